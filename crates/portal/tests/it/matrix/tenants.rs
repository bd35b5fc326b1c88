//! R1: another company's row is a row that does not exist: same status, sentence, key and headers.
//!
//! The places where a call takes an id are read from the contract: path, query and body. Each needs a fixture here,
//! so that a new one fails this test until somebody has said whose ids it may reach. What an id leads to is read from the
//! contract as well (`kinds`): an id that is tried as somebody else's is the id of a row of somebody else. Keys that are
//! no ids, a barcode or a number of a certificate, are tried in `neighbours::keys`.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use axum::http::Method;
use platform::access::{Access, UserType};
use serde_json::{Value, json};
use testkit::{Call, Client, TestApp};

use super::kinds::{self, Kind, Owner};
use super::places::places;
use super::{
    admissions, certificates, config, documents, messages, needs, offers, prices, products, schedules, signs, system,
    wms,
};
use crate::admin::{face, last_code};
use crate::fileservice;
use crate::support::{execute, failure, number};

/// An id that no row has, as long as the ids that rows have.
pub const MISSING: i64 = 777;

/// Whose rows there are beside the own.
enum Others {
    Rows(Vec<i64>),
    /// Rows of this kind belong to nobody: whoever may make the call reaches all of them.
    Nobodys,
    /// The call is the staff's, who reach every company unless their scope is narrower, which is tried elsewhere (A03-6).
    Staffs,
}

/// How to call a place with an id, and ids of others that exist.
pub struct Fixture {
    others: Others,
    pub own: i64,
    pub call: Box<dyn Fn(i64) -> Call>,
    /// The number is answered as it came and looked for nowhere.
    harmless: bool,
}

impl Fixture {
    pub fn new(foreign: Vec<i64>, own: i64, call: impl Fn(i64) -> Call + 'static) -> Self {
        Self { others: Others::Rows(foreign), own, call: Box::new(call), harmless: false }
    }

    pub fn nobodys(own: i64, call: impl Fn(i64) -> Call + 'static) -> Self {
        Self { others: Others::Nobodys, ..Self::new(Vec::new(), own, call) }
    }

    pub fn staffs(own: i64, call: impl Fn(i64) -> Call + 'static) -> Self {
        Self { others: Others::Staffs, ..Self::new(Vec::new(), own, call) }
    }

    pub fn harmless(self) -> Self {
        Self { harmless: true, ..self }
    }

    /// Whoever the own row belongs to, the others are somebody else's; answers one of each owner, since whose a row is
    /// is all that the answer may hang on.
    async fn foreign(&self, app: &TestApp, kind: &Kind, place: &str) -> Vec<i64> {
        let foreign = match &self.others {
            Others::Rows(foreign) => foreign,
            Others::Nobodys => {
                assert!(kind.is_nobodys(), "{place}: a {} has an owner, so some are others'", kind.name);
                return Vec::new();
            }
            Others::Staffs => {
                assert!(is_staffs_alone(app, place), "{place}: merchants may call it, so some rows are others'");
                return Vec::new();
            }
        };
        assert!(!foreign.is_empty(), "{place}: nothing of others is tried");
        let own = kind.owners(app, self.own).await;
        let own = if own.is_empty() { vec![Owner { company: Some(2), person: Some(201) }] } else { own };
        let (mut one_of_each, mut seen) = (Vec::new(), HashSet::new());
        for id in foreign {
            let owners = kind.owners(app, *id).await;
            assert!(!owners.is_empty(), "{place}: {id} is no {}", kind.name);
            let strange = |theirs: &Owner| {
                let other_person = kind.personal && own.iter().all(|own| own.person != theirs.person);
                kind.is_nobodys() || own.iter().all(|own| own.company != theirs.company) || other_person
            };
            assert!(owners.iter().all(strange), "{place}: {id} is the own {}: {owners:?} {own:?}", kind.name);
            let owner = owners.first().map(|owner| (owner.company, owner.person.filter(|_| kind.personal)));
            if kind.is_nobodys() || seen.insert(owner) {
                one_of_each.push(*id);
            }
        }
        one_of_each
    }
}

fn is_staffs_alone(app: &TestApp, place: &str) -> bool {
    let theirs = identity::catalogue::permissions::codes_of(UserType::Biz);
    let route = place.rsplit_once(' ').map(|(route, _)| route).unwrap_or_default();
    let facts = app.facts();
    let facts = facts.iter().find(|facts| format!("{} {}", facts.method, facts.path) == route);
    let codes = match facts.and_then(|facts| facts.access) {
        Some(Access::Codes(codes)) => codes,
        _ => return false,
    };
    codes.iter().all(|code| !theirs.contains(code))
}

