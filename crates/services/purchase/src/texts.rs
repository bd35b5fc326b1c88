//! The sentences of this module, beside those of any request.

pub use platform::http::texts::*;

platform::texts! {
    400  NEED_OVER "need.over" "该需求已截止";
    400  NEED_KIND "need.kind" "请选择一个商品、报品或填写商品名称";
    400  NEED_ANSWERED "need.answered" "已有响应，不能修改该内容";
}
