//! R8 for applications for stores: one step, and an approved one has its store.

use testkit::TestApp;

use super::{APPRS, TASKS, Two};
use crate::document::{DocumentFixture, StepFixture, game};

/// R8
#[tokio::test(flavor = "multi_thread")]
async fn random_operations_with_faults_never_leave_the_model() {
    let app = TestApp::new().await;
    game::play(&app, &applications(&app).await).await;
}

pub async fn applications(app: &TestApp) -> DocumentFixture {
    let people = Two::enter(app, "200001", "zs1").await;
    let steps = vec![StepFixture::new(app, "StoreSaleAppr", "zs1", None).await];
    let form = move |nth: usize| people.form(&format!("r8-{nth}"));
    DocumentFixture {
        create: "/create",
        truths: &[(
            "an approved one has its store",
            "SELECT count(*) FROM offer_store_appr d WHERE d.status = 'APPROVED' AND d.seller_id LIKE 'r8-%' \
             AND d.store_id IS NULL",
        )],
        ..DocumentFixture::new(("offerStoreAppr", "offer_store_appr"), (APPRS, TASKS), steps, form)
    }
}
