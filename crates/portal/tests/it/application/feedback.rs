use std::time::Duration;

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use crate::admin::refused;
use crate::fileservice::{mp4, uploaded};
use crate::support::{execute, number, text};

const FEEDBACKS: &str = "application/api/feedbacks";
const DAY: Duration = Duration::from_secs(24 * 3600);

fn form(title: &str) -> Value {
    json!({
        "type": "BUG", "module": "OFFER", "title": title, "content": "提交时页面没有任何反应，刷新后内容丢失。",
        "urgency": "HIGH", "relatedCode": "BP2611010001", "pageUrl": "/offer/list", "browser": "Chrome",
    })
}

async fn ask(user: &Client, title: &str) -> Value {
    user.post(FEEDBACKS, form(title)).await.with_status(201).json()
}

async fn deed(user: &Client, id: &Value, name: &str, body: Value) -> testkit::Answer {
    user.post(&format!("{FEEDBACKS}/{id}/{name}"), body).await
}

/// S1-11, S2-22: from the question to the score, with a message at the answer.
#[tokio::test]
async fn a_feedback_is_taken_answered_closed_and_scored() {
    let app = TestApp::people().await;
    let user = app.login("200001", "lijing").await;
    let staff = app.login("100000", "yy1").await;
    let file = uploaded(&user, "feedbackFiles", "a.mp4", &mp4(4_096)).await;
    let mut sent = form("提交没有反应");
    sent["files"] = json!([{ "fileId": file["fileId"] }]);
    let made = user.post(FEEDBACKS, sent).await.with_status(201).json();
    let id = &made["id"];
    assert!(made["code"].as_str().is_some_and(|code| code.starts_with("FB")), "{made}");
    assert_eq!((&made["status"], &made["actions"]), (&json!("SUBMITTED"), &json!(["edit", "delete"])));
    assert_eq!((&made["contact"], made["files"][0]["name"].as_str()), (&json!("13800000011"), Some("a.mp4")));

    let taken = deed(&staff, id, "take", json!({})).await.ok().json();
    assert_eq!((&taken["status"], &taken["assigneeName"]), (&json!("PROCESSING"), &json!("杨运营")));
    refused(&deed(&staff, id, "take", json!({})).await, 400, "common.state", "当前状态不允许此操作");
    let answered = deed(&staff, id, "reply", json!({ "content": "已修复，请刷新后再试。" })).await.ok().json();
    assert_eq!((&answered["status"], &answered["replies"][0]["by"]), (&json!("REPLIED"), &json!("杨运营")));
    let told = "SELECT content FROM message_location_log WHERE user_id = 202 AND template_code = 'FEEDBACK_REPLIED' \
                ORDER BY id DESC";
    let code = made["code"].as_str().expect("a code");
    assert_eq!(text(&app, told).await, format!("你的反馈{code}已有新回复。"));

    refused(&deed(&user, id, "close", json!({ "score": 6 })).await, 400, "common.invalid", "评分必须在1~5之间");
    let closed = deed(&user, id, "close", json!({ "score": 4 })).await.ok().json();
    assert_eq!(
        (&closed["status"], &closed["score"], &closed["actions"]),
        (&json!("CLOSED"), &json!(4), &json!(["reopen"]))
    );
    refused(&deed(&user, id, "score", json!({ "score": 5 })).await, 400, "common.state", "当前状态不允许此操作");
}

#[tokio::test]
async fn an_answered_one_is_taken_up_again_within_seven_days() {
    let app = TestApp::people().await;
    let user = app.login("200001", "lijing").await;
    let staff = app.login("100000", "root").await;
    let id = ask(&user, "再次打开").await["id"].clone();
    deed(&staff, &id, "take", json!({})).await.ok();
    deed(&staff, &id, "reply", json!({ "content": "请重试" })).await.ok();
    let again = deed(&user, &id, "reopen", json!({ "content": "重试后还是一样" })).await.ok().json();
    assert_eq!((&again["status"], &again["replies"][1]["staff"]), (&json!("REOPENED"), &json!(false)));
    deed(&staff, &id, "reply", json!({ "content": "已定位，今晚修复" })).await.ok();
    deed(&user, &id, "close", json!({})).await.ok();

    app.clock().shift(DAY * 8);
    let user = app.login("200001", "lijing").await;
    refused(
        &deed(&user, &id, "reopen", json!({ "content": "又出现了一次" })).await,
        400,
        "common.state",
        "当前状态不允许此操作",
    );
    deed(&user, &id, "score", json!({ "score": 3 })).await.ok();
}

