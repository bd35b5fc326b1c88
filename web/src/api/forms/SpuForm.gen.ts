// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const spuForm = [
  {
    "name": "spuName",
    "label": "商品名称",
    "kind": "text",
    "need": "draft",
    "max": 100,
    "group": "基础信息",
    "key": true,
    "scene": "OFFER"
  },
  {
    "name": "brandId",
    "label": "品牌",
    "kind": "ref",
    "need": "submit",
    "group": "基础信息",
    "key": true,
    "to": "brand"
  },
  {
    "name": "categoryCode",
    "label": "类目",
    "kind": "dict",
    "need": "submit",
    "max": 50,
    "dict": "ProductCategory",
    "group": "基础信息",
    "key": true
  },
  {
    "name": "category2",
    "label": "二级类目",
    "kind": "dict",
    "need": "submit",
    "max": 50,
    "dict": "ProductCategory",
    "group": "基础信息",
    "key": true
  },
  {
    "name": "category3",
    "label": "三级类目",
    "kind": "dict",
    "max": 50,
    "dict": "ProductCategory",
    "group": "基础信息",
    "key": true
  },
  {
    "name": "originPlace",
    "label": "产地",
    "kind": "text",
    "need": "submit",
    "max": 50,
    "group": "基础信息"
  },
  {
    "name": "isDomestic",
    "label": "产地类型",
    "kind": "bool",
    "need": "submit",
    "group": "基础信息"
  },
  {
    "name": "sellingPoints",
    "label": "卖点",
    "kind": "area",
    "max": 500,
    "group": "基础信息",
    "scene": "OFFER"
  },
  {
    "name": "images",
    "label": "商品图片",
    "kind": "files",
    "need": "submit",
    "max": 40,
    "group": "图片"
  },
  {
    "name": "detailImages",
    "label": "详情图",
    "kind": "files",
    "max": 30,
    "group": "图片"
  },
  {
    "name": "attrs",
    "label": "类目属性",
    "kind": "part",
    "group": "属性",
    "rowKey": "label",
    "fields": []
  },
  {
    "name": "attrFiles",
    "label": "属性附件",
    "kind": "files",
    "max": 20,
    "group": "属性",
    "accept": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "maxKb": 20480
  },
  {
    "name": "skus",
    "label": "SKU",
    "kind": "list",
    "need": "submit",
    "missing": "请至少维护一个SKU",
    "max": 50,
    "group": "SKU",
    "rowKey": "barcode,skuName",
    "fields": [
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
    ]
  }
] as const
