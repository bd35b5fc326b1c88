use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;

fn price(sku: Value, mechanism: Value) -> Option<Price> {
    let sku = serde_json::from_value(sku).expect("a SKU");
    price_of(&sku, &serde_json::from_value(mechanism).expect("a mechanism"))
}

fn yuan(price: Option<Price>) -> [String; 3] {
    let price = price.expect("a price");
    [price.final_price.to_string(), price.per_unit.to_string(), price.unit_price.map_or("-".into(), |p| p.to_string())]
}

/// A05-2: the first of the worked examples, with its gifts of the same cream.
#[test]
fn a_direct_cut_and_a_coupon() {
    let sku = json!({ "livePagePrice": 169.0, "packQty": 1, "netContent": 50, "unit": "g" });
    let mechanism = json!({
        "lines": [{ "type": "DIRECT", "value": 20.0, "sort": 1 }, { "type": "COUPON", "threshold": 100.0, "value": 20.0, "sort": 2 }],
        "gifts": [{ "giftName": "同款面霜15g", "netContent": 15, "qty": 2, "giftValue": 58.0, "sameAsMain": true }],
    });
    assert_eq!(yuan(price(sku, mechanism)), ["129.00", "129.00", "161.25"]);
}

/// Each line says what is left after it, in the order of their kinds and not of the page; the last is the price itself.
#[test]
fn every_line_says_what_is_left_after_it() {
    let sku = serde_json::from_value(json!({ "livePagePrice": 169.0 })).expect("a SKU");
    let mechanism: OfferMechanism = serde_json::from_value(json!({ "lines": [
        { "type": "COUPON", "threshold": 100.0, "value": 20.0, "sort": 1 },
        { "type": "GIFT", "sort": 2 },
        { "type": "DIRECT", "value": 20.0, "sort": 3 },
        { "type": "RED_PACKET", "value": 9.5, "sort": 4 },
    ] }))
    .expect("a mechanism");
    let steps = steps_of(&sku, &mechanism);
    assert_eq!(steps, [(2, Money(14900)), (0, Money(12900)), (3, Money(11950))]);
    assert_eq!(steps.last().map(|(_, left)| *left), price_of(&sku, &mechanism).map(|price| price.final_price));
}

/// S5-22 aside, the three other examples of the mechanism.
#[test]
fn the_second_for_half_a_repeated_reduction_and_two_that_compete() {
    let half = json!({ "buyQty": 2, "lines": [{ "type": "N_DISCOUNT", "buyQty": 2, "value": 50.0 }] });
    assert_eq!(yuan(price(json!({ "livePagePrice": 99.0 }), half)), ["148.50", "74.25", "-"]);
    let deposit = json!({ "lines": [
        { "type": "FULL_REDUCE", "threshold": 300.0, "value": 50.0, "repeat": true },
        { "type": "DEPOSIT", "depositAmount": 20.0, "depositExpand": 50.0 },
    ] });
    assert_eq!(yuan(price(json!({ "livePagePrice": 399.0 }), deposit))[0], "319.00");
    let rivals = json!({ "lines": [
        { "type": "COUPON", "threshold": 150.0, "value": 30.0, "stackable": false },
        { "type": "FULL_REDUCE", "threshold": 200.0, "value": 25.0, "stackable": false },
    ] });
    assert_eq!(yuan(price(json!({ "livePagePrice": 200.0 }), rivals))[0], "170.00");
}

#[test]
fn lines_count_by_their_type_and_not_by_where_they_stand() {
    let sku = json!({ "livePagePrice": 120.0 });
    let line = |kind: &str, value: f64, sort: i64| json!({ "type": kind, "value": value, "threshold": 100.0, "sort": sort, "stackable": true });
    let lines = json!([line("RED_PACKET", 5.0, 1), line("COUPON", 10.0, 2), line("DIRECT", 15.0, 3)]);
    assert_eq!(yuan(price(sku, json!({ "lines": lines })))[0], "90.00");
}

#[test]
fn a_kilogram_is_told_for_a_hundred_grams_and_pieces_one_by_one() {
    let unit = |content: f64, unit: &str| {
        let sku = json!({ "livePagePrice": 50.0, "netContent": content, "unit": unit, "packQty": 2 });
        yuan(price(sku, json!({})))[2].clone()
    };
    assert_eq!([unit(0.5, "kg"), unit(500.0, "ml"), unit(10.0, "pcs")], ["5.00", "5.00", "2.50"]);
}

#[test]
fn what_the_platform_pays_lowers_another_price() {
    let mechanism = json!({ "platformSubsidy": 3.0, "anchorRedPacket": 2.5 });
    let price = price(json!({ "livePagePrice": 20.0 }), mechanism).expect("a price");
    assert_eq!((price.final_price, price.subsidized), (Money(2_000), Money(1_450)));
}

#[test]
fn nothing_is_given_away() {
    let gone = json!({ "lines": [{ "type": "DIRECT", "value": 20.0 }] });
    assert_eq!(price(json!({ "livePagePrice": 20.0 }), gone), None);
    assert_eq!(price(json!({}), json!({})), None);
}

proptest! {
    /// Every line lowers what is paid or leaves it, and never in a way that overflows.
    #[test]
    fn another_line_never_costs_the_buyer(
        live in 1_i64..9_999_999_999, value in 0_i64..5_000_000, threshold in 0_i64..9_000_000, quantity in 1_i64..99,
        kind in prop::sample::select(vec!["DIRECT", "COUPON", "FULL_REDUCE", "RED_PACKET"]), stackable: bool, repeat: bool,
    ) {
        let yuan = |fen: i64| fen as f64 / 100.0;
        let coupon = json!({ "type": "COUPON", "threshold": 50.0, "value": 1.0, "stackable": false });
        let more = json!({ "type": kind, "value": yuan(value), "threshold": yuan(threshold), "stackable": stackable, "repeat": repeat });
        let sku = json!({ "livePagePrice": yuan(live) });
        let with = |lines: Value| price(sku.clone(), json!({ "buyQty": quantity, "lines": lines })).map_or(0, |price| price.final_price.0);
        prop_assert!(with(json!([coupon, more])) <= with(json!([coupon])));
    }
}
