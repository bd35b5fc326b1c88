//! `GET /api/login-logs`: the user's own log, as every list is asked.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{refused, try_login};

async fn list(user: &Client, query: &str) -> (Vec<Value>, String) {
    let answer = user.get(&format!("admin/api/login-logs?{query}")).await.ok();
    (answer.json().as_array().expect("a list").clone(), answer.header("x-total-count").to_owned())
}

/// S9-01, S7-06: 20 by default, pages from zero, the total in a header, links to the other pages.
#[tokio::test]
async fn a_list_comes_in_pages() {
    let app = TestApp::new().await;
    for _ in 0..24 {
        app.login("200001", "admin").await;
    }
    let user = app.login("200001", "admin").await;
    let (first, total) = list(&user, "").await;
    assert_eq!((first.len(), total.as_str()), (20, "25"));
    let (second, total) = list(&user, "page=1").await;
    assert_eq!((second.len(), total.as_str()), (5, "25"));
    assert!(second.iter().all(|row| !first.contains(row)));
    assert_eq!(list(&user, "page=7").await, (Vec::new(), "25".to_owned()));
    let links = user.get("admin/api/login-logs?page=1&size=10").await;
    let links = links.header("link");
    for (page, rel) in [(0, "first"), (0, "prev"), (2, "next"), (2, "last")] {
        let link = format!("</services/admin/api/login-logs?page={page}&size=10>; rel=\"{rel}\"");
        assert!(links.contains(&link), "{links}");
    }
    for (wrong, name) in [("size=101", "size"), ("size=0", "size"), ("page=-1", "page"), ("page=x", "page")] {
        let answer = user.get(&format!("admin/api/login-logs?{wrong}")).await;
        refused(&answer, 400, "common.badQuery", &format!("查询参数有误：{name}"));
    }
}

/// S9-16, S9-03: the criteria of a list.
#[tokio::test]
async fn a_list_is_filtered_and_sorted() {
    let app = TestApp::new().await;
    try_login(&app.anon().from_ip([10, 0, 0, 7]), "200001", "admin", "Wrong@2026").await;
    let user = app.login("200001", "admin").await;
    let today = app.clock().today().to_string();
    for (query, expected) in [
        ("".to_owned(), 2),
        ("result=FAIL".to_owned(), 1),
        ("result.equals=SUCCESS".to_owned(), 1),
        ("result.notEquals=SUCCESS".to_owned(), 1),
        ("result.in=FAIL,SUCCESS".to_owned(), 2),
        ("result.notIn=FAIL,SUCCESS".to_owned(), 0),
        ("ip=0.0.7".to_owned(), 1),
        ("ip.contains=10.0".to_owned(), 1),
        ("ip.contains=%25".to_owned(), 0),
        ("ip.doesNotContain=10.0".to_owned(), 1),
        (format!("createdDate={today}"), 2),
        (format!("createdDate.lessThan={today}"), 0),
        (format!("createdDate.greaterThanOrEqual={today}%2000:00:00&result=FAIL"), 1),
        ("createdDate.specified=false".to_owned(), 0),
        ("result=".to_owned(), 2),
    ] {
        let (rows, total) = list(&user, &query).await;
        assert_eq!((rows.len(), total), (expected, expected.to_string()), "{query}");
    }
    let (rows, _) = list(&user, "sort=createdDate,asc").await;
    let results: Vec<_> = rows.iter().map(|row| row["result"].as_str().unwrap_or_default()).collect();
    assert_eq!(results, ["FAIL", "SUCCESS"]);
    for (wrong, name) in [
        ("accountId=1", "accountId"),
        ("login.contains=a", "login.contains"),
        ("result.like=F", "result.like"),
        ("createdDate.greaterThan=yesterday", "createdDate.greaterThan"),
        ("sort=ip,asc", "sort"),
        ("sort=createdDate,sideways", "sort"),
    ] {
        let answer = user.get(&format!("admin/api/login-logs?{wrong}")).await;
        refused(&answer, 400, "common.badQuery", &format!("查询参数有误：{name}"));
    }
}

/// A row says which door, with what result and why; failed tries of others are there, other people's logins are not.
#[tokio::test]
async fn a_row_tells_door_result_and_reason() {
    let app = TestApp::new().await;
    app.login("200001", "lijing").await;
    app.login("200003", "admin").await;
    try_login(&app.anon().from_ip([10, 0, 0, 7]), "", "200001_admin", "Wrong@2026").await;
    let user = app.login("200001", "admin").await;
    let (rows, _) = list(&user, "").await;
    assert_eq!(rows.len(), 2);
    assert_eq!(rows[0]["result"], "SUCCESS");
    let failed = rows[1].as_object().expect("an object");
    for (name, value) in [
        ("entry", "PASSWORD"),
        ("result", "FAIL"),
        ("reason", "用户名或密码错误"),
        ("ip", "10.0.0.7"),
        ("device", "未知设备"),
    ] {
        assert_eq!(failed[name], json!(value));
    }
    assert_eq!(failed.len(), 7);
    // S9-03
    let time = failed["createdDate"].as_str().expect("a time");
    assert!(platform::Timestamp::parse(time).is_some(), "{time}");
}
