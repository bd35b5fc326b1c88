//! A running portal: its listeners, its jobs, and the order in which it goes down.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use axum::Router;
use platform::App;
use platform::http::{Server, ServerLimits};
use platform::jobs::{self, Job};
use tokio::net::TcpListener;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::open::{Lock, close, fill_with_demo_data, instance_name, open, prepare, seed};
use crate::{Assets, Faces, build};

/// What a portal is started with, apart from its app.
pub struct Plan {
    pub listen: SocketAddr,
    pub admin_listen: Option<SocketAddr>,
    pub limits: ServerLimits,
    /// How long it answers after it has said that it is not ready.
    pub pause: Duration,
    pub jobs: Vec<Job>,
    pub assets: Assets,
}

pub struct Portal {
    pub address: SocketAddr,
    pub admin_address: Option<SocketAddr>,
    app: App,
    ready: Arc<AtomicBool>,
    pause: Duration,
    stop_accepting: CancellationToken,
    stop_jobs: CancellationToken,
    servers: Vec<JoinHandle<()>>,
    jobs: JoinHandle<()>,
}

/// Serves until a signal asks it to stop.
pub async fn serve(config: &Config) -> Result<()> {
    let _lock = config.database.sqlite_path().map(|path| Lock::take(path)).transpose()?;
    let mut signals = Signals::listen()?;
    let app = open(config, instance_name(config)).await?;
    prepare(&app).await?;
    let slot_lost = CancellationToken::new();
    jobs::hold_slot(&app.db, &app.instance, slot_lost.clone()).await?;
    seed(&app).await?;
    if config.is_demo() {
        fill_with_demo_data(&app).await?;
    }
    let plan = Plan {
        listen: config.listen,
        admin_listen: config.admin_listen,
        limits: ServerLimits::default(),
        pause: config.drain,
        jobs: if config.jobs { app.jobs.clone() } else { Vec::new() },
        assets: Assets::load(config.is_demo(), config.web_dir.as_deref(), config.i18n_dir.as_deref())?,
    };
    let portal = Portal::start(&app, plan).await?;
    println!("The portal answers at http://{}", portal.address);
    tokio::select! {
        () = signals.next() => {
            tracing::info!("asked to stop");
            // Somebody who asks twice is in a hurry.
            portal.stop_unless_hurried(signals.next()).await;
        }
        () = slot_lost.cancelled() => {
            tracing::error!("stopping at once, since another copy may make the same ids");
            portal.stop_unless_hurried(std::future::ready(())).await;
        }
    }
    slot_lost.cancel();
    jobs::release_slot(&app.db, &app.instance).await;
    close(&app).await
}

impl Portal {
    pub async fn start(app: &App, plan: Plan) -> Result<Self> {
        let ready = Arc::new(AtomicBool::new(true));
        let Faces { main, admin } = build(app, plan.assets, ready.clone())?;
        let listener = listen(plan.listen).await?;
        let address = listener.local_addr()?;
        let stop_accepting = CancellationToken::new();
        let start = |listener: TcpListener, router: Router| {
            let server = Server { listener, router, limits: plan.limits };
            tokio::spawn(server.run(stop_accepting.clone()))
        };
        let mut servers = vec![start(listener, main)];
        let mut admin_address = None;
        if let Some(listen_at) = plan.admin_listen {
            let listener = listen(listen_at).await?;
            admin_address = Some(listener.local_addr()?);
            servers.push(start(listener, admin));
        }
        let stop_jobs = CancellationToken::new();
        let jobs = tokio::spawn(jobs::run_all(app.clone(), plan.jobs, stop_jobs.clone()));
        let (app, pause) = (app.clone(), plan.pause);
        Ok(Self { address, admin_address, app, ready, pause, stop_accepting, stop_jobs, servers, jobs })
    }

    /// Not ready, then the pause, then no new connections, then the last answers, then the jobs.
    pub async fn stop(self) {
        self.stop_unless_hurried(std::future::pending()).await;
    }

    async fn stop_unless_hurried(self, hurry: impl Future<Output = ()>) {
        self.ready.store(false, Ordering::Relaxed);
        tokio::select! {
            () = tokio::time::sleep(self.pause) => {}
            () = hurry => {}
        }
        self.stop_accepting.cancel();
        // A stream has no end of its own; its browser goes on at another copy.
        self.app.push.close();
        for server in self.servers {
            server.await.ok();
        }
        self.stop_jobs.cancel();
        self.jobs.await.ok();
        tracing::info!(instance = self.app.instance, "stopped");
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("cannot listen on {address}"))
}

struct Signals {
    terminate: Signal,
    interrupt: Signal,
}

impl Signals {
    /// From the first moment on, so that a stop during the start is not lost.
    fn listen() -> Result<Self> {
        Ok(Self { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}
