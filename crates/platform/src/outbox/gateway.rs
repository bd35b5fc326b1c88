//! The ways out: a configured mail server and HTTP gateway, or the demo's own shelf that a developer can read.

use std::sync::Arc;
use std::time::Duration;

use moka::sync::Cache;

use super::Channel;
use super::mail::Mailer;
use crate::adapter::Partner;

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

    /// Whether anything leads out by this channel.
    fn carries(&self, _channel: Channel) -> bool {
        true
    }

    /// What the demo profile shows a developer, the newest that has `part` in it; nothing elsewhere.
    fn last_text(&self, _to: &str, _part: &str) -> Option<String> {
        None
    }
}

/// Posts each message to the configured address, signed with the configured key.
pub struct HttpGateway(Partner);

impl HttpGateway {
    pub fn new(url: reqwest::Url, key: String) -> anyhow::Result<Self> {
        Partner::new(url, key).map(Self)
    }
}

#[async_trait::async_trait]
impl Gateway for HttpGateway {
    async fn send(&self, message: Outgoing) -> anyhow::Result<()> {
        self.0.post(&message).await.map(drop)
    }
}

/// Mails go to the mail server, everything else the other way.
pub struct MailGateway {
    pub mailer: Mailer,
    pub others: Arc<dyn Gateway>,
}

#[async_trait::async_trait]
impl Gateway for MailGateway {
    async fn send(&self, message: Outgoing) -> anyhow::Result<()> {
        if message.channel == Channel::Email.code() {
            self.mailer.send(&message).await
        } else {
            self.others.send(message).await
        }
    }

    fn carries(&self, channel: Channel) -> bool {
        channel == Channel::Email || self.others.carries(channel)
    }

    fn last_text(&self, to: &str, part: &str) -> Option<String> {
        self.others.last_text(to, part)
    }
}

/// Of one receiver.
const KEPT: usize = 8;

/// Keeps the last texts for each receiver, for a while, so that a demo needs no telephone.
pub struct DemoGateway {
    last: Cache<String, Vec<String>>,
}

impl Default for DemoGateway {
    fn default() -> Self {
        Self { last: Cache::builder().max_capacity(10_000).time_to_live(Duration::from_secs(600)).build() }
    }
}

#[async_trait::async_trait]
impl Gateway for DemoGateway {
    async fn send(&self, message: Outgoing) -> anyhow::Result<()> {
        let mut texts = self.last.get(&message.to).unwrap_or_default();
        texts.insert(0, message.text);
        texts.truncate(KEPT);
        self.last.insert(message.to, texts);
        Ok(())
    }

    fn last_text(&self, to: &str, part: &str) -> Option<String> {
        self.last.get(to)?.into_iter().find(|text| text.contains(part))
    }
}

/// Production without a configured gateway: messages wait, and the log says why.
pub struct SilentGateway;

#[async_trait::async_trait]
impl Gateway for SilentGateway {
    async fn send(&self, _message: Outgoing) -> anyhow::Result<()> {
        anyhow::bail!("no gateway is configured (PORTAL_GATEWAY_URL)")
    }

    fn carries(&self, _channel: Channel) -> bool {
        false
    }
}
