//! R2: every route with every role of the demo equals `permissions.txt`, and a revoked code bites at once.

use std::time::{Duration, Instant};

use axum::Json;
use axum::http::Method;
use identity::catalogue::permissions::{PERMISSIONS, PermissionType};
use platform::access::{Access, Facts, Routes, Tenant, get, post};
use sea_orm::{ConnectionTrait, Statement};
use testkit::TestApp;

use super::table::{self, Who};
use super::{Decision, decision, empty_call, players};
use crate::admin::refused;

/// Routes of the program that ask for a code today. It cannot grow without the tests below having something to do.
const CODED_ROUTES: usize = 413;

/// R2: a route and its line are the same thing said twice, by different people at different times.
#[tokio::test]
async fn every_route_has_its_line_and_every_line_its_route() {
    let app = TestApp::new().await;
    let rows = table::rows();
    let facts = app.facts();
    let missing: Vec<_> = facts.iter().filter(|f| !rows.contains_key(&table::name(f))).map(table::line).collect();
    assert!(missing.is_empty(), "lines to add to permissions.txt, once they are right:\n{}", missing.join("\n"));
    for facts in &facts {
        let row = &rows[&table::name(facts)];
        assert_eq!(row.access, table::access(facts), "{}", table::name(facts));
    }
    let known: Vec<_> = facts.iter().map(table::name).collect();
    let stale: Vec<_> = rows.keys().filter(|name| !known.contains(name)).collect();
    assert!(stale.is_empty(), "lines without a route: {stale:?}");
}

/// R2: what the server does is what the table says, for a stranger and for everybody of the demo.
#[tokio::test(flavor = "multi_thread")]
async fn every_route_answers_every_role_as_the_table_says() {
    let app = TestApp::new().await;
    let rows = table::rows();
    let mut players = players(&app).await;
    let mut cells = 0;
    for facts in app.facts() {
        let (name, row) = (table::name(&facts), &rows[&table::name(&facts)]);
        let stranger = decision(&empty_call(&app.anon(), &facts.method, &facts.path).await);
        let expected = if row.who == Who::Anybody { Decision::In } else { Decision::NoSession };
        assert_eq!(stranger, expected, "{name}: a stranger");
        for player in &mut players {
            let allowed = match &row.who {
                Who::Anybody | Who::Everybody => true,
                Who::Roles(roles) => roles.iter().any(|role| player.holds(role)),
            };
            let expected = if allowed { Decision::In } else { Decision::Forbidden };
            let decision = player.decision(&app, &facts).await;
            assert_eq!(decision, expected, "{name}: {} {:?}", player.user.login, player.user.roles);
            cells += 1;
        }
    }
    assert_eq!(cells, app.facts().len() * players.len());
    let roles = identity::catalogue::roles::BUILT_IN_ROLES;
    assert!(roles.iter().all(|role| players.iter().any(|player| player.holds(role.code))));
}

fn has_action(facts: &Facts) -> bool {
    let is_action = |code: &&str| PERMISSIONS.iter().any(|p| p.code == *code && p.kind == PermissionType::Action);
    matches!(facts.access, Some(Access::Codes(codes)) if codes.iter().any(is_action))
}

/// A03-3: a viewer gets 403 on every write that carries an action code.
#[tokio::test]
async fn a_viewer_writes_nothing_that_asks_for_a_code() {
    let app = TestApp::new().await;
    let viewer = app.login("200001", "viewer").await;
    let coded: Vec<_> = app.facts().into_iter().filter(|f| matches!(f.access, Some(Access::Codes(_)))).collect();
    assert_eq!(coded.len(), CODED_ROUTES, "count them anew: {:?}", coded.iter().map(table::name).collect::<Vec<_>>());
    for facts in coded.iter().filter(|facts| facts.changes && has_action(facts)) {
        let answer = empty_call(&viewer, &facts.method, &facts.path).await;
        refused(&answer, 403, "common.forbidden", "没有访问权限");
    }
    // The control: on a route that does ask, the same call is refused, and the administrator's goes through.
    let probe = || post("/api/probe", async || Json(true)).summary("x").audit("x");
    let probe = probe().access(Access::Codes(&["offerList_create"]), Tenant::Company);
    assert!(probe.facts.changes && has_action(&probe.facts));
    let probe = app.anon_of(Routes::service("selection").route(probe));
    let call =
        |token: &str| empty_call(&probe.clone().with_token(token), &Method::POST, "/services/selection/api/probe");
    refused(&call(viewer.token()).await, 403, "common.forbidden", "没有访问权限");
    call(app.login("200001", "admin").await.token()).await.ok();
}

/// R2: a code that is taken away, or given, is seen within a second, also by a session that is in use.
#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_code_bites_within_a_second() {
    let app = TestApp::new().await;
    let probe = get("/api/probe", async || Json(true)).summary("x");
    let probe = probe.access(Access::Codes(&["offerList_create"]), Tenant::Company);
    let routes = Routes::service("selection").route(probe);
    let user = app.login("200001", "lijing").await;
    let user = app.anon_of(routes).with_token(user.token());
    let call = || user.get("selection/api/probe");
    call().await.ok();
    let role = "(SELECT id FROM role WHERE role_code = 'VENDOR_OPERATOR')";
    let revoke = format!("DELETE FROM role_permission WHERE role_id = {role} AND permission_code = 'offerList_create'");
    let grant = format!("INSERT INTO role_permission (role_id, permission_code) VALUES ({role}, 'offerList_create')");
    for (sql, expected) in [(&revoke, Decision::Forbidden), (&grant, Decision::In), (&revoke, Decision::Forbidden)] {
        let written = app.db.technical(sql.clone(), |tx, sql| async move {
            let backend = tx.get_database_backend();
            Ok(tx.execute_raw(Statement::from_string(backend, sql)).await?.rows_affected())
        });
        assert_eq!(written.await.expect("written"), 1);
        let since = Instant::now();
        loop {
            // A busy machine may take its time to answer; what counts is when the call came in.
            let asked = since.elapsed();
            if decision(&call().await) == expected {
                break;
            }
            assert!(asked < Duration::from_secs(1), "asked {asked:?} later, and still not {expected:?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}
