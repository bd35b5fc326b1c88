//! Store applications: a merchant asks to sell through a store, 招商 checks that it may.

use async_trait::async_trait;
use platform::access::{Caller, UserType};
use platform::db::{Column, ColumnKind as Of, Tx};
use platform::document::diff::Names;
use platform::document::{Actor, Codes, Doc, Document, Draft, Kind, Line, Members};
use platform::files::FileRef;
use platform::form::{Checks, Decimal, Form as _};
use platform::http::Result;
use platform::money::Money;
use platform::workflow::status::APPROVED;
use platform::workflow::{Flow, Step};
use platform::{Date, Form};
use platform::{codes, kind};
use sea_orm::ConnectionTrait;
use serde::{Deserialize, Serialize};

use crate::points::{Bound, Selling};
use crate::texts;
use crate::{store_rules, stores};

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct StoreForm {
    #[field("平台", dict = "StorePlatform", max = 50, submit, key, group = "店铺信息")]
    pub platform_type: Option<String>,
    #[field("店铺名称", max = 100, draft)]
    pub store_name: String,
    #[field("店铺链接", max = 300, url, submit)]
    pub store_url: Option<String>,
    #[field("店铺ID", max = 50, submit, key)]
    pub seller_id: Option<String>,
    #[field("店铺类型", dict = "StoreType", max = 50, submit)]
    pub store_type: Option<String>,
    #[field("经营品牌", to = "brand", max = 50, submit, key)]
    pub brand_ids: Vec<i64>,
    #[field("经营类目", dict = "ProductCategory", max = 20, submit)]
    pub categories: Vec<String>,

    #[field("店铺主体", max = 100, submit, key, group = "主体与授权")]
    pub owner_name: Option<String>,
    #[field("主体统一社会信用代码", max = 18)]
    pub owner_credit_code: Option<String>,
    #[field("是否自有店铺", submit, key)]
    pub is_own: Option<bool>,
    #[field("授权书", max = 5, submit_if = Self::needs_authorisation, missing = "非自有店铺需上传授权书", key)]
    pub auth_files: Vec<FileRef>,
    #[field("授权到期日", submit_if = Self::needs_authorisation)]
    pub auth_expire_date: Option<Date>,
    #[field("后台截图", max = 3, submit)]
    pub screenshot: Vec<FileRef>,

    #[field("描述评分", low = 0, high = 5, group = "经营情况")]
    pub dsr_desc: Option<Decimal<2>>,
    #[field("服务评分", low = 0, high = 5)]
    pub dsr_service: Option<Decimal<2>>,
    #[field("物流评分", low = 0, high = 5)]
    pub dsr_logistics: Option<Decimal<2>>,
    #[field("粉丝数", low = 0)]
    pub fans_count: Option<i64>,
    #[field("已缴保证金", low = 0)]
    pub deposit_paid: Option<Money>,
    #[field("备注", max = 255, area)]
    pub remark: Option<String>,
}

impl StoreForm {
    fn needs_authorisation(&self) -> bool {
        self.is_own == Some(false)
    }
}

pub struct OfferStoreAppr;

#[async_trait]
impl Document for OfferStoreAppr {
    type Form = StoreForm;

    const CREATE: &str = "/create";

    const KIND: Kind = Kind {
        workflow_type: "offerStoreTask",
        codes: Codes {
            delete: "offerStore_delete",
            export: &["offerStore_export", "store_approve"],
            bd_cancel: "store_bdCancel",
            ..codes!("offerStore")
        },
        ..kind!("offerStoreAppr" "店铺申请" in offer_store_appr, no "DP", menu "offerStore", page "/business/store-appr/detail/")
    };

    const FLOW: Flow =
        Flow::approval(&[Step::new("StoreSaleAppr", "招商审核", ("ZHAOSHANG", "招商"), "store_approve").to_contact()]);

    const LISTED: &'static [Column] = &[
        Column::new("storeName", "store_name", Of::Text).sortable(),
        Column::new("platformType", "platform_type", Of::Enum),
        Column::new("sellerId", "seller_id", Of::Text),
        Column::new("storeType", "store_type", Of::Enum),
        Column::new("ownerName", "owner_name", Of::Text),
        Column::new("isOwn", "is_own", Of::Bool),
        Column::new("dsrDesc", "dsr_desc", Of::Decimal(2)).sortable(),
        Column::new("authExpireDate", "auth_expire_date", Of::Date).sortable(),
        Column::new("brandNames", "brand_names", Of::Text),
        Column::new("storeId", "store_id", Of::Id),
    ];

    fn title(form: &StoreForm) -> String {
        form.store_name.clone()
    }

    fn summary(form: &StoreForm) -> Vec<(&'static str, String)> {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        vec![("店铺ID", text(&form.seller_id)), ("主体", text(&form.owner_name))]
    }

    fn check(form: &StoreForm, checks: &mut Checks) {
        if let (Some(url), Some(platform)) = (&form.store_url, &form.platform_type)
            && store_rules::platform_of(url) != Some(platform)
        {
            checks.refuse_field(StoreForm::FIELDS, "storeUrl", texts::STORE_URL);
        }
        if form.owner_credit_code.as_ref().is_some_and(|code| !company::credit_code::is_credit_code(code)) {
            checks.refuse_field(StoreForm::FIELDS, "ownerCreditCode", texts::COMPANY_CREDIT);
        }
    }

    async fn admit(tx: &Tx, draft: &mut Draft<'_, StoreForm>) -> Result<()> {
        let form = draft.form;
        let brands = company::find_brands(tx, &form.brand_ids).await?;
        let own = |id: &i64| brands.iter().find(|brand| brand.id == *id && brand.company_id == draft.company_id);
        if form.brand_ids.iter().any(|id| own(id).is_none()) {
            draft.checks.refuse_field(StoreForm::FIELDS, "brandIds", texts::COMMON_DICT);
        }
        let names: Vec<&str> = form.brand_ids.iter().filter_map(own).map(|b| b.brand_name_cn.as_str()).collect();
        draft.columns.push(("brand_names", names.join("、").into()));
        if !draft.submitting {
            return Ok(());
        }
        if form.auth_expire_date.is_some_and(|end| form.is_own == Some(false) && end <= tx.now().date()) {
            let message = texts::COMMON_DATE.fill(&[("label", "授权到期日"), ("other", "今天")]);
            draft.checks.refuse("authExpireDate", "授权到期日", message);
        }
        stores::check_applicant(tx, draft).await
    }

    async fn approved(tx: &Tx, actor: &Actor, doc: &Doc<StoreForm>) -> Result<()> {
        let store_id = stores::bring_to_life(tx, doc).await?;
        let bound = Bound(Selling { merchant_id: doc.head.company_id, store_id });
        actor.app.points.emit(&actor.app, tx, bound).await
    }

    async fn names<C: ConnectionTrait + Sync>(db: &C, forms: &[&StoreForm]) -> Result<Names> {
        let ids: Vec<i64> = forms.iter().flat_map(|form| form.brand_ids.iter().copied()).collect();
        let brands = company::find_brands(db, &ids).await?;
        Ok(brands.into_iter().map(|brand| (("brand", brand.id), brand.brand_name_cn)).collect())
    }

    fn actions(head: &Line, own: &Members, caller: &Caller) -> Vec<&'static str> {
        let bound = head.status == APPROVED && !own.is_null("storeId");
        let owner = caller.profile.user_type == UserType::Biz && caller.profile.company_closed.is_none();
        if bound && owner && caller.has("offerStore_unbind") { vec!["unbind"] } else { Vec::new() }
    }
}
