//! Links (12.2): a company sells what another of its brand keeps.

use std::ops::Range;
use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::spu::{SPUS, first_brand, share_a_brand, spus};
use crate::admin::refused;
use crate::document::{DocumentFixture, OwnEvent, StepFixture, game};
use crate::matrix::documents::ids;
use crate::matrix::tenants::Fixture;
use crate::offer::nth_barcode;
use crate::selection::with;
use crate::support::{execute, number, text};

pub const LINKS: &str = "product/api/spu-links";

fn company_of(account: &str) -> i64 {
    account.parse::<i64>().expect("a number") - 199_999
}

/// A product that somebody else keeps, of the company's first brand.
fn kept_for(account: &str, nth: usize) -> i64 {
    8_000_000_000 + company_of(account) * 1_000_000 + nth as i64
}

/// Those products, on the shelf, one for each number.
async fn fill_library(app: &TestApp, account: &str, which: Range<usize>) {
    let brand = company_of(account) * 100 + 1;
    let number = text(app, &format!("SELECT trademark_no FROM company_brand WHERE id = {brand}")).await;
    let key: String = number.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let (first, last, keeper) = (kept_for(account, which.start), kept_for(account, which.end), company_of(account) + 2);
    let now = app.clock().now().0;
    execute(
        app,
        &format!(
            "INSERT INTO spu (id, code, company_id, company_name, title, status, form, brand_key, submitted, created_by, \
             created_by_name, created_date, last_modified_by, last_modified_date) \
             WITH RECURSIVE n(i) AS (SELECT CAST({first} AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < {last}) \
             SELECT i, 'SPT' || i, {keeper}, '同品牌商家', '合作晚霜', 'APPROVED', '{{\"spuName\":\"合作晚霜\"}}', '{key}', true, 1, \
             '同品牌商家', {now}, 1, {now} FROM n WHERE true ON CONFLICT DO NOTHING"
        ),
    )
    .await;
}

/// Links of a company to products that others keep, one for each of these numbers.
pub async fn links(app: &TestApp, account: &str, which: Range<usize>) -> DocumentFixture {
    let merchant = app.login(account, "admin").await;
    let other = if account == "200002" { "200004" } else { "200002" };
    fill_library(app, account, which.clone()).await;
    fill_library(app, other, which.clone()).await;
    let (brand, strange) = (first_brand(&merchant).await, kept_for(other, which.start));
    let (paper, papers) = papers(app, account).await;
    let steps = vec![StepFixture::new(app, "SpuLinkAppr", "cx1", None).await];
    let own = OwnEvent { name: "unlink", staff: merchant, from: "APPROVED", to: "COMPLETED", body: json!({}) };
    let owner = account.to_owned();
    let form = move |nth: usize| json!({ "spuId": kept_for(&owner, nth), "brandId": brand, "remark": "同品牌经销商" });
    DocumentFixture {
        own: vec![own],
        // Its owner may, 招商 may not; the game knows both or neither.
        cancels: false,
        refs: vec![
            ("spuId", kept_for(account, which.start), vec![strange]),
            ("brandId", brand, vec![401, 601]),
            ("authCertId", paper, papers),
        ],
        ..DocumentFixture::new(("spuLink", "spu_link"), (LINKS, "product-workflow/api/tasks"), steps, form)
    }
}

/// A certificate that the company's administrator has handed in, and others'.
async fn papers(app: &TestApp, account: &str) -> (i64, Vec<i64>) {
    let company = company_of(account);
    let own = ids(app, &format!("SELECT min(id) FROM cert_item WHERE company_id = {company}")).await[0];
    execute(app, &format!("UPDATE cert_item SET created_by = {company}01 WHERE id = {own}")).await;
    (own, ids(app, &format!("SELECT min(id) FROM cert_item WHERE company_id NOT IN ({company}, 1)")).await)
}

