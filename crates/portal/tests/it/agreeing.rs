//! The same number wherever it is shown: each pair comes from the same call or the same function.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use crate::support::{execute, number, text};

const BIZ: &str = "datacenter/api/dashboard/biz";
const VENDOR: &str = "selection/api/vendor";

fn coded<'a>(list: &'a Value, code: &str) -> &'a Value {
    list.as_array().into_iter().flatten().find(|one| one["code"] == code).unwrap_or_else(|| panic!("no {code}"))
}

async fn total(client: &Client, list: &str) -> u64 {
    client.get(&format!("{list}&size=1")).await.ok().header("x-total-count").parse().expect("a total")
}

#[tokio::test]
async fn completeness_is_the_same_on_the_first_page_and_on_its_own() {
    let app = TestApp::new().await;
    for els_account in ["200001", "200002", "200004"] {
        let admin = app.login(els_account, "admin").await;
        let step = coded(&admin.get(BIZ).await.ok().json()["steps"], "basicInfo").clone();
        let page = admin.get(&format!("{VENDOR}/basicInfo")).await.ok().json();
        assert_eq!(step["percent"], page["completeness"], "{els_account}");
        assert_eq!(step["done"].as_bool(), page["completeness"].as_i64().map(|told| told >= 80), "{els_account}");
    }
}

/// 待续期: the number, its list, and what the page of the company shows of it.
#[tokio::test]
async fn what_is_to_be_renewed_is_the_same_number_everywhere() {
    let app = TestApp::new().await;
    for els_account in ["200001", "200002"] {
        let admin = app.login(els_account, "admin").await;
        let todo = coded(&admin.get(BIZ).await.ok().json()["todos"], "certEnding").clone();
        let current = admin.get(&format!("{VENDOR}/getCurrentCertificate")).await.ok().json();
        let near = current["liveList"].as_array().expect("a list").iter();
        let near = near.filter(|cert| cert["leftDays"].as_i64().is_some_and(|left| left <= 30)).count();
        assert_eq!(todo["count"].as_u64(), Some(near as u64), "{els_account}");
        let radar = admin.get(&format!("{VENDOR}/certificates/radar")).await.ok().json();
        let buckets = radar["buckets"].as_array().expect("buckets").iter();
        let upto = buckets.filter(|bucket| bucket["days"].as_i64() <= Some(30));
        let upto: u64 = upto.filter_map(|bucket| bucket["count"].as_u64()).sum();
        assert_eq!(upto, near as u64, "{els_account}");
    }
}

/// The message, the row, the reminder and the list of offers by name.
#[tokio::test]
async fn the_offers_that_hang_on_a_certificate_are_as_many_in_the_message_as_on_the_page() {
    let app = TestApp::new().await;
    let qc = app.login("100000", "qc1").await;
    let all = qc.get(&format!("{VENDOR}/certificates?replacedById.specified=false&size=100")).await.ok().json();
    let rows = all.as_array().expect("a list");
    let matters = |row: &&Value| row["affectedOfferCount"].as_u64() > Some(0) && row["certStatus"] != "EXPIRED";
    let cert = rows.iter().find(matters).expect("one that matters");
    let id = cert["id"].as_i64().expect("an id");
    let offers = qc.get(&format!("{VENDOR}/certificates/{id}/offers")).await.ok().json();
    assert_eq!(offers.as_array().map(|offers| offers.len() as u64), cert["affectedOfferCount"].as_u64());

    let soon = app.clock().today().plus_days(7);
    execute(&app, &format!("UPDATE cert_item SET expire_date = '{soon}', told_days = NULL WHERE id = {id}")).await;
    app.run_job("certificate.expiry").await;
    let told = format!(
        "SELECT content FROM message_location_log WHERE template_code = 'CERT_EXPIRING' AND biz_id = {id} ORDER BY id DESC"
    );
    let many = cert["affectedOfferCount"].to_string();
    assert!(text(&app, &told).await.contains(&many), "{}", text(&app, &told).await);
}

#[tokio::test]
async fn an_offer_is_named_with_its_next_show_and_restricted_from_there() {
    let app = TestApp::new().await;
    let qc = app.login("100000", "qc1").await;
    let all = qc.get(&format!("{VENDOR}/certificates?replacedById.specified=false&size=100")).await.ok().json();
    let mut seen = Vec::new();
    for cert in all.as_array().expect("a list") {
        let offers = qc.get(&format!("{VENDOR}/certificates/{}/offers", cert["id"])).await.ok().json();
        assert_eq!(offers.as_array().map(|offers| offers.len() as u64), cert["affectedOfferCount"].as_u64());
        seen.extend(offers.as_array().cloned().expect("a list"));
    }
    let today = app.clock().today().to_string();
    let planned = seen.iter().find(|offer| offer["nextShow"].is_object()).expect("one that is planned");
    let sql = format!(
        "SELECT min(show_date) FROM schedule_item WHERE offer_id = {} AND status IN ('PROPOSED', 'CONFIRMED') \
         AND show_date >= '{today}'",
        planned["id"]
    );
    assert_eq!(planned["nextShow"]["showDate"], text(&app, &sql).await);
    let free = seen.iter().find(|offer| offer["broadcastRestricted"] == false).expect("one that is free");
    assert!(free["actions"].as_array().expect("actions").contains(&json!("restrict")));
    let body = json!({ "reason": "CERT_MISSING", "remark": "资质将到期", "rowVersion": free["rowVersion"] });
    let held = qc.post(&format!("selection/api/offers/{}/restrict", free["id"]), body).await.ok().json();
    assert_eq!(held["broadcastRestricted"], true);
    let merchant = app.login("200002", "admin").await;
    let foreign = number(&app, "SELECT min(id) FROM cert_item WHERE company_id = 2").await;
    assert_eq!(merchant.get(&format!("{VENDOR}/certificates/{foreign}/offers")).await.status(), 404);
}

/// What is late on the first page is late on the desk, in the list and in its rows.
#[tokio::test]
async fn lateness_is_the_same_on_the_first_page_and_on_the_desk() {
    let app = TestApp::new().await;
    let job = app.jobs.iter().find(|job| job.name == "workflow.overtime").expect("the job");
    let pause = match job.schedule {
        platform::jobs::Schedule::Every(pause) => pause,
        platform::jobs::Schedule::Cron(pattern) => panic!("late, and nobody says so until {pattern}"),
    };
    assert!(pause.as_secs() <= 60);
    execute(&app, "UPDATE workflow_task SET due_date = 1 WHERE status = 'APPROVING' AND id % 2 = 0").await;
    app.run_job("workflow.overtime").await;
    let now = app.clock().now().to_string();
    for login in ["zs1", "qc1", "cx1"] {
        let client = app.login("100000", login).await;
        let page = client.get("datacenter/api/dashboard/platform").await.ok().json();
        for kind in page["tasks"].as_array().expect("tasks") {
            let list = kind["todo"]["list"].as_str().expect("a list");
            let late = kind["overdue"]["count"].as_u64();
            assert_eq!(Some(total(&client, &format!("{list}&overtime=true")).await), late);
            let rows = client.get(&format!("{list}&size=100")).await.ok().json();
            let rows = rows.as_array().expect("rows").iter();
            let past = rows.filter(|task| task["dueDate"].as_str() < Some(now.as_str())).count();
            assert_eq!(Some(past as u64), late, "{kind}");
        }
    }
}
