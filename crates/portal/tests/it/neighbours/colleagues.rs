//! 00.2: whoever sees the own rows alone (data scope SELF) cannot name a colleague's in a body either: it answers like one
//! that does not exist.

use serde_json::{Value, json};
use testkit::{Answer, TestApp};

use crate::admin::face;
use crate::certificate::VENDOR;
use crate::offer::import::Filled;
use crate::offer::{House, OFFERS, nth_barcode};
use crate::schedule::{Board, ITEMS, supply};
use crate::selection::with;
use crate::support::{execute, number, text};

const MISSING: i64 = 777;
/// 王芳, whose rows are not 李静's.
const COLLEAGUE: i64 = 201;
const STORES: &str = "SELECT min(store_id) FROM merchant_store_relation WHERE merchant_id = 2 AND status = 'enabled'";

/// From now on the people with 李静's role see their own alone; whoever is inside already does within a second.
async fn narrow(app: &TestApp) {
    execute(app, "UPDATE role SET data_scope = 'SELF' WHERE role_code IN ('VENDOR_OPERATOR', 'VENDOR_QUALITY')").await;
    execute(app, "UPDATE merchant_store_relation SET created_by = 202 WHERE merchant_id = 2").await;
}

async fn house() -> House {
    let app = TestApp::new().await;
    narrow(&app).await;
    House::in_app(app).await
}

async fn hand_over(app: &TestApp, table: &str, id: &Value) {
    execute(app, &format!("UPDATE {table} SET created_by = {COLLEAGUE} WHERE id = {id}")).await;
}

#[track_caller]
fn like_missing(colleagues: &Answer, missing: &Answer, id: &Value) {
    let face = |answer: &Answer, id: &str| format!("{:?}", face(answer)).replace(id, "#");
    assert!(missing.status() >= 400, "{}", missing.text());
    assert_eq!(face(colleagues, &id.to_string()), face(missing, &MISSING.to_string()));
}

