//! The dictionaries of a new installation, read from `dictionaries.txt`, whose head explains its lines.

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DictTypeSeed {
    pub code: &'static str,
    pub label: &'static str,
    pub items: Vec<DictSeed>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DictSeed {
    pub value: &'static str,
    pub label: &'static str,
    /// Comma-separated rooms that the item applies to; empty = all.
    pub live_room: &'static str,
    pub color: &'static str,
    /// From 1, within the parent.
    pub sort: i32,
    pub attrs: Vec<(&'static str, &'static str)>,
    pub children: Vec<DictSeed>,
}

impl DictSeed {
    pub fn attr(&self, name: &str) -> Option<&'static str> {
        self.attrs.iter().find(|(key, _)| *key == name).map(|(_, value)| *value)
    }
}

/// All types in the file's order. Panics on a malformed line: the file is ours and a test reads it.
pub fn dictionaries() -> Vec<DictTypeSeed> {
    let mut types: Vec<DictTypeSeed> = Vec::new();
    let mut colors: Vec<(&str, &str)> = Vec::new();
    for (index, line) in include_str!("dictionaries.txt").lines().enumerate() {
        let content = line.trim();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        if let Some(pairs) = content.strip_prefix("@color ") {
            colors.extend(pairs.split_whitespace().map(|pair| pair.split_once('=').expect("status=colour")));
            continue;
        }
        let depth = (line.len() - line.trim_start().len()) / 2;
        read_line(&mut types, &colors, depth, content)
            .unwrap_or_else(|reason| panic!("dictionaries.txt line {}: {reason}: {line}", index + 1));
    }
    types
}

type Outcome = Result<(), &'static str>;

fn read_line(
    types: &mut Vec<DictTypeSeed>,
    colors: &[(&str, &'static str)],
    depth: usize,
    line: &'static str,
) -> Outcome {
    if depth == 0 {
        let (code, label) = line.split_once(' ').ok_or("a type needs a label")?;
        types.push(DictTypeSeed { code, label, items: Vec::new() });
        return Ok(());
    }
    let mut items = Vec::new();
    for part in line.split(" · ") {
        match part.strip_prefix('+') {
            Some(code) => {
                items.extend(types.iter().find(|t| t.code == code).ok_or("an unknown type is included")?.items.clone());
            }
            None => items.push(item(part, colors)?),
        }
    }
    let current = &mut types.last_mut().ok_or("an item before the first type")?.items;
    let siblings = at_depth(current, depth).ok_or("an item without a parent")?;
    for mut item in items {
        item.sort = siblings.len() as i32 + 1;
        siblings.push(item);
    }
    Ok(())
}

fn item(text: &'static str, colors: &[(&str, &'static str)]) -> Result<DictSeed, &'static str> {
    let mut words = text.split_whitespace();
    let value = words.next().ok_or("an empty item")?;
    let color = colors.iter().find(|(status, _)| *status == value).map_or("", |(_, color)| *color);
    let mut item =
        DictSeed { value, label: value, live_room: "", color, sort: 0, attrs: Vec::new(), children: Vec::new() };
    for (place, word) in words.enumerate() {
        match word.split_once('=') {
            Some(("rooms", rooms)) => item.live_room = rooms,
            Some(("color", color)) => item.color = color,
            Some(attr) => item.attrs.push(attr),
            None if place == 0 => item.label = word,
            None => return Err("a label with a space in it, or a missing · between items"),
        }
    }
    Ok(item)
}

