//! A05-15: every place that looks for rows by a natural key, and what it may say to a merchant when the row that bears the
//! key is another company's. Each is asked in two portals which differ in nothing but that.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use super::barcodes;
use super::rivals::{OURS, World, own_history};
use super::table::TABLE;
use super::table::Tells::{self, InUse, Nothing};
use crate::admin::system::{
    ACCOUNTS, GROUPS, HEAD_OFFICE, ROLES, VENDOR_OPERATOR, account_form, made, new_role, role_form,
};
use crate::admission::change::own_profile;
use crate::admission::{Applicant, REGISTER};
use crate::certificate::{SUBMISSIONS, VENDOR};
use crate::fileservice::{Parts, UPLOAD, png, uploaded};
use crate::offer::import::Filled;
use crate::offer::{OFFERS, day};
use crate::product::{MERGES, merge};
use crate::selection::import::{book, row, titles};
use crate::selection::{APPRS, BRAND, with};
use crate::support::{execute, failure, number};

/// One call by the merchant that asks by the key.
async fn ask(world: &World, place: &str, key: &str) -> Answer {
    let (house, app) = (&world.house, &world.house.app);
    let (merchant, admin) = (house.merchant.clone(), app.login("200001", "admin").await);
    let (_, path) = place.split_once(" /services/").expect("a route");
    let submitted = |form: Value| with(form, json!({ "submit": true }));
    match (place, key) {
        (_, "phone") if path.ends_with("updateOrAddPhoneGetCode") => {
            admin.post(path, json!({ "phone": OURS.phone, "type": "UPDATE" })).await
        }
        (_, "phone") if path.ends_with("send-code") => app.anon().post(path, json!({ "phone": OURS.phone })).await,
        (_, "phone" | "email") if place.starts_with("PUT") => {
            let (made, _) = made(&admin, account_form("asker", "13977779999")).await;
            let value = if key == "phone" { OURS.phone } else { OURS.email };
            let form = json!({
                "id": made["id"], "rowVersion": 0, "nameCn": "赵新", "vendorPosition": "BD", "userGroupId": HEAD_OFFICE,
                "roleIds": [VENDOR_OPERATOR], key: value,
            });
            admin.put(ACCOUNTS, form).await
        }
        (_, "phone" | "login" | "email") => {
            let mut form = account_form("asker", "13977779999");
            form[key] = match key {
                "phone" => OURS.phone,
                "login" => OURS.login,
                _ => OURS.email,
            }
            .into();
            admin.post(ACCOUNTS, form).await
        }
        (_, "roleName") => role(&admin, place).await,
        (_, "name") => admin.post(GROUPS, json!({ "parentId": HEAD_OFFICE, "name": OURS.group })).await,
        (_, "offerAttrs word") => {
            let mut form = house.form("6901234577037");
            form["offerAttrs"]["manufacturerAddress"] = OURS.word.into();
            merchant.post(path, form).await
        }
        (_, "word") => merchant.get(&format!("{path}?categoryCode=Cosmetic")).await,
        (_, "sourceItems.value") => {
            let form = merge("VALUE", "manufacturerName", &[OURS.word], "邻居市邻居路壹号");
            merchant.post(MERGES, submitted(form)).await
        }
        (_, "barcode") => {
            barcodes::ask(app, &crate::wms::goods(app, "200001").await, place, |form| &mut form["barcode"]).await
        }
        (_, "skus.barcode") if path.ends_with("/spus") => {
            let spus = crate::product::spu::spus(app, "200001").await;
            barcodes::ask(app, &spus, place, |form| &mut form["skus"][0]["barcode"]).await
        }
        (_, "sha256") => {
            let theirs = app.login("200002", "admin").await;
            uploaded(&theirs, "files", "a.png", &png(31, 17)).await;
            Parts::default().field("slot", "files").file("a.png", "", &png(31, 17)).post(&merchant, UPLOAD).await
        }
        (_, "certList.certNo") => certificate(app, place).await,
        (_, "sellerId") => store(app, place).await,
        (_, "creditCode" | "companyDO.creditCode") => company(app, &admin, place).await,
        (_, "companyBrandDOList.trademarkNo") => {
            let mut profile = own_profile(&admin).await;
            profile["companyBrandDOList"][0]["trademarkNo"] = OURS.trademark.into();
            admin.put(path, profile).await
        }
        _ => offer(world, place).await,
    }
}

