//! Stores, and who may sell through them.

use application::Remembering;
use platform::db::Tx;
use platform::document::{Doc, Draft, Reach, Scope, others};
use platform::form::Form;
use platform::http::Result;
use platform::workflow::status::{APPROVED, APPROVING};
use platform::{App, Date, Timestamp};
use sea_orm::ActiveValue::{Set, Unchanged};
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, QueryTrait,
};

use crate::entity::{relation, store, store_event, store_rating};
use crate::store_appr::{OfferStoreAppr, StoreForm};
use crate::texts;

pub const ENABLED: &str = "enabled";
pub const DISABLED: &str = "disabled";
pub const OWN: &str = "OWN";
pub const AUTH: &str = "AUTH";

pub const NORMAL: &str = "NORMAL";
pub const FROZEN: &str = "FROZEN";
pub const UNBOUND: &str = "UNBOUND";

/// A vendor supplies others; only a merchant has stores of its own. And a store has one owner, and waits once.
pub async fn check_applicant(tx: &Tx, draft: &mut Draft<'_, StoreForm>) -> Result<()> {
    let form = draft.form;
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    let (platform, seller) = (text(&form.platform_type), text(&form.seller_id));
    let key = format!("{}/{platform}/{seller}", draft.company_id);
    let same = Expr::col("company_id").eq(draft.company_id).and(Expr::col("platform_type").eq(platform));
    let same = same.and(Expr::col("seller_id").eq(seller));
    if let Some(other) = others::<OfferStoreAppr>(tx, draft, &key, &[APPROVING], same).await?.first() {
        draft.checks.refuse_filled(StoreForm::FIELDS, "sellerId", texts::STORE_WAITING, &[("code", &other.code)]);
    }
    if form.is_own != Some(true) {
        return Ok(());
    }
    let company = company::find(tx, draft.company_id).await?;
    if company.is_some_and(|company| company.subject_type == "VENDOR") {
        draft.checks.refuse("isOwn", "是否自有店铺", "供应商只能为已获授权的店铺提交申请");
    }
    if is_owned_by_another(tx, form, draft.company_id).await? {
        draft.checks.refuse_field(StoreForm::FIELDS, "sellerId", texts::STORE_BOUND);
    }
    Ok(())
}

async fn is_owned_by_another(tx: &Tx, form: &StoreForm, merchant_id: i64) -> Result<bool> {
    let Some(store) = find(tx, form).await? else { return Ok(false) };
    let others = relation::Entity::find()
        .filter(relation::Column::StoreId.eq(store.id))
        .filter(relation::Column::Status.eq(ENABLED))
        .filter(relation::Column::RelationType.eq(OWN))
        .filter(relation::Column::MerchantId.ne(merchant_id));
    Ok(others.count(tx).await? > 0)
}

async fn find(tx: &Tx, form: &StoreForm) -> Result<Option<store::Model>> {
    let same = store::Entity::find()
        .filter(store::Column::PlatformType.eq(form.platform_type.as_deref().unwrap_or_default()))
        .filter(store::Column::SellerId.eq(form.seller_id.as_deref().unwrap_or_default()));
    Ok(same.one(tx).await?)
}

/// An approved application: the store exists, the merchant may use it, and its ratings are kept.
pub async fn bring_to_life(tx: &Tx, doc: &Doc<StoreForm>) -> Result<i64> {
    let (form, merchant_id) = (&doc.form, doc.head.company_id);
    // Two merchants may have waited at the same time: the second approval learns of the first.
    if form.is_own == Some(true) && is_owned_by_another(tx, form, merchant_id).await? {
        return Err(texts::STORE_BOUND.into());
    }
    let store_id = keep_store(tx, doc).await?;
    let renewed = end_relations(tx, merchant_id, store_id).await? > 0;
    let user = doc.head.submitter_id.unwrap_or(doc.head.created_by);
    let row = relation::ActiveModel {
        id: Set(tx.next_id()),
        merchant_id: Set(merchant_id),
        store_id: Set(store_id),
        relation_type: Set(if form.is_own == Some(true) { OWN } else { AUTH }.into()),
        brand_names: Set(doc.own.text("brandNames").into_owned()),
        start_date: Set(tx.now().date()),
        end_date: Set(form.auth_expire_date.filter(|_| form.is_own == Some(false))),
        status: Set(ENABLED.into()),
        created_by: Set(user),
        created_date: Set(tx.now()),
        last_modified_by: Set(user),
        last_modified_date: Set(tx.now()),
        is_deleted: Set(false),
        row_version: Set(0),
    };
    relation::Entity::insert(row).exec_without_returning(tx).await?;
    // Only the newest application of a merchant speaks for a store.
    point_applications(tx, merchant_id, store_id, None).await?;
    point(tx, doc.head.id, Some(store_id)).await?;
    keep_rating(tx, merchant_id, store_id, form).await?;
    let action = if renewed { Happening::Renewed } else { Happening::Bound };
    log_event(tx, store_id, merchant_id, action, &doc.head.created_by_name, &doc.head.code).await?;
    Ok(store_id)
}

