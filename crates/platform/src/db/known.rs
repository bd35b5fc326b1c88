//! What was true a moment ago and is hardly less true now: that a count went past its end, that a word is everywhere.

use std::time::Duration;

use moka::sync::Cache;

const FOR: Duration = Duration::from_secs(60);
const MOST: u64 = 10_000;

#[derive(Clone)]
pub struct Known(Cache<String, ()>);

impl Default for Known {
    fn default() -> Self {
        Self(Cache::builder().max_capacity(MOST).time_to_live(FOR).build())
    }
}

impl Known {
    pub fn holds(&self, fact: &str) -> bool {
        self.0.contains_key(fact)
    }

    pub fn note(&self, fact: String) {
        self.0.insert(fact, ());
    }
}
