//! What is seen of an agreement: by its signer behind the link, by its company, and by the staff.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use platform::access::{Access, Caller, Endpoint, Tenant, get};
use platform::db::{Column as Listed, ColumnKind, List, Page, PageRequest};
use platform::http::{Id, Problem, Result, attachment};
use platform::text::{mask_email, mask_phone};
use platform::{App, Timestamp, files};
use sea_orm::sea_query::{Order, Query, SelectStatement};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityName, EntityTrait, FromQueryResult, QueryFilter, QueryOrder};
use serde::Serialize;
use utoipa::ToSchema;

use crate::agreement::Section;
use crate::door::{HEADER, LINK, READERS, SignToken, by_either, reached};
use crate::entity::{Column, EXPIRED, Entity, Model, SIGNED};
use crate::paper::{self, Verification};
use crate::resend::may_resend;
use crate::rules::{is_open, status_at};

pub fn endpoints() -> [Endpoint; 4] {
    [
        get("/api/company-signs", list)
            .filters(&LIST)
            .summary("签约记录")
            .access(Access::Codes(READERS), Tenant::Reach)
            .answers_page::<SignRecord>(),
        get("/api/company-signs/{id}", read)
            .summary("一份协议（凭签署链接，或登录后）")
            .access(Access::Optional, Tenant::Reach)
            .header(HEADER, LINK)
            .answers::<SignView>(),
        get("/api/company-signs/{id}/pdf", download)
            .summary("下载已签协议")
            .access(Access::Optional, Tenant::Reach)
            .header(HEADER, LINK)
            .answers_file("application/pdf"),
        get("/api/company-signs/{id}/verify", verify)
            .summary("核验已签协议")
            .access(Access::Optional, Tenant::Reach)
            .header(HEADER, LINK)
            .answers::<Verification>(),
    ]
}

const LIST: List = List {
    columns: &[
        Listed::new("companyId", "company_id", ColumnKind::Id),
        Listed::new("signType", "sign_type", ColumnKind::Enum),
        Listed::new("status", "status", ColumnKind::Enum),
        Listed::new("signerName", "signer_name", ColumnKind::Text),
        Listed::new("expireDate", "expire_date", ColumnKind::Time),
        Listed::new("signedDate", "signed_date", ColumnKind::Time),
        Listed::new("createdDate", "created_date", ColumnKind::Time).sortable(),
    ],
    more: &[],
    default_sort: ("createdDate", Order::Desc),
    id: "id",
};

/// A line of the list.
#[derive(Clone, Debug, Serialize, ToSchema, FromQueryResult)]
#[serde(rename_all = "camelCase")]
pub struct SignRecord {
    pub id: i64,
    pub company_id: i64,
    pub sign_type: String,
    pub template_version: i32,
    pub signer_name: String,
    /// Masked, as the mailbox is.
    pub signer_phone: String,
    pub signer_email: String,
    pub status: String,
    pub expire_date: Timestamp,
    pub viewed_date: Option<Timestamp>,
    pub signed_date: Option<Timestamp>,
    pub reject_reason: String,
    pub cert_serial: String,
    pub created_date: Timestamp,
    /// `pdf`, `verify` and, for the staff, `resend`.
    #[sea_orm(skip)]
    pub actions: Vec<&'static str>,
}

const COLUMNS: [&str; 14] = [
    "id",
    "company_id",
    "sign_type",
    "template_version",
    "signer_name",
    "signer_phone",
    "signer_email",
    "status",
    "expire_date",
    "viewed_date",
    "signed_date",
    "reject_reason",
    "cert_serial",
    "created_date",
];

impl SignRecord {
    /// As people may see it now.
    fn shown(mut self, now: Timestamp, caller: Option<&Caller>) -> Self {
        if is_open(&self.status) && self.expire_date <= now {
            self.status = EXPIRED.into();
        }
        self.signer_phone = masked(&self.signer_phone, mask_phone);
        self.signer_email = masked(&self.signer_email, mask_email);
        if self.status == SIGNED {
            self.actions.extend(["pdf", "verify"]);
        }
        if caller.is_some_and(|caller| may_resend(caller, &self.status)) {
            self.actions.push("resend");
        }
        self
    }

    pub(crate) async fn find(app: &App, caller: &Caller, id: i64) -> Result<Self> {
        let found = Entity::find_by_id(id).filter(reached(app, caller)).into_model::<Self>().one(app.db.read()).await?;
        Ok(found.ok_or_else(Problem::not_found)?.shown(app.clock().now(), Some(caller)))
    }
}

fn masked(text: &str, mask: fn(&str) -> String) -> String {
    if text.is_empty() { String::new() } else { mask(text) }
}

/// Everything that a company was ever asked to sign, the newest first; for pages of other services.
pub async fn records_of(db: &impl ConnectionTrait, now: Timestamp, company_id: i64) -> Result<Vec<SignRecord>> {
    let found = Entity::find()
        .filter(Column::CompanyId.eq(company_id))
        .order_by_desc(Column::CreatedDate)
        .order_by_desc(Column::Id)
        .into_model::<SignRecord>()
        .all(db)
        .await?;
    Ok(found.into_iter().map(|row| row.shown(now, None)).collect())
}

