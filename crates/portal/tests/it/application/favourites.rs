use serde_json::json;
use testkit::TestApp;

use crate::admin::refused;
use crate::support::number;

const FAVOURITES: &str = "application/api/favourites";

/// S4-08
#[tokio::test]
async fn a_store_is_kept_at_hand_and_let_go() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let own = number(&app, "SELECT max(store_id) FROM merchant_store_relation WHERE merchant_id = 2").await;
    let add = json!({ "type": "store", "refId": own });
    for _ in 0..2 {
        user.post(FAVOURITES, add.clone()).await.with_status(201);
    }
    let kept = user.get(&format!("{FAVOURITES}?type=store")).await.ok().json();
    assert_eq!((kept.as_array().map(Vec::len), &kept[0]["refId"]), (Some(1), &json!(own)));
    assert_eq!(user.get(&format!("{FAVOURITES}?type=product")).await.ok().json(), json!([]));
    assert_eq!(app.login("200001", "lijing").await.get(FAVOURITES).await.ok().json(), json!([]), "each person's own");
    let path = format!("{FAVOURITES}?type=store&refId={own}");
    user.delete(&path).await.with_status(204);
    refused(&user.delete(&path).await, 404, "common.notFound", "数据不存在或已被删除");
}

/// R1: another company's store does not exist; nor does a product while nobody answers for products.
#[tokio::test]
async fn only_what_the_caller_may_see_is_kept() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let foreign = "SELECT max(store_id) FROM merchant_store_relation WHERE merchant_id = 3";
    let foreign = number(&app, foreign).await;
    for (kind, id) in [("store", foreign), ("store", 777), ("product", 1)] {
        let answer = user.post(FAVOURITES, json!({ "type": kind, "refId": id })).await;
        refused(&answer, 404, "common.notFound", "数据不存在或已被删除");
    }
    let wrong = user.post(FAVOURITES, json!({ "type": "offer", "refId": 1 })).await;
    refused(&wrong, 400, "common.invalid", "收藏类型选项无效");
    let staff = app.login("100000", "zs1").await;
    staff.post(FAVOURITES, json!({ "type": "store", "refId": foreign })).await.with_status(201);
}
