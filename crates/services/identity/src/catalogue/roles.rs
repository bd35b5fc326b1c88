//! The built-in roles and what each may do. A company's own roles take a subset of its administrator's codes.

use super::permissions::{PERMISSIONS, Permission, PermissionType};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserType {
    Biz,
    Platform,
}

impl UserType {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Biz => "BIZ",
            Self::Platform => "PLATFORM",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuiltInRole {
    pub code: &'static str,
    pub name: &'static str,
    pub user_type: UserType,
    pub data_scope: &'static str,
}

pub static BUILT_IN_ROLES: &[BuiltInRole] = &[
    biz("VENDOR_ADMIN", "商家管理员"),
    biz("VENDOR_OPERATOR", "商务/运营"),
    biz("VENDOR_QUALITY", "资质专员"),
    biz("VENDOR_FINANCE", "商家财务"),
    biz("VENDOR_WAREHOUSE", "商家仓配"),
    biz("VENDOR_VIEWER", "只读"),
    platform("PLATFORM_ADMIN", "平台管理员", "ALL"),
    platform("ZHAOSHANG", "招商", "GROUP_TREE"),
    platform("SELECTION_FIRST", "初选", "ALL"),
    platform("SELECTION_FINAL", "终选", "ALL"),
    platform("QC", "质检", "ALL"),
    platform("QC_LEADER", "质检主管", "ALL"),
    platform("LEGAL", "法务", "ALL"),
    platform("FINANCE", "财务", "ALL"),
    platform("FINANCE_MANAGER", "财务经理", "ALL"),
    platform("WAREHOUSE", "仓储", "ALL"),
    platform("OPERATION", "直播运营", "ALL"),
];

const fn biz(code: &'static str, name: &'static str) -> BuiltInRole {
    BuiltInRole { code, name, user_type: UserType::Biz, data_scope: "COMPANY" }
}

const fn platform(code: &'static str, name: &'static str, data_scope: &'static str) -> BuiltInRole {
    BuiltInRole { code, name, user_type: UserType::Platform, data_scope }
}

/// The codes of a built-in role, in the catalogue's order; none for any other role.
pub fn grants(role: &str) -> Vec<&'static str> {
    let Some(role) = BUILT_IN_ROLES.iter().find(|r| r.code == role) else { return Vec::new() };
    let holds = |permission: &&Permission| match role.user_type {
        UserType::Biz => biz_holds(role.code, permission),
        UserType::Platform => staff_holds(role.code, permission),
    };
    PERMISSIONS.iter().filter(holds).map(|p| p.code).collect()
}

const SYSTEM_MENUS: [&str; 4] = ["system", "accountManager", "userGroupTreeManager", "roleManager"];

/// Menu, who holds it with its actions, who holds it alone: A administrator, O operator, Q quality, F finance,
/// W warehouse. The viewer has a rule instead of a letter.
const BIZ_MENUS: &[(&str, &str, &str)] = &[
    ("system", "A", ""),
    ("accountManager", "A", ""),
    ("userGroupTreeManager", "A", ""),
    ("roleManager", "A", ""),
    ("offerManager", "AOQ", ""),
    ("offerList", "AO", "Q"),
    ("attrMergeManager", "AO", ""),
    ("qcCertAppr", "AQ", "O"),
    ("qcBusinessQualify", "AQ", "O"),
    ("qcSkuQualify", "AQ", "O"),
    ("qcDetailAppr", "AOQ", ""),
    ("business_Info", "A", "OQ"),
    ("company_basicInfo", "AO", "Q"),
    ("offerStore", "AO", ""),
    ("supplyInfoUpdate", "AOW", ""),
    ("submitFeedback", "AOQFW", ""),
    ("goodsManager", "AWO", ""),
    ("goodsList", "AWO", ""),
    ("goodsOrderManager", "AW", ""),
    ("contractManager", "AO", "F"),
    ("qualificationManager", "AQ", ""),
    ("productManager", "AO", ""),
    ("financeManager", "AF", ""),
    ("financeApprList", "AF", ""),
    ("financeInfoList", "AF", ""),
    ("promotionManager", "AO", ""),
];

/// Single actions of a menu that the role otherwise holds alone.
const BIZ_ACTIONS: &[(&str, &str)] = &[("company_cert_save", "Q"), ("company_cert_renew", "Q")];

