//! Import (00.3, 36): a template, a check that names each wrong cell, a commit that happens once.

use axum::http::Method;
use rust_xlsxwriter::Workbook;
use serde_json::{Value, json};
use testkit::{Answer, Call, Client};

use super::{APPRS, People};
use crate::admin::refused;
use crate::fileservice::Parts;
use crate::support::{execute, number, sheet};

const DRAFTS: &str = "SELECT count(*) FROM offer_store_appr WHERE store_name LIKE '导入店%'";

/// A sheet of texts, as somebody fills it in.
pub fn book(rows: &[Vec<String>]) -> Vec<u8> {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    for (row, cells) in rows.iter().enumerate() {
        for (column, words) in cells.iter().enumerate().filter(|(_, words)| !words.is_empty()) {
            sheet.write_string(row as u32, column as u16, words).expect("a cell");
        }
    }
    book.save_to_buffer().expect("a workbook")
}

pub async fn titles(client: &Client) -> Vec<String> {
    let template = client.get(&format!("{APPRS}/import-template")).await.ok();
    sheet(template.bytes())[0].clone()
}

/// A good row, with some of its cells changed.
pub fn row(titles: &[String], nth: usize, changes: &[(&str, &str)]) -> Vec<String> {
    let name = format!("导入店{nth}");
    let usual = [
        ("平台", "天猫"),
        ("店铺名称", &name),
        ("店铺链接", "https://huazhi.tmall.com/"),
        ("店铺类型", "FLAGSHIP"),
        ("经营类目", "美妆个护"),
        ("是否自有店铺", "是"),
        ("授权到期日", "2027/1/31"),
        ("描述评分", "4.85"),
        ("已缴保证金", "¥1,234.50"),
    ];
    let cell = |title: &String| {
        let named = |pairs: &[(&str, &str)]| {
            pairs.iter().find(|(name, _)| *name == title.trim_end_matches('*')).map(|(_, words)| (*words).to_owned())
        };
        named(changes).or_else(|| named(&usual)).unwrap_or_default()
    };
    titles.iter().map(cell).collect()
}

pub fn validate(client: &Client, bytes: &[u8]) -> Call {
    Parts::default().file("店铺.xlsx", "", bytes).post(client, &format!("{APPRS}/import/validate"))
}

pub fn commit(client: &Client, check: &Value, mode: &str) -> Call {
    client.call(Method::POST, &format!("{APPRS}/import/{}/commit?mode={mode}", check["batchId"]))
}

async fn error_file(client: &Client, check: &Value) -> Answer {
    client.get(&format!("{APPRS}/import/{}/error-file", check["batchId"])).await
}

/// So many good rows, uploaded and checked.
pub async fn checked_rows(client: &Client, count: usize) -> Value {
    let titles = titles(client).await;
    let rows: Vec<Vec<String>> = (1..=count).map(|nth| row(&titles, nth, &[])).collect();
    validate(client, &book(&[vec![titles], rows].concat())).await.ok().json()
}

/// A hundred rows, seven of them wrong, each in its own way.
async fn a_hundred_with_seven(people: &People) -> Value {
    let titles = titles(&people.merchant).await;
    let long = "店".repeat(101);
    let wrong: [(usize, (&str, &str)); 7] = [
        (4, ("店铺名称", "")),
        (11, ("平台", "易贝")),
        (21, ("店铺链接", "https://huazhi.jd.com/")),
        (34, ("描述评分", "5.5")),
        (48, ("授权到期日", "2026-02-30")),
        (61, ("主体统一社会信用代码", "91310115MA1K3Q020X")),
        (100, ("店铺名称", &long)),
    ];
    let change = |nth: usize| wrong.iter().find(|(row, _)| *row == nth).map(|(_, change)| *change);
    let rows: Vec<Vec<String>> = (1..=100).map(|nth| row(&titles, nth, &Vec::from_iter(change(nth)))).collect();
    validate(&people.merchant, &book(&[vec![titles], rows].concat())).await.ok().json()
}

