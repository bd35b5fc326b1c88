//! What is refused, and with which words.

use serde_json::{Value, json};
use testkit::TestApp;

use super::{People, SUBMISSIONS, VENDOR, changed};
use crate::support::number;

fn first(answer: &Value) -> (&str, &str) {
    let error = &answer["fieldErrors"][0];
    (error["field"].as_str().unwrap_or(""), error["message"].as_str().unwrap_or(""))
}

#[tokio::test]
async fn numbers_dates_and_repeats_are_refused_at_their_item() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200002").await;
    let people = &people;
    let refused = |more: Value| {
        let item = changed(people.item("b"), more);
        async move { people.save(json!([people.item("a"), item]), true).await.with_status(400).json() }
    };
    let wrong = refused(json!({ "certType": "FOOD_PRODUCTION", "certNo": "SC123" })).await;
    assert_eq!(first(&wrong), ("certList[1].certNo", "食品生产许可证编号格式有误"));
    assert_eq!(wrong["errorKey"], "cert.no");
    let early = refused(json!({ "expireDate": "2026-01-05" })).await;
    assert_eq!(
        (first(&early), early["errorKey"].as_str()),
        (("certList[1].expireDate", "有效期止必须晚于发证日期"), Some("cert.date"))
    );
    let over = refused(json!({ "issueDate": "2020-01-01", "expireDate": "2021-01-01" })).await;
    assert_eq!(
        (first(&over), over["errorKey"].as_str()),
        (("certList[1].expireDate", "证照已过期，请上传有效证照"), Some("cert.expired"))
    );
    let live = refused(json!({ "certType": "FOOD_PRODUCTION", "certNo": "SC10633010600421" })).await;
    assert_eq!((first(&live), live["errorKey"].as_str()), (("certList[1].certNo", "证照编号已存在"), Some("cert.dup")));
    let twice = refused(json!({ "certNo": "CTT-a" })).await;
    assert_eq!(first(&twice), ("certList[1].certNo", "证照编号已存在"));
    let token = refused(json!({ "token": "a" })).await;
    assert_eq!(first(&token).0, "certList[1].token");
    let brand = refused(json!({ "brandId": 401 })).await;
    assert_eq!(first(&brand).0, "certList[1].brandId");
    let empty = people.save(json!([]), true).await.with_status(400).json();
    assert_eq!(first(&empty), ("certList", "请至少添加一张证照"));
}

#[tokio::test]
async fn what_a_submission_needs_a_draft_may_lack() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200004").await;
    people.save(json!([{ "token": "a" }]), false).await.ok();
    let answer = people.save(json!([{ "token": "a" }]), true).await.with_status(400).json();
    let missing: Vec<_> =
        answer["fieldErrors"].as_array().expect("errors").iter().map(|e| e["label"].as_str()).collect();
    assert_eq!(missing, ["证照类型", "证照编号", "持证主体", "发证日期", "有效期止", "证照文件"].map(Some));
    let long = json!({ "longTerm": true, "expireDate": null, "certType": "MSDS", "certNo": null });
    people.save(json!([changed(people.item("a"), long)]), true).await.ok();
}

/// A number of another kind is taken with a reason, and QC is warned.
#[tokio::test]
async fn an_unusual_number_needs_a_reason_and_warns_qc() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200004").await;
    let ccc = changed(
        people.item("a"),
        json!({ "certType": "CCC", "certNo": "CE-77", "subjectName": "别家公司", "specialNo": true }),
    );
    let answer = people.save(json!([ccc.clone()]), true).await.with_status(400).json();
    assert_eq!(first(&answer), ("certList[0].specialReason", "特殊说明不能为空"));
    let saved = people.submitted(json!([changed(ccc, json!({ "specialReason": "境外证书" }))])).await;
    let items = people.qc.get(&format!("{SUBMISSIONS}/{}/items", saved["id"])).await.ok().json();
    assert_eq!(items[0]["warnings"], json!(["编号格式特殊：境外证书", "持证主体与企业名称不一致"]));
    assert!(items[0]["files"][0]["url"].as_str().is_some_and(|url| url.contains("sig=")));
}

/// Nobody sends a state of their own making.
#[tokio::test]
async fn states_are_not_taken_from_a_body() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200004").await;
    for forged in ["certStatus", "apprStatus", "replacedById", "companyId"] {
        let item = changed(people.item("a"), json!({ forged: "VALID" }));
        assert_eq!(people.save(json!([item]), false).await.status(), 400, "{forged}");
    }
}

/// A list without its last row says that there are no files either.
#[tokio::test]
async fn the_last_row_takes_its_files_along() {
    let app = TestApp::people().await;
    let people = People::enter(&app, "200004").await;
    let related = "SELECT count(*) FROM file_relation WHERE biz_type = 'vendorCertificate'";
    people.save(json!([people.item("a"), people.item("b")]), false).await.ok();
    assert_eq!(number(&app, related).await, 2, "the control");
    people.save(json!([people.item("a")]), false).await.ok();
    assert_eq!(number(&app, related).await, 1);
    people.save(json!([]), false).await.ok();
    assert_eq!(number(&app, related).await, 0);
}

/// The sample of the interface's notes is taken as it stands there: no row needs a mark of its own.
#[tokio::test]
async fn a_certificate_without_a_mark_of_its_own_is_taken() {
    let app = TestApp::new().await;
    let people = People::enter(&app, "200002").await;
    let sample = json!({
        "certList": [{
            "certType": "FOOD_PRODUCTION", "certNo": "SC10633010600001", "subjectName": "杭州味享食品有限公司",
            "issueDate": "2024-03-01", "expireDate": "2029-02-28", "files": [{ "fileId": people.file["fileId"] }],
        }],
        "submit": true,
    });
    let kept = people.admin.post(&format!("{VENDOR}/saveCertificate"), sample).await.ok().json();
    let item = &kept["certList"][0];
    assert_eq!((&item["certNo"], &item["apprStatus"]), (&json!("SC10633010600001"), &json!("APPROVING")), "{kept}");
    assert!(item["token"].as_str().is_some_and(|token| !token.is_empty()), "{item}");
}
