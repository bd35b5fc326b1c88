//! The demo profile: modules fill it by what its people do, in the ways that everybody's calls go.

use std::sync::Arc;
use std::time::Duration;

use crate::access::{Caller, Ctx};
use crate::app::App;
use crate::db::Tx;
use crate::document::{Actor, Document, Happening, Reach, Target, Verdict, act, head};
use crate::http::{Problem, Result, texts};
use crate::workflow::{Event, decision, task};

/// Who plays in it.
#[derive(Clone)]
pub struct People {
    pub app: App,
    pub all: Arc<Vec<Player>>,
}

#[derive(Clone, Debug)]
pub struct Player {
    pub id: i64,
    pub company_id: i64,
    pub login: &'static str,
    pub enabled: bool,
}

/// The company of the staff.
const PLATFORM: i64 = 1;

impl People {
    pub async fn of_company(&self, company_id: i64, login: &str) -> Result<Caller> {
        let found = self.all.iter().find(|player| player.company_id == company_id && player.login == login);
        self.caller(found.ok_or_else(|| Problem::internal(format!("nobody plays {login} of {company_id}")))?.id).await
    }

    pub async fn staff(&self, login: &str) -> Result<Caller> {
        self.of_company(PLATFORM, login).await
    }

    pub async fn caller(&self, id: i64) -> Result<Caller> {
        let profile = self.app.sessions.profile(&self.app.db, id).await?.ok_or_else(Problem::not_found)?;
        Ok(Caller { session_id: 0, profile: Arc::new(profile), ctx: Ctx::system("demo.fill") })
    }

    pub fn merchants(&self) -> impl Iterator<Item = &Player> {
        self.all.iter().filter(|player| player.company_id != PLATFORM)
    }
}

pub async fn create<D: Document>(app: &App, actor: &Actor, form: D::Form, submit: bool) -> Result<i64> {
    let job = |tx: Tx, (actor, form, submit): (Actor, D::Form, bool)| async move {
        act::create::<D>(&tx, &actor, form, submit).await
    };
    app.db.write(&Ctx::system("demo.fill"), (actor.clone(), form, submit), job).await
}

pub async fn decide<D: Document>(app: &App, actor: &Actor, id: i64, verdict: Verdict) -> Result<()> {
    let job = |tx: Tx, (actor, id, verdict): (Actor, i64, Verdict)| async move {
        let head = head::find::<D, _>(&tx, &Reach::Everything, id).await?.head;
        let open = task::find_open(&tx, D::KIND.biz_type, id).await?.ok_or(texts::COMMON_STATE)?;
        decision::decide(&tx, &actor, &open, &verdict, head.row_version).await.map(|_| ())
    };
    app.db.write(&Ctx::system("demo.fill"), (actor.clone(), id, verdict), job).await
}

/// Something happens to a document as a whole.
pub async fn happen<D: Document>(app: &App, actor: &Actor, id: i64, event: Event) -> Result<()> {
    let job = |tx: Tx, (actor, id, event): (Actor, i64, Event)| async move {
        let row_version = head::find::<D, _>(&tx, &Reach::Everything, id).await?.head.row_version;
        act::happen::<D>(&tx, &actor, Target { id, row_version }, Happening::of(event, "")).await
    };
    app.db.write(&Ctx::system("demo.fill"), (actor.clone(), id, event), job).await
}

/// A document that lives is to be another; its change is submitted.
pub async fn change<D: Document>(app: &App, actor: &Actor, id: i64, form: D::Form) -> Result<()> {
    let job = |tx: Tx, (actor, id, form): (Actor, i64, D::Form)| async move {
        let row_version = head::find::<D, _>(&tx, &Reach::Everything, id).await?.head.row_version;
        act::change::edit::<D>(&tx, &actor, Target { id, row_version }, form, true).await
    };
    app.db.write(&Ctx::system("demo.fill"), (actor.clone(), id, form), job).await
}

/// The clock goes back for the action, so that days lie between one thing and the next.
pub async fn some_time_ago<T>(app: &App, time: Duration, action: impl Future<Output = Result<T>>) -> Result<T> {
    let offset = app.clock().offset_ms();
    app.clock().set_offset_ms(offset - time.as_millis() as i64);
    let done = action.await;
    app.clock().set_offset_ms(offset);
    done
}

pub async fn days_ago<T>(app: &App, days: u64, action: impl Future<Output = Result<T>>) -> Result<T> {
    some_time_ago(app, Duration::from_secs(days * 24 * 3600), action).await
}