/// Of the relations between merchants and stores.
pub const SCOPE: Scope = Scope::company("merchant_id").owner("created_by");

/// Whether the merchant may sell through the store on a day, as far as the list of stores shows it.
pub async fn is_usable(
    db: &impl ConnectionTrait,
    reach: &Reach,
    merchant_id: i64,
    store_id: i64,
    on: Date,
) -> Result<bool> {
    let bound = relation::Entity::find()
        .filter(SCOPE.within(reach))
        .filter(relation::Column::MerchantId.eq(merchant_id))
        .filter(relation::Column::StoreId.eq(store_id))
        .filter(relation::Column::Status.eq(ENABLED))
        .one(db)
        .await?;
    let open = store::Entity::find_by_id(store_id).filter(store::Column::StoreStatus.eq(NORMAL)).one(db).await?;
    Ok(open.is_some() && bound.is_some_and(|relation| relation.end_date.is_none_or(|end| end >= on)))
}

/// All that a merchant may sell through on a day, with their names, as far as the list of stores shows them.
pub async fn usable(
    db: &impl ConnectionTrait,
    reach: &Reach,
    merchant_id: i64,
    on: Date,
) -> Result<Vec<(i64, String)>> {
    let bound = relation::Entity::find()
        .filter(SCOPE.within(reach))
        .select_only()
        .column(relation::Column::StoreId)
        .filter(relation::Column::MerchantId.eq(merchant_id))
        .filter(relation::Column::Status.eq(ENABLED))
        .filter(relation::Column::EndDate.is_null().or(relation::Column::EndDate.gte(on)))
        .into_query();
    let open = store::Entity::find()
        .filter(store::Column::Id.in_subquery(bound))
        .filter(store::Column::StoreStatus.eq(NORMAL))
        .order_by_asc(store::Column::Id);
    Ok(open.all(db).await?.into_iter().map(|store| (store.id, store.store_name)).collect())
}

/// The first store that a merchant may use.
pub async fn first_usable(db: &impl ConnectionTrait, merchant_id: i64) -> Result<Option<i64>> {
    let bound = relation::Entity::find()
        .filter(relation::Column::MerchantId.eq(merchant_id))
        .filter(relation::Column::Status.eq(ENABLED))
        .order_by_asc(relation::Column::Id);
    Ok(bound.one(db).await?.map(|relation| relation.store_id))
}

/// What stores are called.
pub async fn names(db: &impl ConnectionTrait, ids: &[i64]) -> Result<Vec<(i64, String)>> {
    let named = store::Entity::find().filter(store::Column::Id.is_in(ids.iter().copied())).all(db).await?;
    Ok(named.into_iter().map(|store| (store.id, store.store_name)).collect())
}

/// What a store is called, and on which platform it stands.
pub async fn known_as(db: &impl ConnectionTrait, id: i64) -> Result<Option<(String, String)>> {
    let found = store::Entity::find_by_id(id).one(db).await?;
    Ok(found.map(|store| (store.store_name, store.platform_type)))
}

