//! What merchants hear of needs and of their answers.

use platform::App;
use platform::db::Tx;
use platform::document::{Notice, Receiver};
use platform::http::Result;

use crate::answers::Verdict;
use crate::entity::need::Model;
use crate::needs::BIZ_TYPE;

const PAGE: &str = "/product-manager/need-supplied-product";

pub async fn published(app: &App, tx: &Tx, need: &Model, companies: Vec<i64>) -> Result<()> {
    send(app, tx, need, "NEED_SUPPLY_NEW", companies, Vec::new()).await
}

/// Whoever has answered already.
pub async fn changed(app: &App, tx: &Tx, need: &Model, companies: Vec<i64>) -> Result<()> {
    send(app, tx, need, "NEED_SUPPLY_CHANGED", companies, Vec::new()).await
}

pub async fn decided(app: &App, tx: &Tx, need: &Model, companies: Vec<i64>, verdict: Verdict<'_>) -> Result<()> {
    let dictionaries = app.dict.all(&app.db).await?;
    let label = dictionaries.label("NeedResponseResult", verdict.result).to_owned();
    let values = vec![("resultLabel", label), ("reason", verdict.reason.to_owned())];
    send(app, tx, need, "NEED_SUPPLY_RESULT", companies, values).await
}

async fn send(
    app: &App,
    tx: &Tx,
    need: &Model,
    template: &'static str,
    companies: Vec<i64>,
    more: Vec<(&'static str, String)>,
) -> Result<()> {
    if companies.is_empty() {
        return Ok(());
    }
    let mut values =
        vec![("title", need.title.clone()), ("price", price(need)), ("deadline", need.deadline.to_string())];
    values.extend(more);
    let notice = Notice {
        template,
        to: vec![Receiver::Companies { permission: "productManager_supply".into(), ids: companies }],
        values,
        biz_type: BIZ_TYPE,
        biz_id: need.id,
        link: format!("{PAGE}?tab=sourcing&needId={}", need.id),
    };
    app.organisation.notify(tx, notice).await
}

fn price(need: &Model) -> String {
    match (need.target_price_from, need.target_price_to) {
        (Some(from), Some(to)) => format!("¥{from}~{to}"),
        (Some(from), None) => format!("¥{from}起"),
        (None, Some(to)) => format!("¥{to}以内"),
        (None, None) => "面议".into(),
    }
}
