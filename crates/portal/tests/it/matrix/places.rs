//! The places of the contract that take an id.

use std::collections::BTreeSet;

use axum::http::Method;
use serde_json::{Value, json};

/// Every place of the contract that takes an id, as `METHOD path where`.
pub fn places(document: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let mut note = |place: String| found.insert(format!("{} {path} {place}", method.to_uppercase()));
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let name = parameter["name"].as_str().expect("a name");
                if parameter["in"] == "path"
                    || (is_id(name) && !TEXTS.contains(&name.split('.').next().unwrap_or(name)))
                {
                    note(format!("{}:{name}", parameter["in"].as_str().expect("a place")));
                }
            }
            let body = &operation["requestBody"]["content"]["application/json"]["schema"];
            for name in ids_within(document, body, 0) {
                note(format!("body:{name}"));
            }
        }
    }
    found
}

/// Called an id and yet no number of ours: a shop's at its platform, a call's in the log.
const TEXTS: [&str; 2] = ["sellerId", "requestId"];

fn is_id(name: &str) -> bool {
    let name = name.split('.').next().unwrap_or_default();
    name == "id" || name == "ids" || name.ends_with("Id") || name.ends_with("Ids")
}

/// Names of ids in a schema, nested ones as `outer.inner`.
fn ids_within(document: &Value, schema: &Value, depth: usize) -> Vec<String> {
    if depth > 6 {
        return Vec::new();
    }
    if let Some(name) = schema["$ref"].as_str().and_then(|reference| reference.rsplit('/').next()) {
        return ids_within(document, &document["components"]["schemas"][name], depth + 1);
    }
    let mut found = Vec::new();
    for part in ["oneOf", "allOf", "anyOf"] {
        for schema in schema[part].as_array().into_iter().flatten() {
            found.extend(ids_within(document, schema, depth + 1));
        }
    }
    found.extend(schema.get("items").into_iter().flat_map(|items| ids_within(document, items, depth + 1)));
    for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
        // A text that is called an id (a shop's, an invoice's) is somebody else's number and opens no row of ours.
        if is_id(name) && !schema["type"].to_string().contains("string") {
            found.push(name.clone());
        }
        found.extend(ids_within(document, schema, depth + 1).into_iter().map(|inner| format!("{name}.{inner}")));
    }
    found
}

/// The walk sees ids in every place, so that it cannot pass by looking past them.
#[test]
fn the_walk_finds_ids_in_path_query_and_body() {
    let body = |schema: Value| json!({ "content": { "application/json": { "schema": schema } } });
    let document = json!({
        "paths": { "/x/{id}": { "put": {
            "parameters": [
                { "name": "id", "in": "path" },
                { "name": "storeId.equals", "in": "query" },
                { "name": "phone", "in": "query" },
            ],
            "requestBody": body(json!({ "$ref": "#/components/schemas/X" })),
        } } },
        "components": { "schemas": {
            "X": { "properties": {
                "name": {},
                "fileIds": { "type": "array" },
                "brands": { "type": "array", "items": { "$ref": "#/components/schemas/Y" } },
            } },
            "Y": { "properties": { "brandId": {} } },
        } },
    });
    let expected = ["body:brands.brandId", "body:fileIds", "path:id", "query:storeId.equals"];
    assert_eq!(places(&document), expected.map(|place| format!("{} /x/{{id}} {place}", Method::PUT)).into());
}
