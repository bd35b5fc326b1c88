//! What must hold between the SKUs of one offer.

use std::collections::HashSet;

use platform::form::{Checks, Form};
use pricing::is_barcode;

use crate::form::{OfferForm, OfferSku};
use crate::price_rules::price_of;
use crate::texts;

/// What a SKU that is sold has to say; one that is given away has no price.
pub const SOLD: [&str; 3] = ["dailyPrice", "lowestPrice30", "livePagePrice"];

/// Barcodes are right and stand once, and so does every combination of a specification.
pub fn check(form: &OfferForm, checks: &mut Checks) {
    let (skus, sold) = (&form.skus, !form.is_gift());
    // What is eaten or put on the skin is compared by what is in it.
    let measured = ["Food", "Cosmetic"].contains(&form.category_code.as_str());
    let (mut barcodes, mut specs) = (HashSet::new(), HashSet::new());
    for (index, sku) in skus.iter().enumerate() {
        checks.within(&format!("skus[{index}]"), |checks| {
            if let Some(barcode) = &sku.barcode {
                if !is_barcode(barcode) {
                    checks.refuse_field(OfferSku::FIELDS, "barcode", texts::OFFER_BARCODE);
                } else if !barcodes.insert(barcode) {
                    checks.refuse_field(OfferSku::FIELDS, "barcode", texts::OFFER_BARCODE_DUP);
                }
            }
            if !sku.spec.is_empty() && !specs.insert(sku.spec.key()) {
                checks.refuse_field(OfferSku::FIELDS, "spec", texts::OFFER_SKU_DUP);
            }
            let prices = [sku.daily_price, sku.lowest_price30, sku.live_page_price];
            for (name, _) in SOLD.iter().zip(prices).filter(|(_, price)| price.is_none()) {
                if sold && checks.is_submitting() {
                    checks.refuse_field(OfferSku::FIELDS, name, texts::COMMON_REQUIRED);
                }
            }
            for (name, blank) in [("netContent", sku.net_content.is_none()), ("unit", sku.unit.is_none())] {
                if measured && blank && checks.is_submitting() {
                    checks.refuse_field(OfferSku::FIELDS, name, texts::COMMON_REQUIRED);
                }
            }
            if let (Some(live), Some(market)) = (sku.live_page_price, sku.market_price)
                && live > market
            {
                checks.refuse("livePagePrice", "页面价", "页面价不得高于吊牌价");
            }
        });
    }
}

/// What is shown is what is paid: no dearer than every day, something at all, and what the page has shown.
pub fn check_prices(form: &OfferForm, checks: &mut Checks) {
    for (index, sku) in form.skus.iter().enumerate().filter(|(_, sku)| sku.live_page_price.is_some()) {
        checks.within(&format!("skus[{index}]"), |checks| match price_of(sku, &form.mechanism) {
            None => checks.refuse_field(OfferSku::FIELDS, "livePagePrice", texts::OFFER_ZERO),
            Some(price) => {
                if sku.daily_price.is_some_and(|daily| price.per_unit > daily) {
                    checks.refuse_field(OfferSku::FIELDS, "livePagePrice", texts::OFFER_PRICE);
                }
                if checks.is_submitting() && sku.final_price.is_some_and(|shown| shown != price.final_price) {
                    checks.refuse_field(OfferSku::FIELDS, "finalPrice", texts::OFFER_CALC);
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use platform::form::Stage;

    use super::*;

    #[test]
    fn a_barcode_and_a_specification_stand_once() {
        let sku = |barcode: &str, spec: &str| OfferSku {
            barcode: Some(barcode.into()),
            spec: [("颜色", spec)].into(),
            ..OfferSku::default()
        };
        let said = |skus: &[OfferSku]| {
            let mut checks = Checks::at(Stage::Draft);
            check(&OfferForm { skus: skus.to_vec(), ..OfferForm::default() }, &mut checks);
            let problem = checks.finish().err();
            problem.map(|problem| (problem.field_errors[0].field.clone(), problem.title))
        };
        let (one, two) = ("6901234500011", "6901234500028");
        assert_eq!(said(&[sku(one, "黑"), sku(two, "白")]), None);
        assert_eq!(said(&[sku(one, "黑"), sku(one, "白")]), Some(("skus[1].barcode".into(), "条形码重复".into())));
        assert_eq!(said(&[sku(one, "黑"), sku(two, "黑")]), Some(("skus[1].spec".into(), "规格组合重复".into())));
        assert_eq!(said(&[sku("6901234500012", "黑")]), Some(("skus[0].barcode".into(), "条形码校验位有误".into())));
    }
}
