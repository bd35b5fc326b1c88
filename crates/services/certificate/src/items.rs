//! The certificates in force: how an approved item becomes one, and what others may ask about them.

use std::collections::{HashMap, HashSet};

use platform::Date;
use platform::db::Tx;
use platform::document::{self, Actor, Doc, Draft, Reach, next_code};
use platform::files::FileRef;
use platform::form::Form as _;
use platform::http::Result;
use platform::workflow::status::{APPROVED, APPROVING, CREATED, NOT_STARTED, REJECTED};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QuerySelect};
use serde::Serialize;

use crate::cert_rules::{self, EXPIRED};
use crate::entity::cert_item::{self, Column, Entity, Model};
use crate::points::{InForce, Renewed};
use crate::register;
use crate::submission::{CertItem, CertificateForm, VendorCertificate};
use crate::texts;

/// A submission that is still under way.
pub const OPEN: [&str; 4] = [NOT_STARTED, CREATED, APPROVING, REJECTED];

/// More are under way at one time than any company has hands for.
pub const MOST_AT_ONCE: u64 = 50;

/// Rules of a submission that only the database can tell.
pub async fn admit(tx: &Tx, draft: &mut Draft<'_, CertificateForm>) -> Result<()> {
    let elsewhere = elsewhere(tx, draft).await?;
    let form = draft.form;
    let ids: Vec<i64> = form.cert_list.iter().filter_map(|item| item.brand_id).collect();
    let brands = company::find_brands(tx, &ids).await?;
    let own_brand = |id: &i64| brands.iter().any(|brand| brand.id == *id && brand.company_id == draft.company_id);
    let live = in_force(tx, draft.company_id).await?;
    let renewable = renewable(tx, draft).await?;
    let today = tx.now().date();
    for (index, item) in form.cert_list.iter().enumerate() {
        let passed = live.iter().find(|row| row.submission_id == draft.id && row.token == item.token);
        draft.checks.within(&format!("certList[{index}]"), |checks| {
            if let Some(passed) = passed {
                // It is in force already: what QC has seen is what stays.
                if !is_same(item, &content_of(passed)) {
                    checks.refuse("certNo", "证照编号", "该证照已通过审核，不能修改，请使用续期");
                }
                return;
            }
            if item.brand_id.is_some_and(|id| !own_brand(&id)) {
                checks.refuse_field(CertItem::FIELDS, "brandId", texts::COMMON_DICT);
            }
            let replaced =
                item.replaces_id.map(|id| live.iter().find(|row| row.id == id && renewable.contains(&row.id)));
            match replaced {
                Some(None) => checks.refuse_field(CertItem::FIELDS, "replacesId", texts::COMMON_NOT_FOUND),
                Some(Some(old)) if item.cert_type.as_deref() != Some(&old.cert_type) => {
                    checks.refuse("certType", "证照类型", "续期证照的类型必须与原证照一致");
                }
                _ => {}
            }
            if item.replaces_id.is_some() && elsewhere.iter().any(|other| other.replaces_id == item.replaces_id) {
                checks.refuse_field(CertItem::FIELDS, "replacesId", texts::CERT_RENEWING);
            }
            let same_number = |row: &&Model| {
                Some(row.id) != item.replaces_id
                    && item.cert_type.as_deref() == Some(&row.cert_type)
                    && item.cert_no.as_deref().is_some_and(|number| number == row.cert_no)
            };
            let handed_in = item.number().is_some() && elsewhere.iter().any(|other| other.number() == item.number());
            if handed_in || live.iter().any(|row| same_number(&row)) {
                checks.refuse_field(CertItem::FIELDS, "certNo", texts::CERT_DUP);
            }
            if draft.submitting && item.end().is_some_and(|end| end < today) {
                checks.refuse_field(CertItem::FIELDS, "expireDate", texts::CERT_EXPIRED);
            }
        });
    }
    let gone =
        |row: &&Model| row.submission_id == draft.id && !form.cert_list.iter().any(|item| item.token == row.token);
    if live.iter().any(|row| gone(&row)) {
        draft.checks.refuse("certList", "证照清单", "已通过审核的证照不能从清单中移除");
    }
    Ok(())
}

/// What the caller is shown, and what the submission was going to renew before, whoever of the company wrote that.
async fn renewable(tx: &Tx, draft: &Draft<'_, CertificateForm>) -> Result<Vec<i64>> {
    let shown = within(tx, &draft.actor.reach(), draft.company_id).await?;
    let before = match draft.id {
        0 => Vec::new(),
        id => document::find::<VendorCertificate, _>(tx, &Reach::Everything, id).await?.form.cert_list,
    };
    Ok(shown.iter().map(|row| row.id).chain(before.iter().filter_map(|item| item.replaces_id)).collect())
}

