//! What an id of the contract leads to, and whose the row is that it finds.

use serde_json::Value;
use testkit::TestApp;

use crate::support::{execute, rows};

/// The company that a row belongs to, and the person; none where a row is everybody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owner {
    pub company: Option<i64>,
    pub person: Option<i64>,
}

pub struct Kind {
    pub name: &'static str,
    /// Selects id, company and person of every row.
    sql: &'static str,
    /// A colleague's row is as foreign as another company's.
    pub personal: bool,
}

macro_rules! documents {
    () => {
        "SELECT id, company_id, created_by FROM offer \
         UNION ALL SELECT id, company_id, created_by FROM offer_change \
         UNION ALL SELECT id, company_id, created_by FROM offer_store_appr \
         UNION ALL SELECT id, company_id, created_by FROM vendor_certificate \
         UNION ALL SELECT id, company_id, created_by FROM company_join \
         UNION ALL SELECT id, company_id, created_by FROM company_change \
         UNION ALL SELECT id, company_id, created_by FROM attr_merge \
         UNION ALL SELECT id, company_id, created_by FROM spu \
         UNION ALL SELECT id, company_id, created_by FROM spu_change \
         UNION ALL SELECT id, company_id, created_by FROM spu_link \
         UNION ALL SELECT id, company_id, created_by FROM goods_sku \
         UNION ALL SELECT id, company_id, created_by FROM goods_change"
    };
}

const VERSIONS: &str = concat!(
    "SELECT v.log_id, d.company_id, d.created_by FROM version_log v JOIN (",
    documents!(),
    ") d ON d.id = v.biz_id"
);
const NOBODYS: &str = "CAST(NULL AS BIGINT), CAST(NULL AS BIGINT)";

const fn kind(name: &'static str, sql: &'static str) -> Kind {
    Kind { name, sql, personal: false }
}

const fn personal(name: &'static str, sql: &'static str) -> Kind {
    Kind { name, sql, personal: true }
}

