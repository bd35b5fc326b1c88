//! Templates that staff have changed. A message reads its row where it is made: no copy can be out of date.

use std::collections::BTreeSet;

use platform::Timestamp;
use platform::db::Tx;
use platform::http::{Result, texts};
use sea_orm::ActiveValue::Set;
use sea_orm::entity::prelude::*;
use sea_orm::sea_query::OnConflict;

use crate::templates::{Template, template};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "message_template")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub code: String,
    pub title: String,
    pub content: String,
    /// 0 stands for the program's own words.
    pub row_version: i32,
    pub last_modified_by_name: String,
    pub last_modified_date: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// Title and content as they are sent today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    pub title: String,
    pub content: String,
}

impl From<&Template> for Words {
    fn from(template: &Template) -> Self {
        Self { title: template.title.to_owned(), content: template.content.to_owned() }
    }
}

pub async fn words_of<C: ConnectionTrait>(db: &C, code: &str) -> Result<Words> {
    Ok(words(&among(db, [code]).await?, code))
}

/// Those of the codes that were changed.
pub async fn among<'a, C: ConnectionTrait>(db: &C, codes: impl IntoIterator<Item = &'a str>) -> Result<Vec<Model>> {
    let codes: BTreeSet<&str> = codes.into_iter().collect();
    Ok(Entity::find().filter(Column::Code.is_in(codes)).all(db).await?)
}

pub fn words(edited: &[Model], code: &str) -> Words {
    match edited.iter().find(|row| row.code == code) {
        Some(row) => Words { title: row.title.clone(), content: row.content.clone() },
        None => template(code).into(),
    }
}

/// Every template that was changed.
pub async fn all<C: ConnectionTrait>(db: &C) -> Result<Vec<Model>> {
    Ok(Entity::find().all(db).await?)
}

/// Answers the words before. `row_version` is what the writer saw; 0 where nothing had been changed.
pub async fn save(tx: &Tx, code: &str, row_version: i32, by: &str, words: Words) -> Result<Words> {
    let before = words_of(tx, code).await?;
    must_be(tx, code, row_version).await?;
    let row = ActiveModel {
        code: Set(code.to_owned()),
        title: Set(words.title),
        content: Set(words.content),
        row_version: Set(row_version + 1),
        last_modified_by_name: Set(by.to_owned()),
        last_modified_date: Set(tx.now()),
    };
    let replace = OnConflict::column(Column::Code)
        .update_columns([
            Column::Title,
            Column::Content,
            Column::RowVersion,
            Column::LastModifiedByName,
            Column::LastModifiedDate,
        ])
        .to_owned();
    Entity::insert(row).on_conflict(replace).exec_without_returning(tx).await?;
    Ok(before)
}

/// Back to the program's own words; answers those before.
pub async fn restore(tx: &Tx, code: &str, row_version: i32) -> Result<Words> {
    let before = words_of(tx, code).await?;
    must_be(tx, code, row_version).await?;
    Entity::delete_by_id(code.to_owned()).exec(tx).await?;
    Ok(before)
}

async fn must_be(tx: &Tx, code: &str, row_version: i32) -> Result<()> {
    let known = Entity::find_by_id(code.to_owned()).one(tx).await?.map_or(0, |row| row.row_version);
    if known == row_version { Ok(()) } else { Err(texts::COMMON_CONFLICT.into()) }
}
