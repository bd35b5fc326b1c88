//! Words in use, and those of them that may be the same.

use std::collections::BTreeMap;

use axum::Json as Body;
use axum::extract::State;
use bizconfig::attr_resolve;
use offer::spelling::{self, Place, Scope};
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, get};
use platform::document::Document as _;
use platform::http::{Params, Result};
use platform::workflow::status::{APPROVING, CREATED, REJECTED};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, Query};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::merge::{AttrMerge, AttrMergeForm, MergeItem, label, scope_of};
use crate::suggest_rules::suggest;

pub fn endpoints() -> Vec<Endpoint> {
    let reads = |endpoint: Endpoint| {
        endpoint.access(Access::Codes(AttrMerge::KIND.codes.read), Tenant::Reach).needs("categoryCode", "类目编码")
    };
    vec![
        reads(get("/api/attr-merges/suggestions", suggestions))
            .summary("建议合并")
            .answers_all::<AttrMergeSuggestion>(),
        reads(get("/api/attr-merges/words", words)).summary("在用的属性名与属性值").answers_all::<AttrWords>(),
    ]
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Asked {
    category_code: String,
}

impl Asked {
    /// A company asks about its own words, the staff about those of the companies that they reach.
    fn scope(self, app: &App, caller: &Caller) -> Scope {
        let reach = match scope_of(caller) {
            Some(company_id) => spelling::reach_of(Some(company_id)),
            None => app.organisation.reach(caller),
        };
        Scope { category: self.category_code, reach }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AttrMergeSuggestion {
    merge_type: &'static str,
    category_code: String,
    attr_code: String,
    attr_label: String,
    source_items: Vec<MergeItem>,
    target_item: String,
    /// Why they may be the same, in words.
    reason: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AttrWords {
    merge_type: &'static str,
    attr_code: String,
    attr_label: String,
    /// The most used first.
    values: Vec<MergeItem>,
}

/// What is proposed already, even as a draft, is not suggested again.
async fn suggestions(
    State(app): State<App>,
    caller: Caller,
    Params(asked): Params<Asked>,
) -> Result<Body<Vec<AttrMergeSuggestion>>> {
    let scope = asked.scope(&app, &caller);
    let used = spelling::usage(app.db.read(), &scope).await?;
    let twins = spelling::twins(app.db.read(), &scope).await?;
    let labels = attr_resolve::labels(&app).await?;
    let proposed = proposed(app.db.read(), &caller, &scope.category).await?;
    let is_proposed = |place: Place, attr: &str, word: &str| {
        proposed.iter().any(|form| {
            form.merge_type == place.code()
                && (place == Place::Name || form.attr_code.as_deref() == Some(attr))
                && form.source_items.iter().any(|item| item.value.as_deref() == Some(word))
        })
    };
    let found = suggest(&used, &twins).into_iter().filter_map(|mut found| {
        found.sources.retain(|(word, _)| !is_proposed(found.place, &found.attr, word));
        (!found.sources.is_empty()).then(|| AttrMergeSuggestion {
            merge_type: found.place.code(),
            category_code: scope.category.clone(),
            attr_label: label(&labels, found.place.code(), &found.attr),
            attr_code: found.attr,
            source_items: found.sources.into_iter().map(item).collect(),
            target_item: found.target,
            reason: found.reason.words(),
        })
    });
    Ok(Body(found.collect()))
}

async fn words(State(app): State<App>, caller: Caller, Params(asked): Params<Asked>) -> Result<Body<Vec<AttrWords>>> {
    let labels = attr_resolve::labels(&app).await?;
    let mut all: BTreeMap<(Place, String), Vec<MergeItem>> = BTreeMap::new();
    for usage in spelling::usage(app.db.read(), &asked.scope(&app, &caller)).await? {
        all.entry((usage.place, usage.attr)).or_default().push(item((usage.word, usage.count)));
    }
    let found = all.into_iter().map(|((place, attr), values)| AttrWords {
        merge_type: place.code(),
        attr_label: label(&labels, place.code(), &attr),
        attr_code: attr,
        values,
    });
    Ok(Body(found.collect()))
}

fn item((value, count): (String, i64)) -> MergeItem {
    MergeItem { value: Some(value), usage_count: Some(count) }
}

async fn proposed(db: &impl ConnectionTrait, caller: &Caller, category: &str) -> Result<Vec<AttrMergeForm>> {
    let column = Expr::col::<&str>;
    let open = Query::select()
        .column("form")
        .from(AttrMerge::KIND.table)
        .and_where(column("company_id").eq(caller.company_id()))
        .and_where(column("status").is_in([CREATED, APPROVING, REJECTED]))
        .and_where(column("category_code").eq(category))
        .and_where(column("is_deleted").eq(false))
        .to_owned();
    let rows = db.query_all(&open).await?;
    rows.iter().map(|row| Ok(serde_json::from_str(&row.try_get::<String>("", "form")?)?)).collect()
}
