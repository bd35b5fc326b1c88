//! What a form post may carry: signed by the portal, checked by the portal when it plays the storage host itself.

use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::app::App;
use crate::clock::Timestamp;
use crate::secret::{Secrets, same};

pub const LIFE: Duration = Duration::from_secs(10 * 60);

/// The access id of the portal's own storage host.
pub const ACCESS_ID: &str = "portal";
pub const SUCCESS_STATUS: &str = "200";

const PURPOSE: &str = "file.policy";

/// One object, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grant {
    pub key: String,
    pub content_type: String,
    pub max_bytes: u64,
    pub expires: Timestamp,
}

#[derive(Serialize, Deserialize)]
struct Written {
    expiration: String,
    conditions: Vec<Value>,
}

impl Grant {
    /// The conditions that every storage host checks; a host adds its own.
    pub fn conditions(&self) -> Vec<Value> {
        vec![
            json!(["eq", "$key", self.key]),
            json!(["content-length-range", 1, self.max_bytes]),
            json!(["eq", "$Content-Type", self.content_type]),
            json!(["eq", "$success_action_status", SUCCESS_STATUS]),
        ]
    }

    /// Base64, as it is posted.
    pub fn policy(&self, more: Vec<Value>) -> String {
        let conditions = [self.conditions(), more].concat();
        STANDARD.encode(json!({ "expiration": iso(self.expires), "conditions": conditions }).to_string())
    }

    /// `None` unless we signed it and it is still good.
    pub fn read(secrets: &Secrets, now: Timestamp, policy: &str, signature: &str) -> Option<Self> {
        if !same(sign(secrets, policy).as_bytes(), signature.as_bytes()) {
            return None;
        }
        let written: Written = serde_json::from_slice(&STANDARD.decode(policy).ok()?).ok()?;
        let named = |name: &str| {
            let condition = written.conditions.iter().find(|condition| condition[1] == name)?;
            condition[2].as_str().map(str::to_owned)
        };
        let range = written.conditions.iter().find(|condition| condition[0] == "content-length-range")?;
        let expires = chrono::DateTime::parse_from_rfc3339(&written.expiration).ok()?;
        let expires = Timestamp(expires.timestamp_millis());
        let grant =
            Self { key: named("$key")?, content_type: named("$Content-Type")?, max_bytes: range[2].as_u64()?, expires };
        (now < expires).then_some(grant)
    }
}

pub fn sign(secrets: &Secrets, policy: &str) -> String {
    secrets.keyed_hash(PURPOSE, policy)
}

pub fn expiry(app: &App) -> Timestamp {
    app.clock().now().plus(LIFE)
}

pub fn iso(at: Timestamp) -> String {
    utc(at).format("%Y-%m-%dT%H:%M:%S%.3fZ").to_string()
}

pub fn utc(at: Timestamp) -> chrono::DateTime<chrono::Utc> {
    chrono::DateTime::from_timestamp_millis(at.0).unwrap_or(chrono::DateTime::UNIX_EPOCH)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn grant() -> Grant {
        let key = "incoming/2/201/x/图.png".to_owned();
        Grant { key, content_type: "image/png".into(), max_bytes: 10, expires: Timestamp(1_000_000) }
    }

    /// S7-17
    #[test]
    fn a_policy_says_what_was_granted_until_it_ends() {
        let secrets = Secrets::new("ours", None);
        let policy = grant().policy(Vec::new());
        let signature = sign(&secrets, &policy);
        let read = |now: i64, secrets: &Secrets| Grant::read(secrets, Timestamp(now), &policy, &signature);
        assert_eq!(read(999_999, &secrets), Some(grant()));
        assert_eq!(read(1_000_000, &secrets), None);
        assert_eq!(read(0, &Secrets::new("theirs", None)), None);
    }

    proptest! {
        /// R18
        #[test]
        fn a_changed_policy_grants_nothing(at in 0_usize..200, byte in any::<u8>(), noise in any::<String>()) {
            let secrets = Secrets::new("ours", None);
            let policy = grant().policy(Vec::new());
            let signature = sign(&secrets, &policy);
            let mut bytes = policy.clone().into_bytes();
            let at = at % bytes.len();
            prop_assume!(bytes[at] != byte);
            bytes[at] = byte;
            let changed = String::from_utf8_lossy(&bytes).into_owned();
            prop_assert_eq!(Grant::read(&secrets, Timestamp(0), &changed, &signature), None);
            prop_assert_eq!(Grant::read(&secrets, Timestamp(0), &policy, &noise), None);
            // Even signed by us, what is no policy grants nothing and hurts nobody.
            prop_assert_eq!(Grant::read(&secrets, Timestamp(0), &noise, &sign(&secrets, &noise)), None);
        }
    }
}
