//! Names with values that people make up themselves, in their order: 颜色 黑, 尺码 M.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::PartialSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, Schema, Type};

use super::{Checks, FieldFact, Holds, Value};
use crate::http::texts;

const LONGEST: usize = 50;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub Vec<(String, String)>);

impl Pairs {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The same for all that say the same, in whatever order.
    pub fn key(&self) -> String {
        let sorted: BTreeMap<&str, &str> = self.0.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        sorted.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(";")
    }

    /// The values alone, as a name for the whole.
    pub fn words(&self) -> String {
        self.0.iter().map(|(_, value)| value.as_str()).collect::<Vec<_>>().join(" ")
    }
}

impl<const N: usize> From<[(&str, &str); N]> for Pairs {
    fn from(pairs: [(&str, &str); N]) -> Self {
        Self(pairs.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
    }
}

impl Value for Pairs {
    const HOLDS: Holds = Holds::Other;

    fn is_blank(&self) -> bool {
        self.0.is_empty()
    }

    fn tidy(&mut self) {
        let tidy = |(name, value): (String, String)| (name.trim().to_owned(), value.trim().to_owned());
        let kept = std::mem::take(&mut self.0).into_iter().map(tidy);
        self.0 = kept.filter(|(name, value)| !name.is_empty() && !value.is_empty()).collect();
    }

    fn check(&self, fact: &FieldFact, checks: &mut Checks) {
        checks.count(fact, self.0.len());
        let longest = self.0.iter().flat_map(|(name, value)| [name, value]).map(|text| text.chars().count()).max();
        if longest.is_some_and(|longest| longest > LONGEST) {
            let n = LONGEST.to_string();
            checks.refuse(fact.name, fact.label, texts::COMMON_MAX.fill(&[("label", fact.label), ("n", &n)]));
        }
    }
}

impl Serialize for Pairs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Pairs;

            fn expecting(&self, to: &mut fmt::Formatter) -> fmt::Result {
                to.write_str("names with texts")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Pairs, M::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }
        deserializer.deserialize_map(Read)
    }
}

impl PartialSchema for Pairs {
    fn schema() -> RefOr<Schema> {
        let text = ObjectBuilder::new().schema_type(Type::String).max_length(Some(LONGEST));
        let values = AdditionalProperties::RefOr(RefOr::T(Schema::from(text.build())));
        ObjectBuilder::new().additional_properties(Some(values)).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_keep_their_order_and_mean_the_same_in_any() {
        let read = |text: &str| serde_json::from_str::<Pairs>(text).expect("pairs");
        let (one, two) = (read(r#"{"颜色":"黑","尺码":"M"}"#), read(r#"{"尺码":"M","颜色":"黑"}"#));
        assert_eq!(one.words(), "黑 M");
        assert_eq!(one.key(), two.key());
        assert_eq!(serde_json::to_string(&one).expect("text"), r#"{"颜色":"黑","尺码":"M"}"#);
    }
}
