//! Each copy of the program holds one slot of the id space, as a lease that it renews.

use std::time::Duration;

use tokio_util::sync::CancellationToken;

use super::{drop_lease, take_lease};
use crate::db::Db;
use crate::ids::SLOTS;

const LEASE: Duration = Duration::from_secs(120);
const RENEW: Duration = Duration::from_secs(20);

/// Takes a free slot and keeps it until `stop`. A copy that cannot renew in time stops, since another copy may
/// then make the same ids.
pub async fn hold_slot(db: &Db, instance: &str, stop: CancellationToken) -> anyhow::Result<()> {
    for slot in 0..SLOTS {
        if renew(db, slot, instance).await? {
            db.ids.use_slot(slot);
            tokio::spawn(keep(db.clone(), slot, instance.to_owned(), stop));
            return Ok(());
        }
    }
    anyhow::bail!("all {SLOTS} slots are taken: too many copies on one database")
}

pub async fn release_slot(db: &Db, instance: &str) {
    let dropped = db.technical(instance.to_owned(), |tx, owner| async move {
        for slot in 0..SLOTS {
            drop_lease(&tx, &name(slot), &owner).await?;
        }
        Ok(())
    });
    if let Err(problem) = dropped.await {
        tracing::warn!(%problem, "the id slot stays taken until its lease ends");
    }
}

async fn keep(db: Db, slot: i64, instance: String, stop: CancellationToken) {
    let mut held = std::time::Instant::now();
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(RENEW) => {}
        }
        match renew(&db, slot, &instance).await {
            Ok(true) => held = std::time::Instant::now(),
            Ok(false) => held -= LEASE,
            Err(problem) => tracing::warn!(%problem, "the id slot was not renewed"),
        }
        if held.elapsed() > LEASE - RENEW {
            tracing::error!("the id slot is lost; stopping");
            stop.cancel();
            return;
        }
    }
}

async fn renew(db: &Db, slot: i64, instance: &str) -> crate::http::Result<bool> {
    db.technical((name(slot), instance.to_owned()), |tx, (name, owner)| async move {
        take_lease(&tx, &name, &owner, LEASE).await
    })
    .await
}

fn name(slot: i64) -> String {
    format!("slot.{slot}")
}
