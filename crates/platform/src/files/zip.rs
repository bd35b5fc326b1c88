//! All files of a record in one archive.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufWriter, Write};

use ::zip::write::SimpleFileOptions;
use ::zip::{CompressionMethod, DateTime, ZipWriter};
use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use chrono::{Datelike, Timelike};
use futures_util::StreamExt;
use serde::Deserialize;
use tokio::runtime::Handle;
use tokio_util::io::ReaderStream;

use super::content;
use super::entity::file;
use super::shown::readable;
use super::slots::size_text;
use super::temp::{TempPath, disk, make_folder};
use crate::Form;
use crate::access::{Access, Caller, Endpoint, Tenant, post};
use crate::app::App;
use crate::http::{Problem, Result, Valid, texts};

const MAX_FILES: usize = 200;
const MAX_BYTES: i64 = 1 << 30;

pub fn endpoint() -> Endpoint {
    post("/api/files/zip", zip)
        .says("打包下载")
        .access(Access::Session, Tenant::Reach)
        .audit("file.zip")
        .answers_a_secret()
        .takes::<ZipForm>()
        .answers_file("application/zip")
}

#[derive(Clone, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ZipForm {
    #[field("文件", required)]
    ids: Vec<i64>,
}

/// One id that the caller may not read, and there is nothing.
async fn zip(State(app): State<App>, caller: Caller, Valid(form): Valid<ZipForm>) -> Result<Response> {
    let too_much = || {
        let size = size_text(MAX_BYTES as u64 / 1024);
        Problem::filled(texts::FILE_ZIP, &[("n", &MAX_FILES.to_string()), ("size", &size)])
    };
    if form.ids.is_empty() {
        return Err(Problem::filled(texts::COMMON_REQUIRED, &[("label", "文件")]));
    }
    if form.ids.len() > MAX_FILES {
        return Err(too_much());
    }
    let found = readable(&app, &caller, &form.ids).await?;
    let files: Vec<file::Model> = form.ids.iter().filter_map(|id| found.get(id).cloned()).collect();
    if files.len() != form.ids.len() {
        return Err(Problem::not_found());
    }
    if files.iter().map(|file| file.stored_size).sum::<i64>() > MAX_BYTES {
        return Err(too_much());
    }
    let ids = form.ids;
    let noted = app.db.write(&caller.ctx, ids, |tx, ids| async move {
        tx.audit(|note| {
            note.biz_type = "file";
            note.after = Some(serde_json::json!({ "ids": ids }));
        });
        Ok(())
    });
    noted.await?;
    let archive = pack(&app, files).await?;
    let length = archive.metadata().map_err(disk)?.len();
    let body = Body::from_stream(ReaderStream::with_capacity(tokio::fs::File::from_std(archive), 64 * 1024));
    let headers = [
        (header::CONTENT_TYPE, "application/zip".to_owned()),
        (header::CONTENT_LENGTH, length.to_string()),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"files.zip\"".to_owned()),
    ];
    Ok((headers, body).into_response())
}

/// An open file without a name: it is gone when the last byte is sent, or when the client is.
async fn pack(app: &App, files: Vec<file::Model>) -> Result<File> {
    let folder = app.files.store.temp();
    make_folder(folder).await?;
    let path = TempPath::beside(&folder.join("archive"));
    let _turn = app.files.archives.acquire().await.map_err(Problem::internal)?;
    let (app, handle) = (app.clone(), Handle::current());
    let work = move || -> Result<File> {
        let file = File::options().create_new(true).write(true).open(path.path()).map_err(disk)?;
        let mut archive = ZipWriter::new(BufWriter::new(file));
        let mut names = Names::default();
        for file in &files {
            let found = handle.block_on(content::pieces(&app, file, None))?;
            let mut pieces = found.ok_or_else(|| Problem::internal("a row without its object"))?;
            archive.start_file(names.unique(&file.file_name), options(file)).map_err(Problem::internal)?;
            while let Some(piece) = handle.block_on(pieces.next()) {
                archive.write_all(&piece.map_err(Problem::unavailable)?).map_err(disk)?;
            }
        }
        let mut out = archive.finish().map_err(Problem::internal)?;
        out.flush().map_err(disk)?;
        File::open(path.path()).map_err(disk)
    };
    tokio::task::spawn_blocking(work).await.map_err(Problem::internal)?
}

/// Pictures, PDFs and films are packed already.
fn options(file: &file::Model) -> SimpleFileOptions {
    let at = file.created_date.local();
    let (month, day) = (at.month() as u8, at.day() as u8);
    let (hour, minute, second) = (at.hour() as u8, at.minute() as u8, at.second() as u8);
    let modified = DateTime::from_date_and_time(at.year() as u16, month, day, hour, minute, second);
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    options.last_modified_time(modified.unwrap_or_default())
}

/// Two files of one name must not hide each other.
#[derive(Default)]
struct Names(HashMap<String, usize>);

impl Names {
    fn unique(&mut self, name: &str) -> String {
        let seen = self.0.entry(name.to_owned()).or_default();
        *seen += 1;
        let seen = *seen;
        match (seen, name.rsplit_once('.')) {
            (1, _) => name.to_owned(),
            (n, Some((stem, extension))) => self.unique(&format!("{stem} ({n}).{extension}")),
            (n, None) => self.unique(&format!("{name} ({n})")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_an_archive_are_unique() {
        let mut names = Names::default();
        let made: Vec<String> =
            ["a.jpg", "a.jpg", "a (2).jpg", "a.jpg", "b", "b"].map(|name| names.unique(name)).into();
        assert_eq!(made, ["a.jpg", "a (2).jpg", "a (2) (2).jpg", "a (3).jpg", "b", "b (2)"]);
    }
}
