//! The people of the demo profile. Their companies have the same ids in the company service.

use platform::demo::Player;

/// Every demo company works in every room.
pub const LIVE_ROOMS: &str = "common,promote11,promote12,promote618,promote99,promote38";

const PASSWORD: &str = "Demo@2026";
const INITIAL_PASSWORD: &str = "Init@1234";

#[derive(Clone, Copy, Debug)]
pub struct DemoUser {
    pub id: i64,
    pub company_id: i64,
    pub login: &'static str,
    pub name_cn: &'static str,
    pub phone: &'static str,
    pub roles: &'static [&'static str],
    /// Of these, which it answers for.
    pub leads: &'static [&'static str],
    /// A value of the dictionary VendorPosition.
    pub position: &'static str,
    /// Name of a group of the same company.
    pub group: &'static str,
    pub changed_pwd: bool,
    pub enabled: bool,
}

impl DemoUser {
    pub fn email(&self) -> String {
        format!("{}@c{}.example", self.login, self.company_id)
    }

    pub fn password(&self) -> &'static str {
        if self.changed_pwd { PASSWORD } else { INITIAL_PASSWORD }
    }
}

/// Who plays in the demo data of the other modules.
pub fn players() -> Vec<Player> {
    let player = |user: &DemoUser| {
        let DemoUser { id, company_id, login, enabled, .. } = *user;
        Player { id, company_id, login, enabled }
    };
    USERS.iter().map(player).collect()
}

#[derive(Clone, Copy, Debug)]
pub struct DemoGroup {
    pub id: i64,
    pub company_id: i64,
    pub parent: Option<i64>,
    pub name: &'static str,
    pub enabled: bool,
}

/// Parents before children. The root of a company bears its name.
pub static GROUPS: &[DemoGroup] = &[
    root(100, 1, "美选平台（演示）有限公司"),
    root(200, 2, "上海花植美妆有限公司"),
    root(300, 3, "杭州味享食品有限公司"),
    root(400, 4, "广州云裳服饰有限公司"),
    root(500, 5, "苏州居佳日用品有限公司"),
    root(600, 6, "深圳星河智能科技有限公司"),
    root(700, 7, "天津渤海进口贸易有限公司"),
    root(900, 9, "青岛蓝禾家纺有限公司"),
    group(201, 200, "总部"),
    group(202, 201, "商务部"),
    group(203, 202, "电商组"),
    group(204, 202, "直播组"),
    group(205, 201, "品控部"),
    group(206, 201, "财务部"),
    group(207, 201, "仓储部"),
    DemoGroup { enabled: false, ..group(208, 207, "旧仓组") },
    // A group each: ZHAOSHANG sees the companies of his group's tree, and these two must not see each other's.
    group(101, 100, "招商一组"),
    group(102, 100, "招商二组"),
];

/// In the order in which the phone numbers were given out.
#[rustfmt::skip]
pub static USERS: &[DemoUser] = &[
    user(201, "admin", "王芳", "13800000001", &["VENDOR_ADMIN"], "BOSS", "总部"),
    user(202, "lijing", "李静", "13800000011", &["VENDOR_OPERATOR"], "OPERATION", "电商组"),
    user(203, "zhaoqc", "赵晴", "13800000012", &["VENDOR_QUALITY"], "QUALITY", "品控部"),
    user(204, "sunfin", "孙敏", "13800000013", &["VENDOR_FINANCE"], "FINANCE", "财务部"),
    user(205, "cangku", "周强", "13800000014", &["VENDOR_WAREHOUSE"], "WAREHOUSE", "仓储部"),
    user(206, "viewer", "只读", "13800000015", &["VENDOR_VIEWER"], "OTHER", "总部"),
    DemoUser {
        changed_pwd: false,
        ..user(207, "newbie", "新人", "13800000016", &["VENDOR_OPERATOR"], "BD", "直播组")
    },
    DemoUser {
        enabled: false,
        ..user(208, "disabled1", "吴婷", "13800000017", &["VENDOR_OPERATOR"], "BD", "商务部")
    },
    user(301, "admin", "陈味", "13800000003", &["VENDOR_ADMIN"], "BOSS", "杭州味享食品有限公司"),
    user(302, "op", "方圆", "13800000018", &["VENDOR_OPERATOR"], "OPERATION", "杭州味享食品有限公司"),
    // The phone of 王芳: one person in two companies, who may switch between them.
    user(401, "admin", "林裳", "13800000001", &["VENDOR_ADMIN"], "BOSS", "广州云裳服饰有限公司"),
    user(501, "admin", "沈居", "13800000019", &["VENDOR_ADMIN"], "BOSS", "苏州居佳日用品有限公司"),
    user(601, "admin", "何星", "13800000020", &["VENDOR_ADMIN"], "BOSS", "深圳星河智能科技有限公司"),
    user(701, "admin", "马渤", "13800000021", &["VENDOR_ADMIN"], "BOSS", "天津渤海进口贸易有限公司"),
    user(901, "admin", "蓝青", "13800000022", &["VENDOR_ADMIN"], "BOSS", "青岛蓝禾家纺有限公司"),
    user(101, "root", "罗平台", "13800000051", &["PLATFORM_ADMIN"], "OTHER", PLATFORM),
    DemoUser {
        leads: &["ZHAOSHANG"],
        ..user(102, "zs1", "张招商", "13800000052", &["ZHAOSHANG"], "BD", "招商一组")
    },
    user(103, "zs2", "钱招商", "13800000053", &["ZHAOSHANG"], "BD", "招商二组"),
    user(104, "cx1", "初小选", "13800000054", &["SELECTION_FIRST"], "OTHER", PLATFORM),
    user(105, "zx1", "终大选", "13800000055", &["SELECTION_FINAL"], "OTHER", PLATFORM),
    user(106, "qc1", "秦质检", "13800000056", &["QC"], "QUALITY", PLATFORM),
    DemoUser {
        leads: &["QC", "QC_LEADER"],
        ..user(107, "qc2", "甄主管", "13800000057", &["QC", "QC_LEADER"], "QUALITY", PLATFORM)
    },
    user(108, "fw1", "方法务", "13800000058", &["LEGAL"], "OTHER", PLATFORM),
    user(109, "cw1", "蔡财务", "13800000059", &["FINANCE"], "FINANCE", PLATFORM),
    user(110, "cw2", "金经理", "13800000060", &["FINANCE_MANAGER"], "FINANCE", PLATFORM),
    user(111, "ck1", "康仓储", "13800000061", &["WAREHOUSE"], "WAREHOUSE", PLATFORM),
    user(112, "yy1", "杨运营", "13800000062", &["OPERATION"], "OPERATION", PLATFORM),
];

