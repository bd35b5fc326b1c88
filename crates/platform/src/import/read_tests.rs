use rust_xlsxwriter::Workbook;
use serde::{Deserialize, Serialize};

use super::super::rows::{Fault, SheetRow, say, understand};
use super::super::tables::{place, tables};
use super::super::template::with_reasons;
use super::super::{Actor, Sheet, Tx};
use super::*;
use crate::dict::Dictionaries;
use crate::form::Form;

#[derive(Clone, Debug, Default, Serialize, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", default)]
struct Order {
    #[field("序号", max = 5, required)]
    no: String,
    #[field("名称", max = 10, required)]
    name: String,
    #[field("备注", max = 10)]
    remark: Option<String>,
    #[field("明细", max = 2, list, required)]
    items: Vec<Item>,
    #[field("附言", list)]
    notes: Vec<Item>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", default)]
struct Item {
    #[field("数量", low = 1, required)]
    count: Option<i64>,
    #[field("单位", max = 3)]
    unit: Option<String>,
}

struct Orders;

#[async_trait::async_trait]
impl Sheet for Orders {
    type Row = Order;

    const KIND: &'static str = "order";
    const NAME: &'static str = "订单";
    const MAX_ROWS: usize = 3;
    const NUMBER: Option<&'static str> = Some("no");

    async fn take(_tx: &Tx, _actor: &Actor, rows: Vec<Order>) -> Result<usize> {
        Ok(rows.len())
    }
}

type Cells<'a> = &'a [&'a [&'a str]];

