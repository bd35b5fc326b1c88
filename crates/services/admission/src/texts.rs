//! The sentences of this module, beside those of any request.

pub use company::texts::{COMPANY_CREDIT, COMPANY_EXISTS};
pub use identity::texts::CODE_BAD;
pub use platform::http::texts::*;

platform::texts! {
    401  COMPANY_TOKEN "company.token" "验证已过期，请重新获取手机验证码";
    400  COMPANY_AGREE "company.agree" "请阅读并同意《入驻协议》《隐私政策》";
    400  COMPANY_CONTACT "company.contact" "请至少添加一个主要联系人";
    400  COMPANY_CHECK_LIMIT "company.checkLimit" "今日核验次数已达上限";
    400  COMPANY_NO_CHANGE "company.noChange" "没有需要审批的变更";
    400  COMPANY_CHANGING "company.changing" "存在审批中的企业变更，请等待完成";
}
