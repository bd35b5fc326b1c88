//! Whose offers, changes and waivers a call may reach.

use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::documents::{ids, limited, logs_of_others};
use super::tenants::Fixture;
use crate::fileservice::{mp4, uploaded};
use crate::offer::import::checked_offer;
use crate::offer::{House, OFFERS, with_check_digit};
use crate::selection::with;
use crate::support::execute;

const CHANGES: &str = "selection/api/offer-changes";
/// 招商一组, of 张招商.
pub const FIRST_GROUP: i64 = 101;
const OUT_OF_REACH: &str = "SELECT id FROM offer WHERE company_id IN (5, 6)";
const FOREIGN_SKUS: &str = "SELECT id FROM offer_sku WHERE offer_id IN (SELECT id FROM offer WHERE company_id <> 2)";
const FOREIGN: &str = "SELECT id FROM offer WHERE company_id <> 2 ORDER BY id";

/// `None` for places that are no offer's.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    let (route, at) = place.rsplit_once(' ')?;
    let (method, path) = route.split_once(' ')?;
    let rest = path.strip_prefix("/services/selection/api/")?;
    let known =
        ["offers", "offer-changes", "offer-logs", "waivers"].iter().any(|name| rest.split('/').next() == Some(name));
    if !known {
        return None;
    }
    let method: Method = method.parse().ok()?;
    if let Some(end) = rest.strip_prefix("offers/import/{batchId}/") {
        return batch(app, method, end).await;
    }
    let house = House::in_app(app).await;
    if let Some(rest) = rest.strip_prefix("offer-changes") {
        return change(&house, app, &method, rest, at).await;
    }
    if rest.starts_with("waivers") {
        return waiver(&house, app, rest).await;
    }
    if rest.starts_with("offer-logs") {
        let own = house.submitted(&barcode(app)).await["versions"][0]["logId"].as_i64()?;
        let foreign = ids(app, "SELECT log_id FROM version_log WHERE biz_type = 'offer' AND biz_id IN (SELECT id FROM offer WHERE company_id <> 2)").await;
        let merchant = house.merchant.clone();
        return Some(Fixture::new(foreign, own, move |id| {
            merchant.get(&format!("selection/api/offer-logs/{id}/diff"))
        }));
    }
    offer(&house, app, &method, rest.strip_prefix("offers")?, at).await
}

/// A batch is its uploader's alone: a colleague's is as foreign as another company's.
async fn batch(app: &TestApp, method: Method, end: &str) -> Option<Fixture> {
    let mut foreign = Vec::new();
    for (els_account, login) in [("200001", "admin"), ("200002", "admin")] {
        foreign.push(checked_offer(app, &app.login(els_account, login).await).await["batchId"].as_i64()?);
    }
    let user = app.login("200001", "lijing").await;
    let own = checked_offer(app, &user).await["batchId"].as_i64()?;
    let end = end.to_owned();
    Some(Fixture::new(foreign, own, move |id| {
        user.call(method.clone(), &format!("{OFFERS}/import/{id}/{end}?mode=ALL_OR_NOTHING"))
    }))
}

/// Nobody else's in this test: the clock moves before every fixture.
pub fn barcode(app: &TestApp) -> String {
    with_check_digit(&format!("690{:09}", app.clock().now().0 / 1_000 % 1_000_000_000))
}

