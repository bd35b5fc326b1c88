//! What is measured: one entry per call. A new call is measured as soon as it stands in [`SCENARIOS`].

use anyhow::{Context, Result, anyhow};
use offer::Offer;
use platform::db::PageRequest;
use platform::document::{Reach, statement};
use sea_orm::DbBackend;

use crate::must::Must;

/// Stands in a statement where any company may.
const ANY_COMPANY: i64 = 7_000_000_007;

/// Texts may hold `{company}`, `{user}`, `{els}`, `{login}`, `{offer}`: those of the person a request is made for, who changes
/// with every request; `{pdf}`: a megabyte; `{etag}`: the one of the same call made before; and `{task}`: one that nobody has decided yet.
pub struct Scenario {
    pub name: &'static str,
    pub method: &'static str,
    pub path: &'static str,
    pub body: &'static str,
    pub headers: &'static [(&'static str, &'static str)],
    pub status: u16,
    pub connections: u16,
    /// Asked by staff, who see all companies, instead of by people of companies.
    pub staff: bool,
    pub driver: Driver,
    pub least: Least,
    /// That there is nothing is the answer: everywhere else nobody measures how fast the program finds nothing.
    pub empty: bool,
    pub must: &'static [Must],
}

/// Who makes the requests.
pub enum Driver {
    Wrk,
    /// A few imports, one after the other: each is two calls, of which the second needs the first one's answer.
    Import,
}

/// What the database must do at least for one answer.
pub enum Least {
    Unknown,
    /// Statements, with `:user`, `:company`, `:next_id` and `:task`, each with `;` behind it. Those between BEGIN and
    /// COMMIT are a transaction.
    Sql(&'static str),
    /// The statement that the program makes for this page of a company's offers.
    Page,
    /// Megabytes, one after the other, on the disk that the program writes to.
    Disk,
}

impl Scenario {
    /// The statements of its limit.
    pub fn limit(&self, backend: DbBackend) -> Result<Option<String>> {
        match self.least {
            Least::Unknown | Least::Disk => Ok(None),
            Least::Sql(sql) => Ok(Some(sql.to_owned())),
            Least::Page => {
                let (path, query) = self.path.split_once('?').context("a page has a query")?;
                let request = PageRequest::parse(path, query).map_err(|problem| anyhow!(problem.title))?;
                let reach = Reach::Company { id: ANY_COMPANY, owners: None };
                let select = statement::<Offer>(&reach, &request).map_err(|problem| anyhow!(problem.title))?;
                let sql = backend.build(&select).to_string();
                Ok(Some(sql.replace(&ANY_COMPANY.to_string(), ":company") + ";"))
            }
        }
    }

