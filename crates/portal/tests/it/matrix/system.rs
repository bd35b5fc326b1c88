//! Whose accounts, groups and roles a call may reach: fixtures for the walk over every id of the contract.

use axum::http::Method;
use serde_json::{Value, json};
use testkit::{Client, TestApp};

use super::tenants::Fixture;
use crate::admin::system::{
    ACCOUNTS, GROUPS, HEAD_OFFICE, ROLES, TRADE, VENDOR_OPERATOR, ZHAOSHANG, account_form, checked_accounts, made,
    new_role, role_form, with,
};

const PARTS: [&str; 4] = ["biz-accounts", "user-groups", "roles", "companies/{id}/admins"];

pub fn is_of(place: &str) -> bool {
    PARTS.iter().any(|part| place.contains(&format!("/services/admin/api/{part}")))
}

/// Called by 王芳 of company 2, but for what only the staff may do.
pub async fn fixture(app: &TestApp, admin: &Client, place: &str) -> Option<Fixture> {
    let (route, at) = place.rsplit_once(' ')?;
    let (method, path) = route.split_once(' ')?;
    let method: Method = method.parse().ok()?;
    let rest = path.strip_prefix("/services/admin/api/")?;
    let (part, rest) = rest.split_once('/').map_or((rest, String::new()), |(part, rest)| (part, format!("/{rest}")));
    let user = admin.clone();
    match part {
        "biz-accounts" => account(app, user, &method, &rest, at).await,
        "user-groups" => group(app, user, &method, &rest, at).await,
        "roles" => role(app, user, &method, &rest, at).await,
        "companies" => company(app, &method, &rest, at).await,
        _ => None,
    }
}

/// A name and a phone that nobody has had yet.
fn fresh(app: &TestApp) -> (String, String) {
    let now = app.clock().now().0;
    (format!("user{now}"), format!("139{:08}", now / 1_000 % 100_000_000))
}

/// A role of another company, and one of the staff's.
async fn foreign_roles(app: &TestApp) -> Vec<i64> {
    let other = app.login("200002", "admin").await;
    let role = new_role(&other, &format!("别人的{}", app.clock().now().0), &["offerList"]).await;
    vec![role["id"].as_i64().expect("an id"), ZHAOSHANG]
}

const FOREIGN_ACCOUNTS: [i64; 3] = [301, 401, 101];
const FOREIGN_GROUPS: [i64; 3] = [300, 400, 100];

