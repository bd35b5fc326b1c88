//! Services of others that an operator may configure. Each is a trait with a demo, a configured and an absent form.

use std::time::Duration;

use serde::Serialize;

use crate::secret::mac;

/// Somebody's address that takes signed JSON.
pub struct Partner {
    client: reqwest::Client,
    url: reqwest::Url,
    key: String,
}

impl Partner {
    pub fn new(url: reqwest::Url, key: String) -> anyhow::Result<Self> {
        let client = reqwest::Client::builder()
            .timeout(Duration::from_secs(10))
            // An address chosen by the other side is never followed.
            .redirect(reqwest::redirect::Policy::none())
            .build()?;
        Ok(Self { client, url, key })
    }

    /// Signed with the configured key; anything but a success is an error without the address in it.
    pub async fn post(&self, message: &impl Serialize) -> anyhow::Result<reqwest::Response> {
        let body = serde_json::to_vec(message)?;
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
        anyhow::ensure!(answer.status().is_success(), "the partner answered {}", answer.status());
        Ok(answer)
    }
}

/// For whom and for what a seal is wanted.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SealOrder {
    pub company_name: String,
    pub credit_code: String,
    pub sign_id: i64,
    pub content_hash: String,
}

/// A picture of a company's seal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// `png` or `svg`.
    pub format: &'static str,
    pub picture: Vec<u8>,
    /// What the seal is, in the words that the paper prints beside it.
    pub note: String,
}

#[async_trait::async_trait]
pub trait SealMaker: Send + Sync {
    /// `None` where nobody makes seals: the paper then carries the signature alone.
    async fn seal(&self, order: SealOrder) -> anyhow::Result<Option<Seal>>;
}
