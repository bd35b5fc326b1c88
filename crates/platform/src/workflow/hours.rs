//! Working hours: Monday to Saturday, 10:00 to 19:00, in Asia/Shanghai.

use std::time::Duration;

use chrono::{Datelike, Weekday};

use crate::clock::{Date, Timestamp};

/// S9-11: an approval step has this many working hours, unless an installation says otherwise.
pub const STEP_HOURS: u64 = 24;

const OPENS: Duration = Duration::from_secs(10 * 3600);
const CLOSES: Duration = Duration::from_secs(19 * 3600);

/// The moment when `hours` working hours have passed since `from`.
pub fn after(from: Timestamp, hours: u64) -> Timestamp {
    let mut left = Duration::from_secs(hours * 3600);
    let mut day = from.date();
    loop {
        let (opens, closes) = bounds(day);
        let begin = from.max(opens);
        if is_working_day(day) && begin < closes {
            let today = closes.since(begin);
            if left <= today {
                return begin.plus(left);
            }
            left -= today;
        }
        day = day.plus_days(1);
    }
}

/// How much of the time between two moments was working time.
pub fn between(from: Timestamp, to: Timestamp) -> Duration {
    let mut worked = Duration::ZERO;
    let mut day = from.date();
    while day <= to.date() {
        let (opens, closes) = bounds(day);
        if is_working_day(day) {
            worked += to.min(closes).since(from.max(opens));
        }
        day = day.plus_days(1);
    }
    worked
}

fn bounds(day: Date) -> (Timestamp, Timestamp) {
    let midnight = day.bounds().0;
    (midnight.plus(OPENS), midnight.plus(CLOSES))
}

fn is_working_day(day: Date) -> bool {
    day.0.weekday() != Weekday::Sun
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp::parse(text).expect("a moment")
    }

    /// S9-11
    #[test]
    fn a_step_has_twenty_four_working_hours() {
        // A Monday: 8 hours are left of it, then 9 of Tuesday and 7 of Wednesday.
        assert_eq!(after(at("2026-11-16 11:00:00"), STEP_HOURS), at("2026-11-18 17:00:00"));
        assert_eq!(after(at("2026-11-14 18:00:00"), 2), at("2026-11-16 11:00:00"), "Sunday is off");
        assert_eq!(after(at("2026-11-16 03:00:00"), 9), at("2026-11-16 19:00:00"));
        assert_eq!(after(at("2026-11-16 20:00:00"), 1), at("2026-11-17 11:00:00"));
    }

    proptest! {
        #[test]
        fn the_two_readings_agree(start in 1_700_000_000_000_i64..1_900_000_000_000, hours in 1_u64..200) {
            let end = after(Timestamp(start), hours);
            prop_assert_eq!(between(Timestamp(start), end), Duration::from_secs(hours * 3600));
        }
    }
}
