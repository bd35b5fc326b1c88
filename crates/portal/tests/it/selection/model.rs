//! R8: thousands of random operations, with faults, against a model that was written from the lifecycle's own words and
//! knows nothing of the program's tables.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use testkit::{Answer, Client};

use super::{APPRS, People, TASKS, with};
use crate::modelling::{Fault, Sort};
use crate::support::{number, size};

/// A document as the model believes it to be.
#[derive(Clone, Debug)]
struct Model {
    id: i64,
    status: &'static str,
    round: i64,
    ever_submitted: bool,
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
    Reject,
}

impl Op {
    fn sort(self) -> Sort {
        match self {
            Self::Approve | Self::Reject => Sort::Decision,
            Self::Delete => Sort::Deletion,
            Self::Save => Sort::Save,
            _ => Sort::Event,
        }
    }
}

const OPS: [Op; 8] =
    [Op::Save, Op::Submit, Op::Withdraw, Op::Cancel, Op::Delete, Op::BdCancel, Op::Approve, Op::Reject];

/// What the lifecycle's own words say: the new status, or nothing where it is not allowed.
fn expected(doc: &Model, op: Op) -> Option<&'static str> {
    match (op, doc.status) {
        (Op::Save, "CREATED" | "REJECTED") => Some(doc.status),
        (Op::Submit, "CREATED" | "REJECTED") => Some("APPROVING"),
        // One step only: as long as it waits there, nobody has decided in this round.
        (Op::Withdraw, "APPROVING") => Some(if doc.round > 1 { "REJECTED" } else { "CREATED" }),
        (Op::Cancel, "CREATED") if doc.ever_submitted => Some("CANCELLED"),
        (Op::Cancel, "REJECTED") => Some("CANCELLED"),
        (Op::Delete, "CREATED") if !doc.ever_submitted => Some("CREATED"),
        (Op::BdCancel, "CREATED") if doc.ever_submitted => Some("CANCELLED_BY_ZHAOSHANG"),
        (Op::BdCancel, "APPROVING" | "REJECTED") => Some("CANCELLED_BY_ZHAOSHANG"),
        (Op::Approve, "APPROVING") => Some("APPROVED"),
        (Op::Reject, "APPROVING") => Some("REJECTED"),
        _ => None,
    }
}

struct Game {
    people: People,
    stranger: Client,
    viewer: Client,
    random: StdRng,
    docs: Vec<Model>,
    /// Calls that were carried out, and that were refused: neither may be none.
    done: usize,
    refused: usize,
}

