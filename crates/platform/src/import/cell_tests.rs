use calamine::{CellErrorType, ExcelDateTimeType};
use proptest::prelude::*;

use super::*;
use crate::clock::{Date, Timestamp};
use crate::dict::DictItem;
use crate::form::{Decimal, Form, cell_text};

#[derive(Default, fields::Form)]
struct Sample {
    #[field("名称", max = 10)]
    name: Option<String>,
    #[field("平台", dict = "P")]
    platform: Option<String>,
    #[field("类目", dict = "P")]
    kinds: Vec<String>,
    #[field("数量")]
    count: Option<i64>,
    #[field("评分")]
    score: Option<Decimal<2>>,
    #[field("佣金率", rate)]
    rate: Option<Decimal<2>>,
    #[field("金额")]
    price: Option<Money>,
    #[field("国产")]
    domestic: Option<bool>,
    #[field("日期")]
    day: Option<Date>,
    #[field("时间")]
    at: Option<Timestamp>,
}

fn dictionaries() -> Dictionaries {
    let item = |value: &str, label: &str, disabled| DictItem {
        kind: "P".into(),
        value: value.into(),
        label: label.into(),
        live_room: String::new(),
        sort: 0,
        color: String::new(),
        disabled,
        children: Vec::new(),
    };
    Dictionaries {
        version: 1, items: vec![item("A", "天猫", false), item("B", "京东", false), item("C", "旧", true)]
    }
}

fn fact(name: &str) -> &'static FieldFact {
    crate::form::find_fact(Sample::FIELDS, name).expect("a field")
}

fn read(name: &str, cell: &Cell) -> Result<Json, &'static str> {
    value(fact(name), cell, &dictionaries()).map_err(|text| text.key)
}

fn text(name: &str, words: &str) -> Result<Json, &'static str> {
    read(name, &Cell::Text(words.into()))
}

fn number(name: &str, number: f64) -> Result<Json, &'static str> {
    read(name, &Cell::Number(number))
}

const FORMAT: Result<Json, &str> = Err("common.format");

#[test]
fn an_option_is_known_by_its_label_or_its_value() {
    assert_eq!((text("platform", "天猫"), text("platform", "B")), (Ok("A".into()), Ok("B".into())));
    assert_eq!((text("platform", "旧"), text("platform", "天")), (Err("common.dict"), Err("common.dict")));
    for several in ["天猫、京东", "A，B", "天猫, 京东,", "天猫\n京东"] {
        assert_eq!(text("kinds", several), Ok(json!(["A", "B"])), "{several}");
    }
    assert_eq!(text("kinds", "天猫、淘"), Err("common.dict"));
}

/// S9-10
#[test]
fn money_is_read_as_people_write_it() {
    for (words, yuan) in [("¥1,234.50", 1234.5), ("￥99", 99.0), ("1，000,000.01元", 1_000_000.01), ("-¥5.00", -5.0)]
    {
        assert_eq!(text("price", words), Ok(json!(yuan)), "{words}");
    }
    assert_eq!(number("price", 0.1 + 0.2), Ok(json!(0.3)), "what a sum leaves behind is cut");
    for wrong in ["1.234", "12,34", ",100", "1,2345", "五元", "1e3", "¥"] {
        assert_eq!(text("price", wrong), FORMAT, "{wrong}");
    }
}

#[test]
fn numbers_keep_their_places() {
    assert_eq!((number("count", 12.0), text("count", "1,200")), (Ok(12.into()), Ok(1200.into())));
    assert_eq!((number("count", 1.5), number("count", 1e300), number("count", f64::NAN)), (FORMAT, FORMAT, FORMAT));
    assert_eq!((number("score", 4.85), number("score", 4.855)), (Ok(json!(4.85)), FORMAT));
    assert_eq!((text("rate", "16.5%"), number("rate", 16.5)), (Ok(json!(16.5)), Ok(json!(16.5))));
    assert_eq!(number("name", 13_800_000_001.0), Ok("13800000001".into()), "a phone that Excel took for a number");
    assert_eq!((read("domestic", &Cell::Bool(true)), text("domestic", "否")), (Ok(true.into()), Ok(false.into())));
    assert_eq!(text("domestic", "也许"), FORMAT);
}

