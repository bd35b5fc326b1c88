//! The lifecycle through the calls: who may do what when, and what it leaves behind.

use serde_json::{Value, json};

use super::{APPRS, People, TASKS, actions};
use crate::support::{execute, number, text};

/// S7-06, S7-10: from the draft to a store that can be used.
#[tokio::test]
async fn an_application_is_submitted_approved_and_brings_a_store_to_life() {
    let people = People::new().await;
    let doc = people.draft("sid").await;
    let doc = people.event(&doc, "submit", json!({})).await.ok().json();
    assert_eq!(
        (doc["status"].as_str(), doc["apprStep"].as_str(), doc["round"].as_i64()),
        (Some("APPROVING"), Some("StoreSaleAppr"), Some(1))
    );
    assert_eq!(actions(&doc), ["detail", "withdraw", "urge", "version", "log"]);
    assert_eq!(doc["process"]["steps"][0]["handlerName"], "张招商");
    assert_eq!(doc["versions"][0]["changeType"], "SUBMIT");
    let told = text(
        &people.app,
        "SELECT content FROM message_location_log WHERE template_code = 'DOC_SUBMITTED' ORDER BY id DESC",
    )
    .await;
    assert!(told.contains("上海花植美妆有限公司 提交了店铺申请") && told.contains("《花植旗舰店》"), "{told}");

    let task = people.approve(&doc).await.ok().json();
    assert_eq!((task["status"].as_str(), task["opinion"].as_str()), (Some("APPROVED"), Some("同意")));
    let doc = people.read(&doc).await;
    assert_eq!((doc["status"].as_str(), doc["apprStep"].as_str()), (Some("APPROVED"), Some("")));
    assert_eq!(actions(&doc), ["detail", "version", "log", "unbind"]);
    assert_eq!(doc["process"]["steps"][0]["status"], "APPROVED");
    let stores = people.merchant.get("selection/api/merchant/offer-stores?sellerId=sid").await.ok().json();
    assert_eq!((stores[0]["status"].as_str(), stores[0]["storeStatus"].as_str()), (Some("enabled"), Some("NORMAL")));
    assert_eq!(
        (stores[0]["relationType"].as_str(), stores[0]["storeId"].clone()),
        (Some("OWN"), doc["storeId"].clone())
    );
    let told = text(
        &people.app,
        "SELECT content FROM message_location_log WHERE template_code = 'DOC_APPROVED' ORDER BY id DESC",
    )
    .await;
    assert!(told.ends_with("已全部审批通过。"), "{told}");
}

/// Marks stay until the field is changed; the number stays; the rounds count on.
#[tokio::test]
async fn a_rejected_application_keeps_its_marks_until_they_are_mended() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let marks =
        json!([{ "field": "storeUrl", "remark": "链接打不开" }, { "field": "dsrDesc", "remark": "与后台不符" }]);
    people.reject(&doc, marks, "THIS_STEP").await.ok();
    let rejected = people.read(&doc).await;
    assert_eq!((rejected["status"].as_str(), rejected["code"].clone()), (Some("REJECTED"), doc["code"].clone()));
    assert_eq!(actions(&rejected), ["detail", "edit", "submit", "cancel", "version", "log"]);
    let info = &rejected["rejectInfo"];
    assert_eq!((info["operatorName"].as_str(), info["reasons"][0].as_str()), (Some("张招商"), Some("信息有误")));
    assert_eq!(
        info["fields"][0],
        json!({ "field": "storeUrl", "label": "店铺链接", "remark": "链接打不开", "changed": false })
    );
    assert_eq!(rejected["process"]["steps"][0]["status"], "REJECTED");

    let saved = people.save(&rejected, json!({ "dsrDesc": 4.9 })).await.ok().json();
    let changed = |doc: &Value| {
        doc["rejectInfo"]["fields"].as_array().expect("marks").iter().map(|m| m["changed"] == true).collect::<Vec<_>>()
    };
    assert_eq!(changed(&saved), [false, true]);
    let doc = people
        .save(&saved, json!({ "dsrDesc": 4.9, "storeUrl": "https://hz.tmall.com/", "submit": true }))
        .await
        .ok()
        .json();
    assert_eq!((doc["status"].as_str(), doc["round"].as_i64()), (Some("APPROVING"), Some(2)));
    assert_eq!(doc["versions"][0]["changeType"], "RESUBMIT");
    assert_eq!(doc["versions"][0]["changedFields"], json!(["店铺链接", "描述评分"]));
    let told = text(
        &people.app,
        "SELECT content FROM message_location_log WHERE template_code = 'DOC_REJECTED' ORDER BY id DESC",
    )
    .await;
    assert!(told.contains("在招商审核被驳回，原因：信息有误。意见：店铺信息与后台不一致。需修改2处。"), "{told}");
    let link = "SELECT link_route FROM message_location_log WHERE template_code = 'DOC_REJECTED' ORDER BY id DESC";
    // 去修改 opens the form, which goes to the first mark.
    assert_eq!(text(&people.app, link).await, format!("/business/store-appr/edit/{}", doc["id"]));
}

