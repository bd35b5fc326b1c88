//! Which words may be the same: spelled alike but for case, width or unit; one letter apart; or said of one barcode. Pure.

use std::collections::{BTreeMap, BTreeSet};

use offer::spelling::{Place, Twin, Usage};
use strsim::levenshtein;
use unicode_normalization::UnicodeNormalization as _;

/// Shorter words that are one letter apart are mostly different words: 红色, 白色.
const SHORTEST: usize = 4;
/// So many words of one attribute are compared with each other; more are free text.
const COMPARED: usize = 200;
const MOST: usize = 50;

/// In the order in which they are looked for.
const UNITS: [(&str, &str); 9] = [
    ("毫升", "ml"),
    ("千克", "kg"),
    ("公斤", "kg"),
    ("毫克", "mg"),
    ("厘米", "cm"),
    ("毫米", "mm"),
    ("克", "g"),
    ("升", "l"),
    ("米", "m"),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The same but for case, width, blanks or the name of a unit.
    Spelling,
    Similar,
    Barcode,
}

impl Reason {
    pub fn words(self) -> &'static str {
        match self {
            Self::Spelling => "仅大小写、全半角、空格或单位写法不同",
            Self::Similar => "仅相差一个字",
            Self::Barcode => "同一条形码有不同写法",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    pub place: Place,
    pub attr: String,
    /// Each with how many offers it stands in.
    pub sources: Vec<(String, i64)>,
    pub target: String,
    pub reason: Reason,
}

/// Those that change most first.
pub fn suggest(used: &[Usage], twins: &BTreeSet<Twin>) -> Vec<Suggestion> {
    let mut by_attr: BTreeMap<(Place, &str), Vec<&Usage>> = BTreeMap::new();
    for usage in used {
        by_attr.entry((usage.place, &usage.attr)).or_default().push(usage);
    }
    let mut found = Vec::new();
    for ((place, attr), words) in &by_attr {
        let make = |target: &Usage, sources: &[&Usage], reason| Suggestion {
            place: *place,
            attr: (*attr).to_owned(),
            sources: sources.iter().map(|usage| (usage.word.clone(), usage.count)).collect(),
            target: target.word.clone(),
            reason,
        };
        let mut alike: BTreeMap<String, Vec<&Usage>> = BTreeMap::new();
        for word in words {
            alike.entry(plain(&word.word)).or_default().push(word);
        }
        for group in alike.values_mut() {
            // The most used is right; of two that are used alike, the one that is written plainly.
            group.sort_by_key(|usage| (-usage.count, usage.word != plain(&usage.word), usage.word.clone()));
            if let [target, sources @ ..] = group.as_slice()
                && !sources.is_empty()
            {
                found.push(make(target, sources, Reason::Spelling));
            }
        }
        let heads: Vec<(&String, &Usage)> = alike.iter().map(|(key, group)| (key, group[0])).collect();
        let mut taken: BTreeSet<&str> = BTreeSet::new();
        for (place, (key, one)) in heads.iter().enumerate().take(COMPARED) {
            for (other_key, other) in heads.iter().take(COMPARED).skip(place + 1) {
                if is_close(key, other_key) {
                    let (target, source) = if other.count > one.count { (other, one) } else { (one, other) };
                    if taken.insert(&source.word) {
                        found.push(make(target, &[source], Reason::Similar));
                    }
                }
            }
        }
        for twin in twins.iter().filter(|twin| twin.place == *place && twin.attr == *attr) {
            let count = |word: &String| words.iter().find(|usage| usage.word == *word).copied();
            let (Some(one), Some(other)) = (count(&twin.words[0]), count(&twin.words[1])) else { continue };
            let (target, source) = if other.count > one.count { (other, one) } else { (one, other) };
            let known = found.iter().any(|suggestion: &Suggestion| {
                let has =
                    |word: &str| suggestion.target == word || suggestion.sources.iter().any(|(known, _)| known == word);
                suggestion.place == *place && suggestion.attr == *attr && has(&target.word) && has(&source.word)
            });
            if !known {
                found.push(make(target, &[source], Reason::Barcode));
            }
        }
    }
    found.sort_by_key(|suggestion| -suggestion.sources.iter().map(|(_, count)| count).sum::<i64>());
    found.truncate(MOST);
    found
}

/// The same for all ways of writing one word.
fn plain(word: &str) -> String {
    let folded: String = word.nfkc().flat_map(char::to_lowercase).filter(|c| !c.is_whitespace()).collect();
    UNITS.iter().fold(folded, |text, (long, short)| {
        let mut parts = text.split(long);
        let mut whole = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let measures = whole.ends_with(|c: char| c.is_ascii_digit());
            whole.push_str(if measures { short } else { long });
            whole.push_str(part);
        }
        whole
    })
}

