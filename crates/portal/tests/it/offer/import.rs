//! A workbook of four sheets (36): offers, and what hangs on them by their number.

use std::collections::BTreeMap;

use axum::http::Method;
use rust_xlsxwriter::Workbook;
use serde_json::{Value, json};
use testkit::{Call, Client, TestApp};

use super::{OFFERS, day};
use crate::admin::refused;
use crate::fileservice::Parts;
use crate::support::{number, sheets};

const DRAFTS: &str = "SELECT count(*) FROM offer WHERE title LIKE '导入霜%'";
const MAKES: &str = "SELECT count(*) FROM audit_log WHERE event = 'offer.import'";

/// Rows of cells by their titles; a title that is not named stays blank.
type Cells = Vec<(&'static str, String)>;

/// What somebody has filled in, sheet by sheet.
#[derive(Clone, Default)]
pub struct Filled {
    offers: Vec<Cells>,
    skus: Vec<Cells>,
    lines: Vec<Cells>,
    gifts: Vec<Cells>,
}

impl Filled {
    /// So many creams, each with one SKU, two discounts and a gift.
    pub fn creams(app: &TestApp, count: usize) -> Self {
        let mut filled = Self::default();
        for nth in 1..=count {
            filled.add(app, nth);
        }
        filled
    }

    fn add(&mut self, app: &TestApp, nth: usize) {
        let no = nth.to_string();
        self.offers.push(cells(&[
            ("序号", &no),
            ("直播间", "日常直播间"),
            ("类目编码", "美妆个护"),
            ("表单类型", "常规报品"),
            ("报品方式", "SINGLE"),
            ("商品名称", &format!("导入霜{nth}")),
            ("二级类目", "护肤"),
            ("三级类目", "Cosmetic_Skincare_Cream"),
            ("品牌", "花植"),
            ("店铺", "花植官方旗舰店"),
            ("短标题", "晚霜"),
            ("卖点1", "积雪草提取物"),
            ("卖点2", "质地轻润"),
            ("卖点4", "无香精配方"),
            ("产地", "上海"),
            ("国产", "是"),
            ("合作模式", "纯佣"),
            ("佣金率", "20%"),
            ("保价天数", "30"),
            ("保价范围", "本店铺"),
            ("发货时效", "48小时内"),
            ("运费险", "是"),
            ("退换", "7天无理由"),
            ("期望播出起", &day(app, 10)),
            ("期望播出止", &day(app, 20)),
            ("对接人", "李静"),
            ("手机", "13800000011"),
        ]));
        self.skus.push(cells(&[
            ("序号", &no),
            ("规格", "颜色:白;规格:50g"),
            ("净含量", "50"),
            ("单位", "g"),
            ("每份件数", "1"),
            ("吊牌价", "¥199.00"),
            ("日常价", "169"),
            ("近30天最低价", "149"),
            ("页面价", "169"),
            ("备货", "5,000"),
        ]));
        self.lines.push(cells(&[("序号", &no), ("类型", "直降"), ("数值", "20")]));
        self.lines.push(cells(&[("序号", &no), ("类型", "COUPON"), ("门槛", "100"), ("数值", "20")]));
        let gift = [("赠品名称", "同款15g"), ("数量", "2"), ("与主品相同", "是"), ("净含量", "15")];
        self.gifts.push([cells(&[("序号", &no)]), cells(&gift)].concat());
    }

    /// The first SKU has this barcode.
    pub fn with_barcode(mut self, barcode: &str) -> Self {
        set(&mut self.skus[0], "条形码", barcode);
        self
    }

    pub async fn workbook(&self, client: &Client) -> Vec<u8> {
        self.book(&titles(client).await)
    }

    fn book(&self, titles: &BTreeMap<String, Vec<String>>) -> Vec<u8> {
        let mut book = Workbook::new();
        for (name, rows) in
            [("报品", &self.offers), ("SKU", &self.skus), ("优惠机制", &self.lines), ("赠品", &self.gifts)]
        {
            let sheet = book.add_worksheet();
            sheet.set_name(name).expect("a name");
            for (column, title) in (0..).zip(&titles[name]) {
                sheet.write_string(0, column, title).expect("a title");
                for (row, cells) in (1..).zip(rows) {
                    let cell = cells.iter().rev().find(|(name, _)| *name == title.trim_end_matches('*'));
                    if let Some((_, words)) = cell.filter(|(_, words)| !words.is_empty()) {
                        sheet.write_string(row, column, words).expect("a cell");
                    }
                }
            }
        }
        book.save_to_buffer().expect("a workbook")
    }
}

fn cells(named: &[(&'static str, &str)]) -> Cells {
    named.iter().map(|(title, words)| (*title, (*words).to_owned())).collect()
}

fn set(cells: &mut Cells, title: &'static str, words: &str) {
    cells.push((title, words.to_owned()));
}

async fn titles(client: &Client) -> BTreeMap<String, Vec<String>> {
    let template = client.get(&format!("{OFFERS}/import-template")).await.ok();
    sheets(template.bytes()).into_iter().filter_map(|(name, rows)| Some((name, rows.into_iter().next()?))).collect()
}

fn validate(client: &Client, bytes: &[u8]) -> Call {
    Parts::default().file("报品.xlsx", "", bytes).post(client, &format!("{OFFERS}/import/validate"))
}

fn commit(client: &Client, check: &Value, mode: &str) -> Call {
    client.call(Method::POST, &format!("{OFFERS}/import/{}/commit?mode={mode}", check["batchId"]))
}

/// One good offer, uploaded and checked by somebody of company 2.
pub async fn checked_offer(app: &TestApp, client: &Client) -> Value {
    let book = Filled::creams(app, 1).book(&titles(client).await);
    validate(client, &book).await.ok().json()
}

/// A05-12: the template asks for what 36 lists, on four sheets.
#[tokio::test]
async fn the_template_has_four_sheets_with_a_guide() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    let template = user.get(&format!("{OFFERS}/import-template")).await.ok();
    let all = sheets(template.bytes());
    let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["报品", "SKU", "优惠机制", "赠品", "填写说明", "选项"]);
    let asked = "序号* 直播间* 类目编码* 表单类型* 报品方式* 商品名称* 二级类目* 三级类目* 品牌* 店铺 短标题* 卖点1 卖点2 卖点3 卖点4 \
                 卖点5 产地* 国产* 商品链接 合作模式* 坑位费 佣金率* 保价天数* 保价范围* 发货时效* 运费险 退换* 期望播出起* 期望播出止* \
                 对接人* 手机*";
    assert_eq!(all[0].1[0].join(" "), asked);
    let skus = "序号* 规格* 条形码 净含量 单位 每份件数* 吊牌价 日常价* 近30天最低价* 页面价* 备货*";
    assert_eq!(all[1].1[0].join(" "), skus);
    assert_eq!(all[2].1[0][..4], ["序号*", "类型*", "门槛", "数值"]);
    assert_eq!(all[3].1[0][..2], ["序号*", "赠品名称*"]);
    let guide = &all[4].1;
    assert_eq!(guide[0], ["工作表", "列名", "必填", "填写要求", "可选项"]);
    let spec = guide.iter().find(|line| line[..2] == ["SKU", "规格"]).expect("the specification");
    assert!(spec[3].contains("颜色:红;尺寸:L"), "{spec:?}");
}

/// A05-12: what was typed becomes drafts like any other, and the server says what they cost.
#[tokio::test]
async fn a_workbook_becomes_drafts_with_their_prices() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    let mut filled = Filled::creams(&app, 2);
    let mut second = filled.skus[1].clone();
    set(&mut second, "规格", "100g");
    set(&mut second, "条形码", "6901234599015");
    filled.skus.push(second);
    let check = validate(&user, &filled.book(&titles(&user).await)).await.ok().json();
    assert_eq!(
        (&check["total"], &check["okCount"], &check["errorCount"]),
        (&json!(2), &json!(2), &json!(0)),
        "{check}"
    );
    let parts = json!([
        { "name": "报品", "okCount": 2 }, { "name": "SKU", "okCount": 3 },
        { "name": "优惠机制", "okCount": 4 }, { "name": "赠品", "okCount": 2 },
    ]);
    assert_eq!(check["parts"], parts);
    assert_eq!(number(&app, DRAFTS).await, 0, "a check writes no offer");
    assert_eq!(commit(&user, &check, "ALL_OR_NOTHING").await.ok().json(), json!({ "created": 2 }));
    refused(&commit(&user, &check, "ALL_OR_NOTHING").await, 409, "import.done", "该文件已导入，请勿重复提交");
    assert_eq!((number(&app, DRAFTS).await, number(&app, MAKES).await), (2, 1));

    let list = user.get(&format!("{OFFERS}?offerName=daorushuang&sort=offerCode,asc")).await.ok().json();
    assert_ne!(list[0]["code"], list[1]["code"]);
    let draft = user.get(&format!("{OFFERS}/{}", list[1]["id"])).await.ok().json();
    let expected = json!({
        "auditStatus": "CREATED", "offerName": "导入霜2", "liveRoom": "common", "categoryCode": "Cosmetic",
        "category2": "Cosmetic_Skincare", "category3": "Cosmetic_Skincare_Cream", "formType": "NORMAL", "brandId": 201,
        "sellingPoints": "积雪草提取物\n质地轻润\n无香精配方", "isDomestic": true, "feeMode": "PURE_COMMISSION",
        "commissionRate": 20.0, "priceProtectDays": 30, "shipTime": "H48", "returnPolicy": "D7_FREE", "contactName": "李静",
        "expectShowDateFrom": day(&app, 10), "createdByName": "李静", "minFinalPrice": 129.0, "plannedStock": 10000,
    });
    for (name, value) in expected.as_object().expect("members") {
        assert_eq!(&draft[name], value, "{name}");
    }
    let (one, two) = (&draft["skus"][0], &draft["skus"][1]);
    assert_eq!((&one["finalPrice"], &one["unitPrice"]), (&json!(129.0), &json!(161.25)));
    assert_eq!((&one["spec"], &one["skuName"]), (&json!({ "颜色": "白", "规格": "50g" }), &json!("白 50g")));
    assert_eq!((&one["noBarcode"], &two["noBarcode"]), (&json!(true), &json!(false)));
    assert_eq!((&two["barcode"], &two["spec"]), (&json!("6901234599015"), &json!({ "规格": "100g" })));
    assert_eq!(draft["mechanism"]["lines"][1]["type"], "COUPON");
    assert_eq!(draft["mechanism"]["gifts"][0]["giftName"], "同款15g");
    assert_eq!(draft["storeId"], number(&app, "SELECT id FROM offer_store WHERE store_name = '花植官方旗舰店'").await);
}

