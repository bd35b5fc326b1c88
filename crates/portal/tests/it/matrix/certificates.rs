//! Whose certificates and basic info a call may reach.

use axum::http::Method;
use serde_json::{Value, json};
use testkit::TestApp;

use super::documents::{ids, limited, logs_of_others};
use super::tenants::Fixture;
use crate::certificate::{People, SUBMISSIONS, VENDOR, changed};
use crate::fileservice::{png, uploaded};
use crate::selection::with;
use crate::support::{execute, number};

/// 招商二组, of 钱招商.
const SECOND_GROUP: i64 = 102;

/// Called by the administrator of company 5; `None` for places that are nothing of certificates.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    let (route, at) = place.rsplit_once(' ')?;
    let (method, path) = route.split_once(' ')?;
    let rest = path.strip_prefix("/services/selection/api/vendor")?;
    let method: Method = method.parse().ok()?;
    // A company has one submission under way at a time: what the place before left is put away.
    execute(app, "UPDATE vendor_certificate SET is_deleted = TRUE WHERE company_id = 5 AND status <> 'APPROVED'").await;
    let people = People::enter(app, "200004").await;
    match rest.strip_prefix("/certificate-submissions") {
        Some(rest) => submission(app, people, &method, rest, at).await,
        None => other(app, people, &method, rest, at).await,
    }
}

async fn submission(app: &TestApp, people: People, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    if let Some(field) = at.strip_prefix("body:certList.") {
        let made = method == Method::POST;
        let beside = if made { json!({}) } else { of(&draft(&people).await) };
        let (foreign, own, filled) = within(app, &people, field).await?;
        let (admin, method) = (people.admin.clone(), method.clone());
        return Some(Fixture::new(foreign, own, move |id| {
            admin.call(method.clone(), SUBMISSIONS).json(with(filled(id), beside.clone()))
        }));
    }
    let needs_submission =
        ["withdraw", "cancel", "urge", "versions", "{logId}", "diff"].iter().any(|end| rest.ends_with(end));
    let state = if needs_submission { people.submitted(json!([people.item("m")])).await } else { draft(&people).await };
    let own = state["id"].as_i64()?;
    if rest == "/{id}/cancel" {
        let back =
            people.admin.post(&format!("{SUBMISSIONS}/{own}/withdraw"), json!({ "rowVersion": state["rowVersion"] }));
        back.await.ok();
    }
    let doc = people.document().await;
    let foreign = ids(app, "SELECT id FROM vendor_certificate WHERE company_id <> 5").await;
    let (admin, method) = (people.admin.clone(), method.clone());
    let event = json!({ "rowVersion": doc["rowVersion"] });
    Some(match at {
        "path:logId" => {
            let logs = logs_of_others(app).await;
            let log = doc["versions"][0]["logId"].as_i64()?;
            Fixture::new(logs, log, move |id| admin.get(&format!("{SUBMISSIONS}/{own}/versions/{id}")))
        }
        "body:id" => {
            let form = with(event, json!({ "certList": [people.item("m")] }));
            Fixture::new(foreign, own, move |id| admin.put(SUBMISSIONS, with(form.clone(), json!({ "id": id }))))
        }
        _ => {
            let log = doc["versions"][0]["logId"].to_string();
            let rest = rest.replace("/{id}", "").replace("{logId}", &log);
            let body = if rest == "/cancel" { with(event, json!({ "reason": "不做了" })) } else { event };
            Fixture::new(foreign, own, move |id| {
                let call = admin.call(method.clone(), &format!("{SUBMISSIONS}/{id}{rest}"));
                if method == Method::POST { call.json(body.clone()) } else { call }
            })
        }
    })
}

async fn draft(people: &People) -> Value {
    people.save(json!([people.item("m")]), false).await.ok().json()
}

/// Which row a save means.
fn of(state: &Value) -> Value {
    json!({ "id": state["id"], "rowVersion": state["rowVersion"] })
}

