//! What each approver of a registration fills in.

use platform::Form;
use platform::form::Ticked;
use platform::workflow::{Step, StepForm};
use serde::{Deserialize, Serialize};

pub const SALE: &str = "CompanySaleAppr";
pub const LEGAL: &str = "CompanyLegalAppr";
pub const FINANCE: &str = "CompanyFinanceAppr";

pub const STEPS: &[Step] = &[
    Step::new(SALE, "招商审核", ("ZHAOSHANG", "招商"), "company_saleApprove")
        .to_contact()
        .with_form(StepForm::of::<CompanySaleStep>()),
    Step::new(LEGAL, "法务审核", ("LEGAL", "法务"), "company_legalApprove")
        .with_form(StepForm::of::<CompanyLegalStep>()),
    Step::new(FINANCE, "财务审核", ("FINANCE", "财务"), "company_financeApprove")
        .with_form(StepForm::of::<CompanyFinanceStep>()),
];

/// Where the company belongs on the platform's side.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct CompanySaleStep {
    #[field("商家分组", dict = "VendorGroup", max = 20, required)]
    pub vendor_group: Option<String>,
    #[field("合作直播间", dict = "LiveRoom", max = 20, required)]
    pub live_rooms: Vec<String>,
    #[field("招商负责人", to = "user", required)]
    pub bd_user_id: Option<i64>,
}

/// The licence against the public register, line by line.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct CompanyLegalStep {
    #[field("执照清晰", required)]
    pub license_clear: Ticked,
    #[field("信息一致", required)]
    pub facts_match: Ticked,
    #[field("经营状态正常", required)]
    pub status_normal: Ticked,
    #[field("经营范围匹配", required)]
    pub scope_fits: Ticked,
    #[field("法人一致", required)]
    pub legal_person_matches: Ticked,
    #[field("商标/授权有效", required)]
    pub brands_valid: Ticked,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct CompanyFinanceStep {
    #[field("账户一致", required)]
    pub account_matches: Ticked,
    #[field("纳税人类型无误", required)]
    pub taxpayer_right: Ticked,
    #[field("账期确认", required)]
    pub period_agreed: Ticked,
}
