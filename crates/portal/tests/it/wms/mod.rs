//! Goods and the warehouse (09).

mod goods;

use serde_json::{Value, json};
use testkit::TestApp;

use crate::document::{DocumentFixture, OwnEvent, StepFixture};
use crate::fileservice::{png, uploaded};
use crate::offer::nth_barcode;

/// Goods of a company, with one of its brands.
pub async fn goods(app: &TestApp, account: &str) -> DocumentFixture {
    let merchant = app.login(account, "admin").await;
    let image = uploaded(&merchant, "images", "货品.png", &png(40, 40)).await["fileId"].clone();
    let brands = merchant.get("selection/api/merchant/offer-store-apprs/brands").await.ok().json();
    let brand = brands[0]["id"].as_i64().expect("a brand");
    let form = move |nth: usize| {
        json!({
            "goodsName": format!("积雪草晚霜 {nth}"), "barcode": nth_barcode(nth), "brandId": brand,
            "categoryCode": "Cosmetic_Skincare_Cream", "spec": "50g/瓶", "unit": "bottle", "lengthCm": 6.5, "widthCm": 6.5,
            "heightCm": 8.2, "weightKg": 0.215, "boxQty": 24, "storageType": "NORMAL", "shelfLifeDays": 1095,
            "declareValue": 59.9, "purchasePrice": 21.5, "images": [{ "fileId": image }],
        })
    };
    let turned = |name, from, to| OwnEvent { name, staff: merchant.clone(), from, to, body: json!({}) };
    let own = vec![turned("disable", "ENABLED", "DISABLED"), turned("enable", "DISABLED", "ENABLED")];
    let steps = vec![StepFixture::new(app, "WmsSkuAppr", "ck1", Some(json!({ "zone": "A-01" }))).await];
    let at = (GOODS, "wms-workflow/api/tasks");
    DocumentFixture {
        own,
        end: "ENABLED",
        cancels: false,
        changed: Some(|form: &mut Value| form["weightKg"] = json!(0.3)),
        sheet: Some(|nth| vec![("货品名称", format!("导入货品{nth}")), ("规格", "100g".into())]),
        refs: vec![("brandId", brand, vec![301, 401])],
        ..DocumentFixture::new(("goodsSku", "goods_sku"), at, steps, form)
    }
}

pub const GOODS: &str = "wms/api/goods-skus";
