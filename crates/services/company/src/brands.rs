//! What other services may ask about brands.

use platform::http::Result;
use sea_orm::{ColumnTrait, ConnectionTrait, DerivePartialModel, EntityTrait, QueryFilter, QueryOrder};

use crate::entity::brand::{Column, Entity};

#[derive(Clone, Debug, PartialEq, Eq, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct Brand {
    pub id: i64,
    pub company_id: i64,
    pub brand_name_cn: String,
    pub brand_nature: String,
}

/// A company's own, oldest first.
pub async fn brands_of(db: &impl ConnectionTrait, company_id: i64) -> Result<Vec<Brand>> {
    let own = Entity::find().filter(Column::CompanyId.eq(company_id)).filter(Column::IsDeleted.eq(false));
    Ok(own.order_by_asc(Column::Id).into_partial_model().all(db).await?)
}

/// Those that exist, whoever they belong to and even when deleted: old documents go on naming them.
pub async fn find_brands(db: &impl ConnectionTrait, ids: &[i64]) -> Result<Vec<Brand>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let named = Entity::find().filter(Column::Id.is_in(ids.iter().copied()));
    Ok(named.into_partial_model().all(db).await?)
}