fn book(sheets: &[(&str, Cells<'_>)]) -> Vec<u8> {
    let mut book = Workbook::new();
    for (name, rows) in sheets {
        let sheet = book.add_worksheet();
        sheet.set_name(*name).expect("a name");
        for (row, cells) in (0..).zip(*rows) {
            for (column, words) in (0..).zip(*cells).filter(|(_, words)| !words.is_empty()) {
                sheet.write_string(row, column, *words).expect("a cell");
            }
        }
    }
    book.save_to_buffer().expect("a workbook")
}

const ORDERS: &[&str] = &["序号*", "名称*", "备注"];
const ITEMS: &[&str] = &["序号*", "数量*", "单位"];

fn understood(sheets: &[(&str, Cells<'_>)]) -> Result<(Vec<SheetRow>, Vec<String>)> {
    let tables = tables::<Orders>();
    let raw = super::sheets(book(sheets), &tables)?;
    let nothing = std::sync::Arc::new(Dictionaries { version: 1, items: Vec::new() });
    let (lines, faults) = understand::<Orders>(&raw, &tables, &nothing)?;
    let said = |fault: &Fault| say(Order::FIELDS, &tables, &lines[fault.row], fault).message;
    let said = faults.into_list().iter().map(said).collect();
    Ok((lines, said))
}

fn refused(sheets: &[(&str, Cells<'_>)]) -> String {
    understood(sheets).err().map(|problem| problem.title).unwrap_or_default()
}

/// What hangs on a row by its number becomes the list of its form, whatever the order of the rows.
#[test]
fn rows_of_further_sheets_hang_on_their_number() {
    let (lines, said) = understood(&[
        ("订单", &[ORDERS, &["1", "甲", ""], &["2", "乙", "急"]]),
        ("明细", &[ITEMS, &["2", "5", ""], &["1", "3", "箱"], &["2", "6", ""]]),
        ("附言", &[ITEMS]),
    ])
    .expect("rows");
    assert_eq!(said, [""; 0]);
    let counts = |line: &SheetRow| {
        let row: Order = serde_json::from_value(line.row.clone().expect("a form")).expect("an order");
        row.items.iter().filter_map(|item| item.count).collect::<Vec<_>>()
    };
    assert_eq!(lines.iter().map(counts).collect::<Vec<_>>(), [vec![3], vec![5, 6]]);
    assert_eq!(lines[1].under[0].iter().map(|row| row.no).collect::<Vec<_>>(), [2, 4]);
}

/// Each fault says its sheet, its row there and its column; what hangs on nothing is a line of its own.
#[test]
fn faults_name_sheet_row_and_column() {
    let (lines, said) = understood(&[
        ("订单", &[ORDERS, &["1", "甲"], &["2", ""], &["3", "丙"]]),
        ("明细", &[ITEMS, &["1", "0"], &["1", "多"], &["2", "1", "四个字的"], &["9", "1"], &["", "1"]]),
    ])
    .expect("rows");
    let expected = [
        "明细表第3行【数量】数量格式有误",
        "明细表第2行【数量】数量不能小于1",
        "第3行【名称】名称不能为空",
        "明细表第4行【单位】单位长度不能超过3个字符",
        "第4行【明细】明细不能为空",
        "明细表第5行【序号】序号9在订单表中不存在",
        "明细表第6行【序号】序号不能为空",
    ];
    assert_eq!(said, expected);
    assert_eq!((lines.len(), lines[3].sheet, lines[3].no), (5, 1, 5));
    let tables = tables::<Orders>();
    assert_eq!(place(&tables, &lines[0], "items[1].count"), (1, 3));
    assert_eq!(place(&tables, &lines[0], "items"), (0, 2));
}

/// The file of errors has every sheet with every row, and a reason beside the wrong ones alone.
#[test]
fn the_file_of_errors_marks_each_row_on_its_own_sheet() {
    let tables = tables::<Orders>();
    let sheets: [(&str, Cells<'_>); 2] =
        [("订单", &[ORDERS, &["1", "甲", ""]]), ("明细", &[ITEMS, &["1", "2", ""], &["1", "0", ""]])];
    let raw = super::sheets(book(&sheets), &tables).expect("rows");
    let nothing = std::sync::Arc::new(Dictionaries { version: 1, items: Vec::new() });
    let (lines, faults) = understand::<Orders>(&raw, &tables, &nothing).expect("lines");
    let bytes = with_reasons::<Orders>(&lines, &faults.into_list()).expect("a file");
    let mut book: Xlsx<_> = open_workbook_from_rs(Cursor::new(bytes.clone())).expect("a workbook");
    assert_eq!(book.sheet_names(), ["订单", "明细", "附言"]);
    let marked =
        |range: calamine::Range<calamine::Data>| range.rows().skip(1).map(|row| row[3].to_string()).collect::<Vec<_>>();
    assert_eq!(marked(book.worksheet_range("订单").expect("a sheet")), [""]);
    assert_eq!(marked(book.worksheet_range("明细").expect("a sheet")), ["", "明细表第3行【数量】数量不能小于1"]);
    let again = super::sheets(bytes, &tables).expect("its reasons are no column");
    assert_eq!(again.iter().map(Vec::len).collect::<Vec<_>>(), [1, 2, 0]);
}

/// Found by their names, else by their places; a column that nobody has to fill may be left away.
#[test]
fn sheets_are_found_by_name_or_place() {
    let rows: Cells<'_> = &[ORDERS, &["1", "甲"]];
    let items: Cells<'_> = &[ITEMS, &["1", "2"]];
    let (bare, fewer): (Cells<'_>, Cells<'_>) = (&[&["名称", "序号"], &["甲", "1"]], &[&["序号", "数量"], &["1", "2"]]);
    let (blank, guide): (Cells<'_>, Cells<'_>) = (&[ITEMS], &[&["列名", "必填"]]);
    for sheets in [
        [("订单", rows), ("附言", blank), ("明细", items)],
        [("Sheet1", rows), ("Sheet2", items), ("填写说明", guide)],
        [("Sheet1", bare), ("明细", fewer), ("选项", &[])],
    ] {
        assert_eq!(understood(&sheets).expect("rows").1, [""; 0]);
    }
    assert_eq!(refused(&[("订单", &[&["序号", "备注"], &["1", "甲"]])]), "模板列不匹配，请下载最新模板");
    assert_eq!(refused(&[("订单", rows), ("明细", &[&["数量"], &["2"]])]), "明细：模板列不匹配，请下载最新模板");
    assert_eq!(refused(&[("订单", &[ORDERS])]), "没有可导入的数据");
    let many: Vec<&[&str]> = [vec![ORDERS], vec![&["1", "甲"][..]; 4]].concat();
    assert_eq!(refused(&[("订单", &many)]), "单次最多导入3行");
}
