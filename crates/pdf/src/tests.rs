use std::time::{Duration, Instant};

use serde_json::json;

use super::*;

const PAGE: &str = r##"
#let data = json("data.json")
#set page(paper: "a4")
= 协议
#data.text
#if data.picture [#image("seal.svg", width: 3cm)]
"##;

fn sheet(text: &str) -> Sheet {
    Sheet { template: PAGE, data: json!({ "text": text, "picture": false }), files: Vec::new() }
}

/// A debug build is what the other tests wait for.
#[tokio::test]
async fn a_page_is_quick_and_carries_only_the_glyphs_that_it_shows() {
    let started = Instant::now();
    let bytes = render(sheet("青岛蓝禾家纺有限公司")).await.expect("a PDF");
    assert!(bytes.starts_with(b"%PDF-"));
    assert!(bytes.len() < 100_000, "{} bytes", bytes.len());
    assert!(started.elapsed() < Duration::from_secs(3), "{:?}", started.elapsed());
}

#[tokio::test]
async fn what_people_typed_is_text_and_never_source() {
    let typed = "#panic(\"x\") $a$ *b* ] } #read(\"main.typ\")";
    assert!(render(sheet(typed)).await.is_ok());
}

#[tokio::test]
async fn a_character_without_a_glyph_is_told_and_not_left_out() {
    let refused = render(sheet("有限公司\u{10FFFD}")).await;
    assert!(matches!(&refused, Err(Error::Glyphs(missing)) if missing == &['\u{10FFFD}']), "{refused:?}");
    assert!(unprintable("入驻协议（演示文本），须经法务审定。①②③★☆").is_empty());
}

#[tokio::test]
async fn pictures_are_those_that_were_given() {
    let mut with = sheet("印章");
    with.data["picture"] = true.into();
    assert!(matches!(render(with.clone()).await, Err(Error::Template(_))));
    let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>"#;
    with.files.push(("seal.svg", svg.into()));
    let plain = render(with.clone()).await.expect("a PDF");
    // Words in a drawing are drawn, too.
    with.files[0].1 = svg.replace("</svg>", r#"<text x="1" y="5">演</text></svg>"#).into();
    assert!(render(with).await.expect("a PDF").len() > plain.len() + 200);
}
