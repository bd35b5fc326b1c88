//! The wrong fields of a form, collected so that the page can mark all of them at once.

use std::sync::Arc;

use super::{FieldFact, FieldKind, Need, Value};
use crate::dict::Dictionaries;
use crate::http::texts::{self, Text};
use crate::http::{FieldError, Problem, Result};

/// How complete a form has to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Work in progress: what is there must be right, what is missing may come later.
    Draft,
    #[default]
    Submit,
}

#[derive(Default)]
pub struct Checks {
    stage: Stage,
    dictionaries: Option<Arc<Dictionaries>>,
    /// The live room that the form is for.
    room: Option<String>,
    /// Where in the form we are, such as `skus[2].`.
    place: String,
    errors: Vec<FieldError>,
    /// The key of the first error, where it is a text of the catalogue.
    key: Option<&'static str>,
    /// How many places must be filled to submit, and which of the errors say that one is not.
    asked: usize,
    missing: Vec<usize>,
}

impl Checks {
    pub fn at(stage: Stage) -> Self {
        Self { stage, ..Self::default() }
    }

    /// With dictionaries, values are looked up in them; without, they are taken as they are.
    pub fn knowing(mut self, dictionaries: Option<Arc<Dictionaries>>) -> Self {
        self.dictionaries = dictionaries;
        self
    }

    /// Options that are not for this room are refused when the form is submitted.
    pub fn in_room(mut self, room: Option<&str>) -> Self {
        self.room = room.filter(|room| !room.is_empty()).map(str::to_owned);
        self
    }

    pub fn is_submitting(&self) -> bool {
        self.stage == Stage::Submit
    }

    pub fn refuse(&mut self, field: &str, label: &str, message: impl Into<String>) {
        let field = format!("{}{field}", self.place);
        self.errors.push(FieldError { field, label: label.into(), message: message.into() });
    }

    /// A text of the catalogue on a field of `fields`, which knows its label.
    pub fn refuse_field(&mut self, fields: &[FieldFact], name: &str, text: Text) {
        self.refuse_filled(fields, name, text, &[]);
    }

    /// The same for a text with more to fill in than the label.
    pub fn refuse_filled(&mut self, fields: &[FieldFact], name: &str, text: Text, values: &[(&str, &str)]) {
        let label = super::find_fact(fields, name).map_or(name, |fact| fact.label);
        if self.errors.is_empty() {
            self.key = Some(text.key);
        }
        let values: Vec<(&str, &str)> = values.iter().copied().chain([("label", label)]).collect();
        self.refuse(name, label, text.fill(&values));
    }

    /// What people call a value of a dictionary; the value itself where no dictionary is known.
    pub fn label_of(&self, dict: &str, value: &str) -> String {
        self.dictionaries.as_ref().map_or(value, |all| all.label(dict, value)).to_owned()
    }

    /// A text of the catalogue with its values.
    pub fn refuse_text(&mut self, field: &str, label: &str, text: Text, values: &[(&str, &str)]) {
        if self.errors.is_empty() {
            self.key = Some(text.key);
        }
        self.refuse(field, label, text.fill(values));
    }

    /// One field: filled where it has to be, and right where it is filled.
    pub fn value<V: Value>(&mut self, fact: &FieldFact, value: &V, condition: bool) {
        let needed = match fact.need {
            Need::No => false,
            Need::Draft => true,
            Need::Submit => self.is_submitting(),
            Need::When => self.is_submitting() && condition,
        };
        let blank = value.is_blank();
        if needed {
            self.place_asked(blank);
        }
        match fact.missing {
            _ if !blank => value.check(fact, self),
            _ if !needed => {}
            Some(message) => self.refuse(fact.name, fact.label, message),
            None => self.refuse_with(fact, texts::COMMON_REQUIRED, &[("label", fact.label)]),
        }
    }

    /// A place that no field declares and that must be filled to submit: an attribute, a picture's slot.
    pub fn ask(&mut self, (field, label): (&str, &str), filled: bool, text: Text, values: &[(&str, &str)]) {
        if !self.is_submitting() {
            return;
        }
        self.place_asked(!filled);
        if !filled {
            self.refuse_text(field, label, text, values);
        }
    }

    fn place_asked(&mut self, blank: bool) {
        self.asked += 1;
        if blank {
            self.missing.push(self.errors.len());
        }
    }

