//! The sentences of this module, beside those of any request.

pub use platform::http::texts::*;

platform::texts! {
    400  COMPANY_CREDIT "company.credit" "统一社会信用代码格式有误";
    400  COMPANY_EXISTS "company.exists" "该企业已入驻，请联系企业管理员";
    400  COMPANY_EXPIRED "company.expired" "营业执照已过期";
    400  COMPANY_BANK "company.bank" "开户名称与企业名称不一致";
    400  COMPANY_CHAIN "company.chain" "授权链路不连续：第{n}级被授权方与第{next}级授权方不一致";
    400  COMPANY_CHAIN_BEGIN "company.chainBegin" "第1级授权方与商标注册人不一致";
    400  COMPANY_CHAIN_END "company.chainEnd" "末级被授权方与企业名称不一致";
    400  COMPANY_REG_STATUS "company.regStatus" "登记状态须为存续或在业";
    400  COMPANY_SUBLICENSE "company.sublicense" "第{n}级授权不含转授权";
    400  COMPANY_SCOPE "company.scope" "授权范围未包含直播渠道";
    400  COMPANY_TRADEMARK "company.trademark" "商标已过有效期";
    400  COMPANY_BRAND "company.brand" "请至少添加一个品牌";
    400  COMPANY_STORE "company.store" "请至少添加一个店铺";
    400  COMPANY_LICENCE "company.licence" "请上传营业执照";
    400  COMPANY_LEGAL_ID "company.legalId" "法人身份证正反面不能为空";
}
