//! Whose feedback, articles, favourites and addresses a call may reach. Called by 王芳 of company 2, or by the staff
//! where the call is theirs.

use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::tenants::Fixture;
use crate::fileservice::{jpeg, uploaded};
use crate::support::{number, rows};

const APPLICATION: &str = "/services/application/api";

/// `None` for places that are none of these.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    let (route, at) = place.rsplit_once(' ')?;
    let (method, path) = route.split_once(' ')?;
    let method: Method = method.parse().ok()?;
    if path.starts_with("/services/admin/api/addresses") {
        return addresses(app, &method).await;
    }
    if path == "/services/admin/api/saveBizIndividualCenter" {
        return portrait(app).await;
    }
    let rest = path.strip_prefix(APPLICATION)?;
    if let Some(rest) = rest.strip_prefix("/feedbacks") {
        return feedbacks(app, &method, rest, at).await;
    }
    match rest.strip_prefix("/articles") {
        Some(rest) => articles(app, &method, rest).await,
        None => favourites(app, &method).await,
    }
}

pub fn asked(title: &str) -> Value {
    json!({ "type": "BUG", "module": "OFFER", "title": title, "content": "在提交时页面没有任何反应，请看一下。" })
}

async fn ask(user: &Client, title: &str) -> i64 {
    user.post("application/api/feedbacks", asked(title)).await.ok().json()["id"].as_i64().expect("an id")
}

async fn feedbacks(app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    // Ten a day are enough for anybody but this walk.
    app.clock().shift(std::time::Duration::from_secs(24 * 3600));
    let user = app.login("200001", "lijing").await;
    let staff = app.login("100000", "yy1").await;
    if at == "body:files.fileId" {
        return feedback_files(app, method, rest, user, staff).await;
    }
    let mut foreign = Vec::new();
    for (els_account, login) in [("200002", "admin"), ("200003", "admin"), ("200001", "cangku")] {
        foreign.push(ask(&app.login(els_account, login).await, "别人的反馈").await);
    }
    let own = ask(&user, "自己的反馈").await;
    let step = async |deed: &str, body: Value| {
        staff.post(&format!("application/api/feedbacks/{own}/{deed}"), body).await.ok();
    };
    if ["/{id}/reply", "/{id}/close", "/{id}/score", "/{id}/reopen"].contains(&rest) {
        step("take", json!({})).await;
    }
    if ["/{id}/close", "/{id}/score", "/{id}/reopen"].contains(&rest) {
        step("reply", json!({ "content": "已处理" })).await;
    }
    if rest == "/{id}/score" {
        step("close", json!({})).await;
    }
    let by_staff = ["/{id}/take", "/{id}/reply"].contains(&rest);
    let body = match rest {
        "/{id}" => asked("改过的反馈"),
        "/{id}/reply" => json!({ "content": "已处理" }),
        "/{id}/score" => json!({ "score": 5 }),
        "/{id}/reopen" => json!({ "content": "还是没有反应" }),
        _ => json!({}),
    };
    let caller = if by_staff { staff } else { user };
    let (method, rest) = (method.clone(), rest.replace("/{id}", ""));
    let call = move |id: i64| {
        let call = caller.call(method.clone(), &format!("application/api/feedbacks/{id}{rest}"));
        if method == Method::GET || method == Method::DELETE { call } else { call.json(body.clone()) }
    };
    Some(if by_staff { Fixture::staffs(own, call) } else { Fixture::new(foreign, own, call) })
}

/// Files of other companies cannot be shown in a feedback or an answer.
async fn feedback_files(app: &TestApp, method: &Method, rest: &str, user: Client, staff: Client) -> Option<Fixture> {
    let by_staff = rest.ends_with("/reply");
    let other = if by_staff { "lijing" } else { "" };
    let mut foreign = Vec::new();
    for (els_account, login) in [("200002", "admin"), ("200003", "admin"), ("200001", other)] {
        if !login.is_empty() {
            let theirs = app.login(els_account, login).await;
            foreign.push(uploaded(&theirs, "feedbackFiles", "a.jpg", &jpeg(8, 8)).await["fileId"].as_i64()?);
        }
    }
    let caller = if by_staff { staff.clone() } else { user.clone() };
    let own = uploaded(&caller, "feedbackFiles", "a.jpg", &jpeg(8, 8)).await["fileId"].as_i64()?;
    let path = match rest {
        "" => "application/api/feedbacks".to_owned(),
        _ => {
            let id = ask(&user, "有附件的反馈").await;
            if by_staff {
                staff.post(&format!("application/api/feedbacks/{id}/take"), json!({})).await.ok();
            }
            format!("application/api/feedbacks{}", rest.replace("{id}", &id.to_string()))
        }
    };
    let method = method.clone();
    Some(Fixture::new(foreign, own, move |id| {
        let mut body = if by_staff { json!({ "content": "已处理" }) } else { asked("有附件的反馈") };
        body["files"] = json!([{ "fileId": id }]);
        caller.call(method.clone(), &path).json(body)
    }))
}

