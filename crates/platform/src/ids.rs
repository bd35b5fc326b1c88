//! Ids: below 2^53 so that JavaScript keeps them exact, rising with time so that newest first is `id desc`.
//!
//! 41 bits of milliseconds since 2024, 5 bits of the copy's slot, 7 bits of sequence.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::clock::{Clock, Timestamp};

const EPOCH_MS: i64 = 1_704_067_200_000;
const SLOT_BITS: u32 = 5;
const SEQUENCE_BITS: u32 = 7;

/// How many copies of the program may share one database.
pub const SLOTS: i64 = 1 << SLOT_BITS;

#[derive(Clone)]
pub struct Ids {
    clock: Clock,
    slot: Arc<AtomicI64>,
    /// Milliseconds and sequence of the last id, without the slot.
    last: Arc<AtomicI64>,
}

impl Ids {
    pub fn new(clock: Clock) -> Self {
        Self { clock, slot: Arc::default(), last: Arc::default() }
    }

    /// Each copy holds a slot of its own (`jobs::node`); SQLite has one copy, slot 0.
    pub fn use_slot(&self, slot: i64) {
        self.slot.store(slot % SLOTS, Ordering::Relaxed);
    }

    /// More than 128 in a millisecond borrow from the next one, so ids never repeat and never go back.
    pub fn next(&self) -> i64 {
        let floor = (self.clock.now().0 - EPOCH_MS).max(0) << SEQUENCE_BITS;
        let step = |last: i64| Some(floor.max(last + 1));
        let previous = self.last.fetch_update(Ordering::Relaxed, Ordering::Relaxed, step).unwrap_or_default();
        let tick = floor.max(previous + 1);
        let (ms, sequence) = (tick >> SEQUENCE_BITS, tick & ((1 << SEQUENCE_BITS) - 1));
        (ms << (SLOT_BITS + SEQUENCE_BITS)) | (self.slot.load(Ordering::Relaxed) << SEQUENCE_BITS) | sequence
    }
}

/// Every id made at this moment or later is not below it, whichever copy made it.
pub fn first_of(at: Timestamp) -> i64 {
    (at.0 - EPOCH_MS).max(0) << (SLOT_BITS + SEQUENCE_BITS)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn ids_rise_stay_exact_in_javascript_and_never_repeat() {
        let ids = Ids::new(Clock::default());
        let made: Vec<i64> = (0..50_000).map(|_| ids.next()).collect();
        assert!(made.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(made.iter().all(|id| *id < 1 << 53));
    }

    #[test]
    fn ids_of_a_moment_are_not_below_its_first() {
        let clock = Clock::default();
        let before = first_of(clock.now());
        let ids = Ids::new(clock.clone());
        ids.use_slot(31);
        let id = ids.next();
        assert!(before <= id && id < first_of(clock.now().plus(std::time::Duration::from_millis(1_000))));
    }

    #[test]
    fn two_copies_never_make_the_same_id() {
        let clock = Clock::default();
        let (one, two) = (Ids::new(clock.clone()), Ids::new(clock));
        two.use_slot(1);
        let made: HashSet<i64> = (0..5_000).flat_map(|_| [one.next(), two.next()]).collect();
        assert_eq!(made.len(), 10_000);
    }
}
