// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const spuLinkForm = [
  {
    "name": "spuId",
    "label": "商品",
    "kind": "ref",
    "need": "draft",
    "key": true,
    "to": "spu"
  },
  {
    "name": "spuName",
    "label": "商品名称",
    "kind": "text",
    "max": 100
  },
  {
    "name": "brandId",
    "label": "品牌",
    "kind": "ref",
    "need": "submit",
    "to": "brand"
  },
  {
    "name": "authCertId",
    "label": "授权证照",
    "kind": "ref",
    "to": "certificate"
  },
  {
    "name": "remark",
    "label": "说明",
    "kind": "area",
    "max": 255
  }
] as const
