// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const spuSku = [
  {
    "name": "id",
    "label": "SKU编号",
    "kind": "ref",
    "to": "productSku"
  },
  {
    "name": "token",
    "label": "临时标识",
    "kind": "text",
    "max": 50
  },
  {
    "name": "skuName",
    "label": "SKU名称",
    "kind": "text",
    "need": "submit",
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
    "kind": "bool",
    "key": true
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
    "name": "lengthCm",
    "label": "长(cm)",
    "kind": "decimal",
    "need": "submit",
    "low": 0.01,
    "high": 1000,
    "scale": 2
  },
  {
    "name": "widthCm",
    "label": "宽(cm)",
    "kind": "decimal",
    "need": "submit",
    "low": 0.01,
    "high": 1000,
    "scale": 2
  },
  {
    "name": "heightCm",
    "label": "高(cm)",
    "kind": "decimal",
    "need": "submit",
    "low": 0.01,
    "high": 1000,
    "scale": 2
  },
  {
    "name": "weightKg",
    "label": "重量(kg)",
    "kind": "decimal",
    "need": "submit",
    "low": 0.001,
    "high": 1000,
    "scale": 3
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
    "high": 99999999.99
  }
] as const
