//! The papers that an offer needs against the papers that its company has.

use bizconfig::categories;
use bizconfig::qualification::{self, MUST, ONE_OF, Product, QualificationRuleForm};
use certificate::HeldCertificate;
use platform::dict::Dictionaries;
use platform::http::Result;
use platform::{App, Date};
use sea_orm::ConnectionTrait;
use serde::Serialize;
use utoipa::ToSchema;

use crate::attr_rules::is_delicate;
use crate::form::OfferForm;
use crate::precheck::{BLOCK, PASS, WARN};

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
    /// Whom it was given to.
    #[serde(skip)]
    subject: String,
}

impl CertFinding {
    /// A filing is made by somebody: it is not a product's where the product names somebody else.
    pub fn is_of_another(&self, registrant: &str) -> bool {
        let named = !registrant.is_empty() && !self.subject.is_empty() && FILINGS.contains(&&*self.cert_type);
        named && !certificate::is_same_name(registrant, &self.subject)
    }
}

/// Papers of one product, which names them by their number.
const FILINGS: [&str; 2] = ["COSMETIC_FILING", "COSMETIC_SPECIAL"];
/// Claims that a summary of what was found out has to bear out.
const NEEDS_SUMMARY: [&str; 5] = ["ANTI_WRINKLE", "FIRMING", "SOOTHING", "OIL_CONTROL", "EXFOLIATE"];

pub async fn examine(
    db: &impl ConnectionTrait,
    app: &App,
    company_id: i64,
    form: &OfferForm,
) -> Result<Vec<CertFinding>> {
    let nature = match form.brand_id {
        Some(id) => company::brand_right(db, id).await?.map(|right| right.nature).unwrap_or_default(),
        None => String::new(),
    };
    let risk = risk_level(app, form).await?;
    let product = Product {
        category_code: form.category(),
        cross_border: form.is_domestic == Some(false),
        brand_nature: &nature,
        risk_level: &risk,
    };
    let rules = told(qualification::rules_for(app, product).await?, form);
    let held = certificate::in_force(db, company_id).await?;
    let dictionaries = app.dict.all(&app.db).await?;
    Ok(compare(&rules, &held, form, app.clock().today(), &dictionaries))
}

/// That of its category, unless the product itself gives reason to be wary.
pub async fn risk_level(app: &App, form: &OfferForm) -> Result<String> {
    if is_delicate(form) {
        return Ok("HIGH".into());
    }
    let tree = categories::kept(app).await?;
    let category = categories::find(&tree, form.category());
    Ok(category.map_or_else(String::new, |category| category.risk_level_default.clone()))
}

/// What a product says of itself makes papers a must that its category only asks for in such cases.
fn told(mut rules: Vec<QualificationRuleForm>, form: &OfferForm) -> Vec<QualificationRuleForm> {
    let attrs = &form.offer_attrs;
    let yes = |code: &str| attrs.get(code).as_bool().unwrap_or_default();
    let claims = attrs.get("efficacy").as_array().into_iter().flatten();
    let summary = claims.filter_map(|claim| claim.as_str()).any(|claim| NEEDS_SUMMARY.contains(&claim));
    let told = [
        (attrs.text("cosmeticType") == "SPECIAL", "COSMETIC_SPECIAL"),
        (summary, "EFFICACY"),
        (attrs.text("foodType") == "HEALTH", "HEALTH_FOOD"),
        (yes("foodContact"), "TEST_REPORT"),
        (yes("disinfectFlag"), "DISINFECT"),
        (yes("wireless"), "SRRC"),
    ];
    for (_, paper) in told.into_iter().filter(|(told, _)| *told) {
        match rules.iter_mut().find(|rule| rule.cert_type == paper) {
            Some(rule) => rule.required = MUST.into(),
            None => rules.push(QualificationRuleForm {
                category_code: form.category().into(),
                cert_type: paper.into(),
                level: "SPU".into(),
                required: MUST.into(),
                ..QualificationRuleForm::default()
            }),
        }
    }
    // What has to be registered is not filed.
    if rules.iter().any(|rule| rule.cert_type == FILINGS[1] && rule.required == MUST) {
        rules.retain(|rule| rule.cert_type != FILINGS[0]);
    }
    rules
}

/// Papers of one group stand for each other: one that is valid is enough.
fn compare(
    rules: &[QualificationRuleForm],
    held: &[HeldCertificate],
    form: &OfferForm,
    today: Date,
    dictionaries: &Dictionaries,
) -> Vec<CertFinding> {
    let best = |rule: &QualificationRuleForm| {
        let number = match &*rule.cert_type {
            kind if FILINGS.contains(&kind) => Some(form.offer_attrs.text("filingNo")),
            "CCC" => Some(form.offer_attrs.text("cccNo")).filter(|number| !number.is_empty()),
            _ => None,
        };
        let fits = |paper: &&HeldCertificate| {
            paper.cert_type == rule.cert_type
                && (paper.brand_id.is_none() || paper.brand_id == form.brand_id)
                && number.is_none_or(|number| paper.cert_no == number)
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
    let group = |rule: &QualificationRuleForm| -> Vec<&QualificationRuleForm> {
        let one_of = rule.required == ONE_OF && rule.group.is_some();
        rules.iter().filter(|other| one_of && other.required == ONE_OF && other.group == rule.group).collect()
    };
    let name = |rule: &QualificationRuleForm| dictionaries.label("CertType", &rule.cert_type).to_owned();
    let shown = rules.iter().filter_map(|rule| {
        let group = group(rule);
        let Some(first) = group.first() else { return Some((rule, name(rule))) };
        // Of papers that stand for each other those that are there are named; where none is, all of them at once.
        match group.iter().any(|other| holds(other)) {
            true => left(rule).is_some().then(|| (rule, name(rule))),
            false => std::ptr::eq(*first, rule)
                .then(|| (rule, group.iter().map(|other| name(other)).collect::<Vec<_>>().join("或"))),
        }
    });
    shown
        .map(|(rule, label)| {
            let enough = holds(rule) || group(rule).into_iter().any(holds);
            let early = ["COMPANY", "BRAND"].contains(&rule.level.as_str());
            let severity = match (enough, rule.required.as_str()) {
                (true, _) | (_, "SHOULD") => PASS,
                (false, _) if early => BLOCK,
                (false, _) => WARN,
            };
            let paper = best(rule);
            CertFinding {
                label,
                cert_type: rule.cert_type.clone(),
                level: rule.level.clone(),
                required: rule.required.clone(),
                state: state(rule),
                severity,
                cert_id: paper.map(|paper| paper.id),
                expire_date: paper.and_then(|paper| paper.expire_date),
                subject: paper.map(|paper| paper.subject_name.clone()).unwrap_or_default(),
            }
        })
        .collect()
}

/// What still has to come before the final decision, unless it is a conditional one.
pub fn is_complete(findings: &[CertFinding]) -> bool {
    findings.iter().all(|finding| finding.severity == PASS)
}
