//! Several submissions under way at once, each for other certificates.

use serde_json::{Value, json};
use testkit::TestApp;

use super::{People, SUBMISSIONS, TASKS, VENDOR, changed, item_of, live};

/// What a renewal needs beside the copy.
fn filled(people: &People) -> Value {
    json!({ "issueDate": "2026-11-01", "expireDate": "2030-01-01", "files": [{ "fileId": people.file["fileId"] }] })
}

fn id_of(current: &Value, number: &str) -> Value {
    let all = current["liveList"].as_array().expect("a list");
    all.iter().find(|row| row["certNo"] == number).expect("the certificate")["id"].clone()
}

/// The certificate in force that has the number.
fn row_of<'a>(current: &'a Value, number: &str) -> &'a Value {
    let all = current["liveList"].as_array().expect("a list");
    all.iter().find(|row| row["certNo"] == number).expect("the certificate")
}

#[tokio::test]
async fn one_certificate_in_review_does_not_lock_the_others() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200004").await;
    people.submitted(json!([people.item("a"), people.item("b")])).await;
    people.approve(&people.qc).await.ok();
    let done = people.current().await;
    let renew = async |number: &str| {
        let path = format!("{VENDOR}/certificates/{}/renew", id_of(&done, number));
        people.admin.post(&path, json!({})).await.ok().json()
    };
    let token = |draft: &Value| draft["certList"][0]["token"].as_str().expect("a token").to_owned();

    let first = renew("CTT-a").await;
    let waiting = people.submitted(json!([changed(item_of(&first, &token(&first)), filled(&people))])).await;
    assert_eq!(waiting["apprStatus"], "APPROVING");
    let row = row_of(&waiting, "CTT-a");
    assert_eq!(
        (&row["renewing"], row["actions"].as_array().expect("actions").contains(&json!("renew"))),
        (&json!(true), false)
    );

    let second = renew("CTT-b").await;
    assert_ne!(second["id"], waiting["id"], "a submission of its own");
    assert_eq!(second["openList"].as_array().map(Vec::len), Some(2));
    let both = people.submitted(json!([changed(item_of(&second, &token(&second)), filled(&people))])).await;
    let states: Vec<&Value> =
        both["openList"].as_array().expect("a list").iter().map(|one| &one["apprStatus"]).collect();
    assert_eq!(states, ["APPROVING", "APPROVING"]);

    for submission in [&waiting["id"], &second["id"]] {
        let doc = people.admin.get(&format!("{SUBMISSIONS}/{submission}")).await.ok().json();
        let body = json!({ "opinion": "同意", "rowVersion": doc["rowVersion"] });
        people.qc.post(&format!("{TASKS}/{}/approve", doc["task"]["id"]), body).await.ok();
    }
    let after = people.current().await;
    assert_eq!(after["openList"], json!([]));
    for number in ["CTT-a", "CTT-b"] {
        assert_eq!(live(&after).iter().filter(|one| **one == number).count(), 1, "{number}");
        assert_ne!(id_of(&after, number), id_of(&done, number), "{number}");
    }
}

/// A certificate is handed in once at a time: neither its renewal nor its number stands in two submissions.
#[tokio::test]
async fn the_same_certificate_is_not_handed_in_twice() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200004").await;
    people.submitted(json!([people.item("a")])).await;
    people.approve(&people.qc).await.ok();
    let done = people.current().await;
    let renewal = changed(people.item("a2"), json!({ "certNo": "CTT-a2", "replacesId": id_of(&done, "CTT-a") }));
    people.submitted(json!([renewal.clone()])).await;

    let again = people.save(json!([changed(renewal.clone(), json!({ "certNo": "CTT-a3" }))]), false).await;
    assert_eq!(
        (&again.json()["fieldErrors"][0]["field"], &again.json()["fieldErrors"][0]["message"]),
        (&json!("certList[0].replacesId"), &json!("该证照的续期正在办理中"))
    );
    let same = people.save(json!([changed(people.item("c"), json!({ "certNo": "CTT-a2" }))]), false).await;
    assert_eq!(
        (&same.json()["fieldErrors"][0]["field"], &same.json()["fieldErrors"][0]["message"]),
        (&json!("certList[0].certNo"), &json!("证照编号已存在"))
    );
    people.save(json!([people.item("d")]), false).await.ok();
}

/// What came back stays as it is while something else is begun; each is written by its id.
#[tokio::test]
async fn a_submission_that_came_back_is_written_by_its_id() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200004").await;
    people.submitted(json!([people.item("a")])).await;
    people.reject(&people.qc, json!([{ "field": "certList[0]", "remark": "照片模糊" }])).await.ok();
    let back = people.current().await;
    let renewed = row_of(&back, back["liveList"][0]["certNo"].as_str().expect("a number"))["id"].clone();
    let draft = people.admin.post(&format!("{VENDOR}/certificates/{renewed}/renew"), json!({})).await.ok().json();
    assert_ne!(draft["id"], back["id"]);
    let body =
        json!({ "id": back["id"], "certList": [people.item("a")], "submit": true, "rowVersion": back["rowVersion"] });
    let again = people.admin.post(&format!("{VENDOR}/saveCertificate"), body.clone()).await.ok().json();
    assert_eq!((&again["id"], &again["apprStatus"]), (&back["id"], &json!("APPROVING")));
    let stranger = app.login("200002", "admin").await.post(&format!("{VENDOR}/saveCertificate"), body).await;
    assert_eq!(stranger.status(), 404);
}
