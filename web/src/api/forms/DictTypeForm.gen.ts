// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const dictTypeForm = [
  {
    "name": "code",
    "label": "字典编码",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "label",
    "label": "字典名称",
    "kind": "text",
    "need": "draft",
    "max": 50
  }
] as const
