//! A company's own certificates: what is in force, what is under way, saving, renewing.

use axum::Json as Body;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, get, post};
use platform::db::Tx;
use platform::document::{self, Actor, Doc, Document, Reach, Target};
use platform::files::{self, FileRef, FileView};
use platform::form::{object_of, open, with_property};
use platform::http::{Id, Problem, Result, Shaped};
use platform::workflow::status::{APPROVED, COMPLETED};
use platform::{App, Form};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, Order};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::cert_rules::is_same_name;
use crate::items::{self, OPEN};
use crate::register::{self, CertRow};
use crate::submission::{CertItem, CertificateForm, VendorCertificate};
use crate::verdicts;

const READ: Access = Access::Codes(VendorCertificate::KIND.codes.read);

pub fn endpoints(submissions: &str) -> Vec<Endpoint> {
    vec![
        get("/api/vendor/getCurrentCertificate", current)
            .summary("企业当前证照")
            .access(Access::Codes(&["business_Info", "company_basicInfo"]), Tenant::Company)
            .answers::<CurrentCertificate>(),
        post("/api/vendor/saveCertificate", save)
            .summary("保存证照")
            .access(Access::Codes(&["company_cert_save"]), Tenant::Company)
            .audit("vendorCertificate.save")
            .takes::<SaveCertificateForm>()
            .answers::<CurrentCertificate>(),
        post("/api/vendor/certificates/{id}/renew", renew)
            .summary("证照续期")
            .access(Access::Codes(&["company_cert_renew"]), Tenant::Company)
            .audit("certificate.renew")
            .answers::<CurrentCertificate>(),
        get(&format!("{submissions}/{{id}}/items"), items_of)
            .summary("送审证照的逐张结果")
            .access(READ, Tenant::Reach)
            .answers_all::<ItemView>(),
    ]
}

/// The submission under way, or the last one, with what is in force beside it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CurrentCertificate {
    id: Option<i64>,
    code: Option<String>,
    company_id: i64,
    appr_status: Option<String>,
    appr_step: Option<String>,
    row_version: Option<i32>,
    /// Whether the submission may be changed; where not, saving begins a new one or has to wait.
    editable: bool,
    cert_list: Vec<ItemView>,
    live_list: Vec<CertRow>,
}

/// An item as it was handed in, with its files to open and what has become of it.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct ItemView(Json);

impl ToSchema for ItemView {
    fn name() -> std::borrow::Cow<'static, str> {
        "CertItemView".into()
    }

    fn schemas(all: &mut Vec<(String, RefOr<Schema>)>) {
        all.push((FileView::name().into_owned(), FileView::schema()));
        FileView::schemas(all);
    }
}

impl PartialSchema for ItemView {
    fn schema() -> RefOr<Schema> {
        let text = || ObjectBuilder::new().schema_type(SchemaType::Array(vec![Type::String, Type::Null]));
        let number = ObjectBuilder::new().schema_type(SchemaType::Array(vec![Type::Integer, Type::Null]));
        let files = ArrayBuilder::new().items(RefOr::<Schema>::from(Ref::from_schema_name(FileView::name())));
        let words = ArrayBuilder::new().items(ObjectBuilder::new().schema_type(Type::String));
        let mut item = open(object_of::<CertItem>());
        item.properties.shift_remove("files");
        let item = with_property(item, "files", Schema::from(files.build()), true);
        let item = with_property(item, "apprStatus", ObjectBuilder::new().schema_type(Type::String), true);
        let item = with_property(item, "itemOpinion", text(), true);
        let item = with_property(item, "brandName", text(), true);
        let item = with_property(item, "certId", number, true);
        with_property(item, "warnings", Schema::from(words.build()), true).into()
    }
}

async fn current(State(app): State<App>, caller: Caller) -> Result<Body<CurrentCertificate>> {
    view(app.db.read(), &app, &caller).await.map(Body)
}

async fn view<C: ConnectionTrait + Sync>(db: &C, app: &App, caller: &Caller) -> Result<CurrentCertificate> {
    let company_id = caller.company_id();
    let reach = app.organisation.reach(caller);
    let newest = newest(db, &reach, company_id).await?;
    let cert_list = match &newest {
        Some(doc) => item_views(db, app, doc).await?,
        None => Vec::new(),
    };
    let live = items::within(db, &reach, company_id).await?;
    let head = newest.map(|doc| doc.head);
    let is_editable = |status: &str| OPEN.contains(&status) && status != "APPROVING";
    Ok(CurrentCertificate {
        id: head.as_ref().map(|head| head.id),
        code: head.as_ref().map(|head| head.code.clone()),
        company_id,
        editable: head.as_ref().is_some_and(|head| is_editable(&head.status)),
        appr_status: head.as_ref().map(|head| head.status.clone()),
        appr_step: head.as_ref().map(|head| head.appr_step.clone()),
        row_version: head.as_ref().map(|head| head.row_version),
        cert_list,
        live_list: register::enriched(db, app, caller, live).await?,
    })
}

/// The submission under way, else the last that was decided, of those that the caller's list shows.
async fn newest<C: ConnectionTrait>(db: &C, reach: &Reach, company_id: i64) -> Result<Option<Doc<CertificateForm>>> {
    let shown = OPEN.into_iter().chain([APPROVED, COMPLETED]);
    let select = document::select::<VendorCertificate>(reach)
        .column("id")
        .and_where(Expr::col("company_id").eq(company_id))
        .and_where(Expr::col("status").is_in(shown))
        .order_by("id", Order::Desc)
        .limit(1)
        .to_owned();
    let Some(row) = db.query_one(&select).await? else { return Ok(None) };
    document::find::<VendorCertificate, C>(db, reach, row.try_get("", "id")?).await.map(Some)
}

