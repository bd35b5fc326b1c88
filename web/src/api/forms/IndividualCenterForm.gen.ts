// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const individualCenterForm = [
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
    "name": "currentPassword",
    "label": "当前密码",
    "kind": "text",
    "max": 50
  },
  {
    "name": "receiveEmail",
    "label": "接收邮件",
    "kind": "bool"
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
    "name": "vendorVx",
    "label": "微信号",
    "kind": "text",
    "max": 50
  },
  {
    "name": "imageUrl",
    "label": "头像",
    "kind": "files",
    "max": 1
  }
] as const
