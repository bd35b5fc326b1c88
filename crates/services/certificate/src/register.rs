//! All certificates in force that a caller may see: list, one of them, export, and the reminder to their company.

use std::collections::HashSet;
use std::time::Duration;

use axum::Json as Body;
use axum::extract::State;
use axum::response::Response;
use platform::access::{Access, Caller, Endpoint, LONG, Tenant, UserType, get, post};
use platform::db::{Column as Listed, ColumnKind, List, Page, PageRequest, Tx};
use platform::dict::Dictionaries;
use platform::document::{Actor, Notice, Reach, Receiver, Scope};
use platform::excel::{self, XLSX};
use platform::files::{self, FileView};
use platform::http::{Id, Problem, Result};
use platform::point::{Links, links};
use platform::{App, Date, Timestamp};
use rust_xlsxwriter::{Workbook, XlsxError};
use sea_orm::sea_query::{Order, Query, SelectStatement};
use sea_orm::{ActiveValue::Set, ColumnTrait, ConnectionTrait, EntityName, FromQueryResult, Iterable};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use crate::entity::cert_item::{self, Column, Entity, Model};
use crate::items;
use crate::points::{Certificate, OffersNeeding};
use crate::texts;

pub const READ: Access = Access::Codes(&["business_Info", "company_basicInfo", "platformCert"]);
pub const BIZ_TYPE: &str = "certItem";

/// More rows than this are a data dump, not a list.
const MAX_EXPORT: u64 = 10_000;
const REMIND_PAUSE: Duration = Duration::from_secs(4 * 3600);

pub fn endpoints() -> Vec<Endpoint> {
    vec![
        get("/api/vendor/certificates", list)
            .filters(&LIST)
            .summary("证照列表")
            .access(READ, Tenant::Reach)
            .answers_page::<CertRow>(),
        get("/api/vendor/certificates/export", export)
            .filters(&LIST)
            .summary("证照导出")
            .access(Access::Codes(&["company_cert_save", "platformCert"]), Tenant::Reach)
            .audit("certificate.export")
            .takes_long(LONG)
            .answers_file(XLSX),
        get("/api/vendor/certificates/{id}", one).summary("证照详情").access(READ, Tenant::Reach).answers::<CertRow>(),
        post("/api/vendor/certificates/{id}/remind", remind)
            .summary("提醒商家续期")
            .access(Access::Codes(&["cert_remind"]), Tenant::Reach)
            .audit("certificate.remind")
            .answers::<CertRow>(),
    ]
}

