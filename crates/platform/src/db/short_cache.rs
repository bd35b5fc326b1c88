//! What was true a moment ago and is hardly less true now: that a count went past its end, that a word is everywhere,
//! how many rows of all companies there are under some filters.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use moka::sync::Cache;

const LASTING: Duration = Duration::from_secs(60);
/// What another copy writes is counted this much later; what this one writes, at once.
const PASSING: Duration = Duration::from_secs(5);
const MOST: u64 = 10_000;

#[derive(Clone)]
pub struct ShortCache {
    facts: Cache<String, ()>,
    answers: Cache<(u64, String), Arc<dyn Any + Send + Sync>>,
    /// How often this copy has written.
    writes: Arc<AtomicU64>,
}

impl Default for ShortCache {
    fn default() -> Self {
        Self {
            facts: Cache::builder().max_capacity(MOST).time_to_live(LASTING).build(),
            answers: Cache::builder().max_capacity(MOST).time_to_live(PASSING).build(),
            writes: Arc::default(),
        }
    }
}

/// Something that may be known, as of the writes that were over when somebody asked.
pub struct Question(u64, String);

impl ShortCache {
    pub fn holds(&self, fact: &str) -> bool {
        self.facts.contains_key(fact)
    }

    pub fn remember(&self, fact: String) {
        self.facts.insert(fact, ());
    }

    pub fn written(&self) {
        self.writes.fetch_add(1, Ordering::Release);
    }

    /// Before anybody looks: what is written meanwhile makes the answer one of the past.
    pub fn ask(&self, what: String) -> Question {
        Question(self.writes.load(Ordering::Acquire), what)
    }

    /// One question has answers of one type.
    pub fn recall<T: Send + Sync + 'static>(&self, Question(writes, what): &Question) -> Option<Arc<T>> {
        self.answers.get(&(*writes, what.clone()))?.downcast().ok()
    }

    pub fn keep<T: Send + Sync + 'static>(&self, Question(writes, what): Question, answer: Arc<T>) {
        self.answers.insert((writes, what), answer);
    }

    /// A number of rows: one more than `most` where there are more than anybody counts.
    pub fn count(&self, question: &Question, most: u64) -> Option<u64> {
        if self.holds(&question.1) { Some(most + 1) } else { self.recall(question).map(|count| *count) }
    }

    pub fn remember_count(&self, question: Question, many: u64, most: u64) {
        match many > most {
            true => self.remember(question.1),
            false => self.keep(question, Arc::new(many)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_is_known_until_somebody_writes_and_too_many_for_longer() {
        let known = ShortCache::default();
        let count = |what: &str| known.ask(what.to_owned());
        assert_eq!(known.count(&count("few"), 10), None);
        known.remember_count(count("few"), 3, 10);
        known.remember_count(count("many"), 11, 10);
        assert_eq!((known.count(&count("few"), 10), known.count(&count("many"), 10)), (Some(3), Some(11)));

        let asked_before = count("few");
        known.written();
        assert_eq!((known.count(&count("few"), 10), known.count(&count("many"), 10)), (None, Some(11)));
        // Counted before the write, said after it: a number of the past.
        known.remember_count(asked_before, 3, 10);
        assert_eq!(known.count(&count("few"), 10), None);
    }
}
