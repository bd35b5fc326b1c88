// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const companySaleStep = [
  {
    "name": "vendorGroup",
    "label": "商家分组",
    "kind": "dict",
    "need": "draft",
    "max": 20,
    "dict": "VendorGroup"
  },
  {
    "name": "liveRooms",
    "label": "合作直播间",
    "kind": "dicts",
    "need": "draft",
    "max": 20,
    "dict": "LiveRoom"
  },
  {
    "name": "bdUserId",
    "label": "招商负责人",
    "kind": "ref",
    "need": "draft",
    "to": "user"
  }
] as const