fn biz_holds(role: &str, permission: &Permission) -> bool {
    let letter = match role {
        "VENDOR_ADMIN" => 'A',
        "VENDOR_OPERATOR" => 'O',
        "VENDOR_QUALITY" => 'Q',
        "VENDOR_FINANCE" => 'F',
        "VENDOR_WAREHOUSE" => 'W',
        _ => return permission.biz && is_menu(permission) && !SYSTEM_MENUS.contains(&permission.code),
    };
    let row = |menu: &str| BIZ_MENUS.iter().find(|(code, ..)| *code == menu);
    if is_menu(permission) {
        return row(permission.code).is_some_and(|(_, full, alone)| full.contains(letter) || alone.contains(letter));
    }
    permission.parent.and_then(row).is_some_and(|(_, full, _)| full.contains(letter))
        || BIZ_ACTIONS.iter().any(|(code, letters)| *code == permission.code && letters.contains(letter))
}

/// Menu and its holders. platformManager and platformTodo are every staff member's; the system menus with their actions
/// are PLATFORM_ADMIN's. Who only reads a page (schedule: ZHAOSHANG, QC) has the menu and none of its actions.
const STAFF_MENUS: &[(&str, &[&str])] = &[
    ("platformCompany", &["ZHAOSHANG", "LEGAL", "FINANCE", "PLATFORM_ADMIN"]),
    ("platformOffer", &["ZHAOSHANG", "SELECTION_FIRST", "SELECTION_FINAL", "QC", "OPERATION", "PLATFORM_ADMIN"]),
    ("platformProduct", &["SELECTION_FIRST", "ZHAOSHANG", "QC"]),
    ("platformSourcing", &["ZHAOSHANG", "SELECTION_FIRST"]),
    ("platformSchedule", &["OPERATION", "SELECTION_FINAL", "ZHAOSHANG", "QC"]),
    ("platformCert", &["QC", "LEGAL", "ZHAOSHANG"]),
    ("platformConfig", &["PLATFORM_ADMIN", "LEGAL"]),
    ("platformArticle", &["OPERATION"]),
    ("platformFeedback", &["OPERATION", "PLATFORM_ADMIN"]),
    ("platformPrice", &["ZHAOSHANG", "SELECTION_FINAL", "LEGAL"]),
    ("platformAudit", &["PLATFORM_ADMIN"]),
    ("platformJobs", &["PLATFORM_ADMIN"]),
];

/// Role and its actions. PLATFORM_ADMIN approves nothing: who keeps the accounts must not decide the documents.
const STAFF_ACTIONS: &[(&str, &str)] = &[
    (
        "ZHAOSHANG",
        "company_saleApprove company_assign store_approve store_freeze offer_saleApprove contract_saleApprove \
         contract_start qualification_saleApprove finance_saleApprove goodsApply_saleApprove needSupply_edit \
         waiver_propose price_import price_decide offer_bdCancel store_bdCancel contract_bdCancel \
         qualification_bdCancel finance_bdCancel goodsApply_bdCancel",
    ),
    ("SELECTION_FIRST", "offer_firstApprove spu_approve spu_offShelf attrMerge_approve attrMerge_undo needSupply_edit"),
    ("SELECTION_FINAL", "offer_finalApprove waiver_grant offer_stop"),
    (
        "QC",
        "cert_approve qcCert_approve qcBusiness_approve qcSku_inspect qcDetail_approve qualification_qcApprove \
         cert_remind restrict_set offer_stop",
    ),
    ("QC_LEADER", "qcCert_finalApprove qcSku_override"),
    (
        "LEGAL",
        "company_legalApprove cert_legalApprove contract_legalApprove contract_seal contract_archive \
         qualification_legalApprove qcDetail_legalApprove compliance_edit template_edit restrict_set price_decide",
    ),
    (
        "FINANCE",
        "company_financeApprove contract_financeApprove finance_approve finance_pay finance_receive bill_edit \
         bill_send invoice_issue invoice_verify company_viewSensitive",
    ),
    ("FINANCE_MANAGER", "finance_managerApprove"),
    ("WAREHOUSE", "goodsSku_approve goodsApply_approve goods_receive goods_outbound slot_edit"),
    (
        "OPERATION",
        "session_edit schedule_edit schedule_waive supply_confirm promotion_approve poster_edit article_edit \
         feedback_reply",
    ),
    (
        "PLATFORM_ADMIN",
        "dict_edit rule_edit messageTemplate_edit sla_edit company_freeze task_reassign audit_view job_run \
         feedback_reply offer_stop",
    ),
];

