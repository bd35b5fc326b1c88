//! What may be done with an agreement in which state. Pure.

use std::time::Duration;

use platform::Timestamp;
use platform::http::Result;

use crate::entity::{EXPIRED, Model, NOT_STARTED, VIEWED};
use crate::texts;

pub const LIFE: Duration = Duration::from_secs(15 * 24 * 3600);

/// Nobody has read eleven clauses in less.
pub const READING: Duration = Duration::from_secs(10);

pub fn is_open(status: &str) -> bool {
    [NOT_STARTED, VIEWED].contains(&status)
}

/// The status that people see: an open agreement whose time is over has expired, also before the clock's job says so.
pub fn status_at(row: &Model, now: Timestamp) -> &str {
    if is_open(&row.status) && row.expire_date <= now { EXPIRED } else { &row.status }
}

/// Open, and in time.
pub fn may_act(row: &Model, now: Timestamp) -> Result<()> {
    match status_at(row, now) {
        EXPIRED => Err(texts::SIGN_EXPIRED.into()),
        status if is_open(status) => Ok(()),
        _ => Err(texts::COMMON_STATE.into()),
    }
}

/// Read to the end, and not in a hurry.
pub fn may_sign(row: &Model, now: Timestamp) -> Result<()> {
    may_act(row, now)?;
    let long_enough = row.viewed_date.is_some_and(|viewed| now.since(viewed) >= READING);
    if long_enough && row.read_date.is_some() { Ok(()) } else { Err(texts::SIGN_READ.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agreement::SignType;
    use crate::agreement::tests::agreement;
    use crate::entity::{REJECTED, SIGNED};
    use crate::open::{Opening, begun};

    const NOW: Timestamp = Timestamp(1_000_000_000);

    fn row(status: &str, viewed_seconds: u64) -> Model {
        let viewed = Some(NOW.minus(Duration::from_secs(viewed_seconds)));
        let opening = Opening {
            company_id: 9,
            sign_type: SignType::JoinAgreement,
            signer_name: "蓝青".into(),
            signer_phone: "13800000022".into(),
            signer_email: String::new(),
        };
        let begun = begun(1, &opening, &agreement("甲"), "token", NOW).expect("a row");
        Model { status: status.into(), viewed_date: viewed, read_date: viewed, ..begun }
    }

    fn key(outcome: Result<()>) -> &'static str {
        outcome.err().map_or("", |problem| problem.error_key)
    }

    /// A02-7
    #[test]
    fn an_agreement_is_signed_after_ten_seconds_and_its_end() {
        assert_eq!(key(may_sign(&row(VIEWED, 10), NOW)), "");
        assert_eq!(key(may_sign(&row(VIEWED, 9), NOW)), "sign.read");
        assert_eq!(key(may_sign(&Model { read_date: None, ..row(VIEWED, 60) }, NOW)), "sign.read");
        assert_eq!(key(may_sign(&Model { viewed_date: None, ..row(NOT_STARTED, 60) }, NOW)), "sign.read");
    }

    #[test]
    fn what_is_over_stays_over() {
        for status in [SIGNED, REJECTED] {
            assert_eq!(key(may_act(&row(status, 60), NOW.plus(LIFE))), "common.state");
        }
        assert_eq!(key(may_act(&row(EXPIRED, 60), NOW)), "sign.expired");
    }

    #[test]
    fn the_last_moment_is_the_one_before_the_end() {
        let open = row(VIEWED, 60);
        let last = Timestamp(open.expire_date.0 - 1);
        assert_eq!((status_at(&open, last), key(may_act(&open, last))), (VIEWED, ""));
        assert_eq!(
            (status_at(&open, open.expire_date), key(may_act(&open, open.expire_date))),
            (EXPIRED, "sign.expired")
        );
    }
}
