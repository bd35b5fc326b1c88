//! Rules of a company's data that one field alone cannot state. Pure: the day is told.

use platform::Date;
use platform::form::{Checks, Form};

use crate::credit_code::is_credit_code;
use crate::form::{AuthLink, CompanyBrand, CompanyForm};
use crate::texts::{self, Text};

/// Registered and doing business.
const ALIVE: [&str; 2] = ["ACTIVE", "OPEN"];

pub fn check(form: &CompanyForm, today: Date, checks: &mut Checks) {
    if form.credit_code.as_ref().is_some_and(|code| !is_credit_code(code)) {
        checks.refuse_field(CompanyForm::FIELDS, "creditCode", texts::COMPANY_CREDIT);
    }
    if form.bank_account.as_ref().is_some_and(|number| !number.chars().all(|c| c.is_ascii_digit() || c == ' ')) {
        checks.refuse_field(CompanyForm::FIELDS, "bankAccount", texts::COMMON_FORMAT);
    }
    if !checks.is_submitting() {
        return;
    }
    if form.license_term.as_deref() != Some("LONG") && form.to_time.is_some_and(|end| end <= today) {
        checks.refuse_field(CompanyForm::FIELDS, "toTime", texts::COMPANY_EXPIRED);
    }
    if let (Some(from), Some(to)) = (form.from_time, form.to_time)
        && to <= from
    {
        let message = texts::COMMON_DATE.fill(&[("label", "营业期限止"), ("other", "营业期限起")]);
        checks.refuse("toTime", "营业期限止", message);
    }
    if form.reg_status.as_ref().is_some_and(|status| !ALIVE.contains(&status.as_str())) {
        checks.refuse_field(CompanyForm::FIELDS, "regStatus", texts::COMPANY_REG_STATUS);
    }
    let explained = form.payment_company_reason.as_ref().is_some_and(|reason| !reason.trim().is_empty());
    if !explained && form.payment_company.as_ref().is_some_and(|payer| *payer != form.name) {
        checks.refuse_field(CompanyForm::FIELDS, "paymentCompany", texts::COMPANY_BANK);
    }
    check_brands(form, today, checks);
    let sells = matches!(form.subject_type.as_deref(), Some("MERCHANT" | "BOTH"));
    if sells && form.stores.is_empty() {
        checks.refuse_field(CompanyForm::FIELDS, "companyStoreDOList", texts::COMPANY_STORE);
    }
}

fn check_brands(form: &CompanyForm, today: Date, checks: &mut Checks) {
    if form.brands.is_empty() {
        checks.refuse_field(CompanyForm::FIELDS, "companyBrandDOList", texts::COMPANY_BRAND);
    }
    for (index, brand) in form.brands.iter().enumerate() {
        checks.within(&format!("companyBrandDOList[{index}]"), |checks| {
            if brand.trademark_expire_date.is_some_and(|end| end < today) {
                checks.refuse_field(CompanyBrand::FIELDS, "trademarkExpireDate", texts::COMPANY_TRADEMARK);
            }
            if let Some(broken) = broken_link(brand, &form.name) {
                broken.refuse(checks);
            }
        });
    }
}

/// Where a chain of authorisations does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    Missing,
    /// It does not begin with the owner of the trademark.
    Begin,
    /// The end of this level is not the beginning of the next.
    Between(usize),
    /// It does not end with the company.
    End,
    NoSubLicense(usize),
    NotLive,
}

impl Broken {
    fn refuse(&self, checks: &mut Checks) {
        let mut say = |text: Text, values: &[(&str, &str)]| {
            checks.refuse_text("authChain", "授权链路", text, values);
        };
        match self {
            Self::Missing => say(texts::COMMON_REQUIRED, &[("label", "授权链路")]),
            Self::Begin => say(texts::COMPANY_CHAIN_BEGIN, &[]),
            Self::End => say(texts::COMPANY_CHAIN_END, &[]),
            Self::Between(n) => {
                say(texts::COMPANY_CHAIN, &[("n", &n.to_string()), ("next", &(n + 1).to_string())]);
            }
            Self::NoSubLicense(n) => say(texts::COMPANY_SUBLICENSE, &[("n", &n.to_string())]),
            Self::NotLive => say(texts::COMPANY_SCOPE, &[]),
        }
    }
}