fn at_depth(items: &mut Vec<DictSeed>, depth: usize) -> Option<&mut Vec<DictSeed>> {
    if depth == 1 { Some(items) } else { at_depth(&mut items.last_mut()?.children, depth - 1) }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn items(code: &str) -> Vec<DictSeed> {
        dictionaries().into_iter().find(|t| t.code == code).unwrap_or_else(|| panic!("no type {code}")).items
    }

    fn values(code: &str) -> Vec<&'static str> {
        items(code).iter().map(|item| item.value).collect()
    }

    fn item_of(code: &str, value: &str) -> DictSeed {
        items(code).into_iter().find(|item| item.value == value).unwrap_or_else(|| panic!("no {code} {value}"))
    }

    fn walk(items: &[DictSeed], visit: &mut impl FnMut(&DictSeed)) {
        for item in items {
            visit(item);
            walk(&item.children, visit);
        }
    }

    #[test]
    fn types_and_values_are_unique_and_labelled() {
        fn check(code: &str, items: &[DictSeed]) {
            let mut seen = HashSet::new();
            for (index, item) in items.iter().enumerate() {
                assert!(seen.insert(item.value), "{code} {} twice", item.value);
                assert!(!item.label.is_empty() && item.label.chars().count() <= 50, "{code} {}", item.value);
                assert!(item.value.is_ascii() && item.value.len() <= 50, "{code} {}", item.value);
                assert_eq!(item.sort, index as i32 + 1, "{code} {}", item.value);
                check(code, &item.children);
            }
        }
        let mut seen = HashSet::new();
        for kind in dictionaries() {
            assert!(seen.insert(kind.code), "{} twice", kind.code);
            assert!(!kind.items.is_empty() && !kind.label.is_ascii(), "{}", kind.code);
            check(kind.code, &kind.items);
        }
    }

    #[test]
    fn every_key_is_known_and_points_at_something() {
        let (rooms, risks, certs) = (values("LiveRoom"), values("RiskLevel"), values("CertType"));
        let vendor_types = values("VendorType");
        for kind in dictionaries() {
            walk(&kind.items, &mut |item| {
                assert!(item.live_room.split(',').all(|room| room.is_empty() || rooms.contains(&room)), "{item:?}");
                for (key, value) in &item.attrs {
                    let known = match *key {
                        "vendorType" => vendor_types.contains(value),
                        "level" => ["C", "B", "P", "S"].contains(value),
                        "risk" => risks.contains(value),
                        "cert" => certs.contains(value),
                        "action" | "note" => true,
                        "minOpinion" => value.parse::<u16>().is_ok(),
                        _ => false,
                    };
                    assert!(known, "{} {}: {key}={value}", kind.code, item.value);
                }
            });
        }
    }

    /// S3-03
    #[test]
    fn the_types_of_the_specification_are_there() {
        let starred = [
            "LiveRoom",
            "ProductCategory",
            "RiskLevel",
            "StoreStatus",
            "ProductSkuStatus",
            "ContractStatus",
            "OrderStatus",
            "FinanceApproveStatus",
            "QcCertApprStatus",
            "WMSGoodsApplyStatus",
        ];
        for code in starred {
            assert!(!items(code).is_empty(), "{code}");
        }
        for code in ["OrgStatus", "UserGroupStatus", "UserStatus", "CompanyRelation"] {
            assert_eq!(values(code), ["enabled", "disabled"], "{code}");
        }
        assert_eq!(item_of("CompanyRelation", "enabled").attr("action"), Some("freeze"));
    }

    /// S4-01, S4-21
    #[test]
    fn workflow_statuses_are_shared_by_the_types_that_include_them() {
        let workflow = [
            ("NOT_STARTED", "未开始"),
            ("CREATED", "草稿"),
            ("APPROVING", "审批中"),
            ("REJECTED", "已驳回"),
            ("APPROVED", "已通过"),
            ("CANCELLED_BY_ZHAOSHANG", "已取消"),
            ("COMPLETED", "已完成"),
            ("CANCELLED", "已作废"),
        ];
        for code in ["WorkflowStatus", "QcCertApprStatus", "FinanceApproveStatus", "OfferAuditStatus"] {
            let shared: Vec<_> = items(code).iter().take(8).map(|item| (item.value, item.label)).collect();
            assert_eq!(shared, workflow, "{code}");
        }
        assert_eq!(values("FinanceApproveStatus")[8..], ["PAYING", "PAID", "RECEIVED"]);
        assert_eq!(values("OfferAuditStatus")[8..], ["STOPED"]);
        assert_eq!(values("QcCertApprStatus").len(), 8);
    }

    /// S9-06, S6-09
    #[test]
    fn live_rooms_are_the_six_activities_of_vendor_type_zb() {
        assert_eq!(values("LiveRoom"), ["common", "promote11", "promote12", "promote618", "promote99", "promote38"]);
        assert!(items("LiveRoom").iter().all(|room| room.attr("vendorType") == Some("zb")));
        assert_eq!(item_of("VendorType", "zb").label, "直播商家");
    }

    /// S9-07
    #[test]
    fn categories_are_a_tree_of_unique_codes_under_the_five_of_the_specification() {
        assert_eq!(values("ProductCategory"), ["Cosmetic", "Food", "Fashion", "Dailylife", "Electronic"]);
        let mut seen = HashSet::new();
        walk(&items("ProductCategory"), &mut |category| {
            assert!(seen.insert(category.value), "{} twice", category.value);
            for child in &category.children {
                assert!(child.value.starts_with(&format!("{}_", category.value)), "{}", child.value);
            }
        });
        let skincare = &item_of("ProductCategory", "Cosmetic").children[0];
        assert_eq!((skincare.value, skincare.label), ("Cosmetic_Skincare", "护肤"));
        let sunscreen = &skincare.children[3];
        assert_eq!((sunscreen.label, sunscreen.attr("risk")), ("防晒", Some("HIGH")));
    }

    #[test]
    fn presale_is_for_two_rooms_only() {
        for form in items("OfferFormType") {
            let rooms = if form.value == "PRESALE" { "promote11,promote618" } else { "" };
            assert_eq!(form.live_room, rooms, "{}", form.value);
        }
    }

    #[test]
    fn colours_follow_the_status_and_an_own_colour_wins() {
        assert_eq!(item_of("ContractStatus", "APPROVING").color, "blue");
        assert_eq!(item_of("QcVerdict", "UNQUALIFIED").color, "red");
        assert_eq!(item_of("OfferAuditStatus", "STOPED").color, "dark-grey");
        assert_eq!(item_of("RiskLevel", "FORBID").color, "black");
        assert_eq!(item_of("YesNo", "true").color, "");
    }

    #[test]
    fn attributes_are_kept() {
        assert_eq!(item_of("CertType", "TRADEMARK").attr("level"), Some("B"));
        assert_eq!(item_of("CertType", "MSDS").label, "MSDS");
        assert_eq!(item_of("CertType", "OTHER").attr("level"), None);
        assert_eq!(item_of("RejectReason", "OTHER").attr("minOpinion"), Some("10"));
    }
}
