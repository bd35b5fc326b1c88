//! The web app is built before the program and embedded into it. A build without it (a test, a first look) gets a
//! page that says so.

use std::path::Path;

const PLACEHOLDER: &str = r#"<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="portal-profile" content="production" />
    <title>美ONE-商家</title>
  </head>
  <body>
    <p>The web app is not part of this build: run <code>make build</code>.</p>
  </body>
</html>
"#;

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    let index = dist.join("index.html");
    if !index.exists() {
        let written = std::fs::create_dir_all(&dist).and_then(|()| std::fs::write(&index, PLACEHOLDER));
        written.unwrap_or_else(|error| panic!("cannot write {}: {error}", index.display()));
    }
}