/// One letter apart, and not in a number: 50ml and 60ml are two sizes.
fn is_close(one: &str, other: &str) -> bool {
    let digits = |word: &str| word.chars().filter(char::is_ascii_digit).collect::<String>();
    let long = |word: &str| word.chars().count() >= SHORTEST;
    long(one) && long(other) && digits(one) == digits(other) && levenshtein(one, other) == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used(place: Place, attr: &str, words: &[(&str, i64)]) -> Vec<Usage> {
        let one = |(word, count): &(&str, i64)| Usage { place, attr: attr.into(), word: (*word).into(), count: *count };
        words.iter().map(one).collect()
    }

    fn shown(found: &[Suggestion]) -> Vec<String> {
        let one = |suggestion: &Suggestion| {
            let sources: Vec<&str> = suggestion.sources.iter().map(|(word, _)| word.as_str()).collect();
            format!("{} → {} {:?}", sources.join(","), suggestion.target, suggestion.reason)
        };
        found.iter().map(one).collect()
    }

    #[test]
    fn ways_of_writing_one_size_are_one() {
        for word in ["50ml", "50ML", "５０ｍｌ", "50 ml", "50毫升", "50 毫升"] {
            assert_eq!(plain(word), "50ml", "{word}");
        }
        assert_eq!(plain("2升装"), "2l装");
        assert_eq!(plain("升级款"), "升级款");
        let found = suggest(
            &used(Place::Spec, "净含量", &[("50ml", 3), ("50ML", 5), ("50毫升", 1), ("60ml", 2)]),
            &BTreeSet::new(),
        );
        assert_eq!(shown(&found), ["50ml,50毫升 → 50ML Spelling"]);
    }

    #[test]
    fn a_letter_apart_is_close_and_a_number_apart_is_not() {
        let words = [
            ("积雪草提取物、水", 4),
            ("积雪草提取物，水", 1),
            ("红色", 3),
            ("白色", 3),
            ("A级100克", 1),
            ("A级200克", 1),
        ];
        let found = suggest(&used(Place::Value, "mainIngredients", &words), &BTreeSet::new());
        assert_eq!(shown(&found), ["积雪草提取物，水 → 积雪草提取物、水 Similar"]);
    }

    #[test]
    fn one_barcode_has_one_name() {
        let words = used(Place::Value, "material", &[("纯棉", 2), ("全棉布料", 6)]);
        let twin =
            Twin { place: Place::Value, attr: "material".into(), words: ["全棉布料".into(), "纯棉".into()] };
        assert_eq!(shown(&suggest(&words, &BTreeSet::from([twin.clone()]))), ["纯棉 → 全棉布料 Barcode"]);
        let alike = used(Place::Value, "material", &[("Cotton", 2), ("cotton", 6)]);
        let twin = Twin { words: ["Cotton".into(), "cotton".into()], ..twin };
        assert_eq!(shown(&suggest(&alike, &BTreeSet::from([twin]))), ["Cotton → cotton Spelling"]);
    }
}
