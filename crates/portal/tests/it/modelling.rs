//! What goes wrong with a call in a random game (R8), and what must be answered then, whatever is played.

use rand::RngExt;
use rand::rngs::StdRng;
use testkit::{Answer, Call};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    None,
    /// The caller has seen an older state.
    Stale,
    /// Somebody of another company.
    Stranger,
    /// Somebody of the company without the code.
    Viewer,
    /// The same call twice with one key.
    Repeated,
}

/// What sort of call it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sort {
    /// On a task: whoever comes too late reads that it is done.
    Decision,
    /// Names no state of the row.
    Deletion,
    /// Replaces the whole, and is not repeated by a key.
    Save,
    Event,
}

impl Fault {
    pub fn roll(random: &mut StdRng) -> Self {
        match random.random_range(0..10) {
            0 => Self::Stale,
            1 => Self::Stranger,
            2 => Self::Viewer,
            3 => Self::Repeated,
            _ => Self::None,
        }
    }

    /// Sends it, twice with one key where that is the fault: both get the same answer.
    pub async fn send(self, call: Call, sort: Sort) -> Answer {
        if self != Self::Repeated || matches!(sort, Sort::Save | Sort::Deletion) {
            return call.await;
        }
        let key = uuid::Uuid::new_v4().to_string();
        let (first, second) = (call.again().idempotency_key(&key), call.idempotency_key(&key));
        let first = first.await;
        let second = second.await;
        assert_eq!((first.status(), first.error_key()), (second.status(), second.error_key()), "repeated");
        if first.status() < 300 {
            assert_eq!(first.bytes(), second.bytes(), "repeated");
        }
        first
    }

    /// `allowed` is what the model says of a call without a fault; `name` tells which one it was.
    pub fn judge(self, sort: Sort, allowed: bool, answer: &Answer, name: &str) {
        let key = (answer.status(), answer.error_key());
        let key = (key.0, key.1.as_str());
        match self {
            Self::Viewer => assert_eq!(answer.status(), 403, "{name}"),
            Self::Stranger => assert!(matches!(answer.status(), 403 | 404), "{name}"),
            // The task is looked at before the row, the row before the state.
            _ if sort == Sort::Decision && !allowed => assert_eq!(key, (409, "common.taskDone"), "{name}"),
            Self::Stale if sort != Sort::Deletion => assert_eq!(key, (409, "common.conflict"), "{name}"),
            _ if !allowed => assert_eq!(key, (400, "common.state"), "{name}"),
            _ => assert!(answer.status() < 300, "{name}"),
        }
    }
}
