//! The sentences of this module, beside those of any request.

pub use platform::http::texts::*;

platform::texts! {
    400  FEEDBACK_LIMIT "feedback.limit" "今日反馈次数已达上限";
}
