//! The text files, understood. They are ours and a test reads them, so a line that makes no sense panics.

use identity::catalogue::dictionaries::dictionaries;
use platform::form::Decimal;

use crate::attr_templates::{AttrColumn, AttrField, AttrGroup, AttrTemplateForm};
use crate::compliance_words::{ComplianceWordForm, REGEX};
use crate::qualification::QualificationRuleForm;

const WORDS: &str = include_str!("compliance_words.txt");
const RULES: &str = include_str!("qualification_rules.txt");
const TEMPLATES: &str = include_str!("attr_templates.txt");
const REASONS: &str = include_str!("reject_reasons.txt");

pub const ALL: [&str; 4] = [WORDS, RULES, TEMPLATES, REASONS];

fn lines(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
}

/// The value of `name=` among words.
fn value<'a>(words: &[&'a str], name: &str) -> Option<&'a str> {
    words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='))
}

fn list(text: Option<&str>) -> Vec<String> {
    text.map(|text| text.split(',').map(str::to_owned).collect()).unwrap_or_default()
}

pub fn words() -> Vec<ComplianceWordForm> {
    let mut all = Vec::new();
    let mut common = ComplianceWordForm::default();
    for line in lines(WORDS) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let Some(level) = words[0].strip_prefix('@') {
            common = ComplianceWordForm {
                level: level.into(),
                categories: list(value(&words, "categories")),
                scenes: list(value(&words, "scenes")),
                law_ref: value(&words, "law").map(str::to_owned),
                suggestion: value(&words, "suggest").map(str::to_owned),
                enabled: true,
                ..Default::default()
            };
            continue;
        }
        all.extend(words.iter().map(|text| {
            let (text, match_type) = text.strip_prefix('~').map_or((*text, "EXACT"), |regex| (regex, REGEX));
            let (word, exempt) = text.split_once('!').map_or((text, None), |(word, exempt)| (word, Some(exempt)));
            ComplianceWordForm {
                word: word.into(),
                match_type: match_type.into(),
                exempt_pattern: exempt.map(str::to_owned),
                ..common.clone()
            }
        }));
    }
    all
}

pub fn rules() -> Vec<QualificationRuleForm> {
    let kinds = dictionaries();
    let certs: Vec<_> = kinds.iter().filter(|kind| kind.code == "CertType").flat_map(|kind| &kind.items).collect();
    let level = |cert: &str| match certs.iter().find(|item| item.value == cert).and_then(|item| item.attr("level")) {
        Some("C") => "COMPANY",
        Some("B") => "BRAND",
        Some("S") => "SKU",
        _ => "SPU",
    };
    let rule = |line: &'static str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [category, cert, required, ..] = words.as_slice() else { panic!("qualification_rules.txt: {line}") };
        QualificationRuleForm {
            category_code: (*category).into(),
            cert_type: (*cert).into(),
            level: level(cert).into(),
            required: (*required).into(),
            group: value(&words, "group").map(str::to_owned),
            cross_border: value(&words, "cross").map(|text| text == "true"),
            brand_nature: value(&words, "nature").map(str::to_owned),
            risk_level: None,
            min_remain_days: value(&words, "days").map_or(0, |days| days.parse().expect("days")),
            note: value(&words, "note").map(str::to_owned),
        }
    };
    lines(RULES).map(rule).collect()
}

pub fn templates() -> Vec<AttrTemplateForm> {
    let mut all: Vec<AttrTemplateForm> = Vec::new();
    for line in lines(TEMPLATES) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let Some(name) = words[0].strip_prefix('@') {
            let text = |name| value(&words, name).map(str::to_owned);
            all.push(AttrTemplateForm {
                name: name.into(),
                category_code: text("category"),
                live_room: list(value(&words, "rooms")),
                form_type: text("form"),
                offer_style: text("style"),
                sort: all.len() as i32 + 1,
                groups: Vec::new(),
            });
            continue;
        }
        let template = all.last_mut().expect("a template first");
        if words[0] == "=" {
            template.groups.push(AttrGroup { group_name: words[1].into(), fields: Vec::new() });
            continue;
        }
        let group = template.groups.last_mut().expect("a group first");
        let flag = |name: &str| words.contains(&name);
        if line.starts_with("  ") {
            let (code, label, control) = (words[0].into(), words[1].into(), words[2].into());
            let column = AttrColumn { code, label, control, required: flag("required") };
            group.fields.last_mut().expect("an attribute first").columns.push(column);
        } else {
            group.fields.push(field(&words));
        }
    }
    all
}

fn field(words: &[&str]) -> AttrField {
    let text = |name| value(words, name).map(str::to_owned);
    let number = |name| value(words, name).map(|text| text.parse().expect("a number"));
    let decimal = |name| value(words, name).map(|text| Decimal::parse(text).expect("a number"));
    AttrField {
        attr_code: words[0].into(),
        label: words[1].into(),
        control: words[2].into(),
        dict_type: text("dict"),
        required: words.contains(&"required"),
        max_length: number("max"),
        min: decimal("min"),
        max: decimal("max-value").or_else(|| decimal("max-count")),
        decimals: number("decimals"),
        unit: text("unit"),
        key_field: words.contains(&"key"),
        show_when: text("when"),
        visible_to: Some(if words.contains(&"staff") { "STAFF" } else { "ALL" }.into()),
        compare_unit: None,
        hint: text("hint"),
        columns: Vec::new(),
    }
}

