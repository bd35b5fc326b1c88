//! A03-6: staff reach the rows of their groups and live rooms, by every route that is declared so.
//!
//! The routes come from the registry. A place that takes an id is called with the fixtures of R1 by somebody who holds every
//! code and reaches nothing: what is there is as if it were missing. A list answers such a person nothing at all. The
//! control is the same person without limits.

use std::collections::BTreeSet;

use axum::http::Method;
use identity::catalogue::roles::{BUILT_IN_ROLES, UserType, grants};
use platform::access::{Access, Facts, Tenant};
use serde_json::{Value, json};
use testkit::{Answer, TestApp};

use super::offers::barcode;
use super::places::places;
use super::table::name;
use super::tenants::{Fixture, MISSING, face_without, fixture};
use crate::reach::{EVERYTHING, NOTHING, NOWHERE, Staff};
use crate::schedule::{Board, supply};
use crate::support::{number, sheet};

/// Whose rows belong to a live room.
const ROOMED: [&str; 6] = [
    "/api/offers",
    "/api/offer-changes",
    "/api/live-sessions",
    "/api/schedule-items",
    "/api/supply-infos",
    "/api/price-",
];

/// Ids of things that are no company's, behind which the companies' rows follow reach: a calendar of sessions, which has a
/// room alone, and the platform's articles. `reach/boards.rs` looks at what is behind them.
const NO_COMPANYS: [&str; 3] = ["/live-sessions", "body:sessionId", "/articles/{id}/readers"];

fn is_for_staff(facts: &Facts) -> bool {
    let staff = BUILT_IN_ROLES.iter().filter(|role| role.user_type == UserType::Platform);
    match facts.access {
        Some(Access::Codes(codes)) => staff.flat_map(|role| grants(role.code)).any(|code| codes.contains(&code)),
        _ => true,
    }
}

fn declared(app: &TestApp) -> Vec<Facts> {
    let all = app.facts().into_iter();
    all.filter(|facts| facts.tenant == Some(Tenant::Reach) && is_for_staff(facts)).collect()
}

fn has_room(path: &str) -> bool {
    ROOMED.iter().any(|part| path.contains(part))
}

in_four_parts!(a_row_beyond_reach_is_a_missing_row_wherever_a_call_takes_an_id);

