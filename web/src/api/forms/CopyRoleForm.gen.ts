// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const copyRoleForm = [
  {
    "name": "roleName",
    "label": "角色名称",
    "kind": "text",
    "need": "draft",
    "max": 50
  }
] as const
