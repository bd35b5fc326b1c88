//! Writes the companies of the demo profile. Dates are counted from the day of writing.

use platform::db::Tx;
use platform::http::Result;
use platform::money::Money;
use platform::secret::Secrets;
use platform::{Date, Timestamp};
use sea_orm::{EntityTrait, IntoActiveModel};

use crate::demo_brands::{BRANDS, DemoBrand};
use crate::demo_data::{COMPANIES, DemoCompany, DemoState, LIVE_ROOMS};
use crate::entity::brand::{self, AuthChain, AuthChainNode};
use crate::entity::{address, company};
use crate::live::account_place;

pub async fn fill(tx: &Tx, secrets: &Secrets) -> Result<()> {
    let (companies, brands) = rows(tx.now(), secrets);
    let companies = companies.into_iter().map(IntoActiveModel::into_active_model);
    company::Entity::insert_many(companies).exec_without_returning(tx).await?;
    let brands = brands.into_iter().map(IntoActiveModel::into_active_model);
    brand::Entity::insert_many(brands).exec_without_returning(tx).await?;
    let trading = COMPANIES.iter().filter(|demo| (2..=6).contains(&demo.id));
    let addresses = trading.flat_map(|demo| addresses(demo, tx.now())).map(IntoActiveModel::into_active_model);
    address::Entity::insert_many(addresses).exec_without_returning(tx).await?;
    Ok(())
}

/// Where its letters go, and where its goods are.
fn addresses(demo: &DemoCompany, now: Timestamp) -> [address::Model; 2] {
    let row = |place: i64, kind: &str, receiver: &str, detail: String| address::Model {
        id: demo.id * 10 + place,
        company_id: demo.id,
        user_id: None,
        address_type: kind.into(),
        receiver: receiver.into(),
        phone: format!("138000000{:02}", demo.id * 10 + place),
        region: demo.region.map(|(name, _)| name).join("/"),
        region_codes: demo.region.map(|(_, code)| code).join(","),
        detail,
        is_default: true,
        created_by: 0,
        created_date: now,
        last_modified_date: now,
        is_deleted: false,
    };
    [
        row(1, "company", "前台", format!("{}{}", demo.address, demo.address_info)),
        row(2, "warehouse", "仓库收货", "物流园3号库".into()),
    ]
}

pub(crate) fn rows(now: Timestamp, secrets: &Secrets) -> (Vec<company::Model>, Vec<brand::Model>) {
    let companies = COMPANIES.iter().map(|demo| company_row(demo, now, secrets)).collect();
    (companies, BRANDS.iter().map(|demo| brand_row(demo, now)).collect())
}

fn company_row(demo: &DemoCompany, now: Timestamp, secrets: &Secrets) -> company::Model {
    let today = now.date();
    let founded = years(today, -demo.founded_years_ago);
    let joined = today.plus_days(-demo.joined_days_ago);
    let [(base, base_code), (city, city_code), (district, district_code)] = demo.region;
    let [level1, level2, level3] = demo.category;
    // A municipality is its own province.
    let province_and_city = if base == city { base.to_owned() } else { format!("{base}{city}") };
    let place = format!("{province_and_city}{district}{}{}", demo.address, demo.address_info);
    let (organisation, organisation_check) = demo.credit_code[8..17].split_at(8);
    let state = State::of(demo);
    company::Model {
        id: demo.id,
        code: state.verified.then(|| format!("C{}0001", joined.0.format("%y%m%d"))),
        els_account: demo.els_account.map(str::to_owned),
        name: demo.name.into(),
        credit_code: demo.credit_code.into(),
        short_name: demo.short_name.into(),
        english_name: demo.english_name.into(),
        history_names: demo.history_names.into(),
        subject_type: demo.subject_type.into(),
        vendor_type: "zb".into(),
        vendor_group: demo.vendor_group.into(),
        r#type: demo.kind.into(),
        company_org_type: "LLC".into(),
        country: "中国".into(),
        country_code: "CN".into(),
        base: base.into(),
        base_code: base_code.into(),
        city: city.into(),
        city_code: city_code.into(),
        district: district.into(),
        district_code: district_code.into(),
        address: demo.address.into(),
        address_info: demo.address_info.into(),
        registered_address: place,
        registered_capital: Some(Money(demo.capital.0 * 100)),
        reg_capital_currency: "CNY".into(),
        actual_capital: Some(Money(demo.capital.1 * 100)),
        register_date: Some(founded),
        establish_time: Some(founded),
        from_time: Some(founded),
        to_time: demo.licence_years.map(|term| years(founded, term)),
        license_term: if demo.licence_years.is_some() { "FIXED" } else { "LONG" }.into(),
        business_license: None,
        legal_person_name: demo.legal_person.into(),
        reg_number: format!("{}{:09}", &demo.credit_code[2..8], 600_000 + demo.id),
        org_number: format!("{organisation}-{organisation_check}"),
        tax_number: demo.credit_code.into(),
        reg_status: "ACTIVE".into(),
        revoke_date: None,
        revoke_reason: String::new(),
        cancel_date: None,
        cancel_reason: String::new(),
        industry: demo.industry.into(),
        category_level1: level1.into(),
        category_level2: level2.into(),
        category_level3: level3.into(),
        catalogs: demo.catalogs.parse().unwrap_or_default(),
        business_scope: demo.business_scope.into(),
        staff_num_range: demo.staff.into(),
        homepage_url: format!("https://www.{}.example", demo.site),
        bond_name: "直播合作保证金".into(),
        is_micro_ent: demo.taxpayer_type == "SMALL",
        payment_company: demo.name.into(),
        payment_company_reason: String::new(),
        payment_type: "TRANSFER".into(),
        payment_period: demo.payment_period.into(),
        bank_name: "示例银行".into(),
        bank_account: secrets.seal(&account_place(demo.id), &format!("6200990000000{:06}", demo.id * 1_111)),
        bank_branch: demo.bank_branch.into(),
        bank_no: format!("9990000{:05}", demo.id),
        taxpayer_type: demo.taxpayer_type.into(),
        verify_status: state.verified,
        use_status: state.in_use,
        use_status_reason: state.reason.into(),
        use_status_remarks: state.remarks.into(),
        is_platform: demo.id == 1,
        is_staging: false,
        stage_reason: String::new(),
        appr_status: state.status.into(),
        appr_step: state.step.into(),
        bd_user_id: demo.bd_user_id,
        live_rooms: if state.verified { LIVE_ROOMS } else { "" }.into(),
        company_groups: Default::default(),
        credit_score: None,
        vendor_certificate: None,
        source_app_id: "portal".into(),
        remark: demo.remark.into(),
        created_by: 0,
        created_date: days_ago(now, demo.joined_days_ago),
        last_modified_by: 0,
        last_modified_date: days_ago(now, demo.joined_days_ago / 10),
        is_deleted: false,
        row_version: 0,
    }
}