fn staff_holds(role: &str, permission: &Permission) -> bool {
    let menu = if is_menu(permission) { Some(permission.code) } else { permission.parent };
    if menu.is_some_and(|menu| SYSTEM_MENUS.contains(&menu)) {
        return role == "PLATFORM_ADMIN";
    }
    let code = permission.code;
    match permission.kind {
        PermissionType::Menu if matches!(code, "platformManager" | "platformTodo") => true,
        PermissionType::Menu => STAFF_MENUS.iter().any(|(menu, holders)| *menu == code && holders.contains(&role)),
        PermissionType::Action => STAFF_ACTIONS
            .iter()
            .any(|(holder, codes)| *holder == role && codes.split_whitespace().any(|held| held == code)),
    }
}

fn is_menu(permission: &Permission) -> bool {
    permission.kind == PermissionType::Menu
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn find(code: &str) -> &'static Permission {
        PERMISSIONS.iter().find(|p| p.code == code).unwrap_or_else(|| panic!("no code {code}"))
    }

    fn roles_of(user_type: UserType) -> impl Iterator<Item = &'static BuiltInRole> {
        BUILT_IN_ROLES.iter().filter(move |role| role.user_type == user_type)
    }

    /// The role holds every word of `yes` and none of `no`.
    fn check(role: &str, yes: &str, no: &str) {
        let held = grants(role);
        for code in yes.split_whitespace() {
            assert!(held.contains(&code), "{role} lacks {code}");
        }
        for code in no.split_whitespace() {
            find(code);
            assert!(!held.contains(&code), "{role} must not hold {code}");
        }
    }

    #[test]
    fn seventeen_roles_with_their_scopes() {
        assert_eq!((roles_of(UserType::Biz).count(), roles_of(UserType::Platform).count()), (6, 11));
        assert!(roles_of(UserType::Biz).all(|role| role.data_scope == "COMPANY"));
        for role in roles_of(UserType::Platform) {
            let scope = if role.code == "ZHAOSHANG" { "GROUP_TREE" } else { "ALL" };
            assert_eq!(role.data_scope, scope, "{}", role.code);
        }
    }

    /// S6-01
    #[test]
    fn the_administrator_of_a_company_holds_every_business_code() {
        let all: Vec<_> = PERMISSIONS.iter().filter(|p| p.biz).map(|p| p.code).collect();
        assert_eq!(grants("VENDOR_ADMIN"), all);
    }

    /// S1-01, S6-01
    #[test]
    fn business_roles_hold_their_columns() {
        check(
            "VENDOR_OPERATOR",
            "offerManager offerList_create offerList_urge attrMergeManager_undo qcCertAppr qcDetailAppr_submit \
             business_Info company_basicInfo_save supplyInfo_import goodsList_export contractManager_sign \
             productManager_offShelf promotionManager_download offerStore_unbind submitFeedback_create",
            "system qcCertAppr_create company_edit company_cert_save company_viewSensitive goodsOrderManager \
             financeManager qualificationManager",
        );
        check(
            "VENDOR_QUALITY",
            "offerManager offerList qcCertAppr_cancel qcBusinessQualify_edit qcSkuQualify_submit qcDetailAppr_create \
             company_basicInfo company_cert_save company_cert_renew qualificationManager_withdraw",
            "offerList_create attrMergeManager company_edit company_basicInfo_save supplyInfoUpdate offerStore \
             contractManager",
        );
        check(
            "VENDOR_FINANCE",
            "financeManager financeApprList_uploadVoucher financeInfoList_dispute contractManager submitFeedback",
            "contractManager_sign offerManager business_Info goodsManager",
        );
        check(
            "VENDOR_WAREHOUSE",
            "goodsManager goodsList_import goodsOrderManager_ship supplyInfo_update submitFeedback_create",
            "offerManager business_Info financeManager",
        );
    }

    /// S1-01
    #[test]
    fn the_viewer_reads_every_business_menu_and_does_nothing() {
        let held = grants("VENDOR_VIEWER");
        assert!(held.iter().all(|code| find(code).kind == PermissionType::Menu));
        assert!(SYSTEM_MENUS.iter().all(|menu| !held.contains(menu)));
        let menus = PERMISSIONS.iter().filter(|p| p.biz && p.kind == PermissionType::Menu).count();
        assert_eq!(held.len(), menus - SYSTEM_MENUS.len());
    }

    #[test]
    fn staff_roles_hold_their_rows() {
        check(
            "ZHAOSHANG",
            "platformCompany platformOffer platformSchedule platformCert platformPrice company_assign store_approve \
             offer_bdCancel goodsApply_bdCancel price_decide",
            "schedule_edit company_freeze offer_firstApprove platformConfig system",
        );
        check("SELECTION_FIRST", "platformOffer offer_firstApprove attrMerge_undo", "offer_stop platformSchedule");
        check("SELECTION_FINAL", "platformSchedule platformPrice waiver_grant offer_stop", "offer_firstApprove");
        check("QC", "platformCert platformSchedule cert_approve restrict_set", "schedule_edit qcCert_finalApprove");
        check("QC_LEADER", "platformTodo qcCert_finalApprove qcSku_override", "platformCert qcCert_approve");
        check("LEGAL", "platformConfig compliance_edit contract_seal price_decide", "dict_edit platformOffer");
        check("FINANCE", "platformCompany finance_pay company_viewSensitive", "finance_managerApprove business_Info");
        check("FINANCE_MANAGER", "platformTodo finance_managerApprove", "finance_approve platformCompany");
        check("WAREHOUSE", "platformTodo goods_receive slot_edit", "goodsApply_saleApprove platformOffer");
        check("OPERATION", "platformArticle platformFeedback session_edit poster_edit", "offer_stop platformCert");
        check(
            "PLATFORM_ADMIN",
            "roleManager_delete platformAudit job_run feedback_reply offer_stop",
            "compliance_edit",
        );
    }

    /// Segregation of duties.
    #[test]
    fn the_platform_administrator_approves_nothing() {
        let approves = |code: &&str| code.ends_with("_approve") || code.ends_with("Approve");
        assert_eq!(grants("PLATFORM_ADMIN").iter().find(|code| approves(code)), None);
    }

    #[test]
    fn the_tables_name_only_codes_and_roles_that_exist() {
        let roles: HashSet<_> = BUILT_IN_ROLES.iter().map(|role| role.code).collect();
        for (menu, full, alone) in BIZ_MENUS {
            assert!(is_menu(find(menu)) && find(menu).biz, "{menu}");
            assert!(full.chars().all(|letter| !alone.contains(letter)), "{menu}");
        }
        assert!(BIZ_ACTIONS.iter().all(|(code, _)| find(code).biz));
        for (menu, holders) in STAFF_MENUS {
            assert!(is_menu(find(menu)) && find(menu).staff, "{menu}");
            assert!(holders.iter().all(|role| roles.contains(role)), "{menu}");
        }
        for (role, codes) in STAFF_ACTIONS {
            assert!(roles.contains(role), "{role}");
            assert!(codes.split_whitespace().all(|code| find(code).staff && !is_menu(find(code))), "{role}");
        }
    }

    #[test]
    fn a_role_stays_in_its_own_tree_and_every_code_has_a_holder() {
        let mut held: HashSet<&str> = HashSet::new();
        for role in BUILT_IN_ROLES {
            let codes = grants(role.code);
            assert!(codes.iter().all(|code| match role.user_type {
                UserType::Biz => find(code).biz,
                UserType::Platform => find(code).staff,
            }));
            held.extend(codes);
        }
        for permission in PERMISSIONS {
            assert!(held.contains(permission.code), "nobody holds {}", permission.code);
        }
        assert!(grants("CUSTOM").is_empty());
    }

    /// A button without its page cannot be reached. company_viewSensitive is shared by two trees and has one parent.
    #[test]
    fn whoever_holds_an_action_holds_its_menu() {
        for role in BUILT_IN_ROLES {
            let held = grants(role.code);
            for code in held.iter().filter(|code| **code != "company_viewSensitive") {
                assert!(find(code).parent.is_none_or(|parent| held.contains(&parent)), "{} {code}", role.code);
            }
        }
    }
}
