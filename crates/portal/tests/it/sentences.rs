//! What a wrong body is answered with: every field is named in Chinese, whatever is wrong with it.

use std::collections::BTreeSet;

use axum::http::Method;
use serde_json::{Map, Value, json};
use testkit::{Client, TestApp};

use crate::reach::{EVERYTHING, Staff};

/// Every field of every JSON body, of another kind than it should be: the sentence has its label, never its name.
#[tokio::test]
async fn no_field_is_named_in_english() {
    let app = TestApp::new().await;
    let contract = app.anon().get("/openapi.json").await.ok().json();
    let staff = Staff::enter(&app).await;
    staff.reaches(EVERYTHING).await;
    let people = [staff.client.clone(), app.login("200001", "admin").await, app.anon()];
    let (mut tried, mut named) = (0, BTreeSet::new());
    for (path, operations) in contract["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
            if schema.is_null() {
                continue;
            }
            let method: Method = method.to_uppercase().parse().expect("a method");
            let all = fields(&contract, schema, 0);
            let names: BTreeSet<&str> = all.iter().flat_map(|field| field.path.iter().map(String::as_str)).collect();
            for field in &all {
                let body = field.body();
                for person in &people {
                    let answer = send(person, &method, path, &body).await;
                    let Some(problem) = answer else { continue };
                    tried += 1;
                    let sentences = std::iter::once(&problem["title"])
                        .chain(problem["fieldErrors"].as_array().into_iter().flatten().map(|error| &error["message"]));
                    for sentence in sentences.filter_map(Value::as_str) {
                        if words(sentence).any(|word| names.contains(word)) {
                            named.insert(format!("{method} {path}: {sentence}"));
                        }
                    }
                    break;
                }
            }
        }
    }
    assert!(named.is_empty(), "{named:#?}");
    assert!(tried > 1_000, "the control: {tried} wrong fields");
}

/// The refusal of the body, if this person comes as far as that.
async fn send(person: &Client, method: &Method, path: &str, body: &Value) -> Option<Value> {
    let path = path.replace("{key}", "x").replace("{id}", "1").replace("{logId}", "1").replace("{batchId}", "1");
    let answer = person.call(method.clone(), &path).json(body.clone()).await;
    (answer.status() == 400).then(|| answer.json())
}

/// The names in a sentence: runs of Latin letters.
fn words(sentence: &str) -> impl Iterator<Item = &str> {
    sentence.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty())
}

/// A field of a body, by the names that lead to it.
struct Field {
    path: Vec<String>,
    /// Which of them hold rows.
    rows: Vec<bool>,
}

impl Field {
    /// Nothing but this field, and in it what no field holds.
    fn body(&self) -> Value {
        let mut value = json!({ "unheard": [[]] });
        if self.path.len() == 1 && !self.rows[0] {
            value = json!([[{}]]);
        }
        for (place, (name, rows)) in self.path.iter().zip(&self.rows).enumerate().rev() {
            let leaf = place + 1 == self.path.len();
            let inner = if *rows && !leaf { json!([value]) } else { value };
            value = Value::Object(Map::from_iter([(name.clone(), inner)]));
        }
        value
    }
}

fn fields(contract: &Value, schema: &Value, depth: usize) -> Vec<Field> {
    if let Some(name) = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
        return fields(contract, &contract["components"]["schemas"][name], depth);
    }
    let mut all = Vec::new();
    for (name, inner) in schema["properties"].as_object().into_iter().flatten() {
        let rows = inner["type"] == "array";
        all.push(Field { path: vec![name.clone()], rows: vec![rows] });
        let below = if rows { &inner["items"] } else { inner };
        if depth < 3 {
            for mut field in fields(contract, below, depth + 1) {
                field.path.insert(0, name.clone());
                field.rows.insert(0, rows);
                all.push(field);
            }
        }
    }
    all
}
