// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const offerFinalStep = [
  {
    "name": "prdEchelonLevel",
    "label": "梯队",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "PrdEchelonLevel"
  },
  {
    "name": "showScheduleScene",
    "label": "排期场景",
    "kind": "dict",
    "max": 50,
    "dict": "ShowScheduleScene"
  },
  {
    "name": "selProductFlag",
    "label": "精选品",
    "kind": "bool"
  },
  {
    "name": "superEightProduct",
    "label": "超级八点",
    "kind": "bool"
  },
  {
    "name": "conditional",
    "label": "有条件通过",
    "kind": "bool"
  }
] as const
