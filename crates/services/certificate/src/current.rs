//! A company's own certificates: what is in force, what is under way, saving, renewing.

use axum::Json as Body;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, get, post};
use platform::db::Tx;
use platform::document::{self, Actor, Doc, Document, Reach, Target};
use platform::files::{self, FileRef, FileView};
use platform::form::{object_of, open, with_property};
use platform::http::{Id, Problem, Result, Shaped};
use platform::workflow::status::{APPROVED, APPROVING, COMPLETED, CREATED};
use platform::{App, Form};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::cert_rules::is_same_name;
use crate::items::{self, MOST_AT_ONCE, OPEN};
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

/// The submission that may be written, or the last one, with all that are under way and what is in force.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CurrentCertificate {
    id: Option<i64>,
    code: Option<String>,
    company_id: i64,
    appr_status: Option<String>,
    appr_step: Option<String>,
    row_version: Option<i32>,
    /// Whether the submission may be changed; where not, saving begins a new one.
    editable: bool,
    cert_list: Vec<ItemView>,
    /// Each for other certificates, the newest first.
    open_list: Vec<OpenSubmission>,
    live_list: Vec<CertRow>,
}

/// A submission under way.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenSubmission {
    id: i64,
    code: String,
    appr_status: String,
    row_version: i32,
    editable: bool,
    cert_list: Vec<ItemView>,
}

/// An item as it was handed in, with its files to open and what has become of it.
#[derive(Clone, Debug, Serialize)]
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
    view(app.db.read(), &app, &caller, None).await.map(Body)
}

/// `chosen` is the submission that somebody has just written.
async fn view<C: ConnectionTrait + Sync>(
    db: &C,
    app: &App,
    caller: &Caller,
    chosen: Option<i64>,
) -> Result<CurrentCertificate> {
    let company_id = caller.company_id();
    let reach = app.organisation.reach(caller);
    let open = under_way(db, &reach, company_id).await?;
    let mut open_list = Vec::new();
    for doc in &open {
        open_list.push(OpenSubmission {
            id: doc.head.id,
            code: doc.head.code.clone(),
            appr_status: doc.head.status.clone(),
            row_version: doc.head.row_version,
            editable: is_editable(&doc.head.status),
            cert_list: item_views(db, app, doc).await?,
        });
    }
    let shown = match chosen {
        Some(id) => open.iter().find(|doc| doc.head.id == id),
        None => open.iter().find(|doc| is_editable(&doc.head.status)).or(open.first()),
    };
    let shown = match shown {
        Some(doc) => Some(doc.clone()),
        None => last_decided(db, &reach, company_id).await?,
    };
    let cert_list = match &shown {
        Some(doc) => match open_list.iter().find(|open| open.id == doc.head.id) {
            Some(known) => known.cert_list.clone(),
            None => item_views(db, app, doc).await?,
        },
        None => Vec::new(),
    };
    let live = items::within(db, &reach, company_id).await?;
    let head = shown.map(|doc| doc.head);
    Ok(CurrentCertificate {
        id: head.as_ref().map(|head| head.id),
        code: head.as_ref().map(|head| head.code.clone()),
        company_id,
        editable: head.as_ref().is_some_and(|head| is_editable(&head.status)),
        appr_status: head.as_ref().map(|head| head.status.clone()),
        appr_step: head.as_ref().map(|head| head.appr_step.clone()),
        row_version: head.as_ref().map(|head| head.row_version),
        cert_list,
        open_list,
        live_list: register::enriched(db, app, caller, live).await?,
    })
}

fn is_editable(status: &str) -> bool {
    OPEN.contains(&status) && status != APPROVING
}

/// The submissions under way that the caller's list shows, the newest first.
async fn under_way<C: ConnectionTrait>(db: &C, reach: &Reach, company_id: i64) -> Result<Vec<Doc<CertificateForm>>> {
    submissions(db, reach, company_id, &OPEN, MOST_AT_ONCE).await
}

async fn last_decided<C: ConnectionTrait>(
    db: &C,
    reach: &Reach,
    company_id: i64,
) -> Result<Option<Doc<CertificateForm>>> {
    Ok(submissions(db, reach, company_id, &[APPROVED, COMPLETED], 1).await?.pop())
}

