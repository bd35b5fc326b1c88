//! Numbers with a fixed count of places, kept as integers: exact in both databases, plain numbers on the wire.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// `Decimal<2>` is a score or a rate in per cent, `Decimal<3>` kilograms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Decimal<const SCALE: u8>(pub i64);

/// Far beyond every use, and exact in a JSON number.
const DIGITS: usize = 15;

impl<const SCALE: u8> Decimal<SCALE> {
    const UNIT: i64 = 10_i64.pow(SCALE as u32);

    pub fn as_f64(self) -> f64 {
        self.0 as f64 / Self::UNIT as f64
    }

    pub fn parse(text: &str) -> Option<Self> {
        scaled(text, SCALE).map(Self)
    }
}

/// The number as an integer count of its last place; `None` for more places, too many digits or no number at all.
pub fn scaled(text: &str, scale: u8) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    // `5.0` is a whole number that came through a machine.
    let part = part.trim_end_matches('0');
    let all_digits = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
    let scale = usize::from(scale);
    if whole.is_empty() || part.len() > scale || whole.len() + scale > DIGITS || !all_digits(whole) || !all_digits(part)
    {
        return None;
    }
    let number: i64 = format!("{whole}{part:0<scale$}").parse().ok()?;
    Some(if negative { -number } else { number })
}

impl<const SCALE: u8> std::fmt::Display for Decimal<SCALE> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.*}", usize::from(SCALE), self.as_f64())
    }
}

impl<const SCALE: u8> Serialize for Decimal<SCALE> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.as_f64())
    }
}

impl<'de, const SCALE: u8> Deserialize<'de> for Decimal<SCALE> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = serde_json::Number::deserialize(deserializer)?;
        Self::parse(&number.to_string()).ok_or_else(|| de::Error::custom("expected a number with fewer places"))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn every_number_survives_the_wire(number in -99_999_999_999_i64..99_999_999_999) {
            let json = serde_json::to_string(&Decimal::<2>(number)).expect("json");
            prop_assert_eq!(serde_json::from_str::<Decimal<2>>(&json).expect("a number"), Decimal(number));
            prop_assert_eq!(Decimal::<2>::parse(&Decimal::<2>(number).to_string()), Some(Decimal(number)));
        }
    }

    #[test]
    fn what_has_too_many_places_is_refused() {
        assert_eq!(Decimal::<2>::parse("4.85"), Some(Decimal(485)));
        assert_eq!(Decimal::<3>::parse("0.5"), Some(Decimal(500)));
        for wrong in ["4.855", "1e3", "", ".", "-", "NaN", "99999999999999999"] {
            assert_eq!(Decimal::<2>::parse(wrong), None, "{wrong}");
        }
    }
}
