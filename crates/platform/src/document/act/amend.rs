//! A form that changes while its status stays: completed on the way, or changed after it was approved.

use super::{Actor, tell, write};
use crate::audit;
use crate::db::Tx;
use crate::document::{Columns, Doc, Document, diff, head};
use crate::form::Form;
use crate::http::Result;
use crate::workflow::log::Action;
use crate::workflow::version;

/// What makes the next version of a document that nobody submits.
pub struct Amendment<'a> {
    /// SUPPLEMENT, CHANGE, SUPPLY_UPDATE, PLATFORM_EDIT or RESTORE
    pub change_type: &'static str,
    pub action: Action,
    pub remark: &'a str,
    /// Whether it is an approved version.
    pub approved: bool,
    /// Values for the module's own columns.
    pub columns: Columns,
}

pub async fn amend<D: Document>(
    tx: &Tx,
    actor: &Actor,
    doc: &Doc<D::Form>,
    form: &D::Form,
    amendment: Amendment<'_>,
) -> Result<()> {
    let json = head::to_json(form)?;
    let version_no = doc.head.version_no + 1;
    let before = D::readable(&actor.app, doc.json.clone()).await?;
    let after = D::readable(&actor.app, json.clone()).await?;
    let (changed, key_changed) = diff::changed_fields(D::Form::FIELDS, &before, &after);
    let mut values: Columns = vec![
        ("title", D::title(form).into()),
        ("form", head::stored::<D>(&actor.app.secrets, doc.head.id, &json).into()),
        ("version_no", version_no.into()),
        ("last_modified_by", actor.caller.user_id().into()),
    ];
    if amendment.approved {
        values.push(("approved_version", version_no.into()));
    }
    values.extend(head::projected::<D>(&json)?);
    write::put(&mut values, amendment.columns);
    head::update::<D>(tx, &doc.head, values).await?;
    write::keep_parts::<D>(tx, doc.head.company_id, doc.head.id, form, &json).await?;
    let log_id = tx.next_id();
    let version = version::Model {
        log_id,
        biz_type: D::KIND.biz_type.into(),
        biz_id: doc.head.id,
        version_no,
        round: doc.head.round,
        change_type: amendment.change_type.into(),
        snapshot: version::snapshot(D::Form::FIELDS, &actor.app.secrets, log_id, &json),
        changed_fields: serde_json::to_string(&diff::labels(D::Form::FIELDS, &changed))?,
        key_changed,
        operator_id: actor.caller.user_id(),
        operator_name: actor.name().into(),
        remark: Some(amendment.remark.to_owned()).filter(|remark| !remark.is_empty()),
        created_date: tx.now(),
    };
    version::keep(tx, version).await?;
    tell::line::<D>(tx, actor, doc.head.id, doc.head.round, amendment.action, Some(amendment.remark))?;
    let (before, after) = audit::changes(D::Form::FIELDS, &doc.json, &json, &actor.dictionaries);
    tell::audit(tx, &D::KIND, doc.head.id, Some(before), after);
    Ok(())
}
