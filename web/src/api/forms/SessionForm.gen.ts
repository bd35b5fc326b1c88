// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const sessionForm = [
  {
    "name": "id",
    "label": "场次",
    "kind": "ref",
    "to": "liveSession"
  },
  {
    "name": "liveRoom",
    "label": "直播间",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "LiveRoom"
  },
  {
    "name": "title",
    "label": "场次名称",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "showDate",
    "label": "开播日期",
    "kind": "date",
    "need": "draft"
  },
  {
    "name": "startTime",
    "label": "开始时间",
    "kind": "text",
    "need": "draft",
    "max": 5
  },
  {
    "name": "endTime",
    "label": "结束时间",
    "kind": "text",
    "need": "draft",
    "max": 5
  },
  {
    "name": "anchor",
    "label": "主播",
    "kind": "text",
    "max": 50
  },
  {
    "name": "capacity",
    "label": "容量",
    "kind": "int",
    "low": 1,
    "high": 200
  },
  {
    "name": "rowVersion",
    "label": "数据版本",
    "kind": "int",
    "low": 0
  }
] as const
