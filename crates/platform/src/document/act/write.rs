//! Making, saving and deleting.

use sea_orm::sea_query::Query;
use serde_json::{Value as Json, json};

use super::{Actor, Target, admit, next_move, own, stage, submit, tell};
use crate::db::Tx;
use crate::document::{Columns, Doc, Document, Head, Members, Party, Receiver, files, head, next_code};
use crate::form::{Form, sensitive};
use crate::http::{Problem, Result, texts};
use crate::workflow::flow::decide;
use crate::workflow::status::NOT_STARTED;
use crate::workflow::{Event, log};
use crate::{audit, dict};

/// T1: a new document of the caller's company.
pub async fn create<D: Document>(tx: &Tx, actor: &Actor, form: D::Form, submit: bool) -> Result<i64> {
    actor.must_be_open(D::KIND.open_while)?;
    let id = tx.next_id();
    let form = D::prepared(tx, actor, form).await?;
    let json = head::to_json(&form)?;
    let profile = &actor.caller.profile;
    let of = (profile.company_id, profile.company_name.as_str());
    let own = admit::<D>(tx, actor, (0, of.0), (&form, &json), stage(submit)).await?;
    let new = New { id, of, event: Event::Create, form: &form, json: &json, own };
    let (mut head, mut own) = insert::<D>(tx, actor, new).await?;
    tell::line::<D>(tx, actor, id, 0, log::CREATE, None)?;
    if let Some(before) = D::live_form(tx, actor, &form).await? {
        (head, own) = submit::keep_standing::<D>(tx, actor, id, &before).await?;
    }
    if submit {
        head = submit::submit::<D>(tx, actor, Doc { head, form, json, own }).await?;
    }
    tell::follow_to::<D>(tx, &head).await?;
    Ok(id)
}

