//! Whose merges a call may reach, and which tasks.

use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::documents::{ids, limited, logs_of_others};
use super::offers::{FIRST_GROUP, barcode};
use super::tenants::Fixture;
use crate::product::{MERGES, TASKS, approve, merge, submitted};
use crate::selection::with;

/// `None` for places that are nothing of products.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    let (route, at) = place.rsplit_once(' ')?;
    let (method, path) = route.split_once(' ')?;
    let method: Method = method.parse().ok()?;
    if let Some(rest) = path.strip_prefix("/services/product-workflow/api") {
        return task(app, &method, rest, at).await;
    }
    let rest = path.strip_prefix("/services/product/api/attr-merges")?;
    merges(app, &method, rest, at).await
}

/// Of an attribute that no other merge is about.
fn form(app: &TestApp) -> Value {
    merge("SKU_SPEC", &format!("容量{}", barcode(app)), &["50ML"], "50ml")
}

async fn merges(app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let (merchant, other) = (app.login("200001", "lijing").await, app.login("200002", "admin").await);
    let first = app.login("100000", "cx1").await;
    let event = rest.trim_start_matches("/{id}").trim_start_matches('/').to_owned();
    let stage = |who: Client| {
        let (first, event) = (first.clone(), event.clone());
        let form = form(app);
        async move {
            match event.as_str() {
                "withdraw" | "urge" | "versions" | "versions/{logId}" | "diff" => submitted(&who, form).await,
                "undo" => {
                    let doc = submitted(&who, form).await;
                    approve(&first, &doc).await.ok();
                    who.get(&format!("{MERGES}/{}", doc["id"])).await.ok().json()
                }
                "cancel" => {
                    let doc = submitted(&who, form).await;
                    let row = json!({ "rowVersion": doc["rowVersion"] });
                    who.post(&format!("{MERGES}/{}/withdraw", doc["id"]), row).await.ok().json()
                }
                _ => who.post(MERGES, form).await.with_status(201).json(),
            }
        }
    };
    let (foreign, doc) = (stage(other).await, stage(merchant.clone()).await);
    let (foreign, own) = (vec![foreign["id"].as_i64()?], doc["id"].as_i64()?);
    let row = json!({ "rowVersion": doc["rowVersion"] });
    if at == "body:id" {
        let body = with(form(app), row);
        return Some(Fixture::new(foreign, own, move |id| {
            merchant.put(MERGES, with(body.clone(), json!({ "id": id })))
        }));
    }
    if at == "path:logId" {
        let logs = logs_of_others(app).await;
        let log = doc["versions"][0]["logId"].as_i64()?;
        return Some(Fixture::new(logs, log, move |id| merchant.get(&format!("{MERGES}/{own}/versions/{id}"))));
    }
    let body = if event == "cancel" { with(row, json!({ "reason": "不再需要" })) } else { row };
    let log = doc["versions"][0]["logId"].to_string();
    let (method, tail) = (method.clone(), rest.trim_start_matches("/{id}").replace("{logId}", &log));
    Some(Fixture::new(foreign, own, move |id| {
        let call = merchant.call(method.clone(), &format!("{MERGES}/{id}{tail}"));
        if method == Method::POST { call.json(body.clone()) } else { call }
    }))
}

/// 初选 who reaches companies 2 to 4 and not 5.
async fn task(app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let (merchant, other) = (app.login("200001", "lijing").await, app.login("200004", "admin").await);
    let (doc, theirs) = (submitted(&merchant, form(app)).await, submitted(&other, form(app)).await);
    let first = limited(app, "cx1", FIRST_GROUP).await;
    let (own, row) = (doc["task"]["id"].as_i64()?, doc["rowVersion"].clone());
    let foreign = vec![theirs["task"]["id"].as_i64()?];
    let why = json!({ "opinion": "两种写法含义不同", "rejectReasonCodes": ["INFO_MISSING"] });
    Some(match (rest, at) {
        ("/process-logs", "query:bizId") => {
            let foreign = vec![theirs["id"].as_i64()?];
            let own = doc["id"].as_i64()?;
            Fixture::new(foreign, own, move |id| {
                merchant.get(&format!("product-workflow/api/process-logs?bizType=attrMerge&bizId={id}"))
            })
        }
        ("/tasks/{id}/transfer", "body:userId") => {
            let me = ids(app, "SELECT id FROM account WHERE login = 'cx1'").await[0];
            let strangers = ids(app, "SELECT id FROM account WHERE login IN ('admin', 'root', 'fw1')").await;
            Fixture::new(strangers, me, move |id| {
                first.post(&format!("{TASKS}/{own}/transfer"), json!({ "userId": id, "rowVersion": row }))
            })
        }
        ("/tasks/batch-approve", _) => Fixture::new(foreign, own, move |id| {
            first.post(&format!("{TASKS}/batch-approve"), json!({ "tasks": [{ "id": id, "rowVersion": row }] }))
        }),
        ("/tasks/batch-reject", _) => Fixture::new(foreign, own, move |id| {
            let body = with(why.clone(), json!({ "tasks": [{ "id": id, "rowVersion": row }] }));
            first.post(&format!("{TASKS}/batch-reject"), body)
        }),
        (rest, "path:id") => {
            let me = ids(app, "SELECT id FROM account WHERE login = 'cx1'").await[0];
            let (method, tail) = (method.clone(), rest.replace("/tasks/{id}", ""));
            let body = match tail.as_str() {
                "/reject" => with(why, json!({ "rowVersion": row })),
                "/comment" => json!({ "text": "请看一下" }),
                "/transfer" => json!({ "userId": me, "rowVersion": row }),
                _ => json!({ "rowVersion": row }),
            };
            Fixture::new(foreign, own, move |id| {
                let call = first.call(method.clone(), &format!("{TASKS}/{id}{tail}"));
                if method == Method::POST { call.json(body.clone()) } else { call }
            })
        }
        _ => return None,
    })
}
