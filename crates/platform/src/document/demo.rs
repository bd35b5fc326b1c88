//! Documents of the demo profile go the way that everybody's go.

use super::act::{self, Actor, Verdict};
use super::{Document, Reach, head};
use crate::access::Ctx;
use crate::app::App;
use crate::db::Tx;
use crate::http::{Result, texts};
use crate::workflow::{decision, task};

pub async fn create<D: Document>(app: &App, actor: &Actor, form: D::Form, submit: bool) -> Result<i64> {
    let job = |tx: Tx, (actor, form, submit): (Actor, D::Form, bool)| async move {
        act::create::<D>(&tx, &actor, form, submit).await
    };
    app.db.write(&Ctx::system("demo.fill"), (actor.clone(), form, submit), job).await
}

pub async fn decide<D: Document>(app: &App, actor: &Actor, id: i64, verdict: Verdict) -> Result<()> {
    let job = |tx: Tx, (actor, id, verdict): (Actor, i64, Verdict)| async move {
        let head = head::find::<D, _>(&*tx, &Reach::Everything, id).await?.head;
        let open = task::find_open(&*tx, D::KIND.biz_type, id).await?.ok_or(texts::COMMON_STATE)?;
        decision::decide(&tx, &actor, &open, &verdict, head.row_version).await.map(|_| ())
    };
    app.db.write(&Ctx::system("demo.fill"), (actor.clone(), id, verdict), job).await
}
