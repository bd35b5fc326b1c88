//! Helpers of the demo profile: the code that a phone would have received, the answer of a captcha, the clock.
//! They are not registered anywhere else.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use platform::access::{Endpoint, LONG, get, post};
use platform::http::{Done, Params, Problem, Result, Valid};
use platform::jobs::JobRun;
use platform::{App, Form, outbox};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::captcha;

pub fn endpoints() -> [Endpoint; 3] {
    [
        get("/api/dev/last-code", last_code)
            .summary("演示：最近一次验证码")
            .public("exists in the demo alone, whose people are invented")
            .param("phone", "手机号或邮箱")
            .param("part", "短信中的一段文字")
            .param("uuid", "图形验证码编号")
            .answers::<LastCode>(),
        post("/api/dev/clock", shift_clock)
            .summary("演示：拨快时钟")
            .public("exists in the demo alone, whose people are invented")
            .audit("demo.clock")
            .takes::<ClockForm>()
            .answers::<Done>(),
        post("/api/dev/run-job/{name}", run_job)
            .summary("演示：运行定时任务")
            .public("exists in the demo alone, whose people are invented")
            .audit("demo.job")
            .takes_long(LONG)
            .answers::<JobRun>(),
    ]
}

#[derive(Deserialize)]
struct LastQuery {
    phone: Option<String>,
    #[serde(default)]
    part: String,
    uuid: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct LastCode {
    code: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    text: Option<String>,
}

async fn last_code(State(app): State<App>, Params(query): Params<LastQuery>) -> Result<Json<LastCode>> {
    if let Some(uuid) = query.uuid {
        let code = captcha::answer(&app, &uuid).await?.ok_or_else(Problem::not_found)?;
        return Ok(Json(LastCode { code, text: None }));
    }
    outbox::deliver_due(&app).await?;
    let text = query.phone.and_then(|to| app.gateway.last_text(&to, &query.part)).ok_or_else(Problem::not_found)?;
    let digits = text.split(|c: char| !c.is_ascii_digit()).find(|part| part.len() == 6);
    Ok(Json(LastCode { code: digits.unwrap_or_default().to_owned(), text: Some(text) }))
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClockForm {
    #[field("分钟", required)]
    minutes: u32,
}

async fn run_job(State(app): State<App>, Path(name): Path<String>) -> Result<Json<JobRun>> {
    app.job(&name)?.run_now(&app).await.map(Json)
}

async fn shift_clock(State(app): State<App>, Valid(form): Valid<ClockForm>) -> Result<Json<Done>> {
    app.clock().shift(Duration::from_secs(u64::from(form.minutes) * 60));
    app.people_changed();
    Ok(Done::ok())
}