pub const LIST: List = List {
    columns: &[
        Listed::new("code", "code", ColumnKind::Text).sortable(),
        Listed::new("companyId", "company_id", ColumnKind::Id),
        Listed::new("companyName", "company_name", ColumnKind::Text),
        Listed::new("certType", "cert_type", ColumnKind::Enum),
        Listed::new("certNo", "cert_no", ColumnKind::Text),
        Listed::new("certName", "cert_name", ColumnKind::Text),
        Listed::new("subjectName", "subject_name", ColumnKind::Text),
        Listed::new("brandId", "brand_id", ColumnKind::Id),
        Listed::new("categoryCode", "category_code", ColumnKind::Enum),
        Listed::new("issueDate", "issue_date", ColumnKind::Date).sortable(),
        Listed::new("expireDate", "expire_date", ColumnKind::Date).sortable(),
        Listed::new("certStatus", "cert_status", ColumnKind::Enum),
        Listed::new("apprStatus", "appr_status", ColumnKind::Enum),
        Listed::new("replacedById", "replaced_by_id", ColumnKind::Id),
        Listed::new("createdDate", "created_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("expireDate", Order::Asc),
    id: "id",
};

/// A certificate as the page reads it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CertRow)]
pub struct CertRow {
    id: i64,
    code: String,
    company_id: i64,
    company_name: String,
    cert_type: String,
    cert_no: String,
    cert_name: String,
    subject_name: String,
    scope: Option<String>,
    brand_id: Option<i64>,
    brand_name: Option<String>,
    category_code: String,
    issue_org: Option<String>,
    issue_date: Date,
    start_date: Option<Date>,
    expire_date: Option<Date>,
    long_term: bool,
    /// Negative once it has ended; none for one without an end.
    left_days: Option<i64>,
    cert_status: String,
    appr_status: String,
    replaced_by_id: Option<i64>,
    /// What is to take its place is in review; its own company is told.
    renewing: bool,
    verify_url: Option<String>,
    affected_offer_count: usize,
    remind_count: i32,
    remind_date: Option<Timestamp>,
    files: Vec<FileView>,
    submission_id: i64,
    actions: Vec<&'static str>,
    created_by: i64,
    created_date: Timestamp,
    last_modified_date: Timestamp,
    row_version: i32,
}

pub const SCOPE: Scope = Scope::company("company_id").owner("created_by");

/// The rows of `reach`.
pub fn rows(reach: &Reach) -> SelectStatement {
    Query::select().columns(Column::iter()).from(Entity.table_ref()).cond_where(SCOPE.within(reach)).to_owned()
}

/// Which offers hang on each of these certificates, as far as anybody knows.
pub async fn affected(app: &App, rows: &[Model]) -> Result<Links> {
    let answers = app.points.ask(app, OffersNeeding(rows.iter().map(Certificate::from).collect())).await?;
    let pairs = answers.into_iter().flatten().flat_map(|(id, offers)| offers.into_iter().map(move |offer| (id, offer)));
    Ok(links(pairs))
}

/// With brands, files and offers: one statement for each of these, not for each row.
pub async fn enriched<C: ConnectionTrait>(
    db: &C,
    app: &App,
    caller: &Caller,
    rows: Vec<Model>,
) -> Result<Vec<CertRow>> {
    let brand_ids: Vec<i64> = rows.iter().filter_map(|row| row.brand_id).collect();
    let brands = company::find_brands(db, &brand_ids).await?;
    let contents: Vec<_> = rows.iter().map(items::content_of).collect();
    let file_ids: Vec<i64> = contents.iter().flat_map(|item| &item.files).map(|file| file.file_id).collect();
    let found = files::find(db, &file_ids).await?;
    let offers = affected(app, &rows).await?;
    let waiting = match caller.profile.user_type {
        UserType::Biz => items::renewals_in_review(db, caller.company_id()).await?,
        UserType::Platform => HashSet::new(),
    };
    let today = app.clock().today();
    let show = |(row, item): (Model, crate::submission::CertItem)| {
        let brand = row.brand_id.and_then(|id| brands.iter().find(|brand| brand.id == id));
        CertRow {
            actions: actions(&row, caller, app.clock().now(), waiting.contains(&row.id)),
            renewing: waiting.contains(&row.id),
            brand_name: brand.map(|brand| brand.brand_name_cn.clone()),
            left_days: row.expire_date.map(|end| end.days_since(today)),
            affected_offer_count: offers.get(&row.id).map_or(0, |offers| offers.len()),
            files: files::views(app, &found, &item.files),
            id: row.id,
            code: row.code,
            company_id: row.company_id,
            company_name: row.company_name,
            cert_type: row.cert_type,
            cert_no: row.cert_no,
            cert_name: row.cert_name,
            subject_name: row.subject_name,
            scope: item.scope,
            brand_id: row.brand_id,
            category_code: row.category_code,
            issue_org: item.issue_org,
            issue_date: row.issue_date,
            start_date: item.start_date,
            long_term: row.expire_date.is_none(),
            expire_date: row.expire_date,
            cert_status: row.cert_status,
            appr_status: row.appr_status,
            replaced_by_id: row.replaced_by_id,
            verify_url: item.verify_url,
            remind_count: row.remind_count,
            remind_date: row.remind_date,
            submission_id: row.submission_id,
            created_by: row.created_by,
            created_date: row.created_date,
            last_modified_date: row.last_modified_date,
            row_version: row.row_version,
        }
    };
    Ok(rows.into_iter().zip(contents).map(show).collect())
}

fn actions(row: &Model, caller: &Caller, now: Timestamp, renewing: bool) -> Vec<&'static str> {
    let mut actions = vec!["detail"];
    let replaced = row.replaced_by_id.is_some();
    if !replaced && !renewing && caller.company_id() == row.company_id && caller.has("company_cert_renew") {
        actions.push("renew");
    }
    if !replaced && caller.has("cert_remind") && row.expire_date.is_some() && may_remind(row, now) {
        actions.push("remind");
    }
    actions
}

fn may_remind(row: &Model, now: Timestamp) -> bool {
    row.remind_date.is_none_or(|last| now >= last.plus(REMIND_PAUSE))
}

pub async fn list(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<CertRow>> {
    let base = rows(&app.organisation.reach(&caller));
    let mut page = LIST.fetch::<Model, _>(app.db.read(), base, &request).await?;
    let rows = enriched(app.db.read(), &app, &caller, std::mem::take(&mut page.rows)).await?;
    Ok(page.with_rows(rows))
}

pub async fn find<C: ConnectionTrait>(db: &C, app: &App, caller: &Caller, id: i64) -> Result<Model> {
    let mut select = rows(&app.organisation.reach(caller));
    select.and_where(Column::Id.eq(id));
    let row = db.query_one(&select).await?.ok_or_else(Problem::not_found)?;
    Ok(Model::from_query_result(&row, "")?)
}

async fn shown<C: ConnectionTrait>(db: &C, app: &App, caller: &Caller, row: Model) -> Result<Body<CertRow>> {
    let rows = enriched(db, app, caller, vec![row]).await?;
    rows.into_iter().next().map(Body).ok_or_else(Problem::not_found)
}

async fn one(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<CertRow>> {
    let row = find(app.db.read(), &app, &caller, id).await?;
    shown(app.db.read(), &app, &caller, row).await
}

/// QC asks the company to renew; not more often than people can act.
async fn remind(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<CertRow>> {
    let row = find(app.db.read(), &app, &caller, id).await?;
    let offers = affected(&app, std::slice::from_ref(&row)).await?;
    let many = offers.get(&id).map_or(0, |offers| offers.len());
    let actor = Actor::new(&app, &caller).await?;
    let job = move |tx: Tx, (actor, id): (Actor, i64)| async move {
        let row = find(&tx, &actor.app, &actor.caller, id).await?;
        if row.replaced_by_id.is_some() || row.expire_date.is_none() {
            return Err(texts::COMMON_STATE.into());
        }
        if !may_remind(&row, tx.now()) {
            return Err(texts::COMMON_URGE.into());
        }
        let change = cert_item::ActiveModel {
            remind_count: Set(row.remind_count + 1),
            remind_date: Set(Some(tx.now())),
            ..Default::default()
        };
        tx.update(id, row.row_version, change).await?;
        tx.audit(|entry| {
            entry.biz_type = BIZ_TYPE;
            entry.biz_id = Some(id);
            entry.after = Some(json!({ "remindCount": row.remind_count + 1 }));
        });
        let to = vec![Receiver::Owners { permission: "company_cert_renew".into(), company_id: row.company_id }];
        actor.app.organisation.notify(&tx, notice(&row, tx.now().date(), many, to, own_page(id))).await
    };
    app.db.write(&caller.ctx, (actor, id), job).await?;
    let row = find(app.db.read(), &app, &caller, id).await?;
    shown(app.db.read(), &app, &caller, row).await
}

/// What people read of a certificate that ends or has ended.
pub fn notice(row: &Model, today: Date, offers: usize, to: Vec<Receiver>, link: String) -> Notice {
    let ended = row.expire_date.is_some_and(|end| end < today);
    Notice {
        template: if ended { "CERT_EXPIRED" } else { "CERT_EXPIRING" },
        to,
        values: vec![
            ("certName", row.cert_name.clone()),
            ("certNo", row.cert_no.clone()),
            ("expireDate", row.expire_date.map(|end| end.to_string()).unwrap_or_default()),
            ("n", offers.to_string()),
        ],
        biz_type: BIZ_TYPE,
        biz_id: row.id,
        link,
    }
}

/// Where the company renews it.
pub fn own_page(id: i64) -> String {
    format!("/business/info?tab=cert&renew={id}")
}

/// Where staff see what hangs on it.
pub fn staff_page(id: i64) -> String {
    format!("/platform/cert-radar?offers={id}")
}

async fn export(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Response> {
    let mut all = request.clone();
    (all.page, all.size) = (0, MAX_EXPORT);
    let page = LIST.fetch::<Model, _>(app.db.read(), rows(&app.organisation.reach(&caller)), &all).await?;
    if page.total > MAX_EXPORT {
        return Err(texts::COMMON_EXPORT.into());
    }
    let rows = enriched(app.db.read(), &app, &caller, page.rows).await?;
    let dictionaries = app.dict.all(&app.db).await?;
    let note = json!({ "rows": rows.len() });
    let bytes = excel::made(move || workbook(&rows, &dictionaries)).await?;
    let written = app.db.write(&caller.ctx, note, |tx: Tx, note| async move {
        tx.audit(|entry| {
            entry.biz_type = BIZ_TYPE;
            entry.after = Some(note);
        });
        Ok(())
    });
    written.await?;
    Ok(excel::attachment(&format!("资质证照{}.xlsx", app.clock().today()), bytes))
}

fn workbook(rows: &[CertRow], dictionaries: &Dictionaries) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet();
    let titles = [
        "证照编码",
        "企业",
        "证照类型",
        "证照名称",
        "证照编号",
        "持证主体",
        "品牌",
        "类目",
        "发证日期",
        "有效期至",
        "剩余天数",
        "证照状态",
        "影响报品",
        "已提醒次数",
    ];
    excel::head_line(sheet, &titles)?;
    for (index, row) in rows.iter().enumerate() {
        let end = row.expire_date.map_or_else(|| "长期有效".to_owned(), |end| end.to_string());
        let cells = [
            row.code.clone(),
            row.company_name.clone(),
            dictionaries.label("CertType", &row.cert_type).to_owned(),
            row.cert_name.clone(),
            row.cert_no.clone(),
            row.subject_name.clone(),
            row.brand_name.clone().unwrap_or_default(),
            dictionaries.label("ProductCategory", &row.category_code).to_owned(),
            row.issue_date.to_string(),
            end,
            row.left_days.map(|days| days.to_string()).unwrap_or_default(),
            dictionaries.label("CertStatus", &row.cert_status).to_owned(),
            row.affected_offer_count.to_string(),
            row.remind_count.to_string(),
        ];
        for (column, words) in cells.iter().enumerate() {
            excel::write_text(sheet, index as u32 + 1, column as u16, words)?;
        }
    }
    sheet.autofit();
    workbook.save_to_buffer()
}
