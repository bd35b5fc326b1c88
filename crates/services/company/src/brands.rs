//! What other services may ask about brands.

use platform::Date;
use platform::http::Result;
use sea_orm::{ColumnTrait, ConnectionTrait, DerivePartialModel, EntityTrait, QueryFilter, QueryOrder};

use crate::entity::brand::{Column, Entity, Model};

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

/// What a brand may be sold by: its own trademark, or a chain that reaches the company.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrandRight {
    pub company_id: i64,
    pub name: String,
    pub nature: String,
    /// The trademark or the first link that ends; nothing where neither does.
    pub end: Option<Date>,
}

pub async fn brand_right(db: &impl ConnectionTrait, id: i64) -> Result<Option<BrandRight>> {
    let found = Entity::find_by_id(id).filter(Column::IsDeleted.eq(false)).one(db).await?;
    Ok(found.map(|brand| BrandRight {
        end: brand.auth_chain.0.iter().filter_map(|link| link.end_date).chain(brand.trademark_expire_date).min(),
        company_id: brand.company_id,
        name: brand.brand_name_cn,
        nature: brand.brand_nature,
    }))
}

/// A brand that is sold by authorisation, and when that ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Authorisation {
    pub brand_id: i64,
    pub company_id: i64,
    pub brand_name: String,
    /// The first of the links to end ends the chain.
    pub end: Date,
}

/// Those that end on one of these days. A chain lies whole in its row, so its end is found here and not by the database.
pub async fn authorisations_ending(db: &impl ConnectionTrait, from: Date, until: Date) -> Result<Vec<Authorisation>> {
    let chained = Entity::find().filter(Column::IsDeleted.eq(false)).filter(Column::AuthChain.ne("[]"));
    let ending = |brand: Model| {
        let end = brand.auth_chain.0.iter().filter_map(|link| link.end_date).min()?;
        let named =
            Authorisation { brand_id: brand.id, company_id: brand.company_id, brand_name: brand.brand_name_cn, end };
        (from..=until).contains(&end).then_some(named)
    };
    Ok(chained.order_by_asc(Column::Id).all(db).await?.into_iter().filter_map(ending).collect())
}

/// A brand as companies that sell the same one share it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedBrand {
    pub id: i64,
    pub name: String,
    /// By what it is the same for two companies: the trademark's number or, without one, its name.
    pub key: String,
}

/// What a company may sell on a day.
pub async fn brands_in_force(db: &impl ConnectionTrait, company_id: i64, day: Date) -> Result<Vec<SharedBrand>> {
    let own = Entity::find().filter(Column::CompanyId.eq(company_id)).filter(Column::IsDeleted.eq(false));
    let holds = |brand: &Model| {
        let ends = brand.auth_chain.0.iter().filter_map(|link| link.end_date).chain(brand.trademark_expire_date);
        ends.min().is_none_or(|end| end >= day)
    };
    let shared = |brand: Model| SharedBrand {
        id: brand.id,
        key: brand_key(&brand.trademark_no, &brand.brand_name_cn),
        name: brand.brand_name_cn,
    };
    Ok(own.order_by_asc(Column::Id).all(db).await?.into_iter().filter(holds).map(shared).collect())
}

fn brand_key(trademark: &str, name: &str) -> String {
    let plain =
        |text: &str| text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect::<String>();
    match plain(trademark) {
        number if number.is_empty() => format!("名:{}", plain(name)),
        number => number,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trademark_is_the_same_however_it_is_written() {
        assert_eq!(brand_key("第 1234567A 号", "花植"), brand_key("第1234567a号", "Huazhi"));
        assert_eq!(brand_key("", "花 植"), brand_key("", "花植"));
        assert_ne!(brand_key("", "1234567"), brand_key("1234567", ""));
    }
}
