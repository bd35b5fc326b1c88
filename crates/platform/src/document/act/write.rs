//! Making, saving and deleting.

use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Alias, Query, SimpleExpr};
use serde_json::{Value as Json, json};

use super::{Actor, Target, check, moved, own, own_reach, stage, submit, tell};
use crate::db::Tx;
use crate::document::{Document, diff, files, head, next_code};
use crate::form::Form;
use crate::http::{Problem, Result, texts};
use crate::workflow::flow::decide;
use crate::workflow::{Event, log};

/// T1: a new document of the caller's company.
pub async fn create<D: Document>(tx: &Tx, actor: &Actor, form: D::Form, submit: bool) -> Result<i64> {
    actor.must_be_open(D::KIND.open_while)?;
    let next = decide(&D::FLOW, None, Event::Create).ok_or(texts::COMMON_STATE)?;
    let (id, now, caller) = (tx.next_id(), tx.now(), &actor.caller);
    let json = head::to_json(&form)?;
    let own = check::<D>(tx, actor, id, &form, stage(submit)).await?;
    let code = next_code(tx, D::KIND.prefix).await?;
    let title = D::title(&form);
    let mut values: Vec<(&'static str, SimpleExpr)> = vec![
        ("id", id.into()),
        ("code", code.clone().into()),
        ("company_id", caller.company_id().into()),
        ("company_name", caller.profile.company_name.clone().into()),
        ("title", title.into()),
        ("status", next.status.into()),
        ("form", json.to_string().into()),
        ("created_by", caller.user_id().into()),
        ("created_by_name", actor.name().into()),
        ("created_date", now.into()),
        ("last_modified_by", caller.user_id().into()),
        ("last_modified_date", now.into()),
    ];
    values.extend(head::projected::<D>(&json)?);
    values.extend(own);
    let mut insert = Query::insert();
    insert.into_table(Alias::new(D::KIND.table)).columns(values.iter().map(|(column, _)| Alias::new(*column)));
    insert.values(values.into_iter().map(|(_, value)| value)).map_err(Problem::internal)?;
    tx.execute(&insert).await?;
    files::attach::<D>(tx, caller.company_id(), id, &json).await?;
    tell::line::<D>(tx, actor, id, 0, log::CREATE, None).await?;
    tell::audit(tx, &D::KIND, id, None, json!({ "code": code, "status": next.status }));
    if submit {
        let doc = head::find::<D, _>(&**tx, &own_reach(actor), id).await?;
        submit::submit::<D>(tx, actor, doc).await?;
    }
    Ok(id)
}

/// T2: the form as it now is.
pub async fn save<D: Document>(tx: &Tx, actor: &Actor, target: Target, form: D::Form, submit: bool) -> Result<()> {
    actor.must_be_open(D::KIND.open_while)?;
    let doc = own::<D>(tx, actor, target).await?;
    let next = moved::<D>(&doc.head, Event::Save)?;
    let json = head::to_json(&form)?;
    let own = check::<D>(tx, actor, doc.head.id, &form, stage(submit)).await?;
    let mut values: Vec<(&'static str, SimpleExpr)> = vec![
        ("title", D::title(&form).into()),
        ("status", next.status.into()),
        ("form", json.to_string().into()),
        ("last_modified_by", actor.caller.user_id().into()),
    ];
    values.extend(head::projected::<D>(&json)?);
    values.extend(own);
    head::update::<D>(tx, &doc.head, values).await?;
    files::attach::<D>(tx, doc.head.company_id, doc.head.id, &json).await?;
    let (changed, _) = diff::changed_fields(D::Form::FIELDS, &doc.json, &json);
    let pick = |json: &Json| tell::members_of::<D>(json, &changed);
    tell::audit(tx, &D::KIND, doc.head.id, Some(pick(&doc.json)), pick(&json));
    if submit {
        let doc = head::find::<D, _>(&**tx, &own_reach(actor), doc.head.id).await?;
        submit::submit::<D>(tx, actor, doc).await?;
    }
    Ok(())
}

/// T11: what was never submitted may go.
pub async fn delete<D: Document>(tx: &Tx, actor: &Actor, id: i64) -> Result<()> {
    actor.must_be_open(D::KIND.open_while)?;
    let doc = head::find::<D, _>(&**tx, &actor.app.office.reach(&actor.caller), id).await?;
    if doc.head.company_id != actor.caller.company_id() {
        return Err(texts::COMMON_FORBIDDEN.into());
    }
    moved::<D>(&doc.head, Event::Delete)?;
    head::update::<D>(tx, &doc.head, vec![("is_deleted", true.into())]).await?;
    let before = json!({ "code": doc.head.code, "status": doc.head.status });
    tell::audit(tx, &D::KIND, id, Some(before), json!({ "deleted": true }));
    Ok(())
}
