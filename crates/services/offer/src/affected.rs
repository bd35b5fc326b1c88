//! The offers that hang on a certificate, by name, with the show that each is to be in next.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use platform::access::{Caller, Endpoint, Tenant, get};
use platform::http::{Id, Result};
use platform::point::Question;
use platform::{App, Date};
use serde::Serialize;
use utoipa::ToSchema;

use crate::airing::{self, Airing};

pub fn endpoint() -> Endpoint {
    get("/api/vendor/certificates/{id}/offers", affected)
        .summary("证照影响的报品")
        .access(certificate::READ, Tenant::Reach)
        .answers_all::<AffectedOffer>()
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AffectedOffer {
    id: i64,
    offer_code: String,
    offer_name: String,
    status: String,
    live_room: String,
    show_status: String,
    broadcast_restricted: bool,
    next_show: Option<NextShow>,
    row_version: i32,
    actions: Vec<&'static str>,
}

/// Where an offer is to be shown next.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NextShow {
    pub session_id: i64,
    pub title: String,
    pub show_date: Date,
}

/// Which show each of these offers is to be in next; whoever makes the schedule knows.
#[derive(Clone)]
pub struct NextShows(pub Vec<i64>);

impl Question for NextShows {
    type Answer = HashMap<i64, NextShow>;
}

/// Those that are counted wherever the certificate is shown; the next on air first.
async fn affected(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<Vec<AffectedOffer>>> {
    let held = certificate::find(app.db.read(), &app, &caller, id).await?;
    let mut links = certificate::affected(&app, &[held]).await?;
    let ids = Vec::from_iter(links.remove(&id).unwrap_or_default());
    let offers = airing::find_within(app.db.read(), &app.organisation.reach(&caller), &ids).await?;
    let mut shows: HashMap<i64, NextShow> = app.points.ask(&app, NextShows(ids)).await?.into_iter().flatten().collect();
    let row = |offer: Airing| AffectedOffer {
        next_show: shows.remove(&offer.id),
        actions: if caller.has("restrict_set") { vec!["detail", "restrict"] } else { vec!["detail"] },
        id: offer.id,
        offer_code: offer.code,
        offer_name: offer.title,
        status: offer.status,
        live_room: offer.live_room,
        show_status: offer.show_status,
        broadcast_restricted: offer.broadcast_restricted,
        row_version: offer.row_version,
    };
    let mut rows: Vec<AffectedOffer> = offers.into_values().map(row).collect();
    rows.sort_by_key(|row| (row.next_show.is_none(), row.next_show.as_ref().map(|show| show.show_date), row.id));
    Ok(Json(rows))
}
