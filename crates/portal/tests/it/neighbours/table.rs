//! Every place that looks for rows by a natural key, and what it may say of another company's.

/// What an answer may tell of another company's row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tells {
    /// It is the answer that there would be without that row.
    Nothing,
    /// These words and no more.
    InUse(&'static str),
}
use Tells::{InUse, Nothing};

const STORE_BOUND: Tells = InUse("该店铺已由其他商家绑定，请联系招商");
const SPU_USED: Tells = InUse("条形码已被其他品牌商品使用，请核对");
const COMPANY_EXISTS: Tells = InUse("该企业已入驻，请联系企业管理员");

/// Route, key, and what it may answer to a merchant. Staff learn more, of the companies that they reach.
pub const TABLE: &[(&str, &str, Tells)] = &[
    ("POST /services/selection/api/offers/price-check", "skus.barcode", Nothing),
    ("POST /services/selection/api/offers/{id}/pre-check", "skus.barcode", Nothing),
    ("POST /services/selection/api/offers/{id}/submit", "skus.barcode", Nothing),
    ("POST /services/selection/api/offers", "skus.barcode", Nothing),
    ("PUT /services/selection/api/offers", "skus.barcode", Nothing),
    ("PUT /services/selection/api/offers/{id}/supplement", "skus.barcode", Nothing),
    ("PUT /services/selection/api/offer-changes/{id}", "skus.barcode", Nothing),
    ("GET /services/selection/api/offers/{id}/duplicates", "skus.barcode", Nothing),
    ("GET /services/selection/api/offers/{id}/price-history", "skus.barcode", Nothing),
    ("GET /services/selection/api/offers/{id}/protection", "skus.barcode", Nothing),
    ("GET /services/selection/api/offers/{id}/copy-source", "skus.barcode", Nothing),
    ("POST /services/selection/api/offers/import/validate", "skus.barcode", Nothing),
    ("GET /services/selection/api/offers/export", "skus.barcode", Nothing),
    ("POST /services/selection/api/offers", "offerAttrs word", Nothing),
    ("GET /services/product/api/attr-merges/suggestions", "word", Nothing),
    ("GET /services/product/api/attr-merges/words", "word", Nothing),
    ("GET /services/product/api/attr-aliases", "word", Nothing),
    ("POST /services/product/api/attr-merges", "sourceItems.value", Nothing),
    ("POST /services/product/api/spus", "skus.barcode", SPU_USED),
    ("PUT /services/product/api/spus", "skus.barcode", SPU_USED),
    ("POST /services/wms/api/goods-skus", "barcode", Nothing),
    ("PUT /services/wms/api/goods-skus", "barcode", Nothing),
    ("POST /services/selection/api/vendor/saveCertificate", "certList.certNo", Nothing),
    ("POST /services/selection/api/vendor/certificate-submissions", "certList.certNo", Nothing),
    ("PUT /services/selection/api/vendor/certificate-submissions", "certList.certNo", Nothing),
    ("POST /services/fileservice/api/uploadAttachmentFile", "sha256", Nothing),
    ("POST /services/selection/api/merchant/offer-store-apprs/create", "sellerId", STORE_BOUND),
    ("PUT /services/selection/api/merchant/offer-store-apprs", "sellerId", STORE_BOUND),
    // Rows of a sheet become drafts; what is wrong with them in the portal is said when they are saved.
    ("POST /services/selection/api/merchant/offer-store-apprs/import/validate", "sellerId", Nothing),
    ("GET /services/selection/api/merchant/offer-stores/{id}/ratings", "sellerId", Nothing),
    ("POST /services/admin/api/company/profile/submit-change", "companyDO.creditCode", COMPANY_EXISTS),
    ("POST /services/admin/api/company-changes", "creditCode", COMPANY_EXISTS),
    ("PUT /services/admin/api/company-changes", "creditCode", COMPANY_EXISTS),
    ("GET /services/admin/api/company-register/check-credit-code", "creditCode", COMPANY_EXISTS),
    ("POST /services/admin/api/company-register", "companyDO.creditCode", Nothing),
    ("PUT /services/admin/api/company-register", "companyDO.creditCode", COMPANY_EXISTS),
    ("PUT /services/admin/api/company/profile", "companyBrandDOList.trademarkNo", Nothing),
    ("PUT /services/admin/api/company/profile", "companyDO.creditCode", Nothing),
    ("POST /services/admin/api/biz-accounts", "phone", Nothing),
    ("POST /services/admin/api/biz-accounts", "login", Nothing),
    ("POST /services/admin/api/biz-accounts", "email", Nothing),
    ("PUT /services/admin/api/biz-accounts", "phone", Nothing),
    ("PUT /services/admin/api/biz-accounts", "email", Nothing),
    ("POST /services/admin/api/bizAccount/updateOrAddPhoneGetCode", "phone", Nothing),
    ("POST /services/admin/api/company-register/send-code", "phone", Nothing),
    ("POST /services/admin/api/roles", "roleName", Nothing),
    ("PUT /services/admin/api/roles", "roleName", Nothing),
    ("POST /services/admin/api/roles/{id}/copy", "roleName", Nothing),
    ("POST /services/admin/api/user-groups", "name", Nothing),
];
