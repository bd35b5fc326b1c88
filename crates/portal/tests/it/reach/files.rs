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

/// A03-6: the same for what is no document and shows files in a way of its own.
#[tokio::test]
async fn what_a_company_shows_is_read_by_those_who_reach_it() {
    let app = TestApp::new().await;
    let staff = Staff::enter(&app).await;
    let merchant = app.login("200001", "admin").await;
    let rows = [
        ("company", "SELECT id FROM company WHERE id = 2"),
        ("companyBrand", "SELECT min(id) FROM company_brand WHERE company_id = 2"),
        ("feedback", "SELECT min(id) FROM feedback WHERE company_id = 2"),
        ("priceViolation", "SELECT min(id) FROM price_violation WHERE company_id = 2"),
    ];
    for (place, (biz_type, row)) in (1..).zip(rows) {
        let file = uploaded(&merchant, "", "a.jpg", &jpeg(9, 9)).await["fileId"].as_i64().expect("an id");
        let relation = format!(
            "INSERT INTO file_relation (id, biz_type, biz_id, slot, file_id, sort, is_primary, created_date) \
             VALUES ({place}, '{biz_type}', ({row}), 'files', {file}, 0, false, 0)"
        );
        execute(&app, &relation).await;
        for (limits, status) in [(NOTHING, 404), (SECOND_GROUP, 404), (FIRST_GROUP, 200), (EVERYTHING, 200)] {
            staff.reaches(limits).await;
            let answer = staff.client.get(&format!("fileservice/api/files/{file}/sign-url")).await;
            assert_eq!(answer.status(), status, "{biz_type} {limits:?}");
        }
    }
}
