// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const newRoleForm = [
  {
    "name": "roleName",
    "label": "角色名称",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "dataScope",
    "label": "数据范围",
    "kind": "dict",
    "need": "draft",
    "max": 20,
    "dict": "DataScope"
  },
  {
    "name": "permissionCodes",
    "label": "权限",
    "kind": "texts",
    "need": "draft",
    "max": 1000
  },
  {
    "name": "remark",
    "label": "备注",
    "kind": "area",
    "max": 255
  }
] as const