async fn walk(part: usize) {
    let app = TestApp::new().await;
    let document = app.anon().get("/openapi.json").await.ok().json();
    let routes: BTreeSet<String> = declared(&app).iter().map(name).collect();
    let within = |place: &&String| place.rsplit_once(' ').is_some_and(|(route, _)| routes.contains(route));
    let all = places(&document);
    let all: Vec<&String> = all.iter().filter(within).filter(|place| !is_filter(place)).collect();
    assert!(all.len() >= 100, "{all:?}");
    let staff = Staff::enter(&app).await;
    let mut wrong = Vec::new();
    for place in all.into_iter().skip(part).step_by(super::PARTS) {
        wrong.extend(beyond_reach_is_missing(&app, &staff, place).await);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a list is asked by is looked at with the list; an action is no id.
fn is_filter(place: &str) -> bool {
    place.ends_with(" path:action")
        || (place.starts_with("GET ") && place.contains(" query:") && !place.contains("/process-logs "))
}

async fn beyond_reach_is_missing(app: &TestApp, staff: &Staff<'_>, place: &str) -> Option<String> {
    staff.reaches(EVERYTHING).await;
    let Some(fixture) = shown(app, place).await else {
        panic!("no fixture for `{place}`: say in `fixture` whose ids it may reach, and whose it may not");
    };
    staff.nobody_is_left_alone().await;
    // Every fixture takes a minute of the clock, so that a session would end on the way.
    let client = app.login("100000", "ck1").await;
    let ask = |id: i64| (fixture.call)(id).by(&client).without("x-sign-token");
    let faces = async || (ask(MISSING).await, ask(fixture.own).await);
    let by_group = !NO_COMPANYS.iter().any(|part| place.contains(part));
    for (limits, applies) in [(NOTHING, by_group), (NOWHERE, has_room(place))] {
        if !applies {
            continue;
        }
        staff.reaches(limits).await;
        let (missing, own) = faces().await;
        if face_without(&missing, MISSING) != face_without(&own, fixture.own) {
            return Some(format!("{place} {limits:?}: {} {}", own.status(), own.text()));
        }
    }
    staff.reaches(EVERYTHING).await;
    let (missing, own) = faces().await;
    let same = face_without(&missing, MISSING) == face_without(&own, fixture.own);
    same.then(|| format!("{place}: the control finds nothing either: {} {}", own.status(), own.text()))
}

/// A file that an offer shows, and what staff do to many offers; the fixtures of R1 are about files that nothing shows, and
/// about what merchants do.
async fn shown(app: &TestApp, place: &str) -> Option<Fixture> {
    let client = app.login("100000", "ck1").await;
    let file = "SELECT r.file_id FROM file_relation r JOIN offer o ON o.id = r.biz_id WHERE r.biz_type = 'offer' \
                AND o.company_id = 2 AND o.is_deleted = false LIMIT 1";
    Some(match place {
        "GET /services/fileservice/api/files/{id}/sign-url path:id" => {
            Fixture::new(Vec::new(), number(app, file).await, move |id| {
                client.get(&format!("fileservice/api/files/{id}/sign-url"))
            })
        }
        "POST /services/fileservice/api/files/zip body:ids" => {
            Fixture::new(Vec::new(), number(app, file).await, move |id| {
                client.post("fileservice/api/files/zip", json!({ "ids": [id] }))
            })
        }
        "POST /services/selection/api/offers/batch/{action} body:items.id" => {
            let waiting = "SELECT max(id) FROM offer WHERE company_id = 2 AND status = 'APPROVED'";
            Fixture::new(Vec::new(), number(app, waiting).await, move |id| {
                let items = json!([{ "id": id, "rowVersion": 0 }]);
                client
                    .post("selection/api/offers/batch/bd-cancel", json!({ "items": items, "reason": "不再合作该商品" }))
            })
        }
        _ => return fixture(app, place).await,
    })
}

/// Rows of a list or a sheet; what is counted elsewhere.
fn many(answer: &Answer) -> i64 {
    if answer.header("content-type").contains("spreadsheet") {
        return sheet(answer.bytes()).len() as i64 - 1;
    }
    counted(&answer.json())
}

fn counted(value: &Value) -> i64 {
    match value {
        Value::Array(all) => all.iter().map(|one| if one.is_object() { of_one(one) } else { 1 }).sum(),
        Value::Object(all) => all.values().map(counted).sum(),
        Value::Number(number) => number.as_i64().unwrap_or(1),
        _ => 0,
    }
}

/// A line is one; a figure is as much as it says.
fn of_one(line: &Value) -> i64 {
    match (line.get("count"), line.get("todo")) {
        (Some(count), _) => count.as_i64().unwrap_or(1),
        (None, Some(todo)) => todo["count"].as_i64().unwrap_or(1),
        (None, None) => 1,
    }
}

/// What a list must be asked with.
fn question(facts: &Facts, offers: &str) -> String {
    let asked = match facts.path.rsplit('/').next().unwrap_or_default() {
        "suggestions" | "words" => "?categoryCode=Cosmetic".to_owned(),
        "compare" => format!("?ids={offers}"),
        _ => String::new(),
    };
    format!("{}{asked}", facts.path)
}

/// A03-6: lists, counts, exports, the desk and the first page.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_empty_to_whoever_reaches_nothing() {
    let app = TestApp::new().await;
    let board = Board::in_app(&app).await;
    supply::asked(&board, 20, &board.offer(&barcode(&app)).await).await;
    // Another second, another barcode.
    app.clock().shift(std::time::Duration::from_secs(61));
    crate::pricing::broken(&board.house, &barcode(&app)).await;
    let staff = Staff::enter(&app).await;
    staff.nobody_is_left_alone().await;
    let offers =
        "SELECT min(id) FROM offer WHERE status = 'APPROVED' UNION SELECT max(id) FROM offer WHERE status = 'APPROVED'";
    let offers: Vec<String> = super::documents::ids(&app, offers).await.iter().map(ToString::to_string).collect();
    let mut wrong = Vec::new();
    let mut seen = 0;
    for facts in declared(&app) {
        if facts.method != Method::GET || facts.path.contains('{') || facts.path.ends_with("/process-logs") {
            continue;
        }
        let path = question(&facts, &offers.join(","));
        staff.reaches(EVERYTHING).await;
        let all = staff.client.get(&path).await;
        if all.status() != 200 {
            wrong.push(format!("{path}: {} {}", all.status(), all.text()));
            continue;
        }
        let limits = [
            (NOTHING, !["/live-sessions", "/need-supplies"].iter().any(|part| path.contains(part))),
            (NOWHERE, has_room(&path)),
        ];
        for (limits, _) in limits.into_iter().filter(|(_, applies)| *applies) {
            staff.reaches(limits).await;
            let few = staff.client.get(&path).await;
            // Of one offer after another there is nothing to be compared.
            let none = few.status() == 404 || (few.status() == 200 && many(&few) == 0);
            if !none {
                wrong.push(format!("{path} {limits:?}: {} {}", few.status(), few.text()));
            }
        }
        seen += usize::from(many(&all) > 0);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen >= 30, "the control: {seen} of them show something to whoever reaches all");
}