/// A hundred offers; seven rows on three sheets are wrong, each in its own way.
fn a_hundred_with_seven(app: &TestApp) -> Filled {
    let mut filled = Filled::creams(app, 100);
    set(&mut filled.offers[3], "商品名称", "");
    set(&mut filled.offers[10], "品牌", "别家");
    set(&mut filled.offers[20], "三级类目", "坚果");
    set(&mut filled.offers[33], "期望播出止", &day(app, 5));
    set(&mut filled.skus[47], "条形码", "6901234599016");
    set(&mut filled.skus[60], "页面价", "一百");
    set(&mut filled.lines[150], "序号", "777");
    filled
}

const SENTENCES: [(&str, u64, &str); 7] = [
    ("报品", 5, "第5行【商品名称】商品名称不能为空"),
    ("报品", 12, "第12行【品牌】品牌选项无效"),
    ("报品", 22, "第22行【三级类目】三级类目选项无效"),
    ("报品", 35, "第35行【期望播出止】期望播出结束日期必须晚于期望播出开始日期"),
    ("SKU", 49, "SKU表第49行【条形码】条形码校验位有误"),
    ("SKU", 62, "SKU表第62行【页面价】页面价格式有误"),
    ("优惠机制", 152, "优惠机制表第152行【序号】序号777在报品表中不存在"),
];

