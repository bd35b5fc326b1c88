//! Sealing anew: what an older key has sealed, or nobody for its place, is opened and sealed with today's.
//!
//! It runs beside the portal. A value is replaced only while it is still the one that was read, so no write is lost; what
//! has been done is known by the values themselves, so that a run that was killed is simply begun again.

use sea_orm::sea_query::{Expr, ExprTrait, Query, SelectStatement};
use sea_orm::{ConnectionTrait, QueryResult};

use crate::access::Ctx;
use crate::app::App;
use crate::document::Documents;
use crate::form::{FieldFact, sensitive};
use crate::http::Result;
use crate::secret::{Place, Secrets};
use crate::{document, files, setting};

const BATCH: u64 = 200;
/// Writers that still have an older key would keep it going for ever.
const PASSES: usize = 5;

/// Written by a rotation that went through everything: from then on only what was sealed for its place opens.
pub const PLACED: &str = "seal.placed";

/// A column in which sealed values stand.
#[derive(Clone, Copy)]
pub struct Sealed {
    pub table: &'static str,
    /// The column that names the row.
    pub id: &'static str,
    pub column: &'static str,
    pub holds: Contents,
    /// Only rows whose column has this value.
    pub only: Option<(&'static str, &'static str)>,
    /// A keyed hash of the value in another column, which a new secret changes as well.
    pub hash: Option<Hash>,
}

