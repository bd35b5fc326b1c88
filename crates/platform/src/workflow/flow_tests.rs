use std::collections::HashSet;

use proptest::prelude::*;

use super::*;

const fn step(code: &'static str) -> Step {
    Step::new(code, code, ("R", "角色"), "p")
}

const FLOW: Flow = Flow::approval(&[step("One"), step("Two"), step("Three")]);
const FINAL: [&str; 3] = [COMPLETED, CANCELLED, CANCELLED_BY_ZHAOSHANG];
const EVENTS: [Event; 13] = [
    Event::Request,
    Event::Create,
    Event::Save,
    Event::Delete,
    Event::Submit,
    Event::Withdraw,
    Event::Approve,
    Event::Reject,
    Event::Cancel,
    Event::BdCancel,
    Event::Urge,
    Event::Complete,
    Event::Expire,
];

fn state(status: &'static str) -> State<'static> {
    State { status, step: "", round: 0, submitted: false, decided: false, resume: "", without: &[] }
}

fn approving(step: &'static str, round: i32) -> State<'static> {
    State { step, round, submitted: true, ..state(APPROVING) }
}

fn target(state: State<'_>, event: Event) -> Option<(&'static str, &'static str, i32)> {
    decide(&FLOW, Some(&state), event).map(|next| (next.status, next.step, next.round))
}

/// S4-01, S4-02: the rows of the lifecycle, T0 to T12.
#[test]
fn the_table_says_what_the_lifecycle_says() {
    let submitted = |status| State { submitted: true, round: 1, ..state(status) };
    assert_eq!(decide(&FLOW, None, Event::Create).map(|next| next.status), Some(CREATED));
    assert_eq!(decide(&FLOW, None, Event::Request).map(|next| next.status), Some(NOT_STARTED));
    assert_eq!(target(state(NOT_STARTED), Event::Save), Some((CREATED, "", 0)));
    assert_eq!(target(state(CREATED), Event::Submit), Some((APPROVING, "One", 1)));
    assert_eq!(target(approving("One", 1), Event::Withdraw), Some((CREATED, "", 0)));
    assert_eq!(target(approving("One", 2), Event::Withdraw), Some((REJECTED, "", 1)));
    assert_eq!(target(State { decided: true, ..approving("Two", 1) }, Event::Withdraw), None);
    assert_eq!(target(approving("One", 1), Event::Approve), Some((APPROVING, "Two", 1)));
    assert_eq!(target(approving("Three", 1), Event::Approve), Some((APPROVED, "", 1)));
    assert_eq!(target(approving("Two", 1), Event::Reject), Some((REJECTED, "", 1)));
    assert_eq!(target(submitted(REJECTED), Event::Submit), Some((APPROVING, "One", 2)));
    assert_eq!(target(State { resume: "Two", ..submitted(REJECTED) }, Event::Submit), Some((APPROVING, "Two", 2)));
    let brief = |state: State<'static>| State { without: &["One", "Three"], ..state };
    assert_eq!(target(brief(state(CREATED)), Event::Submit), Some((APPROVING, "Two", 1)));
    assert_eq!(target(brief(approving("Two", 1)), Event::Approve), Some((APPROVED, "", 1)));
    let resumed = State { resume: "Three", ..brief(submitted(REJECTED)) };
    assert_eq!(target(resumed, Event::Submit), Some((APPROVING, "Two", 2)), "a step that is no longer needed");
    let bare = State { without: &["One", "Two", "Three"], ..state(CREATED) };
    assert_eq!(target(bare, Event::Submit), None, "somebody has to look at it");
    assert_eq!(target(state(CREATED), Event::Cancel), None);
    assert_eq!(target(submitted(CREATED), Event::Cancel), Some((CANCELLED, "", 1)));
    assert_eq!(target(submitted(CREATED), Event::Delete), None);
    assert!(decide(&FLOW, Some(&state(CREATED)), Event::Delete).is_some_and(|next| next.deleted));
    assert_eq!(target(state(CREATED), Event::BdCancel), None);
    assert_eq!(target(approving("Two", 1), Event::BdCancel), Some((CANCELLED_BY_ZHAOSHANG, "", 1)));
    assert_eq!(target(submitted(APPROVED), Event::BdCancel), None);
    assert_eq!(target(submitted(APPROVED), Event::Complete), Some((COMPLETED, "", 1)));
    assert_eq!(target(approving("Two", 1), Event::Expire), Some((CANCELLED, "", 1)));
}

#[test]
fn who_may_do_it_stands_in_the_table() {
    let who = |state: State<'_>, event| decide(&FLOW, Some(&state), event).map(|next| next.who);
    assert_eq!(who(approving("One", 1), Event::Approve), Some(Who::Approver));
    assert_eq!(who(approving("One", 1), Event::Withdraw), Some(Who::Owner));
    assert_eq!(who(approving("One", 1), Event::BdCancel), Some(Who::Staff));
    assert_eq!(who(State { submitted: true, ..state(APPROVED) }, Event::Complete), Some(Who::System));
}

/// Every state that can be reached, with the events that lead out of it.
#[test]
fn no_state_is_dead_but_the_final_ones() {
    let mut seen = HashSet::new();
    let mut open = vec![state(CREATED), state(NOT_STARTED)];
    while let Some(state) = open.pop() {
        if state.round > 3 || !seen.insert((state.status, state.step, state.round, state.submitted, state.decided)) {
            continue;
        }
        let exits: Vec<_> =
            EVENTS.iter().filter_map(|event| Some((*event, decide(&FLOW, Some(&state), *event)?))).collect();
        let leaves =
            exits.iter().any(|(_, next)| next.deleted || next.status != state.status || next.step != state.step);
        assert_eq!(leaves, !FINAL.contains(&state.status), "{state:?} leads to {exits:?}");
        for (event, next) in exits.into_iter().filter(|(_, next)| !next.deleted) {
            let submitted = state.submitted || event == Event::Submit;
            let decided = event == Event::Approve || (state.decided && event != Event::Submit);
            open.push(State {
                status: next.status,
                step: next.step,
                round: next.round,
                submitted,
                decided,
                resume: "",
                without: &[],
            });
        }
    }
    let statuses: HashSet<_> = seen.iter().map(|(status, ..)| *status).collect();
    assert_eq!(statuses.len(), 8, "every status of S4-01 is reached: {statuses:?}");
}

proptest! {
    /// Whatever happens in whatever order: a step stands exactly while approval runs, rounds never fall below zero,
    /// and what is final stays final.
    #[test]
    fn no_path_leaves_the_table(events in prop::collection::vec(0..EVENTS.len(), 1..60), resume in 0..4_usize) {
        let resume = ["", "One", "Two", "Three"][resume];
        let mut now = state(CREATED);
        for event in events.into_iter().map(|index| EVENTS[index]) {
            let Some(next) = decide(&FLOW, Some(&State { resume, ..now }), event) else { continue };
            prop_assert!(!FINAL.contains(&now.status), "{:?} left {}", event, now.status);
            prop_assert_eq!(next.status == APPROVING, !next.step.is_empty());
            prop_assert!(next.round >= 0 && next.round - now.round <= 1);
            if next.deleted {
                break;
            }
            now = State {
                status: next.status,
                step: next.step,
                round: next.round,
                submitted: now.submitted || event == Event::Submit,
                decided: event == Event::Approve || (now.decided && event != Event::Submit),
                resume: "",
                without: &[],
            };
        }
    }
}
