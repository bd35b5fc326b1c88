// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const facts = {
  "AccountBatchForm": {
    "action": {
      "name": "action",
      "label": "操作",
      "kind": "text",
      "need": "draft",
      "max": 20
    },
    "accounts": {
      "name": "accounts",
      "label": "账号",
      "kind": "list",
      "need": "draft",
      "max": 100,
      "fields": [
        {
          "name": "id",
          "label": "账号",
          "kind": "int"
        },
        {
          "name": "rowVersion",
          "label": "版本",
          "kind": "int"
        }
      ]
    },
    "userGroupId": {
      "name": "userGroupId",
      "label": "用户组",
      "kind": "ref",
      "to": "userGroup"
    },
    "roleIds": {
      "name": "roleIds",
      "label": "角色",
      "kind": "refs",
      "max": 20
    }
  },
  "AccountDeedForm": {
    "rowVersion": {
      "name": "rowVersion",
      "label": "版本",
      "kind": "int"
    }
  },
  "AccountForm": {
    "id": {
      "name": "id",
      "label": "账号",
      "kind": "int"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "版本",
      "kind": "int"
    },
    "phone": {
      "name": "phone",
      "label": "手机号",
      "kind": "phone"
    },
    "nameCn": {
      "name": "nameCn",
      "label": "姓名",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "email": {
      "name": "email",
      "label": "邮箱",
      "kind": "email",
      "max": 100
    },
    "vendorPosition": {
      "name": "vendorPosition",
      "label": "岗位",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "VendorPosition"
    },
    "roleIds": {
      "name": "roleIds",
      "label": "角色",
      "kind": "refs",
      "need": "draft",
      "max": 20
    },
    "userGroupId": {
      "name": "userGroupId",
      "label": "用户组",
      "kind": "ref",
      "need": "draft",
      "to": "userGroup"
    },
    "liveRooms": {
      "name": "liveRooms",
      "label": "直播间",
      "kind": "dicts",
      "max": 50,
      "dict": "LiveRoom"
    },
    "expireDate": {
      "name": "expireDate",
      "label": "有效期至",
      "kind": "date"
    },
    "remark": {
      "name": "remark",
      "label": "备注",
      "kind": "area",
      "max": 255
    }
  },
  "AddressForm": {
    "addressType": {
      "name": "addressType",
      "label": "地址类型",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "AddressType"
    },
    "receiver": {
      "name": "receiver",
      "label": "联系人",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "phone": {
      "name": "phone",
      "label": "手机号",
      "kind": "phone",
      "need": "draft"
    },
    "region": {
      "name": "region",
      "label": "所在地区",
      "kind": "text",
      "need": "draft",
      "max": 100
    },
    "regionCodes": {
      "name": "regionCodes",
      "label": "地区编码",
      "kind": "texts",
      "max": 3
    },
    "detail": {
      "name": "detail",
      "label": "详细地址",
      "kind": "text",
      "need": "draft",
      "max": 200
    },
    "isDefault": {
      "name": "isDefault",
      "label": "默认地址",
      "kind": "bool"
    }
  },
  "ApproveForm": {
    "opinion": {
      "name": "opinion",
      "label": "审批意见",
      "kind": "area",
      "max": 255
    },
    "form": {
      "name": "form",
      "label": "审核表单",
      "kind": "other"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "ArticleForm": {
    "title": {
      "name": "title",
      "label": "标题",
      "kind": "text",
      "need": "draft",
      "max": 100
    },
    "category": {
      "name": "category",
      "label": "分类",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "ArticleCategory"
    },
    "content": {
      "name": "content",
      "label": "正文",
      "kind": "area",
      "need": "draft",
      "max": 20000
    },
    "liveRooms": {
      "name": "liveRooms",
      "label": "适用直播间",
      "kind": "dicts",
      "max": 20,
      "dict": "LiveRoom"
    },
    "subjectTypes": {
      "name": "subjectTypes",
      "label": "适用主体",
      "kind": "dicts",
      "max": 20,
      "dict": "SubjectType"
    },
    "top": {
      "name": "top",
      "label": "置顶",
      "kind": "bool"
    },
    "mustRead": {
      "name": "mustRead",
      "label": "必读",
      "kind": "bool"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "版本",
      "kind": "int"
    }
  },
  "AssignForm": {
    "bdUserId": {
      "name": "bdUserId",
      "label": "招商负责人",
      "kind": "ref",
      "to": "user"
    },
    "vendorGroup": {
      "name": "vendorGroup",
      "label": "商家分组",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "VendorGroup"
    },
    "liveRooms": {
      "name": "liveRooms",
      "label": "合作直播间",
      "kind": "dicts",
      "need": "draft",
      "max": 20,
      "dict": "LiveRoom"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "AttrColumn": {
    "code": {
      "name": "code",
      "label": "列编码",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "label": {
      "name": "label",
      "label": "列名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "control": {
      "name": "control",
      "label": "控件",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "AttrControl"
    },
    "required": {
      "name": "required",
      "label": "必填",
      "kind": "bool"
    }
  },
  "AttrField": {
    "attrCode": {
      "name": "attrCode",
      "label": "属性编码",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "label": {
      "name": "label",
      "label": "属性名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "control": {
      "name": "control",
      "label": "控件",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "AttrControl"
    },
    "dictType": {
      "name": "dictType",
      "label": "字典",
      "kind": "text",
      "max": 50
    },
    "required": {
      "name": "required",
      "label": "必填",
      "kind": "bool"
    },
    "maxLength": {
      "name": "maxLength",
      "label": "最大长度",
      "kind": "int",
      "low": 1,
      "high": 5000
    },
    "min": {
      "name": "min",
      "label": "最小值",
      "kind": "decimal",
      "scale": 2
    },
    "max": {
      "name": "max",
      "label": "最大值",
      "kind": "decimal",
      "scale": 2
    },
    "decimals": {
      "name": "decimals",
      "label": "小数位",
      "kind": "int",
      "low": 0,
      "high": 6
    },
    "unit": {
      "name": "unit",
      "label": "单位",
      "kind": "text",
      "max": 20
    },
    "keyField": {
      "name": "keyField",
      "label": "关键字段",
      "kind": "bool"
    },
    "showWhen": {
      "name": "showWhen",
      "label": "显示条件",
      "kind": "text",
      "max": 200
    },
    "visibleTo": {
      "name": "visibleTo",
      "label": "可见范围",
      "kind": "dict",
      "max": 20,
      "dict": "AttrVisible"
    },
    "compareUnit": {
      "name": "compareUnit",
      "label": "比价单位",
      "kind": "text",
      "max": 20
    },
    "hint": {
      "name": "hint",
      "label": "提示",
      "kind": "text",
      "max": 200
    },
    "columns": {
      "name": "columns",
      "label": "表格列",
      "kind": "list",
      "max": 12,
      "rowKey": "code",
      "fields": [
        {
          "name": "code",
          "label": "列编码",
          "kind": "text",
          "need": "draft",
          "max": 50
        },
        {
          "name": "label",
          "label": "列名称",
          "kind": "text",
          "need": "draft",
          "max": 50
        },
        {
          "name": "control",
          "label": "控件",
          "kind": "dict",
          "need": "draft",
          "max": 20,
          "dict": "AttrControl"
        },
        {
          "name": "required",
          "label": "必填",
          "kind": "bool"
        }
      ]
    }
  },
  "AttrGroup": {
    "groupName": {
      "name": "groupName",
      "label": "分组名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "fields": {
      "name": "fields",
      "label": "属性",
      "kind": "list",
      "max": 80,
      "rowKey": "attrCode",
      "fields": [
        {
          "name": "attrCode",
          "label": "属性编码",
          "kind": "text",
          "need": "draft",
          "max": 50
        },
        {
          "name": "label",
          "label": "属性名称",
          "kind": "text",
          "need": "draft",
          "max": 50
        },
        {
          "name": "control",
          "label": "控件",
          "kind": "dict",
          "need": "draft",
          "max": 20,
          "dict": "AttrControl"
        },
        {
          "name": "dictType",
          "label": "字典",
          "kind": "text",
          "max": 50
        },
        {
          "name": "required",
          "label": "必填",
          "kind": "bool"
        },
        {
          "name": "maxLength",
          "label": "最大长度",
          "kind": "int",
          "low": 1,
          "high": 5000
        },
        {
          "name": "min",
          "label": "最小值",
          "kind": "decimal",
          "scale": 2
        },
        {
          "name": "max",
          "label": "最大值",
          "kind": "decimal",
          "scale": 2
        },
        {
          "name": "decimals",
          "label": "小数位",
          "kind": "int",
          "low": 0,
          "high": 6
        },
        {
          "name": "unit",
          "label": "单位",
          "kind": "text",
          "max": 20
        },
        {
          "name": "keyField",
          "label": "关键字段",
          "kind": "bool"
        },
        {
          "name": "showWhen",
          "label": "显示条件",
          "kind": "text",
          "max": 200
        },
        {
          "name": "visibleTo",
          "label": "可见范围",
          "kind": "dict",
          "max": 20,
          "dict": "AttrVisible"
        },
        {
          "name": "compareUnit",
          "label": "比价单位",
          "kind": "text",
          "max": 20
        },
        {
          "name": "hint",
          "label": "提示",
          "kind": "text",
          "max": 200
        },
        {
          "name": "columns",
          "label": "表格列",
          "kind": "list",
          "max": 12,
          "rowKey": "code",
          "fields": [
            {
              "name": "code",
              "label": "列编码",
              "kind": "text",
              "need": "draft",
              "max": 50
            },
            {
              "name": "label",
              "label": "列名称",
              "kind": "text",
              "need": "draft",
              "max": 50
            },
            {
              "name": "control",
              "label": "控件",
              "kind": "dict",
              "need": "draft",
              "max": 20,
              "dict": "AttrControl"
            },
            {
              "name": "required",
              "label": "必填",
              "kind": "bool"
            }
          ]
        }
      ]
    }
  },
  "AttrMergeDetail": {
    "mergeType": {
      "name": "mergeType",
      "label": "合并类型",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "AttrMergeType",
      "group": "合并内容"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ProductCategory",
      "group": "合并内容"
    },
    "attrCode": {
      "name": "attrCode",
      "label": "属性",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "合并内容"
    },
    "sourceItems": {
      "name": "sourceItems",
      "label": "来源项",
      "kind": "list",
      "need": "submit",
      "missing": "请至少选择一个来源项",
      "max": 50,
      "group": "合并内容",
      "rowKey": "value",
      "fields": [
        {
          "name": "value",
          "label": "来源项",
          "kind": "text",
          "need": "submit",
          "max": 50
        },
        {
          "name": "usageCount",
          "label": "使用数",
          "kind": "int",
          "low": 0
        }
      ]
    },
    "targetItem": {
      "name": "targetItem",
      "label": "目标项",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "合并内容"
    },
    "reason": {
      "name": "reason",
      "label": "合并原因",
      "kind": "area",
      "need": "submit",
      "max": 255,
      "group": "合并内容"
    }
  },
  "AttrMergeForm": {
    "mergeType": {
      "name": "mergeType",
      "label": "合并类型",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "AttrMergeType",
      "group": "合并内容"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ProductCategory",
      "group": "合并内容"
    },
    "attrCode": {
      "name": "attrCode",
      "label": "属性",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "合并内容"
    },
    "sourceItems": {
      "name": "sourceItems",
      "label": "来源项",
      "kind": "list",
      "need": "submit",
      "missing": "请至少选择一个来源项",
      "max": 50,
      "group": "合并内容",
      "rowKey": "value",
      "fields": [
        {
          "name": "value",
          "label": "来源项",
          "kind": "text",
          "need": "submit",
          "max": 50
        },
        {
          "name": "usageCount",
          "label": "使用数",
          "kind": "int",
          "low": 0
        }
      ]
    },
    "targetItem": {
      "name": "targetItem",
      "label": "目标项",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "合并内容"
    },
    "reason": {
      "name": "reason",
      "label": "合并原因",
      "kind": "area",
      "need": "submit",
      "max": 255,
      "group": "合并内容"
    }
  },
  "AttrMergeNew": {
    "mergeType": {
      "name": "mergeType",
      "label": "合并类型",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "AttrMergeType",
      "group": "合并内容"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ProductCategory",
      "group": "合并内容"
    },
    "attrCode": {
      "name": "attrCode",
      "label": "属性",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "合并内容"
    },
    "sourceItems": {
      "name": "sourceItems",
      "label": "来源项",
      "kind": "list",
      "need": "submit",
      "missing": "请至少选择一个来源项",
      "max": 50,
      "group": "合并内容",
      "rowKey": "value",
      "fields": [
        {
          "name": "value",
          "label": "来源项",
          "kind": "text",
          "need": "submit",
          "max": 50
        },
        {
          "name": "usageCount",
          "label": "使用数",
          "kind": "int",
          "low": 0
        }
      ]
    },
    "targetItem": {
      "name": "targetItem",
      "label": "目标项",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "合并内容"
    },
    "reason": {
      "name": "reason",
      "label": "合并原因",
      "kind": "area",
      "need": "submit",
      "max": 255,
      "group": "合并内容"
    }
  },
  "AttrMergeRow": {
    "mergeType": {
      "name": "mergeType",
      "label": "合并类型",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "AttrMergeType",
      "group": "合并内容"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ProductCategory",
      "group": "合并内容"
    },
    "attrCode": {
      "name": "attrCode",
      "label": "属性",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "合并内容"
    }
  },
  "AttrMergeSave": {
    "mergeType": {
      "name": "mergeType",
      "label": "合并类型",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "AttrMergeType",
      "group": "合并内容"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ProductCategory",
      "group": "合并内容"
    },
    "attrCode": {
      "name": "attrCode",
      "label": "属性",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "合并内容"
    },
    "sourceItems": {
      "name": "sourceItems",
      "label": "来源项",
      "kind": "list",
      "need": "submit",
      "missing": "请至少选择一个来源项",
      "max": 50,
      "group": "合并内容",
      "rowKey": "value",
      "fields": [
        {
          "name": "value",
          "label": "来源项",
          "kind": "text",
          "need": "submit",
          "max": 50
        },
        {
          "name": "usageCount",
          "label": "使用数",
          "kind": "int",
          "low": 0
        }
      ]
    },
    "targetItem": {
      "name": "targetItem",
      "label": "目标项",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "合并内容"
    },
    "reason": {
      "name": "reason",
      "label": "合并原因",
      "kind": "area",
      "need": "submit",
      "max": 255,
      "group": "合并内容"
    }
  },
  "AttrTemplateForm": {
    "name": {
      "name": "name",
      "label": "模板名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "max": 50,
      "dict": "ProductCategory"
    },
    "liveRoom": {
      "name": "liveRoom",
      "label": "直播间",
      "kind": "dicts",
      "max": 50,
      "dict": "LiveRoom"
    },
    "formType": {
      "name": "formType",
      "label": "表单类型",
      "kind": "dict",
      "max": 50,
      "dict": "OfferFormType"
    },
    "offerStyle": {
      "name": "offerStyle",
      "label": "报品方式",
      "kind": "dict",
      "max": 50,
      "dict": "OfferStyle"
    },
    "sort": {
      "name": "sort",
      "label": "排序",
      "kind": "int",
      "low": 0,
      "high": 9999
    },
    "groups": {
      "name": "groups",
      "label": "分组",
      "kind": "list",
      "need": "draft",
      "max": 20,
      "rowKey": "groupName",
      "fields": [
        {
          "name": "groupName",
          "label": "分组名称",
          "kind": "text",
          "need": "draft",
          "max": 50
        },
        {
          "name": "fields",
          "label": "属性",
          "kind": "list",
          "max": 80,
          "rowKey": "attrCode",
          "fields": [
            {
              "name": "attrCode",
              "label": "属性编码",
              "kind": "text",
              "need": "draft",
              "max": 50
            },
            {
              "name": "label",
              "label": "属性名称",
              "kind": "text",
              "need": "draft",
              "max": 50
            },
            {
              "name": "control",
              "label": "控件",
              "kind": "dict",
              "need": "draft",
              "max": 20,
              "dict": "AttrControl"
            },
            {
              "name": "dictType",
              "label": "字典",
              "kind": "text",
              "max": 50
            },
            {
              "name": "required",
              "label": "必填",
              "kind": "bool"
            },
            {
              "name": "maxLength",
              "label": "最大长度",
              "kind": "int",
              "low": 1,
              "high": 5000
            },
            {
              "name": "min",
              "label": "最小值",
              "kind": "decimal",
              "scale": 2
            },
            {
              "name": "max",
              "label": "最大值",
              "kind": "decimal",
              "scale": 2
            },
            {
              "name": "decimals",
              "label": "小数位",
              "kind": "int",
              "low": 0,
              "high": 6
            },
            {
              "name": "unit",
              "label": "单位",
              "kind": "text",
              "max": 20
            },
            {
              "name": "keyField",
              "label": "关键字段",
              "kind": "bool"
            },
            {
              "name": "showWhen",
              "label": "显示条件",
              "kind": "text",
              "max": 200
            },
            {
              "name": "visibleTo",
              "label": "可见范围",
              "kind": "dict",
              "max": 20,
              "dict": "AttrVisible"
            },
            {
              "name": "compareUnit",
              "label": "比价单位",
              "kind": "text",
              "max": 20
            },
            {
              "name": "hint",
              "label": "提示",
              "kind": "text",
              "max": 200
            },
            {
              "name": "columns",
              "label": "表格列",
              "kind": "list",
              "max": 12,
              "rowKey": "code",
              "fields": [
                {
                  "name": "code",
                  "label": "列编码",
                  "kind": "text",
                  "need": "draft",
                  "max": 50
                },
                {
                  "name": "label",
                  "label": "列名称",
                  "kind": "text",
                  "need": "draft",
                  "max": 50
                },
                {
                  "name": "control",
                  "label": "控件",
                  "kind": "dict",
                  "need": "draft",
                  "max": 20,
                  "dict": "AttrControl"
                },
                {
                  "name": "required",
                  "label": "必填",
                  "kind": "bool"
                }
              ]
            }
          ]
        }
      ]
    }
  },
  "AuthLink": {
    "level": {
      "name": "level",
      "label": "级次",
      "kind": "int",
      "low": 1,
      "high": 10
    },
    "grantor": {
      "name": "grantor",
      "label": "授权方",
      "kind": "text",
      "need": "submit",
      "max": 100
    },
    "grantee": {
      "name": "grantee",
      "label": "被授权方",
      "kind": "text",
      "need": "submit",
      "max": 100
    },
    "scope": {
      "name": "scope",
      "label": "授权范围",
      "kind": "dicts",
      "need": "submit",
      "max": 10,
      "dict": "AuthScope"
    },
    "startDate": {
      "name": "startDate",
      "label": "授权开始",
      "kind": "date",
      "need": "submit"
    },
    "endDate": {
      "name": "endDate",
      "label": "授权结束",
      "kind": "date",
      "need": "submit"
    },
    "canSubLicense": {
      "name": "canSubLicense",
      "label": "可转授权",
      "kind": "bool"
    },
    "authFiles": {
      "name": "authFiles",
      "label": "授权书",
      "kind": "files",
      "need": "submit",
      "max": 5
    }
  },
  "BasicAddress": {
    "addressType": {
      "name": "addressType",
      "label": "地址类型",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "AddressType"
    },
    "receiver": {
      "name": "receiver",
      "label": "收货人",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "phone": {
      "name": "phone",
      "label": "联系电话",
      "kind": "phone",
      "need": "draft",
      "max": 11,
      "sensitive": true
    },
    "regionCodes": {
      "name": "regionCodes",
      "label": "地区代码",
      "kind": "texts",
      "max": 3
    },
    "regionNames": {
      "name": "regionNames",
      "label": "所在地区",
      "kind": "texts",
      "need": "draft",
      "max": 3
    },
    "detail": {
      "name": "detail",
      "label": "详细地址",
      "kind": "text",
      "need": "draft",
      "max": 200
    },
    "isDefault": {
      "name": "isDefault",
      "label": "默认地址",
      "kind": "bool"
    }
  },
  "BasicInfoForm": {
    "companyId": {
      "name": "companyId",
      "label": "企业",
      "kind": "int"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    },
    "contactList": {
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
    "addressList": {
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
    "mainCategory": {
      "name": "mainCategory",
      "label": "主营类目",
      "kind": "dicts",
      "max": 20,
      "dict": "ProductCategory",
      "group": "经营概况"
    },
    "mainBrands": {
      "name": "mainBrands",
      "label": "主营品牌",
      "kind": "refs",
      "max": 20,
      "group": "经营概况",
      "to": "brand"
    },
    "annualSales": {
      "name": "annualSales",
      "label": "年销售额（万元）",
      "kind": "decimal",
      "low": 0,
      "high": 100000000,
      "scale": 2,
      "group": "经营概况"
    },
    "crossBorder": {
      "name": "crossBorder",
      "label": "是否跨境",
      "kind": "bool",
      "group": "经营概况"
    },
    "intro": {
      "name": "intro",
      "label": "企业简介",
      "kind": "area",
      "max": 1000,
      "group": "经营概况"
    },
    "files": {
      "name": "files",
      "label": "资料附件",
      "kind": "files",
      "max": 10,
      "group": "经营概况"
    },
    "factoryFlag": {
      "name": "factoryFlag",
      "label": "自有工厂",
      "kind": "bool",
      "group": "生产与仓配"
    },
    "factoryAddress": {
      "name": "factoryAddress",
      "label": "工厂地址",
      "kind": "text",
      "max": 200,
      "group": "生产与仓配"
    },
    "monthlyCapacity": {
      "name": "monthlyCapacity",
      "label": "月产能（件）",
      "kind": "int",
      "low": 0,
      "high": 1000000000,
      "group": "生产与仓配"
    },
    "warehouseCity": {
      "name": "warehouseCity",
      "label": "发货仓所在城市",
      "kind": "text",
      "max": 50,
      "group": "生产与仓配"
    },
    "avgShipHours": {
      "name": "avgShipHours",
      "label": "平均发货时长（小时）",
      "kind": "int",
      "low": 0,
      "high": 720,
      "group": "生产与仓配"
    },
    "returnPolicy": {
      "name": "returnPolicy",
      "label": "退货政策",
      "kind": "dict",
      "max": 50,
      "dict": "ReturnPolicy",
      "group": "生产与仓配"
    },
    "afterSaleContact": {
      "name": "afterSaleContact",
      "label": "售后联系方式",
      "kind": "text",
      "max": 100,
      "group": "生产与仓配"
    },
    "liveCoopHistory": {
      "name": "liveCoopHistory",
      "label": "直播合作经历",
      "kind": "area",
      "max": 500,
      "group": "直播合作"
    },
    "competitorRooms": {
      "name": "competitorRooms",
      "label": "合作过的其他直播间",
      "kind": "area",
      "max": 255,
      "group": "直播合作"
    }
  },
  "BatchAccount": {
    "id": {
      "name": "id",
      "label": "账号",
      "kind": "int"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "版本",
      "kind": "int"
    }
  },
  "BatchForm": {
    "tasks": {
      "name": "tasks",
      "label": "任务",
      "kind": "list",
      "max": 100,
      "fields": [
        {
          "name": "id",
          "label": "任务",
          "kind": "int"
        },
        {
          "name": "rowVersion",
          "label": "数据版本",
          "kind": "int",
          "low": 0
        }
      ]
    },
    "opinion": {
      "name": "opinion",
      "label": "审批意见",
      "kind": "area",
      "max": 255
    },
    "form": {
      "name": "form",
      "label": "审核表单",
      "kind": "other"
    }
  },
  "BatchRejectForm": {
    "tasks": {
      "name": "tasks",
      "label": "任务",
      "kind": "list",
      "need": "draft",
      "max": 100,
      "fields": [
        {
          "name": "id",
          "label": "任务",
          "kind": "int"
        },
        {
          "name": "rowVersion",
          "label": "数据版本",
          "kind": "int",
          "low": 0
        }
      ]
    },
    "opinion": {
      "name": "opinion",
      "label": "审批意见",
      "kind": "area",
      "max": 255
    },
    "rejectReasonCodes": {
      "name": "rejectReasonCodes",
      "label": "驳回原因",
      "kind": "dicts",
      "max": 20,
      "dict": "RejectReason"
    },
    "resubmitTo": {
      "name": "resubmitTo",
      "label": "重新提交至",
      "kind": "other"
    }
  },
  "BatchTask": {
    "id": {
      "name": "id",
      "label": "任务",
      "kind": "int"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "BdCancelForm": {
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    },
    "reason": {
      "name": "reason",
      "label": "取消原因",
      "kind": "area",
      "need": "draft",
      "max": 255,
      "min": 5
    }
  },
  "BindPhoneForm": {
    "phone": {
      "name": "phone",
      "label": "手机号",
      "kind": "phone",
      "need": "draft"
    },
    "authCode": {
      "name": "authCode",
      "label": "手机验证码",
      "kind": "text",
      "need": "draft",
      "max": 10
    }
  },
  "CancelForm": {
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    },
    "reason": {
      "name": "reason",
      "label": "作废原因",
      "kind": "area",
      "need": "draft",
      "max": 255
    }
  },
  "CategoryForm": {
    "code": {
      "name": "code",
      "label": "类目编码",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "parentCode": {
      "name": "parentCode",
      "label": "上级类目",
      "kind": "text",
      "max": 50
    },
    "name": {
      "name": "name",
      "label": "类目名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "enabled": {
      "name": "enabled",
      "label": "启用",
      "kind": "bool"
    },
    "riskLevelDefault": {
      "name": "riskLevelDefault",
      "label": "默认风险等级",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "RiskLevel"
    },
    "attrTemplateId": {
      "name": "attrTemplateId",
      "label": "属性模板",
      "kind": "ref",
      "to": "attrTemplate"
    },
    "commissionMin": {
      "name": "commissionMin",
      "label": "最低佣金率",
      "kind": "rate",
      "low": 0,
      "high": 100,
      "scale": 2
    },
    "sampleRequired": {
      "name": "sampleRequired",
      "label": "需寄样",
      "kind": "bool"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "CertItem": {
    "token": {
      "name": "token",
      "label": "标识",
      "kind": "text",
      "need": "draft",
      "max": 64
    },
    "certType": {
      "name": "certType",
      "label": "证照类型",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "CertType",
      "key": true
    },
    "certNo": {
      "name": "certNo",
      "label": "证照编号",
      "kind": "text",
      "need": "when",
      "max": 100,
      "key": true
    },
    "specialNo": {
      "name": "specialNo",
      "label": "编号格式特殊",
      "kind": "bool"
    },
    "specialReason": {
      "name": "specialReason",
      "label": "特殊说明",
      "kind": "text",
      "need": "when",
      "max": 255
    },
    "certName": {
      "name": "certName",
      "label": "证照名称",
      "kind": "text",
      "max": 100
    },
    "subjectName": {
      "name": "subjectName",
      "label": "持证主体",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "key": true
    },
    "scope": {
      "name": "scope",
      "label": "范围",
      "kind": "area",
      "max": 255
    },
    "brandId": {
      "name": "brandId",
      "label": "所属品牌",
      "kind": "ref",
      "to": "brand"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "所属类目",
      "kind": "dict",
      "max": 100,
      "dict": "ProductCategory"
    },
    "issueOrg": {
      "name": "issueOrg",
      "label": "发证机关",
      "kind": "text",
      "max": 100
    },
    "issueDate": {
      "name": "issueDate",
      "label": "发证日期",
      "kind": "date",
      "need": "submit"
    },
    "startDate": {
      "name": "startDate",
      "label": "有效期起",
      "kind": "date"
    },
    "longTerm": {
      "name": "longTerm",
      "label": "长期有效",
      "kind": "bool"
    },
    "expireDate": {
      "name": "expireDate",
      "label": "有效期止",
      "kind": "date",
      "need": "when"
    },
    "files": {
      "name": "files",
      "label": "证照文件",
      "kind": "files",
      "need": "submit",
      "max": 10
    },
    "verifyUrl": {
      "name": "verifyUrl",
      "label": "核验网址",
      "kind": "url",
      "max": 300
    },
    "replacesId": {
      "name": "replacesId",
      "label": "续期自",
      "kind": "ref",
      "to": "certificate"
    }
  },
  "CertItemView": {
    "token": {
      "name": "token",
      "label": "标识",
      "kind": "text",
      "need": "draft",
      "max": 64
    },
    "certType": {
      "name": "certType",
      "label": "证照类型",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "CertType",
      "key": true
    },
    "certNo": {
      "name": "certNo",
      "label": "证照编号",
      "kind": "text",
      "need": "when",
      "max": 100,
      "key": true
    },
    "specialNo": {
      "name": "specialNo",
      "label": "编号格式特殊",
      "kind": "bool"
    },
    "specialReason": {
      "name": "specialReason",
      "label": "特殊说明",
      "kind": "text",
      "need": "when",
      "max": 255
    },
    "certName": {
      "name": "certName",
      "label": "证照名称",
      "kind": "text",
      "max": 100
    },
    "subjectName": {
      "name": "subjectName",
      "label": "持证主体",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "key": true
    },
    "scope": {
      "name": "scope",
      "label": "范围",
      "kind": "area",
      "max": 255
    },
    "brandId": {
      "name": "brandId",
      "label": "所属品牌",
      "kind": "ref",
      "to": "brand"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "所属类目",
      "kind": "dict",
      "max": 100,
      "dict": "ProductCategory"
    },
    "issueOrg": {
      "name": "issueOrg",
      "label": "发证机关",
      "kind": "text",
      "max": 100
    },
    "issueDate": {
      "name": "issueDate",
      "label": "发证日期",
      "kind": "date",
      "need": "submit"
    },
    "startDate": {
      "name": "startDate",
      "label": "有效期起",
      "kind": "date"
    },
    "longTerm": {
      "name": "longTerm",
      "label": "长期有效",
      "kind": "bool"
    },
    "expireDate": {
      "name": "expireDate",
      "label": "有效期止",
      "kind": "date",
      "need": "when"
    },
    "verifyUrl": {
      "name": "verifyUrl",
      "label": "核验网址",
      "kind": "url",
      "max": 300
    },
    "replacesId": {
      "name": "replacesId",
      "label": "续期自",
      "kind": "ref",
      "to": "certificate"
    }
  },
  "CertificateForm": {
    "certList": {
      "name": "certList",
      "label": "证照清单",
      "kind": "list",
      "need": "submit",
      "missing": "请至少添加一张证照",
      "max": 50,
      "group": "证照清单",
      "rowKey": "token",
      "fields": [
        {
          "name": "token",
          "label": "标识",
          "kind": "text",
          "need": "draft",
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
          "max": 10
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
      ]
    }
  },
  "ChangePasswordForm": {
    "currentPassword": {
      "name": "currentPassword",
      "label": "当前密码",
      "kind": "text",
      "max": 50
    },
    "newPassword": {
      "name": "newPassword",
      "label": "新密码",
      "kind": "text",
      "max": 50
    },
    "confirmPassword": {
      "name": "confirmPassword",
      "label": "确认密码",
      "kind": "text",
      "max": 50
    }
  },
  "ChangePhoneForm": {
    "oldPhone": {
      "name": "oldPhone",
      "label": "原手机号",
      "kind": "phone",
      "need": "draft"
    },
    "oldAuthCode": {
      "name": "oldAuthCode",
      "label": "原手机验证码",
      "kind": "text",
      "need": "draft",
      "max": 10
    },
    "phone": {
      "name": "phone",
      "label": "手机号",
      "kind": "phone",
      "need": "draft"
    },
    "authCode": {
      "name": "authCode",
      "label": "手机验证码",
      "kind": "text",
      "need": "draft",
      "max": 10
    }
  },
  "ChannelPricePush": {
    "aud": {
      "name": "aud",
      "label": "接收方",
      "kind": "text",
      "need": "draft",
      "max": 100
    },
    "ts": {
      "name": "ts",
      "label": "时间戳",
      "kind": "int",
      "low": 0
    },
    "nonce": {
      "name": "nonce",
      "label": "随机串",
      "kind": "text",
      "need": "draft",
      "max": 100,
      "min": 16
    },
    "prices": {
      "name": "prices",
      "label": "价格",
      "kind": "list",
      "need": "draft",
      "max": 500,
      "fields": [
        {
          "name": "barcode",
          "label": "条形码",
          "kind": "text",
          "need": "draft",
          "max": 14
        },
        {
          "name": "price",
          "label": "价格",
          "kind": "money",
          "need": "draft",
          "low": 0.01,
          "high": 99999999.99
        },
        {
          "name": "url",
          "label": "商品链接",
          "kind": "url",
          "max": 500
        },
        {
          "name": "storeName",
          "label": "店铺名称",
          "kind": "text",
          "max": 100
        },
        {
          "name": "capturedDate",
          "label": "采集日期",
          "kind": "date",
          "need": "draft"
        }
      ]
    }
  },
  "CheckedText": {
    "field": {
      "name": "field",
      "label": "字段",
      "kind": "text",
      "need": "draft",
      "max": 200
    },
    "label": {
      "name": "label",
      "label": "名称",
      "kind": "text",
      "max": 100
    },
    "text": {
      "name": "text",
      "label": "内容",
      "kind": "text",
      "max": 10000
    }
  },
  "ClaimForm": {
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "ClientError": {
    "message": {
      "name": "message",
      "label": "错误信息",
      "kind": "text",
      "need": "draft",
      "max": 1000
    },
    "stack": {
      "name": "stack",
      "label": "调用栈",
      "kind": "text",
      "max": 8000
    },
    "url": {
      "name": "url",
      "label": "页面",
      "kind": "text",
      "max": 500
    },
    "release": {
      "name": "release",
      "label": "版本",
      "kind": "text",
      "max": 100
    }
  },
  "CloseForm": {
    "score": {
      "name": "score",
      "label": "评分",
      "kind": "int",
      "low": 1,
      "high": 5
    }
  },
  "CommentForm": {
    "text": {
      "name": "text",
      "label": "征询内容",
      "kind": "area",
      "need": "draft",
      "max": 255
    },
    "roleCode": {
      "name": "roleCode",
      "label": "征询角色",
      "kind": "text",
      "max": 50
    }
  },
  "CompanyBrand": {
    "id": {
      "name": "id",
      "label": "品牌编号",
      "kind": "int"
    },
    "token": {
      "name": "token",
      "label": "临时标识",
      "kind": "text",
      "max": 50
    },
    "brandNameCn": {
      "name": "brandNameCn",
      "label": "品牌中文名",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "brandNameEn": {
      "name": "brandNameEn",
      "label": "品牌英文名",
      "kind": "text",
      "max": 50
    },
    "brandLogo": {
      "name": "brandLogo",
      "label": "品牌标志",
      "kind": "files",
      "max": 1
    },
    "trademarkNo": {
      "name": "trademarkNo",
      "label": "商标注册号",
      "kind": "text",
      "need": "submit",
      "max": 30
    },
    "trademarkOwner": {
      "name": "trademarkOwner",
      "label": "商标注册人",
      "kind": "text",
      "need": "submit",
      "max": 100
    },
    "trademarkClass": {
      "name": "trademarkClass",
      "label": "商标类别",
      "kind": "int",
      "need": "submit",
      "low": 1,
      "high": 45
    },
    "trademarkStatus": {
      "name": "trademarkStatus",
      "label": "商标状态",
      "kind": "dict",
      "max": 10,
      "dict": "TrademarkStatus"
    },
    "trademarkExpireDate": {
      "name": "trademarkExpireDate",
      "label": "商标有效期止",
      "kind": "date",
      "need": "submit"
    },
    "brandNature": {
      "name": "brandNature",
      "label": "品牌性质",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "BrandNature"
    },
    "authChain": {
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
          "max": 5
        }
      ]
    },
    "storyText": {
      "name": "storyText",
      "label": "品牌故事",
      "kind": "area",
      "max": 1000
    }
  },
  "CompanyChangeDetail": {
    "businessLicense": {
      "name": "businessLicense",
      "label": "营业执照",
      "kind": "files",
      "need": "submit",
      "missing": "请上传营业执照",
      "max": 1,
      "group": "主体信息",
      "key": true
    },
    "name": {
      "name": "name",
      "label": "企业名称",
      "kind": "text",
      "need": "draft",
      "max": 100,
      "group": "主体信息",
      "key": true
    },
    "creditCode": {
      "name": "creditCode",
      "label": "统一社会信用代码",
      "kind": "text",
      "need": "when",
      "max": 18,
      "group": "主体信息",
      "key": true
    },
    "legalPersonName": {
      "name": "legalPersonName",
      "label": "法定代表人",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "主体信息",
      "key": true
    },
    "shortName": {
      "name": "shortName",
      "label": "简称",
      "kind": "text",
      "max": 50,
      "group": "主体信息"
    },
    "englishName": {
      "name": "englishName",
      "label": "英文名",
      "kind": "text",
      "max": 100,
      "group": "主体信息"
    },
    "historyNames": {
      "name": "historyNames",
      "label": "曾用名",
      "kind": "area",
      "max": 255,
      "group": "主体信息"
    },
    "subjectType": {
      "name": "subjectType",
      "label": "主体类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "SubjectType",
      "group": "主体信息"
    },
    "vendorType": {
      "name": "vendorType",
      "label": "商家类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "VendorType",
      "group": "主体信息"
    },
    "type": {
      "name": "type",
      "label": "企业类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "CompanyType",
      "group": "主体信息"
    },
    "companyOrgType": {
      "name": "companyOrgType",
      "label": "组织形式",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "CompanyOrgType",
      "group": "主体信息"
    },
    "country": {
      "name": "country",
      "label": "国家",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "经营地址"
    },
    "countryCode": {
      "name": "countryCode",
      "label": "国家代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "base": {
      "name": "base",
      "label": "省",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "经营地址"
    },
    "baseCode": {
      "name": "baseCode",
      "label": "省代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "city": {
      "name": "city",
      "label": "市",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "经营地址"
    },
    "cityCode": {
      "name": "cityCode",
      "label": "市代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "district": {
      "name": "district",
      "label": "区",
      "kind": "text",
      "max": 50,
      "group": "经营地址"
    },
    "districtCode": {
      "name": "districtCode",
      "label": "区代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "address": {
      "name": "address",
      "label": "地址",
      "kind": "text",
      "need": "submit",
      "max": 200,
      "group": "经营地址"
    },
    "addressInfo": {
      "name": "addressInfo",
      "label": "楼栋门牌",
      "kind": "text",
      "max": 200,
      "group": "经营地址"
    },
    "registeredAddress": {
      "name": "registeredAddress",
      "label": "注册地址",
      "kind": "text",
      "need": "submit",
      "max": 200,
      "group": "经营地址"
    },
    "registeredCapital": {
      "name": "registeredCapital",
      "label": "注册资本(万)",
      "kind": "decimal",
      "need": "submit",
      "low": 0.01,
      "scale": 2,
      "group": "登记信息"
    },
    "regCapitalCurrency": {
      "name": "regCapitalCurrency",
      "label": "币种",
      "kind": "dict",
      "need": "submit",
      "max": 10,
      "dict": "Currency",
      "group": "登记信息"
    },
    "actualCapital": {
      "name": "actualCapital",
      "label": "实缴资本(万)",
      "kind": "decimal",
      "low": 0,
      "scale": 2,
      "group": "登记信息"
    },
    "registerDate": {
      "name": "registerDate",
      "label": "登记日期",
      "kind": "date",
      "need": "submit",
      "group": "登记信息"
    },
    "establishTime": {
      "name": "establishTime",
      "label": "成立日期",
      "kind": "date",
      "need": "submit",
      "group": "登记信息"
    },
    "fromTime": {
      "name": "fromTime",
      "label": "营业期限起",
      "kind": "date",
      "need": "submit",
      "group": "登记信息",
      "key": true
    },
    "licenseTerm": {
      "name": "licenseTerm",
      "label": "营业期限",
      "kind": "dict",
      "need": "submit",
      "max": 10,
      "dict": "LicenseTerm",
      "group": "登记信息",
      "key": true
    },
    "toTime": {
      "name": "toTime",
      "label": "营业期限止",
      "kind": "date",
      "need": "when",
      "group": "登记信息",
      "key": true
    },
    "regStatus": {
      "name": "regStatus",
      "label": "登记状态",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "RegStatus",
      "group": "登记信息"
    },
    "regNumber": {
      "name": "regNumber",
      "label": "注册号",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "orgNumber": {
      "name": "orgNumber",
      "label": "组织机构代码",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "taxNumber": {
      "name": "taxNumber",
      "label": "税号",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "industry": {
      "name": "industry",
      "label": "行业",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "经营信息"
    },
    "catalogs": {
      "name": "catalogs",
      "label": "主营类目",
      "kind": "dicts",
      "need": "submit",
      "max": 20,
      "dict": "ProductCategory",
      "group": "经营信息"
    },
    "businessScope": {
      "name": "businessScope",
      "label": "经营范围",
      "kind": "area",
      "need": "submit",
      "max": 1000,
      "group": "经营信息"
    },
    "staffNumRange": {
      "name": "staffNumRange",
      "label": "人员规模",
      "kind": "dict",
      "max": 20,
      "dict": "StaffNumRange",
      "group": "经营信息"
    },
    "homepageUrl": {
      "name": "homepageUrl",
      "label": "官网",
      "kind": "url",
      "max": 200,
      "group": "经营信息"
    },
    "bondName": {
      "name": "bondName",
      "label": "保证金名称",
      "kind": "text",
      "max": 50,
      "group": "经营信息"
    },
    "isMicroEnt": {
      "name": "isMicroEnt",
      "label": "小微企业",
      "kind": "bool",
      "group": "经营信息"
    },
    "paymentCompany": {
      "name": "paymentCompany",
      "label": "付款主体",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "paymentType": {
      "name": "paymentType",
      "label": "付款方式",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "PaymentType",
      "group": "结算信息"
    },
    "paymentPeriod": {
      "name": "paymentPeriod",
      "label": "账期",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "PaymentPeriod",
      "group": "结算信息"
    },
    "bankName": {
      "name": "bankName",
      "label": "开户行",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "bankAccount": {
      "name": "bankAccount",
      "label": "银行账号",
      "kind": "text",
      "need": "submit",
      "max": 30,
      "group": "结算信息",
      "key": true,
      "sensitive": true
    },
    "bankBranch": {
      "name": "bankBranch",
      "label": "开户支行",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "bankNo": {
      "name": "bankNo",
      "label": "联行号",
      "kind": "text",
      "need": "submit",
      "max": 12,
      "group": "结算信息",
      "key": true
    },
    "taxpayerType": {
      "name": "taxpayerType",
      "label": "纳税人类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "TaxpayerType",
      "group": "结算信息",
      "key": true
    },
    "companyBrandDOList": {
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
              "max": 5
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
    "companyStoreDOList": {
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
    "bankPermit": {
      "name": "bankPermit",
      "label": "开户许可证/开户信息",
      "kind": "files",
      "need": "submit",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "legalIdFront": {
      "name": "legalIdFront",
      "label": "法人身份证人像面",
      "kind": "files",
      "need": "submit",
      "missing": "法人身份证正反面不能为空",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "legalIdBack": {
      "name": "legalIdBack",
      "label": "法人身份证国徽面",
      "kind": "files",
      "need": "submit",
      "missing": "法人身份证正反面不能为空",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "taxpayerProof": {
      "name": "taxpayerProof",
      "label": "一般纳税人证明",
      "kind": "files",
      "need": "when",
      "max": 1,
      "group": "资质文件"
    },
    "integrityPledge": {
      "name": "integrityPledge",
      "label": "廉洁承诺书",
      "kind": "files",
      "max": 1,
      "group": "资质文件"
    },
    "other": {
      "name": "other",
      "label": "其他文件",
      "kind": "files",
      "max": 10,
      "group": "资质文件"
    },
    "contactList": {
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
    "adminName": {
      "name": "adminName",
      "label": "管理员姓名",
      "kind": "text",
      "max": 50,
      "group": "联系人与账号"
    },
    "adminPhone": {
      "name": "adminPhone",
      "label": "管理员手机号",
      "kind": "phone",
      "group": "联系人与账号"
    },
    "adminEmail": {
      "name": "adminEmail",
      "label": "管理员邮箱",
      "kind": "email",
      "max": 100,
      "group": "联系人与账号"
    },
    "agreed": {
      "name": "agreed",
      "label": "我已阅读并同意《入驻协议》《隐私政策》",
      "kind": "bool",
      "group": "联系人与账号"
    }
  },
  "CompanyChangeNew": {
    "businessLicense": {
      "name": "businessLicense",
      "label": "营业执照",
      "kind": "files",
      "need": "submit",
      "missing": "请上传营业执照",
      "max": 1,
      "group": "主体信息",
      "key": true
    },
    "name": {
      "name": "name",
      "label": "企业名称",
      "kind": "text",
      "need": "draft",
      "max": 100,
      "group": "主体信息",
      "key": true
    },
    "creditCode": {
      "name": "creditCode",
      "label": "统一社会信用代码",
      "kind": "text",
      "need": "when",
      "max": 18,
      "group": "主体信息",
      "key": true
    },
    "legalPersonName": {
      "name": "legalPersonName",
      "label": "法定代表人",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "主体信息",
      "key": true
    },
    "shortName": {
      "name": "shortName",
      "label": "简称",
      "kind": "text",
      "max": 50,
      "group": "主体信息"
    },
    "englishName": {
      "name": "englishName",
      "label": "英文名",
      "kind": "text",
      "max": 100,
      "group": "主体信息"
    },
    "historyNames": {
      "name": "historyNames",
      "label": "曾用名",
      "kind": "area",
      "max": 255,
      "group": "主体信息"
    },
    "subjectType": {
      "name": "subjectType",
      "label": "主体类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "SubjectType",
      "group": "主体信息"
    },
    "vendorType": {
      "name": "vendorType",
      "label": "商家类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "VendorType",
      "group": "主体信息"
    },
    "type": {
      "name": "type",
      "label": "企业类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "CompanyType",
      "group": "主体信息"
    },
    "companyOrgType": {
      "name": "companyOrgType",
      "label": "组织形式",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "CompanyOrgType",
      "group": "主体信息"
    },
    "country": {
      "name": "country",
      "label": "国家",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "经营地址"
    },
    "countryCode": {
      "name": "countryCode",
      "label": "国家代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "base": {
      "name": "base",
      "label": "省",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "经营地址"
    },
    "baseCode": {
      "name": "baseCode",
      "label": "省代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "city": {
      "name": "city",
      "label": "市",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "经营地址"
    },
    "cityCode": {
      "name": "cityCode",
      "label": "市代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "district": {
      "name": "district",
      "label": "区",
      "kind": "text",
      "max": 50,
      "group": "经营地址"
    },
    "districtCode": {
      "name": "districtCode",
      "label": "区代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "address": {
      "name": "address",
      "label": "地址",
      "kind": "text",
      "need": "submit",
      "max": 200,
      "group": "经营地址"
    },
    "addressInfo": {
      "name": "addressInfo",
      "label": "楼栋门牌",
      "kind": "text",
      "max": 200,
      "group": "经营地址"
    },
    "registeredAddress": {
      "name": "registeredAddress",
      "label": "注册地址",
      "kind": "text",
      "need": "submit",
      "max": 200,
      "group": "经营地址"
    },
    "registeredCapital": {
      "name": "registeredCapital",
      "label": "注册资本(万)",
      "kind": "decimal",
      "need": "submit",
      "low": 0.01,
      "scale": 2,
      "group": "登记信息"
    },
    "regCapitalCurrency": {
      "name": "regCapitalCurrency",
      "label": "币种",
      "kind": "dict",
      "need": "submit",
      "max": 10,
      "dict": "Currency",
      "group": "登记信息"
    },
    "actualCapital": {
      "name": "actualCapital",
      "label": "实缴资本(万)",
      "kind": "decimal",
      "low": 0,
      "scale": 2,
      "group": "登记信息"
    },
    "registerDate": {
      "name": "registerDate",
      "label": "登记日期",
      "kind": "date",
      "need": "submit",
      "group": "登记信息"
    },
    "establishTime": {
      "name": "establishTime",
      "label": "成立日期",
      "kind": "date",
      "need": "submit",
      "group": "登记信息"
    },
    "fromTime": {
      "name": "fromTime",
      "label": "营业期限起",
      "kind": "date",
      "need": "submit",
      "group": "登记信息",
      "key": true
    },
    "licenseTerm": {
      "name": "licenseTerm",
      "label": "营业期限",
      "kind": "dict",
      "need": "submit",
      "max": 10,
      "dict": "LicenseTerm",
      "group": "登记信息",
      "key": true
    },
    "toTime": {
      "name": "toTime",
      "label": "营业期限止",
      "kind": "date",
      "need": "when",
      "group": "登记信息",
      "key": true
    },
    "regStatus": {
      "name": "regStatus",
      "label": "登记状态",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "RegStatus",
      "group": "登记信息"
    },
    "regNumber": {
      "name": "regNumber",
      "label": "注册号",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "orgNumber": {
      "name": "orgNumber",
      "label": "组织机构代码",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "taxNumber": {
      "name": "taxNumber",
      "label": "税号",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "industry": {
      "name": "industry",
      "label": "行业",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "经营信息"
    },
    "catalogs": {
      "name": "catalogs",
      "label": "主营类目",
      "kind": "dicts",
      "need": "submit",
      "max": 20,
      "dict": "ProductCategory",
      "group": "经营信息"
    },
    "businessScope": {
      "name": "businessScope",
      "label": "经营范围",
      "kind": "area",
      "need": "submit",
      "max": 1000,
      "group": "经营信息"
    },
    "staffNumRange": {
      "name": "staffNumRange",
      "label": "人员规模",
      "kind": "dict",
      "max": 20,
      "dict": "StaffNumRange",
      "group": "经营信息"
    },
    "homepageUrl": {
      "name": "homepageUrl",
      "label": "官网",
      "kind": "url",
      "max": 200,
      "group": "经营信息"
    },
    "bondName": {
      "name": "bondName",
      "label": "保证金名称",
      "kind": "text",
      "max": 50,
      "group": "经营信息"
    },
    "isMicroEnt": {
      "name": "isMicroEnt",
      "label": "小微企业",
      "kind": "bool",
      "group": "经营信息"
    },
    "paymentCompany": {
      "name": "paymentCompany",
      "label": "付款主体",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "paymentType": {
      "name": "paymentType",
      "label": "付款方式",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "PaymentType",
      "group": "结算信息"
    },
    "paymentPeriod": {
      "name": "paymentPeriod",
      "label": "账期",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "PaymentPeriod",
      "group": "结算信息"
    },
    "bankName": {
      "name": "bankName",
      "label": "开户行",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "bankAccount": {
      "name": "bankAccount",
      "label": "银行账号",
      "kind": "text",
      "need": "submit",
      "max": 30,
      "group": "结算信息",
      "key": true,
      "sensitive": true
    },
    "bankBranch": {
      "name": "bankBranch",
      "label": "开户支行",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "bankNo": {
      "name": "bankNo",
      "label": "联行号",
      "kind": "text",
      "need": "submit",
      "max": 12,
      "group": "结算信息",
      "key": true
    },
    "taxpayerType": {
      "name": "taxpayerType",
      "label": "纳税人类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "TaxpayerType",
      "group": "结算信息",
      "key": true
    },
    "companyBrandDOList": {
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
              "max": 5
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
    "companyStoreDOList": {
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
    "bankPermit": {
      "name": "bankPermit",
      "label": "开户许可证/开户信息",
      "kind": "files",
      "need": "submit",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "legalIdFront": {
      "name": "legalIdFront",
      "label": "法人身份证人像面",
      "kind": "files",
      "need": "submit",
      "missing": "法人身份证正反面不能为空",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "legalIdBack": {
      "name": "legalIdBack",
      "label": "法人身份证国徽面",
      "kind": "files",
      "need": "submit",
      "missing": "法人身份证正反面不能为空",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "taxpayerProof": {
      "name": "taxpayerProof",
      "label": "一般纳税人证明",
      "kind": "files",
      "need": "when",
      "max": 1,
      "group": "资质文件"
    },
    "integrityPledge": {
      "name": "integrityPledge",
      "label": "廉洁承诺书",
      "kind": "files",
      "max": 1,
      "group": "资质文件"
    },
    "other": {
      "name": "other",
      "label": "其他文件",
      "kind": "files",
      "max": 10,
      "group": "资质文件"
    },
    "contactList": {
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
    "adminName": {
      "name": "adminName",
      "label": "管理员姓名",
      "kind": "text",
      "max": 50,
      "group": "联系人与账号"
    },
    "adminPhone": {
      "name": "adminPhone",
      "label": "管理员手机号",
      "kind": "phone",
      "group": "联系人与账号"
    },
    "adminEmail": {
      "name": "adminEmail",
      "label": "管理员邮箱",
      "kind": "email",
      "max": 100,
      "group": "联系人与账号"
    },
    "agreed": {
      "name": "agreed",
      "label": "我已阅读并同意《入驻协议》《隐私政策》",
      "kind": "bool",
      "group": "联系人与账号"
    }
  },
  "CompanyChangeSave": {
    "businessLicense": {
      "name": "businessLicense",
      "label": "营业执照",
      "kind": "files",
      "need": "submit",
      "missing": "请上传营业执照",
      "max": 1,
      "group": "主体信息",
      "key": true
    },
    "name": {
      "name": "name",
      "label": "企业名称",
      "kind": "text",
      "need": "draft",
      "max": 100,
      "group": "主体信息",
      "key": true
    },
    "creditCode": {
      "name": "creditCode",
      "label": "统一社会信用代码",
      "kind": "text",
      "need": "when",
      "max": 18,
      "group": "主体信息",
      "key": true
    },
    "legalPersonName": {
      "name": "legalPersonName",
      "label": "法定代表人",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "主体信息",
      "key": true
    },
    "shortName": {
      "name": "shortName",
      "label": "简称",
      "kind": "text",
      "max": 50,
      "group": "主体信息"
    },
    "englishName": {
      "name": "englishName",
      "label": "英文名",
      "kind": "text",
      "max": 100,
      "group": "主体信息"
    },
    "historyNames": {
      "name": "historyNames",
      "label": "曾用名",
      "kind": "area",
      "max": 255,
      "group": "主体信息"
    },
    "subjectType": {
      "name": "subjectType",
      "label": "主体类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "SubjectType",
      "group": "主体信息"
    },
    "vendorType": {
      "name": "vendorType",
      "label": "商家类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "VendorType",
      "group": "主体信息"
    },
    "type": {
      "name": "type",
      "label": "企业类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "CompanyType",
      "group": "主体信息"
    },
    "companyOrgType": {
      "name": "companyOrgType",
      "label": "组织形式",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "CompanyOrgType",
      "group": "主体信息"
    },
    "country": {
      "name": "country",
      "label": "国家",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "经营地址"
    },
    "countryCode": {
      "name": "countryCode",
      "label": "国家代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "base": {
      "name": "base",
      "label": "省",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "经营地址"
    },
    "baseCode": {
      "name": "baseCode",
      "label": "省代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "city": {
      "name": "city",
      "label": "市",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "经营地址"
    },
    "cityCode": {
      "name": "cityCode",
      "label": "市代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "district": {
      "name": "district",
      "label": "区",
      "kind": "text",
      "max": 50,
      "group": "经营地址"
    },
    "districtCode": {
      "name": "districtCode",
      "label": "区代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "address": {
      "name": "address",
      "label": "地址",
      "kind": "text",
      "need": "submit",
      "max": 200,
      "group": "经营地址"
    },
    "addressInfo": {
      "name": "addressInfo",
      "label": "楼栋门牌",
      "kind": "text",
      "max": 200,
      "group": "经营地址"
    },
    "registeredAddress": {
      "name": "registeredAddress",
      "label": "注册地址",
      "kind": "text",
      "need": "submit",
      "max": 200,
      "group": "经营地址"
    },
    "registeredCapital": {
      "name": "registeredCapital",
      "label": "注册资本(万)",
      "kind": "decimal",
      "need": "submit",
      "low": 0.01,
      "scale": 2,
      "group": "登记信息"
    },
    "regCapitalCurrency": {
      "name": "regCapitalCurrency",
      "label": "币种",
      "kind": "dict",
      "need": "submit",
      "max": 10,
      "dict": "Currency",
      "group": "登记信息"
    },
    "actualCapital": {
      "name": "actualCapital",
      "label": "实缴资本(万)",
      "kind": "decimal",
      "low": 0,
      "scale": 2,
      "group": "登记信息"
    },
    "registerDate": {
      "name": "registerDate",
      "label": "登记日期",
      "kind": "date",
      "need": "submit",
      "group": "登记信息"
    },
    "establishTime": {
      "name": "establishTime",
      "label": "成立日期",
      "kind": "date",
      "need": "submit",
      "group": "登记信息"
    },
    "fromTime": {
      "name": "fromTime",
      "label": "营业期限起",
      "kind": "date",
      "need": "submit",
      "group": "登记信息",
      "key": true
    },
    "licenseTerm": {
      "name": "licenseTerm",
      "label": "营业期限",
      "kind": "dict",
      "need": "submit",
      "max": 10,
      "dict": "LicenseTerm",
      "group": "登记信息",
      "key": true
    },
    "toTime": {
      "name": "toTime",
      "label": "营业期限止",
      "kind": "date",
      "need": "when",
      "group": "登记信息",
      "key": true
    },
    "regStatus": {
      "name": "regStatus",
      "label": "登记状态",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "RegStatus",
      "group": "登记信息"
    },
    "regNumber": {
      "name": "regNumber",
      "label": "注册号",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "orgNumber": {
      "name": "orgNumber",
      "label": "组织机构代码",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "taxNumber": {
      "name": "taxNumber",
      "label": "税号",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "industry": {
      "name": "industry",
      "label": "行业",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "经营信息"
    },
    "catalogs": {
      "name": "catalogs",
      "label": "主营类目",
      "kind": "dicts",
      "need": "submit",
      "max": 20,
      "dict": "ProductCategory",
      "group": "经营信息"
    },
    "businessScope": {
      "name": "businessScope",
      "label": "经营范围",
      "kind": "area",
      "need": "submit",
      "max": 1000,
      "group": "经营信息"
    },
    "staffNumRange": {
      "name": "staffNumRange",
      "label": "人员规模",
      "kind": "dict",
      "max": 20,
      "dict": "StaffNumRange",
      "group": "经营信息"
    },
    "homepageUrl": {
      "name": "homepageUrl",
      "label": "官网",
      "kind": "url",
      "max": 200,
      "group": "经营信息"
    },
    "bondName": {
      "name": "bondName",
      "label": "保证金名称",
      "kind": "text",
      "max": 50,
      "group": "经营信息"
    },
    "isMicroEnt": {
      "name": "isMicroEnt",
      "label": "小微企业",
      "kind": "bool",
      "group": "经营信息"
    },
    "paymentCompany": {
      "name": "paymentCompany",
      "label": "付款主体",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "paymentType": {
      "name": "paymentType",
      "label": "付款方式",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "PaymentType",
      "group": "结算信息"
    },
    "paymentPeriod": {
      "name": "paymentPeriod",
      "label": "账期",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "PaymentPeriod",
      "group": "结算信息"
    },
    "bankName": {
      "name": "bankName",
      "label": "开户行",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "bankAccount": {
      "name": "bankAccount",
      "label": "银行账号",
      "kind": "text",
      "need": "submit",
      "max": 30,
      "group": "结算信息",
      "key": true,
      "sensitive": true
    },
    "bankBranch": {
      "name": "bankBranch",
      "label": "开户支行",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "bankNo": {
      "name": "bankNo",
      "label": "联行号",
      "kind": "text",
      "need": "submit",
      "max": 12,
      "group": "结算信息",
      "key": true
    },
    "taxpayerType": {
      "name": "taxpayerType",
      "label": "纳税人类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "TaxpayerType",
      "group": "结算信息",
      "key": true
    },
    "companyBrandDOList": {
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
              "max": 5
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
    "companyStoreDOList": {
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
    "bankPermit": {
      "name": "bankPermit",
      "label": "开户许可证/开户信息",
      "kind": "files",
      "need": "submit",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "legalIdFront": {
      "name": "legalIdFront",
      "label": "法人身份证人像面",
      "kind": "files",
      "need": "submit",
      "missing": "法人身份证正反面不能为空",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "legalIdBack": {
      "name": "legalIdBack",
      "label": "法人身份证国徽面",
      "kind": "files",
      "need": "submit",
      "missing": "法人身份证正反面不能为空",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "taxpayerProof": {
      "name": "taxpayerProof",
      "label": "一般纳税人证明",
      "kind": "files",
      "need": "when",
      "max": 1,
      "group": "资质文件"
    },
    "integrityPledge": {
      "name": "integrityPledge",
      "label": "廉洁承诺书",
      "kind": "files",
      "max": 1,
      "group": "资质文件"
    },
    "other": {
      "name": "other",
      "label": "其他文件",
      "kind": "files",
      "max": 10,
      "group": "资质文件"
    },
    "contactList": {
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
    "adminName": {
      "name": "adminName",
      "label": "管理员姓名",
      "kind": "text",
      "max": 50,
      "group": "联系人与账号"
    },
    "adminPhone": {
      "name": "adminPhone",
      "label": "管理员手机号",
      "kind": "phone",
      "group": "联系人与账号"
    },
    "adminEmail": {
      "name": "adminEmail",
      "label": "管理员邮箱",
      "kind": "email",
      "max": 100,
      "group": "联系人与账号"
    },
    "agreed": {
      "name": "agreed",
      "label": "我已阅读并同意《入驻协议》《隐私政策》",
      "kind": "bool",
      "group": "联系人与账号"
    }
  },
  "CompanyContact": {
    "name": {
      "name": "name",
      "label": "姓名",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "position": {
      "name": "position",
      "label": "岗位",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "VendorPosition"
    },
    "phone": {
      "name": "phone",
      "label": "手机号",
      "kind": "phone",
      "need": "submit"
    },
    "email": {
      "name": "email",
      "label": "邮箱",
      "kind": "email",
      "max": 100
    },
    "wx": {
      "name": "wx",
      "label": "微信",
      "kind": "text",
      "max": 50
    },
    "isMain": {
      "name": "isMain",
      "label": "主要联系人",
      "kind": "bool"
    }
  },
  "CompanyFinanceStep": {
    "accountMatches": {
      "name": "accountMatches",
      "label": "账户一致",
      "kind": "bool",
      "need": "draft"
    },
    "taxpayerRight": {
      "name": "taxpayerRight",
      "label": "纳税人类型无误",
      "kind": "bool",
      "need": "draft"
    },
    "periodAgreed": {
      "name": "periodAgreed",
      "label": "账期确认",
      "kind": "bool",
      "need": "draft"
    }
  },
  "CompanyForm": {
    "businessLicense": {
      "name": "businessLicense",
      "label": "营业执照",
      "kind": "files",
      "need": "submit",
      "missing": "请上传营业执照",
      "max": 1,
      "group": "主体信息",
      "key": true
    },
    "name": {
      "name": "name",
      "label": "企业名称",
      "kind": "text",
      "need": "draft",
      "max": 100,
      "group": "主体信息",
      "key": true
    },
    "creditCode": {
      "name": "creditCode",
      "label": "统一社会信用代码",
      "kind": "text",
      "need": "when",
      "max": 18,
      "group": "主体信息",
      "key": true
    },
    "legalPersonName": {
      "name": "legalPersonName",
      "label": "法定代表人",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "主体信息",
      "key": true
    },
    "shortName": {
      "name": "shortName",
      "label": "简称",
      "kind": "text",
      "max": 50,
      "group": "主体信息"
    },
    "englishName": {
      "name": "englishName",
      "label": "英文名",
      "kind": "text",
      "max": 100,
      "group": "主体信息"
    },
    "historyNames": {
      "name": "historyNames",
      "label": "曾用名",
      "kind": "area",
      "max": 255,
      "group": "主体信息"
    },
    "subjectType": {
      "name": "subjectType",
      "label": "主体类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "SubjectType",
      "group": "主体信息"
    },
    "vendorType": {
      "name": "vendorType",
      "label": "商家类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "VendorType",
      "group": "主体信息"
    },
    "type": {
      "name": "type",
      "label": "企业类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "CompanyType",
      "group": "主体信息"
    },
    "companyOrgType": {
      "name": "companyOrgType",
      "label": "组织形式",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "CompanyOrgType",
      "group": "主体信息"
    },
    "country": {
      "name": "country",
      "label": "国家",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "经营地址"
    },
    "countryCode": {
      "name": "countryCode",
      "label": "国家代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "base": {
      "name": "base",
      "label": "省",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "经营地址"
    },
    "baseCode": {
      "name": "baseCode",
      "label": "省代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "city": {
      "name": "city",
      "label": "市",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "经营地址"
    },
    "cityCode": {
      "name": "cityCode",
      "label": "市代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "district": {
      "name": "district",
      "label": "区",
      "kind": "text",
      "max": 50,
      "group": "经营地址"
    },
    "districtCode": {
      "name": "districtCode",
      "label": "区代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "address": {
      "name": "address",
      "label": "地址",
      "kind": "text",
      "need": "submit",
      "max": 200,
      "group": "经营地址"
    },
    "addressInfo": {
      "name": "addressInfo",
      "label": "楼栋门牌",
      "kind": "text",
      "max": 200,
      "group": "经营地址"
    },
    "registeredAddress": {
      "name": "registeredAddress",
      "label": "注册地址",
      "kind": "text",
      "need": "submit",
      "max": 200,
      "group": "经营地址"
    },
    "registeredCapital": {
      "name": "registeredCapital",
      "label": "注册资本(万)",
      "kind": "decimal",
      "need": "submit",
      "low": 0.01,
      "scale": 2,
      "group": "登记信息"
    },
    "regCapitalCurrency": {
      "name": "regCapitalCurrency",
      "label": "币种",
      "kind": "dict",
      "need": "submit",
      "max": 10,
      "dict": "Currency",
      "group": "登记信息"
    },
    "actualCapital": {
      "name": "actualCapital",
      "label": "实缴资本(万)",
      "kind": "decimal",
      "low": 0,
      "scale": 2,
      "group": "登记信息"
    },
    "registerDate": {
      "name": "registerDate",
      "label": "登记日期",
      "kind": "date",
      "need": "submit",
      "group": "登记信息"
    },
    "establishTime": {
      "name": "establishTime",
      "label": "成立日期",
      "kind": "date",
      "need": "submit",
      "group": "登记信息"
    },
    "fromTime": {
      "name": "fromTime",
      "label": "营业期限起",
      "kind": "date",
      "need": "submit",
      "group": "登记信息",
      "key": true
    },
    "licenseTerm": {
      "name": "licenseTerm",
      "label": "营业期限",
      "kind": "dict",
      "need": "submit",
      "max": 10,
      "dict": "LicenseTerm",
      "group": "登记信息",
      "key": true
    },
    "toTime": {
      "name": "toTime",
      "label": "营业期限止",
      "kind": "date",
      "need": "when",
      "group": "登记信息",
      "key": true
    },
    "regStatus": {
      "name": "regStatus",
      "label": "登记状态",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "RegStatus",
      "group": "登记信息"
    },
    "regNumber": {
      "name": "regNumber",
      "label": "注册号",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "orgNumber": {
      "name": "orgNumber",
      "label": "组织机构代码",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "taxNumber": {
      "name": "taxNumber",
      "label": "税号",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "industry": {
      "name": "industry",
      "label": "行业",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "经营信息"
    },
    "catalogs": {
      "name": "catalogs",
      "label": "主营类目",
      "kind": "dicts",
      "need": "submit",
      "max": 20,
      "dict": "ProductCategory",
      "group": "经营信息"
    },
    "businessScope": {
      "name": "businessScope",
      "label": "经营范围",
      "kind": "area",
      "need": "submit",
      "max": 1000,
      "group": "经营信息"
    },
    "staffNumRange": {
      "name": "staffNumRange",
      "label": "人员规模",
      "kind": "dict",
      "max": 20,
      "dict": "StaffNumRange",
      "group": "经营信息"
    },
    "homepageUrl": {
      "name": "homepageUrl",
      "label": "官网",
      "kind": "url",
      "max": 200,
      "group": "经营信息"
    },
    "bondName": {
      "name": "bondName",
      "label": "保证金名称",
      "kind": "text",
      "max": 50,
      "group": "经营信息"
    },
    "isMicroEnt": {
      "name": "isMicroEnt",
      "label": "小微企业",
      "kind": "bool",
      "group": "经营信息"
    },
    "paymentCompany": {
      "name": "paymentCompany",
      "label": "付款主体",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "paymentType": {
      "name": "paymentType",
      "label": "付款方式",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "PaymentType",
      "group": "结算信息"
    },
    "paymentPeriod": {
      "name": "paymentPeriod",
      "label": "账期",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "PaymentPeriod",
      "group": "结算信息"
    },
    "bankName": {
      "name": "bankName",
      "label": "开户行",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "bankAccount": {
      "name": "bankAccount",
      "label": "银行账号",
      "kind": "text",
      "need": "submit",
      "max": 30,
      "group": "结算信息",
      "key": true,
      "sensitive": true
    },
    "bankBranch": {
      "name": "bankBranch",
      "label": "开户支行",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "bankNo": {
      "name": "bankNo",
      "label": "联行号",
      "kind": "text",
      "need": "submit",
      "max": 12,
      "group": "结算信息",
      "key": true
    },
    "taxpayerType": {
      "name": "taxpayerType",
      "label": "纳税人类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "TaxpayerType",
      "group": "结算信息",
      "key": true
    },
    "companyBrandDOList": {
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
              "max": 5
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
    "companyStoreDOList": {
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
    "bankPermit": {
      "name": "bankPermit",
      "label": "开户许可证/开户信息",
      "kind": "files",
      "need": "submit",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "legalIdFront": {
      "name": "legalIdFront",
      "label": "法人身份证人像面",
      "kind": "files",
      "need": "submit",
      "missing": "法人身份证正反面不能为空",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "legalIdBack": {
      "name": "legalIdBack",
      "label": "法人身份证国徽面",
      "kind": "files",
      "need": "submit",
      "missing": "法人身份证正反面不能为空",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "taxpayerProof": {
      "name": "taxpayerProof",
      "label": "一般纳税人证明",
      "kind": "files",
      "need": "when",
      "max": 1,
      "group": "资质文件"
    },
    "integrityPledge": {
      "name": "integrityPledge",
      "label": "廉洁承诺书",
      "kind": "files",
      "max": 1,
      "group": "资质文件"
    },
    "other": {
      "name": "other",
      "label": "其他文件",
      "kind": "files",
      "max": 10,
      "group": "资质文件"
    },
    "contactList": {
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
    "adminName": {
      "name": "adminName",
      "label": "管理员姓名",
      "kind": "text",
      "max": 50,
      "group": "联系人与账号"
    },
    "adminPhone": {
      "name": "adminPhone",
      "label": "管理员手机号",
      "kind": "phone",
      "group": "联系人与账号"
    },
    "adminEmail": {
      "name": "adminEmail",
      "label": "管理员邮箱",
      "kind": "email",
      "max": 100,
      "group": "联系人与账号"
    },
    "agreed": {
      "name": "agreed",
      "label": "我已阅读并同意《入驻协议》《隐私政策》",
      "kind": "bool",
      "group": "联系人与账号"
    }
  },
  "CompanyJoinDetail": {
    "businessLicense": {
      "name": "businessLicense",
      "label": "营业执照",
      "kind": "files",
      "need": "submit",
      "missing": "请上传营业执照",
      "max": 1,
      "group": "主体信息",
      "key": true
    },
    "name": {
      "name": "name",
      "label": "企业名称",
      "kind": "text",
      "need": "draft",
      "max": 100,
      "group": "主体信息",
      "key": true
    },
    "creditCode": {
      "name": "creditCode",
      "label": "统一社会信用代码",
      "kind": "text",
      "need": "when",
      "max": 18,
      "group": "主体信息",
      "key": true
    },
    "legalPersonName": {
      "name": "legalPersonName",
      "label": "法定代表人",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "主体信息",
      "key": true
    },
    "shortName": {
      "name": "shortName",
      "label": "简称",
      "kind": "text",
      "max": 50,
      "group": "主体信息"
    },
    "englishName": {
      "name": "englishName",
      "label": "英文名",
      "kind": "text",
      "max": 100,
      "group": "主体信息"
    },
    "historyNames": {
      "name": "historyNames",
      "label": "曾用名",
      "kind": "area",
      "max": 255,
      "group": "主体信息"
    },
    "subjectType": {
      "name": "subjectType",
      "label": "主体类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "SubjectType",
      "group": "主体信息"
    },
    "vendorType": {
      "name": "vendorType",
      "label": "商家类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "VendorType",
      "group": "主体信息"
    },
    "type": {
      "name": "type",
      "label": "企业类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "CompanyType",
      "group": "主体信息"
    },
    "companyOrgType": {
      "name": "companyOrgType",
      "label": "组织形式",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "CompanyOrgType",
      "group": "主体信息"
    },
    "country": {
      "name": "country",
      "label": "国家",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "经营地址"
    },
    "countryCode": {
      "name": "countryCode",
      "label": "国家代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "base": {
      "name": "base",
      "label": "省",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "经营地址"
    },
    "baseCode": {
      "name": "baseCode",
      "label": "省代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "city": {
      "name": "city",
      "label": "市",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "经营地址"
    },
    "cityCode": {
      "name": "cityCode",
      "label": "市代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "district": {
      "name": "district",
      "label": "区",
      "kind": "text",
      "max": 50,
      "group": "经营地址"
    },
    "districtCode": {
      "name": "districtCode",
      "label": "区代码",
      "kind": "text",
      "max": 10,
      "group": "经营地址"
    },
    "address": {
      "name": "address",
      "label": "地址",
      "kind": "text",
      "need": "submit",
      "max": 200,
      "group": "经营地址"
    },
    "addressInfo": {
      "name": "addressInfo",
      "label": "楼栋门牌",
      "kind": "text",
      "max": 200,
      "group": "经营地址"
    },
    "registeredAddress": {
      "name": "registeredAddress",
      "label": "注册地址",
      "kind": "text",
      "need": "submit",
      "max": 200,
      "group": "经营地址"
    },
    "registeredCapital": {
      "name": "registeredCapital",
      "label": "注册资本(万)",
      "kind": "decimal",
      "need": "submit",
      "low": 0.01,
      "scale": 2,
      "group": "登记信息"
    },
    "regCapitalCurrency": {
      "name": "regCapitalCurrency",
      "label": "币种",
      "kind": "dict",
      "need": "submit",
      "max": 10,
      "dict": "Currency",
      "group": "登记信息"
    },
    "actualCapital": {
      "name": "actualCapital",
      "label": "实缴资本(万)",
      "kind": "decimal",
      "low": 0,
      "scale": 2,
      "group": "登记信息"
    },
    "registerDate": {
      "name": "registerDate",
      "label": "登记日期",
      "kind": "date",
      "need": "submit",
      "group": "登记信息"
    },
    "establishTime": {
      "name": "establishTime",
      "label": "成立日期",
      "kind": "date",
      "need": "submit",
      "group": "登记信息"
    },
    "fromTime": {
      "name": "fromTime",
      "label": "营业期限起",
      "kind": "date",
      "need": "submit",
      "group": "登记信息",
      "key": true
    },
    "licenseTerm": {
      "name": "licenseTerm",
      "label": "营业期限",
      "kind": "dict",
      "need": "submit",
      "max": 10,
      "dict": "LicenseTerm",
      "group": "登记信息",
      "key": true
    },
    "toTime": {
      "name": "toTime",
      "label": "营业期限止",
      "kind": "date",
      "need": "when",
      "group": "登记信息",
      "key": true
    },
    "regStatus": {
      "name": "regStatus",
      "label": "登记状态",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "RegStatus",
      "group": "登记信息"
    },
    "regNumber": {
      "name": "regNumber",
      "label": "注册号",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "orgNumber": {
      "name": "orgNumber",
      "label": "组织机构代码",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "taxNumber": {
      "name": "taxNumber",
      "label": "税号",
      "kind": "text",
      "max": 30,
      "group": "登记信息"
    },
    "industry": {
      "name": "industry",
      "label": "行业",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "经营信息"
    },
    "catalogs": {
      "name": "catalogs",
      "label": "主营类目",
      "kind": "dicts",
      "need": "submit",
      "max": 20,
      "dict": "ProductCategory",
      "group": "经营信息"
    },
    "businessScope": {
      "name": "businessScope",
      "label": "经营范围",
      "kind": "area",
      "need": "submit",
      "max": 1000,
      "group": "经营信息"
    },
    "staffNumRange": {
      "name": "staffNumRange",
      "label": "人员规模",
      "kind": "dict",
      "max": 20,
      "dict": "StaffNumRange",
      "group": "经营信息"
    },
    "homepageUrl": {
      "name": "homepageUrl",
      "label": "官网",
      "kind": "url",
      "max": 200,
      "group": "经营信息"
    },
    "bondName": {
      "name": "bondName",
      "label": "保证金名称",
      "kind": "text",
      "max": 50,
      "group": "经营信息"
    },
    "isMicroEnt": {
      "name": "isMicroEnt",
      "label": "小微企业",
      "kind": "bool",
      "group": "经营信息"
    },
    "paymentCompany": {
      "name": "paymentCompany",
      "label": "付款主体",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "paymentType": {
      "name": "paymentType",
      "label": "付款方式",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "PaymentType",
      "group": "结算信息"
    },
    "paymentPeriod": {
      "name": "paymentPeriod",
      "label": "账期",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "PaymentPeriod",
      "group": "结算信息"
    },
    "bankName": {
      "name": "bankName",
      "label": "开户行",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "bankAccount": {
      "name": "bankAccount",
      "label": "银行账号",
      "kind": "text",
      "need": "submit",
      "max": 30,
      "group": "结算信息",
      "key": true,
      "sensitive": true
    },
    "bankBranch": {
      "name": "bankBranch",
      "label": "开户支行",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "结算信息",
      "key": true
    },
    "bankNo": {
      "name": "bankNo",
      "label": "联行号",
      "kind": "text",
      "need": "submit",
      "max": 12,
      "group": "结算信息",
      "key": true
    },
    "taxpayerType": {
      "name": "taxpayerType",
      "label": "纳税人类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "TaxpayerType",
      "group": "结算信息",
      "key": true
    },
    "companyBrandDOList": {
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
              "max": 5
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
    "companyStoreDOList": {
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
    "bankPermit": {
      "name": "bankPermit",
      "label": "开户许可证/开户信息",
      "kind": "files",
      "need": "submit",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "legalIdFront": {
      "name": "legalIdFront",
      "label": "法人身份证人像面",
      "kind": "files",
      "need": "submit",
      "missing": "法人身份证正反面不能为空",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "legalIdBack": {
      "name": "legalIdBack",
      "label": "法人身份证国徽面",
      "kind": "files",
      "need": "submit",
      "missing": "法人身份证正反面不能为空",
      "max": 1,
      "group": "资质文件",
      "key": true
    },
    "taxpayerProof": {
      "name": "taxpayerProof",
      "label": "一般纳税人证明",
      "kind": "files",
      "need": "when",
      "max": 1,
      "group": "资质文件"
    },
    "integrityPledge": {
      "name": "integrityPledge",
      "label": "廉洁承诺书",
      "kind": "files",
      "max": 1,
      "group": "资质文件"
    },
    "other": {
      "name": "other",
      "label": "其他文件",
      "kind": "files",
      "max": 10,
      "group": "资质文件"
    },
    "contactList": {
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
    "adminName": {
      "name": "adminName",
      "label": "管理员姓名",
      "kind": "text",
      "max": 50,
      "group": "联系人与账号"
    },
    "adminPhone": {
      "name": "adminPhone",
      "label": "管理员手机号",
      "kind": "phone",
      "group": "联系人与账号"
    },
    "adminEmail": {
      "name": "adminEmail",
      "label": "管理员邮箱",
      "kind": "email",
      "max": 100,
      "group": "联系人与账号"
    },
    "agreed": {
      "name": "agreed",
      "label": "我已阅读并同意《入驻协议》《隐私政策》",
      "kind": "bool",
      "group": "联系人与账号"
    }
  },
  "CompanyJoinRow": {
    "creditCode": {
      "name": "creditCode",
      "label": "统一社会信用代码",
      "kind": "text",
      "need": "when",
      "max": 18,
      "group": "主体信息",
      "key": true
    },
    "subjectType": {
      "name": "subjectType",
      "label": "主体类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "SubjectType",
      "group": "主体信息"
    },
    "legalPersonName": {
      "name": "legalPersonName",
      "label": "法定代表人",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "主体信息",
      "key": true
    }
  },
  "CompanyLegalStep": {
    "licenseClear": {
      "name": "licenseClear",
      "label": "执照清晰",
      "kind": "bool",
      "need": "draft"
    },
    "factsMatch": {
      "name": "factsMatch",
      "label": "信息一致",
      "kind": "bool",
      "need": "draft"
    },
    "statusNormal": {
      "name": "statusNormal",
      "label": "经营状态正常",
      "kind": "bool",
      "need": "draft"
    },
    "scopeFits": {
      "name": "scopeFits",
      "label": "经营范围匹配",
      "kind": "bool",
      "need": "draft"
    },
    "legalPersonMatches": {
      "name": "legalPersonMatches",
      "label": "法人一致",
      "kind": "bool",
      "need": "draft"
    },
    "brandsValid": {
      "name": "brandsValid",
      "label": "商标/授权有效",
      "kind": "bool",
      "need": "draft"
    }
  },
  "CompanySaleStep": {
    "vendorGroup": {
      "name": "vendorGroup",
      "label": "商家分组",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "VendorGroup"
    },
    "liveRooms": {
      "name": "liveRooms",
      "label": "合作直播间",
      "kind": "dicts",
      "need": "draft",
      "max": 20,
      "dict": "LiveRoom"
    },
    "bdUserId": {
      "name": "bdUserId",
      "label": "招商负责人",
      "kind": "ref",
      "need": "draft",
      "to": "user"
    }
  },
  "CompanySignForm": {
    "verifyCode": {
      "name": "verifyCode",
      "label": "验证码",
      "kind": "text",
      "need": "draft",
      "max": 10
    },
    "signerName": {
      "name": "signerName",
      "label": "签署人姓名",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "signImage": {
      "name": "signImage",
      "label": "手写签名",
      "kind": "text",
      "max": 700000
    }
  },
  "CompanyStore": {
    "id": {
      "name": "id",
      "label": "店铺编号",
      "kind": "int"
    },
    "token": {
      "name": "token",
      "label": "临时标识",
      "kind": "text",
      "max": 50
    },
    "platformType": {
      "name": "platformType",
      "label": "平台",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "StorePlatform"
    },
    "storeName": {
      "name": "storeName",
      "label": "店铺名称",
      "kind": "text",
      "need": "draft",
      "max": 100
    },
    "storeUrl": {
      "name": "storeUrl",
      "label": "店铺链接",
      "kind": "url",
      "need": "submit",
      "max": 300
    },
    "sellerId": {
      "name": "sellerId",
      "label": "店铺ID",
      "kind": "text",
      "max": 50
    },
    "storeType": {
      "name": "storeType",
      "label": "店铺类型",
      "kind": "dict",
      "need": "submit",
      "max": 20,
      "dict": "StoreType"
    },
    "openDate": {
      "name": "openDate",
      "label": "开店日期",
      "kind": "date"
    },
    "dsrScore": {
      "name": "dsrScore",
      "label": "店铺评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2
    },
    "storeStatus": {
      "name": "storeStatus",
      "label": "店铺状态",
      "kind": "dict",
      "max": 20,
      "dict": "StoreStatus"
    }
  },
  "Competitor": {
    "name": {
      "name": "name",
      "label": "竞品名称",
      "kind": "text",
      "need": "submit",
      "max": 60
    },
    "url": {
      "name": "url",
      "label": "竞品链接",
      "kind": "url",
      "max": 300
    },
    "price": {
      "name": "price",
      "label": "竞品价格",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99
    }
  },
  "ComplaintForm": {
    "happenedDate": {
      "name": "happenedDate",
      "label": "投诉日期",
      "kind": "date",
      "need": "draft"
    },
    "relatedCode": {
      "name": "relatedCode",
      "label": "关联单号",
      "kind": "text",
      "max": 50
    },
    "content": {
      "name": "content",
      "label": "投诉内容",
      "kind": "area",
      "need": "draft",
      "max": 255,
      "min": 5
    }
  },
  "ComplaintWithdrawal": {
    "reason": {
      "name": "reason",
      "label": "撤销原因",
      "kind": "area",
      "need": "draft",
      "max": 255,
      "min": 5
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "CompleteForm": {
    "key": {
      "name": "key",
      "label": "文件",
      "kind": "text",
      "need": "draft",
      "max": 300
    },
    "slot": {
      "name": "slot",
      "label": "位置",
      "kind": "text",
      "max": 64
    },
    "bizType": {
      "name": "bizType",
      "label": "业务类型",
      "kind": "text",
      "max": 64
    }
  },
  "ComplianceCheck": {
    "scene": {
      "name": "scene",
      "label": "场景",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "ComplianceScene"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "max": 50,
      "dict": "ProductCategory"
    },
    "items": {
      "name": "items",
      "label": "文本",
      "kind": "list",
      "need": "draft",
      "max": 200,
      "fields": [
        {
          "name": "field",
          "label": "字段",
          "kind": "text",
          "need": "draft",
          "max": 200
        },
        {
          "name": "label",
          "label": "名称",
          "kind": "text",
          "max": 100
        },
        {
          "name": "text",
          "label": "内容",
          "kind": "text",
          "max": 10000
        }
      ]
    }
  },
  "ComplianceWordForm": {
    "word": {
      "name": "word",
      "label": "词",
      "kind": "text",
      "need": "draft",
      "max": 100
    },
    "matchType": {
      "name": "matchType",
      "label": "匹配方式",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "ComplianceMatch"
    },
    "level": {
      "name": "level",
      "label": "级别",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "ComplianceLevel"
    },
    "categories": {
      "name": "categories",
      "label": "类目",
      "kind": "dicts",
      "max": 20,
      "dict": "ProductCategory"
    },
    "scenes": {
      "name": "scenes",
      "label": "场景",
      "kind": "dicts",
      "max": 10,
      "dict": "ComplianceScene"
    },
    "lawRef": {
      "name": "lawRef",
      "label": "法规",
      "kind": "text",
      "max": 100
    },
    "suggestion": {
      "name": "suggestion",
      "label": "建议",
      "kind": "text",
      "max": 255
    },
    "exemptPattern": {
      "name": "exemptPattern",
      "label": "豁免",
      "kind": "text",
      "max": 200
    },
    "enabled": {
      "name": "enabled",
      "label": "启用",
      "kind": "bool"
    }
  },
  "Contact": {
    "name": {
      "name": "name",
      "label": "姓名",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "position": {
      "name": "position",
      "label": "岗位",
      "kind": "dict",
      "max": 50,
      "dict": "VendorPosition"
    },
    "phone": {
      "name": "phone",
      "label": "手机号",
      "kind": "phone",
      "need": "draft",
      "max": 11,
      "sensitive": true
    },
    "email": {
      "name": "email",
      "label": "邮箱",
      "kind": "email",
      "max": 100
    },
    "wx": {
      "name": "wx",
      "label": "微信",
      "kind": "text",
      "max": 50
    },
    "isMain": {
      "name": "isMain",
      "label": "主要联系人",
      "kind": "bool"
    }
  },
  "CopyRoleForm": {
    "roleName": {
      "name": "roleName",
      "label": "角色名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    }
  },
  "DictItemForm": {
    "type": {
      "name": "type",
      "label": "字典类型",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "value": {
      "name": "value",
      "label": "字典值",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "label": {
      "name": "label",
      "label": "显示名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "liveRoom": {
      "name": "liveRoom",
      "label": "适用直播间",
      "kind": "text",
      "max": 500
    },
    "parentId": {
      "name": "parentId",
      "label": "上级",
      "kind": "int"
    },
    "color": {
      "name": "color",
      "label": "颜色",
      "kind": "text",
      "max": 20
    },
    "remark": {
      "name": "remark",
      "label": "备注",
      "kind": "text",
      "max": 255
    }
  },
  "DictTypeForm": {
    "code": {
      "name": "code",
      "label": "字典编码",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "label": {
      "name": "label",
      "label": "字典名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    }
  },
  "EnableCompanyForm": {
    "reason": {
      "name": "reason",
      "label": "说明",
      "kind": "area",
      "need": "draft",
      "max": 255,
      "min": 5
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "FavouriteForm": {
    "type": {
      "name": "type",
      "label": "收藏类型",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "FavouriteType"
    },
    "refId": {
      "name": "refId",
      "label": "收藏的对象",
      "kind": "int",
      "need": "draft"
    }
  },
  "FeedbackForm": {
    "type": {
      "name": "type",
      "label": "反馈类型",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "FeedbackType"
    },
    "module": {
      "name": "module",
      "label": "反馈模块",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "FeedbackModule"
    },
    "title": {
      "name": "title",
      "label": "标题",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "content": {
      "name": "content",
      "label": "内容",
      "kind": "area",
      "need": "draft",
      "max": 1000,
      "min": 10
    },
    "files": {
      "name": "files",
      "label": "附件",
      "kind": "files",
      "max": 9
    },
    "contact": {
      "name": "contact",
      "label": "联系方式",
      "kind": "text",
      "max": 50
    },
    "urgency": {
      "name": "urgency",
      "label": "紧急程度",
      "kind": "dict",
      "max": 20,
      "dict": "Urgency"
    },
    "relatedCode": {
      "name": "relatedCode",
      "label": "关联单号",
      "kind": "text",
      "max": 30
    },
    "pageUrl": {
      "name": "pageUrl",
      "label": "页面地址",
      "kind": "text",
      "max": 500
    },
    "browser": {
      "name": "browser",
      "label": "浏览器",
      "kind": "text",
      "max": 300
    }
  },
  "FileRelation": {
    "type": {
      "name": "type",
      "label": "文件槽位",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "fileId": {
      "name": "fileId",
      "label": "文件",
      "kind": "int"
    },
    "title": {
      "name": "title",
      "label": "文件标题",
      "kind": "text",
      "max": 100
    }
  },
  "FreezeCompanyForm": {
    "useStatusReason": {
      "name": "useStatusReason",
      "label": "冻结原因",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "UseStatusReason"
    },
    "reason": {
      "name": "reason",
      "label": "说明",
      "kind": "area",
      "need": "draft",
      "max": 255,
      "min": 5
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "FreezeForm": {
    "reason": {
      "name": "reason",
      "label": "原因",
      "kind": "area",
      "need": "draft",
      "max": 255,
      "min": 5
    }
  },
  "IndividualCenterForm": {
    "nameCn": {
      "name": "nameCn",
      "label": "姓名",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "email": {
      "name": "email",
      "label": "邮箱",
      "kind": "email",
      "max": 100
    },
    "currentPassword": {
      "name": "currentPassword",
      "label": "当前密码",
      "kind": "text",
      "max": 50
    },
    "receiveEmail": {
      "name": "receiveEmail",
      "label": "接收邮件",
      "kind": "bool"
    },
    "vendorPosition": {
      "name": "vendorPosition",
      "label": "岗位",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "VendorPosition"
    },
    "vendorVx": {
      "name": "vendorVx",
      "label": "微信号",
      "kind": "text",
      "max": 50
    },
    "imageUrl": {
      "name": "imageUrl",
      "label": "头像",
      "kind": "files",
      "max": 1
    }
  },
  "ItemEvent": {
    "reason": {
      "name": "reason",
      "label": "原因",
      "kind": "area",
      "max": 255
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "ItemForm": {
    "id": {
      "name": "id",
      "label": "排期",
      "kind": "ref",
      "need": "draft",
      "to": "scheduleItem"
    },
    "scene": {
      "name": "scene",
      "label": "排期场景",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ShowScheduleScene"
    },
    "planStock": {
      "name": "planStock",
      "label": "备货",
      "kind": "int",
      "need": "draft",
      "low": 1,
      "high": 99999999
    },
    "talkMinutes": {
      "name": "talkMinutes",
      "label": "讲解分钟",
      "kind": "int",
      "need": "draft",
      "low": 1,
      "high": 240
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "LicenceForm": {
    "companyId": {
      "name": "companyId",
      "label": "企业",
      "kind": "ref",
      "to": "company"
    },
    "businessLicense": {
      "name": "businessLicense",
      "label": "营业执照",
      "kind": "files",
      "need": "draft",
      "missing": "请上传营业执照",
      "max": 1
    },
    "fromTime": {
      "name": "fromTime",
      "label": "营业期限起",
      "kind": "date"
    },
    "licenseTerm": {
      "name": "licenseTerm",
      "label": "营业期限",
      "kind": "dict",
      "max": 10,
      "dict": "LicenseTerm"
    },
    "toTime": {
      "name": "toTime",
      "label": "营业期限止",
      "kind": "date"
    }
  },
  "LiveRoomForm": {
    "code": {
      "name": "code",
      "label": "直播间编码",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "name": {
      "name": "name",
      "label": "直播间名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "vendorType": {
      "name": "vendorType",
      "label": "商家类型",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "VendorType"
    },
    "type": {
      "name": "type",
      "label": "直播间类型",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "LiveRoomType"
    },
    "startDate": {
      "name": "startDate",
      "label": "活动开始",
      "kind": "date"
    },
    "endDate": {
      "name": "endDate",
      "label": "活动结束",
      "kind": "date"
    },
    "offerOpenFrom": {
      "name": "offerOpenFrom",
      "label": "报品开放起",
      "kind": "date"
    },
    "offerOpenTo": {
      "name": "offerOpenTo",
      "label": "报品开放止",
      "kind": "date"
    },
    "minProtectDays": {
      "name": "minProtectDays",
      "label": "最少保价天数",
      "kind": "int",
      "low": 0,
      "high": 365
    },
    "sort": {
      "name": "sort",
      "label": "排序",
      "kind": "int",
      "low": 0,
      "high": 9999
    },
    "enabled": {
      "name": "enabled",
      "label": "启用",
      "kind": "bool"
    },
    "rules": {
      "name": "rules",
      "label": "直播间规则",
      "kind": "area",
      "max": 1000
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "LoginForm": {
    "elsAccount": {
      "name": "elsAccount",
      "label": "企业账号",
      "kind": "text",
      "max": 20
    },
    "username": {
      "name": "username",
      "label": "用户名",
      "kind": "text",
      "need": "draft",
      "max": 100
    },
    "password": {
      "name": "password",
      "label": "密码",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "uuid": {
      "name": "uuid",
      "label": "图形验证码编号",
      "kind": "text",
      "max": 36
    },
    "captcha": {
      "name": "captcha",
      "label": "图形验证码",
      "kind": "text",
      "max": 10
    },
    "rememberMe": {
      "name": "rememberMe",
      "label": "保持登录",
      "kind": "bool"
    }
  },
  "MechanismGift": {
    "giftOfferId": {
      "name": "giftOfferId",
      "label": "赠品报品",
      "kind": "ref",
      "to": "offer"
    },
    "giftName": {
      "name": "giftName",
      "label": "赠品名称",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "scene": "OFFER"
    },
    "giftSpec": {
      "name": "giftSpec",
      "label": "赠品规格",
      "kind": "text",
      "max": 50
    },
    "giftImage": {
      "name": "giftImage",
      "label": "赠品图片",
      "kind": "files",
      "max": 1
    },
    "qty": {
      "name": "qty",
      "label": "数量",
      "kind": "int",
      "need": "submit",
      "low": 1,
      "high": 9999
    },
    "giftValue": {
      "name": "giftValue",
      "label": "赠品价值",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99
    },
    "sameAsMain": {
      "name": "sameAsMain",
      "label": "与主品相同",
      "kind": "bool"
    },
    "netContent": {
      "name": "netContent",
      "label": "净含量",
      "kind": "decimal",
      "need": "when",
      "low": 0,
      "scale": 2
    },
    "condition": {
      "name": "condition",
      "label": "赠送条件",
      "kind": "dict",
      "max": 50,
      "dict": "GiftCondition"
    },
    "giftStock": {
      "name": "giftStock",
      "label": "赠品库存",
      "kind": "int",
      "low": 0,
      "high": 99999999
    }
  },
  "MechanismLine": {
    "type": {
      "name": "type",
      "label": "优惠类型",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "PriceMechanismType",
      "key": true
    },
    "threshold": {
      "name": "threshold",
      "label": "门槛",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99,
      "key": true
    },
    "value": {
      "name": "value",
      "label": "数值",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99,
      "key": true
    },
    "buyQty": {
      "name": "buyQty",
      "label": "第几件",
      "kind": "int",
      "low": 1,
      "high": 99,
      "key": true
    },
    "giftQty": {
      "name": "giftQty",
      "label": "赠送件数",
      "kind": "int",
      "low": 1,
      "high": 99,
      "key": true
    },
    "depositAmount": {
      "name": "depositAmount",
      "label": "定金",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99,
      "key": true
    },
    "depositExpand": {
      "name": "depositExpand",
      "label": "膨胀至",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99,
      "key": true
    },
    "balanceDate": {
      "name": "balanceDate",
      "label": "尾款日期",
      "kind": "date"
    },
    "couponUrl": {
      "name": "couponUrl",
      "label": "领券链接",
      "kind": "url",
      "max": 300
    },
    "stackable": {
      "name": "stackable",
      "label": "可叠加",
      "kind": "bool",
      "key": true
    },
    "repeat": {
      "name": "repeat",
      "label": "每满重复",
      "kind": "bool",
      "key": true
    },
    "sort": {
      "name": "sort",
      "label": "排序",
      "kind": "int",
      "low": 0,
      "high": 999
    }
  },
  "MergeItem": {
    "value": {
      "name": "value",
      "label": "来源项",
      "kind": "text",
      "need": "submit",
      "max": 50
    },
    "usageCount": {
      "name": "usageCount",
      "label": "使用数",
      "kind": "int",
      "low": 0
    }
  },
  "MessageTemplateForm": {
    "code": {
      "name": "code",
      "label": "模板编码",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "title": {
      "name": "title",
      "label": "标题",
      "kind": "text",
      "need": "draft",
      "max": 100
    },
    "content": {
      "name": "content",
      "label": "内容",
      "kind": "area",
      "need": "draft",
      "max": 1000
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "MoveGroupForm": {
    "parentId": {
      "name": "parentId",
      "label": "上级用户组",
      "kind": "ref",
      "need": "draft",
      "to": "userGroup"
    },
    "sort": {
      "name": "sort",
      "label": "排序",
      "kind": "int",
      "low": 0,
      "high": 9999
    }
  },
  "NewAccountForm": {
    "login": {
      "name": "login",
      "label": "用户名",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "phone": {
      "name": "phone",
      "label": "手机号",
      "kind": "phone",
      "need": "draft"
    },
    "nameCn": {
      "name": "nameCn",
      "label": "姓名",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "email": {
      "name": "email",
      "label": "邮箱",
      "kind": "email",
      "max": 100
    },
    "vendorPosition": {
      "name": "vendorPosition",
      "label": "岗位",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "VendorPosition"
    },
    "roleIds": {
      "name": "roleIds",
      "label": "角色",
      "kind": "refs",
      "need": "draft",
      "max": 20
    },
    "userGroupId": {
      "name": "userGroupId",
      "label": "用户组",
      "kind": "ref",
      "need": "draft",
      "to": "userGroup"
    },
    "liveRooms": {
      "name": "liveRooms",
      "label": "直播间",
      "kind": "dicts",
      "max": 50,
      "dict": "LiveRoom"
    },
    "expireDate": {
      "name": "expireDate",
      "label": "有效期至",
      "kind": "date"
    },
    "remark": {
      "name": "remark",
      "label": "备注",
      "kind": "area",
      "max": 255
    }
  },
  "NewPhoneForm": {
    "phone": {
      "name": "phone",
      "label": "手机号",
      "kind": "phone",
      "need": "draft"
    },
    "type": {
      "name": "type",
      "label": "类型",
      "kind": "text",
      "need": "draft",
      "max": 10
    }
  },
  "NewRoleForm": {
    "roleName": {
      "name": "roleName",
      "label": "角色名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "dataScope": {
      "name": "dataScope",
      "label": "数据范围",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "DataScope"
    },
    "permissionCodes": {
      "name": "permissionCodes",
      "label": "权限",
      "kind": "texts",
      "need": "draft",
      "max": 1000
    },
    "remark": {
      "name": "remark",
      "label": "备注",
      "kind": "area",
      "max": 255
    }
  },
  "NewUserGroupForm": {
    "parentId": {
      "name": "parentId",
      "label": "上级用户组",
      "kind": "ref",
      "need": "draft",
      "to": "userGroup"
    },
    "name": {
      "name": "name",
      "label": "用户组名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "leaderId": {
      "name": "leaderId",
      "label": "负责人",
      "kind": "ref",
      "to": "account"
    }
  },
  "OfferBatch": {
    "items": {
      "name": "items",
      "label": "报品",
      "kind": "list",
      "need": "draft",
      "max": 100,
      "fields": [
        {
          "name": "id",
          "label": "报品",
          "kind": "ref",
          "to": "offer"
        },
        {
          "name": "rowVersion",
          "label": "数据版本",
          "kind": "int",
          "low": 0
        }
      ]
    },
    "reason": {
      "name": "reason",
      "label": "原因",
      "kind": "area",
      "max": 255
    }
  },
  "OfferBatchItem": {
    "id": {
      "name": "id",
      "label": "报品",
      "kind": "ref",
      "to": "offer"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "OfferChangeDetail": {
    "liveRoom": {
      "name": "liveRoom",
      "label": "直播间",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "LiveRoom",
      "group": "基础信息"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息"
    },
    "formType": {
      "name": "formType",
      "label": "表单类型",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferFormType",
      "group": "基础信息"
    },
    "offerStyle": {
      "name": "offerStyle",
      "label": "报品方式",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferStyle",
      "group": "基础信息"
    },
    "offerCopyType": {
      "name": "offerCopyType",
      "label": "复制类型",
      "kind": "dict",
      "max": 50,
      "dict": "OfferCopyType",
      "group": "基础信息"
    },
    "sourceOfferId": {
      "name": "sourceOfferId",
      "label": "来源报品",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "changeOf": {
      "name": "changeOf",
      "label": "变更对象",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "offerName": {
      "name": "offerName",
      "label": "商品名称",
      "kind": "text",
      "need": "draft",
      "max": 60,
      "group": "基础信息",
      "key": true,
      "scene": "OFFER"
    },
    "category2": {
      "name": "category2",
      "label": "二级类目",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "category3": {
      "name": "category3",
      "label": "三级类目",
      "kind": "dict",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "brandId": {
      "name": "brandId",
      "label": "品牌",
      "kind": "ref",
      "need": "submit",
      "group": "基础信息",
      "key": true,
      "to": "brand"
    },
    "storeId": {
      "name": "storeId",
      "label": "成交店铺",
      "kind": "ref",
      "group": "基础信息",
      "to": "store"
    },
    "offerCategory": {
      "name": "offerCategory",
      "label": "报品类别",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "OfferCategory",
      "group": "基础信息"
    },
    "shortTitle": {
      "name": "shortTitle",
      "label": "短标题",
      "kind": "text",
      "need": "submit",
      "max": 20,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "sellingPoints": {
      "name": "sellingPoints",
      "label": "卖点",
      "kind": "area",
      "need": "submit",
      "max": 500,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "targetPeople": {
      "name": "targetPeople",
      "label": "适用人群",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "usage": {
      "name": "usage",
      "label": "使用方法",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "notice": {
      "name": "notice",
      "label": "注意事项",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "originPlace": {
      "name": "originPlace",
      "label": "产地",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "基础信息"
    },
    "isDomestic": {
      "name": "isDomestic",
      "label": "国产",
      "kind": "bool",
      "need": "submit",
      "group": "基础信息"
    },
    "itemUrl": {
      "name": "itemUrl",
      "label": "商品链接",
      "kind": "url",
      "max": 300,
      "group": "基础信息"
    },
    "itemId": {
      "name": "itemId",
      "label": "商品ID",
      "kind": "text",
      "max": 30,
      "group": "基础信息"
    },
    "monthSales": {
      "name": "monthSales",
      "label": "月销量",
      "kind": "int",
      "low": 0,
      "high": 999999999,
      "group": "基础信息"
    },
    "totalSales": {
      "name": "totalSales",
      "label": "累计销量",
      "kind": "int",
      "low": 0,
      "high": 9999999999,
      "group": "基础信息"
    },
    "goodRate": {
      "name": "goodRate",
      "label": "好评率",
      "kind": "rate",
      "low": 0,
      "high": 100,
      "scale": 2,
      "group": "基础信息"
    },
    "reviewCount": {
      "name": "reviewCount",
      "label": "评价数",
      "kind": "int",
      "low": 0,
      "high": 999999999,
      "group": "基础信息"
    },
    "mainCompetitors": {
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
    "sampleFlag": {
      "name": "sampleFlag",
      "label": "寄样",
      "kind": "bool",
      "group": "基础信息"
    },
    "expectShowDateFrom": {
      "name": "expectShowDateFrom",
      "label": "期望播出起",
      "kind": "date",
      "need": "submit",
      "group": "基础信息"
    },
    "expectShowDateTo": {
      "name": "expectShowDateTo",
      "label": "期望播出止",
      "kind": "date",
      "need": "submit",
      "group": "基础信息"
    },
    "images": {
      "name": "images",
      "label": "商品图片",
      "kind": "files",
      "need": "submit",
      "max": 40,
      "group": "图片",
      "key": true
    },
    "detailImages": {
      "name": "detailImages",
      "label": "详情图",
      "kind": "files",
      "max": 30,
      "group": "图片"
    },
    "videos": {
      "name": "videos",
      "label": "主图视频",
      "kind": "files",
      "max": 1,
      "group": "图片"
    },
    "offerAttrs": {
      "name": "offerAttrs",
      "label": "类目属性",
      "kind": "part",
      "group": "类目属性",
      "rowKey": "label",
      "fields": []
    },
    "attrFiles": {
      "name": "attrFiles",
      "label": "属性附件",
      "kind": "files",
      "max": 20,
      "group": "类目属性"
    },
    "skus": {
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
        }
      ]
    },
    "mechanism": {
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
    "feeMode": {
      "name": "feeMode",
      "label": "合作模式",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "FeeMode",
      "group": "合作条款与保价",
      "key": true
    },
    "slotFee": {
      "name": "slotFee",
      "label": "坑位费",
      "kind": "money",
      "need": "when",
      "low": 0,
      "high": 9999999999.99,
      "group": "合作条款与保价",
      "key": true
    },
    "commissionRate": {
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
    "commissionExtra": {
      "name": "commissionExtra",
      "label": "额外佣金",
      "kind": "rate",
      "low": 0,
      "high": 100,
      "scale": 2,
      "group": "合作条款与保价",
      "key": true
    },
    "priceProtectDays": {
      "name": "priceProtectDays",
      "label": "保价天数",
      "kind": "int",
      "need": "when",
      "low": 0,
      "high": 365,
      "group": "合作条款与保价",
      "key": true
    },
    "protectScope": {
      "name": "protectScope",
      "label": "保价范围",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ProtectScope",
      "group": "合作条款与保价",
      "key": true
    },
    "protectPromise": {
      "name": "protectPromise",
      "label": "保价承诺",
      "kind": "bool",
      "need": "when",
      "group": "合作条款与保价",
      "key": true
    },
    "shipTime": {
      "name": "shipTime",
      "label": "发货时效",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ShipTime",
      "group": "物流售后"
    },
    "freightTemplate": {
      "name": "freightTemplate",
      "label": "运费说明",
      "kind": "text",
      "need": "when",
      "max": 100,
      "group": "物流售后"
    },
    "freightInsurance": {
      "name": "freightInsurance",
      "label": "运费险",
      "kind": "bool",
      "need": "when",
      "group": "物流售后"
    },
    "returnPolicy": {
      "name": "returnPolicy",
      "label": "退换政策",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ReturnPolicy",
      "group": "物流售后"
    },
    "invoiceSupport": {
      "name": "invoiceSupport",
      "label": "支持发票",
      "kind": "bool",
      "need": "when",
      "group": "物流售后"
    },
    "shipRegionExclude": {
      "name": "shipRegionExclude",
      "label": "不发货地区",
      "kind": "area",
      "max": 255,
      "group": "物流售后"
    },
    "complianceConfirmed": {
      "name": "complianceConfirmed",
      "label": "已知悉并确认合规",
      "kind": "bool",
      "group": "资质"
    },
    "contactName": {
      "name": "contactName",
      "label": "对接人",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "对接人"
    },
    "contactPhone": {
      "name": "contactPhone",
      "label": "手机",
      "kind": "phone",
      "need": "when",
      "max": 11,
      "group": "对接人",
      "sensitive": true
    },
    "contactVx": {
      "name": "contactVx",
      "label": "微信",
      "kind": "text",
      "max": 50,
      "group": "对接人"
    }
  },
  "OfferChangeRow": {
    "changeOf": {
      "name": "changeOf",
      "label": "变更对象",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "liveRoom": {
      "name": "liveRoom",
      "label": "直播间",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "LiveRoom",
      "group": "基础信息"
    }
  },
  "OfferChangeSave": {
    "liveRoom": {
      "name": "liveRoom",
      "label": "直播间",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "LiveRoom",
      "group": "基础信息"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息"
    },
    "formType": {
      "name": "formType",
      "label": "表单类型",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferFormType",
      "group": "基础信息"
    },
    "offerStyle": {
      "name": "offerStyle",
      "label": "报品方式",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferStyle",
      "group": "基础信息"
    },
    "offerCopyType": {
      "name": "offerCopyType",
      "label": "复制类型",
      "kind": "dict",
      "max": 50,
      "dict": "OfferCopyType",
      "group": "基础信息"
    },
    "sourceOfferId": {
      "name": "sourceOfferId",
      "label": "来源报品",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "changeOf": {
      "name": "changeOf",
      "label": "变更对象",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "offerName": {
      "name": "offerName",
      "label": "商品名称",
      "kind": "text",
      "need": "draft",
      "max": 60,
      "group": "基础信息",
      "key": true,
      "scene": "OFFER"
    },
    "category2": {
      "name": "category2",
      "label": "二级类目",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "category3": {
      "name": "category3",
      "label": "三级类目",
      "kind": "dict",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "brandId": {
      "name": "brandId",
      "label": "品牌",
      "kind": "ref",
      "need": "submit",
      "group": "基础信息",
      "key": true,
      "to": "brand"
    },
    "storeId": {
      "name": "storeId",
      "label": "成交店铺",
      "kind": "ref",
      "group": "基础信息",
      "to": "store"
    },
    "offerCategory": {
      "name": "offerCategory",
      "label": "报品类别",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "OfferCategory",
      "group": "基础信息"
    },
    "shortTitle": {
      "name": "shortTitle",
      "label": "短标题",
      "kind": "text",
      "need": "submit",
      "max": 20,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "sellingPoints": {
      "name": "sellingPoints",
      "label": "卖点",
      "kind": "area",
      "need": "submit",
      "max": 500,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "targetPeople": {
      "name": "targetPeople",
      "label": "适用人群",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "usage": {
      "name": "usage",
      "label": "使用方法",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "notice": {
      "name": "notice",
      "label": "注意事项",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "originPlace": {
      "name": "originPlace",
      "label": "产地",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "基础信息"
    },
    "isDomestic": {
      "name": "isDomestic",
      "label": "国产",
      "kind": "bool",
      "need": "submit",
      "group": "基础信息"
    },
    "itemUrl": {
      "name": "itemUrl",
      "label": "商品链接",
      "kind": "url",
      "max": 300,
      "group": "基础信息"
    },
    "itemId": {
      "name": "itemId",
      "label": "商品ID",
      "kind": "text",
      "max": 30,
      "group": "基础信息"
    },
    "monthSales": {
      "name": "monthSales",
      "label": "月销量",
      "kind": "int",
      "low": 0,
      "high": 999999999,
      "group": "基础信息"
    },
    "totalSales": {
      "name": "totalSales",
      "label": "累计销量",
      "kind": "int",
      "low": 0,
      "high": 9999999999,
      "group": "基础信息"
    },
    "goodRate": {
      "name": "goodRate",
      "label": "好评率",
      "kind": "rate",
      "low": 0,
      "high": 100,
      "scale": 2,
      "group": "基础信息"
    },
    "reviewCount": {
      "name": "reviewCount",
      "label": "评价数",
      "kind": "int",
      "low": 0,
      "high": 999999999,
      "group": "基础信息"
    },
    "mainCompetitors": {
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
    "sampleFlag": {
      "name": "sampleFlag",
      "label": "寄样",
      "kind": "bool",
      "group": "基础信息"
    },
    "expectShowDateFrom": {
      "name": "expectShowDateFrom",
      "label": "期望播出起",
      "kind": "date",
      "need": "submit",
      "group": "基础信息"
    },
    "expectShowDateTo": {
      "name": "expectShowDateTo",
      "label": "期望播出止",
      "kind": "date",
      "need": "submit",
      "group": "基础信息"
    },
    "images": {
      "name": "images",
      "label": "商品图片",
      "kind": "files",
      "need": "submit",
      "max": 40,
      "group": "图片",
      "key": true
    },
    "detailImages": {
      "name": "detailImages",
      "label": "详情图",
      "kind": "files",
      "max": 30,
      "group": "图片"
    },
    "videos": {
      "name": "videos",
      "label": "主图视频",
      "kind": "files",
      "max": 1,
      "group": "图片"
    },
    "offerAttrs": {
      "name": "offerAttrs",
      "label": "类目属性",
      "kind": "part",
      "group": "类目属性",
      "rowKey": "label",
      "fields": []
    },
    "attrFiles": {
      "name": "attrFiles",
      "label": "属性附件",
      "kind": "files",
      "max": 20,
      "group": "类目属性"
    },
    "skus": {
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
        }
      ]
    },
    "mechanism": {
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
    "feeMode": {
      "name": "feeMode",
      "label": "合作模式",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "FeeMode",
      "group": "合作条款与保价",
      "key": true
    },
    "slotFee": {
      "name": "slotFee",
      "label": "坑位费",
      "kind": "money",
      "need": "when",
      "low": 0,
      "high": 9999999999.99,
      "group": "合作条款与保价",
      "key": true
    },
    "commissionRate": {
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
    "commissionExtra": {
      "name": "commissionExtra",
      "label": "额外佣金",
      "kind": "rate",
      "low": 0,
      "high": 100,
      "scale": 2,
      "group": "合作条款与保价",
      "key": true
    },
    "priceProtectDays": {
      "name": "priceProtectDays",
      "label": "保价天数",
      "kind": "int",
      "need": "when",
      "low": 0,
      "high": 365,
      "group": "合作条款与保价",
      "key": true
    },
    "protectScope": {
      "name": "protectScope",
      "label": "保价范围",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ProtectScope",
      "group": "合作条款与保价",
      "key": true
    },
    "protectPromise": {
      "name": "protectPromise",
      "label": "保价承诺",
      "kind": "bool",
      "need": "when",
      "group": "合作条款与保价",
      "key": true
    },
    "shipTime": {
      "name": "shipTime",
      "label": "发货时效",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ShipTime",
      "group": "物流售后"
    },
    "freightTemplate": {
      "name": "freightTemplate",
      "label": "运费说明",
      "kind": "text",
      "need": "when",
      "max": 100,
      "group": "物流售后"
    },
    "freightInsurance": {
      "name": "freightInsurance",
      "label": "运费险",
      "kind": "bool",
      "need": "when",
      "group": "物流售后"
    },
    "returnPolicy": {
      "name": "returnPolicy",
      "label": "退换政策",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ReturnPolicy",
      "group": "物流售后"
    },
    "invoiceSupport": {
      "name": "invoiceSupport",
      "label": "支持发票",
      "kind": "bool",
      "need": "when",
      "group": "物流售后"
    },
    "shipRegionExclude": {
      "name": "shipRegionExclude",
      "label": "不发货地区",
      "kind": "area",
      "max": 255,
      "group": "物流售后"
    },
    "complianceConfirmed": {
      "name": "complianceConfirmed",
      "label": "已知悉并确认合规",
      "kind": "bool",
      "group": "资质"
    },
    "contactName": {
      "name": "contactName",
      "label": "对接人",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "对接人"
    },
    "contactPhone": {
      "name": "contactPhone",
      "label": "手机",
      "kind": "phone",
      "need": "when",
      "max": 11,
      "group": "对接人",
      "sensitive": true
    },
    "contactVx": {
      "name": "contactVx",
      "label": "微信",
      "kind": "text",
      "max": 50,
      "group": "对接人"
    }
  },
  "OfferDetail": {
    "liveRoom": {
      "name": "liveRoom",
      "label": "直播间",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "LiveRoom",
      "group": "基础信息"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息"
    },
    "formType": {
      "name": "formType",
      "label": "表单类型",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferFormType",
      "group": "基础信息"
    },
    "offerStyle": {
      "name": "offerStyle",
      "label": "报品方式",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferStyle",
      "group": "基础信息"
    },
    "offerCopyType": {
      "name": "offerCopyType",
      "label": "复制类型",
      "kind": "dict",
      "max": 50,
      "dict": "OfferCopyType",
      "group": "基础信息"
    },
    "sourceOfferId": {
      "name": "sourceOfferId",
      "label": "来源报品",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "changeOf": {
      "name": "changeOf",
      "label": "变更对象",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "offerName": {
      "name": "offerName",
      "label": "商品名称",
      "kind": "text",
      "need": "draft",
      "max": 60,
      "group": "基础信息",
      "key": true,
      "scene": "OFFER"
    },
    "category2": {
      "name": "category2",
      "label": "二级类目",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "category3": {
      "name": "category3",
      "label": "三级类目",
      "kind": "dict",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "brandId": {
      "name": "brandId",
      "label": "品牌",
      "kind": "ref",
      "need": "submit",
      "group": "基础信息",
      "key": true,
      "to": "brand"
    },
    "storeId": {
      "name": "storeId",
      "label": "成交店铺",
      "kind": "ref",
      "group": "基础信息",
      "to": "store"
    },
    "offerCategory": {
      "name": "offerCategory",
      "label": "报品类别",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "OfferCategory",
      "group": "基础信息"
    },
    "shortTitle": {
      "name": "shortTitle",
      "label": "短标题",
      "kind": "text",
      "need": "submit",
      "max": 20,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "sellingPoints": {
      "name": "sellingPoints",
      "label": "卖点",
      "kind": "area",
      "need": "submit",
      "max": 500,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "targetPeople": {
      "name": "targetPeople",
      "label": "适用人群",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "usage": {
      "name": "usage",
      "label": "使用方法",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "notice": {
      "name": "notice",
      "label": "注意事项",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "originPlace": {
      "name": "originPlace",
      "label": "产地",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "基础信息"
    },
    "isDomestic": {
      "name": "isDomestic",
      "label": "国产",
      "kind": "bool",
      "need": "submit",
      "group": "基础信息"
    },
    "itemUrl": {
      "name": "itemUrl",
      "label": "商品链接",
      "kind": "url",
      "max": 300,
      "group": "基础信息"
    },
    "itemId": {
      "name": "itemId",
      "label": "商品ID",
      "kind": "text",
      "max": 30,
      "group": "基础信息"
    },
    "monthSales": {
      "name": "monthSales",
      "label": "月销量",
      "kind": "int",
      "low": 0,
      "high": 999999999,
      "group": "基础信息"
    },
    "totalSales": {
      "name": "totalSales",
      "label": "累计销量",
      "kind": "int",
      "low": 0,
      "high": 9999999999,
      "group": "基础信息"
    },
    "goodRate": {
      "name": "goodRate",
      "label": "好评率",
      "kind": "rate",
      "low": 0,
      "high": 100,
      "scale": 2,
      "group": "基础信息"
    },
    "reviewCount": {
      "name": "reviewCount",
      "label": "评价数",
      "kind": "int",
      "low": 0,
      "high": 999999999,
      "group": "基础信息"
    },
    "mainCompetitors": {
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
    "sampleFlag": {
      "name": "sampleFlag",
      "label": "寄样",
      "kind": "bool",
      "group": "基础信息"
    },
    "expectShowDateFrom": {
      "name": "expectShowDateFrom",
      "label": "期望播出起",
      "kind": "date",
      "need": "submit",
      "group": "基础信息"
    },
    "expectShowDateTo": {
      "name": "expectShowDateTo",
      "label": "期望播出止",
      "kind": "date",
      "need": "submit",
      "group": "基础信息"
    },
    "images": {
      "name": "images",
      "label": "商品图片",
      "kind": "files",
      "need": "submit",
      "max": 40,
      "group": "图片",
      "key": true
    },
    "detailImages": {
      "name": "detailImages",
      "label": "详情图",
      "kind": "files",
      "max": 30,
      "group": "图片"
    },
    "videos": {
      "name": "videos",
      "label": "主图视频",
      "kind": "files",
      "max": 1,
      "group": "图片"
    },
    "offerAttrs": {
      "name": "offerAttrs",
      "label": "类目属性",
      "kind": "part",
      "group": "类目属性",
      "rowKey": "label",
      "fields": []
    },
    "attrFiles": {
      "name": "attrFiles",
      "label": "属性附件",
      "kind": "files",
      "max": 20,
      "group": "类目属性"
    },
    "skus": {
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
        }
      ]
    },
    "mechanism": {
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
    "feeMode": {
      "name": "feeMode",
      "label": "合作模式",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "FeeMode",
      "group": "合作条款与保价",
      "key": true
    },
    "slotFee": {
      "name": "slotFee",
      "label": "坑位费",
      "kind": "money",
      "need": "when",
      "low": 0,
      "high": 9999999999.99,
      "group": "合作条款与保价",
      "key": true
    },
    "commissionRate": {
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
    "commissionExtra": {
      "name": "commissionExtra",
      "label": "额外佣金",
      "kind": "rate",
      "low": 0,
      "high": 100,
      "scale": 2,
      "group": "合作条款与保价",
      "key": true
    },
    "priceProtectDays": {
      "name": "priceProtectDays",
      "label": "保价天数",
      "kind": "int",
      "need": "when",
      "low": 0,
      "high": 365,
      "group": "合作条款与保价",
      "key": true
    },
    "protectScope": {
      "name": "protectScope",
      "label": "保价范围",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ProtectScope",
      "group": "合作条款与保价",
      "key": true
    },
    "protectPromise": {
      "name": "protectPromise",
      "label": "保价承诺",
      "kind": "bool",
      "need": "when",
      "group": "合作条款与保价",
      "key": true
    },
    "shipTime": {
      "name": "shipTime",
      "label": "发货时效",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ShipTime",
      "group": "物流售后"
    },
    "freightTemplate": {
      "name": "freightTemplate",
      "label": "运费说明",
      "kind": "text",
      "need": "when",
      "max": 100,
      "group": "物流售后"
    },
    "freightInsurance": {
      "name": "freightInsurance",
      "label": "运费险",
      "kind": "bool",
      "need": "when",
      "group": "物流售后"
    },
    "returnPolicy": {
      "name": "returnPolicy",
      "label": "退换政策",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ReturnPolicy",
      "group": "物流售后"
    },
    "invoiceSupport": {
      "name": "invoiceSupport",
      "label": "支持发票",
      "kind": "bool",
      "need": "when",
      "group": "物流售后"
    },
    "shipRegionExclude": {
      "name": "shipRegionExclude",
      "label": "不发货地区",
      "kind": "area",
      "max": 255,
      "group": "物流售后"
    },
    "complianceConfirmed": {
      "name": "complianceConfirmed",
      "label": "已知悉并确认合规",
      "kind": "bool",
      "group": "资质"
    },
    "contactName": {
      "name": "contactName",
      "label": "对接人",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "对接人"
    },
    "contactPhone": {
      "name": "contactPhone",
      "label": "手机",
      "kind": "phone",
      "need": "when",
      "max": 11,
      "group": "对接人",
      "sensitive": true
    },
    "contactVx": {
      "name": "contactVx",
      "label": "微信",
      "kind": "text",
      "max": 50,
      "group": "对接人"
    }
  },
  "OfferFinalStep": {
    "prdEchelonLevel": {
      "name": "prdEchelonLevel",
      "label": "梯队",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "PrdEchelonLevel"
    },
    "showScheduleScene": {
      "name": "showScheduleScene",
      "label": "排期场景",
      "kind": "dict",
      "max": 50,
      "dict": "ShowScheduleScene"
    },
    "selProductFlag": {
      "name": "selProductFlag",
      "label": "精选品",
      "kind": "bool"
    },
    "superEightProduct": {
      "name": "superEightProduct",
      "label": "超级八点",
      "kind": "bool"
    },
    "conditional": {
      "name": "conditional",
      "label": "有条件通过",
      "kind": "bool"
    }
  },
  "OfferFirstStep": {
    "score": {
      "name": "score",
      "label": "评分",
      "kind": "part",
      "fields": [
        {
          "name": "product",
          "label": "产品力",
          "kind": "int",
          "need": "draft",
          "low": 1,
          "high": 5
        },
        {
          "name": "price",
          "label": "价格力",
          "kind": "int",
          "need": "draft",
          "low": 1,
          "high": 5
        },
        {
          "name": "brand",
          "label": "品牌力",
          "kind": "int",
          "need": "draft",
          "low": 1,
          "high": 5
        },
        {
          "name": "match",
          "label": "匹配度",
          "kind": "int",
          "need": "draft",
          "low": 1,
          "high": 5
        }
      ]
    },
    "sampleResult": {
      "name": "sampleResult",
      "label": "样品结论",
      "kind": "area",
      "max": 255
    },
    "comment": {
      "name": "comment",
      "label": "初选意见",
      "kind": "area",
      "max": 255
    }
  },
  "OfferForm": {
    "liveRoom": {
      "name": "liveRoom",
      "label": "直播间",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "LiveRoom",
      "group": "基础信息"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息"
    },
    "formType": {
      "name": "formType",
      "label": "表单类型",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferFormType",
      "group": "基础信息"
    },
    "offerStyle": {
      "name": "offerStyle",
      "label": "报品方式",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferStyle",
      "group": "基础信息"
    },
    "offerCopyType": {
      "name": "offerCopyType",
      "label": "复制类型",
      "kind": "dict",
      "max": 50,
      "dict": "OfferCopyType",
      "group": "基础信息"
    },
    "sourceOfferId": {
      "name": "sourceOfferId",
      "label": "来源报品",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "changeOf": {
      "name": "changeOf",
      "label": "变更对象",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "offerName": {
      "name": "offerName",
      "label": "商品名称",
      "kind": "text",
      "need": "draft",
      "max": 60,
      "group": "基础信息",
      "key": true,
      "scene": "OFFER"
    },
    "category2": {
      "name": "category2",
      "label": "二级类目",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "category3": {
      "name": "category3",
      "label": "三级类目",
      "kind": "dict",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "brandId": {
      "name": "brandId",
      "label": "品牌",
      "kind": "ref",
      "need": "submit",
      "group": "基础信息",
      "key": true,
      "to": "brand"
    },
    "storeId": {
      "name": "storeId",
      "label": "成交店铺",
      "kind": "ref",
      "group": "基础信息",
      "to": "store"
    },
    "offerCategory": {
      "name": "offerCategory",
      "label": "报品类别",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "OfferCategory",
      "group": "基础信息"
    },
    "shortTitle": {
      "name": "shortTitle",
      "label": "短标题",
      "kind": "text",
      "need": "submit",
      "max": 20,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "sellingPoints": {
      "name": "sellingPoints",
      "label": "卖点",
      "kind": "area",
      "need": "submit",
      "max": 500,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "targetPeople": {
      "name": "targetPeople",
      "label": "适用人群",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "usage": {
      "name": "usage",
      "label": "使用方法",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "notice": {
      "name": "notice",
      "label": "注意事项",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "originPlace": {
      "name": "originPlace",
      "label": "产地",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "基础信息"
    },
    "isDomestic": {
      "name": "isDomestic",
      "label": "国产",
      "kind": "bool",
      "need": "submit",
      "group": "基础信息"
    },
    "itemUrl": {
      "name": "itemUrl",
      "label": "商品链接",
      "kind": "url",
      "max": 300,
      "group": "基础信息"
    },
    "itemId": {
      "name": "itemId",
      "label": "商品ID",
      "kind": "text",
      "max": 30,
      "group": "基础信息"
    },
    "monthSales": {
      "name": "monthSales",
      "label": "月销量",
      "kind": "int",
      "low": 0,
      "high": 999999999,
      "group": "基础信息"
    },
    "totalSales": {
      "name": "totalSales",
      "label": "累计销量",
      "kind": "int",
      "low": 0,
      "high": 9999999999,
      "group": "基础信息"
    },
    "goodRate": {
      "name": "goodRate",
      "label": "好评率",
      "kind": "rate",
      "low": 0,
      "high": 100,
      "scale": 2,
      "group": "基础信息"
    },
    "reviewCount": {
      "name": "reviewCount",
      "label": "评价数",
      "kind": "int",
      "low": 0,
      "high": 999999999,
      "group": "基础信息"
    },
    "mainCompetitors": {
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
    "sampleFlag": {
      "name": "sampleFlag",
      "label": "寄样",
      "kind": "bool",
      "group": "基础信息"
    },
    "expectShowDateFrom": {
      "name": "expectShowDateFrom",
      "label": "期望播出起",
      "kind": "date",
      "need": "submit",
      "group": "基础信息"
    },
    "expectShowDateTo": {
      "name": "expectShowDateTo",
      "label": "期望播出止",
      "kind": "date",
      "need": "submit",
      "group": "基础信息"
    },
    "images": {
      "name": "images",
      "label": "商品图片",
      "kind": "files",
      "need": "submit",
      "max": 40,
      "group": "图片",
      "key": true
    },
    "detailImages": {
      "name": "detailImages",
      "label": "详情图",
      "kind": "files",
      "max": 30,
      "group": "图片"
    },
    "videos": {
      "name": "videos",
      "label": "主图视频",
      "kind": "files",
      "max": 1,
      "group": "图片"
    },
    "offerAttrs": {
      "name": "offerAttrs",
      "label": "类目属性",
      "kind": "part",
      "group": "类目属性",
      "rowKey": "label",
      "fields": []
    },
    "attrFiles": {
      "name": "attrFiles",
      "label": "属性附件",
      "kind": "files",
      "max": 20,
      "group": "类目属性"
    },
    "skus": {
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
        }
      ]
    },
    "mechanism": {
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
    "feeMode": {
      "name": "feeMode",
      "label": "合作模式",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "FeeMode",
      "group": "合作条款与保价",
      "key": true
    },
    "slotFee": {
      "name": "slotFee",
      "label": "坑位费",
      "kind": "money",
      "need": "when",
      "low": 0,
      "high": 9999999999.99,
      "group": "合作条款与保价",
      "key": true
    },
    "commissionRate": {
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
    "commissionExtra": {
      "name": "commissionExtra",
      "label": "额外佣金",
      "kind": "rate",
      "low": 0,
      "high": 100,
      "scale": 2,
      "group": "合作条款与保价",
      "key": true
    },
    "priceProtectDays": {
      "name": "priceProtectDays",
      "label": "保价天数",
      "kind": "int",
      "need": "when",
      "low": 0,
      "high": 365,
      "group": "合作条款与保价",
      "key": true
    },
    "protectScope": {
      "name": "protectScope",
      "label": "保价范围",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ProtectScope",
      "group": "合作条款与保价",
      "key": true
    },
    "protectPromise": {
      "name": "protectPromise",
      "label": "保价承诺",
      "kind": "bool",
      "need": "when",
      "group": "合作条款与保价",
      "key": true
    },
    "shipTime": {
      "name": "shipTime",
      "label": "发货时效",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ShipTime",
      "group": "物流售后"
    },
    "freightTemplate": {
      "name": "freightTemplate",
      "label": "运费说明",
      "kind": "text",
      "need": "when",
      "max": 100,
      "group": "物流售后"
    },
    "freightInsurance": {
      "name": "freightInsurance",
      "label": "运费险",
      "kind": "bool",
      "need": "when",
      "group": "物流售后"
    },
    "returnPolicy": {
      "name": "returnPolicy",
      "label": "退换政策",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ReturnPolicy",
      "group": "物流售后"
    },
    "invoiceSupport": {
      "name": "invoiceSupport",
      "label": "支持发票",
      "kind": "bool",
      "need": "when",
      "group": "物流售后"
    },
    "shipRegionExclude": {
      "name": "shipRegionExclude",
      "label": "不发货地区",
      "kind": "area",
      "max": 255,
      "group": "物流售后"
    },
    "complianceConfirmed": {
      "name": "complianceConfirmed",
      "label": "已知悉并确认合规",
      "kind": "bool",
      "group": "资质"
    },
    "contactName": {
      "name": "contactName",
      "label": "对接人",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "对接人"
    },
    "contactPhone": {
      "name": "contactPhone",
      "label": "手机",
      "kind": "phone",
      "need": "when",
      "max": 11,
      "group": "对接人",
      "sensitive": true
    },
    "contactVx": {
      "name": "contactVx",
      "label": "微信",
      "kind": "text",
      "max": 50,
      "group": "对接人"
    }
  },
  "OfferMechanism": {
    "mechanismText": {
      "name": "mechanismText",
      "label": "机制描述",
      "kind": "area",
      "max": 255,
      "scene": "OFFER"
    },
    "buyQty": {
      "name": "buyQty",
      "label": "每单件数",
      "kind": "int",
      "low": 1,
      "high": 99
    },
    "lines": {
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
    "gifts": {
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
    "platformSubsidy": {
      "name": "platformSubsidy",
      "label": "平台补贴",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99
    },
    "anchorRedPacket": {
      "name": "anchorRedPacket",
      "label": "主播红包",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99
    }
  },
  "OfferNew": {
    "liveRoom": {
      "name": "liveRoom",
      "label": "直播间",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "LiveRoom",
      "group": "基础信息"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息"
    },
    "formType": {
      "name": "formType",
      "label": "表单类型",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferFormType",
      "group": "基础信息"
    },
    "offerStyle": {
      "name": "offerStyle",
      "label": "报品方式",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferStyle",
      "group": "基础信息"
    },
    "offerCopyType": {
      "name": "offerCopyType",
      "label": "复制类型",
      "kind": "dict",
      "max": 50,
      "dict": "OfferCopyType",
      "group": "基础信息"
    },
    "sourceOfferId": {
      "name": "sourceOfferId",
      "label": "来源报品",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "changeOf": {
      "name": "changeOf",
      "label": "变更对象",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "offerName": {
      "name": "offerName",
      "label": "商品名称",
      "kind": "text",
      "need": "draft",
      "max": 60,
      "group": "基础信息",
      "key": true,
      "scene": "OFFER"
    },
    "category2": {
      "name": "category2",
      "label": "二级类目",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "category3": {
      "name": "category3",
      "label": "三级类目",
      "kind": "dict",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "brandId": {
      "name": "brandId",
      "label": "品牌",
      "kind": "ref",
      "need": "submit",
      "group": "基础信息",
      "key": true,
      "to": "brand"
    },
    "storeId": {
      "name": "storeId",
      "label": "成交店铺",
      "kind": "ref",
      "group": "基础信息",
      "to": "store"
    },
    "offerCategory": {
      "name": "offerCategory",
      "label": "报品类别",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "OfferCategory",
      "group": "基础信息"
    },
    "shortTitle": {
      "name": "shortTitle",
      "label": "短标题",
      "kind": "text",
      "need": "submit",
      "max": 20,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "sellingPoints": {
      "name": "sellingPoints",
      "label": "卖点",
      "kind": "area",
      "need": "submit",
      "max": 500,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "targetPeople": {
      "name": "targetPeople",
      "label": "适用人群",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "usage": {
      "name": "usage",
      "label": "使用方法",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "notice": {
      "name": "notice",
      "label": "注意事项",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "originPlace": {
      "name": "originPlace",
      "label": "产地",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "基础信息"
    },
    "isDomestic": {
      "name": "isDomestic",
      "label": "国产",
      "kind": "bool",
      "need": "submit",
      "group": "基础信息"
    },
    "itemUrl": {
      "name": "itemUrl",
      "label": "商品链接",
      "kind": "url",
      "max": 300,
      "group": "基础信息"
    },
    "itemId": {
      "name": "itemId",
      "label": "商品ID",
      "kind": "text",
      "max": 30,
      "group": "基础信息"
    },
    "monthSales": {
      "name": "monthSales",
      "label": "月销量",
      "kind": "int",
      "low": 0,
      "high": 999999999,
      "group": "基础信息"
    },
    "totalSales": {
      "name": "totalSales",
      "label": "累计销量",
      "kind": "int",
      "low": 0,
      "high": 9999999999,
      "group": "基础信息"
    },
    "goodRate": {
      "name": "goodRate",
      "label": "好评率",
      "kind": "rate",
      "low": 0,
      "high": 100,
      "scale": 2,
      "group": "基础信息"
    },
    "reviewCount": {
      "name": "reviewCount",
      "label": "评价数",
      "kind": "int",
      "low": 0,
      "high": 999999999,
      "group": "基础信息"
    },
    "mainCompetitors": {
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
    "sampleFlag": {
      "name": "sampleFlag",
      "label": "寄样",
      "kind": "bool",
      "group": "基础信息"
    },
    "expectShowDateFrom": {
      "name": "expectShowDateFrom",
      "label": "期望播出起",
      "kind": "date",
      "need": "submit",
      "group": "基础信息"
    },
    "expectShowDateTo": {
      "name": "expectShowDateTo",
      "label": "期望播出止",
      "kind": "date",
      "need": "submit",
      "group": "基础信息"
    },
    "images": {
      "name": "images",
      "label": "商品图片",
      "kind": "files",
      "need": "submit",
      "max": 40,
      "group": "图片",
      "key": true
    },
    "detailImages": {
      "name": "detailImages",
      "label": "详情图",
      "kind": "files",
      "max": 30,
      "group": "图片"
    },
    "videos": {
      "name": "videos",
      "label": "主图视频",
      "kind": "files",
      "max": 1,
      "group": "图片"
    },
    "offerAttrs": {
      "name": "offerAttrs",
      "label": "类目属性",
      "kind": "part",
      "group": "类目属性",
      "rowKey": "label",
      "fields": []
    },
    "attrFiles": {
      "name": "attrFiles",
      "label": "属性附件",
      "kind": "files",
      "max": 20,
      "group": "类目属性"
    },
    "skus": {
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
        }
      ]
    },
    "mechanism": {
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
    "feeMode": {
      "name": "feeMode",
      "label": "合作模式",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "FeeMode",
      "group": "合作条款与保价",
      "key": true
    },
    "slotFee": {
      "name": "slotFee",
      "label": "坑位费",
      "kind": "money",
      "need": "when",
      "low": 0,
      "high": 9999999999.99,
      "group": "合作条款与保价",
      "key": true
    },
    "commissionRate": {
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
    "commissionExtra": {
      "name": "commissionExtra",
      "label": "额外佣金",
      "kind": "rate",
      "low": 0,
      "high": 100,
      "scale": 2,
      "group": "合作条款与保价",
      "key": true
    },
    "priceProtectDays": {
      "name": "priceProtectDays",
      "label": "保价天数",
      "kind": "int",
      "need": "when",
      "low": 0,
      "high": 365,
      "group": "合作条款与保价",
      "key": true
    },
    "protectScope": {
      "name": "protectScope",
      "label": "保价范围",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ProtectScope",
      "group": "合作条款与保价",
      "key": true
    },
    "protectPromise": {
      "name": "protectPromise",
      "label": "保价承诺",
      "kind": "bool",
      "need": "when",
      "group": "合作条款与保价",
      "key": true
    },
    "shipTime": {
      "name": "shipTime",
      "label": "发货时效",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ShipTime",
      "group": "物流售后"
    },
    "freightTemplate": {
      "name": "freightTemplate",
      "label": "运费说明",
      "kind": "text",
      "need": "when",
      "max": 100,
      "group": "物流售后"
    },
    "freightInsurance": {
      "name": "freightInsurance",
      "label": "运费险",
      "kind": "bool",
      "need": "when",
      "group": "物流售后"
    },
    "returnPolicy": {
      "name": "returnPolicy",
      "label": "退换政策",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ReturnPolicy",
      "group": "物流售后"
    },
    "invoiceSupport": {
      "name": "invoiceSupport",
      "label": "支持发票",
      "kind": "bool",
      "need": "when",
      "group": "物流售后"
    },
    "shipRegionExclude": {
      "name": "shipRegionExclude",
      "label": "不发货地区",
      "kind": "area",
      "max": 255,
      "group": "物流售后"
    },
    "complianceConfirmed": {
      "name": "complianceConfirmed",
      "label": "已知悉并确认合规",
      "kind": "bool",
      "group": "资质"
    },
    "contactName": {
      "name": "contactName",
      "label": "对接人",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "对接人"
    },
    "contactPhone": {
      "name": "contactPhone",
      "label": "手机",
      "kind": "phone",
      "need": "when",
      "max": 11,
      "group": "对接人",
      "sensitive": true
    },
    "contactVx": {
      "name": "contactVx",
      "label": "微信",
      "kind": "text",
      "max": 50,
      "group": "对接人"
    }
  },
  "OfferRow": {
    "offerName": {
      "name": "offerName",
      "label": "商品名称",
      "kind": "text",
      "need": "draft",
      "max": 60,
      "group": "基础信息",
      "key": true,
      "scene": "OFFER"
    },
    "liveRoom": {
      "name": "liveRoom",
      "label": "直播间",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "LiveRoom",
      "group": "基础信息"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息"
    },
    "category2": {
      "name": "category2",
      "label": "二级类目",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "category3": {
      "name": "category3",
      "label": "三级类目",
      "kind": "dict",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "formType": {
      "name": "formType",
      "label": "表单类型",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferFormType",
      "group": "基础信息"
    },
    "offerStyle": {
      "name": "offerStyle",
      "label": "报品方式",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferStyle",
      "group": "基础信息"
    },
    "brandId": {
      "name": "brandId",
      "label": "品牌",
      "kind": "ref",
      "need": "submit",
      "group": "基础信息",
      "key": true,
      "to": "brand"
    },
    "storeId": {
      "name": "storeId",
      "label": "成交店铺",
      "kind": "ref",
      "group": "基础信息",
      "to": "store"
    },
    "offerCategory": {
      "name": "offerCategory",
      "label": "报品类别",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "OfferCategory",
      "group": "基础信息"
    },
    "commissionRate": {
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
    "expectShowDateFrom": {
      "name": "expectShowDateFrom",
      "label": "期望播出起",
      "kind": "date",
      "need": "submit",
      "group": "基础信息"
    },
    "offerCopyType": {
      "name": "offerCopyType",
      "label": "复制类型",
      "kind": "dict",
      "max": 50,
      "dict": "OfferCopyType",
      "group": "基础信息"
    },
    "sourceOfferId": {
      "name": "sourceOfferId",
      "label": "来源报品",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "priceProtectDays": {
      "name": "priceProtectDays",
      "label": "保价天数",
      "kind": "int",
      "need": "when",
      "low": 0,
      "high": 365,
      "group": "合作条款与保价",
      "key": true
    }
  },
  "OfferSaleStep": {
    "offerCategory": {
      "name": "offerCategory",
      "label": "报品类别",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferCategory"
    },
    "commissionConfirmed": {
      "name": "commissionConfirmed",
      "label": "佣金率已确认",
      "kind": "bool",
      "need": "draft",
      "missing": "请确认佣金率"
    },
    "slotFeeConfirmed": {
      "name": "slotFeeConfirmed",
      "label": "坑位费已确认",
      "kind": "bool",
      "need": "draft",
      "missing": "请确认坑位费"
    },
    "linkSubmitter": {
      "name": "linkSubmitter",
      "label": "挂链提交人",
      "kind": "text",
      "max": 50
    }
  },
  "OfferSave": {
    "liveRoom": {
      "name": "liveRoom",
      "label": "直播间",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "LiveRoom",
      "group": "基础信息"
    },
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息"
    },
    "formType": {
      "name": "formType",
      "label": "表单类型",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferFormType",
      "group": "基础信息"
    },
    "offerStyle": {
      "name": "offerStyle",
      "label": "报品方式",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "OfferStyle",
      "group": "基础信息"
    },
    "offerCopyType": {
      "name": "offerCopyType",
      "label": "复制类型",
      "kind": "dict",
      "max": 50,
      "dict": "OfferCopyType",
      "group": "基础信息"
    },
    "sourceOfferId": {
      "name": "sourceOfferId",
      "label": "来源报品",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "changeOf": {
      "name": "changeOf",
      "label": "变更对象",
      "kind": "ref",
      "group": "基础信息",
      "to": "offer"
    },
    "offerName": {
      "name": "offerName",
      "label": "商品名称",
      "kind": "text",
      "need": "draft",
      "max": 60,
      "group": "基础信息",
      "key": true,
      "scene": "OFFER"
    },
    "category2": {
      "name": "category2",
      "label": "二级类目",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "category3": {
      "name": "category3",
      "label": "三级类目",
      "kind": "dict",
      "max": 50,
      "dict": "ProductCategory",
      "group": "基础信息",
      "key": true
    },
    "brandId": {
      "name": "brandId",
      "label": "品牌",
      "kind": "ref",
      "need": "submit",
      "group": "基础信息",
      "key": true,
      "to": "brand"
    },
    "storeId": {
      "name": "storeId",
      "label": "成交店铺",
      "kind": "ref",
      "group": "基础信息",
      "to": "store"
    },
    "offerCategory": {
      "name": "offerCategory",
      "label": "报品类别",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "OfferCategory",
      "group": "基础信息"
    },
    "shortTitle": {
      "name": "shortTitle",
      "label": "短标题",
      "kind": "text",
      "need": "submit",
      "max": 20,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "sellingPoints": {
      "name": "sellingPoints",
      "label": "卖点",
      "kind": "area",
      "need": "submit",
      "max": 500,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "targetPeople": {
      "name": "targetPeople",
      "label": "适用人群",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "usage": {
      "name": "usage",
      "label": "使用方法",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "notice": {
      "name": "notice",
      "label": "注意事项",
      "kind": "area",
      "max": 255,
      "group": "基础信息",
      "scene": "OFFER"
    },
    "originPlace": {
      "name": "originPlace",
      "label": "产地",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "基础信息"
    },
    "isDomestic": {
      "name": "isDomestic",
      "label": "国产",
      "kind": "bool",
      "need": "submit",
      "group": "基础信息"
    },
    "itemUrl": {
      "name": "itemUrl",
      "label": "商品链接",
      "kind": "url",
      "max": 300,
      "group": "基础信息"
    },
    "itemId": {
      "name": "itemId",
      "label": "商品ID",
      "kind": "text",
      "max": 30,
      "group": "基础信息"
    },
    "monthSales": {
      "name": "monthSales",
      "label": "月销量",
      "kind": "int",
      "low": 0,
      "high": 999999999,
      "group": "基础信息"
    },
    "totalSales": {
      "name": "totalSales",
      "label": "累计销量",
      "kind": "int",
      "low": 0,
      "high": 9999999999,
      "group": "基础信息"
    },
    "goodRate": {
      "name": "goodRate",
      "label": "好评率",
      "kind": "rate",
      "low": 0,
      "high": 100,
      "scale": 2,
      "group": "基础信息"
    },
    "reviewCount": {
      "name": "reviewCount",
      "label": "评价数",
      "kind": "int",
      "low": 0,
      "high": 999999999,
      "group": "基础信息"
    },
    "mainCompetitors": {
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
    "sampleFlag": {
      "name": "sampleFlag",
      "label": "寄样",
      "kind": "bool",
      "group": "基础信息"
    },
    "expectShowDateFrom": {
      "name": "expectShowDateFrom",
      "label": "期望播出起",
      "kind": "date",
      "need": "submit",
      "group": "基础信息"
    },
    "expectShowDateTo": {
      "name": "expectShowDateTo",
      "label": "期望播出止",
      "kind": "date",
      "need": "submit",
      "group": "基础信息"
    },
    "images": {
      "name": "images",
      "label": "商品图片",
      "kind": "files",
      "need": "submit",
      "max": 40,
      "group": "图片",
      "key": true
    },
    "detailImages": {
      "name": "detailImages",
      "label": "详情图",
      "kind": "files",
      "max": 30,
      "group": "图片"
    },
    "videos": {
      "name": "videos",
      "label": "主图视频",
      "kind": "files",
      "max": 1,
      "group": "图片"
    },
    "offerAttrs": {
      "name": "offerAttrs",
      "label": "类目属性",
      "kind": "part",
      "group": "类目属性",
      "rowKey": "label",
      "fields": []
    },
    "attrFiles": {
      "name": "attrFiles",
      "label": "属性附件",
      "kind": "files",
      "max": 20,
      "group": "类目属性"
    },
    "skus": {
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
        }
      ]
    },
    "mechanism": {
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
    "feeMode": {
      "name": "feeMode",
      "label": "合作模式",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "FeeMode",
      "group": "合作条款与保价",
      "key": true
    },
    "slotFee": {
      "name": "slotFee",
      "label": "坑位费",
      "kind": "money",
      "need": "when",
      "low": 0,
      "high": 9999999999.99,
      "group": "合作条款与保价",
      "key": true
    },
    "commissionRate": {
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
    "commissionExtra": {
      "name": "commissionExtra",
      "label": "额外佣金",
      "kind": "rate",
      "low": 0,
      "high": 100,
      "scale": 2,
      "group": "合作条款与保价",
      "key": true
    },
    "priceProtectDays": {
      "name": "priceProtectDays",
      "label": "保价天数",
      "kind": "int",
      "need": "when",
      "low": 0,
      "high": 365,
      "group": "合作条款与保价",
      "key": true
    },
    "protectScope": {
      "name": "protectScope",
      "label": "保价范围",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ProtectScope",
      "group": "合作条款与保价",
      "key": true
    },
    "protectPromise": {
      "name": "protectPromise",
      "label": "保价承诺",
      "kind": "bool",
      "need": "when",
      "group": "合作条款与保价",
      "key": true
    },
    "shipTime": {
      "name": "shipTime",
      "label": "发货时效",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ShipTime",
      "group": "物流售后"
    },
    "freightTemplate": {
      "name": "freightTemplate",
      "label": "运费说明",
      "kind": "text",
      "need": "when",
      "max": 100,
      "group": "物流售后"
    },
    "freightInsurance": {
      "name": "freightInsurance",
      "label": "运费险",
      "kind": "bool",
      "need": "when",
      "group": "物流售后"
    },
    "returnPolicy": {
      "name": "returnPolicy",
      "label": "退换政策",
      "kind": "dict",
      "need": "when",
      "max": 50,
      "dict": "ReturnPolicy",
      "group": "物流售后"
    },
    "invoiceSupport": {
      "name": "invoiceSupport",
      "label": "支持发票",
      "kind": "bool",
      "need": "when",
      "group": "物流售后"
    },
    "shipRegionExclude": {
      "name": "shipRegionExclude",
      "label": "不发货地区",
      "kind": "area",
      "max": 255,
      "group": "物流售后"
    },
    "complianceConfirmed": {
      "name": "complianceConfirmed",
      "label": "已知悉并确认合规",
      "kind": "bool",
      "group": "资质"
    },
    "contactName": {
      "name": "contactName",
      "label": "对接人",
      "kind": "text",
      "need": "when",
      "max": 50,
      "group": "对接人"
    },
    "contactPhone": {
      "name": "contactPhone",
      "label": "手机",
      "kind": "phone",
      "need": "when",
      "max": 11,
      "group": "对接人",
      "sensitive": true
    },
    "contactVx": {
      "name": "contactVx",
      "label": "微信",
      "kind": "text",
      "max": 50,
      "group": "对接人"
    }
  },
  "OfferScore": {
    "product": {
      "name": "product",
      "label": "产品力",
      "kind": "int",
      "need": "draft",
      "low": 1,
      "high": 5
    },
    "price": {
      "name": "price",
      "label": "价格力",
      "kind": "int",
      "need": "draft",
      "low": 1,
      "high": 5
    },
    "brand": {
      "name": "brand",
      "label": "品牌力",
      "kind": "int",
      "need": "draft",
      "low": 1,
      "high": 5
    },
    "match": {
      "name": "match",
      "label": "匹配度",
      "kind": "int",
      "need": "draft",
      "low": 1,
      "high": 5
    }
  },
  "OfferSku": {
    "id": {
      "name": "id",
      "label": "SKU编号",
      "kind": "ref",
      "to": "offerSku"
    },
    "token": {
      "name": "token",
      "label": "临时标识",
      "kind": "text",
      "max": 50
    },
    "skuName": {
      "name": "skuName",
      "label": "规格名称",
      "kind": "text",
      "need": "submit",
      "max": 50
    },
    "skuCode": {
      "name": "skuCode",
      "label": "商家编码",
      "kind": "text",
      "max": 50
    },
    "barcode": {
      "name": "barcode",
      "label": "条形码",
      "kind": "text",
      "need": "when",
      "max": 14,
      "key": true
    },
    "noBarcode": {
      "name": "noBarcode",
      "label": "无条码",
      "kind": "bool"
    },
    "spec": {
      "name": "spec",
      "label": "规格",
      "kind": "other",
      "need": "submit",
      "key": true
    },
    "netContent": {
      "name": "netContent",
      "label": "净含量",
      "kind": "decimal",
      "low": 0,
      "scale": 2
    },
    "unit": {
      "name": "unit",
      "label": "单位",
      "kind": "dict",
      "max": 20,
      "dict": "Unit"
    },
    "packQty": {
      "name": "packQty",
      "label": "每份件数",
      "kind": "int",
      "low": 1,
      "high": 9999
    },
    "image": {
      "name": "image",
      "label": "规格图",
      "kind": "files",
      "max": 1
    },
    "marketPrice": {
      "name": "marketPrice",
      "label": "吊牌价",
      "kind": "money",
      "low": 0,
      "high": 99999999.99,
      "key": true
    },
    "dailyPrice": {
      "name": "dailyPrice",
      "label": "日常到手价",
      "kind": "money",
      "low": 0,
      "high": 99999999.99,
      "key": true
    },
    "lowestPrice30": {
      "name": "lowestPrice30",
      "label": "近30天最低价",
      "kind": "money",
      "low": 0,
      "high": 99999999.99,
      "key": true
    },
    "lowestPrice180": {
      "name": "lowestPrice180",
      "label": "近180天最低价",
      "kind": "money",
      "low": 0,
      "high": 99999999.99,
      "key": true
    },
    "livePagePrice": {
      "name": "livePagePrice",
      "label": "页面价",
      "kind": "money",
      "low": 0,
      "high": 99999999.99,
      "key": true
    },
    "finalPrice": {
      "name": "finalPrice",
      "label": "到手价",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99
    },
    "unitPrice": {
      "name": "unitPrice",
      "label": "单位价",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99
    },
    "plannedStock": {
      "name": "plannedStock",
      "label": "备货",
      "kind": "int",
      "need": "submit",
      "low": 1,
      "high": 99999999
    },
    "limitPerUser": {
      "name": "limitPerUser",
      "label": "每人限购",
      "kind": "int",
      "low": 1,
      "high": 9999
    },
    "costPrice": {
      "name": "costPrice",
      "label": "成本价",
      "kind": "money",
      "low": 0,
      "high": 99999999.99
    },
    "supplyPrice": {
      "name": "supplyPrice",
      "label": "供货价",
      "kind": "money",
      "low": 0,
      "high": 99999999.99,
      "key": true
    },
    "disabled": {
      "name": "disabled",
      "label": "停用",
      "kind": "bool"
    }
  },
  "OfferStoreApprDetail": {
    "platformType": {
      "name": "platformType",
      "label": "平台",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "StorePlatform",
      "group": "店铺信息",
      "key": true
    },
    "storeName": {
      "name": "storeName",
      "label": "店铺名称",
      "kind": "text",
      "need": "draft",
      "max": 100,
      "group": "店铺信息"
    },
    "storeUrl": {
      "name": "storeUrl",
      "label": "店铺链接",
      "kind": "url",
      "need": "submit",
      "max": 300,
      "group": "店铺信息"
    },
    "sellerId": {
      "name": "sellerId",
      "label": "店铺ID",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "店铺信息",
      "key": true
    },
    "storeType": {
      "name": "storeType",
      "label": "店铺类型",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "StoreType",
      "group": "店铺信息"
    },
    "brandIds": {
      "name": "brandIds",
      "label": "经营品牌",
      "kind": "refs",
      "need": "submit",
      "max": 50,
      "group": "店铺信息",
      "key": true,
      "to": "brand"
    },
    "categories": {
      "name": "categories",
      "label": "经营类目",
      "kind": "dicts",
      "need": "submit",
      "max": 20,
      "dict": "ProductCategory",
      "group": "店铺信息"
    },
    "ownerName": {
      "name": "ownerName",
      "label": "店铺主体",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "主体与授权",
      "key": true
    },
    "ownerCreditCode": {
      "name": "ownerCreditCode",
      "label": "主体统一社会信用代码",
      "kind": "text",
      "max": 18,
      "group": "主体与授权"
    },
    "isOwn": {
      "name": "isOwn",
      "label": "是否自有店铺",
      "kind": "bool",
      "need": "submit",
      "group": "主体与授权",
      "key": true
    },
    "authFiles": {
      "name": "authFiles",
      "label": "授权书",
      "kind": "files",
      "need": "when",
      "missing": "非自有店铺需上传授权书",
      "max": 5,
      "group": "主体与授权",
      "key": true
    },
    "authExpireDate": {
      "name": "authExpireDate",
      "label": "授权到期日",
      "kind": "date",
      "need": "when",
      "group": "主体与授权"
    },
    "screenshot": {
      "name": "screenshot",
      "label": "后台截图",
      "kind": "files",
      "need": "submit",
      "max": 3,
      "group": "主体与授权"
    },
    "dsrDesc": {
      "name": "dsrDesc",
      "label": "描述评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2,
      "group": "经营情况"
    },
    "dsrService": {
      "name": "dsrService",
      "label": "服务评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2,
      "group": "经营情况"
    },
    "dsrLogistics": {
      "name": "dsrLogistics",
      "label": "物流评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2,
      "group": "经营情况"
    },
    "fansCount": {
      "name": "fansCount",
      "label": "粉丝数",
      "kind": "int",
      "low": 0,
      "group": "经营情况"
    },
    "depositPaid": {
      "name": "depositPaid",
      "label": "已缴保证金",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99,
      "group": "经营情况"
    },
    "remark": {
      "name": "remark",
      "label": "备注",
      "kind": "area",
      "max": 255,
      "group": "经营情况"
    }
  },
  "OfferStoreApprNew": {
    "platformType": {
      "name": "platformType",
      "label": "平台",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "StorePlatform",
      "group": "店铺信息",
      "key": true
    },
    "storeName": {
      "name": "storeName",
      "label": "店铺名称",
      "kind": "text",
      "need": "draft",
      "max": 100,
      "group": "店铺信息"
    },
    "storeUrl": {
      "name": "storeUrl",
      "label": "店铺链接",
      "kind": "url",
      "need": "submit",
      "max": 300,
      "group": "店铺信息"
    },
    "sellerId": {
      "name": "sellerId",
      "label": "店铺ID",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "店铺信息",
      "key": true
    },
    "storeType": {
      "name": "storeType",
      "label": "店铺类型",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "StoreType",
      "group": "店铺信息"
    },
    "brandIds": {
      "name": "brandIds",
      "label": "经营品牌",
      "kind": "refs",
      "need": "submit",
      "max": 50,
      "group": "店铺信息",
      "key": true,
      "to": "brand"
    },
    "categories": {
      "name": "categories",
      "label": "经营类目",
      "kind": "dicts",
      "need": "submit",
      "max": 20,
      "dict": "ProductCategory",
      "group": "店铺信息"
    },
    "ownerName": {
      "name": "ownerName",
      "label": "店铺主体",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "主体与授权",
      "key": true
    },
    "ownerCreditCode": {
      "name": "ownerCreditCode",
      "label": "主体统一社会信用代码",
      "kind": "text",
      "max": 18,
      "group": "主体与授权"
    },
    "isOwn": {
      "name": "isOwn",
      "label": "是否自有店铺",
      "kind": "bool",
      "need": "submit",
      "group": "主体与授权",
      "key": true
    },
    "authFiles": {
      "name": "authFiles",
      "label": "授权书",
      "kind": "files",
      "need": "when",
      "missing": "非自有店铺需上传授权书",
      "max": 5,
      "group": "主体与授权",
      "key": true
    },
    "authExpireDate": {
      "name": "authExpireDate",
      "label": "授权到期日",
      "kind": "date",
      "need": "when",
      "group": "主体与授权"
    },
    "screenshot": {
      "name": "screenshot",
      "label": "后台截图",
      "kind": "files",
      "need": "submit",
      "max": 3,
      "group": "主体与授权"
    },
    "dsrDesc": {
      "name": "dsrDesc",
      "label": "描述评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2,
      "group": "经营情况"
    },
    "dsrService": {
      "name": "dsrService",
      "label": "服务评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2,
      "group": "经营情况"
    },
    "dsrLogistics": {
      "name": "dsrLogistics",
      "label": "物流评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2,
      "group": "经营情况"
    },
    "fansCount": {
      "name": "fansCount",
      "label": "粉丝数",
      "kind": "int",
      "low": 0,
      "group": "经营情况"
    },
    "depositPaid": {
      "name": "depositPaid",
      "label": "已缴保证金",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99,
      "group": "经营情况"
    },
    "remark": {
      "name": "remark",
      "label": "备注",
      "kind": "area",
      "max": 255,
      "group": "经营情况"
    }
  },
  "OfferStoreApprRow": {
    "storeName": {
      "name": "storeName",
      "label": "店铺名称",
      "kind": "text",
      "need": "draft",
      "max": 100,
      "group": "店铺信息"
    },
    "platformType": {
      "name": "platformType",
      "label": "平台",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "StorePlatform",
      "group": "店铺信息",
      "key": true
    },
    "sellerId": {
      "name": "sellerId",
      "label": "店铺ID",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "店铺信息",
      "key": true
    },
    "storeType": {
      "name": "storeType",
      "label": "店铺类型",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "StoreType",
      "group": "店铺信息"
    },
    "ownerName": {
      "name": "ownerName",
      "label": "店铺主体",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "主体与授权",
      "key": true
    },
    "isOwn": {
      "name": "isOwn",
      "label": "是否自有店铺",
      "kind": "bool",
      "need": "submit",
      "group": "主体与授权",
      "key": true
    },
    "dsrDesc": {
      "name": "dsrDesc",
      "label": "描述评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2,
      "group": "经营情况"
    },
    "authExpireDate": {
      "name": "authExpireDate",
      "label": "授权到期日",
      "kind": "date",
      "need": "when",
      "group": "主体与授权"
    }
  },
  "OfferStoreApprSave": {
    "platformType": {
      "name": "platformType",
      "label": "平台",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "StorePlatform",
      "group": "店铺信息",
      "key": true
    },
    "storeName": {
      "name": "storeName",
      "label": "店铺名称",
      "kind": "text",
      "need": "draft",
      "max": 100,
      "group": "店铺信息"
    },
    "storeUrl": {
      "name": "storeUrl",
      "label": "店铺链接",
      "kind": "url",
      "need": "submit",
      "max": 300,
      "group": "店铺信息"
    },
    "sellerId": {
      "name": "sellerId",
      "label": "店铺ID",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "店铺信息",
      "key": true
    },
    "storeType": {
      "name": "storeType",
      "label": "店铺类型",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "StoreType",
      "group": "店铺信息"
    },
    "brandIds": {
      "name": "brandIds",
      "label": "经营品牌",
      "kind": "refs",
      "need": "submit",
      "max": 50,
      "group": "店铺信息",
      "key": true,
      "to": "brand"
    },
    "categories": {
      "name": "categories",
      "label": "经营类目",
      "kind": "dicts",
      "need": "submit",
      "max": 20,
      "dict": "ProductCategory",
      "group": "店铺信息"
    },
    "ownerName": {
      "name": "ownerName",
      "label": "店铺主体",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "主体与授权",
      "key": true
    },
    "ownerCreditCode": {
      "name": "ownerCreditCode",
      "label": "主体统一社会信用代码",
      "kind": "text",
      "max": 18,
      "group": "主体与授权"
    },
    "isOwn": {
      "name": "isOwn",
      "label": "是否自有店铺",
      "kind": "bool",
      "need": "submit",
      "group": "主体与授权",
      "key": true
    },
    "authFiles": {
      "name": "authFiles",
      "label": "授权书",
      "kind": "files",
      "need": "when",
      "missing": "非自有店铺需上传授权书",
      "max": 5,
      "group": "主体与授权",
      "key": true
    },
    "authExpireDate": {
      "name": "authExpireDate",
      "label": "授权到期日",
      "kind": "date",
      "need": "when",
      "group": "主体与授权"
    },
    "screenshot": {
      "name": "screenshot",
      "label": "后台截图",
      "kind": "files",
      "need": "submit",
      "max": 3,
      "group": "主体与授权"
    },
    "dsrDesc": {
      "name": "dsrDesc",
      "label": "描述评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2,
      "group": "经营情况"
    },
    "dsrService": {
      "name": "dsrService",
      "label": "服务评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2,
      "group": "经营情况"
    },
    "dsrLogistics": {
      "name": "dsrLogistics",
      "label": "物流评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2,
      "group": "经营情况"
    },
    "fansCount": {
      "name": "fansCount",
      "label": "粉丝数",
      "kind": "int",
      "low": 0,
      "group": "经营情况"
    },
    "depositPaid": {
      "name": "depositPaid",
      "label": "已缴保证金",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99,
      "group": "经营情况"
    },
    "remark": {
      "name": "remark",
      "label": "备注",
      "kind": "area",
      "max": 255,
      "group": "经营情况"
    }
  },
  "OrderForm": {
    "sessionId": {
      "name": "sessionId",
      "label": "场次",
      "kind": "ref",
      "need": "draft",
      "to": "liveSession"
    },
    "ids": {
      "name": "ids",
      "label": "排期",
      "kind": "refs",
      "max": 200,
      "to": "scheduleItem"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "PermissionForm": {
    "language": {
      "name": "language",
      "label": "语言",
      "kind": "text",
      "max": 20
    }
  },
  "PhoneLoginForm": {
    "phone": {
      "name": "phone",
      "label": "手机号",
      "kind": "phone",
      "need": "draft"
    },
    "authCode": {
      "name": "authCode",
      "label": "手机验证码",
      "kind": "text",
      "need": "draft",
      "max": 10
    },
    "userId": {
      "name": "userId",
      "label": "账号",
      "kind": "int"
    }
  },
  "PreferenceForm": {
    "type": {
      "name": "type",
      "label": "消息类型",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "MessageType"
    },
    "email": {
      "name": "email",
      "label": "邮件",
      "kind": "bool"
    },
    "sms": {
      "name": "sms",
      "label": "短信",
      "kind": "bool"
    },
    "gz": {
      "name": "gz",
      "label": "公众号",
      "kind": "bool"
    }
  },
  "PreferencesForm": {
    "types": {
      "name": "types",
      "label": "通知设置",
      "kind": "list",
      "max": 50,
      "fields": [
        {
          "name": "type",
          "label": "消息类型",
          "kind": "dict",
          "need": "draft",
          "max": 50,
          "dict": "MessageType"
        },
        {
          "name": "email",
          "label": "邮件",
          "kind": "bool"
        },
        {
          "name": "sms",
          "label": "短信",
          "kind": "bool"
        },
        {
          "name": "gz",
          "label": "公众号",
          "kind": "bool"
        }
      ]
    }
  },
  "PriceAskForm": {
    "question": {
      "name": "question",
      "label": "说明要求",
      "kind": "area",
      "max": 255
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "PriceCheckForm": {
    "liveRoom": {
      "name": "liveRoom",
      "label": "直播间",
      "kind": "text",
      "max": 50
    },
    "offerCategory": {
      "name": "offerCategory",
      "label": "报品类别",
      "kind": "text",
      "max": 50
    },
    "skus": {
      "name": "skus",
      "label": "规格",
      "kind": "list",
      "need": "draft",
      "max": 50,
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
          "name": "livePagePrice",
          "label": "页面价",
          "kind": "money",
          "need": "draft",
          "low": 0,
          "high": 99999999.99
        },
        {
          "name": "dailyPrice",
          "label": "日常到手价",
          "kind": "money",
          "low": 0,
          "high": 99999999.99
        },
        {
          "name": "lowestPrice30",
          "label": "近30天最低价",
          "kind": "money",
          "low": 0,
          "high": 99999999.99
        },
        {
          "name": "packQty",
          "label": "每份件数",
          "kind": "int",
          "low": 1,
          "high": 9999
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
          "kind": "text",
          "max": 20
        },
        {
          "name": "barcode",
          "label": "条形码",
          "kind": "text",
          "max": 14
        }
      ]
    },
    "mechanism": {
      "name": "mechanism",
      "label": "优惠机制",
      "kind": "part",
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
    }
  },
  "PriceCloseForm": {
    "reason": {
      "name": "reason",
      "label": "关闭原因",
      "kind": "area",
      "need": "draft",
      "max": 255,
      "min": 2
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "PriceConfirmForm": {
    "opinion": {
      "name": "opinion",
      "label": "认定意见",
      "kind": "area",
      "max": 255
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "PriceExplainForm": {
    "explanation": {
      "name": "explanation",
      "label": "情况说明",
      "kind": "area",
      "need": "draft",
      "max": 500,
      "min": 5
    },
    "files": {
      "name": "files",
      "label": "附件",
      "kind": "files",
      "max": 5
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "PriceRecordForm": {
    "commitmentId": {
      "name": "commitmentId",
      "label": "保价承诺",
      "kind": "ref",
      "need": "draft",
      "to": "priceCommitment"
    },
    "channel": {
      "name": "channel",
      "label": "渠道",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "PriceChannel"
    },
    "price": {
      "name": "price",
      "label": "价格",
      "kind": "money",
      "low": 0.01,
      "high": 99999999.99
    },
    "capturedDate": {
      "name": "capturedDate",
      "label": "采集日期",
      "kind": "date",
      "need": "draft"
    },
    "storeName": {
      "name": "storeName",
      "label": "店铺名称",
      "kind": "text",
      "max": 100
    },
    "url": {
      "name": "url",
      "label": "商品链接",
      "kind": "url",
      "max": 500
    },
    "remark": {
      "name": "remark",
      "label": "说明",
      "kind": "area",
      "max": 255
    },
    "screenshot": {
      "name": "screenshot",
      "label": "截图",
      "kind": "files",
      "need": "draft",
      "max": 5
    }
  },
  "PricedSku": {
    "id": {
      "name": "id",
      "label": "SKU编号",
      "kind": "ref",
      "to": "offerSku"
    },
    "token": {
      "name": "token",
      "label": "临时标识",
      "kind": "text",
      "max": 50
    },
    "livePagePrice": {
      "name": "livePagePrice",
      "label": "页面价",
      "kind": "money",
      "need": "draft",
      "low": 0,
      "high": 99999999.99
    },
    "dailyPrice": {
      "name": "dailyPrice",
      "label": "日常到手价",
      "kind": "money",
      "low": 0,
      "high": 99999999.99
    },
    "lowestPrice30": {
      "name": "lowestPrice30",
      "label": "近30天最低价",
      "kind": "money",
      "low": 0,
      "high": 99999999.99
    },
    "packQty": {
      "name": "packQty",
      "label": "每份件数",
      "kind": "int",
      "low": 1,
      "high": 9999
    },
    "netContent": {
      "name": "netContent",
      "label": "净含量",
      "kind": "decimal",
      "low": 0,
      "scale": 2
    },
    "unit": {
      "name": "unit",
      "label": "单位",
      "kind": "text",
      "max": 20
    },
    "barcode": {
      "name": "barcode",
      "label": "条形码",
      "kind": "text",
      "max": 14
    }
  },
  "ProfileForm": {
    "companyDO": {
      "name": "companyDO",
      "label": "企业信息",
      "kind": "other"
    },
    "companyBrandDOList": {
      "name": "companyBrandDOList",
      "label": "品牌",
      "kind": "list",
      "max": 20,
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
              "max": 5
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
    "companyStoreDOList": {
      "name": "companyStoreDOList",
      "label": "店铺",
      "kind": "list",
      "max": 20,
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
    "fileRelationDOList": {
      "name": "fileRelationDOList",
      "label": "文件",
      "kind": "list",
      "max": 40,
      "fields": [
        {
          "name": "type",
          "label": "文件槽位",
          "kind": "text",
          "need": "draft",
          "max": 50
        },
        {
          "name": "fileId",
          "label": "文件",
          "kind": "int"
        },
        {
          "name": "title",
          "label": "文件标题",
          "kind": "text",
          "max": 100
        }
      ]
    },
    "contactList": {
      "name": "contactList",
      "label": "联系人",
      "kind": "list",
      "max": 20,
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
    "step": {
      "name": "step",
      "label": "步骤",
      "kind": "int",
      "low": 1,
      "high": 4
    },
    "isEdit": {
      "name": "isEdit",
      "label": "可编辑",
      "kind": "bool"
    },
    "isStaging": {
      "name": "isStaging",
      "label": "暂存",
      "kind": "bool"
    },
    "stageReason": {
      "name": "stageReason",
      "label": "暂存原因",
      "kind": "text",
      "max": 255
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int"
    }
  },
  "ProposeForm": {
    "sessionId": {
      "name": "sessionId",
      "label": "场次",
      "kind": "ref",
      "need": "draft",
      "to": "liveSession"
    },
    "offerId": {
      "name": "offerId",
      "label": "报品",
      "kind": "ref",
      "need": "draft",
      "to": "offer"
    },
    "seq": {
      "name": "seq",
      "label": "位置",
      "kind": "int",
      "low": 1,
      "high": 200
    },
    "scene": {
      "name": "scene",
      "label": "排期场景",
      "kind": "dict",
      "max": 50,
      "dict": "ShowScheduleScene"
    },
    "planStock": {
      "name": "planStock",
      "label": "备货",
      "kind": "int",
      "low": 1,
      "high": 99999999
    },
    "talkMinutes": {
      "name": "talkMinutes",
      "label": "讲解分钟",
      "kind": "int",
      "low": 1,
      "high": 240
    }
  },
  "PushedPrice": {
    "barcode": {
      "name": "barcode",
      "label": "条形码",
      "kind": "text",
      "need": "draft",
      "max": 14
    },
    "price": {
      "name": "price",
      "label": "价格",
      "kind": "money",
      "need": "draft",
      "low": 0.01,
      "high": 99999999.99
    },
    "url": {
      "name": "url",
      "label": "商品链接",
      "kind": "url",
      "max": 500
    },
    "storeName": {
      "name": "storeName",
      "label": "店铺名称",
      "kind": "text",
      "max": 100
    },
    "capturedDate": {
      "name": "capturedDate",
      "label": "采集日期",
      "kind": "date",
      "need": "draft"
    }
  },
  "QualificationRuleForm": {
    "categoryCode": {
      "name": "categoryCode",
      "label": "类目",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ProductCategory"
    },
    "certType": {
      "name": "certType",
      "label": "证照类型",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "CertType"
    },
    "level": {
      "name": "level",
      "label": "资质层级",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "CertLevel"
    },
    "required": {
      "name": "required",
      "label": "资质要求",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "RequireLevel"
    },
    "group": {
      "name": "group",
      "label": "多选一分组",
      "kind": "text",
      "max": 50
    },
    "crossBorder": {
      "name": "crossBorder",
      "label": "跨境",
      "kind": "bool"
    },
    "brandNature": {
      "name": "brandNature",
      "label": "品牌性质",
      "kind": "dict",
      "max": 50,
      "dict": "BrandNature"
    },
    "riskLevel": {
      "name": "riskLevel",
      "label": "风险等级",
      "kind": "dict",
      "max": 50,
      "dict": "RiskLevel"
    },
    "minRemainDays": {
      "name": "minRemainDays",
      "label": "最少剩余天数",
      "kind": "int",
      "low": 0,
      "high": 3650
    },
    "note": {
      "name": "note",
      "label": "说明",
      "kind": "area",
      "max": 255
    }
  },
  "ReadForm": {
    "ids": {
      "name": "ids",
      "label": "消息",
      "kind": "refs",
      "max": 200
    },
    "type": {
      "name": "type",
      "label": "消息类型",
      "kind": "dict",
      "max": 50,
      "dict": "MessageType"
    },
    "all": {
      "name": "all",
      "label": "全部",
      "kind": "bool"
    }
  },
  "RejectField": {
    "field": {
      "name": "field",
      "label": "字段",
      "kind": "text",
      "need": "draft",
      "max": 200
    },
    "remark": {
      "name": "remark",
      "label": "说明",
      "kind": "text",
      "max": 255
    }
  },
  "RejectForm": {
    "opinion": {
      "name": "opinion",
      "label": "审批意见",
      "kind": "area",
      "max": 255
    },
    "rejectReasonCodes": {
      "name": "rejectReasonCodes",
      "label": "驳回原因",
      "kind": "dicts",
      "max": 20,
      "dict": "RejectReason"
    },
    "rejectFields": {
      "name": "rejectFields",
      "label": "标记字段",
      "kind": "list",
      "max": 200,
      "fields": [
        {
          "name": "field",
          "label": "字段",
          "kind": "text",
          "need": "draft",
          "max": 200
        },
        {
          "name": "remark",
          "label": "说明",
          "kind": "text",
          "max": 255
        }
      ]
    },
    "resubmitTo": {
      "name": "resubmitTo",
      "label": "重新提交至",
      "kind": "other"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "RejectReasonForm": {
    "code": {
      "name": "code",
      "label": "原因编码",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "label": {
      "name": "label",
      "label": "驳回原因",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "enabled": {
      "name": "enabled",
      "label": "启用",
      "kind": "bool"
    },
    "workflowTypes": {
      "name": "workflowTypes",
      "label": "适用审批",
      "kind": "dicts",
      "max": 30,
      "dict": "WorkflowType"
    },
    "snippets": {
      "name": "snippets",
      "label": "常用意见",
      "kind": "texts",
      "max": 10
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "ReopenForm": {
    "content": {
      "name": "content",
      "label": "补充说明",
      "kind": "area",
      "need": "draft",
      "max": 1000,
      "min": 5
    }
  },
  "ReplyForm": {
    "content": {
      "name": "content",
      "label": "回复内容",
      "kind": "area",
      "need": "draft",
      "max": 1000
    },
    "files": {
      "name": "files",
      "label": "附件",
      "kind": "files",
      "max": 9
    }
  },
  "ResetForm": {
    "elsAccount": {
      "name": "elsAccount",
      "label": "企业账号",
      "kind": "text",
      "max": 20
    },
    "username": {
      "name": "username",
      "label": "用户名",
      "kind": "text",
      "max": 50
    },
    "verifyCode": {
      "name": "verifyCode",
      "label": "验证码",
      "kind": "text",
      "max": 10
    },
    "mail": {
      "name": "mail",
      "label": "邮箱",
      "kind": "text",
      "max": 100
    },
    "key": {
      "name": "key",
      "label": "重置链接",
      "kind": "text",
      "max": 100
    },
    "newPassword": {
      "name": "newPassword",
      "label": "新密码",
      "kind": "text",
      "max": 50
    },
    "confirmPassword": {
      "name": "confirmPassword",
      "label": "确认密码",
      "kind": "text",
      "max": 50
    }
  },
  "RestoreForm": {
    "code": {
      "name": "code",
      "label": "模板编码",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "RestrictForm": {
    "reason": {
      "name": "reason",
      "label": "限播原因",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "RestrictReason"
    },
    "remark": {
      "name": "remark",
      "label": "说明",
      "kind": "area",
      "max": 255
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "RoleForm": {
    "id": {
      "name": "id",
      "label": "角色",
      "kind": "int"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "版本",
      "kind": "int"
    },
    "roleName": {
      "name": "roleName",
      "label": "角色名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "dataScope": {
      "name": "dataScope",
      "label": "数据范围",
      "kind": "dict",
      "need": "draft",
      "max": 20,
      "dict": "DataScope"
    },
    "permissionCodes": {
      "name": "permissionCodes",
      "label": "权限",
      "kind": "texts",
      "need": "draft",
      "max": 1000
    },
    "remark": {
      "name": "remark",
      "label": "备注",
      "kind": "area",
      "max": 255
    }
  },
  "RowForm": {
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "SaveCertificateForm": {
    "certList": {
      "name": "certList",
      "label": "证照清单",
      "kind": "list",
      "max": 50,
      "rowKey": "token",
      "fields": [
        {
          "name": "token",
          "label": "标识",
          "kind": "text",
          "need": "draft",
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
          "max": 10
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
      ]
    },
    "submit": {
      "name": "submit",
      "label": "是否提交",
      "kind": "bool"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "ScoreForm": {
    "score": {
      "name": "score",
      "label": "评分",
      "kind": "int",
      "need": "draft",
      "low": 1,
      "high": 5
    }
  },
  "SendCodeForm": {
    "phone": {
      "name": "phone",
      "label": "手机号",
      "kind": "phone",
      "need": "draft"
    },
    "uuid": {
      "name": "uuid",
      "label": "图形验证码编号",
      "kind": "text",
      "max": 50
    },
    "captcha": {
      "name": "captcha",
      "label": "图形验证码",
      "kind": "text",
      "max": 10
    }
  },
  "SessionEvent": {
    "reason": {
      "name": "reason",
      "label": "原因",
      "kind": "area",
      "max": 255
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "SessionForm": {
    "id": {
      "name": "id",
      "label": "场次",
      "kind": "ref",
      "to": "liveSession"
    },
    "liveRoom": {
      "name": "liveRoom",
      "label": "直播间",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "LiveRoom"
    },
    "title": {
      "name": "title",
      "label": "场次名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "showDate": {
      "name": "showDate",
      "label": "开播日期",
      "kind": "date",
      "need": "draft"
    },
    "startTime": {
      "name": "startTime",
      "label": "开始时间",
      "kind": "text",
      "need": "draft",
      "max": 5
    },
    "endTime": {
      "name": "endTime",
      "label": "结束时间",
      "kind": "text",
      "need": "draft",
      "max": 5
    },
    "anchor": {
      "name": "anchor",
      "label": "主播",
      "kind": "text",
      "max": 50
    },
    "capacity": {
      "name": "capacity",
      "label": "容量",
      "kind": "int",
      "low": 1,
      "high": 200
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "SignRejectForm": {
    "reason": {
      "name": "reason",
      "label": "拒签原因",
      "kind": "area",
      "need": "draft",
      "max": 255,
      "min": 5
    }
  },
  "SignViewForm": {
    "readToEnd": {
      "name": "readToEnd",
      "label": "已读到文末",
      "kind": "bool"
    }
  },
  "SignatureForm": {
    "fileName": {
      "name": "fileName",
      "label": "文件名",
      "kind": "text",
      "need": "draft",
      "max": 200
    },
    "contentType": {
      "name": "contentType",
      "label": "文件类型",
      "kind": "text",
      "need": "draft",
      "max": 100
    },
    "slot": {
      "name": "slot",
      "label": "位置",
      "kind": "text",
      "max": 64
    }
  },
  "SortForm": {
    "type": {
      "name": "type",
      "label": "字典类型",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "parentId": {
      "name": "parentId",
      "label": "上级",
      "kind": "int"
    },
    "ids": {
      "name": "ids",
      "label": "字典项",
      "kind": "refs",
      "need": "draft",
      "max": 500
    }
  },
  "StepHoursForm": {
    "workflowType": {
      "name": "workflowType",
      "label": "审批类型",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "WorkflowType"
    },
    "step": {
      "name": "step",
      "label": "审批节点",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "hours": {
      "name": "hours",
      "label": "时限（工作小时）",
      "kind": "int",
      "low": 1,
      "high": 720
    },
    "autoAssign": {
      "name": "autoAssign",
      "label": "自动分配",
      "kind": "bool"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "StopForm": {
    "stopReason": {
      "name": "stopReason",
      "label": "终止原因",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "StopReason"
    },
    "remark": {
      "name": "remark",
      "label": "说明",
      "kind": "area",
      "max": 255
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "StoreForm": {
    "platformType": {
      "name": "platformType",
      "label": "平台",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "StorePlatform",
      "group": "店铺信息",
      "key": true
    },
    "storeName": {
      "name": "storeName",
      "label": "店铺名称",
      "kind": "text",
      "need": "draft",
      "max": 100,
      "group": "店铺信息"
    },
    "storeUrl": {
      "name": "storeUrl",
      "label": "店铺链接",
      "kind": "url",
      "need": "submit",
      "max": 300,
      "group": "店铺信息"
    },
    "sellerId": {
      "name": "sellerId",
      "label": "店铺ID",
      "kind": "text",
      "need": "submit",
      "max": 50,
      "group": "店铺信息",
      "key": true
    },
    "storeType": {
      "name": "storeType",
      "label": "店铺类型",
      "kind": "dict",
      "need": "submit",
      "max": 50,
      "dict": "StoreType",
      "group": "店铺信息"
    },
    "brandIds": {
      "name": "brandIds",
      "label": "经营品牌",
      "kind": "refs",
      "need": "submit",
      "max": 50,
      "group": "店铺信息",
      "key": true,
      "to": "brand"
    },
    "categories": {
      "name": "categories",
      "label": "经营类目",
      "kind": "dicts",
      "need": "submit",
      "max": 20,
      "dict": "ProductCategory",
      "group": "店铺信息"
    },
    "ownerName": {
      "name": "ownerName",
      "label": "店铺主体",
      "kind": "text",
      "need": "submit",
      "max": 100,
      "group": "主体与授权",
      "key": true
    },
    "ownerCreditCode": {
      "name": "ownerCreditCode",
      "label": "主体统一社会信用代码",
      "kind": "text",
      "max": 18,
      "group": "主体与授权"
    },
    "isOwn": {
      "name": "isOwn",
      "label": "是否自有店铺",
      "kind": "bool",
      "need": "submit",
      "group": "主体与授权",
      "key": true
    },
    "authFiles": {
      "name": "authFiles",
      "label": "授权书",
      "kind": "files",
      "need": "when",
      "missing": "非自有店铺需上传授权书",
      "max": 5,
      "group": "主体与授权",
      "key": true
    },
    "authExpireDate": {
      "name": "authExpireDate",
      "label": "授权到期日",
      "kind": "date",
      "need": "when",
      "group": "主体与授权"
    },
    "screenshot": {
      "name": "screenshot",
      "label": "后台截图",
      "kind": "files",
      "need": "submit",
      "max": 3,
      "group": "主体与授权"
    },
    "dsrDesc": {
      "name": "dsrDesc",
      "label": "描述评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2,
      "group": "经营情况"
    },
    "dsrService": {
      "name": "dsrService",
      "label": "服务评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2,
      "group": "经营情况"
    },
    "dsrLogistics": {
      "name": "dsrLogistics",
      "label": "物流评分",
      "kind": "decimal",
      "low": 0,
      "high": 5,
      "scale": 2,
      "group": "经营情况"
    },
    "fansCount": {
      "name": "fansCount",
      "label": "粉丝数",
      "kind": "int",
      "low": 0,
      "group": "经营情况"
    },
    "depositPaid": {
      "name": "depositPaid",
      "label": "已缴保证金",
      "kind": "money",
      "low": 0,
      "high": 9999999999.99,
      "group": "经营情况"
    },
    "remark": {
      "name": "remark",
      "label": "备注",
      "kind": "area",
      "max": 255,
      "group": "经营情况"
    }
  },
  "SupplyBatch": {
    "items": {
      "name": "items",
      "label": "供货信息",
      "kind": "list",
      "need": "draft",
      "max": 100,
      "fields": [
        {
          "name": "id",
          "label": "供货信息",
          "kind": "ref",
          "need": "draft",
          "to": "supplyInfo"
        },
        {
          "name": "availableStock",
          "label": "可用库存",
          "kind": "int",
          "need": "draft",
          "low": 0,
          "high": 99999999
        },
        {
          "name": "lockStock",
          "label": "锁定库存",
          "kind": "int",
          "low": 0,
          "high": 99999999
        },
        {
          "name": "dailyCapacity",
          "label": "日产能",
          "kind": "int",
          "low": 0,
          "high": 99999999
        },
        {
          "name": "shipHours",
          "label": "发货时效",
          "kind": "dict",
          "need": "draft",
          "max": 50,
          "dict": "ShipTime"
        },
        {
          "name": "shipWarehouse",
          "label": "发货仓",
          "kind": "ref",
          "need": "draft",
          "to": "address"
        },
        {
          "name": "presale",
          "label": "预售",
          "kind": "bool"
        },
        {
          "name": "presaleShipDate",
          "label": "预售发货日",
          "kind": "date"
        },
        {
          "name": "batchNo",
          "label": "批号",
          "kind": "text",
          "max": 50
        },
        {
          "name": "productionDate",
          "label": "生产日期",
          "kind": "date"
        },
        {
          "name": "shelfLifeDays",
          "label": "保质期天数",
          "kind": "int",
          "low": 1,
          "high": 3650
        },
        {
          "name": "nearExpiry",
          "label": "临期品",
          "kind": "bool"
        },
        {
          "name": "priceConfirmed",
          "label": "价格确认",
          "kind": "bool"
        },
        {
          "name": "remark",
          "label": "备注",
          "kind": "area",
          "max": 255
        },
        {
          "name": "rowVersion",
          "label": "数据版本",
          "kind": "int",
          "low": 0
        }
      ]
    }
  },
  "SupplyDecision": {
    "reason": {
      "name": "reason",
      "label": "原因",
      "kind": "area",
      "max": 255
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "SupplyForm": {
    "id": {
      "name": "id",
      "label": "供货信息",
      "kind": "ref",
      "need": "draft",
      "to": "supplyInfo"
    },
    "availableStock": {
      "name": "availableStock",
      "label": "可用库存",
      "kind": "int",
      "need": "draft",
      "low": 0,
      "high": 99999999
    },
    "lockStock": {
      "name": "lockStock",
      "label": "锁定库存",
      "kind": "int",
      "low": 0,
      "high": 99999999
    },
    "dailyCapacity": {
      "name": "dailyCapacity",
      "label": "日产能",
      "kind": "int",
      "low": 0,
      "high": 99999999
    },
    "shipHours": {
      "name": "shipHours",
      "label": "发货时效",
      "kind": "dict",
      "need": "draft",
      "max": 50,
      "dict": "ShipTime"
    },
    "shipWarehouse": {
      "name": "shipWarehouse",
      "label": "发货仓",
      "kind": "ref",
      "need": "draft",
      "to": "address"
    },
    "presale": {
      "name": "presale",
      "label": "预售",
      "kind": "bool"
    },
    "presaleShipDate": {
      "name": "presaleShipDate",
      "label": "预售发货日",
      "kind": "date"
    },
    "batchNo": {
      "name": "batchNo",
      "label": "批号",
      "kind": "text",
      "max": 50
    },
    "productionDate": {
      "name": "productionDate",
      "label": "生产日期",
      "kind": "date"
    },
    "shelfLifeDays": {
      "name": "shelfLifeDays",
      "label": "保质期天数",
      "kind": "int",
      "low": 1,
      "high": 3650
    },
    "nearExpiry": {
      "name": "nearExpiry",
      "label": "临期品",
      "kind": "bool"
    },
    "priceConfirmed": {
      "name": "priceConfirmed",
      "label": "价格确认",
      "kind": "bool"
    },
    "remark": {
      "name": "remark",
      "label": "备注",
      "kind": "area",
      "max": 255
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "SupplyRequest": {
    "sessionId": {
      "name": "sessionId",
      "label": "场次",
      "kind": "ref",
      "need": "draft",
      "to": "liveSession"
    }
  },
  "SwitchForm": {
    "userId": {
      "name": "userId",
      "label": "账号",
      "kind": "int",
      "need": "draft"
    }
  },
  "TransferForm": {
    "userId": {
      "name": "userId",
      "label": "接收人",
      "kind": "ref",
      "to": "user"
    },
    "opinion": {
      "name": "opinion",
      "label": "转办说明",
      "kind": "area",
      "max": 255
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "UnmaskForm": {
    "field": {
      "name": "field",
      "label": "字段",
      "kind": "text",
      "need": "draft",
      "max": 50
    }
  },
  "UserGroupForm": {
    "id": {
      "name": "id",
      "label": "用户组",
      "kind": "int"
    },
    "rowVersion": {
      "name": "rowVersion",
      "label": "版本",
      "kind": "int"
    },
    "name": {
      "name": "name",
      "label": "用户组名称",
      "kind": "text",
      "need": "draft",
      "max": 50
    },
    "leaderId": {
      "name": "leaderId",
      "label": "负责人",
      "kind": "ref",
      "to": "account"
    }
  },
  "VendorCertificateDetail": {
    "certList": {
      "name": "certList",
      "label": "证照清单",
      "kind": "list",
      "need": "submit",
      "missing": "请至少添加一张证照",
      "max": 50,
      "group": "证照清单",
      "rowKey": "token",
      "fields": [
        {
          "name": "token",
          "label": "标识",
          "kind": "text",
          "need": "draft",
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
          "max": 10
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
      ]
    }
  },
  "VendorCertificateNew": {
    "certList": {
      "name": "certList",
      "label": "证照清单",
      "kind": "list",
      "need": "submit",
      "missing": "请至少添加一张证照",
      "max": 50,
      "group": "证照清单",
      "rowKey": "token",
      "fields": [
        {
          "name": "token",
          "label": "标识",
          "kind": "text",
          "need": "draft",
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
          "max": 10
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
      ]
    }
  },
  "VendorCertificateSave": {
    "certList": {
      "name": "certList",
      "label": "证照清单",
      "kind": "list",
      "need": "submit",
      "missing": "请至少添加一张证照",
      "max": 50,
      "group": "证照清单",
      "rowKey": "token",
      "fields": [
        {
          "name": "token",
          "label": "标识",
          "kind": "text",
          "need": "draft",
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
          "max": 10
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
      ]
    }
  },
  "VerifyEmailForm": {
    "authCode": {
      "name": "authCode",
      "label": "验证码",
      "kind": "text",
      "need": "draft",
      "max": 10
    }
  },
  "VerifyForm": {
    "phone": {
      "name": "phone",
      "label": "手机号",
      "kind": "phone",
      "need": "draft"
    },
    "code": {
      "name": "code",
      "label": "手机验证码",
      "kind": "text",
      "need": "draft",
      "max": 10
    }
  },
  "WaiverDecision": {
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    }
  },
  "WaiverForm": {
    "rule": {
      "name": "rule",
      "label": "豁免规则",
      "kind": "text",
      "need": "draft",
      "max": 20
    },
    "skuId": {
      "name": "skuId",
      "label": "SKU",
      "kind": "ref",
      "to": "offerSku"
    },
    "reason": {
      "name": "reason",
      "label": "豁免原因",
      "kind": "area",
      "need": "draft",
      "max": 255,
      "min": 5
    }
  },
  "WithdrawForm": {
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
    },
    "reason": {
      "name": "reason",
      "label": "撤回原因",
      "kind": "area",
      "max": 255
    }
  },
  "ZipForm": {
    "ids": {
      "name": "ids",
      "label": "文件",
      "kind": "refs",
      "need": "draft"
    }
  }
} as const