    /// How much of what a submission needs is there, in whole per cent, and what is not.
    pub fn completeness(&self) -> (u8, Vec<FieldError>) {
        let missing: Vec<FieldError> = self.missing.iter().filter_map(|at| self.errors.get(*at).cloned()).collect();
        let filled = self.asked - self.missing.len();
        ((filled * 100 / self.asked.max(1)) as u8, missing)
    }

    /// The checks of one row of a list.
    pub fn within(&mut self, place: &str, check: impl FnOnce(&mut Self)) {
        let before = self.place.len();
        self.place.push_str(place);
        self.place.push('.');
        check(self);
        self.place.truncate(before);
    }

    pub(super) fn text(&mut self, fact: &FieldFact, value: &str) {
        let length = value.chars().count();
        if let Some(max) = fact.max.filter(|max| length > *max) {
            self.refuse_with(fact, texts::COMMON_MAX, &[("label", fact.label), ("n", &max.to_string())]);
        }
        if let Some(min) = fact.min.filter(|min| length < *min) {
            self.refuse_with(fact, texts::COMMON_MIN, &[("label", fact.label), ("n", &min.to_string())]);
        }
        match fact.kind {
            FieldKind::Phone if !is_mobile(value) => self.refuse_with(fact, texts::PHONE_FORMAT, &[]),
            FieldKind::Email if !is_email(value) => self.refuse_with(fact, texts::EMAIL_FORMAT, &[]),
            FieldKind::Url if !is_web_address(value) => {
                self.refuse_with(fact, texts::COMMON_FORMAT, &[("label", fact.label)]);
            }
            _ => {}
        }
        self.option(fact, value);
    }

    pub(super) fn option(&mut self, fact: &FieldFact, value: &str) {
        let (Some(dict), Some(all)) = (fact.dict, &self.dictionaries) else { return };
        let item = all.find(dict, value).filter(|item| !item.disabled);
        let here = |room: &String| item.is_none_or(|item| item.fits_room(room));
        let text = match &self.room {
            _ if item.is_none() => texts::COMMON_DICT,
            Some(room) if self.is_submitting() && !here(room) => texts::COMMON_ROOM,
            _ => return,
        };
        self.refuse_with(fact, text, &[("label", fact.label)]);
    }

    pub(super) fn number(&mut self, fact: &FieldFact, value: f64) {
        let (low, high) = (fact.low.unwrap_or(f64::MIN), fact.high.unwrap_or(f64::MAX));
        if value >= low && value <= high {
            return;
        }
        match (fact.low, fact.high) {
            (Some(low), None) => {
                self.refuse_with(fact, texts::COMMON_LOW, &[("label", fact.label), ("min", &low.to_string())]);
            }
            (None, Some(high)) => {
                self.refuse_with(fact, texts::COMMON_HIGH, &[("label", fact.label), ("max", &high.to_string())]);
            }
            _ => {
                let values = [("label", fact.label), ("min", &low.to_string()), ("max", &high.to_string())];
                self.refuse_with(fact, texts::COMMON_RANGE, &values);
            }
        }
    }

    pub(super) fn count(&mut self, fact: &FieldFact, count: usize) {
        if let Some(max) = fact.max.filter(|max| count > *max) {
            self.refuse_with(fact, texts::COMMON_COUNT, &[("label", fact.label), ("n", &max.to_string())]);
        }
    }

    /// Forgets what is wrong with fields that are none of `names`: nobody has touched them.
    pub fn only(&mut self, names: &[&str]) {
        let top = |field: &str| field.split(['.', '[']).next().unwrap_or_default().to_owned();
        let first = self.errors.first().cloned();
        self.errors.retain(|error| names.contains(&top(&error.field).as_str()));
        (self.asked, self.missing) = (0, Vec::new());
        if self.errors.first() != first.as_ref() {
            self.key = None;
        }
    }

    /// What another check of the same form has found, at places that are called otherwise here.
    pub fn take_over(&mut self, other: Checks, place: impl Fn(&str) -> String) {
        let before = self.errors.len();
        if before == 0 {
            self.key = other.key;
        }
        self.asked += other.asked;
        self.missing.extend(other.missing.into_iter().map(|at| before + at));
        let own = |error: FieldError| FieldError { field: place(&error.field), ..error };
        self.errors.extend(other.errors.into_iter().map(own));
    }

    /// What is wrong so far.
    pub fn errors(&self) -> &[FieldError] {
        &self.errors
    }

    pub fn is_clean(&self) -> bool {
        self.errors.is_empty()
    }

