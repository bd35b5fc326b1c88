//! The check of texts before they are published.

use axum::Json;
use axum::extract::State;
use platform::Form;
use platform::access::{Access, Endpoint, post};
use platform::app::App;
use platform::http::{Result, Valid};
use platform::record;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::CONFIGURATION;
use crate::compliance_matcher::{Match, Matcher};
use crate::compliance_words::{ComplianceWord, VERSION};

pub fn endpoints() -> [Endpoint; 1] {
    [post("/api/compliance/check", call)
        .summary("违禁词检查")
        .access(Access::Session, CONFIGURATION)
        .changes_nothing()
        .takes::<ComplianceCheck>()
        .answers::<Verdict>()]
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ComplianceCheck {
    #[field("场景", dict = "ComplianceScene", max = 20, required)]
    pub scene: String,
    #[field("类目", dict = "ProductCategory", max = 50)]
    #[serde(default)]
    pub category_code: Option<String>,
    #[field("文本", max = 200, list, required)]
    pub items: Vec<CheckedText>,
}

#[derive(Clone, Debug, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CheckedText {
    #[field("字段", max = 200, required)]
    pub field: String,
    #[field("名称", max = 100)]
    #[serde(default)]
    pub label: String,
    #[field("内容", max = 10000)]
    #[serde(default)]
    pub text: String,
}

/// PASS, WARN or BLOCK, whatever the worst hit is.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ComplianceVerdict)]
pub struct Verdict {
    pub level: &'static str,
    pub hits: Vec<Hit>,
}

/// `start` and `end` count UTF-16 units, as pages do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ComplianceHit)]
pub struct Hit {
    pub field: String,
    pub label: String,
    pub word: String,
    pub start: usize,
    pub end: usize,
    pub level: String,
    pub law_ref: Option<String>,
    pub suggestion: Option<String>,
}

async fn call(State(app): State<App>, Valid(form): Valid<ComplianceCheck>) -> Result<Json<Verdict>> {
    let category = form.category_code.unwrap_or_default();
    check(&app, &form.scene, &category, &form.items).await.map(Json)
}

/// What every service asks before it publishes texts of a product.
pub async fn check(app: &App, scene: &str, category: &str, items: &[CheckedText]) -> Result<Verdict> {
    let matcher = app
        .versioned_cache
        .get(&app.db, VERSION, async |_| {
            let words = record::all::<ComplianceWord, _>(app.db.read()).await?;
            Matcher::new(words.into_iter().map(|row| row.form).collect())
        })
        .await?;
    let hits: Vec<Hit> = items
        .iter()
        .flat_map(|item| matcher.find(scene, category, &item.text).into_iter().map(move |found| hit(item, found)))
        .collect();
    let worst = |level: &str| hits.iter().any(|hit| hit.level == level);
    let level = if worst("BLOCK") {
        "BLOCK"
    } else if worst("WARN") {
        "WARN"
    } else {
        "PASS"
    };
    Ok(Verdict { level, hits })
}

fn hit(item: &CheckedText, found: Match<'_>) -> Hit {
    let units = |end: usize| item.text[..end].encode_utf16().count();
    Hit {
        field: item.field.clone(),
        label: item.label.clone(),
        word: item.text[found.start..found.end].to_owned(),
        start: units(found.start),
        end: units(found.end),
        level: found.word.level.clone(),
        law_ref: found.word.law_ref.clone(),
        suggestion: found.word.suggestion.clone(),
    }
}
