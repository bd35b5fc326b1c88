// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const complaintForm = [
  {
    "name": "happenedDate",
    "label": "投诉日期",
    "kind": "date",
    "need": "draft"
  },
  {
    "name": "relatedCode",
    "label": "关联单号",
    "kind": "text",
    "max": 50
  },
  {
    "name": "content",
    "label": "投诉内容",
    "kind": "area",
    "need": "draft",
    "max": 255,
    "min": 5
  }
] as const
