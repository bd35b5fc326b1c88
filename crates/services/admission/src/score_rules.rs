//! A company's credit score: a hundred, less what it has done in half a year.

use company::Fault;
use serde::Serialize;
use utoipa::ToSchema;

pub const WHOLE: i32 = 100;
pub const DAYS: i64 = 180;

/// What may cost a company points. The most that all of them can cost is the whole.
pub struct Factor {
    pub code: &'static str,
    pub label: &'static str,
    /// What others are asked about. Without one the approvals tell.
    pub fault: Option<Fault>,
    pub cost: Cost,
    pub most: i32,
}

pub enum Cost {
    /// Of what was decided, the share that was refused.
    Share,
    Each(i32),
}

pub const FACTORS: &[Factor] = &[
    Factor { code: "REJECTION", label: "审批驳回", fault: None, cost: Cost::Share, most: 30 },
    Factor {
        code: "LATE_SUPPLY", label: "供货超时", fault: Some(Fault::LateSupply), cost: Cost::Each(5), most: 30
    },
    Factor { code: "PRICE", label: "破价", fault: Some(Fault::BrokenPrice), cost: Cost::Each(10), most: 30 },
    Factor { code: "COMPLAINT", label: "投诉", fault: Some(Fault::Complaint), cost: Cost::Each(5), most: 10 },
];

/// One reason, with what it costs.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ScoreItem {
    pub code: &'static str,
    pub label: &'static str,
    pub count: i64,
    pub points: i32,
    pub most_points: i32,
    pub reason: String,
}

impl Factor {
    /// `count` times, out of `total` where that matters.
    pub fn item(&self, count: i64, total: i64) -> ScoreItem {
        let times = i32::try_from(count).unwrap_or(i32::MAX);
        let (points, reason) = match self.cost {
            Cost::Share if total == 0 => (0, format!("近{DAYS}天没有审批记录")),
            Cost::Share => {
                let share = count as f64 / total as f64;
                let reason = format!("近{DAYS}天审批{total}次，驳回{count}次（{:.2}%）", share * 100.0);
                ((f64::from(self.most) * share).round() as i32, reason)
            }
            Cost::Each(_) if count == 0 => (0, format!("近{DAYS}天没有{}", self.label)),
            Cost::Each(cost) => {
                (times.saturating_mul(cost), format!("近{DAYS}天{}{count}次，每次扣{cost}分", self.label))
            }
        };
        let points = points.min(self.most);
        ScoreItem { code: self.code, label: self.label, count, points, most_points: self.most, reason }
    }
}

pub fn score(items: &[ScoreItem]) -> i32 {
    WHOLE - items.iter().map(|item| item.points).sum::<i32>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_done_wrong_is_a_hundred_and_everything_is_none() {
        let clean: Vec<ScoreItem> = FACTORS.iter().map(|factor| factor.item(0, 0)).collect();
        assert_eq!(score(&clean), WHOLE);
        let worst: Vec<ScoreItem> = FACTORS.iter().map(|factor| factor.item(1_000, 1_000)).collect();
        assert_eq!(score(&worst), 0);
    }

    #[test]
    fn a_reason_says_what_it_costs() {
        let [rejection, late, ..] = FACTORS else { panic!("the factors") };
        let item = rejection.item(3, 12);
        assert_eq!((item.points, item.reason.as_str()), (8, "近180天审批12次，驳回3次（25.00%）"));
        let item = late.item(2, 0);
        assert_eq!((item.points, item.reason.as_str()), (10, "近180天供货超时2次，每次扣5分"));
        assert_eq!(late.item(0, 0).reason, "近180天没有供货超时");
    }
}
