//! Habits that ARCHITECTURE.md states and that no compiler holds.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const FILE_LIMIT: usize = 500;

/// The one place that opens transactions.
const TRANSACTIONS: &str = "crates/platform/src/db/";

/// S7-04
const SERVICES: &[&str] = &[
    "admin",
    "application",
    "datacenter",
    "fileservice",
    "product",
    "order",
    "workflow",
    "jd",
    "sn",
    "zkh",
    "purchase",
    "selection",
    "wms-workflow",
    "wms",
    "contract",
    "contract-workflow",
    "product-workflow",
    "rms-manager",
    "finance",
    "finance-workflow",
    "bizconfig",
    "selection-workflow",
];

#[test]
fn source_files_stay_short() {
    let long: Vec<String> = sources("crates", &["rs"])
        .into_iter()
        .chain(sources("web/src", &["ts", "tsx"]))
        .filter(|(path, _)| !path.contains(".gen.") && !path.contains(".test."))
        .map(|(path, text)| (path, own_code(&text).lines().count()))
        .filter(|(_, lines)| *lines > FILE_LIMIT)
        .map(|(path, lines)| format!("{path}: {lines} lines"))
        .collect();
    assert!(long.is_empty(), "split by subject:\n{}", long.join("\n"));
}

/// What people read has better words, or none at all.
const REPLACED: &[&str] = &[
    "您",
    "。。",
    "无码",
    "需在3天以后",
    "开放后会在这里直接使用",
    "不同之处有底色",
    "这次操作没有前后对比",
    "摊到他实际拿到",
    "正文写在左侧",
    "店铺是商品成交的地方",
    "\"待修改变更\"",
    "\"待修改店铺\"",
    "REOPENED 重新打开",
    "入链",
    "加下级",
    "'加属性'",
    "项阻断未解决",
    "与 变更前 的",
    "靠前的优先",
    "没有加载出来",
];

/// `·` is set full-width by Chinese fonts: facts are parted by `/`.
const CHAINS: &[&str] = &["} · ", " · $", " ·{' '}", "' · '"];

#[test]
fn texts_use_the_words_that_were_agreed_on() {
    let read = sources("crates", &["rs", "txt"]).into_iter().filter(|(path, _)| path.contains("/src/"));
    let shown = sources("web/src", &["ts", "tsx"]).into_iter().filter(|(path, _)| !path.contains(".test."));
    let strays: Vec<String> = read
        .map(|file| (file, REPLACED.to_vec()))
        .chain(shown.map(|file| (file, [REPLACED, CHAINS].concat())))
        .flat_map(|((path, text), words)| {
            let found = words.into_iter().filter(move |word| text.contains(word));
            found.map(move |word| format!("{path}: {word}")).collect::<Vec<_>>()
        })
        .collect();
    assert!(strays.is_empty(), "{}", strays.join("\n"));
}

#[test]
fn only_the_database_module_opens_transactions() {
    let opened = |text: &str| [".begin()", ".begin_with", ".transaction("].iter().any(|call| text.contains(call));
    let all: Vec<(String, String)> =
        sources("crates", &["rs"]).into_iter().filter(|(path, _)| path.contains("/src/")).collect();
    let strays: Vec<&String> = all
        .iter()
        .filter(|(path, text)| !path.contains(TRANSACTIONS) && opened(own_code(text)))
        .map(|(p, _)| p)
        .collect();
    assert!(strays.is_empty(), "use Db::write: {strays:?}");
    assert!(
        all.iter().any(|(path, text)| path.contains(TRANSACTIONS) && opened(text)),
        "the check finds nothing at all"
    );
}

#[test]
fn nothing_is_left_to_be_done_without_a_reason() {
    let left: Vec<String> = sources("crates", &["rs"])
        .into_iter()
        .chain(sources("web/src", &["ts", "tsx"]))
        .filter(|(path, text)| !path.ends_with("tidy.rs") && is_unfinished(text))
        .map(|(path, _)| path)
        .collect();
    assert!(left.is_empty(), "{left:?}");
    assert!(is_unfinished("// FIXME: later") && !is_unfinished("unimplemented"));
}

/// S7-04
#[test]
fn every_route_lives_under_a_prefix_of_the_specification() {
    let facts = platform::access::Registry::new(portal::services(true)).expect("a registry").facts();
    assert!(!facts.is_empty());
    for fact in facts {
        let service = fact.path.strip_prefix("/services/").and_then(|rest| rest.split('/').next()).unwrap_or_default();
        assert!(SERVICES.contains(&service), "{}", fact.path);
    }
}

/// The table of requirements names what the tests name: no more, no less.
#[test]
fn the_requirements_table_is_current() {
    let table = ids(&fs::read_to_string(root().join("docs/requirements.md")).expect("docs/requirements.md"));
    let tested: BTreeSet<String> = sources("crates", &["rs"])
        .into_iter()
        .chain(sources("web", &["ts", "tsx"]))
        .filter(|(path, text)| !path.ends_with("tidy.rs") && (is_test(path) || text.contains("#[cfg(test)]")))
        .flat_map(|(path, text)| {
            let tests = text.split_once("#[cfg(test)]").filter(|_| !is_test(&path)).map(|(_, tests)| tests.to_owned());
            ids(&tests.unwrap_or(text))
        })
        .collect();
    let missing: Vec<_> = tested.difference(&table).collect();
    let empty: Vec<_> = table.difference(&tested).collect();
    assert!(missing.is_empty(), "docs/requirements.md lacks {missing:?} (scripts/requirements.py writes it)");
    assert!(empty.is_empty(), "no test names {empty:?} (scripts/requirements.py writes it)");
    assert!(tested.len() > 50, "the search finds only {}", tested.len());
}

fn is_test(path: &str) -> bool {
    path.contains("/tests/") || path.contains("/e2e/") || path.contains(".test.") || path.contains(".spec.")
}

/// `S2-04`, `A01-2`.
fn ids(text: &str) -> BTreeSet<String> {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let fits = |id: &str| {
        let Some((head, tail)) = id.split_once('-') else { return false };
        let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
        match head.split_at_checked(1) {
            Some(("S", section)) => section.len() == 1 && digits(section) && tail.len() == 2 && digits(tail),
            Some(("A", module)) => module.len() == 2 && digits(module) && tail.len() <= 2 && digits(tail),
            _ => false,
        }
    };
    text.split(|c| !word(c)).filter(|id| fits(id)).map(str::to_owned).collect()
}

/// Whole words only. `TODO` is a message type of the catalogue, so it cannot be searched for.
fn is_unfinished(text: &str) -> bool {
    let part_of_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '"' | '\'' | '!' | '`');
    let mut words = text.split(|c| !part_of_word(c));
    words.any(|word| ["FIXME", "XXX", "todo!", "unimplemented!"].contains(&word))
}

fn own_code(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or(text)
}

fn sources(folder: &str, endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    walk(&root().join(folder), endings, &mut found);
    assert!(!found.is_empty(), "nothing in {folder}");
    found
}

fn walk(folder: &Path, endings: &[&str], found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        let name = entry.file_name();
        if path.is_dir() {
            if !["node_modules", "dist", "target"].iter().any(|skip| name == *skip) {
                walk(&path, endings, found);
            }
        } else if path.extension().is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted)) {
            let relative = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
            found.push((relative, fs::read_to_string(&path).expect("a text file")));
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the root").to_owned()
}
