//! Whether an offer is ready for its show: one light for each thing that has to be done before. Each module that keeps
//! one of these things answers for it at a point; while none does, there is no light.

use std::collections::HashMap;

use platform::App;
use platform::http::Result;
use serde::Serialize;
use utoipa::ToSchema;

use crate::entity::item;
use crate::points::{Place, Preparing, Progress, Task};

/// `None` where nobody keeps such a thing yet.
type Light = Option<&'static str>;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Readiness {
    /// MISSING, GOING, READY or NEEDLESS
    #[schema(value_type = Option<String>)]
    pub contract: Light,
    #[schema(value_type = Option<String>)]
    pub supply: Light,
    #[schema(value_type = Option<String>)]
    pub detail: Light,
    #[schema(value_type = Option<String>)]
    pub promotion: Light,
    #[schema(value_type = Option<String>)]
    pub qc: Light,
}

impl Readiness {
    fn lights(&self) -> [(&'static str, Light); 5] {
        [
            ("合同", self.contract),
            ("供货", self.supply),
            ("详情页", self.detail),
            ("推广", self.promotion),
            ("质检", self.qc),
        ]
    }

    /// What is still to be done, as people call it.
    pub fn open(&self) -> Vec<&'static str> {
        let open = |light: Light| light.is_some_and(|light| light == "MISSING" || light == "GOING");
        self.lights().into_iter().filter(|(_, light)| open(*light)).map(|(name, _)| name).collect()
    }
}

/// For each item; one question for all of them.
pub async fn of(app: &App, items: &[item::Model]) -> Result<HashMap<i64, Readiness>> {
    let mut all: HashMap<i64, Readiness> = items.iter().map(|item| (item.id, Readiness::default())).collect();
    if items.is_empty() {
        return Ok(all);
    }
    let place = |item: &item::Model| Place { item_id: item.id, offer_id: item.offer_id, show_date: item.show_date };
    for (task, progress) in app.points.ask(app, Preparing(items.iter().map(place).collect())).await? {
        for (id, lights) in &mut all {
            let light = match task {
                Task::Contract => &mut lights.contract,
                Task::Supply => &mut lights.supply,
                Task::Detail => &mut lights.detail,
                Task::Promotion => &mut lights.promotion,
                Task::Qc => &mut lights.qc,
            };
            *light = Some(match progress.get(id) {
                None | Some(Progress::Missing) => "MISSING",
                Some(Progress::Going) => "GOING",
                Some(Progress::Ready) => "READY",
                Some(Progress::Needless) => "NEEDLESS",
            });
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_keeps_is_not_missing() {
        let lights = Readiness {
            contract: Some("READY"),
            supply: Some("GOING"),
            detail: Some("MISSING"),
            promotion: Some("NEEDLESS"),
            qc: None,
        };
        assert_eq!(lights.open(), ["供货", "详情页"]);
        assert!(Readiness::default().open().is_empty());
    }
}
