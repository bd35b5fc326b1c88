// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const companyForm = [
  {
    "name": "businessLicense",
    "label": "营业执照",
    "kind": "files",
    "need": "submit",
    "missing": "请上传营业执照",
    "max": 1,
    "group": "主体信息",
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
    "name": "name",
    "label": "企业名称",
    "kind": "text",
    "need": "draft",
    "max": 100,
    "group": "主体信息",
    "key": true
  },
  {
    "name": "creditCode",
    "label": "统一社会信用代码",
    "kind": "text",
    "need": "when",
    "max": 18,
    "group": "主体信息",
    "key": true
  },
  {
    "name": "legalPersonName",
    "label": "法定代表人",
    "kind": "text",
    "need": "submit",
    "max": 50,
    "group": "主体信息",
    "key": true
  },
  {
    "name": "shortName",
    "label": "简称",
    "kind": "text",
    "max": 50,
    "group": "主体信息"
  },
  {
    "name": "englishName",
    "label": "英文名",
    "kind": "text",
    "max": 100,
    "group": "主体信息"
  },
  {
    "name": "historyNames",
    "label": "曾用名",
    "kind": "area",
    "max": 255,
    "group": "主体信息"
  },
  {
    "name": "subjectType",
    "label": "主体类型",
    "kind": "dict",
    "need": "submit",
    "max": 20,
    "dict": "SubjectType",
    "group": "主体信息"
  },
  {
    "name": "vendorType",
    "label": "商家类型",
    "kind": "dict",
    "need": "submit",
    "max": 20,
    "dict": "VendorType",
    "group": "主体信息"
  },
  {
    "name": "type",
    "label": "企业类型",
    "kind": "dict",
    "need": "submit",
    "max": 20,
    "dict": "CompanyType",
    "group": "主体信息"
  },
  {
    "name": "companyOrgType",
    "label": "组织形式",
    "kind": "dict",
    "need": "submit",
    "max": 20,
    "dict": "CompanyOrgType",
    "group": "主体信息"
  },
  {
    "name": "country",
    "label": "国家",
    "kind": "text",
    "need": "submit",
    "max": 50,
    "group": "经营地址"
  },
  {
    "name": "countryCode",
    "label": "国家代码",
    "kind": "text",
    "max": 10,
    "group": "经营地址"
  },
  {
    "name": "base",
    "label": "省",
    "kind": "text",
    "need": "when",
    "max": 50,
    "group": "经营地址"
  },
  {
    "name": "baseCode",
    "label": "省代码",
    "kind": "text",
    "max": 10,
    "group": "经营地址"
  },
  {
    "name": "city",
    "label": "市",
    "kind": "text",
    "need": "when",
    "max": 50,
    "group": "经营地址"
  },
  {
    "name": "cityCode",
    "label": "市代码",
    "kind": "text",
    "max": 10,
    "group": "经营地址"
  },
  {
    "name": "district",
    "label": "区",
    "kind": "text",
    "max": 50,
    "group": "经营地址"
  },
  {
    "name": "districtCode",
    "label": "区代码",
    "kind": "text",
    "max": 10,
    "group": "经营地址"
  },
  {
    "name": "address",
    "label": "地址",
    "kind": "text",
    "need": "submit",
    "max": 200,
    "group": "经营地址"
  },
  {
    "name": "addressInfo",
    "label": "楼栋门牌",
    "kind": "text",
    "max": 200,
    "group": "经营地址"
  },
  {
    "name": "registeredAddress",
    "label": "注册地址",
    "kind": "text",
    "need": "submit",
    "max": 200,
    "group": "经营地址"
  },
  {
    "name": "registeredCapital",
    "label": "注册资本(万)",
    "kind": "decimal",
    "need": "submit",
    "low": 0.01,
    "scale": 2,
    "group": "登记信息"
  },
  {
    "name": "regCapitalCurrency",
    "label": "币种",
    "kind": "dict",
    "need": "submit",
    "max": 10,
    "dict": "Currency",
    "group": "登记信息"
  },
  {
    "name": "actualCapital",
    "label": "实缴资本(万)",
    "kind": "decimal",
    "low": 0,
    "scale": 2,
    "group": "登记信息"
  },
  {
    "name": "registerDate",
    "label": "登记日期",
    "kind": "date",
    "need": "submit",
    "group": "登记信息"
  },
  {
    "name": "establishTime",
    "label": "成立日期",
    "kind": "date",
    "need": "submit",
    "group": "登记信息"
  },
  {
    "name": "fromTime",
    "label": "营业期限起",
    "kind": "date",
    "need": "submit",
    "group": "登记信息",
    "key": true
  },
  {
    "name": "licenseTerm",
    "label": "营业期限",
    "kind": "dict",
    "need": "submit",
    "max": 10,
    "dict": "LicenseTerm",
    "group": "登记信息",
    "key": true
  },
  {
    "name": "toTime",
    "label": "营业期限止",
    "kind": "date",
    "need": "when",
    "group": "登记信息",
    "key": true
  },
  {
    "name": "regStatus",
    "label": "登记状态",
    "kind": "dict",
    "need": "submit",
    "max": 20,
    "dict": "RegStatus",
    "group": "登记信息"
  },
  {
    "name": "regNumber",
    "label": "注册号",
    "kind": "text",
    "max": 30,
    "group": "登记信息"
  },
  {
    "name": "orgNumber",
    "label": "组织机构代码",
    "kind": "text",
    "max": 30,
    "group": "登记信息"
  },
  {
    "name": "taxNumber",
    "label": "税号",
    "kind": "text",
    "max": 30,
    "group": "登记信息"
  },
  {
    "name": "industry",
    "label": "行业",
    "kind": "text",
    "need": "submit",
    "max": 50,
    "group": "经营信息"
  },
  {
    "name": "catalogs",
    "label": "主营类目",
    "kind": "dicts",
    "need": "submit",
    "max": 20,
    "dict": "ProductCategory",
    "group": "经营信息"
  },
  {
    "name": "businessScope",
    "label": "经营范围",
    "kind": "area",
    "need": "submit",
    "max": 1000,
    "group": "经营信息"
  },
  {
    "name": "staffNumRange",
    "label": "人员规模",
    "kind": "dict",
    "max": 20,
    "dict": "StaffNumRange",
    "group": "经营信息"
  },
  {
    "name": "homepageUrl",
    "label": "官网",
    "kind": "url",
    "max": 200,
    "group": "经营信息"
  },
  {
    "name": "bondName",
    "label": "保证金名称",
    "kind": "text",
    "max": 50,
    "group": "经营信息"
  },
  {
    "name": "isMicroEnt",
    "label": "小微企业",
    "kind": "bool",
    "group": "经营信息"
  },
  {
    "name": "paymentCompany",
    "label": "付款主体",
    "kind": "text",
    "need": "submit",
    "max": 100,
    "group": "结算信息",
    "key": true
  },
  {
    "name": "paymentCompanyReason",
    "label": "付款主体说明",
    "kind": "area",
    "max": 255,
    "group": "结算信息",
    "key": true
  },
  {
    "name": "paymentType",
    "label": "付款方式",
    "kind": "dict",
    "need": "submit",
    "max": 20,
    "dict": "PaymentType",
    "group": "结算信息"
  },
  {
    "name": "paymentPeriod",
    "label": "账期",
    "kind": "dict",
    "need": "submit",
    "max": 20,
    "dict": "PaymentPeriod",
    "group": "结算信息"
  },
  {
    "name": "bankName",
    "label": "开户行",
    "kind": "text",
    "need": "submit",
    "max": 100,
    "group": "结算信息",
    "key": true
  },
  {
    "name": "bankAccount",
    "label": "银行账号",
    "kind": "text",
    "need": "submit",
    "max": 30,
    "group": "结算信息",
    "key": true,
    "sensitive": true
  },
  {
    "name": "bankBranch",
    "label": "开户支行",
    "kind": "text",
    "need": "submit",
    "max": 100,
    "group": "结算信息",
    "key": true
  },
  {
    "name": "bankNo",
    "label": "联行号",
    "kind": "text",
    "need": "submit",
    "max": 12,
    "group": "结算信息",
    "key": true
  },
  {
    "name": "taxpayerType",
    "label": "纳税人类型",
    "kind": "dict",
    "need": "submit",
    "max": 20,
    "dict": "TaxpayerType",
    "group": "结算信息",
    "key": true
  },
  {
    "name": "companyBrandDOList",
    "label": "品牌",
    "kind": "list",
    "max": 20,
    "group": "品牌与店铺",
    "key": true,
    "rowKey": "trademarkNo",
    "fields": [
      {
        "name": "id",
        "label": "品牌编号",
        "kind": "int"
      },
      {
        "name": "token",
        "label": "临时标识",
        "kind": "text",
        "max": 50
      },
      {
        "name": "brandNameCn",
        "label": "品牌中文名",
        "kind": "text",
        "need": "draft",
        "max": 50
      },
      {
        "name": "brandNameEn",
        "label": "品牌英文名",
        "kind": "text",
        "max": 50
      },
      {
        "name": "brandLogo",
        "label": "品牌标志",
        "kind": "files",
        "max": 1
      },
      {
        "name": "trademarkNo",
        "label": "商标注册号",
        "kind": "text",
        "need": "submit",
        "max": 30
      },
      {
        "name": "trademarkOwner",
        "label": "商标注册人",
        "kind": "text",
        "need": "submit",
        "max": 100
      },
      {
        "name": "trademarkClass",
        "label": "商标类别",
        "kind": "int",
        "need": "submit",
        "low": 1,
        "high": 45
      },
      {
        "name": "trademarkStatus",
        "label": "商标状态",
        "kind": "dict",
        "max": 10,
        "dict": "TrademarkStatus"
      },
      {
        "name": "trademarkExpireDate",
        "label": "商标有效期止",
        "kind": "date",
        "need": "submit"
      },
      {
        "name": "brandNature",
        "label": "品牌性质",
        "kind": "dict",
        "need": "submit",
        "max": 20,
        "dict": "BrandNature"
      },
      {
        "name": "authChain",
        "label": "授权链路",
        "kind": "list",
        "max": 10,
        "rowKey": "level",
        "fields": [
          {
            "name": "level",
            "label": "级次",
            "kind": "int",
            "low": 1,
            "high": 10
          },
          {
            "name": "grantor",
            "label": "授权方",
            "kind": "text",
            "need": "submit",
            "max": 100
          },
          {
            "name": "grantee",
            "label": "被授权方",
            "kind": "text",
            "need": "submit",
            "max": 100
          },
          {
            "name": "scope",
            "label": "授权范围",
            "kind": "dicts",
            "need": "submit",
            "max": 10,
            "dict": "AuthScope"
          },
          {
            "name": "startDate",
            "label": "授权开始",
            "kind": "date",
            "need": "submit"
          },
          {
            "name": "endDate",
            "label": "授权结束",
            "kind": "date",
            "need": "submit"
          },
          {
            "name": "canSubLicense",
            "label": "可转授权",
            "kind": "bool"
          },
          {
            "name": "authFiles",
            "label": "授权书",
            "kind": "files",
            "need": "submit",
            "max": 5,
            "accept": [
              "pdf",
              "jpg",
              "jpeg",
              "png"
            ],
            "maxKb": 20480
          }
        ]
      },
      {
        "name": "storyText",
        "label": "品牌故事",
        "kind": "area",
        "max": 1000
      }
    ]
  },
  {
    "name": "companyStoreDOList",
    "label": "店铺",
    "kind": "list",
    "max": 20,
    "group": "品牌与店铺",
    "rowKey": "storeName",
    "fields": [
      {
        "name": "id",
        "label": "店铺编号",
        "kind": "int"
      },
      {
        "name": "token",
        "label": "临时标识",
        "kind": "text",
        "max": 50
      },
      {
        "name": "platformType",
        "label": "平台",
        "kind": "dict",
        "need": "submit",
        "max": 20,
        "dict": "StorePlatform"
      },
      {
        "name": "storeName",
        "label": "店铺名称",
        "kind": "text",
        "need": "draft",
        "max": 100
      },
      {
        "name": "storeUrl",
        "label": "店铺链接",
        "kind": "url",
        "need": "submit",
        "max": 300
      },
      {
        "name": "sellerId",
        "label": "店铺ID",
        "kind": "text",
        "max": 50
      },
      {
        "name": "storeType",
        "label": "店铺类型",
        "kind": "dict",
        "need": "submit",
        "max": 20,
        "dict": "StoreType"
      },
      {
        "name": "openDate",
        "label": "开店日期",
        "kind": "date"
      },
      {
        "name": "dsrScore",
        "label": "店铺评分",
        "kind": "decimal",
        "low": 0,
        "high": 5,
        "scale": 2
      },
      {
        "name": "storeStatus",
        "label": "店铺状态",
        "kind": "dict",
        "max": 20,
        "dict": "StoreStatus"
      }
    ]
  },
  {
    "name": "bankPermit",
    "label": "开户许可证/开户信息",
    "kind": "files",
    "need": "submit",
    "max": 1,
    "group": "资质文件",
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
    "name": "legalIdFront",
    "label": "法人身份证人像面",
    "kind": "files",
    "need": "submit",
    "missing": "法人身份证正反面不能为空",
    "max": 1,
    "group": "资质文件",
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
    "name": "legalIdBack",
    "label": "法人身份证国徽面",
    "kind": "files",
    "need": "submit",
    "missing": "法人身份证正反面不能为空",
    "max": 1,
    "group": "资质文件",
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
    "name": "taxpayerProof",
    "label": "一般纳税人证明",
    "kind": "files",
    "need": "when",
    "max": 1,
    "group": "资质文件",
    "accept": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "maxKb": 20480
  },
  {
    "name": "integrityPledge",
    "label": "廉洁承诺书",
    "kind": "files",
    "max": 1,
    "group": "资质文件",
    "accept": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "maxKb": 20480
  },
  {
    "name": "other",
    "label": "其他文件",
    "kind": "files",
    "max": 10,
    "group": "资质文件",
    "accept": [
      "pdf",
      "jpg",
      "jpeg",
      "png"
    ],
    "maxKb": 20480
  },
  {
    "name": "contactList",
    "label": "联系人",
    "kind": "list",
    "max": 20,
    "group": "联系人与账号",
    "rowKey": "phone",
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
        "need": "submit",
        "max": 20,
        "dict": "VendorPosition"
      },
      {
        "name": "phone",
        "label": "手机号",
        "kind": "phone",
        "need": "submit"
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
    "name": "adminName",
    "label": "管理员姓名",
    "kind": "text",
    "max": 50,
    "group": "联系人与账号"
  },
  {
    "name": "adminPhone",
    "label": "管理员手机号",
    "kind": "phone",
    "group": "联系人与账号"
  },
  {
    "name": "adminEmail",
    "label": "管理员邮箱",
    "kind": "email",
    "max": 100,
    "group": "联系人与账号"
  },
  {
    "name": "agreed",
    "label": "我已阅读并同意《入驻协议》《隐私政策》",
    "kind": "bool",
    "group": "联系人与账号"
  }
] as const
