//! Whose needs and answers a call may reach: what one company is asked for is nothing to another.

use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use testkit::TestApp;

use super::documents::ids;
use super::offers::barcode;
use super::tenants::Fixture;
use crate::fileservice::{png, uploaded};
use crate::offer::House;
use crate::product::spu::spus;
use crate::purchase::{NEEDS, read, respond, search};
use crate::selection::with;

/// `None` for places that are nothing of needs.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    let (route, at) = place.rsplit_once(' ')?;
    let (method, path) = route.split_once(' ')?;
    let rest = path.strip_prefix("/services/purchase/api/need-supplies")?;
    let (sale, merchant) = (app.login("100000", "zs1").await, app.login("200001", "admin").await);
    let made = async |more: Value| sale.post(NEEDS, with(search(app), more)).await.with_status(201).json();
    let need = made(json!({ "companyId": 2 })).await;
    let own = need["id"].as_i64()?;
    let foreign = vec![made(json!({ "companyId": 3 })).await["id"].as_i64()?];
    let row = json!({ "rowVersion": 0 });
    Some(match (method, rest, at) {
        ("GET", "/{id}", _) => Fixture::new(foreign, own, move |id| merchant.get(&format!("{NEEDS}/{id}"))),
        ("DELETE", "/{id}", _) => Fixture::staffs(own, move |id| sale.delete(&format!("{NEEDS}/{id}"))),
        (_, "", "body:id") => {
            let form = with(search(app), with(row, json!({ "companyId": 2 })));
            Fixture::staffs(own, move |id| sale.put(NEEDS, with(form.clone(), json!({ "id": id }))))
        }
        ("POST", "", "body:companyId") => {
            let form = search(app);
            Fixture::staffs(2, move |id| sale.post(NEEDS, with(form.clone(), json!({ "companyId": id }))))
        }
        ("PUT", "", "body:companyId") => {
            let open = made(json!({})).await;
            let form = with(search(app), with(row, json!({ "id": open["id"] })));
            Fixture::staffs(2, move |id| sale.put(NEEDS, with(form.clone(), json!({ "companyId": id }))))
        }
        (_, "/{id}/respond", at) => return answer(app, at, own, foreign).await,
        (_, "/{id}/withdraw-response", _) => {
            let answered = respond(&merchant, &need, json!({ "productName": "面霜", "price": 9.0 })).await.ok().json();
            let body = json!({ "rowVersion": answered["rowVersion"] });
            Fixture::new(foreign, own, move |id| {
                merchant.post(&format!("{NEEDS}/{id}/withdraw-response"), body.clone())
            })
        }
        (_, rest, at) => {
            let deed = rest.strip_prefix("/{id}/")?.to_owned();
            respond(&merchant, &need, json!({ "productName": "面霜", "price": 9.0 })).await.ok();
            let now = read(&sale, &need).await;
            let chosen = now["responses"][0]["id"].as_i64()?;
            let mut body = json!({ "reason": "价格合适", "rowVersion": now["rowVersion"] });
            if deed != "close" {
                body["responseId"] = chosen.into();
            }
            if at == "body:responseId" {
                return Some(Fixture::staffs(chosen, move |id| {
                    sale.post(&format!("{NEEDS}/{own}/{deed}"), with(body.clone(), json!({ "responseId": id })))
                }));
            }
            Fixture::staffs(own, move |id| sale.post(&format!("{NEEDS}/{id}/{deed}"), body.clone()))
        }
    })
}

/// What a company answers with is its own.
async fn answer(app: &TestApp, at: &str, need: i64, foreign: Vec<i64>) -> Option<Fixture> {
    static NTH: AtomicUsize = AtomicUsize::new(700_000);
    let nth = NTH.fetch_add(10, Ordering::Relaxed);
    let merchant = app.login("200001", "admin").await;
    let stranger = app.login("200002", "admin").await;
    let form = json!({ "price": 9.0, "rowVersion": 0 });
    let path = format!("{NEEDS}/{need}/respond");
    Some(match at {
        "body:spuId" => {
            let theirs = spus(app, "200002").await.approved(&stranger, nth).await["id"].as_i64()?;
            let own = spus(app, "200001").await.approved(&merchant, nth).await["id"].as_i64()?;
            Fixture::new(vec![theirs], own, move |id| merchant.post(&path, with(form.clone(), json!({ "spuId": id }))))
        }
        "body:offerId" => {
            let own = House::in_app(app).await.draft(&barcode(app)).await["id"].as_i64()?;
            let theirs = ids(app, "SELECT min(id) FROM offer WHERE company_id = 3").await;
            let owner = app.login("200001", "lijing").await;
            Fixture::new(theirs, own, move |id| owner.post(&path, with(form.clone(), json!({ "offerId": id }))))
        }
        "body:images.fileId" => {
            let own = uploaded(&merchant, "images", "a.png", &png(9, 9)).await["fileId"].as_i64()?;
            let theirs = uploaded(&stranger, "images", "a.png", &png(9, 9)).await["fileId"].as_i64()?;
            Fixture::new(vec![theirs], own, move |id| {
                let more = json!({ "productName": "面霜", "images": [{ "fileId": id }] });
                merchant.post(&path, with(form.clone(), more))
            })
        }
        _ => {
            let form = with(form, json!({ "productName": "面霜" }));
            Fixture::new(foreign, need, move |id| merchant.post(&format!("{NEEDS}/{id}/respond"), form.clone()))
        }
    })
}
