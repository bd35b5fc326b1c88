//! The sentences of this module, beside those of any request.

pub use company::texts::COMPANY_CREDIT;
pub use platform::http::texts::*;

platform::texts! {
    400  STORE_BOUND "store.bound" "该店铺已由其他商家绑定，请联系招商";
    400  STORE_WAITING "store.waiting" "该店铺已在{code}中提交，请等待审批";
    400  STORE_URL "store.url" "店铺链接与平台不匹配";
    400  STORE_AUTH "store.auth" "非自有店铺需上传授权书";
}
