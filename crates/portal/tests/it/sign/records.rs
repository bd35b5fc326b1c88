//! The records of signing, as companies and staff see them.

use serde_json::json;
use testkit::TestApp;

use super::{SIGNS, asked, staff};
use crate::admin::refused;

/// S1-15: a company sees its own, staff those whom they look after.
#[tokio::test(flavor = "multi_thread")]
async fn a_company_sees_its_own_records() {
    let app = TestApp::new().await;
    let (own, foreign) = (asked(&app, 2).await, asked(&app, 6).await);
    own.signed(&app).await;
    let user = app.login("200001", "admin").await;
    let list = user.get(SIGNS).await.ok();
    assert_eq!(list.header("x-total-count"), "1");
    let record = &list.json()[0];
    assert_eq!((record["id"].as_i64(), record["status"].as_str()), (Some(own.id), Some("SIGNED")));
    assert_eq!((record["signerPhone"].as_str(), &record["actions"]), (Some("139****0002"), &json!(["pdf", "verify"])));
    assert_eq!(record.get("signToken"), None);
    for rest in ["", "/pdf", "/verify"] {
        user.get(&format!("{SIGNS}/{}{rest}", own.id)).await.ok();
        refused(
            &user.get(&format!("{SIGNS}/{}{rest}", foreign.id)).await,
            404,
            "common.notFound",
            "数据不存在或已被删除",
        );
    }

    let staff = staff(&app).await;
    let seen = staff.get(&format!("{SIGNS}?companyId=2")).await.ok().json();
    assert_eq!(seen[0]["actions"], json!(["pdf", "verify"]));
    assert_eq!(staff.get(&format!("{SIGNS}?companyId=6")).await.ok().json(), json!([]));
    let root = app.login("100000", "root").await;
    let open = root.get(&format!("{SIGNS}?companyId=6&status=NOT_STARTED")).await.ok().json();
    assert_eq!(open[0]["actions"], json!([]), "the administrator holds neither code");
    let of_company = sign::records_of(app.db.read(), app.clock().now(), 2).await.expect("records");
    assert_eq!(of_company.iter().map(|record| record.id).collect::<Vec<_>>(), [own.id]);
}

/// Somebody of the company without the code of the page is refused, also by the id.
#[tokio::test(flavor = "multi_thread")]
async fn records_need_the_code_of_their_page() {
    let app = TestApp::new().await;
    let own = asked(&app, 2).await;
    let warehouse = app.login("200001", "cangku").await;
    for path in [SIGNS.to_owned(), format!("{SIGNS}/{}", own.id)] {
        refused(&warehouse.get(&path).await, 403, "common.forbidden", "没有访问权限");
    }
}
