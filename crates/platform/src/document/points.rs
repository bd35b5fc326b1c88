//! The points of every document, by which other modules hear of it: each is the document's own type.

use std::marker::PhantomData;

use super::Document;
use crate::point;
use crate::workflow::Event;

/// Complete and by its rules; approval is about to begin.
pub struct Submitting<D: Document> {
    pub id: i64,
    pub company_id: i64,
    pub form: D::Form,
}

/// A step is about to pass.
pub struct Approving<D: Document> {
    pub id: i64,
    pub company_id: i64,
    pub step: &'static str,
    pub form: D::Form,
}

/// Withdrawn, cancelled or ended in a way of the module's own.
pub struct Ended<D: Document> {
    pub id: i64,
    pub company_id: i64,
    pub by: Event,
    pub document: PhantomData<fn() -> D>,
}

impl<D: Document> point::Veto for Submitting<D> {}
impl<D: Document> point::Veto for Approving<D> {}
impl<D: Document> point::Event for Ended<D> {}

// Written out: a derive would want the document itself to be cloned.
impl<D: Document> Clone for Submitting<D> {
    fn clone(&self) -> Self {
        Self { id: self.id, company_id: self.company_id, form: self.form.clone() }
    }
}

impl<D: Document> Clone for Approving<D> {
    fn clone(&self) -> Self {
        Self { id: self.id, company_id: self.company_id, step: self.step, form: self.form.clone() }
    }
}

impl<D: Document> Clone for Ended<D> {
    fn clone(&self) -> Self {
        Self { id: self.id, company_id: self.company_id, by: self.by, document: PhantomData }
    }
}
