//! What a merchant may send: declared, checked by the warehouse, changed without losing what counts.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{GOODS, goods};
use crate::document::{DocumentFixture, game};
use crate::offer::nth_barcode;
use crate::support::number;

/// R8
#[tokio::test(flavor = "multi_thread")]
async fn random_operations_on_goods_never_leave_the_model() {
    let app = TestApp::new().await;
    game::play(&app, &goods(&app, "200001").await).await;
}

struct Shed {
    app: TestApp,
    goods: DocumentFixture,
    merchant: Client,
    warehouse: Client,
}

impl Shed {
    async fn new() -> Self {
        let app = TestApp::new().await;
        let goods = goods(&app, "200001").await;
        let (merchant, warehouse) = (app.login("200001", "admin").await, app.login("100000", "ck1").await);
        Self { app, goods, merchant, warehouse }
    }

    async fn changed(&self, doc: &Value, nth: usize, change: impl Fn(&mut Value)) -> Value {
        self.goods.saved(&self.merchant, doc, nth, change).await.ok().json()
    }
}

/// An enabled one keeps its weight until the warehouse has agreed to another; its remark is another at once.
#[tokio::test]
async fn what_is_key_waits_and_the_rest_counts_at_once() {
    let shed = Shed::new().await;
    let doc = shed.goods.approved(&shed.merchant, 1).await;
    assert_eq!(
        (&doc["status"], &doc["weightKg"], &doc["changeStatus"]),
        (&json!("ENABLED"), &json!(0.215), &json!("NONE"))
    );
    let lighter = |form: &mut Value| {
        form["weightKg"] = json!(0.2);
        form["remark"] = json!("轻拿轻放");
    };
    let doc = shed.changed(&doc, 1, lighter).await;
    assert_eq!((&doc["weightKg"], &doc["remark"]), (&json!(0.215), &json!("轻拿轻放")));
    assert_eq!((&doc["changeStatus"], &doc["pending"]), (&json!("CREATED"), &json!({ "weightKg": 0.2 })));
    assert_eq!(doc["versions"].as_array().map(Vec::len), Some(2), "{}", doc["versions"]);

    let doc = shed.goods.event(&shed.merchant, &doc, "submit", json!({})).await.ok().json();
    assert_eq!((&doc["changeStatus"], &doc["status"]), (&json!("APPROVING"), &json!("ENABLED")));
    let refused = shed.goods.saved(&shed.merchant, &doc, 1, |form| form["weightKg"] = json!(0.1)).await;
    assert_eq!(refused.error_key(), "common.state", "{}", refused.text());
    let refused = shed.goods.event(&shed.merchant, &doc, "disable", json!({})).await;
    assert_eq!(refused.error_key(), "common.state", "{}", refused.text());

    let change = shed.warehouse.get(&format!("wms/api/goods-changes/{}", doc["changeId"])).await.ok().json();
    let diff = shed.warehouse.get(&format!("wms/api/goods-changes/{}/diff", doc["changeId"])).await.ok().json();
    assert!(diff.to_string().contains("0.215") && diff.to_string().contains("0.2"), "{diff}");
    shed.goods.pass(&change).await.ok();
    let doc = shed.goods.read(&shed.merchant, &doc).await;
    assert_eq!((&doc["weightKg"], &doc["remark"]), (&json!(0.2), &json!("轻拿轻放")));
    assert_eq!((&doc["changeStatus"], &doc["changeId"]), (&json!("NONE"), &Value::Null));
}

/// A change comes back, is given up, and nothing of it stays.
#[tokio::test]
async fn a_change_is_rejected_withdrawn_and_given_up() {
    let shed = Shed::new().await;
    let heavier = |form: &mut Value| form["weightKg"] = json!(0.5);
    let doc = shed.goods.approved(&shed.merchant, 2).await;
    let doc = shed.changed(&doc, 2, heavier).await;
    let doc = shed.goods.event(&shed.merchant, &doc, "submit", json!({})).await.ok().json();
    let doc = shed.goods.event(&shed.merchant, &doc, "withdraw", json!({})).await.ok().json();
    assert_eq!(doc["changeStatus"], "CREATED");
    let doc = shed.goods.event(&shed.merchant, &doc, "submit", json!({})).await.ok().json();
    let change = shed.warehouse.get(&format!("wms/api/goods-changes/{}", doc["changeId"])).await.ok().json();
    let why = json!({
        "opinion": "实测重量相差超过一成", "rejectReasonCodes": ["INFO_WRONG"], "rowVersion": change["rowVersion"],
        "rejectFields": [{ "field": "weightKg", "remark": "实测 0.31" }],
    });
    shed.warehouse.post(&format!("wms-workflow/api/tasks/{}/reject", change["task"]["id"]), why).await.ok();
    let doc = shed.goods.read(&shed.merchant, &doc).await;
    assert_eq!((&doc["changeStatus"], &doc["weightKg"]), (&json!("REJECTED"), &json!(0.215)));
    assert!(doc["actions"].to_string().contains("abandonChange"), "{}", doc["actions"]);
    let doc = shed.goods.event(&shed.merchant, &doc, "abandon-change", json!({})).await.ok().json();
    assert_eq!((&doc["changeStatus"], &doc["weightKg"]), (&json!("NONE"), &json!(0.215)));
    // One that nobody saw goes without a trace; so does one that is taken back by saving what counts.
    let doc = shed.changed(&doc, 2, heavier).await;
    let doc = shed.changed(&doc, 2, |_| {}).await;
    assert_eq!(doc["changeStatus"], "NONE");
    assert_eq!(
        number(&shed.app, "SELECT count(*) FROM goods_change WHERE status = 'CREATED' AND NOT is_deleted").await,
        0
    );
}