/// S4-02: what the table does not have is refused, and says so.
#[tokio::test]
async fn events_out_of_place_are_refused() {
    let people = People::new().await;
    let draft = people.draft("sid").await;
    for (event, more) in [("withdraw", json!({})), ("urge", json!({})), ("cancel", json!({ "reason": "不做了" }))] {
        let answer = people.event(&draft, event, more).await;
        assert_eq!((answer.status(), answer.error_key().as_str()), (400, "common.state"), "{event}");
    }
    let doc = people.submitted("sid").await;
    for (event, more) in [("submit", json!({})), ("cancel", json!({ "reason": "不做了" }))] {
        let answer = people.event(&doc, event, more).await;
        assert_eq!((answer.status(), answer.error_key().as_str()), (400, "common.state"), "{event}");
    }
    assert_eq!(people.save(&doc, json!({})).await.error_key(), "common.state");
}

/// A05-5: withdrawn before the first decision, back where it came from.
#[tokio::test]
async fn a_submission_can_be_withdrawn_until_somebody_decides() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let back = people.event(&doc, "withdraw", json!({ "reason": "填错了" })).await.ok().json();
    assert_eq!((back["status"].as_str(), back["round"].as_i64()), (Some("CREATED"), Some(0)));
    assert_eq!(actions(&back), ["detail", "edit", "submit", "cancel", "version", "log"], "submitted once: no delete");
    let answer = people.approve(&doc).await;
    assert_eq!((answer.status(), answer.error_key().as_str()), (409, "common.taskDone"));

    let doc = people.event(&back, "submit", json!({})).await.ok().json();
    people.reject(&doc, json!([]), "START").await.ok();
    let doc = people.event(&people.read(&doc).await, "submit", json!({})).await.ok().json();
    assert_eq!(doc["round"], 2);
    let back = people.event(&doc, "withdraw", json!({})).await.ok().json();
    assert_eq!((back["status"].as_str(), back["rejectInfo"]["round"].as_i64()), (Some("REJECTED"), Some(1)));

    let gone = people.event(&back, "cancel", json!({ "reason": "不做了" })).await.ok().json();
    assert_eq!((gone["status"].as_str(), gone["closeReason"].as_str()), (Some("CANCELLED"), Some("不做了")));
    assert_eq!(actions(&gone), ["detail", "version", "log"]);
}

