//! The living record of a company as the one form, and back: columns follow the declarations, brands and stores have
//! rows of their own, files are relations.

use std::collections::HashMap;

use platform::App;
use platform::access::Caller;
use platform::db::Tx;
use platform::document::{Scope, column_value};
use platform::files::{self, FileRef, Showing};
use platform::form::{Form, Holds};
use platform::http::{Problem, Result};
use platform::rotate::Sealed;
use platform::secret::{Place, Secrets};
use sea_orm::sea_query::{Expr, ExprTrait, Query};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};
use serde_json::{Map, Value as Json, json};

use crate::directory::SCOPE;
use crate::entity::{brand, company, store};
use crate::form::CompanyForm;
use crate::parts::{self, BRAND};

pub const BIZ_TYPE: &str = "company";

/// A company shows its papers, and those of its brands.
pub fn showings() -> Vec<Showing> {
    let companies = |app: &App, caller: &Caller| {
        Query::select().column("id").from("company").cond_where(SCOPE.for_caller(app, caller)).to_owned()
    };
    let brands = |app: &App, caller: &Caller| {
        let theirs = Scope::company("company_id").for_caller(app, caller);
        Query::select().column("id").from("company_brand").cond_where(theirs).to_owned()
    };
    vec![
        Showing { biz_type: BIZ_TYPE, codes: STAFF, reached: companies },
        Showing { biz_type: BRAND, codes: STAFF, reached: brands },
    ]
}

const STAFF: &[&str] = &["platformCompany"];

/// What is known of the company now; the bank account readable.
pub async fn form_of<C: ConnectionTrait>(db: &C, secrets: &Secrets, id: i64) -> Result<CompanyForm> {
    let company = company::Entity::find_by_id(id).one(db).await?.ok_or_else(Problem::not_found)?;
    let mut row = serde_json::to_value(&company)?;
    row["bankAccount"] = json!(bank_account_of(secrets, &company)?);
    let mut form = Map::new();
    for fact in CompanyForm::FIELDS {
        let value = match (fact.holds, row.get(fact.name)) {
            (Holds::Files | Holds::Rows, _) | (_, None) => continue,
            (_, Some(Json::String(words))) if words.is_empty() => Json::Null,
            (_, Some(value)) => value.clone(),
        };
        form.insert(fact.name.to_owned(), value);
    }
    let relations = files::of_document(db, BIZ_TYPE, id).await?;
    for (relation, file) in relations {
        let slot = form.entry(relation.slot).or_insert_with(|| json!([]));
        if let Json::Array(refs) = slot {
            refs.push(serde_json::to_value(FileRef::to(file.id))?);
        }
    }
    let mut form: CompanyForm = serde_json::from_value(form.into())?;
    form.brands = parts::brands_of(db, id).await?;
    form.stores = parts::stores_of(db, id).await?;
    Ok(form)
}

/// Where a company's bank account stands.
pub fn account_place(id: i64) -> Place {
    Place::of("company", "bank_account", id)
}

/// Where bank accounts are sealed.
pub fn sealed() -> Vec<Sealed> {
    vec![Sealed::value("company", "bank_account"), Sealed::versions(BIZ_TYPE, CompanyForm::FIELDS)]
}

pub fn bank_account_of(secrets: &Secrets, company: &company::Model) -> Result<String> {
    secrets.opened(&account_place(company.id), &company.bank_account)
}

/// The record becomes what the form says. Only rows of this company can be named in it.
pub async fn write(tx: &Tx, secrets: &Secrets, id: i64, form: &CompanyForm, by: i64) -> Result<()> {
    write_facts(tx, secrets, id, form, by).await?;
    parts::write_brands(tx, id, &form.brands, by).await?;
    parts::write_stores(tx, id, &form.stores, by).await?;
    let json = serde_json::to_value(form)?;
    let held = CompanyForm::FIELDS.iter().filter(|fact| fact.holds == Holds::Files);
    let slots: Vec<(&str, Vec<FileRef>)> =
        held.map(|fact| Ok((fact.name, serde_json::from_value(json[fact.name].clone())?))).collect::<Result<_>>()?;
    let slots: Vec<(&str, &[FileRef])> = slots.iter().map(|(slot, refs)| (*slot, refs.as_slice())).collect();
    files::attach(tx, id, BIZ_TYPE, id, &slots).await
}

/// The columns alone: what lists show while a registration waits.
pub async fn write_facts(tx: &Tx, secrets: &Secrets, id: i64, form: &CompanyForm, by: i64) -> Result<()> {
    let json = serde_json::to_value(form)?;
    let mut update = Query::update();
    update
        .table("company")
        .value("row_version", Expr::col("row_version").add(1))
        .value("last_modified_by", by)
        .value("last_modified_date", tx.now())
        .value("business_license", form.business_license.first().map(|file| file.file_id))
        .and_where(Expr::col("id").eq(id));
    let columns = columns();
    for fact in CompanyForm::FIELDS {
        let Some(column) = columns.get(fact.name) else { continue };
        if fact.name == "bankAccount" {
            let sealed = form.bank_account.as_deref().filter(|number| !number.is_empty());
            update.value(*column, sealed.map(|number| secrets.seal(&account_place(id), number)).unwrap_or_default());
            continue;
        }
        update.value(*column, column_value(fact, &json[fact.name])?);
    }
    tx.execute(&update).await?;
    Ok(())
}

/// The fields that have a column of their own, by their name on the wire.
fn columns() -> HashMap<&'static str, &'static str> {
    use sea_orm::{IdenStatic, Iterable};
    let named: HashMap<String, &'static str> =
        company::Column::iter().map(|column| (camel_case(column.as_str()), column.as_str())).collect();
    CompanyForm::FIELDS
        .iter()
        .filter(|fact| !matches!(fact.holds, Holds::Files | Holds::Rows))
        .filter_map(|fact| Some((fact.name, *named.get(fact.name)?)))
        .collect()
}

fn camel_case(column: &str) -> String {
    let mut words = column.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| {
        let mut letters = word.chars();
        name + &letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default() + letters.as_str()
    })
}

/// The living rows of a company, oldest first.
pub(crate) async fn brand_rows<C: ConnectionTrait>(db: &C, company_id: i64) -> Result<Vec<brand::Model>> {
    let own = brand::Entity::find().filter(brand::Column::CompanyId.eq(company_id));
    Ok(own.filter(brand::Column::IsDeleted.eq(false)).order_by_asc(brand::Column::Id).all(db).await?)
}

pub(crate) async fn store_rows<C: ConnectionTrait>(db: &C, company_id: i64) -> Result<Vec<store::Model>> {
    let own = store::Entity::find().filter(store::Column::CompanyId.eq(company_id));
    Ok(own.filter(store::Column::IsDeleted.eq(false)).order_by_asc(store::Column::Id).all(db).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that is one value has its column, but for what belongs to the registration alone.
    #[test]
    fn every_plain_field_has_a_column() {
        let columns = columns();
        let without: Vec<&str> = CompanyForm::FIELDS
            .iter()
            .filter(|fact| !matches!(fact.holds, Holds::Files | Holds::Rows))
            .map(|fact| fact.name)
            .filter(|name| !columns.contains_key(name))
            .collect();
        assert_eq!(without, ["adminName", "adminPhone", "adminEmail", "agreed"]);
        assert_eq!(columns["registeredCapital"], "registered_capital");
        assert_eq!(columns["type"], "type");
    }
}
