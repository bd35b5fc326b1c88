//! The approval desk: whose tasks one sees, who may decide, what the losers read.

use serde_json::{Value, json};

use super::{APPRS, People, TASKS, actions};
use crate::admin::refused;

fn codes(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(|task| task["bizCode"].as_str()).collect()
}

#[tokio::test]
async fn a_task_waits_on_the_desk_of_whoever_looks_after_the_company() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let code = doc["code"].as_str().expect("a code");
    let other = people.app.login("100000", "zs2").await;
    let query = format!("{TASKS}?view=todo&bizCode={code}");
    let mine = people.staff.get(&query).await.ok().json();
    assert_eq!(codes(&mine), [code]);
    assert_eq!((mine[0]["assigneeName"].as_str(), mine[0]["canDecide"].as_bool()), (Some("张招商"), Some(true)));
    assert_eq!(
        (mine[0]["rowVersion"].clone(), mine[0]["stepName"].as_str()),
        (doc["rowVersion"].clone(), Some("招商审核"))
    );
    assert_eq!(codes(&other.get(&query).await.ok().json()), Vec::<&str>::new());
    assert_eq!(other.get(&format!("{TASKS}/{}", doc["task"]["id"])).await.status(), 404, "another's company");
    let all = people.staff.get(&format!("workflow/api/tasks?view=todo&bizCode={code}")).await.ok().json();
    assert_eq!(codes(&all), [code]);
    let counts = people.staff.get("workflow/api/tasks/counts?view=todo").await.ok().json();
    assert!(counts["offerStoreTask"].as_i64() >= Some(1), "{counts}");

    people.approve(&doc).await.ok();
    assert!(codes(&people.staff.get(&query).await.ok().json()).is_empty());
    let done = people.staff.get(&format!("{TASKS}?view=done&bizCode={code}")).await.ok().json();
    assert_eq!((codes(&done), done[0]["status"].as_str()), (vec![code], Some("APPROVED")));
    let started = people.merchant.get(&format!("{TASKS}?view=started&bizCode={code}")).await.ok().json();
    assert_eq!(codes(&started), [code]);
    assert_eq!(people.merchant.get(&format!("{TASKS}?view=todo")).await.status(), 400);
}

/// A05-10 for the desk: the second decision reads that it came too late, whatever rowVersion it brings.
#[tokio::test]
async fn a_decided_task_stays_decided() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    people.approve(&doc).await.ok();
    refused(&people.approve(&doc).await, 409, "common.taskDone", "该任务已被处理");
    refused(&people.reject(&doc, json!([]), "START").await, 409, "common.taskDone", "该任务已被处理");
}

/// Whoever takes a task or hands it on has read the document as it is; a version that is missing is named.
#[tokio::test]
async fn a_task_is_claimed_and_handed_on_as_it_was_read() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let task = format!("{TASKS}/{}", doc["task"]["id"]);
    people.event(&doc, "urge", json!({})).await.ok();
    let now = people.read(&doc).await;
    let unowned = format!("UPDATE company SET bd_user_id = NULL WHERE id = {}", doc["companyId"]);
    crate::support::execute(&people.app, &unowned).await;
    let colleague = people.staff.get(&format!("{task}/candidates")).await.ok().json()[0]["id"].clone();
    for version in [&doc["rowVersion"], &Value::Null] {
        for (deed, mut body) in [("claim", json!({})), ("transfer", json!({ "userId": colleague }))] {
            body["rowVersion"] = version.clone();
            let answer = people.staff.post(&format!("{task}/{deed}"), body).await;
            match version.is_null() {
                false => refused(&answer, 409, "common.conflict", "数据已被他人修改，请刷新后重试"),
                true => assert_eq!(answer.with_status(400).json()["fieldErrors"][0]["field"], "rowVersion"),
            }
        }
    }
    let body = json!({ "userId": colleague, "rowVersion": now["rowVersion"] });
    people.staff.post(&format!("{task}/transfer"), body).await.ok();
}

