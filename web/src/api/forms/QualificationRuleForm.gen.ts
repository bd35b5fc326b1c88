// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const qualificationRuleForm = [
  {
    "name": "categoryCode",
    "label": "类目",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "ProductCategory"
  },
  {
    "name": "certType",
    "label": "证照类型",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "CertType"
  },
  {
    "name": "level",
    "label": "资质层级",
    "kind": "dict",
    "need": "draft",
    "max": 20,
    "dict": "CertLevel"
  },
  {
    "name": "required",
    "label": "资质要求",
    "kind": "dict",
    "need": "draft",
    "max": 20,
    "dict": "RequireLevel"
  },
  {
    "name": "group",
    "label": "多选一分组",
    "kind": "text",
    "max": 50
  },
  {
    "name": "crossBorder",
    "label": "跨境",
    "kind": "bool"
  },
  {
    "name": "brandNature",
    "label": "品牌性质",
    "kind": "dict",
    "max": 50,
    "dict": "BrandNature"
  },
  {
    "name": "riskLevel",
    "label": "风险等级",
    "kind": "dict",
    "max": 50,
    "dict": "RiskLevel"
  },
  {
    "name": "minRemainDays",
    "label": "最少剩余天数",
    "kind": "int",
    "low": 0,
    "high": 3650
  },
  {
    "name": "note",
    "label": "说明",
    "kind": "area",
    "max": 255
  }
] as const
