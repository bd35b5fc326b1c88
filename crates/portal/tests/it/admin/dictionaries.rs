//! `GET /api/getAllDictionarys/{id}`, `GET /api/dictionarys/version`, `GET /api/users/getAllLiveRoom`.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{face, refused};
use crate::support::execute;

const ALL: &str = "admin/api/getAllDictionarys";

fn items<'a>(dictionaries: &'a Value, kind: &str) -> Vec<&'a Value> {
    let items = dictionaries["items"].as_array().expect("items");
    items.iter().filter(|item| item["type"] == kind).collect()
}

async fn rooms(user: &Client) -> Vec<String> {
    let rooms = user.get("admin/api/users/getAllLiveRoom").await.ok().json();
    let rooms = rooms.as_array().expect("a list").iter();
    rooms.map(|room| room["liveRoom"].as_str().expect("a code").to_owned()).collect()
}

async fn default_room(user: &Client) -> Value {
    user.get("admin/api/account").await.ok().json()["defaultLiveRoom"].clone()
}

/// Who somebody is was read a moment ago; the calls that change it say so themselves.
async fn give_rooms(app: &TestApp, sql: &str) {
    execute(app, sql).await;
    app.people_changed();
}

/// S3-02, S3-03, S7-29: 0 is the common set, open to strangers.
#[tokio::test]
async fn the_common_set_is_public() {
    let app = TestApp::new().await;
    let common = app.anon().get(&format!("{ALL}/0")).await.ok().json();
    for kind in ["LiveRoom", "RiskLevel", "VendorPosition", "MessageType", "ContractStatus", "StoreStatus"] {
        assert!(!items(&common, kind).is_empty(), "{kind}");
    }
    let item = items(&common, "LiveRoom")[0].as_object().expect("an object");
    let names: Vec<_> = item.keys().collect();
    assert_eq!(names, ["type", "value", "label", "liveRoom", "sort", "color", "disabled", "children"]);
    let user = app.login("200001", "admin").await;
    assert_eq!(user.get(&format!("{ALL}/0")).await.ok().json(), common);
}

/// S7-29: another company's set is missing, like one that does not exist.
#[tokio::test]
async fn a_company_has_its_own_set_only() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    user.get(&format!("{ALL}/2")).await.ok();
    let missing = user.get(&format!("{ALL}/9")).await;
    refused(&missing, 404, "common.notFound", "数据不存在或已被删除");
    for id in ["3", "1", "999999", "-1", "x", "2x", "9007199254740993"] {
        assert_eq!(face(&user.get(&format!("{ALL}/{id}")).await), face(&missing), "{id}");
    }
    assert_eq!(face(&app.anon().get(&format!("{ALL}/2")).await), face(&missing));
    app.login("100000", "root").await.get(&format!("{ALL}/1")).await.ok();

    // S8-01: whoever was logged in has a session that is over, and no company that is missing.
    user.post("admin/api/logout", json!({})).await.ok();
    let over = user.get(&format!("{ALL}/2")).await;
    assert_eq!((over.status(), over.error_key().as_str()), (401, "auth.expired"));
    assert_eq!((&over.json()["code"], &over.json()["title"]), (&json!(401), &json!("你当前的会话已超时，请重新登陆")));
    user.get(&format!("{ALL}/0")).await.ok();
}

/// A04-1: what belongs to rooms that the company has no part in is cut.
#[tokio::test]
async fn a_set_is_cut_to_the_companys_rooms() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let form = async || -> Vec<String> {
        let own = user.get(&format!("{ALL}/2")).await.ok().json();
        let all = own["items"].as_array().expect("items").clone();
        all.iter().filter(|item| item["liveRoom"] != "").map(|item| item["value"].to_string()).collect()
    };
    assert!(form().await.contains(&"\"PRESALE\"".to_owned()));

    give_rooms(&app, "UPDATE company SET live_rooms = 'common' WHERE id = 2").await;
    assert_eq!(form().await, Vec::<String>::new());
    let own = user.get(&format!("{ALL}/2")).await.ok().json();
    assert_eq!(items(&own, "LiveRoom").iter().map(|room| room["value"].clone()).collect::<Vec<_>>(), ["common"]);
    let common = user.get(&format!("{ALL}/0")).await.ok().json();
    assert_eq!(items(&common, "LiveRoom").len(), 6);

    give_rooms(&app, "UPDATE company SET live_rooms = 'common,promote618' WHERE id = 2").await;
    assert!(form().await.contains(&"\"PRESALE\"".to_owned()));
}

/// A page that has the set already gets no second copy; another version or other rooms make another set.
#[tokio::test]
async fn an_unchanged_set_is_not_sent_again() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let get = |tag: &str| user.get(&format!("{ALL}/2")).header("if-none-match", tag);
    let tag = get("\"\"").await.ok().header("etag").to_owned();
    assert!(tag.starts_with('"') && tag.ends_with('"') && tag.len() > 4, "{tag}");
    let same = get(&tag).await;
    assert_eq!((same.status(), same.bytes().len(), same.header("etag")), (304, 0, tag.as_str()));
    assert_eq!(same.header("cache-control"), "private, no-cache");

    give_rooms(&app, "UPDATE company SET live_rooms = 'common' WHERE id = 2").await;
    let cut = get(&tag).await;
    assert_eq!(cut.status(), 200);
    let cut = cut.header("etag").to_owned();
    execute(&app, "UPDATE setting SET value = '77' WHERE name = 'dict.version'").await;
    assert_eq!(get(&cut).await.status(), 200);
    assert_eq!(user.get("admin/api/dictionarys/version").await.ok().json(), json!({ "version": 77 }));
}

/// S7-32, S9-06
#[tokio::test]
async fn rooms_are_the_companys() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let all = user.get("admin/api/users/getAllLiveRoom").await.ok().json();
    let first = json!({ "liveRoom": "common", "label": all[0]["label"], "vendorType": "zb", "sort": all[0]["sort"] });
    assert_eq!(all[0], first);
    assert_eq!(rooms(&user).await, ["common", "promote11", "promote12", "promote618", "promote99", "promote38"]);

    // The account's own rooms count only as far as the company has them.
    give_rooms(&app, "UPDATE account SET live_rooms = 'promote11,promote99' WHERE id = 201").await;
    give_rooms(&app, "UPDATE company SET live_rooms = 'common,promote11' WHERE id = 2").await;
    assert_eq!(rooms(&user).await, ["promote11"]);
    assert_eq!(rooms(&app.login("100000", "root").await).await.len(), 6);
}

/// S6-09: the first room of type zb, else the first.
#[tokio::test]
async fn the_default_room_is_the_first_of_type_zb() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    assert_eq!(default_room(&user).await, "common");
    execute(&app, "UPDATE live_room SET vendor_type = 'other' WHERE code = 'common'").await;
    assert_eq!(default_room(&user).await, "promote11");
    execute(&app, "UPDATE live_room SET vendor_type = 'other'").await;
    assert_eq!(default_room(&user).await, "common");
    give_rooms(&app, "UPDATE company SET live_rooms = '' WHERE id = 2").await;
    assert_eq!(default_room(&user).await, "");
}