/// By the words that fields declare with `to`, and some for what only paths name.
pub const KINDS: &[Kind] = &[
    kind("offer", "SELECT id, company_id, created_by FROM offer"),
    kind("offerChange", "SELECT id, company_id, created_by FROM offer_change"),
    kind("offerSku", "SELECT s.id, o.company_id, o.created_by FROM offer_sku s JOIN offer o ON o.id = s.offer_id"),
    kind("waiver", "SELECT w.id, o.company_id, o.created_by FROM offer_waiver w JOIN offer o ON o.id = w.offer_id"),
    kind("document", documents!()),
    kind("version", VERSIONS),
    kind("store", "SELECT store_id, merchant_id, created_by FROM merchant_store_relation"),
    kind("offerStoreAppr", "SELECT id, company_id, created_by FROM offer_store_appr"),
    kind("certificateSubmission", "SELECT id, company_id, created_by FROM vendor_certificate"),
    kind("certificate", "SELECT id, company_id, created_by FROM cert_item"),
    kind("brand", "SELECT id, company_id, created_by FROM company_brand"),
    kind("companyStore", "SELECT id, company_id, created_by FROM company_store"),
    kind("company", "SELECT id, id, CAST(NULL AS BIGINT) FROM company"),
    kind("companyJoin", "SELECT id, company_id, created_by FROM company_join"),
    kind("companyChange", "SELECT id, company_id, created_by FROM company_change"),
    kind("companyComplaint", "SELECT id, company_id, created_by FROM company_complaint"),
    kind("companySign", "SELECT id, company_id, created_by FROM company_sign"),
    kind("attrMerge", "SELECT id, company_id, created_by FROM attr_merge"),
    kind("spu", "SELECT id, company_id, created_by FROM spu"),
    kind("spuChange", "SELECT id, company_id, created_by FROM spu_change"),
    kind("spuLink", "SELECT id, company_id, created_by FROM spu_link"),
    kind("productSku", "SELECT s.id, p.company_id, p.created_by FROM product_sku s JOIN spu p ON p.id = s.spu_id"),
    kind("needSupply", "SELECT id, company_id, created_by FROM need_supply"),
    kind("needResponse", "SELECT id, company_id, created_by FROM need_response"),
    kind("goodsSku", "SELECT id, company_id, created_by FROM goods_sku"),
    kind("goodsChange", "SELECT id, company_id, created_by FROM goods_change"),
    kind("task", "SELECT id, company_id, CAST(NULL AS BIGINT) FROM workflow_task"),
    kind("supplyInfo", "SELECT id, company_id, owner_id FROM supply_info"),
    kind("scheduleItem", "SELECT id, company_id, CAST(NULL AS BIGINT) FROM schedule_item"),
    kind("priceCommitment", "SELECT id, company_id, owner_id FROM price_commitment"),
    kind("priceViolation", "SELECT id, company_id, owner_id FROM price_violation"),
    kind("account", "SELECT id, company_id, id FROM account"),
    kind("userGroup", "SELECT id, company_id, CAST(NULL AS BIGINT) FROM user_group"),
    // The staff's built-in roles are theirs; a company's are everybody's.
    kind(
        "role",
        "SELECT id, CASE WHEN company_id = 0 AND user_type = 'PLATFORM' THEN 1 ELSE company_id END, \
         CAST(NULL AS BIGINT) FROM role",
    ),
    kind("file", "SELECT id, company_id, CAST(NULL AS BIGINT) FROM file"),
    // Whoever may decide, of the staff: a colleague without the code is a stranger too.
    personal("user", "SELECT id, company_id, id FROM account"),
    personal("batch", "SELECT id, company_id, user_id FROM import_batch"),
    personal(
        "message",
        "SELECT m.id, a.company_id, m.user_id FROM message_location_log m JOIN account a ON a.id = m.user_id",
    ),
    personal("session", "SELECT s.id, a.company_id, s.user_id FROM session s JOIN account a ON a.id = s.user_id"),
    personal("address", "SELECT id, company_id, user_id FROM address"),
    personal("feedback", "SELECT id, company_id, user_id FROM feedback"),
    // What nobody owns: an article has readers, a session of a room has shows, a rule is kept by the staff.
    kind("article", "SELECT id, CAST(NULL AS BIGINT), CAST(NULL AS BIGINT) FROM article"),
    kind("liveSession", "SELECT id, CAST(NULL AS BIGINT), CAST(NULL AS BIGINT) FROM live_session"),
    kind("attrTemplate", ""),
    kind("rule", ""),
    // No id at all: what is no act is not there.
    kind("word", ""),
];

