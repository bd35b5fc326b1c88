//! What is asked of goods before a show. Pure.

use std::time::Duration;

use platform::form::{Checks, Form as _};
use platform::{Date, Timestamp};

use super::SupplyForm;
use crate::texts;

pub const TO_UPDATE: &str = "TO_UPDATE";
pub const UPDATED: &str = "UPDATED";
pub const CONFIRMED: &str = "CONFIRMED";
pub const OVERDUE: &str = "OVERDUE";

/// On the evening before the show.
const HOUR: u64 = 18;

pub fn deadline(show: Date) -> Timestamp {
    show.plus_days(-1).bounds().0.plus(Duration::from_secs(HOUR * 3600))
}

/// What is left of its life on the day of the show, in whole per cent.
pub fn remaining(produced: Option<Date>, shelf_life: Option<i32>, show: Date) -> Option<i64> {
    let (produced, days) = (produced?, i64::from(shelf_life?));
    let left = days - show.days_since(produced);
    (days > 0).then(|| (left.clamp(0, days) * 100) / days)
}

/// The part of an offer's stock that one of its SKUs is to bring.
pub fn share(plan: i64, sku: i64, all: i64) -> i64 {
    if all <= 0 { plan } else { (plan * sku + all - 1) / all }
}

fn ages(category: &str) -> bool {
    ["Food", "Cosmetic"].contains(&category)
}

/// Rules that one field alone cannot state.
pub fn check(form: &SupplyForm, category: &str, show: Date, checks: &mut Checks) {
    let mut need = |name: &str| checks.refuse_field(SupplyForm::FIELDS, name, texts::COMMON_REQUIRED);
    if form.presale && form.presale_ship_date.is_none() {
        need("presaleShipDate");
    }
    if ages(category) {
        if form.production_date.is_none() {
            need("productionDate");
        }
        if form.shelf_life_days.is_none() {
            need("shelfLifeDays");
        }
    }
    if !form.price_confirmed {
        need("priceConfirmed");
    }
    let left = form.production_date.zip(form.shelf_life_days);
    let short = left.is_some_and(|(produced, days)| {
        let days = i64::from(days);
        3 * (days - show.days_since(produced)) < 2 * days
    });
    if category == "Food" && short && !form.near_expiry {
        checks.refuse_field(SupplyForm::FIELDS, "productionDate", texts::GOODS_SHELF);
    }
}

/// Said beside what is saved all the same.
pub fn warning(available: i64, plan: i64) -> Option<String> {
    (available < plan).then(|| texts::SUPPLY_STOCK.fill(&[("n", &plan.to_string())]))
}

#[cfg(test)]
mod tests {
    use platform::form::Stage;

    use super::*;

    fn day(text: &str) -> Date {
        Date::parse(text).expect("a day")
    }

    fn wrong(category: &str, change: impl FnOnce(&mut SupplyForm)) -> Vec<String> {
        let mut form = SupplyForm { price_confirmed: true, ..SupplyForm::default() };
        change(&mut form);
        let mut checks = Checks::at(Stage::Submit);
        check(&form, category, day("2026-12-01"), &mut checks);
        checks.errors().iter().map(|error| error.message.clone()).collect()
    }

    #[test]
    fn food_keeps_two_thirds_of_its_life_unless_it_is_sold_as_old() {
        let made = |date: &str, near: bool| {
            wrong("Food", |form| {
                (form.production_date, form.shelf_life_days, form.near_expiry) = (Some(day(date)), Some(300), near);
            })
        };
        assert!(made("2026-08-23", false).is_empty(), "a hundred days of three hundred");
        assert_eq!(made("2026-08-22", false), ["剩余保质期不足三分之二"]);
        assert!(made("2026-08-22", true).is_empty());
        assert_eq!(wrong("Food", |_| ()), ["生产日期不能为空", "保质期天数不能为空"]);
        assert!(wrong("Fashion", |_| ()).is_empty());
    }

    #[test]
    fn a_price_is_confirmed_and_a_presale_says_when_it_ships() {
        assert_eq!(wrong("Fashion", |form| form.price_confirmed = false), ["价格确认不能为空"]);
        assert_eq!(wrong("Fashion", |form| form.presale = true), ["预售发货日不能为空"]);
    }

    #[test]
    fn shares_add_up_to_at_least_the_plan() {
        assert_eq!(share(100, 1, 1), 100);
        assert_eq!((share(100, 1, 3), share(100, 2, 3)), (34, 67));
        assert_eq!(share(100, 0, 0), 100);
    }

    #[test]
    fn what_remains_is_between_nothing_and_all() {
        let at = |date| remaining(Some(day(date)), Some(100), day("2026-12-01"));
        assert_eq!(
            (at("2026-12-01"), at("2026-11-21"), at("2026-01-01"), at("2027-01-01")),
            (Some(100), Some(90), Some(0), Some(100))
        );
        assert_eq!(remaining(None, Some(100), day("2026-12-01")), None);
        assert_eq!(deadline(day("2026-12-01")).to_string(), "2026-11-30 18:00:00");
        assert_eq!(warning(5, 6).as_deref(), Some("可用库存低于排期备货量6"));
        assert_eq!(warning(6, 6), None);
    }
}
