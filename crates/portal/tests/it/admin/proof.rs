//! A phone or a mailbox counts only once a code that was sent there has come back; staff enter by password alone.

use std::time::Duration;

use serde_json::{Value, json};
use testkit::{Answer, Client, TestApp};

use super::system::{ACCOUNTS, account_form, checked_accounts, made, settled};
use super::{last_code, last_text, refused, text_with, token_of};
use crate::support::{SAVE, execute, number, text};

const TOGGLE: &str = "admin/api/toggleUserAuthenticate";
const RESET: &str = "admin/api/account/reset-password";
/// The platform's administrator.
const ROOT: &str = "13800000051";
/// The administrator of company 3.
const RIVAL: &str = "13800000003";
const FREE: &str = "13900000001";
const NOBODY: [i64; 0] = [];

/// Writes `changes` over an account, as its company's administrator does.
async fn edit(admin: &Client, id: i64, changes: Value) -> Value {
    let account = admin.get(&format!("{ACCOUNTS}/{id}")).await.ok().json();
    let roles: Vec<&Value> = account["roles"].as_array().expect("roles").iter().map(|role| &role["id"]).collect();
    let mut form = json!({
        "id": id, "rowVersion": account["rowVersion"], "nameCn": account["nameCn"], "email": account["email"],
        "vendorPosition": account["vendorPosition"], "roleIds": roles, "userGroupId": account["userGroupId"],
        "liveRooms": account["liveRooms"],
    });
    for (name, value) in changes.as_object().expect("an object") {
        form[name] = value.clone();
    }
    admin.put(ACCOUNTS, form).await.ok().json()
}

async fn own_accounts(client: &Client) -> Vec<i64> {
    let own = client.get("admin/api/getCompanyNameAndUserName").await.ok().json();
    own.as_array().expect("a list").iter().map(|one| one["userId"].as_i64().expect("an id")).collect()
}

async fn bind(app: &TestApp, user: &Client, phone: &str) {
    user.post("admin/api/bizAccount/updateOrAddPhoneGetCode", json!({ "phone": phone, "type": "ADD" })).await.ok();
    let form = json!({ "phone": phone, "authCode": last_code(app, phone).await });
    user.post("admin/api/saveBizAccountPhone", form).await.ok();
}

/// Asks for a code from a network of its own, and says whether one was sent.
async fn asks(app: &TestApp, path: &str) -> bool {
    app.clock().shift(Duration::from_secs(61));
    let before = number(app, "SELECT count(*) FROM outbox").await;
    let [.., a, b, c] = app.clock().now().0.to_be_bytes();
    app.anon().from_ip([10, a, b, c]).get(path).await.ok();
    number(app, "SELECT count(*) FROM outbox").await > before
}

async fn is_sent(app: &TestApp, phone: &str) -> bool {
    asks(app, &format!("admin/api/bzPhone/getAuthCode?phone={phone}")).await
}

async fn ask_reset(app: &TestApp, login: &str) -> bool {
    asks(app, &format!("admin/api/verifyCode?Type=RESET_PWD&elsAccount=200001&username={login}")).await
}

/// A01-7, A01-8: the administrator of a company writes the number of somebody else into the own account, and comes no
/// further by it: neither into the platform's administration nor into a rival's company.
#[tokio::test]
async fn a_phone_that_somebody_wrote_leads_nowhere() {
    for (phone, target) in [(ROOT, 101), (RIVAL, 301)] {
        let app = TestApp::people().await;
        let admin = app.login("200001", "admin").await;
        edit(&admin, 201, json!({ "phone": phone })).await;
        assert_eq!(own_accounts(&admin).await, NOBODY, "{phone}");
        let missing = admin.post(TOGGLE, json!({ "userId": 9_999_999 })).await;
        refused(&missing, 404, "common.notFound", "数据不存在或已被删除");
        for id in [target, 201, 401] {
            let answer = admin.post(TOGGLE, json!({ "userId": id })).await;
            refused(&answer, 404, "common.notFound", "数据不存在或已被删除");
        }
        // The owner of the number comes into the own account alone, and not at all where that is a staff account.
        assert_eq!(is_sent(&app, phone).await, phone == RIVAL);
        if phone == RIVAL {
            let form = json!({ "phone": phone, "authCode": last_code(&app, phone).await });
            let entered = app.anon().post("admin/api/phoneAuthenticate", form).await.ok();
            let owner = app.anon().with_token(token_of(&entered));
            assert_eq!(owner.get("admin/api/account").await.ok().json()["companyId"], 3);
        }
    }
}