async fn offer(house: &House<&TestApp>, app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let code = barcode(app);
    let (merchant, foreign) = (house.merchant.clone(), ids(app, FOREIGN).await);
    if let Some(field) =
        at.strip_prefix("body:").filter(|field| *field != "id" && *field != "items.id" && *field != "skuId")
    {
        return body(house, app, method, rest, field).await;
    }
    let doc = match rest {
        "/{id}/withdraw" | "/{id}/urge" | "/{id}/versions" | "/{id}/versions/{logId}" | "/{id}/diff" => {
            house.submitted(&code).await
        }
        "/{id}/cancel" => {
            let doc = house.submitted(&code).await;
            house.event(&merchant, &doc, "withdraw", json!({})).await.ok().json()
        }
        "/{id}/change" => house.approved(&code).await,
        "/{id}/supplement" => quick(house, &code).await,
        "/{id}/stop" | "/{id}/bd-cancel" | "/{id}/restrict" | "/{id}/unrestrict" => {
            return staffs(house, app, rest, at).await;
        }
        "/{id}/waivers" if *method == Method::POST => return staffs(house, app, rest, at).await,
        _ => house.draft(&code).await,
    };
    let own = doc["id"].as_i64()?;
    let row = json!({ "rowVersion": doc["rowVersion"] });
    Some(match (method.as_str(), rest, at) {
        ("GET", "/{id}/versions/{logId}", "path:logId") => {
            let logs = logs_of_others(app).await;
            let log = doc["versions"][0]["logId"].as_i64()?;
            Fixture::new(logs, log, move |id| merchant.get(&format!("{OFFERS}/{own}/versions/{id}")))
        }
        ("GET", "/{id}/versions/{logId}", _) => {
            let log = doc["versions"][0]["logId"].clone();
            Fixture::new(foreign, own, move |id| merchant.get(&format!("{OFFERS}/{id}/versions/{log}")))
        }
        ("POST", "/batch/{action}", "body:items.id") => {
            let version = doc["rowVersion"].clone();
            Fixture::new(foreign, own, move |id| {
                merchant
                    .post(&format!("{OFFERS}/batch/submit"), json!({ "items": [{ "id": id, "rowVersion": version }] }))
            })
        }
        // A word and no id: whatever is no act is not there.
        ("POST", "/batch/{action}", _) => Fixture::nobodys(own, move |id| {
            let action = if id == own { "submit".to_owned() } else { id.to_string() };
            merchant.post(
                &format!("{OFFERS}/batch/{action}"),
                json!({ "items": [with(json!({ "id": own }), row.clone())] }),
            )
        }),
        ("PUT", "", "body:id") => {
            let form = with(form_of(house, &doc, &code), row);
            Fixture::new(foreign, own, move |id| merchant.put(OFFERS, with(form.clone(), json!({ "id": id }))))
        }
        ("PUT", "/{id}/supplement", "body:id") => {
            // The path names the row; what the body repeats is not looked at.
            return None.or_else(|| {
                let form = with(with(form_of(house, &doc, &code), json!({ "formType": "FAST" })), row);
                Some(Fixture::new(foreign, own, move |id| {
                    merchant.put(&format!("{OFFERS}/{id}/supplement"), with(form.clone(), json!({ "id": id })))
                }))
            });
        }
        ("PUT", "/{id}/supplement", _) => {
            let form = with(with(form_of(house, &doc, &code), json!({ "formType": "FAST", "id": own })), row);
            Fixture::new(foreign, own, move |id| merchant.put(&format!("{OFFERS}/{id}/supplement"), form.clone()))
        }
        (_, "/{id}/copy-source", _) => {
            Fixture::new(foreign, own, move |id| merchant.get(&format!("{OFFERS}/{id}/copy-source?mode=copy")))
        }
        (_, rest, "path:id") => {
            let (method, rest) = (method.clone(), rest.replace("/{id}", ""));
            let body = if rest == "/cancel" { with(row, json!({ "reason": "不做了" })) } else { row };
            Fixture::new(foreign, own, move |id| {
                let call = merchant.call(method.clone(), &format!("{OFFERS}/{id}{rest}"));
                if method == Method::POST { call.json(body.clone()) } else { call }
            })
        }
        _ => return None,
    })
}

/// The form with the numbers that its SKUs have got.
fn form_of(house: &House<&TestApp>, doc: &Value, code: &str) -> Value {
    let sku = with(house.sku(code), json!({ "id": doc["skus"][0]["id"] }));
    with(house.form(code), json!({ "skus": [sku] }))
}

