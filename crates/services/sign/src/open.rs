//! Asking for a signature: the words are frozen, a link goes out.

use platform::db::Tx;
use platform::http::{Problem, Result, texts::fill};
use platform::outbox::{self, Channel};
use platform::secret::{random_token, sha256};
use platform::{App, Timestamp};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter};
use serde::Serialize;
use serde_json::json;

use crate::agreement::{Agreement, SignType};
use crate::entity::{BIZ_TYPE, Column, EXPIRED, Entity, Model, NOT_STARTED, SIGNED, VIEWED};
use crate::notices;
use crate::rules::LIFE;

/// Who is to sign what. The link goes to the phone, or to the mailbox where there is no phone.
#[derive(Clone, Debug)]
pub struct Opening {
    pub company_id: i64,
    pub sign_type: SignType,
    pub signer_name: String,
    pub signer_phone: String,
    pub signer_email: String,
}

/// Never the link: what a transaction answers may be kept.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Opened {
    pub sign_id: i64,
    pub expire_date: Timestamp,
}

/// Part of the transaction that wants the signature; `app.wake.notify_one()` after its commit hurries the message.
pub async fn open(tx: &Tx, app: &App, opening: Opening) -> Result<Opened> {
    supersede(tx, opening.company_id, opening.sign_type, 0).await?;
    let token = random_token();
    let row = row(tx, tx.next_id(), &opening, &token).await?;
    Entity::insert(row.clone().into_active_model()).exec_without_returning(tx).await?;
    tx.audit_also(|entry| {
        entry.event = Some("companySign.open");
        entry.biz_type = BIZ_TYPE;
        entry.biz_id = Some(row.id);
        entry.after = Some(json!({ "signType": row.sign_type, "contentHash": row.content_hash, "status": row.status }));
    });
    send_link(tx, app, &row, &token).await?;
    Ok(Opened { sign_id: row.id, expire_date: row.expire_date })
}

/// Another link for the same thing must not be signed beside this one, not even one that is made at this moment.
async fn supersede(tx: &Tx, company_id: i64, kind: SignType, own: i64) -> Result<()> {
    tx.lock(&format!("companySign/{company_id}/{}", kind.code())).await?;
    Entity::update_many()
        .col_expr(Column::Status, EXPIRED.into())
        .col_expr(Column::LastModifiedDate, tx.now().into())
        .filter(Column::CompanyId.eq(company_id))
        .filter(Column::SignType.eq(kind.code()))
        .filter(Column::Status.is_in([NOT_STARTED, VIEWED]))
        .filter(Column::Id.ne(own))
        .exec(tx)
        .await?;
    Ok(())
}

/// A row at its beginning, with today's words.
pub(crate) async fn row(tx: &Tx, id: i64, opening: &Opening, token: &str) -> Result<Model> {
    let company = company::legal_facts(tx, opening.company_id).await?.ok_or_else(Problem::not_found)?;
    let platform_name = company::platform_name(tx).await?;
    let agreement = Agreement::of(opening.sign_type, &company, &platform_name, tx.now().date());
    let by = tx.ctx().and_then(|ctx| ctx.actor.as_ref()).map(|actor| actor.user_id).unwrap_or_default();
    Ok(Model { created_by: by, last_modified_by: by, ..begun(id, opening, &agreement, token, tx.now())? })
}

pub(crate) fn begun(id: i64, opening: &Opening, agreement: &Agreement, token: &str, now: Timestamp) -> Result<Model> {
    Ok(Model {
        id,
        company_id: opening.company_id,
        sign_type: opening.sign_type.code().into(),
        template_id: opening.sign_type.code().into(),
        template_version: agreement.version,
        content_hash: agreement.hash(),
        content: serde_json::to_string(agreement)?,
        sign_token: sha256(token),
        signer_name: opening.signer_name.clone(),
        signer_phone: opening.signer_phone.clone(),
        signer_email: opening.signer_email.clone(),
        status: NOT_STARTED.into(),
        expire_date: now.plus(LIFE),
        viewed_date: None,
        read_date: None,
        signed_date: None,
        reject_reason: String::new(),
        ip: String::new(),
        ua: String::new(),
        sign_image: None,
        seal_image: String::new(),
        pdf_file: None,
        pdf_sha256: String::new(),
        signature: String::new(),
        public_key: String::new(),
        cert_serial: String::new(),
        created_by: 0,
        created_date: now,
        last_modified_by: 0,
        last_modified_date: now,
        row_version: 0,
    })
}

/// The same row from its beginning: new words, a new link, and the old link leads to nothing.
pub(crate) async fn renew(tx: &Tx, app: &App, row: &Model, kind: SignType) -> Result<bool> {
    let opening = Opening {
        company_id: row.company_id,
        sign_type: kind,
        signer_name: row.signer_name.clone(),
        signer_phone: row.signer_phone.clone(),
        signer_email: row.signer_email.clone(),
    };
    supersede(tx, row.company_id, kind, row.id).await?;
    let token = random_token();
    let begun = self::row(tx, row.id, &opening, &token).await?;
    let fresh = Model { created_by: row.created_by, created_date: row.created_date, ..begun };
    // What is signed stays signed.
    let renewed = row.status != SIGNED
        && tx.try_update(row.id, row.row_version, fresh.clone().into_active_model().reset_all()).await?;
    if renewed {
        send_link(tx, app, &fresh, &token).await?;
    }
    Ok(renewed)
}

/// Sealed in the outbox, gone once delivered.
async fn send_link(tx: &Tx, app: &App, row: &Model, token: &str) -> Result<()> {
    let (channel, to) = match row.signer_phone.is_empty() {
        false => (Channel::Sms, &row.signer_phone),
        true => (Channel::Email, &row.signer_email),
    };
    let (label, until) = (notices::label_of(app, row).await?, row.expire_date.to_string());
    let link = link(app, row.id, token);
    let values = [("signTypeLabel", label.as_str()), ("expireDate", &until), ("link", &link)];
    let template = message::templates::template("SIGN_REQUEST");
    let text = format!("【美ONE】{}。{}", fill(template.title, &values[..1]), fill(template.content, &values[1..]));
    outbox::push(tx, &app.secrets, channel, to, template.code, &text).await.map(|_| ())
}

/// The base comes from the configuration, never from a request.
pub(crate) fn link(app: &App, id: i64, token: &str) -> String {
    format!("{}/#/company-sign?signId={id}&token={token}", app.settings.public_url.trim_end_matches('/'))
}
