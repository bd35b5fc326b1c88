//! Words that texts may not contain (00.8).

use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{API, checked_words, fresh, new_word};
use crate::admin::refused;
use crate::selection::with;
use crate::support::number;

async fn check(user: &Client, category: &str, text: &str) -> Value {
    let items = json!([{ "field": "shortTitle", "label": "短标题", "text": text }]);
    let body = json!({ "scene": "OFFER", "categoryCode": category, "items": items });
    user.post(&format!("{API}/compliance/check"), body).await.ok().json()
}

/// 00.8: level, place, law and advice; what is exempt passes; a category's own words count there alone.
#[tokio::test]
async fn a_text_is_checked_word_by_word() {
    let app = TestApp::new().await;
    let user = app.login("200001", "admin").await;
    let found = check(&user, "Cosmetic", "😀第一步洁面，全网口碑第一").await;
    assert_eq!(found["level"], "BLOCK");
    let hit = &found["hits"][0];
    // The smile takes two units, as it does on a page.
    let place = (hit["start"].as_u64(), hit["end"].as_u64(), hit["word"].as_str());
    assert_eq!(place, (Some(10), Some(14), Some("口碑第一")));
    assert_eq!((&hit["field"], &hit["lawRef"]), (&json!("shortTitle"), &json!("《广告法》第九条")));
    assert_eq!(found["hits"].as_array().map(Vec::len), Some(1), "{found}");
    assert_eq!(check(&user, "Cosmetic_Skincare_Cream", "温和消炎").await["level"], "BLOCK");
    assert_eq!(check(&user, "Fashion", "温和消炎").await["level"], "PASS");
    assert_eq!(check(&user, "Fashion", "原价199").await["level"], "WARN");
    assert_eq!(check(&user, "Fashion", "春季新款连衣裙").await, json!({ "level": "PASS", "hits": [] }));
}

#[tokio::test(flavor = "multi_thread")]
async fn legal_keeps_the_words_and_a_change_counts_at_once() {
    let app = TestApp::new().await;
    let there = app.another().await;
    let (legal, root) = (app.login("100000", "fw1").await, app.login("100000", "root").await);
    let user = there.login("200001", "admin").await;
    let path = format!("{API}/compliance-words");
    let word = format!("闪闪{}", fresh());
    refused(&root.post(&path, new_word(&word)).await, 403, "common.forbidden", "没有访问权限");
    assert_eq!(check(&user, "Food", &word).await["level"], "PASS");
    let made = legal.post(&path, new_word(&word)).await.with_status(201).json();
    assert_eq!(check(&user, "Food", &word).await["level"], "BLOCK");
    refused(&legal.post(&path, new_word(&word)).await, 400, "word.exists", "该词已存在");
    let broken = with(new_word("(未完"), json!({ "matchType": "REGEX" }));
    refused(&legal.post(&path, broken).await, 400, "common.invalid", "词不是有效的正则表达式");
    let mut off = with(made.clone(), json!({ "enabled": false }));
    off.as_object_mut().expect("a row").retain(|name, _| !name.starts_with("lastModified"));
    legal.put(&path, off).await.ok();
    assert_eq!(check(&user, "Food", &word).await["level"], "PASS");
    let page = legal.get(&format!("{path}?word={word}&enabled=false")).await.ok();
    assert_eq!((page.header("x-total-count"), &page.json()[0]["word"]), ("1", &json!(word)));
    legal.delete(&format!("{path}/{}", made["id"])).await.ok();
    assert!(number(&app, "SELECT count(*) FROM compliance_word").await >= 240);
}

/// 36: a sheet of words.
#[tokio::test]
async fn words_are_imported() {
    let app = TestApp::new().await;
    let legal = app.login("100000", "fw1").await;
    let checked = checked_words(&legal).await;
    assert_eq!((&checked["okCount"], &checked["errorCount"]), (&json!(1), &json!(0)), "{checked}");
    let before = number(&app, "SELECT count(*) FROM compliance_word").await;
    let commit = format!("{API}/compliance-words/import/{}/commit?mode=ALL_OR_NOTHING", checked["batchId"]);
    legal.post(&commit, json!({})).await.ok();
    assert_eq!(number(&app, "SELECT count(*) FROM compliance_word").await, before + 1);
    let row = legal.get(&format!("{API}/compliance-words?word=试词T")).await.ok().json();
    assert_eq!((&row[0]["categories"], &row[0]["scenes"]), (&json!(["Food"]), &json!(["OFFER", "POSTER"])));
    assert_eq!(row[0]["enabled"], true);
}