/// Where a path begins, and what its ids are; the longest that fits counts.
const PATHS: &[(&str, &str)] = &[
    ("/services/selection/api/offers", "offer"),
    ("/services/selection/api/offer-changes", "offerChange"),
    ("/services/selection/api/offer-logs", "version"),
    ("/services/selection/api/waivers", "waiver"),
    ("/services/selection/api/merchant/offer-store-apprs", "offerStoreAppr"),
    ("/services/selection/api/merchant/offer-stores", "store"),
    ("/services/selection/api/vendor/certificate-submissions", "certificateSubmission"),
    ("/services/selection/api/vendor/certificates", "certificate"),
    ("/services/selection/api/vendor/cert-radar", "certificate"),
    ("/services/selection/api/supply-infos", "supplyInfo"),
    ("/services/selection/api/price-violations", "priceViolation"),
    ("/services/selection/api/price-commitments", "priceCommitment"),
    ("/services/rms-manager/api/live-sessions", "liveSession"),
    ("/services/rms-manager/api/schedule-items", "scheduleItem"),
    ("/services/product/api/attr-merges", "attrMerge"),
    ("/services/admin/api/biz-accounts", "account"),
    ("/services/admin/api/user-groups", "userGroup"),
    ("/services/admin/api/roles", "role"),
    ("/services/admin/api/companies", "company"),
    ("/services/admin/api/company-views", "company"),
    ("/services/admin/api/company-joins", "companyJoin"),
    ("/services/admin/api/company-register", "companyJoin"),
    ("/services/admin/api/company-changes", "companyChange"),
    ("/services/admin/api/company-complaints", "companyComplaint"),
    ("/services/admin/api/company-signs", "companySign"),
    ("/services/admin/api/getAllDictionarys", "company"),
    ("/services/admin/api/sessions", "session"),
    ("/services/admin/api/message-location-logs", "message"),
    ("/services/admin/api/addresses", "address"),
    ("/services/application/api/feedbacks", "feedback"),
    ("/services/application/api/articles", "article"),
    ("/services/fileservice/api/files", "file"),
    ("/services/bizconfig/api/", "rule"),
    ("/services/workflow/api/tasks", "task"),
    ("/services/selection-workflow/api/tasks", "task"),
    ("/services/product-workflow/api/tasks", "task"),
    ("/services/product/api/spus", "spu"),
    ("/services/product/api/spu-changes", "spuChange"),
    ("/services/product/api/spu-links", "spuLink"),
    ("/services/purchase/api/need-supplies", "needSupply"),
    ("/services/wms/api/goods-skus", "goodsSku"),
    ("/services/wms/api/goods-changes", "goodsChange"),
    ("/services/wms-workflow/api/tasks", "task"),
];

/// What a name is whichever path it stands in, where the form does not say.
const NAMES: &[(&str, &str)] = &[
    ("logId", "version"),
    ("batchId", "batch"),
    ("fileId", "file"),
    ("key", "file"),
    ("action", "word"),
    ("name", "word"),
    ("accountId", "account"),
    ("roleId", "role"),
    ("roleIds", "role"),
    ("leaderRoleIds", "role"),
    ("userGroupId", "userGroup"),
    ("companyId", "company"),
    ("merchantId", "company"),
    ("brandId", "brand"),
    ("brandIds", "brand"),
    ("storeId", "store"),
    ("refId", "store"),
    ("sourceOfferId", "offer"),
    ("offerId", "offer"),
    ("sessionId", "liveSession"),
    ("replacedById", "certificate"),
    ("submissionId", "certificateSubmission"),
    ("bizId", "document"),
    ("spuId", "spu"),
    ("changeId", "goodsChange"),
    ("ownerId", "account"),
    ("bdUserId", "account"),
    ("userId", "account"),
    ("assigneeId", "account"),
    ("parentId", "rule"),
];

/// What the id at a place of the contract leads to: as its form declares, as its name says, or as its path does.
pub fn of_place(document: &Value, place: &str) -> &'static Kind {
    let mut parts = place.split(' ');
    let (method, path, at) = (parts.next(), parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let (place_in, name) = at.split_once(':').unwrap_or_default();
    let method = method.unwrap_or_default().to_lowercase();
    let body = &document["paths"][path][method.as_str()]["requestBody"]["content"]["application/json"]["schema"];
    let declared = (place_in == "body").then(|| declared(document, body, name)).flatten();
    let last = name.split('.').next_back().filter(|_| place_in == "body");
    let bare = last.unwrap_or_else(|| name.split('.').next().unwrap_or_default());
    let rows = match name {
        "companyBrandDOList.id" => Some("brand"),
        "companyStoreDOList.id" => Some("companyStore"),
        _ => None,
    };
    let named = NAMES.iter().find(|(known, _)| *known == bare).map(|(_, kind)| *kind);
    // Whatever has a name of its own is no row of the path.
    let fits = PATHS.iter().filter(|(start, _)| ["id", "ids"].contains(&bare) && path.starts_with(start));
    let of_path = fits.max_by_key(|(start, _)| start.len()).map(|(_, kind)| *kind);
    let found = declared.as_deref().or(rows).or(named).or(of_path);
    let found = found.and_then(|found| KINDS.iter().find(|kind| kind.name == found));
    found.unwrap_or_else(|| panic!("what does the id of `{place}` lead to? Say it in `to = …` of the field, or here"))
}

