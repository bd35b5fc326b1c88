//! What every document is tried by. A document says in a fixture how one is made and who decides it; the game (R8) is the
//! same for all.

pub mod game;

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use crate::selection::with;

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
    /// What must be true of the tables, whatever has happened: each counts what is wrong.
    pub truths: &'static [(&'static str, &'static str)],
}

pub struct StepFixture {
    pub code: &'static str,
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
            truths: &[],
        }
    }

    /// Made by `client`, and submitted with it if wanted.
    pub async fn made(&self, client: &Client, nth: usize, submit: bool) -> Value {
        let form = with((self.form)(nth), json!({ "submit": submit }));
        client.post(&format!("{}{}", self.api, self.create), form).await.with_status(201).json()
    }
}

impl StepFixture {
    pub async fn new(app: &TestApp, code: &'static str, login: &str, form: Option<Value>) -> Self {
        Self { code, staff: app.login("100000", login).await, form }
    }
}