/// A save that does not say what was read is told so, and is no conflict.
#[tokio::test]
async fn a_save_without_its_version_is_told_so() {
    let people = People::new().await;
    let doc = people.draft("sid").await;
    let sent = json!({ "id": doc["id"], "storeName": doc["storeName"] });
    let answer = people.merchant.put(APPRS, sent).await.with_status(400).json();
    assert_eq!(answer["fieldErrors"][0]["message"], "数据版本不能为空", "{answer}");
}

#[tokio::test]
async fn a_decision_on_an_old_state_is_a_conflict() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    people.event(&doc, "urge", json!({})).await.ok();
    refused(&people.approve(&doc).await, 409, "common.conflict", "数据已被他人修改，请刷新后重试");
    assert_eq!(people.read(&doc).await["status"], "APPROVING");
}

#[tokio::test]
async fn a_rejection_says_why() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let path = format!("{TASKS}/{}/reject", doc["task"]["id"]);
    let body = |opinion: &str, codes: Value, fields: Value| json!({ "opinion": opinion, "rejectReasonCodes": codes, "rejectFields": fields, "rowVersion": doc["rowVersion"] });
    for (opinion, reasons) in
        [("资料不全", json!(["INFO_MISSING"])), ("资料不够齐全", json!([])), ("资料不够齐全", json!(["OTHER"]))]
    {
        let answer = people.staff.post(&path, body(opinion, reasons, json!([]))).await;
        refused(&answer, 400, "common.rejectReason", "请选择驳回原因并填写意见");
    }
    let answer = people.staff.post(&path, body("资料不够齐全", json!(["NOTHING"]), json!([]))).await;
    assert_eq!(answer.json()["title"], "驳回原因选项无效");
    let answer = people
        .staff
        .post(&path, body("资料不够齐全", json!(["INFO_MISSING"]), json!([{ "field": "secret", "remark": "" }])))
        .await;
    assert_eq!(answer.json()["fieldErrors"][0]["field"], "rejectFields[0].field");
}

/// A key field that changes sends it back to the first step, whatever was asked for.
#[tokio::test]
async fn staff_without_the_code_or_the_task_decide_nothing() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let path = format!("{TASKS}/{}/approve", doc["task"]["id"]);
    let body = json!({ "rowVersion": doc["rowVersion"] });
    let selection = people.app.login("100000", "cx1").await;
    refused(&selection.post(&path, body.clone()).await, 403, "common.forbidden", "没有访问权限");
    assert_eq!(people.merchant.post(&path, body).await.status(), 403);
    let seen = selection.get(&format!("{APPRS}/{}", doc["id"])).await.ok().json();
    assert_eq!(actions(&seen), ["detail", "version", "log", "comment"], "other staff read, and may be asked");
}

#[tokio::test]
async fn a_task_is_handed_on_to_a_colleague_who_may_decide_it() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let task = format!("{TASKS}/{}", doc["task"]["id"]);
    let to = |user: i64| json!({ "userId": user, "opinion": "请协助", "rowVersion": doc["rowVersion"] });
    let answer = people.staff.post(&format!("{task}/transfer"), to(999)).await;
    assert_eq!((answer.status(), answer.json()["fieldErrors"][0]["field"].clone()), (404, json!("userId")));
    let candidates = people.staff.get(&format!("{task}/candidates")).await.ok().json();
    assert_eq!(candidates, json!([]), "nobody else reaches this company");
    let unowned = format!("UPDATE company SET bd_user_id = NULL WHERE id = {}", doc["companyId"]);
    crate::support::execute(&people.app, &unowned).await;
    let candidates = people.staff.get(&format!("{task}/candidates")).await.ok().json();
    let colleague = candidates[0]["id"].as_i64().expect("a colleague");
    assert_eq!(candidates[0]["nameCn"], "钱招商");
    // Whoever neither decides it nor keeps the tasks hands nothing on; the administrator hands on what is not his own.
    let outsider = people.app.login("100000", "cx1").await;
    let answer = outsider.post(&format!("{task}/transfer"), to(colleague)).await;
    refused(&answer, 403, "common.forbidden", "没有访问权限");
    let root = people.app.login("100000", "root").await;
    let moved = root.post(&format!("{task}/transfer"), to(102)).await.ok().json();
    assert_eq!(moved["assigneeName"], "张招商");
    let moved = people.staff.post(&format!("{task}/transfer"), to(colleague)).await.ok().json();
    assert_eq!((moved["assigneeName"].as_str(), moved["canDecide"].as_bool()), (Some("钱招商"), Some(false)));
    refused(&people.approve(&doc).await, 403, "common.forbidden", "没有访问权限");
    let colleague = people.app.login("100000", "zs2").await;
    colleague.post(&format!("{task}/approve"), json!({ "rowVersion": doc["rowVersion"] })).await.ok();
}

