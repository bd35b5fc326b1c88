//! Whose agreements a call may reach: a link opens its own, staff renew those of the companies that they look after.

use axum::http::Method;
use serde_json::json;
use testkit::TestApp;

use super::tenants::Fixture;
use crate::sign::{SIGNS, asked, form, staff};

/// `None` for places that are no agreement's.
pub async fn fixture(app: &TestApp, place: &str) -> Option<Fixture> {
    let (route, _) = place.rsplit_once(' ')?;
    let (method, path) = route.split_once(' ')?;
    let rest = path.strip_prefix("/services/admin/api/company-signs/{id}")?.to_owned();
    // 张招商 looks after company 2 and not after 6.
    let (own, foreign) = (asked(app, 2).await, vec![asked(app, 6).await.id]);
    if rest == "/resend" {
        let staff = staff(app).await;
        return Some(Fixture::new(foreign, own.id, move |id| staff.post(&format!("{SIGNS}/{id}/resend"), json!({}))));
    }
    let mut body = json!({});
    match rest.as_str() {
        "/pdf" | "/verify" => drop(own.signed(app).await),
        "/sign" => {
            own.read(app).await;
            body = form(&own.code(app).await);
        }
        "/reapply" => drop(own.post(app, "/reject", json!({ "reason": "条款无法接受" })).await.ok()),
        "/reject" => body = json!({ "reason": "条款无法接受" }),
        _ => {}
    }
    let (anon, method): (_, Method) = (app.anon(), method.parse().ok()?);
    Some(Fixture::new(foreign, own.id, move |id| {
        let call = anon.call(method.clone(), &format!("{SIGNS}/{id}{rest}")).header("x-sign-token", &own.token);
        if method == Method::POST { call.json(body.clone()) } else { call }
    }))
}
