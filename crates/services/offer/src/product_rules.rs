//! What the category, the brand and the room ask of an offer beside its attributes. Pure.

use bizconfig::categories::Category;
use platform::form::{Checks, Form};

use crate::form::OfferForm;
use crate::precheck::{Finding, WARN};
use crate::texts;

/// What is in it is drawn.
const MYSTERY: &str = "MYSTERY";

/// A name says more than whose it is.
pub fn name(form: &OfferForm, brand: &str, checks: &mut Checks) {
    let plain = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
    let own = plain(&form.offer_name);
    if checks.is_submitting() && !own.is_empty() && own == plain(brand) {
        checks.refuse_field(OfferForm::FIELDS, "offerName", texts::OFFER_NAME);
    }
}

/// Some categories are not decided on without having the product at hand.
pub fn sample(form: &OfferForm, category: &Category, checks: &mut Checks) {
    if checks.is_submitting() && form.is_full() && category.sample_required && form.sample_flag != Some(true) {
        checks.refuse_field(OfferForm::FIELDS, "sampleFlag", texts::OFFER_SAMPLE_NEEDED);
    }
}

/// What 法务 looks at before it is promised: 全渠道 reaches far, and in a 福袋 nobody knows what they buy.
pub fn asks_legal(form: &OfferForm) -> Option<(&'static str, &'static str)> {
    let far = form.protect_scope.as_deref() == Some(pricing::ALL_CHANNEL) && !form.is_gift();
    let words = match (far, form.offer_style == MYSTERY) {
        (true, false) => "保价范围选择了“全渠道”，请法务确认约定合规（不得要求全网最低价，不得指名竞争对手）",
        (false, true) => "福袋惊喜报品，请法务确认概率公示与可能获得的商品合规",
        (true, true) => "福袋惊喜报品且保价范围为“全渠道”，请法务确认概率公示与保价约定合规",
        (false, false) => return None,
    };
    Some(("LEGAL", words))
}

/// What is allowed and worth a word.
pub fn warnings(form: &OfferForm, category: Option<&Category>) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut say = |field: String, label: &str, message: String| {
        found.push(Finding { field, label: label.into(), level: WARN, message });
    };
    if let (Some(category), Some(rate)) = (category, form.commission_rate)
        && form.is_sold_in_full()
        && rate < category.commission_min
    {
        let least = category.commission_min.to_string();
        say("commissionRate".into(), "佣金率", texts::OFFER_COMMISSION.fill(&[("n", &least)]));
    }
    let used = form.skus.iter().filter(|sku| !sku.disabled);
    let stock: i64 = used.filter_map(|sku| sku.planned_stock).sum();
    let orders = stock / form.mechanism.buy_qty.unwrap_or(1).max(1);
    for (index, gift) in form.mechanism.gifts.iter().enumerate() {
        let each = gift.condition.as_deref().is_none_or(|condition| condition == "EACH");
        if each && gift.gift_stock.is_some_and(|there| there < orders * gift.qty.unwrap_or(1)) {
            let at = format!("mechanism.gifts[{index}].giftStock");
            say(at, "赠品库存", texts::OFFER_GIFT.fill(&[]));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use platform::form::{Decimal, Stage};

    use super::*;
    use crate::form::{MechanismGift, OfferMechanism, OfferSku};

    #[test]
    fn a_name_that_is_only_the_brand_is_refused() {
        let said = |name: &str, brand: &str| {
            let mut checks = Checks::at(Stage::Submit);
            super::name(&OfferForm { offer_name: name.into(), ..OfferForm::default() }, brand, &mut checks);
            checks.finish().err().map(|problem| problem.title)
        };
        assert_eq!(said("花 植", "花植").as_deref(), Some("商品名称不能只有品牌名"));
        assert_eq!(said("HUAZHI", "huazhi").as_deref(), Some("商品名称不能只有品牌名"));
        assert_eq!(said("花植面霜", "花植"), None);
        assert_eq!(said("花植", ""), None);
    }

    #[test]
    fn a_low_commission_and_too_few_gifts_are_worth_a_word() {
        let gift = |stock: i64, condition: &str| MechanismGift {
            qty: Some(2),
            gift_stock: Some(stock),
            condition: Some(condition.into()),
            ..MechanismGift::default()
        };
        let form = OfferForm {
            commission_rate: Some(Decimal(1_000)),
            skus: vec![OfferSku { planned_stock: Some(100), ..OfferSku::default() }],
            mechanism: OfferMechanism {
                gifts: vec![gift(199, "EACH"), gift(200, "EACH"), gift(1, "LIMITED")],
                ..OfferMechanism::default()
            },
            ..OfferForm::default()
        };
        let category = Category { commission_min: Decimal(1_250), ..Category::default() };
        let said: Vec<(String, String)> =
            warnings(&form, Some(&category)).into_iter().map(|one| (one.field, one.message)).collect();
        let gifts = "赠品库存不足以覆盖备货量";
        assert_eq!(
            said,
            [
                ("commissionRate".to_owned(), "佣金率低于类目最低佣金率12.50%".to_owned()),
                ("mechanism.gifts[0].giftStock".to_owned(), gifts.to_owned()),
            ]
        );
    }
}