type Filled = Box<dyn Fn(i64) -> Value>;

/// An item whose one field names something: ids of others, an own one, and the form around it.
async fn within(app: &TestApp, people: &People, field: &str) -> Option<(Vec<i64>, i64, Filled)> {
    let item = people.item("m");
    Some(match field {
        "brandId" => (vec![201, 301, 401], 501, Box::new(move |id| list_of(&item, json!({ "brandId": id })))),
        "replacesId" => {
            let foreign = ids(app, "SELECT id FROM cert_item WHERE company_id <> 5").await;
            let own = "SELECT id FROM cert_item WHERE company_id = 5 AND cert_no = 'CTT-2025-77120'";
            let own = number(app, own).await;
            (foreign, own, Box::new(move |id| list_of(&item, json!({ "replacesId": id }))))
        }
        "files.fileId" => {
            let foreign = ids(app, "SELECT id FROM file WHERE company_id <> 5 AND slot = 'files'").await;
            let own = people.file["fileId"].as_i64()?;
            (foreign, own, Box::new(move |id| list_of(&item, json!({ "files": [{ "fileId": id }] }))))
        }
        _ => return None,
    })
}

fn list_of(item: &Value, more: Value) -> Value {
    json!({ "certList": [changed(item.clone(), more)] })
}

async fn other(app: &TestApp, people: People, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let admin = people.admin.clone();
    let save = format!("{VENDOR}{rest}");
    if let Some(field) = at.strip_prefix("body:certList.") {
        let (foreign, own, filled) = within(app, &people, field).await?;
        return Some(Fixture::new(foreign, own, move |id| admin.post(&save, filled(id))));
    }
    let foreign = ids(app, "SELECT id FROM cert_item WHERE company_id <> 5").await;
    let own = number(app, "SELECT min(id) FROM cert_item WHERE company_id = 5 AND expire_date IS NOT NULL").await;
    Some(match (rest, at) {
        ("/saveCertificate", "body:id") => {
            let foreign = ids(app, "SELECT id FROM vendor_certificate WHERE company_id <> 5").await;
            let (own, list) = (draft(&people).await["id"].as_i64()?, json!([people.item("m")]));
            Fixture::new(foreign, own, move |id| admin.post(&save, json!({ "id": id, "certList": list })))
        }
        ("/saveBasicInfo", "body:companyId") => Fixture::new(vec![2, 3, 4], 5, move |id| {
            admin.post(&save, json!({ "companyId": id, "contactList": [contact()] }))
        }),
        ("/saveBasicInfo", "body:files.fileId") => {
            let foreign = ids(app, "SELECT id FROM file WHERE company_id <> 5 AND slot = 'files'").await;
            let own = uploaded(&admin, "files", "a.png", &png(9, 9)).await["fileId"].as_i64()?;
            Fixture::new(foreign, own, move |id| {
                admin.post(&save, json!({ "contactList": [contact()], "files": [{ "fileId": id }] }))
            })
        }
        // 质检 in the group of 钱招商, who looks after company 5 and not after 2 to 4.
        ("/certificates/{id}/remind", _) => {
            let (qc, foreign) = (limited(app, "qc1", SECOND_GROUP).await, "company_id IN (2, 3, 4)");
            let foreign = ids(app, &format!("SELECT id FROM cert_item WHERE {foreign}")).await;
            Fixture::new(foreign, own, move |id| qc.post(&format!("{VENDOR}/certificates/{id}/remind"), json!({})))
        }
        (_, "path:id") => {
            let (method, rest) = (method.clone(), rest.to_owned());
            Fixture::new(foreign, own, move |id| {
                let call = admin.call(method.clone(), &format!("{VENDOR}{}", rest.replace("{id}", &id.to_string())));
                if method == Method::POST { call.json(json!({})) } else { call }
            })
        }
        _ => return None,
    })
}

fn contact() -> Value {
    json!({ "name": "周主管", "phone": "13800000051", "isMain": true })
}
