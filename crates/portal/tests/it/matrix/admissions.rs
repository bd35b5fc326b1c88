//! Whose registrations, companies and changes a call may reach.

use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::documents::{ids, limited, logs_of_others};
use super::offers::FIRST_GROUP;
use super::tenants::Fixture;
use crate::admission::change::own_profile;
use crate::admission::{Applicant, REGISTER, Staff};
use crate::fileservice::{pdf, png, uploaded};
use crate::selection::with;
use crate::support::{execute, number};

const CHANGES: &str = "admin/api/company-changes";

/// `None` for places that are nothing of companies.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    // Whatever was frozen or handed over before: company 2 is in use, and 5 and 6 are not 张招商's.
    execute(app, "UPDATE company SET use_status = TRUE, use_status_reason = '' WHERE id = 2").await;
    execute(app, "UPDATE company SET bd_user_id = 103 WHERE id IN (5, 6)").await;
    let (route, at) = place.rsplit_once(' ')?;
    let (method, path) = route.split_once(' ')?;
    let rest = path.strip_prefix("/services/admin/api/")?;
    let method: Method = method.parse().ok()?;
    match rest.split(['/', '?']).next()? {
        "company-register" => register(app, &method, rest, at).await,
        "company-joins" => joins(app, &method, rest, at).await,
        "company-changes" => changes(app, &method, rest, at).await,
        "companies" => companies(app, &method, rest, at).await,
        "company-complaints" => complaints(app).await,
        "company" => profile(app, &method, rest, at).await,
        _ => None,
    }
}

/// Who looks after a new company, as 招商 says with the approval: any of the desks takes it.
pub async fn contact(app: &TestApp, place: &str) -> Option<Fixture> {
    execute(app, "UPDATE company SET credit_code = '' WHERE credit_code = '91330100MA27XL0U57'").await;
    let submitted = applicant(app).await.submitted().await;
    let staff = Staff::enter(app).await;
    let task = staff.task("CompanySaleAppr", &submitted["id"]).await;
    let path = place.split(' ').nth(1)?.trim_start_matches("/services/").replace("{id}", &task["id"].to_string());
    let sale = staff.sale.clone();
    Some(Fixture::new(vec![101, 201, 301], 102, move |id| {
        let form = with(Staff::step_form("CompanySaleAppr"), json!({ "bdUserId": id }));
        sale.post(&path, json!({ "rowVersion": task["rowVersion"], "form": form }))
    }))
}

/// A phone of its own for every call, so that no code has to wait.
async fn applicant(app: &TestApp) -> Applicant {
    let phone = format!("139{:08}", app.clock().now().0 / 1000 % 100_000_000);
    Applicant::enter(app, &phone).await
}

async fn register(app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    execute(app, "UPDATE company SET credit_code = '' WHERE credit_code = '91330100MA27XL0U57'").await;
    let applicant = applicant(app).await;
    let client = applicant.client.clone();
    if at == "path:id" {
        let foreign = ids(app, "SELECT id FROM company_join").await;
        let event = rest.rsplit('/').next()?.to_owned();
        let state = match event.as_str() {
            "withdraw" => applicant.submitted().await,
            _ => applicant.save(applicant.whole().await).await.with_status(201).json(),
        };
        let body = json!({ "rowVersion": state["rowVersion"] });
        return Some(Fixture::new(foreign, state["id"].as_i64()?, move |id| {
            client.post(&format!("{REGISTER}/{id}/{event}"), body.clone())
        }));
    }
    let mut whole = applicant.whole().await;
    let logo = applicant.upload("brandLogo", "标志.png", &png(9, 9)).await;
    whole["companyBrandDOList"][0]["brandLogo"] = json!([{ "fileId": logo["fileId"] }]);
    // What is there already is saved again; a new one is posted, once, with what it uploaded.
    let (whole, beside) = match (method, at) {
        (&Method::POST, "body:companyBrandDOList.id" | "body:companyStoreDOList.id") => {
            // No row has a number yet: whichever is sent, it is nobody's.
            let saved = applicant.save(whole.clone()).await.with_status(201).json();
            (with(whole, rows_of(&saved)), json!({ "rowVersion": saved["rowVersion"] }))
        }
        (&Method::POST, _) => (whole, json!({})),
        _ => {
            let saved = applicant.save(whole.clone()).await.with_status(201).json();
            (with(whole, rows_of(&saved)), json!({ "rowVersion": saved["rowVersion"] }))
        }
    };
    let whole = with(whole, beside);
    let foreign = foreign_of(app, at).await;
    let own = number_at(&whole, at)?;
    let (at, method) = (at.to_owned(), method.clone());
    Some(Fixture::new(foreign, own, move |id| {
        client.call(method.clone(), REGISTER).json(placed(whole.clone(), &at, id))
    }))
}