/// What the company's other submissions under way have: a certificate is handed in once at a time. What has passed in a
/// submission that came back is in force, and found there.
async fn elsewhere(tx: &Tx, draft: &Draft<'_, CertificateForm>) -> Result<Vec<CertItem>> {
    let others = document::others_of_company::<VendorCertificate>(tx, draft, &OPEN).await?;
    let forms = others.into_iter().map(|other| serde_json::from_value::<CertificateForm>(other.form));
    Ok(forms.collect::<Result<Vec<_>, _>>()?.into_iter().flat_map(|form| form.cert_list).collect())
}

/// The certificates whose renewal waits for a decision.
pub async fn renewals_in_review(db: &impl ConnectionTrait, company_id: i64) -> Result<HashSet<i64>> {
    let waiting = Expr::col("company_id").eq(company_id).and(Expr::col("status").eq(APPROVING));
    let found = document::find_all::<VendorCertificate, _>(db, &Reach::Everything, waiting, MOST_AT_ONCE).await?;
    Ok(found.iter().flat_map(|doc| &doc.form.cert_list).filter_map(|item| item.replaces_id).collect())
}

/// Those of [`in_force`] that the list shows to whoever reaches so far: only they can be renewed.
pub async fn within(db: &impl ConnectionTrait, reach: &Reach, company_id: i64) -> Result<Vec<Model>> {
    let own = Entity::find().filter(Column::CompanyId.eq(company_id)).filter(Column::ReplacedById.is_null());
    Ok(own.filter(register::SCOPE.within(reach)).all(db).await?)
}

/// What a company has and nothing has replaced, ended or not.
pub async fn in_force(db: &impl ConnectionTrait, company_id: i64) -> Result<Vec<Model>> {
    let own = Entity::find().filter(Column::CompanyId.eq(company_id)).filter(Column::ReplacedById.is_null());
    Ok(own.all(db).await?)
}

pub async fn find_many(db: &impl ConnectionTrait, ids: &[i64]) -> Result<Vec<Model>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    Ok(Entity::find().filter(Column::Id.is_in(ids.iter().copied())).all(db).await?)
}

pub async fn of_submission(db: &impl ConnectionTrait, submission_id: i64) -> Result<Vec<Model>> {
    Ok(Entity::find().filter(Column::SubmissionId.eq(submission_id)).all(db).await?)
}

/// The item as it was approved.
pub fn content_of(row: &Model) -> CertItem {
    serde_json::from_str(&row.content).unwrap_or_default()
}

/// What a page sends back of a file is more than what was kept of it; only which files they are counts.
fn is_same(one: &CertItem, other: &CertItem) -> bool {
    let bare = |item: &CertItem| CertItem {
        files: item.files.iter().map(|file| FileRef::to(file.file_id)).collect(),
        ..item.clone()
    };
    bare(one) == bare(other)
}

/// Every chosen item that is not yet in force comes into force; what it renews gives way.
pub async fn bring_to_life(
    tx: &Tx,
    actor: &Actor,
    doc: &Doc<CertificateForm>,
    chosen: impl Fn(usize) -> bool,
) -> Result<()> {
    let head = &doc.head;
    let known: Vec<String> = of_submission(tx, head.id).await?.into_iter().map(|row| row.token).collect();
    let all = doc.form.cert_list.iter().enumerate();
    let new: Vec<&CertItem> =
        all.filter(|(index, item)| chosen(*index) && !known.contains(&item.token)).map(|(_, item)| item).collect();
    if new.is_empty() {
        return Ok(());
    }
    let main_category = company::main_category(tx, head.company_id).await?;
    let replaced: Vec<i64> = new.iter().filter_map(|item| item.replaces_id).collect();
    let replaced: HashMap<i64, Model> = find_many(tx, &replaced).await?.into_iter().map(|row| (row.id, row)).collect();
    let mut rows = Vec::new();
    for item in new {
        let row = row_of(tx, actor, doc, item, &main_category).await?;
        if let Some(old) = item.replaces_id.and_then(|id| replaced.get(&id)) {
            give_way(tx, actor, old, &row).await?;
        }
        rows.push(row);
    }
    let rows = rows.into_iter().map(IntoActiveModel::into_active_model);
    Entity::insert_many(rows).exec_without_returning(tx).await?;
    actor.app.points.emit(&actor.app, tx, InForce { company_id: head.company_id }).await?;
    company::set_vendor_certificate(tx, head.company_id, head.id).await
}

