//! Every question that the lists of offers ask is answered by an index, on the database of the run.

use offer::Offer;
use platform::db::{List, PageRequest, ngram_index};
use platform::document::{Reach, statement};
use sea_orm::DatabaseBackend;
use sea_orm::sea_query::{Order, Query, SelectStatement};
use serde_json::json;
use testkit::{Client, TestApp};

use super::{House, OFFERS};
use crate::selection::with;
use crate::support::{execute, number, rows};

const BARCODE: &str = "6901234599053";
const TABS: [&str; 6] = ["CREATED", "APPROVING", "REJECTED", "APPROVED", "SHOWED", "CANCELLED"];
const FALLING: [&str; 5] = ["submitDate", "finalPrice", "commissionRate", "expectShowDateFrom", "score"];

/// In parts: as many as make reading all of them a bad idea, of 200 companies.
const FILL: &str = r#"
    WITH RECURSIVE n(i) AS (SELECT CAST({from} AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < {to})
    INSERT INTO offer (id, code, company_id, company_name, title, status, appr_step, show_status, form, created_by,
        created_by_name, created_date, last_modified_by, last_modified_date, submit_date, live_room, category_code,
        risk_level, min_final_price, commission_rate, expect_show_date_from, score, search_text, price_level)
    SELECT 7000000000000 + i, 'T' || i, 9000 + i % 200, 'company', 'name ' || i,
        CASE i / 200 % 20 WHEN 0 THEN 'CREATED' WHEN 1 THEN 'APPROVING' WHEN 2 THEN 'REJECTED' WHEN 3 THEN 'CANCELLED'
                   ELSE 'APPROVED' END,
        CASE i / 200 % 20 WHEN 1 THEN 'FirstAppr' ELSE '' END,
        CASE i / 200 % 20 WHEN 4 THEN 'SHOWED' ELSE 'NOT_SHOW' END,
        '{"offerName":"name ' || i || '"}', 1, 'x', 1700000000000 + i, 1, 1700000000000 + i,
        CASE i / 200 % 20 WHEN 0 THEN NULL ELSE 1700000000000 + i END,
        CASE i % 6 WHEN 0 THEN 'common' WHEN 1 THEN 'promote618' ELSE 'promote11' END,
        CASE i % 5 WHEN 0 THEN 'Food' WHEN 1 THEN 'Fashion' ELSE 'Cosmetic' END,
        'LOW', i % 1000, i % 50, '2026-11-' || (10 + i % 20), i % 500, 'name ' || i, 'PASS'
    FROM n"#;

async fn filled() -> TestApp {
    let app = TestApp::new().await;
    for from in (0..16_000).step_by(2_000) {
        let to = from + 1_999;
        execute(&app, &FILL.replace("{from}", &from.to_string()).replace("{to}", &to.to_string())).await;
    }
    execute(&app, "ANALYZE offer").await;
    app
}

/// The lines of the plan that the database makes for a page of offers.
async fn plan(app: &TestApp, reach: &Reach, query: &str) -> Vec<String> {
    let request = PageRequest::parse("/x", query).expect(query);
    explained(app, &statement::<Offer>(reach, &request).expect(query)).await
}

async fn explained(app: &TestApp, select: &SelectStatement) -> Vec<String> {
    let backend = app.db.backend();
    let sql = backend.build(select).to_string();
    let (explain, column) = match backend {
        DatabaseBackend::Postgres => ("EXPLAIN", 0),
        _ => ("EXPLAIN QUERY PLAN", 3),
    };
    let found = rows(app, &format!("{explain} {sql}")).await;
    found.iter().map(|row| row.try_get_by_index(column).expect("a line")).collect()
}

/// Reads the table from end to end, or sorts everything that it has found.
fn is_slow(line: &str, sorted: bool) -> bool {
    let line = line.trim_start_matches([' ', '-', '>']);
    let reads_all =
        line.starts_with("Seq Scan on offer  ") || (line.starts_with("SCAN offer") && !line.contains("USING"));
    let sorts_all = line.starts_with("Sort  ") || line == "USE TEMP B-TREE FOR ORDER BY";
    reads_all || (sorted && sorts_all)
}

async fn must_be_quick(app: &TestApp, reach: &Reach, query: &str, sorted: bool) {
    let plan = plan(app, reach, query).await;
    let slow = plan.iter().filter(|line| is_slow(line, sorted)).collect::<Vec<_>>();
    assert!(slow.is_empty(), "{query}: {slow:?} of {plan:#?}");
}

/// A company's own offers: every tab, every order, what is mostly searched for. What an index has found of one company
/// may be sorted: it is little.
#[tokio::test]
async fn a_company_reads_its_offers_by_an_index() {
    let app = filled().await;
    let own = Reach::Company { id: 9007, owners: None };
    must_be_quick(&app, &own, "", false).await;
    must_be_quick(&app, &own, "sort=submitDate,desc", false).await;
    for tab in TABS {
        must_be_quick(&app, &own, &format!("tab={tab}&sort=submitDate,desc"), false).await;
    }
    for sort in FALLING {
        for way in ["asc", "desc"] {
            must_be_quick(&app, &own, &format!("sort={sort},{way}"), false).await;
        }
    }
    for filter in
        ["offerName=name", "offerCode=T1", "liveRoom.in=common,promote11", "brandId=1", "submitDate=2026-11-15"]
    {
        must_be_quick(&app, &own, &format!("{filter}&sort=submitDate,desc"), false).await;
    }
}

/// Staff over all companies: the newest, the dearest and the best come from the end of an index, nothing is sorted.
#[tokio::test]
async fn staff_read_all_offers_by_an_index() {
    let app = filled().await;
    let all = Reach::Everything;
    for sort in FALLING {
        must_be_quick(&app, &all, &format!("sort={sort},desc"), true).await;
    }
    must_be_quick(&app, &all, "", true).await;
    must_be_quick(&app, &all, "sort=finalPrice,asc", true).await;
    for tab in TABS {
        must_be_quick(&app, &all, &format!("tab={tab}&sort=submitDate,desc"), true).await;
    }
    let five = "tab=APPROVING&categoryCode=Food&liveRoom=common&apprStep=FirstAppr&riskLevel=LOW&sort=submitDate,desc";
    must_be_quick(&app, &all, five, true).await;
    let code = "sameBarcodeAs=T1&sort=submitDate,desc";
    for filter in ["bdUserId=1&sort=submitDate,desc", "companyId=9007&sort=submitDate,desc", "id=7000000000001", code] {
        must_be_quick(&app, &all, filter, false).await;
    }
    let rooms = Reach::InRooms { rooms: vec!["common".into()], reach: Box::new(Reach::Everything) };
    must_be_quick(&app, &rooms, "tab=APPROVING&sort=submitDate,desc", true).await;
}

/// How many offers staff are told of for a word, and whether there are more.
async fn found(staff: &Client, word: &str) -> (i64, bool) {
    let word: String = word.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let answer = staff.get(&format!("{OFFERS}?size=1&offerName={word}")).await.ok();
    (answer.header("x-total-count").parse().expect("a total"), answer.header("x-total-more") == "true")
}

/// Staff find offers of all companies by any part of a name or of its pinyin: an index says which may have it, and no
/// more and no fewer are found than by reading every text.
#[tokio::test]
async fn staff_find_offers_by_any_part_of_their_names() {
    let app = filled().await;
    let staff = app.login("100000", "cx1").await;
    // Rows that came in behind the program's back are not in the index.
    assert_eq!(found(&staff, "name 777").await, (0, false));
    let all = number(&app, "SELECT count(*) FROM offer").await;
    assert_eq!(offer::index::reindex(&app, |_| {}).await.expect("an index") as i64, all);
    for word in ["name 777", "me 15999", "99", "7", "name 16000", "霜", "保湿", "baoshi", "bs", "NAME 1", "e 1", "。"]
    {
        let like = format!(
            "SELECT count(*) FROM offer WHERE is_deleted = FALSE AND search_text LIKE '%{}%'",
            word.to_lowercase()
        );
        let there = number(&app, &like).await;
        assert_eq!(found(&staff, word).await, (there.min(10_000), there > 10_000), "{word}");
    }
    // What half of them have is looked for from the newest on, now as a minute ago.
    for _ in 0..2 {
        assert_eq!(found(&staff, "name").await, (10_000, true));
    }
    let counts = staff.get(&format!("{OFFERS}/counts?offerName=name%20777")).await.ok().json();
    assert_eq!((counts["all"].as_i64(), counts["approved"].as_i64()), (Some(11), Some(10)), "{counts}");

    // A few ids are looked up, and the newest of them shown.
    let word =
        ngram_index::find(&app.db, offer::index::TABLE, "name 777").await.expect("an answer").expect("few of them");
    let request = PageRequest::parse("/x", "sort=submitDate,desc").expect("a page");
    let mut select = statement::<Offer>(&Reach::Everything, &request).expect("a statement");
    select.and_where(word.condition(&app.db, "id"));
    let plan = explained(&app, &select).await;
    let by_id = |line: &String| line.contains("offer_pkey") || line.contains("(id=?)");
    assert!(plan.iter().any(by_id) && !plan.iter().any(|line| is_slow(line, false)), "{plan:#?}");
}

/// A name that changes is found by its new words, and no longer by its old ones.
#[tokio::test]
async fn the_index_follows_every_write() {
    let house = House::new().await;
    let doc = house.draft(BARCODE).await;
    for (name, word) in [("极光鲟鱼子精华", "鲟鱼"), ("极光龙涎香面霜", "龙涎香面")] {
        let now = house.read(&doc).await;
        let change =
            json!({ "id": doc["id"], "rowVersion": now["rowVersion"], "skus": now["skus"], "offerName": name });
        house.merchant.put(OFFERS, with(house.form(BARCODE), change)).await.ok();
        assert_eq!(found(&house.first, word).await, (1, false), "{word}");
        assert_eq!(found(&house.first, "jiguang").await.0, 1);
    }
    assert_eq!(found(&house.first, "鲟鱼").await, (0, false));
}

/// Where every tab is known to be full there is nothing left to ask, on either database.
#[tokio::test]
async fn no_values_are_counted_without_a_question() {
    let app = TestApp::new().await;
    let list = List { columns: &[], more: &[], default_sort: ("id", Order::Desc), id: "id" };
    let request = PageRequest::parse("/x", "").expect("a page");
    let base = Query::select().from("offer").to_owned();
    let counts = list.count_each(app.db.read(), base, &request, ("tab", &[], 10)).await.expect("counts");
    assert!(counts.is_empty());
}

/// What has no value comes last either way, and the totals of staff end where nobody reads on.
#[tokio::test]
async fn rows_without_a_value_come_last_and_totals_end_at_ten_thousand() {
    let app = filled().await;
    let staff = app.login("100000", "cx1").await;
    for way in ["asc", "desc"] {
        let path = format!("selection/api/offers?companyId=9007&sort=submitDate,{way}&size=50&page=1");
        let found = staff.get(&path).await.ok().json();
        let dates: Vec<bool> = found.as_array().into_iter().flatten().map(|row| row["submitDate"].is_null()).collect();
        assert!(dates.last() == Some(&true) && dates.first() == Some(&false), "{way}: {dates:?}");
    }

    // Nobody counts further than people read: 10,000, and that there are more.
    let all = staff.get("selection/api/offers?size=1").await.ok();
    assert_eq!((all.header("x-total-count"), all.header("x-total-more")), ("10000", "true"));
    let few = staff.get("selection/api/offers?size=1&companyId=9007").await.ok();
    assert_eq!((few.header("x-total-count"), few.header("x-total-more")), ("80", ""));
    let counts = staff.get("selection/api/offers/counts").await.ok().json();
    assert_eq!(counts["approved"], 10_000);
    let own = staff.get("selection/api/offers/counts?companyId=9007").await.ok().json();
    let parts = TABS.map(|tab| own[tab.to_lowercase()].as_i64().unwrap_or_default());
    assert_eq!((own["all"].as_i64(), parts.iter().sum::<i64>()), (Some(80), 80));
}
