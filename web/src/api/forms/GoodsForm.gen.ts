// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const goodsForm = [
  {
    "name": "goodsName",
    "label": "货品名称",
    "kind": "text",
    "need": "draft",
    "max": 100,
    "group": "基础信息"
  },
  {
    "name": "noBarcode",
    "label": "无条形码",
    "kind": "bool",
    "group": "基础信息",
    "key": true
  },
  {
    "name": "barcode",
    "label": "条形码",
    "kind": "text",
    "need": "when",
    "max": 14,
    "group": "基础信息",
    "key": true
  },
  {
    "name": "outerBarcode",
    "label": "箱码",
    "kind": "text",
    "max": 14,
    "group": "基础信息"
  },
  {
    "name": "brandId",
    "label": "品牌",
    "kind": "ref",
    "need": "submit",
    "group": "基础信息",
    "to": "brand"
  },
  {
    "name": "categoryCode",
    "label": "类目",
    "kind": "dict",
    "need": "submit",
    "max": 50,
    "dict": "ProductCategory",
    "group": "基础信息"
  },
  {
    "name": "spec",
    "label": "规格",
    "kind": "text",
    "need": "submit",
    "max": 100,
    "group": "基础信息"
  },
  {
    "name": "unit",
    "label": "单位",
    "kind": "dict",
    "need": "submit",
    "max": 50,
    "dict": "Unit",
    "group": "基础信息"
  },
  {
    "name": "lengthCm",
    "label": "长(cm)",
    "kind": "decimal",
    "need": "submit",
    "low": 0.01,
    "high": 1000,
    "scale": 2,
    "group": "尺寸与重量",
    "key": true
  },
  {
    "name": "widthCm",
    "label": "宽(cm)",
    "kind": "decimal",
    "need": "submit",
    "low": 0.01,
    "high": 1000,
    "scale": 2,
    "group": "尺寸与重量",
    "key": true
  },
  {
    "name": "heightCm",
    "label": "高(cm)",
    "kind": "decimal",
    "need": "submit",
    "low": 0.01,
    "high": 1000,
    "scale": 2,
    "group": "尺寸与重量",
    "key": true
  },
  {
    "name": "weightKg",
    "label": "毛重(kg)",
    "kind": "decimal",
    "need": "submit",
    "low": 0.001,
    "high": 1000,
    "scale": 3,
    "group": "尺寸与重量",
    "key": true
  },
  {
    "name": "boxQty",
    "label": "箱规",
    "kind": "int",
    "low": 1,
    "high": 1000000,
    "group": "尺寸与重量"
  },
  {
    "name": "boxL",
    "label": "箱长(cm)",
    "kind": "decimal",
    "low": 0.01,
    "high": 1000,
    "scale": 2,
    "group": "尺寸与重量"
  },
  {
    "name": "boxW",
    "label": "箱宽(cm)",
    "kind": "decimal",
    "low": 0.01,
    "high": 1000,
    "scale": 2,
    "group": "尺寸与重量"
  },
  {
    "name": "boxH",
    "label": "箱高(cm)",
    "kind": "decimal",
    "low": 0.01,
    "high": 1000,
    "scale": 2,
    "group": "尺寸与重量"
  },
  {
    "name": "boxWeight",
    "label": "箱重(kg)",
    "kind": "decimal",
    "low": 0.001,
    "high": 10000,
    "scale": 3,
    "group": "尺寸与重量"
  },
  {
    "name": "storageType",
    "label": "储存条件",
    "kind": "dict",
    "need": "submit",
    "max": 50,
    "dict": "StorageType",
    "group": "储存与保质期",
    "key": true
  },
  {
    "name": "shelfLifeFlag",
    "label": "有保质期",
    "kind": "bool",
    "group": "储存与保质期",
    "key": true
  },
  {
    "name": "shelfLifeDays",
    "label": "保质期(天)",
    "kind": "int",
    "need": "when",
    "low": 1,
    "high": 36500,
    "group": "储存与保质期",
    "key": true
  },
  {
    "name": "warnDays",
    "label": "临期预警(天)",
    "kind": "int",
    "low": 1,
    "high": 36500,
    "group": "储存与保质期"
  },
  {
    "name": "batchManaged",
    "label": "批次管理",
    "kind": "bool",
    "group": "储存与保质期"
  },
  {
    "name": "serialManaged",
    "label": "序列号管理",
    "kind": "bool",
    "group": "储存与保质期"
  },
  {
    "name": "fragile",
    "label": "易碎",
    "kind": "bool",
    "group": "储存与保质期"
  },
  {
    "name": "liquid",
    "label": "液体",
    "kind": "bool",
    "group": "储存与保质期",
    "key": true
  },
  {
    "name": "battery",
    "label": "带电",
    "kind": "bool",
    "group": "储存与保质期",
    "key": true
  },
  {
    "name": "purchasePrice",
    "label": "采购价",
    "kind": "money",
    "low": 0,
    "high": 99999999.99,
    "group": "价值与文件"
  },
  {
    "name": "declareValue",
    "label": "申报价值",
    "kind": "money",
    "need": "submit",
    "low": 0,
    "high": 99999999.99,
    "group": "价值与文件"
  },
  {
    "name": "images",
    "label": "货品图片",
    "kind": "files",
    "need": "submit",
    "max": 5,
    "group": "价值与文件"
  },
  {
    "name": "msds",
    "label": "MSDS",
    "kind": "files",
    "need": "when",
    "missing": "液体、带电或危险品须上传MSDS",
    "max": 3,
    "group": "价值与文件",
    "key": true,
    "accept": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "maxKb": 20480
  },
  {
    "name": "remark",
    "label": "备注",
    "kind": "area",
    "max": 255,
    "group": "价值与文件"
  }
] as const
