// Generated from the OpenAPI document by `npm run gen`. Do not edit.

export const facts = {
  "BindPhoneForm": {
    "phone": {
      "label": "手机号",
      "required": true,
      "kind": "phone"
    },
    "authCode": {
      "label": "手机验证码",
      "required": true,
      "maxLength": 10
    }
  },
  "ChangePasswordForm": {
    "currentPassword": {
      "label": "当前密码",
      "required": false,
      "maxLength": 50
    },
    "newPassword": {
      "label": "新密码",
      "required": false,
      "maxLength": 50
    },
    "confirmPassword": {
      "label": "确认密码",
      "required": false,
      "maxLength": 50
    }
  },
  "ChangePhoneForm": {
    "oldPhone": {
      "label": "原手机号",
      "required": true,
      "kind": "phone"
    },
    "oldAuthCode": {
      "label": "原手机验证码",
      "required": true,
      "maxLength": 10
    },
    "phone": {
      "label": "手机号",
      "required": true,
      "kind": "phone"
    },
    "authCode": {
      "label": "手机验证码",
      "required": true,
      "maxLength": 10
    }
  },
  "ClientError": {
    "message": {
      "label": "错误信息",
      "required": true,
      "maxLength": 1000
    },
    "stack": {
      "label": "调用栈",
      "required": false,
      "maxLength": 8000
    },
    "url": {
      "label": "页面",
      "required": false,
      "maxLength": 500
    },
    "release": {
      "label": "版本",
      "required": false,
      "maxLength": 100
    }
  },
  "CompleteForm": {
    "key": {
      "label": "文件",
      "required": true,
      "maxLength": 300
    },
    "slot": {
      "label": "位置",
      "required": false,
      "maxLength": 64
    },
    "bizType": {
      "label": "业务类型",
      "required": false,
      "maxLength": 64
    }
  },
  "IndividualCenterForm": {
    "nameCn": {
      "label": "姓名",
      "required": true,
      "maxLength": 50
    },
    "email": {
      "label": "邮箱",
      "required": false,
      "kind": "email",
      "maxLength": 100
    },
    "receiveEmail": {
      "label": "接收邮件",
      "required": false
    },
    "vendorPosition": {
      "label": "岗位",
      "required": true,
      "dict": "VendorPosition",
      "maxLength": 50
    },
    "vendorVx": {
      "label": "微信号",
      "required": false,
      "maxLength": 50
    }
  },
  "LoginForm": {
    "elsAccount": {
      "label": "企业账号",
      "required": false,
      "maxLength": 20
    },
    "username": {
      "label": "用户名",
      "required": true,
      "maxLength": 100
    },
    "password": {
      "label": "密码",
      "required": true,
      "maxLength": 50
    },
    "uuid": {
      "label": "图形验证码编号",
      "required": false,
      "maxLength": 36
    },
    "captcha": {
      "label": "图形验证码",
      "required": false,
      "maxLength": 10
    },
    "rememberMe": {
      "label": "保持登录",
      "required": false
    }
  },
  "NewPhoneForm": {
    "phone": {
      "label": "手机号",
      "required": true,
      "kind": "phone"
    },
    "type": {
      "label": "类型",
      "required": true,
      "maxLength": 10
    }
  },
  "PermissionForm": {
    "language": {
      "label": "语言",
      "required": false,
      "maxLength": 20
    }
  },
  "PhoneLoginForm": {
    "phone": {
      "label": "手机号",
      "required": true,
      "kind": "phone"
    },
    "authCode": {
      "label": "手机验证码",
      "required": true,
      "maxLength": 10
    },
    "userId": {
      "label": "账号",
      "required": false
    }
  },
  "ResetForm": {
    "elsAccount": {
      "label": "企业账号",
      "required": false,
      "maxLength": 20
    },
    "username": {
      "label": "用户名",
      "required": false,
      "maxLength": 50
    },
    "verifyCode": {
      "label": "验证码",
      "required": false,
      "maxLength": 10
    },
    "mail": {
      "label": "邮箱",
      "required": false,
      "maxLength": 100
    },
    "key": {
      "label": "重置链接",
      "required": false,
      "maxLength": 100
    },
    "newPassword": {
      "label": "新密码",
      "required": false,
      "maxLength": 50
    },
    "confirmPassword": {
      "label": "确认密码",
      "required": false,
      "maxLength": 50
    }
  },
  "SignatureForm": {
    "fileName": {
      "label": "文件名",
      "required": true,
      "maxLength": 200
    },
    "contentType": {
      "label": "文件类型",
      "required": true,
      "maxLength": 100
    },
    "slot": {
      "label": "位置",
      "required": false,
      "maxLength": 64
    }
  },
  "SwitchForm": {
    "userId": {
      "label": "账号",
      "required": true
    }
  }
} as const