async fn item_views<C: ConnectionTrait + Sync>(db: &C, app: &App, doc: &Doc<CertificateForm>) -> Result<Vec<ItemView>> {
    let refusals = verdicts::of_submission(db, doc.head.id).await?;
    let live = items::of_submission(db, doc.head.id).await?;
    let ids: Vec<i64> = doc.form.cert_list.iter().flat_map(|item| &item.files).map(|file| file.file_id).collect();
    let found = files::find(db, &ids).await?;
    let brand_ids: Vec<i64> = doc.form.cert_list.iter().filter_map(|item| item.brand_id).collect();
    let brands = company::find_brands(db, &brand_ids).await?;
    let show = |item: &CertItem| {
        let brand = brands.iter().find(|brand| Some(brand.id) == item.brand_id);
        let (status, opinion, cert_id) = verdicts::standing(&doc.head.status, item, &refusals, &live);
        let mut view = serde_json::to_value(item)?;
        view["files"] = serde_json::to_value(files::views(app, &found, &item.files))?;
        view["apprStatus"] = status.into();
        view["itemOpinion"] = json!(opinion);
        view["brandName"] = json!(brand.map(|brand| &brand.brand_name_cn));
        view["certId"] = json!(cert_id);
        view["warnings"] = warnings(item, &doc.head.company_name).into();
        Ok(ItemView(view))
    };
    doc.form.cert_list.iter().map(show).collect()
}

/// What an approver should look at twice.
fn warnings(item: &CertItem, company_name: &str) -> Vec<String> {
    let special = item.is_special().then(|| {
        let reason = item.special_reason.as_deref().unwrap_or_default();
        format!("编号格式特殊：{reason}")
    });
    let stranger = item.subject_name.as_deref().filter(|name| !is_same_name(name, company_name));
    let stranger = stranger.map(|_| "持证主体与企业名称不一致".to_owned());
    special.into_iter().chain(stranger).collect()
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SaveCertificateForm {
    #[field("证照清单", max = 50, list)]
    #[serde(default)]
    cert_list: Vec<CertItem>,
    #[field("是否提交")]
    submit: Option<bool>,
    /// Of the submission as it was read; without it the newest state is meant.
    #[field("数据版本", low = 0)]
    row_version: Option<i32>,
}

/// Into the submission under way, or a new one. The document's own rules check the list, as a draft or whole.
async fn save(actor: Actor, Shaped(form): Shaped<SaveCertificateForm>) -> Result<Body<CurrentCertificate>> {
    let job = |tx: Tx, actor: Actor, form: SaveCertificateForm| async move {
        let list = CertificateForm { cert_list: form.cert_list };
        put(&tx, &actor, list, form.submit.unwrap_or_default(), form.row_version).await?;
        view(&tx, &actor.app, &actor.caller).await
    };
    actor.write(form, job).await.map(Body)
}

async fn put(tx: &Tx, actor: &Actor, list: CertificateForm, submit: bool, row_version: Option<i32>) -> Result<()> {
    match under_way(tx, actor).await? {
        Some(doc) => {
            let target = Target { id: doc.head.id, row_version: row_version.unwrap_or(doc.head.row_version) };
            document::save::<VendorCertificate>(tx, actor, target, list, submit).await
        }
        None => document::create::<VendorCertificate>(tx, actor, list, submit).await.map(|_| ()),
    }
}

async fn under_way(tx: &Tx, actor: &Actor) -> Result<Option<Doc<CertificateForm>>> {
    tx.lock(&format!("vendorCertificate/{}", actor.caller.company_id())).await?;
    let newest = newest(tx, &actor.reach(), actor.caller.company_id()).await?;
    Ok(newest.filter(|doc| OPEN.contains(&doc.head.status.as_str())))
}

/// A copy of the certificate joins the submission under way; dates and papers are the new one's own.
async fn renew(actor: Actor, Id(id): Id) -> Result<Body<CurrentCertificate>> {
    let job = |tx: Tx, actor: Actor, id: i64| async move {
        let own = items::within(&tx, &actor.reach(), actor.caller.company_id()).await?;
        let old = own.into_iter().find(|row| row.id == id).ok_or_else(Problem::not_found)?;
        let mut list = under_way(&tx, &actor).await?.map(|doc| doc.form).unwrap_or_default();
        if list.cert_list.iter().all(|item| item.replaces_id != Some(id)) {
            list.cert_list.push(CertItem {
                token: format!("renew-{}", tx.next_id()),
                replaces_id: Some(id),
                issue_date: None,
                start_date: None,
                expire_date: None,
                files: Vec::<FileRef>::new(),
                ..items::content_of(&old)
            });
            put(&tx, &actor, list, false, None).await?;
        }
        view(&tx, &actor.app, &actor.caller).await
    };
    actor.write(id, job).await.map(Body)
}

async fn items_of(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<Vec<ItemView>>> {
    let doc = document::find::<VendorCertificate, _>(app.db.read(), &app.organisation.reach(&caller), id).await?;
    item_views(app.db.read(), &app, &doc).await.map(Body)
}
