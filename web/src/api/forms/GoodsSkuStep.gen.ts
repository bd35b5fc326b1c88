// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const goodsSkuStep = [
  {
    "name": "measuredL",
    "label": "实测长(cm)",
    "kind": "decimal",
    "low": 0.01,
    "high": 1000,
    "scale": 2
  },
  {
    "name": "measuredW",
    "label": "实测宽(cm)",
    "kind": "decimal",
    "low": 0.01,
    "high": 1000,
    "scale": 2
  },
  {
    "name": "measuredH",
    "label": "实测高(cm)",
    "kind": "decimal",
    "low": 0.01,
    "high": 1000,
    "scale": 2
  },
  {
    "name": "measuredWeight",
    "label": "实测重量(kg)",
    "kind": "decimal",
    "low": 0.001,
    "high": 1000,
    "scale": 3
  },
  {
    "name": "zone",
    "label": "库区",
    "kind": "text",
    "max": 30
  }
] as const
