// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const dictItemForm = [
  {
    "name": "type",
    "label": "字典类型",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "value",
    "label": "字典值",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "label",
    "label": "显示名称",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "liveRoom",
    "label": "适用直播间",
    "kind": "text",
    "max": 500
  },
  {
    "name": "parentId",
    "label": "上级",
    "kind": "int"
  },
  {
    "name": "color",
    "label": "颜色",
    "kind": "text",
    "max": 20
  },
  {
    "name": "remark",
    "label": "备注",
    "kind": "text",
    "max": 255
  }
] as const