/// A store is known by platform and seller; what else is told of it may change, by its owner where it has one.
async fn keep_store(tx: &Tx, doc: &Doc<StoreForm>) -> Result<i64> {
    let form = &doc.form;
    let text = |value: &Option<String>| Set(value.clone().unwrap_or_default());
    let found = find(tx, form).await?;
    let user = doc.head.submitter_id.unwrap_or(doc.head.created_by);
    let mut row = store::ActiveModel {
        id: Set(tx.next_id()),
        store_name: Set(form.store_name.clone()),
        platform_type: text(&form.platform_type),
        seller_id: text(&form.seller_id),
        store_url: text(&form.store_url),
        store_type: text(&form.store_type),
        owner_name: text(&form.owner_name),
        store_status: Set(NORMAL.into()),
        created_by: Set(user),
        created_date: Set(tx.now()),
        last_modified_by: Set(user),
        last_modified_date: Set(tx.now()),
        is_deleted: Set(false),
        row_version: Set(0),
    };
    let Some(found) = found else {
        let id = row.id.clone().unwrap();
        store::Entity::insert(row).exec_without_returning(tx).await?;
        return Ok(id);
    };
    // Whoever is allowed to sell through it does not rename it for the others.
    if form.is_own != Some(true) && is_owned_by_another(tx, form, doc.head.company_id).await? {
        return Ok(found.id);
    }
    // A frozen store stays frozen: its merchant cannot thaw it by asking again.
    let status = if found.store_status == FROZEN { FROZEN } else { NORMAL };
    row.id = Unchanged(found.id);
    row.store_status = Set(status.into());
    (row.created_by, row.created_date) = (Unchanged(found.created_by), Unchanged(found.created_date));
    row.row_version = Set(found.row_version + 1);
    store::Entity::update(row).exec(tx).await?;
    Ok(found.id)
}

/// Ends what stands between a merchant and a store; answers how many relations that were.
pub async fn end_relations(tx: &Tx, merchant_id: i64, store_id: i64) -> Result<u64> {
    let ended = relation::Entity::update_many()
        .col_expr(relation::Column::Status, DISABLED.into())
        .col_expr(relation::Column::LastModifiedDate, tx.now().into())
        .col_expr(relation::Column::RowVersion, Expr::col(relation::Column::RowVersion).add(1))
        .filter(relation::Column::MerchantId.eq(merchant_id))
        .filter(relation::Column::StoreId.eq(store_id))
        .filter(relation::Column::Status.eq(ENABLED))
        .exec(tx)
        .await?;
    Ok(ended.rows_affected)
}

/// A store that nobody may use any more says so.
pub async fn mark_if_unbound(tx: &Tx, store_id: i64) -> Result<()> {
    let left = relation::Entity::find()
        .filter(relation::Column::StoreId.eq(store_id))
        .filter(relation::Column::Status.eq(ENABLED));
    if left.count(tx).await? == 0 {
        set_status(tx, store_id, NORMAL, UNBOUND).await?;
    }
    Ok(())
}

/// Compare and set; `false` when the store was in another state.
pub async fn set_status(tx: &Tx, store_id: i64, from: &str, to: &str) -> Result<bool> {
    let changed = store::Entity::update_many()
        .col_expr(store::Column::StoreStatus, to.into())
        .col_expr(store::Column::LastModifiedDate, tx.now().into())
        .col_expr(store::Column::RowVersion, Expr::col(store::Column::RowVersion).add(1))
        .filter(store::Column::Id.eq(store_id))
        .filter(store::Column::StoreStatus.eq(from))
        .exec(tx)
        .await?;
    Ok(changed.rows_affected == 1)
}

/// The application knows its store while the two belong together.
async fn point(tx: &Tx, appr_id: i64, store_id: Option<i64>) -> Result<()> {
    let update = Query::update()
        .table("offer_store_appr")
        .value("store_id", store_id)
        .and_where(Expr::col("id").eq(appr_id))
        .to_owned();
    tx.execute(&update).await?;
    Ok(())
}

pub async fn point_applications(tx: &Tx, merchant_id: i64, store_id: i64, to: Option<i64>) -> Result<()> {
    let update = Query::update()
        .table("offer_store_appr")
        .value("store_id", to)
        .and_where(Expr::col("store_id").eq(store_id))
        .and_where(Expr::col("company_id").eq(merchant_id))
        .and_where(Expr::col("status").eq(APPROVED))
        .to_owned();
    tx.execute(&update).await?;
    Ok(())
}

