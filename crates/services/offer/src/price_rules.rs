//! What a buyer pays: the price mechanism, computed in one fixed order. Pure, and the only place that knows it.

use platform::form::Decimal;
use platform::money::Money;

use crate::form::{MechanismLine, OfferMechanism, OfferSku};

/// Parts of a fen, so that a discount in per cent stays exact until the end.
const FINE: i128 = 10_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// What one order of the mechanism costs.
    pub final_price: Money,
    pub per_unit: Money,
    /// For 100 g or ml, or for one piece; nothing where the content is not known.
    pub unit_price: Option<Money>,
    /// After what the platform pays on top.
    pub subsidized: Money,
}

/// Nothing where nothing is left to pay.
pub fn price_of(sku: &OfferSku, mechanism: &OfferMechanism) -> Option<Price> {
    let live = i128::from(sku.live_page_price?.0) * FINE;
    let final_price = round(best(live, mechanism), FINE);
    if final_price <= 0 {
        return None;
    }
    let subsidy = [mechanism.platform_subsidy, mechanism.anchor_red_packet].into_iter().flatten();
    let subsidized = subsidy.fold(final_price, |left, part| left - i128::from(part.0)).max(0);
    Some(Price {
        final_price: money(final_price),
        per_unit: money(round(final_price, quantity(mechanism))),
        unit_price: content_of(sku, mechanism)
            .map(|content| money(round(final_price * content.compare * 100, content.hundredths))),
        subsidized: money(subsidized),
    })
}

/// What is left to pay after each line that changes the price, by the line's place and in the order in which they apply.
pub fn steps_of(sku: &OfferSku, mechanism: &OfferMechanism) -> Vec<(usize, Money)> {
    let Some(live) = sku.live_page_price.map(|price| i128::from(price.0) * FINE) else { return Vec::new() };
    let rank = |line: &MechanismLine| ORDER.iter().position(|kind| line.is(kind));
    let mut lines: Vec<(usize, &MechanismLine)> =
        mechanism.lines.iter().enumerate().filter(|(_, line)| rank(line).is_some()).collect();
    lines.sort_by_key(|(_, line)| (rank(line), line.sort));
    (1..=lines.len())
        .map(|count| {
            let until = lines[..count].iter().map(|(_, line)| (*line).clone()).collect();
            let so_far = OfferMechanism { lines: until, ..mechanism.clone() };
            (lines[count - 1].0, money(round(best(live, &so_far), FINE).max(0)))
        })
        .collect()
}

/// A gift changes no price.
const ORDER: [&str; 6] = ["DIRECT", "N_DISCOUNT", "COUPON", "FULL_REDUCE", "DEPOSIT", "RED_PACKET"];

/// Those of 优惠券 and 满减 that do not go together compete; the one that leaves least to pay is used.
fn best(live: i128, mechanism: &OfferMechanism) -> i128 {
    let mut lines: Vec<&MechanismLine> = mechanism.lines.iter().collect();
    lines.sort_by_key(|line| line.sort);
    let rivals = lines.iter().filter(|line| line.competes()).copied();
    let tries = rivals.map(Some).chain([None]);
    tries.map(|chosen| pay(live, quantity(mechanism), &lines, chosen)).min().unwrap_or(live)
}

/// Type by type, and inside a type in the order of the lines.
fn pay(live: i128, quantity: i128, lines: &[&MechanismLine], chosen: Option<&MechanismLine>) -> i128 {
    let of = |kind: &'static str| {
        let used =
            move |line: &&&MechanismLine| !line.competes() || chosen.is_some_and(|one| std::ptr::eq(one, **line));
        lines.iter().filter(move |line| line.is(kind)).filter(used)
    };
    let fine = |amount: Option<Money>| i128::from(amount.unwrap_or_default().0) * FINE;
    let direct: i128 = of("DIRECT").map(|line| fine(line.value)).sum();
    let mut left = (live - direct) * quantity;
    for line in of("N_DISCOUNT").filter(|line| quantity >= i128::from(line.buy_qty.unwrap_or(1))) {
        // The value is what is still paid, in per cent with two decimals.
        let paid = i128::from(line.value.unwrap_or_default().0);
        left -= (live - direct) * (10_000 - paid) / 10_000;
    }
    for line in of("COUPON").filter(|line| left >= fine(line.threshold)).collect::<Vec<_>>() {
        left -= fine(line.value);
    }
    for line in of("FULL_REDUCE") {
        let threshold = fine(line.threshold);
        if left >= threshold {
            let times = if line.repeat && threshold > 0 { left / threshold } else { 1 };
            left -= fine(line.value) * times;
        }
    }
    left -= of("DEPOSIT").map(|line| fine(line.deposit_expand) - fine(line.deposit_amount)).sum::<i128>();
    left - of("RED_PACKET").map(|line| fine(line.value)).sum::<i128>()
}

struct Content {
    /// Of everything that is in the parcel, in hundredths of its unit.
    hundredths: i128,
    /// How much of it the price is told for.
    compare: i128,
}

/// What a buyer gets, gifts of the same product among it.
fn content_of(sku: &OfferSku, mechanism: &OfferMechanism) -> Option<Content> {
    let each = |content: Option<Decimal<2>>| i128::from(content.unwrap_or_default().0);
    let own = each(Some(sku.net_content.filter(|content| content.0 > 0)?))
        * i128::from(sku.pack_qty.unwrap_or(1))
        * quantity(mechanism);
    let same = mechanism.gifts.iter().filter(|gift| gift.same_as_main);
    let gifts: i128 = same.map(|gift| each(gift.net_content) * i128::from(gift.qty.unwrap_or(1))).sum();
    let (scale, compare) = match sku.unit.as_deref() {
        Some("g" | "ml") => (1, 100),
        Some("kg" | "L") => (1_000, 100),
        _ => (1, 1),
    };
    Some(Content { hundredths: (own + gifts) * scale, compare })
}

fn quantity(mechanism: &OfferMechanism) -> i128 {
    i128::from(mechanism.buy_qty.unwrap_or(1).max(1))
}

/// Half up.
fn round(amount: i128, by: i128) -> i128 {
    (2 * amount + by).div_euclid(2 * by)
}

fn money(fen: i128) -> Money {
    Money(i64::try_from(fen).unwrap_or(i64::MAX))
}

#[cfg(test)]
#[path = "price_rules_tests.rs"]
mod tests;
