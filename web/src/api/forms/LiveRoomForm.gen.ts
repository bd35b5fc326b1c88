// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const liveRoomForm = [
  {
    "name": "code",
    "label": "直播间编码",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "name",
    "label": "直播间名称",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "vendorType",
    "label": "商家类型",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "VendorType"
  },
  {
    "name": "type",
    "label": "直播间类型",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "LiveRoomType"
  },
  {
    "name": "startDate",
    "label": "活动开始",
    "kind": "date"
  },
  {
    "name": "endDate",
    "label": "活动结束",
    "kind": "date"
  },
  {
    "name": "offerOpenFrom",
    "label": "报品开放起",
    "kind": "date"
  },
  {
    "name": "offerOpenTo",
    "label": "报品开放止",
    "kind": "date"
  },
  {
    "name": "minProtectDays",
    "label": "最少保价天数",
    "kind": "int",
    "low": 0,
    "high": 365
  },
  {
    "name": "sort",
    "label": "排序",
    "kind": "int",
    "low": 0,
    "high": 9999
  },
  {
    "name": "enabled",
    "label": "启用",
    "kind": "bool"
  },
  {
    "name": "rules",
    "label": "直播间规则",
    "kind": "area",
    "max": 1000
  },
  {
    "name": "rowVersion",
    "label": "数据版本",
    "kind": "int",
    "low": 0
  }
] as const