/// What a product's own calls take: its id, and what a wish to sell it names.
pub async fn place(app: &TestApp, place: &str, nth: usize) -> Option<Fixture> {
    let (route, at) = place.rsplit_once(' ')?;
    let (merchant, fixture) = (app.login("200001", "admin").await, links(app, "200001", nth..nth + 2).await);
    let (spu, own) = (kept_for("200001", nth), fixture.refs.iter().find(|(name, ..)| at.ends_with(name)));
    if let Some((name, mine, theirs)) = own.cloned() {
        return Some(Fixture::new(theirs, mine, move |id| {
            merchant.post(&format!("{SPUS}/{spu}/link"), json!({ name: id }))
        }));
    }
    let (event, body) = match route.ends_with("/unlink") {
        true => ("unlink", json!({ "rowVersion": fixture.approved(&merchant, nth).await["rowVersion"] })),
        false => ("link", json!({})),
    };
    let strange = vec![kept_for("200002", nth)];
    Some(Fixture::new(strange, spu, move |id| {
        merchant.call(Method::POST, &format!("{SPUS}/{id}/{event}")).json(body.clone())
    }))
}

/// R8
#[tokio::test(flavor = "multi_thread")]
async fn random_events_keep_links_whole() {
    let app = TestApp::new().await;
    game::play(&app, &links(&app, "200001", 1..6_000).await).await;
}

/// Two companies of one brand, and what one of them keeps.
struct Pair {
    app: TestApp,
    keeper: Client,
    seller: Client,
    products: DocumentFixture,
    kept: Value,
}

impl Pair {
    async fn new() -> Self {
        let app = TestApp::new().await;
        let (keeper, seller) = (app.login("200001", "admin").await, app.login("200002", "admin").await);
        let products = spus(&app, "200001").await;
        let kept = products.approved(&keeper, 7).await;
        share_a_brand(&app, &keeper, &seller).await;
        Self { app, keeper, seller, products, kept }
    }

    fn of(&self, event: &str) -> String {
        format!("{SPUS}/{}{event}", self.kept["id"])
    }

    async fn lookup(&self) -> Value {
        self.seller.get(&format!("{SPUS}/lookup?barcode={}", nth_barcode(7))).await.ok().json()
    }

    async fn asked(&self) -> Value {
        let brand = first_brand(&self.seller).await;
        let body = json!({ "brandId": brand, "remark": "同品牌经销商" });
        self.seller.post(&self.of("/link"), body).await.with_status(201).json()
    }

    /// The product as the library of the seller's brands shows it.
    async fn in_library(&self) -> Value {
        let code = self.kept["code"].as_str().expect("a code");
        self.seller.get(&format!("{SPUS}?spuCode.equals={code}")).await.ok().json()
    }

    /// The seller's own row of it, where it has one.
    async fn mine(&self) -> Option<Value> {
        let rows = self.seller.get(&format!("{SPUS}?mine=true")).await.ok().json();
        rows.as_array().into_iter().flatten().find(|row| row["id"] == self.kept["id"]).cloned()
    }

    async fn decide(&self, doc: &Value, verdict: &str, more: Value) {
        let first = self.app.login("100000", "cx1").await;
        let task = format!("product-workflow/api/tasks/{}/{verdict}", doc["task"]["id"]);
        first.post(&task, with(json!({ "rowVersion": doc["rowVersion"] }), more)).await.ok();
    }

    async fn linked(&self) -> Value {
        let doc = self.asked().await;
        self.decide(&doc, "approve", json!({})).await;
        self.seller.get(&format!("{LINKS}/{}", doc["id"])).await.ok().json()
    }

    async fn told(&self) -> String {
        let told = "SELECT content FROM message_location_log WHERE template_code = 'SPU_LINKED' ORDER BY id DESC";
        text(&self.app, told).await
    }
}

