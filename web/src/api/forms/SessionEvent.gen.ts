// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const sessionEvent = [
  {
    "name": "reason",
    "label": "原因",
    "kind": "area",
    "max": 255
  },
  {
    "name": "rowVersion",
    "label": "数据版本",
    "kind": "int",
    "low": 0
  }
] as const
