//! What the clock does to certificates, and whom it tells.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use certificate::{Certificate, Expired, OffersNeeding, Renewed};
use platform::point::{Emitted, Listener, Points};
use serde_json::json;
use testkit::TestApp;

use super::{People, VENDOR, changed, item_of};
use crate::support::{number, rows, text};

const DAY: Duration = Duration::from_secs(24 * 3600);
const SC: &str =
    "SELECT id FROM cert_item WHERE company_id = 3 AND cert_type = 'FOOD_PRODUCTION' AND replaced_by_id IS NULL";

async fn told(app: &TestApp, template: &str, biz_id: i64) -> i64 {
    let sql = format!(
        "SELECT count(*) FROM message_location_log WHERE template_code = '{template}' AND biz_id = {biz_id} AND user_id = 106"
    );
    number(app, &sql).await
}

/// A02-5, the part of certificates: after thirty days company 3's licence has ended, what hangs on it is restricted
/// by whoever stands at the point, and an approved renewal lifts that.
#[tokio::test]
async fn an_ended_certificate_restricts_and_its_renewal_lifts_that() {
    let seen: Arc<Mutex<Vec<(&'static str, Certificate)>>> = Arc::default();
    let (ended, renewed) = (seen.clone(), seen.clone());
    let listeners = vec![
        Listener::acting(move |_app, _tx, Expired(certificate)| {
            ended.lock().expect("a list").push(("expired", certificate));
            async { Ok(()) }
        }),
        Listener::acting(move |_app, _tx, Renewed { certificate, replaced_by_id }| {
            assert_ne!(replaced_by_id, certificate.id);
            renewed.lock().expect("a list").push(("renewed", certificate));
            async { Ok(()) }
        }),
    ];
    let points = Points::new(listeners, &[Emitted::of::<Expired>(), Emitted::of::<Renewed>()]);
    let app = TestApp::with_parts(move |parts| parts.points = points).await;
    let id = number(&app, SC).await;
    app.clock().shift(30 * DAY);
    app.run_job("certificate.expiry").await;
    app.run_job("certificate.expiry").await;
    assert_eq!(text(&app, &format!("SELECT cert_status FROM cert_item WHERE id = {id}")).await, "EXPIRED");
    assert_eq!(told(&app, "CERT_EXPIRED", id).await, 1, "once");
    let words =
        format!("SELECT content FROM message_location_log WHERE template_code = 'CERT_EXPIRED' AND biz_id = {id}");
    assert!(text(&app, &words).await.starts_with("食品生产许可证(SC10633010600421) 已于"));
    let restrictions = certificate::restrictions(app.db.read(), &[3]).await.expect("an answer");
    let facts: Vec<_> =
        restrictions.iter().map(|r| (r.cert_id, r.cert_type.as_str(), r.category_code.as_str())).collect();
    assert_eq!(facts, [(id, "FOOD_PRODUCTION", "Food")]);
    {
        let seen = seen.lock().expect("a list");
        let ended: Vec<_> = seen.iter().filter(|(_, certificate)| certificate.id == id).collect();
        assert_eq!(ended.len(), 1);
        assert_eq!((ended[0].0, ended[0].1.company_id), ("expired", 3));
    }

    let people = People::enter(&app, "200002").await;
    let draft = people.admin.post(&format!("{VENDOR}/certificates/{id}/renew"), json!({})).await.ok().json();
    let token = draft["certList"][0]["token"].as_str().expect("a token").to_owned();
    let today = app.clock().today();
    let filled = json!({
        "issueDate": today.plus_days(-1).to_string(),
        "expireDate": today.plus_days(900).to_string(),
        "files": [{ "fileId": people.file["fileId"] }],
    });
    people.submitted(json!([changed(item_of(&draft, &token), filled)])).await;
    assert_eq!(
        certificate::restrictions(app.db.read(), &[3]).await.expect("an answer").len(),
        1,
        "not before it passes"
    );
    people.approve(&people.qc).await.ok();
    assert!(certificate::restrictions(app.db.read(), &[3]).await.expect("an answer").is_empty());
    let seen = seen.lock().expect("a list");
    assert!(seen.iter().any(|(point, certificate)| *point == "renewed" && certificate.id == id));
}

/// 90, 60, 30, 7 and 1 days before the end, each once.
#[tokio::test]
async fn people_are_told_five_times() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200004").await;
    let end = app.clock().today().plus_days(100).to_string();
    people.submitted(json!([changed(people.item("a"), json!({ "expireDate": end }))])).await;
    people.approve(&people.qc).await.ok();
    let id = number(&app, "SELECT id FROM cert_item WHERE cert_no = 'CTT-a'").await;
    let mut seen = Vec::new();
    // One day after another, with the job twice on each: at 02:00 and by hand.
    for day in 0..=102_i64 {
        app.run_job("certificate.expiry").await;
        if [9, 10, 39, 40, 69, 70, 92, 93, 98, 99, 100, 101].contains(&day) {
            app.run_job("certificate.expiry").await;
            seen.push((day, told(&app, "CERT_EXPIRING", id).await, told(&app, "CERT_EXPIRED", id).await));
        }
        app.clock().shift(DAY);
    }
    let expected = [(9, 0, 0), (10, 1, 0), (39, 1, 0), (40, 2, 0), (69, 2, 0), (70, 3, 0), (92, 3, 0), (93, 4, 0)];
    assert_eq!(seen[..8], expected);
    assert_eq!(seen[8..], [(98, 4, 0), (99, 5, 0), (100, 5, 0), (101, 5, 1)]);
    let receivers = format!(
        "SELECT DISTINCT user_id FROM message_location_log WHERE template_code = 'CERT_EXPIRED' AND biz_id = {id} ORDER BY user_id"
    );
    let receivers: Vec<i64> =
        rows(&app, &receivers).await.iter().map(|row| row.try_get_by_index(0).expect("an id")).collect();
    let logins = format!(
        "SELECT count(*) FROM account WHERE id IN ({}) AND login IN ('admin', 'qc1', 'qc2', 'zs2')",
        receivers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
    );
    assert_eq!((receivers.len(), number(&app, &logins).await), (4, 4), "the company, its 招商, and QC");
}

