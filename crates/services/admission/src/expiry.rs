//! What time does to registrations: T12 closes one that was begun and left for thirty days; what came to nothing keeps no
//! picture of an identity card beyond 180 days.

use std::time::Duration;

use platform::App;
use platform::access::Ctx;
use platform::db::Tx;
use platform::document::{self, Document};
use platform::files;
use platform::http::Result;
use platform::workflow::status::{CANCELLED, CREATED, REJECTED};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, Query};
use serde_json::json;

use crate::join::CompanyJoin;

const DRAFT_LIFE: Duration = Duration::from_secs(30 * 24 * 3600);
const PICTURE_LIFE: Duration = Duration::from_secs(180 * 24 * 3600);
const AT_ONCE: usize = 100;

pub async fn close_drafts(app: &App) -> Result<usize> {
    let old = older_than(app, DRAFT_LIFE, &[CREATED]).await?;
    for id in &old {
        let job = |tx: Tx, (app, id): (App, i64)| async move { document::expire::<CompanyJoin>(&app, &tx, id).await };
        app.db.write(&Ctx::system("company.draftExpiry"), (app.clone(), *id), job).await?;
    }
    Ok(old.len())
}

/// Returns how many pictures went.
pub async fn erase_pictures(app: &App) -> Result<u64> {
    let old = older_than(app, PICTURE_LIFE, &[CREATED, REJECTED, CANCELLED]).await?;
    let mut gone = 0;
    for some in old.chunks(AT_ONCE) {
        let job = |tx: Tx, ids: Vec<i64>| async move {
            let slots: Vec<&str> = files::Slot::sealed().collect();
            let gone = files::erase(&tx, CompanyJoin::KIND.biz_type, &ids, &slots).await?;
            if gone > 0 {
                tx.audit(|entry| {
                    entry.biz_type = CompanyJoin::KIND.biz_type;
                    entry.after = Some(json!({ "erased": gone, "slots": slots, "ids": ids }));
                });
            }
            Ok(gone)
        };
        gone += app.db.write(&Ctx::system("company.pictureErasure"), some.to_vec(), job).await?;
    }
    Ok(gone)
}

/// Registrations in one of these states that nobody has touched for so long.
async fn older_than(app: &App, life: Duration, statuses: &[&str]) -> Result<Vec<i64>> {
    let column = Expr::col::<&str>;
    let old = Query::select()
        .column("id")
        .from("company_join")
        .and_where(column("status").is_in(statuses.iter().copied()))
        .and_where(column("is_deleted").eq(false))
        .and_where(column("last_modified_date").lt(app.clock().now().minus(life)))
        .to_owned();
    let rows = app.db.read().query_all(&old).await?;
    rows.iter().map(|row| Ok(row.try_get("", "id")?)).collect()
}
