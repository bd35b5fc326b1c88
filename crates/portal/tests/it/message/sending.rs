//! What a transaction has to tell is gathered and written at its end.

use message::NewMessage;
use platform::db::Tx;
use platform::http::{Problem, Result, texts};
use testkit::TestApp;

use crate::support::number;

fn tell(tx: &Tx, user_ids: Vec<i64>, link: &str) {
    let values = ["title", "code", "operator"].map(|name| (name, "a".to_owned())).to_vec();
    let link_route = link.to_owned();
    let message = NewMessage { user_ids, template: "TASK_URGED", values, biz_type: "", biz_id: None, link_route };
    message::send(tx, message);
}

async fn count(app: &TestApp, table: &str, link: &str) -> i64 {
    let only = if table == "push_nudge" { String::new() } else { format!(" AND link_route = '{link}'") };
    number(app, &format!("SELECT count(*) FROM {table} WHERE user_id > 9000{only}")).await
}

/// More rows than one statement takes; and whoever is told twice is nudged once.
#[tokio::test]
async fn however_many_are_told_each_has_it_once() {
    let app = TestApp::people().await;
    let job = |tx: Tx, ()| async move {
        for _ in 0..2 {
            tell(&tx, (9_001..=11_500).collect(), "/many");
        }
        Ok(())
    };
    app.db.technical((), job).await.expect("sent");
    assert_eq!(
        (count(&app, "message_location_log", "/many").await, count(&app, "push_nudge", "").await),
        (5_000, 2_500)
    );
}

/// Inside the transaction they are there when somebody has put them down, and each of them once in the end.
#[tokio::test]
async fn what_was_put_down_is_not_written_again() {
    let app = TestApp::people().await;
    let job = |tx: Tx, ()| async move {
        tell(&tx, vec![9_001], "/first");
        tx.flush().await?;
        tell(&tx, vec![9_002], "/first");
        Ok(())
    };
    app.db.technical((), job).await.expect("sent");
    assert_eq!((count(&app, "message_location_log", "/first").await, count(&app, "push_nudge", "").await), (2, 2));
}

/// A job that fails after all leaves none of them.
#[tokio::test]
async fn who_fails_tells_nothing() {
    let app = TestApp::people().await;
    let job = |tx: Tx, ()| async move {
        tell(&tx, vec![9_001], "/never");
        tx.flush().await?;
        tell(&tx, vec![9_002], "/never");
        Result::<()>::Err(Problem::from(texts::COMMON_STATE))
    };
    assert!(app.db.technical((), job).await.is_err());
    assert_eq!((count(&app, "message_location_log", "/never").await, count(&app, "push_nudge", "").await), (0, 0));
}
