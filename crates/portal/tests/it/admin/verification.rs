//! `GET /api/verification`: the captcha's picture.

use testkit::TestApp;

use super::{picture, refused};

const UUID: &str = "7f3c6c0e-1c59-4c62-9d0c-0a8f3b6f2b11";

/// S7-25
#[tokio::test]
async fn the_picture_is_a_png_of_120_by_40_that_nobody_keeps() {
    let app = TestApp::new().await;
    let answer = app.anon().get(&format!("admin/api/verification?uuid={UUID}&t=1763164800000")).await.ok();
    assert_eq!(answer.header("content-type"), "image/png");
    assert_eq!(answer.header("cache-control"), "no-store");
    let bytes = answer.bytes();
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let side = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    assert_eq!((side(16), side(20)), (120, 40));
}

/// Only a UUID names a picture, so that nobody chooses what is stored.
#[tokio::test]
async fn only_a_uuid_names_a_picture() {
    let app = TestApp::new().await;
    for query in ["", "?uuid=", "?uuid=1", "?uuid=../../x", "?t=1"] {
        let answer = app.anon().get(&format!("admin/api/verification{query}")).await;
        refused(&answer, 400, "common.badQuery", "查询参数有误：uuid");
    }
}

/// A second picture under the same number makes the first one's answer worthless.
#[tokio::test]
async fn a_new_picture_replaces_the_old_one() {
    let app = TestApp::new().await;
    let shown = async || {
        app.anon().get(&format!("admin/api/verification?uuid={UUID}")).await.ok();
        app.anon().get(&format!("admin/api/dev/last-code?uuid={UUID}")).await.ok().json()["code"].clone()
    };
    let (first, mut second) = (shown().await, shown().await);
    while first == second {
        second = shown().await;
    }
    assert_eq!(crate::support::number(&app, "SELECT count(*) FROM captcha_ticket").await, 1);
}

#[tokio::test]
async fn pictures_are_throttled_by_network() {
    let app = TestApp::new().await;
    picture(&app, &app.anon()).await;
    let bucket = "SELECT bucket FROM throttle_event";
    let bucket = crate::support::text(&app, bucket).await;
    let now = app.clock().now().0;
    for id in 1..60 {
        let row = format!("INSERT INTO throttle_event VALUES ({id}, '{bucket}', false, {now})");
        crate::support::execute(&app, &row).await;
    }
    let over = app.anon().get(&format!("admin/api/verification?uuid={UUID}")).await;
    refused(&over, 429, "common.tooMany", "操作过于频繁，请稍后再试");
    picture(&app, &app.anon().from_ip([10, 0, 0, 2])).await;
}
