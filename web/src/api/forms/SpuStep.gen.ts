// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const spuStep = [
  {
    "name": "riskLevel",
    "label": "风险等级",
    "kind": "dict",
    "max": 20,
    "dict": "RiskLevel"
  }
] as const
