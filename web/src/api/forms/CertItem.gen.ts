// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const certItem = [
  {
    "name": "token",
    "label": "标识",
    "kind": "text",
    "max": 64
  },
  {
    "name": "certType",
    "label": "证照类型",
    "kind": "dict",
    "need": "submit",
    "max": 50,
    "dict": "CertType",
    "key": true
  },
  {
    "name": "certNo",
    "label": "证照编号",
    "kind": "text",
    "need": "when",
    "max": 100,
    "key": true
  },
  {
    "name": "specialNo",
    "label": "编号格式特殊",
    "kind": "bool"
  },
  {
    "name": "specialReason",
    "label": "特殊说明",
    "kind": "text",
    "need": "when",
    "max": 255
  },
  {
    "name": "certName",
    "label": "证照名称",
    "kind": "text",
    "max": 100
  },
  {
    "name": "subjectName",
    "label": "持证主体",
    "kind": "text",
    "need": "submit",
    "max": 100,
    "key": true
  },
  {
    "name": "scope",
    "label": "范围",
    "kind": "area",
    "max": 255
  },
  {
    "name": "brandId",
    "label": "所属品牌",
    "kind": "ref",
    "to": "brand"
  },
  {
    "name": "categoryCode",
    "label": "所属类目",
    "kind": "dict",
    "max": 100,
    "dict": "ProductCategory"
  },
  {
    "name": "issueOrg",
    "label": "发证机关",
    "kind": "text",
    "max": 100
  },
  {
    "name": "issueDate",
    "label": "发证日期",
    "kind": "date",
    "need": "submit"
  },
  {
    "name": "startDate",
    "label": "有效期起",
    "kind": "date"
  },
  {
    "name": "longTerm",
    "label": "长期有效",
    "kind": "bool"
  },
  {
    "name": "expireDate",
    "label": "有效期止",
    "kind": "date",
    "need": "when"
  },
  {
    "name": "files",
    "label": "证照文件",
    "kind": "files",
    "need": "submit",
    "max": 10,
    "accept": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "maxKb": 20480
  },
  {
    "name": "verifyUrl",
    "label": "核验网址",
    "kind": "url",
    "max": 300
  },
  {
    "name": "replacesId",
    "label": "续期自",
    "kind": "ref",
    "to": "certificate"
  }
] as const
