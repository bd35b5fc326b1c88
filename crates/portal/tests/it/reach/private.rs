//! Which role of the staff reads which private field of which form: one list, compared with what the program declares.

use std::collections::BTreeSet;

use platform::form::FieldFact;
use testkit::TestApp;

use crate::support::rows;

/// Document and field, and who reads it in full. The document's own company reads everything of its own; what is masked,
/// whoever decides on the document opens while it waits.
const TABLE: &[(&str, &str, &[&str])] = &[
    ("offer", "skus.costPrice", &["FINANCE", "SELECTION_FINAL"]),
    ("offer", "contactPhone", &[]),
    ("offerChange", "skus.costPrice", &["FINANCE", "SELECTION_FINAL"]),
    ("offerChange", "contactPhone", &[]),
    ("goodsSku", "purchasePrice", &["FINANCE"]),
    ("goodsChange", "purchasePrice", &["FINANCE"]),
    ("companyJoin", "bankAccount", &["FINANCE"]),
    ("companyChange", "bankAccount", &["FINANCE"]),
];

/// 05.5 and decision 28: whatever a form keeps from some of its readers stands in the list, and nobody reads more.
#[tokio::test]
async fn who_reads_what_is_private() {
    let app = TestApp::new().await;
    let mut found = Vec::new();
    for document in app.documents.all() {
        let biz_type = document.kind().biz_type;
        for (name, codes) in document.read_by() {
            let place = places(document.fields(), "", &|fact| fact.name == *name);
            assert_eq!(place.len(), 1, "{biz_type}: {name} is one field");
            found.push((biz_type, place[0].clone(), holders(&app, codes).await));
        }
        for place in places(document.fields(), "", &|fact| fact.sensitive) {
            found.push((biz_type, place, holders(&app, document.unmasked_for()).await));
        }
    }
    found.sort();
    let mut expected: Vec<(&str, String, BTreeSet<String>)> = TABLE
        .iter()
        .map(|(kind, field, roles)| (*kind, (*field).to_owned(), roles.iter().map(|role| (*role).to_owned()).collect()))
        .collect();
    expected.sort();
    assert_eq!(found, expected);
}

/// What sounds private and is told to every reader of its document, with the reason.
const OPEN: &[(&str, &str)] = &[
    ("supplyPrice", "05.5: what the platform pays is what every step decides on"),
    ("adminPhone", "01: the administrator's number is how 招商 reaches an applicant"),
    ("phone", "02: contacts are there to be called"),
];

/// A new field that sounds private is declared so, or named above.
#[tokio::test]
async fn what_sounds_private_is_declared() {
    let app = TestApp::new().await;
    let sounds = |fact: &FieldFact| {
        let words = ["成本", "采购价", "供货价", "银行账号", "手机", "联系电话"];
        words.iter().any(|word| fact.label.contains(word)) && !fact.sensitive
    };
    for document in app.documents.all() {
        for place in places(document.fields(), "", &sounds) {
            let name = place.rsplit('.').next().unwrap_or_default();
            let read_by_few = document.read_by().iter().any(|(field, _)| *field == name);
            let open = OPEN.iter().any(|(field, _)| *field == name);
            assert!(read_by_few || open, "{} {place}: who reads it?", document.kind().biz_type);
        }
    }
}

/// Where the fields stand that are wanted, those of rows behind the list's name.
fn places(fields: &'static [FieldFact], before: &str, wanted: &dyn Fn(&FieldFact) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for fact in fields {
        let place = format!("{before}{}", fact.name);
        if wanted(fact) {
            found.push(place.clone());
        }
        if let Some(rows) = fact.rows {
            found.extend(places(rows.fields, &format!("{place}."), wanted));
        }
    }
    found
}

/// Built-in roles of the staff with one of the codes; the administrator of the platform has all, and is not told.
async fn holders(app: &TestApp, codes: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for code in codes {
        let sql = format!(
            "SELECT r.role_code FROM role r JOIN role_permission p ON p.role_id = r.id WHERE p.permission_code = '{code}' \
             AND r.user_type = 'PLATFORM' AND r.role_code <> 'PLATFORM_ADMIN'"
        );
        found.extend(rows(app, &sql).await.iter().map(|row| row.try_get_by_index::<String>(0).expect("a code")));
    }
    found
}
