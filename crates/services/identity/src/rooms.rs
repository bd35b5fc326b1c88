//! Live rooms, for whoever keeps them or asks about one.

use platform::db::Tx;
use platform::http::{Problem, Result};
use sea_orm::{ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder};

use crate::texts;

pub use crate::entity::live_room::Model as Room;
use crate::entity::live_room::{Column, Entity};

/// Every room, also those that are closed, in their order.
pub async fn all<C: ConnectionTrait>(db: &C) -> Result<Vec<Room>> {
    Ok(Entity::find().order_by_asc(Column::Sort).order_by_asc(Column::Code).all(db).await?)
}

pub async fn find<C: ConnectionTrait>(db: &C, code: &str) -> Result<Option<Room>> {
    Ok(Entity::find_by_id(code.to_owned()).one(db).await?)
}

pub async fn add(tx: &Tx, room: Room) -> Result<()> {
    tx.lock("liveRooms").await?;
    if find(tx, &room.code).await?.is_some() {
        return Err(Problem::field("code", "直播间编码", texts::DICT_EXISTS));
    }
    Entity::insert(room.into_active_model()).exec_without_returning(tx).await?;
    Ok(())
}

/// `room.row_version` is the one that its writer saw; answers the row before.
pub async fn save(tx: &Tx, room: Room) -> Result<Room> {
    let before = find(tx, &room.code).await?.ok_or_else(Problem::not_found)?;
    let next = Room { row_version: room.row_version + 1, ..room.clone() };
    let saved = Entity::update_many()
        .set(next.into_active_model().reset_all())
        .filter(Column::Code.eq(room.code.as_str()))
        .filter(Column::RowVersion.eq(room.row_version))
        .exec(tx)
        .await?;
    if saved.rows_affected == 1 { Ok(before) } else { Err(texts::COMMON_CONFLICT.into()) }
}