    pub fn finish(self) -> Result<()> {
        let Some(first) = self.errors.first() else { return Ok(()) };
        let title = first.message.clone();
        let invalid = Problem::from(texts::COMMON_INVALID);
        let error_key = self.key.unwrap_or(invalid.error_key);
        Err(Problem { title, error_key, field_errors: self.errors, ..invalid })
    }

    fn refuse_with(&mut self, fact: &FieldFact, text: Text, values: &[(&str, &str)]) {
        self.refuse(fact.name, fact.label, text.fill(values));
    }
}

/// S5-07: eleven digits, 1 then 3 to 9.
pub fn is_mobile(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() == 11 && bytes[0] == b'1' && (b'3'..=b'9').contains(&bytes[1]) && bytes.iter().all(u8::is_ascii_digit)
}

/// S5-08: one @, a name before it, a dotted host after it, no spaces or control characters.
pub fn is_email(text: &str) -> bool {
    let Some((name, host)) = text.split_once('@') else { return false };
    let plain = |c: char| !c.is_whitespace() && !c.is_control() && !"@,;<>\"".contains(c);
    !name.is_empty()
        && text.len() <= 100
        && name.chars().all(plain)
        && host.chars().all(plain)
        && host.split('.').count() >= 2
        && host.split('.').all(|label| !label.is_empty())
}

/// An address that a browser may be sent to: never `javascript:`, never one without a host.
fn is_web_address(text: &str) -> bool {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let Some(rest) = rest else { return false };
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let plain = |c: char| !c.is_whitespace() && !c.is_control() && !"<>\"\\^`{|}".contains(c);
    host.contains('.') && !host.contains('@') && !host.starts_with('.') && text.chars().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S5-07, S5-08
    #[test]
    fn phones_and_mails_follow_their_rules() {
        assert!(is_mobile("13800000001"));
        for wrong in ["12800000001", "1380000000", "138000000011", "1380000000a", "２3800000001"] {
            assert!(!is_mobile(wrong), "{wrong}");
        }
        assert!(is_email("admin@c2.example"));
        for wrong in ["admin", "a@b", "a@b@c.d", "a b@c.d", "a@.d", "a@c.d\n", "@c.d"] {
            assert!(!is_email(wrong), "{wrong:?}");
        }
    }

    #[derive(Default, fields::Form)]
    struct InRoom {
        #[field("表单类型", dict = "OfferFormType")]
        form_type: Option<String>,
    }

    fn item(value: &str, live_room: &str, disabled: bool) -> crate::dict::DictItem {
        let (kind, label) = ("OfferFormType".into(), value.into());
        crate::dict::DictItem {
            kind,
            value: value.into(),
            label,
            live_room: live_room.into(),
            sort: 1,
            color: String::new(),
            disabled,
            children: Vec::new(),
        }
    }

    /// A04-1: a draft may keep an option of another room, a submission may not.
    #[test]
    fn an_option_of_another_room_fails_the_submission() {
        use crate::form::Form;

        let items =
            vec![item("NORMAL", "", false), item("PRESALE", "promote11,promote618", false), item("OLD", "", true)];
        let all = Arc::new(Dictionaries { version: 1, items });
        let said = |stage, room, value: &str| {
            let mut checks = Checks::at(stage).knowing(Some(all.clone())).in_room(room);
            Form::check(&InRoom { form_type: Some(value.into()) }, &mut checks);
            checks.finish().err().map(|problem| problem.title).unwrap_or_default()
        };
        assert_eq!(said(Stage::Submit, Some("promote11"), "PRESALE"), "");
        assert_eq!(said(Stage::Submit, Some("promote1"), "PRESALE"), "表单类型的选项不适用于当前直播间");
        assert_eq!(said(Stage::Draft, Some("common"), "PRESALE"), "");
        assert_eq!(said(Stage::Submit, None, "PRESALE"), "");
        assert_eq!(said(Stage::Submit, Some("common"), "NORMAL"), "");
        assert_eq!(said(Stage::Draft, Some("common"), "OLD"), "表单类型选项无效");
    }

    #[test]
    fn a_link_leads_to_a_host_and_nowhere_else() {
        assert!(is_web_address("https://huazhi.tmall.com/shop?id=1"));
        for wrong in ["javascript:alert(1)", "https://", "http://host", "ftp://a.b", "https://a.b/ c", "https://u@a.b"]
        {
            assert!(!is_web_address(wrong), "{wrong:?}");
        }
    }
}
