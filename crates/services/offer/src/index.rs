//! What offers are found by beside their own columns: the pieces of their names, and the words that may be merged.
//! Each write of an offer keeps both; offers of before that are taken up in the night, or at once by `portal reindex`.

use platform::App;
use platform::db::{Tx, ngram_index};
use platform::http::Result;
use platform::jobs::{Job, Schedule};
use platform::text::search_text;
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, Order, Query};

use crate::form::OfferForm;
use crate::spelling;

pub const TABLE: &str = "offer_gram";

const ROWS_AT_ONCE: u64 = 1_000;

pub fn job() -> Job {
    Job::new("offer.index", "报品检索索引", Schedule::Cron("50 3 * * *"), |app: App| async move {
        let many = if ngram_index::is_whole(&app.db, TABLE).await? { 0 } else { reindex(&app, |_| {}).await? };
        Ok(format!("{many} 个报品已编入索引"))
    })
}

/// What an offer is found by.
pub fn text(form: &OfferForm) -> String {
    search_text([form.offer_name.as_str()])
}

pub async fn keep(tx: &Tx, offers: &[(i64, &OfferForm)]) -> Result<()> {
    spelling::keep(tx, offers).await?;
    let texts: Vec<(i64, String)> = offers.iter().map(|(id, form)| (*id, text(form))).collect();
    ngram_index::keep(tx, TABLE, &texts).await
}

/// Makes everything anew, from the forms; `tell` hears how far it has come.
pub async fn reindex(app: &App, tell: impl Fn(usize)) -> Result<usize> {
    let (mut last, mut many) = (0, 0);
    while let (Some(next), some) = app.db.technical(last, |tx: Tx, last| async move { take(&tx, last).await }).await? {
        (last, many) = (next, many + some);
        tell(many);
    }
    app.db.technical((), |tx: Tx, ()| async move { ngram_index::declare_whole(&tx, TABLE).await }).await?;
    Ok(many)
}

/// The next offers after `last`, of which it answers the last. Nobody writes them meanwhile.
async fn take(tx: &Tx, last: i64) -> Result<(Option<i64>, usize)> {
    let next = Query::select()
        .columns(["id", "form"])
        .from("offer")
        .and_where(Expr::col("id").gt(last))
        .order_by("id", Order::Asc)
        .limit(ROWS_AT_ONCE)
        .lock_shared()
        .to_owned();
    let mut offers = Vec::new();
    for row in tx.query_all(&next).await? {
        let form: OfferForm = serde_json::from_str(&row.try_get::<String>("", "form")?)?;
        offers.push((row.try_get::<i64>("", "id")?, form));
    }
    let offers: Vec<(i64, &OfferForm)> = offers.iter().map(|(id, form)| (*id, form)).collect();
    keep(tx, &offers).await?;
    Ok((offers.last().map(|(id, _)| *id), offers.len()))
}
