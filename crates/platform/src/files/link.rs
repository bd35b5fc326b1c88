//! Short links: whoever was allowed to see a file may fetch it for half an hour, without a session.

use std::time::Duration;

use crate::app::App;
use crate::clock::Timestamp;
use crate::secret::same;

pub const LIFE: Duration = Duration::from_secs(30 * 60);

const PURPOSE: &str = "file.read";

pub fn expiry(app: &App) -> Timestamp {
    app.clock().now().plus(LIFE)
}

pub fn signed(app: &App, key: &str) -> String {
    let expires = expiry(app).0 / 1000;
    format!("{}?exp={expires}&sig={}", public(key), signature(app, key, expires))
}

/// Of a file that everybody may read, for good.
pub fn public(key: &str) -> String {
    format!("/services/fileservice/api/files/{key}")
}

pub fn is_valid(app: &App, key: &str, expires: i64, sig: &str) -> bool {
    let in_time = expires.checked_mul(1000).is_some_and(|at| app.clock().now().0 < at);
    in_time && same(signature(app, key, expires).as_bytes(), sig.as_bytes())
}

fn signature(app: &App, key: &str, expires: i64) -> String {
    app.secrets.keyed_hash(PURPOSE, &format!("{key}\n{expires}"))
}
