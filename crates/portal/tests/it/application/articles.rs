use serde_json::{Value, json};
use testkit::{Client, TestApp};

use crate::admin::refused;
use crate::fileservice::{jpeg, uploaded};
use crate::support::{number, text};

const ARTICLES: &str = "application/api/articles";

fn form(title: &str, must_read: bool) -> Value {
    json!({ "title": title, "category": "NOTICE", "content": "## 通知\n\n今晚停机维护。", "mustRead": must_read })
}

async fn draft(staff: &Client, form: Value) -> Value {
    staff.post(ARTICLES, form).await.with_status(201).json()
}

async fn turn(staff: &Client, id: &Value, deed: &str) -> testkit::Answer {
    staff.post(&format!("{ARTICLES}/{id}/{deed}"), json!({})).await
}

/// S4-06: draft, published, draft again, deleted; and everybody whom it is for is told.
#[tokio::test]
async fn an_article_is_drafted_published_taken_back_and_deleted() {
    let app = TestApp::people().await;
    let staff = app.login("100000", "yy1").await;
    let user = app.login("200001", "lijing").await;
    let made = draft(&staff, form("停机维护", false)).await;
    let id = &made["id"];
    assert_eq!((&made["status"], &made["actions"]), (&json!("draft"), &json!(["edit", "publish", "delete"])));
    refused(&user.get(&format!("{ARTICLES}/{id}")).await, 404, "common.notFound", "数据不存在或已被删除");

    let published = turn(&staff, id, "publish").await.ok().json();
    assert_eq!((&published["status"], published["publishDate"].is_string()), (&json!("published"), true));
    let told = "SELECT content FROM message_location_log WHERE user_id = 202 AND template_code = 'ARTICLE_PUBLISHED' \
                ORDER BY id DESC";
    assert_eq!(text(&app, told).await, "《停机维护》已发布。");
    assert_eq!(user.get(&format!("{ARTICLES}/{id}")).await.ok().json()["content"], form("", false)["content"]);
    assert_eq!(user.get(ARTICLES).await.ok().json()[0]["title"], "停机维护");
    refused(
        &staff.put(&format!("{ARTICLES}/{id}"), form("改", false)).await,
        400,
        "common.state",
        "当前状态不允许此操作",
    );
    refused(&staff.delete(&format!("{ARTICLES}/{id}")).await, 400, "common.state", "当前状态不允许此操作");

    turn(&staff, id, "unpublish").await.ok();
    let mut stale = form("改", false);
    stale["rowVersion"] = made["rowVersion"].clone();
    let conflict = staff.put(&format!("{ARTICLES}/{id}"), stale).await;
    refused(&conflict, 409, "common.conflict", "数据已被他人修改，请刷新后重试");
    staff.put(&format!("{ARTICLES}/{id}"), form("改期通知", false)).await.ok();
    staff.delete(&format!("{ARTICLES}/{id}")).await.with_status(204);
    refused(&staff.get(&format!("{ARTICLES}/{id}")).await, 404, "common.notFound", "数据不存在或已被删除");
}

/// Module 15: what must be read is asked for until it is confirmed, and the staff see who has and who has not.
#[tokio::test]
async fn a_must_read_is_confirmed_once_for_each_edition() {
    let app = TestApp::people().await;
    let staff = app.login("100000", "yy1").await;
    let user = app.login("200001", "lijing").await;
    let waiting = async |who: &Client| {
        who.get(&format!("{ARTICLES}/must-read")).await.ok().json().as_array().map(Vec::len).unwrap_or_default()
    };
    let id = draft(&staff, form("大促规则", true)).await["id"].clone();
    assert_eq!(waiting(&user).await, 0);
    turn(&staff, &id, "publish").await.ok();
    assert_eq!((waiting(&user).await, waiting(&staff).await), (1, 0));

    let confirmed = turn(&user, &id, "read").await.ok().json();
    assert!(confirmed["readDate"].is_string() && waiting(&user).await == 0);
    let first = confirmed["readDate"].clone();
    app.clock().shift(std::time::Duration::from_secs(5));
    assert_eq!(turn(&user, &id, "read").await.ok().json()["readDate"], first, "the first confirmation stands");

    let proof = async |read: bool| staff.get(&format!("{ARTICLES}/{id}/readers?read={read}")).await.ok().json();
    let have = proof(true).await;
    assert_eq!((&have["readCount"], &have["people"][0]["nameCn"]), (&json!(1), &json!("李静")));
    let missing = proof(false).await;
    let (all, left) =
        (missing["audienceCount"].as_u64(), missing["people"].as_array().map(|people| people.len() as u64));
    assert_eq!(all.map(|all| all - 1), left);
    // An account that cannot log in is nobody's reader.
    assert_eq!(
        all.map(|all| all as i64),
        Some(number(&app, "SELECT count(*) FROM account WHERE user_type = 'BIZ' AND status = 'enabled'").await)
    );

    turn(&staff, &id, "unpublish").await.ok();
    turn(&staff, &id, "publish").await.ok();
    assert_eq!(waiting(&user).await, 1, "a new edition is to be read anew");
}