/// The first link that breaks. From the trademark's owner down to the company, each hands on to the next.
pub fn broken_link(brand: &CompanyBrand, company: &str) -> Option<Broken> {
    if brand.brand_nature.as_deref() == Some("OWN") {
        return None;
    }
    let chain = &brand.auth_chain;
    let (Some(first), Some(last)) = (chain.first(), chain.last()) else { return Some(Broken::Missing) };
    if let Some(owner) = &brand.trademark_owner
        && first.grantor.as_ref() != Some(owner)
    {
        return Some(Broken::Begin);
    }
    let loose = chain.windows(2).position(|pair| pair[0].grantee != pair[1].grantor);
    if let Some(place) = loose {
        return Some(Broken::Between(place + 1));
    }
    if last.grantee.as_deref() != Some(company) {
        return Some(Broken::End);
    }
    let closed = chain[..chain.len() - 1].iter().position(|link| !link.can_sub_license);
    if let Some(place) = closed {
        return Some(Broken::NoSubLicense(place + 1));
    }
    let live = |link: &AuthLink| link.scope.iter().any(|scope| scope == "LIVE" || scope == "ALL");
    (!chain.iter().all(live)).then_some(Broken::NotLive)
}

/// A chain is good until its first link ends.
pub fn usable_until(brand: &CompanyBrand) -> Option<Date> {
    brand.auth_chain.iter().filter_map(|link| link.end_date).min()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(grantor: &str, grantee: &str, sub: bool) -> AuthLink {
        AuthLink {
            grantor: Some(grantor.into()),
            grantee: Some(grantee.into()),
            scope: vec!["LIVE".into()],
            can_sub_license: sub,
            ..AuthLink::default()
        }
    }

    fn brand(chain: Vec<AuthLink>) -> CompanyBrand {
        CompanyBrand {
            brand_nature: Some("AGENT_L2".into()),
            trademark_owner: Some("甲".into()),
            auth_chain: chain,
            ..CompanyBrand::default()
        }
    }

    /// A02-3: the message names the level.
    #[test]
    fn a_chain_breaks_at_the_link_that_does_not_hold() {
        let good = || vec![link("甲", "乙", true), link("乙", "丙", true), link("丙", "丁", false)];
        assert_eq!(broken_link(&brand(good()), "丁"), None);
        assert_eq!(broken_link(&brand(Vec::new()), "丁"), Some(Broken::Missing));
        assert_eq!(broken_link(&brand(good()), "戊"), Some(Broken::End));
        let mut gap = good();
        gap[2].grantor = Some("别人".into());
        assert_eq!(broken_link(&brand(gap), "丁"), Some(Broken::Between(2)));
        let mut stranger = good();
        stranger[0].grantor = Some("别人".into());
        assert_eq!(broken_link(&brand(stranger), "丁"), Some(Broken::Begin));
        let mut closed = good();
        closed[1].can_sub_license = false;
        assert_eq!(broken_link(&brand(closed), "丁"), Some(Broken::NoSubLicense(2)));
        let mut shop_only = good();
        shop_only[0].scope = vec!["TMALL".into()];
        assert_eq!(broken_link(&brand(shop_only), "丁"), Some(Broken::NotLive));
        let own = CompanyBrand { brand_nature: Some("OWN".into()), ..brand(Vec::new()) };
        assert_eq!(broken_link(&own, "丁"), None);
    }

    #[test]
    fn a_chain_lasts_as_long_as_its_shortest_link() {
        let mut links = vec![link("甲", "乙", true), link("乙", "丙", false)];
        links[0].end_date = Date::parse("2027-05-01");
        links[1].end_date = Date::parse("2027-03-01");
        assert_eq!(usable_until(&brand(links)), Date::parse("2027-03-01"));
        assert_eq!(usable_until(&brand(Vec::new())), None);
    }
}