async fn row_of(
    tx: &Tx,
    actor: &Actor,
    doc: &Doc<CertificateForm>,
    item: &CertItem,
    main_category: &str,
) -> Result<Model> {
    let head = &doc.head;
    let cert_type = item.cert_type.clone().unwrap_or_default();
    let label = actor.dictionaries.label("CertType", &cert_type).to_owned();
    let user = head.submitter_id.unwrap_or(head.created_by);
    Ok(Model {
        id: tx.next_id(),
        code: next_code(tx, "CT").await?,
        company_id: head.company_id,
        company_name: head.company_name.clone(),
        submission_id: head.id,
        token: item.token.clone(),
        cert_no: item.cert_no.clone().unwrap_or_default(),
        cert_name: item.cert_name.clone().unwrap_or(label),
        subject_name: item.subject_name.clone().unwrap_or_default(),
        brand_id: item.brand_id,
        category_code: cert_rules::first_level(item.category_code.as_deref().unwrap_or(main_category)).to_owned(),
        issue_date: item.issue_date.unwrap_or(tx.now().date()),
        expire_date: item.end(),
        cert_status: cert_rules::status_on(tx.now().date(), item.end()).to_owned(),
        appr_status: APPROVED.to_owned(),
        replaced_by_id: None,
        told_days: None,
        remind_count: 0,
        remind_date: None,
        content: serde_json::to_string(item)?,
        cert_type,
        created_by: user,
        created_date: tx.now(),
        last_modified_by: user,
        last_modified_date: tx.now(),
        is_deleted: false,
        row_version: 0,
    })
}

/// The old one names the new one, and whoever held something back because of the old one is told.
async fn give_way(tx: &Tx, actor: &Actor, old: &Model, new: &Model) -> Result<()> {
    let change = cert_item::ActiveModel {
        replaced_by_id: Set(Some(new.id)),
        last_modified_by: Set(actor.caller.user_id()),
        last_modified_date: Set(tx.now()),
        row_version: Set(old.row_version + 1),
        ..Default::default()
    };
    let free = Entity::update_many().set(change).filter(Column::Id.eq(old.id)).filter(Column::ReplacedById.is_null());
    if free.exec(tx).await?.rows_affected == 0 {
        return Err(texts::COMMON_CONFLICT.into());
    }
    let renewed = Renewed { certificate: old.into(), replaced_by_id: new.id };
    actor.app.points.emit(&actor.app, tx, renewed).await
}

/// By company, the first end among what is in force.
pub async fn first_ends(db: &impl ConnectionTrait, company_ids: &[i64]) -> Result<HashMap<i64, Date>> {
    if company_ids.is_empty() {
        return Ok(HashMap::new());
    }
    let first: Vec<(i64, Option<Date>)> = Entity::find()
        .select_only()
        .column(Column::CompanyId)
        .column_as(Column::ExpireDate.min(), "first")
        .filter(Column::CompanyId.is_in(company_ids.iter().copied()))
        .filter(Column::ReplacedById.is_null())
        .group_by(Column::CompanyId)
        .into_tuple()
        .all(db)
        .await?;
    Ok(first.into_iter().filter_map(|(company, end)| Some((company, end?))).collect())
}

/// By company, how many are in force on a day.
pub async fn count_in_force(db: &impl ConnectionTrait, company_ids: &[i64], day: Date) -> Result<HashMap<i64, i64>> {
    let counts = Entity::find()
        .select_only()
        .column(Column::CompanyId)
        .column_as(Column::Id.count(), "many")
        .filter(Column::CompanyId.is_in(company_ids.iter().copied()))
        .filter(Column::ReplacedById.is_null())
        .filter(Column::ExpireDate.is_null().or(Column::ExpireDate.gte(day)))
        .group_by(Column::CompanyId);
    Ok(counts.into_tuple().all(db).await?.into_iter().collect())
}

/// Why something of a company may not be sold: a certificate has ended and nothing has taken its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Restriction {
    pub cert_id: i64,
    pub company_id: i64,
    pub cert_type: String,
    /// Where it speaks for one brand only.
    pub brand_id: Option<i64>,
    /// The first level of the category.
    pub category_code: String,
    pub expire_date: Date,
}

/// The restrictions that stand against these companies.
pub async fn restrictions(db: &impl ConnectionTrait, company_ids: &[i64]) -> Result<Vec<Restriction>> {
    if company_ids.is_empty() {
        return Ok(Vec::new());
    }
    let ended = Entity::find()
        .filter(Column::CompanyId.is_in(company_ids.iter().copied()))
        .filter(Column::ReplacedById.is_null())
        .filter(Column::CertStatus.eq(EXPIRED));
    let restriction = |row: Model| {
        Some(Restriction {
            cert_id: row.id,
            company_id: row.company_id,
            expire_date: row.expire_date?,
            cert_type: row.cert_type,
            brand_id: row.brand_id,
            category_code: row.category_code,
        })
    };
    Ok(ended.all(db).await?.into_iter().filter_map(restriction).collect())
}
