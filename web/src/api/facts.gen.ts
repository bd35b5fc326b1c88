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
    }
  },
  "IndividualCenterForm": {
    "nameCn": {
      "label": "姓名",
      "required": true,
      "maxLength": 50
    },
    "vendorPosition": {
      "label": "岗位",
      "required": true,
      "dict": "VendorPosition",
      "maxLength": 50
    }
  },
  "LoginForm": {
    "username": {
      "label": "用户名",
      "required": true,
      "maxLength": 100
    },
    "password": {
      "label": "密码",
      "required": true,
      "maxLength": 50
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
    }
  },
  "SwitchForm": {
    "userId": {
      "label": "账号",
      "required": true
    }
  }
} as const
