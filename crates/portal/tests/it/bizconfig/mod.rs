//! What the calls under `/services/bizconfig` promise.

mod approvals;
mod compliance;
mod dictionaries;
mod rules;

use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use crate::fileservice::Parts;
use crate::selection::import::book;
use crate::support::text;

pub const API: &str = "bizconfig/api";

/// A code that no row has yet.
pub fn fresh() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    format!("T{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

pub async fn new_item(staff: &Client, kind: &str) -> i64 {
    let item = json!({ "type": kind, "value": fresh(), "label": "新选项" });
    let made = staff.post(&format!("{API}/dict-items"), item).await.with_status(201).json();
    made["id"].as_i64().expect("an id")
}

pub fn new_word(word: &str) -> Value {
    json!({ "word": word, "matchType": "EXACT", "level": "BLOCK", "categories": [], "scenes": [], "enabled": true })
}

/// An upload of two words, one of them wrong.
pub async fn checked_words(legal: &Client) -> Value {
    let titles = ["词*", "匹配方式*", "级别*", "类目", "场景", "法规", "建议"];
    let row = |cells: [&str; 7]| cells.map(str::to_owned).to_vec();
    let rows = [
        row(titles),
        row([&format!("试词{}", fresh()), "精确", "禁止", "食品饮料", "报品、海报", "《广告法》第九条", "删除"]),
    ];
    let upload = Parts::default().file("词.xlsx", "", &book(&rows));
    upload.post(legal, &format!("{API}/compliance-words/import/validate")).await.ok().json()
}

/// The newest entry of an event: what was, and what became of it.
async fn noted(app: &TestApp, event: &str) -> (Value, Value) {
    let side = async |column: &str| {
        let sql = format!(
            "SELECT coalesce({column}, 'null') FROM audit_log WHERE event = '{event}' ORDER BY id DESC LIMIT 1"
        );
        serde_json::from_str(&text(app, &sql).await).expect("JSON")
    };
    (side("before_json").await, side("after_json").await)
}