/// T0: the platform asks a company to fill a document in. `words` are what the message says beside its kind.
pub async fn request<D: Document>(
    tx: &Tx,
    actor: &Actor,
    party: &Party,
    form: D::Form,
    words: Vec<(&'static str, String)>,
) -> Result<i64> {
    let id = tx.next_id();
    let of = (party.id, party.name.as_str());
    let json = head::to_json(&form)?;
    let new = New { id, of, event: Event::Request, form: &form, json: &json, own: Vec::new() };
    let (head, _) = insert::<D>(tx, actor, new).await?;
    tell::line::<D>(tx, actor, id, 0, log::REQUEST, None)?;
    let to = vec![Receiver::Owners { permission: D::KIND.codes.edit.to_owned(), company_id: party.id }];
    let link = tell::owner_link::<D>(&head);
    tell::notify::<D>(tx, actor, &head, "TODO_REQUESTED", to, words, link).await?;
    Ok(id)
}

/// A row that does not exist yet.
pub(super) struct New<'a, F> {
    pub id: i64,
    pub of: (i64, &'a str),
    pub event: Event,
    pub form: &'a F,
    pub json: &'a Json,
    pub own: Columns,
}

pub(super) async fn insert<D: Document>(tx: &Tx, actor: &Actor, new: New<'_, D::Form>) -> Result<(Head, Members)> {
    let next = decide(&D::FLOW, None, new.event).ok_or(texts::COMMON_STATE)?;
    let (now, user) = (tx.now(), actor.caller.user_id());
    let code = next_code(tx, D::KIND.prefix).await?;
    let mut values: Columns = vec![
        ("id", new.id.into()),
        ("code", code.clone().into()),
        ("company_id", new.of.0.into()),
        ("company_name", new.of.1.into()),
        ("title", D::title(new.form).into()),
        ("status", next.status.into()),
        ("form", head::stored::<D>(&actor.app.secrets, new.id, new.json).into()),
        ("created_by", user.into()),
        ("created_by_name", actor.name().into()),
        ("created_date", now.into()),
        ("last_modified_by", user.into()),
        ("last_modified_date", now.into()),
    ];
    values.extend(head::projected::<D>(new.json)?);
    put(&mut values, new.own);
    let mut insert = Query::insert();
    insert.into_table(D::KIND.table).columns(values.iter().map(|(column, _)| *column));
    insert.values(values.into_iter().map(|(_, value)| value)).map_err(Problem::internal)?;
    let row = head::written::<D, _>(tx, |row| insert.returning(row).to_owned()).await?;
    keep_parts::<D>(tx, new.of.0, new.id, new.form, new.json).await?;
    tell::audit(tx, &D::KIND, new.id, None, json!({ "code": code, "status": next.status }));
    row.ok_or_else(|| Problem::internal("a row that was written is not there"))
}

/// What stands of a form in other tables: its files, the words it uses, the module's own.
pub(super) async fn keep_parts<D: Document>(
    tx: &Tx,
    company_id: i64,
    id: i64,
    form: &D::Form,
    json: &Json,
) -> Result<()> {
    files::attach::<D>(tx, company_id, id, json).await?;
    dict::keep(tx, D::KIND.biz_type, id, D::Form::FIELDS, json).await?;
    D::written(tx, company_id, id, form).await
}

/// A column that the module sets itself has its value from there, even where a field has its name.
pub(super) fn put(values: &mut Columns, own: Columns) {
    values.retain(|(column, _)| own.iter().all(|(set, _)| set != column));
    values.extend(own);
}

/// T2: the form as it now is.
pub async fn save<D: Document>(tx: &Tx, actor: &Actor, target: Target, form: D::Form, submit: bool) -> Result<()> {
    actor.must_be_open(D::KIND.open_while)?;
    let doc = own::<D>(tx, actor, target).await?;
    let next = next_move::<D>(&doc, Event::Save)?;
    let mut json = head::to_json(&form)?;
    sensitive::restore(D::Form::FIELDS, &doc.json, &mut json);
    let form = D::prepared(tx, actor, serde_json::from_value(json)?).await?;
    let json = head::to_json(&form)?;
    let own = admit::<D>(tx, actor, (doc.head.id, doc.head.company_id), (&form, &json), stage(submit)).await?;
    let mut values: Columns = vec![
        ("title", D::title(&form).into()),
        ("status", next.status.into()),
        ("form", head::stored::<D>(&actor.app.secrets, doc.head.id, &json).into()),
        ("last_modified_by", actor.caller.user_id().into()),
    ];
    if doc.head.status == NOT_STARTED {
        // Whoever begins to fill it in makes it the own.
        values.push(("created_by", actor.caller.user_id().into()));
        values.push(("created_by_name", actor.name().into()));
    }
    values.extend(head::projected::<D>(&json)?);
    put(&mut values, own);
    let (mut head, own) = head::updated::<D>(tx, &doc.head, values).await?;
    keep_parts::<D>(tx, doc.head.company_id, doc.head.id, &form, &json).await?;
    let (before, after) = audit::changes(D::Form::FIELDS, &doc.json, &json, &actor.dictionaries);
    tell::audit(tx, &D::KIND, doc.head.id, Some(before), after);
    if submit {
        head = submit::submit::<D>(tx, actor, Doc { head, form, json, own }).await?;
    }
    tell::follow_to::<D>(tx, &head).await
}

/// T11: what was never submitted may go.
pub async fn delete<D: Document>(tx: &Tx, actor: &Actor, id: i64) -> Result<()> {
    actor.must_be_open(D::KIND.open_while)?;
    let doc = head::find::<D, _>(tx, &actor.reach(), id).await?;
    if doc.head.company_id != actor.caller.company_id() {
        return Err(texts::COMMON_FORBIDDEN.into());
    }
    next_move::<D>(&doc, Event::Delete)?;
    head::update::<D>(tx, &doc.head, vec![("is_deleted", true.into())]).await?;
    dict::forget(tx, D::KIND.biz_type, id).await?;
    let before = json!({ "code": doc.head.code, "status": doc.head.status });
    tell::audit(tx, &D::KIND, id, Some(before), json!({ "deleted": true }));
    Ok(())
}
