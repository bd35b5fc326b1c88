//! What the approvers of an offer fill in. None of it changes what the merchant has offered.

use platform::Form;
use platform::form::Ticked;
use platform::workflow::{Step, StepForm};
use serde::{Deserialize, Serialize};

pub const SALE: &str = "SaleAppr";
pub const FIRST: &str = "FirstAppr";
pub const FINAL: &str = "FinalAppr";

pub const STEPS: &[Step] = &[
    Step::new(SALE, "招商审核", ("ZHAOSHANG", "招商"), "offer_saleApprove")
        .to_contact()
        .batchable()
        .with_form(StepForm::of::<OfferSaleStep>()),
    Step::new(FIRST, "初选", ("SELECTION_FIRST", "初选"), "offer_firstApprove")
        .batchable()
        .with_form(StepForm::of::<OfferFirstStep>()),
    Step::new(FINAL, "终选", ("SELECTION_FINAL", "终选"), "offer_finalApprove")
        .with_form(StepForm::of::<OfferFinalStep>()),
];

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct OfferSaleStep {
    #[field("报品类别", dict = "OfferCategory", max = 50, required)]
    pub offer_category: Option<String>,
    #[field("佣金率已确认", required, missing = "请确认佣金率")]
    pub commission_confirmed: Ticked,
    #[field("坑位费已确认", required, missing = "请确认坑位费")]
    pub slot_fee_confirmed: Ticked,
    #[field("挂链提交人", max = 50)]
    pub link_submitter: Option<String>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct OfferFirstStep {
    #[field("评分", part)]
    pub score: OfferScore,
    #[field("样品结论", max = 255, area)]
    pub sample_result: Option<String>,
    #[field("初选意见", max = 255, area)]
    pub comment: Option<String>,
}

/// One to five each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct OfferScore {
    #[field("产品力", low = 1, high = 5, required)]
    pub product: Option<i64>,
    #[field("价格力", low = 1, high = 5, required)]
    pub price: Option<i64>,
    #[field("品牌力", low = 1, high = 5, required)]
    pub brand: Option<i64>,
    #[field("匹配度", low = 1, high = 5, required)]
    pub r#match: Option<i64>,
}

impl OfferScore {
    /// Hundredths, for lists to sort by; nothing before all four are given.
    pub fn average(&self) -> Option<i64> {
        Some((self.product? + self.price? + self.brand? + self.r#match?) * 25)
    }
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct OfferFinalStep {
    #[field("梯队", dict = "PrdEchelonLevel", max = 50, required)]
    pub prd_echelon_level: Option<String>,
    #[field("排期场景", dict = "ShowScheduleScene", max = 50)]
    pub show_schedule_scene: Option<String>,
    #[field("精选品")]
    pub sel_product_flag: bool,
    #[field("超级八点")]
    pub super_eight_product: bool,
    #[field("有条件通过")]
    pub conditional: bool,
}
