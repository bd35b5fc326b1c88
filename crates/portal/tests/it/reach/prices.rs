//! A03-6: promises and what is seen of their prices, of two groups.

use serde_json::{Value, json};
use testkit::TestApp;

use super::{EVERYTHING, FIRST_GROUP, SECOND_GROUP, Staff};
use crate::admin::face;
use crate::matrix::offers::barcode;
use crate::offer::House;
use crate::pricing::{CASES, PAGE, days, on_air, protection, pushed, screenshot, seen};
use crate::support::{execute, number};

/// Of two promises about one barcode a price is held against those within reach.
#[tokio::test]
async fn a_price_is_held_against_promises_within_reach() {
    let app = TestApp::new().await;
    let house = House::in_app(&app).await;
    let staff = Staff::enter(&app).await;
    let barcode = barcode(&app);
    let near = on_air(&house, &barcode).await;
    let far = on_air(&house, &crate::matrix::offers::barcode(&app)).await;
    let theirs =
        format!("UPDATE price_commitment SET barcode = '{barcode}', company_id = 5 WHERE offer_id = {}", far["id"]);
    execute(&app, &theirs).await;
    pushed(&app, "jd", &[seen(&app, &barcode, 150.0)]).await.ok();
    for (limits, offers) in [(EVERYTHING, vec![&near, &far]), (FIRST_GROUP, vec![&near]), (SECOND_GROUP, vec![&far])] {
        staff.reaches(limits).await;
        let rows = staff.client.get(&format!("selection/api/channel-prices?barcode={barcode}")).await.ok().json();
        let against: Vec<&Value> =
            rows[0]["against"].as_array().expect("promises").iter().map(|promise| &promise["offerId"]).collect();
        assert_eq!(against, offers.iter().map(|offer| &offer["id"]).collect::<Vec<_>>(), "{limits:?}");
    }
}

/// A promise beyond reach cannot be said to be broken: it does not exist.
#[tokio::test]
async fn a_broken_promise_is_recorded_within_reach() {
    let app = TestApp::new().await;
    let house = House::in_app(&app).await;
    let staff = Staff::enter(&app).await;
    let offer = on_air(&house, &barcode(&app)).await;
    let promise = protection(&house.merchant, &offer).await["commitments"][0]["id"].clone();
    let files = screenshot(&staff.client).await;
    let record = |promise: &Value| {
        let form = json!({
            "commitmentId": promise, "channel": "tmall", "price": 119.0, "capturedDate": days(&app, 0), "url": PAGE,
            "screenshot": files, "remark": "会员日券后价",
        });
        staff.client.post(CASES, form)
    };
    staff.reaches(SECOND_GROUP).await;
    assert_eq!(face(&record(&promise).await), face(&record(&777.into()).await));
    let cases = format!("SELECT count(*) FROM price_violation WHERE offer_id = {}", offer["id"]);
    assert_eq!(number(&app, &cases).await, 0);
    staff.reaches(FIRST_GROUP).await;
    record(&promise).await.with_status(201);
}
