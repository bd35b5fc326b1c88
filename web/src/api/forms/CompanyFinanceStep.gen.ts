// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const companyFinanceStep = [
  {
    "name": "accountMatches",
    "label": "账户一致",
    "kind": "bool",
    "need": "draft"
  },
  {
    "name": "taxpayerRight",
    "label": "纳税人类型无误",
    "kind": "bool",
    "need": "draft"
  },
  {
    "name": "periodAgreed",
    "label": "账期确认",
    "kind": "bool",
    "need": "draft"
  }
] as const