async fn session_of(client: &Client) -> i64 {
    let devices = client.get("admin/api/sessions").await.ok().json();
    let devices = devices.as_array().expect("a list");
    devices.iter().find(|device| device["current"] == true).and_then(|device| device["id"].as_i64()).expect("itself")
}

/// Called by 王芳 of company 2; the others are of companies 1, 3 and 4 and a colleague. A fresh one for every call,
/// since a call may end a session or use a code up.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    documents::widen(app).await;
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
        "POST /services/admin/api/jobs/{name}/run path:name" => {
            let root = app.login("100000", "root").await;
            let jobs = root.get("admin/api/jobs").await.ok().json();
            let job = jobs[0]["name"].as_str()?.to_owned();
            Fixture::nobodys(1, move |id| {
                let name = if id == 1 { job.clone() } else { id.to_string() };
                root.post(&format!("admin/api/jobs/{name}/run"), json!({}))
            })
        }
        _ if place.ends_with(" body:form.bdUserId") => return admissions::contact(app, place).await,
        _ if place.contains("/services/wms") => return wms::fixture(app, place).await,
        _ if place.contains("/services/purchase") => return needs::fixture(app, place).await,
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
async fn filter_finds_nothing_of_others(app: &TestApp, kind: &Kind, place: &str) {
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
    let foreign = match kind.name {
        // A session is everybody's; in some of them others have a place and the company has none.
        "liveSession" => documents::ids(app, SESSIONS_OF_OTHERS).await,
        // A product is shared inside a brand; those of other brands are others' alone.
        "spu" => documents::ids(app, SPUS_OF_OTHERS).await,
        _ => kind.of_others(app, 2).await,
    };
    assert!(!foreign.is_empty(), "{place}: no {} of others to ask for", kind.name);
    for id in foreign.into_iter().take(FEW) {
        assert_eq!(shown(&ask(id).await.ok()), missing, "{place} {id}");
    }
}

const FEW: usize = 8;
const SPUS_OF_OTHERS: &str = "SELECT id FROM spu WHERE company_id <> 2 AND brand_key NOT IN \
     (SELECT brand_key FROM spu WHERE company_id = 2)";
const SESSIONS_OF_OTHERS: &str = "SELECT DISTINCT session_id FROM schedule_item WHERE company_id <> 2 AND session_id NOT IN \
     (SELECT session_id FROM schedule_item WHERE company_id = 2 UNION \
      SELECT session_id FROM offer WHERE company_id = 2 AND session_id IS NOT NULL)";

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

// R1, A03-4.
in_four_parts!(a_foreign_id_is_a_missing_id_wherever_a_call_takes_one);

