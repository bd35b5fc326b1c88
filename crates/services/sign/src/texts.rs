//! The sentences of this module, beside those of any request.

pub use identity::texts::CODE_BAD;
pub use platform::http::texts::*;

platform::texts! {
    400  SIGN_EXPIRED "sign.expired" "签署链接已过期";
    400  SIGN_READ "sign.read" "请完整阅读协议后再签署";
}
