//! The sentences of this module, beside those of any request.

pub use platform::http::texts::*;

platform::texts! {
    400  OFFER_BARCODE "offer.barcode" "条形码校验位有误";
    400  PRICE_NOT_LOWER "price.notLower" "该价格不低于承诺价¥{x}，不构成破价";
    400  PRICE_SCOPE "price.scope" "该价格不在承诺范围（{scope}）内，仅供参考，不计为破价";
    400  PRICE_WINDOW "price.window" "{label}不在保价期内";
    400  PRICE_KNOWN "price.known" "该价格已有破价线索";
    400  PRICE_FIRST "price.first" "请先由招商确认，再由法务确认";
    400  PRICE_TWICE "price.twice" "破价须由两人先后确认，不能由同一人确认两次";
    401  PRICE_PUSH "price.push" "签名无效或已使用";
}
