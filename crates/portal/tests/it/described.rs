//! What a list and a detail say is what the contract says they say: the web's types are made of it.

use std::collections::BTreeMap;

use serde_json::Value;
use testkit::{Client, TestApp};

use crate::reach::{EVERYTHING, Staff};

/// Every document, as its company and as staff see it.
#[tokio::test]
async fn rows_and_details_of_documents_are_as_described() {
    let app = TestApp::new().await;
    let contract = app.anon().get("/openapi.json").await.ok().json();
    let staff = Staff::enter(&app).await;
    staff.reaches(EVERYTHING).await;
    let merchant = app.login("200001", "admin").await;
    let mut seen = Vec::new();
    for (path, operations) in contract["paths"].as_object().expect("paths") {
        let answer = &operations["get"]["responses"]["200"]["content"]["application/json"]["schema"];
        let Some(row) = named(&answer["items"]).filter(|name| name.ends_with("Row")) else { continue };
        let detail = named(
            &contract["paths"][format!("{path}/{{id}}")]["get"]["responses"]["200"]["content"]["application/json"]["schema"],
        );
        for client in [&staff.client, &merchant] {
            let Some(first) = check_list(&contract, client, path, row).await else { continue };
            seen.push(row.to_owned());
            let Some(detail) = detail else { continue };
            let shown = client.get(&format!("{path}/{first}")).await;
            assert_eq!(shown.status(), 200, "{path}/{first}");
            check(&contract, detail, &shown.json());
        }
    }
    seen.sort();
    seen.dedup();
    assert!(seen.len() >= 6, "documents were looked at: {seen:?}");
}

async fn check_list(contract: &Value, client: &Client, path: &str, row: &str) -> Option<i64> {
    let list = client.get(&format!("{path}?size=50")).await;
    if list.status() == 403 {
        return None;
    }
    let rows = list.ok().json();
    for one in rows.as_array().expect("rows") {
        check(contract, row, one);
    }
    rows[0]["id"].as_i64()
}

fn named(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.rsplit('/').next()
}

/// Nothing is said that is not described, nothing is left out that always is there, and each has the kind it should.
fn check(contract: &Value, schema: &str, answer: &Value) {
    let (properties, required) = members(contract, &contract["components"]["schemas"][schema]);
    assert!(!properties.is_empty(), "{schema} is described");
    let said = answer.as_object().unwrap_or_else(|| panic!("{schema}: an object"));
    let unknown: Vec<&String> = said.keys().filter(|name| !properties.contains_key(*name)).collect();
    assert!(unknown.is_empty(), "{schema} says what is not described: {unknown:?}");
    let left: Vec<&&str> = required.iter().filter(|name| !said.contains_key(**name)).collect();
    assert!(left.is_empty(), "{schema} leaves out {left:?}");
    for (name, value) in said {
        assert!(
            fits(contract, properties[name], value),
            "{schema}.{name} is {value}, described as {}",
            properties[name]
        );
    }
}

/// Of an object, or of several that are one.
fn members<'a>(contract: &'a Value, schema: &'a Value) -> (BTreeMap<&'a String, &'a Value>, Vec<&'a str>) {
    if let Some(name) = named(schema) {
        return members(contract, &contract["components"]["schemas"][name]);
    }
    let mut properties: BTreeMap<_, _> = schema["properties"].as_object().into_iter().flatten().collect();
    let mut required: Vec<_> = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    for part in schema["allOf"].as_array().into_iter().flatten() {
        let (more, always) = members(contract, part);
        properties.extend(more);
        required.extend(always);
    }
    (properties, required)
}

fn fits(contract: &Value, schema: &Value, value: &Value) -> bool {
    if let Some(name) = named(schema) {
        return fits(contract, &contract["components"]["schemas"][name], value);
    }
    if let Some(all) = schema["oneOf"].as_array() {
        return all.iter().any(|one| fits(contract, one, value));
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => return true,
    };
    kinds.iter().any(|kind| match *kind {
        "string" => value.is_string(),
        "integer" => value.is_i64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "array" => value.as_array().is_some_and(|all| all.iter().all(|item| fits(contract, &schema["items"], item))),
        // The rows of a form are described as they are sent; what they are called stands beside them in an answer.
        "object" => value.is_object(),
        _ => false,
    })
}
