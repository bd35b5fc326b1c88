//! R8: thousands of random operations, with faults, against a model that was written from the lifecycle's own words and
//! knows nothing of the program's tables.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use super::DocumentFixture;
use crate::modelling::{Fault, Sort};
use crate::selection::with;
use crate::support::{number, size};

/// A document as the model believes it to be.
#[derive(Clone, Debug)]
struct Model {
    id: i64,
    nth: usize,
    /// As it was first answered.
    made: Value,
    status: &'static str,
    /// Where it waits, while it does.
    step: usize,
    /// Where it goes on when it comes back.
    resume: usize,
    round: i64,
    ever_submitted: bool,
    /// Somebody has decided since the last submission.
    decided: bool,
    row_version: i64,
    versions: i64,
    task: Option<i64>,
    deleted: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Op {
    Save,
    Submit,
    Withdraw,
    Cancel,
    Delete,
    BdCancel,
    Approve,
    RejectHere,
    RejectToStart,
    /// One of the module's own.
    Own(usize),
}

/// Approvals more often than the rest, or nothing would ever come to its end.
const OPS: [Op; 11] = [
    Op::Save,
    Op::Submit,
    Op::Submit,
    Op::Withdraw,
    Op::Cancel,
    Op::Delete,
    Op::BdCancel,
    Op::Approve,
    Op::Approve,
    Op::RejectHere,
    Op::RejectToStart,
];

const CANCELLED: [&str; 2] = ["CANCELLED", "CANCELLED_BY_ZHAOSHANG"];

impl Op {
    fn is_decision(self) -> bool {
        matches!(self, Self::Approve | Self::RejectHere | Self::RejectToStart)
    }

