// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const offerMechanism = [
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
] as const
