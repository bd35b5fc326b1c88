//! The words of a product that merchants type freely, and what becomes of them when one is spelled another way. Pure.

use std::collections::BTreeSet;

use serde_json::Value as Json;

use crate::form::OfferForm;

/// Longer texts are descriptions, not words.
pub const LONGEST: usize = 50;

/// The numbers of papers: two that differ are two papers.
const NUMBERS: [&str; 3] = ["filingNo", "licenseNo", "cccNo"];

/// Where a word stands. Its attribute is an attribute's code, a spec's name, or nothing for the names of specs themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    Name,
    Value,
    Spec,
}

impl Place {
    /// A value of AttrMergeType.
    pub fn code(self) -> &'static str {
        match self {
            Self::Name => "NAME",
            Self::Value => "VALUE",
            Self::Spec => "SKU_SPEC",
        }
    }

    pub fn of(code: &str) -> Option<Self> {
        [Self::Name, Self::Value, Self::Spec].into_iter().find(|place| place.code() == code)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Word {
    pub place: Place,
    pub attr: String,
    pub word: String,
}

/// Every word of an offer, once.
pub fn words(form: &OfferForm) -> BTreeSet<Word> {
    let mut all = BTreeSet::new();
    let mut add = |place, attr: &str, word: &str| {
        if !word.is_empty() && word.chars().count() <= LONGEST {
            all.insert(Word { place, attr: attr.to_owned(), word: word.to_owned() });
        }
    };
    for (code, value) in &form.offer_attrs.0 {
        if let Json::String(text) = value
            && !NUMBERS.contains(&code.as_str())
        {
            add(Place::Value, code, text);
        }
    }
    for (name, value) in form.skus.iter().flat_map(|sku| &sku.spec.0) {
        add(Place::Name, "", name);
        add(Place::Spec, name, value);
    }
    all
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Respelt {
    Same,
    Done,
    /// Two specs of a SKU, or two SKUs, would have become one: nothing was done.
    Clash,
}

/// Puts another word where `to` knows one.
pub fn respell<'a>(form: &mut OfferForm, place: Place, attr: &str, to: impl Fn(&str) -> Option<&'a str>) -> Respelt {
    if place == Place::Value {
        let Some(Json::String(text)) = form.offer_attrs.0.get_mut(attr) else { return Respelt::Same };
        let Some(target) = to(text).filter(|target| target != text) else { return Respelt::Same };
        target.clone_into(text);
        return Respelt::Done;
    }
    let keys = |form: &OfferForm| form.skus.iter().map(|sku| sku.spec.key()).collect::<BTreeSet<_>>().len();
    let (before, mut next, mut done) = (keys(form), form.clone(), false);
    for (name, value) in next.skus.iter_mut().flat_map(|sku| &mut sku.spec.0) {
        let word = match place {
            Place::Name => name,
            _ if name == attr => value,
            _ => continue,
        };
        if let Some(target) = to(word).filter(|target| target != word) {
            target.clone_into(word);
            done = true;
        }
    }
    let doubled = next.skus.iter().any(|sku| {
        let names: BTreeSet<&str> = sku.spec.0.iter().map(|(name, _)| name.as_str()).collect();
        names.len() != sku.spec.0.len()
    });
    match done {
        false => Respelt::Same,
        true if doubled || keys(&next) != before => Respelt::Clash,
        true => {
            form.skus = next.skus;
            Respelt::Done
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::form::OfferSku;

    fn form(specs: &[&[(&str, &str)]]) -> OfferForm {
        let sku = |spec: &&[(&str, &str)]| {
            let pairs = spec.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            OfferSku { spec: platform::form::Pairs(pairs), ..OfferSku::default() }
        };
        let mut form = OfferForm { skus: specs.iter().map(sku).collect(), ..OfferForm::default() };
        form.offer_attrs.0.insert("material".into(), json!("原生木漿"));
        form.offer_attrs.0.insert("efficacy".into(), json!(["MOISTURE"]));
        form.offer_attrs.0.insert("cccNo".into(), json!("2022010907401123"));
        form
    }

    fn to(word: &str) -> Option<&'static str> {
        [("50ML", "50ml"), ("原生木漿", "原生木浆"), ("容量", "净含量")]
            .iter()
            .find(|(from, _)| *from == word)
            .map(|(_, to)| *to)
    }

    #[test]
    fn each_word_is_known_once_and_choices_are_none() {
        let found = words(&form(&[&[("容量", "50ML"), ("颜色", "红")], &[("容量", "50ML"), ("颜色", "白")]]));
        let shown: Vec<String> =
            found.iter().map(|word| format!("{} {} {}", word.place.code(), word.attr, word.word)).collect();
        assert_eq!(
            shown,
            [
                "NAME  容量",
                "NAME  颜色",
                "VALUE material 原生木漿",
                "SKU_SPEC 容量 50ML",
                "SKU_SPEC 颜色 白",
                "SKU_SPEC 颜色 红"
            ]
        );
    }

    #[test]
    fn a_word_is_spelled_anew_where_it_stands_and_nowhere_else() {
        let mut one = form(&[&[("容量", "50ML"), ("备注", "50ML")]]);
        assert_eq!(respell(&mut one, Place::Spec, "容量", to), Respelt::Done);
        assert_eq!(one.skus[0].spec.key(), "备注=50ML;容量=50ml");
        assert_eq!(respell(&mut one, Place::Spec, "容量", to), Respelt::Same);
        assert_eq!(respell(&mut one, Place::Name, "", to), Respelt::Done);
        assert_eq!(one.skus[0].spec.key(), "净含量=50ml;备注=50ML");
        assert_eq!(respell(&mut one, Place::Value, "material", to), Respelt::Done);
        assert_eq!(one.offer_attrs.0["material"], "原生木浆");
        assert_eq!(respell(&mut one, Place::Value, "efficacy", to), Respelt::Same);
    }

    #[test]
    fn two_skus_never_become_one() {
        let mut one = form(&[&[("容量", "50ML")], &[("容量", "50ml")]]);
        let before = one.skus.clone();
        assert_eq!(respell(&mut one, Place::Spec, "容量", to), Respelt::Clash);
        assert_eq!(one.skus, before);
        let mut both = form(&[&[("容量", "50ml"), ("净含量", "50g")]]);
        assert_eq!(respell(&mut both, Place::Name, "", to), Respelt::Clash);
        assert_eq!(both.skus[0].spec.0.len(), 2);
    }
}
