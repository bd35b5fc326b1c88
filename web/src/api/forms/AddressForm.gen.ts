// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const addressForm = [
  {
    "name": "addressType",
    "label": "地址类型",
    "kind": "dict",
    "need": "draft",
    "max": 20,
    "dict": "AddressType"
  },
  {
    "name": "receiver",
    "label": "联系人",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "phone",
    "label": "手机号",
    "kind": "phone",
    "need": "draft"
  },
  {
    "name": "region",
    "label": "所在地区",
    "kind": "text",
    "need": "draft",
    "max": 100
  },
  {
    "name": "regionCodes",
    "label": "地区编码",
    "kind": "texts",
    "max": 3
  },
  {
    "name": "detail",
    "label": "详细地址",
    "kind": "text",
    "need": "draft",
    "max": 200
  },
  {
    "name": "isDefault",
    "label": "默认地址",
    "kind": "bool"
  }
] as const
