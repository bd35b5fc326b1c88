//! What a new installation knows from the start: permissions, built-in roles, dictionaries, live rooms.

pub mod dictionaries;
pub mod permissions;
pub mod roles;

use platform::App;
use platform::access::Ctx;
use platform::db::Tx;
use platform::dict::{self, NewItem};
use platform::http::Result;
use platform::{secret, setting};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use dictionaries::DictSeed;

use crate::accounts::ENABLED;
use crate::entity::{live_room, role, role_permission};

/// The fingerprint of what was last written.
const SEEDED: &str = "catalogue.seeded";

/// Brings the tables up to this program's catalogue. What people have changed stays: items are added, never
/// rewritten; only the grants of built-in roles follow the program, since nobody else may change them.
pub async fn seed(app: App) -> Result<()> {
    let fingerprint = fingerprint();
    if setting::get(app.db.read(), SEEDED).await?.as_deref() == Some(&fingerprint) {
        return Ok(());
    }
    app.db
        .write(&Ctx::system("catalogue.seed"), fingerprint, |tx, fingerprint| async move {
            seed_roles(&tx).await?;
            for (sort, kind) in (0..).zip(dictionaries::dictionaries()) {
                let items: Vec<NewItem> = kind.items.iter().map(|item| new_item(kind.code, item)).collect();
                dict::seed(&tx, kind.code, kind.label, sort, &items).await?;
            }
            seed_rooms(&tx).await?;
            dict::bump(&tx).await?;
            setting::put(&tx, SEEDED, &fingerprint).await
        })
        .await
}

async fn seed_roles(tx: &Tx) -> Result<()> {
    for (id, built_in) in (1..).zip(roles::BUILT_IN_ROLES) {
        let row = role::ActiveModel {
            id: Set(id),
            company_id: Set(0),
            role_code: Set(built_in.code.into()),
            role_name: Set(built_in.name.into()),
            role_type: Set("BUILT_IN".into()),
            user_type: Set(built_in.user_type.as_str().into()),
            status: Set(ENABLED.into()),
            data_scope: Set(built_in.data_scope.into()),
            remark: Set(String::new()),
            created_by: Set(0),
            created_date: Set(tx.now()),
            last_modified_by: Set(0),
            last_modified_date: Set(tx.now()),
            is_deleted: Set(false),
            row_version: Set(0),
        };
        let keep = OnConflict::column(role::Column::Id).do_nothing().to_owned();
        role::Entity::insert(row).on_conflict(keep).exec_without_returning(tx).await?;
        let granted = roles::grants(built_in.code);
        role_permission::Entity::delete_many()
            .filter(role_permission::Column::RoleId.eq(id))
            .filter(role_permission::Column::PermissionCode.is_not_in(granted.iter().copied()))
            .exec(tx)
            .await?;
        let rows = granted
            .iter()
            .map(|code| role_permission::ActiveModel { role_id: Set(id), permission_code: Set((*code).into()) });
        let known = [role_permission::Column::RoleId, role_permission::Column::PermissionCode];
        role_permission::Entity::insert_many(rows)
            .on_conflict(OnConflict::columns(known).do_nothing().to_owned())
            .exec_without_returning(tx)
            .await?;
    }
    Ok(())
}

async fn seed_rooms(tx: &Tx) -> Result<()> {
    let kinds = dictionaries::dictionaries();
    let rooms = kinds.iter().filter(|kind| kind.code == "LiveRoom").flat_map(|kind| &kind.items);
    let rows = rooms.map(|room| live_room::ActiveModel {
        code: Set(room.value.into()),
        name: Set(room.label.into()),
        vendor_type: Set(room.attr("vendorType").unwrap_or_default().into()),
        sort: Set(room.sort),
        enabled: Set(true),
        r#type: Set(if room.value == "common" { "DAILY" } else { "PROMOTION" }.into()),
        ..Default::default()
    });
    let keep = OnConflict::column(live_room::Column::Code).do_nothing().to_owned();
    live_room::Entity::insert_many(rows).on_conflict(keep).exec_without_returning(tx).await?;
    Ok(())
}

fn new_item(kind: &str, seed: &DictSeed) -> NewItem {
    NewItem {
        kind: kind.to_owned(),
        value: seed.value.to_owned(),
        label: seed.label.to_owned(),
        live_room: seed.live_room.to_owned(),
        color: seed.color.to_owned(),
        sort: seed.sort,
        children: seed.children.iter().map(|child| new_item(kind, child)).collect(),
    }
}

fn fingerprint() -> String {
    let grants: Vec<_> = roles::BUILT_IN_ROLES.iter().map(|role| (role.code, roles::grants(role.code))).collect();
    secret::sha256(&format!("{grants:?}{:?}", dictionaries::dictionaries()))
}
