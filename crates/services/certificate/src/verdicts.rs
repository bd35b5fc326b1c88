//! What a refusal says of each item: those it names come back with the reason, the others need not wait for them.

use std::collections::BTreeMap;

use platform::db::Tx;
use platform::document::{Actor, Doc, Document};
use platform::http::Result;
use platform::workflow::Step;
use platform::workflow::status::{APPROVED, CREATED, REJECTED};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, Query};

use crate::entity::cert_item;
use crate::items;
use crate::submission::{CertItem, CertificateForm, LEGAL_STEP, VendorCertificate};

/// By the item's token: why it was refused.
pub type Refusals = BTreeMap<String, String>;

/// Items that the step has nothing against come into force at once, unless a later step has to see them.
pub async fn refuse(
    tx: &Tx,
    actor: &Actor,
    doc: &Doc<CertificateForm>,
    step: &Step,
    marks: &[(String, String)],
) -> Result<()> {
    let refused: Vec<(usize, &str)> =
        marks.iter().filter_map(|(field, remark)| Some((place_of(field)?, remark.as_str()))).collect();
    let mut refusals = Refusals::new();
    for (place, remark) in &refused {
        let Some(item) = doc.form.cert_list.get(*place) else { continue };
        let words = refusals.entry(item.token.clone()).or_default();
        if !words.is_empty() && !remark.is_empty() {
            words.push('；');
        }
        words.push_str(remark);
    }
    keep(tx, doc.head.id, &refusals).await?;
    if refusals.is_empty() {
        return Ok(());
    }
    let passes = |place: usize| {
        let item = &doc.form.cert_list[place];
        let seen_by_all = step.code == LEGAL_STEP || !item.needs_legal();
        seen_by_all && !refusals.contains_key(&item.token)
    };
    items::bring_to_life(tx, actor, doc, passes).await
}

/// `certList[2].certNo` and `certList[2]` are about the third item.
fn place_of(field: &str) -> Option<usize> {
    field.strip_prefix("certList[")?.split_once(']')?.0.parse().ok()
}

async fn keep(tx: &Tx, id: i64, refusals: &Refusals) -> Result<()> {
    let update = Query::update()
        .table(VendorCertificate::KIND.table)
        .value("refusals", serde_json::to_string(refusals)?)
        .and_where(Expr::col("id").eq(id))
        .to_owned();
    tx.execute(&update).await?;
    Ok(())
}

pub async fn of_submission(db: &impl ConnectionTrait, id: i64) -> Result<Refusals> {
    let select = Query::select()
        .column("refusals")
        .from(VendorCertificate::KIND.table)
        .and_where(Expr::col("id").eq(id))
        .to_owned();
    let text: Option<String> = db.query_one(&select).await?.map(|row| row.try_get("", "refusals")).transpose()?;
    Ok(text.map(|text| serde_json::from_str(&text)).transpose()?.unwrap_or_default())
}

/// Where one item stands: (status, what was said of it, its certificate).
pub fn standing<'a>(
    status: &'a str,
    item: &CertItem,
    refusals: &'a Refusals,
    live: &[cert_item::Model],
) -> (&'a str, Option<&'a str>, Option<i64>) {
    if let Some(row) = live.iter().find(|row| row.token == item.token) {
        return (APPROVED, None, Some(row.id));
    }
    match refusals.get(&item.token) {
        _ if status != REJECTED => (status, None, None),
        Some(reason) => (REJECTED, Some(reason), None),
        // A refusal that names no item is about all of them.
        None if refusals.is_empty() => (REJECTED, None, None),
        None => (CREATED, None, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_names_its_item() {
        assert_eq!(place_of("certList[2].certNo"), Some(2));
        assert_eq!(place_of("certList[0]"), Some(0));
        assert_eq!(place_of("certList"), None);
        assert_eq!(place_of("certList[x]"), None);
    }

    #[test]
    fn an_item_stands_where_the_last_decision_left_it() {
        let item = CertItem { token: "a".into(), ..CertItem::default() };
        let named = Refusals::from([("a".to_owned(), "编号不清".to_owned())]);
        let other = Refusals::from([("b".to_owned(), String::new())]);
        assert_eq!(standing(REJECTED, &item, &named, &[]), (REJECTED, Some("编号不清"), None));
        assert_eq!(standing(REJECTED, &item, &other, &[]), (CREATED, None, None));
        assert_eq!(standing(REJECTED, &item, &Refusals::new(), &[]), (REJECTED, None, None));
        assert_eq!(standing("APPROVING", &item, &named, &[]), ("APPROVING", None, None));
    }
}