async fn role(admin: &Client, place: &str) -> Answer {
    if place == "POST /services/admin/api/roles" {
        return admin.post(ROLES, role_form(OURS.role, &["offerList"])).await;
    }
    let own = new_role(admin, "自己的角色", &["offerList"]).await;
    if place.ends_with("copy") {
        return admin.post(&format!("{ROLES}/{}/copy", own["id"]), json!({ "roleName": OURS.role })).await;
    }
    let beside = json!({ "id": own["id"], "rowVersion": own["rowVersion"] });
    admin.put(ROLES, with(role_form(OURS.role, &["offerList"]), beside)).await
}

async fn offer(world: &World, place: &str) -> Answer {
    let (house, app) = (&world.house, &world.house.app);
    let merchant = &house.merchant;
    let form = house.form(OURS.barcode);
    let (route, end) = place.rsplit_once('/').expect("a path");
    match end {
        "price-check" => merchant.post(&format!("{OFFERS}/price-check"), priced(world, "promote618")).await,
        "offers" if route.starts_with("POST") => merchant.post(OFFERS, with(form, json!({ "submit": true }))).await,
        "validate" => {
            let filled = Filled::creams(app, 1).with_barcode(OURS.barcode);
            let bytes = filled.workbook(merchant).await;
            Parts::default().file("报品.xlsx", "", &bytes).post(merchant, &format!("{OFFERS}/import/validate")).await
        }
        "export" => merchant.get(&format!("{OFFERS}/export?offerName={}", OURS.barcode)).await,
        "supplement" => {
            let quick = with(house.form("6901234577044"), json!({ "formType": "FAST", "submit": true }));
            let doc = merchant.post(OFFERS, quick.clone()).await.with_status(201).json();
            let mut later = with(quick, json!({ "id": doc["id"], "rowVersion": doc["rowVersion"] }));
            later["skus"] = json!([with(house.sku(OURS.barcode), json!({ "id": doc["skus"][0]["id"] }))]);
            merchant.put(&format!("{OFFERS}/{}/supplement", doc["id"]), later).await
        }
        "{id}" => {
            let base = house.approved("6901234577051").await;
            let begun = house.event(merchant, &base, "change", json!({})).await.with_status(201).json();
            let sku = with(house.sku(OURS.barcode), json!({ "id": begun["skus"][0]["id"] }));
            let sent = json!({
                "skus": [sku], "id": begun["id"], "rowVersion": begun["rowVersion"], "changeOf": base["id"],
                "submit": true,
            });
            merchant.put(&format!("selection/api/offer-changes/{}", begun["id"]), with(form, sent)).await
        }
        _ => {
            let doc = house.draft(OURS.barcode).await;
            let path = format!("{OFFERS}/{}/{end}", doc["id"]);
            match end {
                "submit" => merchant.post(&path, json!({ "rowVersion": doc["rowVersion"] })).await,
                "pre-check" => merchant.post(&path, json!({})).await,
                "copy-source" => merchant.get(&format!("{path}?mode=copy")).await,
                "offers" => {
                    let sku = with(house.sku(OURS.barcode), json!({ "id": doc["skus"][0]["id"] }));
                    let beside = json!({
                        "id": doc["id"], "rowVersion": doc["rowVersion"], "skus": [sku], "submit": true,
                    });
                    merchant.put(OFFERS, with(form, beside)).await
                }
                _ => merchant.get(&path).await,
            }
        }
    }
}

/// As many SKUs as a call takes, each with a barcode that somebody may have, in every way of writing it.
fn priced(world: &World, room: &str) -> Value {
    let form = world.house.form(OURS.barcode);
    let wide: String = OURS.barcode.chars().map(|c| char::from_u32(c as u32 + 0xfee0).unwrap_or(c)).collect();
    let spellings = [OURS.barcode.to_owned(), format!(" {}", OURS.barcode), format!("{} ", OURS.barcode), wide];
    let sku = |barcode: &String| {
        json!({
            "livePagePrice": 169.0, "dailyPrice": 169.0, "packQty": 1, "netContent": 50.0, "unit": "g", "barcode": barcode,
        })
    };
    json!({
        "liveRoom": room, "offerCategory": "New", "mechanism": form["mechanism"],
        "skus": spellings.iter().filter(|barcode| barcode.chars().count() <= 14).map(sku).collect::<Vec<_>>(),
    })
}

