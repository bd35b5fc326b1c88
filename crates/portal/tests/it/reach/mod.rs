//! A03-6, A03-7: staff who are limited to groups or live rooms, and what opens to them one look at a time.

mod boards;
mod costs;
mod files;
mod offered;
mod prices;
mod private;
mod sensitive;

use testkit::{Client, TestApp};

use crate::support::execute;

/// 康仓储, who holds every code of the staff, and reaches what the test says.
pub struct Staff<'a> {
    app: &'a TestApp,
    pub client: Client,
}

/// What somebody reaches.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    scope: &'static str,
    group: i64,
    rooms: &'static str,
}

pub const EVERYTHING: Limits = Limits { scope: "ALL", group: 100, rooms: "" };
/// Looks after no company, which is nothing where each is somebody's ([`Staff::nobody_is_left_alone`]).
pub const NOTHING: Limits = Limits { scope: "SELF", ..EVERYTHING };
/// Of 招商一组, whose companies are 2, 3 and 4.
pub const FIRST_GROUP: Limits = Limits { scope: "GROUP", group: 101, rooms: "" };
pub const SECOND_GROUP: Limits = Limits { group: 102, ..FIRST_GROUP };
/// The tests are made in another room.
pub const ELSEWHERE: Limits = Limits { rooms: "promote38", ..EVERYTHING };
/// Nothing happens there at all.
pub const NOWHERE: Limits = Limits { rooms: "nowhere", ..EVERYTHING };

impl<'a> Staff<'a> {
    pub async fn enter(app: &'a TestApp) -> Self {
        let columns = "role_type, user_type, status, remark, created_by, created_date, last_modified_by, \
                       last_modified_date, is_deleted, row_version";
        let role = format!(
            "INSERT INTO role (id, company_id, role_code, role_name, data_scope, {columns}) \
             SELECT 9001, company_id, 'REACH', '范围', 'ALL', {columns} FROM role WHERE role_code = 'WAREHOUSE'"
        );
        let codes = "INSERT INTO role_permission (role_id, permission_code) SELECT DISTINCT 9001, permission_code \
                     FROM role_permission WHERE role_id IN (SELECT id FROM role WHERE user_type = 'PLATFORM')";
        for sql in [
            role.as_str(),
            codes,
            "DELETE FROM account_role WHERE account_id = 111",
            "INSERT INTO account_role (account_id, role_id) VALUES (111, 9001)",
        ] {
            execute(app, sql).await;
        }
        let client = app.login("100000", "ck1").await;
        Self { app, client }
    }

    pub async fn reaches(&self, limits: Limits) {
        let Limits { scope, group, rooms } = limits;
        execute(self.app, &format!("UPDATE role SET data_scope = '{scope}' WHERE id = 9001")).await;
        let own = format!("UPDATE account SET user_group_id = {group}, live_rooms = '{rooms}' WHERE id = 111");
        execute(self.app, &own).await;
        self.app.people_changed();
    }

    /// What nobody looks after is everybody's; here 张招商 takes it, the platform's own rows among it.
    pub async fn nobody_is_left_alone(&self) {
        execute(self.app, "UPDATE company SET bd_user_id = 102 WHERE bd_user_id IS NULL").await;
    }
}
