//! A session's life, and when it begins and ends. Pure.

use std::time::Duration;

use platform::{Date, Timestamp};

pub const PLANNING: &str = "PLANNING";
pub const LOCKED: &str = "LOCKED";
pub const LIVE: &str = "LIVE";
pub const CLOSED: &str = "CLOSED";
pub const CANCELLED: &str = "CANCELLED";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Lock,
    Start,
    Close,
    Cancel,
}

impl Event {
    pub const ALL: [Self; 4] = [Self::Lock, Self::Start, Self::Close, Self::Cancel];

    pub fn name(self) -> &'static str {
        match self {
            Self::Lock => "lock",
            Self::Start => "start",
            Self::Close => "close",
            Self::Cancel => "cancel",
        }
    }
}

/// Where an event leads; `None` where it cannot happen.
pub fn next(status: &str, event: Event) -> Option<&'static str> {
    match (status, event) {
        (PLANNING, Event::Lock) => Some(LOCKED),
        (LOCKED, Event::Start) => Some(LIVE),
        // Nobody may have said that it began.
        (LOCKED | LIVE, Event::Close) => Some(CLOSED),
        (PLANNING | LOCKED, Event::Cancel) => Some(CANCELLED),
        _ => None,
    }
}

/// People are ready before it begins.
const EARLY: Duration = Duration::from_secs(3600);

/// Whether the time for it has come.
pub fn is_time_for(event: Event, now: Timestamp, start: Timestamp) -> bool {
    match event {
        Event::Start => now >= start.minus(EARLY),
        Event::Close => now >= start,
        Event::Lock | Event::Cancel => true,
    }
}

/// Before a show nothing of it changes any more.
const FIXED: Duration = Duration::from_secs(24 * 3600);

/// Whether an offer of a show may still be changed.
pub fn is_changeable(now: Timestamp, start: Timestamp) -> bool {
    now < start.minus(FIXED)
}

/// No show goes on for longer: whoever wrote that it does has mistaken the end.
pub const LONGEST: Duration = Duration::from_secs(12 * 3600);

/// `HH:mm` as minutes of the day.
pub fn minutes(text: &str) -> Option<u64> {
    let (hour, minute) = text.split_once(':')?;
    if hour.len() != 2 || minute.len() != 2 || !text.bytes().all(|byte| byte == b':' || byte.is_ascii_digit()) {
        return None;
    }
    let (hour, minute): (u64, u64) = (hour.parse().ok()?, minute.parse().ok()?);
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

/// Begin and end. One that ends no later than it begins goes on after midnight.
pub fn span(date: Date, start: &str, end: &str) -> Option<(Timestamp, Timestamp)> {
    let (from, to) = (minutes(start)?, minutes(end)?);
    let to = if to <= from { to + 24 * 60 } else { to };
    let midnight = date.bounds().0;
    let at = |minutes: u64| midnight.plus(Duration::from_secs(minutes * 60));
    Some((at(from), at(to)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_goes_one_way() {
        for (status, open) in [
            (PLANNING, vec![Event::Lock, Event::Cancel]),
            (LOCKED, vec![Event::Start, Event::Close, Event::Cancel]),
            (LIVE, vec![Event::Close]),
            (CLOSED, vec![]),
            (CANCELLED, vec![]),
        ] {
            let possible: Vec<Event> = Event::ALL.into_iter().filter(|event| next(status, *event).is_some()).collect();
            assert_eq!(possible, open, "{status}");
        }
    }

    #[test]
    fn times_are_read_strictly() {
        assert_eq!(minutes("00:00"), Some(0));
        assert_eq!(minutes("23:59"), Some(1439));
        for wrong in ["24:00", "9:30", "09:60", "0930", "09:3a", "+9:30", "-1:00", "：", "", "09:30:00"] {
            assert_eq!(minutes(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_show_may_end_after_midnight() {
        let day = Date::parse("2026-11-22").expect("a day");
        let length = |from, to| span(day, from, to).map(|(from, to)| to.since(from).as_secs() / 60);
        assert_eq!(length("19:30", "23:00"), Some(210));
        assert_eq!(length("22:00", "01:00"), Some(180));
        assert_eq!(length("20:00", "20:00"), Some(24 * 60));
        assert_eq!(length("20:00", "25:00"), None);
    }

    #[test]
    fn an_offer_is_fixed_a_day_before_its_show() {
        let start = Timestamp(100 * 3_600_000);
        assert!(is_changeable(Timestamp(start.0 - FIXED.as_millis() as i64 - 1), start));
        assert!(!is_changeable(Timestamp(start.0 - FIXED.as_millis() as i64), start));
        assert!(!is_time_for(Event::Start, start.minus(EARLY * 2), start));
        assert!(is_time_for(Event::Start, start.minus(EARLY), start));
        assert!(!is_time_for(Event::Close, start.minus(EARLY), start));
    }
}
