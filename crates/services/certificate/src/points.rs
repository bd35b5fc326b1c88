//! Where other modules hear of certificates, and what they are asked about them.

use platform::point::{Event, Links, Question};

use crate::entity::cert_item::Model;

/// What there is to know of one.
#[derive(Clone, Debug)]
pub struct Certificate {
    pub id: i64,
    pub company_id: i64,
    pub cert_type: String,
    pub brand_id: Option<i64>,
    pub category_code: String,
}

impl From<&Model> for Certificate {
    fn from(row: &Model) -> Self {
        Self {
            id: row.id,
            company_id: row.company_id,
            cert_type: row.cert_type.clone(),
            brand_id: row.brand_id,
            category_code: row.category_code.clone(),
        }
    }
}

/// It has ended, and nothing has taken its place.
#[derive(Clone)]
pub struct Expired(pub Certificate);

impl Event for Expired {}

/// Another one has taken its place.
#[derive(Clone)]
pub struct Renewed {
    pub certificate: Certificate,
    pub replaced_by_id: i64,
}

impl Event for Renewed {}

/// One more has come into force, or several at once.
#[derive(Clone)]
pub struct InForce {
    pub company_id: i64,
}

impl Event for InForce {}

/// Which offers need each of them.
#[derive(Clone)]
pub struct OffersNeeding(pub Vec<Certificate>);

impl Question for OffersNeeding {
    type Answer = Links;
}
