//! What is known of a company, field by field: the registration, the profile and a change are all this one form.
//! A field marked `key` changes only through an approval once the company has joined.

use platform::files::FileRef;
use platform::form::Decimal;
use platform::{Date, Form};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct CompanyForm {
    #[field("营业执照", max = 1, submit, missing = "请上传营业执照", key, group = "主体信息")]
    pub business_license: Vec<FileRef>,
    #[field("企业名称", max = 100, draft, key)]
    pub name: String,
    #[field("统一社会信用代码", max = 18, submit_if = Self::is_domestic, key)]
    pub credit_code: Option<String>,
    #[field("法定代表人", max = 50, submit, key)]
    pub legal_person_name: Option<String>,
    #[field("简称", max = 50)]
    pub short_name: Option<String>,
    #[field("英文名", max = 100)]
    pub english_name: Option<String>,
    #[field("曾用名", max = 255, area)]
    pub history_names: Option<String>,
    #[field("主体类型", dict = "SubjectType", max = 20, submit)]
    pub subject_type: Option<String>,
    #[field("商家类型", dict = "VendorType", max = 20, submit)]
    pub vendor_type: Option<String>,
    #[field("企业类型", dict = "CompanyType", max = 20, submit, name = "type")]
    #[serde(rename = "type")]
    pub kind: Option<String>,
    #[field("组织形式", dict = "CompanyOrgType", max = 20, submit)]
    pub company_org_type: Option<String>,

    #[field("国家", max = 50, submit, group = "经营地址")]
    pub country: Option<String>,
    #[field("国家代码", max = 10)]
    pub country_code: Option<String>,
    #[field("省", max = 50, submit_if = Self::is_domestic)]
    pub base: Option<String>,
    #[field("省代码", max = 10)]
    pub base_code: Option<String>,
    #[field("市", max = 50, submit_if = Self::is_domestic)]
    pub city: Option<String>,
    #[field("市代码", max = 10)]
    pub city_code: Option<String>,
    #[field("区", max = 50)]
    pub district: Option<String>,
    #[field("区代码", max = 10)]
    pub district_code: Option<String>,
    #[field("地址", max = 200, submit)]
    pub address: Option<String>,
    #[field("楼栋门牌", max = 200)]
    pub address_info: Option<String>,
    #[field("注册地址", max = 200, submit)]
    pub registered_address: Option<String>,

    #[field("注册资本(万)", low = 0.01, submit, group = "登记信息")]
    pub registered_capital: Option<Decimal<2>>,
    #[field("币种", dict = "Currency", max = 10, submit)]
    pub reg_capital_currency: Option<String>,
    #[field("实缴资本(万)", low = 0)]
    pub actual_capital: Option<Decimal<2>>,
    #[field("登记日期", submit)]
    pub register_date: Option<Date>,
    #[field("成立日期", submit)]
    pub establish_time: Option<Date>,
    #[field("营业期限起", submit, key)]
    pub from_time: Option<Date>,
    #[field("营业期限", dict = "LicenseTerm", max = 10, submit, key)]
    pub license_term: Option<String>,
    #[field("营业期限止", submit_if = Self::has_an_end, key)]
    pub to_time: Option<Date>,
    #[field("登记状态", dict = "RegStatus", max = 20, submit)]
    pub reg_status: Option<String>,
    #[field("注册号", max = 30)]
    pub reg_number: Option<String>,
    #[field("组织机构代码", max = 30)]
    pub org_number: Option<String>,
    #[field("税号", max = 30)]
    pub tax_number: Option<String>,

    #[field("行业", max = 50, submit, group = "经营信息")]
    pub industry: Option<String>,
    #[field("主营类目", dict = "ProductCategory", max = 20, submit)]
    pub catalogs: Vec<String>,
    #[field("经营范围", max = 1000, area, submit)]
    pub business_scope: Option<String>,
    #[field("人员规模", dict = "StaffNumRange", max = 20)]
    pub staff_num_range: Option<String>,
    #[field("官网", max = 200, url)]
    pub homepage_url: Option<String>,
    #[field("保证金名称", max = 50)]
    pub bond_name: Option<String>,
    #[field("小微企业")]
    pub is_micro_ent: bool,

    #[field("付款主体", max = 100, submit, key, group = "结算信息")]
    pub payment_company: Option<String>,
    /// Why it is another than the company; 财务 approves it with the rest.
    #[field("付款主体说明", max = 255, area, key)]
    pub payment_company_reason: Option<String>,
    #[field("付款方式", dict = "PaymentType", max = 20, submit)]
    pub payment_type: Option<String>,
    #[field("账期", dict = "PaymentPeriod", max = 20, submit)]
    pub payment_period: Option<String>,
    #[field("开户行", max = 100, submit, key)]
    pub bank_name: Option<String>,
    #[field("银行账号", max = 30, submit, key, sensitive)]
    pub bank_account: Option<String>,
    #[field("开户支行", max = 100, submit, key)]
    pub bank_branch: Option<String>,
    #[field("联行号", max = 12, submit, key)]
    pub bank_no: Option<String>,
    #[field("纳税人类型", dict = "TaxpayerType", max = 20, submit, key)]
    pub taxpayer_type: Option<String>,

    #[field("品牌", max = 20, list, name = "companyBrandDOList", key, group = "品牌与店铺")]
    #[serde(rename = "companyBrandDOList")]
    pub brands: Vec<CompanyBrand>,
    #[field("店铺", max = 20, list, name = "companyStoreDOList")]
    #[serde(rename = "companyStoreDOList")]
    pub stores: Vec<CompanyStore>,

    #[field("开户许可证/开户信息", max = 1, submit, key, group = "资质文件")]
    pub bank_permit: Vec<FileRef>,
    #[field("法人身份证人像面", max = 1, submit, missing = "法人身份证正反面不能为空", key)]
    pub legal_id_front: Vec<FileRef>,
    #[field("法人身份证国徽面", max = 1, submit, missing = "法人身份证正反面不能为空", key)]
    pub legal_id_back: Vec<FileRef>,
    #[field("一般纳税人证明", max = 1, submit_if = Self::is_general_taxpayer)]
    pub taxpayer_proof: Vec<FileRef>,
    #[field("廉洁承诺书", max = 1)]
    pub integrity_pledge: Vec<FileRef>,
    #[field("其他文件", max = 10)]
    pub other: Vec<FileRef>,

    #[field("联系人", max = 20, list, group = "联系人与账号")]
    pub contact_list: Vec<CompanyContact>,
    #[field("管理员姓名", max = 50)]
    pub admin_name: Option<String>,
    #[field("管理员手机号", phone)]
    pub admin_phone: Option<String>,
    #[field("管理员邮箱", max = 100, email)]
    pub admin_email: Option<String>,
    #[field("我已阅读并同意《入驻协议》《隐私政策》")]
    pub agreed: bool,
}

