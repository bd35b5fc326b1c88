//! The papers that an offer needs against the papers that its company has.

use bizconfig::categories;
use bizconfig::qualification::{self, MUST, Product, QualificationRuleForm};
use certificate::HeldCertificate;
use platform::Date;
use platform::dict::Dictionaries;
use platform::http::Result;
use sea_orm::ConnectionTrait;
use serde::Serialize;
use utoipa::ToSchema;

use crate::precheck::{BLOCK, PASS, Subject, WARN};

/// One paper, and how things stand with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfferCertFinding)]
pub struct CertFinding {
    pub cert_type: String,
    pub label: String,
    /// COMPANY, BRAND, SPU or SKU: whose paper it is.
    pub level: String,
    /// MUST, SHOULD or ONE_OF
    pub required: String,
    /// VALID, EXPIRING, EXPIRED or MISSING
    pub state: &'static str,
    pub severity: &'static str,
    pub cert_id: Option<i64>,
    pub expire_date: Option<Date>,
}

pub async fn examine(db: &impl ConnectionTrait, subject: Subject<'_>, nature: &str) -> Result<Vec<CertFinding>> {
    let (form, app) = (subject.form, &subject.actor.app);
    let tree = categories::kept(app).await?;
    let risk = categories::find(&tree, form.category()).map_or("", |category| &category.risk_level_default);
    let product = Product {
        category_code: form.category(),
        cross_border: form.is_domestic == Some(false),
        brand_nature: nature,
        risk_level: risk,
    };
    let rules = qualification::rules_for(app, product).await?;
    let held = certificate::in_force(db, subject.company_id).await?;
    Ok(compare(&rules, &held, form.brand_id, app.clock().today(), &subject.actor.dictionaries))
}

/// Papers of one group stand for each other: one that is valid is enough.
fn compare(
    rules: &[QualificationRuleForm],
    held: &[HeldCertificate],
    brand: Option<i64>,
    today: Date,
    dictionaries: &Dictionaries,
) -> Vec<CertFinding> {
    let best = |rule: &QualificationRuleForm| {
        let fits = |paper: &&HeldCertificate| {
            paper.cert_type == rule.cert_type && (paper.brand_id.is_none() || paper.brand_id == brand)
        };
        held.iter().filter(fits).max_by_key(|paper| paper.expire_date.map_or(i64::MAX, |end| end.days_since(today)))
    };
    let left = |rule: &QualificationRuleForm| {
        best(rule).map(|paper| paper.expire_date.map_or(i64::MAX, |end| end.days_since(today)))
    };
    let state = |rule: &QualificationRuleForm| match left(rule) {
        None => "MISSING",
        Some(left) if left < 0 => "EXPIRED",
        Some(left) if left <= 90 => "EXPIRING",
        Some(_) => "VALID",
    };
    // A paper that ends before the show is over helps nobody.
    let holds = |rule: &QualificationRuleForm| left(rule).is_some_and(|left| left >= i64::from(rule.min_remain_days));
    rules
        .iter()
        .map(|rule| {
            let group = rules.iter().filter(|other| rule.group.is_some() && other.group == rule.group);
            let enough = holds(rule) || group.into_iter().any(holds);
            let early = ["COMPANY", "BRAND"].contains(&rule.level.as_str());
            let severity = match (enough, rule.required.as_str()) {
                (true, _) | (_, "SHOULD") => PASS,
                (false, _) if early => BLOCK,
                (false, _) => WARN,
            };
            let paper = best(rule);
            CertFinding {
                label: dictionaries.label("CertType", &rule.cert_type).to_owned(),
                cert_type: rule.cert_type.clone(),
                level: rule.level.clone(),
                required: rule.required.clone(),
                state: state(rule),
                severity,
                cert_id: paper.map(|paper| paper.id),
                expire_date: paper.and_then(|paper| paper.expire_date),
            }
        })
        .collect()
}

/// What still has to come before the final decision, unless it is a conditional one.
pub fn is_complete(findings: &[CertFinding]) -> bool {
    findings.iter().all(|finding| finding.severity == PASS || finding.required != MUST)
}
