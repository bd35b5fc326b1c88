//! The same for a bucket: a presigned POST by signature version 4, which the store itself checks.

use serde_json::{Map, Value, json};

use super::policy::{Grant, SUCCESS_STATUS, utc};
use super::store::Bucket;
use crate::clock::Timestamp;
use crate::secret::mac;

const ALGORITHM: &str = "AWS4-HMAC-SHA256";

pub struct Presigned {
    pub policy: String,
    pub signature: String,
    /// Posted unchanged before the file.
    pub fields: Map<String, Value>,
}

/// A form dies a quarter of an hour after its date whatever it says, so the date is now.
pub fn presign(bucket: &Bucket, grant: &Grant, now: Timestamp) -> Presigned {
    let (day, moment) = (utc(now).format("%Y%m%d").to_string(), utc(now).format("%Y%m%dT%H%M%SZ").to_string());
    let scope = format!("{day}/{}/s3/aws4_request", bucket.region);
    let fixed = [
        ("bucket", bucket.name.clone()),
        ("x-amz-algorithm", ALGORITHM.to_owned()),
        ("x-amz-credential", format!("{}/{scope}", bucket.access_key)),
        ("x-amz-date", moment),
    ];
    let mut more: Vec<Value> = fixed.iter().map(|(name, value)| json!({ *name: value })).collect();
    // Every posted field must be named; these two are for clients that know only the older form.
    more.push(json!({ "OSSAccessKeyId": bucket.access_key }));
    more.push(json!(["starts-with", "$signature", ""]));
    let policy = grant.policy(more);
    let signature = hex::encode(mac(&signing_key(bucket, &day), policy.as_bytes()));
    let mut fields: Map<String, Value> =
        fixed.into_iter().map(|(name, value)| (name.to_owned(), value.into())).collect();
    fields.insert("x-amz-signature".into(), signature.clone().into());
    fields.insert("Content-Type".into(), grant.content_type.clone().into());
    fields.insert("success_action_status".into(), SUCCESS_STATUS.into());
    Presigned { policy, signature, fields }
}

fn signing_key(bucket: &Bucket, day: &str) -> [u8; 32] {
    let start = format!("AWS4{}", bucket.secret_key);
    let dated = mac(start.as_bytes(), day.as_bytes());
    let parts: [&[u8]; 3] = [bucket.region.as_bytes(), b"s3", b"aws4_request"];
    parts.into_iter().fold(dated, |key, part| mac(&key, part))
}