/// The list of the own schedule is about the offers that the list of offers shows.
#[tokio::test]
async fn the_own_schedule_is_of_the_own_offers() {
    let app = TestApp::new().await;
    narrow(&app).await;
    let board = Board::in_app(app).await;
    let (app, merchant) = (&board.house.app, &board.house.merchant);
    let session = board.session(30).await;
    let mut offers = Vec::new();
    for nth in 0..2 {
        let offer = board.offer(&nth_barcode(nth + 500)).await;
        board.propose(&session, &offer, json!({})).await.with_status(201);
        offers.push(offer);
    }
    let path = format!("{ITEMS}/mine?sessionId={}", session["id"]);
    let mine = async || {
        let rows = merchant.get(&path).await.ok().json();
        rows.as_array().into_iter().flatten().map(|row| row["offerId"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(mine().await.len(), 2);
    hand_over(app, "offer", &offers[1]["id"]).await;
    assert_eq!(mine().await, [offers[0]["id"].clone()]);
    // Whoever sees the whole company still sees both.
    let admin = app.login("200001", "admin").await;
    assert_eq!(admin.get(&path).await.ok().json().as_array().map(Vec::len), Some(2));
}

/// `sourceOfferId`: what the list does not show is nothing to copy from; what was chosen before stays.
#[tokio::test]
async fn an_offer_is_made_from_what_its_writer_sees() {
    let house = house().await;
    let (app, merchant) = (&house.app, &house.merchant);
    let source = house.approved(&nth_barcode(510)).await;
    let made_from = |id: &Value| {
        let form = with(house.form(&nth_barcode(511)), json!({ "sourceOfferId": id }));
        merchant.post(OFFERS, form)
    };
    let kept = made_from(&source["id"]).await.with_status(201).json();
    hand_over(app, "offer", &source["id"]).await;
    let missing = made_from(&json!(MISSING)).await;
    like_missing(&made_from(&source["id"]).await, &missing, &source["id"]);
    assert_eq!(merchant.get(&format!("{OFFERS}/{}/copy-source?mode=copy", source["id"])).await.status(), 404);
    // What was made before goes on.
    let beside = json!({ "id": kept["id"], "rowVersion": kept["rowVersion"], "sourceOfferId": source["id"] });
    let sku = with(house.sku(&nth_barcode(511)), json!({ "id": kept["skus"][0]["id"] }));
    let form = with(house.form(&nth_barcode(511)), with(beside, json!({ "skus": [sku] })));
    merchant.put(OFFERS, form.clone()).await.ok();
    // Nor is anything learnt by trying another source on what is there already.
    let now = merchant.get(&format!("{OFFERS}/{}", kept["id"])).await.ok().json();
    let other = house.approved(&nth_barcode(512)).await;
    hand_over(app, "offer", &other["id"]).await;
    let form = with(form, json!({ "rowVersion": now["rowVersion"] }));
    let tried = async |id: Value| merchant.put(OFFERS, with(form.clone(), json!({ "sourceOfferId": id }))).await;
    like_missing(&tried(other["id"].clone()).await, &tried(json!(MISSING)).await, &other["id"]);
}

/// `storeId`, in a body and by its name in a sheet.
#[tokio::test]
async fn an_offer_is_sold_through_a_store_that_its_writer_sees() {
    let house = house().await;
    let (app, merchant) = (&house.app, &house.merchant);
    let draft = house.draft(&nth_barcode(520)).await;
    let checked = async || {
        let bytes = Filled::creams(app, 1).workbook(merchant).await;
        let call = crate::fileservice::Parts::default().file("报品.xlsx", "", &bytes);
        call.post(merchant, &format!("{OFFERS}/import/validate")).await.ok().json()
    };
    assert_eq!(checked().await["okCount"], 1);
    let store = number(app, STORES).await;
    execute(app, &format!("UPDATE merchant_store_relation SET created_by = {COLLEAGUE} WHERE merchant_id = 2")).await;
    let list = merchant.get("selection/api/merchant/offer-stores").await;
    assert!(list.status() == 403 || list.json() == json!([]), "{}", list.text());
    let through = |id: i64| merchant.post(OFFERS, with(house.form(&nth_barcode(521)), json!({ "storeId": id })));
    like_missing(&through(store).await, &through(MISSING).await, &json!(store));
    let refused = checked().await;
    assert_eq!(
        (&refused["okCount"], &refused["rows"][0]["errors"][0]["column"]),
        (&json!(0), &json!("店铺")),
        "{refused}"
    );
    // What the offer is sold through already it goes on to be sold through.
    let sku = with(house.sku(&nth_barcode(520)), json!({ "id": draft["skus"][0]["id"] }));
    let beside = json!({ "id": draft["id"], "rowVersion": draft["rowVersion"], "skus": [sku] });
    merchant.put(OFFERS, with(house.form(&nth_barcode(520)), beside)).await.ok();
    // And whoever sees the company's may choose it.
    let admin = app.login("200001", "admin").await;
    admin.post(OFFERS, house.form(&nth_barcode(522))).await.with_status(201);
    let favour = |who: &testkit::Client, id: i64| {
        who.post("application/api/favourites", json!({ "type": "store", "refId": id }))
    };
    like_missing(&favour(merchant, store).await, &favour(merchant, MISSING).await, &json!(store));
    favour(&admin, store).await.with_status(201);
}

/// `giftOfferId` and the numbers of SKUs.
#[tokio::test]
async fn an_offer_names_no_gift_and_no_sku_of_a_colleague() {
    let house = house().await;
    let (app, merchant) = (&house.app, &house.merchant);
    let gift =
        number(app, "SELECT min(id) FROM offer WHERE company_id = 2 AND gift_flag AND status = 'APPROVED'").await;
    execute(app, &format!("UPDATE offer SET created_by = 202 WHERE id = {gift}")).await;
    let giving = |id: i64| {
        let mut form = house.form(&nth_barcode(530));
        form["mechanism"]["gifts"][0]["giftOfferId"] = id.into();
        merchant.post(OFFERS, form)
    };
    giving(gift).await.with_status(201);
    execute(app, &format!("UPDATE offer SET created_by = {COLLEAGUE} WHERE id = {gift}")).await;
    like_missing(&giving(gift).await, &giving(MISSING).await, &json!(gift));

    let other = house.draft(&nth_barcode(531)).await;
    hand_over(app, "offer", &other["id"]).await;
    let sku = other["skus"][0]["id"].as_i64().expect("an id");
    // With a form that is refused for another reason as well, so that the order of the rules tells nothing.
    let with_sku = |id: i64| {
        let mut form = house.form(&nth_barcode(532));
        form["skus"][0]["id"] = id.into();
        form["categoryCode"] = "Food".into();
        merchant.post(OFFERS, form)
    };
    like_missing(&with_sku(sku).await, &with_sku(MISSING).await, &json!(sku));
}

/// A sheet fills in what the list of supply shows.
#[tokio::test]
async fn a_sheet_fills_in_the_own_supply_alone() {
    let app = TestApp::new().await;
    narrow(&app).await;
    let board = Board::in_app(app).await;
    let (app, merchant) = (&board.house.app, &board.house.merchant);
    let offer = board.offer(&nth_barcode(540)).await;
    let (_, row) = supply::asked(&board, 31, &offer).await;
    let (code, name) = (row["offerCode"].as_str().expect("a code").to_owned(), supply::warehouse_name(&board).await);
    let made = crate::offer::day(app, -20);
    let ask = async |code: &str| {
        let check = supply::checked(merchant, &[[code, "50g", "7", "", "H48", &name, &made, "1095", "是"]]).await;
        json!([check["okCount"], check["rows"]])
    };
    assert_eq!(ask(&code).await[0], 1);
    execute(app, &format!("UPDATE supply_info SET owner_id = {COLLEAGUE} WHERE id = {}", row["id"])).await;
    assert_eq!(ask(&code).await, ask("BP0000000000").await);
}

/// `replacesId`, and everything else about certificates that goes by the company.
#[tokio::test]
async fn a_certificate_of_a_colleague_is_neither_shown_nor_renewed() {
    let app = TestApp::new().await;
    narrow(&app).await;
    execute(&app, "UPDATE vendor_certificate SET is_deleted = TRUE WHERE company_id = 2 AND status <> 'APPROVED'")
        .await;
    let own = number(&app, "SELECT min(id) FROM cert_item WHERE company_id = 2 AND replaced_by_id IS NULL").await;
    let user = app.login("200001", "zhaoqc").await;
    let current = async || user.get(&format!("{VENDOR}/getCurrentCertificate")).await.ok().json();
    execute(&app, "UPDATE cert_item SET created_by = 203 WHERE company_id = 2").await;
    execute(&app, "UPDATE vendor_certificate SET created_by = 203 WHERE company_id = 2").await;
    assert!(!current().await["liveList"].as_array().expect("a list").is_empty());
    execute(&app, &format!("UPDATE cert_item SET created_by = {COLLEAGUE} WHERE company_id = 2")).await;
    execute(&app, &format!("UPDATE vendor_certificate SET created_by = {COLLEAGUE} WHERE company_id = 2")).await;
    let nothing = current().await;
    assert_eq!((&nothing["liveList"], &nothing["certList"], &nothing["id"]), (&json!([]), &json!([]), &Value::Null));
    let renew = |id: i64| user.post(&format!("{VENDOR}/certificates/{id}/renew"), json!({}));
    like_missing(&renew(own).await, &renew(MISSING).await, &json!(own));
    let kind = text(&app, &format!("SELECT cert_type FROM cert_item WHERE id = {own}")).await;
    let renewing = |id: i64| {
        let item = json!({ "token": "n", "certType": kind, "certNo": "CTT-SELF", "replacesId": id });
        user.post(&format!("{VENDOR}/saveCertificate"), json!({ "certList": [item] }))
    };
    like_missing(&renewing(own).await, &renewing(MISSING).await, &json!(own));
    execute(&app, "UPDATE cert_item SET created_by = 203 WHERE company_id = 2").await;
    renew(own).await.ok();
}
