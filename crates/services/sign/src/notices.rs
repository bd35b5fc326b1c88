//! Who hears of it: the 招商 who looks after the company, the legal department, and the company's administrators.

use platform::App;
use platform::db::Tx;
use platform::document::{Notice, Receiver};
use platform::http::{Problem, Result};

use crate::entity::{BIZ_TYPE, Model};

/// Held by the administrators of a company and by nobody else there.
const ADMINISTRATORS: &str = "company_submit";

pub async fn label_of(app: &App, row: &Model) -> Result<String> {
    Ok(app.dict.all(&app.db).await?.label("SignType", &row.sign_type).to_owned())
}

/// To both sides, each with the way to where it can look.
pub async fn tell(tx: &Tx, app: &App, row: &Model, label: &str, template: &'static str) -> Result<()> {
    let (company_id, permission) = (row.company_id, ADMINISTRATORS.to_owned());
    tell_staff(tx, app, row, label, template).await?;
    let owners = vec![Receiver::Owners { permission, company_id }];
    say(tx, app, row, label, template, owners, "/business/info?tab=sign").await
}

pub async fn tell_staff(tx: &Tx, app: &App, row: &Model, label: &str, template: &'static str) -> Result<()> {
    let contact = party(tx, app, row).await?.contact.map(|contact| Receiver::User(contact.id));
    let legal = Receiver::Role { role: "LEGAL".into(), company_id: row.company_id, live_room: String::new() };
    let staff = contact.into_iter().chain([legal]).collect();
    say(tx, app, row, label, template, staff, "/platform/company").await
}

async fn say(
    tx: &Tx,
    app: &App,
    row: &Model,
    label: &str,
    template: &'static str,
    to: Vec<Receiver>,
    link: &str,
) -> Result<()> {
    let company_name = party(tx, app, row).await?.name;
    let values = vec![("companyName", company_name), ("signTypeLabel", label.to_owned())];
    let notice = Notice { template, to, values, biz_type: BIZ_TYPE, biz_id: row.id, link: link.into() };
    app.organisation.notify(tx, notice).await
}

async fn party(tx: &Tx, app: &App, row: &Model) -> Result<platform::document::Party> {
    app.organisation.party(tx, row.company_id).await?.ok_or_else(Problem::not_found)
}
