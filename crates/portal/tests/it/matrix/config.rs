//! What staff configure belongs to no company: an id that exists is everybody's, one that does not is refused.

use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::tenants::Fixture;
use crate::bizconfig::{API, checked_words, fresh, new_item, new_word};
use crate::selection::import::checked_rows;
use crate::selection::with;

/// `None` for places that are no rule's.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    let (route, at) = place.rsplit_once(' ')?;
    let (method, path) = route.split_once(' ')?;
    let method: Method = method.parse().ok()?;
    let rest = path.strip_prefix("/services/bizconfig/api/")?;
    let (kind, rest) = rest.split_once('/').unwrap_or((rest, ""));
    match (kind, rest, at) {
        ("dict-items", ..) => dict_item(app, &method, rest, at).await,
        ("categories", _, "body:attrTemplateId") => category(app, &method).await,
        ("compliance-words", "import/{batchId}/commit" | "import/{batchId}/error-file", _) => {
            batch(app, &method, rest).await
        }
        _ => record(app, &method, kind).await,
    }
}

async fn dict_item(app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let root = app.login("100000", "root").await;
    let own = new_item(&root, "StoreType").await;
    let path = format!("{API}/dict-items");
    let row = json!({ "value": fresh(), "label": "新", "rowVersion": 0 });
    Some(match (method.as_str(), rest, at) {
        ("PUT", "", _) => Fixture::nobodys(own, move |id| root.put(&path, with(row.clone(), json!({ "id": id })))),
        ("POST", "", _) => Fixture::nobodys(own, move |id| {
            let item = json!({ "type": "StoreType", "value": fresh(), "label": "下级", "parentId": id });
            root.post(&path, item)
        }),
        ("POST", "sort", "body:ids") => {
            let top = new_item(&root, "StoreType").await;
            let child = json!({ "type": "StoreType", "value": fresh(), "label": "下级", "parentId": top });
            let own = root.post(&path, child).await.with_status(201).json()["id"].as_i64()?;
            Fixture::nobodys(own, move |id| {
                root.post(&format!("{path}/sort"), json!({ "type": "StoreType", "parentId": top, "ids": [id] }))
            })
        }
        ("POST", "sort", _) => {
            let child = json!({ "type": "StoreType", "value": fresh(), "label": "下级", "parentId": own });
            let child = root.post(&path, child).await.with_status(201).json()["id"].as_i64()?;
            Fixture::nobodys(own, move |id| {
                root.post(&format!("{path}/sort"), json!({ "type": "StoreType", "parentId": id, "ids": [child] }))
            })
        }
        (_, rest, _) => {
            let (method, end) = (method.clone(), rest.replace("{id}", ""));
            Fixture::nobodys(own, move |id| root.call(method.clone(), &format!("{path}/{id}{end}")).json(json!({})))
        }
    })
}

async fn category(app: &TestApp, method: &Method) -> Option<Fixture> {
    let root = app.login("100000", "root").await;
    let templates = root.get(&format!("{API}/attr-templates")).await.ok().json();
    let own = templates[0]["id"].as_i64()?;
    let path = format!("{API}/categories");
    let form = json!({
        "name": "新类目", "enabled": true, "riskLevelDefault": "LOW", "commissionMin": 5, "sampleRequired": false,
    });
    if *method == Method::POST {
        return Some(Fixture::nobodys(own, move |id| {
            let own = json!({ "code": format!("Food_{}", fresh()), "parentCode": "Food", "rowVersion": 0, "attrTemplateId": id });
            root.post(&path, with(form.clone(), own))
        }));
    }
    let tree = root.get(&path).await.ok().json();
    let version = tree[0]["rowVersion"].clone();
    Some(Fixture::nobodys(own, move |id| {
        let own = json!({ "code": "Cosmetic", "rowVersion": version, "attrTemplateId": id });
        root.put(&path, with(form.clone(), own))
    }))
}

/// A batch is its uploader's alone.
async fn batch(app: &TestApp, method: &Method, rest: &str) -> Option<Fixture> {
    let legal = app.login("100000", "fw1").await;
    let foreign = checked_rows(&app.login("200001", "lijing").await, 1).await["batchId"].as_i64()?;
    let own = checked_words(&legal).await["batchId"].as_i64()?;
    let (method, end) = (method.clone(), rest.rsplit('/').next()?.to_owned());
    Some(Fixture::new(vec![foreign], own, move |id| {
        legal.call(method.clone(), &format!("{API}/compliance-words/import/{id}/{end}?mode=ALL_OR_NOTHING"))
    }))
}

async fn record(app: &TestApp, method: &Method, kind: &str) -> Option<Fixture> {
    let who = if kind == "compliance-words" { "fw1" } else { "root" };
    let staff = app.login("100000", who).await;
    let row = own_row(&staff, kind).await?;
    let own = row["id"].as_i64()?;
    let path = format!("{API}/{kind}");
    if *method == Method::DELETE {
        return Some(Fixture::nobodys(own, move |id| staff.delete(&format!("{path}/{id}"))));
    }
    Some(Fixture::nobodys(own, move |id| staff.put(&path, with(row.clone(), json!({ "id": id })))))
}

/// A row that nobody else needs, as it may be sent back.
async fn own_row(staff: &Client, kind: &str) -> Option<Value> {
    let path = format!("{API}/{kind}");
    let form = match kind {
        "compliance-words" => new_word(&fresh()),
        "qualification-rules" => json!({
            "categoryCode": "Food", "certType": "OTHER", "level": "SPU", "required": "SHOULD", "minRemainDays": 0,
            "riskLevel": "HIGH",
        }),
        "attr-templates" => json!({
            "name": "试验", "formType": "GIFT", "liveRoom": [], "sort": 50, "groups": [{ "groupName": "一", "fields": [] }],
        }),
        _ => return None,
    };
    let known = staff.get(&path).await.ok().json();
    let mine = |row: &&Value| row["riskLevel"] == "HIGH" || row["name"] == "试验";
    let mut row = match known.as_array()?.iter().find(mine) {
        Some(row) => row.clone(),
        None => staff.post(&path, form).await.with_status(201).json(),
    };
    let members = row.as_object_mut()?;
    members.remove("lastModifiedByName");
    members.remove("lastModifiedDate");
    Some(row)
}
