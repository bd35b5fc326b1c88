//! A flow is a table: from, event, who, guard, to. [`decide`] reads it and nothing else changes a status.

use super::StepForm;
use super::status::*;

/// What can happen to a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The platform asks the owner to fill a document in.
    Request,
    Create,
    Save,
    Delete,
    Submit,
    Withdraw,
    Approve,
    Reject,
    Cancel,
    BdCancel,
    Urge,
    Complete,
    Expire,
    /// An event of one module.
    Own(&'static str),
}

/// Who may cause it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Somebody of the owning company who holds the document's code for this.
    Owner,
    /// Whoever the open task waits for.
    Approver,
    /// Staff who hold the document's code for this.
    Staff,
    /// Either of these two, each by a code of their own.
    OwnerOrStaff,
    /// A job, or another module.
    System,
}

/// What must be true of the document beside its status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    Always,
    NeverSubmitted,
    SubmittedBefore,
    /// Nobody has decided anything since the last submission.
    Undecided,
}

/// Where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    Same,
    Status(&'static str),
    /// Approval begins, at the first step or where the rejection asked for.
    FirstStep,
    /// The next step, or the end after the last.
    NextStep,
    /// As it was before the last submission.
    BeforeSubmit,
    Deleted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transition {
    /// Empty: the document does not exist yet.
    pub from: &'static [&'static str],
    pub event: Event,
    pub who: Who,
    pub guard: Guard,
    pub to: To,
}

impl Transition {
    pub const fn new(from: &'static [&'static str], event: Event, who: Who, guard: Guard, to: To) -> Self {
        Self { from, event, who, guard, to }
    }
}

/// The lifecycle that every approval document shares.
#[rustfmt::skip]
pub const APPROVAL: &[Transition] = &[
    Transition::new(&[],                    Event::Request,  Who::Staff,    Guard::Always,          To::Status(NOT_STARTED)),
    Transition::new(&[],                    Event::Create,   Who::Owner,    Guard::Always,          To::Status(CREATED)),
    Transition::new(&[NOT_STARTED],         Event::Save,     Who::Owner,    Guard::Always,          To::Status(CREATED)),
    Transition::new(&[CREATED, REJECTED],   Event::Save,     Who::Owner,    Guard::Always,          To::Same),
    Transition::new(&[CREATED],             Event::Delete,   Who::Owner,    Guard::NeverSubmitted,  To::Deleted),
    Transition::new(&[CREATED, REJECTED],   Event::Submit,   Who::Owner,    Guard::Always,          To::FirstStep),
    Transition::new(&[APPROVING],           Event::Withdraw, Who::Owner,    Guard::Undecided,       To::BeforeSubmit),
    Transition::new(&[APPROVING],           Event::Urge,     Who::Owner,    Guard::Always,          To::Same),
    Transition::new(&[APPROVING],           Event::Approve,  Who::Approver, Guard::Always,          To::NextStep),
    Transition::new(&[APPROVING],           Event::Reject,   Who::Approver, Guard::Always,          To::Status(REJECTED)),
    Transition::new(&[CREATED],             Event::Cancel,   Who::Owner,    Guard::SubmittedBefore, To::Status(CANCELLED)),
    Transition::new(&[REJECTED],            Event::Cancel,   Who::Owner,    Guard::Always,          To::Status(CANCELLED)),
    Transition::new(&[CREATED],             Event::BdCancel, Who::Staff,    Guard::SubmittedBefore, To::Status(CANCELLED_BY_ZHAOSHANG)),
    Transition::new(&[APPROVING, REJECTED], Event::BdCancel, Who::Staff,    Guard::Always,          To::Status(CANCELLED_BY_ZHAOSHANG)),
    Transition::new(&[APPROVED],            Event::Complete, Who::System,   Guard::Always,          To::Status(COMPLETED)),
    Transition::new(&[NOT_STARTED, CREATED, APPROVING, REJECTED], Event::Expire, Who::System, Guard::Always, To::Status(CANCELLED)),
];

/// One approval step.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub code: &'static str,
    pub name: &'static str,
    /// The role whose pool the task falls into.
    pub role: &'static str,
    pub role_name: &'static str,
    /// The permission code that opens it.
    pub permission: &'static str,
    /// Goes to the company's own contact first, where it has one.
    pub to_contact: bool,
    /// Several may be passed at one stroke.
    pub batchable: bool,
    /// Open also to whoever decided an earlier step of the same round; elsewhere four eyes are four.
    pub by_the_same: bool,
    /// What the approver fills in to pass it.
    pub form: Option<StepForm>,
}

impl Step {
    pub const fn new(
        code: &'static str,
        name: &'static str,
        (role, role_name): (&'static str, &'static str),
        permission: &'static str,
    ) -> Self {
        Self {
            code,
            name,
            role,
            role_name,
            permission,
            to_contact: false,
            batchable: false,
            by_the_same: false,
            form: None,
        }
    }

    pub const fn to_contact(self) -> Self {
        Self { to_contact: true, ..self }
    }