async fn quick(house: &House<&TestApp>, code: &str) -> Value {
    let form = with(house.form(code), json!({ "formType": "FAST", "submit": true }));
    house.merchant.post(OFFERS, form).await.with_status(201).json()
}

/// What a form points to.
async fn body(house: &House<&TestApp>, app: &TestApp, method: &Method, rest: &str, field: &str) -> Option<Fixture> {
    let (merchant, code) = (house.merchant.clone(), barcode(app));
    if rest == "/price-check" {
        // Whatever it names is answered as it came; nothing is looked for by it.
        let draft = house.draft(&code).await;
        let (foreign, own) = pointed(house, app, &draft, field).await?;
        let gift = json!({ "giftName": "同款15g", "qty": 1 });
        let form = json!({ "skus": [{ "livePagePrice": 20.0 }], "mechanism": { "gifts": [gift] } });
        let field = field.to_owned();
        let fixture = Fixture::new(foreign, own, move |id| {
            merchant.post(&format!("{OFFERS}/price-check"), set(form.clone(), &field, id))
        });
        return Some(fixture.harmless());
    }
    let doc = if rest == "/{id}/supplement" { quick(house, &code).await } else { house.draft(&code).await };
    let (offer, row) = (doc["id"].clone(), doc["rowVersion"].clone());
    let (foreign, mut own) = pointed(house, app, &doc, field).await?;
    // Name, pictures and prices of a quick offer stay: nothing but what stands there is taken.
    let made_from = field == "sourceOfferId" && *method == Method::PUT;
    // Which SKU of a product it is nobody but the server says.
    let fixed =
        made_from || field == "skus.productSkuId" || (rest == "/{id}/supplement" && field != "attrFiles.fileId");
    if fixed {
        own = 0;
    }
    let form = with(form_of(house, &doc, &code), json!({ "id": offer, "rowVersion": row }));
    let (create, later, field) =
        (*method == Method::POST && field != "skus.id", rest == "/{id}/supplement", field.to_owned());
    Some(Fixture::new(foreign, own, move |id| {
        let mut form = if fixed && id == 0 { form.clone() } else { set(form.clone(), &field, id) };
        match (create, later) {
            (_, true) => {
                merchant.put(&format!("{OFFERS}/{offer}/supplement"), with(form, json!({ "formType": "FAST" })))
            }
            (true, _) => {
                for name in ["id", "rowVersion"] {
                    form.as_object_mut().map(|form| form.remove(name));
                }
                form["skus"][0]["id"] = Value::Null;
                merchant.post(OFFERS, form)
            }
            _ => merchant.put(OFFERS, form),
        }
    }))
}

/// Ids of others, and one of its own, for a place of the form.
async fn pointed(house: &House<&TestApp>, app: &TestApp, doc: &Value, field: &str) -> Option<(Vec<i64>, i64)> {
    Some(match field {
        "brandId" => (vec![301, 401, 501], 201),
        "storeId" => {
            (ids(app, "SELECT store_id FROM merchant_store_relation WHERE merchant_id <> 2").await, house.store)
        }
        "sourceOfferId" => (ids(app, FOREIGN).await, doc["id"].as_i64()?),
        "spuId" => {
            let own = ids(app, "SELECT id FROM spu WHERE company_id = 2 AND status = 'APPROVED' ORDER BY id").await;
            let foreign = ids(app, "SELECT id FROM spu WHERE company_id <> 2").await;
            (foreign, doc["spuId"].as_i64().unwrap_or(own[0]))
        }
        "skus.productSkuId" => (ids(app, "SELECT id FROM product_sku WHERE company_id <> 2").await, 0),
        "skus.id" => (ids(app, FOREIGN_SKUS).await, doc["skus"][0]["id"].as_i64()?),
        "mechanism.gifts.giftOfferId" => {
            let own = ids(app, "SELECT id FROM offer WHERE company_id = 2 AND gift_flag AND status = 'APPROVED'").await;
            (ids(app, FOREIGN).await, own[0])
        }
        file => {
            let foreign = ids(app, "SELECT id FROM file WHERE company_id <> 2 AND slot = 'main'").await;
            let film = async || uploaded(&house.merchant, "video", "a.mp4", &mp4(600)).await["fileId"].as_i64();
            (foreign, if file == "videos.fileId" { film().await? } else { house.main })
        }
    })
}

