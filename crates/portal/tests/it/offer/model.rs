//! R8 for offers: random operations, with faults, against a model of the three steps that was written from their own words
//! and knows nothing of the program's tables.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use testkit::{Answer, Client};

use super::{House, OFFERS, TASKS, final_form, first_form, nth_barcode, sale_form};
use crate::modelling::{Fault, Sort};
use crate::selection::with;
use crate::support::{number, size};

const STEPS: [&str; 3] = ["SaleAppr", "FirstAppr", "FinalAppr"];

/// An offer as the model believes it to be.
#[derive(Clone, Debug)]
struct Model {
    id: i64,
    barcode: String,
    sku: i64,
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
    Stop,
    Approve,
    RejectHere,
    RejectToStart,
}

impl Op {
    fn sort(self) -> Sort {
        match self {
            Self::Approve | Self::RejectHere | Self::RejectToStart => Sort::Decision,
            Self::Delete => Sort::Deletion,
            Self::Save => Sort::Save,
            _ => Sort::Event,
        }
    }
}

/// Approvals more often than the rest, or nothing would ever come to its end.
const OPS: [Op; 12] = [
    Op::Save,
    Op::Submit,
    Op::Submit,
    Op::Withdraw,
    Op::Cancel,
    Op::Delete,
    Op::BdCancel,
    Op::Stop,
    Op::Approve,
    Op::Approve,
    Op::RejectHere,
    Op::RejectToStart,
];

/// What the lifecycle's own words say: the new status, or nothing where it is not allowed.
fn expected(doc: &Model, op: Op) -> Option<&'static str> {
    match (op, doc.status) {
        (Op::Save, "CREATED" | "REJECTED") => Some(doc.status),
        (Op::Submit, "CREATED" | "REJECTED") => Some("APPROVING"),
        (Op::Withdraw, "APPROVING") if !doc.decided => Some(if doc.round > 1 { "REJECTED" } else { "CREATED" }),
        (Op::Cancel, "CREATED") if doc.ever_submitted => Some("CANCELLED"),
        (Op::Cancel, "REJECTED") => Some("CANCELLED"),
        (Op::Delete, "CREATED") if !doc.ever_submitted => Some("CREATED"),
        (Op::BdCancel, "CREATED") if doc.ever_submitted => Some("CANCELLED_BY_ZHAOSHANG"),
        (Op::BdCancel, "APPROVING" | "REJECTED" | "APPROVED") => Some("CANCELLED_BY_ZHAOSHANG"),
        (Op::Stop, "APPROVED") => Some("STOPED"),
        (Op::Approve, "APPROVING") => Some(if doc.step + 1 == STEPS.len() { "APPROVED" } else { "APPROVING" }),
        (Op::RejectHere | Op::RejectToStart, "APPROVING") => Some("REJECTED"),
        _ => None,
    }
}

