// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const offerSaleStep = [
  {
    "name": "offerCategory",
    "label": "报品类别",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "OfferCategory"
  },
  {
    "name": "commissionConfirmed",
    "label": "佣金率已确认",
    "kind": "bool",
    "need": "draft",
    "missing": "请确认佣金率"
  },
  {
    "name": "slotFeeConfirmed",
    "label": "坑位费已确认",
    "kind": "bool",
    "need": "draft",
    "missing": "请确认坑位费"
  },
  {
    "name": "linkSubmitter",
    "label": "挂链提交人",
    "kind": "text",
    "max": 50
  }
] as const
