//! A file that the program has in hand.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

/// Saved by the browser, under a name that may be Chinese.
pub fn attachment(name: &str, content_type: &'static str, bytes: Vec<u8>) -> Response {
    let encoded = utf8_percent_encode(name, NON_ALPHANUMERIC);
    let disposition = HeaderValue::from_str(&format!("attachment; filename*=UTF-8''{encoded}"));
    let mut response = ([(header::CONTENT_TYPE, content_type)], bytes).into_response();
    if let Ok(disposition) = disposition {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, disposition);
    }
    response
}
