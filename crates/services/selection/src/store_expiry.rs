//! Authorisations that have ended: the merchant may not sell through the store any more, and is told.

use platform::App;
use platform::access::Ctx;
use platform::db::Tx;
use platform::document::{Notice, Receiver};
use platform::http::{Problem, Result};
use sea_orm::EntityTrait;
use serde_json::json;

use crate::entity::{relation, store};
use crate::points::{AuthExpired, Selling};
use crate::stores::{self, DISABLED, ENABLED, Happening};

pub async fn run(app: App) -> Result<String> {
    let over = stores::expired(app.db.read(), app.clock().today()).await?;
    let many = over.len();
    for row in over {
        let job = |tx: Tx, (app, row): (App, relation::Model)| async move { end(&tx, &app, &row).await };
        app.db.write(&Ctx::system("offerStore.authExpired"), (app.clone(), row), job).await?;
    }
    Ok(format!("{many} 个店铺授权到期"))
}

async fn end(tx: &Tx, app: &App, row: &relation::Model) -> Result<()> {
    let (merchant_id, store_id) = (row.merchant_id, row.store_id);
    if stores::end_relations(tx, merchant_id, store_id).await? == 0 {
        return Ok(());
    }
    // Whoever knows what hangs on the relation (offers on sale, say) acts here.
    app.points.emit(app, tx, AuthExpired(Selling { merchant_id, store_id })).await?;
    stores::point_applications(tx, merchant_id, store_id, None).await?;
    stores::mark_if_unbound(tx, store_id).await?;
    stores::log_event(tx, store_id, merchant_id, Happening::AuthExpired, "系统", "").await?;
    tx.audit(|entry| {
        entry.biz_type = "merchantStoreRelation";
        entry.biz_id = Some(row.id);
        entry.before = Some(json!({ "status": ENABLED }));
        entry.after = Some(json!({ "status": DISABLED }));
    });
    let store = store::Entity::find_by_id(store_id).one(tx).await?.ok_or_else(Problem::not_found)?;
    let contact = app.organisation.party(tx, merchant_id).await?.and_then(|party| party.contact);
    let expire_date = row.end_date.map(|date| date.to_string()).unwrap_or_default();
    let notice = Notice {
        template: "STORE_AUTH_EXPIRED",
        to: std::iter::once(row.created_by).chain(contact.map(|contact| contact.id)).map(Receiver::User).collect(),
        values: vec![("storeName", store.store_name), ("expireDate", expire_date), ("n", "0".into())],
        biz_type: "merchantStoreRelation",
        biz_id: row.id,
        link: "/business/info?tab=store".into(),
    };
    app.organisation.notify(tx, notice).await
}
