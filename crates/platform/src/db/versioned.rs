//! Compare and set: of two who saw the same row, one wins.

use std::str::FromStr as _;

use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IdenStatic, QueryFilter};

use super::Tx;
use crate::http::{Result, texts};

impl Tx {
    /// Writes the change over the row, if its version is still the one that was seen, and moves the version on. Whether
    /// it did: otherwise somebody was faster.
    pub async fn try_update<A: ActiveModelTrait>(&self, id: i64, version: i32, mut change: A) -> Result<bool> {
        let [key, row_version] = ["id", "row_version"].map(|name| column::<A>(name).expect("a row with a version"));
        change.not_set(key);
        change.set(row_version, (version + 1).into());
        if let Some(modified) = column::<A>("last_modified_date") {
            change.set(modified, self.now().into());
        }
        let same = A::Entity::update_many().set(change).filter(key.eq(id)).filter(row_version.eq(version));
        Ok(same.exec(self).await?.rows_affected == 1)
    }

    /// The same, where whoever comes second is told so.
    pub async fn update<A: ActiveModelTrait>(&self, id: i64, version: i32, change: A) -> Result<()> {
        match self.try_update(id, version, change).await? {
            true => Ok(()),
            false => Err(texts::COMMON_CONFLICT.into()),
        }
    }
}

fn column<A: ActiveModelTrait>(name: &str) -> Option<<A::Entity as EntityTrait>::Column> {
    <A::Entity as EntityTrait>::Column::from_str(name).ok().filter(|column| column.as_str() == name)
}