/// A05-12: seven wrong rows are named by sheet, row and column, the file of errors marks exactly them, nothing is made.
#[tokio::test]
async fn an_import_of_a_hundred_marks_exactly_the_seven_wrong_rows() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    let titles = titles(&user).await;
    let check = validate(&user, &a_hundred_with_seven(&app).book(&titles)).await.ok().json();
    assert_eq!((&check["okCount"], &check["errorCount"]), (&json!(94), &json!(7)));
    let rows = check["rows"].as_array().expect("rows");
    let errors: Vec<&Value> = rows.iter().flat_map(|row| row["errors"].as_array().expect("errors")).collect();
    let said: Vec<(&str, u64, &str)> = rows
        .iter()
        .flat_map(|row| row["errors"].as_array().into_iter().flatten().map(move |error| (row, error)))
        .map(|(row, error)| {
            let no = error["rowNo"].as_u64().or(row["rowNo"].as_u64()).unwrap_or_default();
            (error["sheet"].as_str().unwrap_or("报品"), no, error["message"].as_str().unwrap_or_default())
        })
        .collect();
    assert_eq!((errors.len(), said), (7, SENTENCES.to_vec()));
    assert_eq!(rows[47]["errors"][0]["column"], "条形码");

    let file = user.get(&format!("{OFFERS}/import/{}/error-file", check["batchId"])).await.ok();
    let marked: Vec<(String, u64, String)> = sheets(file.bytes())
        .into_iter()
        .flat_map(|(name, rows)| {
            let at = rows[0].iter().position(|title| title == "错误原因").expect("a column of reasons");
            let reasons = (1..).zip(rows).skip(1).map(move |(no, row)| (name.clone(), no, row[at].clone()));
            reasons.filter(|(_, _, reason)| !reason.is_empty()).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(marked, SENTENCES.map(|(sheet, no, words)| (sheet.to_owned(), no, words.to_owned())));

    let answer = commit(&user, &check, "ALL_OR_NOTHING").await;
    refused(&answer, 400, "import.errors", "有7行数据存在错误，请修改后重新上传，或选择跳过错误行");
    assert_eq!(number(&app, DRAFTS).await, 0);
    assert_eq!(commit(&user, &check, "SKIP_ERRORS").await.ok().json(), json!({ "created": 94 }));
    assert_eq!(number(&app, DRAFTS).await, 94);
}

/// A05-12: rules between the sheets, and what an offer of another kind need not say.
#[tokio::test]
async fn rules_hold_between_sheets_and_gifts_need_no_price() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    let titles = titles(&user).await;
    let mut filled = Filled::creams(&app, 4);
    // The page price is above every day's once the discount is gone; the second has no SKU, the third a number again.
    set(&mut filled.skus[0], "日常价", "100");
    set(&mut filled.offers[2], "序号", "1");
    filled.skus.retain(|cells| cells[0].1 != "2" && cells[0].1 != "3");
    filled.lines.retain(|cells| cells[0].1 != "3");
    filled.gifts.retain(|cells| cells[0].1 != "3");
    // What is given away says neither price nor commission.
    set(&mut filled.offers[3], "表单类型", "赠品报品");
    for title in ["合作模式", "佣金率", "保价天数", "保价范围"] {
        set(&mut filled.offers[3], title, "");
    }
    for title in ["日常价", "近30天最低价", "页面价"] {
        set(&mut filled.skus[1], title, "");
    }
    set(&mut filled.offers[3], "店铺", "别家的店");
    let check = validate(&user, &filled.book(&titles)).await.ok().json();
    let said: Vec<&str> = check["rows"]
        .as_array()
        .expect("rows")
        .iter()
        .flat_map(|row| row["errors"].as_array().expect("errors"))
        .filter_map(|error| error["message"].as_str())
        .collect();
    let expected = [
        "SKU表第2行【页面价】到手价不得高于日常到手价",
        "第3行【SKU】SKU不能为空",
        "第4行【SKU】SKU不能为空",
        "第4行与第2行重复",
        "第5行【店铺】成交店铺未关联或授权已过期",
    ];
    assert_eq!(said, expected);
    set(&mut filled.offers[3], "店铺", "");
    let check = validate(&user, &filled.book(&titles)).await.ok().json();
    assert_eq!(check["rows"][3]["ok"], true, "{check}");
}

