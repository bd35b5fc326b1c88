//! What is done to offers beside the standard calls.

use axum::Json as Body;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, get, post};
use platform::db::Tx;
use platform::document::{Actor, DetailOf, Document as _, Happening, Target, answer, found, happen};
use platform::http::{Id, Params, Result, Valid};
use platform::{App, Form};
use serde::Deserialize;
use serde_json::Value as Json;

use crate::image_rules::{ImageSlot, slots};
use crate::offer::{Offer, STOP};
use crate::precheck::{self, PreCheck, Subject};

pub fn endpoints() -> Vec<Endpoint> {
    let read = Access::Codes(Offer::KIND.codes.read);
    vec![
        post("/api/offers/{id}/pre-check", pre_check)
            .summary("提交前检查")
            .access(read, Tenant::Reach)
            .changes_nothing()
            .answers::<PreCheck>(),
        get("/api/offers/image-slots", image_slots)
            .summary("类目所需图片")
            .access(read, Tenant::None("which pictures a category asks for is the same for everybody"))
            .needs("categoryCode", "类目")
            .param("formType", "表单类型")
            .answers_all::<ImageSlot>(),
        post("/api/offers/{id}/stop", stop)
            .summary("终止报品")
            .access(Access::Codes(&["offer_stop"]), Tenant::Reach)
            .audit("offer.stop")
            .takes::<StopForm>()
            .answers::<DetailOf<Offer>>(),
    ]
}

async fn pre_check(State(app): State<App>, caller: Caller, Id(id): Id) -> Result<Body<PreCheck>> {
    let doc = found::<Offer>(&app, &caller, id).await?;
    let actor = Actor::new(&app, &caller).await?;
    let subject = Subject::of(&actor, &doc);
    precheck::run(app.db.read(), subject).await.map(Body)
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Asked {
    category_code: String,
    form_type: Option<String>,
}

async fn image_slots(Params(asked): Params<Asked>) -> Result<Body<Vec<ImageSlot>>> {
    Ok(Body(slots(&asked.category_code, asked.form_type.as_deref() == Some("FAST"))))
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StopForm {
    #[field("终止原因", dict = "StopReason", max = 50, required)]
    stop_reason: String,
    #[field("说明", max = 255, area)]
    #[serde(default)]
    remark: Option<String>,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

async fn stop(actor: Actor, Id(id): Id, Valid(form): Valid<StopForm>) -> Result<Body<Json>> {
    let job = move |tx: Tx, actor: Actor, form: StopForm| async move {
        let label = actor.dictionaries.label("StopReason", &form.stop_reason);
        let reason = match form.remark.as_deref().filter(|remark| !remark.is_empty()) {
            Some(remark) => format!("{label}：{remark}"),
            None => label.to_owned(),
        };
        let columns = vec![("stop_reason", form.stop_reason.clone().into())];
        let target = Target { id, row_version: form.row_version };
        happen::<Offer>(&tx, &actor, target, Happening { event: STOP, reason: &reason, columns }).await?;
        answer::<Offer>(&tx, &actor, id).await
    };
    actor.write(form, job).await.map(Body)
}