const SENTENCES: [(u64, &str, &str); 7] = [
    (5, "店铺名称", "第5行【店铺名称】店铺名称不能为空"),
    (12, "平台", "第12行【平台】平台选项无效"),
    (22, "店铺链接", "第22行【店铺链接】店铺链接与平台不匹配"),
    (35, "描述评分", "第35行【描述评分】描述评分必须在0~5之间"),
    (49, "授权到期日", "第49行【授权到期日】授权到期日格式有误"),
    (62, "主体统一社会信用代码", "第62行【主体统一社会信用代码】统一社会信用代码格式有误"),
    (101, "店铺名称", "第101行【店铺名称】店铺名称长度不能超过100个字符"),
];

/// A05-12 for stores
#[tokio::test]
async fn an_import_marks_exactly_the_wrong_rows_and_takes_the_others() {
    let people = People::new().await;
    let check = a_hundred_with_seven(&people).await;
    assert_eq!((&check["total"], &check["okCount"], &check["errorCount"]), (&json!(100), &json!(93), &json!(7)));
    let rows = check["rows"].as_array().expect("rows");
    assert_eq!((rows.len(), &rows[0]), (100, &json!({ "rowNo": 2, "ok": true, "errors": [] })));
    let wrong: Vec<&Value> = rows.iter().filter(|row| row["ok"] == false).collect();
    let expected = SENTENCES.map(|(no, column, message)| {
        json!({ "rowNo": no, "ok": false, "errors": [{ "column": column, "message": message }] })
    });
    assert_eq!(wrong, expected.iter().collect::<Vec<_>>());

    let file = error_file(&people.merchant, &check).await.ok();
    let lines = sheet(file.bytes());
    assert_eq!((lines.len(), lines[0].last().map(String::as_str)), (101, Some("错误原因")));
    let reasons: Vec<(u64, &str)> =
        lines.iter().zip(1..).skip(1).filter_map(|(line, no)| Some((no, line.last()?.as_str()))).collect();
    let marked: Vec<(u64, &str)> = reasons.into_iter().filter(|(_, reason)| !reason.is_empty()).collect();
    assert_eq!(marked, SENTENCES.map(|(no, _, message)| (no, message)));

    let answer = commit(&people.merchant, &check, "ALL_OR_NOTHING").await;
    refused(&answer, 400, "import.errors", "有7行数据存在错误，请修改后重新上传，或选择跳过错误行");
    assert_eq!(number(&people.app, DRAFTS).await, 0);
    assert_eq!(commit(&people.merchant, &check, "SKIP_ERRORS").await.ok().json(), json!({ "created": 93 }));
    assert_eq!(number(&people.app, DRAFTS).await, 93);
    let answer = commit(&people.merchant, &check, "SKIP_ERRORS").await;
    refused(&answer, 409, "import.done", "该文件已导入，请勿重复提交");
    assert_eq!(number(&people.app, DRAFTS).await, 93);
    error_file(&people.merchant, &check).await.ok();
    for event in ["import", "importCheck"] {
        let entries = format!("SELECT count(*) FROM audit_log WHERE event = 'offerStoreAppr.{event}'");
        assert_eq!(number(&people.app, &entries).await, 1, "{event}");
    }
}

/// What was typed becomes what the page would have sent.
#[tokio::test]
async fn an_imported_row_is_a_draft_like_any_other() {
    let people = People::new().await;
    let check = checked_rows(&people.merchant, 2).await;
    assert_eq!(commit(&people.merchant, &check, "ALL_OR_NOTHING").await.ok().json()["created"], 2);
    let list = people.merchant.get(&format!("{APPRS}?storeName=导入店&sort=storeName,asc")).await.ok().json();
    let draft = people.merchant.get(&format!("{APPRS}/{}", list[0]["id"])).await.ok().json();
    let expected = json!({
        "status": "CREATED", "storeName": "导入店1", "platformType": "TMALL", "storeType": "FLAGSHIP",
        "categories": ["Cosmetic"], "isOwn": true, "authExpireDate": "2027-01-31", "dsrDesc": 4.85,
        "depositPaid": 1234.5, "brandIds": [], "screenshot": [], "sellerId": null, "createdByName": "王芳",
    });
    for (name, value) in expected.as_object().expect("members") {
        assert_eq!(&draft[name], value, "{name}");
    }
    assert_ne!(list[0]["code"], list[1]["code"]);
    assert_eq!(super::actions(&draft), ["detail", "edit", "submit", "delete", "version", "log"]);
}

