use serde::Deserialize;
use serde_json::json;

use crate as platform;

use super::*;
use crate::form::{Decimal, Form};
use crate::money::Money;

#[derive(Clone, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[derive(Default)]
#[form(key = "barcode")]
struct Sku {
    #[field("条形码", max = 13, draft)]
    barcode: String,
    #[field("页面价", submit, key)]
    price: Option<Money>,
    #[field("备货", low = 0)]
    stock: Option<i64>,
}

#[derive(Clone, Default, Deserialize, fields::Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
struct Sample {
    #[field("名称", max = 10, draft, key, group = "基础信息")]
    name: String,
    #[field("平台", dict = "P")]
    platform: Option<String>,
    #[field("佣金率", rate, low = 0, high = 100, group = "条款")]
    rate: Option<Decimal<2>>,
    #[field("银行账号", sensitive)]
    account: Option<String>,
    #[field("规格", list, max = 3, group = "规格与价格")]
    skus: Vec<Sku>,
}

fn compare(before: Json, after: Json) -> (Vec<DiffGroup>, DiffStats) {
    let item = |value: &str, label: &str| crate::dict::DictItem {
        kind: "P".into(),
        value: value.into(),
        label: label.into(),
        live_room: String::new(),
        sort: 0,
        color: String::new(),
        disabled: false,
        children: Vec::new(),
    };
    let dictionaries = Dictionaries { version: 1, items: vec![item("A", "天猫"), item("B", "京东")] };
    Reader { dictionaries: &dictionaries, names: &Names::new(), all: false }.compare(Sample::FIELDS, &before, &after)
}

#[test]
fn changes_are_grouped_labelled_and_counted() {
    let before = json!({"name": "面霜", "platform": "A", "rate": 16.0, "skus": []});
    let after = json!({"name": "面霜 50g", "platform": "B", "rate": 18.0, "skus": null});
    let (groups, stats) = compare(before, after);
    assert_eq!(groups.iter().map(|group| group.group.as_str()).collect::<Vec<_>>(), ["基础信息", "条款"]);
    let platform = &groups[0].items[1];
    assert_eq!(
        (platform.before_text.as_str(), platform.after_text.as_str(), platform.r#type),
        ("天猫", "京东", "dict")
    );
    let rate = &groups[1].items[0];
    assert_eq!((rate.after_text.as_str(), rate.delta.as_deref(), rate.key), ("18.00%", Some("+12.50%"), false));
    assert_eq!((stats.changed, stats.key_changed, stats.added, stats.removed), (3, 1, 0, 0));
}

#[test]
fn rows_are_matched_by_their_natural_key() {
    let before = json!({"skus": [{"barcode": "690", "price": 179.0, "stock": 5}, {"barcode": "691", "price": 1.0}]});
    let after = json!({"skus": [{"barcode": "692", "price": 9.5}, {"barcode": "690", "price": 169.0, "stock": 5}]});
    let (groups, stats) = compare(before.clone(), after.clone());
    let items = &groups[0].items;
    let paths: Vec<_> = items.iter().map(|item| (item.path.as_str(), item.kind)).collect();
    let expected = [("skus[692]", Change::Added), ("skus[690].price", Change::Changed), ("skus[691]", Change::Removed)];
    assert_eq!(paths, expected);
    assert_eq!(items[1].delta.as_deref(), Some("-5.59%"));
    assert_eq!(items[0].after_text, "条形码 692，页面价 ¥9.50");
    assert_eq!((stats.added, stats.removed, stats.changed), (1, 1, 1));
    assert_eq!(changed_fields(Sample::FIELDS, &before, &after), (vec!["skus"], true));
    let stock_only =
        json!({"skus": [{"barcode": "690", "price": 179.0, "stock": 6}, {"barcode": "691", "price": 1.0}]});
    assert_eq!(changed_fields(Sample::FIELDS, &before, &stock_only), (vec!["skus"], false));
}

#[test]
fn sensitive_values_are_masked_and_equal_ones_left_out() {
    let (groups, _) = compare(json!({"account": "6222020200112233445"}), json!({"account": "6222020200112239999"}));
    let item = &groups[0].items[0];
    assert_eq!((item.after_text.as_str(), &item.after), ("6222***********9999", &Json::Null));
    assert!(compare(json!({"rate": 18}), json!({"rate": 18.0})).0.is_empty());
    assert!(compare(json!({"platform": ""}), json!({})).0.is_empty());
}

#[test]
fn a_marked_place_knows_whether_it_has_changed() {
    let before = json!({"name": "A", "skus": [{"barcode": "690", "price": 1.0}]});
    let after = json!({"name": "A", "skus": [{"barcode": "690", "price": 2.0}]});
    let same = |path| is_same_at(Sample::FIELDS, path, &value_at(&before, path), &value_at(&after, path));
    assert!(same("name") && !same("skus[0].price"));
    assert_eq!(value_at(&after, "skus[7].price"), Json::Null);
}

/// S5-11, S5-13: the same line of declaration speaks in the check.
#[test]
fn rows_and_ranges_are_checked_in_their_place() {
    use crate::form::{Checks, Stage};
    let form = Sample {
        name: "名".repeat(11),
        rate: Some(Decimal(10_001)),
        skus: vec![Sku { barcode: String::new(), price: None, stock: Some(-1) }],
        ..Sample::default()
    };
    let messages = |stage| {
        let mut checks = Checks::at(stage);
        Form::check(&form, &mut checks);
        let errors = checks.finish().expect_err("wrong").field_errors;
        errors.into_iter().map(|error| (error.field, error.message)).collect::<Vec<_>>()
    };
    let expected = [
        ("name", "名称长度不能超过10个字符"),
        ("rate", "佣金率必须在0~100之间"),
        ("skus[0].barcode", "条形码不能为空"),
        ("skus[0].stock", "备货不能小于0"),
    ];
    let own =
        |list: &[(&str, &str)]| list.iter().map(|(a, b)| ((*a).into(), (*b).into())).collect::<Vec<(String, String)>>();
    assert_eq!(messages(Stage::Draft), own(&expected));
    let mut all = expected.to_vec();
    all.insert(3, ("skus[0].price", "页面价不能为空"));
    assert_eq!(messages(Stage::Submit), own(&all));
    let _ = platform::form::find_fact(Sample::FIELDS, "skus[0].price").expect("a fact");
}