impl CompanyForm {
    fn is_domestic(&self) -> bool {
        self.country_code.as_deref().is_none_or(|code| code == "CN")
    }

    fn has_an_end(&self) -> bool {
        self.license_term.as_deref() != Some("LONG")
    }

    fn is_general_taxpayer(&self) -> bool {
        self.taxpayer_type.as_deref() == Some("GENERAL")
    }
}

/// A row is known by its id, or by the page's own token until it has one.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[form(key = "trademarkNo")]
pub struct CompanyBrand {
    #[field("品牌编号")]
    pub id: Option<i64>,
    #[field("临时标识", max = 50)]
    pub token: Option<String>,
    #[field("品牌中文名", max = 50, draft)]
    pub brand_name_cn: String,
    #[field("品牌英文名", max = 50)]
    pub brand_name_en: Option<String>,
    #[field("品牌标志", max = 1)]
    pub brand_logo: Vec<FileRef>,
    #[field("商标注册号", max = 30, submit)]
    pub trademark_no: Option<String>,
    #[field("商标注册人", max = 100, submit)]
    pub trademark_owner: Option<String>,
    #[field("商标类别", low = 1, high = 45, submit)]
    pub trademark_class: Option<i32>,
    #[field("商标状态", dict = "TrademarkStatus", max = 10)]
    pub trademark_status: Option<String>,
    #[field("商标有效期止", submit)]
    pub trademark_expire_date: Option<Date>,
    #[field("品牌性质", dict = "BrandNature", max = 20, submit)]
    pub brand_nature: Option<String>,
    #[field("授权链路", max = 10, list)]
    pub auth_chain: Vec<AuthLink>,
    #[field("品牌故事", max = 1000, area)]
    pub story_text: Option<String>,
}

/// One authorisation: who lets whom do what until when.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[form(key = "level")]
pub struct AuthLink {
    #[field("级次", low = 1, high = 10)]
    pub level: Option<i32>,
    #[field("授权方", max = 100, submit)]
    pub grantor: Option<String>,
    #[field("被授权方", max = 100, submit)]
    pub grantee: Option<String>,
    #[field("授权范围", dict = "AuthScope", max = 10, submit)]
    pub scope: Vec<String>,
    #[field("授权开始", submit)]
    pub start_date: Option<Date>,
    #[field("授权结束", submit)]
    pub end_date: Option<Date>,
    #[field("可转授权")]
    pub can_sub_license: bool,
    #[field("授权书", max = 5, submit)]
    pub auth_files: Vec<FileRef>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[form(key = "storeName")]
pub struct CompanyStore {
    #[field("店铺编号")]
    pub id: Option<i64>,
    #[field("临时标识", max = 50)]
    pub token: Option<String>,
    #[field("平台", dict = "StorePlatform", max = 20, submit)]
    pub platform_type: Option<String>,
    #[field("店铺名称", max = 100, draft)]
    pub store_name: String,
    #[field("店铺链接", max = 300, url, submit)]
    pub store_url: Option<String>,
    #[field("店铺ID", max = 50)]
    pub seller_id: Option<String>,
    #[field("店铺类型", dict = "StoreType", max = 20, submit)]
    pub store_type: Option<String>,
    #[field("开店日期")]
    pub open_date: Option<Date>,
    #[field("店铺评分", low = 0, high = 5)]
    pub dsr_score: Option<Decimal<2>>,
    #[field("店铺状态", dict = "StoreStatus", max = 20)]
    pub store_status: Option<String>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[form(key = "phone")]
pub struct CompanyContact {
    #[field("姓名", max = 50, draft)]
    pub name: String,
    #[field("岗位", dict = "VendorPosition", max = 20, submit)]
    pub position: Option<String>,
    #[field("手机号", phone, submit)]
    pub phone: Option<String>,
    #[field("邮箱", max = 100, email)]
    pub email: Option<String>,
    #[field("微信", max = 50)]
    pub wx: Option<String>,
    #[field("主要联系人")]
    pub is_main: bool,
}
