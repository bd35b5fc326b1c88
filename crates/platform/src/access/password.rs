//! Password hashing: argon2id, on the blocking threads, a few at a time, so that a storm of logins costs
//! answers of 429 and not the whole machine.

use std::sync::Arc;

use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;

use crate::http::{Problem, Result, texts};

/// Beyond this many waiting, more would only wait longer.
const WAITING: usize = 64;

#[derive(Clone)]
pub struct Hasher {
    argon: Argon2<'static>,
    running: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    /// Verified for names that nobody has, so that they take as long as the others.
    dummy: Arc<str>,
}

impl Hasher {
    /// 19 MiB and two passes: the level OWASP names for argon2id.
    pub fn new() -> anyhow::Result<Self> {
        Self::with(19 * 1024, 2)
    }

    /// For tests and demo data, where a hundred hashes must not take a minute.
    pub fn weak() -> anyhow::Result<Self> {
        Self::with(64, 1)
    }

    fn with(memory_kib: u32, passes: u32) -> anyhow::Result<Self> {
        let params = Params::new(memory_kib, passes, 1, None).map_err(|error| anyhow::anyhow!("{error}"))?;
        let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let dummy = argon.hash_password(b"nobody's password").map_err(|error| anyhow::anyhow!("{error}"))?;
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Ok(Self {
            argon,
            running: Arc::new(Semaphore::new(cores)),
            waiting: Arc::new(Semaphore::new(WAITING)),
            dummy: dummy.to_string().into(),
        })
    }

    pub async fn hash(&self, password: &str) -> Result<String> {
        let (argon, password) = (self.argon.clone(), password.to_owned());
        self.run(move || argon.hash_password(password.as_bytes()).map(|hash| hash.to_string()))
            .await?
            .map_err(Problem::internal)
    }

    /// `None` is a user who does not exist: the answer is no, after the same work.
    pub async fn verify(&self, password: &str, hash: Option<&str>) -> Result<bool> {
        let hash = hash.filter(|hash| !hash.is_empty());
        let (argon, password, known) = (self.argon.clone(), password.to_owned(), hash.is_some());
        let hash = hash.map_or_else(|| self.dummy.to_string(), str::to_owned);
        self.run(move || {
            let parsed = PasswordHash::new(&hash);
            // Before `known` is looked at: the work is what makes the two take equally long.
            let right = parsed.is_ok_and(|hash| argon.verify_password(password.as_bytes(), &hash).is_ok());
            known && right
        })
        .await
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
        let Ok(_place) = self.waiting.clone().try_acquire_owned() else {
            return Err(texts::COMMON_TOO_MANY.into());
        };
        let turn = self.running.clone().acquire_owned().await.map_err(Problem::internal)?;
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(Problem::internal)
    }
}
