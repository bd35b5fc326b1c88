//! The audit log: append-only, written inside each write's own transaction, linked into a keyed hash chain afterwards.
//!
//! No write waits for the chain. A leased sealer takes the committed rows in order and links them within
//! seconds; [`verify`] recomputes the chain and names the first row that does not fit. [`export_head`] sends the signed
//! head of the chain away, so that the chain can be held against it later.

mod calls;
mod changes;
pub mod entity;
mod head;
mod scrub;
mod seal;

use sea_orm::ActiveValue::Set;

pub use calls::{Labels, routes};
pub use changes::changes;
pub use head::{Head, HeadTarget, Heads, export_head, stored_heads};
pub use seal::{Verdict, seal_new_rows, verify};

use crate::access::Ctx;
use crate::db::{AuditEntry, Tx};

pub(crate) fn record(tx: &Tx, ctx: &Ctx, mut entry: AuditEntry) {
    let actor = entry.actor.or_else(|| ctx.actor.clone());
    entry.before.iter_mut().chain(&mut entry.after).for_each(scrub::scrub);
    let row = entity::ActiveModel {
        id: Set(tx.next_id()),
        event: Set(entry.event.unwrap_or(ctx.event).to_owned()),
        user_id: Set(actor.as_ref().map(|actor| actor.user_id)),
        login: Set(actor.as_ref().map(|actor| actor.login.clone()).unwrap_or_default()),
        company_id: Set(actor.as_ref().map(|actor| actor.company_id)),
        biz_type: Set(entry.biz_type.to_owned()),
        biz_id: Set(entry.biz_id),
        before_json: Set(entry.before.map(|value| value.to_string())),
        after_json: Set(entry.after.map(|value| value.to_string())),
        ip: Set(ctx.ip.clone()),
        user_agent: Set(ctx.user_agent.clone()),
        request_id: Set(ctx.request_id.clone()),
        created_date: Set(tx.now()),
        ..Default::default()
    };
    tx.defer_insert(row);
}