fn rows_of(saved: &Value) -> Value {
    let strip = |list: &Value| -> Value {
        let rows = list.as_array().into_iter().flatten().map(|row| {
            let mut row = row.clone();
            if row["brandLogo"].is_array() {
                row["brandLogo"] = json!([{ "fileId": row["brandLogo"][0]["fileId"] }]);
            }
            if let Some(chain) = row.get_mut("authChain").and_then(Value::as_array_mut) {
                for link in chain {
                    link["authFiles"] = json!([{ "fileId": link["authFiles"][0]["fileId"] }]);
                }
            }
            row
        });
        rows.collect::<Vec<_>>().into()
    };
    json!({
        "companyBrandDOList": strip(&saved["companyBrandDOList"]),
        "companyStoreDOList": strip(&saved["companyStoreDOList"]),
    })
}

/// Ids of others for a place in a profile's body.
async fn foreign_of(app: &TestApp, at: &str) -> Vec<i64> {
    match at {
        "body:companyBrandDOList.id" => vec![301, 401, 501],
        "body:companyStoreDOList.id" => {
            let (els_account, company_id) = ("200002", 3);
            vec![store_of(app, &app.login(els_account, "admin").await, company_id).await["id"].as_i64().expect("an id")]
        }
        _ => {
            let other = app.login("200002", "admin").await;
            let file = uploaded(&other, "legalIdFront", "a.pdf", &pdf(600)).await;
            vec![file["fileId"].as_i64().expect("an id")]
        }
    }
}

/// A store of the company's profile, with its number.
async fn store_of(app: &TestApp, admin: &Client, company_id: i64) -> Value {
    let store = json!({
        "storeName": "官方小店", "platformType": "TMALL", "storeType": "FLAGSHIP", "storeUrl": "https://a.tmall.com/",
    });
    let mut body = own_profile(admin).await;
    body["companyStoreDOList"] = json!([store]);
    admin.put("admin/api/company/profile", body).await.ok();
    let id = number(app, &format!("SELECT max(id) FROM company_store WHERE company_id = {company_id}")).await;
    with(store, json!({ "id": id }))
}

/// The members on the way to an id.
fn steps(at: &str) -> Vec<&str> {
    at.trim_start_matches("body:").split('.').collect()
}

fn number_at(body: &Value, at: &str) -> Option<i64> {
    let mut value = body;
    for step in steps(at) {
        value = match &value[step] {
            Value::Array(items) => items.first()?,
            other => other,
        };
    }
    value.as_i64()
}

fn placed(mut body: Value, at: &str, id: i64) -> Value {
    let steps = steps(at);
    let (last, way) = steps.split_last().expect("a name");
    let mut value = &mut body;
    for step in way {
        value = &mut value[*step];
        if value.is_array() {
            value = &mut value[0];
        }
    }
    value[*last] = id.into();
    body
}

/// Read by 张招商, who looks after companies 2 to 4 and whatever nobody looks after yet.
async fn joins(app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    execute(app, "UPDATE company SET credit_code = '' WHERE credit_code = '91330100MA27XL0U57'").await;
    let state = applicant(app).await.submitted().await;
    let staff = match rest.ends_with("unmask") {
        true => limited(app, "cw1", FIRST_GROUP).await,
        false => app.login("100000", "zs1").await,
    };
    let own = state["id"].as_i64()?;
    let foreign =
        ids(app, "SELECT j.id FROM company_join j JOIN company c ON c.id = j.company_id WHERE c.bd_user_id = 103")
            .await;
    let log = state["versions"][0]["logId"].as_i64()?;
    let method = method.clone();
    if at == "path:logId" {
        let logs = logs_of_others(app).await;
        return Some(Fixture::new(logs, log, move |id| {
            staff.get(&format!("admin/api/company-joins/{own}/versions/{id}"))
        }));
    }
    let tail = rest.trim_start_matches("company-joins/{id}").replace("{logId}", &log.to_string());
    Some(Fixture::new(foreign, own, move |id| {
        let call = staff.call(method.clone(), &format!("admin/api/company-joins/{id}{tail}"));
        if method == Method::POST { call.json(json!({ "field": "bankAccount" })) } else { call }
    }))
}

