//! The built web app, embedded. Text files carry their brotli form from the build, so nothing is compressed twice.

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use axum::Router;
use axum::body::Bytes;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use platform::App;
use platform::http::Problem;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

const INDEX: &str = "index.html";
const TEXTS: &str = "i18n/zh-cn.json";

/// The page reads its profile from here; the build writes the harmless one.
const PROFILE: &str = r#"name="portal-profile" content="production""#;
const DEMO_PROFILE: &str = r#"name="portal-profile" content="demo""#;

/// Names under `assets/` change with their content.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_EACH_TIME: &str = "no-cache";

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

pub struct Assets {
    files: HashMap<String, Asset>,
}

struct Asset {
    plain: Bytes,
    brotli: Option<Bytes>,
    content_type: &'static str,
    cache: &'static str,
    etag: HeaderValue,
}

impl Assets {
    /// What the build embedded, or `web_dir` in its place, with the page's profile and the operator's own texts, if
    /// there are any.
    pub fn load(demo: bool, web_dir: Option<&Path>, i18n_dir: Option<&Path>) -> Result<Self> {
        let files = match web_dir {
            Some(folder) => in_folder(folder).with_context(|| format!("cannot read {}", folder.display()))?,
            None => Dist::iter()
                .filter_map(|name| Some((name.clone().into_owned(), bytes(Dist::get(&name)?.data))))
                .collect(),
        };
        let mut assets = Self::from_files(files, demo)?;
        if let Some(path) = i18n_dir.map(|folder| folder.join("zh-cn.json")).filter(|path| path.is_file()) {
            let texts = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            serde_json::from_slice::<HashMap<String, String>>(&texts)
                .with_context(|| format!("{} is no JSON object of texts", path.display()))?;
            assets.files.insert(TEXTS.into(), Asset::new(TEXTS, texts.into(), None)?);
        }
        Ok(assets)
    }

    fn from_files(mut raw: HashMap<String, Bytes>, demo: bool) -> Result<Self> {
        if let Some(index) = raw.get_mut(INDEX).filter(|_| demo) {
            let page = std::str::from_utf8(index)?;
            anyhow::ensure!(page.contains(PROFILE), "index.html has no place for the profile");
            *index = page.replacen(PROFILE, DEMO_PROFILE, 1).into();
        }
        let names = raw.keys().filter(|name| !name.ends_with(".br")).cloned().collect::<Vec<_>>();
        let mut files = HashMap::new();
        for name in names {
            // The page differs from what the build compressed; the outer layer compresses it as it goes.
            let brotli = raw.get(&format!("{name}.br")).filter(|_| name != INDEX).cloned();
            if let Some(plain) = raw.get(&name) {
                files.insert(name.clone(), Asset::new(&name, plain.clone(), brotli)?);
            }
        }
        Ok(Self { files })
    }

    /// A route per file at the top and per folder, so that measurements are not split by every chunk's name.
    pub fn router(self) -> Router<App> {
        let mut routes: Vec<String> = self
            .files
            .keys()
            .map(|name| match name.split_once('/') {
                Some((folder, _)) => format!("/{folder}/{{*file}}"),
                None => format!("/{name}"),
            })
            .collect();
        routes.push("/".into());
        routes.sort();
        routes.dedup();
        let assets = Arc::new(self);
        routes.into_iter().fold(Router::new(), |router, route| {
            let assets = assets.clone();
            router.route(&route, get(async move |request: Request| assets.answer(&request)))
        })
    }

    fn answer(&self, request: &Request) -> Response {
        let name = match request.uri().path().trim_start_matches('/') {
            "" => INDEX,
            name => name,
        };
        match self.files.get(name) {
            Some(asset) => asset.answer(request.headers()),
            None => Problem::not_found().into_response(),
        }
    }
}

impl Asset {
    fn new(name: &str, plain: Bytes, brotli: Option<Bytes>) -> Result<Self> {
        // Weak: the same content may travel compressed or not.
        let etag = format!("W/\"{}\"", &hex::encode(Sha256::digest(&plain))[..32]);
        let cache = if name.starts_with("assets/") { FOR_EVER } else { ASK_EACH_TIME };
        Ok(Self { plain, brotli, content_type: content_type(name), cache, etag: etag.try_into()? })
    }

    fn answer(&self, request: &HeaderMap) -> Response {
        let mut response = match (self.is_known(request), &self.brotli) {
            (true, _) => StatusCode::NOT_MODIFIED.into_response(),
            (false, Some(brotli)) if accepts_brotli(request) => {
                ([(header::CONTENT_ENCODING, "br")], brotli.clone()).into_response()
            }
            (false, _) => self.plain.clone().into_response(),
        };
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.content_type));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(self.cache));
        headers.insert(header::ETAG, self.etag.clone());
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        response
    }

    fn is_known(&self, request: &HeaderMap) -> bool {
        let known = request.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
        let own = self.etag.to_str().map(opaque).unwrap_or_default();
        known.split(',').any(|tag| tag.trim() == "*" || opaque(tag) == own)
    }
}

fn accepts_brotli(request: &HeaderMap) -> bool {
    let accepted = request.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let refused = weight.trim().trim_start_matches("q=").parse::<f32>().is_ok_and(|weight| weight == 0.0);
        name.trim().eq_ignore_ascii_case("br") && !refused
    })
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("wasm") => "application/wasm",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Every file below a folder, by its path from there.
fn in_folder(folder: &Path) -> std::io::Result<HashMap<String, Bytes>> {
    let mut files = HashMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(name) = path.strip_prefix(folder) {
                files.insert(name.to_string_lossy().into_owned(), std::fs::read(&path)?.into());
            }
        }
    }
    Ok(files)
}

fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => data.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(demo: bool) -> Assets {
        let page = format!("<html><meta {PROFILE} /></html>");
        let files = [
            (INDEX, page.as_str()),
            ("index.html.br", "of another page"),
            ("assets/app-1a2b.js", "plain"),
            ("assets/app-1a2b.js.br", "packed"),
            ("sw.js", "worker"),
        ];
        let files = files.into_iter().map(|(name, text)| (name.to_owned(), Bytes::from(text.to_owned())));
        Assets::from_files(files.collect(), demo).expect("assets")
    }

    fn ask(assets: &Assets, path: &str, headers: &[(&'static str, &str)]) -> Response {
        let mut request = Request::builder().uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        assets.answer(&request.body(axum::body::Body::empty()).expect("a request"))
    }

    fn header<'a>(response: &'a Response, name: &str) -> &'a str {
        response.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    async fn text(response: Response) -> String {
        let bytes = axum::body::to_bytes(response.into_body(), 10_000).await.expect("a body");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    #[tokio::test]
    async fn a_hashed_file_travels_packed_to_those_who_can_unpack_it() {
        let assets = sample(false);
        let packed = ask(&assets, "/assets/app-1a2b.js", &[("accept-encoding", "gzip, br;q=0.9")]);
        assert_eq!(header(&packed, "content-encoding"), "br");
        assert_eq!(header(&packed, "cache-control"), FOR_EVER);
        assert_eq!(header(&packed, "vary"), "accept-encoding");
        assert_eq!(header(&packed, "content-type"), "text/javascript; charset=utf-8");
        assert_eq!(text(packed).await, "packed");
        for refusing in ["gzip", "br;q=0", "brx", ""] {
            let plain = ask(&assets, "/assets/app-1a2b.js", &[("accept-encoding", refusing)]);
            assert_eq!(header(&plain, "content-encoding"), "", "{refusing}");
            assert_eq!(text(plain).await, "plain", "{refusing}");
        }
    }

    #[tokio::test]
    async fn the_page_tells_its_profile_and_never_an_old_packed_form() {
        for (demo, profile) in [(false, PROFILE), (true, DEMO_PROFILE)] {
            let page = ask(&sample(demo), "/", &[("accept-encoding", "br")]);
            assert_eq!(header(&page, "cache-control"), ASK_EACH_TIME);
            assert_eq!(header(&page, "content-encoding"), "");
            assert!(text(page).await.contains(profile));
        }
    }

    #[tokio::test]
    async fn an_unchanged_file_is_not_sent_again() {
        let assets = sample(false);
        let etag = header(&ask(&assets, "/sw.js", &[]), "etag").to_owned();
        for known in [etag.clone(), format!("\"x\", {etag}"), "*".into(), etag.trim_start_matches("W/").into()] {
            let answer = ask(&assets, "/sw.js", &[("if-none-match", &known)]);
            assert_eq!(answer.status(), StatusCode::NOT_MODIFIED, "{known}");
            assert_eq!(text(answer).await, "");
        }
        assert_eq!(ask(&assets, "/sw.js", &[("if-none-match", "\"x\"")]).status(), StatusCode::OK);
        assert_eq!(ask(&assets, "/index.html", &[("if-none-match", &etag)]).status(), StatusCode::OK);
    }

    #[tokio::test]
    async fn a_folder_serves_in_the_place_of_what_is_embedded() {
        let folder = std::env::temp_dir().join(format!("portal-{}", uuid::Uuid::new_v4()));
        std::fs::create_dir_all(folder.join("assets")).expect("a folder");
        std::fs::write(folder.join(INDEX), "a page").expect("a file");
        std::fs::write(folder.join("assets/app.js"), "a script").expect("a file");
        let assets = Assets::load(false, Some(&folder), None).expect("assets");
        assert_eq!(assets.files.len(), 2);
        assert_eq!(text(ask(&assets, "/assets/app.js", &[])).await, "a script");
        std::fs::remove_dir_all(&folder).expect("removed");
        assert!(Assets::load(false, Some(&folder), None).is_err());
    }

    #[tokio::test]
    async fn an_operator_may_replace_the_texts_by_whole_ones() {
        let folder = std::env::temp_dir().join(format!("portal-{}", uuid::Uuid::new_v4()));
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("zh-cn.json"), r#"{"a":"甲"}"#).expect("a file");
        let assets = Assets::load(false, None, Some(&folder)).expect("assets");
        assert_eq!(text(ask(&assets, "/i18n/zh-cn.json", &[("accept-encoding", "br")])).await, r#"{"a":"甲"}"#);
        std::fs::write(folder.join("zh-cn.json"), r#"{"a":"#).expect("a file");
        assert!(Assets::load(false, None, Some(&folder)).is_err());
        std::fs::remove_dir_all(folder).expect("removed");
    }

    #[test]
    fn a_page_without_a_place_for_the_profile_is_noticed() {
        let page = HashMap::from([(INDEX.to_owned(), Bytes::from_static(b"<html></html>"))]);
        assert!(Assets::from_files(page, true).is_err());
    }
}