async fn submissions<C: ConnectionTrait>(
    db: &C,
    reach: &Reach,
    company_id: i64,
    states: &[&str],
    most: u64,
) -> Result<Vec<Doc<CertificateForm>>> {
    let fit = Expr::col("company_id").eq(company_id).and(Expr::col("status").is_in(states.iter().copied()));
    document::find_all::<VendorCertificate, C>(db, reach, fit, most).await
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
    /// Without it the one that may be written is meant, or a new one where all wait.
    #[field("送审单", to = "certificateSubmission")]
    id: Option<i64>,
    #[field("证照清单", max = 50, list)]
    #[serde(default)]
    cert_list: Vec<CertItem>,
    #[field("是否提交")]
    submit: Option<bool>,
    /// Of the submission as it was read; without it the newest state is meant.
    #[field("数据版本", low = 0)]
    row_version: Option<i32>,
}

/// The document's own rules check the list, as a draft or whole.
async fn save(actor: Actor, Shaped(form): Shaped<SaveCertificateForm>) -> Result<Body<CurrentCertificate>> {
    let job = |tx: Tx, actor: Actor, form: SaveCertificateForm| async move {
        let open = locked(&tx, &actor).await?;
        let meant = match form.id {
            Some(id) => Some(open.iter().find(|doc| doc.head.id == id).ok_or_else(Problem::not_found)?),
            None => open.iter().find(|doc| is_editable(&doc.head.status)),
        };
        let list = CertificateForm { cert_list: form.cert_list };
        let id = put(&tx, &actor, meant, list, form.submit.unwrap_or_default(), form.row_version).await?;
        view(&tx, &actor.app, &actor.caller, Some(id)).await
    };
    actor.write(form, job).await.map(Body)
}

async fn put(
    tx: &Tx,
    actor: &Actor,
    into: Option<&Doc<CertificateForm>>,
    list: CertificateForm,
    submit: bool,
    row_version: Option<i32>,
) -> Result<i64> {
    let Some(doc) = into else { return document::create::<VendorCertificate>(tx, actor, list, submit).await };
    let target = Target { id: doc.head.id, row_version: row_version.unwrap_or(doc.head.row_version) };
    document::save::<VendorCertificate>(tx, actor, target, list, submit).await?;
    Ok(doc.head.id)
}

/// Whoever writes one waits for the others of the company: which is meant hangs on what the others have left.
async fn locked(tx: &Tx, actor: &Actor) -> Result<Vec<Doc<CertificateForm>>> {
    tx.lock(&format!("vendorCertificate/{}", actor.caller.company_id())).await?;
    under_way(tx, &actor.reach(), actor.caller.company_id()).await
}

/// A copy of the certificate joins a draft, or begins one; dates and papers are the new one's own. What waits, and what
/// came back, stays as it is.
async fn renew(actor: Actor, Id(id): Id) -> Result<Body<CurrentCertificate>> {
    let job = |tx: Tx, actor: Actor, id: i64| async move {
        let own = items::within(&tx, &actor.reach(), actor.caller.company_id()).await?;
        let old = own.into_iter().find(|row| row.id == id).ok_or_else(Problem::not_found)?;
        let open = locked(&tx, &actor).await?;
        let renewing = |doc: &&Doc<CertificateForm>| doc.form.cert_list.iter().any(|item| item.replaces_id == Some(id));
        if let Some(doc) = open.iter().find(renewing) {
            return view(&tx, &actor.app, &actor.caller, Some(doc.head.id)).await;
        }
        let draft = open.iter().find(|doc| doc.head.status == CREATED);
        let mut list = draft.map(|doc| doc.form.clone()).unwrap_or_default();
        list.cert_list.push(CertItem {
            token: format!("renew-{}", tx.next_id()),
            replaces_id: Some(id),
            issue_date: None,
            start_date: None,
            expire_date: None,
            files: Vec::<FileRef>::new(),
            ..items::content_of(&old)
        });
        let into = put(&tx, &actor, draft, list, false, None).await?;
        view(&tx, &actor.app, &actor.caller, Some(into)).await
    };
    actor.write(id, job).await.map(Body)
}

async fn items_of(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<Vec<ItemView>>> {
    let doc = document::find::<VendorCertificate, _>(app.db.read(), &app.organisation.reach(&caller), id).await?;
    item_views(app.db.read(), &app, &doc).await.map(Body)
}
