//! Points where modules meet.

use std::time::Duration;

use serde_json::{Value, json};
use testkit::{Client, Content, TestApp};

use crate::certificate::{People, VENDOR, changed, item_of};
use crate::pricing::deed;
use crate::support::number;

/// Whoever listens somewhere is asked there: by the demo's own stories, and by what is done here beside them.
#[tokio::test]
async fn everybody_who_listens_is_asked() {
    let app = TestApp::filled_with_parts(Content::Bare, |_| ()).await;
    portal::fill_with_demo_data(&app).await.expect("demo data");
    prepare_a_show(&app).await;
    look_at_what_a_certificate_carries(&app).await;
    keep_a_store_and_give_it_up(&app).await;
    confirm_and_close_a_violation(&app).await;
    renew_a_certificate(&app).await;
    freeze_a_company(&app).await;
    app.clock().shift(Duration::from_secs(50 * 24 * 3600));
    app.run_job("store.auth-expiry").await;
    assert_eq!(app.points.never_asked(), [""; 0]);
}

async fn prepare_a_show(app: &TestApp) {
    let session = number(app, "SELECT max(session_id) FROM schedule_item").await;
    let operation = app.login("100000", "yy1").await;
    operation.get(&format!("rms-manager/api/live-sessions/{session}")).await.ok();
}

async fn look_at_what_a_certificate_carries(app: &TestApp) {
    let qc = app.login("100000", "qc1").await;
    let id = number(app, "SELECT min(id) FROM cert_item").await;
    qc.get(&format!("{VENDOR}/certificates/{id}/offers")).await.ok();
}

async fn keep_a_store_and_give_it_up(app: &TestApp) {
    let merchant = app.login("200001", "admin").await;
    let store = number(app, "SELECT max(store_id) FROM merchant_store_relation WHERE merchant_id = 2").await;
    let favourite = json!({ "type": "store", "refId": store });
    merchant.post("application/api/favourites", favourite).await.with_status(201);
    let end = "selection/api/merchant/offer-stores/removeMerchantStoreRelation";
    // Its offers stand in the way.
    let refused = merchant.post(&format!("{end}?merchantId=2&storeId={store}"), json!({})).await;
    assert_eq!(refused.error_key(), "store.inUse");
}

async fn confirm_and_close_a_violation(app: &TestApp) {
    let (sale, legal) = (app.login("100000", "zs1").await, app.login("100000", "fw1").await);
    let cases = sale.get("selection/api/price-violations?status.in=OPEN,EXPLAINED").await.ok().json();
    let once = deed(&sale, &cases[0], "confirm", json!({ "opinion": "截图属实" })).await.ok().json();
    let twice = deed(&legal, &once, "confirm", json!({ "opinion": "构成破价" })).await.ok().json();
    deed(&legal, &twice, "close", json!({ "reason": "商家已整改" })).await.ok();
}

async fn renew_a_certificate(app: &TestApp) {
    let people = People::enter(app, "200002").await;
    let held = "SELECT max(id) FROM cert_item WHERE company_id = 3 AND cert_type = 'FOOD_PRODUCTION' \
                AND replaced_by_id IS NULL";
    let path = format!("{VENDOR}/certificates/{}/renew", number(app, held).await);
    let draft = people.admin.post(&path, json!({})).await.ok().json();
    let token = draft["certList"][0]["token"].as_str().expect("a token").to_owned();
    let day = |days: i64| app.clock().today().plus_days(days).to_string();
    let files = json!([{ "fileId": people.file["fileId"] }]);
    let filled = json!({ "issueDate": day(-1), "expireDate": day(900), "files": files });
    people.submitted(json!([changed(item_of(&draft, &token), filled)])).await;
    people.approve(&people.qc).await.ok();
}

async fn freeze_a_company(app: &TestApp) {
    let root = app.login("100000", "root").await;
    let act = async |root: &Client, deed: &str, more: Value| {
        let version = number(app, "SELECT CAST(row_version AS BIGINT) FROM company WHERE id = 3").await;
        let body = crate::selection::with(json!({ "reason": "逾期未付款", "rowVersion": version }), more);
        root.post(&format!("admin/api/companies/3/{deed}"), body).await.ok();
    };
    act(&root, "freeze", json!({ "useStatusReason": "ARREARS" })).await;
    act(&root, "enable", json!({})).await;
}