async fn certificate(app: &TestApp, place: &str) -> Answer {
    let admin = app.login("200001", "admin").await;
    execute(app, "UPDATE vendor_certificate SET is_deleted = TRUE WHERE company_id = 2 AND status <> 'APPROVED'").await;
    let file = uploaded(&admin, "files", "证照.png", &png(60, 80)).await;
    let item = |number: &str| {
        json!({
            "token": "n", "certType": "TEST_REPORT", "certNo": number, "certName": "检测报告", "issueDate": "2026-01-05",
            "subjectName": "上海花植美妆有限公司", "expireDate": "2028-01-05", "files": [{ "fileId": file["fileId"] }],
        })
    };
    let body = json!({ "certList": [item(OURS.cert_no)], "submit": true });
    if place.ends_with("saveCertificate") {
        return admin.post(&format!("{VENDOR}/saveCertificate"), body).await;
    }
    if place.starts_with("POST") {
        return admin.post(SUBMISSIONS, body).await;
    }
    let draft = admin.post(SUBMISSIONS, json!({ "certList": [item("CTT-OTHER")] })).await.with_status(201).json();
    admin.put(SUBMISSIONS, with(body, json!({ "id": draft["id"], "rowVersion": draft["rowVersion"] }))).await
}

async fn store(app: &TestApp, place: &str) -> Answer {
    let people = crate::selection::Two::enter(app, "200001", "zs1").await;
    let merchant = &people.merchant;
    if place.ends_with("/ratings") {
        // Allowed to sell through the store, whoever else does.
        let letter = uploaded(merchant, "authFiles", "授权书.png", &png(9, 9)).await;
        let form = with(
            people.form(OURS.seller),
            json!({
                "isOwn": false, "authFiles": [{ "fileId": letter["fileId"] }], "authExpireDate": day(app, 90),
                "dsrDesc": 4.11, "submit": true, "brandIds": [BRAND],
            }),
        );
        let doc = merchant.post(&format!("{APPRS}/create"), form).await.with_status(201).json();
        people.approve(&doc).await.ok();
        let id = people.read(&doc).await["storeId"].clone();
        return merchant.get(&format!("selection/api/merchant/offer-stores/{id}/ratings")).await;
    }
    if place.ends_with("/validate") {
        let titles = titles(merchant).await;
        let sheet = book(&[titles.clone(), row(&titles, 1, &[("店铺ID", OURS.seller), ("平台", "天猫")])]);
        return crate::selection::import::validate(merchant, &sheet).await;
    }
    if place.starts_with("POST") {
        return merchant
            .post(&format!("{APPRS}/create"), with(people.form(OURS.seller), json!({ "submit": true })))
            .await;
    }
    let draft = people.draft("neighbour-own").await;
    people.save(&draft, json!({ "sellerId": OURS.seller, "submit": true })).await
}

async fn company(app: &TestApp, admin: &Client, place: &str) -> Answer {
    execute(app, "UPDATE company_change SET is_deleted = TRUE, status = 'CANCELLED' WHERE company_id = 2").await;
    if place.contains("company-register") {
        let phone = format!("139{:08}", app.clock().now().0 / 1000 % 100_000_000);
        let applicant = Applicant::enter(app, &phone).await;
        if place.contains("check-credit-code") {
            let path = format!("{REGISTER}/check-credit-code?creditCode={}", OURS.credit_code);
            return applicant.client.get(&path).await;
        }
        let saved = applicant.save(applicant.whole().await).await;
        if place.starts_with("POST") {
            return saved;
        }
        return applicant.event(&saved.with_status(201).json(), "submit").await;
    }
    let mut profile = own_profile(admin).await;
    profile["companyDO"]["creditCode"] = OURS.credit_code.into();
    if place.starts_with("PUT /services/admin/api/company/profile") {
        return admin.put("admin/api/company/profile", profile).await;
    }
    if place.ends_with("submit-change") {
        return admin.post("admin/api/company/profile/submit-change", profile).await;
    }
    let mut form = profile["companyDO"].clone();
    for list in ["companyBrandDOList", "companyStoreDOList"] {
        form[list] = profile[list].clone();
    }
    for slot in ["businessLicense", "bankPermit", "legalIdFront", "legalIdBack", "taxpayerProof"] {
        form[slot] = json!([{ "fileId": uploaded(admin, slot, "件.png", &png(9, 9)).await["fileId"] }]);
    }
    if place.starts_with("POST") {
        return admin.post("admin/api/company-changes", with(form, json!({ "submit": true }))).await;
    }
    let draft = admin.post("admin/api/company-changes", form.clone()).await.with_status(201).json();
    let beside = json!({ "id": draft["id"], "rowVersion": draft["rowVersion"], "submit": true });
    admin.put("admin/api/company-changes", with(form, beside)).await
}

