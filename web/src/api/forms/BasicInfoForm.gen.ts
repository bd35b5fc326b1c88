// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const basicInfoForm = [
  {
    "name": "companyId",
    "label": "企业",
    "kind": "int"
  },
  {
    "name": "rowVersion",
    "label": "数据版本",
    "kind": "int",
    "low": 0
  },
  {
    "name": "contactList",
    "label": "联系人",
    "kind": "list",
    "max": 20,
    "group": "联系人与地址",
    "fields": [
      {
        "name": "name",
        "label": "姓名",
        "kind": "text",
        "need": "draft",
        "max": 50
      },
      {
        "name": "position",
        "label": "岗位",
        "kind": "dict",
        "max": 50,
        "dict": "VendorPosition"
      },
      {
        "name": "phone",
        "label": "手机号",
        "kind": "phone",
        "need": "draft",
        "max": 11,
        "sensitive": true
      },
      {
        "name": "email",
        "label": "邮箱",
        "kind": "email",
        "max": 100
      },
      {
        "name": "wx",
        "label": "微信",
        "kind": "text",
        "max": 50
      },
      {
        "name": "isMain",
        "label": "主要联系人",
        "kind": "bool"
      }
    ]
  },
  {
    "name": "addressList",
    "label": "地址",
    "kind": "list",
    "max": 20,
    "group": "联系人与地址",
    "fields": [
      {
        "name": "addressType",
        "label": "地址类型",
        "kind": "dict",
        "need": "draft",
        "max": 50,
        "dict": "AddressType"
      },
      {
        "name": "receiver",
        "label": "收货人",
        "kind": "text",
        "need": "draft",
        "max": 50
      },
      {
        "name": "phone",
        "label": "联系电话",
        "kind": "phone",
        "need": "draft",
        "max": 11,
        "sensitive": true
      },
      {
        "name": "regionCodes",
        "label": "地区代码",
        "kind": "texts",
        "max": 3
      },
      {
        "name": "regionNames",
        "label": "所在地区",
        "kind": "texts",
        "need": "draft",
        "max": 3
      },
      {
        "name": "detail",
        "label": "详细地址",
        "kind": "text",
        "need": "draft",
        "max": 200
      },
      {
        "name": "isDefault",
        "label": "默认地址",
        "kind": "bool"
      }
    ]
  },
  {
    "name": "mainCategory",
    "label": "主营类目",
    "kind": "dicts",
    "max": 20,
    "dict": "ProductCategory",
    "group": "经营概况"
  },
  {
    "name": "mainBrands",
    "label": "主营品牌",
    "kind": "refs",
    "max": 20,
    "group": "经营概况",
    "to": "brand"
  },
  {
    "name": "annualSales",
    "label": "年销售额（万元）",
    "kind": "decimal",
    "low": 0,
    "high": 100000000,
    "scale": 2,
    "group": "经营概况"
  },
  {
    "name": "crossBorder",
    "label": "是否跨境",
    "kind": "bool",
    "group": "经营概况"
  },
  {
    "name": "intro",
    "label": "企业简介",
    "kind": "area",
    "max": 1000,
    "group": "经营概况"
  },
  {
    "name": "files",
    "label": "资料附件",
    "kind": "files",
    "max": 10,
    "group": "经营概况",
    "accept": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "maxKb": 20480
  },
  {
    "name": "factoryFlag",
    "label": "自有工厂",
    "kind": "bool",
    "group": "生产与仓配"
  },
  {
    "name": "factoryAddress",
    "label": "工厂地址",
    "kind": "text",
    "max": 200,
    "group": "生产与仓配"
  },
  {
    "name": "monthlyCapacity",
    "label": "月产能（件）",
    "kind": "int",
    "low": 0,
    "high": 1000000000,
    "group": "生产与仓配"
  },
  {
    "name": "warehouseCity",
    "label": "发货仓所在城市",
    "kind": "text",
    "max": 50,
    "group": "生产与仓配"
  },
  {
    "name": "avgShipHours",
    "label": "平均发货时长（小时）",
    "kind": "int",
    "low": 0,
    "high": 720,
    "group": "生产与仓配"
  },
  {
    "name": "returnPolicy",
    "label": "退货政策",
    "kind": "dict",
    "max": 50,
    "dict": "ReturnPolicy",
    "group": "生产与仓配"
  },
  {
    "name": "afterSaleContact",
    "label": "售后联系方式",
    "kind": "text",
    "max": 100,
    "group": "生产与仓配"
  },
  {
    "name": "liveCoopHistory",
    "label": "直播合作经历",
    "kind": "area",
    "max": 500,
    "group": "直播合作"
  },
  {
    "name": "competitorRooms",
    "label": "合作过的其他直播间",
    "kind": "area",
    "max": 255,
    "group": "直播合作"
  }
] as const
