//! A file that a service reads at once and does not keep.

use std::path::Path;

use axum::extract::Request;
use tokio::sync::OwnedSemaphorePermit;

use super::form::{Event, Form, malformed};
use super::receive::extension;
use super::slots::Slot;
use super::temp::{Temp, Whole};
use crate::access::Caller;
use crate::app::App;
use crate::http::{Problem, Result, texts};

/// Gone with its last holder. It counts as an upload of its company for as long.
pub struct Passing {
    whole: Whole,
    _turn: OwnedSemaphorePermit,
}

impl Passing {
    pub fn path(&self) -> &Path {
        self.whole.path()
    }
}

/// The one file of a form, within the limits of `slot`.
pub async fn receive_one(app: &App, caller: &Caller, request: Request, slot: &'static Slot) -> Result<Passing> {
    let turn = app.files.turn(caller.company_id()).await?;
    let (parts, body) = request.into_parts();
    let mut form = Form::new(&parts.headers, body)?;
    let mut file: Option<Temp> = None;
    while let Some(event) = form.next().await? {
        file = match (event, file) {
            (Event::Field { .. }, file) => file,
            (Event::File { file_name, .. }, None) if slot.takes(&extension(&file_name)) => {
                Some(Temp::create(app.files.store.temp()).await?)
            }
            (Event::File { .. }, None) => return Err(slot.wrong_type()),
            (Event::Bytes(bytes), Some(temp)) if temp.size() + bytes.len() as u64 <= slot.max_bytes() => {
                Some(temp.write(bytes).await?)
            }
            (Event::Bytes(_), Some(_)) => return Err(slot.too_large()),
            // Two files, or bytes before any.
            _ => return Err(malformed()),
        };
    }
    let temp = file.ok_or_else(|| Problem::filled(texts::COMMON_REQUIRED, &[("label", "文件")]))?;
    Ok(Passing { whole: temp.finish().await?, _turn: turn })
}