/// A change of company 2, at the stage that the call needs; company 3 has one too.
async fn changes(app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    for company in [2, 3, 5] {
        execute(
            app,
            &format!("UPDATE company_change SET is_deleted = TRUE, status = 'CANCELLED' WHERE company_id = {company}"),
        )
        .await;
    }
    let (admin, other) = (app.login("200001", "admin").await, app.login("200002", "admin").await);
    let foreign = submitted(&other, "6222020200001110000").await["id"].as_i64()?;
    let profile = own_profile(&admin).await;
    let mut flat = flat(&profile, &admin).await;
    if at == "body:companyStoreDOList.id" {
        flat["companyStoreDOList"] = json!([store_of(app, &admin, 2).await]);
    }
    if let Some(field) = at.strip_prefix("body:").filter(|field| *field != "id") {
        let place = format!("body:{field}");
        let foreign = foreign_of(app, &place).await;
        let own = number_at(&flat, &place)?;
        let (method, mut body) = (method.clone(), flat.clone());
        if method == Method::PUT {
            let draft = admin.post(CHANGES, flat).await.with_status(201).json();
            body = with(body, json!({ "id": draft["id"], "rowVersion": draft["rowVersion"] }));
        }
        return Some(Fixture::new(foreign, own, move |id| {
            admin.call(method.clone(), CHANGES).json(placed(body.clone(), &place, id))
        }));
    }
    let event = rest.rsplit('/').next()?.to_owned();
    let waiting = ["withdraw", "urge", "versions", "{logId}", "diff", "unmask", "bd-cancel"];
    let state = match event.as_str() {
        "cancel" => {
            let doc = submitted(&admin, "6222020200001110001").await;
            let back =
                admin.post(&format!("{CHANGES}/{}/withdraw", doc["id"]), json!({ "rowVersion": doc["rowVersion"] }));
            back.await.ok().json()
        }
        event if waiting.contains(&event) => submitted(&admin, "6222020200001110001").await,
        _ => {
            let changed = with(flat.clone(), json!({ "bankAccount": "6222020200001110001" }));
            admin.post(CHANGES, changed).await.with_status(201).json()
        }
    };
    let own = state["id"].as_i64()?;
    let version = json!({ "rowVersion": state["rowVersion"] });
    let log = state["versions"][0]["logId"].as_i64()?;
    let method = method.clone();
    if at == "path:logId" {
        let logs = logs_of_others(app).await;
        return Some(Fixture::new(logs, log, move |id| admin.get(&format!("{CHANGES}/{own}/versions/{id}"))));
    }
    if at == "body:id" {
        let body = with(flat, version);
        return Some(Fixture::new(vec![foreign], own, move |id| {
            admin.put(CHANGES, with(body.clone(), json!({ "id": id })))
        }));
    }
    let (caller, foreign) = match event.as_str() {
        // 招商 of companies 2 to 4 reaches both; company 5's is another's.
        "bd-cancel" => {
            let far = submitted(&app.login("200004", "admin").await, "6222020200001110005").await;
            (app.login("100000", "zs1").await, far["id"].as_i64()?)
        }
        _ => (admin, foreign),
    };
    let body = match event.as_str() {
        "cancel" | "bd-cancel" => with(version, json!({ "reason": "不再需要变更" })),
        "unmask" => json!({ "field": "bankAccount" }),
        _ => version,
    };
    let tail = rest.trim_start_matches("company-changes/{id}").replace("{logId}", &log.to_string());
    Some(Fixture::new(vec![foreign], own, move |id| {
        let call = caller.call(method.clone(), &format!("{CHANGES}/{id}{tail}"));
        if method == Method::POST { call.json(body.clone()) } else { call }
    }))
}

/// A change of the bank account, waiting for 财务.
pub async fn submitted(admin: &Client, account: &str) -> Value {
    let profile = own_profile(admin).await;
    let company = with(profile["companyDO"].clone(), json!({ "bankAccount": account }));
    let sent = with(profile, json!({ "companyDO": company }));
    admin.post("admin/api/company/profile/submit-change", sent).await.with_status(201).json()
}

/// The same as a document's form: everything at the top, files in their slots, each with one.
async fn flat(profile: &Value, admin: &Client) -> Value {
    let mut form = profile["companyDO"].clone();
    for list in ["companyBrandDOList", "companyStoreDOList"] {
        form[list] = profile[list].clone();
    }
    let file = uploaded(admin, "legalIdFront", "a.pdf", &pdf(600)).await;
    let picture = uploaded(admin, "brandLogo", "a.png", &png(9, 9)).await;
    let slots =
        ["businessLicense", "bankPermit", "legalIdFront", "legalIdBack", "taxpayerProof", "integrityPledge", "other"];
    for slot in slots {
        form[slot] = json!([{ "fileId": file["fileId"] }]);
    }
    if let Some(brands) = form["companyBrandDOList"].as_array_mut() {
        // The one with a chain first: a place is looked for in the first row.
        brands.sort_by_key(|brand| std::cmp::Reverse(brand["authChain"].as_array().map(Vec::len)));
        brands[0]["brandLogo"] = json!([{ "fileId": picture["fileId"] }]);
        for link in brands[0]["authChain"].as_array_mut().into_iter().flatten() {
            link["authFiles"] = json!([{ "fileId": file["fileId"] }]);
        }
    }
    form
}

