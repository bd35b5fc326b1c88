//! Creating and saving: what a draft may leave open, what a submission must have, whose ids may stand in it.

use serde_json::{Value, json};

use super::{APPRS, BRAND, People, actions, with};
use crate::fileservice::{png, uploaded};
use crate::support::number;

/// S7-06, S7-09: a draft needs its name alone.
#[tokio::test]
async fn a_draft_is_kept_with_its_number_and_read_back() {
    let people = People::new().await;
    let create = format!("{APPRS}/create");
    let doc = people.merchant.post(&create, json!({ "storeName": " 花植小店 " })).await.with_status(201).json();
    assert_eq!((doc["status"].as_str(), doc["storeName"].as_str()), (Some("CREATED"), Some("花植小店")));
    let code = doc["code"].as_str().expect("a number");
    let day = people.app.clock().now().local().format("DP%y%m%d").to_string();
    assert!(code.starts_with(&day) && code.len() == 12, "{code}");
    assert_eq!(actions(&doc), ["detail", "edit", "submit", "delete", "version", "log"]);
    assert_eq!(doc["process"]["steps"][0]["status"], "NOT_STARTED");
    assert_eq!(people.read(&doc).await, doc);

    let second = people.draft("sid-2").await;
    assert_ne!(second["code"], doc["code"]);
    assert_eq!(second["screenshot"][0]["fileName"], "后台.png");
    let url = second["screenshot"][0]["url"].as_str().expect("a link");
    assert_eq!(people.app.anon().get(url).await.status(), 200);
}

/// S5-11, S5-12: every wrong field at once, each by its label.
#[tokio::test]
async fn a_submission_names_every_missing_field() {
    let people = People::new().await;
    let create = format!("{APPRS}/create");
    let answer = people.merchant.post(&create, json!({ "storeName": "店", "isOwn": false, "submit": true })).await;
    assert_eq!(
        (answer.status(), answer.json()["title"].as_str().map(str::to_owned)),
        (400, Some("平台不能为空".into()))
    );
    let errors = answer.json()["fieldErrors"].clone();
    let messages: Vec<&str> = errors.as_array().expect("errors").iter().filter_map(|e| e["message"].as_str()).collect();
    let expected = [
        "平台不能为空",
        "店铺链接不能为空",
        "店铺ID不能为空",
        "店铺类型不能为空",
        "经营品牌不能为空",
        "经营类目不能为空",
        "店铺主体不能为空",
        "非自有店铺需上传授权书",
        "授权到期日不能为空",
        "后台截图不能为空",
    ];
    assert_eq!(messages, expected);
    assert_eq!(errors[7], json!({ "field": "authFiles", "label": "授权书", "message": "非自有店铺需上传授权书" }));
    assert_eq!(number(&people.app, "SELECT count(*) FROM offer_store_appr WHERE store_name = '店'").await, 0);
}

#[tokio::test]
async fn each_rule_speaks_in_its_own_words() {
    let people = People::new().await;
    let create = format!("{APPRS}/create");
    let long = "店".repeat(101);
    let cases = [
        (json!({ "storeName": "" }), "storeName", "店铺名称不能为空"),
        (json!({ "storeName": long }), "storeName", "店铺名称长度不能超过100个字符"),
        (json!({ "platformType": "EBAY" }), "platformType", "平台选项无效"),
        (json!({ "categories": ["Cosmetic", "Nothing"] }), "categories", "经营类目选项无效"),
        (json!({ "storeUrl": "https://huazhi.jd.com/" }), "storeUrl", "店铺链接与平台不匹配"),
        (json!({ "storeUrl": "javascript:alert(1)" }), "storeUrl", "店铺链接格式有误"),
        (json!({ "dsrDesc": 5.01 }), "dsrDesc", "描述评分必须在0~5之间"),
        (json!({ "dsrDesc": 4.855 }), "dsrDesc", "描述评分格式有误"),
        (json!({ "fansCount": -1 }), "fansCount", "粉丝数不能小于0"),
        (json!({ "depositPaid": "many" }), "depositPaid", "已缴保证金格式有误"),
        (json!({ "ownerCreditCode": "91310115MA1K3Q020X" }), "ownerCreditCode", "统一社会信用代码格式有误"),
        (json!({ "brandIds": [999] }), "brandIds", "经营品牌选项无效"),
    ];
    for (change, field, message) in cases {
        let answer = people.merchant.post(&create, with(people.form("sid"), change.clone())).await;
        let body = answer.json();
        assert_eq!(answer.status(), 400, "{change}: {body}");
        assert_eq!(
            (&body["fieldErrors"][0]["field"], &body["fieldErrors"][0]["message"]),
            (&json!(field), &json!(message)),
            "{change}"
        );
    }
    let yesterday = people.app.clock().today().plus_days(-1).to_string();
    let auth = uploaded(&people.merchant, "authFiles", "授权.png", &png(20, 20)).await;
    let form = with(
        people.form("sid"),
        json!({ "isOwn": false, "authFiles": [{ "fileId": auth["fileId"] }], "authExpireDate": yesterday, "submit": true }),
    );
    let answer = people.merchant.post(&create, form).await;
    assert_eq!(answer.json()["title"], "授权到期日必须晚于今天");
}

