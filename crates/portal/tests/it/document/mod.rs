//! What every document is tried by. A document says in a fixture how one is made and who decides it; the game (R8) is the
//! same for all.

pub mod game;
mod offered;
mod racing;
pub mod sheets;
pub mod tenancy;

use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use crate::selection::with;

/// Cells of a sheet by their titles.
pub type Cells = Vec<(&'static str, String)>;

/// How one is made, changed and decided.
pub struct DocumentFixture {
    pub biz_type: &'static str,
    pub table: &'static str,
    pub api: &'static str,
    /// What follows it where one is created.
    pub create: &'static str,
    pub tasks: &'static str,
    /// The way through the approval.
    pub steps: Vec<StepFixture>,
    /// A form with everything that a submission asks for; no two numbers make the same.
    pub form: Box<dyn Fn(usize) -> Value + Send + Sync>,
    /// What a save needs of the document as it was answered: ids of its rows.
    pub kept: fn(form: &mut Value, made: &Value),
    /// What may happen to it beside the events of every document.
    pub own: Vec<OwnEvent>,
    /// Whether 招商 may still take back what is approved.
    pub bd_cancels_approved: bool,
    /// What it is called behind the last step.
    pub end: &'static str,
    /// Whether owner and 招商 may cancel it.
    pub cancels: bool,
    /// Makes a form another in what is key, where the document lives on after its approval.
    pub changed: Option<fn(&mut Value)>,
    /// A row of an import, by the titles of its cells, where there is one.
    pub sheet: Option<fn(usize) -> Cells>,
    /// Ids in the form, files left out: the name, an own one and somebody else's.
    pub refs: Vec<(&'static str, i64, Vec<i64>)>,
    /// A file as a field of this name takes it.
    pub file: fn(name: &str, id: i64) -> Value,
    /// What must be true of the tables, whatever has happened: each counts what is wrong.
    pub truths: &'static [(&'static str, &'static str)],
}

pub struct StepFixture {
    pub code: &'static str,
    pub login: String,
    /// Whoever decides there.
    pub staff: Client,
    /// What has to be filled in to pass it.
    pub form: Option<Value>,
}

/// An event of the module's own.
pub struct OwnEvent {
    pub name: &'static str,
    pub staff: Client,
    pub from: &'static str,
    pub to: &'static str,
    pub body: Value,
}

impl DocumentFixture {
    /// Of the usual kind: made and kept by its path alone, with the events of every document.
    pub fn new(
        (biz_type, table): (&'static str, &'static str),
        (api, tasks): (&'static str, &'static str),
        steps: Vec<StepFixture>,
        form: impl Fn(usize) -> Value + Send + Sync + 'static,
    ) -> Self {
        Self {
            biz_type,
            table,
            api,
            create: "",
            tasks,
            steps,
            form: Box::new(form),
            kept: |_, _| {},
            own: Vec::new(),
            bd_cancels_approved: false,
            end: "APPROVED",
            cancels: true,
            changed: None,
            sheet: None,
            refs: Vec::new(),
            file: |_, id| json!([{ "fileId": id }]),
            truths: &[],
        }
    }

    /// Made by `client`, and submitted with it if wanted.
    pub async fn made(&self, client: &Client, nth: usize, submit: bool) -> Value {
        let form = with((self.form)(nth), json!({ "submit": submit }));
        client.post(&format!("{}{}", self.api, self.create), form).await.with_status(201).json()
    }

    pub async fn read(&self, client: &Client, doc: &Value) -> Value {
        client.get(&format!("{}/{}", self.api, doc["id"])).await.ok().json()
    }

    /// What happens to it by its rowVersion alone, or with more.
    pub async fn event(&self, client: &Client, doc: &Value, name: &str, more: Value) -> Answer {
        let body = with(json!({ "rowVersion": doc["rowVersion"] }), more);
        client.post(&format!("{}/{}/{name}", self.api, doc["id"]), body).await
    }

    /// Saved as it is with a change.
    pub async fn saved(&self, client: &Client, doc: &Value, nth: usize, change: impl Fn(&mut Value)) -> Answer {
        let mut form = with((self.form)(nth), json!({ "id": doc["id"], "rowVersion": doc["rowVersion"] }));
        (self.kept)(&mut form, doc);
        change(&mut form);
        client.put(self.api, form).await
    }

    /// The open task, passed by whoever decides there.
    pub async fn pass(&self, doc: &Value) -> Answer {
        let step = self.steps.iter().find(|step| doc["apprStep"] == step.code).expect("waits at a step");
        let form = step.form.as_ref().map_or_else(|| json!({}), |form| json!({ "form": form }));
        let body = with(json!({ "rowVersion": doc["task"]["bizRowVersion"] }), form);
        step.staff.post(&format!("{}/{}/approve", self.tasks, doc["task"]["id"]), body).await
    }

    /// Made and passed through all its steps.
    pub async fn approved(&self, client: &Client, nth: usize) -> Value {
        let mut doc = self.made(client, nth, true).await;
        for step in &self.steps {
            doc = self.read(&step.staff, &doc).await;
            self.pass(&doc).await.ok();
        }
        self.read(client, &doc).await
    }
}

impl StepFixture {
    pub async fn new(app: &TestApp, code: &'static str, login: &str, form: Option<Value>) -> Self {
        Self { code, login: login.to_owned(), staff: app.login("100000", login).await, form }
    }
}
