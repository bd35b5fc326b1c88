//! What is true of a certificate by itself: the form of its number, how long it lasts, who looks at it.

use platform::Date;

pub const VALID: &str = "VALID";
pub const EXPIRING: &str = "EXPIRING";
pub const EXPIRED: &str = "EXPIRED";

/// People are told when so many days are left, each time once.
pub const NOTICE_DAYS: [i32; 5] = [90, 60, 30, 7, 1];

/// The radar's columns: the end has passed, or comes within so many days.
pub const BUCKETS: [i64; 5] = [0, 7, 30, 60, 90];

/// Those that the law department looks at, too.
const LEGAL_TYPES: [&str; 4] = ["BRAND_AUTH", "TRADEMARK", "PATENT", "BUSINESS_LICENSE"];

/// Papers that carry no number of their own, or none that means anything.
const UNNUMBERED: [&str; 6] = ["TAXPAYER_PROOF", "BRAND_AUTH", "EFFICACY", "FACTORY_REPORT", "MSDS", "OTHER"];

pub fn needs_legal(cert_type: &str) -> bool {
    LEGAL_TYPES.contains(&cert_type)
}

pub fn has_number(cert_type: &str) -> bool {
    !UNNUMBERED.contains(&cert_type)
}

/// Brackets and blanks are typed one way or the other.
pub fn is_same_name(one: &str, other: &str) -> bool {
    let plain = |name: &str| name.replace('(', "（").replace(')', "）").replace(' ', "");
    plain(one) == plain(other)
}

/// Whether a number looks as its authority writes it; types without a known form take any.
pub fn is_number_of(cert_type: &str, number: &str) -> bool {
    match cert_type {
        "COSMETIC_FILING" => is_domestic_filing(number) || is_import_filing(number),
        "COSMETIC_SPECIAL" => after(number, &["国妆特进字", "国妆特字"]).is_some_and(|rest| {
            let digits = rest.strip_prefix(['G', 'J']).unwrap_or(rest);
            is_digits(digits, 8..)
        }),
        "FOOD_PRODUCTION" => after(number, &["SC"]).is_some_and(|rest| is_digits(rest, 14..=14)),
        "FOOD_BUSINESS" => after(number, &["JY"]).is_some_and(|rest| is_digits(rest, 14..=14)),
        "CCC" => is_digits(number, 16..=16),
        "HEALTH_FOOD" => after(number, &["国食健注", "食健备", "国食健字"])
            .and_then(|rest| rest.strip_prefix(['G', 'J']))
            .is_some_and(|rest| is_digits(rest, 1..)),
        _ => true,
    }
}

/// `沪G妆网备字2026000001`: the province's one character comes first.
fn is_domestic_filing(number: &str) -> bool {
    let mut letters = number.chars();
    let province = letters.next().is_some_and(|letter| ('\u{4e00}'..='\u{9fa5}').contains(&letter));
    province && after(letters.as_str(), &["G妆网备字"]).is_some_and(|rest| is_digits(rest, 10..))
}

fn is_import_filing(number: &str) -> bool {
    after(number, &["国妆网备进字"]).is_some_and(|rest| rest.ends_with(|last: char| last.is_ascii_digit()))
}

fn after<'a>(text: &'a str, beginnings: &[&str]) -> Option<&'a str> {
    beginnings.iter().find_map(|beginning| text.strip_prefix(beginning))
}

fn is_digits(text: &str, length: impl std::ops::RangeBounds<usize>) -> bool {
    length.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// What a certificate is on a day; the day of its end is its last.
pub fn status_on(today: Date, expire_date: Option<Date>) -> &'static str {
    match expire_date.map(|end| end.days_since(today)) {
        Some(left) if left < 0 => EXPIRED,
        Some(left) if left <= i64::from(NOTICE_DAYS[0]) => EXPIRING,
        _ => VALID,
    }
}