#[derive(Clone, Copy)]
pub enum Contents {
    Value,
    /// A form, of which the sensitive fields are sealed.
    Form(&'static [FieldFact]),
    /// Why a document came back: what it remembers of its form's sensitive fields goes.
    Marks(&'static [FieldFact]),
}

#[derive(Clone, Copy)]
pub struct Hash {
    pub column: &'static str,
    pub of: fn(&Secrets, &str) -> String,
}

impl Sealed {
    pub const fn value(table: &'static str, column: &'static str) -> Self {
        Self { table, id: "id", column, holds: Contents::Value, only: None, hash: None }
    }

    pub const fn form(
        table: &'static str,
        id: &'static str,
        column: &'static str,
        fields: &'static [FieldFact],
    ) -> Self {
        Self { id, holds: Contents::Form(fields), ..Self::value(table, column) }
    }

    /// The versions of one kind of thing.
    pub const fn versions(biz_type: &'static str, fields: &'static [FieldFact]) -> Self {
        Self { only: Some(("biz_type", biz_type)), ..Self::form("version_log", "log_id", "snapshot", fields) }
    }

    /// Those of the platform's own tables, and of every document whose form has something sensitive.
    pub fn of_platform(documents: &Documents) -> Vec<Self> {
        let mut all = vec![
            Self::value("outbox", "target"),
            Self::value("outbox", "payload"),
            Self::value("import_batch", "content"),
            Self::value("idempotency", "answer"),
        ];
        for document in documents.all().filter(|document| document.fields().iter().any(sensitive::holds_any)) {
            let (kind, fields) = (document.kind(), document.fields());
            all.push(Self::form(kind.table, "id", "form", fields));
            all.push(Self::versions(kind.biz_type, fields));
            all.push(Self { holds: Contents::Marks(fields), ..Self::value(kind.table, "reject_info") });
        }
        all
    }
}

/// What a rotation came to.
#[derive(Debug, Default)]
pub struct Rotation {
    /// How many values and files were sealed anew.
    pub sealed: u64,
    /// Where something stands that no key opens. While there is any, older seals stay allowed.
    pub shut: Vec<String>,
}

/// Everything, until nothing is left to do; `told` hears how far it is.
pub async fn rotate(app: &App, all: &[Sealed], told: impl Fn(&str, u64)) -> Result<Rotation> {
    let mut rotation = Rotation::default();
    for _ in 0..PASSES {
        let before = rotation.sealed;
        rotation.shut.clear();
        for sealed in all {
            let many = column(app, sealed, &mut rotation.shut).await?;
            rotation.sealed += many;
            told(&format!("{}.{}", sealed.table, sealed.column), many);
        }
        let many = files::seal_anew(app, &mut rotation.shut).await?;
        rotation.sealed += many;
        told("files", many);
        if rotation.sealed == before {
            break;
        }
    }
    let args = (rotation.sealed, rotation.shut.len(), app.secrets.key_id().to_owned());
    let job = |tx: crate::db::Tx, (sealed, shut, key): (u64, usize, String)| async move {
        if shut == 0 {
            setting::put(&tx, PLACED, &key).await?;
        }
        tx.audit(|entry| entry.after = Some(serde_json::json!({ "sealed": sealed, "shut": shut, "key": key })));
        Ok(())
    };
    app.db.write(&Ctx::system("keys.rotate"), args, job).await?;
    if rotation.shut.is_empty() {
        app.secrets.refuse_placeless();
    }
    Ok(rotation)
}

/// One pass over a column; how many values it has replaced.
async fn column(app: &App, sealed: &Sealed, shut: &mut Vec<String>) -> Result<u64> {
    let (mut last, mut done) = (i64::MIN, 0);
    loop {
        let rows = app.db.read().query_all(&next_rows(sealed, &app.secrets, last)).await?;
        let Some(end) = rows.last() else { return Ok(done) };
        last = end.try_get_by_index(0)?;
        let mut changes = Vec::new();
        for row in &rows {
            changes.extend(anew(sealed, &app.secrets, row, shut)?);
        }
        if changes.is_empty() {
            continue;
        }
        let job = |tx: crate::db::Tx, (sealed, changes): (Sealed, Vec<Change>)| async move {
            let mut done = 0;
            for change in &changes {
                let mut update = Query::update();
                update
                    .table(sealed.table)
                    .value(sealed.column, change.now.as_str())
                    .and_where(Expr::col(sealed.id).eq(change.id))
                    .and_where(Expr::col(sealed.column).eq(change.was.as_str()));
                if let (Some(hash), Some(value)) = (sealed.hash, &change.hash) {
                    update.value(hash.column, value.as_str());
                }
                done += tx.execute(&update).await?.rows_affected();
            }
            Ok(done)
        };
        done += app.db.technical((*sealed, changes), job).await?;
    }
}

fn next_rows(sealed: &Sealed, secrets: &Secrets, last: i64) -> SelectStatement {
    let mut select = Query::select();
    select
        .columns([sealed.id, sealed.column])
        .from(sealed.table)
        .and_where(Expr::col(sealed.id).gt(last))
        .and_where(Expr::col(sealed.column).is_not_null())
        .and_where(Expr::col(sealed.column).ne(""))
        .order_by(sealed.id, sea_orm::Order::Asc)
        .limit(BATCH);
    if let Some((column, value)) = sealed.only {
        select.and_where(Expr::col(column).eq(value));
    }
    if matches!(sealed.holds, Contents::Value) {
        select.and_where(Expr::col(sealed.column).not_like(format!("{}%", secrets.current_mark())));
    }
    select
}

#[derive(Clone)]
struct Change {
    id: i64,
    was: String,
    now: String,
    hash: Option<String>,
}

/// What a row's value becomes; `None` where it stays, or cannot be opened.
fn anew(sealed: &Sealed, secrets: &Secrets, row: &QueryResult, shut: &mut Vec<String>) -> Result<Option<Change>> {
    let (id, was): (i64, String) = (row.try_get_by_index(0)?, row.try_get_by_index(1)?);
    let place = Place::of(sealed.table, sealed.column, id);
    let change = |now: String, hash: Option<String>| Change { id, was: was.clone(), now, hash };
    Ok(match sealed.holds {
        Contents::Value => match secrets.open(&place, &was) {
            Some(value) => {
                Some(change(secrets.seal(&place, &value), sealed.hash.map(|hash| (hash.of)(secrets, &value))))
            }
            None => {
                shut.push(place.to_string());
                None
            }
        },
        Contents::Form(fields) => {
            let mut json = serde_json::from_str(&was)?;
            sensitive::seal_anew(fields, secrets, &place, &mut json, shut).then(|| change(json.to_string(), None))
        }
        Contents::Marks(fields) => {
            let mut json = serde_json::from_str(&was)?;
            document::forget_sensitive_marks(fields, &mut json).then(|| change(json.to_string(), None))
        }
    })
}
