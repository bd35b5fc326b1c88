//! Captcha pictures: four characters, two minutes, used up by the first compare, right or wrong.

use std::time::Duration;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use platform::App;
use platform::access::{Ctx, Endpoint, get, throttle};
use platform::db::Tx;
use platform::http::{Params, Problem, Result};
use platform::secret::Place;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde::Deserialize;
use uuid::Uuid;

use crate::captcha_picture::draw;
use crate::entity::captcha_ticket;
use crate::texts;

const LIFE: Duration = Duration::from_secs(120);

/// Pictures per network and minute: enough for a family behind one address, too few to fill the table.
const PER_MINUTE: u64 = 60;
pub fn endpoint() -> Endpoint {
    get("/api/verification", picture)
        .summary("图形验证码")
        .public("a picture of letters that belongs to nobody")
        .needs("uuid", "图形验证码编号")
        .param("t", "时间戳")
        .answers_file("image/png")
}

#[derive(Deserialize)]
struct Query {
    uuid: String,
}

async fn picture(State(app): State<App>, ctx: Ctx, Params(query): Params<Query>) -> Result<Response> {
    let uuid = parse_uuid(&query.uuid).ok_or_else(|| Problem::filled(texts::COMMON_BAD_QUERY, &[("name", "uuid")]))?;
    // Before anything is drawn: whoever asks too often costs nothing but this question.
    let bucket = app.secrets.keyed_hash("captcha", &ctx.network());
    let over = app.db.technical(bucket, |tx, bucket| async move {
        throttle::is_over(&tx, &bucket, PER_MINUTE, Duration::from_secs(60)).await
    });
    if over.await? {
        return Err(texts::COMMON_TOO_MANY.into());
    }
    let drawn = tokio::task::spawn_blocking(draw).await.map_err(Problem::internal)?;
    let (answer, png) = drawn.ok_or_else(|| Problem::internal("no captcha picture"))?;
    let ticket = (uuid.clone(), app.secrets.seal(&place(&uuid), &answer));
    app.db.technical(ticket, |tx, (uuid, answer)| async move { store(&tx, uuid, answer).await }).await?;
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, png).into_response())
}

/// True once at most: the ticket is gone afterwards, whatever was typed.
pub async fn compare(tx: &Tx, app: &App, uuid: Option<&str>, typed: Option<&str>) -> Result<bool> {
    let (Some(uuid), Some(typed)) = (uuid.and_then(parse_uuid), typed) else { return Ok(false) };
    let ticket = captcha_ticket::Entity::find_by_id(uuid.clone()).one(tx).await?;
    let gone = captcha_ticket::Entity::delete_by_id(uuid).exec(tx).await?;
    let Some(ticket) = ticket.filter(|ticket| gone.rows_affected == 1 && ticket.expire_date > tx.now()) else {
        return Ok(false);
    };
    let answer = app.secrets.open(&place(&ticket.uuid), &ticket.answer).unwrap_or_default();
    Ok(!answer.is_empty() && answer.eq_ignore_ascii_case(typed.trim()))
}

/// What the picture shows, for the demo's developers.
pub async fn answer(app: &App, uuid: &str) -> Result<Option<String>> {
    let ticket = captcha_ticket::Entity::find_by_id(uuid.to_owned()).one(app.db.read()).await?;
    Ok(ticket.and_then(|ticket| app.secrets.open(&place(&ticket.uuid), &ticket.answer)))
}

pub async fn purge(app: &App) -> Result<u64> {
    app.db
        .technical((), |tx, ()| async move {
            let old = captcha_ticket::Entity::delete_many().filter(captcha_ticket::Column::ExpireDate.lt(tx.now()));
            Ok(old.exec(&tx).await?.rows_affected)
        })
        .await
}

fn place(uuid: &str) -> Place {
    Place::of("captcha_ticket", "answer", uuid)
}

async fn store(tx: &Tx, uuid: String, answer: String) -> Result<()> {
    let ticket =
        captcha_ticket::ActiveModel { uuid: Set(uuid), answer: Set(answer), expire_date: Set(tx.now().plus(LIFE)) };
    let renew = OnConflict::column(captcha_ticket::Column::Uuid)
        .update_columns([captcha_ticket::Column::Answer, captcha_ticket::Column::ExpireDate])
        .to_owned();
    captcha_ticket::Entity::insert(ticket).on_conflict(renew).exec_without_returning(tx).await?;
    Ok(())
}

/// Written one way, so that one ticket has one name.
fn parse_uuid(text: &str) -> Option<String> {
    Uuid::try_parse(text.trim()).ok().map(|uuid| uuid.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_uuid_names_a_ticket() {
        assert!(parse_uuid("7f3c6c0e-1c59-4c62-9d0c-0a8f3b6f2b11").is_some());
        for wrong in ["", "1", "../../x", "7f3c6c0e-1c59-4c62-9d0c-0a8f3b6f2b11x"] {
            assert_eq!(parse_uuid(wrong), None, "{wrong}");
        }
    }
}
