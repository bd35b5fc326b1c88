//! What does not go together in one session. Pure.

use std::collections::BTreeSet;

use serde::Serialize;
use utoipa::ToSchema;

/// What is compared of each place, in order.
#[derive(Clone, Debug, Default)]
pub struct Place {
    pub item_id: i64,
    /// As it is shown; places that were removed leave no gap.
    pub no: usize,
    pub restricted: bool,
    pub confirmed: bool,
    /// A link hangs beside what is shown: it is the same product on purpose.
    pub link: bool,
    pub brand_id: Option<i64>,
    pub category: String,
    pub barcodes: BTreeSet<String>,
    pub minutes: i32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Conflict {
    /// BLOCK keeps an offer out of the overall schedule, WARN is for people to weigh.
    pub level: &'static str,
    /// RESTRICTED, BARCODE, ADJACENT, MINUTES
    pub rule: &'static str,
    pub item_ids: Vec<i64>,
    pub message: String,
}

pub fn conflicts(places: &[Place], minutes: i64) -> Vec<Conflict> {
    let restricted = places.iter().filter(|place| place.restricted).map(|place| {
        let end = if place.confirmed { "请移除" } else { "不能转总排期" };
        conflict("BLOCK", "RESTRICTED", &[place], format!("第 {} 位已限播，{end}", place.no))
    });
    let same = places.iter().enumerate().flat_map(|(index, place)| {
        places[..index].iter().filter(|earlier| same_product(earlier, place)).map(move |earlier| {
            conflict("BLOCK", "BARCODE", &[earlier, place], format!("第 {}、{} 位条形码相同", earlier.no, place.no))
        })
    });
    let adjacent = places.windows(2).filter_map(|pair| {
        let [one, other] = pair else { return None };
        let near = !one.category.is_empty() && one.category == other.category;
        let what = if one.brand_id == other.brand_id { "同品牌同类目" } else { "同类目竞品" };
        let words = format!("第 {}、{} 位相邻且为{what}", one.no, other.no);
        near.then(|| conflict("WARN", "ADJACENT", &[one, other], words))
    });
    let talk: i64 = places.iter().map(|place| i64::from(place.minutes)).sum();
    let long = (talk > minutes)
        .then(|| conflict("WARN", "MINUTES", &[], format!("讲解共 {talk} 分钟，超过场次的 {minutes} 分钟")));
    restricted.chain(same).chain(adjacent).chain(long).collect()
}

/// The place that shows the same product already.
pub fn twin<'a>(places: &'a [Place], of: &Place) -> Option<&'a Place> {
    places.iter().find(|place| place.item_id != of.item_id && same_product(place, of))
}

fn same_product(one: &Place, other: &Place) -> bool {
    !one.link && !other.link && !one.barcodes.is_disjoint(&other.barcodes)
}

fn conflict(level: &'static str, rule: &'static str, places: &[&Place], message: String) -> Conflict {
    Conflict { level, rule, item_ids: places.iter().map(|place| place.item_id).collect(), message }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(no: usize, brand: i64, category: &str, barcode: &str) -> Place {
        Place {
            item_id: no as i64 * 10,
            no,
            brand_id: Some(brand),
            category: category.into(),
            barcodes: BTreeSet::from([barcode.to_owned()]),
            minutes: 10,
            ..Place::default()
        }
    }

    fn messages(places: &[Place]) -> Vec<String> {
        conflicts(places, 210).into_iter().map(|conflict| format!("{} {}", conflict.level, conflict.message)).collect()
    }

    #[test]
    fn what_goes_together_says_nothing() {
        assert!(messages(&[]).is_empty());
        assert!(messages(&[place(1, 1, "A", "a"), place(2, 1, "B", "b"), place(3, 1, "A", "c")]).is_empty());
        // Categories that nobody knows are not the same.
        assert!(messages(&[place(1, 1, "", "a"), place(2, 1, "", "b")]).is_empty());
    }

    #[test]
    fn neighbours_of_one_category_are_named_by_their_brands() {
        assert_eq!(messages(&[place(1, 1, "A", "a"), place(2, 1, "A", "b")]), ["WARN 第 1、2 位相邻且为同品牌同类目"]);
        assert_eq!(messages(&[place(1, 1, "A", "a"), place(2, 2, "A", "b")]), ["WARN 第 1、2 位相邻且为同类目竞品"]);
    }

    #[test]
    fn one_barcode_stands_in_a_session_once_except_for_links() {
        let (one, mut other) = (place(1, 1, "A", "a"), place(3, 1, "C", "a"));
        let between = place(2, 1, "B", "b");
        assert_eq!(messages(&[one.clone(), between.clone(), other.clone()]), ["BLOCK 第 1、3 位条形码相同"]);
        assert_eq!(twin(&[one.clone(), between.clone()], &other).map(|place| place.no), Some(1));
        other.link = true;
        assert!(messages(&[one.clone(), between, other.clone()]).is_empty());
        assert!(twin(std::slice::from_ref(&one), &other).is_none());
        assert!(twin(std::slice::from_ref(&one), &one).is_none());
    }

    #[test]
    fn a_restricted_offer_is_kept_out_and_one_that_is_in_has_to_go() {
        let mut one = Place { restricted: true, ..place(6, 1, "A", "a") };
        assert_eq!(messages(std::slice::from_ref(&one)), ["BLOCK 第 6 位已限播，不能转总排期"]);
        one.confirmed = true;
        assert_eq!(messages(&[one]), ["BLOCK 第 6 位已限播，请移除"]);
    }

    #[test]
    fn more_talk_than_time_is_said() {
        let long = Place { minutes: 211, ..place(1, 1, "A", "a") };
        assert_eq!(messages(&[long]), ["WARN 讲解共 211 分钟，超过场次的 210 分钟"]);
    }
}