/// `x-to` of the field at a way through a form.
fn declared(document: &Value, schema: &Value, way: &str) -> Option<String> {
    if let Some(name) = schema["$ref"].as_str().and_then(|reference| reference.rsplit('/').next()) {
        return declared(document, &document["components"]["schemas"][name], way);
    }
    for part in ["oneOf", "allOf", "anyOf"] {
        let found = schema[part].as_array().into_iter().flatten().find_map(|inner| declared(document, inner, way));
        if found.is_some() {
            return found;
        }
    }
    if schema.get("items").is_some() && schema.get("properties").is_none() {
        return declared(document, &schema["items"], way);
    }
    let (first, rest) = way.split_once('.').map_or((way, None), |(first, rest)| (first, Some(rest)));
    let inner = &schema["properties"][first];
    match rest {
        Some(rest) => declared(document, inner, rest),
        None => inner["x-to"].as_str().map(str::to_owned),
    }
}

impl Kind {
    pub fn is_nobodys(&self) -> bool {
        self.sql.is_empty() || self.sql.contains(NOBODYS)
    }

    /// Whose the rows of an id are; none where there is no such row.
    pub async fn owners(&self, app: &TestApp, id: i64) -> Vec<Owner> {
        if self.sql.is_empty() {
            return Vec::new();
        }
        let one = format!("WITH owned(id, company, person) AS ({}) SELECT * FROM owned WHERE id = {id}", self.sql);
        let found = rows(app, &one).await;
        let owner = |row: &sea_orm::QueryResult| Owner {
            company: row.try_get_by_index(1).expect("a company"),
            person: row.try_get_by_index(2).expect("a person"),
        };
        found.iter().map(owner).collect()
    }

    /// Where a row says whose it is, with the columns of company and person; none where a person is nothing to it.
    pub fn table(&self) -> Option<(&'static str, &'static str, &'static str)> {
        let document = |table| Some((table, "company_id", "created_by"));
        match self.name {
            "offer" | "offerSku" => document("offer"),
            "offerChange" => document("offer_change"),
            "offerStoreAppr" => document("offer_store_appr"),
            "certificate" => document("cert_item"),
            "attrMerge" => document("attr_merge"),
            "spuLink" => document("spu_link"),
            "store" => Some(("merchant_store_relation", "merchant_id", "created_by")),
            "supplyInfo" => Some(("supply_info", "company_id", "owner_id")),
            "priceViolation" => Some(("price_violation", "company_id", "owner_id")),
            _ => None,
        }
    }

    /// Makes a row somebody else's.
    pub async fn hand_over(&self, app: &TestApp, id: i64, to: Owner) {
        let (table, company, person) = self.table().expect("a row with an owner");
        let which = match self.name {
            "store" => format!("store_id = {id}"),
            "offerSku" => format!("id = (SELECT offer_id FROM offer_sku WHERE id = {id})"),
            _ => format!("id = {id}"),
        };
        let (of, by) = (to.company.unwrap_or_default(), to.person.unwrap_or_default());
        execute(app, &format!("UPDATE {table} SET {company} = {of}, {person} = {by} WHERE {which}")).await;
    }

    /// Ids of rows of other companies than this one.
    pub async fn of_others(&self, app: &TestApp, company: i64) -> Vec<i64> {
        let mut found = Vec::new();
        for row in rows(app, self.sql).await {
            let (id, of): (i64, Option<i64>) =
                (row.try_get_by_index(0).expect("an id"), row.try_get_by_index(1).expect("a company"));
            if of.is_some_and(|of| of != company && of != 0) && !found.contains(&id) {
                found.push(id);
            }
        }
        found
    }
}