const PLATFORM: &str = "美选平台（演示）有限公司";

const fn root(id: i64, company_id: i64, name: &'static str) -> DemoGroup {
    DemoGroup { id, company_id, parent: None, name, enabled: true }
}

/// Ids are the company's number times a hundred, plus a running number.
const fn group(id: i64, parent: i64, name: &'static str) -> DemoGroup {
    DemoGroup { id, company_id: id / 100, parent: Some(parent), name, enabled: true }
}

const fn user(
    id: i64,
    login: &'static str,
    name_cn: &'static str,
    phone: &'static str,
    roles: &'static [&'static str],
    position: &'static str,
    group: &'static str,
) -> DemoUser {
    let company_id = id / 100;
    DemoUser {
        id,
        company_id,
        login,
        name_cn,
        phone,
        roles,
        leads: &[],
        position,
        group,
        changed_pwd: true,
        enabled: true,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::catalogue::dictionaries::dictionaries;
    use crate::catalogue::roles::BUILT_IN_ROLES;

    #[test]
    fn users_are_unique_and_belong_to_an_enabled_group_of_their_company() {
        let (mut ids, mut logins, mut phones) = (HashSet::new(), HashSet::new(), HashSet::new());
        for user in USERS {
            assert!(ids.insert(user.id), "{}", user.id);
            assert!(logins.insert((user.company_id, user.login)), "{}", user.login);
            assert!(phones.insert((user.company_id, user.phone)), "{}", user.phone);
            let mut groups = GROUPS.iter().filter(|g| (g.company_id, g.name) == (user.company_id, user.group));
            assert!(groups.next().is_some_and(|group| group.enabled), "{} {}", user.login, user.group);
            assert!(groups.next().is_none(), "two groups {}", user.group);
        }
    }

    #[test]
    fn phones_were_given_out_in_order() {
        let numbers = |staff: bool| USERS.iter().filter(move |u| (u.company_id == 1) == staff).map(|u| u.phone);
        let given = numbers(false).filter(|phone| *phone >= "13800000011");
        assert!(given.eq((11..=22).map(|n| format!("138000000{n}"))));
        assert!(numbers(true).eq((51..=62).map(|n| format!("138000000{n}"))));
    }

    #[test]
    fn roles_and_positions_exist_and_every_role_has_somebody() {
        let types = dictionaries();
        let positions = types.iter().find(|t| t.code == "VendorPosition").expect("positions");
        for user in USERS {
            assert!(positions.items.iter().any(|item| item.value == user.position), "{}", user.position);
        }
        let held: HashSet<_> = USERS.iter().flat_map(|user| user.roles).copied().collect();
        assert_eq!(held, BUILT_IN_ROLES.iter().map(|role| role.code).collect());
    }

    #[test]
    fn groups_form_a_tree_within_each_company() {
        for (index, group) in GROUPS.iter().enumerate() {
            let Some(parent) = group.parent else { continue };
            let parent = GROUPS[..index].iter().find(|g| g.id == parent).expect("a parent before its child");
            assert_eq!(parent.company_id, group.company_id, "{}", group.name);
        }
        let companies: HashSet<_> = USERS.iter().map(|user| user.company_id).collect();
        let roots: Vec<_> = GROUPS.iter().filter(|g| g.parent.is_none()).map(|g| g.company_id).collect();
        assert_eq!(roots.len(), companies.len());
        assert_eq!(companies, roots.into_iter().collect());
    }

    #[test]
    fn the_newcomer_has_the_initial_password() {
        let newbie = USERS.iter().find(|user| user.login == "newbie").expect("newbie");
        assert_eq!((newbie.password(), newbie.email().as_str()), ("Init@1234", "newbie@c2.example"));
        assert!(USERS.iter().filter(|user| user.login != "newbie").all(|user| user.password() == "Demo@2026"));
    }

    /// S9-06
    #[test]
    fn demo_companies_work_in_every_room() {
        let types = dictionaries();
        let rooms = types.iter().find(|t| t.code == "LiveRoom").expect("rooms");
        assert!(LIVE_ROOMS.split(',').eq(rooms.items.iter().map(|room| room.value)));
    }
}
