//! `GET /api/getBizIndividualCenter` and `POST /api/saveBizIndividualCenter`: the user's own card.

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{face, refused};
use crate::fileservice::{jpeg, uploaded, uploaded_public};
use crate::support::SAVE;

/// Without the times of the proofs, which are when the demo was filled.
async fn card(user: &Client) -> Value {
    timeless(user.get("admin/api/getBizIndividualCenter").await.ok().json())
}

fn timeless(mut card: Value) -> Value {
    for name in ["phoneVerifiedDate", "emailVerifiedDate"] {
        card[name] = card[name].is_string().into();
    }
    card
}

/// S7-20, S7-40: what is saved is what is read, trimmed; the rest stays.
#[tokio::test]
async fn a_card_is_saved_and_read_back() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let before = json!({
        "login": "admin", "bizAccountLogin": "200001_admin", "nameCn": "王芳", "imageUrl": "",
        "email": "admin@c2.example", "receiveEmail": true, "emailVerifiedDate": true, "phone": "13800000001",
        "phoneVerifiedDate": true, "vendorPosition": "BOSS", "vendorVx": "", "companyName": "上海花植美妆有限公司",
    });
    assert_eq!(card(&user).await, before);
    let form = json!({
        "nameCn": " 王小芳 ", "email": "Fang@C2.example", "receiveEmail": false, "vendorPosition": "OPERATION",
        "vendorVx": "fang_vx", "currentPassword": "Demo@2026",
    });
    let saved = timeless(user.post(SAVE, form).await.ok().json());
    let mut after = before.clone();
    for (name, value) in [
        ("nameCn", json!("王小芳")),
        ("email", json!("fang@c2.example")),
        ("emailVerifiedDate", json!(false)),
        ("receiveEmail", json!(false)),
        ("vendorPosition", json!("OPERATION")),
        ("vendorVx", json!("fang_vx")),
    ] {
        after[name] = value;
    }
    assert_eq!(saved, after);
    assert_eq!(card(&user).await, after);
    assert_eq!(user.get("admin/api/account").await.ok().json()["nameCn"], "王小芳");
    // The other account of the same person is another card.
    assert_eq!(card(&app.login("200003", "admin").await).await["nameCn"], "林裳");
}

/// Nothing else of the account can be set through it.
#[tokio::test]
async fn an_undeclared_field_is_refused() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let before = card(&user).await;
    for name in ["companyId", "phone", "status", "userType", "changedPwd", "login", "roleIds", "id"] {
        let mut form = json!({ "nameCn": "王芳", "vendorPosition": "BOSS" });
        form[name] = json!("x");
        let answer = user.post(SAVE, form).await;
        refused(&answer, 400, "common.unknownField", &format!("不支持的字段：{name}"));
    }
    assert_eq!(card(&user).await, before);
}

/// S5-08, S5-10, S5-11, S5-12, S5-13, S8-11: the first wrong field is the title, all of them are named.
#[tokio::test]
async fn wrong_fields_are_named() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let long = "长".repeat(51);
    for (form, sentence) in [
        (json!({ "nameCn": " ", "vendorPosition": "BOSS" }), "姓名不能为空"),
        (json!({ "nameCn": long, "vendorPosition": "BOSS" }), "姓名长度不能超过50个字符"),
        (json!({ "nameCn": "王芳", "vendorPosition": "" }), "岗位不能为空"),
        (json!({ "nameCn": "王芳", "vendorPosition": "BOSS", "email": "王芳" }), "邮箱格式有误！"),
        (json!({ "nameCn": "王芳", "vendorPosition": "BOSS", "vendorVx": long }), "微信号长度不能超过50个字符"),
    ] {
        refused(&user.post(SAVE, form).await, 400, "common.invalid", sentence);
    }
    let answer = user.post(SAVE, json!({ "nameCn": "", "vendorPosition": "", "email": "x" })).await;
    let expected = json!([
        { "field": "nameCn", "label": "姓名", "message": "姓名不能为空" },
        { "field": "email", "label": "邮箱", "message": "邮箱格式有误！" },
        { "field": "vendorPosition", "label": "岗位", "message": "岗位不能为空" },
    ]);
    assert_eq!(answer.json()["fieldErrors"], expected);
    user.post(SAVE, json!({ "nameCn": "长".repeat(50), "vendorPosition": "BOSS" })).await.ok();
}

/// A value that the dictionary does not have, or has no more, is refused.
#[tokio::test]
async fn a_position_is_one_of_the_dictionary() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let answer = user.post(SAVE, json!({ "nameCn": "王芳", "vendorPosition": "EMPEROR" })).await;
    refused(&answer, 400, "common.invalid", "岗位选项无效");
    let expected = json!([{ "field": "vendorPosition", "label": "岗位", "message": "岗位选项无效" }]);
    assert_eq!(answer.json()["fieldErrors"], expected);
}

/// 01.2: the picture is one that was uploaded for everybody; an empty list takes it away, none leaves it.
#[tokio::test]
async fn a_portrait_is_set_kept_and_taken_away() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let picture = uploaded_public(&user, "avatar", "a.jpg", &jpeg(64, 64)).await;
    let save = async |picture: Option<serde_json::Value>| {
        let mut form = json!({ "nameCn": "王芳", "vendorPosition": "BOSS" });
        if let Some(picture) = picture {
            form["imageUrl"] = picture;
        }
        user.post(SAVE, form).await.ok().json()["imageUrl"].as_str().unwrap_or_default().to_owned()
    };
    let url = save(Some(json!([{ "fileId": picture["fileId"] }]))).await;
    app.anon().get(&url).await.ok();
    assert_eq!(user.get("admin/api/account").await.ok().json()["imageUrl"], url);
    assert_eq!(save(None).await, url);
    assert_eq!(save(Some(json!([]))).await, "");
    // One that is not for everybody is none.
    let private = uploaded(&user, "avatar", "a.jpg", &jpeg(64, 64)).await["fileId"].clone();
    let tried = async |id: serde_json::Value| {
        let form = json!({ "nameCn": "王芳", "vendorPosition": "BOSS", "imageUrl": [{ "fileId": id }] });
        format!("{:?}", face(&user.post(SAVE, form).await)).replace(&id.to_string(), "#")
    };
    assert_eq!(tried(private).await, tried(json!(777)).await);
}
