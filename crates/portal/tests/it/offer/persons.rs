//! One person is one person, whichever of the own accounts is used.

use serde_json::json;

use super::{House, TASKS, nth_barcode};
use crate::admin::refused;
use crate::support::execute;

const OWN: &str = "不能审批自己提交的单据";
const TWICE: &str = "同一人不能审批同一轮的两个环节";

/// A05-16: what one account submitted, the other account of the same proved phone does not approve. A phone that somebody
/// only wrote makes nobody the same person.
#[tokio::test]
async fn nobody_approves_with_one_account_what_the_other_submitted() {
    let house = House::new().await;
    let doc = house.submitted(&nth_barcode(1)).await;
    // 李静 of company 2 and 张招商 are one.
    let on = |proved: &str| {
        format!("UPDATE account SET phone = '13800000011', phone_verified_date = {proved} WHERE login = 'zs1'")
    };
    execute(&house.app, &on("1")).await;
    house.app.sessions.forget();
    refused(&house.pass(&doc).await, 400, "common.selfApprove", OWN);
    let task = &house.read(&doc).await["task"]["id"];
    let seen = house.sale.get(&format!("{TASKS}/{task}")).await.ok().json();
    assert!(!seen["actions"].to_string().contains("approve"), "{}", seen["actions"]);
    let reject = json!({
        "opinion": "信息与实际不一致", "rejectReasonCodes": ["INFO_WRONG"], "rejectFields": [],
        "rowVersion": house.read(&doc).await["rowVersion"],
    });
    refused(&house.sale.post(&format!("{TASKS}/{task}/reject"), reject).await, 400, "common.selfApprove", OWN);

    execute(&house.app, &on("NULL")).await;
    house.app.sessions.forget();
    house.pass(&doc).await.ok();
}

/// A05-16: nobody decides two steps of one round, whatever roles that person holds, one by one or in a batch. A number
/// stands once among the staff, so two accounts of one person cannot do it either.
#[tokio::test]
async fn two_roles_are_not_four_eyes() {
    let house = House::new().await;
    let both =
        "INSERT INTO account_role (account_id, role_id) SELECT 102, role_id FROM account_role WHERE account_id = 104";
    execute(&house.app, both).await;
    let doc = house.submitted(&nth_barcode(3)).await;
    house.pass(&doc).await.ok();
    let now = house.read(&doc).await;
    let body = json!({ "opinion": "同意", "form": super::first_form(), "rowVersion": now["rowVersion"] });
    let task = &now["task"]["id"];
    refused(&house.sale.post(&format!("{TASKS}/{task}/approve"), body).await, 400, "common.sameApprover", TWICE);
    let many = json!({ "tasks": [{ "id": task, "rowVersion": now["rowVersion"] }], "opinion": "同意", "form": super::first_form() });
    let results = house.sale.post(&format!("{TASKS}/batch-approve"), many).await.ok().json();
    assert_eq!((&results[0]["ok"], &results[0]["message"]), (&json!(false), &json!(TWICE)));
    // Somebody else passes it.
    house.pass(&doc).await.ok();
}
