//! Whose documents, tasks and stores a call may reach: fixtures for the walk over every id of the contract.

use std::sync::atomic::{AtomicUsize, Ordering};

use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::tenants::Fixture;
use crate::fileservice::{png, uploaded};
use crate::selection::import::checked_rows;
use crate::selection::{APPRS, Two, with};
use crate::support::{execute, number, rows};

/// Another store every time: the same one does not wait twice.
fn seller() -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(1);
    format!("matrix{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// `None` for places that are no document's.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    let (route, at) = place.rsplit_once(' ')?;
    let (method, path) = route.split_once(' ')?;
    let method: Method = method.parse().ok()?;
    let rest = path.strip_prefix("/services/selection/api/merchant/offer-store-apprs");
    if let Some(rest) = rest {
        return application(app, &method, rest, at).await;
    }
    if let Some(rest) = path.strip_prefix("/services/selection/api/merchant/offer-stores") {
        return store(app, &method, rest, at).await;
    }
    let rest = path
        .strip_prefix("/services/workflow/api")
        .or_else(|| path.strip_prefix("/services/selection-workflow/api"))?;
    task(app, path.strip_suffix(rest)?, &method, rest, at).await
}

/// Called by 王芳 of company 2; the others are of companies 3, 4 and 6.
async fn application(app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let people = Two::enter(app, "200001", "zs1").await;
    let foreign = ids(app, "SELECT id FROM offer_store_appr WHERE company_id <> 2").await;
    let merchant = people.merchant.clone();
    let state = match rest {
        "/{id}/withdraw" | "/{id}/urge" | "/{id}/versions" | "/{id}/versions/{logId}" | "/{id}/diff" => {
            people.submitted(&seller()).await
        }
        "/{id}/cancel" => {
            let doc = people.submitted(&seller()).await;
            people.event(&doc, "withdraw", json!({})).await.ok().json()
        }
        "/{id}/bd-cancel" => return bd_cancel(app).await,
        "/import/{batchId}/commit" | "/import/{batchId}/error-file" => return batch(app, method, rest).await,
        _ => people.draft(&seller()).await,
    };
    let (own, row_version) = (state["id"].as_i64()?, state["rowVersion"].clone());
    let event = json!({ "rowVersion": row_version });
    Some(match (method.as_str(), rest, at) {
        ("GET", "/{id}/versions/{logId}", "path:logId") => {
            let logs = logs_of_others(app).await;
            let log = state["versions"][0]["logId"].as_i64()?;
            Fixture::new(logs, log, move |id| merchant.get(&format!("{APPRS}/{own}/versions/{id}")))
        }
        ("GET", "/{id}/versions/{logId}", _) => {
            let log = state["versions"][0]["logId"].clone();
            Fixture::new(foreign, own, move |id| merchant.get(&format!("{APPRS}/{id}/versions/{log}")))
        }
        ("PUT", "", "body:id") => {
            let form = with(people.form(&seller()), event);
            Fixture::new(foreign, own, move |id| merchant.put(APPRS, with(form.clone(), json!({ "id": id }))))
        }
        (_, _, "body:brandIds") => {
            let (create, form) = saved_or_made(&people, method, event, own);
            Fixture::new(vec![301, 401, 501], 201, move |id| {
                let form = with(form.clone(), json!({ "brandIds": [id] }));
                if create { merchant.post(&format!("{APPRS}/create"), form) } else { merchant.put(APPRS, form) }
            })
        }
        (_, _, "body:screenshot.fileId" | "body:authFiles.fileId") => {
            let slot = if at.contains("screenshot") { "screenshot" } else { "authFiles" };
            let (create, form) = saved_or_made(&people, method, event, own);
            let foreign = ids(app, &format!("SELECT id FROM file WHERE company_id <> 2 AND slot = '{slot}'")).await;
            let mine = uploaded(&merchant, slot, "a.png", &png(9, 9)).await["fileId"].as_i64()?;
            Fixture::new(foreign, mine, move |id| {
                let form = with(form.clone(), json!({ slot: [{ "fileId": id }] }));
                if create { merchant.post(&format!("{APPRS}/create"), form) } else { merchant.put(APPRS, form) }
            })
        }
        (_, rest, "path:id") => {
            let (method, rest) = (method.clone(), rest.replace("/{id}", ""));
            let body = if rest == "/cancel" { with(event, json!({ "reason": "不做了" })) } else { event };
            Fixture::new(foreign, own, move |id| {
                let call = merchant.call(method.clone(), &format!("{APPRS}/{id}{rest}"));
                if method == Method::POST { call.json(body.clone()) } else { call }
            })
        }
        _ => return None,
    })
}

