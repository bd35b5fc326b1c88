//! Who may do what with a price that lies under a promise, and when. Pure.

use crate::texts::{self, Text};

use crate::entity::violation::Model;

pub const OPEN: &str = "OPEN";
pub const EXPLAINED: &str = "EXPLAINED";
pub const CONFIRMED: &str = "CONFIRMED";
pub const CLOSED: &str = "CLOSED";
/// Nothing has been decided yet.
pub const UNDECIDED: [&str; 2] = [OPEN, EXPLAINED];
/// A case that is not over; there is one for each promise and place.
pub const LIVING: [&str; 3] = [OPEN, EXPLAINED, CONFIRMED];

const SALE: &str = "ZHAOSHANG";
const LEGAL: &str = "LEGAL";

/// Somebody who looks at a case.
#[derive(Clone, Copy, Debug)]
pub struct Person<'a> {
    pub id: i64,
    /// Of the staff, and allowed to decide.
    pub decides: bool,
    /// Of the merchant, and allowed to answer.
    pub answers: bool,
    pub roles: &'a [String],
}

impl Person<'_> {
    fn is(&self, role: &str) -> bool {
        self.roles.iter().any(|own| own == role)
    }
}

/// What stands against a action; nothing where it may happen.
pub fn hindrance(row: &Model, who: Person<'_>, action: &str) -> Option<Text> {
    let undecided = UNDECIDED.contains(&row.status.as_str());
    // The first word is spoken: the merchant's part is over.
    let untouched = undecided && row.first_by.is_none();
    let allowed = if action == "explain" { who.answers } else { who.decides };
    if !allowed {
        return Some(texts::COMMON_FORBIDDEN);
    }
    match action {
        "explain" | "ask" if untouched => None,
        "confirm" if untouched => (!who.is(SALE)).then_some(texts::PRICE_FIRST),
        "confirm" if undecided && row.first_by == Some(who.id) => Some(texts::PRICE_TWICE),
        "confirm" if undecided => (!who.is(LEGAL)).then_some(texts::COMMON_FORBIDDEN),
        "close" if undecided => None,
        // What two people have decided is not undone by the first of them alone.
        "close" if row.status == CONFIRMED => (!who.is(LEGAL)).then_some(texts::COMMON_FORBIDDEN),
        _ => Some(texts::COMMON_STATE),
    }
}

pub fn actions(row: &Model, who: Person<'_>) -> Vec<&'static str> {
    let all = ["explain", "ask", "confirm", "close"];
    all.into_iter().filter(|action| hindrance(row, who, action).is_none()).collect()
}

#[cfg(test)]
mod tests {
    use platform::money::Money;
    use platform::{Date, Timestamp};

    use super::*;

    fn case(status: &str, first_by: Option<i64>) -> Model {
        Model {
            id: 1,
            commitment_id: 1,
            offer_id: 1,
            offer_code: String::new(),
            offer_name: String::new(),
            sku_id: 1,
            sku_name: String::new(),
            barcode: String::new(),
            company_id: 2,
            company_name: String::new(),
            owner_id: 3,
            live_room: String::new(),
            scope: String::new(),
            price_id: 1,
            channel: "jd".into(),
            store_name: String::new(),
            url: String::new(),
            price: Money(1),
            promised: Money(2),
            found_date: Date::parse("2026-11-01").expect("a date"),
            source: "JOB".into(),
            remark: String::new(),
            files: "[]".into(),
            status: status.into(),
            asked_by_name: None,
            asked_date: None,
            question: None,
            explained_by_name: None,
            explained_date: None,
            explanation: None,
            explanation_files: "[]".into(),
            first_by,
            first_by_name: None,
            first_date: None,
            first_opinion: None,
            second_by: None,
            second_by_name: None,
            second_date: None,
            second_opinion: None,
            closed_by_name: None,
            closed_date: None,
            close_reason: None,
            created_date: Timestamp(0),
            row_version: 0,
        }
    }

    #[test]
    fn two_people_confirm_and_each_in_turn() {
        let (sale, legal, both) =
            (["ZHAOSHANG".to_owned()], ["LEGAL".to_owned()], ["ZHAOSHANG", "LEGAL"].map(String::from));
        let person = |id, roles| Person { id, decides: true, answers: false, roles };
        let confirm = |row: &Model, who| hindrance(row, who, "confirm");
        let fresh = case(OPEN, None);
        assert_eq!(confirm(&fresh, person(7, &sale)), None);
        assert_eq!(confirm(&fresh, person(8, &legal)), Some(texts::PRICE_FIRST), "法务 comes second");
        let once = case(EXPLAINED, Some(7));
        assert_eq!(confirm(&once, person(8, &legal)), None);
        assert_eq!(confirm(&once, person(9, &sale)), Some(texts::COMMON_FORBIDDEN), "another 招商 is no 法务");
        assert_eq!(confirm(&once, person(7, &both)), Some(texts::PRICE_TWICE), "nobody is two people");
        assert_eq!(confirm(&case(CONFIRMED, Some(7)), person(8, &legal)), Some(texts::COMMON_STATE));
    }

    #[test]
    fn a_merchant_answers_until_somebody_has_confirmed() {
        let roles: [String; 0] = [];
        let merchant = Person { id: 3, decides: false, answers: true, roles: &roles };
        assert_eq!(actions(&case(OPEN, None), merchant), ["explain"]);
        assert_eq!(actions(&case(EXPLAINED, None), merchant), ["explain"]);
        for over in [case(OPEN, Some(7)), case(CONFIRMED, Some(7)), case(CLOSED, None)] {
            assert!(actions(&over, merchant).is_empty());
        }
        let reader = Person { answers: false, ..merchant };
        assert!(actions(&case(OPEN, None), reader).is_empty());
    }

    #[test]
    fn what_two_have_confirmed_is_closed_by_the_second() {
        let (sale, legal) = (["ZHAOSHANG".to_owned()], ["LEGAL".to_owned()]);
        let person = |roles| Person { id: 7, decides: true, answers: false, roles };
        assert_eq!(actions(&case(OPEN, None), person(&sale)), ["ask", "confirm", "close"]);
        assert_eq!(actions(&case(OPEN, None), person(&legal)), ["ask", "close"]);
        assert!(actions(&case(CONFIRMED, Some(1)), person(&sale)).is_empty());
        assert_eq!(actions(&case(CONFIRMED, Some(1)), person(&legal)), ["close"]);
        assert!(actions(&case(CLOSED, None), person(&legal)).is_empty());
    }
}