    /// Also measured on a tenth of the data.
    pub fn grows(&self) -> bool {
        self.must.iter().any(|must| matches!(must, Must::Growth(_)))
    }
}

const GET: Scenario = Scenario {
    name: "",
    method: "GET",
    path: "",
    body: "",
    headers: &[],
    status: 200,
    connections: 16,
    staff: false,
    driver: Driver::Wrk,
    least: Least::Unknown,
    empty: false,
    must: &[],
};

const POST: Scenario = Scenario { method: "POST", ..GET };

/// Reads first, then writes; the login is last, since it makes login records.
pub const SCENARIOS: &[Scenario] = &[
    Scenario {
        name: "list",
        path: "/services/admin/api/login-logs?page=0&size=20&result=SUCCESS&sort=createdDate,desc",
        least: Least::Sql(LIST),
        must: &[Must::DatabaseCpuOfLimit(1.1), Must::ServerCpu(0.25)],
        ..GET
    },
    Scenario {
        name: "offers: list",
        path: "/services/selection/api/offers?page=0&size=20&tab=APPROVED&sort=submitDate,desc",
        least: Least::Page,
        must: &[Must::DatabaseCpuOfLimit(1.1), Must::ServerCpu(0.25), Must::Growth(1.3)],
        ..GET
    },
    Scenario {
        name: "offers: search",
        path: "/services/selection/api/offers?page=0&size=20&offerName=%E9%9D%A2%E9%9C%9C&sort=submitDate,desc",
        least: Least::Page,
        must: &[Must::DatabaseCpuOfLimit(1.1), Must::ServerCpu(0.25)],
        ..GET
    },
    Scenario {
        name: "offers: get",
        path: "/services/selection/api/offers/{offer}",
        must: &[Must::ServerCpu(0.2), Must::Growth(1.3)],
        ..GET
    },
    Scenario {
        name: "offers: staff list, five filters",
        path: "/services/selection/api/offers?page=0&size=20&tab=APPROVING&categoryCode=Cosmetic&liveRoom=common\
               &apprStep=FirstAppr&riskLevel=HIGH&sort=submitDate,desc",
        staff: true,
        must: &[Must::P50(20.0)],
        ..GET
    },
    Scenario {
        name: "offers: staff list, newest",
        path: "/services/selection/api/offers?page=0&size=20&sort=submitDate,desc",
        staff: true,
        must: &[Must::P50(20.0)],
        ..GET
    },
    Scenario {
        name: "offers: staff tabs",
        path: "/services/selection/api/offers/counts",
        staff: true,
        must: &[Must::P50(20.0)],
        ..GET
    },
    Scenario {
        name: "offers: staff search",
        path: "/services/selection/api/offers?page=0&size=20&offerName=%E9%9D%A2%E9%9C%9C&sort=submitDate,desc",
        staff: true,
        connections: 1,
        must: &[Must::P50(5.0)],
        ..GET
    },
    Scenario {
        name: "offers: staff search, a rare word",
        path: "/services/selection/api/offers?page=0&size=20&offerName=%E6%B4%97%E9%9D%A2777&sort=submitDate,desc",
        staff: true,
        connections: 1,
        must: &[Must::P50(5.0)],
        ..GET
    },
    Scenario {
        name: "offers: staff search, nothing found",
        path: "/services/selection/api/offers?page=0&size=20&offerName=%E9%BE%99%E8%99%BE&sort=submitDate,desc",
        staff: true,
        connections: 1,
        empty: true,
        must: &[Must::P50(5.0)],
        ..GET
    },
    Scenario {
        name: "offers: export of some 10,000",
        path: "/services/selection/api/offers/export?tab=APPROVING&categoryCode=Cosmetic&liveRoom=common&apprStep=FirstAppr",
        staff: true,
        connections: 1,
        must: &[Must::P50(3_000.0)],
        ..GET
    },
    Scenario { name: "dashboard", path: "/services/datacenter/api/dashboard/biz", must: &[Must::P50(5.0)], ..GET },
    Scenario {
        name: "dashboard, staff",
        path: "/services/datacenter/api/dashboard/platform",
        staff: true,
        must: &[Must::P50(5.0)],
        ..GET
    },
    Scenario {
        name: "unread counts",
        path: "/services/admin/api/message-location-logs/type/count?readStates.equals=0",
        least: Least::Sql(UNREAD),
        must: &[Must::P50(5.0)],
        ..GET
    },
    Scenario {
        name: "permission tree",
        path: "/services/admin/api/findPermissionByUser",
        body: r#"{"language":"CHINA"}"#,
        must: &[Must::P50(5.0)],
        ..POST
    },
    Scenario {
        name: "dictionary 304",
        path: "/services/admin/api/getAllDictionarys/{company}",
        headers: &[("If-None-Match", "{etag}")],
        status: 304,
        least: Least::Sql(DICTIONARY),
        must: &[Must::P50(5.0)],
        ..GET
    },
    Scenario {
        name: "account",
        path: "/services/admin/api/account",
        least: Least::Sql(ACCOUNT),
        must: &[Must::ServerCpu(0.2)],
        ..GET
    },
    Scenario {
        name: "company profile",
        path: "/services/admin/api/company/profile",
        least: Least::Sql(PROFILE),
        must: &[Must::ServerCpu(0.2)],
        ..GET
    },
    Scenario { name: "login page", path: "/", headers: &[("Accept-Encoding", "br")], ..GET },
    Scenario {
        name: "decide",
        path: "/services/selection-workflow/api/tasks/{task}/approve",
        body: APPROVAL,
        staff: true,
        least: Least::Sql(DECIDE),
        must: &[Must::RateOfLimit(0.6), Must::SqliteRate(700.0)],
        ..POST
    },
    Scenario {
        name: "decide, one at a time",
        path: "/services/selection-workflow/api/tasks/{task}/approve",
        body: APPROVAL,
        staff: true,
        connections: 1,
        must: &[Must::SqliteRate(250.0)],
        ..POST
    },
    Scenario {
        name: "write",
        path: "/services/admin/api/saveBizIndividualCenter",
        body: CARD,
        least: Least::Sql(WRITE),
        must: &[Must::RateOfLimit(0.6), Must::SqliteRate(700.0)],
        ..POST
    },
    Scenario {
        name: "write, one at a time",
        path: "/services/admin/api/saveBizIndividualCenter",
        body: CARD,
        connections: 1,
        least: Least::Sql(WRITE),
        must: &[Must::RateOfLimit(0.6), Must::SqliteRate(250.0)],
        ..POST
    },
    Scenario {
        name: "upload of 1 MB",
        path: "/services/fileservice/api/uploadAttachmentFile",
        headers: &[("Content-Type", "multipart/form-data; boundary=----bench")],
        body: UPLOAD,
        least: Least::Disk,
        must: &[Must::RateOfLimit(0.5)],
        ..POST
    },
    Scenario { name: "offers: import of 200", driver: Driver::Import, must: &[Must::P50(5_000.0)], ..POST },
    // Argon2 decides this one: for information.
    Scenario {
        name: "login",
        path: "/services/admin/api/bizAuthenticate",
        body: r#"{"elsAccount":"{els}","username":"{login}","password":"{password}"}"#,
        ..POST
    },
];

const CARD: &str = r#"{"nameCn":"压测{user}","email":"u{user}@example.com","receiveEmail":true,"vendorPosition":"OTHER","vendorVx":"wx{user}"}"#;

const UPLOAD: &str = "------bench\r\nContent-Disposition: form-data; name=\"slot\"\r\n\r\nauthFiles\r\n------bench\r\n\
    Content-Disposition: form-data; name=\"file\"; filename=\"a.pdf\"\r\nContent-Type: application/pdf\r\n\r\n{pdf}\r\n\
    ------bench--\r\n";

const APPROVAL: &str =
    r#"{"opinion":"同意","form":{"score":{"product":4,"price":4,"brand":4,"match":4}},"rowVersion":0}"#;

const LIST: &str = r#"
SELECT id, entry, result, reason, ip, user_agent, created_date,
  (SELECT COUNT(*) FROM login_log WHERE account_id = :user AND result = 'SUCCESS') AS total
FROM login_log WHERE account_id = :user AND result = 'SUCCESS'
ORDER BY created_date DESC NULLS LAST, id DESC LIMIT 20 OFFSET 0;
"#;

const UNREAD: &str = r#"
SELECT type, COUNT(*) FROM message_location_log
WHERE user_id = :user AND is_deleted = FALSE AND read_states = 0 GROUP BY type;
SELECT value FROM setting WHERE name = 'dict.version';
"#;

const DICTIONARY: &str = r#"
SELECT live_rooms FROM company WHERE id = :company AND is_deleted = FALSE;
SELECT live_rooms FROM account WHERE id = :user AND is_deleted = FALSE;
SELECT code, name, vendor_type, sort FROM live_room WHERE enabled = TRUE ORDER BY sort;
SELECT value FROM setting WHERE name = 'dict.version';
"#;

const ACCOUNT: &str = r#"
SELECT * FROM account WHERE id = :user AND is_deleted = FALSE;
SELECT id, els_account, name, short_name, is_platform, verify_status, use_status, use_status_reason, subject_type,
  vendor_type, live_rooms FROM company WHERE id = :company AND is_deleted = FALSE;
SELECT code, name, vendor_type, sort FROM live_room WHERE enabled = TRUE ORDER BY sort;
"#;

const PROFILE: &str = r#"
SELECT * FROM company WHERE id = :company AND is_deleted = FALSE;
SELECT * FROM company_brand WHERE company_id = :company AND is_deleted = FALSE ORDER BY id;
"#;

/// Its audit row comes sealed, with a number below zero, so that the sealer has no work from it.
const WRITE: &str = r#"
BEGIN;
SELECT * FROM account WHERE id = :user AND is_deleted = FALSE;
UPDATE account SET name_cn = '压测', email = 'u@example.com', receive_email = TRUE, vendor_position = 'OTHER',
  vendor_vx = 'wx', last_modified_by = :user, last_modified_date = 1767225600000, row_version = row_version + 1
  WHERE id = :user;
SELECT name FROM company WHERE id = :company AND is_deleted = FALSE;
INSERT INTO audit_log (id, event, user_id, login, company_id, biz_type, biz_id, before_json, after_json, ip,
  user_agent, request_id, created_date, seal_no) VALUES (:next_id, 'profile.save', :user, 'user0', :company,
  'account', :user, '{"nameCn":"压测10010","vendorPosition":"OTHER"}',
  '{"nameCn":"压测10010","vendorPosition":"OTHER"}', '127.0.0.1', '', '019a8a3e-7f3a-7c11-9f2e-1d2f3a4b5c6d',
  1767225600000, CAST(0 AS BIGINT) - :next_id);
COMMIT;
"#;

/// 初选 passes an offer: the task and the offer are read and set, the next task, the log, the audit entry and the message
/// are written.
const DECIDE: &str = r#"
BEGIN;
SELECT * FROM workflow_task WHERE id = :task;
UPDATE workflow_task SET status = 'APPROVED', opinion = '同意', finished_by = :user, finished_by_name = '初选',
  finished_date = 1767225600000 WHERE id = :task AND status = 'APPROVING';
SELECT * FROM offer WHERE id = (SELECT biz_id FROM workflow_task WHERE id = :task);
UPDATE offer SET appr_step = 'FinalAppr', decided = TRUE, score = 400, first_score = '{"product":4,"price":4,"brand":4,"match":4}',
  last_modified_by = :user, last_modified_date = 1767225600000, row_version = row_version + 1
  WHERE id = (SELECT biz_id FROM workflow_task WHERE id = :task);
INSERT INTO process_log (id, biz_type, biz_id, round, step, step_name, action, operator_id, operator_name, opinion,
  created_date) VALUES (:next_id, 'offer', :task, 1, 'FirstAppr', '初选', 'APPROVE', :user, '初选', '同意', 1767225600000);
INSERT INTO workflow_task (id, workflow_type, biz_type, biz_id, biz_code, biz_title, company_id, company_name, live_room,
  step, step_name, round, role_code, role_name, permission, batchable, status, submitter_id, submit_date, arrive_date,
  due_date, version_no) SELECT :next_id, workflow_type, biz_type, biz_id, biz_code, biz_title, company_id, company_name,
  live_room, 'FinalAppr', '终选', 1, 'SELECTION_FINAL', '终选', 'offer_finalApprove', FALSE, 'APPROVING', submitter_id,
  submit_date, 1767225600000, 1767225600000, 1 FROM workflow_task WHERE id = :task;
INSERT INTO message_location_log (id, user_id, type, title, content, level, biz_type, biz_id, link_route, send_date,
  template_code) VALUES (:next_id, :user, 'APPROVAL', '初选通过', '报品已通过初选，进入终选。', 'INFO', 'offer', :task,
  '/offer/detail/1', 1767225600000, 'DOC_STEP_PASSED');
INSERT INTO audit_log (id, event, user_id, login, company_id, biz_type, biz_id, before_json, after_json, ip,
  user_agent, request_id, created_date, seal_no) VALUES (:next_id, 'task.approve', :user, 'staff0', :company,
  'offer', :task, '{"status":"APPROVING","step":"FirstAppr"}', '{"status":"APPROVING","step":"FinalAppr","opinion":"同意"}',
  '127.0.0.1', '', '019a8a3e-7f3a-7c11-9f2e-1d2f3a4b5c6d', 1767225600000, CAST(0 AS BIGINT) - :next_id);
COMMIT;
"#;

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_scenario_has_a_name_of_its_own_and_a_limit_that_ends() {
        let names: HashSet<_> = SCENARIOS.iter().map(|scenario| scenario.name).collect();
        assert_eq!(names.len(), SCENARIOS.len());
        for backend in [DbBackend::Postgres, DbBackend::Sqlite] {
            let limits = SCENARIOS.iter().filter_map(|scenario| scenario.limit(backend).expect("a limit"));
            for limit in limits {
                assert!(limit.trim_end().ends_with(';') && !limit.contains("7000000007"), "{limit}");
            }
        }
    }
}