fn set(mut form: Value, field: &str, id: i64) -> Value {
    match field {
        "skus.id" => form["skus"][0]["id"] = id.into(),
        "skus.productSkuId" => form["skus"][0]["productSkuId"] = id.into(),
        "skus.image.fileId" => form["skus"][0]["image"] = json!([{ "fileId": id }]),
        "mechanism.gifts.giftOfferId" => form["mechanism"]["gifts"][0]["giftOfferId"] = id.into(),
        "mechanism.gifts.giftImage.fileId" => form["mechanism"]["gifts"][0]["giftImage"] = json!([{ "fileId": id }]),
        "images.fileId" => form["images"][0]["fileId"] = id.into(),
        "attrFiles.fileId" => form["attrFiles"] = json!([{ "fileId": id, "type": "promoDailyPriceProof" }]),
        file if file.ends_with(".fileId") => form[file.trim_end_matches(".fileId")] = json!([{ "fileId": id }]),
        name => form[name] = id.into(),
    }
    form
}

/// The staff's own, by those who reach companies 2 to 4 and not 5 and 6.
async fn staffs(house: &House<&TestApp>, app: &TestApp, rest: &str, at: &str) -> Option<Fixture> {
    let doc = house.approved(&barcode(app)).await;
    let own = doc["id"].as_i64()?;
    let path = rest.replace("/{id}", "");
    let (who, more): (Client, Value) = match path.as_str() {
        "/stop" => (limited(app, "zx1", FIRST_GROUP).await, json!({ "stopReason": "VENDOR" })),
        "/bd-cancel" => (house.sale.clone(), json!({ "reason": "合作终止，另行安排" })),
        "/waivers" => (house.sale.clone(), json!({ "rule": "HISTORY", "reason": "限时活动，价格特批" })),
        _ => (limited(app, "qc1", FIRST_GROUP).await, json!({ "reason": "PUBLIC_OPINION" })),
    };
    if path == "/unrestrict" {
        house.event(&who, &doc, "restrict", more.clone()).await.ok();
    }
    let row = json!({ "rowVersion": house.read(&doc).await["rowVersion"] });
    let body = if path == "/waivers" { more } else { with(row, more) };
    // Whatever another place has made of them.
    execute(app, "UPDATE company SET bd_user_id = (SELECT id FROM account WHERE login = 'zs2') WHERE id IN (5, 6)")
        .await;
    let foreign = ids(app, OUT_OF_REACH).await;
    if at == "body:skuId" {
        return Some(Fixture::new(ids(app, FOREIGN_SKUS).await, doc["skus"][0]["id"].as_i64()?, move |id| {
            who.post(&format!("{OFFERS}/{own}{path}"), with(body.clone(), json!({ "skuId": id })))
        }));
    }
    Some(Fixture::new(foreign, own, move |id| who.post(&format!("{OFFERS}/{id}{path}"), body.clone())))
}

async fn waiver(house: &House<&TestApp>, app: &TestApp, rest: &str) -> Option<Fixture> {
    let doc = house.draft(&barcode(app)).await;
    let asked = json!({ "rule": "HISTORY", "reason": "限时活动，价格特批" });
    let made = house.sale.post(&format!("{OFFERS}/{}/waivers", doc["id"]), asked.clone()).await.with_status(201).json();
    let (last, end) = (limited(app, "zx1", FIRST_GROUP).await, rest.rsplit('/').next()?.to_owned());
    let (theirs, other) = (ids(app, OUT_OF_REACH).await[0], app.login("100000", "zs2").await);
    let foreign = other.post(&format!("{OFFERS}/{theirs}/waivers"), asked).await.with_status(201).json();
    Some(Fixture::new(vec![foreign["id"].as_i64()?], made["id"].as_i64()?, move |id| {
        last.post(&format!("selection/api/waivers/{id}/{end}"), json!({ "rowVersion": 0 }))
    }))
}

