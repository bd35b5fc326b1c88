//! All files of a record in one archive.

use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use ::zip::write::SimpleFileOptions;
use ::zip::{CompressionMethod, DateTime, ZipWriter};
use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use chrono::{Datelike, Timelike};
use futures_util::stream::{self, Stream, StreamExt};
use serde::Deserialize;
use tokio::sync::mpsc;

use super::content;
use super::entity::file;
use super::shown::readable;
use super::slots::size_text;
use crate::Form;
use crate::access::{Access, Caller, Endpoint, LONG, Tenant, post};
use crate::app::App;
use crate::http::{Problem, Result, Valid, texts};

const MAX_FILES: usize = 200;
const MAX_BYTES: i64 = 1 << 30;
/// Pieces that wait for a slow reader.
const AHEAD: usize = 2;

pub fn endpoint() -> Endpoint {
    post("/api/files/zip", zip)
        .summary("打包下载")
        .access(Access::Session, Tenant::Reach)
        .audit("file.zip")
        .answers_a_secret()
        .takes::<ZipForm>()
        .takes_long(LONG)
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
    let mut named = HashSet::new();
    let ids: Vec<i64> = form.ids.into_iter().filter(|id| named.insert(*id)).collect();
    let found = readable(&app, &caller, &ids).await?;
    let files: Vec<file::Model> = ids.iter().filter_map(|id| found.get(id).cloned()).collect();
    if files.len() != ids.len() {
        return Err(Problem::not_found());
    }
    if files.iter().map(|file| file.stored_size).sum::<i64>() > MAX_BYTES {
        return Err(too_much());
    }
    let noted = app.db.write(&caller.ctx, ids, |tx, ids| async move {
        tx.audit(|entry| {
            entry.biz_type = "file";
            entry.after = Some(serde_json::json!({ "ids": ids }));
        });
        Ok(())
    });
    noted.await?;
    let headers = [
        (header::CONTENT_TYPE, "application/zip"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"files.zip\""),
    ];
    Ok((headers, Body::from_stream(pack(app, files))).into_response())
}

/// Made while it is read: nothing lies on the disk, and nothing is done for a reader who has gone.
fn pack(app: App, files: Vec<file::Model>) -> impl Stream<Item = Result<Bytes>> + Send {
    let (sender, receiver) = mpsc::channel(AHEAD);
    tokio::spawn(async move {
        if let Err(problem) = write_archive(&app, &files, &sender).await {
            tracing::error!(%problem, "an archive ends before its end");
            // The reader's connection breaks off, so that nobody takes it for whole.
            sender.send(Err(problem)).await.ok();
        }
    });
    stream::unfold(receiver, |mut receiver| async move { Some((receiver.recv().await?, receiver)) })
}

/// Ends early, and well, when nobody reads any more.
async fn write_archive(app: &App, files: &[file::Model], reader: &mpsc::Sender<Result<Bytes>>) -> Result<()> {
    let buffer = Buffer::default();
    let mut archive = ZipWriter::new_stream(buffer.clone());
    let mut names = Names::default();
    for file in files {
        let found = content::pieces(app, file, None).await?;
        let mut pieces = found.ok_or_else(|| Problem::internal("a row without its object"))?;
        archive.start_file(names.unique(&file.file_name), options(file)).map_err(Problem::internal)?;
        while let Some(piece) = pieces.next().await {
            archive.write_all(&piece.map_err(Problem::unavailable)?).map_err(Problem::internal)?;
            if reader.send(Ok(buffer.take())).await.is_err() {
                return Ok(());
            }
        }
    }
    archive.finish().map_err(Problem::internal)?;
    reader.send(Ok(buffer.take())).await.ok();
    Ok(())
}

/// What the archive has written and its reader has not been sent.
#[derive(Clone, Default)]
struct Buffer(Arc<Mutex<Vec<u8>>>);

impl Buffer {
    fn take(&self) -> Bytes {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner)).into()
    }
}

impl Write for Buffer {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
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
