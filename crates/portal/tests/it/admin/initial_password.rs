//! While the initial password stands, a token opens what the first page needs and nothing else.

use axum::http::Method;
use platform::access::Access;
use serde_json::json;
use testkit::{INITIAL_PASSWORD, TestApp};

use super::{refused, void};
use crate::support::execute;

/// Everything that a token with an initial password may call.
const OPEN: &[&str] = &[
    "GET /services/admin/api/account",
    "GET /services/admin/api/company/profile",
    "GET /services/admin/api/dictionarys/version",
    "GET /services/admin/api/getAllDictionarys/{id}",
    "GET /services/admin/api/message-location-logs/type/count",
    "GET /services/admin/api/users/getAllLiveRoom",
    "POST /services/admin/api/bizAccount/changePassword",
    "POST /services/admin/api/findPermissionByUser",
    "POST /services/admin/api/logout",
    // Nothing is learnt or changed by telling what went wrong; strangers may as well.
    "POST /services/application/api/client-errors",
];

/// A01-2, S2-11, S4-22, S8-03: walks the registry, so that a new route is closed unless it is listed here.
#[tokio::test]
async fn every_other_call_is_refused() {
    let app = TestApp::new().await;
    let newbie = app.login_with("200001", "newbie", INITIAL_PASSWORD).await;
    assert_eq!(newbie.get("admin/api/account").await.ok().json()["changedPwd"], false);
    let (mut open, mut closed) = (Vec::new(), 0);
    for facts in app.facts().iter().filter(|facts| facts.access != Some(Access::Public)) {
        let name = format!("{} {}", facts.method, facts.path);
        if OPEN.contains(&name.as_str()) {
            open.push(name);
            continue;
        }
        let path = facts.path.replace("{id}", "1");
        let answer = newbie.call(facts.method.clone(), &path).json(json!({})).await;
        refused(&answer, 403, "auth.initialPwd", "请先修改初始密码");
        closed += 1;
    }
    open.sort_unstable();
    assert_eq!(open, OPEN);
    assert!(closed >= 11, "{closed}");
}

/// A01-2: what is open works, and after the change, which ends the session, everything else does.
#[tokio::test]
async fn the_first_page_loads_and_the_change_opens_the_rest() {
    let app = TestApp::new().await;
    let newbie = app.login_with("200001", "newbie", INITIAL_PASSWORD).await;
    for path in [
        "admin/api/account",
        "admin/api/company/profile",
        "admin/api/dictionarys/version",
        "admin/api/getAllDictionarys/2",
        "admin/api/message-location-logs/type/count?readStates.equals=0",
        "admin/api/users/getAllLiveRoom",
    ] {
        newbie.get(path).await.ok();
    }
    newbie.post("admin/api/findPermissionByUser", json!({ "language": "CHINA" })).await.ok();
    newbie.post("application/api/client-errors", json!({ "message": "x" })).await.ok();

    let form = json!({
        "currentPassword": INITIAL_PASSWORD, "newPassword": "Fresh@2027", "confirmPassword": "Fresh@2027",
    });
    newbie.post("admin/api/bizAccount/changePassword", form).await.ok();
    void(&newbie.get("admin/api/account").await);
    let user = app.login_with("200001", "newbie", "Fresh@2027").await;
    assert_eq!(user.get("admin/api/account").await.ok().json()["changedPwd"], true);
    user.get("admin/api/sessions").await.ok();
    user.get("admin/api/getBizIndividualCenter").await.ok();
    assert_eq!(user.call(Method::POST, "admin/api/logout").await.status(), 204);
}

/// The other doors lead to the same limited room.
#[tokio::test]
async fn no_door_leads_around_it() {
    let app = TestApp::new().await;
    let token = identity::command::login_token(&app.secrets, app.clock(), "200001_newbie").expect("a partner");
    let path = format!("admin/api/third-party/private-sphere/auto-login?token={token}");
    let by_partner = super::token_of(&app.anon().get(&path).await.ok());
    // Proved before an administrator gave the account an initial password again.
    execute(&app, "UPDATE account SET phone_verified_date = 1 WHERE login = 'newbie'").await;
    app.anon().get("admin/api/bzPhone/getAuthCode?phone=13800000016").await.ok();
    let code = super::last_code(&app, "13800000016").await;
    let form = json!({ "phone": "13800000016", "authCode": code });
    let by_phone = super::token_of(&app.anon().post("admin/api/phoneAuthenticate", form).await.ok());
    for token in [by_partner, by_phone] {
        let answer = app.anon().with_token(token).get("admin/api/sessions").await;
        refused(&answer, 403, "auth.initialPwd", "请先修改初始密码");
    }
}
