//! Short links: whoever was allowed to see a file may fetch it for half an hour and some minutes, without
//! a session.

use std::time::Duration;

use crate::app::App;
use crate::clock::Timestamp;
use crate::secret::same;

pub const LIFE: Duration = Duration::from_secs(30 * 60);

const GLANCE: Duration = Duration::from_secs(60);

/// Links end at full steps of the clock, in seconds. A page that is read again before the next step shows the same links:
/// the browser has their pictures, and nothing of the page is drawn anew.
const STEP: i64 = 5 * 60;

const PURPOSE: &str = "file.read";

pub fn expiry(app: &App) -> Timestamp {
    let end = app.clock().now().plus(LIFE).0 / 1000;
    Timestamp((end / STEP + 1) * STEP * 1000)
}

/// For one look.
pub fn glance(app: &App) -> Timestamp {
    app.clock().now().plus(GLANCE)
}

pub fn signed(app: &App, key: &str, expiry: Timestamp) -> String {
    let expires = expiry.0 / 1000;
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
