//! The program: it brings the services, the web app and the configuration together and runs them.
//!
//! [`program`] lists the modules. [`open`] makes an [`App`] from a
//! [`Config`], [`build`] the two routers of an app, [`serve`] a running portal. `main.rs` is the command line.

pub mod assets;
pub mod backup;
pub mod config;
mod open;
pub mod serve;

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};

use anyhow::Result;
use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use platform::access::{Facts, Registry, Routes, openapi};
use platform::http::{JSON, Problem, health_routes, metrics_handle, metrics_route, wrap};
use platform::module::Program;
use platform::workflow::Step;
use platform::{App, audit};
use serde_json::Value;
use tokio::sync::OnceCell;

pub use assets::Assets;
pub use config::Config;
pub use open::{Lock, close, fill_with_demo_data, instance_name, migrate, open, prepare, seed};

/// What all modules bring, put together once.
pub fn program() -> Program {
    static PROGRAM: LazyLock<Program> = LazyLock::new(modules);
    PROGRAM.clone()
}

/// The modules of the program. A module stands behind those whose tables, or whose demo data, it builds upon.
fn modules() -> Program {
    Program::new(vec![
        platform::module(),
        company::module(),
        message::module(),
        identity::module(sign::signer_of),
        selection::module(),
        bizconfig::module(),
        certificate::module(),
        admission::module(),
        product::module(),
        offer::module(),
        product::merges(),
        purchase::module(),
        schedule::module(),
        pricing::module(),
        wms::module(),
        application::module(),
        sign::module(),
        datacenter::module(),
    ])
}

/// Everything that answers under `/services`. `demo` adds the helpers that only a demonstration may have.
pub fn services(demo: bool) -> Vec<Routes> {
    let mut program = program();
    let mut all = program.routes;
    if demo {
        all.append(&mut program.demo_routes);
    }
    let events = all.iter().flat_map(Routes::events).chain(program.events).collect();
    all.push(audit::routes(events));
    all
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
    let documents = program().documents;
    let steps: Vec<&Step> = documents.all().flat_map(|document| document.steps()).collect();
    let mut document = serde_json::to_value(openapi::document(&facts()?, &steps))?;
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
