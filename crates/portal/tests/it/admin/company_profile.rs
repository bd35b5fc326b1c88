//! `GET /api/company/profile`: the own company, which the page's guard loads.

use serde_json::{Value, json};
use testkit::TestApp;

async fn profile(app: &TestApp, els_account: &str, login: &str) -> Value {
    app.login(els_account, login).await.get("admin/api/company/profile").await.ok().json()
}

/// S3-06, S3-07, S3-08, S2-08
#[tokio::test]
async fn a_profile_has_the_specifications_fields() {
    let app = TestApp::new().await;
    let profile = profile(&app, "200001", "admin").await;
    let names: Vec<_> = profile.as_object().expect("an object").keys().collect();
    let expected = ["companyDO", "companyBrandDOList", "companyStoreDOList", "fileRelationDOList", "step", "isEdit"];
    assert_eq!(names, expected);
    let company = profile["companyDO"].as_object().expect("an object");
    for name in "id code verifyStatus useStatus useStatusRemarks isPlatform elsAccount name creditCode shortName \
        country base city district countryCode baseCode cityCode districtCode address industry categoryLevel1 \
        categoryLevel2 categoryLevel3 homepageUrl businessScope registeredAddress registeredCapital registerDate \
        staffNumRange fromTime toTime licenseTerm businessLicense type bondName regNumber taxNumber englishName \
        orgNumber regStatus establishTime legalPersonName actualCapital companyOrgType historyNames \
        regCapitalCurrency revokeDate revokeReason cancelDate cancelReason isStaging stageReason sourceAppId remark \
        createdBy createdDate lastModifiedBy lastModifiedDate isDeleted catalogs companyGroups addressInfo regionIds \
        vendorGroup vendorType vendorCertificate paymentCompany paymentType paymentPeriod subjectType isMicroEnt"
        .split_whitespace()
    {
        assert!(company.contains_key(name), "{name}");
    }
    assert_eq!((&company["id"], &company["elsAccount"]), (&json!(2), &json!("200001")));
    let flags = ["verifyStatus", "useStatus", "isPlatform", "isMicroEnt", "isStaging", "isDeleted"];
    assert!(flags.iter().all(|flag| company[*flag].is_boolean()));
    assert_eq!((&company["verifyStatus"], &company["isPlatform"]), (&json!(true), &json!(false)));
    assert_eq!((&profile["step"], &profile["isEdit"]), (&json!(4), &json!(false)));
    assert!(profile["companyBrandDOList"].as_array().is_some_and(|brands| !brands.is_empty()));
}

/// Everybody sees the own company and its brands, with the bank account masked, whatever the role.
#[tokio::test]
async fn a_profile_is_the_own_companys() {
    let app = TestApp::new().await;
    for (els_account, login, id) in
        [("200001", "viewer", 2), ("200002", "op", 3), ("200003", "admin", 4), ("100000", "root", 1)]
    {
        let profile = profile(&app, els_account, login).await;
        assert_eq!(profile["companyDO"]["id"], id);
        let brands = profile["companyBrandDOList"].as_array().expect("a list");
        assert!(brands.iter().all(|brand| brand["companyId"] == id), "{brands:?}");
        let account = profile["companyDO"]["bankAccount"].as_str().expect("a text");
        assert!(account.contains("********"), "{account}");
    }
}
