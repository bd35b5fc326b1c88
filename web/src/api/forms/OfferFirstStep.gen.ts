// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const offerFirstStep = [
  {
    "name": "score",
    "label": "评分",
    "kind": "part",
    "fields": [
      {
        "name": "product",
        "label": "产品力",
        "kind": "int",
        "need": "draft",
        "low": 1,
        "high": 5
      },
      {
        "name": "price",
        "label": "价格力",
        "kind": "int",
        "need": "draft",
        "low": 1,
        "high": 5
      },
      {
        "name": "brand",
        "label": "品牌力",
        "kind": "int",
        "need": "draft",
        "low": 1,
        "high": 5
      },
      {
        "name": "match",
        "label": "匹配度",
        "kind": "int",
        "need": "draft",
        "low": 1,
        "high": 5
      }
    ]
  },
  {
    "name": "sampleResult",
    "label": "样品结论",
    "kind": "area",
    "max": 255
  },
  {
    "name": "comment",
    "label": "初选意见",
    "kind": "area",
    "max": 255
  }
] as const
