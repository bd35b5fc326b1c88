// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const offerForm = [
  {
    "name": "liveRoom",
    "label": "直播间",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "LiveRoom",
    "group": "基础信息"
  },
  {
    "name": "categoryCode",
    "label": "类目",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "ProductCategory",
    "group": "基础信息"
  },
  {
    "name": "formType",
    "label": "表单类型",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "OfferFormType",
    "group": "基础信息"
  },
  {
    "name": "offerStyle",
    "label": "报品方式",
    "kind": "dict",
    "need": "draft",
    "max": 50,
    "dict": "OfferStyle",
    "group": "基础信息"
  },
  {
    "name": "offerCopyType",
    "label": "复制类型",
    "kind": "dict",
    "max": 50,
    "dict": "OfferCopyType",
    "group": "基础信息"
  },
  {
    "name": "sourceOfferId",
    "label": "来源报品",
    "kind": "ref",
    "group": "基础信息",
    "to": "offer"
  },
  {
    "name": "changeOf",
    "label": "变更对象",
    "kind": "ref",
    "group": "基础信息",
    "to": "offer"
  },
  {
    "name": "spuId",
    "label": "关联商品",
    "kind": "ref",
    "group": "基础信息",
    "to": "spu"
  },
  {
    "name": "offerName",
    "label": "商品名称",
    "kind": "text",
    "need": "draft",
    "max": 60,
    "group": "基础信息",
    "key": true,
    "scene": "OFFER"
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
    "name": "brandId",
    "label": "品牌",
    "kind": "ref",
    "need": "submit",
    "group": "基础信息",
    "key": true,
    "to": "brand"
  },
  {
    "name": "storeId",
    "label": "成交店铺",
    "kind": "ref",
    "group": "基础信息",
    "to": "store"
  },
  {
    "name": "offerCategory",
    "label": "报品类别",
    "kind": "dict",
    "need": "submit",
    "max": 50,
    "dict": "OfferCategory",
    "group": "基础信息"
  },
  {
    "name": "shortTitle",
    "label": "短标题",
    "kind": "text",
    "need": "submit",
    "max": 20,
    "group": "基础信息",
    "scene": "OFFER"
  },
  {
    "name": "sellingPoints",
    "label": "卖点",
    "kind": "area",
    "need": "submit",
    "max": 500,
    "group": "基础信息",
    "scene": "OFFER"
  },
  {
    "name": "targetPeople",
    "label": "适用人群",
    "kind": "area",
    "max": 255,
    "group": "基础信息",
    "scene": "OFFER"
  },
  {
    "name": "usage",
    "label": "使用方法",
    "kind": "area",
    "max": 255,
    "group": "基础信息",
    "scene": "OFFER"
  },
  {
    "name": "notice",
    "label": "注意事项",
    "kind": "area",
    "max": 255,
    "group": "基础信息",
    "scene": "OFFER"
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
    "name": "itemUrl",
    "label": "商品链接",
    "kind": "url",
    "max": 300,
    "group": "基础信息"
  },
  {
    "name": "itemId",
    "label": "商品ID",
    "kind": "text",
    "max": 30,
    "group": "基础信息"
  },
  {
    "name": "monthSales",
    "label": "月销量",
    "kind": "int",
    "low": 0,
    "high": 999999999,
    "group": "基础信息"
  },
  {
    "name": "totalSales",
    "label": "累计销量",
    "kind": "int",
    "low": 0,
    "high": 9999999999,
    "group": "基础信息"
  },
  {
    "name": "goodRate",
    "label": "好评率",
    "kind": "rate",
    "low": 0,
    "high": 100,
    "scale": 2,
    "group": "基础信息"
  },
  {
    "name": "reviewCount",
    "label": "评价数",
    "kind": "int",
    "low": 0,
    "high": 999999999,
    "group": "基础信息"
  },
  {
    "name": "mainCompetitors",
    "label": "竞品",
    "kind": "list",
    "max": 5,
    "group": "基础信息",
    "rowKey": "name",
    "fields": [
      {
        "name": "name",
        "label": "竞品名称",
        "kind": "text",
        "need": "submit",
        "max": 60
      },
      {
        "name": "url",
        "label": "竞品链接",
        "kind": "url",
        "max": 300
      },
      {
        "name": "price",
        "label": "竞品价格",
        "kind": "money",
        "low": 0,
        "high": 9999999999.99
      }
    ]
  },
  {
    "name": "sampleFlag",
    "label": "寄样",
    "kind": "bool",
    "group": "基础信息"
  },
  {
    "name": "expectShowDateFrom",
    "label": "期望播出开始日期",
    "kind": "date",
    "need": "submit",
    "group": "基础信息"
  },
  {
    "name": "expectShowDateTo",
    "label": "期望播出结束日期",
    "kind": "date",
    "need": "submit",
    "group": "基础信息"
  },
  {
    "name": "images",
    "label": "商品图片",
    "kind": "files",
    "need": "submit",
    "max": 40,
    "group": "图片",
    "key": true
  },
  {
    "name": "detailImages",
    "label": "详情图",
    "kind": "files",
    "max": 30,
    "group": "图片"
  },
  {
    "name": "videos",
    "label": "主图视频",
    "kind": "files",
    "max": 1,
    "group": "图片",
    "accept": [
      "mp4"
    ],
    "maxKb": 204800
  },
  {
    "name": "offerAttrs",
    "label": "类目属性",
    "kind": "part",
    "group": "类目属性",
    "rowKey": "label",
    "fields": []
  },
  {
    "name": "attrFiles",
    "label": "属性附件",
    "kind": "files",
    "max": 20,
    "group": "类目属性",
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
    "label": "规格与价格",
    "kind": "list",
    "need": "submit",
    "max": 50,
    "group": "规格与价格",
    "rowKey": "barcode,skuName",
    "fields": [
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
    ]
  },
  {
    "name": "mechanism",
    "label": "优惠机制",
    "kind": "part",
    "group": "优惠机制与赠品",
    "fields": [
      {
        "name": "mechanismText",
        "label": "机制描述",
        "kind": "area",
        "max": 255,
        "scene": "OFFER"
      },
      {
        "name": "buyQty",
        "label": "每单件数",
        "kind": "int",
        "low": 1,
        "high": 99
      },
      {
        "name": "lines",
        "label": "优惠项",
        "kind": "list",
        "max": 20,
        "fields": [
          {
            "name": "type",
            "label": "优惠类型",
            "kind": "dict",
            "need": "submit",
            "max": 50,
            "dict": "PriceMechanismType",
            "key": true
          },
          {
            "name": "threshold",
            "label": "门槛",
            "kind": "money",
            "low": 0,
            "high": 9999999999.99,
            "key": true
          },
          {
            "name": "value",
            "label": "数值",
            "kind": "money",
            "low": 0,
            "high": 9999999999.99,
            "key": true
          },
          {
            "name": "buyQty",
            "label": "第几件",
            "kind": "int",
            "low": 1,
            "high": 99,
            "key": true
          },
          {
            "name": "giftQty",
            "label": "赠送件数",
            "kind": "int",
            "low": 1,
            "high": 99,
            "key": true
          },
          {
            "name": "depositAmount",
            "label": "定金",
            "kind": "money",
            "low": 0,
            "high": 9999999999.99,
            "key": true
          },
          {
            "name": "depositExpand",
            "label": "膨胀至",
            "kind": "money",
            "low": 0,
            "high": 9999999999.99,
            "key": true
          },
          {
            "name": "balanceDate",
            "label": "尾款日期",
            "kind": "date"
          },
          {
            "name": "couponUrl",
            "label": "领券链接",
            "kind": "url",
            "max": 300
          },
          {
            "name": "stackable",
            "label": "可叠加",
            "kind": "bool",
            "key": true
          },
          {
            "name": "repeat",
            "label": "每满重复",
            "kind": "bool",
            "key": true
          },
          {
            "name": "sort",
            "label": "排序",
            "kind": "int",
            "low": 0,
            "high": 999
          }
        ]
      },
      {
        "name": "gifts",
        "label": "赠品",
        "kind": "list",
        "max": 20,
        "rowKey": "giftName",
        "fields": [
          {
            "name": "giftOfferId",
            "label": "赠品报品",
            "kind": "ref",
            "to": "offer"
          },
          {
            "name": "giftName",
            "label": "赠品名称",
            "kind": "text",
            "need": "submit",
            "max": 50,
            "scene": "OFFER"
          },
          {
            "name": "giftSpec",
            "label": "赠品规格",
            "kind": "text",
            "max": 50
          },
          {
            "name": "giftImage",
            "label": "赠品图片",
            "kind": "files",
            "max": 1
          },
          {
            "name": "qty",
            "label": "数量",
            "kind": "int",
            "need": "submit",
            "low": 1,
            "high": 9999
          },
          {
            "name": "giftValue",
            "label": "赠品价值",
            "kind": "money",
            "low": 0,
            "high": 9999999999.99
          },
          {
            "name": "sameAsMain",
            "label": "与主品相同",
            "kind": "bool"
          },
          {
            "name": "netContent",
            "label": "净含量",
            "kind": "decimal",
            "need": "when",
            "low": 0,
            "scale": 2
          },
          {
            "name": "condition",
            "label": "赠送条件",
            "kind": "dict",
            "max": 50,
            "dict": "GiftCondition"
          },
          {
            "name": "giftStock",
            "label": "赠品库存",
            "kind": "int",
            "low": 0,
            "high": 99999999
          }
        ]
      },
      {
        "name": "platformSubsidy",
        "label": "平台补贴",
        "kind": "money",
        "low": 0,
        "high": 9999999999.99
      },
      {
        "name": "anchorRedPacket",
        "label": "主播红包",
        "kind": "money",
        "low": 0,
        "high": 9999999999.99
      }
    ]
  },
  {
    "name": "feeMode",
    "label": "合作模式",
    "kind": "dict",
    "need": "when",
    "max": 50,
    "dict": "FeeMode",
    "group": "合作条款与保价",
    "key": true
  },
  {
    "name": "slotFee",
    "label": "坑位费",
    "kind": "money",
    "need": "when",
    "low": 0,
    "high": 9999999999.99,
    "group": "合作条款与保价",
    "key": true
  },
  {
    "name": "commissionRate",
    "label": "佣金率",
    "kind": "rate",
    "need": "when",
    "low": 0,
    "high": 100,
    "scale": 2,
    "group": "合作条款与保价",
    "key": true
  },
  {
    "name": "commissionExtra",
    "label": "额外佣金",
    "kind": "rate",
    "low": 0,
    "high": 100,
    "scale": 2,
    "group": "合作条款与保价",
    "key": true
  },
  {
    "name": "priceProtectDays",
    "label": "保价天数",
    "kind": "int",
    "need": "when",
    "low": 0,
    "high": 365,
    "group": "合作条款与保价",
    "key": true
  },
  {
    "name": "protectScope",
    "label": "保价范围",
    "kind": "dict",
    "need": "when",
    "max": 50,
    "dict": "ProtectScope",
    "group": "合作条款与保价",
    "key": true
  },
  {
    "name": "protectPromise",
    "label": "保价承诺",
    "kind": "bool",
    "need": "when",
    "group": "合作条款与保价",
    "key": true
  },
  {
    "name": "shipTime",
    "label": "发货时效",
    "kind": "dict",
    "need": "when",
    "max": 50,
    "dict": "ShipTime",
    "group": "物流售后"
  },
  {
    "name": "freightTemplate",
    "label": "运费说明",
    "kind": "text",
    "need": "when",
    "max": 100,
    "group": "物流售后"
  },
  {
    "name": "freightInsurance",
    "label": "运费险",
    "kind": "bool",
    "need": "when",
    "group": "物流售后"
  },
  {
    "name": "returnPolicy",
    "label": "退换政策",
    "kind": "dict",
    "need": "when",
    "max": 50,
    "dict": "ReturnPolicy",
    "group": "物流售后"
  },
  {
    "name": "invoiceSupport",
    "label": "支持发票",
    "kind": "bool",
    "need": "when",
    "group": "物流售后"
  },
  {
    "name": "shipRegionExclude",
    "label": "不发货地区",
    "kind": "area",
    "max": 255,
    "group": "物流售后"
  },
  {
    "name": "complianceConfirmed",
    "label": "已知悉并确认合规",
    "kind": "bool",
    "group": "资质"
  },
  {
    "name": "contactName",
    "label": "对接人",
    "kind": "text",
    "need": "when",
    "max": 50,
    "group": "对接人"
  },
  {
    "name": "contactPhone",
    "label": "手机",
    "kind": "phone",
    "need": "when",
    "max": 11,
    "group": "对接人",
    "sensitive": true
  },
  {
    "name": "contactVx",
    "label": "微信",
    "kind": "text",
    "max": 50,
    "group": "对接人"
  }
] as const