/// A12-1: the barcode is there already, so the product is linked and not made again.
#[tokio::test(flavor = "multi_thread")]
async fn a_barcode_that_exists_leads_to_a_link() {
    let pair = Pair::new().await;
    let found = pair.lookup().await;
    assert_eq!((&found["match"], &found["spu"]["spuId"]), (&json!("LINKABLE"), &pair.kept["id"]));
    let library = pair.in_library().await;
    assert_eq!((&library[0]["linked"], &library[0]["linkStatus"]), (&json!(false), &Value::Null));

    let doc = pair.asked().await;
    assert!(doc["code"].as_str().is_some_and(|code| code.starts_with("SL")), "{doc}");
    assert_eq!(
        (&doc["status"], &doc["apprStep"], &doc["spuCode"], &doc["spuName"]),
        (&json!("APPROVING"), &json!("SpuLinkAppr"), &pair.kept["code"], &pair.kept["spuName"])
    );
    let library = pair.in_library().await;
    assert_eq!((&library[0]["linked"], &library[0]["linkStatus"]), (&json!(false), &json!("APPROVING")));
    assert_eq!(pair.mine().await, None);
    // Whose it is cannot be found out by asking for it.
    for asked in ["companyId=2", "companyName.contains=花植", "createdBy=201", "brandId=201"] {
        assert_eq!(pair.seller.get(&format!("{SPUS}?{asked}")).await.ok().json(), json!([]), "{asked}");
    }

    pair.decide(&doc, "approve", json!({})).await;
    let words = format!("{}《积雪草晚霜 7》关联已通过。", pair.kept["code"].as_str().expect("a code"));
    assert_eq!(pair.told().await, words);
    assert_eq!(pair.lookup().await["match"], "OWN");
    let mine = pair.mine().await.expect("a row");
    let read = pair.seller.get(&pair.of("")).await.ok().json();
    for (place, row) in [("list", &mine), ("detail", &read)] {
        assert_eq!((&row["id"], &row["linkStatus"]), (&pair.kept["id"], &json!("APPROVED")), "{place}");
        assert_eq!((&row["linked"], &row["linkId"]), (&json!(true), &doc["id"]), "{place}");
        assert_eq!((&row["companyId"], &row["companyName"]), (&json!(0), &json!("")), "{place}");
        assert_eq!((&row["brandId"], &row["createdByName"]), (&Value::Null, &json!("")), "{place}");
    }
    assert_eq!(read["skus"][0]["barcode"], nth_barcode(7));
    pair.seller.get(&pair.of("/versions")).await.with_status(404);
    let own = pair.keeper.get(&pair.of("")).await.ok().json();
    assert_eq!((&own["linked"], &own["linkStatus"]), (&json!(false), &Value::Null), "whose it is, needs no link");
}

/// What is of another brand is in use and nothing more.
#[tokio::test(flavor = "multi_thread")]
async fn a_product_of_another_brand_cannot_be_linked() {
    let pair = Pair::new().await;
    let stranger = pair.app.login("200003", "admin").await;
    let used = stranger.get(&format!("{SPUS}/lookup?barcode={}", nth_barcode(7))).await.ok().json();
    assert_eq!(used, json!({ "match": "USED", "spu": null }));
    let none = stranger.post(&pair.of("/link"), json!({ "brandId": first_brand(&stranger).await })).await;
    refused(&none, 404, "common.notFound", "数据不存在或已被删除");
    let own = pair.keeper.post(&pair.of("/link"), json!({})).await;
    refused(&own, 404, "common.notFound", "数据不存在或已被删除");
    // Another brand of the company's own is no right to this one.
    let brands = pair.seller.get("selection/api/merchant/offer-store-apprs/brands").await.ok().json();
    let second =
        pair.seller.post(&pair.of("/link"), json!({ "brandId": brands[1]["id"] })).await.with_status(400).json();
    assert_eq!(second["fieldErrors"][0]["message"], "贵司没有该品牌的有效授权");
    // What is off the shelf is in no library.
    pair.products.event(&pair.keeper, &pair.kept, "off-shelf", json!({ "reason": "停产" })).await.ok();
    pair.seller.post(&pair.of("/link"), json!({})).await.with_status(404);
}

/// One at a time, whoever is faster; what came back goes on or is given up.
#[tokio::test(flavor = "multi_thread")]
async fn a_product_is_linked_once() {
    let pair = Pair::new().await;
    let ask = async || pair.seller.post(&pair.of("/link"), json!({})).await;
    let both = tokio::join!(ask(), ask());
    let (won, lost) = if both.0.status() == 201 { (both.0, both.1) } else { (both.1, both.0) };
    refused(&lost, 400, "spu.linkOpen", "该商品的关联申请正在审批");
    let doc = won.with_status(201).json();
    assert_eq!(doc["brandId"], first_brand(&pair.seller).await, "the own of that trademark");

    let why = json!({ "opinion": "请上传授权书", "rejectReasonCodes": ["INFO_MISSING"] });
    pair.decide(&doc, "reject", why).await;
    assert!(pair.told().await.contains("关联未通过，原因："), "{}", pair.told().await);
    let row = pair.in_library().await[0].clone();
    assert_eq!((&row["linkStatus"], &row["linkId"]), (&json!("REJECTED"), &doc["id"]));
    let again = |name: &str, version: &Value, more: Value| {
        let body = with(json!({ "rowVersion": version }), more);
        pair.seller.post(&format!("{LINKS}/{}/{name}", doc["id"]), body)
    };
    let back = again("submit", &row["linkVersion"], json!({})).await.ok().json();
    let back = again("withdraw", &back["rowVersion"], json!({})).await.ok().json();
    again("cancel", &back["rowVersion"], json!({ "reason": "不再经销" })).await.ok();
    assert_eq!(pair.in_library().await[0]["linkStatus"], Value::Null);
    pair.linked().await;
    refused(&ask().await, 400, "spu.linkOpen", "该商品的关联申请正在审批");
}