/// What decides about a document is never taken from a body.
#[tokio::test]
async fn fields_that_are_not_the_form_are_refused() {
    let people = People::new().await;
    for (name, value) in
        [("status", json!("APPROVED")), ("companyId", json!(3)), ("code", json!("DP1")), ("storeId", json!(1))]
    {
        let form = with(people.form("sid"), json!({ name: value }));
        let answer = people.merchant.post(&format!("{APPRS}/create"), form).await;
        assert_eq!((answer.status(), answer.error_key().as_str()), (400, "common.unknownField"), "{name}");
    }
}

/// R1: a foreign brand or file answers as one that does not exist.
#[tokio::test]
async fn foreign_ids_look_like_missing_ones() {
    let people = People::new().await;
    let stranger = people.app.login("200002", "admin").await;
    let theirs = uploaded(&stranger, "screenshot", "x.png", &png(10, 10)).await;
    let create = format!("{APPRS}/create");
    let brand = |id: i64| with(people.form("sid"), json!({ "brandIds": [BRAND, id] }));
    let file = |id: Value| with(people.form("sid"), json!({ "screenshot": [{ "fileId": id }] }));
    for (foreign, missing) in [(brand(301), brand(999_999)), (file(theirs["fileId"].clone()), file(json!(999_999)))] {
        let foreign = people.merchant.post(&create, foreign).await;
        let missing = people.merchant.post(&create, missing).await;
        assert!(foreign.status() >= 400);
        assert_eq!(crate::admin::face(&foreign), crate::admin::face(&missing));
    }
    let doc = people.draft("sid").await;
    for call in [stranger.get(&format!("{APPRS}/{}", doc["id"])), stranger.delete(&format!("{APPRS}/{}", doc["id"]))] {
        assert_eq!(call.await.status(), 404);
    }
}

/// S7-08, A05-11: saving on an old state changes nothing.
#[tokio::test]
async fn a_stale_row_version_is_a_conflict() {
    let people = People::new().await;
    let doc = people.draft("sid").await;
    let saved = people.save(&doc, json!({ "storeName": "新名" })).await.ok().json();
    assert_eq!((saved["storeName"].as_str(), saved["rowVersion"].as_i64()), (Some("新名"), Some(1)));
    let answer = people.save(&doc, json!({ "storeName": "旧名" })).await;
    assert_eq!((answer.status(), answer.error_key().as_str()), (409, "common.conflict"));
    assert_eq!(people.read(&doc).await["storeName"], "新名");
}

/// S7-09: only what was never submitted can be deleted.
#[tokio::test]
async fn a_draft_can_be_deleted_once() {
    let people = People::new().await;
    let doc = people.draft("sid").await;
    let path = format!("{APPRS}/{}", doc["id"]);
    assert_eq!(people.merchant.delete(&path).await.status(), 204);
    assert_eq!(people.merchant.delete(&path).await.status(), 404);
    let doc = people.submitted("sid").await;
    let answer = people.merchant.delete(&format!("{APPRS}/{}", doc["id"])).await;
    assert_eq!((answer.status(), answer.error_key().as_str()), (400, "common.state"));
}

/// A company that is frozen for its debts writes finance and nothing else.
#[tokio::test]
async fn a_frozen_company_is_told_why() {
    let people = People::new().await;
    let frozen = people.app.login("200006", "admin").await;
    let answer = frozen.post(&format!("{APPRS}/create"), json!({ "storeName": "店" })).await;
    let title = answer.json()["title"].as_str().unwrap_or_default().to_owned();
    assert_eq!((answer.status(), answer.error_key().as_str()), (400, "company.state"));
    assert!(title.starts_with("企业当前状态（") && title.ends_with("）不允许此操作"), "{title}");
}

/// A name that cannot be seen is no name, and none reads backwards.
#[tokio::test]
async fn names_are_what_people_see() {
    let people = People::new().await;
    let blank = with(people.form("unseen"), json!({ "storeName": "\u{200B}\u{FEFF}\u{2060}", "submit": true }));
    let answer = people.merchant.post(&format!("{APPRS}/create"), blank).await.with_status(400).json();
    let fields: Vec<&Value> =
        answer["fieldErrors"].as_array().into_iter().flatten().map(|error| &error["field"]).collect();
    assert_eq!(fields, ["storeName"], "{answer}");
    let turned = with(people.form("turned"), json!({ "storeName": " 花植\u{202E}旗舰店\u{202C}\u{2066} " }));
    let doc = people.merchant.post(&format!("{APPRS}/create"), turned).await.with_status(201).json();
    assert_eq!(doc["storeName"], "花植旗舰店");
    let file = uploaded(&people.merchant, "screenshot", "报价\u{202E}gpj\u{200B}.png", &png(40, 40)).await;
    assert_eq!(file["fileName"], "报价gpj.png");
}
