//! Money is integer fen. Yuan with two decimals exist only on the wire.

use sea_orm::DeriveValueType;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, DeriveValueType)]
pub struct Money(pub i64);

/// ±9,999,999,999.99 yuan: far beyond any bill, and every amount stays exact in a JSON number.
const LIMIT_FEN: i64 = 999_999_999_999;

impl Money {
    pub fn checked_add(self, other: Self) -> Option<Self> {
        self.0.checked_add(other.0).map(Self)
    }

    /// `None` for more than two decimals, for anything that is no number, and beyond the limit.
    pub fn from_yuan(text: &str) -> Option<Self> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
        let all_digits = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
        if whole.is_empty() || whole.len() > 10 || part.len() > 2 || !all_digits(whole) || !all_digits(part) {
            return None;
        }
        let fen: i64 = format!("{whole}{part:0<2}").parse().ok()?;
        (fen <= LIMIT_FEN).then_some(Self(if negative { -fen } else { fen }))
    }
}

/// `12800.00` for machines, with `{:#}` as people read it: `12,800.00`.
impl std::fmt::Display for Money {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let fen = self.0.unsigned_abs();
        let whole = (fen / 100).to_string();
        write!(f, "{sign}{}.{:02}", if f.alternate() { grouped(&whole) } else { whole }, fen % 100)
    }
}

/// By thousands.
fn grouped(digits: &str) -> String {
    let mut groups = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            groups.push(',');
        }
        groups.push(digit);
    }
    groups
}

impl Serialize for Money {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Within the limit every amount of fen has an exact shortest decimal.
        serializer.serialize_f64(self.0 as f64 / 100.0)
    }
}

impl<'de> Deserialize<'de> for Money {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = serde_json::Number::deserialize(deserializer)?;
        Self::from_yuan(&number.to_string()).ok_or_else(|| de::Error::custom("expected yuan with two decimals"))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn every_amount_survives_the_wire(fen in -LIMIT_FEN..=LIMIT_FEN) {
            let json = serde_json::to_string(&Money(fen)).expect("json");
            prop_assert_eq!(serde_json::from_str::<Money>(&json).expect("money"), Money(fen));
            prop_assert_eq!(Money::from_yuan(&Money(fen).to_string()), Some(Money(fen)));
        }
    }

    #[test]
    fn what_is_no_amount_is_refused() {
        for text in ["", ".", "1.234", "1e5", "NaN", "--1", "99999999999", "1,000"] {
            assert_eq!(Money::from_yuan(text), None, "{text}");
        }
        assert_eq!(Money::from_yuan("129.5"), Some(Money(12_950)));
    }
}