/// Companies of the other 招商 are foreign to this one, and to whoever of the staff is limited as 张招商 is.
async fn companies(app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let deed = rest.rsplit('/').next()?.to_owned();
    let root = app.login("100000", "root").await;
    let now = root.get("admin/api/companies/2").await.ok().json();
    let method = method.clone();
    let (caller, foreign, body) = match deed.as_str() {
        "freeze" => {
            let body =
                json!({ "useStatusReason": "ARREARS", "reason": "逾期账单未处理", "rowVersion": now["rowVersion"] });
            (limited(app, "root", FIRST_GROUP).await, vec![5, 6], body)
        }
        "enable" => {
            let body =
                json!({ "useStatusReason": "ARREARS", "reason": "逾期账单未处理", "rowVersion": now["rowVersion"] });
            let frozen = root.post("admin/api/companies/2/freeze", body).await.ok().json();
            let body = json!({ "reason": "恢复正常合作", "rowVersion": frozen["rowVersion"] });
            (limited(app, "root", FIRST_GROUP).await, vec![5, 6], body)
        }
        "assign" => {
            let body = json!({ "bdUserId": 102, "vendorGroup": "KA", "liveRooms": ["common"], "rowVersion": now["rowVersion"] });
            if at == "body:bdUserId" {
                let staff = app.login("100000", "zs1").await;
                return Some(Fixture::new(vec![201, 101, 301], 102, move |id| {
                    staff.put("admin/api/companies/2/assign", with(body.clone(), json!({ "bdUserId": id })))
                }));
            }
            (app.login("100000", "zs1").await, vec![5, 6], body)
        }
        "unmask" => (limited(app, "cw1", FIRST_GROUP).await, vec![5, 6], json!({ "field": "bankAccount" })),
        "complaints" => (app.login("100000", "zs1").await, vec![5, 6], complaint(app)),
        _ => (app.login("100000", "zs1").await, vec![5, 6, 7], json!({})),
    };
    let tail = rest.trim_start_matches("companies/{id}").to_owned();
    Some(Fixture::new(foreign, 2, move |id| {
        let call = caller.call(method.clone(), &format!("admin/api/companies/{id}{tail}"));
        if method == Method::GET { call } else { call.json(body.clone()) }
    }))
}

fn complaint(app: &TestApp) -> Value {
    json!({ "happenedDate": app.clock().today(), "content": "买家反映发货与宣传不符" })
}

async fn complaints(app: &TestApp) -> Option<Fixture> {
    let (staff, other) = (app.login("100000", "zs1").await, app.login("100000", "zs2").await);
    let told = async |who: &Client, company: i64| {
        let row = who.post(&format!("admin/api/companies/{company}/complaints"), complaint(app)).await;
        row.with_status(201).json()["id"].as_i64()
    };
    let (foreign, own) = (told(&other, 5).await?, told(&staff, 2).await?);
    let body = json!({ "reason": "经核实为误会", "rowVersion": 0 });
    Some(Fixture::new(vec![foreign], own, move |id| {
        staff.post(&format!("admin/api/company-complaints/{id}/withdraw"), body.clone())
    }))
}

async fn profile(app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    execute(app, "UPDATE company_change SET is_deleted = TRUE, status = 'CANCELLED' WHERE company_id = 2").await;
    let admin = app.login("200001", "admin").await;
    let path = format!("admin/api/{rest}");
    if rest == "company/updateBusinessLicense" {
        let file = uploaded(&admin, "businessLicense", "a.pdf", &pdf(600)).await;
        let body = json!({ "companyId": 2, "businessLicense": [{ "fileId": file["fileId"] }] });
        let (foreign, own) = match at {
            "body:companyId" => (vec![3, 4, 1], 2),
            _ => (foreign_of(app, at).await, file["fileId"].as_i64()?),
        };
        let at = at.to_owned();
        return Some(Fixture::new(foreign, own, move |id| admin.post(&path, placed(body.clone(), &at, id))));
    }
    let profile = own_profile(&admin).await;
    let whole = flat(&profile, &admin).await;
    // A store of its own, so that there is a number to name.
    let mut body = with(profile, json!({ "companyBrandDOList": whole["companyBrandDOList"] }));
    // The one to name first; what the company has handed in stays.
    let other = json!({ "type": "other", "fileId": whole["other"][0]["fileId"] });
    body["fileRelationDOList"].as_array_mut()?.insert(0, other);
    body["companyDO"]["bankAccount"] = "6222020200001110002".into();
    body["companyStoreDOList"] = json!([store_of(app, &admin, 2).await]);
    let foreign = foreign_of(app, at).await;
    let own = number_at(&body, at)?;
    let (at, method) = (at.to_owned(), method.clone());
    Some(Fixture::new(foreign, own, move |id| admin.call(method.clone(), &path).json(placed(body.clone(), &at, id))))
}