/// S9-03
#[test]
fn days_come_in_many_ways() {
    for words in ["2026-01-05", "2026/1/5", "2026年1月5日", "2026.01.05"] {
        assert_eq!(text("day", words), Ok("2026-01-05".into()), "{words}");
    }
    for wrong in ["2026-02-30", "26-1-5", "2026-1", "2026-1-5-1", "2026-1-５", "明天"] {
        assert_eq!(text("day", wrong), FORMAT, "{wrong}");
    }
    assert_eq!(text("at", "2026-1-5 8:30"), Ok("2026-01-05 08:30:00".into()));
    assert_eq!(number("day", 46_027.0), FORMAT, "a number is no day");
    let excel = |days| Cell::of(&DataRef::DateTime(ExcelDateTime::new(days, ExcelDateTimeType::DateTime, false)));
    assert_eq!(read("day", &excel(46_027.0)), Ok("2026-01-05".into()));
    assert_eq!(read("at", &excel(46_027.0 + 8.5 / 24.0)), Ok("2026-01-05 08:30:00".into()));
    assert_eq!(read("at", &excel(46_027.999_999_999)), Ok("2026-01-06 00:00:00".into()), "a hair before midnight");
    for beyond in [-1.0, 3e6, f64::INFINITY, f64::NAN] {
        assert_eq!(read("day", &excel(beyond)), FORMAT, "{beyond}");
    }
}

#[test]
fn a_cell_is_tidied_and_a_failed_formula_is_wrong() {
    assert_eq!(Cell::of(&DataRef::SharedString(" \u{a0}\t ")), Cell::Blank);
    assert_eq!(Cell::of(&DataRef::String(" 甲\u{0}\u{7}乙 ".into())), Cell::Text("甲乙".into()));
    assert_eq!(read("name", &Cell::of(&DataRef::Error(CellErrorType::Div0))), FORMAT);
}

proptest! {
    /// What an export shows of a value, an import reads as the same value.
    #[test]
    fn what_is_shown_is_read_back(fen in -99_999_999_999_i64..99_999_999_999, score in 0_i64..100_000, day in 0_i64..90_000) {
        let back = |name: &str, wire: Json| (text(name, &cell_text(fact(name), &wire, &dictionaries())), Ok(wire));
        let (read, shown) = back("price", serde_json::to_value(Money(fen)).expect("json"));
        prop_assert_eq!(read, shown);
        let (read, shown) = back("rate", serde_json::to_value(Decimal::<2>(score)).expect("json"));
        prop_assert_eq!(read, shown);
        let (read, shown) = back("day", Date::parse("1900-01-01").expect("a day").plus_days(day).to_string().into());
        prop_assert_eq!(read, shown);
    }

    /// A number cell holds what was typed into it.
    #[test]
    fn typed_numbers_are_exact(fen in -99_999_999_999_i64..99_999_999_999) {
        prop_assert_eq!(number("price", fen as f64 / 100.0), Ok(serde_json::to_value(Money(fen)).expect("json")));
        prop_assert_eq!(number("count", fen as f64), Ok(fen.into()));
    }

    /// Whatever stands in a cell, it is read or refused, and nothing else happens.
    #[test]
    fn no_cell_breaks_the_reader(words in "\\PC{0,40}", float in any::<f64>()) {
        let cells = [
            Cell::of(&DataRef::SharedString(&words)),
            Cell::of(&DataRef::Float(float)),
            Cell::of(&DataRef::DateTime(ExcelDateTime::new(float, ExcelDateTimeType::DateTime, true))),
        ];
        for fact in Sample::FIELDS {
            for cell in &cells {
                let answer = value(fact, cell, &dictionaries());
                prop_assert!(answer.is_ok() || answer == Err(texts::COMMON_FORMAT) || answer == Err(texts::COMMON_DICT));
            }
        }
    }
}
