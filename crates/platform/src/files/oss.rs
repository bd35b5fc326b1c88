//! S7-17, S7-18: files that go to the storage host by a form post, and become files by their completion.

use std::collections::HashMap;
use std::time::Duration;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use futures_util::StreamExt;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::entity::file;
use super::form::{Event, Form as Parts, malformed};
use super::inspect::Format;
use super::keep::{Manner, Space, keep};
use super::policy::{self, ACCESS_ID, Grant};
use super::receive::{Received, code, extension, plain_name};
use super::s3_policy::presign;
use super::slots::Slot;
use super::store::INCOMING;
use super::temp::Temp;
use super::upload::FileAnswer;
use crate::Form;
use crate::access::{Access, Caller, Endpoint, Tenant, post, throttle};
use crate::app::App;
use crate::http::{Problem, Result, Valid, texts};

/// What was posted and never completed fills the store for an hour.
const SIGNATURES_PER_HOUR: u64 = 500;

const UPLOAD_PATH: &str = "/services/fileservice/api/oss-upload";

pub fn endpoints() -> Vec<Endpoint> {
    vec![
        post("/api/getOssSignature", sign)
            .summary("直传签名")
            .access(Access::Session, Tenant::Company)
            .changes_nothing()
            .answers_a_secret()
            .takes::<SignatureForm>()
            .answers::<SignatureAnswer>(),
        // No row changes: an object becomes a file by its completion.
        post("/api/oss-upload", upload)
            .summary("直传文件")
            .public("a form that the server has signed names the one key that it may write")
            .changes_nothing()
            .takes_upload::<OssForm>("multipart/form-data")
            .answers_ok(),
        post("/api/oss-complete", complete)
            .summary("完成直传")
            .access(Access::Session, Tenant::Company)
            .audit("file.upload")
            .answers_a_secret()
            .takes::<CompleteForm>()
            .answers::<FileAnswer>(),
    ]
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SignatureForm {
    #[field("文件名", max = 200, required)]
    file_name: String,
    #[field("文件类型", max = 100, required)]
    content_type: String,
    #[field("位置", max = 64)]
    slot: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct SignatureAnswer {
    success: bool,
    /// JSON: `dir, accessid, policy, signature, host`, the `key` to post, and for a bucket `fields`, which are posted
    /// unchanged before the file.
    data: String,
}

async fn sign(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<SignatureForm>,
) -> Result<Json<SignatureAnswer>> {
    let slot = Slot::of(&code("slot", form.slot.unwrap_or_default())?);
    let (name, extension) = (plain_name(&form.file_name), extension(&form.file_name));
    let format = Format::of_extension(&extension).filter(|_| slot.takes(&extension));
    if !format.is_some_and(|format| format.has_type(&form.content_type)) {
        return Err(slot.wrong_type());
    }
    let space = Space::of(&app, caller.company_id(), None).await?;
    space.check(app.db.read(), caller.company_id(), 0).await?;
    let bucket = format!("file.sign/{}", caller.user_id());
    let over = app.db.technical(bucket, |tx, bucket| async move {
        throttle::is_over(&tx, &bucket, SIGNATURES_PER_HOUR, Duration::from_secs(3600)).await
    });
    if over.await? {
        return Err(texts::COMMON_TOO_MANY.into());
    }
    let dir = format!("{}{}/", own_prefix(&caller), uuid::Uuid::new_v4());
    let name = if is_plain(&name) { name } else { format!("file.{extension}") };
    let grant = Grant {
        key: format!("{dir}{name}"),
        content_type: form.content_type,
        max_bytes: slot.max_bytes(),
        expires: policy::expiry(&app),
    };
    let data = match app.files.store.bucket() {
        None => {
            let policy = grant.policy(Vec::new());
            let signature = policy::sign(&app.secrets, &policy);
            let host = format!("{}{UPLOAD_PATH}", app.settings.public_url);
            json!({
                "dir": dir, "accessid": ACCESS_ID, "policy": policy, "signature": signature, "host": host,
                "key": grant.key,
            })
        }
        Some(bucket) => {
            let signed = presign(bucket, &grant, app.clock().now());
            let host = format!("{}/{}", bucket.public_endpoint.as_str().trim_end_matches('/'), bucket.name);
            json!({
                "dir": dir, "accessid": bucket.access_key, "policy": signed.policy, "signature": signed.signature,
                "host": host, "key": grant.key, "fields": Value::Object(signed.fields),
            })
        }
    };
    Ok(Json(SignatureAnswer { success: true, data: data.to_string() }))
}

/// Only below this may a caller put anything, or complete it.
fn own_prefix(caller: &Caller) -> String {
    format!("{INCOMING}/{}/{}/", caller.company_id(), caller.user_id())
}

/// Letters of any script, digits and a few signs: the same in a form, an address and a file system.
fn is_plain(name: &str) -> bool {
    name.chars().count() <= 80
        && name.chars().all(|c| c.is_alphanumeric() || "-_.() ".contains(c))
        && !name.is_empty()
        && !name.starts_with(['.', ' '])
}

#[derive(ToSchema)]
#[expect(dead_code, reason = "read as a stream; this is its description")]
pub struct OssForm {
    key: String,
    #[schema(rename = "OSSAccessKeyId")]
    access_id: String,
    policy: String,
    signature: String,
    success_action_status: Option<String>,
    /// The last part.
    #[schema(value_type = String, format = Binary)]
    file: String,
}

/// The storage host of a portal that keeps its files in a folder. The policy alone lets one in.
async fn upload(State(app): State<App>, request: Request) -> Result<StatusCode> {
    if app.files.store.bucket().is_some() {
        return Err(Problem::not_found());
    }
    let (parts, body) = request.into_parts();
    let mut form = Parts::new(&parts.headers, body)?;
    let mut fields = HashMap::new();
    let mut file: Option<(Temp, Grant)> = None;
    let mut turn = None;
    while let Some(event) = form.next().await? {
        match (event, file.take()) {
            (Event::Field { name, value }, None) => drop(fields.insert(name, value)),
            (Event::File { content_type, .. }, None) => {
                let grant = granted(&app, &fields, &content_type)?;
                turn = Some(app.files.turn(company_of(&grant.key)).await?);
                form.begin_anew();
                file = Some((Temp::create(app.files.store.temp()).await?, grant));
            }
            (Event::Bytes(bytes), Some((temp, grant))) => {
                if temp.size() + bytes.len() as u64 > grant.max_bytes {
                    return Err(too_large(&grant));
                }
                file = Some((temp.write(bytes).await?, grant));
            }
            // Fields behind the file are ignored, as a storage service does.
            (Event::Field { .. }, before @ Some(_)) => file = before,
            _ => return Err(malformed()),
        }
    }
    let (temp, grant) = file.filter(|(temp, _)| temp.size() > 0).ok_or_else(malformed)?;
    let company_id = company_of(&grant.key);
    let space = Space::of(&app, company_id, None).await?;
    space.check(app.db.read(), company_id, temp.size() as i64).await?;
    let whole = temp.finish().await?;
    let put = app.files.store.put(&grant.key, whole.path(), "application/octet-stream").await?;
    drop(turn);
    if put { Ok(StatusCode::OK) } else { Err(texts::COMMON_CONFLICT.into()) }
}

/// Our own policy named it.
fn company_of(key: &str) -> i64 {
    key.split('/').nth(1).and_then(|id| id.parse().ok()).unwrap_or_default()
}

fn granted(app: &App, fields: &HashMap<String, String>, part_type: &str) -> Result<Grant> {
    let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
    let grant = Grant::read(&app.secrets, app.clock().now(), field("policy"), field("signature"));
    let grant = grant.filter(|grant| {
        field("OSSAccessKeyId") == ACCESS_ID
            && field("key") == grant.key
            && ["", policy::SUCCESS_STATUS].contains(&field("success_action_status"))
    });
    let grant = grant.ok_or_else(|| Problem::from(texts::COMMON_FORBIDDEN))?;
    let named_type = fields.get("Content-Type").map_or(part_type, String::as_str);
    if !named_type.eq_ignore_ascii_case(&grant.content_type) {
        return Err(Problem::filled(texts::FILE_TYPE, &[("types", &grant.content_type)]));
    }
    Ok(grant)
}

fn too_large(grant: &Grant) -> Problem {
    Problem::filled(texts::FILE_SIZE, &[("n", &super::slots::size_text(grant.max_bytes / 1024))])
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CompleteForm {
    #[field("文件", max = 300, required)]
    key: String,
    #[field("位置", max = 64)]
    slot: Option<String>,
    #[field("业务类型", max = 64)]
    biz_type: Option<String>,
}

/// The same checks as any upload; a repeated call finds what the first one made.
async fn complete(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<CompleteForm>,
) -> Result<Json<FileAnswer>> {
    let own = form.key.strip_prefix(&own_prefix(&caller)).is_some_and(is_own_rest);
    if !own {
        return Err(Problem::not_found());
    }
    if let Some(done) = completed(&app, &form.key).await? {
        return Ok(FileAnswer::of(&app, &done));
    }
    let received = fetch(&app, &form).await?;
    let manner = Manner { public: false, upload_key: Some(form.key.clone()) };
    let file = match keep(&app, &caller, received, manner).await {
        // Two at once: the other one was first.
        Err(problem) if problem.is_duplicate() => completed(&app, &form.key).await?.ok_or(problem)?,
        kept => kept?,
    };
    if let Err(problem) = app.files.store.delete(&form.key).await {
        tracing::warn!(%problem, "a completed form post stays until it is swept");
    }
    Ok(FileAnswer::of(&app, &file))
}

/// `uuid/name`, and nothing that leads elsewhere.
fn is_own_rest(rest: &str) -> bool {
    let Some((uuid, name)) = rest.split_once('/') else { return false };
    uuid::Uuid::try_parse(uuid).is_ok() && is_plain(name)
}

async fn completed(app: &App, key: &str) -> Result<Option<file::Model>> {
    Ok(file::Entity::find().filter(file::Column::UploadKey.eq(key)).one(app.db.read()).await?)
}

/// From the store into a temporary file, no more of it than its slot takes.
async fn fetch(app: &App, form: &CompleteForm) -> Result<Received> {
    let slot = code("slot", form.slot.clone().unwrap_or_default())?;
    let biz_type = code("bizType", form.biz_type.clone().unwrap_or_default())?;
    let file_name = plain_name(&form.key);
    let (limit, extension) = (Slot::of(&slot), extension(&file_name));
    if !limit.takes(&extension) {
        return Err(limit.wrong_type());
    }
    let found = app.files.store.get(&form.key, None).await?.ok_or_else(Problem::not_found)?;
    if found.meta.size > limit.max_bytes() {
        return Err(limit.too_large());
    }
    let mut temp = Temp::create(app.files.store.temp()).await?;
    let mut stream = found.into_stream();
    while let Some(piece) = stream.next().await {
        temp = temp.write(piece.map_err(Problem::unavailable)?).await?;
        if temp.size() > limit.max_bytes() {
            return Err(limit.too_large());
        }
    }
    Ok(Received { whole: temp.finish().await?, file_name, extension, slot, biz_type })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_leads_nowhere_else() {
        let uuid = uuid::Uuid::new_v4();
        assert!(is_own_rest(&format!("{uuid}/图 (1).png")));
        for rest in ["x/a.png", "../a.png", "a.png", ""] {
            assert!(!is_own_rest(rest), "{rest}");
        }
        for name in ["../a.png", "..", ".", "a/b.png", "a\\b.png", "", " a.png", "a\0.png", "%2e%2e"] {
            assert!(!is_own_rest(&format!("{uuid}/{name}")), "{name}");
        }
    }
}
