//! What is kept of a picture, and what is no picture.

use picture::{DynamicImage, GenericImageView, ImageFormat, Rgba};
use serde_json::json;
use testkit::TestApp;

use super::samples::{jpeg_of_a_telephone, noise, translucent_noise};
use super::{fetch, gif, jpeg, mp4, objects, pdf, png, send, uploaded};
use crate::admin::refused;
use crate::support::{execute, number, text};

async fn kept(app: &TestApp, data: &serde_json::Value, format: ImageFormat) -> DynamicImage {
    let read = fetch(app, data).await.ok();
    picture::load_from_memory_with_format(read.bytes(), format).expect("a picture")
}

/// A picture of a telephone stands upright afterwards and says nothing about its owner.
#[tokio::test]
async fn exif_goes_and_the_picture_stands_upright() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let content = jpeg_of_a_telephone(80, 40);
    assert!(holds(&content, b"GPS-AT-HOME"), "the control: it was in there");
    let data = uploaded(&user, "", "a.jpg", &content).await;
    assert_eq!((&data["width"], &data["height"]), (&json!(40), &json!(80)), "turned by a quarter");
    let read = fetch(&app, &data).await.ok();
    assert!(!holds(read.bytes(), b"GPS-AT-HOME") && !holds(read.bytes(), b"Exif"));
    // The green corner of the upper left has come to the upper right.
    let image = kept(&app, &data, ImageFormat::Jpeg).await;
    let [red, green, _, _] = image.get_pixel(36, 4).0;
    assert!(green > 200 && red < 90, "{:?}", image.get_pixel(36, 4));
    assert_ne!(data["sha256"], data["storedSha256"]);
}

#[tokio::test]
async fn a_png_keeps_its_alpha() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let data = uploaded(&user, "", "a.png", &png(20, 10)).await;
    let image = kept(&app, &data, ImageFormat::Png).await;
    assert_eq!(image.get_pixel(2, 5), Rgba([9, 99, 199, 0]));
    assert_eq!(image.get_pixel(18, 5), Rgba([9, 99, 199, 255]));
    uploaded(&user, "", "b.png", &noise(10, 10)).await;
    let alpha = "SELECT CAST(count(*) AS BIGINT) FROM file WHERE has_alpha";
    assert_eq!((number(&app, alpha).await, number(&app, "SELECT count(*) FROM file").await), (1, 2));
}

/// A list of photographs would otherwise be a hundred megabytes.
#[tokio::test]
async fn lists_get_small_pictures_that_are_made_once_and_go_with_their_file() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let small = async |data: &serde_json::Value| {
        let link = format!("{}&side=128", data["url"].as_str().expect("a link"));
        app.anon().get(&link).await.ok()
    };
    let photo = uploaded(&user, "", "a.png", &noise(600, 300)).await;
    let read = small(&photo).await;
    assert_eq!(
        (read.header("content-type"), read.header("cache-control")),
        ("image/jpeg", "private, max-age=1800, immutable")
    );
    let image = picture::load_from_memory_with_format(read.bytes(), ImageFormat::Jpeg).expect("a picture");
    assert_eq!(image.dimensions(), (128, 64));
    assert_eq!(objects(&app).iter().filter(|name| name.starts_with("small/")).count(), 1, "kept");
    assert_eq!(small(&photo).await.bytes(), read.bytes());

    // What lies under another picture keeps its alpha.
    let cut_out = uploaded(&user, "", "b.png", &translucent_noise(300, 300)).await;
    let image = small(&cut_out).await;
    let image = picture::load_from_memory_with_format(image.bytes(), ImageFormat::Png).expect("a picture");
    assert!(image.color().has_alpha() && image.dimensions() == (128, 128));

    // A light one is sent as it is, and of an identity card no open copy is kept.
    let light = uploaded(&user, "", "c.jpg", &jpeg(100, 100)).await;
    assert_eq!(small(&light).await.bytes(), fetch(&app, &light).await.ok().bytes());
    let card = uploaded(&user, "legalIdFront", "d.png", &noise(400, 300)).await;
    let id = card["fileId"].as_i64().expect("an id");
    let row = platform::files::find(app.db.read(), &[id]).await.expect("rows").remove(&id).expect("a file");
    let card = json!({ "url": platform::files::open_address(&app, &row) });
    assert_eq!(small(&card).await.bytes(), fetch(&app, &card).await.ok().bytes());
    assert_eq!(objects(&app).iter().filter(|name| name.starts_with("small/")).count(), 2);

    // The link must be the file's own, small or not.
    let forged = format!("{}&side=128", photo["url"].as_str().expect("a link").replace("sig=", "sig=0"));
    refused(&app.anon().get(&forged).await, 404, "common.notFound", "数据不存在或已被删除");

    execute(&app, &format!("DELETE FROM file WHERE id = {}", photo["fileId"])).await;
    app.clock().shift(std::time::Duration::from_secs(3_700));
    assert_eq!(platform::files::remove_orphans(&app).await.expect("swept"), 2, "the file's object and the small one");
}

