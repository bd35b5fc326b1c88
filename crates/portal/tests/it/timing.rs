//! R27: how long a refused login takes tells nothing about the name.

use std::time::{Duration, Instant};

use platform::access::password::Hasher;
use serde_json::json;
use testkit::{PASSWORD, TestApp};

use crate::support::execute;

const TRIES: usize = 60;
const ROUNDS: usize = 5;
const GAP_MS: f64 = 10.0;

/// A name that is tried too often would be locked, so each try has names of its own.
async fn known_names(app: &TestApp) -> Vec<String> {
    // The demo's hashes are weak; these are as a production's are.
    let hash = app.hasher.hash(PASSWORD).await.expect("a hash");
    let names: Vec<_> =
        identity::DEMO_USERS.iter().filter(|user| user.company_id == 1).map(|user| user.login).collect();
    execute(app, &format!("UPDATE account SET password_hash = '{hash}'")).await;
    names.into_iter().map(|login| format!("100000_{login}")).collect()
}

async fn refused_after(app: &TestApp, username: &str, network: usize) -> Duration {
    let client = app.anon().from_ip([10, 9, (network / 256) as u8, (network % 256) as u8]);
    let form = json!({ "username": username, "password": "Wrong@2026" });
    let since = Instant::now();
    let answer = client.post("admin/api/bizAuthenticate", form).await;
    let taken = since.elapsed();
    assert_eq!(answer.error_key(), "auth.bad", "{}", answer.text());
    taken
}

/// Positive when the first of a pair took longer, in milliseconds.
fn median_gap(pairs: &[(Duration, Duration)]) -> f64 {
    let mut gaps: Vec<f64> = pairs.iter().map(|(one, other)| one.as_secs_f64() - other.as_secs_f64()).collect();
    gaps.sort_unstable_by(f64::total_cmp);
    gaps[gaps.len() / 2] * 1000.0
}

/// R27: known and unknown in turns, so that a busy machine is busy for both. The gap is the median over pairs; where
/// the machine was too busy to tell, more pairs are measured, which a real gap outlasts.
#[tokio::test]
async fn a_known_name_takes_as_long_as_an_unknown_one() {
    let app = TestApp::with_parts(|parts| parts.hasher = Hasher::new().expect("a hasher")).await;
    let names = known_names(&app).await;
    let mut pairs = Vec::new();
    for n in 0..TRIES * ROUNDS {
        if n > 0 && n % TRIES == 0 && median_gap(&pairs).abs() <= GAP_MS {
            break;
        }
        // A name is tried once in a while: the third time in ten minutes it would be asked for a captcha.
        if n % names.len() == 0 {
            app.clock().shift(Duration::from_secs(3600));
        }
        let (name, nobody) = (&names[n % names.len()], format!("100000_nobody{n}"));
        // Whichever comes second finds the caches warm: take turns in that as well.
        let known_first = n % 2 == 0;
        let (first, second) = if known_first { (name, &nobody) } else { (&nobody, name) };
        let (first, second) = (refused_after(&app, first, n).await, refused_after(&app, second, n).await);
        pairs.push(if known_first { (first, second) } else { (second, first) });
    }
    let gap = median_gap(&pairs);
    assert!(gap.abs() <= GAP_MS, "a known name takes {gap:.1} ms more, over {} pairs", pairs.len());
    // The control: there is a hash in every one, which a name without an account would otherwise be spared.
    let quickest = pairs.iter().map(|(known, unknown)| known.min(unknown)).min().expect("pairs");
    assert!(*quickest >= Duration::from_millis(8), "{quickest:?}");
}
