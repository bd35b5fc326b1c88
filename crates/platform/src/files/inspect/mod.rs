//! What a file really is: its extension, its first bytes and its whole content must say the same.
//!
//! Pictures are decoded and written anew, so that nothing but the picture is kept; the others are kept as they came.

mod gif;
mod mp4;
mod pdf;
mod picture;

pub use picture::shrink;

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

use super::Files;
use super::slots::Slot;
use super::temp::{Whole, disk};
use crate::http::{Problem, Result, texts};

/// Of one picture, whatever its slot.
const MAX_PIXELS: u64 = 40_000_000;
const HEAD_BYTES: usize = 1024;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Jpeg,
    Png,
    Gif,
    Pdf,
    Mp4,
}

/// What was found, and what is to be kept.
pub struct Looked {
    pub format: Format,
    pub width: Option<u32>,
    pub height: Option<u32>,
    pub has_alpha: bool,
    pub kept: Whole,
}

impl Format {
    pub fn of_extension(extension: &str) -> Option<Self> {
        Some(match extension {
            "jpg" | "jpeg" => Self::Jpeg,
            "png" => Self::Png,
            "gif" => Self::Gif,
            "pdf" => Self::Pdf,
            "mp4" => Self::Mp4,
            _ => return None,
        })
    }

    pub fn extension(self) -> &'static str {
        match self {
            Self::Jpeg => "jpg",
            Self::Png => "png",
            Self::Gif => "gif",
            Self::Pdf => "pdf",
            Self::Mp4 => "mp4",
        }
    }

    pub fn content_type(self) -> &'static str {
        match self {
            Self::Jpeg => "image/jpeg",
            Self::Png => "image/png",
            Self::Gif => "image/gif",
            Self::Pdf => "application/pdf",
            Self::Mp4 => "video/mp4",
        }
    }

    /// Whether a browser may call it that.
    pub fn has_type(self, content_type: &str) -> bool {
        content_type.eq_ignore_ascii_case(self.content_type())
            || (self == Self::Jpeg && content_type.eq_ignore_ascii_case("image/jpg"))
    }
}

/// Two at a time at most: an open picture is large.
pub async fn inspect(files: &Files, whole: Whole, extension: &str, slot: &'static Slot) -> Result<Looked> {
    let format = Format::of_extension(extension).filter(|_| slot.takes(extension)).ok_or_else(|| slot.wrong_type())?;
    let _turn = files.decodes.acquire().await.map_err(Problem::internal)?;
    tokio::task::spawn_blocking(move || look(whole, format, slot.max_px)).await.map_err(Problem::internal)?
}

fn look(whole: Whole, format: Format, max_px: u32) -> Result<Looked> {
    let mut head = Vec::with_capacity(HEAD_BYTES);
    open(whole.path())?.take(HEAD_BYTES as u64).read_to_end(&mut head).map_err(disk)?;
    let is_renewed = matches!(format, Format::Jpeg | Format::Png);
    let says_so = infer::get(&head).map(|found| found.mime_type()) == Some(format.content_type());
    if !says_so || (!is_renewed && has_markup(&head)) {
        return Err(fake());
    }
    match format {
        Format::Jpeg | Format::Png => picture::renew(whole, format, max_px),
        Format::Gif => {
            let (width, height) = gif::check(open(whole.path())?, max_px)?;
            Ok(Looked { format, width: Some(width), height: Some(height), has_alpha: false, kept: whole })
        }
        Format::Pdf | Format::Mp4 => {
            let (mut file, size) = (open(whole.path())?, whole.size);
            let sound =
                if format == Format::Pdf { pdf::is_sound(&mut file, size) } else { mp4::is_sound(&mut file, size) };
            match sound.map_err(disk)? {
                true => Ok(Looked { format, width: None, height: None, has_alpha: false, kept: whole }),
                false => Err(fake()),
            }
        }
    }
}

fn open(path: &Path) -> Result<BufReader<File>> {
    File::open(path).map(BufReader::new).map_err(disk)
}

/// Before a single pixel is decoded.
fn check_size(width: u32, height: u32, max_px: u32) -> Result<()> {
    if width == 0 || height == 0 {
        return Err(fake());
    }
    if width.max(height) > max_px {
        return Err(Slot::too_wide(max_px));
    }
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        // Whoever keeps both sides to this has it small enough.
        return Err(Slot::too_wide(MAX_PIXELS.isqrt() as u32));
    }
    Ok(())
}

fn fake() -> Problem {
    texts::FILE_FAKE.into()
}

/// A page that only begins like something else. Browsers guess by the first bytes alone.
fn has_markup(head: &[u8]) -> bool {
    const MARKS: &[&[u8]] = &[b"<html", b"<script", b"<svg", b"<!doctype", b"<body", b"<iframe"];
    let head = head.to_ascii_lowercase();
    MARKS.iter().any(|mark| memchr::memmem::find(&head, mark).is_some())
}

#[cfg(test)]
mod tests;
