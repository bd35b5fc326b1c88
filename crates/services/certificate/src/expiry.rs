//! Every night: certificates that come near their end, those that have reached it, and brands' authorisations.

use platform::access::Ctx;
use platform::db::Tx;
use platform::document::{Notice, Receiver};
use platform::http::Result;
use platform::{App, Date};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};
use serde_json::json;

use crate::cert_rules::{EXPIRED, EXPIRING, NOTICE_DAYS, notice_due};
use crate::entity::{auth_notice, cert_item};
use crate::points::Expired;
use crate::register::{self, BIZ_TYPE};

/// Where staff look at what ends.
const STAFF_PAGE: &str = "/platform/cert-radar";

pub async fn run(app: App) -> Result<String> {
    let certificates = certificates(&app).await?;
    let authorisations = authorisations(&app).await?;
    Ok(format!("{certificates} 张证照、{authorisations} 个品牌授权有变化"))
}

/// One whose end has come nearer than people know, with what it is now.
#[derive(Clone)]
struct Turn {
    row: cert_item::Model,
    offers: usize,
    status: &'static str,
    /// The notice that is due.
    days: Option<i32>,
}

async fn certificates(app: &App) -> Result<usize> {
    use cert_item::Column;
    let today = app.clock().today();
    let near = cert_item::Entity::find()
        .filter(Column::ExpireDate.lte(today.plus_days(NOTICE_DAYS[0].into())))
        .filter(Column::ReplacedById.is_null())
        .filter(Column::CertStatus.ne(EXPIRED))
        .order_by_asc(Column::ExpireDate)
        .order_by_asc(Column::Id)
        .all(app.db.read())
        .await?;
    let offers = register::affected(app, &near).await?;
    let mut many = 0;
    for row in near {
        let Some(end) = row.expire_date else { continue };
        let left = end.days_since(today);
        let status = if left < 0 { EXPIRED } else { EXPIRING };
        let days = if left < 0 { None } else { notice_due(left, row.told_days) };
        if row.cert_status == status && days.is_none() {
            continue;
        }
        let offers = offers.get(&row.id).map_or(0, |offers| offers.len());
        let job = |tx: Tx, (app, turn): (App, Turn)| async move { happen(&tx, &app, &turn).await };
        let turn = Turn { row, offers, status, days };
        app.db.write(&Ctx::system("certificate.expiry"), (app.clone(), turn), job).await?;
        many += 1;
    }
    Ok(many)
}

async fn happen(tx: &Tx, app: &App, turn: &Turn) -> Result<()> {
    let row = &turn.row;
    let change = cert_item::ActiveModel {
        cert_status: Set(turn.status.into()),
        told_days: Set(turn.days.or(row.told_days)),
        ..Default::default()
    };
    // Somebody renewed it, or another copy was here: it is theirs.
    if !tx.try_update(row.id, row.row_version, change).await? {
        return Ok(());
    }
    if turn.status == EXPIRED {
        // Whoever knows what hangs on the certificate (offers that are not on sale yet, say) acts here.
        app.points.emit(app, tx, Expired(row.into())).await?;
    }
    tx.audit(|entry| {
        entry.biz_type = BIZ_TYPE;
        entry.biz_id = Some(row.id);
        entry.before = Some(json!({ "certStatus": row.cert_status, "toldDays": row.told_days }));
        entry.after = Some(json!({ "certStatus": turn.status, "toldDays": turn.days.or(row.told_days) }));
    });
    let contact = app.organisation.party(tx, row.company_id).await?.and_then(|party| party.contact);
    let today = tx.now().date();
    let owners = Receiver::Owners { permission: "company_cert_renew".into(), company_id: row.company_id };
    let link = register::own_page(row.id);
    app.organisation.notify(tx, register::notice(row, today, turn.offers, vec![owners], link)).await?;
    let qc = Receiver::Role { role: "QC".into(), company_id: row.company_id, live_room: String::new() };
    let staff = contact.map(|contact| Receiver::User(contact.id)).into_iter().chain([qc]).collect();
    app.organisation.notify(tx, register::notice(row, today, turn.offers, staff, register::staff_page(row.id))).await
}

/// A chain is good until the first of its links ends.
async fn authorisations(app: &App) -> Result<usize> {
    let today = app.clock().today();
    let until = today.plus_days(NOTICE_DAYS[0].into());
    let near = company::authorisations_ending(app.db.read(), today, until).await?;
    let ids = near.iter().map(|brand| brand.brand_id);
    let told = auth_notice::Entity::find().filter(auth_notice::Column::BrandId.is_in(ids)).all(app.db.read()).await?;
    let mut many = 0;
    for brand in near {
        // A chain that was made longer has an end that nobody was told of.
        let same = told.iter().find(|row| row.brand_id == brand.brand_id && row.expire_date == brand.end);
        let Some(days) = notice_due(brand.end.days_since(today), same.map(|row| row.told_days)) else { continue };
        let job = |tx: Tx, (app, brand, days): (App, company::Authorisation, i32)| async move {
            tell(&tx, &app, &brand, days).await
        };
        app.db.write(&Ctx::system("brand.authExpiry"), (app.clone(), brand, days), job).await?;
        many += 1;
    }
    Ok(many)
}

async fn tell(tx: &Tx, app: &App, brand: &company::Authorisation, days: i32) -> Result<()> {
    keep(tx, brand.brand_id, brand.end, days).await?;
    tx.audit(|entry| {
        entry.biz_type = "companyBrand";
        entry.biz_id = Some(brand.brand_id);
        entry.after = Some(json!({ "toldDays": days, "expireDate": brand.end }));
    });
    let notice = |to: Receiver, link: &str| Notice {
        template: "AUTH_EXPIRING",
        to: vec![to],
        values: vec![("brandName", brand.brand_name.clone()), ("expireDate", brand.end.to_string())],
        biz_type: "companyBrand",
        biz_id: brand.brand_id,
        link: link.to_owned(),
    };
    let company_id = brand.company_id;
    let owners = Receiver::Owners { permission: "company_cert_renew".into(), company_id };
    app.organisation.notify(tx, notice(owners, "/business/info?tab=brand")).await?;
    app.organisation
        .notify(tx, notice(Receiver::Role { role: "LEGAL".into(), company_id, live_room: String::new() }, STAFF_PAGE))
        .await
}

async fn keep(tx: &Tx, brand_id: i64, expire_date: Date, told_days: i32) -> Result<()> {
    use auth_notice::Column::{BrandId, ExpireDate, ToldDays};
    let row =
        auth_notice::ActiveModel { brand_id: Set(brand_id), expire_date: Set(expire_date), told_days: Set(told_days) };
    let newest = OnConflict::column(BrandId).update_columns([ExpireDate, ToldDays]).to_owned();
    auth_notice::Entity::insert(row).on_conflict(newest).exec_without_returning(tx).await?;
    Ok(())
}
