//! The badges of an offer and its suspend marker, as the specification's truth table. Lists, details and files show
//! what these answer and decide nothing themselves.

use serde::Serialize;
use utoipa::ToSchema;

/// What the table looks at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Facts<'a> {
    pub scene: &'a str,
    pub copy_type: &'a str,
    pub category: &'a str,
    pub copy_flag: bool,
    pub gift: bool,
    pub link_offer_code: &'a str,
    pub link_submitter: &'a str,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Badge {
    /// AUSTIN, ASSISTANT, LINK, RETURN, SUPPLY, RESHOW, REUSE, GIFT
    pub code: &'static str,
    pub label: &'static str,
    /// Stands beside it.
    pub text: String,
    pub tip: String,
}

/// S4-13…S4-20, in this order.
pub fn badges(facts: Facts) -> Vec<Badge> {
    let link = facts.scene == "Link" || facts.copy_type == "Link";
    let (returns, supply) = (facts.copy_type == "ReturnShow", facts.copy_type == "SupplyAssistant");
    let reshow = facts.category == "Reshow" && !link && !returns && !supply;
    let all = [
        ("AUSTIN", "佳", "主播场", facts.scene == "Austin"),
        ("ASSISTANT", "助", "助播场", facts.scene == "AssistantShow"),
        ("LINK", "挂", "挂链", link),
        ("RETURN", "返", "返场", returns),
        ("SUPPLY", "补", "补播", supply),
        ("RESHOW", "翻播", "翻播", reshow),
        ("REUSE", "复用", "复用", facts.copy_type == "Reuse" || facts.copy_flag),
        ("GIFT", "赠", "赠品", facts.gift),
    ];
    let badge = |(code, label, tip, shown): (&'static str, &'static str, &str, bool)| {
        let linked = code == "LINK";
        let by = if linked && !facts.link_submitter.is_empty() {
            format!("，提交人{}", facts.link_submitter)
        } else {
            String::new()
        };
        let text = if linked { facts.link_offer_code } else { "" };
        shown.then(|| Badge { code, label, text: text.to_owned(), tip: format!("{tip}{by}") })
    };
    all.into_iter().filter_map(badge).collect()
}

/// S4-21: restricted while it could still go on air.
pub fn is_suspended(show_status: &str, audit_status: &str, restricted: bool) -> bool {
    restricted && show_status != "SHOWED" && !["CREATED", "STOPED"].contains(&audit_status)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(facts: Facts) -> Vec<&'static str> {
        badges(facts).iter().map(|badge| badge.label).collect()
    }

    /// A05-6, S4-13, S4-14, S4-15, S4-16, S4-17, S4-18, S4-19, S4-20: over every combination, each badge by its own words.
    #[test]
    fn every_combination_follows_the_table() {
        let mut tried = 0;
        for scene in ["", "Austin", "AssistantShow", "Link"] {
            for copy_type in ["", "ReturnShow", "SupplyAssistant", "Link", "Reuse"] {
                for category in ["New", "Reshow"] {
                    for (copy_flag, gift) in [(false, false), (true, false), (false, true), (true, true)] {
                        let found = labels(Facts { scene, copy_type, category, copy_flag, gift, ..Facts::default() });
                        let has = |label| found.contains(&label);
                        assert_eq!(has("佳"), scene == "Austin");
                        assert_eq!(has("助"), scene == "AssistantShow");
                        assert_eq!(has("挂"), scene == "Link" || copy_type == "Link");
                        assert_eq!(has("返"), copy_type == "ReturnShow");
                        assert_eq!(has("补"), copy_type == "SupplyAssistant");
                        let other = has("挂") || has("返") || has("补");
                        assert_eq!(has("翻播"), category == "Reshow" && !other);
                        assert_eq!(has("复用"), copy_type == "Reuse" || copy_flag);
                        assert_eq!(has("赠"), gift);
                        let order = ["佳", "助", "挂", "返", "补", "翻播", "复用", "赠"];
                        assert!(found.is_sorted_by_key(|label| order.iter().position(|known| known == label)));
                        tried += 1;
                    }
                }
            }
        }
        assert_eq!(tried, 160);
    }

    /// S4-15
    #[test]
    fn a_link_shows_its_source_and_who_asked_for_it() {
        let facts =
            Facts { scene: "Link", link_offer_code: "BP2611010003", link_submitter: "李静", ..Facts::default() };
        let [badge] = &badges(facts)[..] else { panic!("one badge") };
        assert_eq!((badge.text.as_str(), badge.tip.as_str()), ("BP2611010003", "挂链，提交人李静"));
    }

    /// A05-6, S4-21: all statuses, shown or not, restricted or not.
    #[test]
    fn the_marker_follows_its_three_conditions() {
        let audits =
            ["NOT_STARTED", "CREATED", "APPROVING", "REJECTED", "APPROVED", "COMPLETED", "CANCELLED", "STOPED"];
        for show in ["NOT_SHOW", "SCHEDULED", "SHOWED"] {
            for audit in audits {
                let expected = show != "SHOWED" && audit != "CREATED" && audit != "STOPED";
                assert_eq!(is_suspended(show, audit, true), expected, "{show} {audit}");
                assert!(!is_suspended(show, audit, false), "{show} {audit}");
            }
        }
    }
}
