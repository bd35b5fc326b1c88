// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const itemForm = [
  {
    "name": "id",
    "label": "排期",
    "kind": "ref",
    "need": "draft",
    "to": "scheduleItem"
  },
  {
    "name": "scene",
    "label": "排期场景",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "ShowScheduleScene"
  },
  {
    "name": "planStock",
    "label": "备货",
    "kind": "int",
    "need": "draft",
    "low": 1,
    "high": 99999999
  },
  {
    "name": "talkMinutes",
    "label": "讲解分钟",
    "kind": "int",
    "need": "draft",
    "low": 1,
    "high": 240
  },
  {
    "name": "rowVersion",
    "label": "数据版本",
    "kind": "int",
    "low": 0
  }
] as const