pub fn reasons() -> Vec<(&'static str, Vec<String>, Vec<String>)> {
    let mut all: Vec<(&str, Vec<String>, Vec<String>)> = Vec::new();
    for line in lines(REASONS) {
        match line.strip_prefix("  ") {
            Some(snippet) => all.last_mut().expect("a reason first").2.push(snippet.to_owned()),
            None => {
                let words: Vec<&str> = line.split_whitespace().collect();
                all.push((words[0], list(value(&words, "types")), Vec::new()));
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::sync::Arc;

    use platform::dict::{DictItem, Dictionaries};
    use platform::form::{Checks, Form};
    use platform::record::Record;

    use super::*;
    use crate::attr_templates::AttrTemplate;
    use crate::compliance_words::ComplianceWord;
    use crate::qualification::QualificationRule;
    use identity::catalogue::dictionaries::DictSeed;

    /// The dictionaries of a new installation.
    fn new_dictionaries() -> Arc<Dictionaries> {
        fn item(kind: &str, seed: &DictSeed) -> DictItem {
            DictItem {
                kind: kind.into(),
                value: seed.value.into(),
                label: seed.label.into(),
                live_room: seed.live_room.into(),
                sort: seed.sort,
                color: String::new(),
                disabled: false,
                children: seed.children.iter().map(|child| item(kind, child)).collect(),
            }
        }
        let kinds = dictionaries();
        let items = kinds.iter().flat_map(|kind| kind.items.iter().map(|seed| item(kind.code, seed))).collect();
        Arc::new(Dictionaries { version: 1, items })
    }

    /// Whatever we write first must pass what we ask of people.
    fn all_pass<R: Record>(forms: &[R::Form]) {
        let dictionaries = new_dictionaries();
        for form in forms {
            let mut checks = Checks::default().knowing(Some(dictionaries.clone()));
            form.check(&mut checks);
            R::check(form, &mut checks);
            let refusal = checks.finish().err().map(|problem| problem.title);
            assert_eq!(refusal, None, "{}", R::title(form));
        }
    }

    #[test]
    fn about_250_words_are_there_once_and_in_order() {
        let words = words();
        assert!((240..=420).contains(&words.len()), "{}", words.len());
        all_pass::<ComplianceWord>(&words);
        let mut seen = HashSet::new();
        for word in &words {
            assert!(seen.insert((&word.word, &word.categories)), "{} twice", word.word);
        }
        let first = words.iter().find(|word| word.word == "第一").expect("第一");
        assert_eq!((first.level.as_str(), first.law_ref.as_deref()), ("BLOCK", Some("《广告法》第九条")));
    }

    #[test]
    fn the_matrix_has_every_category_of_the_first_level() {
        let rules = rules();
        all_pass::<QualificationRule>(&rules);
        for category in ["Cosmetic", "Food", "Fashion", "Dailylife", "Electronic"] {
            let must = |cert: &str| {
                rules
                    .iter()
                    .any(|rule| rule.category_code == category && rule.cert_type == cert && rule.required == "MUST")
            };
            assert!(must("TRADEMARK") && must("BRAND_AUTH") && must("BUSINESS_LICENSE"), "{category}");
        }
    }

    #[test]
    fn templates_are_whole_and_name_dictionaries_that_exist() {
        let templates = templates();
        all_pass::<AttrTemplate>(&templates);
        let kinds = dictionaries();
        let fields = || templates.iter().flat_map(|template| &template.groups).flat_map(|group| &group.fields);
        for field in fields() {
            let known = field.dict_type.as_ref().is_none_or(|dict| kinds.iter().any(|kind| kind.code == dict));
            assert!(known, "{}", field.attr_code);
        }
        let codes: HashSet<&str> = fields().map(|field| field.attr_code.as_str()).collect();
        for code in ["executeStandard", "filingNo", "nutrition", "fabric", "foodContact", "cccNo", "promoStockPlan"] {
            assert!(codes.contains(code), "{code}");
        }
        for category in ["Cosmetic", "Food", "Fashion", "Dailylife", "Electronic"] {
            assert!(templates.iter().any(|template| template.category_code.as_deref() == Some(category)), "{category}");
        }
    }

    #[test]
    fn every_reason_has_five_sentences_long_enough_to_be_an_opinion() {
        let reasons = reasons();
        let kinds = dictionaries();
        let known = |code: &str| kinds.iter().find(|kind| kind.code == code).map(|kind| &kind.items).expect("a type");
        let codes: Vec<&str> = reasons.iter().map(|(code, ..)| *code).collect();
        assert_eq!(codes, known("RejectReason").iter().map(|item| item.value).collect::<Vec<_>>());
        for (code, types, snippets) in &reasons {
            assert_eq!(snippets.len(), 5, "{code}");
            assert!(snippets.iter().all(|text| (10..=255).contains(&text.chars().count())), "{code}");
            assert!(types.iter().all(|kind| known("WorkflowType").iter().any(|item| item.value == kind)), "{code}");
        }
    }
}
