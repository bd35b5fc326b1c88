//! Stores: who owns them, who may use them, until when.

use std::time::Duration;

use platform::point::{Emitted, Listener, Points};
use selection::Unbinding;
use serde_json::json;
use testkit::TestApp;

use super::{APPRS, People, actions, with};
use crate::admin::refused;
use crate::fileservice::{png, uploaded};
use crate::support::{number, text};

const STORES: &str = "selection/api/merchant/offer-stores";

/// S7-10
#[tokio::test]
async fn unbinding_ends_the_relation_and_tells_both_sides() {
    let people = People::new().await;
    let doc = people.approved("sid").await;
    let unbind = format!("{STORES}/removeMerchantStoreRelation?merchantId=2&storeId={}", doc["storeId"]);
    let foreign = unbind.replace("merchantId=2", "merchantId=3");
    refused(&people.merchant.post(&foreign, json!({})).await, 404, "common.notFound", "数据不存在或已被删除");
    let row = people.merchant.post(&unbind, json!({})).await.ok().json();
    assert_eq!(row["status"], "disabled");
    refused(&people.merchant.post(&unbind, json!({})).await, 404, "common.notFound", "数据不存在或已被删除");
    assert_eq!(actions(&people.read(&doc).await), ["detail", "version", "log"]);
    let store = people.merchant.get(&format!("{STORES}?sellerId=sid")).await.ok().json();
    assert_eq!((store[0]["status"].as_str(), store[0]["storeStatus"].as_str()), (Some("disabled"), Some("UNBOUND")));
    let told =
        text(&people.app, "SELECT content FROM message_location_log WHERE template_code = 'STORE_UNBOUND'").await;
    assert_eq!(told, "花植旗舰店（天猫）已与上海花植美妆有限公司解除关联。");
    assert_eq!(
        number(&people.app, "SELECT count(*) FROM message_location_log WHERE template_code = 'STORE_UNBOUND'").await,
        2
    );
    let timeline = people.merchant.get(&format!("{STORES}/{}/timeline", doc["storeId"])).await.ok().json();
    let seen: Vec<_> =
        timeline.as_array().expect("entries").iter().map(|e| e["actionLabel"].as_str().unwrap_or("")).collect();
    assert_eq!(seen, ["解除关联", "建立关联"]);
    assert_eq!(
        number(&people.app, "SELECT count(*) FROM version_log WHERE biz_type = 'merchantStoreRelation'").await,
        1
    );
}

/// Another module stands in the way without either knowing the other's tables.
#[tokio::test]
async fn a_gate_of_another_module_refuses_the_unbinding() {
    let veto = Listener::acting(|_app, _tx, Unbinding(selling): Unbinding| async move {
        assert_eq!(selling.merchant_id, 2);
        Err(offer::texts::STORE_IN_USE.into())
    });
    let emitted = [Emitted::of::<Unbinding>()];
    let app = TestApp::with_parts(move |parts| parts.points = Points::new(vec![veto.clone()], &emitted)).await;
    let people = People::in_app(app).await;
    let doc = people.approved("sid").await;
    let unbind = format!("{STORES}/removeMerchantStoreRelation?merchantId=2&storeId={}", doc["storeId"]);
    let answer = people.merchant.post(&unbind, json!({})).await;
    refused(&answer, 400, "store.inUse", "店铺存在进行中的报品，无法解除关联");
    assert_eq!(actions(&people.read(&doc).await), ["detail", "version", "log", "unbind"]);
}

#[tokio::test]
async fn a_store_has_one_owner() {
    let people = People::new().await;
    people.approved("sid").await;
    let other = people.app.login("200003", "admin").await;
    let screenshot = uploaded(&other, "screenshot", "x.png", &png(10, 10)).await;
    let mine = json!({ "brandIds": [401], "screenshot": [{ "fileId": screenshot["fileId"] }], "submit": true });
    let form = with(people.form("sid"), mine);
    let answer = other.post(&format!("{APPRS}/create"), form.clone()).await;
    assert_eq!(
        (answer.status(), answer.json()["title"].as_str().map(str::to_owned)),
        (400, Some("该店铺已由其他商家绑定，请联系招商".into()))
    );

    let auth = uploaded(&other, "authFiles", "授权.png", &png(10, 10)).await;
    let until = people.app.clock().today().plus_days(10).to_string();
    let authorised = json!({ "isOwn": false, "authFiles": [{ "fileId": auth["fileId"] }], "authExpireDate": until });
    let doc = other.post(&format!("{APPRS}/create"), with(form, authorised)).await.with_status(201).json();
    people.approve(&doc).await.ok();
    let store = other.get(&format!("{STORES}?status=enabled&sellerId=sid")).await.ok().json();
    assert_eq!((store[0]["relationType"].as_str(), store[0]["endDate"].as_str()), (Some("AUTH"), Some(until.as_str())));
}