/// Titles that stay in sight, lists to choose from, and red where something is wrong.
#[tokio::test]
async fn the_files_help_to_fill_them_in() {
    let people = People::new().await;
    let template = people.merchant.get(&format!("{APPRS}/import-template")).await.ok();
    assert!(template.header("content-disposition").ends_with("xlsx"), "{}", template.header("content-disposition"));
    let sheet = part(template.bytes(), "xl/worksheets/sheet1.xml");
    for expected in ["state=\"frozen\"", "选项!$A$1:$A$6", "\"是,否\""] {
        assert!(sheet.contains(expected), "{expected}");
    }
    assert!(part(template.bytes(), "xl/workbook.xml").contains("name=\"选项\" sheetId=\"3\" state=\"hidden\""));
    let titles = titles(&people.merchant).await;
    assert_eq!(titles[..3], ["平台", "店铺名称*", "店铺链接"]);
    let check = validate(&people.merchant, &book(&[titles.clone(), row(&titles, 1, &[("平台", "易贝")])])).await;
    let file = error_file(&people.merchant, &check.ok().json()).await.ok();
    assert!(part(file.bytes(), "xl/styles.xml").contains("FFFF0000"));
}

fn part(bytes: &[u8], name: &str) -> String {
    let mut book = zip::ZipArchive::new(std::io::Cursor::new(bytes)).expect("an archive");
    std::io::read_to_string(book.by_name(name).expect("a part")).expect("a text")
}

#[tokio::test]
async fn a_mended_file_of_errors_goes_in_again() {
    let people = People::new().await;
    let titles = titles(&people.merchant).await;
    let bad = row(&titles, 1, &[("平台", "易贝"), ("备注", "=HYPERLINK(\"http://x\")")]);
    let check = validate(&people.merchant, &book(&[titles.clone(), bad])).await.ok().json();
    let file = error_file(&people.merchant, &check).await.ok();
    let mut lines = sheet(file.bytes());
    let at = |name: &str| titles.iter().position(|title| title == name).expect("a column");
    assert_eq!(lines[1][at("备注")], "=HYPERLINK(\"http://x\")", "a text, not a formula");
    lines[1][at("平台")] = "天猫".into();
    let check = validate(&people.merchant, &book(&lines)).await.ok().json();
    assert_eq!((&check["okCount"], &check["errorCount"]), (&json!(1), &json!(0)));
}

/// Many at once, and it happens once.
#[tokio::test(flavor = "multi_thread")]
async fn a_batch_is_committed_once_however_many_try() {
    let people = People::new().await;
    let check = checked_rows(&people.merchant, 5).await;
    let start = |_| tokio::spawn(commit(&people.merchant, &check, "SKIP_ERRORS").into_future());
    let tries: Vec<_> = (0..6).map(start).collect();
    let mut statuses = Vec::new();
    for answer in tries {
        statuses.push(answer.await.expect("an answer").status());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409, 409, 409]);
    assert_eq!(number(&people.app, DRAFTS).await, 5);
}

/// What was right at the check may be wrong by the commit: then nothing is made, and the row is named.
#[tokio::test]
async fn a_commit_holds_to_the_rules_of_its_own_hour() {
    let people = People::new().await;
    let check = checked_rows(&people.merchant, 3).await;
    let close = "UPDATE dict_item SET enabled = FALSE WHERE type = 'StorePlatform' AND value = 'TMALL'";
    execute(&people.app, close).await;
    execute(&people.app, "UPDATE setting SET value = '99999' WHERE name = 'dict.version'").await;
    let answer = commit(&people.merchant, &check, "ALL_OR_NOTHING").await;
    refused(&answer, 400, "common.invalid", "第2行【平台】平台选项无效");
    assert_eq!(answer.json()["fieldErrors"].as_array().map(Vec::len), Some(3));
    assert_eq!(number(&people.app, DRAFTS).await, 0);
    execute(&people.app, &close.replace("FALSE", "TRUE")).await;
    execute(&people.app, "UPDATE setting SET value = '99998' WHERE name = 'dict.version'").await;
    commit(&people.merchant, &check, "ALL_OR_NOTHING").await.ok();
    assert_eq!(number(&people.app, DRAFTS).await, 3);
}