/// Whether it is a creation, and the form with what such a call needs beside it.
fn saved_or_made(people: &Two, method: &Method, event: Value, own: i64) -> (bool, Value) {
    let create = method == Method::POST;
    let beside = if create { json!({}) } else { with(event, json!({ "id": own })) };
    (create, with(people.form(&seller()), beside))
}

/// A batch is its uploader's alone: a colleague's is as foreign as another company's.
async fn batch(app: &TestApp, method: &Method, rest: &str) -> Option<Fixture> {
    let mut foreign = Vec::new();
    for (els_account, login) in [("200001", "lijing"), ("200002", "admin"), ("200003", "admin")] {
        foreign.push(checked_rows(&app.login(els_account, login).await, 1).await["batchId"].as_i64()?);
    }
    let user = app.login("200001", "admin").await;
    let own = checked_rows(&user, 1).await["batchId"].as_i64()?;
    let (method, end) = (method.clone(), rest.rsplit('/').next()?.to_owned());
    Some(Fixture::new(foreign, own, move |id| {
        user.call(method.clone(), &format!("{APPRS}/import/{id}/{end}?mode=ALL_OR_NOTHING"))
    }))
}

/// The staff's own: 钱招商 looks after company 6 and not after 2, 3 and 4.
async fn bd_cancel(app: &TestApp) -> Option<Fixture> {
    let (staff, doc) = of_company_6(app).await;
    let foreign = ids(app, "SELECT id FROM offer_store_appr WHERE company_id IN (2, 3, 4)").await;
    let body = json!({ "rowVersion": doc["rowVersion"], "reason": "商家已停业" });
    Some(Fixture::new(foreign, doc["id"].as_i64()?, move |id| {
        staff.post(&format!("{APPRS}/{id}/bd-cancel"), body.clone())
    }))
}

async fn store(app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let stores = "selection/api/merchant/offer-stores";
    let people = Two::enter(app, "200001", "zs1").await;
    let own = people.approved(&format!("matrix-{}", app.clock().now().0)).await["storeId"].as_i64()?;
    let foreign = ids(app, "SELECT store_id FROM merchant_store_relation WHERE merchant_id <> 2").await;
    let merchant = people.merchant.clone();
    Some(match (rest, at) {
        ("/removeMerchantStoreRelation", "query:storeId") => Fixture::new(foreign, own, move |id| {
            merchant.post(&format!("{stores}/removeMerchantStoreRelation?merchantId=2&storeId={id}"), json!({}))
        }),
        ("/removeMerchantStoreRelation", "query:merchantId") => Fixture::new(vec![1, 3, 4, 6], 2, move |id| {
            merchant.post(&format!("{stores}/removeMerchantStoreRelation?merchantId={id}&storeId={own}"), json!({}))
        }),
        ("/{id}/freeze" | "/{id}/unfreeze", _) => {
            // 张招商 looks after companies 2, 3 and 4.
            let (staff, rest) = (people.staff.clone(), rest.replace("/{id}", ""));
            if rest == "/unfreeze" {
                staff.post(&format!("{stores}/{own}/freeze"), json!({ "reason": "接到投诉待查" })).await.ok();
            }
            let foreign = ids(app, "SELECT store_id FROM merchant_store_relation WHERE merchant_id = 6").await;
            Fixture::new(foreign, own, move |id| {
                staff.post(&format!("{stores}/{id}{rest}"), json!({ "reason": "接到投诉待查" }))
            })
        }
        (rest, "path:id") if *method == Method::GET => {
            let rest = rest.replace("/{id}", "");
            Fixture::new(foreign, own, move |id| merchant.get(&format!("{stores}/{id}{rest}")))
        }
        _ => return None,
    })
}

