// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const messageTemplateForm = [
  {
    "name": "code",
    "label": "模板编码",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "title",
    "label": "标题",
    "kind": "text",
    "need": "draft",
    "max": 100
  },
  {
    "name": "content",
    "label": "内容",
    "kind": "area",
    "need": "draft",
    "max": 1000
  },
  {
    "name": "rowVersion",
    "label": "数据版本",
    "kind": "int",
    "low": 0
  }
] as const
