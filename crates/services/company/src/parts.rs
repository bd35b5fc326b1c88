//! Brands and stores of a company as rows of the form, and back. A row is matched by its id; one without, or with one
//! that nobody has, is new; one that is no longer named is deleted. Another company's looks like one that is missing.

use std::collections::HashSet;

use platform::db::Tx;
use platform::files::{self, FileRef};
use platform::http::{Problem, Result};
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};

use crate::entity::brand::{self, AuthChain, AuthChainNode};
use crate::entity::store;
use crate::form::{AuthLink, CompanyBrand, CompanyStore};
use crate::live::{brand_rows, store_rows};

pub const BRAND: &str = "companyBrand";

pub async fn brands_of<C: ConnectionTrait>(db: &C, company_id: i64) -> Result<Vec<CompanyBrand>> {
    Ok(brand_rows(db, company_id).await?.into_iter().map(brand_form).collect())
}

pub async fn stores_of<C: ConnectionTrait>(db: &C, company_id: i64) -> Result<Vec<CompanyStore>> {
    Ok(store_rows(db, company_id).await?.into_iter().map(store_form).collect())
}

pub async fn write_brands(tx: &Tx, company_id: i64, brands: &[CompanyBrand], by: i64) -> Result<()> {
    let known: HashSet<i64> = brand_rows(tx, company_id).await?.iter().map(|row| row.id).collect();
    let kept: HashSet<i64> = brands.iter().filter_map(|brand| brand.id).collect();
    for brand in brands {
        let id = brand.id.unwrap_or_else(|| tx.next_id());
        if !known.contains(&id) && brand::Entity::find_by_id(id).one(tx).await?.is_some() {
            return Err(Problem::not_found());
        }
        let row = brand::ActiveModel {
            id: Set(id),
            company_id: Set(company_id),
            brand_name_cn: Set(brand.brand_name_cn.clone()),
            brand_name_en: Set(text(&brand.brand_name_en)),
            brand_logo: Set(brand.brand_logo.first().map(|file| file.file_id)),
            trademark_no: Set(text(&brand.trademark_no)),
            trademark_owner: Set(text(&brand.trademark_owner)),
            trademark_class: Set(brand.trademark_class),
            trademark_status: Set(text(&brand.trademark_status)),
            trademark_expire_date: Set(brand.trademark_expire_date),
            brand_nature: Set(text(&brand.brand_nature)),
            auth_chain: Set(chain_of(&brand.auth_chain)),
            story_text: Set(text(&brand.story_text)),
            created_by: if known.contains(&id) { NotSet } else { Set(by) },
            created_date: if known.contains(&id) { NotSet } else { Set(tx.now()) },
            last_modified_by: Set(by),
            last_modified_date: Set(tx.now()),
            is_deleted: Set(false),
            row_version: NotSet,
        };
        match known.contains(&id) {
            true => brand::Entity::update(row).exec(tx).await.map(|_| ())?,
            false => brand::Entity::insert(row).exec_without_returning(tx).await.map(|_| ())?,
        }
        let letters: Vec<FileRef> = brand.auth_chain.iter().flat_map(|link| link.auth_files.clone()).collect();
        let slots: [(&str, &[FileRef]); 2] = [("brandLogo", &brand.brand_logo), ("authFiles", &letters)];
        files::attach(tx, company_id, BRAND, id, &slots).await?;
    }
    let gone = known.difference(&kept).copied();
    brand::Entity::update_many()
        .col_expr(brand::Column::IsDeleted, Expr::value(true))
        .col_expr(brand::Column::LastModifiedBy, Expr::value(by))
        .col_expr(brand::Column::LastModifiedDate, Expr::value(tx.now()))
        .filter(brand::Column::Id.is_in(gone))
        .exec(tx)
        .await?;
    Ok(())
}

