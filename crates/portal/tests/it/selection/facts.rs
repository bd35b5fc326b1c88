//! A field is declared once: what the server checks, what the contract and the web know, what a template asks for and
//! what files and diffs call it, all of it is read from one fact.

use std::collections::HashMap;

use calamine::{Reader, Xlsx, open_workbook_from_rs};
use platform::form::{Form, Holds, find_fact};
use selection::StoreForm;
use serde_json::{Value, json};

use super::{APPRS, People, with};

/// The web's facts, as they are built into its pages.
const WEB_FACTS: &str = include_str!("../../../../../web/src/api/forms/StoreForm.gen.ts");

/// The form's fields by name, out of the generated file.
fn web_facts() -> HashMap<String, Value> {
    let (_, list) = WEB_FACTS.split_once(" = ").expect("a constant");
    let fields: Vec<Value> = serde_json::from_str(list.trim_end().trim_end_matches(" as const")).expect("json");
    fields.into_iter().map(|field| (field["name"].as_str().expect("a name").to_owned(), field)).collect()
}

/// A change of a limit touches one line.
#[tokio::test]
async fn a_limit_is_the_same_wherever_it_is_told() {
    let people = People::new().await;
    let contract = people.app.anon().get("/openapi.json").await.ok().json();
    let contract = &contract["components"]["schemas"]["StoreForm"]["properties"];
    let web = web_facts();
    let template = people.merchant.get(&format!("{APPRS}/import-template")).await.ok();
    let mut book: Xlsx<_> = open_workbook_from_rs(std::io::Cursor::new(template.bytes())).expect("a workbook");
    assert_eq!(book.sheet_names(), ["店铺申请", "填写说明", "选项"]);
    let guide = book.worksheet_range("填写说明").expect("a guide");
    let asked = |label: &str| {
        let line = guide.rows().find(|line| line[0] == label);
        line.map(|line| line.iter().map(ToString::to_string).collect::<Vec<_>>())
    };

    let mut limits = 0;
    for fact in StoreForm::FIELDS.iter().filter(|fact| fact.holds == Holds::Text && fact.dict.is_none()) {
        let max = fact.max.expect("every text has its limit");
        assert_eq!(contract[fact.name]["maxLength"], max, "{}", fact.name);
        assert_eq!(contract[fact.name]["title"], fact.label);
        assert_eq!((&web[fact.name]["max"], &web[fact.name]["label"]), (&json!(max), &json!(fact.label)));
        let line = asked(fact.label).expect("a line of the guide");
        assert!(line[2].ends_with(&format!("最多{max}个字符")), "{line:?}");
        let form = with(people.form("sid"), json!({ fact.name: "x".repeat(max + 1) }));
        let answer = people.merchant.post(&format!("{APPRS}/create"), form).await.json();
        let sentence = format!("{}长度不能超过{max}个字符", fact.label);
        assert_eq!(answer["fieldErrors"][0]["message"], sentence);
        limits += 1;
    }
    assert_eq!(limits, 6);

    assert_eq!(asked("店铺名称").expect("a line")[1..3], ["是", "最多100个字符"]);
    assert_eq!(
        asked("平台").expect("a line")[1..],
        ["提交前填写", "从可选项中选择", "天猫、淘宝、天猫国际、京东、抖音、微信小店"]
    );
    assert_eq!(asked("描述评分").expect("a line")[1..3], ["否", "数字，最多2位小数，0~5"]);
    assert_eq!(asked("授权到期日").expect("a line")[1..3], ["视情况", "日期，如2026-01-31"]);
    assert_eq!(asked("经营类目").expect("a line")[2], "可填多项，以“、”分隔，最多20项");
    assert_eq!(asked("行数").expect("a line")[2], "单次最多导入200行");
    for left_out in ["经营品牌", "授权书", "后台截图"] {
        assert_eq!(asked(left_out), None, "no cell can hold it");
    }
}

/// Exports and diffs have no labels of their own.
#[tokio::test]
async fn files_and_diffs_call_a_field_by_its_label() {
    let people = People::new().await;
    let label = |name: &str| find_fact(StoreForm::FIELDS, name).expect("a field").label;
    let doc = people.submitted("sid").await;
    let export = people.merchant.get(&format!("{APPRS}/export?sellerId=sid")).await.ok();
    let titles = crate::support::sheet(export.bytes())[0].clone();
    for name in ["storeName", "platformType", "sellerId", "ownerName", "isOwn", "dsrDesc"] {
        assert!(titles.iter().any(|title| title == label(name)), "{name}");
    }
    people.event(&doc, "withdraw", json!({})).await.ok();
    let doc = people.read(&doc).await;
    people.save(&doc, json!({ "storeName": "另一个名字" })).await.ok();
    let diff =
        people.merchant.get(&format!("{APPRS}/{}/diff?to=current&from={}", doc["id"], doc["versions"][0]["logId"]));
    let diff = diff.await.ok().json();
    assert_eq!(diff["groups"][0]["items"][0]["label"], label("storeName"));
}
