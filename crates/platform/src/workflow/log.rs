//! The process log: who did what to a document, when, why, and how long it took.

use sea_orm::QueryOrder;
use sea_orm::entity::prelude::*;
use serde::Serialize;
use utoipa::ToSchema;

use super::hours;
use crate::clock::Timestamp;
use crate::db::Tx;
use crate::http::Result;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "process_log")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i64,
    pub biz_type: String,
    pub biz_id: i64,
    pub round: i32,
    pub step: String,
    pub step_name: String,
    pub action: String,
    pub operator_id: Option<i64>,
    pub operator_name: String,
    pub role_code: Option<String>,
    pub opinion: Option<String>,
    pub reject_reasons: String,
    pub created_date: Timestamp,
    pub cost_ms: Option<i64>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// What can stand in the log, with the words that people read: those of every document, and those of events of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action(&'static str, &'static str);

impl Action {
    pub fn code(self) -> &'static str {
        self.0
    }

    /// Of an event that one kind of document alone knows.
    pub(crate) const fn own(code: &'static str, label: &'static str) -> Self {
        Self(code, label)
    }
}

macro_rules! actions {
    ($($name:ident $label:literal;)*) => {
        $(pub const $name: Action = Action(stringify!($name), $label);)*

        const ALL: &[Action] = &[$($name),*];
    };
}

actions! {
    REQUEST "要求填写";
    CREATE "新建";
    SUBMIT "提交";
    RESUBMIT "重新提交";
    WITHDRAW "撤回";
    APPROVE "通过";
    REJECT "驳回";
    CANCEL "作废";
    BD_CANCEL "招商取消";
    TRANSFER "转办";
    COMMENT "征询";
    CLAIM "领取";
    URGE "催办";
    COMPLETE "完成";
    EXPIRE "系统关闭";
    PASSED_BY "免审";
    STOP "终止";
    SUPPLEMENT "补全资料";
    CHANGE "变更";
    PLATFORM_EDIT "平台修改";
    UNDO "撤销";
    RESTRICT "限播";
    UNRESTRICT "解除限播";
}

/// A line to be written.
pub struct LogLine<'a> {
    pub biz_type: &'a str,
    pub biz_id: i64,
    pub round: i32,
    /// Code and name of the step, where it happened at one.
    pub step: (&'a str, &'a str),
    pub action: Action,
    /// Nobody for the system.
    pub operator: Option<(i64, &'a str)>,
    pub role: Option<&'a str>,
    pub opinion: Option<&'a str>,
    /// Labels.
    pub reasons: &'a [String],
    /// When the step's clock began.
    pub since: Option<Timestamp>,
}

pub fn write(tx: &Tx, line: LogLine<'_>) -> Result<()> {
    let cost = line.since.map(|since| hours::between(since, tx.now()).as_millis() as i64);
    let row = Model {
        id: tx.next_id(),
        biz_type: line.biz_type.into(),
        biz_id: line.biz_id,
        round: line.round,
        step: line.step.0.into(),
        step_name: line.step.1.into(),
        action: line.action.0.into(),
        operator_id: line.operator.map(|(id, _)| id),
        operator_name: line.operator.map_or("系统", |(_, name)| name).into(),
        role_code: line.role.map(Into::into),
        opinion: line.opinion.filter(|opinion| !opinion.is_empty()).map(Into::into),
        reject_reasons: serde_json::to_string(line.reasons)?,
        created_date: tx.now(),
        cost_ms: cost,
    };
    tx.defer_insert(row);
    Ok(())
}

pub async fn of<C: ConnectionTrait>(db: &C, biz_type: &str, biz_id: i64) -> Result<Vec<Model>> {
    let all = Entity::find().filter(Column::BizType.eq(biz_type)).filter(Column::BizId.eq(biz_id));
    Ok(all.order_by_asc(Column::Id).all(db).await?)
}

/// A line as the page reads it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProcessLog {
    pub id: i64,
    pub round: i32,
    pub step: String,
    pub step_name: String,
    pub action: String,
    pub action_label: String,
    pub operator_name: String,
    pub role_code: Option<String>,
    pub opinion: Option<String>,
    pub reject_reasons: Vec<String>,
    pub date: Timestamp,
    /// Working hours with one decimal.
    pub cost_hours: Option<f64>,
}

impl From<&Model> for ProcessLog {
    fn from(row: &Model) -> Self {
        let label = ALL.iter().find(|action| action.0 == row.action).map_or(row.action.as_str(), |action| action.1);
        Self {
            id: row.id,
            round: row.round,
            step: row.step.clone(),
            step_name: row.step_name.clone(),
            action: row.action.clone(),
            action_label: label.into(),
            operator_name: row.operator_name.clone(),
            role_code: row.role_code.clone(),
            opinion: row.opinion.clone(),
            reject_reasons: serde_json::from_str(&row.reject_reasons).unwrap_or_default(),
            date: row.created_date,
            cost_hours: row.cost_ms.map(|ms| (ms as f64 / 360_000.0).round() / 10.0),
        }
    }
}
