// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const categoryForm = [
  {
    "name": "code",
    "label": "类目编码",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "parentCode",
    "label": "上级类目",
    "kind": "text",
    "max": 50
  },
  {
    "name": "name",
    "label": "类目名称",
    "kind": "text",
    "need": "draft",
    "max": 50
  },
  {
    "name": "enabled",
    "label": "启用",
    "kind": "bool"
  },
  {
    "name": "riskLevelDefault",
    "label": "默认风险等级",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "RiskLevel"
  },
  {
    "name": "attrTemplateId",
    "label": "属性模板",
    "kind": "ref",
    "to": "attrTemplate"
  },
  {
    "name": "commissionMin",
    "label": "最低佣金率",
    "kind": "rate",
    "low": 0,
    "high": 100,
    "scale": 2
  },
  {
    "name": "sampleRequired",
    "label": "需寄样",
    "kind": "bool"
  },
  {
    "name": "rowVersion",
    "label": "数据版本",
    "kind": "int",
    "low": 0
  }
] as const
