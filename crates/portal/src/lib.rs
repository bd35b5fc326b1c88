//! The program: it brings the services, the web app and the configuration together and runs them.
//!
//! [`services`] is the list of everything that answers under `/services`. [`open`] makes an [`App`] from a
//! [`Config`], [`build`] the two routers of an app, [`serve`] a running portal. `main.rs` is the command line.

pub mod assets;
pub mod backup;
pub mod config;
mod open;
pub mod serve;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::Result;
use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use platform::App;
use platform::access::{Facts, Registry, Routes, openapi};
use platform::db::{Migration, Migrations};
use platform::document::{Documents, Gates, Lookups};
use platform::files::Showings;
use platform::http::{JSON, Problem, health_routes, metrics_handle, metrics_route, wrap};
use platform::jobs::{Job, platform_jobs};
use platform::rotate::Sealed;
use platform::todo::Todos;
use platform::{audit, workflow};
use serde_json::Value;
use tokio::sync::OnceCell;

pub use assets::Assets;
pub use config::Config;
pub use open::{Lock, close, fill_with_demo_data, instance_name, migrate, open, prepare, seed};

/// Every service of the portal. `demo` adds the helpers that only a demonstration may have.
pub fn services(demo: bool) -> Vec<Routes> {
    let mut all = identity::routes(sign::signer_of);
    all.push(company::routes());
    all.push(platform::files::routes());
    all.extend(message::routes());
    all.push(sign::routes());
    all.extend(selection::routes());
    all.extend(offer::routes());
    all.extend(schedule::routes());
    all.extend(pricing::routes());
    all.extend(product::routes());
    all.extend(admission::routes());
    all.extend(certificate::routes());
    all.push(bizconfig::routes());
    all.push(application::routes());
    all.push(workflow::routes("workflow", &[]));
    all.push(datacenter::routes());
    if demo {
        all.extend(identity::demo_routes());
    }
    let events = all.iter().flat_map(Routes::events).chain(SYSTEM_EVENTS.iter().copied()).collect();
    all.push(audit::routes(events));
    all
}

/// What the program does by itself, or by the command line, in the words of the audit log.
const SYSTEM_EVENTS: &[(&str, &str)] = &[
    // Several calls, one event.
    ("auth.login", "登录"),
    ("auth.code", "发送验证码"),
    ("auth.partner", "单点登录"),
    ("file.upload", "上传文件"),
    ("phone.code", "发送手机验证码"),
    ("account.createAdmin", "命令行创建管理员"),
    ("task.overtime", "任务超时提醒"),
    ("keys.rotate", "更换密钥"),
    ("catalogue.seed", "写入内置角色与字典"),
    ("demo.fill", "写入演示数据"),
    ("feedback.autoClose", "反馈自动关闭"),
    ("company.pictureErasure", "清除未通过申请的证件照片"),
    ("offerStore.authExpired", "店铺授权到期"),
    ("company.creditScore", "更新企业信用分"),
    ("offer.expiry", "报品超期关闭"),
    ("offer.overtime", "报品超时未排期"),
    ("offer.completion", "报品完成"),
    ("schedule.reminders", "开播提醒"),
    ("supply.request", "请求更新供货信息"),
    ("supply.overdue", "供货信息逾期"),
    ("price.push", "推送渠道价格"),
    ("price.watch", "价格监测"),
];

/// In the order in which they are applied: a service may refer to the tables of those before it.
pub fn migrations() -> Migrations {
    let all: [Vec<Migration>; 14] = [
        platform::migrations(),
        company::migrations(),
        message::migrations(),
        identity::migrations(),
        selection::migrations(),
        sign::migrations(),
        admission::migrations(),
        certificate::migrations(),
        bizconfig::migrations(),
        application::migrations(),
        offer::migrations(),
        schedule::migrations(),
        pricing::migrations(),
        product::migrations(),
    ];
    Migrations(all.concat())
}