pub async fn write_stores(tx: &Tx, company_id: i64, stores: &[CompanyStore], by: i64) -> Result<()> {
    let known: HashSet<i64> = store_rows(tx, company_id).await?.iter().map(|row| row.id).collect();
    let kept: HashSet<i64> = stores.iter().filter_map(|store| store.id).collect();
    for store in stores {
        let id = store.id.unwrap_or_else(|| tx.next_id());
        if !known.contains(&id) && store::Entity::find_by_id(id).one(tx).await?.is_some() {
            return Err(Problem::not_found());
        }
        let row = store::ActiveModel {
            id: Set(id),
            company_id: Set(company_id),
            platform_type: Set(text(&store.platform_type)),
            store_name: Set(store.store_name.clone()),
            store_url: Set(text(&store.store_url)),
            seller_id: Set(text(&store.seller_id)),
            store_type: Set(text(&store.store_type)),
            open_date: Set(store.open_date),
            dsr_score: Set(store.dsr_score.map(|score| score.0)),
            store_status: Set(text(&store.store_status)),
            created_by: if known.contains(&id) { NotSet } else { Set(by) },
            created_date: if known.contains(&id) { NotSet } else { Set(tx.now()) },
            last_modified_by: Set(by),
            last_modified_date: Set(tx.now()),
            is_deleted: Set(false),
            row_version: NotSet,
        };
        match known.contains(&id) {
            true => store::Entity::update(row).exec(tx).await.map(|_| ())?,
            false => store::Entity::insert(row).exec_without_returning(tx).await.map(|_| ())?,
        }
    }
    let gone = known.difference(&kept).copied();
    store::Entity::update_many()
        .col_expr(store::Column::IsDeleted, Expr::value(true))
        .col_expr(store::Column::LastModifiedBy, Expr::value(by))
        .col_expr(store::Column::LastModifiedDate, Expr::value(tx.now()))
        .filter(store::Column::Id.is_in(gone))
        .exec(tx)
        .await?;
    Ok(())
}

fn text(value: &Option<String>) -> String {
    value.clone().unwrap_or_default()
}

fn some(text: String) -> Option<String> {
    Some(text).filter(|text| !text.is_empty())
}

fn brand_form(row: brand::Model) -> CompanyBrand {
    CompanyBrand {
        id: Some(row.id),
        token: None,
        brand_name_cn: row.brand_name_cn,
        brand_name_en: some(row.brand_name_en),
        brand_logo: row.brand_logo.map(FileRef::to).into_iter().collect(),
        trademark_no: some(row.trademark_no),
        trademark_owner: some(row.trademark_owner),
        trademark_class: row.trademark_class,
        trademark_status: some(row.trademark_status),
        trademark_expire_date: row.trademark_expire_date,
        brand_nature: some(row.brand_nature),
        auth_chain: row.auth_chain.0.into_iter().map(link_form).collect(),
        story_text: some(row.story_text),
    }
}

fn link_form(node: AuthChainNode) -> AuthLink {
    AuthLink {
        level: Some(node.level),
        grantor: some(node.grantor),
        grantee: some(node.grantee),
        scope: node.scope,
        start_date: node.start_date,
        end_date: node.end_date,
        can_sub_license: node.can_sub_license,
        auth_files: node.files.into_iter().map(FileRef::to).collect(),
    }
}

/// Levels count from 1 in the order of the links, whatever was sent.
fn chain_of(links: &[AuthLink]) -> AuthChain {
    let node = |(level, link): (i32, &AuthLink)| AuthChainNode {
        level,
        grantor: text(&link.grantor),
        grantee: text(&link.grantee),
        scope: link.scope.clone(),
        start_date: link.start_date,
        end_date: link.end_date,
        can_sub_license: link.can_sub_license,
        files: link.auth_files.iter().map(|file| file.file_id).collect(),
    };
    AuthChain((1..).zip(links).map(node).collect())
}

fn store_form(row: store::Model) -> CompanyStore {
    CompanyStore {
        id: Some(row.id),
        token: None,
        dsr_score: row.score(),
        platform_type: some(row.platform_type),
        store_name: row.store_name,
        store_url: some(row.store_url),
        seller_id: some(row.seller_id),
        store_type: some(row.store_type),
        open_date: row.open_date,
        store_status: some(row.store_status),
    }
}