/// Whoever says nothing for seven days is content.
#[tokio::test]
async fn an_answered_one_closes_itself_after_seven_days() {
    let app = TestApp::people().await;
    let user = app.login("200001", "lijing").await;
    let staff = app.login("100000", "yy1").await;
    let id = ask(&user, "自动关闭").await["id"].clone();
    deed(&staff, &id, "take", json!({})).await.ok();
    deed(&staff, &id, "reply", json!({ "content": "请重试" })).await.ok();
    let status = format!("SELECT status FROM feedback WHERE id = {id}");
    app.clock().shift(DAY * 7 - Duration::from_secs(60));
    app.run_job("feedback.auto-close").await;
    assert_eq!(text(&app, &status).await, "REPLIED");
    app.clock().shift(Duration::from_secs(120));
    app.run_job("feedback.auto-close").await;
    assert_eq!(text(&app, &status).await, "CLOSED");
    let noted = "SELECT count(*) FROM audit_log WHERE event = 'feedback.autoClose'";
    assert_eq!(number(&app, noted).await, 1);
}

#[tokio::test]
async fn ten_a_day_and_no_more() {
    let app = TestApp::people().await;
    let user = app.login("200001", "lijing").await;
    let first = ask(&user, "第一条").await["id"].clone();
    user.delete(&format!("{FEEDBACKS}/{first}")).await.with_status(204);
    for n in 2..=10 {
        ask(&user, &format!("第{n}条")).await;
    }
    refused(&user.post(FEEDBACKS, form("第十一条")).await, 400, "feedback.limit", "今日反馈次数已达上限");
    ask(&app.login("200001", "cangku").await, "别人的第一条").await;
    app.clock().shift(DAY);
    ask(&app.login("200001", "lijing").await, "第二天的第一条").await;
}

/// R1, and what the form asks for.
#[tokio::test]
async fn a_feedback_is_its_writers_and_the_staffs() {
    let app = TestApp::people().await;
    let user = app.login("200001", "lijing").await;
    let id = ask(&user, "自己的").await["id"].clone();
    for other in [app.login("200001", "admin").await, app.login("200002", "admin").await] {
        refused(&other.get(&format!("{FEEDBACKS}/{id}")).await, 404, "common.notFound", "数据不存在或已被删除");
        assert_eq!(other.get(FEEDBACKS).await.ok().header("x-total-count"), "0");
    }
    let staff = app.login("100000", "yy1").await;
    let listed = staff.get(&format!("{FEEDBACKS}?status.in=SUBMITTED&module=OFFER")).await.ok().json();
    assert_eq!((&listed[0]["title"], &listed[0]["companyName"]), (&json!("自己的"), &json!("上海花植美妆有限公司")));
    assert_eq!(staff.get(&format!("{FEEDBACKS}?mine=true")).await.ok().header("x-total-count"), "0");
    let short = json!({ "type": "BUG", "module": "OFFER", "title": "短", "content": "太短了" });
    refused(&user.post(FEEDBACKS, short).await, 400, "common.invalid", "内容长度不能少于10个字符");
    let changed = user.put(&format!("{FEEDBACKS}/{id}"), form("改过的")).await.ok().json();
    assert_eq!(changed["title"], "改过的");
}

/// Whoever reads feedback and may neither answer nor ask is offered nothing.
#[tokio::test]
async fn a_deed_is_offered_to_those_who_may_do_it() {
    let app = TestApp::new().await;
    for (company, login, code) in [("100000", "yy1", "feedback_reply"), ("200001", "lijing", "submitFeedback_create")] {
        let client = app.login(company, login).await;
        let offered = async || -> usize {
            let rows = client.get(FEEDBACKS).await.ok().json();
            rows.as_array().expect("rows").iter().filter_map(|row| row["actions"].as_array()).map(Vec::len).sum()
        };
        assert_ne!(offered().await, 0, "{login}");
        execute(&app, &format!("DELETE FROM role_permission WHERE permission_code = '{code}'")).await;
        app.people_changed();
        assert_eq!(offered().await, 0, "{login}");
    }
}
