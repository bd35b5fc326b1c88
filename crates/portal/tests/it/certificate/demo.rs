//! The demo's certificates say what the demo's stories say.

use testkit::TestApp;

use crate::support::number;

#[tokio::test]
async fn every_demo_company_has_certificates_and_one_that_ends_soon() {
    let app = TestApp::new().await;
    for company in 2..=6 {
        let of = |more: &str| {
            format!("SELECT count(*) FROM cert_item WHERE company_id = {company} AND replaced_by_id IS NULL {more}")
        };
        let (all, soon) = (number(&app, &of("")).await, number(&app, &of("AND cert_status = 'EXPIRING'")).await);
        assert!((3..=8).contains(&all) && soon >= 1, "company {company}: {all}, {soon}");
        let info =
            format!("SELECT count(*) FROM basic_info WHERE company_id = {company} AND completeness BETWEEN 60 AND 99");
        assert_eq!(number(&app, &info).await, 1, "company {company}");
    }
    let today = app.clock().today();
    let on = |kind: &str, days: i64| {
        format!(
            "SELECT company_id FROM cert_item WHERE cert_type = '{kind}' AND expire_date = '{}'",
            today.plus_days(days)
        )
    };
    assert_eq!(number(&app, &on("FOOD_PRODUCTION", 20)).await, 3);
    assert_eq!(number(&app, &on("CCC", -3)).await, 6);
    // What the message of the demo and the expiry job say of an item is what the item says.
    let open = "SELECT count(*) FROM vendor_certificate WHERE status IN ('APPROVING', 'REJECTED')";
    assert_eq!(number(&app, open).await, 6);
}