/// R8
#[tokio::test(flavor = "multi_thread")]
async fn random_operations_with_faults_never_leave_the_model() {
    let people = People::new().await;
    let stranger = people.app.login("200002", "admin").await;
    let viewer = people.app.login("200001", "viewer").await;
    let seed = std::env::var("PORTAL_TEST_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(20_261_115);
    let random = StdRng::seed_from_u64(seed);
    let mut game = Game { people, stranger, viewer, random, docs: Vec::new(), done: 0, refused: 0 };
    for step in 0..size(5_000, 50_000) {
        if game.docs.len() < 3 || game.random.random_bool(0.08) {
            game.create().await;
        }
        game.step(step).await;
        // Those that have come to their end make room, so that the game stays in the middle of life.
        game.docs
            .retain(|doc| !doc.deleted && !["APPROVED", "CANCELLED", "CANCELLED_BY_ZHAOSHANG"].contains(&doc.status));
        if game.docs.len() > 12 {
            let gone = game.random.random_range(0..game.docs.len());
            game.docs.swap_remove(gone);
        }
    }
    assert!(game.done > 500 && game.refused > 500, "the control: {} done, {} refused", game.done, game.refused);
    game.check_the_whole().await;
}

impl Game {
    async fn create(&mut self) {
        let submit = self.random.random_bool(0.3);
        let seller = self.seller();
        let form = with(self.people.form(&seller), json!({ "submit": submit }));
        let made = self.people.merchant.post(&format!("{APPRS}/create"), form).await.with_status(201).json();
        let model = Model {
            id: made["id"].as_i64().expect("an id"),
            status: if submit { "APPROVING" } else { "CREATED" },
            round: i64::from(submit),
            ever_submitted: submit,
            row_version: i64::from(submit),
            versions: i64::from(submit),
            task: made["task"]["id"].as_i64(),
            deleted: false,
        };
        compare(&model, &made);
        self.docs.push(model);
    }

    fn seller(&mut self) -> String {
        format!("r8-{}", self.random.random_range(0..1_000_000_000_u32))
    }

    async fn step(&mut self, step: usize) {
        let place = self.random.random_range(0..self.docs.len());
        let op = OPS[self.random.random_range(0..OPS.len())];
        let fault = Fault::roll(&mut self.random);
        let before = self.docs[place].clone();
        let Some(answer) = self.call(&before, op, fault).await else { return };
        let name = format!("step {step}: {op:?} with {fault:?} on {before:?}: {}", answer.text());
        let wanted = expected(&before, op);
        fault.judge(op.sort(), wanted.is_some(), &answer, &name);
        if answer.status() < 300 {
            self.done += 1;
            self.docs[place] = after(before, op, wanted.expect("allowed"));
        } else {
            self.refused += 1;
        }
        let model = &mut self.docs[place];
        let seen = self.people.merchant.get(&format!("{APPRS}/{}", model.id)).await;
        if model.deleted {
            return assert_eq!(seen.status(), 404, "{name}");
        }
        let seen = seen.ok().json();
        model.task = seen["task"]["id"].as_i64().or(model.task);
        compare(model, &seen);
    }

    /// `None` where there is nothing to call: a task that never was.
    async fn call(&mut self, doc: &Model, op: Op, fault: Fault) -> Option<Answer> {
        let row_version = if fault == Fault::Stale { doc.row_version - 1 } else { doc.row_version };
        if row_version < 0 {
            return None;
        }
        let staff = matches!(op, Op::Approve | Op::Reject | Op::BdCancel);
        let client = match fault {
            Fault::Stranger => self.stranger.clone(),
            Fault::Viewer => self.viewer.clone(),
            _ if staff => self.people.staff.clone(),
            _ => self.people.merchant.clone(),
        };
        let one = format!("{APPRS}/{}", doc.id);
        let task = format!("{TASKS}/{}", doc.task.unwrap_or_default());
        if matches!(op, Op::Approve | Op::Reject) && doc.task.is_none() {
            return None;
        }
        let seller = self.seller();
        let call = match op {
            Op::Save => {
                let body = with(self.people.form(&seller), json!({ "id": doc.id, "rowVersion": row_version }));
                client.put(APPRS, body)
            }
            Op::Delete => client.delete(&one),
            Op::Submit => client.post(&format!("{one}/submit"), json!({ "rowVersion": row_version })),
            Op::Withdraw => client.post(&format!("{one}/withdraw"), json!({ "rowVersion": row_version })),
            Op::Cancel => {
                client.post(&format!("{one}/cancel"), json!({ "rowVersion": row_version, "reason": "不做了" }))
            }
            Op::BdCancel => {
                client.post(&format!("{one}/bd-cancel"), json!({ "rowVersion": row_version, "reason": "商家已停业" }))
            }
            Op::Approve => client.post(&format!("{task}/approve"), json!({ "rowVersion": row_version })),
            Op::Reject => client.post(
                &format!("{task}/reject"),
                json!({ "opinion": "资料不够齐全", "rejectReasonCodes": ["INFO_MISSING"], "rowVersion": row_version }),
            ),
        };
        Some(fault.send(call, op.sort()).await)
    }

    /// What must be true of the tables, whatever has happened.
    async fn check_the_whole(&self) {
        for (what, sql) in [
            (
                "an approving document has one open task",
                "SELECT count(*) FROM offer_store_appr d WHERE d.status = 'APPROVING' AND NOT d.is_deleted AND (SELECT count(*) FROM workflow_task t WHERE t.biz_type = 'offerStoreAppr' AND t.biz_id = d.id AND t.status = 'APPROVING') <> 1",
            ),
            (
                "no other has one",
                "SELECT count(*) FROM offer_store_appr d WHERE d.status <> 'APPROVING' AND EXISTS (SELECT 1 FROM workflow_task t WHERE t.biz_type = 'offerStoreAppr' AND t.biz_id = d.id AND t.status = 'APPROVING')",
            ),
            (
                "every version is there",
                "SELECT count(*) FROM offer_store_appr d WHERE d.version_no <> (SELECT count(*) FROM version_log v WHERE v.biz_type = 'offerStoreAppr' AND v.biz_id = d.id)",
            ),
            (
                "an approved one has its store",
                "SELECT count(*) FROM offer_store_appr d WHERE d.status = 'APPROVED' AND d.seller_id LIKE 'r8-%' AND d.store_id IS NULL",
            ),
            (
                "nothing is submitted and deleted",
                "SELECT count(*) FROM offer_store_appr d WHERE d.is_deleted AND d.submitted",
            ),
        ] {
            assert_eq!(number(&self.people.app, sql).await, 0, "{what}");
        }
    }
}

fn after(mut doc: Model, op: Op, status: &'static str) -> Model {
    doc.status = status;
    doc.row_version += 1;
    match op {
        Op::Submit => {
            doc.round += 1;
            doc.versions += 1;
            doc.ever_submitted = true;
        }
        Op::Withdraw => doc.round -= 1,
        Op::Delete => doc.deleted = true,
        _ => {}
    }
    doc
}

#[track_caller]
fn compare(model: &Model, seen: &Value) {
    let versions = seen["versions"].as_array().map_or(0, Vec::len) as i64;
    let real = (seen["status"].as_str(), seen["round"].as_i64(), seen["rowVersion"].as_i64(), versions);
    assert_eq!(real, (Some(model.status), Some(model.round), Some(model.row_version), model.versions), "{model:?}");
}