fn after(mut doc: Model, op: Op, status: &'static str) -> Model {
    doc.status = status;
    doc.row_version += 1;
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

struct Game {
    house: House,
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

/// R8
#[tokio::test(flavor = "multi_thread")]
async fn random_operations_on_offers_never_leave_the_model() {
    let house = House::new().await;
    let stranger = house.app.login("200002", "admin").await;
    let viewer = house.app.login("200001", "viewer").await;
    let seed = std::env::var("PORTAL_TEST_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(20_261_116);
    let random = StdRng::seed_from_u64(seed);
    let mut game =
        Game { house, stranger, viewer, random, docs: Vec::new(), made: 0, done: 0, refused: 0, approved: 0 };
    for step in 0..size(5_000, 50_000) {
        if game.docs.len() < 3 || game.random.random_bool(0.05) {
            game.create().await;
        }
        game.step(step).await;
        // Those that have come to their end make room, so that the game stays in the middle of life.
        game.docs
            .retain(|doc| !doc.deleted && !["CANCELLED", "CANCELLED_BY_ZHAOSHANG", "STOPED"].contains(&doc.status));
        if game.docs.len() > 10 {
            let gone = game.random.random_range(0..game.docs.len());
            game.docs.swap_remove(gone);
        }
    }
    let Game { done, refused, approved, .. } = game;
    assert!(
        done > 500 && refused > 500 && approved > 10,
        "the control: {done} done, {refused} refused, {approved} passed"
    );
    game.check_the_whole().await;
}

impl Game {
    async fn create(&mut self) {
        let submit = self.random.random_bool(0.3);
        self.made += 1;
        let barcode = nth_barcode(self.made);
        let form = with(self.house.form(&barcode), json!({ "submit": submit }));
        let made = self.house.merchant.post(OFFERS, form).await.with_status(201).json();
        let model = Model {
            id: made["id"].as_i64().expect("an id"),
            barcode,
            sku: made["skus"][0]["id"].as_i64().expect("a SKU"),
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
        };
        compare(&model, &made);
        self.docs.push(model);
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
            self.approved += usize::from(op == Op::Approve && self.docs[place].status == "APPROVED");
        } else {
            self.refused += 1;
        }
        let model = &mut self.docs[place];
        let seen = self.house.merchant.get(&format!("{OFFERS}/{}", model.id)).await;
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
        let decision = matches!(op, Op::Approve | Op::RejectHere | Op::RejectToStart);
        if row_version < 0 || (decision && doc.task.is_none()) {
            return None;
        }
        let house = &self.house;
        let at = if doc.status == "APPROVING" { doc.step } else { doc.step.min(STEPS.len() - 1) };
        let client = match (fault, op) {
            (Fault::Stranger, _) => &self.stranger,
            (Fault::Viewer, _) => &self.viewer,
            (_, Op::BdCancel) => &house.sale,
            (_, Op::Stop) => &house.last,
            _ if decision => [&house.sale, &house.first, &house.last][at],
            _ => &house.merchant,
        };
        let one = format!("{OFFERS}/{}", doc.id);
        let task = format!("{TASKS}/{}", doc.task.unwrap_or_default());
        let row = json!({ "rowVersion": row_version });
        let because = |reason: &str| with(row.clone(), json!({ "reason": reason }));
        let refusal = |to: &str| {
            with(
                row.clone(),
                json!({ "opinion": "资料不够齐全", "rejectReasonCodes": ["INFO_MISSING"], "resubmitTo": to }),
            )
        };
        let call = match op {
            Op::Save => {
                let mut form = with(house.form(&doc.barcode), json!({ "id": doc.id, "rowVersion": row_version }));
                form["skus"][0]["id"] = doc.sku.into();
                client.put(OFFERS, form)
            }
            Op::Delete => client.delete(&one),
            Op::Submit => client.post(&format!("{one}/submit"), row),
            Op::Withdraw => client.post(&format!("{one}/withdraw"), row),
            Op::Cancel => client.post(&format!("{one}/cancel"), because("不做了")),
            Op::BdCancel => client.post(&format!("{one}/bd-cancel"), because("商家已停业，另行安排")),
            Op::Stop => client.post(&format!("{one}/stop"), with(row, json!({ "stopReason": "VENDOR" }))),
            Op::Approve => {
                let form = [sale_form(), first_form(), final_form()][at].clone();
                client.post(&format!("{task}/approve"), with(row, json!({ "form": form })))
            }
            Op::RejectHere => client.post(&format!("{task}/reject"), refusal("THIS_STEP")),
            Op::RejectToStart => client.post(&format!("{task}/reject"), refusal("START")),
        };
        Some(fault.send(call, op.sort()).await)
    }

    /// What must be true of the tables, whatever has happened.
    async fn check_the_whole(&self) {
        for (what, sql) in [
            (
                "an approving offer has one open task, of the step it waits at",
                "SELECT count(*) FROM offer d WHERE d.status = 'APPROVING' AND NOT d.is_deleted AND (SELECT count(*) FROM workflow_task t WHERE t.biz_type = 'offer' AND t.biz_id = d.id AND t.status = 'APPROVING' AND t.step = d.appr_step) <> 1",
            ),
            (
                "no other has one",
                "SELECT count(*) FROM offer d WHERE d.status <> 'APPROVING' AND EXISTS (SELECT 1 FROM workflow_task t WHERE t.biz_type = 'offer' AND t.biz_id = d.id AND t.status = 'APPROVING')",
            ),
            (
                "every version is there",
                "SELECT count(*) FROM offer d WHERE d.version_no <> (SELECT count(*) FROM version_log v WHERE v.biz_type = 'offer' AND v.biz_id = d.id)",
            ),
            (
                "an offer has the SKUs of its form",
                "SELECT count(*) FROM offer d WHERE d.code LIKE 'BP%' AND d.title = '花植积雪草修护晚霜' AND (SELECT count(*) FROM offer_sku s WHERE s.offer_id = d.id) <> 1",
            ),
            (
                "what was approved promises its price",
                "SELECT count(*) FROM offer d WHERE d.status = 'APPROVED' AND d.title = '花植积雪草修护晚霜' AND NOT EXISTS (SELECT 1 FROM price_commitment c WHERE c.offer_id = d.id AND c.status = 'DRAFT')",
            ),
            ("nothing is submitted and deleted", "SELECT count(*) FROM offer d WHERE d.is_deleted AND d.submitted"),
        ] {
            assert_eq!(number(&self.house.app, sql).await, 0, "{what}");
        }
    }
}

#[track_caller]
fn compare(model: &Model, seen: &Value) {
    let versions = seen["versions"].as_array().map_or(0, Vec::len) as i64;
    let real = (seen["status"].as_str(), seen["round"].as_i64(), seen["rowVersion"].as_i64(), versions);
    assert_eq!(real, (Some(model.status), Some(model.round), Some(model.row_version), model.versions), "{model:?}");
    if model.status == "APPROVING" {
        assert_eq!(seen["apprStep"], STEPS[model.step], "{model:?}");
    }
}