async fn account(app: &TestApp, user: Client, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let (login, phone) = fresh(app);
    let form = account_form(&login, &phone);
    if rest.starts_with("/import/") {
        return batch(app, user, method, rest).await;
    }
    if at == "body:leaderRoleIds" {
        return leader(app, method, form).await;
    }
    if (method.as_str(), rest) == ("POST", "") {
        return match at {
            "body:roleIds" => Some(Fixture::new(foreign_roles(app).await, VENDOR_OPERATOR, move |id| {
                user.post(ACCOUNTS, with(form.clone(), json!({ "roleIds": [id] })))
            })),
            "body:userGroupId" => Some(Fixture::new(FOREIGN_GROUPS.into(), TRADE, move |id| {
                user.post(ACCOUNTS, with(form.clone(), json!({ "userGroupId": id })))
            })),
            _ => None,
        };
    }
    let (own, _) = made(&user, form).await;
    let id = own["id"].as_i64()?;
    if rest == "/{id}/enable" {
        user.post(&format!("{ACCOUNTS}/{id}/disable"), json!({})).await.ok();
    }
    let saved = json!({
        "id": id, "rowVersion": 0, "nameCn": "赵新", "vendorPosition": "BD", "roleIds": [VENDOR_OPERATOR],
        "userGroupId": TRADE,
    });
    let many = json!({ "accounts": [{ "id": id, "rowVersion": 0 }] });
    Some(match (rest, at) {
        ("", "body:id") => Fixture::new(FOREIGN_ACCOUNTS.into(), id, move |id| {
            user.put(ACCOUNTS, with(saved.clone(), json!({ "id": id })))
        }),
        ("", "body:roleIds") => Fixture::new(foreign_roles(app).await, 3, move |id| {
            user.put(ACCOUNTS, with(saved.clone(), json!({ "roleIds": [id] })))
        }),
        ("", "body:userGroupId") => Fixture::new(FOREIGN_GROUPS.into(), HEAD_OFFICE, move |id| {
            user.put(ACCOUNTS, with(saved.clone(), json!({ "userGroupId": id })))
        }),
        ("/batch", "body:accounts.id") => Fixture::new(FOREIGN_ACCOUNTS.into(), id, move |id| {
            let form = json!({ "action": "disable", "accounts": [{ "id": id, "rowVersion": 0 }] });
            user.post(&format!("{ACCOUNTS}/batch"), form)
        }),
        ("/batch", "body:userGroupId") => Fixture::new(FOREIGN_GROUPS.into(), HEAD_OFFICE, move |id| {
            let form = with(many.clone(), json!({ "action": "move", "userGroupId": id }));
            user.post(&format!("{ACCOUNTS}/batch"), form)
        }),
        ("/batch", "body:roleIds") => Fixture::new(foreign_roles(app).await, 3, move |id| {
            let form = with(many.clone(), json!({ "action": "assign", "roleIds": [id] }));
            user.post(&format!("{ACCOUNTS}/batch"), form)
        }),
        (rest, "path:id") => {
            let (method, rest) = (method.clone(), rest.replace("/{id}", ""));
            Fixture::new(FOREIGN_ACCOUNTS.into(), id, move |id| {
                let call = user.call(method.clone(), &format!("{ACCOUNTS}/{id}{rest}"));
                if method == Method::POST { call.json(json!({})) } else { call }
            })
        }
        _ => return None,
    })
}

/// Staff answer for roles that they have; to their administrator another company's role is none.
async fn leader(app: &TestApp, method: &Method, form: Value) -> Option<Fixture> {
    let root = app.login("100000", "root").await;
    let form = with(form, json!({ "roleIds": [ZHAOSHANG], "userGroupId": 100 }));
    let body = match *method == Method::POST {
        true => form,
        false => {
            let (own, _) = made(&root, form).await;
            json!({
                "id": own["id"], "rowVersion": own["rowVersion"], "nameCn": "赵新", "vendorPosition": "BD",
                "roleIds": [ZHAOSHANG], "userGroupId": 100,
            })
        }
    };
    let foreign = foreign_roles(app).await.into_iter().filter(|role| *role != ZHAOSHANG).collect();
    let method = method.clone();
    Some(Fixture::new(foreign, ZHAOSHANG, move |id| {
        root.call(method.clone(), ACCOUNTS).json(with(body.clone(), json!({ "leaderRoleIds": [id] })))
    }))
}

/// A batch is its uploader's alone.
async fn batch(app: &TestApp, user: Client, method: &Method, rest: &str) -> Option<Fixture> {
    let (login, phone) = fresh(app);
    let mut foreign = Vec::new();
    for (els_account, login, group, role) in
        [("200002", "admin", "杭州味享食品有限公司", "只读"), ("100000", "root", "招商一组", "招商")]
    {
        let other = app.login(els_account, login).await;
        foreign.push(checked_accounts(&other, group, role, "imported", &phone).await["batchId"].as_i64()?);
    }
    let own = checked_accounts(&user, "总部", "只读", &login, &phone).await["batchId"].as_i64()?;
    let (method, end) = (method.clone(), rest.rsplit('/').next()?.to_owned());
    Some(Fixture::new(foreign, own, move |id| {
        user.call(method.clone(), &format!("{ACCOUNTS}/import/{id}/{end}?mode=ALL_OR_NOTHING"))
    }))
}