/// The chain of company 4's second brand ends in 45 days.
#[tokio::test]
async fn the_end_of_an_authorisation_is_told_to_the_company_and_the_law_department() {
    let app = TestApp::new().await;
    let many = "SELECT count(*) FROM message_location_log WHERE template_code = 'AUTH_EXPIRING' AND biz_id = 402 AND user_id = 108";
    assert_eq!(number(&app, many).await, 1, "told when the demo began: within sixty days");
    app.clock().shift(14 * DAY);
    app.run_job("certificate.expiry").await;
    assert_eq!(number(&app, many).await, 1);
    app.clock().shift(DAY);
    app.run_job("certificate.expiry").await;
    app.run_job("certificate.expiry").await;
    assert_eq!(number(&app, many).await, 2);
    let words =
        text(&app, "SELECT content FROM message_location_log WHERE template_code = 'AUTH_EXPIRING' AND biz_id = 402")
            .await;
    assert!(words.starts_with("曜石 授权链路最早"), "{words}");
}

/// Offers hang on certificates by a lookup that their module answers.
#[tokio::test]
async fn affected_offers_are_counted_once() {
    let listener = Listener::answering(|_app, OffersNeeding(certificates)| async move {
        let of_company_3 = certificates.iter().filter(|certificate| certificate.company_id == 3);
        Ok(of_company_3.map(|certificate| (certificate.id, [7, 8].into())).collect())
    });
    let points = Points::new(vec![listener], &[Emitted::of::<OffersNeeding>()]);
    let app = TestApp::with_parts(move |parts| parts.points = points).await;
    let admin = app.login("200002", "admin").await;
    let radar = admin.get(&format!("{VENDOR}/certificates/radar")).await.ok().json();
    let bucket = |days: i64| radar["buckets"].as_array().expect("buckets").iter().find(|b| b["days"] == days).cloned();
    assert_eq!(bucket(30).expect("a bucket")["affectedOffers"], 2);
    assert_eq!(
        (radar["count"].as_i64(), radar["affectedOffers"].as_i64()),
        (Some(2), Some(2)),
        "two certificates, the same two offers"
    );
    let list = admin.get(&format!("{VENDOR}/certificates?certType.in=FOOD_PRODUCTION")).await.ok().json();
    assert_eq!((list[0]["affectedOfferCount"].as_i64(), list[0]["leftDays"].as_i64()), (Some(2), Some(20)));
}
