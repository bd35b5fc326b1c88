//! What a filter of a list finds is what anybody finds who looks through the rows: every list, field and operator that the
//! contract names, as staff and as a company.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use serde_json::Value;
use testkit::{Client, TestApp};

use crate::reach::{EVERYTHING, Staff};

/// A whole page: lists that have more are looked at by their first rows elsewhere.
const PAGE: usize = 100;

/// Found by more than what is shown of it.
const BROADER: &[&str] = &["offerName"];

#[tokio::test(flavor = "multi_thread")]
async fn a_filter_finds_what_the_rows_say() {
    let app = TestApp::new().await;
    let contract = app.anon().get("/openapi.json").await.ok().json();
    let staff = Staff::enter(&app).await;
    staff.reaches(EVERYTHING).await;
    let merchant = app.login("200001", "admin").await;
    let mut wrong = Vec::new();
    let mut tried = 0;
    for (path, operations) in contract["paths"].as_object().expect("paths") {
        let fields: Vec<&Value> = parameters(&operations["get"]).filter(|one| one["x-operators"].is_array()).collect();
        if fields.is_empty() || path.contains('{') || path.ends_with("/export") || path.ends_with("/counts") {
            continue;
        }
        for client in [&staff.client, &merchant] {
            let list = List { client, path };
            let Some(rows) = list.rows("").await.filter(|rows| !rows.is_empty()) else { continue };
            for field in &fields {
                tried += list.check(&rows, field, &mut wrong).await;
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {tried}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(tried > 500, "the control: {tried}");
}

fn parameters(operation: &Value) -> impl Iterator<Item = &Value> {
    operation["parameters"].as_array().into_iter().flatten()
}

struct List<'a> {
    client: &'a Client,
    path: &'a str,
}

impl List<'_> {
    /// None where the caller may not, or where there are more than a page has.
    async fn rows(&self, query: &str) -> Option<Vec<Value>> {
        let answer = self.client.get(&format!("{}?size={PAGE}{query}", self.path)).await;
        if answer.status() == 403 {
            return None;
        }
        assert_eq!(answer.status(), 200, "{}{query}: {}", self.path, answer.text());
        let rows = answer.json().as_array().cloned()?;
        (rows.len() < PAGE && rows.iter().all(|row| row["id"].is_i64())).then_some(rows)
    }

    async fn check(&self, rows: &[Value], field: &Value, wrong: &mut Vec<String>) -> usize {
        let name = field["name"].as_str().expect("a name");
        let known: Vec<&Value> = rows.iter().filter_map(|row| row.get(name)).filter(|value| is_plain(value)).collect();
        // What is shown masked, or not at all, cannot be compared.
        if known.len() != rows.len() || known.iter().any(|value| text(value).contains('*')) {
            return 0;
        }
        let samples: BTreeSet<String> = known
            .iter()
            .map(|value| text(value))
            .filter(|text| !text.is_empty() && !text.contains([',', '\n']))
            .collect();
        let samples: Vec<&String> = samples.iter().step_by(samples.len().div_ceil(2).max(1)).collect();
        let mut tried = 0;
        for operator in field["x-operators"].as_array().expect("operators").iter().filter_map(Value::as_str) {
            let asked: Vec<String> = match operator {
                "specified" => vec!["true".into(), "false".into()],
                "in" | "notIn" => vec![samples.iter().map(|one| one.as_str()).collect::<Vec<_>>().join(",")],
                _ => samples.iter().map(|one| (*one).clone()).collect(),
            };
            for value in asked.into_iter().filter(|value| !value.is_empty()) {
                let query: String = form_urlencoded::byte_serialize(value.as_bytes()).collect();
                let Some(found) = self.rows(&format!("&{name}.{operator}={query}")).await else { continue };
                let wanted = ids(rows.iter().filter(|row| holds(&row[name], operator, &value)));
                let found = ids(found.iter());
                let broader = BROADER.contains(&name) && operator.to_lowercase().contains("contain");
                tried += 1;
                if found != wanted && !broader {
                    let path = self.path;
                    wrong.push(format!("{path}?{name}.{operator}={value}: {} for {}", found.len(), wanted.len()));
                }
            }
        }
        tried
    }
}

fn ids<'a>(rows: impl Iterator<Item = &'a Value>) -> BTreeSet<i64> {
    rows.filter_map(|row| row["id"].as_i64()).collect()
}

fn is_plain(value: &Value) -> bool {
    value.is_null() || value.is_string() || value.is_number() || value.is_boolean()
}

fn text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// The operators in words of their own.
fn holds(value: &Value, operator: &str, asked: &str) -> bool {
    let own = text(value);
    let among = || asked.split(',').any(|one| one == own);
    let order = || match (own.parse::<f64>(), asked.parse::<f64>()) {
        _ if value.is_null() => None,
        (Ok(own), Ok(asked)) => own.partial_cmp(&asked),
        _ => Some(own.as_str().cmp(asked)),
    };
    let is = |wanted: &[Ordering]| order().is_some_and(|order| wanted.contains(&order));
    match operator {
        "specified" => value.is_null() != (asked == "true"),
        "contains" => own.to_lowercase().contains(&asked.to_lowercase()),
        "doesNotContain" => !own.to_lowercase().contains(&asked.to_lowercase()),
        "equals" => own == asked,
        "notEquals" => own != asked,
        "in" => among(),
        "notIn" => !among(),
        "greaterThan" => is(&[Ordering::Greater]),
        "greaterThanOrEqual" => is(&[Ordering::Greater, Ordering::Equal]),
        "lessThan" => is(&[Ordering::Less]),
        "lessThanOrEqual" => is(&[Ordering::Less, Ordering::Equal]),
        other => panic!("an operator that nobody knows here: {other}"),
    }
}
