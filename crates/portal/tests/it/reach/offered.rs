//! A03-1: a button is offered to those who hold its code. What is pressed is asked again; here it is the offer itself.

use serde_json::Value;
use testkit::TestApp;

use super::{EVERYTHING, Staff};
use crate::support::execute;

/// Lists that are no documents, an action that the demo has a row for, and the codes that offer it.
const OFFERED: &[(&str, &str, &[&str])] = &[
    ("rms-manager/api/live-sessions", "edit", &["session_edit"]),
    ("selection/api/merchant/offer-stores", "freeze", &["store_freeze"]),
    ("admin/api/company-signs", "resend", &["company_saleApprove", "company_legalApprove"]),
];

#[tokio::test]
async fn an_action_is_offered_to_those_who_hold_its_code() {
    let app = TestApp::new().await;
    let staff = Staff::enter(&app).await;
    staff.reaches(EVERYTHING).await;
    let offers = async |path: &str, action: &str| {
        let rows = staff.client.get(&format!("{path}?size=100")).await.ok().json();
        let offered = |row: &Value| row["actions"].as_array().is_some_and(|all| all.iter().any(|one| one == action));
        rows.as_array().expect("rows").iter().any(offered)
    };
    for (path, action, codes) in OFFERED {
        assert!(offers(path, action).await, "the control: {path} offers {action}");
        for code in *codes {
            let taken = "DELETE FROM role_permission WHERE role_id = 9001 AND permission_code";
            execute(&app, &format!("{taken} = '{code}'")).await;
        }
        app.people_changed();
        assert!(!offers(path, action).await, "{path} offers {action} without {codes:?}");
    }
}