/// Two merchants wait at once for the same store: the second approval learns of the first.
#[tokio::test]
async fn the_second_approval_of_one_store_is_refused() {
    let people = People::new().await;
    let other = people.app.login("200003", "admin").await;
    let screenshot = uploaded(&other, "screenshot", "x.png", &png(10, 10)).await;
    let theirs = json!({ "brandIds": [401], "screenshot": [{ "fileId": screenshot["fileId"] }], "submit": true });
    let second = other.post(&format!("{APPRS}/create"), with(people.form("sid"), theirs)).await.with_status(201).json();
    people.approved("sid").await;
    refused(&people.approve(&second).await, 400, "store.bound", "该店铺已由其他商家绑定，请联系招商");
    let after = other.get(&format!("{APPRS}/{}", second["id"])).await.ok().json();
    assert_eq!(
        (after["status"].as_str(), after["task"]["id"].clone()),
        (Some("APPROVING"), second["task"]["id"].clone())
    );
}

#[tokio::test]
async fn a_vendor_has_no_store_of_its_own() {
    let people = People::new().await;
    let vendor = people.app.login("200004", "admin").await;
    let screenshot = uploaded(&vendor, "screenshot", "x.png", &png(10, 10)).await;
    let mine = json!({ "brandIds": [501], "screenshot": [{ "fileId": screenshot["fileId"] }], "submit": true });
    let answer = vendor.post(&format!("{APPRS}/create"), with(people.form("sid"), mine)).await;
    assert_eq!(answer.json()["fieldErrors"][0]["field"], "isOwn");
}

#[tokio::test]
async fn an_authorisation_ends_with_its_day() {
    let people = People::new().await;
    let auth = uploaded(&people.merchant, "authFiles", "授权.png", &png(10, 10)).await;
    let until = people.app.clock().today().plus_days(2).to_string();
    let form = with(
        people.form("sid"),
        json!({ "isOwn": false, "authFiles": [{ "fileId": auth["fileId"] }], "authExpireDate": until, "submit": true }),
    );
    let doc = people.merchant.post(&format!("{APPRS}/create"), form).await.with_status(201).json();
    people.approve(&doc).await.ok();
    people.app.run_job("store.auth-expiry").await;
    assert_eq!(people.merchant.get(&format!("{STORES}?sellerId=sid")).await.ok().json()[0]["status"], "enabled");
    people.app.clock().shift(Duration::from_secs(3 * 24 * 3600));
    people.app.run_job("store.auth-expiry").await;
    people.app.run_job("store.auth-expiry").await;
    let merchant = people.app.login("200001", "admin").await;
    assert_eq!(merchant.get(&format!("{STORES}?sellerId=sid")).await.ok().json()[0]["status"], "disabled");
    let told =
        text(&people.app, "SELECT content FROM message_location_log WHERE template_code = 'STORE_AUTH_EXPIRED'").await;
    assert!(told.starts_with(&format!("花植旗舰店 的授权已于{until}到期")), "{told}");
    assert_eq!(
        number(&people.app, "SELECT count(*) FROM message_location_log WHERE template_code = 'STORE_AUTH_EXPIRED'")
            .await,
        2,
        "owner and contact, once"
    );
}

#[tokio::test]
async fn the_staff_freeze_a_store_with_a_reason() {
    let people = People::new().await;
    let doc = people.approved("sid").await;
    let path = format!("{STORES}/{}", doc["storeId"]);
    assert_eq!(people.merchant.post(&format!("{path}/freeze"), json!({ "reason": "售假被投诉" })).await.status(), 403);
    let frozen = people.staff.post(&format!("{path}/freeze"), json!({ "reason": "售假被投诉" })).await.ok().json();
    assert_eq!((frozen["storeStatus"].as_str(), actions(&frozen)), (Some("FROZEN"), vec!["timeline", "unfreeze"]));
    let again = people.staff.post(&format!("{path}/freeze"), json!({ "reason": "售假被投诉" })).await;
    refused(&again, 400, "common.state", "当前状态不允许此操作");
    let thawed = people.staff.post(&format!("{path}/unfreeze"), json!({ "reason": "核实无误" })).await;
    assert_eq!(thawed.json()["title"], "原因长度不能少于5个字符");
    people.staff.post(&format!("{path}/unfreeze"), json!({ "reason": "已核实无误" })).await.ok();
    let ratings = people.merchant.get(&format!("{path}/ratings")).await.ok().json();
    assert_eq!(ratings[0]["dsrDesc"], 4.85);
}
