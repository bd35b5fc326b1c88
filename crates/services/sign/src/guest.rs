//! What the holder of a link does: opens it, reads, signs, refuses, asks for a new one.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use platform::access::{Ctx, Endpoint, post, throttle};
use platform::db::Tx;
use platform::http::{Done, Id, Result, Valid};
use platform::{App, Form};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter};
use serde::Deserialize;
use serde_json::json;

use crate::door::{HEADER, LINK, SignToken, by_token};
use crate::entity::{BIZ_TYPE, Column, EXPIRED, Entity, Model, NOT_STARTED, REJECTED, VIEWED};
use crate::records::SignView;
use crate::texts;
use crate::{notices, rules, signing};

/// A signer who asks again and again is heard once a day.
const AGAIN: Duration = Duration::from_secs(24 * 3600);

pub fn endpoints() -> [Endpoint; 4] {
    [
        post("/api/company-signs/{id}/view", view)
            .summary("打开并阅读协议（凭签署链接）")
            .public("the token of the signing link opens one agreement")
            .header(HEADER, LINK)
            .audit("companySign.view")
            .takes::<SignViewForm>()
            .answers::<SignView>(),
        post("/api/company-signs/{id}/sign", signing::sign)
            .summary("签署协议（凭签署链接）")
            .public("the token of the signing link opens one agreement")
            .header(HEADER, LINK)
            .audit("companySign.sign")
            .takes::<signing::CompanySignForm>()
            .answers::<SignView>(),
        post("/api/company-signs/{id}/reject", reject)
            .summary("拒绝签署（凭签署链接）")
            .public("the token of the signing link opens one agreement")
            .header(HEADER, LINK)
            .audit("companySign.reject")
            .takes::<SignRejectForm>()
            .answers::<SignView>(),
        post("/api/company-signs/{id}/reapply", reapply)
            .summary("申请重新签署（凭签署链接）")
            .public("the token of the signing link opens one agreement")
            .header(HEADER, LINK)
            .audit("companySign.reapply")
            .answers::<Done>(),
    ]
}

#[derive(Clone, Default, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct SignViewForm {
    #[field("已读到文末")]
    read_to_end: Option<bool>,
}

/// The first opening counts, and the first arrival at the end; a repeated one changes nothing and leaves no entry.
async fn view(
    State(app): State<App>,
    ctx: Ctx,
    token: SignToken,
    Id(id): Id,
    Valid(form): Valid<SignViewForm>,
) -> Result<Json<SignView>> {
    let row = by_token(&app, id, &token).await?;
    rules::may_act(&row, app.clock().now())?;
    let reached_end = form.read_to_end == Some(true) && row.read_date.is_none();
    if row.viewed_date.is_none() || reached_end {
        let job = |tx: Tx, (row, reached_end): (Model, bool)| async move {
            let viewed = row.viewed_date.unwrap_or_else(|| tx.now());
            let mut change = Entity::update_many()
                .col_expr(Column::Status, VIEWED.into())
                .col_expr(Column::ViewedDate, viewed.into())
                .col_expr(Column::LastModifiedDate, tx.now().into());
            if reached_end {
                change = change.col_expr(Column::ReadDate, tx.now().into());
            }
            change.filter(unchanged(&row)).exec(&tx).await?;
            tx.audit(|entry| {
                entry.biz_type = BIZ_TYPE;
                entry.biz_id = Some(row.id);
                entry.after = Some(json!({ "status": VIEWED, "readToEnd": reached_end }));
            });
            Ok(())
        };
        app.db.write(&ctx, (row, reached_end), job).await?;
    }
    let row = by_token(&app, id, &token).await?;
    SignView::of(&app, &row).await.map(Json)
}

/// Still open behind the same link: a renewed, signed or refused row is another one.
pub fn unchanged(row: &Model) -> Condition {
    Condition::all()
        .add(Column::Id.eq(row.id))
        .add(Column::SignToken.eq(row.sign_token.as_str()))
        .add(Column::Status.is_in([NOT_STARTED, VIEWED]))
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SignRejectForm {
    #[field("拒签原因", min = 5, max = 255, required, area)]
    reason: String,
}

async fn reject(
    State(app): State<App>,
    ctx: Ctx,
    token: SignToken,
    Id(id): Id,
    Valid(form): Valid<SignRejectForm>,
) -> Result<Json<SignView>> {
    let row = by_token(&app, id, &token).await?;
    rules::may_act(&row, app.clock().now())?;
    let label = notices::label_of(&app, &row).await?;
    let args = (app.clone(), row, label, form.reason, ctx.clone());
    let job = |tx: Tx, (app, row, label, reason, ctx): (App, Model, String, String, Ctx)| async move {
        let refused = Entity::update_many()
            .col_expr(Column::Status, REJECTED.into())
            .col_expr(Column::RejectReason, reason.as_str().into())
            .col_expr(Column::Ip, ctx.ip.as_str().into())
            .col_expr(Column::Ua, ctx.user_agent.as_str().into())
            .col_expr(Column::LastModifiedDate, tx.now().into())
            .col_expr(Column::RowVersion, Expr::value(row.row_version + 1))
            .filter(unchanged(&row))
            .exec(&tx)
            .await?;
        if refused.rows_affected != 1 {
            return Err(texts::COMMON_STATE.into());
        }
        tx.audit(|entry| {
            entry.biz_type = BIZ_TYPE;
            entry.biz_id = Some(row.id);
            entry.before = Some(json!({ "status": row.status }));
            entry.after = Some(json!({ "status": REJECTED, "reason": reason }));
        });
        notices::tell(&tx, &app, &row, &label, "SIGN_REJECTED").await
    };
    app.db.write(&ctx, args, job).await?;
    let row = by_token(&app, id, &token).await?;
    SignView::of(&app, &row).await.map(Json)
}

/// What is over is begun again by the staff: they hear that it is wanted.
async fn reapply(State(app): State<App>, ctx: Ctx, token: SignToken, Id(id): Id) -> Result<Json<Done>> {
    let row = by_token(&app, id, &token).await?;
    if ![EXPIRED, REJECTED].contains(&rules::status_at(&row, app.clock().now())) {
        return Err(texts::COMMON_STATE.into());
    }
    let label = notices::label_of(&app, &row).await?;
    let job = |tx: Tx, (app, row, label): (App, Model, String)| async move {
        if throttle::is_over(&tx, &format!("sign/again/{}", row.id), 1, AGAIN).await? {
            return Err(texts::COMMON_TOO_MANY.into());
        }
        tx.audit(|entry| {
            entry.biz_type = BIZ_TYPE;
            entry.biz_id = Some(row.id);
        });
        notices::tell_staff(&tx, &app, &row, &label, "SIGN_REAPPLY").await
    };
    app.db.write(&ctx, (app.clone(), row, label), job).await?;
    Ok(Done::ok())
}
