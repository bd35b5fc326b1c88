//! Links whose fifteen days are over: nobody signs by them any more, and both sides hear of it.

use platform::App;
use platform::access::Ctx;
use platform::db::Tx;
use platform::http::Result;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde_json::json;

use crate::entity::{BIZ_TYPE, Column, EXPIRED, Entity, Model, NOT_STARTED, VIEWED};
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
    let ended = Entity::update_many()
        .col_expr(Column::Status, EXPIRED.into())
        .col_expr(Column::RowVersion, (row.row_version + 1).into())
        .col_expr(Column::LastModifiedDate, tx.now().into())
        .filter(Column::Id.eq(row.id))
        .filter(Column::RowVersion.eq(row.row_version))
        .exec(tx)
        .await?;
    // Signed or renewed in the meantime.
    if ended.rows_affected == 0 {
        return Ok(());
    }
    tx.audit(|note| {
        note.biz_type = BIZ_TYPE;
        note.biz_id = Some(row.id);
        note.before = Some(json!({ "status": row.status }));
        note.after = Some(json!({ "status": EXPIRED }));
    });
    notices::tell(tx, app, row, label, "SIGN_EXPIRED").await
}
