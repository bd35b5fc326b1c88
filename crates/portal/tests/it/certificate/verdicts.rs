//! What is decided of each item.

use serde_json::json;
use testkit::TestApp;

use super::{People, VENDOR, changed, item_of, live};
use crate::support::number;

/// S1-04, S3-11, S7-11, S7-12: saved, handed in, passed, in force.
#[tokio::test]
async fn what_qc_passes_comes_into_force() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200004").await;
    let draft = people.save(json!([{ "token": "a", "certType": "TEST_REPORT" }]), false).await.ok().json();
    assert_eq!((draft["apprStatus"].as_str(), draft["editable"].as_bool()), (Some("CREATED"), Some(true)));
    assert!(draft["code"].as_str().is_some_and(|code| code.starts_with("ZS")));
    let waiting = people.submitted(json!([people.item("a")])).await;
    assert_eq!((waiting["id"].clone(), waiting["apprStatus"].as_str()), (draft["id"].clone(), Some("APPROVING")));
    assert_eq!((waiting["apprStep"].as_str(), waiting["editable"].as_bool()), (Some("CertQcAppr"), Some(false)));
    assert!(!live(&waiting).contains(&"CTT-a"));
    people.approve(&people.qc).await.ok();
    let done = people.current().await;
    assert_eq!((done["apprStatus"].as_str(), live(&done).contains(&"CTT-a")), (Some("APPROVED"), true));
    assert_eq!(done["certList"][0]["apprStatus"], "APPROVED");
    let submission = number(&app, "SELECT vendor_certificate FROM company WHERE id = 5").await;
    assert_eq!(Some(submission), done["id"].as_i64());
    let next = people.save(json!([people.item("b")]), false).await.ok().json();
    assert_ne!(next["id"], done["id"], "an approved submission stays as it is");
}

/// Only what concerns rights goes on to the law department.
#[tokio::test]
async fn the_law_department_sees_what_concerns_rights() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200004").await;
    let brand = json!({ "certType": "BRAND_AUTH", "brandId": 502, "certNo": null });
    people.submitted(json!([people.item("a"), changed(people.item("b"), brand)])).await;
    people.approve(&people.qc).await.ok();
    let waiting = people.current().await;
    assert_eq!(
        (waiting["apprStatus"].as_str(), waiting["apprStep"].as_str()),
        (Some("APPROVING"), Some("CertLegalAppr"))
    );
    assert_eq!(people.approve(&people.qc).await.status(), 403);
    people.approve(&people.legal).await.ok();
    assert_eq!(people.current().await["apprStatus"], "APPROVED");
}

/// One is refused, the other need not wait for it; the refusal stands at its item until it is mended.
#[tokio::test]
async fn items_are_decided_one_by_one() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200004").await;
    people.submitted(json!([people.item("a"), people.item("b")])).await;
    let marks =
        json!([{ "field": "certList[1].files", "remark": "照片模糊" }, { "field": "certList[1]", "remark": "缺附页" }]);
    people.reject(&people.qc, marks).await.ok();
    let back = people.current().await;
    assert_eq!((back["apprStatus"].as_str(), back["editable"].as_bool()), (Some("REJECTED"), Some(true)));
    let standing =
        |place: usize| (back["certList"][place]["apprStatus"].clone(), back["certList"][place]["itemOpinion"].clone());
    assert_eq!(standing(0), (json!("APPROVED"), json!(null)));
    assert_eq!(standing(1), (json!("REJECTED"), json!("照片模糊；缺附页")));
    assert!(live(&back).contains(&"CTT-a") && !live(&back).contains(&"CTT-b"));

    let (passed, refused) = (item_of(&back, "a"), item_of(&back, "b"));
    let other = people.save(json!([changed(passed.clone(), json!({ "certNo": "X" })), refused.clone()]), true).await;
    assert_eq!(other.json()["fieldErrors"][0]["field"], "certList[0].certNo");
    let without = people.save(json!([refused.clone()]), true).await;
    assert_eq!(without.json()["title"], "已通过审核的证照不能从清单中移除");
    people.submitted(json!([passed, changed(refused, json!({ "certNo": "CTT-b2" }))])).await;
    people.approve(&people.qc).await.ok();
    let done = people.current().await;
    assert_eq!(done["apprStatus"], "APPROVED");
    let numbers = live(&done);
    assert_eq!(numbers.iter().filter(|no| **no == "CTT-a").count(), 1);
    assert!(numbers.contains(&"CTT-b2"));
}

/// A refusal that names no item is about all of them; and QC alone cannot pass what the law department has to see.
#[tokio::test]
async fn nothing_passes_unseen() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200004").await;
    let mark = changed(people.item("b"), json!({ "certType": "TRADEMARK", "certNo": "58000502", "brandId": 502 }));
    let list = json!([people.item("a"), mark, people.item("c")]);
    people.submitted(list.clone()).await;
    people.reject(&people.qc, json!([])).await.ok();
    let back = people.current().await;
    assert!(back["certList"].as_array().expect("a list").iter().all(|item| item["apprStatus"] == "REJECTED"));
    assert!(!live(&back).contains(&"CTT-a"));

    people.submitted(list).await;
    people.reject(&people.qc, json!([{ "field": "certList[2]", "remark": "缺页" }])).await.ok();
    let back = people.current().await;
    let standing: Vec<_> = (0..3).map(|place| back["certList"][place]["apprStatus"].clone()).collect();
    assert_eq!(standing, ["APPROVED", "CREATED", "REJECTED"]);
    assert!(!live(&back).contains(&"58000502"));
}

/// A renewal takes the place of what it renews.
#[tokio::test]
async fn a_renewal_replaces_what_it_renews() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200004").await;
    people.submitted(json!([people.item("a")])).await;
    people.approve(&people.qc).await.ok();
    let done = people.current().await;
    let old =
        done["liveList"].as_array().expect("a list").iter().find(|row| row["certNo"] == "CTT-a").cloned().expect("it");
    let renew = format!("{VENDOR}/certificates/{}/renew", old["id"]);
    let draft = people.admin.post(&renew, json!({})).await.ok().json();
    let again = people.admin.post(&renew, json!({})).await.ok().json();
    assert_eq!(again["certList"].as_array().map(Vec::len), Some(1), "one click or two, one copy");
    let copy = &draft["certList"][0];
    assert_eq!((copy["certNo"].as_str(), copy["replacesId"].clone()), (Some("CTT-a"), old["id"].clone()));
    assert_eq!((copy["expireDate"].clone(), copy["files"].clone()), (json!(null), json!([])));
    let token = copy["token"].as_str().expect("a token").to_owned();
    let filled = json!({ "issueDate": "2026-11-01", "expireDate": "2030-01-01", "files": [{ "fileId": people.file["fileId"] }] });
    people.submitted(json!([changed(item_of(&draft, &token), filled)])).await;
    let busy = people.admin.post(&renew, json!({})).await;
    assert_eq!(busy.status(), 200, "it is under way already");
    people.approve(&people.qc).await.ok();
    let after = people.current().await;
    assert_eq!(live(&after).iter().filter(|number| **number == "CTT-a").count(), 1);
    let replaced = people.admin.get(&format!("{VENDOR}/certificates/{}", old["id"])).await.ok().json();
    let new = after["liveList"].as_array().expect("a list").iter().find(|row| row["certNo"] == "CTT-a").expect("it");
    assert_eq!(replaced["replacedById"], new["id"]);
    assert!(!replaced["actions"].as_array().expect("actions").contains(&json!("renew")));
}