async fn group(app: &TestApp, user: Client, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let (name, _) = fresh(app);
    let form = json!({ "parentId": HEAD_OFFICE, "name": name });
    if (method.as_str(), rest) == ("POST", "") {
        let (foreign, own, field) = match at {
            "body:parentId" => (FOREIGN_GROUPS, TRADE, "parentId"),
            "body:leaderId" => (FOREIGN_ACCOUNTS, 201, "leaderId"),
            _ => return None,
        };
        return Some(Fixture::new(foreign.into(), own, move |id| {
            user.post(GROUPS, with(form.clone(), json!({ field: id })))
        }));
    }
    let own = user.post(GROUPS, form).await.with_status(201).json()["id"].as_i64()?;
    if rest == "/{id}/enable" {
        user.post(&format!("{GROUPS}/{own}/disable"), json!({})).await.ok();
    }
    let saved = json!({ "id": own, "rowVersion": 0, "name": "新名称" });
    Some(match (rest, at) {
        ("", "body:id") => Fixture::new(FOREIGN_GROUPS.into(), own, move |id| {
            user.put(GROUPS, with(saved.clone(), json!({ "id": id })))
        }),
        ("", "body:leaderId") => Fixture::new(FOREIGN_ACCOUNTS.into(), 202, move |id| {
            user.put(GROUPS, with(saved.clone(), json!({ "leaderId": id })))
        }),
        ("/{id}/move", "body:parentId") => Fixture::new(FOREIGN_GROUPS.into(), TRADE, move |id| {
            user.post(&format!("{GROUPS}/{own}/move"), json!({ "parentId": id, "sort": 0 }))
        }),
        (rest, "path:id") => {
            let (method, rest) = (method.clone(), rest.replace("/{id}", ""));
            let body = if rest == "/move" { json!({ "parentId": TRADE, "sort": 0 }) } else { json!({}) };
            Fixture::new(FOREIGN_GROUPS.into(), own, move |id| {
                let call = user.call(method.clone(), &format!("{GROUPS}/{id}{rest}"));
                if method == Method::POST { call.json(body.clone()) } else { call }
            })
        }
        _ => return None,
    })
}

async fn role(app: &TestApp, user: Client, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let (name, _) = fresh(app);
    let own = new_role(&user, &name, &["offerList"]).await["id"].as_i64()?;
    if rest == "/{id}/enable" {
        user.post(&format!("{ROLES}/{own}/disable"), json!({})).await.ok();
    }
    let saved: Value = with(role_form(&name, &["offerList"]), json!({ "rowVersion": 0 }));
    let foreign = foreign_roles(app).await;
    Some(match (rest, at) {
        ("", "body:id") => {
            Fixture::new(foreign, own, move |id| user.put(ROLES, with(saved.clone(), json!({ "id": id }))))
        }
        (rest, "path:id") => {
            let (method, rest) = (method.clone(), rest.replace("/{id}", ""));
            let body = if rest == "/copy" { json!({ "roleName": format!("{name}副本") }) } else { json!({}) };
            Fixture::new(foreign, own, move |id| {
                let call = user.call(method.clone(), &format!("{ROLES}/{id}{rest}"));
                if method == Method::POST { call.json(body.clone()) } else { call }
            })
        }
        _ => return None,
    })
}

/// The staff reach every company but their own, and of each company its administrators alone.
async fn company(app: &TestApp, method: &Method, rest: &str, at: &str) -> Option<Fixture> {
    let root = app.login("100000", "root").await;
    let path = move |company: i64, account: i64| match account {
        0 => format!("admin/api/companies/{company}/admins"),
        account => format!("admin/api/companies/{company}/admins/{account}/reset-password"),
    };
    Some(match (method.as_str(), rest, at) {
        ("GET", "/{id}/admins", "path:id") => Fixture::new(vec![1], 9, move |id| root.get(&path(id, 0))),
        ("POST", _, "path:id") => Fixture::new(vec![1, 2, 3], 9, move |id| root.post(&path(id, 901), json!({}))),
        ("POST", _, "path:accountId") => {
            Fixture::new(vec![201, 202, 101], 901, move |id| root.post(&path(9, id), json!({})))
        }
        _ => return None,
    })
}
