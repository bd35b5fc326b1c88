//! Where a call comes from, as the limits see it.

use serde_json::json;
use testkit::{Content, TestApp};

use crate::support::text;

const HEADER: &str = "x-forwarded-for";

async fn behind_a_proxy() -> TestApp {
    let header = Some(HEADER.to_owned());
    TestApp::filled_with_parts(Content::People, |parts| parts.settings.client_ip_header = header).await
}

async fn try_from(app: &TestApp, lines: &[&str]) -> String {
    let form = json!({ "elsAccount": "200001", "username": format!("nobody{}", uuid::Uuid::new_v4()), "password": "Wrong@2026" });
    let call =
        lines.iter().fold(app.anon().post("admin/api/bizAuthenticate", form), |call, line| call.header(HEADER, line));
    call.await;
    text(app, "SELECT ip FROM login_log ORDER BY id DESC LIMIT 1").await
}

/// What a client sends in the header stands before what our own proxy adds, in the same line or in a line of its own.
#[tokio::test]
async fn the_last_line_is_the_one_that_our_proxy_wrote() {
    let app = behind_a_proxy().await;
    assert_eq!(try_from(&app, &["203.0.113.7"]).await, "203.0.113.7");
    assert_eq!(try_from(&app, &["198.51.100.1, 203.0.113.7"]).await, "203.0.113.7");
    assert_eq!(try_from(&app, &["198.51.100.1", "203.0.113.7"]).await, "203.0.113.7");
    assert_eq!(try_from(&app, &["198.51.100.1", "198.51.100.2, 203.0.113.7"]).await, "203.0.113.7");
    // Nonsense is nobody's address.
    assert_eq!(try_from(&app, &["203.0.113.7", "unknown"]).await, "127.0.0.1");
    // Without a proxy the header is anybody's.
    let app = TestApp::people().await;
    assert_eq!(try_from(&app, &["203.0.113.7"]).await, "127.0.0.1");
}

/// Whoever has one address of an IPv6 network has all of them: every limit by network counts the /64.
#[tokio::test]
async fn a_network_of_ipv6_is_counted_as_one() {
    let app = TestApp::people().await;
    let from = |n: u16| app.anon().from_ip([0x2001, 0xdb8, 1, 2, 3, 4, 5, n]);
    let elsewhere = || app.anon().from_ip([0x2001, 0xdb8, 1, 3, 3, 4, 5, 6]);
    let refused_at = async |call: &dyn Fn(u16) -> testkit::Call| {
        for n in 1..=200 {
            if call(n).await.status() == 429 {
                return n;
            }
        }
        0
    };
    let mail = |n: u16| from(n).post("admin/api/account/reset-password", json!({ "mail": format!("a{n}@c2.example") }));
    assert_eq!(refused_at(&mail).await, 21);
    let error = |n: u16| from(n).post("application/api/client-errors", json!({ "message": format!("{n}") }));
    assert!(refused_at(&error).await > 1);
    let picture = |n: u16| from(n).get(&format!("admin/api/verification?uuid={}&t={n}", uuid::Uuid::new_v4()));
    assert!(refused_at(&picture).await > 1);
    let register = |n: u16| {
        let form = json!({ "phone": "13900000001", "code": "000000" });
        from(n).post("admin/api/company-register/verify", form)
    };
    assert!(refused_at(&register).await > 1);
    let phone =
        |n: u16| from(n).post("admin/api/phoneAuthenticate", json!({ "phone": "13900000001", "authCode": "000000" }));
    assert!(refused_at(&phone).await > 1);
    elsewhere().post("admin/api/account/reset-password", json!({ "mail": "b@c2.example" })).await.ok();
}
