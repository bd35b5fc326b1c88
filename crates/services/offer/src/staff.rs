//! What staff see of offers and their owners do not: who looks after the company, how many offers have the same
//! barcodes, and the task that waits. Each is asked once for all lines of a page.

use std::collections::HashMap;

use platform::App;
use platform::access::Caller;
use platform::db::among;
use platform::document::{Document as _, Members, Reach, can_decide, scope, task_actions};
use platform::http::Result;
use platform::workflow::task;
use sea_orm::sea_query::{Expr, ExprTrait, Func, JoinType, Query, SelectStatement, SimpleExpr};
use sea_orm::{ConnectionTrait, Value};
use serde_json::json;

use crate::offer::Offer;
use crate::skus::has_barcode;

pub async fn enrich(app: &App, caller: &Caller, rows: &mut [Members]) -> Result<()> {
    let ids: Vec<i64> = rows.iter().filter_map(|row| row.int("id")).collect();
    let companies: Vec<i64> = rows.iter().filter_map(|row| row.int("companyId")).collect();
    let reach = app.organisation.reach(caller);
    // None waits for another.
    let (contacts, alike, tasks) = tokio::try_join!(
        contacts(app, &companies),
        alike(app.db.read(), &reach, &ids),
        task::open_of(app.db.read(), Offer::KIND.biz_type, &ids),
    )?;
    for row in rows {
        let id = row.int("id").unwrap_or_default();
        let contact = row.int("companyId").and_then(|company| contacts.get(&company));
        row.set("bdUserId", contact.map(|(id, _)| id));
        row.set("bdUserName", contact.map(|(_, name)| name));
        row.set("sameBarcodeCount", alike.get(&id).copied().unwrap_or_default());
        // A detail knows its task already, and more of it, even in the midst of a change.
        let task = tasks.iter().find(|task| task.biz_id == id).filter(|_| !row.has("process"));
        let Some(task) = task else { continue };
        let shown = json!({
            "id": task.id,
            "step": task.step,
            "stepName": task.step_name,
            "assigneeId": task.assignee_id,
            "assigneeName": task.assignee_name,
            "dueDate": task.due_date,
            "overtime": task.overtime,
            "batchable": task.batchable,
            "canDecide": can_decide(task.held(), caller),
        });
        row.set("task", shown);
        row.extend("actions", task_actions(task.held(), caller));
    }
    Ok(())
}

/// For each company whoever looks after it.
async fn contacts(app: &App, companies: &[i64]) -> Result<HashMap<i64, (i64, String)>> {
    let contacts = company::contacts(app.db.read(), companies).await?;
    let people: Vec<i64> = contacts.iter().map(|(_, person)| *person).collect();
    let names: HashMap<i64, String> =
        app.organisation.people(&app.db, &people).await?.into_iter().map(|person| (person.id, person.name)).collect();
    let named = |(company, person)| Some((company, (person, names.get(&person)?.clone())));
    Ok(contacts.into_iter().filter_map(named).collect())
}

/// For each offer how many there are of the same barcodes, itself among them: as many as the list shows that is
/// asked for [`same_barcodes`].
async fn alike(db: &impl ConnectionTrait, reach: &Reach, ids: &[i64]) -> Result<HashMap<i64, i64>> {
    let column = |table: &'static str, name: &'static str| Expr::col((table, name));
    let same = |one: (&'static str, &'static str), other: (&'static str, &'static str)| Expr::col(one).equals(other);
    let many = Func::count_distinct(column("other", "offer_id"));
    let count = Query::select()
        .expr_as(column("own", "offer_id"), "id")
        .expr_as(many, "many")
        .from_as("offer_sku", "own")
        .join_as(JoinType::InnerJoin, "offer_sku", "other", same(("other", "barcode"), ("own", "barcode")))
        .join_as(JoinType::InnerJoin, "offer", "o", same(("o", "id"), ("other", "offer_id")))
        .and_where(among(db.get_database_backend(), column("own", "offer_id"), ids))
        .and_where(has_barcode("own"))
        .and_where(has_barcode("other"))
        .and_where(column("o", "is_deleted").eq(false))
        .cond_where(scope::<Offer>().named("o").within(reach))
        .group_by_col(("own", "offer_id"))
        .to_owned();
    let rows = db.query_all(&count).await?;
    rows.iter().map(|row| Ok((row.try_get("", "id")?, row.try_get("", "many")?))).collect()
}

/// The offers that have a barcode of one of these, which are named by their codes.
pub fn same_barcodes(codes: Vec<Value>) -> SimpleExpr {
    let column = Expr::col::<&str>;
    let named = Query::select().column("id").from("offer").and_where(column("code").is_in(codes)).to_owned();
    let own = skus("barcode").and_where(column("offer_id").in_subquery(named)).to_owned();
    let all = skus("offer_id").and_where(column("barcode").in_subquery(own)).to_owned();
    column("id").in_subquery(all)
}

/// Of SKUs with a barcode.
fn skus(name: &'static str) -> SelectStatement {
    Query::select().column(name).from("offer_sku").and_where(has_barcode("offer_sku")).to_owned()
}

/// The offers of the companies that these people look after.
pub fn of_contact(people: Vec<Value>) -> SimpleExpr {
    Expr::col("company_id").in_subquery(company::with_contact(people))
}
