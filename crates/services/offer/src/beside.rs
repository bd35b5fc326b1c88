//! What a line or a detail of an offer says that is no column of its own. Described here, and written member by member
//! where offers are shown (`Offer::derive`, `Offer::enrich`): a page has too many to make each of them first.
#![expect(dead_code, reason = "nothing is made of these, they describe")]

use platform::Timestamp;
use platform::document::Picture;
use utoipa::ToSchema;

use crate::badge_rules::Badge;
use crate::steps::OfferScore;

#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
pub struct OfferBeside {
    offer_id: i64,
    offer_name: String,
    #[schema(required)]
    min_final_price: Option<f64>,
    badges: Vec<Badge>,
    suspended: bool,
    restrict_reasons: Vec<String>,
    offer_spu_extend: OfferSpuExtend,
    #[schema(required)]
    main_image: Option<Picture>,
    /// From here on for staff alone.
    first_score: Option<OfferScore>,
    bd_user_id: Option<i64>,
    bd_user_name: Option<String>,
    /// With itself; 0 without a barcode.
    same_barcode_count: Option<i64>,
    task: Option<OfferTask>,
}

#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
pub struct OfferSpuExtend {
    prd_echelon_level: Option<String>,
    offer_copy_flag: Option<bool>,
    sel_product_flag: Option<bool>,
    risk_level: Option<String>,
}

/// The task that waits.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
pub struct OfferTask {
    id: i64,
    step: String,
    step_name: String,
    assignee_id: Option<i64>,
    assignee_name: Option<String>,
    due_date: Timestamp,
    overtime: bool,
    batchable: bool,
    can_decide: bool,
}