    pub const fn batchable(self) -> Self {
        Self { batchable: true, ..self }
    }

    pub const fn by_the_same(self) -> Self {
        Self { by_the_same: true, ..self }
    }

    pub const fn with_form(self, form: StepForm) -> Self {
        Self { form: Some(form), ..self }
    }
}

/// The steps of a document, and the rows that its module adds to the common table.
#[derive(Clone, Copy, Debug)]
pub struct Flow {
    pub steps: &'static [Step],
    pub more: &'static [Transition],
    /// The status behind the last step, where the field has a word of its own for it.
    pub end: &'static str,
    /// Events of the common table that never happen to this document.
    pub without: &'static [Event],
}

/// Where a document stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State<'a> {
    pub status: &'a str,
    /// The step it waits at; empty where it waits at none.
    pub step: &'a str,
    /// How many submissions have led to a decision or still wait for one.
    pub round: i32,
    /// Submitted at least once.
    pub submitted: bool,
    /// Somebody has decided since the last submission.
    pub decided: bool,
    /// Where a resubmission goes on; empty for the start.
    pub resume: &'a str,
    /// The steps that this document has no need of.
    pub without: &'a [&'static str],
}

/// What an event makes of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub who: Who,
    pub status: &'static str,
    pub step: &'static str,
    pub round: i32,
    pub deleted: bool,
}

impl Flow {
    pub const fn approval(steps: &'static [Step]) -> Self {
        Self { steps, more: &[], end: APPROVED, without: &[] }
    }

    pub const fn with(self, more: &'static [Transition]) -> Self {
        Self { more, ..self }
    }

    pub const fn ending(self, end: &'static str) -> Self {
        Self { end, ..self }
    }

    pub const fn without(self, without: &'static [Event]) -> Self {
        Self { without, ..self }
    }

    pub fn rows(&self) -> impl Iterator<Item = &'static Transition> {
        let without = self.without;
        APPROVAL.iter().filter(move |row| !without.contains(&row.event)).chain(self.more)
    }

    /// Whether it happens to this document at all.
    pub fn knows(&self, event: Event) -> bool {
        self.rows().any(|row| row.event == event)
    }

    /// Who may cause an event, in whatever state.
    pub fn who(&self, event: Event) -> Option<Who> {
        self.rows().find(|row| row.event == event).map(|row| row.who)
    }

    pub fn step(&self, code: &str) -> Option<&'static Step> {
        self.steps.iter().find(|step| step.code == code)
    }

    fn step_after(&self, code: &str, without: &[&str]) -> Option<&'static Step> {
        let place = self.steps.iter().position(|step| step.code == code)?;
        self.steps.iter().skip(place + 1).find(|step| !without.contains(&step.code))
    }
}

/// The one place where it is decided what happens next. `None`: the table has no such row.
pub fn decide(flow: &Flow, state: Option<&State>, event: Event) -> Option<Move> {
    let fits = |row: &&Transition| {
        row.event == event
            && match state {
                None => row.from.is_empty(),
                Some(state) => row.from.contains(&state.status) && holds(row.guard, state),
            }
    };
    let row = flow.rows().find(fits)?;
    let same = state.and_then(|state| known(flow, state.status)).unwrap_or_default();
    let (round, step) =
        state.map_or((0, ""), |state| (state.round, flow.step(state.step).map_or("", |step| step.code)));
    let without = state.map_or(&[][..], |state| state.without);
    let stay = Move { who: row.who, status: same, step, round, deleted: false };
    Some(match row.to {
        To::Same => stay,
        To::Deleted => Move { deleted: true, ..stay },
        To::Status(status) => Move { status, step: "", ..stay },
        To::FirstStep => {
            let needed = |step: &&Step| !without.contains(&step.code);
            let resume = state.and_then(|state| flow.step(state.resume)).filter(needed);
            let first = resume.or_else(|| flow.steps.iter().find(needed))?;
            Move { status: APPROVING, step: first.code, round: round + 1, ..stay }
        }
        To::NextStep => match flow.step_after(step, without) {
            Some(next) => Move { status: APPROVING, step: next.code, ..stay },
            None => Move { status: flow.end, step: "", ..stay },
        },
        To::BeforeSubmit => {
            Move { status: if round > 1 { REJECTED } else { CREATED }, step: "", round: round - 1, ..stay }
        }
    })
}

fn holds(guard: Guard, state: &State) -> bool {
    match guard {
        Guard::Always => true,
        Guard::NeverSubmitted => !state.submitted,
        Guard::SubmittedBefore => state.submitted,
        Guard::Undecided => !state.decided,
    }
}

/// The table's own text of a status.
fn known(flow: &Flow, status: &str) -> Option<&'static str> {
    let named = flow.rows().flat_map(|row| {
        let to = match row.to {
            To::Status(status) => Some(status),
            _ => None,
        };
        row.from.iter().copied().chain(to)
    });
    named.chain([flow.end]).find(|known| *known == status)
}

#[cfg(test)]
#[path = "flow_tests.rs"]
mod tests;
