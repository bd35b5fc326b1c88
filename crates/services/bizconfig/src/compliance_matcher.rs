//! Finds words in texts: all plain words in one pass, patterns one by one, both in time that grows with the text alone.

use aho_corasick::{AhoCorasick, AhoCorasickBuilder, MatchKind};
use platform::http::{Problem, Result};
use regex::{Regex, RegexBuilder};

use crate::categories::is_within;
use crate::compliance_words::{ComplianceWordForm, REGEX};

/// What a pattern may cost to keep; a pattern that needs more is no pattern for a word.
const PATTERN_BYTES: usize = 256 * 1024;

/// A pattern as staff write it. Its time grows with the text and never beyond.
pub fn pattern(text: &str) -> std::result::Result<Regex, regex::Error> {
    RegexBuilder::new(text).case_insensitive(true).size_limit(PATTERN_BYTES).dfa_size_limit(PATTERN_BYTES).build()
}

struct Word {
    form: ComplianceWordForm,
    exempt: Option<Regex>,
}

/// Made once from all words that are enabled.
pub struct Matcher {
    plain: AhoCorasick,
    /// The word of each of its patterns.
    plain_words: Vec<Word>,
    patterns: Vec<(Regex, Word)>,
}

/// A word in a text, by bytes.
#[derive(Clone, Copy)]
pub struct Match<'a> {
    pub word: &'a ComplianceWordForm,
    pub start: usize,
    pub end: usize,
}

impl Matcher {
    pub fn new(words: Vec<ComplianceWordForm>) -> Result<Self> {
        let (mut plain_words, mut patterns) = (Vec::new(), Vec::new());
        for form in words.into_iter().filter(|form| form.enabled) {
            // Patterns were checked when they were kept; one that this program cannot read finds nothing.
            let exempt = form.exempt_pattern.as_deref().and_then(|text| pattern(text).ok());
            match (form.match_type == REGEX).then(|| pattern(&form.word)) {
                Some(Ok(regex)) => patterns.push((regex, Word { form, exempt })),
                Some(Err(_)) => {}
                None => plain_words.push(Word { form, exempt }),
            }
        }
        let plain = AhoCorasickBuilder::new()
            .ascii_case_insensitive(true)
            .match_kind(MatchKind::Standard)
            .build(plain_words.iter().map(|word| word.form.word.as_str()))
            .map_err(Problem::internal)?;
        Ok(Self { plain, plain_words, patterns })
    }

    /// In the order of the text. A word within a longer one of at least its level says nothing of its own.
    pub fn find<'a>(&'a self, scene: &str, category: &str, text: &str) -> Vec<Match<'a>> {
        let plain = self.plain.find_overlapping_iter(text);
        let plain = plain.map(|hit| (&self.plain_words[hit.pattern().as_usize()], hit.start(), hit.end()));
        let patterns = self
            .patterns
            .iter()
            .flat_map(|(regex, word)| regex.find_iter(text).map(move |hit| (word, hit.start(), hit.end())));
        let mut found: Vec<Match> = plain
            .chain(patterns)
            .filter(|(word, start, end)| end > start && applies(&word.form, scene, category))
            .filter(|(word, start, end)| !is_exempt(word, text, *start, *end))
            .map(|(word, start, end)| Match { word: &word.form, start, end })
            .collect();
        found.sort_by_key(|hit| (hit.start, std::cmp::Reverse((hit.end, severity(hit.word)))));
        // Two rules for the same letters are one hit, by the stricter of them.
        found.dedup_by_key(|hit| (hit.start, hit.end));
        let swallowed = |hit: &Match| {
            found.iter().any(|other| {
                other.start <= hit.start
                    && other.end >= hit.end
                    && other.end - other.start > hit.end - hit.start
                    && severity(other.word) >= severity(hit.word)
            })
        };
        found.iter().filter(|hit| !swallowed(hit)).copied().collect()
    }
}

fn applies(word: &ComplianceWordForm, scene: &str, category: &str) -> bool {
    let scenes = word.scenes.is_empty() || word.scenes.iter().any(|one| one == scene);
    scenes && (word.categories.is_empty() || word.categories.iter().any(|one| is_within(category, one)))
}

