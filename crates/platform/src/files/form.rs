//! `multipart/form-data`, read as it comes: what is held in memory is one piece of the body and the head of a part.

use std::time::{Duration, Instant};

use axum::body::{Body, BodyDataStream};
use axum::http::{HeaderMap, header};
use bytes::{Bytes, BytesMut};
use futures_util::StreamExt;
use memchr::memmem;
use percent_encoding::percent_decode_str;

use crate::http::{Problem, Result, texts};

const HEAD_LIMIT: usize = 8 * 1024;
/// The longest field that is no file is a signed policy.
const FIELD_LIMIT: usize = 16 * 1024;
const PARTS: usize = 32;
/// A piece and what was left of the one before. Always the same, since an allocator keeps a page for every size it has
/// ever been asked for, and in every thread.
const BUFFER: usize = 16 * 1024 + 512;
const BOUNDARY_LIMIT: usize = 70;

/// Whoever stops sending, or sends byte by byte, gives his place up.
const PAUSE: Duration = Duration::from_secs(20);
const SLOWEST_BYTES_PER_SECOND: u64 = 16 * 1024;

/// What a form is read as. `Bytes` are of the `File` before them.
#[derive(Debug, PartialEq, Eq)]
pub enum Event {
    Field { name: String, value: String },
    File { file_name: String, content_type: String },
    Bytes(Bytes),
}

/// A body piece by piece, in good time.
pub struct Pieces {
    stream: BodyDataStream,
    started: Instant,
    received: u64,
}

impl Pieces {
    pub fn of(body: Body) -> Self {
        Self { stream: body.into_data_stream(), started: Instant::now(), received: 0 }
    }

    pub async fn next(&mut self) -> Result<Option<Bytes>> {
        let piece = tokio::time::timeout(PAUSE, self.stream.next()).await;
        let piece = piece.map_err(|_| Problem::from(texts::COMMON_TIMEOUT))?;
        let Some(piece) = piece.transpose().map_err(|_| malformed())? else { return Ok(None) };
        self.received += piece.len() as u64;
        let due = self.started.elapsed().saturating_sub(PAUSE).as_secs() * SLOWEST_BYTES_PER_SECOND;
        if self.received < due { Err(texts::COMMON_TIMEOUT.into()) } else { Ok(Some(piece)) }
    }
}

pub struct Form {
    pieces: Pieces,
    held: BytesMut,
    /// A line break, two dashes and the boundary: what ends each part.
    delimiter: Vec<u8>,
    state: State,
    parts: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Start,
    AfterDelimiter,
    InFile,
    Done,
}

impl Form {
    pub fn new(headers: &HeaderMap, body: Body) -> Result<Self> {
        let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let boundary = boundary(kind).ok_or_else(malformed)?;
        let delimiter = format!("\r\n--{boundary}").into_bytes();
        // The first delimiter has no line before it.
        let held = BytesMut::from(&b"\r\n"[..]);
        Ok(Self { pieces: Pieces::of(body), held, delimiter, state: State::Start, parts: 0 })
    }

    /// Somebody had to wait, and it was not the sender's doing.
    pub fn begin_anew(&mut self) {
        (self.pieces.started, self.pieces.received) = (Instant::now(), 0);
    }

    pub async fn next(&mut self) -> Result<Option<Event>> {
        loop {
            match self.state {
                State::Done => return Ok(None),
                State::Start => {
                    self.hold(self.delimiter.len()).await?;
                    self.skip_delimiter()?;
                }
                State::AfterDelimiter => {
                    self.hold(2).await?;
                    match &self.held.split_to(2)[..] {
                        b"--" => self.state = State::Done,
                        b"\r\n" => return self.part().await.map(Some),
                        _ => return Err(malformed()),
                    }
                }
                State::InFile => match self.piece_of_file().await? {
                    Some(bytes) => return Ok(Some(Event::Bytes(bytes))),
                    None => self.skip_delimiter()?,
                },
            }
        }
    }

    async fn part(&mut self) -> Result<Event> {
        self.parts += 1;
        let end = self.find(b"\r\n\r\n", HEAD_LIMIT).await?;
        if self.parts > PARTS {
            return Err(malformed());
        }
        let head = self.held.split_to(end + 4);
        let head = std::str::from_utf8(&head[..end]).map_err(|_| malformed())?;
        let disposition = header_of(head, "content-disposition").ok_or_else(malformed)?;
        let name = parameter(disposition, "name").ok_or_else(malformed)?;
        let file_name = parameter(disposition, "filename*").or_else(|| parameter(disposition, "filename"));
        if let Some(file_name) = file_name.filter(|_| name == "file") {
            self.state = State::InFile;
            let content_type = header_of(head, "content-type").unwrap_or_default().to_owned();
            return Ok(Event::File { file_name, content_type });
        }
        let delimiter = self.delimiter.clone();
        let end = self.find(&delimiter, FIELD_LIMIT).await?;
        let value = String::from_utf8(self.held.split_to(end).to_vec()).map_err(|_| malformed())?;
        self.skip_delimiter()?;
        Ok(Event::Field { name, value })
    }

