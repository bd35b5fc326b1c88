// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const offerSku = [
  {
    "name": "id",
    "label": "SKU编号",
    "kind": "ref",
    "to": "offerSku"
  },
  {
    "name": "token",
    "label": "临时标识",
    "kind": "text",
    "max": 50
  },
  {
    "name": "skuName",
    "label": "规格名称",
    "kind": "text",
    "need": "submit",
    "max": 50
  },
  {
    "name": "skuCode",
    "label": "商家编码",
    "kind": "text",
    "max": 50
  },
  {
    "name": "barcode",
    "label": "条形码",
    "kind": "text",
    "need": "when",
    "max": 14,
    "key": true
  },
  {
    "name": "noBarcode",
    "label": "无条码",
    "kind": "bool"
  },
  {
    "name": "spec",
    "label": "规格",
    "kind": "other",
    "need": "submit",
    "key": true
  },
  {
    "name": "netContent",
    "label": "净含量",
    "kind": "decimal",
    "low": 0,
    "scale": 2
  },
  {
    "name": "unit",
    "label": "单位",
    "kind": "dict",
    "max": 20,
    "dict": "Unit"
  },
  {
    "name": "packQty",
    "label": "每份件数",
    "kind": "int",
    "low": 1,
    "high": 9999
  },
  {
    "name": "image",
    "label": "规格图",
    "kind": "files",
    "max": 1
  },
  {
    "name": "marketPrice",
    "label": "吊牌价",
    "kind": "money",
    "low": 0,
    "high": 99999999.99,
    "key": true
  },
  {
    "name": "dailyPrice",
    "label": "日常到手价",
    "kind": "money",
    "low": 0,
    "high": 99999999.99,
    "key": true
  },
  {
    "name": "lowestPrice30",
    "label": "近30天最低价",
    "kind": "money",
    "low": 0,
    "high": 99999999.99,
    "key": true
  },
  {
    "name": "lowestPrice180",
    "label": "近180天最低价",
    "kind": "money",
    "low": 0,
    "high": 99999999.99,
    "key": true
  },
  {
    "name": "livePagePrice",
    "label": "页面价",
    "kind": "money",
    "low": 0,
    "high": 99999999.99,
    "key": true
  },
  {
    "name": "finalPrice",
    "label": "到手价",
    "kind": "money",
    "low": 0,
    "high": 9999999999.99
  },
  {
    "name": "unitPrice",
    "label": "单位价",
    "kind": "money",
    "low": 0,
    "high": 9999999999.99
  },
  {
    "name": "plannedStock",
    "label": "备货",
    "kind": "int",
    "need": "submit",
    "low": 1,
    "high": 99999999
  },
  {
    "name": "limitPerUser",
    "label": "每人限购",
    "kind": "int",
    "low": 1,
    "high": 9999
  },
  {
    "name": "costPrice",
    "label": "成本价",
    "kind": "money",
    "low": 0,
    "high": 99999999.99
  },
  {
    "name": "supplyPrice",
    "label": "供货价",
    "kind": "money",
    "low": 0,
    "high": 99999999.99,
    "key": true
  },
  {
    "name": "disabled",
    "label": "停用",
    "kind": "bool"
  },
  {
    "name": "productSkuId",
    "label": "商品SKU",
    "kind": "ref",
    "to": "productSku"
  }
] as const
