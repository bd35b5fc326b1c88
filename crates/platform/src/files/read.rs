//! Reading: a short link after a check of the row, and the bytes behind a link.

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::entity::file;
use super::refs::address;
use super::shown::{is_kept_back, readable};
use super::small::{self, Small};
use super::{content, link};
use crate::access::{Access, Caller, Endpoint, Tenant, get};
use crate::app::App;
use crate::clock::Timestamp;
use crate::http::{Id, Params, Problem, Result};

pub fn endpoints() -> Vec<Endpoint> {
    vec![
        get("/api/files/{id}/sign-url", sign_url)
            .summary("文件访问链接")
            .access(Access::Session, Tenant::Reach)
            .answers::<SignedUrl>(),
        get("/api/files/{key}", download)
            .summary("读取文件")
            .public("the link carries the proof: its signature was made for whoever might read the file")
            .param("exp", "有效期止")
            .param("sig", "签名")
            .param("side", "128：列表用的小图")
            .answers_file("application/octet-stream"),
    ]
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SignedUrl {
    pub url: String,
    pub expire_date: Timestamp,
}

async fn sign_url(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<SignedUrl>> {
    let file = readable(&app, &caller, &[id]).await?.remove(&id).ok_or_else(Problem::not_found)?;
    Ok(Json(SignedUrl { url: address(&app, &file), expire_date: link::expiry(&app) }))
}

#[derive(Deserialize)]
struct Link {
    exp: Option<String>,
    sig: Option<String>,
    side: Option<String>,
}

/// A link that is wrong, changed or too old leads to nothing, as one to no file does.
async fn download(
    State(app): State<App>,
    Path(key): Path<String>,
    Params(link): Params<Link>,
    headers: HeaderMap,
) -> Result<Response> {
    let expires = link.exp.and_then(|exp| exp.parse().ok()).unwrap_or_default();
    let signed = link::is_valid(&app, &key, expires, &link.sig.unwrap_or_default());
    let mut wanted = file::Entity::find().filter(file::Column::Key.eq(&key));
    if !signed {
        wanted = wanted.filter(file::Column::Public.eq(true));
    }
    let file = wanted.one(app.db.read()).await?.ok_or_else(Problem::not_found)?;
    if link.side.is_some()
        && let Some(small) = small::of(&app, &file).await?
    {
        return Ok(answer_small(&file, small));
    }
    let range = wanted_range(&headers, file.stored_size as u64);
    if let Some(Err(Unsatisfiable)) = range {
        let size = format!("bytes */{}", file.stored_size);
        return Ok((StatusCode::RANGE_NOT_SATISFIABLE, [(header::CONTENT_RANGE, size)]).into_response());
    }
    let range = range.and_then(std::result::Result::ok);
    let found = content::pieces(&app, &file, range.clone()).await?;
    let found = found.ok_or_else(|| Problem::internal("a row without its object"))?;
    let mut response = Response::new(Body::from_stream(found));
    describe(response.headers_mut(), &file);
    let length = match range {
        Some(range) => {
            *response.status_mut() = StatusCode::PARTIAL_CONTENT;
            let part = format!("bytes {}-{}/{}", range.start, range.end - 1, file.stored_size);
            put(response.headers_mut(), header::CONTENT_RANGE, &part);
            range.end - range.start
        }
        None => file.stored_size as u64,
    };
    put(response.headers_mut(), header::CONTENT_LENGTH, &length.to_string());
    Ok(response)
}

fn answer_small(file: &file::Model, small: Small) -> Response {
    let mut response = Response::new(Body::from(small.bytes));
    let headers = response.headers_mut();
    describe(headers, file);
    put(headers, header::CONTENT_TYPE, small.format.content_type());
    put(headers, header::ETAG, &format!("\"{}-{}\"", file.stored_sha256, small::SIDE));
    headers.remove(header::ACCEPT_RANGES);
    response
}

/// Pictures may be shown; anything else is saved, whatever a browser thinks that it is.
fn describe(headers: &mut HeaderMap, file: &file::Model) {
    let shown = file.content_type.starts_with("image/");
    let manner = if shown { "inline" } else { "attachment" };
    let name = utf8_percent_encode(&file.file_name, NON_ALPHANUMERIC);
    let keeping = match (file.public, is_kept_back(file, "")) {
        // Whoever wants to see it again asks again, and that is recorded.
        (_, true) => "no-store",
        (true, _) => "public, max-age=31536000, immutable",
        (false, _) => "private, max-age=1800, immutable",
    };
    put(headers, header::CONTENT_TYPE, &file.content_type);
    put(headers, header::CONTENT_DISPOSITION, &format!("{manner}; filename*=UTF-8''{name}"));
    put(headers, header::CACHE_CONTROL, keeping);
    put(headers, header::ACCEPT_RANGES, "bytes");
    put(headers, header::ETAG, &format!("\"{}\"", file.stored_sha256));
}

fn put(headers: &mut HeaderMap, name: HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        headers.insert(name, value);
    }
}

#[derive(Debug, PartialEq, Eq)]
struct Unsatisfiable;

/// One range, as players ask for it; more than one at a time is answered with the whole.
fn wanted_range(headers: &HeaderMap, size: u64) -> Option<std::result::Result<std::ops::Range<u64>, Unsatisfiable>> {
    let wanted = headers.get(header::RANGE)?.to_str().ok()?.strip_prefix("bytes=")?;
    let (from, to) = wanted.split_once('-')?;
    let range = match (from.trim(), to.trim()) {
        ("", last) => size.saturating_sub(last.parse().ok()?)..size,
        (from, "") => from.parse().ok()?..size,
        (from, to) => from.parse().ok()?..to.parse::<u64>().ok()?.saturating_add(1).min(size),
    };
    Some(if range.is_empty() { Err(Unsatisfiable) } else { Ok(range) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_as_players_write_them() {
        let range = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::RANGE, text.parse().expect("a header"));
            wanted_range(&headers, 100)
        };
        assert_eq!(range("bytes=0-"), Some(Ok(0..100)));
        assert_eq!(range("bytes=10-19"), Some(Ok(10..20)));
        assert_eq!(range("bytes=90-500"), Some(Ok(90..100)));
        assert_eq!(range("bytes=-5"), Some(Ok(95..100)));
        assert_eq!(range("bytes=-500"), Some(Ok(0..100)));
        for beyond in ["bytes=100-", "bytes=5-4", "bytes=-0"] {
            assert_eq!(range(beyond), Some(Err(Unsatisfiable)), "{beyond}");
        }
        for other in ["bytes=0-1,3-4", "items=0-1", "bytes=x-y", "bytes="] {
            assert_eq!(range(other), None, "{other}");
        }
    }
}
