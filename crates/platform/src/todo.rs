//! What waits for somebody, as the first page counts it: each number is the total of a list, counted by that list.
//!
//! A service declares its numbers beside its lists ([`Todo`]) and the steps of a newcomer ([`Milestone`]); the first
//! page asks all of them for one person. A number and its list cannot differ, since both are the same function.

use std::sync::Arc;

use axum::extract::State;
use futures_util::future::{BoxFuture, try_join_all};
use serde::Serialize;
use utoipa::ToSchema;

use crate::access::{Caller, UserType};
use crate::app::App;
use crate::clock::Date;
use crate::db::{Counter, Page, PageRequest};
use crate::http::Result;

type Count = Arc<dyn Fn(App, Caller, PageRequest) -> BoxFuture<'static, Result<u64>> + Send + Sync>;
type Reached = Arc<dyn Fn(App, Caller) -> BoxFuture<'static, Result<u8>> + Send + Sync>;

/// A number that somebody may have to act upon.
#[derive(Clone)]
pub struct Todo {
    code: &'static str,
    label: &'static str,
    /// What to do about it, in a few words.
    hint: &'static str,
    who: UserType,
    /// One of these codes opens the list; none: everybody of that side may.
    codes: &'static [&'static str],
    /// The call of the list, without its filter.
    list: &'static str,
    filter: Arc<dyn Fn(Date) -> String + Send + Sync>,
    /// The page that shows the list under the same filter.
    opens: &'static str,
    /// For somebody else: nothing to act upon.
    waits: bool,
    count: Count,
}

impl Todo {
    /// `list` is the handler that answers `path`.
    pub fn new<T, F, Fut>(who: UserType, code: &'static str, label: &'static str, path: &'static str, list: F) -> Self
    where
        F: Fn(State<App>, Caller, PageRequest) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<Page<T>>> + Send + 'static,
    {
        let count = move |app: App, caller: Caller, request: PageRequest| -> BoxFuture<'static, Result<u64>> {
            let page = list(State(app), caller, request);
            Box::pin(async move { Ok(page.await?.total) })
        };
        Self {
            code,
            label,
            hint: "",
            who,
            codes: &[],
            list: path,
            filter: Arc::new(|_| String::new()),
            opens: "",
            waits: false,
            count: Arc::new(count),
        }
    }

    pub fn hint(self, hint: &'static str) -> Self {
        Self { hint, ..self }
    }

    /// Shown to those who hold one of these, as the list is.
    pub fn codes(self, codes: &'static [&'static str]) -> Self {
        Self { codes, ..self }
    }

    pub fn filter(self, filter: &'static str) -> Self {
        self.filter_by(move |_| filter.to_owned())
    }

    /// A filter that depends on the day.
    pub fn filter_by(self, filter: impl Fn(Date) -> String + Send + Sync + 'static) -> Self {
        Self { filter: Arc::new(filter), ..self }
    }

    pub fn opens(self, page: &'static str) -> Self {
        Self { opens: page, ..self }
    }

    /// Others have to act.
    pub fn waits(self) -> Self {
        Self { waits: true, ..self }
    }
}

/// A step on the way from the first login to the first sale.
#[derive(Clone)]
pub struct Milestone {
    code: &'static str,
    label: &'static str,
    hint: &'static str,
    codes: &'static [&'static str],
    opens: &'static str,
    /// From here on it is done.
    enough: u8,
    reached: Reached,
}

impl Milestone {
    /// `reached` answers 0 to 100; 100 is done, or less where [`Milestone::enough`] says so.
    pub fn new<F, Fut>(code: &'static str, label: &'static str, hint: &'static str, reached: F) -> Self
    where
        F: Fn(App, Caller) -> Fut + Send + Sync + 'static,
        Fut: Future<Output = Result<u8>> + Send + 'static,
    {
        let reached: Reached = Arc::new(move |app, caller| Box::pin(reached(app, caller)));
        Self { code, label, hint, codes: &[], opens: "", enough: 100, reached }
    }

    pub fn codes(self, codes: &'static [&'static str]) -> Self {
        Self { codes, ..self }
    }

    pub fn opens(self, page: &'static str) -> Self {
        Self { opens: page, ..self }
    }

    pub fn enough(self, percent: u8) -> Self {
        Self { enough: percent, ..self }
    }
}

/// A number as the page shows it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TodoCount {
    pub code: String,
    pub label: String,
    pub hint: String,
    pub count: u64,
    /// The call whose X-Total-Count this is.
    pub list: String,
    pub opens: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Step {
    pub code: &'static str,
    pub label: &'static str,
    pub hint: &'static str,
    pub percent: u8,
    pub done: bool,
    pub opens: &'static str,
}

/// Everything that services have declared.
#[derive(Clone, Default)]
pub struct Todos {
    todos: Arc<Vec<Todo>>,
    milestones: Arc<Vec<Milestone>>,
}

impl Todos {
    pub fn new(todos: Vec<Todo>, milestones: Vec<Milestone>) -> Self {
        Self { todos: Arc::new(todos), milestones: Arc::new(milestones) }
    }

    /// In the order of their declaration; those whose list the caller may not open are left out.
    pub async fn counts(&self, app: &App, caller: &Caller) -> Result<Vec<TodoCount>> {
        self.counted(app, caller, false).await
    }

    /// What the caller has handed on and waits for.
    pub async fn waiting(&self, app: &App, caller: &Caller) -> Result<Vec<TodoCount>> {
        self.counted(app, caller, true).await
    }

    async fn counted(&self, app: &App, caller: &Caller, waits: bool) -> Result<Vec<TodoCount>> {
        let today = app.clock().today();
        let side = caller.profile.user_type;
        let shown = self.todos.iter().filter(|todo| todo.who == side && todo.waits == waits && may(caller, todo.codes));
        let counter = Counter::default();
        let counts = try_join_all(shown.map(async |todo| {
            let filter = (todo.filter)(today);
            let request = PageRequest::counting(todo.list, &filter)?.through(&counter);
            let count = (todo.count)(app.clone(), caller.clone(), request).await?;
            let list = if filter.is_empty() { todo.list.to_owned() } else { format!("{}?{filter}", todo.list) };
            let (code, label) = (todo.code.to_owned(), todo.label.to_owned());
            Ok(TodoCount { code, label, hint: todo.hint.into(), count, list, opens: todo.opens.into() })
        }));
        counter.run(app.db.read(), counts).await
    }

    /// Only a merchant comes this way: the staff have none.
    pub async fn steps(&self, app: &App, caller: &Caller) -> Result<Vec<Step>> {
        let merchant = caller.profile.user_type == UserType::Biz;
        let shown = self.milestones.iter().filter(|step| merchant && may(caller, step.codes));
        try_join_all(shown.map(async |step| {
            let percent = (step.reached)(app.clone(), caller.clone()).await?.min(100);
            let Milestone { code, label, hint, opens, enough, .. } = *step;
            Ok(Step { code, label, hint, percent, done: percent >= enough, opens })
        }))
        .await
    }
}

fn may(caller: &Caller, codes: &[&str]) -> bool {
    codes.is_empty() || codes.iter().any(|code| caller.has(code))
}