/// The log of a document is for those who may read the document.
#[tokio::test]
async fn whoever_opens_no_stores_reads_no_log_of_them() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let path = format!("workflow/api/process-logs?bizType=offerStoreAppr&bizId={}", doc["id"]);
    people.merchant.get(&path).await.ok();
    // 孙敏 of the same company keeps its money.
    let finance = people.app.login("200001", "sunfin").await;
    refused(&finance.get(&path).await, 404, "common.notFound", "数据不存在或已被删除");
}

#[tokio::test]
async fn a_pool_task_is_claimed_by_one() {
    let people = People::new().await;
    crate::support::execute(&people.app, "UPDATE company SET bd_user_id = NULL WHERE id = 2").await;
    let doc = people.submitted("sid").await;
    assert_eq!(doc["task"]["assigneeName"], Value::Null);
    let claim = format!("{TASKS}/{}/claim", doc["task"]["id"]);
    let body = json!({ "rowVersion": doc["rowVersion"] });
    let claimed = people.staff.post(&claim, body.clone()).await.ok().json();
    assert_eq!(claimed["assigneeName"], "张招商");
    let other = people.app.login("100000", "zs2").await;
    assert_eq!(other.post(&claim, body).await.status(), 403);
}

#[tokio::test]
async fn an_opinion_is_asked_of_a_role_and_blocks_nobody() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let path = format!("{TASKS}/{}/comment", doc["task"]["id"]);
    people.staff.post(&path, json!({ "text": "授权书是否有效？", "roleCode": "LEGAL" })).await.ok();
    let legal = people.app.login("100000", "fw1").await;
    let asked = legal.get(&format!("{TASKS}?view=cc")).await.ok().json();
    assert_eq!(codes(&asked), [doc["code"].as_str().expect("a code")]);
    legal.post(&path, json!({ "text": "有效" })).await.ok();
    let logs = people
        .merchant
        .get(&format!("workflow/api/process-logs?bizType=offerStoreAppr&bizId={}", doc["id"]))
        .await
        .ok()
        .json();
    let last = logs.as_array().expect("lines").last().expect("a line").clone();
    assert_eq!((last["action"].as_str(), last["opinion"].as_str()), (Some("COMMENT"), Some("有效")));
    people.approve(&doc).await.ok();
}

/// Same person may not submit and approve, whatever codes that person holds.
#[tokio::test]
async fn nobody_decides_on_an_own_submission() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let zs1 = people.app.login("100000", "zs1").await;
    let me = zs1.get("admin/api/account").await.ok().json()["id"].clone();
    let own = format!("UPDATE workflow_task SET submitter_id = {me} WHERE id = {}", doc["task"]["id"]);
    crate::support::execute(&people.app, &own).await;
    refused(&people.approve(&doc).await, 400, "common.selfApprove", "不能审批自己提交的单据");
}

#[tokio::test]
async fn only_kinds_that_allow_it_are_approved_in_batches() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let body = json!({ "tasks": [{ "id": doc["task"]["id"], "rowVersion": doc["rowVersion"] }, { "id": 1, "rowVersion": 0 }], "opinion": "同意" });
    let results = people.staff.post(&format!("{TASKS}/batch-approve"), body).await.ok().json();
    let messages: Vec<_> =
        results.as_array().expect("results").iter().map(|r| (r["ok"].clone(), r["message"].clone())).collect();
    assert_eq!(
        messages,
        [(json!(false), json!("当前状态不允许此操作")), (json!(false), json!("数据不存在或已被删除"))]
    );
}
