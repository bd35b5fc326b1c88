//! Captcha pictures: four characters, two minutes, used up by the first compare, right or wrong.

use std::io::Cursor;
use std::time::Duration;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use captcha::Captcha;
use captcha::filters::Wave;
use image::imageops::FilterType;
use image::{ImageFormat, Rgb, RgbImage};
use platform::App;
use platform::access::{Ctx, Endpoint, get, throttle};
use platform::db::Tx;
use platform::http::{Params, Problem, Result, texts};
use platform::secret::Place;
use rand::RngExt;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde::Deserialize;
use uuid::Uuid;

use crate::entity::captcha_ticket;

const LIFE: Duration = Duration::from_secs(120);

/// Pictures per network and minute: enough for a family behind one address, too few to fill the table.
const PER_MINUTE: u64 = 60;
const LENGTH: u32 = 4;
const WIDTH: u32 = 120;
const HEIGHT: u32 = 40;
const STROKES: usize = 3;

/// The page's own tint and inks.
const GROUND: Rgb<u8> = Rgb([0xF8, 0xEF, 0xF6]);
const INKS: [Rgb<u8>; 4] =
    [Rgb([0x5E, 0x1F, 0x55]), Rgb([0x7B, 0x2D, 0x70]), Rgb([0x1B, 0x4F, 0x9C]), Rgb([0x0A, 0x62, 0x5C])];

pub fn endpoint() -> Endpoint {
    get("/api/verification", picture)
        .says("图形验证码")
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
    let drawn = tokio::task::spawn_blocking(draw).await.map_err(Problem::internal)?;
    let (answer, png) = drawn.ok_or_else(|| Problem::internal("no captcha picture"))?;
    let bucket = app.secrets.keyed_hash("captcha", &ctx.network());
    let answer = app.secrets.seal(&place(&uuid), &answer);
    app.db
        .technical((uuid, answer, bucket), |tx, (uuid, answer, bucket)| async move {
            if throttle::is_over(&tx, &bucket, PER_MINUTE, Duration::from_secs(60)).await? {
                return Err(texts::COMMON_TOO_MANY.into());
            }
            store(&tx, uuid, answer).await
        })
        .await?;
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, png).into_response())
}

/// True once at most: the ticket is gone afterwards, whatever was typed.
pub async fn compare(tx: &Tx, app: &App, uuid: Option<&str>, typed: Option<&str>) -> Result<bool> {
    let (Some(uuid), Some(typed)) = (uuid.and_then(parse_uuid), typed) else { return Ok(false) };
    let ticket = captcha_ticket::Entity::find_by_id(uuid.clone()).one(&**tx).await?;
    let gone = captcha_ticket::Entity::delete_by_id(uuid).exec(&**tx).await?;
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
            Ok(old.exec(&*tx).await?.rows_affected)
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
    captcha_ticket::Entity::insert(ticket).on_conflict(renew).exec_without_returning(&**tx).await?;
    Ok(())
}

/// Written one way, so that one ticket has one name.
fn parse_uuid(text: &str) -> Option<String> {
    Uuid::try_parse(text.trim()).ok().map(|uuid| uuid.to_string())
}

/// The library bends the letters; we cut them out, give each its own ink and strike them through.
fn draw() -> Option<(String, Vec<u8>)> {
    let mut captcha = Captcha::new();
    captcha
        // Letters and figures that people do not mistake for each other.
        .set_chars(&"ACEFHJKMNPRTWXY34679".chars().collect::<Vec<_>>())
        .add_chars(LENGTH)
        .apply_filter(Wave::new(2.0, 12.0).horizontal())
        .apply_filter(Wave::new(2.0, 14.0).vertical())
        .view(WIDTH * 9 / 5, HEIGHT * 9 / 5);
    let (answer, png) = captcha.as_tuple()?;
    let letters = image::load_from_memory_with_format(&png, ImageFormat::Png).ok()?;
    let letters = letters.resize_exact(WIDTH, HEIGHT, FilterType::Triangle).to_luma8();
    let mut rng = rand::rng();
    let inks: Vec<Rgb<u8>> = (0..LENGTH).map(|_| INKS[rng.random_range(0..INKS.len())]).collect();
    let ink_at = |x: u32| inks[(x * LENGTH / WIDTH) as usize];
    let mut picture =
        RgbImage::from_fn(WIDTH, HEIGHT, |x, y| mix(GROUND, ink_at(x), 255 - letters.get_pixel(x, y).0[0]));
    for _ in 0..STROKES {
        let (height, swing, pace) =
            (rng.random_range(0.25..0.75), rng.random_range(2.0..8.0), rng.random_range(0.03..0.09_f32));
        let ink = INKS[rng.random_range(0..INKS.len())];
        for x in 0..WIDTH {
            let y = HEIGHT as f32 * height + swing * (x as f32 * pace * 2.0).sin();
            if let Some(pixel) = picture.get_pixel_mut_checked(x, y as u32) {
                *pixel = mix(*pixel, ink, 150);
            }
        }
    }
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).ok()?;
    Some((answer, bytes.into_inner()))
}

fn mix(under: Rgb<u8>, over: Rgb<u8>, strength: u8) -> Rgb<u8> {
    let part = |under: u8, over: u8| {
        ((u16::from(under) * (255 - u16::from(strength)) + u16::from(over) * u16::from(strength)) / 255) as u8
    };
    let ([a, b, c], [x, y, z]) = (under.0, over.0);
    Rgb([part(a, x), part(b, y), part(c, z)])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S7-25
    #[test]
    fn a_picture_is_120_by_40_and_its_answer_has_four_characters() {
        let (answer, png) = draw().expect("a captcha");
        assert_eq!(answer.chars().count(), 4);
        let picture = image::load_from_memory(&png).expect("a png");
        assert_eq!((picture.width(), picture.height()), (WIDTH, HEIGHT));
        let dark = picture.to_luma8().pixels().filter(|pixel| pixel.0[0] < 128).count();
        assert!((200..2_400).contains(&dark), "letters, and room between them: {dark} dark pixels");
    }

    #[test]
    fn only_a_uuid_names_a_ticket() {
        assert!(parse_uuid("7f3c6c0e-1c59-4c62-9d0c-0a8f3b6f2b11").is_some());
        for wrong in ["", "1", "../../x", "7f3c6c0e-1c59-4c62-9d0c-0a8f3b6f2b11x"] {
            assert_eq!(parse_uuid(wrong), None, "{wrong}");
        }
    }
}
