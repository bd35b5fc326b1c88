//! Import: what is refused before anything is kept, and whose a batch is.

use std::io::{Cursor, Read, Write};
use std::time::{Duration, Instant};

use serde_json::json;
use testkit::TestApp;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::APPRS;
use super::import::{book, checked_rows, commit, row, titles, validate};
use crate::admin::refused;
use crate::fileservice::{Parts, objects};
use crate::support::number;

const BATCHES: &str = "SELECT count(*) FROM import_batch";

/// A workbook with its first sheet replaced.
fn with_sheet(bytes: &[u8], content: &[u8]) -> Vec<u8> {
    let mut old = ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let mut new = ZipWriter::new(Cursor::new(Vec::new()));
    let deflated = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for index in 0..old.len() {
        let mut entry = old.by_index(index).expect("an entry");
        let name = entry.name().expect("a name").into_owned();
        let mut part = Vec::new();
        entry.read_to_end(&mut part).expect("read");
        new.start_file(name.as_str(), deflated).expect("an entry");
        new.write_all(if name == "xl/worksheets/sheet1.xml" { content } else { &part }).expect("written");
    }
    new.finish().expect("an archive").into_inner()
}

fn sheet_xml(cells: &str) -> String {
    format!(
        "<?xml version=\"1.0\"?><worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">\
         <sheetData>{cells}</sheetData></worksheet>"
    )
}

/// Small files that would grow, and files that only claim to be sheets.
#[tokio::test]
async fn bombs_and_fakes_are_refused_and_leave_nothing() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let titles = titles(&user).await;
    let good = book(&[titles.clone(), row(&titles, 1, &[])]);
    let before = objects(&app);
    let too_big = "文件内容过大，请使用模板并分批导入";
    let fake = "文件内容与类型不符";

    let spaces = with_sheet(&good, &vec![b' '; 48 << 20]);
    assert!(spaces.len() < 200_000, "a bomb is small: {}", spaces.len());
    refused(&validate(&user, &spaces).await, 400, "import.tooBig", too_big);
    let laughs = "<!DOCTYPE x [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\">]>".to_owned() + &sheet_xml("&b;");
    refused(&validate(&user, &with_sheet(&good, laughs.as_bytes())).await, 400, "file.fake", fake);
    let long = book(&[titles.clone(), row(&titles, 1, &[("备注", &"字".repeat(5_001))])]);
    refused(&validate(&user, &long).await, 400, "import.tooBig", too_big);

    // One cell in the last corner of the grid: a table of 17 thousand million cells for whoever makes room for it.
    let corner = sheet_xml("<row r=\"1048576\"><c r=\"XFD1048576\" t=\"str\"><v>x</v></c></row>");
    let since = Instant::now();
    let answer = validate(&user, &with_sheet(&good, corner.as_bytes())).await;
    refused(&answer, 400, "import.header", "模板列不匹配，请下载最新模板");
    assert!(since.elapsed() < Duration::from_secs(5));

    for broken in
        [b"no archive".to_vec(), Vec::new(), good[..good.len() / 2].to_vec(), with_sheet(&good, b"<worksheet>")]
    {
        refused(&validate(&user, &broken).await, 400, "file.fake", fake);
    }
    let validate_path = format!("{APPRS}/import/validate");
    let large = Parts::default().file("a.xlsx", "", &vec![0; (10 << 20) + 1]);
    let answer = large.post(&user, &validate_path).await;
    refused(&answer, 413, "file.size", "文件大小不能超过10MB，请重新上传");
    let answer = Parts::default().file("a.xls", "", &good).post(&user, &validate_path).await;
    refused(&answer, 400, "file.type", "文件类型必须是xlsx");
    refused(&Parts::default().post(&user, &validate_path).await, 400, "common.required", "文件不能为空");
    assert_eq!((number(&app, BATCHES).await, objects(&app)), (0, before));
}

