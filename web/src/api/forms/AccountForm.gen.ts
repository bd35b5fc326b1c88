// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const accountForm = [
  {
    "name": "id",
    "label": "账号",
    "kind": "int"
  },
  {
    "name": "rowVersion",
    "label": "版本",
    "kind": "int"
  },
  {
    "name": "phone",
    "label": "手机号",
    "kind": "phone"
  },
  {
    "name": "nameCn",
    "label": "姓名",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "email",
    "label": "邮箱",
    "kind": "email",
    "max": 100
  },
  {
    "name": "vendorPosition",
    "label": "岗位",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "VendorPosition"
  },
  {
    "name": "roleIds",
    "label": "角色",
    "kind": "refs",
    "need": "draft",
    "max": 20
  },
  {
    "name": "leaderRoleIds",
    "label": "负责的角色",
    "kind": "refs",
    "max": 20
  },
  {
    "name": "userGroupId",
    "label": "用户组",
    "kind": "ref",
    "need": "draft",
    "to": "userGroup"
  },
  {
    "name": "liveRooms",
    "label": "直播间",
    "kind": "dicts",
    "max": 50,
    "dict": "LiveRoom"
  },
  {
    "name": "expireDate",
    "label": "有效期至",
    "kind": "date"
  },
  {
    "name": "remark",
    "label": "备注",
    "kind": "area",
    "max": 255
  }
] as const
