//! `untenanted.txt`: the routes that follow no company, each with its reason, to be read by somebody who doubts it.

use platform::access::Tenant;
use testkit::TestApp;

use super::table;

const LIST: &str = include_str!("untenanted.txt");

/// A03-6: what is meant for all says why, here and where it is declared.
#[tokio::test]
async fn every_route_without_a_tenant_rule_stands_in_the_list_with_its_reason() {
    let app = TestApp::new().await;
    let mut lines: Vec<String> = Vec::new();
    for facts in app.facts() {
        if let Some(Tenant::None(why)) = facts.tenant {
            lines.push(format!("{} | {why}", table::name(&facts)));
        }
    }
    lines.sort();
    let known: Vec<&str> = LIST.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    assert!(lines.iter().map(String::as_str).eq(known), "untenanted.txt should be:\n{}", lines.join("\n"));
}