/// The columns that tell where a company stands.
struct State {
    verified: bool,
    in_use: bool,
    reason: &'static str,
    remarks: &'static str,
    status: &'static str,
    step: &'static str,
}

impl State {
    fn of(demo: &DemoCompany) -> Self {
        let (reason, remarks, status, step) = match demo.state {
            DemoState::Enabled => ("", "", "APPROVED", "End"),
            DemoState::NotInUse("NOT_SIGNED", remarks) => ("NOT_SIGNED", remarks, "APPROVED", "sign"),
            DemoState::NotInUse(reason, remarks) => (reason, remarks, "APPROVED", "End"),
            DemoState::Approving(step) => ("", "", "APPROVING", step),
            DemoState::Rejected(step) => ("", "", "REJECTED", step),
        };
        let in_use = matches!(demo.state, DemoState::Enabled);
        Self { verified: status == "APPROVED", in_use, reason, remarks, status, step }
    }
}

/// Whoever grants first, or the company itself.
fn trademark_owner(demo: &DemoBrand) -> &'static str {
    let own = || COMPANIES.iter().find(|company| company.id == demo.company_id()).map_or("", |company| company.name);
    demo.grantors.first().map_or_else(own, |(owner, _)| owner)
}

fn brand_row(demo: &DemoBrand, now: Timestamp) -> brand::Model {
    brand::Model {
        id: demo.id,
        company_id: demo.company_id(),
        brand_name_cn: demo.name_cn.into(),
        brand_name_en: demo.name_en.into(),
        brand_logo: None,
        trademark_no: demo.trademark_no.into(),
        trademark_owner: trademark_owner(demo).into(),
        trademark_class: Some(demo.trademark_class),
        trademark_status: "R".into(),
        trademark_expire_date: Some(years(now.date(), 4).plus_days(demo.id)),
        brand_nature: demo.nature.into(),
        auth_chain: auth_chain(demo, now.date()),
        story_text: demo.story.into(),
        created_by: 0,
        created_date: days_ago(now, 200),
        last_modified_by: 0,
        last_modified_date: days_ago(now, 200),
        is_deleted: false,
        row_version: 0,
    }
}

fn auth_chain(demo: &DemoBrand, today: Date) -> AuthChain {
    let owner = COMPANIES.iter().find(|company| company.id == demo.company_id()).map(|company| company.name);
    let grantees = demo.grantors.iter().skip(1).map(|(name, _)| *name).chain(owner);
    let nodes = (1..).zip(demo.grantors).zip(grantees).map(|((level, (grantor, ends_in)), grantee)| AuthChainNode {
        level,
        grantor: (*grantor).into(),
        grantee: grantee.into(),
        scope: ["LIVE", "TMALL", "DOUYIN"].map(str::to_owned).to_vec(),
        start_date: Some(today.plus_days(-360 + 30 * i64::from(level))),
        end_date: Some(today.plus_days(*ends_in)),
        can_sub_license: level < demo.grantors.len() as i32,
        files: Vec::new(),
    });
    AuthChain(nodes.collect())
}