#[tokio::test]
async fn a_sheet_has_the_columns_of_the_template_and_no_more_rows_than_allowed() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let titles = titles(&user).await;
    let good = row(&titles, 1, &[]);
    let header = "模板列不匹配，请下载最新模板";
    let renamed: Vec<String> = titles.iter().map(|title| title.replace("店铺ID", "编号")).collect();
    let twice: Vec<String> = titles.iter().map(|title| title.replace("店铺ID", "备注")).collect();
    let beside: Vec<String> = good.iter().cloned().chain(["多出来的".to_owned()]).collect();
    let wrong =
        [vec![renamed, good.clone()], vec![twice, good.clone()], vec![titles.clone(), beside], vec![good.clone()]];
    for rows in wrong {
        refused(&validate(&user, &book(&rows)).await, 400, "import.header", header);
    }
    let fewer = vec![titles[1..].to_vec(), good[1..].to_vec()];
    refused(&validate(&user, &book(&fewer)).await, 400, "import.header", header);
    refused(&validate(&user, &book(std::slice::from_ref(&titles))).await, 400, "import.empty", "没有可导入的数据");

    // In any order, with blank rows between, and the numbers are those that Excel shows.
    let turned = |row: &[String]| row.iter().rev().cloned().collect::<Vec<String>>();
    let blank = vec![String::new(); titles.len()];
    let check = validate(&user, &book(&[turned(&titles), blank, turned(&good)])).await.ok().json();
    assert_eq!((&check["total"], &check["rows"][0]["rowNo"]), (&json!(1), &json!(3)));

    let rows = |count: usize| {
        let rows = (1..=count).map(|nth| row(&titles, nth, &[])).collect();
        book(&[vec![titles.clone()], rows].concat())
    };
    refused(&validate(&user, &rows(201)).await, 400, "import.rows", "单次最多导入200行");
    assert_eq!(validate(&user, &rows(200)).await.ok().json()["okCount"], 200);
}

/// R1: a batch of a colleague, of another company, or of yesterday is none.
#[tokio::test]
async fn a_batch_is_its_uploaders_for_a_day() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let check = checked_rows(&user, 1).await;
    let file = format!("{APPRS}/import/{}/error-file", check["batchId"]);
    for (els_account, login) in [("200001", "lijing"), ("200002", "admin")] {
        let other = app.login(els_account, login).await;
        assert_eq!(commit(&other, &check, "SKIP_ERRORS").await.status(), 404);
        assert_eq!(other.get(&file).await.status(), 404);
    }
    let answer = commit(&user, &check, "SOME").await;
    assert_eq!((answer.status(), answer.error_key().as_str()), (400, "common.badQuery"));
    app.run_job("purge").await;
    user.get(&file).await.ok();
    app.clock().shift(Duration::from_secs(24 * 3600 + 1));
    let user = app.login("200001", "admin").await;
    assert_eq!(commit(&user, &check, "SKIP_ERRORS").await.status(), 404);
    assert_eq!(user.get(&file).await.status(), 404);
    app.run_job("purge").await;
    assert_eq!(number(&app, BATCHES).await, 0);
}

/// Nobody fills the database with checks: the oldest go. What is kept is sealed.
#[tokio::test]
async fn a_user_keeps_few_batches_and_nobody_reads_them_in_the_database() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let first = checked_rows(&user, 1).await;
    for _ in 0..5 {
        checked_rows(&user, 1).await;
    }
    assert_eq!(number(&app, BATCHES).await, 5);
    assert_eq!(commit(&user, &first, "SKIP_ERRORS").await.status(), 404);
    assert_eq!(number(&app, &format!("{BATCHES} WHERE content LIKE '%导入店%'")).await, 0);
}

/// A company that may not write is told at the check.
#[tokio::test]
async fn a_frozen_company_imports_nothing() {
    let app = TestApp::new().await;
    let frozen = app.login("200006", "admin").await;
    let titles = titles(&frozen).await;
    let answer = validate(&frozen, &book(&[titles.clone(), row(&titles, 1, &[])])).await;
    assert_eq!((answer.status(), answer.error_key().as_str()), (400, "company.state"));
    assert_eq!(number(&app, BATCHES).await, 0);
}
