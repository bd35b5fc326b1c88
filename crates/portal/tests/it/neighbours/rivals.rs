//! Two portals that differ in one thing: whether the rows of a rival bear the keys that a merchant asks by.

use serde_json::{Value, json};
use testkit::Answer;

use crate::offer::{House, OFFERS};
use crate::pricing::on_air;
use crate::selection::with;
use crate::support::execute;

/// The keys that are asked by.
pub struct Keys {
    pub barcode: &'static str,
    pub cert_no: &'static str,
    pub seller: &'static str,
    pub credit_code: &'static str,
    pub trademark: &'static str,
    pub phone: &'static str,
    pub login: &'static str,
    pub email: &'static str,
    pub role: &'static str,
    pub group: &'static str,
    pub word: &'static str,
}

/// Ours: what the asker types.
pub const OURS: Keys = Keys {
    barcode: "6901234577013",
    cert_no: "CTT-NEIGHBOUR-1",
    seller: "neighbour-1",
    credit_code: "91330100MA27XL0U57",
    trademark: "70770701",
    phone: "13977770001",
    login: "neighbour1",
    email: "neighbour1@x.example",
    role: "邻居角色",
    group: "邻居小组",
    word: "邻居市邻居路1号",
};

/// What the rival has where it has nothing in common with us.
const OTHERS: Keys = Keys {
    barcode: "6901234577020",
    cert_no: "CTT-NEIGHBOUR-2",
    seller: "neighbour-2",
    credit_code: "",
    trademark: "70770702",
    phone: "13977770002",
    login: "neighbour2",
    email: "neighbour2@x.example",
    role: "别人角色",
    group: "别人小组",
    word: "别人市别人路2号",
};

/// What is the rival's own affair, whatever keys its rows bear.
const RIVAL: &str = "杭州味享食品有限公司";
const RIVAL_PRICE: &str = "12.34";
const RIVAL_OFFER: &str = "对手特价霜";

pub struct World {
    pub house: House,
    /// Codes and numbers of the rival's rows.
    secrets: Vec<String>,
}

impl World {
    /// The rival's rows bear our keys, or others: everything else is the same.
    pub async fn new(with_our_keys: bool) -> Self {
        let house = House::new().await;
        let secrets = plant(&house, if with_our_keys { &OURS } else { &OTHERS }).await;
        Self { house, secrets }
    }

    /// The answer without what differs from portal to portal, once nothing of the rival's was found in it.
    pub fn heard(&self, place: &str, answer: &Answer) -> String {
        let text = match answer.header("content-type") {
            kind if kind.contains("spreadsheet") => format!("{:?}", crate::support::sheets(answer.bytes())),
            _ => answer.text(),
        };
        let said = serde_json::from_str(&text).map_or_else(|_| text.clone(), |body| plain(body).to_string());
        let told = [RIVAL, RIVAL_PRICE, RIVAL_OFFER].into_iter().chain(self.secrets.iter().map(String::as_str));
        for secret in told {
            assert!(!text.contains(secret), "{place} tells {secret}: {text}");
        }
        format!("{} {}", answer.status(), scrubbed(&said))
    }
}