async fn change(house: &House<&TestApp>, app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let code = barcode(app);
    let base = house.approved(&code).await;
    let begun = house.event(&house.merchant, &base, "change", json!({})).await.with_status(201).json();
    let (own, merchant) = (begun["id"].as_i64()?, house.merchant.clone());
    let form = with(form_of(house, &begun, &code), json!({ "changeOf": base["id"], "shipTime": "H24" }));
    let row = json!({ "id": own, "rowVersion": begun["rowVersion"] });
    // A change of another company, made by its own people.
    let foreign = vec![foreign_change(app).await?];
    if let Some(field) = at.strip_prefix("body:").filter(|field| *field != "id") {
        let (foreign, mine) = pointed(house, app, &begun, field).await?;
        let (form, field) = (with(form, row), field.to_owned());
        // What it was made from is no longer to be chosen, nor a product's SKU: every number but none is refused.
        let fixed = ["sourceOfferId", "skus.productSkuId"].contains(&field.as_str());
        return Some(Fixture::new(foreign, if fixed { 0 } else { mine }, move |id| {
            let form = if fixed && id == 0 { form.clone() } else { set(form.clone(), &field, id) };
            merchant.put(&format!("{CHANGES}/{own}"), form)
        }));
    }
    if rest == "/{id}/submit" {
        let saved = merchant.put(&format!("{CHANGES}/{own}"), with(form, row)).await.ok().json();
        let row = json!({ "rowVersion": saved["rowVersion"] });
        return Some(Fixture::new(foreign, own, move |id| {
            merchant.post(&format!("{CHANGES}/{id}/submit"), row.clone())
        }));
    }
    Some(match (method.as_str(), rest, at) {
        ("PUT", ..) => Fixture::new(foreign, own, move |id| {
            merchant.put(&format!("{CHANGES}/{id}"), with(form.clone(), row.clone()))
        }),
        ("GET", "/{id}/versions/{logId}", "path:logId") => {
            let logs = logs_of_others(app).await;
            let log = begun["versions"][0]["logId"].as_i64()?;
            Fixture::new(logs, log, move |id| merchant.get(&format!("{CHANGES}/{own}/versions/{id}")))
        }
        ("GET", "/{id}/versions/{logId}", _) => {
            let log = begun["versions"][0]["logId"].clone();
            Fixture::new(foreign, own, move |id| merchant.get(&format!("{CHANGES}/{id}/versions/{log}")))
        }
        ("GET", rest, _) => {
            let rest = rest.replace("/{id}", "");
            Fixture::new(foreign, own, move |id| merchant.get(&format!("{CHANGES}/{id}{rest}")))
        }
        (_, rest, _) => {
            let (rest, row) = (rest.replace("/{id}", ""), json!({ "rowVersion": begun["rowVersion"] }));
            Fixture::new(foreign, own, move |id| merchant.post(&format!("{CHANGES}/{id}{rest}"), row.clone()))
        }
    })
}

/// A change of company 4, made by its own people.
pub async fn foreign_change(app: &TestApp) -> Option<i64> {
    let other = app.login("200003", "admin").await;
    let shirt = other.get(&format!("{OFFERS}?offerName=真丝衬衫")).await.ok().json()[0].clone();
    let open = other.get(&format!("{CHANGES}?changeOf={}", shirt["id"])).await.ok().json();
    if let Some(known) = open[0]["id"].as_i64() {
        return Some(known);
    }
    let row = json!({ "rowVersion": shirt["rowVersion"] });
    other.post(&format!("{OFFERS}/{}/change", shirt["id"]), row).await.with_status(201).json()["id"].as_i64()
}
