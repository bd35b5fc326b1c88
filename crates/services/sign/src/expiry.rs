//! Links whose fifteen days are over: nobody signs by them any more, and both sides hear of it.

use platform::App;
use platform::access::Ctx;
use platform::db::Tx;
use platform::http::Result;
use sea_orm::ActiveValue::Set;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde_json::json;

use crate::entity::{ActiveModel, BIZ_TYPE, Column, EXPIRED, Entity, Model, NOT_STARTED, VIEWED};
use crate::notices;

pub async fn run(app: App) -> Result<String> {
    let over = Entity::find()
        .filter(Column::Status.is_in([NOT_STARTED, VIEWED]))
        .filter(Column::ExpireDate.lte(app.clock().now()))
        .all(app.db.read())
        .await?;
    let many = over.len();
    for row in over {
        let label = notices::label_of(&app, &row).await?;
        let job = |tx: Tx, (app, row, label): (App, Model, String)| async move { end(&tx, &app, &row, &label).await };
        app.db.write(&Ctx::system("companySign.expired"), (app.clone(), row, label), job).await?;
    }
    Ok(format!("{many} 份协议签署超期"))
}

async fn end(tx: &Tx, app: &App, row: &Model, label: &str) -> Result<()> {
    let ended = ActiveModel { status: Set(EXPIRED.into()), ..Default::default() };
    // Signed or renewed in the meantime.
    if !tx.try_update(row.id, row.row_version, ended).await? {
        return Ok(());
    }
    tx.audit(|entry| {
        entry.biz_type = BIZ_TYPE;
        entry.biz_id = Some(row.id);
        entry.before = Some(json!({ "status": row.status }));
        entry.after = Some(json!({ "status": EXPIRED }));
    });
    notices::tell(tx, app, row, label, "SIGN_EXPIRED").await
}