    fn sort(self) -> Sort {
        match self {
            _ if self.is_decision() => Sort::Decision,
            Self::Delete => Sort::Deletion,
            Self::Save => Sort::Save,
            _ => Sort::Event,
        }
    }
}

/// Plays as the administrator of company 2, with a stranger and a reader of the same company among the callers.
pub async fn play(app: &TestApp, fixture: &DocumentFixture) {
    let seed = std::env::var("PORTAL_TEST_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(20_261_116);
    let mut game = Game {
        fixture,
        merchant: app.login("200001", "admin").await,
        stranger: app.login("200002", "admin").await,
        viewer: app.login("200001", "viewer").await,
        random: StdRng::seed_from_u64(seed),
        docs: Vec::new(),
        made: 0,
        done: 0,
        refused: 0,
        approved: 0,
    };
    for step in 0..size(5_000, 50_000) {
        if game.docs.len() < 3 || game.random.random_bool(0.06) {
            game.create().await;
        }
        game.step(step).await;
        game.make_room();
    }
    let Game { done, refused, approved, .. } = game;
    assert!(
        done > 500 && refused > 500 && approved > 10,
        "the control: {done} done, {refused} refused, {approved} passed"
    );
    for (what, sql) in
        truths(fixture).iter().map(|(what, sql)| (*what, sql.as_str())).chain(fixture.truths.iter().copied())
    {
        assert_eq!(number(app, sql).await, 0, "{what}");
    }
}

/// What is true of every document.
fn truths(fixture: &DocumentFixture) -> [(&'static str, String); 4] {
    let DocumentFixture { table, biz_type, .. } = fixture;
    let open =
        format!("FROM workflow_task t WHERE t.biz_type = '{biz_type}' AND t.biz_id = d.id AND t.status = 'APPROVING'");
    [
        (
            "one that waits has one open task, of the step it waits at",
            format!(
                "SELECT count(*) FROM {table} d WHERE d.status = 'APPROVING' AND NOT d.is_deleted \
                 AND (SELECT count(*) {open} AND t.step = d.appr_step) <> 1"
            ),
        ),
        (
            "no other has one",
            format!("SELECT count(*) FROM {table} d WHERE d.status <> 'APPROVING' AND EXISTS (SELECT 1 {open})"),
        ),
        (
            "every version is there",
            format!(
                "SELECT count(*) FROM {table} d WHERE d.version_no <> (SELECT count(*) FROM version_log v \
                 WHERE v.biz_type = '{biz_type}' AND v.biz_id = d.id)"
            ),
        ),
        (
            "nothing is submitted and deleted",
            format!("SELECT count(*) FROM {table} d WHERE d.is_deleted AND d.submitted"),
        ),
    ]
}

struct Game<'a> {
    fixture: &'a DocumentFixture,
    merchant: Client,
    stranger: Client,
    viewer: Client,
    random: StdRng,
    docs: Vec<Model>,
    made: usize,
    /// Calls that were carried out, and that were refused: neither may be none.
    done: usize,
    refused: usize,
    approved: usize,
}

impl Game<'_> {
    async fn create(&mut self) {
        let submit = self.random.random_bool(0.3);
        self.made += 1;
        let made = self.fixture.made(&self.merchant, self.made, submit).await;
        let model = Model {
            id: made["id"].as_i64().expect("an id"),
            nth: self.made,
            status: if submit { "APPROVING" } else { "CREATED" },
            step: 0,
            resume: 0,
            round: i64::from(submit),
            ever_submitted: submit,
            decided: false,
            row_version: i64::from(submit),
            versions: i64::from(submit),
            task: made["task"]["id"].as_i64(),
            deleted: false,
            made,
        };
        self.compare(&model, &model.made);
        self.docs.push(model);
    }

    async fn step(&mut self, step: usize) {
        let place = self.random.random_range(0..self.docs.len());
        let many = OPS.len() + self.fixture.own.len();
        let chosen = self.random.random_range(0..many);
        let op = OPS.get(chosen).copied().unwrap_or(Op::Own(chosen.saturating_sub(OPS.len())));
        if !self.fixture.cancels && matches!(op, Op::Cancel | Op::BdCancel) {
            return;
        }
        let fault = Fault::roll(&mut self.random);
        let before = self.docs[place].clone();
        let Some(answer) = self.call(&before, op, fault).await else { return };
        let name = format!("step {step}: {op:?} with {fault:?} on {before:?}: {}", answer.text());
        let wanted = self.expected(&before, op);
        fault.judge(op.sort(), wanted.is_some(), &answer, &name);
        if answer.status() < 300 {
            self.done += 1;
            self.docs[place] = after(before, op, wanted.expect("allowed"));
            self.approved += usize::from(op == Op::Approve && self.docs[place].status == self.fixture.end);
        } else {
            self.refused += 1;
        }
        let model = &self.docs[place];
        let seen = self.merchant.get(&format!("{}/{}", self.fixture.api, model.id)).await;
        if model.deleted {
            return assert_eq!(seen.status(), 404, "{name}");
        }
        let seen = seen.ok().json();
        self.compare(model, &seen);
        let model = &mut self.docs[place];
        model.task = seen["task"]["id"].as_i64().or(model.task);
    }

    /// Those that have come to their end make room, so that the game stays in the middle of life.
    fn make_room(&mut self) {
        let DocumentFixture { own, end, bd_cancels_approved, .. } = self.fixture;
        let lives_on =
            |status: &str| *bd_cancels_approved && status == *end || own.iter().any(|event| event.from == status);
        let ended =
            |status: &str| CANCELLED.contains(&status) || status == *end || own.iter().any(|event| event.to == status);
        self.docs.retain(|doc| !doc.deleted && (!ended(doc.status) || lives_on(doc.status)));
        if self.docs.len() > 10 {
            let gone = self.random.random_range(0..self.docs.len());
            self.docs.swap_remove(gone);
        }
    }

    /// What the lifecycle's own words say: the new status, or nothing where it is not allowed.
    fn expected(&self, doc: &Model, op: Op) -> Option<&'static str> {
        let last = doc.step + 1 == self.fixture.steps.len();
        match (op, doc.status) {
            (Op::Save, "CREATED" | "REJECTED") => Some(doc.status),
            // The same once more: nothing of what lives changes.
            (Op::Save, status) if self.fixture.changed.is_some() && status == self.fixture.end => Some(doc.status),
            (Op::Submit, "CREATED" | "REJECTED") => Some("APPROVING"),
            (Op::Withdraw, "APPROVING") if !doc.decided => Some(if doc.round > 1 { "REJECTED" } else { "CREATED" }),
            (Op::Cancel, "CREATED") if doc.ever_submitted => Some("CANCELLED"),
            (Op::Cancel, "REJECTED") => Some("CANCELLED"),
            (Op::Delete, "CREATED") if !doc.ever_submitted => Some("CREATED"),
            (Op::BdCancel, "CREATED") if doc.ever_submitted => Some("CANCELLED_BY_ZHAOSHANG"),
            (Op::BdCancel, "APPROVING" | "REJECTED") => Some("CANCELLED_BY_ZHAOSHANG"),
            (Op::BdCancel, end) if self.fixture.bd_cancels_approved && end == self.fixture.end => {
                Some("CANCELLED_BY_ZHAOSHANG")
            }
            (Op::Approve, "APPROVING") => Some(if last { self.fixture.end } else { "APPROVING" }),
            (Op::RejectHere | Op::RejectToStart, "APPROVING") => Some("REJECTED"),
            (Op::Own(nth), status) => {
                let event = &self.fixture.own[nth];
                (event.from == status).then_some(event.to)
            }
            _ => None,
        }
    }