fn is_exempt(word: &Word, text: &str, start: usize, end: usize) -> bool {
    let Some(exempt) = &word.exempt else { return false };
    exempt.find_iter(text).any(|around| around.start() <= start && around.end() >= end)
}

fn severity(word: &ComplianceWordForm) -> u8 {
    u8::from(word.level == "BLOCK")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn word(text: &str, level: &str) -> ComplianceWordForm {
        let (word, match_type, level) = (text.into(), "EXACT".into(), level.into());
        ComplianceWordForm { word, match_type, level, enabled: true, ..Default::default() }
    }

    fn found(matcher: &Matcher, scene: &str, category: &str, text: &str) -> Vec<String> {
        matcher.find(scene, category, text).iter().map(|hit| text[hit.start..hit.end].to_owned()).collect()
    }

    #[test]
    fn what_is_exempt_is_no_hit_and_the_rest_still_is() {
        let first = ComplianceWordForm { exempt_pattern: Some("第一(步|次)".into()), ..word("第一", "BLOCK") };
        let matcher = Matcher::new(vec![first]).expect("a matcher");
        assert_eq!(found(&matcher, "OFFER", "Food", "第一步：全网第一，第一次"), ["第一"]);
    }

    #[test]
    fn a_word_of_two_rules_is_hit_once() {
        let regex = ComplianceWordForm { match_type: REGEX.into(), ..word("第一|顶级", "BLOCK") };
        let matcher = Matcher::new(vec![word("第一", "WARN"), regex]).expect("a matcher");
        let hits = matcher.find("OFFER", "", "第一的顶级");
        assert_eq!(
            hits.iter().map(|hit| (hit.start, &*hit.word.level)).collect::<Vec<_>>(),
            [(0, "BLOCK"), (9, "BLOCK")]
        );
    }

    #[test]
    fn a_word_counts_in_its_scenes_and_below_its_categories() {
        let health = ComplianceWordForm {
            categories: vec!["Food".into()],
            scenes: vec!["OFFER".into(), "DETAIL".into()],
            ..word("减肥", "BLOCK")
        };
        let off = ComplianceWordForm { enabled: false, ..word("原价", "WARN") };
        let matcher = Matcher::new(vec![health, off]).expect("a matcher");
        assert_eq!(found(&matcher, "OFFER", "Food_Health", "减肥原价"), ["减肥"]);
        assert!(found(&matcher, "OFFER", "Fashion", "减肥").is_empty());
        assert!(found(&matcher, "POSTER", "Food", "减肥").is_empty());
    }

    #[test]
    fn the_longer_word_speaks_for_the_shorter_unless_that_is_worse() {
        let matcher = Matcher::new(vec![word("最低", "WARN"), word("全网最低", "BLOCK")]).expect("a matcher");
        assert_eq!(found(&matcher, "OFFER", "", "全网最低"), ["全网最低"]);
        let matcher = Matcher::new(vec![word("最低", "BLOCK"), word("全网最低", "WARN")]).expect("a matcher");
        assert_eq!(found(&matcher, "OFFER", "", "全网最低"), ["全网最低", "最低"]);
    }

    #[test]
    fn a_pattern_is_bounded_and_blind_to_case() {
        assert!(pattern(r"(\w{100}){100}{10}").is_err());
        let sure = ComplianceWordForm { match_type: REGEX.into(), ..word(r"\d+%有效", "WARN") };
        let brand = word("vip特供", "BLOCK");
        let matcher = Matcher::new(vec![sure, brand]).expect("a matcher");
        assert_eq!(found(&matcher, "OFFER", "", "99%有效，VIP特供"), ["99%有效", "VIP特供"]);
    }

    proptest! {
        /// Whatever the text, a hit is one of the words, where it says it is.
        #[test]
        fn hits_are_where_they_say(text in "[第一最佳步a ]{0,40}") {
            let matcher = Matcher::new(vec![word("第一", "BLOCK"), word("最佳", "WARN")]).expect("a matcher");
            let hits = found(&matcher, "OFFER", "", &text);
            prop_assert_eq!(hits.len(), text.matches("第一").count() + text.matches("最佳").count());
        }
    }
}
