//! Offers fall with what they hang on, and stand up with it again; time ends what nobody goes on with.

use std::time::Duration;

use serde_json::json;

use super::{House, OFFERS};
use crate::admin::refused;

const ONE: &str = "6901234599015";
const DAY: u64 = 24 * 3600;

/// A02-5, the offers' part: a certificate that ends restricts what needs it, its renewal lets it go.
#[tokio::test]
async fn a_certificate_that_ends_takes_its_offers_off_the_air() {
    let house = House::new().await;
    let food = house.app.login("200002", "admin").await;
    let reasons = |path: String| {
        let food = &food;
        async move { food.get(&path).await.ok().json()[0]["restrictReasons"].clone() }
    };
    let oil = || reasons(format!("{OFFERS}?offerName=山茶油"));
    assert_eq!(oil().await, json!([]));
    house.app.clock().shift(Duration::from_secs(30 * DAY));
    house.app.run_job("certificate.expiry").await;
    let food = house.app.login("200002", "admin").await;
    let fallen = food.get(&format!("{OFFERS}?offerName=山茶油")).await.ok().json();
    assert_eq!(fallen[0]["restrictReasons"], json!(["CERT_EXPIRED"]));
    assert_eq!(fallen[0]["suspended"], true);
    let papers = food.get("selection/api/vendor/certificates?certType.in=FOOD_PRODUCTION").await.ok().json();
    assert!(papers[0]["affectedOfferCount"].as_i64() >= Some(3), "{papers}");
}

/// A02-6, the offers' part: a frozen company submits nothing, and its offers stay off the air until it is back.
#[tokio::test]
async fn a_frozen_company_offers_nothing() {
    let house = House::new().await;
    let doc = house.approved(ONE).await;
    let draft = house.draft("6901234599022").await;
    let root = house.app.login("100000", "root").await;
    let settle = |deed: &'static str, more: serde_json::Value| {
        let root = &root;
        async move {
            let now = root.get("admin/api/companies/2").await.ok().json();
            let body =
                crate::selection::with(json!({ "reason": "逾期账单未处理", "rowVersion": now["rowVersion"] }), more);
            root.post(&format!("admin/api/companies/2/{deed}"), body).await.ok();
        }
    };
    settle("freeze", json!({ "useStatusReason": "ARREARS" })).await;
    let merchant = house.app.login("200001", "lijing").await;
    let late =
        merchant.post(&format!("{OFFERS}/{}/submit", draft["id"]), json!({ "rowVersion": draft["rowVersion"] })).await;
    refused(&late, 400, "company.state", "企业当前状态（欠费）不允许此操作");
    let read =
        || async { merchant.get(&format!("{OFFERS}/{}", doc["id"])).await.ok().json()["restrictReasons"].clone() };
    assert_eq!(read().await, json!(["COMPANY_FROZEN"]));
    settle("enable", json!({})).await;
    assert_eq!(read().await, json!([]));
}

/// A07-1: a store stays bound while an offer is on its way or may still be shown.
#[tokio::test]
async fn a_store_in_use_stays_bound() {
    let house = House::new().await;
    let admin = house.app.login("200001", "admin").await;
    let path =
        format!("selection/api/merchant/offer-stores/removeMerchantStoreRelation?merchantId=2&storeId={}", house.store);
    refused(&admin.post(&path, json!({})).await, 400, "store.inUse", "店铺存在进行中的报品，无法解除关联");
}

/// S4-02: drafts of 90 idle days are closed, with a word a week before; what waits a month for a show is marked.
#[tokio::test]
async fn time_closes_and_marks() {
    let house = House::new().await;
    let draft = house.draft(ONE).await;
    let approved = house.approved("6901234599022").await;
    let run = || async {
        house.app.run_job("offer.expiry").await;
        house.app.run_job("offer.overtime").await;
    };
    let told = |title: &'static str| {
        let house = &house;
        async move {
            let merchant = house.app.login("200001", "lijing").await;
            let path = format!("admin/api/message-location-logs?title.contains={title}&size=100");
            let rows = merchant.get(&path).await.ok().json();
            let about = |row: &serde_json::Value| row["content"].as_str().unwrap_or_default().to_owned();
            rows.as_array().into_iter().flatten().map(about).collect::<Vec<_>>()
        }
    };
    house.app.clock().shift(Duration::from_secs(84 * DAY));
    run().await;
    run().await;
    let code = draft["code"].as_str().unwrap_or_default();
    assert_eq!(told("即将超期").await.iter().filter(|text| text.contains(code)).count(), 1, "once and not again");
    let merchant = house.app.login("200001", "lijing").await;
    let late = merchant.get(&format!("{OFFERS}/{}", approved["id"])).await.ok().json();
    assert_eq!(late["overTimeNotAddSchedule"], true);
    house.app.clock().shift(Duration::from_secs(7 * DAY));
    run().await;
    let merchant = house.app.login("200001", "lijing").await;
    let gone = merchant.get(&format!("{OFFERS}/{}", draft["id"])).await.ok().json();
    assert_eq!((&gone["auditStatus"], &gone["closeReason"]), (&json!("CANCELLED"), &json!("系统超期关闭")));
}
