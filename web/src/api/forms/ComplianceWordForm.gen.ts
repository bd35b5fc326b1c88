// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const complianceWordForm = [
  {
    "name": "word",
    "label": "词",
    "kind": "text",
    "need": "draft",
    "max": 100
  },
  {
    "name": "matchType",
    "label": "匹配方式",
    "kind": "dict",
    "need": "draft",
    "max": 20,
    "dict": "ComplianceMatch"
  },
  {
    "name": "level",
    "label": "级别",
    "kind": "dict",
    "need": "draft",
    "max": 20,
    "dict": "ComplianceLevel"
  },
  {
    "name": "categories",
    "label": "类目",
    "kind": "dicts",
    "max": 20,
    "dict": "ProductCategory"
  },
  {
    "name": "scenes",
    "label": "场景",
    "kind": "dicts",
    "max": 10,
    "dict": "ComplianceScene"
  },
  {
    "name": "lawRef",
    "label": "法规",
    "kind": "text",
    "max": 100
  },
  {
    "name": "suggestion",
    "label": "建议",
    "kind": "text",
    "max": 255
  },
  {
    "name": "exemptPattern",
    "label": "豁免",
    "kind": "text",
    "max": 200
  },
  {
    "name": "enabled",
    "label": "启用",
    "kind": "bool"
  }
] as const
