//! R8 for offers: three steps with forms, and an end of their own.

use serde_json::json;
use testkit::TestApp;

use super::{House, OFFERS, TASKS, final_form, first_form, nth_barcode, sale_form};
use crate::document::{DocumentFixture, OwnEvent, StepFixture, game};

const TRUTHS: &[(&str, &str)] = &[
    (
        "an offer has the SKUs of its form",
        "SELECT count(*) FROM offer d WHERE d.code LIKE 'BP%' AND d.title = '花植积雪草修护晚霜' \
         AND (SELECT count(*) FROM offer_sku s WHERE s.offer_id = d.id) <> 1",
    ),
    (
        "what was approved promises its price",
        "SELECT count(*) FROM offer d WHERE d.status = 'APPROVED' AND d.title = '花植积雪草修护晚霜' \
         AND NOT EXISTS (SELECT 1 FROM price_commitment c WHERE c.offer_id = d.id AND c.status = 'DRAFT')",
    ),
];

/// R8
#[tokio::test(flavor = "multi_thread")]
async fn random_operations_on_offers_never_leave_the_model() {
    let app = TestApp::new().await;
    game::play(&app, &offers(&app).await).await;
}

pub async fn offers(app: &TestApp) -> DocumentFixture {
    let house = House::in_app(app).await;
    let steps = vec![
        StepFixture::new(app, "SaleAppr", "zs1", Some(sale_form())).await,
        StepFixture::new(app, "FirstAppr", "cx1", Some(first_form())).await,
        StepFixture::new(app, "FinalAppr", "zx1", Some(final_form())).await,
    ];
    let stop = OwnEvent {
        name: "stop",
        staff: house.last.clone(),
        from: "APPROVED",
        to: "STOPED",
        body: json!({ "stopReason": "VENDOR" }),
    };
    let first = house.form(&nth_barcode(0));
    let form = move |nth: usize| {
        let mut form = first.clone();
        form["skus"][0]["barcode"] = nth_barcode(nth).into();
        form
    };
    DocumentFixture {
        kept: |form, made| form["skus"][0]["id"] = made["skus"][0]["id"].clone(),
        own: vec![stop],
        bd_cancels_approved: true,
        truths: TRUTHS,
        ..DocumentFixture::new(("offer", "offer"), (OFFERS, TASKS), steps, form)
    }
}