/// A linked company reads what is off the shelf, until it ends the link.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_outlives_the_shelf_and_ends_by_its_company() {
    let pair = Pair::new().await;
    let link = pair.linked().await;
    pair.products.event(&pair.keeper, &pair.kept, "off-shelf", json!({ "reason": "停产" })).await.ok();
    assert_eq!(pair.in_library().await, json!([]), "in no library");
    let read = pair.seller.get(&pair.of("")).await.ok().json();
    assert_eq!(
        (&read["status"], &read["closeReason"], &read["linked"]),
        (&json!("OFF_SHELF"), &json!(""), &json!(true))
    );
    assert!(pair.mine().await.is_some());
    assert_eq!(pair.lookup().await["match"], "OWN");

    let end = |version: Value| pair.seller.post(&pair.of("/unlink"), json!({ "rowVersion": version }));
    end(json!(0)).await.with_status(409);
    let ended = end(read["linkVersion"].clone()).await.ok().json();
    assert_eq!((&ended["id"], &ended["status"]), (&link["id"], &json!("COMPLETED")));
    end(ended["rowVersion"].clone()).await.with_status(404);
    pair.seller.get(&pair.of("")).await.with_status(404);
    assert_eq!((pair.mine().await, pair.lookup().await["match"].clone()), (None, json!("USED")));
}

/// 12.2: a link ends with the brand, and a wish that nobody goes on with is closed after thirty days.
#[tokio::test(flavor = "multi_thread")]
async fn time_ends_links() {
    let pair = Pair::new().await;
    let link = pair.linked().await;
    let run = || pair.app.anon().post("admin/api/dev/run-job/product.links", json!({}));
    assert_eq!(run().await.ok().json()["detail"], "0 个关联申请已关闭，0 个关联已解除");
    let gone = format!("UPDATE company_brand SET is_deleted = true WHERE id = {}", link["brandId"]);
    execute(&pair.app, &gone).await;
    pair.seller.get(&pair.of("")).await.with_status(404);
    assert_eq!(run().await.ok().json()["detail"], "0 个关联申请已关闭，1 个关联已解除");
    let status = |id: &Value| format!("SELECT count(*) FROM spu_link WHERE id = {id} AND status = ");
    assert_eq!(number(&pair.app, &format!("{}'COMPLETED'", status(&link["id"]))).await, 1);

    execute(&pair.app, &gone.replace("true", "false")).await;
    let open = pair.asked().await;
    pair.app.clock().shift(Duration::from_secs(31 * 24 * 3600));
    assert_eq!(run().await.ok().json()["detail"], "1 个关联申请已关闭，0 个关联已解除");
    assert_eq!(number(&pair.app, &format!("{}'CANCELLED'", status(&open["id"]))).await, 1);
}

/// 05.4: a product needs its label and its package beside what an offer needs.
#[tokio::test]
async fn a_product_says_which_pictures_it_needs() {
    let app = TestApp::new().await;
    for (account, login) in [("200001", "viewer"), ("100000", "cx1")] {
        let client = app.login(account, login).await;
        let slots = client.get(&format!("{SPUS}/image-slots?categoryCode=Cosmetic")).await.ok().json();
        let slots = slots.as_array().expect("a list");
        let needed: Vec<&str> =
            slots.iter().filter(|slot| slot["required"] == true).filter_map(|slot| slot["code"].as_str()).collect();
        assert_eq!(needed, ["main", "transparentPng", "package", "label"]);
    }
}
