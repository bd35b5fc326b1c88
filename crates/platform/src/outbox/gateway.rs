//! The ways out: a configured HTTP gateway, or the demo's own shelf that a developer can read.

use std::time::Duration;

use moka::sync::Cache;

use crate::secret::mac;

/// A message ready to go.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Outgoing {
    /// The receiver may see a message twice; by this it knows.
    pub id: i64,
    pub channel: String,
    pub to: String,
    pub template: String,
    pub text: String,
}

#[async_trait::async_trait]
pub trait Gateway: Send + Sync {
    async fn send(&self, message: Outgoing) -> anyhow::Result<()>;

    /// What the demo profile shows a developer; nothing elsewhere.
    fn last_text(&self, _to: &str) -> Option<String> {
        None
    }
}

/// Posts each message to the configured address, signed with the configured key.
pub struct HttpGateway {
    client: reqwest::Client,
    url: reqwest::Url,
    key: String,
}

impl HttpGateway {
    pub fn new(url: reqwest::Url, key: String) -> anyhow::Result<Self> {
        let client = reqwest::Client::builder()
            .timeout(Duration::from_secs(10))
            // An address chosen by the other side is never followed.
            .redirect(reqwest::redirect::Policy::none())
            .build()?;
        Ok(Self { client, url, key })
    }
}

#[async_trait::async_trait]
impl Gateway for HttpGateway {
    async fn send(&self, message: Outgoing) -> anyhow::Result<()> {
        let body = serde_json::to_vec(&message)?;
        let signature = hex::encode(mac(self.key.as_bytes(), &body));
        let answer = self
            .client
            .post(self.url.clone())
            .header("content-type", "application/json")
            .header("x-portal-signature", signature)
            .body(body)
            .send()
            .await
            .map_err(reqwest::Error::without_url)?;
        anyhow::ensure!(answer.status().is_success(), "the gateway answered {}", answer.status());
        Ok(())
    }
}

/// Keeps the last text for each receiver, for a while, so that a demo needs no telephone.
pub struct DemoGateway {
    last: Cache<String, String>,
}

impl Default for DemoGateway {
    fn default() -> Self {
        Self { last: Cache::builder().max_capacity(10_000).time_to_live(Duration::from_secs(600)).build() }
    }
}

#[async_trait::async_trait]
impl Gateway for DemoGateway {
    async fn send(&self, message: Outgoing) -> anyhow::Result<()> {
        self.last.insert(message.to, message.text);
        Ok(())
    }

    fn last_text(&self, to: &str) -> Option<String> {
        self.last.get(to)
    }
}

/// Production without a configured gateway: messages wait, and the log says why.
pub struct SilentGateway;

#[async_trait::async_trait]
impl Gateway for SilentGateway {
    async fn send(&self, _message: Outgoing) -> anyhow::Result<()> {
        anyhow::bail!("no gateway is configured (PORTAL_GATEWAY_URL)")
    }
}
