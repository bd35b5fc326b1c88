//! What the schedule has to say about the deeds of others.

use platform::db::Tx;
use platform::document::Gate;
use platform::http::{Result, texts};
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use crate::entity::item::{Column, Entity, Model};
use crate::entity::session;
use crate::items::{CONFIRMED, PROPOSED, REMOVED};
use crate::session_rules::is_changeable;
use crate::supply;

pub fn gates() -> Vec<Gate> {
    vec![
        // What is about to be shown stays as it is.
        Gate::new("offer.change", |_app, tx, facts| async move {
            let item = open(&tx, facts["id"].as_i64()).await?.into_iter().find(|item| item.status == CONFIRMED);
            let Some(item) = item else { return Ok(()) };
            let session = session::Entity::find_by_id(item.session_id).one(&*tx).await?;
            let fixed = session.is_some_and(|session| !is_changeable(tx.now(), session.start_at));
            if fixed { Err(texts::OFFER_LOCK.into()) } else { Ok(()) }
        }),
        // What is no longer offered loses its place.
        Gate::new("offer.stop", |_app, tx, facts| async move { leave(&tx, facts["id"].as_i64()).await }),
        Gate::new("offer.bdCancel", |_app, tx, facts| async move { leave(&tx, facts["id"].as_i64()).await }),
    ]
}

async fn open(tx: &Tx, offer_id: Option<i64>) -> Result<Vec<Model>> {
    let open = Entity::find().filter(Column::OfferId.eq(offer_id.unwrap_or_default()));
    Ok(open.filter(Column::Status.is_in([PROPOSED, CONFIRMED])).all(&**tx).await?)
}

/// Its owner hears of the end from the deed itself.
async fn leave(tx: &Tx, offer_id: Option<i64>) -> Result<()> {
    for item in open(tx, offer_id).await? {
        let gone = Entity::update_many()
            .col_expr(Column::Status, REMOVED.into())
            .col_expr(Column::RemoveReason, "报品已终止".into())
            .col_expr(Column::LastModifiedDate, tx.now().into())
            .col_expr(Column::RowVersion, Expr::col(Column::RowVersion).add(1))
            .filter(Column::Id.eq(item.id));
        gone.exec(&**tx).await?;
        Entity::update_many()
            .col_expr(Column::Seq, Expr::col(Column::Seq).sub(1))
            .filter(Column::SessionId.eq(item.session_id))
            .filter(Column::Seq.gt(item.seq))
            .exec(&**tx)
            .await?;
        session::Entity::update_many()
            .col_expr(session::Column::RowVersion, Expr::col(session::Column::RowVersion).add(1))
            .filter(session::Column::Id.eq(item.session_id))
            .exec(&**tx)
            .await?;
        supply::forget(tx, &[item.id]).await?;
        if item.status == CONFIRMED {
            offer::airing::unschedule(tx, &[item.offer_id]).await?;
        }
    }
    Ok(())
}
