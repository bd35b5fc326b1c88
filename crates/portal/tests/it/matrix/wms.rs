//! Whose goods a call may reach, and which tasks.

use std::sync::atomic::{AtomicUsize, Ordering};

use testkit::TestApp;

use super::tenants::Fixture;
use crate::document::tenancy;
use crate::wms;

/// `None` for places that are nothing of the warehouse.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    static NTH: AtomicUsize = AtomicUsize::new(1_000);
    let nth = NTH.fetch_add(10, Ordering::Relaxed);
    if place.contains("/goods-changes") {
        return tenancy::of_change(app, place, nth, wms::goods).await;
    }
    tenancy::fixture(app, place, nth, wms::goods).await
}
