//! What a merge would do, shown before it is done; and its undoing.

use axum::Json as Body;
use axum::extract::State;
use offer::airing;
use offer::spelling::{self, Kept, Rewritable, aliases};
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, get, post};
use platform::db::Tx;
use platform::document::{
    Actor, DetailOf, Doc, Document as _, Reach, RowForm, answer, find, found, set_columns, touch,
};
use platform::http::{Id, Problem, Result, Valid};
use platform::workflow::log::{self, LogLine};
use platform::workflow::status::COMPLETED;
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, Query};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use utoipa::ToSchema;

use crate::merge::{AttrMerge, AttrMergeForm, company_of, is_undoable};
use crate::texts;

/// As many as people read.
pub const SHOWN: usize = 50;

pub fn endpoints() -> Vec<Endpoint> {
    vec![
        get("/api/attr-merges/{id}/preview", preview)
            .summary("属性合并：预览")
            .access(Access::Codes(AttrMerge::KIND.codes.read), Tenant::Reach)
            .answers::<AttrMergePreview>(),
        post("/api/attr-merges/{id}/undo", undo)
            .summary("属性合并：撤销合并")
            .access(Access::Codes(&["attrMergeManager_undo", "attrMerge_undo"]), Tenant::Reach)
            .audit("attrMerge.undo")
            .takes::<RowForm>()
            .answers::<DetailOf<AttrMerge>>(),
    ]
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AttrMergePreview {
    /// How many offers are rewritten, or were.
    total: i64,
    /// How many are left as they are, because two of their SKUs would become one.
    skipped: i64,
    /// The first of them.
    rows: Vec<MergeRow>,
}

#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AttrMergeOffer)]
pub struct MergeRow {
    offer_id: i64,
    offer_code: String,
    offer_name: String,
    company_name: String,
    status: String,
    before: String,
    after: String,
    skipped: bool,
}

impl From<Rewritable> for MergeRow {
    fn from(row: Rewritable) -> Self {
        Self {
            offer_id: row.id,
            offer_code: row.code,
            offer_name: row.name,
            company_name: row.company_name,
            status: row.status,
            before: row.before,
            after: row.after,
            skipped: row.clash,
        }
    }
}

/// What was done, once it is.
#[derive(Deserialize)]
struct Snapshot {
    kept: Vec<Kept>,
    rows: Vec<MergeRow>,
}

async fn snapshot(db: &impl ConnectionTrait, id: i64) -> Result<Option<Snapshot>> {
    let one = Query::select()
        .column("undo_snapshot")
        .from(AttrMerge::KIND.table)
        .and_where(Expr::col("id").eq(id))
        .to_owned();
    let row = db.query_one(&one).await?.ok_or_else(Problem::not_found)?;
    let text: String = row.try_get("", "undo_snapshot")?;
    Ok(if text.is_empty() { None } else { Some(serde_json::from_str(&text)?) })
}

async fn preview(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<AttrMergePreview>> {
    let doc = found::<AttrMerge>(&app, &caller, id).await?;
    if let Some(done) = snapshot(app.db.read(), id).await? {
        let total = done.kept.len() as i64;
        let rows = within(&app, &caller, done.rows).await?;
        return Ok(Body(AttrMergePreview { total, skipped: 0, rows }));
    }
    let rows = match doc.form.merge(company_of(&doc)) {
        Some(merge) => spelling::preview(app.db.read(), &merge).await?,
        None => Vec::new(),
    };
    let skipped = rows.iter().filter(|row| row.clash).count();
    let total = (rows.len() - skipped) as i64;
    let rows = rows.into_iter().take(SHOWN).map(MergeRow::from).collect();
    let rows = within(&app, &caller, rows).await?;
    Ok(Body(AttrMergePreview { total, skipped: skipped as i64, rows }))
}

/// A merge is about the words of all; the offers are named to those whose own list shows them.
async fn within(app: &App, caller: &Caller, mut rows: Vec<MergeRow>) -> Result<Vec<MergeRow>> {
    let ids: Vec<i64> = rows.iter().map(|row| row.offer_id).collect();
    let reached = airing::find_within(app.db.read(), &app.organisation.reach(caller), &ids).await?;
    rows.retain(|row| reached.contains_key(&row.offer_id));
    Ok(rows)
}

async fn undo(State(app): State<App>, caller: Caller, Id(id): Id, Valid(row): Valid<RowForm>) -> Result<Body<Json>> {
    found::<AttrMerge>(&app, &caller, id).await?;
    let actor = Actor::new(&app, &caller).await?;
    actor.must_be_open(AttrMerge::KIND.open_while)?;
    let job = move |tx: Tx, actor: Actor| async move {
        let doc = find::<AttrMerge, _>(&tx, &Reach::Everything, id).await?;
        if doc.head.row_version != row.row_version {
            return Err(texts::COMMON_CONFLICT.into());
        }
        take_back(&tx, &actor, &doc).await?;
        answer::<AttrMerge>(&tx, &actor, id).await
    };
    app.db.write(&caller.ctx, actor, job).await.map(Body)
}

async fn take_back(tx: &Tx, actor: &Actor, doc: &Doc<AttrMergeForm>) -> Result<()> {
    let undone = !doc.own.is_null("undoneDate");
    let (Some(merge), Some(done)) = (doc.form.merge(company_of(doc)), snapshot(tx, doc.head.id).await?) else {
        return Err(texts::COMMON_STATE.into());
    };
    if doc.head.status != COMPLETED || undone {
        return Err(texts::COMMON_STATE.into());
    }
    let executed = platform::Timestamp::parse(&doc.own.text("executedDate"));
    if !executed.is_some_and(|date| is_undoable(date, &actor.app)) {
        return Err(texts::ATTR_LATE.into());
    }
    spelling::restore(tx, actor, &merge, &done.kept, &format!("撤销{}", doc.head.code)).await?;
    aliases::remove(tx, doc.head.id).await?;
    set_columns::<AttrMerge>(tx, doc.head.id, vec![("undone_date", tx.now().into())]).await?;
    touch::<AttrMerge>(tx, &doc.head).await?;
    let line = LogLine {
        biz_type: AttrMerge::KIND.biz_type,
        biz_id: doc.head.id,
        round: doc.head.round,
        step: ("", ""),
        action: log::UNDO,
        operator: Some((actor.caller.user_id(), actor.name())),
        role: None,
        opinion: None,
        reasons: &[],
        since: None,
    };
    log::write(tx, line)?;
    let (id, restored) = (doc.head.id, done.kept.len());
    tx.audit(|entry| {
        entry.biz_type = AttrMerge::KIND.biz_type;
        entry.biz_id = Some(id);
        entry.after = Some(json!({ "撤销合并": restored }));
    });
    Ok(())
}