async fn keep_rating(tx: &Tx, merchant_id: i64, store_id: i64, form: &StoreForm) -> Result<()> {
    if form.dsr_desc.is_none() && form.dsr_service.is_none() && form.dsr_logistics.is_none() {
        return Ok(());
    }
    let row = store_rating::ActiveModel {
        merchant_id: Set(merchant_id),
        store_id: Set(store_id),
        month: Set(month(tx.now())),
        dsr_desc: Set(form.dsr_desc.map(|score| score.0)),
        dsr_service: Set(form.dsr_service.map(|score| score.0)),
        dsr_logistics: Set(form.dsr_logistics.map(|score| score.0)),
    };
    use store_rating::Column::{DsrDesc, DsrLogistics, DsrService, MerchantId, Month, StoreId};
    let newest = OnConflict::columns([MerchantId, StoreId, Month])
        .update_columns([DsrDesc, DsrService, DsrLogistics])
        .to_owned();
    store_rating::Entity::insert(row).on_conflict(newest).exec_without_returning(tx).await?;
    Ok(())
}

fn month(now: Timestamp) -> String {
    now.date().to_string().chars().take(7).collect()
}

/// What can happen between a merchant and a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    Bound,
    Renewed,
    Unbound,
    AuthExpired,
    Frozen,
    Thawed,
}

impl Happening {
    const ALL: [Self; 6] = [Self::Bound, Self::Renewed, Self::Unbound, Self::AuthExpired, Self::Frozen, Self::Thawed];

    pub fn code(self) -> &'static str {
        match self {
            Self::Bound => "BOUND",
            Self::Renewed => "RENEWED",
            Self::Unbound => "UNBOUND",
            Self::AuthExpired => "AUTH_EXPIRED",
            Self::Frozen => "FROZEN",
            Self::Thawed => "THAWED",
        }
    }

    pub fn label(code: &str) -> &'static str {
        match Self::ALL.into_iter().find(|happening| happening.code() == code) {
            Some(Self::Bound) => "建立关联",
            Some(Self::Renewed) => "更新关联",
            Some(Self::Unbound) => "解除关联",
            Some(Self::AuthExpired) => "授权到期",
            Some(Self::Frozen) => "冻结",
            Some(Self::Thawed) => "解冻",
            None => "其他",
        }
    }
}

pub async fn log_event(
    tx: &Tx,
    store_id: i64,
    merchant_id: i64,
    happening: Happening,
    operator: &str,
    remark: &str,
) -> Result<()> {
    let row = store_event::ActiveModel {
        id: Set(tx.next_id()),
        store_id: Set(store_id),
        merchant_id: Set(merchant_id),
        action: Set(happening.code().into()),
        operator_name: Set(operator.to_owned()),
        remark: Set(remark.to_owned()),
        created_date: Set(tx.now()),
    };
    store_event::Entity::insert(row).exec_without_returning(tx).await?;
    Ok(())
}

/// A store exists for those who have, or had, something to do with it; the staff see all.
pub async fn is_reached(app: App, favourite: Remembering) -> Result<bool> {
    if favourite.r#type != "store" {
        return Ok(false);
    }
    let mut known = relation::Entity::find().filter(relation::Column::StoreId.eq(favourite.ref_id));
    if !favourite.staff {
        known = known.filter(relation::Column::MerchantId.eq(favourite.company_id));
    }
    if let Some(owners) = favourite.owner_ids {
        known = known.filter(relation::Column::CreatedBy.is_in(owners));
    }
    Ok(known.one(app.db.read()).await?.is_some())
}

/// Enabled relations whose authorisation ended before `today`.
pub async fn expired(db: &impl ConnectionTrait, today: Date) -> Result<Vec<relation::Model>> {
    let over = relation::Entity::find()
        .filter(relation::Column::Status.eq(ENABLED))
        .filter(relation::Column::EndDate.is_not_null())
        .filter(relation::Column::EndDate.lt(today));
    Ok(over.all(db).await?)
}