/// A01-7: what was created, imported or edited is asked for by a code of its owner; then it opens the doors.
#[tokio::test]
async fn a_phone_counts_once_its_owner_has_proved_it_and_no_longer_than_it_stays() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let (account, user) = settled(&app, &admin, "200001", account_form("zhaoxin", FREE)).await;
    assert_eq!(account["phoneVerifiedDate"], Value::Null);
    let me = user.get("admin/api/account").await.ok().json();
    assert_eq!((&me["phone"], &me["phoneVerifiedDate"]), (&json!(FREE), &Value::Null));
    assert!(!is_sent(&app, FREE).await && !ask_reset(&app, "zhaoxin").await);
    assert_eq!(own_accounts(&user).await, NOBODY);

    bind(&app, &user, FREE).await;
    assert_ne!(user.get("admin/api/account").await.ok().json()["phoneVerifiedDate"], Value::Null);
    assert!(is_sent(&app, FREE).await && ask_reset(&app, "zhaoxin").await);
    let id = account["id"].as_i64().expect("an id");
    assert_eq!(own_accounts(&user).await, [id]);

    // Any later change takes the proof away, and the owner of the number hears of it there.
    let changed = edit(&admin, id, json!({ "phone": "13900000002" })).await;
    assert_eq!(changed["phoneVerifiedDate"], Value::Null);
    assert!(text_with(&app, FREE, "更换").await.contains("绑定手机已更换为139****0002"));
    for phone in [FREE, "13900000002"] {
        assert!(!is_sent(&app, phone).await, "{phone}");
    }
    assert!(!ask_reset(&app, "zhaoxin").await);
    // An edit that leaves the number alone leaves the proof alone, too.
    bind(&app, &user, "13900000002").await;
    assert_ne!(edit(&admin, id, json!({ "nameCn": "赵新新" })).await["phoneVerifiedDate"], Value::Null);
    assert!(is_sent(&app, "13900000002").await);
}

/// A01-7: an import and a registration write numbers as well.
#[tokio::test]
async fn nobody_is_proved_by_a_sheet_or_a_registration() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let batch = checked_accounts(&admin, "商务部", "只读", "import1", FREE).await;
    let commit = format!("{ACCOUNTS}/import/{}/commit?mode=ALL_OR_NOTHING", batch["batchId"]);
    admin.call(axum::http::Method::POST, &commit).await.ok();
    let imported = "SELECT count(*) FROM account WHERE created_by = 201 AND phone <> ''";
    assert!(number(&app, imported).await > 0);
    assert_eq!(number(&app, &format!("{imported} AND phone_verified_date IS NOT NULL")).await, 0);
    // The newcomer of the demo was written by an administrator.
    assert!(!is_sent(&app, "13800000016").await && is_sent(&app, "13800000011").await);
    let first = "SELECT count(*) FROM account WHERE NOT changed_pwd AND \
                 (phone_verified_date IS NOT NULL OR email_verified_date IS NOT NULL)";
    assert_eq!(number(&app, first).await, 0);
}

/// A code that was never sent cannot be guessed: what is kept of it matches nothing that anybody types.
#[tokio::test]
async fn what_nobody_was_sent_nobody_can_type() {
    let app = TestApp::people().await;
    assert!(!is_sent(&app, ROOT).await);
    let form = |code: String| json!({ "phone": ROOT, "authCode": code });
    for code in ["000000", "123456"] {
        let answer = app.anon().post("admin/api/phoneAuthenticate", form(code.to_owned())).await;
        refused(&answer, 401, "code.bad", "手机验证码错误或已过期");
    }
}

