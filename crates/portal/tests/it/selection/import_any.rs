//! Any sheet of rows can be imported, not only documents: here one of a test's own, through the same calls.

use async_trait::async_trait;
use platform::access::Routes;
use platform::db::Tx;
use platform::document::Actor;
use platform::http::Result;
use platform::import::{self, Sheet};
use platform::{Form, setting};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::import::book;
use crate::fileservice::Parts;
use crate::support::number;

#[derive(Clone, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
struct Person {
    #[field("用户名", max = 10, required)]
    login: String,
    #[field("手机", phone, submit)]
    phone: Option<String>,
    #[field("序号", low = 1)]
    place: Option<i32>,
}

struct People;

#[async_trait]
impl Sheet for People {
    type Row = Person;

    const KIND: &'static str = "testPeople";
    const NAME: &'static str = "人员";
    const MAX_ROWS: usize = 9;

    fn key(row: &Person) -> Option<String> {
        Some(row.login.clone())
    }

    async fn check(_tx: &Tx, _actor: &Actor, rows: &[Person]) -> Result<Vec<(usize, String, String)>> {
        let taken = rows.iter().enumerate().filter(|(_, row)| row.login == "admin");
        Ok(taken.map(|(index, _)| (index, "login".into(), "用户名已存在".into())).collect())
    }

    async fn take(tx: &Tx, _actor: &Actor, rows: Vec<Person>) -> Result<usize> {
        for row in &rows {
            setting::put(tx, &format!("imported.{}", row.login), row.phone.as_deref().unwrap_or_default()).await?;
            // Half-way through the work.
            if row.login == "broken" {
                return Err(platform::http::texts::COMMON_STATE.into());
            }
        }
        Ok(rows.len())
    }
}

const TAKEN: &str = "SELECT count(*) FROM setting WHERE name LIKE 'imported.%'";

async fn client(app: &TestApp) -> Client {
    let import = import::endpoints::<People>("/api/people", &["offerStore_create"]);
    let routes = import.into_iter().fold(Routes::service("admin"), Routes::route);
    app.anon_of(routes).with_token(app.login("200001", "admin").await.token())
}

async fn checked(client: &Client, rows: &[[&str; 3]]) -> Value {
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect();
    let call = Parts::default().file("a.xlsx", "", &book(&rows)).post(client, "admin/api/people/import/validate");
    call.await.ok().json()
}

const TITLES: [&str; 3] = ["用户名*", "手机*", "序号"];

#[tokio::test]
async fn rows_are_compared_with_each_other_and_with_the_database() {
    let app = TestApp::new().await;
    let client = client(&app).await;
    let phone = "13800000099";
    let rows = [
        TITLES,
        ["zhang", phone, "1"],
        // More than the field can hold: the row is no form at all, and those after it keep their numbers.
        ["li", phone, "99999999999"],
        ["admin", phone, ""],
        ["zhang", phone, ""],
        ["wang", "123", "0"],
        ["zhao", "", ""],
    ];
    let check = checked(&client, &rows).await;
    let said = |index: usize| -> Vec<Value> { check["rows"][index]["errors"].as_array().cloned().unwrap_or_default() };
    let error = |column: &str, message: &str| json!({ "column": column, "message": message });
    assert_eq!((&check["total"], &check["okCount"]), (&json!(6), &json!(1)));
    assert_eq!(said(1), [error("序号", "第3行【序号】序号格式有误")]);
    assert_eq!(said(2), [error("用户名", "第4行【用户名】用户名已存在")]);
    assert_eq!(said(3), [error("", "第5行与第2行重复")]);
    let two = [error("手机", "第6行【手机】手机号输入格式有误！"), error("序号", "第6行【序号】序号不能小于1")];
    assert_eq!(said(4), two);
    assert_eq!(said(5), [error("手机", "第7行【手机】手机不能为空")]);
}

/// One transaction: all rows or none.
#[tokio::test]
async fn rows_that_fail_on_the_way_leave_nothing() {
    let app = TestApp::new().await;
    let client = client(&app).await;
    let check = checked(&client, &[TITLES, ["first", "13800000099", ""], ["broken", "13800000099", ""]]).await;
    let commit = || {
        let path = format!("admin/api/people/import/{}/commit?mode=ALL_OR_NOTHING", check["batchId"]);
        client.post(&path, json!({}))
    };
    for _ in 0..2 {
        let answer = commit().await;
        assert_eq!((answer.status(), answer.error_key().as_str()), (400, "common.state"), "and it may be tried again");
        assert_eq!(number(&app, TAKEN).await, 0);
    }
    let check = checked(&client, &[TITLES, ["first", "13800000099", ""]]).await;
    let path = format!("admin/api/people/import/{}/commit?mode=ALL_OR_NOTHING", check["batchId"]);
    assert_eq!(client.post(&path, json!({})).await.ok().json(), json!({ "created": 1 }));
    assert_eq!(number(&app, TAKEN).await, 1);
    // A batch of one sheet is none of another.
    let answer = app.login("200001", "admin").await;
    let path = format!("{}/import/{}/error-file", super::APPRS, check["batchId"]);
    assert_eq!(answer.get(&path).await.status(), 404);
}
