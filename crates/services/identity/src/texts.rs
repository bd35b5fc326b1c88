//! The sentences of this module, beside those of any request.

pub use platform::http::texts::*;

platform::texts! {
    401  AUTH_CAPTCHA "auth.captcha" "图形验证码错误或已过期";
    400  AUTH_CAPTCHA_NEEDED "auth.captchaNeeded" "请输入图形验证码";
    401  AUTH_LOCKED "auth.locked" "账号已锁定，请15分钟后再试";
    401  AUTH_DISABLED "auth.disabled" "账号已被停用，请联系管理员";
    401  AUTH_FROZEN "auth.frozen" "企业已被冻结，无法登录";
    401  AUTH_SSO_UNBOUND "auth.ssoUnbound" "单点登录账号未绑定，请联系管理员";
    429  CODE_TOO_OFTEN "code.tooOften" "请60秒后再获取验证码";
    429  CODE_DAY_LIMIT "code.dayLimit" "今日验证码次数已达上限";
    400  CODE_BAD "code.bad" "手机验证码错误或已过期";
    400  CODE_WRONG "code.wrong" "验证码错误或已过期";
    400  PHONE_UNPROVED "phone.unproved" "请先验证手机号";
    400  PHONE_OTHER "phone.other" "与当前绑定的手机号不一致";
    400  PHONE_BOUND "phone.bound" "该手机号已被本企业其他账号绑定";
    400  PWD_CURRENT "pwd.current" "当前密码不正确";
    400  PWD_SAME "pwd.same" "新密码不能与当前密码相同";
    400  PWD_HISTORY "pwd.history" "不能使用最近3次使用过的密码";
    400  PWD_CURRENT_REQUIRED "pwd.currentRequired" "请输入当前密码";
    400  PWD_NEW_REQUIRED "pwd.newRequired" "请输入新密码";
    400  PWD_CONFIRM_REQUIRED "pwd.confirmRequired" "请再次输入密码";
    400  PWD_SHORT "pwd.short" "密码不能少于5位";
    400  PWD_RULE "pwd.rule" "密码不符合规则，请再次输入!";
    400  PWD_DIFFER "pwd.differ" "两次输入密码不一致!";
    400  PWD_MISMATCH "pwd.mismatch" "新密码与确认密码不匹配！";
    200  PWD_DONE "pwd.done" "修改成功！";
    400  RESET_KEY_EXPIRED "reset.keyExpired" "重置链接已失效，请重新申请";
    400  ACCOUNT_SELF "account.self" "不能停用自己的账号";
    400  ACCOUNT_LAST "account.last" "企业至少保留一个启用的管理员账号";
    400  ACCOUNT_OWN "account.own" "不能对自己的账号执行此操作";
    400  ACCOUNT_LEADER "account.leader" "只能负责自己拥有的平台角色";
    400  ACCOUNT_LOGIN "account.login" "用户名已存在";
    400  ACCOUNT_LOGIN_FORMAT "account.loginFormat" "用户名应为4~50位字母、数字或_@.-";
    400  GROUP_CHILD "group.child" "该用户组下存在成员或下级，不能删除";
    400  GROUP_DISABLE_CHILD "group.disableChild" "请先停用下级用户组";
    400  GROUP_CYCLE "group.cycle" "不能移动到自己的下级";
    400  GROUP_DEPTH "group.depth" "用户组最多{n}级";
    400  GROUP_ROOT "group.root" "企业根用户组不能改名、移动、停用或删除";
    400  GROUP_DISABLED "group.disabled" "该用户组已停用，不能选择";
    400  GROUP_PARENT "group.parent" "请先启用上级用户组";
    400  ROLE_OVER "role.over" "不能授予超出本企业的权限";
    400  ROLE_USED "role.used" "角色已被{n}个账号使用，不能删除";
    400  ROLE_NAME "role.name" "角色名称已存在";
    400  ROLE_BUILT_IN "role.builtIn" "内置角色不能修改或删除";
    400  ROLE_DISABLED "role.disabled" "该角色已停用，不能选择";
}
