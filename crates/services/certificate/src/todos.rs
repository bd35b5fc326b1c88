//! What certificates and basic info say on people's first page.

use platform::App;
use platform::access::{Caller, UserType};
use platform::document::{in_review, rejected};
use platform::http::Result;
use platform::todo::{Milestone, Todo};
use sea_orm::{EntityTrait, QueryFilter, QuerySelect};

use crate::VendorCertificate;
use crate::basic_info;
use crate::entity::cert_item::{Column, Entity};
use crate::register;

const SUBMISSIONS: &str = "/services/selection/api/vendor/certificate-submissions";
const CERTIFICATES: &str = "/services/selection/api/vendor/certificates";

/// Within so many days a renewal cannot wait.
const NEAR: i64 = 30;
/// A profile that tells this much is enough to begin with.
const ENOUGH: u8 = 80;

pub fn todos() -> Vec<Todo> {
    let certificates = |who, code, label| Todo::new(who, code, label, CERTIFICATES, register::list);
    let own: &[&str] = &["business_Info", "company_basicInfo"];
    let staff: &[&str] = &["platformCert"];
    vec![
        rejected::<VendorCertificate>("certRejected", "待修改资质", SUBMISSIONS).opens("/business/info?tab=cert"),
        in_review::<VendorCertificate>(SUBMISSIONS).opens("/business/info?tab=cert"),
        certificates(UserType::Biz, "certEnding", "待续期证照")
            .hint("已过期或 30 天内到期")
            .codes(own)
            .filter_by(|today| format!("{IN_FORCE}&expireDate.lessThanOrEqual={}", today.plus_days(NEAR)))
            .opens("/business/info?tab=cert&within=30"),
        certificates(UserType::Platform, "certEnded", "已过期证照")
            .hint("提醒商家续期")
            .codes(staff)
            .filter_by(|today| format!("{IN_FORCE}&expireDate.lessThan={today}"))
            .opens("/platform/cert-radar?tab=ended"),
        certificates(UserType::Platform, "certMonth", "30 天内到期")
            .hint("提醒商家续期")
            .codes(staff)
            .filter_by(|today| {
                let until = today.plus_days(NEAR);
                format!("{IN_FORCE}&expireDate.greaterThanOrEqual={today}&expireDate.lessThanOrEqual={until}")
            })
            .opens("/platform/cert-radar?tab=month"),
    ]
}

const IN_FORCE: &str = "replacedById.specified=false";

pub fn milestones() -> Vec<Milestone> {
    let codes: &[&str] = &["business_Info", "company_basicInfo"];
    vec![
        Milestone::new("basicInfo", "完善基础信息", "联系人、经营概况、生产与仓配，填到 80% 即可", told)
            .enough(ENOUGH)
            .codes(codes)
            .opens("/business/info?tab=basic"),
        Milestone::new("certificate", "上传资质证照", "许可证、商标与检测报告，审核通过后用于报品", held)
            .codes(codes)
            .opens("/business/info?tab=cert"),
    ]
}

async fn told(app: App, caller: Caller) -> Result<u8> {
    let told = basic_info::completeness_of(&app, caller.company_id()).await?;
    Ok(told.clamp(0, 100) as u8)
}

async fn held(app: App, caller: Caller) -> Result<u8> {
    let one = Entity::find().select_only().column(Column::Id).filter(caller.owns(Column::CompanyId)).limit(1);
    let held: Option<i64> = one.into_tuple().one(app.db.read()).await?;
    Ok(if held.is_some() { 100 } else { 0 })
}
