//! Signing itself: everything is checked, the paper is made, and then one transaction decides.

use axum::Json;
use axum::extract::State;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use identity::codes::{self, Scene};
use platform::access::Ctx;
use platform::adapter::{Seal, SealOrder};
use platform::db::Tx;
use platform::files::{self, Owner, Staged};
use platform::http::{Id, Problem, Result, Valid};
use platform::{App, Form};
use sea_orm::ActiveValue::Set;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde::Deserialize;
use serde_json::json;

use crate::agreement::SignType;
use crate::door::{SignToken, by_token, signer};
use crate::entity::{ActiveModel, BIZ_TYPE, Column, Entity, Model, SIGNED};
use crate::guest::unchanged;
use crate::paper::{Paper, Signed};
use crate::records::SignView;
use crate::texts;
use crate::{notices, rules};

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CompanySignForm {
    #[field("验证码", max = 10, required)]
    verify_code: String,
    #[field("签署人姓名", max = 50, required)]
    signer_name: String,
    /// A PNG in base64, with or without `data:image/png;base64,` before it.
    #[field("手写签名", max = 700_000)]
    sign_image: Option<String>,
}

pub async fn sign(
    State(app): State<App>,
    ctx: Ctx,
    token: SignToken,
    Id(id): Id,
    Valid(form): Valid<CompanySignForm>,
) -> Result<Json<SignView>> {
    let row = by_token(&app, id, &token).await?;
    rules::may_sign(&row, app.clock().now())?;
    check_name(&form.signer_name)?;
    let drawn = drawn(form.sign_image.as_deref())?;
    let code_id = matching_code(&app, &row, form.verify_code).await?;
    let seal = seal(&app, &row).await?;
    if seal.is_none() && drawn.is_none() {
        return Err(required("signImage", "手写签名"));
    }
    let label = notices::label_of(&app, &row).await?;
    let signer = Signer { name: form.signer_name, ip: ctx.ip.clone(), ua: ctx.user_agent.clone() };
    let made = make(&app, row, signer, drawn, seal).await?;
    let staged = made.staged();
    let job = |tx: Tx, (app, made, label, code_id): (App, Made, String, i64)| async move {
        finish(&tx, &app, &made, &label, code_id).await
    };
    if let Err(problem) = app.db.write(&ctx, (app.clone(), made, label, code_id), job).await {
        for file in &staged {
            files::discard(&app, file).await;
        }
        return Err(problem);
    }
    // The company may be in use from now on.
    app.people_changed();
    let row = by_token(&app, id, &token).await?;
    SignView::of(&app, &row).await.map(Json)
}

/// Who signs, as the paper says it.
#[derive(Clone)]
struct Signer {
    name: String,
    ip: String,
    ua: String,
}

/// A paper whose files wait for their rows.
#[derive(Clone)]
struct Made {
    row: Model,
    signer: Signer,
    signature: Option<Staged>,
    seal: Option<Seal>,
    pdf: Staged,
    signed: Signed,
}

impl Made {
    fn staged(&self) -> Vec<Staged> {
        self.signature.iter().chain([&self.pdf]).cloned().collect()
    }
}

/// Whatever a page could not print would be missing on the paper.
fn check_name(name: &str) -> Result<()> {
    if pdf::unprintable(name).is_empty() {
        return Ok(());
    }
    let problem = Problem::field("signerName", "签署人姓名", texts::COMMON_FORMAT);
    Err(Problem { title: texts::COMMON_FORMAT.fill(&[("label", "签署人姓名")]), ..problem })
}

fn required(field: &'static str, label: &'static str) -> Problem {
    let problem = Problem::field(field, label, texts::COMMON_REQUIRED);
    Problem { title: texts::COMMON_REQUIRED.fill(&[("label", label)]), ..problem }
}

fn drawn(image: Option<&str>) -> Result<Option<Vec<u8>>> {
    let Some(image) = image.filter(|image| !image.is_empty()) else { return Ok(None) };
    let plain = image.strip_prefix("data:image/png;base64,").unwrap_or(image);
    STANDARD.decode(plain).map(Some).map_err(|_| texts::FILE_FAKE.into())
}

/// A wrong code counts, whatever comes of the rest; a right one stays good until the signature is written.
async fn matching_code(app: &App, row: &Model, typed: String) -> Result<i64> {
    let signer = signer(row);
    let matched = app.db.technical((app.clone(), signer, typed), |tx, (app, signer, typed)| async move {
        codes::matches(&tx, &app, Scene::Sign, signer.target(), &signer.subject, &typed).await
    });
    Ok(matched.await?.ok_or(texts::CODE_BAD)?.id)
}

