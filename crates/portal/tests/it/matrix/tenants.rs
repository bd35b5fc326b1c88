//! R1: another company's row is a row that does not exist: same status, sentence, key and headers.
//!
//! The places where a call takes an id are read from the contract: path, query and body. Each needs a fixture here,
//! so that a new one fails this test until somebody has said whose ids it may reach.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Call, Client, TestApp};

use super::{
    admissions, certificates, config, documents, messages, offers, prices, products, schedules, signs, system,
};
use crate::admin::{face, last_code};
use crate::fileservice;
use crate::support::number;

/// An id that no row has, as long as the ids that rows have.
pub const MISSING: i64 = 777;

/// Every place of the contract that takes an id, as `METHOD path where`.
pub fn places(document: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let mut note = |place: String| found.insert(format!("{} {path} {place}", method.to_uppercase()));
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let name = parameter["name"].as_str().expect("a name");
                if parameter["in"] == "path" || is_id(name) {
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

/// How to call a place with an id, and ids of others that exist.
pub struct Fixture {
    foreign: Vec<i64>,
    pub own: i64,
    pub call: Box<dyn Fn(i64) -> Call>,
}

impl Fixture {
    pub fn new(foreign: Vec<i64>, own: i64, call: impl Fn(i64) -> Call + 'static) -> Self {
        Self { foreign, own, call: Box::new(call) }
    }
}

async fn session_of(client: &Client) -> i64 {
    let devices = client.get("admin/api/sessions").await.ok().json();
    let devices = devices.as_array().expect("a list");
    devices.iter().find(|device| device["current"] == true).and_then(|device| device["id"].as_i64()).expect("itself")
}

/// Called by 王芳 of company 2; the others are of companies 1, 3 and 4 and a colleague. A fresh one for every call,
/// since a call may end a session or use a code up.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    // Another code to the same phone takes a minute.
    app.clock().shift(Duration::from_secs(61));
    let network = app.clock().now().0.to_be_bytes();
    let anon = app.anon().from_ip([10, network[5], network[6], network[7]]);
    let user = app.login("200001", "admin").await;
    Some(match place {
        "GET /services/admin/api/getAllDictionarys/{id} path:id" => {
            Fixture::new(vec![1, 3, 4, 5], 2, move |id| user.get(&format!("admin/api/getAllDictionarys/{id}")))
        }
        "POST /services/admin/api/company-views/{id} path:id" => {
            let staff = app.login("100000", "zs1").await;
            Fixture::new(vec![1, 5, 6, 7], 2, move |id| staff.post(&format!("admin/api/company-views/{id}"), json!({})))
        }
        "DELETE /services/admin/api/sessions/{id} path:id" => {
            let mut foreign = Vec::new();
            for (els_account, login) in
                [("200002", "admin"), ("200003", "admin"), ("200001", "lijing"), ("100000", "root")]
            {
                foreign.push(session_of(&app.login(els_account, login).await).await);
            }
            let own = session_of(&app.login("200001", "admin").await).await;
            Fixture::new(foreign, own, move |id| user.delete(&format!("admin/api/sessions/{id}")))
        }
        "GET /services/admin/api/message-location-logs/{id} path:id"
        | "DELETE /services/admin/api/message-location-logs/{id} path:id" => {
            let (foreign, own) = messages(app).await;
            let method: Method = place.split(' ').next().and_then(|method| method.parse().ok()).expect("a method");
            Fixture::new(foreign, own, move |id| {
                user.call(method.clone(), &format!("admin/api/message-location-logs/{id}"))
            })
        }
        "POST /services/admin/api/message-location-logs/read body:ids" => {
            let (foreign, own) = messages(app).await;
            Fixture::new(foreign, own, move |id| {
                user.post("admin/api/message-location-logs/read", json!({ "ids": [id] }))
            })
        }
        "POST /services/admin/api/toggleUserAuthenticate body:userId" => {
            Fixture::new(vec![301, 302, 101, 202, 208], 401, move |id| {
                user.post("admin/api/toggleUserAuthenticate", json!({ "userId": id }))
            })
        }
        "POST /services/admin/api/phoneAuthenticate body:userId" => {
            let phone = "13800000001";
            anon.get(&format!("admin/api/bzPhone/getAuthCode?phone={phone}")).await.ok();
            let code = last_code(app, phone).await;
            let call = move |id: i64| {
                let form = json!({ "phone": phone, "authCode": code, "userId": id });
                anon.post("admin/api/phoneAuthenticate", form)
            };
            Fixture::new(vec![301, 202], 401, call)
        }
        "GET /services/fileservice/api/files/{id}/sign-url path:id" => {
            let (foreign, own) = files(app, &user).await;
            let foreign = foreign.iter().map(id_of).collect();
            Fixture::new(foreign, id_of(&own), move |id| user.get(&format!("fileservice/api/files/{id}/sign-url")))
        }
        "GET /services/fileservice/api/files/{key} path:key" => {
            // The own link, with the key of another file in it.
            let (foreign, own) = files(app, &user).await;
            let keys: HashMap<i64, String> =
                foreign.iter().chain([&own]).map(|file| (id_of(file), key_of(file))).collect();
            let (url, own_key) = (own["url"].as_str().expect("a link").to_owned(), key_of(&own));
            let call = move |id: i64| {
                let key = keys.get(&id).map_or("none.jpg", String::as_str);
                anon.get(&url.replace(&own_key, key))
            };
            Fixture::new(foreign.iter().map(id_of).collect(), id_of(&own), call)
        }
        "POST /services/fileservice/api/files/zip body:ids" => {
            let (foreign, own) = files(app, &user).await;
            let foreign = foreign.iter().map(id_of).collect();
            Fixture::new(foreign, id_of(&own), move |id| user.post("fileservice/api/files/zip", json!({ "ids": [id] })))
        }
        _ if place.contains("/services/bizconfig/") => return config::fixture(app, place).await,
        _ if place.contains("/services/rms-manager/") || place.contains("/supply-infos") => {
            return schedules::fixture(app, place).await;
        }
        _ if place.contains("/services/product") => return products::fixture(app, place).await,
        _ if system::is_of(place) => return system::fixture(app, &user, place).await,
        _ => match messages::fixture(app, place).await {
            Some(fixture) => fixture,
            None => {
                let document = offers::fixture(app, place).await;
                let document = if document.is_some() { document } else { documents::fixture(app, place).await };
                let document = if document.is_some() { document } else { certificates::fixture(app, place).await };
                let document = if document.is_some() { document } else { prices::fixture(app, place).await };
                let document = if document.is_some() { document } else { signs::fixture(app, place).await };
                return if document.is_some() { document } else { admissions::fixture(app, place).await };
            }
        },
    })
}

/// A filter of a list: an id of others finds as much as one that nobody has, which is nothing.
async fn filter_finds_nothing_of_others(app: &TestApp, place: &str) {
    let (path, name) = place.strip_prefix("GET ").and_then(|place| place.split_once(" query:")).expect("a filter");
    let user = app.login("200001", "admin").await;
    let ask = |id: i64| user.get(&format!("{path}?{name}={id}"));
    let shown = |answer: &testkit::Answer| match answer.header("content-type") {
        "application/json" => answer.text(),
        _ => format!("{:?}", crate::support::sheet(answer.bytes())),
    };
    let first = ask(MISSING).await;
    if first.status() == 403 {
        // The staff's own list: no merchant gets as far as its filters.
        return;
    }
    if first.status() == 400 && first.error_key() == "common.badQuery" {
        // The staff's own filter: to a merchant it is none.
        return;
    }
    let missing = shown(&first.ok());
    let foreign = system::foreign(app, place).await.unwrap_or_else(|| {
        "SELECT company_id FROM offer_store_appr WHERE company_id <> 2 UNION SELECT id FROM offer_store_appr \
                   WHERE company_id <> 2 UNION SELECT store_id FROM offer_store_appr WHERE company_id <> 2 \
                   AND store_id IS NOT NULL UNION SELECT created_by FROM offer_store_appr WHERE company_id <> 2"
            .into()
    });
    for row in crate::support::rows(app, &foreign).await {
        let id: i64 = row.try_get_by_index(0).expect("an id");
        assert_eq!(shown(&ask(id).await.ok()), missing, "{place} {id}");
    }
}

/// Everything but the id itself, which an answer may repeat.
pub fn face_without(answer: &testkit::Answer, id: i64) -> String {
    let face = format!("{:?}", face(answer));
    // A short number stands in many places that have nothing to do with it.
    if id > 100_000 || id == MISSING { face.replace(&id.to_string(), "#") } else { face }
}

/// Messages of others, a colleague among them, and an own one.
async fn messages(app: &TestApp) -> (Vec<i64>, i64) {
    let own = "SELECT max(id) FROM message_location_log WHERE user_id = 201 AND NOT is_deleted AND folded_into IS NULL";
    let foreign = "SELECT max(id) FROM message_location_log WHERE user_id <> 201 GROUP BY user_id";
    let foreign = crate::support::rows(app, foreign).await;
    let foreign = foreign.iter().take(3).map(|row| row.try_get_by_index(0).expect("an id")).collect();
    (foreign, number(app, own).await)
}

/// Files of two other companies and of the platform, and an own one.
async fn files(app: &TestApp, user: &Client) -> (Vec<Value>, Value) {
    let picture = fileservice::jpeg(8, 8);
    let mut foreign = Vec::new();
    for (els_account, login) in [("200002", "admin"), ("200003", "admin"), ("100000", "root")] {
        let other = app.login(els_account, login).await;
        foreign.push(fileservice::uploaded(&other, "", "a.jpg", &picture).await);
    }
    (foreign, fileservice::uploaded(user, "", "a.jpg", &picture).await)
}

fn id_of(file: &Value) -> i64 {
    file["fileId"].as_i64().expect("an id")
}

fn key_of(file: &Value) -> String {
    file["filePath"].as_str().expect("a key").to_owned()
}

/// R1, A03-4: in four parts, each with a portal of its own, since they are the longest tests of all.
mod a_foreign_id_is_a_missing_id_wherever_a_call_takes_one {
    #[tokio::test(flavor = "multi_thread")]
    async fn part_1() {
        super::walk(0).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn part_2() {
        super::walk(1).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn part_3() {
        super::walk(2).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn part_4() {
        super::walk(3).await;
    }
}

const PARTS: usize = 4;

async fn walk(part: usize) {
    let app = TestApp::new().await;
    let document = app.anon().get("/openapi.json").await.ok().json();
    let places = places(&document);
    assert!(places.len() >= 200, "{places:?}");
    for place in places.iter().skip(part).step_by(PARTS) {
        if place.starts_with("GET ") && place.contains(" query:") && !place.contains("/process-logs ") {
            filter_finds_nothing_of_others(&app, place).await;
        } else {
            foreign_is_missing(&app, place).await;
        }
    }
}

async fn foreign_is_missing(app: &TestApp, place: &str) {
    let open_sessions = "SELECT count(*) FROM session WHERE ended_date IS NULL";
    let Some(mut current) = fixture(app, place).await else {
        panic!("no fixture for `{place}`: say in `fixture` whose ids it may reach, and whose it may not");
    };
    // Reading uses nothing up; after anything else the next call needs a fresh fixture.
    let reads = place.starts_with("GET ");
    let missing = (current.call)(MISSING).await;
    let refused =
        missing.status() >= 400 || missing.text().contains("\"ok\":false") || missing.text() == "{\"count\":0}";
    assert!(refused, "{place}: {}", missing.text());
    for index in 0..current.foreign.len() {
        if !reads {
            current = fixture(app, place).await.expect("a fixture");
        }
        let before = number(app, open_sessions).await;
        let foreign_id = current.foreign[index];
        let foreign = (current.call)(foreign_id).await;
        assert_eq!(face_without(&foreign, foreign_id), face_without(&missing, MISSING), "{place} {foreign_id}");
        if place.contains(" path:") {
            assert_eq!((foreign.status(), foreign.error_key().as_str()), (404, "common.notFound"), "{place}");
        }
        let after = number(app, open_sessions).await;
        assert_eq!(after, before, "{place} reached somebody else's session, or opened one");
    }
    if !reads {
        current = fixture(app, place).await.expect("a fixture");
    }
    (current.call)(current.own).await.ok();
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
