//! What signing needs of a company, and what a signed agreement does to it.

use platform::db::Tx;
use platform::http::Result;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, ConnectionTrait, DerivePartialModel, EntityTrait, QueryFilter, QuerySelect};

use crate::entity::company::{Column, Entity};

/// A value of the dictionary UseStatusReason.
const NOT_SIGNED: &str = "NOT_SIGNED";

/// As an agreement names a company.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct LegalFacts {
    pub id: i64,
    pub name: String,
    pub credit_code: String,
    pub legal_person_name: String,
}

pub async fn legal_facts(db: &impl ConnectionTrait, id: i64) -> Result<Option<LegalFacts>> {
    let found = Entity::find_by_id(id).filter(Column::IsDeleted.eq(false));
    Ok(found.into_partial_model().one(db).await?)
}

/// The other side of every agreement; empty before the platform's own company is founded.
pub async fn platform_name(db: &impl ConnectionTrait) -> Result<String> {
    let own = Entity::find().filter(Column::IsPlatform.eq(true)).filter(Column::IsDeleted.eq(false));
    let name: Option<String> = own.select_only().column(Column::Name).into_tuple().one(db).await?;
    Ok(name.unwrap_or_default())
}

/// The joining agreement is signed: a company that waited for nothing else is in use; tells whether it was so.
/// One that is closed for another reason stays closed.
pub async fn signed(tx: &Tx, company_id: i64) -> Result<bool> {
    let opened = Entity::update_many()
        .col_expr(Column::UseStatus, true.into())
        .col_expr(Column::UseStatusReason, "".into())
        .col_expr(Column::UseStatusRemarks, "".into())
        .col_expr(Column::LastModifiedDate, tx.now().into())
        .col_expr(Column::RowVersion, Expr::col(Column::RowVersion).add(1))
        .filter(Column::Id.eq(company_id))
        .filter(Column::IsDeleted.eq(false))
        .filter(Column::VerifyStatus.eq(true))
        .filter(Column::UseStatus.eq(false))
        .filter(Column::UseStatusReason.eq(NOT_SIGNED))
        .exec(tx)
        .await?;
    Ok(opened.rows_affected == 1)
}
