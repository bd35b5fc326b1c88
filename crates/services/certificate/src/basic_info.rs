//! Basic info: what a company tells of itself without anybody's approval; every save leaves a version.

use axum::Json as Body;
use axum::extract::State;
use company::CompanyContact;
use platform::access::{Access, Caller, Endpoint, Tenant, get, post};
use platform::db::Tx;
use platform::document::{Actor, diff};
use platform::files::{self, FileRef, FileView};
use platform::form::{Checks, Decimal, Form as _, sensitive};
use platform::http::{Problem, Result, Valid};
use platform::rotate::Sealed;
use platform::secret::{Place, Secrets};
use platform::workflow::version::{self, Version};
use platform::{App, Form, Timestamp};
use sea_orm::ActiveValue::{Set, Unchanged};
use sea_orm::{ConnectionTrait, EntityTrait, IntoActiveModel};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use utoipa::ToSchema;

use crate::basic_info_rules::{Group, completeness};
use crate::entity::basic_info::{ActiveModel, Entity, Model};
use crate::texts;

const BIZ_TYPE: &str = "basicInfo";
const SAVE: &str = "company_basicInfo_save";

pub fn endpoints() -> [Endpoint; 2] {
    [
        get("/api/vendor/basicInfo", read)
            .summary("企业基础信息")
            .access(Access::Codes(&["business_Info", "company_basicInfo"]), Tenant::Company)
            .answers::<BasicInfo>(),
        post("/api/vendor/saveBasicInfo", save)
            .summary("保存企业基础信息")
            .access(Access::Codes(&[SAVE]), Tenant::Company)
            .audit("basicInfo.save")
            .takes::<BasicInfoForm>()
            .answers::<BasicInfo>(),
    ]
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct BasicInfoForm {
    /// The session says whose it is; a client that names another company means something that it cannot reach.
    #[field("企业")]
    #[serde(skip_serializing)]
    pub company_id: Option<i64>,
    #[field("数据版本", low = 0)]
    #[serde(skip_serializing)]
    pub row_version: Option<i32>,

    #[field("联系人", max = 20, list, group = "联系人与地址")]
    pub contact_list: Vec<Contact>,
    #[field("地址", max = 20, list)]
    pub address_list: Vec<BasicAddress>,

    #[field("主营类目", dict = "ProductCategory", max = 20, group = "经营概况")]
    pub main_category: Vec<String>,
    #[field("主营品牌", to = "brand", max = 20)]
    pub main_brands: Vec<i64>,
    #[field("年销售额（万元）", low = 0, high = 100_000_000)]
    pub annual_sales: Option<Decimal<2>>,
    #[field("是否跨境")]
    pub cross_border: Option<bool>,
    #[field("企业简介", max = 1000, area)]
    pub intro: Option<String>,
    #[field("资料附件", max = 10)]
    pub files: Vec<FileRef>,

    #[field("自有工厂", group = "生产与仓配")]
    pub factory_flag: Option<bool>,
    #[field("工厂地址", max = 200)]
    pub factory_address: Option<String>,
    #[field("月产能（件）", low = 0, high = 1_000_000_000)]
    pub monthly_capacity: Option<i64>,
    #[field("发货仓所在城市", max = 50)]
    pub warehouse_city: Option<String>,
    #[field("平均发货时长（小时）", low = 0, high = 720)]
    pub avg_ship_hours: Option<i64>,
    #[field("退货政策", dict = "ReturnPolicy", max = 50)]
    pub return_policy: Option<String>,
    #[field("售后联系方式", max = 100)]
    pub after_sale_contact: Option<String>,

    #[field("直播合作经历", max = 500, area, group = "直播合作")]
    pub live_coop_history: Option<String>,
    #[field("合作过的其他直播间", max = 255, area)]
    pub competitor_rooms: Option<String>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Contact {
    #[field("姓名", max = 50, required)]
    pub name: String,
    #[field("岗位", dict = "VendorPosition", max = 50)]
    pub position: Option<String>,
    #[field("手机号", max = 11, phone, required, sensitive)]
    pub phone: String,
    #[field("邮箱", max = 100, email)]
    pub email: Option<String>,
    #[field("微信", max = 50)]
    pub wx: Option<String>,
    #[field("主要联系人")]
    pub is_main: Option<bool>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct BasicAddress {
    #[field("地址类型", dict = "AddressType", max = 50, required)]
    pub address_type: String,
    #[field("收货人", max = 50, required)]
    pub receiver: String,
    #[field("联系电话", max = 11, phone, required, sensitive)]
    pub phone: String,
    #[field("地区代码", max = 3)]
    pub region_codes: Vec<String>,
    #[field("所在地区", max = 3, required)]
    pub region_names: Vec<String>,
    #[field("详细地址", max = 200, required)]
    pub detail: String,
    #[field("默认地址")]
    pub is_default: Option<bool>,
}

/// Basic info as the page reads it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BasicInfo {
    company_id: i64,
    #[schema(value_type = BasicInfoForm)]
    info: Json,
    files: Vec<FileView>,
    /// Per cent of what could be told, and what is missing in each group.
    completeness: i32,
    groups: Vec<Group>,
    editable: bool,
    /// Of the last save; none before the first.
    row_version: Option<i32>,
    last_modified_date: Option<Timestamp>,
    versions: Vec<Version>,
}

/// Per cent of what a company could tell, as its page says it.
pub async fn completeness_of(app: &App, company_id: i64) -> Result<i32> {
    let row = Entity::find_by_id(company_id).one(app.db.read()).await?;
    let form = row.map(|row| form_of(&row, &app.secrets)).transpose()?.unwrap_or_default();
    Ok(completeness(&form).0)
}

async fn read(State(app): State<App>, caller: Caller) -> Result<Body<BasicInfo>> {
    view(app.db.read(), &app, &caller).await.map(Body)
}

async fn view<C: ConnectionTrait>(db: &C, app: &App, caller: &Caller) -> Result<BasicInfo> {
    let company_id = caller.company_id();
    let row = Entity::find_by_id(company_id).one(db).await?;
    let form = row.as_ref().map(|row| form_of(row, &app.secrets)).transpose()?.unwrap_or_default();
    let ids: Vec<i64> = form.files.iter().map(|file| file.file_id).collect();
    let found = files::find(db, &ids).await?;
    let (completeness, groups) = completeness(&form);
    let editable = caller.has(SAVE);
    let mut info = serde_json::to_value(&form)?;
    if !editable && !caller.has("company_viewSensitive") {
        sensitive::mask(BasicInfoForm::FIELDS, &mut info);
    }
    Ok(BasicInfo {
        company_id,
        files: files::views(app, &found, &form.files),
        info,
        completeness,
        groups,
        editable,
        row_version: row.as_ref().map(|row| row.row_version),
        last_modified_date: row.as_ref().map(|row| row.last_modified_date),
        versions: version::of(db, BIZ_TYPE, company_id).await?,
    })
}

fn place(company_id: i64) -> Place {
    Place::of("basic_info", "content", company_id)
}

/// Where what companies tell of themselves is sealed.
pub fn sealed() -> Vec<Sealed> {
    let fields = BasicInfoForm::FIELDS;
    vec![Sealed::form("basic_info", "company_id", "content", fields), Sealed::versions(BIZ_TYPE, fields)]
}

fn form_of(row: &Model, secrets: &Secrets) -> Result<BasicInfoForm> {
    let mut json = serde_json::from_str(&row.content)?;
    sensitive::open(BasicInfoForm::FIELDS, secrets, &place(row.company_id), &mut json)?;
    Ok(serde_json::from_value(json)?)
}

async fn save(actor: Actor, Valid(form): Valid<BasicInfoForm>) -> Result<Body<BasicInfo>> {
    if form.company_id.is_some_and(|id| id != actor.caller.company_id()) {
        return Err(Problem::not_found());
    }
    actor.must_be_open(&["QUALIFICATION", "NOT_SIGNED"])?;
    let job = |tx: Tx, actor: Actor, form: BasicInfoForm| async move {
        keep(&tx, &actor, actor.caller.company_id(), &form).await?;
        view(&tx, &actor.app, &actor.caller).await
    };
    actor.write(form, job).await.map(Body)
}

/// Whom a company named when it registered, as the first thing that it tells of itself.
pub async fn begin(tx: &Tx, actor: &Actor, company_id: i64, contacts: &[CompanyContact]) -> Result<()> {
    let contact = |contact: &CompanyContact| Contact {
        name: contact.name.clone(),
        position: contact.position.clone(),
        phone: contact.phone.clone().unwrap_or_default(),
        email: contact.email.clone(),
        wx: contact.wx.clone(),
        is_main: Some(contact.is_main),
    };
    let form = BasicInfoForm { contact_list: contacts.iter().map(contact).collect(), ..BasicInfoForm::default() };
    keep(tx, actor, company_id, &form).await
}

/// Writes it down, for demo data as for everybody's.
pub async fn keep(tx: &Tx, actor: &Actor, company_id: i64, form: &BasicInfoForm) -> Result<()> {
    let before = Entity::find_by_id(company_id).one(tx).await?;
    if form.row_version.is_some_and(|version| before.as_ref().is_none_or(|row| row.row_version != version)) {
        return Err(texts::COMMON_CONFLICT.into());
    }
    let was = before.as_ref().map(|row| form_of(row, &actor.app.secrets)).transpose()?;
    check(tx, company_id, form, was.as_ref()).await?;
    let json = serde_json::to_value(form)?;
    let was_json = was.as_ref().map(serde_json::to_value).transpose()?.unwrap_or_default();
    let (changed, _) = diff::changed_fields(BasicInfoForm::FIELDS, &was_json, &json);
    if changed.is_empty() && before.is_some() {
        return Ok(());
    }
    let mut stored = json.clone();
    sensitive::seal(BasicInfoForm::FIELDS, &actor.app.secrets, &place(company_id), &mut stored);
    let version_no = before.as_ref().map_or(1, |row| row.version_no + 1);
    let user = actor.caller.user_id();
    write(tx, (company_id, user), &stored, completeness(form).0, version_no, before).await?;
    files::attach(tx, company_id, BIZ_TYPE, company_id, &[("files", &form.files)]).await?;
    let labels = diff::labels(BasicInfoForm::FIELDS, &changed);
    keep_version(tx, actor, company_id, &json, version_no, &labels).await?;
    tx.audit(|entry| {
        entry.biz_type = BIZ_TYPE;
        entry.biz_id = Some(company_id);
        entry.after = Some(json!({ "changed": labels, "versionNo": version_no }));
    });
    Ok(())
}

async fn check(tx: &Tx, company_id: i64, form: &BasicInfoForm, was: Option<&BasicInfoForm>) -> Result<()> {
    let mut checks = Checks::default();
    let had_contacts = was.is_some_and(|was| !was.contact_list.is_empty());
    let has_main = form.contact_list.iter().any(|contact| contact.is_main == Some(true));
    if !has_main && (had_contacts || !form.contact_list.is_empty()) {
        checks.refuse("contactList", "联系人", "请至少设置一位主要联系人");
    }
    let brands = company::find_brands(tx, &form.main_brands).await?;
    let own = |id: &i64| brands.iter().any(|brand| brand.id == *id && brand.company_id == company_id);
    if !form.main_brands.iter().all(own) {
        checks.refuse_field(BasicInfoForm::FIELDS, "mainBrands", texts::COMMON_DICT);
    }
    checks.finish()
}

async fn write(
    tx: &Tx,
    (company_id, user): (i64, i64),
    json: &Json,
    completeness: i32,
    version_no: i32,
    before: Option<Model>,
) -> Result<()> {
    let row = ActiveModel {
        company_id: Set(company_id),
        content: Set(json.to_string()),
        completeness: Set(completeness),
        version_no: Set(version_no),
        created_by: Set(user),
        created_date: Set(tx.now()),
        last_modified_by: Set(user),
        last_modified_date: Set(tx.now()),
        is_deleted: Set(false),
        row_version: Set(0),
    };
    match before {
        None => {
            Entity::insert(row).exec_without_returning(tx).await?;
        }
        Some(before) => {
            let row_version = Set(before.row_version + 1);
            let created = before.into_active_model();
            let (created_by, created_date) = (created.created_by, created.created_date);
            let row = ActiveModel { company_id: Unchanged(company_id), created_by, created_date, row_version, ..row };
            Entity::update(row).exec(tx).await?;
        }
    }
    Ok(())
}

async fn keep_version(
    tx: &Tx,
    actor: &Actor,
    company_id: i64,
    json: &Json,
    version_no: i32,
    labels: &[&str],
) -> Result<()> {
    let log_id = tx.next_id();
    let entry = version::Model {
        log_id,
        biz_type: BIZ_TYPE.into(),
        biz_id: company_id,
        version_no,
        round: 0,
        change_type: "CHANGE".into(),
        snapshot: version::snapshot(BasicInfoForm::FIELDS, &actor.app.secrets, log_id, json),
        changed_fields: serde_json::to_string(labels)?,
        key_changed: false,
        operator_id: actor.caller.user_id(),
        operator_name: actor.name().into(),
        remark: None,
        created_date: tx.now(),
    };
    version::keep(tx, entry).await
}
