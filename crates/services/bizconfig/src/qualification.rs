//! The matrix of qualifications: which papers a category asks for, in which case, and how strictly. One source for
//! forms, quality control and checks in advance.

use async_trait::async_trait;
use platform::Form;
use platform::app::App;
use platform::db::{Column, ColumnKind, Tx};
use platform::form::{Checks, Form as _};
use platform::http::Result;
use platform::record::{self, Record};
use platform::setting;
use sea_orm::sea_query::Order;
use serde::{Deserialize, Serialize};

use crate::categories::is_within;
use crate::texts;

pub const VERSION: &str = "qualification.version";
pub const MUST: &str = "MUST";
pub const ONE_OF: &str = "ONE_OF";

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct QualificationRuleForm {
    #[field("类目", dict = "ProductCategory", max = 50, required)]
    pub category_code: String,
    #[field("证照类型", dict = "CertType", max = 50, required)]
    pub cert_type: String,
    #[field("资质层级", dict = "CertLevel", max = 20, required)]
    pub level: String,
    #[field("资质要求", dict = "RequireLevel", max = 20, required)]
    pub required: String,
    /// Those of one group stand for each other.
    #[field("多选一分组", max = 50)]
    pub group: Option<String>,
    #[field("跨境")]
    pub cross_border: Option<bool>,
    #[field("品牌性质", dict = "BrandNature", max = 50)]
    pub brand_nature: Option<String>,
    #[field("风险等级", dict = "RiskLevel", max = 50)]
    pub risk_level: Option<String>,
    #[field("最少剩余天数", low = 0, high = 3650)]
    pub min_remain_days: i32,
    #[field("说明", max = 255, area)]
    pub note: Option<String>,
}

impl QualificationRuleForm {
    /// In every case: the cells of the matrix.
    pub fn is_always(&self) -> bool {
        self.cross_border.is_none() && self.brand_nature.is_none() && self.risk_level.is_none()
    }

    fn case(&self) -> (&str, &str, Option<bool>, Option<&str>, Option<&str>) {
        let (nature, risk) = (self.brand_nature.as_deref(), self.risk_level.as_deref());
        (&self.category_code, &self.cert_type, self.cross_border, nature, risk)
    }
}

/// What a product is, as far as the rules ask.
#[derive(Clone, Copy, Debug, Default)]
pub struct Product<'a> {
    pub category_code: &'a str,
    pub cross_border: bool,
    pub brand_nature: &'a str,
    pub risk_level: &'a str,
}

/// The rules for a product: those of its category and of all above it, in the cases that are given. Where two speak of
/// the same paper, the one of the nearer category counts, then the one with more conditions.
pub async fn rules_for(app: &App, product: Product<'_>) -> Result<Vec<QualificationRuleForm>> {
    let all = app
        .versioned_cache
        .get(&app.db, VERSION, async |_| {
            let rows = record::all::<QualificationRule, _>(app.db.read()).await?;
            Ok(rows.into_iter().map(|row| row.form).collect::<Vec<_>>())
        })
        .await?;
    Ok(choose(&all, product))
}

fn choose(all: &[QualificationRuleForm], product: Product<'_>) -> Vec<QualificationRuleForm> {
    let given = |rule: &&QualificationRuleForm| {
        is_within(product.category_code, &rule.category_code)
            && rule.cross_border.is_none_or(|cross| cross == product.cross_border)
            && rule.brand_nature.as_ref().is_none_or(|nature| nature == product.brand_nature)
            && rule.risk_level.as_ref().is_none_or(|risk| risk == product.risk_level)
    };
    let weight = |rule: &QualificationRuleForm| {
        let conditions = [rule.cross_border.is_some(), rule.brand_nature.is_some(), rule.risk_level.is_some()];
        (rule.category_code.len(), conditions.iter().filter(|on| **on).count())
    };
    let mut chosen: Vec<&QualificationRuleForm> = Vec::new();
    for rule in all.iter().filter(given) {
        match chosen.iter_mut().find(|known| known.cert_type == rule.cert_type) {
            Some(known) if weight(rule) > weight(known) => *known = rule,
            Some(_) => {}
            None => chosen.push(rule),
        }
    }
    chosen.into_iter().cloned().collect()
}

pub struct QualificationRule;

#[async_trait]
impl Record for QualificationRule {
    type Form = QualificationRuleForm;

    const KIND: &'static str = "qualificationRule";
    const NAME: &'static str = "资质要求";
    const TABLE: &'static str = "qualification_rule";
    const LISTED: &'static [Column] = &[Column::new("categoryCode", "category_code", ColumnKind::Enum).sortable()];
    const SORT: (&'static str, Order) = ("categoryCode", Order::Asc);
    const EDIT: &'static [&'static str] = &["rule_edit"];

    fn title(form: &QualificationRuleForm) -> String {
        format!("{} {}", form.category_code, form.cert_type)
    }

    fn check(form: &QualificationRuleForm, checks: &mut Checks) {
        if form.required == ONE_OF && form.group.is_none() {
            checks.refuse_field(QualificationRuleForm::FIELDS, "group", texts::RULE_GROUP);
        }
    }

    async fn admit(tx: &Tx, id: i64, form: &QualificationRuleForm, checks: &mut Checks) -> Result<()> {
        let others = record::all::<Self, _>(tx).await?;
        if others.iter().any(|other| other.id != id && other.form.case() == form.case()) {
            checks.refuse_field(QualificationRuleForm::FIELDS, "certType", texts::RULE_DUP);
        }
        Ok(())
    }

    async fn changed(tx: &Tx) -> Result<()> {
        setting::bump(tx, VERSION).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(category: &str, cert: &str, required: &str) -> QualificationRuleForm {
        let (category_code, cert_type) = (category.into(), cert.into());
        QualificationRuleForm { category_code, cert_type, required: required.into(), ..Default::default() }
    }

    #[test]
    fn the_nearer_category_and_the_narrower_case_count() {
        let imported = QualificationRuleForm { cross_border: Some(true), ..rule("Food", "CUSTOMS", "MUST") };
        let agent = QualificationRuleForm { brand_nature: Some("AGENT_L1".into()), ..rule("Food", "AUTH", "MUST") };
        let all = [
            rule("Food", "REPORT", "MUST"),
            rule("Food_Health", "REPORT", "SHOULD"),
            rule("Food", "AUTH", "SHOULD"),
            agent,
            imported,
            rule("Fashion", "REPORT", "MUST"),
        ];
        let found = |product: Product| -> Vec<String> {
            choose(&all, product).iter().map(|rule| format!("{} {}", rule.cert_type, rule.required)).collect()
        };
        let food = Product { category_code: "Food", brand_nature: "OWN", ..Default::default() };
        assert_eq!(found(food), ["REPORT MUST", "AUTH SHOULD"]);
        let health = Product { category_code: "Food_Health", cross_border: true, brand_nature: "AGENT_L1", ..food };
        assert_eq!(found(health), ["REPORT SHOULD", "AUTH MUST", "CUSTOMS MUST"]);
    }
}
