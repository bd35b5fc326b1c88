//! Who may do what with a need and with the answers to it, and when. Pure.

use std::time::Duration;

use platform::Timestamp;

use crate::entity::need::Model;

pub const COMPLETE: &str = "COMPLETE";
pub const SOURCING: &str = "SOURCING";

pub const OPEN: &str = "OPEN";
pub const RESPONDED: &str = "RESPONDED";
pub const ACCEPTED: &str = "ACCEPTED";
pub const REJECTED: &str = "REJECTED";
pub const CLOSED: &str = "CLOSED";
pub const EXPIRED: &str = "EXPIRED";
/// Answers are looked for, or wait to be looked at.
pub const RUNNING: [&str; 2] = [OPEN, RESPONDED];
/// What nobody has ended yet.
pub const LIVING: [&str; 3] = [OPEN, RESPONDED, ACCEPTED];

/// Of an answer, where it does not share its word with a need.
pub const PENDING: &str = "PENDING";
pub const WITHDRAWN: &str = "WITHDRAWN";

/// So long staff may decide about what came in time.
pub const TO_DECIDE: Duration = Duration::from_secs(14 * 24 * 3600);
/// So long an accepted answer may take to become an offer.
pub const TO_OFFER: Duration = Duration::from_secs(30 * 24 * 3600);

/// Whether a company may answer; `own` is what became of its answer so far.
pub fn takes_answer(need: &Model, own: Option<&str>, now: Timestamp) -> bool {
    need.need_type == SOURCING
        && RUNNING.contains(&need.status.as_str())
        && now < need.deadline
        && own.is_none_or(|result| [PENDING, WITHDRAWN].contains(&result))
}

/// Whether staff may still decide about an answer.
pub fn is_open_to_decide(need: &Model, result: &str) -> bool {
    let living = match need.accept_many {
        true => LIVING.contains(&need.status.as_str()),
        false => RUNNING.contains(&need.status.as_str()),
    };
    living && result == PENDING
}

/// How a need stands once its answers stand so: whatever was accepted stays, and one that waits makes it answered.
pub fn status_of<'a>(need: &Model, mut results: impl Iterator<Item = &'a str> + Clone) -> &'static str {
    if results.clone().any(|result| result == ACCEPTED) || need.status == ACCEPTED {
        ACCEPTED
    } else if results.any(|result| result == PENDING) {
        RESPONDED
    } else {
        OPEN
    }
}

/// What the clock does with a need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    Expire,
    Close,
}

pub fn turn(need: &Model, waiting: bool, now: Timestamp) -> Option<Turn> {
    let late = |by: Duration| now >= need.deadline.plus(by);
    match need.status.as_str() {
        OPEN | RESPONDED if need.need_type == SOURCING => {
            late(if waiting { TO_DECIDE } else { Duration::ZERO }).then_some(Turn::Expire)
        }
        // What was filled in waits for staff, however long.
        OPEN if late(Duration::ZERO) => Some(Turn::Expire),
        ACCEPTED => need.accepted_date.filter(|since| now.since(*since) >= TO_OFFER).map(|_| Turn::Close),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 3600);

    fn need(need_type: &str, status: &str) -> Model {
        Model {
            id: 1,
            code: String::new(),
            need_type: need_type.into(),
            spu_id: None,
            title: String::new(),
            category_code: String::new(),
            brand_hint: String::new(),
            target_price_from: None,
            target_price_to: None,
            qty: None,
            live_room: String::new(),
            session_date: None,
            requirement: String::new(),
            missing_fields: "[]".into(),
            missing_count: 0,
            draft: None,
            company_id: None,
            company_name: String::new(),
            deadline: Timestamp(0).plus(DAY),
            accept_many: false,
            status: status.into(),
            last_reason: String::new(),
            accepted_date: None,
            created_by: 1,
            created_by_name: String::new(),
            created_date: Timestamp(0),
            last_modified_date: Timestamp(0),
            row_version: 0,
        }
    }

    #[test]
    fn a_company_answers_in_time_and_until_somebody_has_decided() {
        let (now, late) = (Timestamp(0), Timestamp(0).plus(DAY));
        for (status, own, takes) in [
            (OPEN, None, true),
            (RESPONDED, None, true),
            (RESPONDED, Some(PENDING), true),
            (OPEN, Some(WITHDRAWN), true),
            (OPEN, Some(REJECTED), false),
            (ACCEPTED, None, false),
            (CLOSED, None, false),
            (EXPIRED, Some(WITHDRAWN), false),
        ] {
            assert_eq!(takes_answer(&need(SOURCING, status), own, now), takes, "{status} {own:?}");
            assert!(!takes_answer(&need(SOURCING, status), own, late));
            assert!(!takes_answer(&need(COMPLETE, status), own, now));
        }
    }

    #[test]
    fn staff_decide_about_what_waits() {
        let mut one = need(SOURCING, RESPONDED);
        assert!(is_open_to_decide(&one, PENDING));
        assert!(!is_open_to_decide(&one, REJECTED));
        one.status = ACCEPTED.into();
        assert!(!is_open_to_decide(&one, PENDING), "one was enough");
        one.accept_many = true;
        assert!(is_open_to_decide(&one, PENDING));
        one.status = CLOSED.into();
        assert!(!is_open_to_decide(&one, PENDING));
    }

    #[test]
    fn a_need_stands_as_its_answers_do() {
        let one = need(SOURCING, RESPONDED);
        assert_eq!(status_of(&one, [PENDING, REJECTED].into_iter()), RESPONDED);
        assert_eq!(status_of(&one, [REJECTED, WITHDRAWN].into_iter()), OPEN);
        assert_eq!(status_of(&one, [ACCEPTED, PENDING].into_iter()), ACCEPTED);
        assert_eq!(status_of(&need(SOURCING, ACCEPTED), [REJECTED].into_iter()), ACCEPTED);
    }

    #[test]
    fn the_clock_waits_for_whoever_has_to_decide() {
        let at = |days: u32| Timestamp(0).plus(DAY * days);
        let open = need(SOURCING, OPEN);
        assert_eq!(turn(&open, false, Timestamp(0)), None);
        assert_eq!(turn(&open, false, at(1)), Some(Turn::Expire));
        let answered = need(SOURCING, RESPONDED);
        assert_eq!(turn(&answered, true, at(14)), None);
        assert_eq!(turn(&answered, true, at(15)), Some(Turn::Expire));
        let accepted = Model { accepted_date: Some(at(1)), ..need(SOURCING, ACCEPTED) };
        assert_eq!(turn(&accepted, false, at(30)), None);
        assert_eq!(turn(&accepted, false, at(31)), Some(Turn::Close));
        assert_eq!(turn(&need(COMPLETE, OPEN), false, at(1)), Some(Turn::Expire));
        assert_eq!(turn(&need(COMPLETE, RESPONDED), false, at(99)), None);
        assert_eq!(turn(&need(SOURCING, CLOSED), false, at(99)), None);
    }
}
