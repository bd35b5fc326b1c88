use std::convert::Infallible;
use std::fmt::{Display, Formatter};
use std::str::FromStr;

use sea_orm::DeriveValueType;
use serde::Serialize;

/// Several codes of a dictionary: an array on the wire, comma-separated text in the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, DeriveValueType)]
#[serde(transparent)]
#[sea_orm(value_type = "String")]
pub struct Codes(pub Vec<String>);

impl FromStr for Codes {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(text.split(',').filter(|code| !code.is_empty()).map(str::to_owned).collect()))
    }
}

impl Display for Codes {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_back_as_written() {
        for codes in [vec![], vec!["Food".to_owned()], vec!["Food".to_owned(), "Cosmetic".to_owned()]] {
            let codes = Codes(codes);
            assert_eq!(codes.to_string().parse(), Ok(codes));
        }
    }
}
