//! The tree of user groups (S4-04).

use serde_json::{Value, json};
use testkit::{Call, Client, TestApp};

use super::{GROUPS, HEAD_OFFICE, TRADE};
use crate::admin::refused;
use crate::support::{execute, text};

async fn group(client: &Client, id: i64) -> Value {
    fn find(nodes: &Value, id: i64) -> Option<Value> {
        nodes.as_array()?.iter().find_map(|node| match node["id"] == id {
            true => Some(node.clone()),
            false => find(&node["children"], id),
        })
    }
    find(&client.get(&format!("{GROUPS}/tree")).await.ok().json(), id).unwrap_or_default()
}

fn create(client: &Client, parent: i64, name: &str) -> Call {
    client.post(GROUPS, json!({ "parentId": parent, "name": name }))
}

async fn made(client: &Client, parent: i64, name: &str) -> i64 {
    create(client, parent, name).await.with_status(201).json()["id"].as_i64().expect("an id")
}

fn moved(client: &Client, id: i64, parent: i64, sort: i64) -> Call {
    client.post(&format!("{GROUPS}/{id}/move"), json!({ "parentId": parent, "sort": sort }))
}

fn turned(client: &Client, id: i64, act: &str) -> Call {
    client.post(&format!("{GROUPS}/{id}/{act}"), json!({}))
}

#[tokio::test]
async fn the_tree_shows_departments_with_their_people() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let tree = admin.get(&format!("{GROUPS}/tree")).await.ok().json();
    assert_eq!((tree.as_array().map(Vec::len), &tree[0]["name"]), (Some(1), &json!("上海花植美妆有限公司")));
    assert_eq!(tree[0]["actions"], json!(["create", "edit"]), "the root is added to and led");
    let head = group(&admin, HEAD_OFFICE).await;
    assert_eq!((&head["memberCount"], head["children"].as_array().map(Vec::len)), (&json!(2), Some(4)));
    let old = group(&admin, 208).await;
    assert_eq!((&old["status"], &old["actions"]), (&json!("disabled"), &json!(["edit", "move", "enable", "delete"])));
    let users = admin.get(&format!("{GROUPS}/{HEAD_OFFICE}/users")).await.ok();
    assert_eq!(users.header("x-total-count"), "2");
}

#[tokio::test]
async fn groups_are_made_renamed_and_led() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let id = made(&admin, TRADE, "内容组").await;
    let new = group(&admin, id).await;
    let form = json!({ "id": id, "rowVersion": new["rowVersion"], "name": "内容一组", "leaderId": 202 });
    let saved = admin.put(GROUPS, form.clone()).await.ok().json();
    assert_eq!((&saved["name"], &saved["leaderName"]), (&json!("内容一组"), &json!("李静")));
    refused(&admin.put(GROUPS, form).await, 409, "common.conflict", "数据已被他人修改，请刷新后重试");
    let root = json!({ "id": 200, "rowVersion": 0, "name": "别的公司" });
    refused(&admin.put(GROUPS, root).await, 400, "group.root", "企业根用户组不能改名、移动、停用或删除");
}

#[tokio::test]
async fn a_branch_moves_with_everything_below_it() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let cycle = "不能移动到自己的下级";
    refused(&moved(&admin, TRADE, 203, 0).await, 400, "group.cycle", cycle);
    refused(&moved(&admin, TRADE, TRADE, 0).await, 400, "group.cycle", cycle);
    // 仓储部 is on the third level, so that 商务部 with its groups would reach the fifth; one more is too many.
    let deep = made(&admin, 203, "第五级").await;
    refused(&create(&admin, deep, "第六级").await, 400, "group.depth", "用户组最多5级");
    refused(&moved(&admin, TRADE, 207, 0).await, 400, "group.depth", "用户组最多5级");
    refused(&moved(&admin, 200, HEAD_OFFICE, 0).await, 400, "group.root", "企业根用户组不能改名、移动、停用或删除");

    moved(&admin, TRADE, 200, 0).await.ok();
    let path = format!("SELECT path FROM user_group WHERE id = {deep}");
    assert_eq!(text(&app, &path).await, format!("/200/202/203/{deep}/"));
    let root = admin.get(&format!("{GROUPS}/tree")).await.ok().json()[0].clone();
    assert_eq!((&root["children"][0]["id"], &root["children"][1]["id"]), (&json!(TRADE), &json!(HEAD_OFFICE)));
    moved(&admin, TRADE, 200, 1).await.ok();
    let root = admin.get(&format!("{GROUPS}/tree")).await.ok().json()[0].clone();
    assert_eq!((&root["children"][0]["id"], &root["children"][1]["id"]), (&json!(HEAD_OFFICE), &json!(TRADE)));
}

/// S4-04: the action is the opposite of the state, and a closed group has nothing open below it.
#[tokio::test]
async fn groups_close_from_below_and_open_from_above() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    refused(&turned(&admin, TRADE, "disable").await, 400, "group.disableChild", "请先停用下级用户组");
    refused(&turned(&admin, 200, "disable").await, 400, "group.root", "企业根用户组不能改名、移动、停用或删除");
    turned(&admin, 207, "disable").await.ok();
    let parent = "请先启用上级用户组";
    refused(&turned(&admin, 208, "enable").await, 400, "group.parent", parent);
    refused(&create(&admin, 207, "新组").await, 400, "group.parent", parent);
    refused(&moved(&admin, 206, 207, 0).await, 400, "group.parent", parent);
    // Whoever stands in it still gets in.
    app.login("200001", "cangku").await;
    turned(&admin, 207, "enable").await.ok();
    turned(&admin, 208, "enable").await.ok();
    refused(&turned(&admin, 208, "enable").await, 400, "common.state", "当前状态不允许此操作");
}

#[tokio::test]
async fn only_an_empty_group_is_deleted() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let remove = |id: i64| admin.delete(&format!("{GROUPS}/{id}"));
    let full = "该用户组下存在成员或下级，不能删除";
    refused(&remove(TRADE).await, 400, "group.child", full);
    refused(&remove(206).await, 400, "group.child", full);
    refused(&remove(200).await, 400, "group.root", "企业根用户组不能改名、移动、停用或删除");
    assert_eq!(remove(208).await.status(), 204);
    assert_eq!(remove(208).await.status(), 404);
}

/// R1: a stranger who was written into a group of ours is none of ours.
#[tokio::test]
async fn people_of_others_are_neither_counted_nor_named() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let before = group(&admin, HEAD_OFFICE).await;
    execute(&app, &format!("UPDATE account SET user_group_id = {HEAD_OFFICE} WHERE id = 301")).await;
    execute(&app, &format!("UPDATE user_group SET leader_id = 301 WHERE id = {HEAD_OFFICE}")).await;
    let after = group(&admin, HEAD_OFFICE).await;
    assert_eq!((&after["memberCount"], &after["leaderName"]), (&before["memberCount"], &json!("")));
}
