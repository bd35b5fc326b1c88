// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const companyLegalStep = [
  {
    "name": "licenseClear",
    "label": "执照清晰",
    "kind": "bool",
    "need": "draft"
  },
  {
    "name": "factsMatch",
    "label": "信息一致",
    "kind": "bool",
    "need": "draft"
  },
  {
    "name": "statusNormal",
    "label": "经营状态正常",
    "kind": "bool",
    "need": "draft"
  },
  {
    "name": "scopeFits",
    "label": "经营范围匹配",
    "kind": "bool",
    "need": "draft"
  },
  {
    "name": "legalPersonMatches",
    "label": "法人一致",
    "kind": "bool",
    "need": "draft"
  },
  {
    "name": "brandsValid",
    "label": "商标/授权有效",
    "kind": "bool",
    "need": "draft"
  }
] as const
