//! What an offer costs its merchant.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use crate::offer::OFFERS;
use crate::support::{execute, number, text};

const COST: f64 = 37.41;

/// Decision 28: 终选, 财务 and the own company read it, in the document, its versions and their difference; nobody else.
#[tokio::test]
async fn a_cost_is_read_by_those_who_need_it() {
    let app = TestApp::new().await;
    let offer = "company_id = 2 AND status = 'APPROVED' AND is_deleted = false AND version_no > 0";
    let id = number(&app, &format!("SELECT max(id) FROM offer WHERE {offer}")).await;
    let with_cost = |form: String| {
        let mut form: Value = serde_json::from_str(&form).expect("a form");
        form["skus"][0]["costPrice"] = json!(COST);
        form.to_string().replace('\'', "''")
    };
    let form = with_cost(text(&app, &format!("SELECT form FROM offer WHERE id = {id}")).await);
    execute(&app, &format!("UPDATE offer SET form = '{form}' WHERE id = {id}")).await;
    let log =
        number(&app, &format!("SELECT max(log_id) FROM version_log WHERE biz_type = 'offer' AND biz_id = {id}")).await;
    let kept = with_cost(text(&app, &format!("SELECT snapshot FROM version_log WHERE log_id = {log}")).await);
    execute(&app, &format!("UPDATE version_log SET snapshot = '{kept}' WHERE log_id = {log}")).await;
    let answers = [
        format!("{OFFERS}/{id}"),
        format!("{OFFERS}/{id}/versions/{log}"),
        format!("{OFFERS}/{id}/diff?all=true&to=current"),
    ];
    let reads = async |who: &Client| {
        let mut found = Vec::new();
        for path in &answers {
            found.push(who.get(path).await.ok().text().contains(&COST.to_string()));
        }
        found
    };
    assert_eq!(reads(&app.login("100000", "zx1").await).await, [true; 3], "终选");
    assert_eq!(reads(&app.login("200001", "admin").await).await, [true; 3], "the own company");
    for login in ["zs1", "cx1", "qc1", "yy1"] {
        assert_eq!(reads(&app.login("100000", login).await).await, [false; 3], "{login}");
    }
}