/// A01-8: neither a proved phone nor a proved mailbox opens a staff account, and no switch crosses over.
#[tokio::test]
async fn staff_enter_by_their_password_alone() {
    let app = TestApp::people().await;
    // One person, proved on both sides.
    let (merchant, staff) = (app.login("200001", "lijing").await, app.login("100000", "zs1").await);
    execute(&app, "UPDATE account SET phone = '13800000052', email = 'zs1@c1.example' WHERE id = 202").await;
    app.sessions.forget();
    assert_eq!(own_accounts(&merchant).await, [202]);
    assert_eq!(own_accounts(&staff).await, NOBODY);
    for (client, target) in [(&merchant, 102), (&staff, 202), (&staff, 102)] {
        let answer = client.post(TOGGLE, json!({ "userId": target })).await;
        refused(&answer, 404, "common.notFound", "数据不存在或已被删除");
    }
    assert!(is_sent(&app, "13800000052").await);
    let form = json!({ "phone": "13800000052", "authCode": last_code(&app, "13800000052").await });
    let entered = app.anon().post("admin/api/phoneAuthenticate", form).await.ok();
    let inside = app.anon().with_token(token_of(&entered));
    assert_eq!(inside.get("admin/api/account").await.ok().json()["userType"], "BIZ");

    app.clock().shift(Duration::from_secs(61));
    let path = "admin/api/verifyCode?Type=RESET_PWD&elsAccount=100000&username=zs1";
    let before = number(&app, "SELECT count(*) FROM outbox").await;
    app.anon().get(path).await.ok();
    app.anon().post(RESET, json!({ "mail": "root@c1.example" })).await.ok();
    assert_eq!(number(&app, "SELECT count(*) FROM outbox").await, before);
    app.anon().post(RESET, json!({ "mail": "zs1@c1.example" })).await.ok();
    let mail = last_text(&app, "zs1@c1.example").await;
    assert!(mail.contains("200001_lijing") && !mail.contains("100000_zs1"), "{mail}");
}

async fn save_card(user: &Client, changes: Value) -> Answer {
    let card = user.get("admin/api/getBizIndividualCenter").await.ok().json();
    let mut form = json!({
        "nameCn": card["nameCn"], "email": card["email"], "vendorPosition": card["vendorPosition"],
    });
    for (name, value) in changes.as_object().expect("an object") {
        form[name] = value.clone();
    }
    user.post(SAVE, form).await
}

/// A01-9: a mailbox changes with the password, the old one is told, and the new one gets no link until it is proved.
#[tokio::test]
async fn a_mailbox_is_changed_with_the_password_and_proved_by_a_code() {
    let app = TestApp::people().await;
    let user = app.login("200001", "lijing").await;
    let missing = save_card(&user, json!({ "email": "new@c2.example" })).await;
    refused(&missing, 400, "pwd.currentRequired", "请输入当前密码");
    assert_eq!(missing.json()["fieldErrors"][0]["field"], "currentPassword");
    let wrong = save_card(&user, json!({ "email": "new@c2.example", "currentPassword": "Wrong@2026" })).await;
    refused(&wrong, 400, "pwd.current", "当前密码不正确");
    // Whatever else is on the card needs no password.
    save_card(&user, json!({ "nameCn": "李小静", "email": "LiJing@c2.example" })).await.ok();

    let change = json!({ "email": "New@c2.example", "currentPassword": "Demo@2026" });
    let card = save_card(&user, change).await.ok().json();
    assert_eq!((&card["email"], &card["emailVerifiedDate"]), (&json!("new@c2.example"), &Value::Null));
    let told = last_text(&app, "lijing@c2.example").await;
    assert!(told.contains("200001_lijing") && told.contains("已更换为n***@c2.example"), "{told}");
    for mail in ["new@c2.example", "lijing@c2.example"] {
        let before = number(&app, "SELECT count(*) FROM outbox").await;
        app.anon().post(RESET, json!({ "mail": mail })).await.ok();
        assert_eq!(number(&app, "SELECT count(*) FROM outbox").await, before, "{mail}");
    }

    user.post("admin/api/bizAccount/emailGetCode", json!({})).await.ok();
    let code = last_code(&app, "new@c2.example").await;
    let verify = |code: &str| user.post("admin/api/bizAccount/verifyEmail", json!({ "authCode": code }));
    let slip = verify(&super::other_code(&code)).await;
    refused(&slip, 400, "code.wrong", "验证码错误或已过期");
    // Another session of the same person cannot use it.
    let elsewhere = app.login("200001", "lijing").await;
    let thief = elsewhere.post("admin/api/bizAccount/verifyEmail", json!({ "authCode": code })).await;
    refused(&thief, 400, "code.wrong", "验证码错误或已过期");
    verify(&code).await.ok();
    refused(&verify(&code).await, 400, "common.state", "当前状态不允许此操作");
    app.anon().post(RESET, json!({ "mail": "new@c2.example" })).await.ok();
    assert!(last_text(&app, "new@c2.example").await.contains("200001_lijing"));
}

/// A01-9: an administrator's edit takes the proof away and is told to the old address.
#[tokio::test]
async fn an_administrator_cannot_send_the_link_elsewhere() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    edit(&admin, 202, json!({ "email": "thief@x.example" })).await;
    assert!(last_text(&app, "lijing@c2.example").await.contains("邮箱已更换为t***@x.example"));
    app.anon().post(RESET, json!({ "mail": "thief@x.example" })).await.ok();
    assert_eq!(last_text(&app, "thief@x.example").await, "");
    assert_eq!(super::system::messages_to(&app, &json!({ "id": 202 }), "EMAIL_CHANGED").await, 1);
}

