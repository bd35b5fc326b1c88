//! What a form points to: files, brands and stores must be the company's own. Anything else does not exist.

use std::collections::HashSet;

use company::CompanyForm;
use platform::db::Tx;
use platform::files::{self, FileRef};
use platform::http::{Problem, Result};

/// The rows that a form may name by their numbers.
#[derive(Default)]
pub struct OwnRows {
    pub brands: HashSet<i64>,
    pub stores: HashSet<i64>,
}

impl OwnRows {
    pub fn of(form: &CompanyForm) -> Self {
        Self {
            brands: form.brands.iter().filter_map(|brand| brand.id).collect(),
            stores: form.stores.iter().filter_map(|store| store.id).collect(),
        }
    }

    pub fn check(&self, form: &CompanyForm) -> Result<()> {
        let named = Self::of(form);
        match named.brands.is_subset(&self.brands) && named.stores.is_subset(&self.stores) {
            true => Ok(()),
            false => Err(Problem::not_found()),
        }
    }
}

/// A row that was matched by the page's token gets a number, by which it is known from now on.
pub fn number(tx: &Tx, form: &mut CompanyForm) {
    form.brands.iter_mut().for_each(|brand| brand.id = brand.id.or_else(|| Some(tx.next_id())));
    form.stores.iter_mut().for_each(|store| store.id = store.id.or_else(|| Some(tx.next_id())));
}

pub async fn check_files(tx: &Tx, company_id: i64, form: &CompanyForm) -> Result<()> {
    let ids: Vec<i64> = all_files(form).iter().map(|file| file.file_id).collect();
    let found = files::find(tx, &ids).await?;
    let own = |id: &i64| found.get(id).is_some_and(|file| file.company_id == company_id);
    if ids.iter().all(own) { Ok(()) } else { Err(Problem::not_found()) }
}

fn all_files(form: &CompanyForm) -> Vec<&FileRef> {
    let slots = [
        &form.business_license,
        &form.bank_permit,
        &form.legal_id_front,
        &form.legal_id_back,
        &form.taxpayer_proof,
        &form.integrity_pledge,
        &form.other,
    ];
    let brands = form.brands.iter().flat_map(|brand| {
        let letters = brand.auth_chain.iter().flat_map(|link| &link.auth_files);
        brand.brand_logo.iter().chain(letters)
    });
    slots.into_iter().flatten().chain(brands).collect()
}
