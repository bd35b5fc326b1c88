//! The sentences of this module, beside those of any request.

pub use platform::http::texts::*;

platform::texts! {
    400  CERT_NO "cert.no" "{name}编号格式有误";
    400  CERT_DUP "cert.dup" "证照编号已存在";
    400  CERT_RENEWING "cert.renewing" "该证照的续期正在办理中";
    400  CERT_DATE "cert.date" "有效期止必须晚于发证日期";
    400  CERT_EXPIRED "cert.expired" "证照已过期，请上传有效证照";
}