#[tokio::test]
async fn an_article_reaches_those_whom_it_is_for() {
    let app = TestApp::people().await;
    let staff = app.login("100000", "yy1").await;
    let user = app.login("200001", "lijing").await;
    let own = text(&app, "SELECT subject_type FROM company WHERE id = 2").await;
    let subjects = crate::support::rows(&app, "SELECT value FROM dict_item WHERE type = 'SubjectType'").await;
    let subjects: Vec<String> = subjects.iter().filter_map(|row| row.try_get_by_index(0).ok()).collect();
    let other = subjects.iter().find(|value| **value != own).expect("another subject").clone();
    for (title, subjects, rooms, reached) in [
        ("给别人", json!([other]), json!([]), false),
        ("给我们", json!([own]), json!(["common"]), true),
        ("给所有人", json!([]), json!([]), true),
    ] {
        let mut article = form(title, true);
        (article["subjectTypes"], article["liveRooms"]) = (subjects, rooms);
        let id = draft(&staff, article).await["id"].clone();
        turn(&staff, &id, "publish").await.ok();
        let found = user.get(&format!("{ARTICLES}?title={title}")).await.ok();
        assert_eq!(found.header("x-total-count"), if reached { "1" } else { "0" }, "{title}");
        let read = user.get(&format!("{ARTICLES}/{id}")).await;
        assert_eq!(read.status(), if reached { 200 } else { 404 }, "{title}");
        if reached {
            assert_eq!(read.json()["actions"], json!([]), "a reader keeps nothing");
        }
        let told = format!("SELECT count(*) FROM message_location_log WHERE biz_id = {id} AND user_id = 202");
        assert_eq!(number(&app, &told).await, i64::from(reached), "{title}");
    }
    assert_eq!(user.get(&format!("{ARTICLES}/must-read")).await.ok().json().as_array().map(Vec::len), Some(2));
}

/// Pictures are files of the house, and readers get them by a link.
#[tokio::test]
async fn pictures_are_named_by_their_file() {
    let app = TestApp::people().await;
    let staff = app.login("100000", "yy1").await;
    let file = uploaded(&staff, "articleImage", "a.jpg", &jpeg(8, 8)).await;
    let mut article = form("有图", false);
    article["content"] = json!(format!("![流程](file:{})", file["fileId"]));
    let id = draft(&staff, article.clone()).await["id"].clone();
    turn(&staff, &id, "publish").await.ok();
    let user = app.login("200001", "lijing").await;
    let read = user.get(&format!("{ARTICLES}/{id}")).await.ok().json();
    assert_eq!(read["files"][0]["fileId"], file["fileId"]);
    app.anon().get(read["files"][0]["url"].as_str().expect("a link")).await.ok();
    let theirs = uploaded(&user, "", "b.jpg", &jpeg(8, 8)).await;
    article["content"] = json!(format!("![别人的](file:{})", theirs["fileId"]));
    refused(&staff.post(ARTICLES, article).await, 404, "common.notFound", "数据不存在或已被删除");
}

/// 21, 30: the demo has eight articles, and asks two people to read one.
#[tokio::test]
async fn the_demo_has_its_articles_and_feedback() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    assert_eq!(user.get(ARTICLES).await.ok().header("x-total-count"), "8");
    assert_eq!(user.get(&format!("{ARTICLES}/must-read")).await.ok().json(), json!([]));
    let viewer = app.login("200001", "viewer").await;
    assert_eq!(viewer.get(&format!("{ARTICLES}/must-read")).await.ok().json()[0]["title"], "违禁词说明");
    let staff = app.login("100000", "yy1").await;
    assert_eq!(staff.get("application/api/feedbacks").await.ok().header("x-total-count"), "5");
}
