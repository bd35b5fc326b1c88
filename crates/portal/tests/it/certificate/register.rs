//! All certificates in force: who sees which, how they are asked for, what staff do about them.

use std::time::Duration;

use serde_json::{Value, json};
use testkit::TestApp;

use super::VENDOR;
use crate::admin::refused;
use crate::support::{number, sheet};

fn numbers(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().filter_map(|row| row["certNo"].as_str()).collect()
}

#[tokio::test]
async fn a_list_is_ordered_by_its_ends_and_holds_what_its_reader_may_see() {
    let app = TestApp::new().await;
    let (admin, qc) = (app.login("200002", "admin").await, app.login("100000", "qc1").await);
    let mine = admin.get(&format!("{VENDOR}/certificates")).await.ok().json();
    assert_eq!(numbers(&mine)[..2], ["SC10633010600421", "JY13301060198872"]);
    assert!(mine.as_array().expect("a list").iter().all(|row| row["companyId"] == 3));
    let first = &mine[0];
    let facts = [&first["leftDays"], &first["certStatus"], &first["categoryCode"], &first["apprStatus"]];
    assert_eq!(facts, [&json!(20), &json!("EXPIRING"), &json!("Food"), &json!("APPROVED")]);
    let asked = "certStatus.in=EXPIRED&expireDate.lessThanOrEqual=2099-01-01&replacedById.specified=false";
    let ended = qc.get(&format!("{VENDOR}/certificates?{asked}")).await.ok().json();
    assert_eq!(numbers(&ended), ["2022010907401123"]);
    assert_eq!(
        (ended[0]["companyName"].as_str(), ended[0]["brandName"].as_str()),
        (Some("深圳星河智能科技有限公司"), Some("星河"))
    );
    // 张招商 looks after 2, 3 and 4.
    let zs1 = app.login("100000", "zs1").await;
    assert!(numbers(&zs1.get(&format!("{VENDOR}/certificates?certStatus.in=EXPIRED")).await.ok().json()).is_empty());
    let foreign = zs1.get(&format!("{VENDOR}/certificates/{}", ended[0]["id"])).await;
    refused(&foreign, 404, "common.notFound", "数据不存在或已被删除");
}

#[tokio::test]
async fn the_radar_counts_every_end() {
    let app = TestApp::new().await;
    let qc = app.login("100000", "qc1").await;
    let radar = qc.get(&format!("{VENDOR}/certificates/radar")).await.ok().json();
    let counts: Vec<_> = radar["buckets"]
        .as_array()
        .expect("buckets")
        .iter()
        .map(|b| (b["days"].as_i64(), b["count"].as_i64()))
        .collect();
    assert_eq!(counts, [(0, 1), (7, 1), (30, 1), (60, 2), (90, 2)].map(|(days, count)| (Some(days), Some(count))));
    let ids: usize =
        radar["buckets"].as_array().expect("buckets").iter().map(|b| b["certIds"].as_array().map_or(0, Vec::len)).sum();
    let cell = |category: &str, days: Value| {
        let cells = radar["cells"].as_array().expect("cells");
        cells
            .iter()
            .find(|cell| cell["categoryCode"] == category && cell["days"] == days)
            .map(|cell| cell["count"].clone())
    };
    assert_eq!((ids, cell("Electronic", json!(0)), cell("Food", json!(30))), (7, Some(json!(1)), Some(json!(1))));
    let all = number(&app, "SELECT count(*) FROM cert_item WHERE replaced_by_id IS NULL").await;
    let cells: i64 = radar["cells"].as_array().expect("cells").iter().filter_map(|cell| cell["count"].as_i64()).sum();
    assert_eq!(cells, all);
}

#[tokio::test]
async fn qc_reminds_a_company_but_not_all_the_time() {
    let app = TestApp::new().await;
    let qc = app.login("100000", "qc1").await;
    let id = number(&app, "SELECT id FROM cert_item WHERE cert_type = 'CCC'").await;
    let remind = format!("{VENDOR}/certificates/{id}/remind");
    let messages = format!(
        "SELECT count(*) FROM message_location_log WHERE template_code = 'CERT_EXPIRED' AND biz_id = {id} AND user_id = (SELECT id FROM account WHERE biz_account_login = '200005_admin')"
    );
    let before = number(&app, &messages).await;
    let row = qc.post(&remind, json!({})).await.ok().json();
    assert_eq!((row["remindCount"].as_i64(), row["actions"].clone()), (Some(1), json!(["detail"])));
    assert_eq!(number(&app, &messages).await, before + 1);
    refused(&qc.post(&remind, json!({})).await, 400, "common.urge", "4小时内只能催办一次");
    app.clock().shift(Duration::from_secs(4 * 3600 + 1));
    let qc = app.login("100000", "qc1").await;
    let row = qc.post(&remind, json!({})).await.ok().json();
    assert_eq!(row["remindCount"], 2);
    let licence =
        number(&app, "SELECT id FROM cert_item WHERE cert_type = 'BUSINESS_LICENSE' AND company_id = 2").await;
    let endless = qc.post(&format!("{VENDOR}/certificates/{licence}/remind"), json!({})).await;
    refused(&endless, 400, "common.state", "当前状态不允许此操作");
}

#[tokio::test]
async fn a_sheet_holds_what_the_list_shows() {
    let app = TestApp::new().await;
    let qc = app.login("100000", "qc1").await;
    let answer = qc.get(&format!("{VENDOR}/certificates/export?certStatus.in=EXPIRED")).await.ok();
    let rows = sheet(answer.bytes());
    assert_eq!((rows.len(), rows[0][0].as_str()), (2, "证照编码"));
    assert_eq!(rows[1][1..5], ["深圳星河智能科技有限公司", "3C证书", "便携榨汁机3C证书", "2022010907401123"]);
    assert_eq!(number(&app, "SELECT count(*) FROM audit_log WHERE event = 'certificate.export'").await, 1);
}