async fn walk(part: usize) {
    let app = TestApp::new().await;
    let document = app.anon().get("/openapi.json").await.ok().json();
    let places = places(&document);
    assert!(places.len() >= 200, "{places:?}");
    prepare(&app).await;
    let mut wrong = Vec::new();
    for place in places.iter().skip(part).step_by(super::PARTS) {
        let tried = async {
            let kind = kinds::of_place(&document, place);
            if place.starts_with("GET ") && place.contains(" query:") && !place.contains("/process-logs ") {
                filter_finds_nothing_of_others(&app, kind, place).await;
            } else {
                foreign_is_missing(&app, kind, place).await;
            }
        };
        wrong.extend(failure(tried).await.map(|words| format!("{place}: {words}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Rows of others that the demo does not have.
async fn prepare(app: &TestApp) {
    let other = app.login("200002", "admin").await;
    crate::admin::system::new_role(&other, "别人的角色", &["offerList"]).await;
    admissions::submitted(&other, "6222020200001110009").await;
    offers::foreign_change(app).await.expect("a change");
    let merge = crate::product::merge("SKU_SPEC", "容量", &["50ML"], "50ml");
    other.post(crate::product::MERGES, merge).await.with_status(201);
    let spus = crate::product::spu::spus(app, "200002").await;
    let product = spus.approved(&other, 1_990).await;
    spus.saved(&other, &product, 1_990, |form| form["spuName"] = json!("别人的晚霜")).await.ok();
    crate::product::link::links(app, "200002", 1_990..1_991).await.made(&other, 1_990, false).await;
    // A session in which company 2 has no place.
    let one = "session_id = (SELECT min(id) FROM live_session)";
    execute(app, &format!("UPDATE offer SET session_id = NULL WHERE company_id = 2 AND {one}")).await;
    execute(app, &format!("UPDATE schedule_item SET company_id = 3 WHERE {one}")).await;
    execute(app, &format!("UPDATE supply_info SET company_id = 3 WHERE {one}")).await;
}

/// 00.2: whoever sees the own rows alone reaches no colleague's, wherever a call takes an id of a row that somebody has
/// written. In two parts.
mod a_colleagues_id_is_a_missing_id_for_whoever_sees_the_own_alone {
    #[tokio::test(flavor = "multi_thread")]
    async fn part_1() {
        super::walk_among_colleagues(0).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn part_2() {
        super::walk_among_colleagues(1).await;
    }
}

async fn walk_among_colleagues(part: usize) {
    let app = TestApp::new().await;
    let document = app.anon().get("/openapi.json").await.ok().json();
    execute(&app, "UPDATE role SET data_scope = 'SELF' WHERE user_type = 'BIZ'").await;
    // 李静's own, as in the fixtures that call by her name.
    execute(&app, "UPDATE merchant_store_relation SET created_by = 202 WHERE merchant_id = 2").await;
    execute(&app, "UPDATE offer SET created_by = 202 WHERE company_id = 2").await;
    execute(&app, "UPDATE cert_item SET created_by = 501 WHERE company_id = 5").await;
    let (mut tried, mut wrong) = (0, Vec::new());
    // A favourite is told by its type and asked of the module that knows it; `neighbours::colleagues` tries those.
    let aside = |place: &&String| !place.contains(" query:") && !place.contains("/favourites ");
    for place in places(&document).iter().filter(aside) {
        let kind = kinds::of_place(&document, place);
        if kind.table().is_none() || is_staffs_alone(&app, place) {
            continue;
        }
        tried += 1;
        if tried % 2 == part {
            let failed = failure(a_colleagues_is_missing(&app, kind, place)).await;
            wrong.extend(failed.map(|words| format!("{place}: {words}")));
        }
    }
    assert!(tried >= 60, "{tried}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// A row of others becomes a colleague's for as long as it is tried.
async fn a_colleagues_is_missing(app: &TestApp, kind: &Kind, place: &str) {
    let mut faces = Vec::new();
    for missing in [true, false] {
        let current = fixture(app, place).await.unwrap_or_else(|| panic!("no fixture for `{place}`"));
        let Others::Rows(foreign) = &current.others else { return };
        // Where the own row is told by something else than its id, the caller is of company 2.
        let own = kind.owners(app, current.own).await.first().copied();
        let company = own.and_then(|own| own.company).unwrap_or(2);
        let (id, before) = (foreign[0], kind.owners(app, foreign[0]).await);
        kind.hand_over(app, id, Owner { company: Some(company), person: Some(COLLEAGUE) }).await;
        let id = if missing { MISSING } else { id };
        let answer = (current.call)(id).await;
        faces.push(face_without(&answer, id));
        kind.hand_over(app, foreign[0], before[0]).await;
    }
    assert_eq!(faces[1], faces[0], "{place}");
    let control = fixture(app, place).await.expect("a fixture");
    (control.call)(control.own).await.ok();
}

/// Nobody who calls anything here.
const COLLEAGUE: i64 = 206;

async fn foreign_is_missing(app: &TestApp, kind: &Kind, place: &str) {
    let open_sessions = "SELECT count(*) FROM session WHERE ended_date IS NULL";
    let Some(mut current) = fixture(app, place).await else {
        panic!("no fixture for `{place}`: say in `fixture` whose ids it may reach, and whose it may not");
    };
    // Reading uses nothing up; after anything else the next call needs a fresh fixture.
    let reads = place.starts_with("GET ");
    let missing = (current.call)(MISSING).await;
    let refused =
        missing.status() >= 400 || missing.text().contains("\"ok\":false") || missing.text() == "{\"count\":0}";
    assert!(refused || current.harmless, "{place}: {}", missing.text());
    let many = current.foreign(app, kind, place).await.len();
    for index in 0..many {
        if !reads {
            current = fixture(app, place).await.expect("a fixture");
        }
        let before = number(app, open_sessions).await;
        let Some(foreign_id) = current.foreign(app, kind, place).await.get(index).copied() else { continue };
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