#[tokio::test]
async fn the_staff_cancel_with_a_reason_and_the_owner_is_told() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let path = format!("{APPRS}/{}/bd-cancel", doc["id"]);
    let short = people.staff.post(&path, json!({ "rowVersion": doc["rowVersion"], "reason": "不要" })).await;
    assert_eq!(short.json()["title"], "取消原因长度不能少于5个字符");
    let seen = people.staff.get(&format!("{APPRS}/{}", doc["id"])).await.ok().json();
    assert!(actions(&seen).contains(&"bdCancel"), "{seen}");
    let body = json!({ "rowVersion": doc["rowVersion"], "reason": "店铺已关闭" });
    let gone = people.staff.post(&path, body).await.ok().json();
    assert_eq!(gone["status"], "CANCELLED_BY_ZHAOSHANG");
    assert_eq!(
        number(
            &people.app,
            &format!("SELECT count(*) FROM workflow_task WHERE biz_id = {} AND status = 'APPROVING'", doc["id"])
        )
        .await,
        0
    );
    let told = text(
        &people.app,
        "SELECT content FROM message_location_log WHERE template_code = 'DOC_CANCELLED_BD' ORDER BY id DESC",
    )
    .await;
    assert!(told.ends_with("已由招商取消，原因：店铺已关闭。"), "{told}");
}

#[tokio::test]
async fn urging_helps_once_in_four_hours() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let urged = people.event(&doc, "urge", json!({})).await.ok().json();
    assert!(!actions(&urged).contains(&"urge"));
    let again = people.event(&urged, "urge", json!({})).await;
    assert_eq!(
        (again.status(), again.json()["title"].as_str().map(str::to_owned)),
        (400, Some("4小时内只能催办一次".into()))
    );
    people.app.clock().shift(std::time::Duration::from_secs(4 * 3600));
    let merchant = people.app.login("200001", "admin").await;
    let path = format!("{APPRS}/{}/urge", doc["id"]);
    merchant.post(&path, json!({ "rowVersion": urged["rowVersion"] })).await.ok();
    assert_eq!(
        number(&people.app, "SELECT count(*) FROM message_location_log WHERE template_code = 'TASK_URGED'").await,
        2
    );
}

/// The deadline counts working hours; once it has passed, the task says so, once.
#[tokio::test]
async fn a_task_that_waits_too_long_is_marked_and_told_once() {
    let people = People::new().await;
    let doc = people.submitted("sid").await;
    let run = || people.app.run_job("workflow.overtime");
    run().await;
    let seen = people.staff.get(&format!("{TASKS}/{}", doc["task"]["id"])).await.ok().json();
    assert_eq!(seen["overtime"], false);
    execute(&people.app, &format!("UPDATE workflow_task SET due_date = 1 WHERE id = {}", doc["task"]["id"])).await;
    run().await;
    run().await;
    let seen = people.staff.get(&format!("{TASKS}/{}", doc["task"]["id"])).await.ok().json();
    assert_eq!(seen["overtime"], true);
    let told = "SELECT count(*) FROM message_location_log WHERE template_code = 'TASK_OVERTIME' AND biz_id = ";
    assert_eq!(number(&people.app, &format!("{told}{}", doc["id"])).await, 1);
    let list = people
        .staff
        .get(&format!("{TASKS}?view=todo&overtime=true&bizCode={}", doc["code"].as_str().expect("a code")))
        .await
        .ok();
    assert_eq!(list.json().as_array().map(Vec::len), Some(1));
}

/// R26: each act leaves exactly one record, written with it.
#[tokio::test]
async fn every_event_leaves_one_audit_record() {
    let people = People::new().await;
    let count = async |event: &str| {
        number(&people.app, &format!("SELECT count(*) FROM audit_log WHERE event = '{event}'")).await
    };
    let doc = people.draft("sid").await;
    let doc = people.save(&doc, json!({ "storeName": "新名" })).await.ok().json();
    let doc = people.event(&doc, "submit", json!({})).await.ok().json();
    people.reject(&doc, json!([]), "START").await.ok();
    let doc = people.event(&people.read(&doc).await, "submit", json!({})).await.ok().json();
    people.approve(&doc).await.ok();
    for (event, times) in [("create", 1), ("save", 1), ("submit", 2)] {
        assert_eq!(count(&format!("offerStoreAppr.{event}")).await, times, "{event}");
    }
    assert_eq!((count("task.reject").await, count("task.approve").await), (1, 1));
    let after = text(&people.app, "SELECT after_json FROM audit_log WHERE event = 'offerStoreAppr.save'").await;
    assert_eq!(after, json!({ "店铺名称": "新名" }).to_string());
    people.approve(&doc).await;
    assert_eq!(count("task.approve").await, 1, "a refusal leaves none");
}