    /// `None` where there is nothing to call: a task that never was.
    async fn call(&self, doc: &Model, op: Op, fault: Fault) -> Option<Answer> {
        let row_version = if fault == Fault::Stale { doc.row_version - 1 } else { doc.row_version };
        if row_version < 0 || (op.is_decision() && doc.task.is_none()) {
            return None;
        }
        let fixture = self.fixture;
        let step = &fixture.steps[doc.step.min(fixture.steps.len() - 1)];
        let client = match (fault, op) {
            (Fault::Stranger, _) => &self.stranger,
            (Fault::Viewer, _) => &self.viewer,
            (_, Op::BdCancel) => &fixture.steps[0].staff,
            (_, Op::Own(nth)) => &fixture.own[nth].staff,
            _ if op.is_decision() => &step.staff,
            _ => &self.merchant,
        };
        let one = format!("{}/{}", fixture.api, doc.id);
        let task = format!("{}/{}", fixture.tasks, doc.task.unwrap_or_default());
        let row = json!({ "rowVersion": row_version });
        let because = |reason: &str| with(row.clone(), json!({ "reason": reason }));
        let refusal = |to: &str| {
            let why = json!({ "opinion": "资料不够齐全", "rejectReasonCodes": ["INFO_MISSING"], "resubmitTo": to });
            with(row.clone(), why)
        };
        let call = match op {
            Op::Save => {
                let mut form = with((fixture.form)(doc.nth), json!({ "id": doc.id, "rowVersion": row_version }));
                (fixture.kept)(&mut form, &doc.made);
                client.put(fixture.api, form)
            }
            Op::Delete => client.delete(&one),
            Op::Submit => client.post(&format!("{one}/submit"), row),
            Op::Withdraw => client.post(&format!("{one}/withdraw"), row),
            Op::Cancel => client.post(&format!("{one}/cancel"), because("不做了")),
            Op::BdCancel => client.post(&format!("{one}/bd-cancel"), because("商家已停业，另行安排")),
            Op::Approve => {
                let form = step.form.as_ref().map_or_else(|| json!({}), |form| json!({ "form": form }));
                client.post(&format!("{task}/approve"), with(row, form))
            }
            Op::RejectHere => client.post(&format!("{task}/reject"), refusal("THIS_STEP")),
            Op::RejectToStart => client.post(&format!("{task}/reject"), refusal("START")),
            Op::Own(nth) => {
                let event = &fixture.own[nth];
                client.post(&format!("{one}/{}", event.name), with(row, event.body.clone()))
            }
        };
        Some(fault.send(call, op.sort()).await)
    }

    #[track_caller]
    fn compare(&self, model: &Model, seen: &Value) {
        let versions = seen["versions"].as_array().map_or(0, Vec::len) as i64;
        let real = (seen["status"].as_str(), seen["round"].as_i64(), seen["rowVersion"].as_i64(), versions);
        assert_eq!(real, (Some(model.status), Some(model.round), Some(model.row_version), model.versions), "{model:?}");
        if model.status == "APPROVING" {
            assert_eq!(seen["apprStep"], self.fixture.steps[model.step].code, "{model:?}");
        }
    }
}

fn after(mut doc: Model, op: Op, status: &'static str) -> Model {
    let lived = op == Op::Save && !["CREATED", "REJECTED"].contains(&doc.status);
    doc.status = status;
    doc.row_version += i64::from(!lived);
    match op {
        Op::Submit => {
            doc.round += 1;
            doc.versions += 1;
            doc.step = doc.resume;
            doc.resume = 0;
            (doc.ever_submitted, doc.decided) = (true, false);
        }
        Op::Withdraw => {
            // What came back from a step and is submitted for it is back where it was.
            doc.round -= 1;
            doc.resume = 0;
        }
        Op::Delete => doc.deleted = true,
        Op::Approve => {
            doc.step += 1;
            doc.decided = true;
        }
        Op::RejectHere => (doc.resume, doc.decided) = (doc.step, true),
        Op::RejectToStart => (doc.resume, doc.decided) = (0, true),
        _ => {}
    }
    doc
}
