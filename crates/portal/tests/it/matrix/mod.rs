//! Tests that walk the route registry, so that a new route cannot be forgotten: who may call it (R2), and whose
//! rows it can reach (R1).

/// The longest tests of all run in four parts, each with a portal of its own: `walk` takes each fourth place.
macro_rules! in_four_parts {
    ($name:ident) => {
        mod $name {
            #[tokio::test(flavor = "multi_thread")]
            async fn part_1() {
                super::walk(0).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn part_2() {
                super::walk(1).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn part_3() {
                super::walk(2).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn part_4() {
                super::walk(3).await;
            }
        }
    };
}
const PARTS: usize = 4;

mod admissions;
mod certificates;
mod config;
pub mod documents;
mod kinds;
mod messages;
mod needs;
pub mod offers;
mod permissions;
mod places;
mod prices;
mod products;
mod reach;
mod schedules;
mod signs;
mod system;
mod table;
pub mod tenants;
mod untenanted;
mod wms;

use axum::http::Method;
use identity::{DEMO_USERS, DemoUser};
use platform::access::Facts;
use serde_json::json;
use testkit::{Answer, Call, Client, TestApp};

/// A demo user inside, and what to get in with again.
struct Player {
    user: &'static DemoUser,
    els_account: String,
    client: Client,
}

impl Player {
    async fn enter(app: &TestApp, user: &'static DemoUser) -> Self {
        let sql = format!("SELECT els_account FROM company WHERE id = {}", user.company_id);
        let els_account = crate::support::text(app, &sql).await;
        let client = app.login(&els_account, user.login).await;
        Self { user, els_account, client }
    }

    /// What the guard makes of an empty call. A route before this one may have ended the session, as logging out does.
    async fn decision(&mut self, app: &TestApp, facts: &Facts) -> Decision {
        let first = decision(&empty_call(&self.client, &facts.method, &facts.path).await);
        if first != Decision::NoSession {
            return first;
        }
        self.client = app.login(&self.els_account, self.user.login).await;
        decision(&empty_call(&self.client, &facts.method, &facts.path).await)
    }

    fn holds(&self, role: &str) -> bool {
        self.user.roles.contains(&role)
    }
}

/// Everybody of the demo who can get in and has a password of the own.
async fn players(app: &TestApp) -> Vec<Player> {
    let mut all = Vec::new();
    for user in DEMO_USERS.iter().filter(|user| user.enabled && user.changed_pwd) {
        all.push(Player::enter(app, user).await);
    }
    all
}

/// An empty call: the guard decides before anything of it is looked at.
fn empty_call(client: &Client, method: &Method, path: &str) -> Call {
    let path = path.split('/').map(|part| if part.starts_with('{') { "0" } else { part }).collect::<Vec<_>>().join("/");
    let call = client.call(method.clone(), &path);
    if *method == Method::GET { call } else { call.json(json!({})) }
}

/// What the guard made of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decision {
    In,
    NoSession,
    Forbidden,
}

fn decision(answer: &Answer) -> Decision {
    match (answer.status(), answer.error_key().as_str()) {
        (401, "auth.expired") => Decision::NoSession,
        (403, _) => Decision::Forbidden,
        _ => Decision::In,
    }
}