/// Good enough for a date on an invented licence.
fn years(from: Date, count: i64) -> Date {
    from.plus_days(count * 365)
}

fn days_ago(now: Timestamp, days: i64) -> Timestamp {
    Timestamp(now.0 - days * 24 * 3_600_000)
}

#[cfg(test)]
mod tests {
    use platform::Clock;

    use super::*;

    fn secrets() -> Secrets {
        Secrets::new("a test", None)
    }
    use crate::credit_code::is_credit_code;

    #[test]
    fn every_credit_code_satisfies_its_check() {
        assert_eq!(COMPANIES.len(), 10);
        for demo in COMPANIES {
            assert!(is_credit_code(demo.credit_code), "{} {}", demo.id, demo.credit_code);
        }
    }

    #[test]
    fn companies_stand_where_the_demo_needs_them() {
        let (companies, _) = rows(Clock::default().now(), &secrets());
        let states: Vec<_> = companies
            .iter()
            .map(|c| (c.id, c.verify_status, c.use_status, c.use_status_reason.as_str(), c.appr_status.as_str()))
            .collect();
        assert_eq!(states[0], (1, true, true, "", "APPROVED"));
        assert!(states[1..6].iter().all(|state| (state.1, state.2, state.4) == (true, true, "APPROVED")));
        assert_eq!(states[6], (7, true, false, "ARREARS", "APPROVED"));
        assert_eq!(states[7], (8, false, false, "", "APPROVING"));
        assert_eq!(states[8], (9, true, false, "NOT_SIGNED", "APPROVED"));
        assert_eq!(states[9], (10, false, false, "", "REJECTED"));
        for company in &companies {
            assert_eq!(company.els_account.is_some(), company.verify_status, "{}", company.name);
            assert_eq!(company.is_platform, company.id == 1, "{}", company.name);
            let bd = match company.id {
                1 => None,
                2..=4 => Some(102),
                _ => Some(103),
            };
            assert_eq!(company.bd_user_id, bd, "{}", company.name);
        }
    }

    #[test]
    fn licences_are_in_force() {
        let now = Clock::default().now();
        for company in rows(now, &secrets()).0 {
            assert_eq!(company.to_time.is_none(), company.license_term == "LONG", "{}", company.name);
            assert!(company.to_time.is_none_or(|end| end > now.date()), "{}", company.name);
        }
    }

    #[test]
    fn each_selling_company_has_a_brand_of_its_own_and_one_by_authorisation() {
        let (companies, brands) = rows(Clock::default().now(), &secrets());
        for company in companies.iter().filter(|company| (2..=6).contains(&company.id)) {
            let natures: Vec<_> =
                brands.iter().filter(|b| b.company_id == company.id).map(|b| b.brand_nature.as_str()).collect();
            assert!(matches!(natures[..], ["OWN", "AGENT_L2" | "DISTRIBUTOR"]), "{} {natures:?}", company.name);
        }
        assert_eq!(brands.len(), 10);
    }

    /// What a chain must be: unbroken down to the company, passed on only where that is allowed, good for live rooms.
    #[test]
    fn chains_of_authorisation_hold() {
        let now = Clock::default().now();
        let ((companies, brands), today) = (rows(now, &secrets()), now.date());
        for brand in brands {
            let company = companies.iter().find(|company| company.id == brand.company_id).expect("its company");
            let chain = brand.auth_chain.0;
            assert_eq!(chain.is_empty(), brand.brand_nature == "OWN", "{}", brand.brand_name_cn);
            let Some(last) = chain.last() else { continue };
            assert!((2..=3).contains(&chain.len()));
            assert_eq!((&last.grantee, last.can_sub_license), (&company.name, false));
            for pair in chain.windows(2) {
                assert_eq!(pair[0].grantee, pair[1].grantor);
                assert_eq!(pair[0].level + 1, pair[1].level);
                assert!(pair[0].can_sub_license && pair[1].end_date <= pair[0].end_date);
            }
            assert!(chain.iter().all(|node| node.scope.iter().any(|scope| scope == "LIVE")));
            assert!(chain.iter().all(|node| node.start_date < Some(today) && node.end_date > Some(today)));
            let ends = chain.iter().map(|node| node.end_date).min();
            if company.id == 4 {
                assert_eq!((chain.len(), ends), (2, Some(Some(today.plus_days(45)))));
            }
        }
    }
}