/// An article for others does not exist for those whom it is not for.
async fn articles(app: &TestApp, method: &Method, rest: &str) -> Option<Fixture> {
    let staff = app.login("100000", "yy1").await;
    let made = async |subjects: Value| {
        let form =
            json!({ "title": "停机维护", "category": "NOTICE", "content": "今晚停机。", "subjectTypes": subjects });
        staff.post("application/api/articles", form).await.ok().json()["id"].as_i64().expect("an id")
    };
    let publish = async |id: i64| {
        staff.post(&format!("application/api/articles/{id}/publish"), json!({})).await.ok();
    };
    let own = made(json!([])).await;
    let reading = rest == "/{id}/read" || (rest == "/{id}" && *method == Method::GET);
    let mut foreign = Vec::new();
    if reading {
        let subject = crate::support::text(app, "SELECT subject_type FROM company WHERE id = 2").await;
        let other = if subject == "PERSONAL" { "COMPANY" } else { "PERSONAL" };
        let all = rows(app, "SELECT value FROM dict_item WHERE type = 'SubjectType'").await;
        let all: Vec<String> = all.iter().filter_map(|row| row.try_get_by_index(0).ok()).collect();
        let other = all.into_iter().find(|value| *value != subject).unwrap_or_else(|| other.to_owned());
        foreign.push(made(json!([other])).await);
        publish(foreign[0]).await;
        foreign.push(made(json!([])).await);
    }
    if reading || ["/{id}/unpublish", "/{id}/readers"].contains(&rest) {
        publish(own).await;
    }
    let caller = if reading { app.login("200001", "lijing").await } else { staff.clone() };
    let body = (rest == "/{id}" && *method == Method::PUT)
        .then(|| json!({ "title": "停机维护", "category": "NOTICE", "content": "改到明晚。" }));
    let (method, rest) = (method.clone(), rest.replace("/{id}", ""));
    let call = move |id: i64| {
        let call = caller.call(method.clone(), &format!("application/api/articles/{id}{rest}"));
        match (&body, &method) {
            (Some(body), _) => call.json(body.clone()),
            (None, &Method::POST) => call.json(json!({})),
            _ => call,
        }
    };
    Some(if reading { Fixture::new(foreign, own, call) } else { Fixture::nobodys(own, call) })
}

async fn favourites(app: &TestApp, method: &Method) -> Option<Fixture> {
    let user = app.login("200001", "admin").await;
    let foreign = "SELECT DISTINCT store_id FROM merchant_store_relation WHERE merchant_id <> 2";
    let foreign = rows(app, foreign).await.iter().filter_map(|row| row.try_get_by_index(0).ok()).collect();
    let own = number(app, "SELECT max(store_id) FROM merchant_store_relation WHERE merchant_id = 2").await;
    if *method == Method::DELETE {
        user.post("application/api/favourites", json!({ "type": "store", "refId": own })).await.ok();
        return Some(Fixture::new(foreign, own, move |id| {
            user.delete(&format!("application/api/favourites?type=store&refId={id}"))
        }));
    }
    Some(Fixture::new(foreign, own, move |id| {
        user.post("application/api/favourites", json!({ "type": "store", "refId": id }))
    }))
}

pub fn address(kind: &str) -> Value {
    json!({
        "addressType": kind, "receiver": "周强", "phone": "13800000014", "region": "上海市/上海市/浦东新区",
        "regionCodes": ["310000", "310100", "310115"], "detail": "张江路100号",
    })
}

async fn addresses(app: &TestApp, method: &Method) -> Option<Fixture> {
    let add = async |user: &Client, kind: &str| {
        user.post("admin/api/addresses", address(kind)).await.ok().json()["id"].as_i64().expect("an id")
    };
    let mut foreign = Vec::new();
    for (els_account, login) in [("200002", "admin"), ("200003", "admin")] {
        foreign.push(add(&app.login(els_account, login).await, "warehouse").await);
    }
    // A colleague's own is nobody else's.
    foreign.push(add(&app.login("200001", "lijing").await, "person").await);
    let user = app.login("200001", "admin").await;
    let own = add(&user, "warehouse").await;
    let method = method.clone();
    Some(Fixture::new(foreign, own, move |id| match method {
        Method::PUT => user.put(&format!("admin/api/addresses?id={id}"), address("warehouse")),
        _ => user.call(method.clone(), &format!("admin/api/addresses/{id}")),
    }))
}

/// A picture of another company is no portrait.
async fn portrait(app: &TestApp) -> Option<Fixture> {
    let user = app.login("200001", "lijing").await;
    let mut foreign = Vec::new();
    for (els_account, login) in [("200002", "admin"), ("100000", "root")] {
        let other = app.login(els_account, login).await;
        foreign.push(
            crate::fileservice::uploaded_public(&other, "avatar", "a.jpg", &jpeg(8, 8)).await["fileId"].as_i64()?,
        );
    }
    let own = crate::fileservice::uploaded_public(&user, "avatar", "a.jpg", &jpeg(8, 8)).await["fileId"].as_i64()?;
    Some(Fixture::new(foreign, own, move |id| {
        let mut card = crate::support::card("李静");
        card["imageUrl"] = json!([{ "fileId": id }]);
        user.post(crate::support::SAVE, card)
    }))
}
