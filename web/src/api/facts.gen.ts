// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const facts = {
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
  "ReadForm": {
    "ids": {
      "name": "ids",
      "label": "消息",
      "kind": "refs",
      "max": 200
    },
    "r#type": {
      "name": "r#type",
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
  "RowForm": {
    "rowVersion": {
      "name": "rowVersion",
      "label": "数据版本",
      "kind": "int",
      "low": 0
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
