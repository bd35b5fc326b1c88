// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const userGroupForm = [
  {
    "name": "id",
    "label": "用户组",
    "kind": "int"
  },
  {
    "name": "rowVersion",
    "label": "版本",
    "kind": "int"
  },
  {
    "name": "name",
    "label": "用户组名称",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "leaderId",
    "label": "负责人",
    "kind": "ref",
    "to": "account"
  }
] as const