#[tokio::test]
async fn a_gif_is_checked_frame_by_frame_and_kept() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let content = gif(30, 20, 5);
    let data = uploaded(&user, "", "a.gif", &content).await;
    assert_eq!((&data["width"], &data["height"]), (&json!(30), &json!(20)));
    assert_eq!(fetch(&app, &data).await.ok().bytes(), &content);
    // Its first frame is good; a later one is not.
    let (mut late, fake) = (content.clone(), "文件内容与类型不符");
    late.truncate(content.len() - 10);
    refused(&send(&user, "", "a.gif", &late).await, 400, "file.fake", fake);
    let with_tail = [&content[..], b"<script>alert(1)</script>"].concat();
    refused(&send(&user, "", "a.gif", &with_tail).await, 400, "file.fake", fake);
}

/// Extension, beginning and content must agree.
#[tokio::test]
async fn what_is_no_picture_is_refused() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let html = b"<html><script>alert(1)</script></html>";
    let head = b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0";
    let cut = jpeg(64, 64)[..300].to_vec();
    for (slot, name, content) in [
        ("", "a.jpg", html.to_vec()),
        ("", "a.jpg", png(9, 9)),
        ("", "a.png", jpeg(9, 9)),
        ("", "a.gif", jpeg(9, 9)),
        ("", "a.jpg", b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec()),
        ("", "a.jpg", [&head[..], html].concat()),
        ("", "a.jpg", cut),
        ("", "a.png", png(9, 9)[..60].to_vec()),
        ("", "a.gif", b"GIF89a/*<script>*/=1;".to_vec()),
        ("authFiles", "a.pdf", html.to_vec()),
        ("authFiles", "a.pdf", [&b"%PDF-1.4\n<html>"[..], &pdf(500)[9..]].concat()),
        ("authFiles", "a.pdf", [pdf(500), b"PK\x05\x06".to_vec()].concat()),
        ("authFiles", "a.pdf", mp4(500)),
        ("video", "a.mp4", pdf(500)),
        ("video", "a.mp4", [mp4(500), html.to_vec()].concat()),
    ] {
        let answer = send(&user, slot, name, &content).await;
        assert_eq!(answer.error_key(), "file.fake", "{name}: {}", String::from_utf8_lossy(&content));
        refused(&answer, 400, "file.fake", "文件内容与类型不符");
    }
    assert_eq!(objects(&app), Vec::<String>::new());
    assert_eq!(number(&app, "SELECT count(*) FROM file").await, 0);
}

/// What hangs on behind a picture is not kept.
#[tokio::test]
async fn a_picture_with_something_behind_it_loses_it() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    for (name, content) in [("a.jpg", jpeg(30, 30)), ("a.png", png(30, 30))] {
        let data = uploaded(&user, "", name, &[&content[..], b"PK\x03\x04<script>evil</script>"].concat()).await;
        assert!(!holds(fetch(&app, &data).await.ok().bytes(), b"evil"), "{name}");
    }
}

/// S5-26: either side, and more for a whole page in one picture.
#[tokio::test]
async fn a_picture_has_at_most_so_many_pixels() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    uploaded(&user, "", "a.png", &png(8_192, 2)).await;
    refused(&send(&user, "", "a.png", &png(8_193, 2)).await, 400, "file.px", "长度或宽度不能超过8192px");
    refused(&send(&user, "", "a.gif", &gif(2, 8_193, 1)).await, 400, "file.px", "长度或宽度不能超过8192px");
    uploaded(&user, "detailPage", "a.png", &png(2, 30_000)).await;
    refused(&send(&user, "detailPage", "a.png", &png(2, 30_001)).await, 400, "file.px", "长度或宽度不能超过30000px");
    // Few bytes, many pixels: one colour over 64 million of them.
    let mut bomb = std::io::Cursor::new(Vec::new());
    DynamicImage::new_luma8(8_000, 8_000).write_to(&mut bomb, ImageFormat::Png).expect("a picture");
    let answer = send(&user, "", "a.png", bomb.get_ref()).await;
    refused(&answer, 400, "file.px", "长度或宽度不能超过6324px");
    assert_eq!(text(&app, "SELECT slot FROM file ORDER BY id DESC LIMIT 1").await, "detailPage");
}

fn holds(content: &[u8], wanted: &[u8]) -> bool {
    content.windows(wanted.len()).any(|window| window == wanted)
}
