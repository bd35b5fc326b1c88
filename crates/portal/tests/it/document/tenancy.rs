//! R1 for any document: whose rows its calls and the calls of its tasks reach.

use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::{DocumentFixture, sheets};
use crate::fileservice::{png, uploaded};
use crate::matrix::documents::{ids, limited, logs_of_others};
use crate::matrix::offers::FIRST_GROUP;
use crate::matrix::tenants::Fixture;
use crate::selection::with;

/// Whoever is called another company here: company 3 to the merchant, company 5 to the staff of companies 2 to 4.
const OTHERS: &str = "200002";
const BEYOND: &str = "200004";

/// How a place of the contract is called with an own id, and with others'. `make` is a fixture of one company's.
pub async fn fixture<F>(app: &TestApp, place: &str, nth: usize, make: F) -> Option<Fixture>
where
    F: AsyncFn(&TestApp, &str) -> DocumentFixture,
{
    let (route, at) = place.rsplit_once(' ')?;
    let (method, path) = route.split_once(' ')?;
    let method: Method = method.parse().ok()?;
    let own = make(app, "200001").await;
    let merchant = app.login("200001", "admin").await;
    let tasks = own.tasks.strip_suffix("/tasks")?;
    if let Some(rest) = path.strip_prefix(&format!("/services/{tasks}")) {
        let other = make(app, BEYOND).await;
        let stranger = app.login(BEYOND, "admin").await;
        return task(app, (&own, &merchant), (&other, &stranger), (nth, &method, rest, at)).await;
    }
    let rest = path.strip_prefix(&format!("/services/{}", own.api))?.to_owned();
    let (other, stranger) = (make(app, OTHERS).await, app.login(OTHERS, "admin").await);
    if at == "path:batchId" {
        let theirs = sheets::checked(&other, &stranger, 1).await["batchId"].as_i64()?;
        let batch = sheets::checked(&own, &merchant, 1).await["batchId"].as_i64()?;
        let (api, end) = (own.api, rest.rsplit('/').next()?.to_owned());
        return Some(Fixture::new(vec![theirs], batch, move |id| {
            merchant.call(method.clone(), &format!("{api}/import/{id}/{end}?mode=ALL_OR_NOTHING"))
        }));
    }
    if let Some(name) = at.strip_prefix("body:").filter(|name| *name != "id") {
        return named((own, merchant), stranger, (nth, &method, name)).await;
    }
    let (theirs, doc) = (staged(&other, &stranger, nth, &rest).await?, staged(&own, &merchant, nth, &rest).await?);
    let (foreign, id) = (vec![theirs["id"].as_i64()?], doc["id"].as_i64()?);
    let api = own.api;
    let row = json!({ "rowVersion": doc["rowVersion"] });
    if at == "body:id" {
        let mut form = with((own.form)(nth), row);
        (own.kept)(&mut form, &doc);
        return Some(Fixture::new(foreign, id, move |id| merchant.put(api, with(form.clone(), json!({ "id": id })))));
    }
    let log = &doc["versions"][0]["logId"];
    if at == "path:logId" {
        let logs = logs_of_others(app).await;
        return Some(Fixture::new(logs, log.as_i64()?, move |log| merchant.get(&format!("{api}/{id}/versions/{log}"))));
    }
    let event = rest.trim_start_matches("/{id}").trim_start_matches('/');
    let more = match event {
        "cancel" => json!({ "reason": "不再需要" }),
        _ => own.own.iter().find(|own| own.name == event).map_or_else(|| json!({}), |own| own.body.clone()),
    };
    let (body, tail) = (with(row, more), rest.trim_start_matches("/{id}").replace("{logId}", &log.to_string()));
    Some(Fixture::new(foreign, id, move |id| {
        let call = merchant.call(method.clone(), &format!("{api}/{id}{tail}"));
        if method == Method::POST { call.json(body.clone()) } else { call }
    }))
}

/// One to which the event can happen.
async fn staged(fixture: &DocumentFixture, client: &Client, nth: usize, rest: &str) -> Option<Value> {
    let event = rest.trim_start_matches("/{id}").trim_start_matches('/');
    if let Some(own) = fixture.own.iter().find(|own| own.name == event) {
        let doc = fixture.approved(client, nth).await;
        let Some(before) = fixture.own.iter().find(|other| other.to == own.from && own.from != fixture.end) else {
            return Some(doc);
        };
        return Some(fixture.event(&before.staff, &doc, before.name, before.body.clone()).await.ok().json());
    }
    Some(match event {
        "withdraw" | "urge" | "versions" | "versions/{logId}" | "diff" => fixture.made(client, nth, true).await,
        "cancel" => {
            let doc = fixture.made(client, nth, true).await;
            fixture.event(client, &doc, "withdraw", json!({})).await.ok().json()
        }
        "abandon-change" => {
            let doc = fixture.approved(client, nth).await;
            fixture.saved(client, &doc, nth, fixture.changed?).await.ok().json()
        }
        "bd-cancel" => return None,
        _ => fixture.made(client, nth, false).await,
    })
}