/// A05-12: two hundred are enough, whoever may import does, and a closed company does not.
#[tokio::test]
async fn an_import_has_its_bounds() {
    let app = TestApp::new().await;
    let user = app.login("200001", "lijing").await;
    let titles = titles(&user).await;
    let many = Filled::creams(&app, 201).book(&titles);
    refused(&validate(&user, &many).await, 400, "import.rows", "单次最多导入200行");
    let book = Filled::creams(&app, 1).book(&titles);
    // The brand and the store are another company's.
    let other = app.login("200002", "admin").await;
    let check = validate(&other, &book).await.ok().json();
    let messages: Vec<&str> = check["rows"][0]["errors"]
        .as_array()
        .expect("errors")
        .iter()
        .filter_map(|error| error["message"].as_str())
        .collect();
    assert!(messages.contains(&"第2行【品牌】品牌选项无效"), "{messages:?}");
    assert!(messages.contains(&"第2行【店铺】成交店铺未关联或授权已过期"), "{messages:?}");
    assert!(messages.iter().any(|message| message.starts_with("第2行【类目编码】主营类目未包含")), "{messages:?}");
    // A batch is its uploader's alone.
    let check = validate(&user, &book).await.ok().json();
    assert_eq!(commit(&other, &check, "SKIP_ERRORS").await.status(), 404);
    let viewer = app.login("200001", "viewer").await;
    assert_eq!(validate(&viewer, &book).await.status(), 403);
    assert_eq!(number(&app, DRAFTS).await, 0);
}
