//! What a field can hold, and how each kind of value is checked.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Checks, Decimal, FieldFact, Form, Holds};
use crate::clock::{Date, Timestamp};
use crate::files::FileRef;
use crate::money::Money;
use crate::text;

/// A type that may stand in a form.
pub trait Value {
    const HOLDS: Holds;

    fn is_blank(&self) -> bool;

    /// Trims what people type.
    fn tidy(&mut self) {}

    /// Called for what is not blank.
    fn check(&self, fact: &FieldFact, checks: &mut Checks);
}

/// A type that may stand in a form many times.
pub trait Item {
    const HOLDS: Holds;

    fn tidy(&mut self) {}

    fn check(&self, fact: &FieldFact, index: usize, checks: &mut Checks);
}

impl Value for String {
    const HOLDS: Holds = Holds::Text;

    fn is_blank(&self) -> bool {
        text::is_blank(self)
    }

    fn tidy(&mut self) {
        let tidied = text::tidied(self);
        if tidied.len() != self.len() {
            *self = tidied.into_owned();
        }
    }

    fn check(&self, fact: &FieldFact, checks: &mut Checks) {
        checks.text(fact, self);
    }
}

impl<V: Value> Value for Option<V> {
    const HOLDS: Holds = V::HOLDS;

    fn is_blank(&self) -> bool {
        self.as_ref().is_none_or(Value::is_blank)
    }

    fn tidy(&mut self) {
        if let Some(value) = self {
            value.tidy();
        }
        // A text of blanks is no text (S5-10).
        if self.is_blank() && V::HOLDS == Holds::Text {
            *self = None;
        }
    }

    fn check(&self, fact: &FieldFact, checks: &mut Checks) {
        if let Some(value) = self {
            value.check(fact, checks);
        }
    }
}

/// A value that is always there and whose type says everything.
macro_rules! plain {
    ($($type:ty => $holds:expr;)*) => {$(
        impl Value for $type {
            const HOLDS: Holds = $holds;

            fn is_blank(&self) -> bool {
                false
            }

            fn check(&self, _fact: &FieldFact, _checks: &mut Checks) {}
        }
    )*};
}

plain! {
    bool => Holds::Bool;
    Date => Holds::Date;
    Timestamp => Holds::Time;
    serde_json::Value => Holds::Other;
}

/// A line of a check list: not ticked is as good as empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct Ticked(pub bool);

impl Value for Ticked {
    const HOLDS: Holds = Holds::Bool;

    fn is_blank(&self) -> bool {
        !self.0
    }

    fn check(&self, _fact: &FieldFact, _checks: &mut Checks) {}
}

/// A value with bounds.
macro_rules! number {
    ($($type:ty => $holds:expr, $as_f64:expr;)*) => {$(
        impl Value for $type {
            const HOLDS: Holds = $holds;

            fn is_blank(&self) -> bool {
                false
            }

            fn check(&self, fact: &FieldFact, checks: &mut Checks) {
                let as_f64: fn(&$type) -> f64 = $as_f64;
                checks.number(fact, as_f64(self));
            }
        }
    )*};
}

number! {
    i32 => Holds::Int, |value| f64::from(*value);
    i64 => Holds::Int, |value| *value as f64;
    u16 => Holds::Int, |value| f64::from(*value);
    u32 => Holds::Int, |value| f64::from(*value);
    Money => Holds::Money, |value| value.0 as f64 / 100.0;
}

impl<const SCALE: u8> Value for Decimal<SCALE> {
    const HOLDS: Holds = Holds::Decimal(SCALE);

    fn is_blank(&self) -> bool {
        false
    }

    fn check(&self, fact: &FieldFact, checks: &mut Checks) {
        checks.number(fact, self.as_f64());
    }
}

impl<I: Item> Value for Vec<I> {
    const HOLDS: Holds = I::HOLDS;

    fn is_blank(&self) -> bool {
        self.is_empty()
    }

    fn tidy(&mut self) {
        self.iter_mut().for_each(Item::tidy);
    }

    fn check(&self, fact: &FieldFact, checks: &mut Checks) {
        checks.count(fact, self.len());
        for (index, item) in self.iter().enumerate() {
            item.check(fact, index, checks);
        }
    }
}

impl Item for String {
    const HOLDS: Holds = Holds::Texts;

    fn tidy(&mut self) {
        Value::tidy(self);
    }

    fn check(&self, fact: &FieldFact, _index: usize, checks: &mut Checks) {
        checks.option(fact, self);
    }
}

impl Item for i64 {
    const HOLDS: Holds = Holds::Ids;

    fn check(&self, _fact: &FieldFact, _index: usize, _checks: &mut Checks) {}
}

impl Item for FileRef {
    const HOLDS: Holds = Holds::Files;

    fn check(&self, _fact: &FieldFact, _index: usize, _checks: &mut Checks) {}
}

/// A form within a form.
impl<F: Form> Value for F {
    const HOLDS: Holds = Holds::Part;

    fn is_blank(&self) -> bool {
        false
    }

    fn tidy(&mut self) {
        self.normalise();
    }

    fn check(&self, fact: &FieldFact, checks: &mut Checks) {
        checks.within(fact.name, |checks| Form::check(self, checks));
    }
}

impl<F: Form> Item for F {
    const HOLDS: Holds = Holds::Rows;

    fn tidy(&mut self) {
        self.normalise();
    }

    fn check(&self, fact: &FieldFact, index: usize, checks: &mut Checks) {
        checks.within(&format!("{}[{index}]", fact.name), |checks| Form::check(self, checks));
    }
}