async fn seal(app: &App, row: &Model) -> Result<Option<Seal>> {
    let company = company::legal_facts(app.db.read(), row.company_id).await?.ok_or_else(Problem::not_found)?;
    let order = SealOrder {
        company_name: company.name,
        credit_code: company.credit_code,
        sign_id: row.id,
        content_hash: row.content_hash.clone(),
    };
    app.seals.seal(order).await.map_err(Problem::unavailable)
}

/// The signature is looked at like every upload, and what is kept of it is what the paper shows.
async fn make(app: &App, row: Model, signer: Signer, drawn: Option<Vec<u8>>, seal: Option<Seal>) -> Result<Made> {
    let owner = Owner { company_id: row.company_id, user_id: 0 };
    let signature = match drawn {
        Some(bytes) => Some(files::stage(app, owner, "signature", "签名.png", bytes).await?),
        None => None,
    };
    let printed = print(app, &row, &signer, signature.as_ref(), seal.as_ref()).await;
    match printed {
        Ok((pdf, signed)) => Ok(Made { row, signer, signature, seal, pdf, signed }),
        Err(problem) => {
            if let Some(signature) = &signature {
                files::discard(app, signature).await;
            }
            Err(problem)
        }
    }
}

async fn print(
    app: &App,
    row: &Model,
    signer: &Signer,
    signature: Option<&Staged>,
    seal: Option<&Seal>,
) -> Result<(Staged, Signed)> {
    let picture = match signature {
        Some(signature) => Some(signature.bytes(app).await?),
        None => None,
    };
    let signed_date = app.clock().now();
    let paper =
        Paper { row, signer_name: &signer.name, ip: &signer.ip, ua: &signer.ua, signed_date, signature: picture, seal };
    let bytes = paper.print(app).await?;
    let owner = Owner { company_id: row.company_id, user_id: 0 };
    let pdf = files::stage(app, owner, "document", &paper.file_name()?, bytes).await?;
    let signed = Signed::new(app, row, signed_date, pdf.stored_sha256())?;
    Ok((pdf, signed))
}

/// One transaction: of two who sign at once, one does.
async fn finish(tx: &Tx, app: &App, made: &Made, label: &str, code_id: i64) -> Result<()> {
    let (row, signed) = (&made.row, &made.signed);
    let sign_image = match &made.signature {
        Some(signature) => Some(files::record(tx, signature).await?),
        None => None,
    };
    let pdf_file = files::record(tx, &made.pdf).await?;
    let change = ActiveModel {
        status: Set(SIGNED.into()),
        signer_name: Set(made.signer.name.clone()),
        signed_date: Set(Some(signed.signed_date)),
        ip: Set(made.signer.ip.clone()),
        ua: Set(made.signer.ua.clone()),
        sign_image: Set(sign_image),
        seal_image: Set(made.seal.as_ref().map(address).unwrap_or_default()),
        pdf_file: Set(Some(pdf_file)),
        pdf_sha256: Set(signed.pdf_sha256.clone()),
        signature: Set(signed.signature.clone()),
        public_key: Set(signed.public_key.clone()),
        cert_serial: Set(signed.cert_serial()),
        last_modified_date: Set(tx.now()),
        row_version: Set(row.row_version + 1),
        ..Default::default()
    };
    let done = Entity::update_many()
        .set(change)
        .filter(unchanged(row))
        .filter(Column::ExpireDate.gt(tx.now()))
        .exec(tx)
        .await?;
    if done.rows_affected != 1 {
        return Err(texts::COMMON_STATE.into());
    }
    if !codes::use_up(tx, code_id).await? {
        return Err(texts::CODE_BAD.into());
    }
    let opened = match SignType::of(&row.sign_type) {
        Some(SignType::JoinAgreement) => company::signed(tx, row.company_id).await?,
        None => false,
    };
    tx.audit(|entry| {
        entry.biz_type = BIZ_TYPE;
        entry.biz_id = Some(row.id);
        entry.before = Some(json!({ "status": row.status }));
        entry.after = Some(json!({
            "status": SIGNED, "contentHash": row.content_hash, "pdfSha256": signed.pdf_sha256, "pdfFile": pdf_file,
            "companyInUse": opened,
        }));
    });
    notices::tell(tx, app, row, label, "SIGN_DONE").await
}

fn address(seal: &Seal) -> String {
    let kind = if seal.format == "svg" { "svg+xml" } else { seal.format };
    format!("data:image/{kind};base64,{}", STANDARD.encode(&seal.picture))
}