/// Which of the notices is due with so many days left, where that one has not been given.
pub fn notice_due(left: i64, told: Option<i32>) -> Option<i32> {
    let reached = NOTICE_DAYS.iter().copied().rfind(|days| left <= i64::from(*days))?;
    told.is_none_or(|told| told > reached).then_some(reached)
}

/// The radar's column of a certificate with so many days left; none for more than ninety.
pub fn bucket_of(left: i64) -> Option<i64> {
    if left < 0 {
        return Some(0);
    }
    BUCKETS.into_iter().skip(1).find(|days| left <= *days)
}

/// `Food_Snack_Nut` belongs to `Food`.
pub fn first_level(category_code: &str) -> &str {
    category_code.split('_').next().unwrap_or(category_code)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        Date::parse(text).expect("a day")
    }

    #[test]
    fn numbers_follow_their_authority() {
        let right = [
            ("COSMETIC_FILING", "沪G妆网备字2026000001"),
            ("COSMETIC_FILING", "国妆网备进字（沪）2026000123"),
            ("COSMETIC_SPECIAL", "国妆特字20260001"),
            ("COSMETIC_SPECIAL", "国妆特进字J20260001"),
            ("FOOD_PRODUCTION", "SC10633010600421"),
            ("FOOD_BUSINESS", "JY13301060198872"),
            ("CCC", "2022010907401123"),
            ("HEALTH_FOOD", "国食健注G20260001"),
            ("HEALTH_FOOD", "食健备J1"),
            ("ISO_GMP", "随便"),
        ];
        for (kind, number) in right {
            assert!(is_number_of(kind, number), "{kind} {number}");
        }
        let wrong = [
            ("COSMETIC_FILING", "AG妆网备字2026000001"),
            ("COSMETIC_FILING", "沪G妆网备字202600001"),
            ("COSMETIC_FILING", "国妆网备进字2026号"),
            ("COSMETIC_SPECIAL", "国妆特字2026001"),
            ("FOOD_PRODUCTION", "SC1063301060042"),
            ("FOOD_PRODUCTION", "SC106330106004211"),
            ("FOOD_BUSINESS", "SC10633010600421"),
            ("CCC", "202201090740112"),
            ("CCC", "２０２２０１０９０７４０１１２３"),
            ("HEALTH_FOOD", "国食健注20260001"),
            ("HEALTH_FOOD", "国食健注G"),
        ];
        for (kind, number) in wrong {
            assert!(!is_number_of(kind, number), "{kind} {number}");
        }
    }

    #[test]
    fn a_certificate_ends_after_its_last_day() {
        let today = day("2026-11-15");
        for (end, status) in [
            (Some("2026-11-14"), EXPIRED),
            (Some("2026-11-15"), EXPIRING),
            (Some("2027-02-13"), EXPIRING),
            (Some("2027-02-14"), VALID),
            (None, VALID),
        ] {
            assert_eq!(status_on(today, end.map(day)), status, "{end:?}");
        }
    }

    #[test]
    fn each_notice_is_given_once_even_when_days_were_missed() {
        assert_eq!(notice_due(91, None), None);
        assert_eq!(notice_due(90, None), Some(90));
        assert_eq!(notice_due(89, Some(90)), None);
        assert_eq!(notice_due(20, None), Some(30));
        assert_eq!(notice_due(20, Some(60)), Some(30));
        assert_eq!(notice_due(7, Some(30)), Some(7));
        assert_eq!(notice_due(0, Some(7)), Some(1));
        assert_eq!(notice_due(0, Some(1)), None);
    }

    #[test]
    fn the_radar_has_a_column_for_every_end_that_comes_near() {
        let columns: Vec<_> = [-3, 0, 7, 8, 30, 31, 60, 61, 90, 91].into_iter().map(bucket_of).collect();
        let expected = [0, 7, 7, 30, 30, 60, 60, 90, 90].into_iter().map(Some).chain([None]).collect::<Vec<_>>();
        assert_eq!(columns, expected);
        assert_eq!((first_level("Food_Snack_Nut"), first_level("Food")), ("Food", "Food"));
    }
}