/// T10 and T12: what no person asks for, with its line in the log; final stays final.
#[tokio::test]
async fn the_system_completes_and_closes() {
    use platform::access::Ctx;
    use platform::document::{complete, expire};
    use selection::OfferStoreAppr;

    let people = People::new().await;
    let id = |doc: &Value| doc["id"].as_i64().expect("an id");
    let approved = people.approved("sid-1").await;
    let ctx = Ctx::system("test");
    let finish =
        |id: i64| people.app.db.write(&ctx, id, |tx, id| async move { complete::<OfferStoreAppr>(&tx, id).await });
    finish(id(&approved)).await.expect("completed");
    let done = people.read(&approved).await;
    assert_eq!((done["status"].as_str(), actions(&done)), (Some("COMPLETED"), vec!["detail", "version", "log"]));
    assert_eq!(finish(id(&approved)).await.expect_err("final").error_key, "common.state");

    let waiting = people.submitted("sid-2").await;
    let close = |id: i64| {
        let app: platform::App = (*people.app).clone();
        people.app.db.write(
            &ctx,
            (app, id),
            |tx, (app, id)| async move { expire::<OfferStoreAppr>(&app, &tx, id).await },
        )
    };
    close(id(&waiting)).await.expect("closed");
    let closed = people.read(&waiting).await;
    assert_eq!((closed["status"].as_str(), closed["closeReason"].as_str()), (Some("CANCELLED"), Some("系统超期关闭")));
    assert_eq!(
        closed["process"]["logs"].as_array().and_then(|logs| logs.last()).map(|log| log["operatorName"].clone()),
        Some(json!("系统"))
    );
    assert_eq!(people.approve(&waiting).await.error_key(), "common.taskDone");
    let told = text(&people.app, "SELECT content FROM message_location_log WHERE template_code = 'DOC_EXPIRED'").await;
    assert!(told.ends_with("已自动关闭。"), "{told}");
}

/// T0: the platform asks, the company begins to fill it in, and from then on it is a draft like any other.
#[tokio::test]
async fn the_platform_asks_for_a_document() {
    use platform::document::{Actor, request};
    use selection::{OfferStoreAppr, StoreForm};

    let people = People::new().await;
    let players = platform::demo::People { app: (*people.app).clone(), all: identity::players().into() };
    let staff = players.staff("zs1").await.expect("zs1");
    let actor = Actor::new(&people.app, &staff).await.expect("an actor");
    let ask = |tx: platform::db::Tx, actor: Actor| async move {
        let party = actor.app.organisation.party(&tx, 2).await?.expect("company 2");
        let words = vec![("offerCode", "BP2611010001".to_owned()), ("deadline", "2026-11-20".to_owned())];
        request::<OfferStoreAppr>(&tx, &actor, &party, StoreForm::default(), words).await
    };
    let id = people.app.db.write(&staff.ctx, actor, ask).await.expect("asked");
    let asked = people.merchant.get(&format!("{APPRS}/{id}")).await.ok().json();
    assert_eq!(
        (asked["status"].as_str(), actions(&asked)),
        (Some("NOT_STARTED"), vec!["detail", "edit", "version", "log"])
    );
    let told =
        format!("SELECT count(*) FROM message_location_log WHERE template_code = 'TODO_REQUESTED' AND biz_id = {id}");
    assert_eq!(number(&people.app, &told).await, 3, "everybody of company 2 who may fill it in");
    let draft = people.save(&asked, json!({})).await.ok().json();
    assert_eq!((draft["status"].as_str(), draft["createdByName"].as_str()), (Some("CREATED"), Some("王芳")));
}