/// A05-15, 33-25: the answer is that of a portal where nobody else has the key, or it says "in use" and no more.
async fn tells_no_more_than_the_table(part: usize) {
    let mut wrong = Vec::new();
    for (place, key, tells) in TABLE.iter().skip(part).step_by(PARTS) {
        wrong.extend(failure(tells_no_more(place, key, *tells)).await.map(|words| format!("{place} {key}: {words}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

async fn tells_no_more(place: &str, key: &str, tells: Tells) {
    let (alone, beside) = (World::new(false).await, World::new(true).await);
    let without = alone.heard(place, &ask(&alone, place, key).await);
    let answer = ask(&beside, place, key).await;
    let with_them = beside.heard(place, &answer);
    // An offer that is complete may not change any more what it is known by.
    let accepted = without.starts_with('2') || without.contains("补全资料时");
    assert!(accepted, "refused for a reason of its own: {without}");
    match tells {
        Nothing => assert_eq!(with_them, without),
        InUse(words) => {
            assert_ne!(with_them, without, "it says nothing: the table is wrong");
            assert!(answer.text().contains(words), "{with_them}");
        }
    }
}

const PARTS: usize = 3;

#[tokio::test(flavor = "multi_thread")]
async fn a_key_of_another_company_is_at_most_in_use_part_1() {
    tells_no_more_than_the_table(0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_of_another_company_is_at_most_in_use_part_2() {
    tells_no_more_than_the_table(1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_of_another_company_is_at_most_in_use_part_3() {
    tells_no_more_than_the_table(2).await;
}

/// The same questions find what the company itself has offered and promised: they can find something at all.
#[tokio::test]
async fn a_company_is_told_of_its_own_prices_and_offers() {
    let world = World::new(false).await;
    own_history(&world).await;
    let house = &world.house;
    let merchant = &house.merchant;
    let dearer = with(house.form(OURS.barcode), json!({ "offerCategory": "New" }));
    let asked = {
        let mut asked = priced(&world, "promote618");
        asked["skus"][0]["livePagePrice"] = 160.0.into();
        asked["skus"][0]["dailyPrice"] = 160.0.into();
        asked
    };
    let cheaper = merchant.post(&format!("{OFFERS}/price-check"), asked).await.ok().text();
    assert!(cheaper.contains("PROTECT"), "{cheaper}");
    let mut asked = priced(&world, "promote618");
    asked["skus"][0]["livePagePrice"] = 175.0.into();
    asked["skus"][0]["dailyPrice"] = 179.0.into();
    let found = merchant.post(&format!("{OFFERS}/price-check"), asked.clone()).await.ok().text();
    assert!(found.contains("HISTORY") && found.contains("BLOCK"), "{found}");
    let doc = merchant.post(OFFERS, dearer).await.with_status(201).json();
    let past = merchant.get(&format!("{OFFERS}/{}/price-history", doc["id"])).await.ok().json();
    assert_eq!(past.as_array().map(Vec::len), Some(1), "{past}");
    let same = merchant.get(&format!("{OFFERS}/{}/duplicates", doc["id"])).await.ok().text();
    assert!(same.contains("NAME"), "{same}");
}

/// Staff see what others took and offer, of the companies that they reach and of no others.
#[tokio::test]
async fn staff_are_told_of_the_companies_that_they_reach() {
    let world = World::new(true).await;
    let (house, app) = (&world.house, &world.house.app);
    let doc = house.draft(OURS.barcode).await;
    let ask = async |who: &Client| {
        let check = who.post(&format!("{OFFERS}/price-check"), priced(&world, "common")).await.ok().text();
        let same = who.get(&format!("{OFFERS}/{}/duplicates", doc["id"])).await.ok().text();
        let past = who.get(&format!("{OFFERS}/{}/price-history", doc["id"])).await.ok().text();
        [check.contains("HISTORY"), same.contains("ELSEWHERE"), past.contains("12.34")]
    };
    assert_eq!(ask(&house.last).await, [true; 3]);
    // 张招商 looks after company 2 and, until somebody else does, after company 3.
    assert_eq!(ask(&house.sale).await, [true; 3]);
    execute(app, "UPDATE company SET bd_user_id = (SELECT id FROM account WHERE login = 'zs2') WHERE id = 3").await;
    assert_eq!(ask(&house.sale).await, [false; 3]);
}

/// A number of the rival's finds in a list of ours what a number that nobody has finds.
#[tokio::test]
async fn a_list_finds_nothing_by_a_key_of_another_company() {
    let world = World::new(true).await;
    let (app, user) = (&world.house.app, world.house.app.login("200001", "admin").await);
    let document = app.anon().get("/openapi.json").await.ok().json();
    let mut tried = 0;
    for (path, name) in filters(&document) {
        let Some(known) = value_of(app, &path, &name).await else { continue };
        let nobody: String = known.chars().rev().chain("零".chars()).collect();
        let (theirs, nothing) =
            (user.get(&asked(&path, &name, &known)).await, user.get(&asked(&path, &name, &nobody)).await);
        let none_of_theirs = theirs.status() == 403 || theirs.error_key() == "common.badQuery";
        // A code is sent to whatever number, and an applicant's questions are in the table.
        if none_of_theirs || path.contains("getAuthCode") || path.contains("company-register") {
            continue;
        }
        // 12: that another brand has it, and nothing else.
        if path.ends_with("/spus/lookup") {
            assert_eq!(theirs.json(), json!({ "match": "USED", "spu": null }));
            continue;
        }
        assert_eq!(world.heard(&path, &theirs.ok()), world.heard(&path, &nothing.ok()), "{path} {name}={known}");
        tried += 1;
    }
    assert!(tried >= 20, "{tried}");
}

fn asked(path: &str, name: &str, value: &str) -> String {
    let escaped: String = value.bytes().map(|byte| format!("%{byte:02X}")).collect();
    format!("{path}?{name}={escaped}")
}

/// Lists with the texts that they can be asked for, each by itself.
fn filters(document: &Value) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for parameter in operations["get"]["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().expect("a name");
            if parameter["in"] == "query" && !name.contains('.') && !path.contains('{') {
                found.insert((path.clone(), name.to_owned()));
            }
        }
    }
    found
}

/// Something that company 3 is known by, for the name of a filter.
async fn value_of(app: &TestApp, path: &str, name: &str) -> Option<String> {
    let offers = "FROM offer WHERE company_id = 3 AND show_status = 'SHOWED' LIMIT 1";
    let sql = match name {
        "barcode" => return Some(OURS.barcode.into()),
        "certNo" => return Some(OURS.cert_no.into()),
        "sellerId" => return Some(OURS.seller.into()),
        "creditCode" => return Some(OURS.credit_code.into()),
        "login" => return Some(OURS.login.into()),
        "phone" => return Some(OURS.phone.into()),
        "roleName" => return Some(OURS.role.into()),
        "offerCode" | "sourceOfferCode" | "linkOfferCode" | "bizCode" => format!("SELECT code {offers}"),
        "code" if path.ends_with("certificates") => "SELECT code FROM cert_item WHERE company_id = 3 LIMIT 1".into(),
        "code" => format!("SELECT code {offers}"),
        "offerName" | "title" | "bizTitle" => format!("SELECT title {offers}"),
        "companyName" | "subjectName" | "ownerName" => "SELECT name FROM company WHERE id = 3".into(),
        "brandName" | "brandNames" => "SELECT brand_name_cn FROM company_brand WHERE company_id = 3 LIMIT 1".into(),
        "storeName" => "SELECT store_name FROM offer_store WHERE seller_id = 'neighbour-1'".into(),
        "source" | "sourceText" => return Some(OURS.word.into()),
        "target" | "targetText" => return Some("改写成对手的写法".into()),
        "createdByName" | "nameCn" => return Some("陈味".into()),
        "elsAccount" => return Some("200002".into()),
        _ => return None,
    };
    Some(crate::support::text(app, &sql).await)
}

/// The number of an offer that another company has fills in nothing: the sheet says what it says of none.
#[tokio::test]
async fn a_sheet_finds_nothing_by_a_code_of_another_company() {
    let world = World::new(true).await;
    let (app, merchant) = (&world.house.app, &world.house.merchant);
    execute(app, "UPDATE supply_info SET company_id = 3 WHERE id = (SELECT min(id) FROM supply_info)").await;
    let known = crate::support::text(app, "SELECT offer_code FROM supply_info WHERE company_id = 3 LIMIT 1").await;
    let sku = crate::support::text(app, "SELECT sku_name FROM supply_info WHERE company_id = 3 LIMIT 1").await;
    let ask = async |code: &str| {
        let check =
            crate::schedule::supply::checked(merchant, &[[code, &sku, "7", "", "H48", "无", "", "", "是"]]).await;
        json!([check["okCount"], check["rows"]])
    };
    assert_eq!(ask(&known).await, ask("BP0000000000").await);
    assert!(number(app, "SELECT count(*) FROM supply_info WHERE company_id = 3").await > 0);
}
