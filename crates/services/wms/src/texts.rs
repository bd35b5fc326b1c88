//! The sentences of this module, beside those of any request.

pub use platform::http::texts::*;
pub use pricing::texts::OFFER_BARCODE;

platform::texts! {
    400  GOODS_BARCODE_DUP "goods.barcodeDup" "条形码已被货品{code}使用";
}