/// goods.barcodeDup: once per company, drafts counted; another company's is nobody's business.
#[tokio::test]
async fn a_barcode_stands_once_in_a_company() {
    let shed = Shed::new().await;
    let first = shed.goods.made(&shed.merchant, 3, false).await;
    let second = shed.merchant.post(GOODS, (shed.goods.form)(3)).await;
    assert_eq!((second.status(), second.error_key().as_str()), (400, "goods.barcodeDup"));
    let said = second.json();
    assert_eq!(said["fieldErrors"][0]["field"], "barcode");
    assert_eq!(said["message"], format!("条形码已被货品{}使用", first["code"].as_str().expect("a code")));
    let other = goods(&shed.app, "200002").await;
    other.made(&shed.app.login("200002", "admin").await, 3, true).await;
    // Without one it is known by its number.
    let mut bare = (shed.goods.form)(3);
    (bare["noBarcode"], bare["barcode"]) = (json!(true), Value::Null);
    let bare = shed.merchant.post(GOODS, bare).await.with_status(201).json();
    let code = bare["code"].as_str().expect("a code");
    let listed = shed.merchant.get(&format!("{GOODS}?goodsCode={code}")).await.ok().json();
    assert_eq!((&listed[0]["barcode"], &listed[0]["goodsName"]), (&json!(code), &bare["goodsName"]));
    let wrong = with_barcode(&shed, "6901234567890");
    let refused = shed.merchant.post(GOODS, wrong).await;
    assert_eq!((refused.status(), refused.error_key().as_str()), (400, "offer.barcode"));
}

fn with_barcode(shed: &Shed, barcode: &str) -> Value {
    let mut form = (shed.goods.form)(4);
    form["barcode"] = json!(barcode);
    form
}

/// A change to a barcode that another has taken meanwhile is refused where it would count.
#[tokio::test]
async fn a_barcode_that_was_taken_meanwhile_stops_the_change() {
    let shed = Shed::new().await;
    let doc = shed.goods.approved(&shed.merchant, 5).await;
    let doc = shed.changed(&doc, 5, |form| form["barcode"] = json!(nth_barcode(6))).await;
    let doc = shed.goods.event(&shed.merchant, &doc, "submit", json!({})).await.ok().json();
    shed.goods.made(&shed.merchant, 6, false).await;
    let change = shed.warehouse.get(&format!("wms/api/goods-changes/{}", doc["changeId"])).await.ok().json();
    let refused = shed.goods.pass(&change).await;
    assert_eq!((refused.status(), refused.error_key().as_str()), (400, "goods.barcodeDup"));
}

/// A dangerous one has its papers; what it cost is the company's own and the finance's to read.
#[tokio::test]
async fn papers_of_what_is_dangerous_and_the_price_that_few_read() {
    let shed = Shed::new().await;
    let mut liquid = (shed.goods.form)(7);
    (liquid["liquid"], liquid["submit"]) = (json!(true), json!(true));
    let refused = shed.merchant.post(GOODS, liquid).await;
    assert_eq!(refused.status(), 400);
    assert_eq!(refused.json()["fieldErrors"][0]["message"], "液体、带电或危险品须上传MSDS");
    let doc = shed.goods.made(&shed.merchant, 7, true).await;
    assert_eq!(doc["purchasePrice"], 21.5);
    assert_eq!(shed.goods.read(&shed.warehouse, &doc).await["purchasePrice"], Value::Null);
    let finance = shed.app.login("100000", "cw1").await;
    assert_eq!(shed.goods.read(&finance, &doc).await["purchasePrice"], 21.5);
}
