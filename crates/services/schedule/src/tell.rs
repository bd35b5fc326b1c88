//! What merchants hear of their places in shows.

use offer::airing;
use platform::db::Tx;
use platform::document::{Actor, Notice, Receiver};
use platform::http::Result;

use crate::entity::{item, session};
use crate::items::BIZ_TYPE;
use crate::view::offer_ids;

/// The owner of each offer: confirmed, changed or removed.
pub async fn owners(
    tx: &Tx,
    actor: &Actor,
    session: &session::Model,
    items: &[item::Model],
    template: &'static str,
) -> Result<()> {
    let offers = airing::find(tx, &offer_ids(items)).await?;
    for item in items {
        let Some(offer) = offers.get(&item.offer_id) else { continue };
        let values = vec![
            ("offerName", offer.title.clone()),
            ("showDate", session.show_date.to_string()),
            ("sessionTitle", session.title.clone()),
            ("scene", actor.dictionaries.label("ShowScheduleScene", &item.scene).to_owned()),
            ("planStock", item.plan_stock.to_string()),
        ];
        let notice = Notice {
            template,
            to: vec![Receiver::User(offer.created_by)],
            values,
            biz_type: BIZ_TYPE,
            biz_id: item.id,
            link: format!("/offer/detail/{}", offer.id),
        };
        actor.app.organisation.notify(tx, notice).await?;
    }
    Ok(())
}
