//! Whether an offer is ready for its show: one light for each thing that has to be done before. Each module that keeps
//! one of these things answers for it by a lookup; while none does, there is no light.

use std::collections::HashMap;

use platform::App;
use platform::http::Result;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use crate::entity::item;

/// What a lookup answers for an item: the highest of these counts.
pub const MISSING: i64 = 0;
pub const GOING: i64 = 1;
pub const READY: i64 = 2;
pub const NEEDLESS: i64 = 3;

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

/// For each item; one question for all of them at each point.
pub async fn of(app: &App, items: &[item::Model]) -> Result<HashMap<i64, Readiness>> {
    let mut all: HashMap<i64, Readiness> = items.iter().map(|item| (item.id, Readiness::default())).collect();
    if items.is_empty() {
        return Ok(all);
    }
    let facts = |item: &item::Model| json!({ "id": item.id, "offerId": item.offer_id, "showDate": item.show_date });
    let facts: serde_json::Value = items.iter().map(facts).collect();
    type Place = fn(&mut Readiness) -> &mut Light;
    let points: [(&str, Place); 5] = [
        ("schedule.contract", |lights| &mut lights.contract),
        ("schedule.supply", |lights| &mut lights.supply),
        ("schedule.detail", |lights| &mut lights.detail),
        ("schedule.promotion", |lights| &mut lights.promotion),
        ("schedule.qc", |lights| &mut lights.qc),
    ];
    for (point, place) in points {
        if !app.lookups.knows(point) {
            continue;
        }
        let found = app.lookups.ask(app, point, facts.clone()).await?;
        for (id, lights) in &mut all {
            *place(lights) = Some(match found.get(id).and_then(|states| states.last()) {
                Some(&GOING) => "GOING",
                Some(&READY) => "READY",
                Some(&NEEDLESS) => "NEEDLESS",
                _ => "MISSING",
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
