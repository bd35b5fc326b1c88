//! Aliases: what was merged once is spelled right from then on, whoever types it.

use platform::db::Tx;
use platform::http::Result;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder};

use super::Merge;
use super::rules::{Place, Respelt, respell, words};
use crate::entity::alias::{Column, Entity, Model};
use crate::form::OfferForm;

/// Everybody's.
pub const EVERYBODY: i64 = 0;
/// An alias of an alias of an alias: further than people go.
const STEPS: usize = 8;

/// Puts the right words into a form that a company has typed.
pub async fn respelt(db: &impl ConnectionTrait, company_id: i64, form: &mut OfferForm) -> Result<()> {
    for _ in 0..STEPS {
        let typed: Vec<String> = words(form).into_iter().map(|word| word.word).collect();
        if typed.is_empty() {
            return Ok(());
        }
        let known = Entity::find()
            .filter(Column::Source.is_in(typed))
            .filter(Column::CompanyId.is_in([EVERYBODY, company_id]))
            // A company's own before everybody's, the newest first.
            .order_by_desc(Column::CompanyId)
            .order_by_desc(Column::Id)
            .all(db)
            .await?;
        if known.iter().filter(|alias| apply(form, alias)).count() == 0 {
            return Ok(());
        }
    }
    Ok(())
}

fn apply(form: &mut OfferForm, alias: &Model) -> bool {
    let Some(place) = Place::of(&alias.merge_type) else { return false };
    let to = |word: &str| (word == alias.source).then_some(alias.target.as_str());
    is_in(form, &alias.category_code) && respell(form, place, &alias.attr_code, to) == Respelt::Done
}

fn is_in(form: &OfferForm, category: &str) -> bool {
    let deeper = [&form.category2, &form.category3];
    form.category_code == category || deeper.into_iter().flatten().any(|code| code == category)
}

pub async fn add(tx: &Tx, merge_id: i64, merge: &Merge) -> Result<()> {
    let row = |source: &String| Model {
        id: tx.next_id(),
        merge_id,
        company_id: merge.company_id.unwrap_or(EVERYBODY),
        category_code: merge.category.clone(),
        merge_type: merge.place.code().into(),
        attr_code: merge.attr.clone(),
        source: source.clone(),
        target: merge.target.clone(),
        created_date: tx.now(),
    };
    let rows: Vec<_> = merge.sources.iter().map(|source| row(source).into_active_model()).collect();
    if !rows.is_empty() {
        Entity::insert_many(rows).exec_without_returning(tx).await?;
    }
    Ok(())
}

pub async fn remove(tx: &Tx, merge_id: i64) -> Result<()> {
    Entity::delete_many().filter(Column::MergeId.eq(merge_id)).exec(tx).await?;
    Ok(())
}

/// A source that the target is called by already, on whatever way: merging would go round in a circle.
pub async fn circle(db: &impl ConnectionTrait, merge: &Merge) -> Result<Option<String>> {
    let mut word = merge.target.clone();
    for _ in 0..STEPS {
        let next = Entity::find()
            .filter(Column::Source.eq(word.as_str()))
            .filter(Column::CompanyId.is_in([EVERYBODY, merge.company_id.unwrap_or(EVERYBODY)]))
            .filter(Column::MergeType.eq(merge.place.code()))
            .filter(Column::AttrCode.eq(merge.attr.as_str()))
            .filter(Column::CategoryCode.eq(merge.category.as_str()))
            .order_by_desc(Column::CompanyId)
            .order_by_desc(Column::Id)
            .one(db)
            .await?;
        let Some(next) = next else { return Ok(None) };
        if merge.sources.contains(&next.target) {
            return Ok(Some(next.target));
        }
        word = next.target;
    }
    Ok(None)
}
