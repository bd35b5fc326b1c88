//! What approvals say and how long they take: hours, hand-outs, reasons, messages.

use platform::Timestamp;
use platform::workflow::hours;
use serde_json::{Value, json};
use testkit::TestApp;

use super::{API, noted};
use crate::admin::refused;
use crate::selection::{People, with};
use crate::support::{execute, number, text};

/// S9-11: a step has 24 working hours unless the installation says otherwise, and its tasks are handed out when it
/// says so: to whoever may act and has fewest of them.
#[tokio::test]
async fn a_step_keeps_its_own_hours_and_hands_out_its_tasks() {
    let people = People::new().await;
    let root = people.app.login("100000", "root").await;
    let path = format!("{API}/step-hours");
    let steps = root.get(&path).await.ok().json();
    let step = steps.as_array().expect("steps").iter().find(|step| step["step"] == "StoreSaleAppr").expect("it");
    assert_eq!((&step["hours"], &step["autoAssign"]), (&json!(24), &json!(false)));
    let rule = json!({
        "workflowType": "offerStoreTask", "step": "StoreSaleAppr", "hours": 9, "autoAssign": true, "rowVersion": 0,
    });
    root.put(&path, rule.clone()).await.ok();
    refused(&root.put(&path, rule.clone()).await, 409, "common.conflict", "数据已被他人修改，请刷新后重试");
    let far = with(rule, json!({ "hours": 1000, "rowVersion": 1 }));
    refused(&root.put(&path, far).await, 400, "common.invalid", "时限（工作小时）必须在1~720之间");
    let (old, new) = noted(&people.app, "stepHours.save").await;
    assert_eq!((&old["时限（工作小时）"], &new["时限（工作小时）"]), (&json!("24"), &json!("9")));

    // Nobody looks after the company, so everybody may act; 张招商 has more to do than 钱招商.
    execute(&people.app, "UPDATE company SET bd_user_id = NULL WHERE id = 2").await;
    let id = async |login: &str| number(&people.app, &format!("SELECT id FROM account WHERE login = '{login}'")).await;
    let (one, other) = (id("zs1").await, id("zs2").await);
    let load = async |id: i64| {
        let sql = format!("SELECT count(*) FROM workflow_task WHERE status = 'APPROVING' AND assignee_id = {id}");
        number(&people.app, &sql).await
    };
    let expected = if load(one).await <= load(other).await { one } else { other };
    let doc = people.submitted("sid").await;
    let of = |column: &str| format!("SELECT {column} FROM workflow_task WHERE id = {}", doc["task"]["id"]);
    assert_eq!(number(&people.app, &of("assignee_id")).await, expected);
    let (arrived, due) = (number(&people.app, &of("arrive_date")).await, number(&people.app, &of("due_date")).await);
    assert_eq!(Timestamp(due), hours::after(Timestamp(arrived), 9));
}

/// 30: five sentences for each reason; a change of the reason's name is seen where it is chosen.
#[tokio::test]
async fn reasons_come_with_sentences() {
    let app = TestApp::new().await;
    let root = app.login("100000", "root").await;
    let path = format!("{API}/reject-reasons");
    let reasons = app.login("100000", "zs1").await.get(&path).await.ok().json();
    let reasons = reasons.as_array().expect("reasons");
    assert_eq!(reasons.len(), 17);
    assert!(reasons.iter().all(|reason| reason["snippets"].as_array().map(Vec::len) == Some(5)));
    let change = with(reasons[0].clone(), json!({ "label": "材料不全", "snippets": ["请补齐全部材料后再提交。"] }));
    let saved = root.put(&path, change).await.ok().json();
    assert_eq!((&saved["label"], saved["snippets"].as_array().map(Vec::len)), (&json!("材料不全"), Some(1)));
    let all = root.get("admin/api/getAllDictionarys/0").await.ok().json();
    let item = all["items"].as_array().expect("items").iter().find(|item| item["value"] == "INFO_MISSING").cloned();
    assert_eq!(item.expect("it")["label"], "材料不全");
    let (old, new) = noted(&app, "rejectReason.save").await;
    assert_eq!((&old["驳回原因"], &new["驳回原因"]), (&json!("资料不全"), &json!("材料不全")));
}

/// A reason that is kept for other approvals is none here.
#[tokio::test]
async fn a_reason_is_given_where_it_belongs() {
    let people = People::new().await;
    let root = people.app.login("100000", "root").await;
    let path = format!("{API}/reject-reasons");
    let doc = people.submitted("sid").await;
    for (types, refuses) in [(json!(["companyTask"]), true), (json!(["offerStoreTask"]), false)] {
        let reasons = root.get(&path).await.ok().json();
        let known = reasons.as_array().into_iter().flatten().find(|reason| reason["code"] == "INFO_WRONG").cloned();
        root.put(&path, with(known.expect("the reason"), json!({ "workflowTypes": types }))).await.ok();
        let answer = people.reject(&doc, json!([]), "START").await;
        if refuses {
            refused(&answer, 400, "common.dict", "驳回原因选项无效");
        } else {
            answer.ok();
        }
    }
}

/// What staff write is what the next message says; a name that nobody fills is refused.
#[tokio::test]
async fn a_message_says_what_staff_wrote() {
    let people = People::new().await;
    let root = people.app.login("100000", "root").await;
    let path = format!("{API}/message-templates");
    let form = |content: &str, version: i64| json!({ "code": "DOC_SUBMITTED", "title": "{docType}来了", "content": content, "rowVersion": version });
    refused(&root.put(&path, form("{secret}", 0)).await, 400, "common.invalid", "未知占位符{secret}");
    let saved = root.put(&path, form("{companyName}送来{code}。", 0)).await.ok().json();
    let missing: Vec<&str> = saved["missing"].as_array().expect("names").iter().filter_map(Value::as_str).collect();
    assert_eq!(missing, ["title", "dueDate"]);
    let newest =
        "SELECT content FROM message_location_log WHERE template_code = 'DOC_SUBMITTED' ORDER BY id DESC LIMIT 1";
    let doc = people.submitted("sid-1").await;
    let code = doc["code"].as_str().unwrap_or_default();
    assert_eq!(text(&people.app, newest).await, format!("上海花植美妆有限公司送来{code}。"));

    let restored = root.post(&format!("{path}/restore"), json!({ "code": "DOC_SUBMITTED", "rowVersion": 1 })).await;
    assert_eq!(restored.ok().json()["edited"], false);
    people.submitted("sid-2").await;
    assert!(text(&people.app, newest).await.contains("请在"), "the program's own words again");
}
