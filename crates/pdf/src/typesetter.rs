//! The one file that knows the typesetting library.

use std::sync::LazyLock;

use typst::diag::{FileError, FileResult, SourceDiagnostic};
use typst::foundations::{Bytes, Datetime, Duration, Smart};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};
use typst_layout::PagedDocument;
use typst_pdf::PdfOptions;

use crate::{Error, Sheet};

static FONT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/chinese.font"));

/// A collection holds variants; the first is the plain one, and pages that mixed them would look restless.
static FONTS: LazyLock<Vec<Font>> = LazyLock::new(|| Font::iter(Bytes::new(FONT)).take(1).collect());
static BOOK: LazyLock<LazyHash<FontBook>> = LazyLock::new(|| LazyHash::new(FontBook::from_fonts(FONTS.iter())));
static LIBRARY: LazyLock<LazyHash<Library>> = LazyLock::new(|| LazyHash::new(Library::default()));

pub fn unprintable(text: &str) -> Vec<char> {
    let shown = |c: &char| *c == '\n' || FONTS.iter().any(|font| font.info().coverage.contains(u32::from(*c)));
    let mut missing: Vec<char> = text.chars().filter(|c| !shown(c)).collect();
    missing.sort_unstable();
    missing.dedup();
    missing
}

pub fn set(sheet: Sheet) -> Result<Vec<u8>, Error> {
    let made = Desk::new(sheet).and_then(|desk| {
        let document = typst::compile::<PagedDocument>(&desk).output.map_err(told)?;
        let options = PdfOptions { creator: Smart::Custom(None), ..PdfOptions::default() };
        typst_pdf::pdf(&document, &options).map_err(told)
    });
    // The library remembers every step of every page for the next one; a server would only grow.
    comemo::evict(0);
    made
}

fn told(problems: impl IntoIterator<Item = SourceDiagnostic>) -> Error {
    Error::Template(problems.into_iter().map(|problem| problem.message.to_string()).collect::<Vec<_>>().join("; "))
}

/// What a template can reach: itself, its data and its pictures. No folder, no network, no clock.
struct Desk {
    main: Source,
    files: Vec<(FileId, Bytes)>,
}

impl Desk {
    fn new(sheet: Sheet) -> Result<Self, Error> {
        let data = Bytes::from_string(sheet.data.to_string());
        let mut files = vec![(file("data.json")?, data)];
        for (name, bytes) in sheet.files {
            files.push((file(name)?, Bytes::new(bytes)));
        }
        // Named, since a drawing takes no other font than the one of the text around it.
        let family = FONTS.first().map(|font| font.info().family.as_str()).unwrap_or_default();
        let source = format!("#set text(font: {family:?})\n{}", sheet.template);
        Ok(Self { main: Source::new(file("main.typ")?, source), files })
    }
}

fn file(name: &str) -> Result<FileId, Error> {
    let path = VirtualPath::new(name).map_err(|error| Error::Template(error.to_string()))?;
    Ok(RootedPath::new(VirtualRoot::Project, path).intern())
}

impl World for Desk {
    fn library(&self) -> &LazyHash<Library> {
        &LIBRARY
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &BOOK
    }

    fn main(&self) -> FileId {
        self.main.id()
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if id == self.main.id() { Ok(self.main.clone()) } else { Err(FileError::AccessDenied) }
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        let found = self.files.iter().find(|(known, _)| *known == id);
        found.map(|(_, bytes)| bytes.clone()).ok_or(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        FONTS.get(index).cloned()
    }

    fn today(&self, _offset: Option<Duration>) -> Option<Datetime> {
        None
    }
}
