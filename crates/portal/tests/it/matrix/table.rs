//! `permissions.txt`: one line per route.

use std::collections::BTreeMap;

use identity::catalogue::roles::{BUILT_IN_ROLES, UserType, grants};
use platform::access::{Access, Facts};

const TABLE: &str = include_str!("permissions.txt");

/// Who may call a route.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// Strangers, too.
    Anybody,
    /// Every role, but nobody without a session.
    Everybody,
    Roles(Vec<String>),
}

#[derive(Clone, Debug)]
pub struct Row {
    /// `public`, `optional`, `session`, or the codes of which one is needed.
    pub access: String,
    pub who: Who,
}

/// By `METHOD path`.
pub fn rows() -> BTreeMap<String, Row> {
    let lines = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut rows = BTreeMap::new();
    for line in lines.flat_map(written_out) {
        let (route, row) = parse(&line).unwrap_or_else(|| panic!("permissions.txt: not understood: {line}"));
        assert!(rows.insert(route, row).is_none(), "permissions.txt: twice: {line}");
    }
    rows
}

const READINGS: [&str; 6] = ["", "/counts", "/{id}", "/{id}/versions", "/{id}/versions/{logId}", "/{id}/diff"];

const DESK: [(&str, &str); 10] = [
    ("GET", "{id}"),
    ("GET", "{id}/candidates"),
    ("GET", "{id}/roles"),
    ("POST", "{id}/claim"),
    ("POST", "{id}/approve"),
    ("POST", "{id}/reject"),
    ("POST", "{id}/transfer"),
    ("POST", "{id}/comment"),
    ("POST", "batch-approve"),
    ("POST", "batch-reject"),
];

/// One line of the file for several routes.
fn written_out(line: &str) -> Vec<String> {
    let theirs = BUILT_IN_ROLES.iter().filter(|role| role.user_type == UserType::Platform);
    let staff = theirs.map(|role| role.code).collect::<Vec<_>>().join(" ");
    let line = line.replace("STAFF", &staff);
    if let Some((path, rest)) = line.strip_prefix("READ ").and_then(|rest| rest.split_once(' ')) {
        return READINGS.iter().map(|reading| format!("GET {path}{reading} {rest}")).collect();
    }
    let Some(base) = line.strip_prefix("DESK ") else { return vec![line] };
    let open = ["tasks", "tasks/counts", "process-logs"].map(|rest| format!("GET {base}/{rest} session | everybody"));
    let deciding = DESK.iter().map(|(method, rest)| format!("{method} {base}/tasks/{rest} platformTodo | {staff}"));
    open.into_iter().chain(deciding).collect()
}

fn parse(line: &str) -> Option<(String, Row)> {
    let (rule, who) = line.split_once('|')?;
    let mut words = rule.split_whitespace();
    let route = format!("{} {}", words.next()?, words.next()?);
    let access = words.collect::<Vec<_>>().join(" ");
    let who = match who.trim() {
        "anybody" => Who::Anybody,
        "everybody" => Who::Everybody,
        roles => Who::Roles(roles.split_whitespace().map(str::to_owned).collect()),
    };
    Some((route, Row { access, who }))
}

pub fn name(facts: &Facts) -> String {
    format!("{} {}", facts.method, facts.path)
}

pub fn access(facts: &Facts) -> String {
    match facts.access {
        Some(Access::Public) => "public".into(),
        Some(Access::Optional) => "optional".into(),
        Some(Access::Session) => "session".into(),
        Some(Access::Codes(codes)) => codes.join(" "),
        None => "undeclared".into(),
    }
}

/// The line that a route without one needs, with the roles that hold its codes today: to be read, then added.
pub fn line(facts: &Facts) -> String {
    let who = match facts.access {
        Some(Access::Public | Access::Optional) => "anybody".to_owned(),
        Some(Access::Codes(codes)) => {
            let holds = |role: &str| grants(role).iter().any(|code| codes.contains(code));
            BUILT_IN_ROLES.iter().map(|role| role.code).filter(|role| holds(role)).collect::<Vec<_>>().join(" ")
        }
        _ => "everybody".to_owned(),
    };
    format!("{} {} | {who}", name(facts), access(facts))
}