/// Company 3 has sold the same for less, promises it, and has everything else that can be known by a key.
async fn plant(house: &House, keys: &Keys) -> Vec<String> {
    let app = &house.app;
    // Ours at first, so that it goes every way an offer goes; then theirs.
    let mut form = house.form(keys.barcode);
    form["offerName"] = RIVAL_OFFER.into();
    form["skus"][0]["livePagePrice"] = 32.34.into();
    form["offerAttrs"]["manufacturerAddress"] = format!("{}室", keys.word).into();
    form["submit"] = true.into();
    let doc = house.merchant.post(OFFERS, form).await.with_status(201).json();
    for _ in 0..3 {
        house.pass(&doc).await.ok();
    }
    crate::pricing::show(app, &doc, app.clock().today()).await;
    let (id, offer) = (doc["id"].clone(), house.read(&doc).await);
    assert_eq!(offer["finalPrice"], json!(12.34), "{offer}");
    let theirs = format!("company_id = 3, company_name = '{RIVAL}'");
    execute(app, &format!("UPDATE offer SET {theirs}, created_by = 301, created_by_name = '陈味' WHERE id = {id}"))
        .await;
    execute(app, &format!("UPDATE price_commitment SET {theirs}, owner_id = 301 WHERE offer_id = {id}")).await;
    // A second one that is still open: what would be a duplicate were it ours.
    let open = house.submitted(keys.barcode).await;
    execute(app, &format!("UPDATE offer SET {theirs}, created_by = 301 WHERE id = {}", open["id"])).await;
    // The product that grew out of them is ours: theirs follows.
    for sql in [
        "DELETE FROM product_sku WHERE spu_id = $",
        "UPDATE offer SET spu_id = NULL WHERE spu_id = $",
        "DELETE FROM spu WHERE id = $",
    ] {
        execute(app, &sql.replace('$', &offer["spuId"].to_string())).await;
    }
    for id in [&id, &open["id"]] {
        execute(app, &format!("UPDATE workflow_task SET {theirs} WHERE biz_id = {id}")).await;
        execute(app, &format!("DELETE FROM message_location_log WHERE biz_id = {id}")).await;
    }

    let rows = [
        format!(
            "UPDATE cert_item SET cert_type = 'TEST_REPORT', cert_no = '{}' \
             WHERE id = (SELECT min(id) FROM cert_item WHERE company_id = 3)",
            keys.cert_no
        ),
        format!(
            "UPDATE offer_store SET platform_type = 'TMALL', seller_id = '{}' WHERE id = (SELECT min(store_id) \
             FROM merchant_store_relation WHERE merchant_id = 3)",
            keys.seller
        ),
        format!("UPDATE company SET credit_code = '{}' WHERE id = 3", keys.credit_code),
        format!("UPDATE company_brand SET trademark_no = '{}' WHERE company_id = 3", keys.trademark),
        format!(
            "UPDATE account SET phone = '{}', login = '{}', email = '{}' WHERE id = 302",
            keys.phone, keys.login, keys.email
        ),
    ];
    for sql in rows {
        execute(app, &sql).await;
    }
    let other = app.login("200002", "admin").await;
    crate::admin::system::new_role(&other, keys.role, &["offerList"]).await;
    let root = json!({ "parentId": 300, "name": keys.group });
    other.post(crate::admin::system::GROUPS, root).await.with_status(201);
    let goods = crate::wms::goods(app, "200002").await;
    let form = with((goods.form)(1), json!({ "barcode": keys.barcode }));
    let goods = other.post(crate::wms::GOODS, form).await.with_status(201).json();
    let products = crate::product::spu::spus(app, "200002").await;
    let mut form = with_submit((products.form)(1));
    form["skus"][0]["barcode"] = keys.barcode.into();
    let spu = other.post(crate::product::spu::SPUS, form).await.with_status(201).json();
    products.pass(&spu).await.ok();
    let merge = crate::product::merge("VALUE", "manufacturerName", &[keys.word], "改写成对手的写法");
    let merge = other.post(crate::product::MERGES, with_submit(merge)).await.with_status(201).json();
    let alias = format!(
        "INSERT INTO attr_alias (id, merge_id, company_id, category_code, merge_type, attr_code, source, target, created_date) \
         VALUES (77, {}, 3, 'Cosmetic', 'VALUE', 'manufacturerAddress', '{}', '改写成对手的写法', 1)",
        merge["id"], keys.word
    );
    execute(app, &alias).await;
    let code = |doc: &Value| doc["code"].as_str().unwrap_or_default().to_owned();
    let unit = offer["skus"][0]["unitPrice"].to_string();
    vec![code(&doc), code(&open), code(&goods), code(&spu), id.to_string(), unit, "改写成对手的写法".into()]
}

fn with_submit(form: Value) -> Value {
    crate::selection::with(form, json!({ "submit": true }))
}

/// Without links and passwords, which are made anew for every answer.
fn plain(body: Value) -> Value {
    const MADE: [&str; 7] = ["url", "filePath", "OssSignPath", "blobUrl", "path", "requestId", "initialPassword"];
    match body {
        Value::Object(members) => {
            let kept = members.into_iter().filter(|(name, _)| !MADE.contains(&name.as_str()));
            kept.map(|(name, value)| (name, plain(value))).collect()
        }
        Value::Array(items) => items.into_iter().map(plain).collect(),
        other => other,
    }
}

/// Long numbers are ids, codes and links; numbers beside colons are times.
fn scrubbed(text: &str) -> String {
    let mut said = String::new();
    let mut run = String::new();
    for letter in text.chars().chain([' ']) {
        if letter.is_ascii_alphanumeric() || letter == '_' || letter == '%' {
            run.push(letter);
            continue;
        }
        let digits = run.chars().filter(char::is_ascii_digit).count();
        let two = run.len() == 2 && digits == 2;
        let time = two && (letter == ':' || said.ends_with("#:"));
        said.push_str(if digits >= 8 || time { "#" } else { &run });
        run.clear();
        said.push(letter);
    }
    said
}

/// An own offer in the portal, so that what a company has itself is found: the tests can fail.
pub async fn own_history(world: &World) -> Value {
    on_air(&world.house, OURS.barcode).await
}
