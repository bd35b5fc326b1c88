//! Links and who gets one.

use std::time::Duration;

use serde_json::Value;
use testkit::{Client, TestApp};

use super::{Parts, fetch, jpeg, mp4, uploaded};
use crate::admin::{face, refused, void};

fn sign_url(user: &Client, id: &Value) -> testkit::Call {
    user.get(&format!("fileservice/api/files/{id}/sign-url"))
}

/// A changed, foreign or old link leads to nothing.
#[tokio::test]
async fn a_link_is_good_for_half_an_hour_and_for_one_file() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let (one, other) = (jpeg(9, 9), jpeg(12, 12));
    let (one, other) = (uploaded(&user, "", "a.jpg", &one).await, uploaded(&user, "", "b.jpg", &other).await);
    let url = one["url"].as_str().expect("a link");
    let (path, query) = url.split_once('?').expect("signed");
    let missing = app.anon().get("/services/fileservice/api/files/none.jpg?exp=1&sig=2").await;
    refused(&missing, 404, "common.notFound", "数据不存在或已被删除");
    let expires: i64 = query.split(['=', '&']).nth(1).and_then(|at| at.parse().ok()).expect("a time");
    let later = url.replace(&expires.to_string(), &(expires + 1).to_string());
    let foreign = format!("/services/fileservice/api/files/{}?{query}", other["filePath"].as_str().expect("a key"));
    let broken = url[..url.len() - 1].to_owned() + if url.ends_with('0') { "1" } else { "0" };
    for wrong in [path, &later, &foreign, &broken, &format!("{path}?exp=&sig="), &format!("{path}?exp={expires}")] {
        let answer = app.anon().get(wrong).await;
        assert_eq!(face(&answer), face(&missing), "{wrong}");
    }
    app.clock().shift(Duration::from_secs(29 * 60));
    app.anon().get(url).await.ok();
    app.clock().shift(Duration::from_secs(6 * 60 + 1));
    assert_eq!(face(&app.anon().get(url).await), face(&missing), "more than half an hour later");
    let fresh = sign_url(&app.login("200001", "admin").await, &one["fileId"]).await.ok().json();
    assert!(fresh["expireDate"].is_string());
    fetch(&app, &fresh).await.ok();
}

/// So that the browser need not fetch again what it has.
#[tokio::test]
async fn who_asks_again_soon_gets_the_same_link() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let file = uploaded(&user, "", "a.jpg", &jpeg(9, 9)).await["fileId"].clone();
    let link = async || sign_url(&user, &file).await.ok().json()["url"].clone();
    let first = link().await;
    app.clock().shift(Duration::from_secs(2));
    let mut links = vec![first, link().await];
    // Should the clock have come to the end of a step just now, it has not by the third.
    app.clock().shift(Duration::from_secs(2));
    links.push(link().await);
    assert!(links[0] == links[1] || links[1] == links[2], "{links:?}");
    app.clock().shift(Duration::from_secs(6 * 60));
    assert_ne!(link().await, links[2]);
}

/// R1: the own company's, and everybody's. Staff read what something shows them (`reach/files.rs`) and what they uploaded.
#[tokio::test]
async fn a_foreign_file_does_not_exist() {
    let app = TestApp::people().await;
    let (user, colleague) = (app.login("200001", "admin").await, app.login("200001", "lijing").await);
    let (stranger, staff) = (app.login("200002", "admin").await, app.login("100000", "root").await);
    let file = uploaded(&user, "", "a.jpg", &jpeg(9, 9)).await["fileId"].clone();
    let missing = sign_url(&stranger, &777.into()).await;
    refused(&missing, 404, "common.notFound", "数据不存在或已被删除");
    assert_eq!(face(&sign_url(&stranger, &file).await), face(&missing));
    assert_eq!(face(&sign_url(&staff, &file).await), face(&missing), "nothing shows it");
    for reader in [&user, &colleague] {
        fetch(&app, &sign_url(reader, &file).await.ok().json()).await.ok();
    }
    void(&sign_url(&app.anon(), &file).await);

    let of_staff = uploaded(&staff, "", "s.jpg", &jpeg(9, 9)).await["fileId"].clone();
    assert_eq!(face(&sign_url(&user, &of_staff).await), face(&missing));
    fetch(&app, &sign_url(&staff, &of_staff).await.ok().json()).await.ok();
    let public =
        Parts::default().file("p.jpg", "", &jpeg(9, 9)).post(&user, "fileservice/api/uploadAttachmentPublicRead");
    let public = public.await.ok().json()["data"]["fileId"].clone();
    fetch(&app, &sign_url(&stranger, &public).await.ok().json()).await.ok();
}

/// Players ask for a part of a film.
#[tokio::test]
async fn a_film_is_read_in_parts() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let content = mp4(100_000);
    let data = uploaded(&user, "video", "a.mp4", &content).await;
    let url = data["url"].as_str().expect("a link");
    let part = app.anon().get(url).header("range", "bytes=1000-1999").await;
    assert_eq!((part.status(), part.header("content-range")), (206, "bytes 1000-1999/100000"));
    assert_eq!(part.bytes()[..], content[1_000..2_000]);
    let end = app.anon().get(url).header("range", "bytes=-10").await;
    assert_eq!((end.status(), end.bytes().len()), (206, 10));
    let beyond = app.anon().get(url).header("range", "bytes=100000-").await;
    assert_eq!((beyond.status(), beyond.header("content-range")), (416, "bytes */100000"));
    let whole = app.anon().get(url).header("accept-encoding", "gzip, br").await.ok();
    assert_eq!((whole.header("accept-ranges"), whole.header("content-encoding")), ("bytes", ""));
    assert_eq!(whole.header("content-disposition"), "attachment; filename*=UTF-8''a%2Emp4");
    assert_eq!(whole.bytes()[..], content[..]);
}