    /// `None` at the delimiter. The end of what is held may be the beginning of one, so it stays.
    async fn piece_of_file(&mut self) -> Result<Option<Bytes>> {
        loop {
            match memmem::find(&self.held, &self.delimiter) {
                Some(0) => return Ok(None),
                Some(at) => return Ok(Some(self.held.split_to(at).freeze())),
                None if self.held.len() >= self.delimiter.len() => {
                    let certain = self.held.len() - (self.delimiter.len() - 1);
                    let piece = self.held.split_to(certain).freeze();
                    // A copy of its own: a few bytes must not keep the whole piece in memory.
                    self.held = BytesMut::from(&self.held[..]);
                    return Ok(Some(piece));
                }
                None => self.pull().await?,
            }
        }
    }

    fn skip_delimiter(&mut self) -> Result<()> {
        if !self.held.starts_with(&self.delimiter) {
            return Err(malformed());
        }
        drop(self.held.split_to(self.delimiter.len()));
        self.state = State::AfterDelimiter;
        Ok(())
    }

    async fn find(&mut self, wanted: &[u8], limit: usize) -> Result<usize> {
        loop {
            match memmem::find(&self.held, wanted) {
                Some(at) if at <= limit => return Ok(at),
                None if self.held.len() <= limit + wanted.len() => self.pull().await?,
                _ => return Err(malformed()),
            }
        }
    }

    async fn hold(&mut self, bytes: usize) -> Result<()> {
        while self.held.len() < bytes {
            self.pull().await?;
        }
        Ok(())
    }

    /// A body that ends before its form does is no form.
    async fn pull(&mut self) -> Result<()> {
        let piece = self.pieces.next().await?.ok_or_else(malformed)?;
        let wanted = self.held.len() + piece.len();
        if self.held.capacity() < wanted {
            let mut wider = BytesMut::with_capacity(wanted.max(BUFFER));
            wider.extend_from_slice(&self.held);
            self.held = wider;
        }
        self.held.extend_from_slice(&piece);
        Ok(())
    }
}

pub fn malformed() -> Problem {
    texts::COMMON_BAD_JSON.into()
}

fn boundary(content_type: &str) -> Option<String> {
    let (kind, _) = content_type.split_once(';')?;
    if !kind.trim().eq_ignore_ascii_case("multipart/form-data") {
        return None;
    }
    let boundary = parameter(content_type, "boundary")?;
    (!boundary.is_empty() && boundary.len() <= BOUNDARY_LIMIT && boundary.is_ascii()).then_some(boundary)
}

fn header_of<'a>(head: &'a str, wanted: &str) -> Option<&'a str> {
    head.split("\r\n").find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.trim().eq_ignore_ascii_case(wanted).then(|| value.trim())
    })
}

/// `name="value"` as browsers write it: a quote inside is `%22`, or `\"` in older ones. `name*=` carries UTF-8.
fn parameter(header: &str, wanted: &str) -> Option<String> {
    let mut rest = header.split_once(';')?.1;
    loop {
        let (name, after) = rest.split_once('=')?;
        let (value, next) = match after.trim_start().strip_prefix('"') {
            Some(quoted) => {
                let end = closing_quote(quoted)?;
                (quoted[..end].replace("\\\"", "\"").replace("%22", "\""), quoted[end + 1..].trim_start())
            }
            None => {
                let end = after.find(';').unwrap_or(after.len());
                (after[..end].trim().to_owned(), &after[end..])
            }
        };
        if name.trim().eq_ignore_ascii_case(wanted) {
            let extended = value.split_once("''").filter(|_| wanted.ends_with('*'));
            return match extended {
                Some((_, coded)) => percent_decode_str(coded).decode_utf8().ok().map(|text| text.into_owned()),
                None => Some(value),
            };
        }
        rest = next.strip_prefix(';')?;
    }
}

fn closing_quote(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.char_indices().find_map(|(at, c)| match c {
        '"' if !escaped => Some(at),
        _ => {
            escaped = c == '\\' && !escaped;
            None
        }
    })
}

#[cfg(test)]
#[path = "form_tests.rs"]
mod tests;