async fn task(app: &TestApp, base: &str, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let (staff, doc) = of_company_6(app).await;
    let own = doc["task"]["id"].as_i64()?;
    let foreign = ids(app, "SELECT id FROM workflow_task WHERE company_id IN (2, 3, 4)").await;
    let row_version = doc["rowVersion"].clone();
    let base = base.to_owned();
    Some(match (rest, at) {
        ("/process-logs", "query:bizId") => {
            let foreign = ids(app, "SELECT id FROM offer_store_appr WHERE company_id IN (2, 3, 4)").await;
            let own = doc["id"].as_i64()?;
            Fixture::new(foreign, own, move |id| {
                staff.get(&format!("{base}/process-logs?bizType=offerStoreAppr&bizId={id}"))
            })
        }
        ("/tasks/{id}/transfer", "body:userId") => {
            // Whoever may decide: nobody of a company, nobody without the step's code.
            execute(app, "UPDATE company SET bd_user_id = NULL WHERE id = 6").await;
            let to = number(app, "SELECT id FROM account WHERE login = 'zs1'").await;
            let strangers = ids(app, "SELECT id FROM account WHERE login IN ('admin', 'root', 'fw1')").await;
            Fixture::new(strangers, to, move |id| {
                staff.post(&format!("{base}/tasks/{own}/transfer"), json!({ "userId": id, "rowVersion": row_version }))
            })
        }
        ("/tasks/batch-approve", "body:tasks.id") => Fixture::new(foreign, own, move |id| {
            staff.post(
                &format!("{base}/tasks/batch-approve"),
                json!({ "tasks": [{ "id": id, "rowVersion": row_version }] }),
            )
        }),
        ("/tasks/batch-reject", "body:tasks.id") => Fixture::new(foreign, own, move |id| {
            let why = json!({
                "tasks": [{ "id": id, "rowVersion": row_version }],
                "opinion": "资料不够齐全", "rejectReasonCodes": ["INFO_MISSING"],
            });
            staff.post(&format!("{base}/tasks/batch-reject"), why)
        }),
        (rest, "path:id") => {
            if rest == "/tasks/{id}/claim" {
                execute(app, &format!("UPDATE workflow_task SET assignee_id = NULL WHERE id = {own}")).await;
            }
            execute(app, "UPDATE company SET bd_user_id = (SELECT id FROM account WHERE login = 'zs2') WHERE id = 6")
                .await;
            let me = number(app, "SELECT id FROM account WHERE login = 'zs2'").await;
            let rest = rest.replace("/tasks/{id}", "");
            let body = match rest.as_str() {
                "/reject" => {
                    json!({ "opinion": "资料不够齐全", "rejectReasonCodes": ["INFO_MISSING"], "rowVersion": row_version })
                }
                "/comment" => json!({ "text": "请看一下" }),
                "/transfer" => json!({ "userId": me, "rowVersion": row_version }),
                _ => json!({ "rowVersion": row_version }),
            };
            let method = method.clone();
            Fixture::new(foreign, own, move |id| {
                let call = staff.call(method.clone(), &format!("{base}/tasks/{id}{rest}"));
                if method == Method::POST { call.json(body.clone()) } else { call }
            })
        }
        _ => return None,
    })
}

/// A submitted application of company 6, and its 招商.
async fn of_company_6(app: &TestApp) -> (Client, Value) {
    let people = Two::enter(app, "200005", "zs2").await;
    let seller = format!("six-{}", app.clock().now().0);
    let form = with(people.form(&seller), json!({ "brandIds": [601], "submit": true }));
    let doc = people.merchant.post(&format!("{APPRS}/create"), form).await.with_status(201).json();
    (people.staff, doc)
}

/// Versions of documents of companies 3, 4 and 6.
pub async fn logs_of_others(app: &TestApp) -> Vec<i64> {
    let logs =
        "SELECT v.log_id FROM version_log v JOIN offer_store_appr d ON d.id = v.biz_id WHERE d.company_id IN (3, 4, 6)";
    ids(app, logs).await
}

/// Roles of staff who reach everything, so that nothing would be foreign to them.
const WIDE: &str = "'SELECTION_FIRST', 'SELECTION_FINAL', 'QC', 'QC_LEADER', 'FINANCE', 'WAREHOUSE', 'PLATFORM_ADMIN'";

/// Everybody of the staff reaches again what the role lets them.
pub async fn widen(app: &TestApp) {
    execute(app, &format!("UPDATE role SET data_scope = 'ALL' WHERE role_code IN ({WIDE})")).await;
}

/// One of the staff who, until [`widen`], reaches the companies of a group of 招商 and no others: those of the first are 2
/// to 4, of the second 5 and 6.
pub async fn limited(app: &TestApp, login: &str, group: i64) -> Client {
    let zs2 = "(SELECT id FROM account WHERE login = 'zs2')";
    execute(app, &format!("UPDATE company SET bd_user_id = {zs2} WHERE id IN (5, 6)")).await;
    execute(app, &format!("UPDATE role SET data_scope = 'GROUP_TREE' WHERE role_code IN ({WIDE})")).await;
    let moved = format!("UPDATE account SET user_group_id = {group} WHERE login = '{login}' AND company_id = 1");
    execute(app, &moved).await;
    app.login("100000", login).await
}

pub async fn ids(app: &TestApp, sql: &str) -> Vec<i64> {
    let found: Vec<i64> = rows(app, sql).await.iter().map(|row| row.try_get_by_index(0).expect("an id")).collect();
    assert!(!found.is_empty(), "nothing of others to try: {sql}");
    found.into_iter().take(4).collect()
}
