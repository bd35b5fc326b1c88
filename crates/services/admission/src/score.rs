//! The credit score of a company with its reasons, for the company itself and for the staff.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Ctx, Endpoint, Tenant, get};
use platform::db::Tx;
use platform::http::{Id, Result};
use platform::workflow::{Decided, decided_since};
use platform::{App, Date};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use crate::score_rules::{Cost, DAYS, FACTORS, ScoreItem, score};
use crate::staff::reached;

pub fn endpoint() -> Endpoint {
    get("/api/companies/{id}/score", read)
        .summary("企业信用分")
        .access(Access::Codes(&["business_Info", "platformCompany"]), Tenant::Reach)
        .answers::<CompanyScore>()
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CompanyScore {
    company_id: i64,
    score: i32,
    /// What happened before no longer counts.
    since: Date,
    items: Vec<ScoreItem>,
}

async fn read(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Json<CompanyScore>> {
    reached(&app, app.db.read(), &caller, id).await?;
    let items = items_of(&app, &[id]).await?.remove(&id).unwrap_or_default();
    Ok(Json(CompanyScore { company_id: id, score: score(&items), since: since(&app), items }))
}

/// Brings what the staff's list shows up to date; returns how many moved.
pub async fn refresh(app: &App) -> Result<usize> {
    let merchants = company::merchants(app.db.read()).await?;
    let ids: Vec<i64> = merchants.iter().map(|company| company.id).collect();
    let scores: HashMap<i64, i32> = items_of(app, &ids).await?.iter().map(|(id, items)| (*id, score(items))).collect();
    let job = |tx: Tx, scores: HashMap<i64, i32>| async move {
        let moved = company::keep_scores(&tx, &scores).await?;
        if !moved.is_empty() {
            tx.audit(|entry| {
                entry.biz_type = company::BIZ_TYPE;
                entry.after = Some(json!({ "creditScores": moved }));
            });
        }
        Ok(moved.len())
    };
    app.db.write(&Ctx::system("company.creditScore"), scores, job).await
}

fn since(app: &App) -> Date {
    app.clock().today().plus_days(-DAYS)
}

/// For each company one statement a factor, not one a company. A factor whose module does not tell is not there.
async fn items_of(app: &App, ids: &[i64]) -> Result<HashMap<i64, Vec<ScoreItem>>> {
    let since = since(app);
    let decided = decided_since(app.db.read(), ids, since.bounds().0).await?;
    let faults = app.points.ask(app, company::Conduct { company_ids: ids.to_vec(), since }).await?;
    let mut items: HashMap<i64, Vec<ScoreItem>> = ids.iter().map(|id| (*id, Vec::new())).collect();
    for factor in FACTORS {
        if let Cost::Share = factor.cost {
            for (id, items) in &mut items {
                let Decided { approved, rejected } = decided.get(id).copied().unwrap_or_default();
                items.push(factor.item(rejected, approved + rejected));
            }
        } else if let Some((_, found)) = faults.iter().find(|(fault, _)| factor.fault == Some(*fault)) {
            for (id, items) in &mut items {
                items.push(factor.item(found.get(id).map_or(0, |found| found.len() as i64), 0));
            }
        }
    }
    Ok(items)
}
