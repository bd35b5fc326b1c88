//! What the schedule has to say about the acts of others.

use std::collections::HashMap;

use offer::{Changing, NextShow, NextShows, Offer, STOP};
use platform::App;
use platform::db::Tx;
use platform::document::Ended;
use platform::http::Result;
use platform::workflow::Event;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::entity::item::{Column, Entity, Model};
use crate::entity::session;
use crate::items::{CONFIRMED, PROPOSED, REMOVED};
use crate::session_rules::is_changeable;
use crate::supply;
use crate::texts;

/// What is about to be shown stays as it is.
pub async fn is_not_fixed(_app: App, tx: Tx, Changing { offer_id }: Changing) -> Result<()> {
    let item = open(&tx, offer_id).await?.into_iter().find(|item| item.status == CONFIRMED);
    let Some(item) = item else { return Ok(()) };
    let session = session::Entity::find_by_id(item.session_id).one(&tx).await?;
    let fixed = session.is_some_and(|session| !is_changeable(tx.now(), session.start_at));
    if fixed { Err(texts::OFFER_LOCK.into()) } else { Ok(()) }
}

/// What is no longer offered loses its place.
pub async fn offer_ended(_app: App, tx: Tx, ended: Ended<Offer>) -> Result<()> {
    match ended.by {
        Event::BdCancel | STOP => give_up_place(&tx, ended.id).await,
        _ => Ok(()),
    }
}

/// The first place that each of them has from today on.
pub async fn next_shows(app: App, NextShows(offer_ids): NextShows) -> Result<HashMap<i64, NextShow>> {
    let db = app.db.read();
    let places = Entity::find()
        .filter(Column::OfferId.is_in(offer_ids))
        .filter(Column::Status.is_in([PROPOSED, CONFIRMED]))
        .filter(Column::ShowDate.gte(app.clock().today()))
        .order_by_desc(Column::ShowDate)
        .all(db)
        .await?;
    let ids = places.iter().map(|item| item.session_id);
    let sessions = session::Entity::find().filter(session::Column::Id.is_in(ids)).all(db).await?;
    let titles: HashMap<i64, String> = sessions.into_iter().map(|session| (session.id, session.title)).collect();
    let show = |Model { session_id, offer_id, show_date, .. }: Model| {
        (offer_id, NextShow { session_id, show_date, title: titles.get(&session_id).cloned().unwrap_or_default() })
    };
    // Of several the last one stays, which is the nearest.
    Ok(places.into_iter().map(show).collect())
}

async fn open(tx: &Tx, offer_id: i64) -> Result<Vec<Model>> {
    let open = Entity::find().filter(Column::OfferId.eq(offer_id));
    Ok(open.filter(Column::Status.is_in([PROPOSED, CONFIRMED])).all(tx).await?)
}

/// Its owner hears of the end from the act itself.
async fn give_up_place(tx: &Tx, offer_id: i64) -> Result<()> {
    for item in open(tx, offer_id).await? {
        let gone = Entity::update_many()
            .col_expr(Column::Status, REMOVED.into())
            .col_expr(Column::RemoveReason, "报品已终止".into())
            .col_expr(Column::LastModifiedDate, tx.now().into())
            .col_expr(Column::RowVersion, Expr::col(Column::RowVersion).add(1))
            .filter(Column::Id.eq(item.id));
        gone.exec(tx).await?;
        Entity::update_many()
            .col_expr(Column::Seq, Expr::col(Column::Seq).sub(1))
            .filter(Column::SessionId.eq(item.session_id))
            .filter(Column::Seq.gt(item.seq))
            .exec(tx)
            .await?;
        session::Entity::update_many()
            .col_expr(session::Column::RowVersion, Expr::col(session::Column::RowVersion).add(1))
            .filter(session::Column::Id.eq(item.session_id))
            .exec(tx)
            .await?;
        supply::forget(tx, &[item.id]).await?;
        if item.status == CONFIRMED {
            offer::airing::unschedule(tx, &[item.offer_id]).await?;
        }
    }
    Ok(())
}