pub fn jobs() -> Vec<Job> {
    [
        platform_jobs(),
        identity::jobs(),
        message::jobs(),
        selection::jobs(),
        offer::jobs(),
        schedule::jobs(),
        pricing::jobs(),
        certificate::jobs(),
        admission::jobs(),
        application::jobs(),
        sign::jobs(),
    ]
    .concat()
}

/// Every kind of approval document, for the desk that decides on any of them.
pub fn documents() -> Documents {
    let products = [offer::documents(), product::documents()].concat();
    let all = [selection::documents(), products, certificate::documents(), admission::documents()];
    Documents::new(all.concat())
}

/// What modules have to say about each other's deeds.
pub fn gates() -> Gates {
    Gates::new([bizconfig::gates(), selection::gates(), offer::gates(), schedule::gates()].concat())
}

/// Which things of one module hang on those of another.
pub fn lookups() -> Lookups {
    Lookups::new([admission::lookups(), offer::lookups(), pricing::lookups(), schedule::lookups()].concat())
}

/// Through what staff read files, beside the documents.
pub fn showings() -> Showings {
    Showings::new([company::showings(), pricing::showings(), application::showings()].concat())
}

/// Where sealed values stand, for whoever seals them anew.
pub fn sealed() -> Vec<Sealed> {
    [Sealed::of_platform(&documents()), company::sealed(), certificate::sealed(), admission::sealed()].concat()
}

/// What is counted on people's first page, in the order in which it stands there.
pub fn todos() -> Todos {
    let company =
        [offer::todos(), product::todos(), selection::todos(), certificate::todos(), admission::todos()].concat();
    let todos = [company, pricing::todos(), sign::todos(), application::todos()];
    Todos::new(todos.concat(), [sign::milestones(), certificate::milestones()].concat())
}

/// What people reach, and what only operators reach.
pub struct Faces {
    pub main: Router,
    pub admin: Router,
}

/// `ready` is what `/health/ready` tells; it turns false before a stop.
pub fn build(app: &App, assets: Assets, ready: Arc<AtomicBool>) -> Result<Faces> {
    let demo = app.settings.demo;
    let operators = operators();
    let health = health_routes(ready);
    let mut main = Registry::new(services(demo))?.router(app).merge(health.clone()).merge(assets.router());
    if demo {
        main = main.merge(operators.clone());
    }
    Ok(Faces { main: wrap(main, app), admin: wrap(health.merge(operators), app) })
}

/// The facts of every endpoint of the contract; a demonstration's helpers are no part of it.
pub fn facts() -> Result<Vec<Facts>> {
    Ok(Registry::new(services(false))?.facts())
}

/// The same text every time, so that a change of the contract is a difference that can be read.
pub fn openapi_json() -> Result<String> {
    let mut document = serde_json::to_value(openapi::document(&facts()?))?;
    order_extensions(&mut document);
    Ok(serde_json::to_string_pretty(&document)?)
}

/// Members that begin with `x-` come in any order; everything else keeps the order of its declaration.
fn order_extensions(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(order_extensions),
        Value::Object(members) => {
            let (mut extensions, mut others): (Vec<_>, Vec<_>) =
                std::mem::take(members).into_iter().partition(|(name, _)| name.starts_with("x-"));
            extensions.sort_by(|(one, _), (other, _)| one.cmp(other));
            others.extend(extensions);
            others.iter_mut().for_each(|(_, value)| order_extensions(value));
            members.extend(others);
        }
        _ => {}
    }
}

fn operators() -> Router<App> {
    metrics_route(metrics_handle()).route("/openapi.json", get(contract))
}

/// Written when somebody first asks: most starts never need it, and it takes longer than everything else at a start.
async fn contract() -> platform::http::Result<impl IntoResponse> {
    static TEXT: OnceCell<Arc<str>> = OnceCell::const_new();
    let write = async || {
        let text = tokio::task::spawn_blocking(openapi_json).await.map_err(Problem::internal)?;
        text.map(Arc::from).map_err(Problem::internal)
    };
    let text = TEXT.get_or_try_init(write).await?;
    Ok(([(header::CONTENT_TYPE, JSON)], text.to_string()))
}