/// Others who typed the same address take nobody's place, and whoever proved it gets a link for each account in one mail.
#[tokio::test]
async fn a_shared_mailbox_gets_every_proved_account() {
    let app = TestApp::people().await;
    execute(&app, "UPDATE account SET email = 'lijing@c2.example', email_verified_date = NULL WHERE id < 202").await;
    execute(&app, "UPDATE account SET email = 'lijing@c2.example' WHERE id IN (401, 501)").await;
    app.anon().post(RESET, json!({ "mail": "lijing@c2.example" })).await.ok();
    let mail = last_text(&app, "lijing@c2.example").await;
    let named: Vec<&str> =
        mail.lines().filter_map(|line| line.strip_prefix("你正在重置账号")?.split('的').next()).collect();
    assert_eq!(named, ["200001_lijing", "200003_admin", "200004_admin"]);
}

/// A link or a code that was asked for earlier ends with the password that it was asked for.
#[tokio::test]
async fn a_new_password_ends_what_could_set_another() {
    let app = TestApp::people().await;
    let link = async || {
        app.anon().post(RESET, json!({ "mail": "lijing@c2.example" })).await.ok();
        let mail = last_text(&app, "lijing@c2.example").await;
        mail.split("key=").nth(1).expect("a key").to_owned()
    };
    let (first, second) = (link().await, link().await);
    assert!(ask_reset(&app, "lijing").await);
    let code = last_code(&app, "13800000011").await;
    app.clock().shift(Duration::from_secs(1));
    app.anon().post(RESET, json!({ "key": first, "newPassword": "Fresh@2027" })).await.ok();
    let again = app.anon().post(RESET, json!({ "key": second, "newPassword": "Again@2027" })).await;
    refused(&again, 400, "reset.keyExpired", "重置链接已失效，请重新申请");
    let form = json!({
        "elsAccount": "200001", "username": "lijing", "verifyCode": code,
        "newPassword": "Again@2027", "confirmPassword": "Again@2027",
    });
    refused(&app.anon().post(RESET, form).await, 400, "code.bad", "手机验证码错误或已过期");
    // The same holds for a password that is changed inside, and for one that an administrator sets.
    let third = link().await;
    let user = app.login_with("200001", "lijing", "Fresh@2027").await;
    let change =
        json!({ "currentPassword": "Fresh@2027", "newPassword": "Other@2027", "confirmPassword": "Other@2027" });
    user.post("admin/api/bizAccount/changePassword", change).await.ok();
    let fourth = link().await;
    let admin = app.login("200001", "admin").await;
    admin.post(&format!("{ACCOUNTS}/202/reset-password"), json!({})).await.ok();
    for key in [third, fourth] {
        let answer = app.anon().post(RESET, json!({ "key": key })).await;
        refused(&answer, 400, "reset.keyExpired", "重置链接已失效，请重新申请");
    }
}

/// Whoever writes a stranger's number in and out does not flood the stranger.
#[tokio::test]
async fn the_old_number_is_told_and_not_flooded() {
    let app = TestApp::people().await;
    let admin = app.login("200001", "admin").await;
    let (account, _) = made(&admin, account_form("zhaoxin", FREE)).await;
    let id = account["id"].as_i64().expect("an id");
    for _ in 0..12 {
        edit(&admin, id, json!({ "phone": "13900000002" })).await;
        edit(&admin, id, json!({ "phone": FREE })).await;
    }
    let told = "SELECT count(*) FROM outbox WHERE template = 'PHONE_CHANGED'";
    assert_eq!(number(&app, told).await, 20);
    let logged =
        text(&app, "SELECT after_json FROM audit_log WHERE event = 'account.update' ORDER BY id LIMIT 1").await;
    assert!(!logged.contains("13900000002"), "{logged}");
}

/// Messages leave for proved addresses alone.
#[tokio::test]
async fn nothing_is_sent_to_an_address_that_nobody_proved() {
    let app = TestApp::people().await;
    execute(&app, "UPDATE account SET email_verified_date = NULL WHERE id = 203").await;
    let people = app.organisation.people(&app.db, &[202, 203]).await.expect("people");
    let mails: Vec<(i64, &str)> = people.iter().map(|person| (person.id, person.email.as_str())).collect();
    assert_eq!(mails, [(202, "lijing@c2.example"), (203, "")]);
}