/// An id that the form names, sent with a new one or with one that is there.
async fn named(
    (own, merchant): (DocumentFixture, Client),
    stranger: Client,
    (nth, method, name): (usize, &Method, &str),
) -> Option<Fixture> {
    let (api, mut form) = (own.api.to_owned(), (own.form)(nth));
    let made = (*method == Method::POST).then(|| format!("{api}{}", own.create));
    if made.is_none() {
        let doc = own.made(&merchant, nth, false).await;
        form = with(form, json!({ "id": doc["id"], "rowVersion": doc["rowVersion"] }));
        (own.kept)(&mut form, &doc);
    }
    let sender = merchant.clone();
    let place = name.to_owned();
    // `skus.id` is a member of the first row of a list.
    let send = move |value: Value| {
        let mut form = form.clone();
        match place.trim_end_matches(".fileId").split_once('.') {
            Some((list, member)) => form[list][0][member] = value,
            None => form[place.trim_end_matches(".fileId")] = value,
        }
        match &made {
            Some(path) => sender.post(path, form),
            None => sender.put(&api, form),
        }
    };
    if let Some(slot) = name.strip_suffix(".fileId") {
        let kind = slot.rsplit('.').next()?;
        let theirs = uploaded(&stranger, kind, "a.png", &png(9, 9)).await["fileId"].as_i64()?;
        let mine = uploaded(&merchant, kind, "a.png", &png(9, 9)).await["fileId"].as_i64()?;
        let (kind, file) = (kind.to_owned(), own.file);
        return Some(Fixture::new(vec![theirs], mine, move |id| send(file(&kind, id))));
    }
    let (_, mine, theirs) = own.refs.iter().find(|(known, ..)| *known == name)?.clone();
    Some(Fixture::new(theirs, mine, move |id| send(json!(id))))
}

/// Whoever decides reaches companies 2 to 4 and not 5.
async fn task(
    app: &TestApp,
    (own, merchant): (&DocumentFixture, &Client),
    (other, stranger): (&DocumentFixture, &Client),
    (nth, method, rest, at): (usize, &Method, &str, &str),
) -> Option<Fixture> {
    let (doc, theirs) = (own.made(merchant, nth, true).await, other.made(stranger, nth, true).await);
    let login = own.steps[0].login.as_str();
    let staff = limited(app, login, FIRST_GROUP).await;
    let (id, foreign) = (doc["task"]["id"].as_i64()?, vec![theirs["task"]["id"].as_i64()?]);
    let row = doc["rowVersion"].clone();
    let why = json!({ "opinion": "资料不够齐全", "rejectReasonCodes": ["INFO_MISSING"] });
    let tasks = own.tasks;
    let me = format!("SELECT id FROM account WHERE login = '{login}' AND company_id = 1");
    Some(match (rest, at) {
        ("/process-logs", "query:bizId") => {
            let (base, biz_type, merchant) = (tasks.strip_suffix("/tasks")?, own.biz_type, merchant.clone());
            Fixture::new(vec![theirs["id"].as_i64()?], doc["id"].as_i64()?, move |id| {
                merchant.get(&format!("{base}/process-logs?bizType={biz_type}&bizId={id}"))
            })
        }
        ("/tasks/{id}/transfer", "body:userId") => {
            let strangers = ids(app, "SELECT id FROM account WHERE login IN ('admin', 'root', 'fw1')").await;
            Fixture::new(strangers, ids(app, &me).await[0], move |user| {
                staff.post(&format!("{tasks}/{id}/transfer"), json!({ "userId": user, "rowVersion": row }))
            })
        }
        ("/tasks/batch-approve", _) => Fixture::new(foreign, id, move |id| {
            staff.post(&format!("{tasks}/batch-approve"), json!({ "tasks": [{ "id": id, "rowVersion": row }] }))
        }),
        ("/tasks/batch-reject", _) => Fixture::new(foreign, id, move |id| {
            let body = with(why.clone(), json!({ "tasks": [{ "id": id, "rowVersion": row }] }));
            staff.post(&format!("{tasks}/batch-reject"), body)
        }),
        (rest, "path:id") => {
            let (method, tail) = (method.clone(), rest.replace("/tasks/{id}", ""));
            let body = match tail.as_str() {
                "/reject" => with(why, json!({ "rowVersion": row })),
                "/comment" => json!({ "text": "请看一下" }),
                "/transfer" => json!({ "userId": ids(app, &me).await[0], "rowVersion": row }),
                _ => json!({ "rowVersion": row }),
            };
            Fixture::new(foreign, id, move |id| {
                let call = staff.call(method.clone(), &format!("{tasks}/{id}{tail}"));
                if method == Method::POST { call.json(body.clone()) } else { call }
            })
        }
        _ => return None,
    })
}

/// The pending change of a document that lives: read by those who read the document.
pub async fn of_change<F>(app: &TestApp, place: &str, nth: usize, make: F) -> Option<Fixture>
where
    F: AsyncFn(&TestApp, &str) -> DocumentFixture,
{
    let (route, at) = place.rsplit_once(' ')?;
    let (_, path) = route.split_once(' ')?;
    let mut changes = Vec::new();
    for account in [OTHERS, "200001"] {
        let (fixture, client) = (make(app, account).await, app.login(account, "admin").await);
        let doc = fixture.approved(&client, nth).await;
        let doc: Value = fixture.saved(&client, &doc, nth, fixture.changed?).await.ok().json();
        changes.push(doc["changeId"].as_i64()?);
    }
    let (user, path) = (app.login("200001", "admin").await, path.to_owned());
    let (theirs, own) = (changes[0], changes[1]);
    let detail = user.get(&format!("{}/{own}", path.split("/{id}").next()?)).await.ok().json();
    let log = detail["versions"][0]["logId"].as_i64()?;
    if at == "path:logId" {
        let logs = logs_of_others(app).await;
        return Some(Fixture::new(logs, log, move |log| {
            user.get(&path.replace("{id}", &own.to_string()).replace("{logId}", &log.to_string()))
        }));
    }
    Some(Fixture::new(vec![theirs], own, move |id| {
        user.get(&path.replace("{id}", &id.to_string()).replace("{logId}", &log.to_string()))
    }))
}
