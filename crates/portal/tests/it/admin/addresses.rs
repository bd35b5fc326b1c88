use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::refused;

const ADDRESSES: &str = "admin/api/addresses";

fn form(kind: &str, detail: &str) -> Value {
    json!({
        "addressType": kind, "receiver": "周强", "phone": "13800000014", "region": "上海市/上海市/浦东新区",
        "regionCodes": ["310000", "310100", "310115"], "detail": detail,
    })
}

async fn add(user: &Client, kind: &str, detail: &str) -> Value {
    user.post(ADDRESSES, form(kind, detail)).await.with_status(201).json()
}

/// `detail`, with a star for the default.
async fn empty_book() -> TestApp {
    let app = TestApp::people().await;
    crate::support::execute(&app, "DELETE FROM address").await;
    app
}

async fn book(user: &Client, kind: &str) -> Vec<String> {
    let list = user.get(&format!("{ADDRESSES}?addressType={kind}")).await.ok().json();
    let line = |row: &Value| {
        let star = if row["isDefault"] == true { "*" } else { "" };
        format!("{}{star}", row["detail"].as_str().unwrap_or_default())
    };
    list.as_array().into_iter().flatten().map(line).collect()
}

/// S4-09: of each kind there is one default, whatever is added, changed or deleted.
#[tokio::test]
async fn of_each_kind_one_is_the_default() {
    let app = empty_book().await;
    let user = app.login("200001", "admin").await;
    let first = add(&user, "warehouse", "一号仓").await;
    let second = add(&user, "warehouse", "二号仓").await;
    add(&user, "company", "总部").await;
    assert_eq!(book(&user, "warehouse").await, ["一号仓*", "二号仓"]);
    assert_eq!(book(&user, "company").await, ["总部*"]);
    let mut chosen = form("warehouse", "二号仓");
    chosen["isDefault"] = true.into();
    user.put(&format!("{ADDRESSES}?id={}", second["id"]), chosen).await.ok();
    assert_eq!(book(&user, "warehouse").await, ["二号仓*", "一号仓"]);
    // A default is given up only by choosing another.
    let mut given_up = form("warehouse", "二号仓");
    given_up["isDefault"] = false.into();
    user.put(&format!("{ADDRESSES}?id={}", second["id"]), given_up).await.ok();
    assert_eq!(book(&user, "warehouse").await, ["二号仓*", "一号仓"]);
    user.delete(&format!("{ADDRESSES}/{}", second["id"])).await.with_status(204);
    assert_eq!(book(&user, "warehouse").await, ["一号仓*"]);
    user.delete(&format!("{ADDRESSES}/{}", first["id"])).await.with_status(204);
    assert!(book(&user, "warehouse").await.is_empty());
}

/// The company's book is kept by those who keep its data and read by all; a person's own is the person's alone.
#[tokio::test]
async fn a_company_shares_its_addresses_and_a_person_does_not() {
    let app = empty_book().await;
    let user = app.login("200001", "admin").await;
    let shared = add(&user, "company", "总部").await;
    add(&user, "person", "家").await;
    let viewer = app.login("200001", "viewer").await;
    assert_eq!(book(&viewer, "company").await, ["总部*"]);
    assert!(book(&viewer, "person").await.is_empty());
    add(&viewer, "person", "宿舍").await;
    for answer in [
        viewer.post(ADDRESSES, form("company", "别处")).await,
        viewer.put(&format!("{ADDRESSES}?id={}", shared["id"]), form("company", "别处")).await,
        viewer.delete(&format!("{ADDRESSES}/{}", shared["id"])).await,
    ] {
        refused(&answer, 403, "common.forbidden", "没有访问权限");
    }
    let other = app.login("200002", "admin").await;
    assert!(book(&other, "company").await.is_empty());
    let mut wrong = form("office", "总部");
    refused(&user.post(ADDRESSES, wrong.clone()).await, 400, "common.invalid", "地址类型选项无效");
    (wrong["addressType"], wrong["phone"]) = ("company".into(), "123".into());
    assert_eq!(user.post(ADDRESSES, wrong).await.status(), 400);
    let logged = crate::support::text(&app, "SELECT after_json FROM audit_log WHERE event = 'address.create'").await;
    assert!(logged.contains("138****0014") && !logged.contains("13800000014"), "{logged}");
}
