// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const storeForm = [
  {
    "name": "platformType",
    "label": "平台",
    "kind": "dict",
    "need": "submit",
    "max": 50,
    "dict": "StorePlatform",
    "group": "店铺信息",
    "key": true
  },
  {
    "name": "storeName",
    "label": "店铺名称",
    "kind": "text",
    "need": "draft",
    "max": 100,
    "group": "店铺信息"
  },
  {
    "name": "storeUrl",
    "label": "店铺链接",
    "kind": "url",
    "need": "submit",
    "max": 300,
    "group": "店铺信息"
  },
  {
    "name": "sellerId",
    "label": "店铺ID",
    "kind": "text",
    "need": "submit",
    "max": 50,
    "group": "店铺信息",
    "key": true
  },
  {
    "name": "storeType",
    "label": "店铺类型",
    "kind": "dict",
    "need": "submit",
    "max": 50,
    "dict": "StoreType",
    "group": "店铺信息"
  },
  {
    "name": "brandIds",
    "label": "经营品牌",
    "kind": "refs",
    "need": "submit",
    "max": 50,
    "group": "店铺信息",
    "key": true,
    "to": "brand"
  },
  {
    "name": "categories",
    "label": "经营类目",
    "kind": "dicts",
    "need": "submit",
    "max": 20,
    "dict": "ProductCategory",
    "group": "店铺信息"
  },
  {
    "name": "ownerName",
    "label": "店铺主体",
    "kind": "text",
    "need": "submit",
    "max": 100,
    "group": "主体与授权",
    "key": true
  },
  {
    "name": "ownerCreditCode",
    "label": "主体统一社会信用代码",
    "kind": "text",
    "max": 18,
    "group": "主体与授权"
  },
  {
    "name": "isOwn",
    "label": "是否自有店铺",
    "kind": "bool",
    "need": "submit",
    "group": "主体与授权",
    "key": true
  },
  {
    "name": "authFiles",
    "label": "授权书",
    "kind": "files",
    "need": "when",
    "missing": "非自有店铺需上传授权书",
    "max": 5,
    "group": "主体与授权",
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
    "name": "authExpireDate",
    "label": "授权到期日",
    "kind": "date",
    "need": "when",
    "group": "主体与授权"
  },
  {
    "name": "screenshot",
    "label": "后台截图",
    "kind": "files",
    "need": "submit",
    "max": 3,
    "group": "主体与授权"
  },
  {
    "name": "dsrDesc",
    "label": "描述评分",
    "kind": "decimal",
    "low": 0,
    "high": 5,
    "scale": 2,
    "group": "经营情况"
  },
  {
    "name": "dsrService",
    "label": "服务评分",
    "kind": "decimal",
    "low": 0,
    "high": 5,
    "scale": 2,
    "group": "经营情况"
  },
  {
    "name": "dsrLogistics",
    "label": "物流评分",
    "kind": "decimal",
    "low": 0,
    "high": 5,
    "scale": 2,
    "group": "经营情况"
  },
  {
    "name": "fansCount",
    "label": "粉丝数",
    "kind": "int",
    "low": 0,
    "group": "经营情况"
  },
  {
    "name": "depositPaid",
    "label": "已缴保证金",
    "kind": "money",
    "low": 0,
    "high": 9999999999.99,
    "group": "经营情况"
  },
  {
    "name": "remark",
    "label": "备注",
    "kind": "area",
    "max": 255,
    "group": "经营情况"
  }
] as const
