//! S7-14, S7-15, S7-16: the three ways in that go through the portal.

use axum::Json;
use axum::extract::{Request, State};
use serde::Serialize;
use utoipa::ToSchema;

use super::entity::file;
use super::form::Form;
use super::keep::{Manner, Space, keep};
use super::receive::{Received, Source, receive};
use super::refs::address;
use super::slots::IMAGE;
use super::urlencoded::Urlencoded;
use crate::access::{Access, Caller, Endpoint, Tenant, post};
use crate::app::App;
use crate::http::Result;

pub fn endpoints() -> Vec<Endpoint> {
    vec![
        post("/api/uploadAttachmentFile", upload)
            .summary("上传附件")
            .access(Access::Session, Tenant::Company)
            .audit("file.upload")
            .takes_upload::<UploadForm>("multipart/form-data")
            .answers::<FileAnswer>(),
        post("/api/uploadSourceAttachmentFile", upload_source)
            .summary("以内容上传附件")
            .access(Access::Session, Tenant::Company)
            .audit("file.upload")
            .takes_upload::<SourceForm>("application/x-www-form-urlencoded")
            .answers::<FileAnswer>(),
        post("/api/uploadAttachmentPublicRead", upload_public)
            .summary("上传公开附件")
            .access(Access::Session, Tenant::Company)
            .audit("file.uploadPublic")
            .takes_upload::<UploadForm>("multipart/form-data")
            .answers::<FileAnswer>(),
    ]
}

/// The parts of the form. `slot` before `file` lets a file that is too large be refused at once.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "read as a stream; this is its description")]
pub struct UploadForm {
    biz_type: Option<String>,
    slot: Option<String>,
    #[schema(value_type = String, format = Binary)]
    file: String,
}

#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "read as a stream; this is its description")]
pub struct SourceForm {
    file_name: String,
    slot: Option<String>,
    biz_type: Option<String>,
    /// Of the content, with or without `data:…;base64,` before it.
    base64: String,
}

#[derive(Serialize, ToSchema)]
pub struct FileAnswer {
    pub success: bool,
    pub message: String,
    pub data: UploadedFile,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UploadedFile {
    pub file_id: i64,
    pub file_name: String,
    pub url: String,
    pub file_path: String,
    pub size: i64,
    /// Of the bytes as uploaded.
    pub sha256: String,
    /// Of what is kept: a picture is written anew.
    pub stored_sha256: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    pub width: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    pub height: Option<i32>,
}

impl FileAnswer {
    pub fn of(app: &App, file: &file::Model) -> Json<Self> {
        let data = UploadedFile {
            file_id: file.id,
            file_name: file.file_name.clone(),
            url: address(app, file),
            file_path: file.key.clone(),
            size: file.size,
            sha256: file.sha256.clone(),
            stored_sha256: file.stored_sha256.clone(),
            width: file.width,
            height: file.height,
        };
        Json(Self { success: true, message: "上传成功".into(), data })
    }
}

async fn upload(State(app): State<App>, caller: Caller, request: Request) -> Result<Json<FileAnswer>> {
    upload_for(&app, &caller, request).await
}

/// Also for somebody without a session whom a service vouches for.
pub async fn upload_for(app: &App, caller: &Caller, request: Request) -> Result<Json<FileAnswer>> {
    let _turn = app.files.turn(caller.company_id()).await?;
    let received = receive_form(app, caller, request).await?;
    Ok(FileAnswer::of(app, &keep(app, caller, received, Manner::default()).await?))
}

async fn upload_source(State(app): State<App>, caller: Caller, request: Request) -> Result<Json<FileAnswer>> {
    let _turn = app.files.turn(caller.company_id()).await?;
    let source = Source::Urlencoded(Urlencoded::new(request.into_body()));
    let received = admit(&app, &caller, source).await?;
    Ok(FileAnswer::of(&app, &keep(&app, &caller, received, Manner::default()).await?))
}

/// For posters and avatars: pictures alone.
async fn upload_public(State(app): State<App>, caller: Caller, request: Request) -> Result<Json<FileAnswer>> {
    let _turn = app.files.turn(caller.company_id()).await?;
    let received = receive_form(&app, &caller, request).await?;
    if !IMAGE.takes(&received.extension) {
        return Err(IMAGE.wrong_type());
    }
    let manner = Manner { public: true, ..Manner::default() };
    Ok(FileAnswer::of(&app, &keep(&app, &caller, received, manner).await?))
}

async fn receive_form(app: &App, caller: &Caller, request: Request) -> Result<Received> {
    let (parts, body) = request.into_parts();
    admit(app, caller, Source::Multipart(Form::new(&parts.headers, body)?)).await
}

/// A full account and a store that is down are told before anything is read.
async fn admit(app: &App, caller: &Caller, source: Source) -> Result<Received> {
    app.files.store.reachable().await?;
    Space::of(app, caller.company_id(), None).await?.check(app.db.read(), caller.company_id(), 0).await?;
    receive(source, app.files.store.temp()).await
}
