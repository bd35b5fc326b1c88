//! Which keys there are, read from the contract: none is forgotten in the table of `keys`.

use std::collections::BTreeSet;

use platform::access::{Access, UserType};
use serde_json::Value;
use testkit::TestApp;

use super::table::TABLE;

/// Every place of the contract that takes a key is in the table, so that a new one fails until somebody says what it tells.
#[tokio::test]
async fn every_key_of_the_contract_is_in_the_table() {
    let app = TestApp::people().await;
    let document = app.anon().get("/openapi.json").await.ok().json();
    let merchants = merchants_routes(&app);
    let known: BTreeSet<(&str, &str)> = TABLE.iter().map(|(place, key, _)| (*place, *key)).collect();
    for (place, key, _) in TABLE {
        let (method, path) = place.split_once(' ').expect("a route");
        assert!(document["paths"][path][method.to_lowercase()].is_object(), "{place} {key} is no route");
    }
    let missing: Vec<String> = keys_within(&document)
        .into_iter()
        .filter(|(place, _)| merchants.contains(place))
        .filter(|(place, key)| !known.contains(&(place.as_str(), key.as_str())))
        .filter(|(place, key)| !is_only_kept(place, key))
        .map(|(place, key)| format!("{place} {key}"))
        .collect();
    assert!(missing.is_empty(), "say in TABLE what these may tell:\n{}", missing.join("\n"));
}

/// What is written down for people to read and no row is looked for by: the route it stands in, where not in all, and the
/// end of its name.
const KEPT: &[(&str, &str)] = &[
    // Whom to talk to, where to send something.
    ("", "contactList.phone"),
    ("", "contactList.email"),
    ("", "addressList.phone"),
    ("/api/addresses", "phone"),
    // By which ways messages come; the own card.
    ("", "types.email"),
    ("/saveBizIndividualCenter", "email"),
    // Of a profile: its brands, its shops, its bank, where it is.
    ("", "trademarkNo"),
    ("", "companyStoreDOList.sellerId"),
    ("", "ownerCreditCode"),
    ("", "bankNo"),
    ("", "countryCode"),
    ("", "baseCode"),
    ("", "cityCode"),
    ("", "districtCode"),
    // What the merchant calls a SKU, a page of a shop, a batch of goods, what a feedback is about.
    ("", "skuCode"),
    ("", "itemId"),
    ("", "batchNo"),
    ("", "relatedCode"),
    // Names of the portal's own: an attribute, a template of the gateway.
    ("", "attrCode"),
    ("", "templateId"),
    // Sent to a phone and typed again.
    ("", "authCode"),
    ("", "oldAuthCode"),
    ("", "verifyCode"),
    // With such a code, after the same question as where it was asked for, or by whoever has proved the number.
    ("/bizPhone/update", "phone"),
    ("/saveBizAccountPhone", "phone"),
    ("/phoneAuthenticate", "phone"),
    ("/company-register/verify", "phone"),
    // Signed by the partner of a channel, who is nobody's rival.
    ("/api/prices", "prices.barcode"),
];

fn is_only_kept(place: &str, key: &str) -> bool {
    KEPT.iter().any(|(route, name)| place.ends_with(route) && (key == *name || key.ends_with(&format!(".{name}"))))
}

/// Beside every text that is called a number, a code or an id.
const KEY_NAMES: [&str; 5] = ["barcode", "login", "phone", "email", "roleName"];

fn keys_within(document: &Value) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let body = &operation["requestBody"]["content"]["application/json"]["schema"];
            let mut names = Vec::new();
            collect(document, body, "", 0, &mut names);
            found.extend(names.into_iter().map(|name| (format!("{} {path}", method.to_uppercase()), name)));
        }
    }
    found
}

fn collect(document: &Value, schema: &Value, at: &str, depth: usize, names: &mut Vec<String>) {
    if depth > 8 {
        return;
    }
    if let Some(name) = schema["$ref"].as_str().and_then(|reference| reference.rsplit('/').next()) {
        return collect(document, &document["components"]["schemas"][name], at, depth + 1, names);
    }
    for part in ["oneOf", "allOf", "anyOf"] {
        for schema in schema[part].as_array().into_iter().flatten() {
            collect(document, schema, at, depth + 1, names);
        }
    }
    if schema.get("items").is_some() {
        collect(document, &schema["items"], at, depth + 1, names);
    }
    for (name, inner) in schema["properties"].as_object().into_iter().flatten() {
        let numbered = name.ends_with("No") || name.ends_with("Id") || name.ends_with("Code");
        let text = inner["type"].to_string().contains("string") && inner.get("x-dict").is_none();
        if KEY_NAMES.contains(&name.as_str()) || (numbered && text) {
            names.push(format!("{at}{name}"));
        }
        collect(document, inner, &format!("{at}{name}."), depth + 1, names);
    }
}

/// What somebody of a company may call, or anybody.
fn merchants_routes(app: &TestApp) -> BTreeSet<String> {
    let theirs = identity::catalogue::permissions::codes_of(UserType::Biz);
    let open = |access: Option<Access>| match access {
        Some(Access::Codes(codes)) => codes.iter().any(|code| theirs.contains(code)),
        _ => true,
    };
    let facts = app.facts().into_iter().filter(|facts| open(facts.access));
    facts.map(|facts| format!("{} {}", facts.method, facts.path)).collect()
}
