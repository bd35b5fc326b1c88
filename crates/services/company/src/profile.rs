//! `GET /api/company/profile`: what a company is, with its brands.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use platform::App;
use platform::access::Caller;
use platform::files::{self, FileRef, FileView};
use platform::http::{Problem, Result};
use platform::secret::Secrets;
use platform::text::mask;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};
use serde::Serialize;
use utoipa::ToSchema;

pub use crate::entity::brand::Model as BrandDo;
use crate::entity::{brand, company};
use crate::form::CompanyStore;
use crate::{live, parts};

/// The last of the four steps of a registration.
const LAST_STEP: u8 = 4;

/// A company with its brands, stores and files, and how far its registration is (S3-08).
#[derive(Serialize, ToSchema)]
pub struct CompanyProfile {
    #[serde(rename = "companyDO")]
    company: CompanyDo,
    #[serde(rename = "companyBrandDOList")]
    brands: Vec<brand::Model>,
    #[serde(rename = "companyStoreDOList")]
    stores: Vec<CompanyStore>,
    #[serde(rename = "fileRelationDOList")]
    file_relations: Vec<FileView>,
    step: u8,
    /// The applicant may still change the registration.
    #[serde(rename = "isEdit")]
    is_edit: bool,
}

/// The row with what follows from it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CompanyDO)]
pub struct CompanyDo {
    #[serde(flatten)]
    company: company::Model,
    /// The deepest of the three levels that is set.
    category: String,
    /// Codes of province, city and district, as a region picker wants them.
    region_ids: Vec<String>,
}

/// Staff belong to the platform company and see that one.
pub async fn get_profile(State(app): State<App>, caller: Caller) -> Result<Json<CompanyProfile>> {
    let company = company::Entity::find()
        .filter(caller.owns(company::Column::Id))
        .filter(company::Column::IsDeleted.eq(false))
        .one(app.db.read())
        .await?
        .ok_or_else(Problem::not_found)?;
    profile_of(&app, company).await.map(Json)
}

/// The row of a company, whoever asks.
pub async fn record(db: &impl ConnectionTrait, id: i64) -> Result<Option<company::Model>> {
    Ok(company::Entity::find_by_id(id).filter(company::Column::IsDeleted.eq(false)).one(db).await?)
}

/// The company as the page shows it, whoever asks.
pub async fn profile_of(app: &App, company: company::Model) -> Result<CompanyProfile> {
    let id = company.id;
    let brands = live::brand_rows(app.db.read(), id).await?;
    let stores = parts::stores_of(app.db.read(), id).await?;
    let mut profile = CompanyProfile::of(masked(&app.secrets, company), brands);
    profile.stores = stores;
    profile.file_relations = files_of(app, id).await?;
    Ok(profile)
}

/// S3-05: each with the slot it stands in.
async fn files_of(app: &App, id: i64) -> Result<Vec<FileView>> {
    let (relations, files): (Vec<_>, HashMap<_, _>) = files::of_document(app.db.read(), live::BIZ_TYPE, id)
        .await?
        .into_iter()
        .map(|(relation, file)| (relation, (file.id, file)))
        .unzip();
    let slot = |relation: files::Relation| FileRef { slot: Some(relation.slot), ..FileRef::to(relation.file_id) };
    let refs: Vec<FileRef> = relations.into_iter().map(slot).collect();
    Ok(files::views(app, &files, &refs))
}

/// A bank account is sealed in the table and keeps here only its ends: the page loads this at every start, so whoever may see more asks for it, and that is recorded.
fn masked(secrets: &Secrets, company: company::Model) -> company::Model {
    // Every page begins with this: what does not open is told to the operator, and to nobody else.
    let number = live::bank_account_of(secrets, &company).inspect_err(|problem| tracing::error!(%problem, "sealed"));
    company::Model { bank_account: number.map(|number| mask(&number)).unwrap_or_default(), ..company }
}

impl CompanyProfile {
    fn of(company: company::Model, brands: Vec<brand::Model>) -> Self {
        let is_edit = !company.verify_status && ["CREATED", "REJECTED"].contains(&company.appr_status.as_str());
        Self {
            company: CompanyDo::of(company),
            brands,
            stores: Vec::new(),
            file_relations: Vec::new(),
            step: if is_edit { 1 } else { LAST_STEP },
            is_edit,
        }
    }
}

