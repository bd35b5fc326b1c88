//! Staff read a file through something that shows it.

use serde_json::json;
use testkit::TestApp;

use super::{EVERYTHING, FIRST_GROUP, NOTHING, SECOND_GROUP, Staff};
use crate::admin::face;
use crate::fileservice::{fetch, jpeg, uploaded};
use crate::support::{execute, number};

/// A03-6: by its id alone, packed with others, and with the code of what shows it.
#[tokio::test]
async fn a_file_is_read_by_those_who_reach_what_shows_it() {
    let app = TestApp::new().await;
    let staff = Staff::enter(&app).await;
    let offers = "SELECT r.file_id FROM file_relation r JOIN offer o ON o.id = r.biz_id WHERE r.biz_type = 'offer' \
                  AND o.company_id = 2 AND o.is_deleted = false LIMIT 1";
    let shown = number(&app, offers).await;
    let merchant = app.login("200001", "admin").await;
    let loose = uploaded(&merchant, "", "a.jpg", &jpeg(9, 9)).await["fileId"].as_i64().expect("an id");
    let sign = |id: i64| staff.client.get(&format!("fileservice/api/files/{id}/sign-url"));
    let zip = |id: i64| staff.client.post("fileservice/api/files/zip", json!({ "ids": [id] }));
    let (no_link, no_zip) = (sign(777).await, zip(777).await);
    assert_eq!(no_link.status(), 404);
    for limits in [NOTHING, SECOND_GROUP] {
        staff.reaches(limits).await;
        assert_eq!(face(&sign(shown).await), face(&no_link), "{limits:?}");
        assert_eq!(face(&zip(shown).await), face(&no_zip), "{limits:?}");
    }
    for limits in [FIRST_GROUP, EVERYTHING] {
        staff.reaches(limits).await;
        fetch(&app, &sign(shown).await.ok().json()).await.ok();
        zip(shown).await.ok();
        assert_eq!(face(&sign(loose).await), face(&no_link), "nothing shows it: {limits:?}");
    }
    execute(
        &app,
        "DELETE FROM role_permission WHERE role_id = 9001 AND permission_code IN ('platformOffer', 'platformTodo')",
    )
    .await;
    app.people_changed();
    assert_eq!(face(&sign(shown).await), face(&no_link), "by the code of what shows it");
}
