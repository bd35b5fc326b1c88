//! Who may do what with a feedback, by its status. Pure.

use std::time::Duration;

use platform::Timestamp;

use crate::entity::feedback::Model;

pub const SUBMITTED: &str = "SUBMITTED";
pub const PROCESSING: &str = "PROCESSING";
pub const REPLIED: &str = "REPLIED";
pub const CLOSED: &str = "CLOSED";
pub const REOPENED: &str = "REOPENED";

/// So long an answered one may be taken up again, and so long it waits for its asker.
pub const SEVEN_DAYS: Duration = Duration::from_secs(7 * 24 * 3600);

/// What the caller is to a feedback.
#[derive(Clone, Copy, Debug, Default)]
pub struct Role {
    /// Wrote it and may write.
    pub owner: bool,
    /// Answers for the platform.
    pub staff: bool,
}

/// The acts that are open, in the order in which the page shows them.
pub fn actions(row: &Model, role: Role, now: Timestamp) -> Vec<&'static str> {
    let status = row.status.as_str();
    let within = |date: Option<Timestamp>| date.is_some_and(|date| now.since(date) <= SEVEN_DAYS);
    let answered = row.closed_date.or(row.last_reply_date);
    let rules = [
        ("take", role.staff && [SUBMITTED, REOPENED].contains(&status)),
        ("reply", role.staff && [PROCESSING, REPLIED, REOPENED].contains(&status)),
        ("edit", role.owner && status == SUBMITTED),
        ("delete", role.owner && status == SUBMITTED),
        ("close", (role.owner && status == REPLIED) || (role.staff && [PROCESSING, REPLIED].contains(&status))),
        ("score", role.owner && status == CLOSED && row.score.is_none()),
        ("reopen", role.owner && [REPLIED, CLOSED].contains(&status) && within(answered)),
    ];
    rules.into_iter().filter(|(_, open)| *open).map(|(name, _)| name).collect()
}

#[cfg(test)]
mod tests {
    use platform::Clock;

    use super::*;

    fn row(status: &str, now: Timestamp) -> Model {
        Model {
            id: 1,
            code: "FB2611150001".into(),
            company_id: 2,
            company_name: String::new(),
            user_id: 201,
            user_name: String::new(),
            r#type: "BUG".into(),
            module: "OFFER".into(),
            title: String::new(),
            content: String::new(),
            files: "[]".into(),
            contact: String::new(),
            urgency: String::new(),
            related_code: String::new(),
            page_url: String::new(),
            browser: String::new(),
            status: status.into(),
            score: None,
            assignee_id: None,
            assignee_name: String::new(),
            last_reply_date: Some(now),
            closed_date: None,
            created_date: now,
            last_modified_date: now,
            is_deleted: false,
            row_version: 0,
        }
    }

    const OWNER: Role = Role { owner: true, staff: false };
    const STAFF: Role = Role { owner: false, staff: true };

    #[test]
    fn each_side_has_its_own_deeds() {
        let now = Clock::default().now();
        let open = |status: &str, role| actions(&row(status, now), role, now);
        assert_eq!(open(SUBMITTED, OWNER), ["edit", "delete"]);
        assert_eq!(open(SUBMITTED, STAFF), ["take"]);
        assert_eq!(open(PROCESSING, OWNER), [""; 0]);
        assert_eq!(open(PROCESSING, STAFF), ["reply", "close"]);
        assert_eq!(open(REPLIED, OWNER), ["close", "reopen"]);
        assert_eq!(open(REPLIED, STAFF), ["reply", "close"]);
        assert_eq!(open(REOPENED, STAFF), ["take", "reply"]);
        assert_eq!(open(CLOSED, STAFF), [""; 0]);
        assert!(open(REPLIED, Role::default()).is_empty());
    }

    #[test]
    fn a_closed_one_is_taken_up_within_seven_days_and_scored_once() {
        let closed = Clock::default().now();
        let row = Model { closed_date: Some(closed), ..row(CLOSED, closed) };
        assert_eq!(actions(&row, OWNER, closed.plus(SEVEN_DAYS)), ["score", "reopen"]);
        assert_eq!(actions(&row, OWNER, closed.plus(SEVEN_DAYS + Duration::from_millis(1))), ["score"]);
        let scored = Model { score: Some(5), ..row };
        assert_eq!(actions(&scored, OWNER, closed), ["reopen"]);
    }
}
