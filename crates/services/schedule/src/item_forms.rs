//! What is sent about places.

use platform::Form;
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProposeForm {
    #[field("场次", required, to = "liveSession")]
    pub session_id: Option<i64>,
    #[field("报品", required, to = "offer")]
    pub offer_id: Option<i64>,
    /// From 1; the end where it is left out.
    #[field("位置", low = 1, high = 200)]
    #[serde(default)]
    pub seq: Option<i32>,
    /// As 终选 said, where it is left out.
    #[field("排期场景", dict = "ShowScheduleScene", max = 50)]
    #[serde(default)]
    pub scene: Option<String>,
    #[field("备货", low = 1, high = 99999999)]
    #[serde(default)]
    pub plan_stock: Option<i64>,
    #[field("讲解分钟", low = 1, high = 240)]
    #[serde(default)]
    pub talk_minutes: Option<i32>,
}

impl ProposeForm {
    pub fn of(session_id: i64, offer_id: i64, minutes: i32) -> Self {
        Self {
            session_id: Some(session_id),
            offer_id: Some(offer_id),
            seq: None,
            scene: None,
            plan_stock: None,
            talk_minutes: Some(minutes),
        }
    }
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ItemForm {
    #[field("排期", required, to = "scheduleItem")]
    pub id: Option<i64>,
    #[field("排期场景", dict = "ShowScheduleScene", max = 50, required)]
    pub scene: Option<String>,
    #[field("备货", low = 1, high = 99999999, required)]
    pub plan_stock: Option<i64>,
    #[field("讲解分钟", low = 1, high = 240, required)]
    pub talk_minutes: Option<i32>,
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OrderForm {
    #[field("场次", required, to = "liveSession")]
    pub session_id: Option<i64>,
    /// All of the session's, in their new order.
    #[field("排期", max = 200, to = "scheduleItem")]
    pub ids: Vec<i64>,
    /// The session's.
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ItemEvent {
    #[field("原因", max = 255, area)]
    #[serde(default)]
    pub reason: Option<String>,
    #[field("数据版本", low = 0)]
    pub row_version: i32,
}
