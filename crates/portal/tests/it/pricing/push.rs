//! `GET|POST services/{jd|sn|zkh}/api/prices`: what partners send, signed, and what staff read of it.

use std::time::Duration;

use platform::secret::Secrets;
use pricing::{PushedPrice, make_push};
use serde_json::{Value, json};
use testkit::TestApp;

use super::{ONE, PAGE, days, pushed, seen, send};
use crate::admin::refused;
use crate::support::{number, text};

const REFUSED: &str = "签名无效或已使用";

#[tokio::test]
async fn a_signed_push_is_kept_and_read_by_staff() {
    let app = TestApp::new().await;
    let early = PushedPrice { captured_date: Some(days(&app, -2)), ..seen(&app, ONE, 139.0) };
    let now =
        PushedPrice {
            url: Some(PAGE.into()), store_name: Some("花植官方旗舰店".into()), ..seen(&app, ONE, 129.9)
        };
    let answer = pushed(&app, "jd", &[early, seen(&app, ONE, 135.0), now]).await.ok().json();
    assert_eq!(answer, json!({ "taken": 3, "known": 0 }));
    let staff = app.login("100000", "zs1").await;
    let read = |channel: &'static str| {
        let staff = &staff;
        async move { staff.get(&format!("{channel}/api/prices?barcode={ONE}")).await.ok().json() }
    };
    let rows = read("jd").await;
    let prices: Vec<&Value> = rows.as_array().into_iter().flatten().map(|row| &row["price"]).collect();
    assert_eq!(prices, [&json!(129.9), &json!(135.0)], "the last of each place");
    assert_eq!((&rows[0]["channel"], &rows[0]["url"]), (&json!("jd"), &json!(PAGE)));
    assert_eq!(rows[0]["capturedDate"], days(&app, 0).to_string());
    assert_eq!(read("sn").await, json!([]));
    assert_eq!(number(&app, "SELECT count(*) FROM channel_price WHERE barcode = '6901234599015'").await, 3, "history");
    let entry = "SELECT after_json FROM audit_log WHERE event = 'price.push' ORDER BY id DESC LIMIT 1";
    assert_eq!(text(&app, entry).await, r#"{"channel":"jd","taken":3,"known":0}"#);
}

/// Sending again does no harm: what is known is not kept twice, and an older price does not become the last one.
#[tokio::test]
async fn a_price_is_kept_once() {
    let app = TestApp::new().await;
    let price = seen(&app, ONE, 129.0);
    let older = PushedPrice { captured_date: Some(days(&app, -1)), ..seen(&app, ONE, 99.0) };
    pushed(&app, "jd", std::slice::from_ref(&price)).await.ok();
    let again = pushed(&app, "jd", &[price.clone(), older, price]).await.ok().json();
    assert_eq!(again, json!({ "taken": 1, "known": 2 }));
    let staff = app.login("100000", "zs1").await;
    let rows = staff.get(&format!("jd/api/prices?barcode={ONE}")).await.ok().json();
    assert_eq!((rows.as_array().map(Vec::len), &rows[0]["price"]), (Some(1), &json!(129.0)));
}

/// One use, one minute, one channel, one body.
#[tokio::test]
async fn nothing_but_the_partners_own_words_is_taken() {
    let app = TestApp::new().await;
    let make =
        |channel: &str| make_push(&app.secrets, app.clock(), channel, &[seen(&app, ONE, 129.0)]).expect("a push");
    let (signature, body) = make("jd");
    send(&app, "jd", &signature, body.clone()).await.ok();
    refused(&send(&app, "jd", &signature, body).await, 401, "price.push", REFUSED);
    let (signature, body) = make("jd");
    refused(&send(&app, "sn", &signature, body.clone()).await, 401, "price.push", REFUSED);
    refused(&send(&app, "jd", "", body.clone()).await, 401, "price.push", REFUSED);
    refused(&send(&app, "jd", &"0".repeat(64), body.clone()).await, 401, "price.push", REFUSED);
    let changed = String::from_utf8(body.clone()).expect("text").replace("129", "1");
    refused(&send(&app, "jd", &signature, changed).await, 401, "price.push", REFUSED);
    app.clock().shift(Duration::from_secs(61));
    refused(&send(&app, "jd", &signature, body).await, 401, "price.push", REFUSED);
    assert_eq!(number(&app, "SELECT count(*) FROM channel_price WHERE source = 'API'").await, 1);
    // A key of another portal, and a portal without one.
    let other = Secrets::new("m", Some("another partner".into()));
    let (signature, body) = make_push(&other, app.clock(), "jd", &[seen(&app, ONE, 1.0)]).expect("a push");
    refused(&send(&app, "jd", &signature, body).await, 401, "price.push", REFUSED);
    let closed = TestApp::with_parts(|parts| parts.secrets = Secrets::new("m", None)).await;
    let (signature, body) = make("jd");
    refused(&send(&closed, "jd", &signature, body).await, 401, "price.push", REFUSED);
}

/// Amounts, barcodes and days are checked at their places, and a push has an end.
#[tokio::test]
async fn a_push_is_checked_like_any_form() {
    let app = TestApp::new().await;
    let wrong = |change: fn(&mut PushedPrice)| {
        let mut price = seen(&app, ONE, 129.0);
        change(&mut price);
        price
    };
    let cases: [(&str, PushedPrice); 5] = [
        ("prices[0].barcode", wrong(|price| price.barcode = "6901234599016".into())),
        ("prices[0].price", wrong(|price| price.price = Some(platform::money::Money(0)))),
        ("prices[0].price", wrong(|price| price.price = None)),
        (
            "prices[0].capturedDate",
            wrong(|price| price.captured_date = price.captured_date.map(|day| day.plus_days(1))),
        ),
        ("prices[0].url", wrong(|price| price.url = Some("javascript:alert(1)".into()))),
    ];
    for (field, price) in cases {
        let answer = pushed(&app, "jd", &[price]).await;
        assert_eq!((answer.status(), &answer.json()["fieldErrors"][0]["field"]), (400, &json!(field)));
    }
    let many = vec![seen(&app, ONE, 129.0); 501];
    assert_eq!(pushed(&app, "jd", &many).await.status(), 400);
    assert_eq!(pushed(&app, "jd", &[]).await.status(), 400);
    assert_eq!(number(&app, "SELECT count(*) FROM channel_price WHERE source = 'API'").await, 0);
}