pub async fn list(State(app): State<App>, caller: Caller, request: PageRequest) -> Result<Page<SignRecord>> {
    let rows: SelectStatement =
        Query::select().columns(COLUMNS).from(Entity.table_ref()).cond_where(reached(&app, &caller)).to_owned();
    let page = LIST.fetch::<SignRecord, _>(app.db.read(), rows, &request).await?;
    let now = app.clock().now();
    Ok(page.map(|row| row.shown(now, Some(&caller))))
}

/// An agreement with its words, for the page that signs it and the page that tells what came of it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CompanySign)]
pub struct SignView {
    id: i64,
    company_id: i64,
    company_name: String,
    sign_type: String,
    sign_type_label: String,
    template_id: String,
    template_version: i32,
    title: String,
    notice: String,
    sections: Vec<Section>,
    content_hash: String,
    signer_name: String,
    /// Masked: whoever holds the link need not learn a number.
    signer_phone: String,
    signer_email: String,
    status: String,
    expire_date: Timestamp,
    viewed_date: Option<Timestamp>,
    read_date: Option<Timestamp>,
    signed_date: Option<Timestamp>,
    /// Seconds of reading that are still missing before a signature is taken.
    reading_left: u64,
    reject_reason: String,
    /// Whether a seal was set, or would be.
    with_seal: bool,
    pdf_sha256: String,
    cert_serial: String,
    demo: bool,
}

impl SignView {
    pub async fn of(app: &App, row: &Model) -> Result<Self> {
        let company = company::legal_facts(app.db.read(), row.company_id).await?.ok_or_else(Problem::not_found)?;
        let agreement = paper::agreement(row)?;
        let now = app.clock().now();
        let read = row.viewed_date.map(|viewed| now.since(viewed)).unwrap_or_default();
        Ok(Self {
            id: row.id,
            company_id: row.company_id,
            company_name: company.name,
            sign_type: row.sign_type.clone(),
            sign_type_label: crate::notices::label_of(app, row).await?,
            template_id: row.template_id.clone(),
            template_version: row.template_version,
            title: agreement.title,
            notice: agreement.notice,
            sections: agreement.sections,
            content_hash: row.content_hash.clone(),
            signer_name: row.signer_name.clone(),
            signer_phone: masked(&row.signer_phone, mask_phone),
            signer_email: masked(&row.signer_email, mask_email),
            status: status_at(row, now).to_owned(),
            expire_date: row.expire_date,
            viewed_date: row.viewed_date,
            read_date: row.read_date,
            signed_date: row.signed_date,
            reading_left: crate::rules::READING.saturating_sub(read).as_millis().div_ceil(1000) as u64,
            reject_reason: row.reject_reason.clone(),
            with_seal: !row.seal_image.is_empty(),
            pdf_sha256: row.pdf_sha256.clone(),
            cert_serial: row.cert_serial.clone(),
            demo: app.settings.demo,
        })
    }
}

async fn read(State(app): State<App>, caller: Option<Caller>, token: SignToken, Id(id): Id) -> Result<Json<SignView>> {
    let row = by_either(&app, id, &token, caller.as_ref()).await?;
    SignView::of(&app, &row).await.map(Json)
}

async fn download(State(app): State<App>, caller: Option<Caller>, token: SignToken, Id(id): Id) -> Result<Response> {
    let row = signed(&app, id, &token, caller.as_ref()).await?;
    let bytes = pdf_of(&app, &row).await?.ok_or_else(|| Problem::internal("a signed paper without its file"))?;
    Ok(attachment(&format!("{}-{}.pdf", paper::agreement(&row)?.title, row.id), "application/pdf", bytes))
}

/// Nothing is taken from what was written down but what is compared with it.
async fn verify(
    State(app): State<App>,
    caller: Option<Caller>,
    token: SignToken,
    Id(id): Id,
) -> Result<Json<Verification>> {
    let row = signed(&app, id, &token, caller.as_ref()).await?;
    let bytes = pdf_of(&app, &row).await?;
    paper::verify(&app, &row, bytes.as_deref()).map(Json)
}

/// A paper that is not signed has no file, as one that does not exist.
async fn signed(app: &App, id: i64, token: &SignToken, caller: Option<&Caller>) -> Result<Model> {
    let row = by_either(app, id, token, caller).await?;
    if row.status == SIGNED { Ok(row) } else { Err(Problem::not_found()) }
}

async fn pdf_of(app: &App, row: &Model) -> Result<Option<Vec<u8>>> {
    let Some(id) = row.pdf_file else { return Ok(None) };
    match files::find(app.db.read(), &[id]).await?.remove(&id) {
        Some(file) => files::read_all(app, &file).await,
        None => Ok(None),
    }
}