impl CompanyDo {
    fn of(company: company::Model) -> Self {
        let set = |text: &&String| !text.is_empty();
        let levels = [&company.category_level3, &company.category_level2, &company.category_level1];
        let category = levels.into_iter().find(set).cloned().unwrap_or_default();
        let regions = [&company.base_code, &company.city_code, &company.district_code];
        let region_ids = regions.into_iter().filter(set).cloned().collect();
        Self { company, category, region_ids }
    }
}

#[cfg(test)]
mod tests {
    use platform::Clock;
    use serde_json::Value;

    use super::*;
    use crate::demo;

    fn profile_of(id: i64) -> Value {
        let secrets = Secrets::new("a test", None);
        let (companies, brands) = demo::rows(Clock::default().now(), &secrets);
        let company = companies.into_iter().find(|company| company.id == id).expect("a company");
        let brands = brands.into_iter().filter(|brand| brand.company_id == id).collect();
        serde_json::to_value(CompanyProfile::of(masked(&secrets, company), brands)).expect("json")
    }

    /// S3-06
    #[test]
    fn a_company_has_every_field_of_the_specification() {
        let names = "id code verifyStatus useStatus useStatusRemarks isPlatform elsAccount name creditCode shortName \
            country base city district countryCode baseCode cityCode districtCode address industry category \
            categoryLevel1 categoryLevel2 categoryLevel3 homepageUrl businessScope registeredAddress \
            registeredCapital registerDate staffNumRange fromTime toTime licenseTerm businessLicense type bondName \
            regNumber taxNumber englishName orgNumber regStatus establishTime legalPersonName actualCapital \
            companyOrgType historyNames regCapitalCurrency revokeDate revokeReason cancelDate cancelReason isStaging \
            stageReason sourceAppId remark createdBy createdDate lastModifiedBy lastModifiedDate isDeleted catalogs \
            companyGroups addressInfo regionIds vendorGroup vendorType vendorCertificate paymentCompany paymentType \
            paymentPeriod subjectType isMicroEnt";
        let profile = profile_of(2);
        for name in names.split_whitespace() {
            assert!(profile["companyDO"].get(name).is_some(), "{name}");
        }
        assert_eq!(profile["companyDO"]["registeredCapital"], 2000.0);
        assert_eq!(profile["companyDO"]["category"], "Cosmetic_Skincare_Cream");
        assert_eq!(profile["companyDO"]["regionIds"], serde_json::json!(["310000", "310100", "310115"]));
        assert_eq!(profile_of(7)["companyDO"]["catalogs"], serde_json::json!(["Food", "Cosmetic"]));
    }

    /// S3-08
    #[test]
    fn a_profile_has_the_names_of_the_specification() {
        let profile = profile_of(2);
        let names: Vec<_> = profile.as_object().expect("an object").keys().collect();
        let expected =
            ["companyDO", "companyBrandDOList", "companyStoreDOList", "fileRelationDOList", "step", "isEdit"];
        assert_eq!(names, expected);
        assert_eq!((&profile["step"], &profile["isEdit"]), (&4.into(), &false.into()));
        assert_eq!(profile["companyBrandDOList"][1]["authChain"][1]["grantee"], "上海花植美妆有限公司");
        assert_eq!(profile["companyStoreDOList"], serde_json::json!([]));
    }

    /// S3-08
    #[test]
    fn a_refused_registration_may_be_edited_and_a_running_one_may_not() {
        let state = |id| {
            let profile = profile_of(id);
            (profile["step"].clone(), profile["isEdit"].clone())
        };
        assert_eq!(state(10), (1.into(), true.into()));
        assert_eq!(state(8), (4.into(), false.into()));
    }

    #[test]
    fn a_bank_account_keeps_only_its_ends() {
        assert_eq!(profile_of(2)["companyDO"]["bankAccount"], "6200***********2222");
    }

    /// The document describes what is sent: same names, and capital as a number.
    #[test]
    fn the_schema_of_a_company_has_the_names_of_its_json() {
        let schema = serde_json::to_value(<company::Model as utoipa::PartialSchema>::schema()).expect("json");
        let described = schema["properties"].as_object().expect("properties");
        let profile = profile_of(2);
        let sent = profile["companyDO"].as_object().expect("an object");
        for name in described.keys() {
            assert!(sent.contains_key(name), "{name}");
        }
        assert_eq!(described.len() + 2, sent.len());
        assert!(described["registeredCapital"].to_string().contains("number"));
    }
}
