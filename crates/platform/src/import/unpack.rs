//! From a packed file of a stranger to the few parts that a sheet is made of, within limits that no content moves.

use std::fs::File;
use std::io::{BufReader, Cursor, Read, Seek, Write};
use std::path::Path;

use memchr::memmem;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use crate::http::{Problem, Result, texts};

const ENTRIES: usize = 500;
/// A sheet of five thousand full rows is a third of this.
const UNPACKED_BYTES: u64 = 32 << 20;
/// A sheet of equal rows packs a hundredfold; beyond this it is a trick.
const RATIO: u64 = 200;
/// Small files may be as repetitive as they like.
const UNPACKED_FREE: u64 = 1 << 20;

/// The parts in an archive of our own making, so that no second reader finds in the upload what this one has not seen.
pub fn unpack(path: &Path) -> Result<Vec<u8>> {
    let file = File::open(path).map_err(Problem::unavailable)?;
    let packed = file.metadata().map_err(Problem::unavailable)?.len();
    repack(BufReader::new(file), packed)
}

fn repack(file: impl Read + Seek, packed: u64) -> Result<Vec<u8>> {
    let mut archive = ZipArchive::new(file).map_err(fake)?;
    if archive.len() > ENTRIES {
        return Err(texts::IMPORT_TOO_BIG.into());
    }
    let mut left = UNPACKED_BYTES.min(UNPACKED_FREE.max(packed * RATIO));
    let mut parts = ZipWriter::new(Cursor::new(Vec::new()));
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    for index in 0..archive.len() {
        let entry = archive.by_index(index).map_err(fake)?;
        let name = entry.name().map_err(fake)?.into_owned();
        if !is_part(&name) {
            continue;
        }
        // What the archive says about sizes is not believed: the bytes are counted.
        let mut bytes = Vec::new();
        entry.take(left + 1).read_to_end(&mut bytes).map_err(fake)?;
        left = left.checked_sub(bytes.len() as u64).ok_or(texts::IMPORT_TOO_BIG)?;
        if declares_entities(&bytes) {
            return Err(fake(()));
        }
        parts.start_file(name, stored).map_err(fake)?;
        parts.write_all(&bytes).map_err(Problem::internal)?;
    }
    Ok(parts.finish().map_err(Problem::internal)?.into_inner())
}

/// Pictures, macros, charts and whatever else a file may carry are not even unpacked.
fn is_part(name: &str) -> bool {
    const PARTS: [&str; 5] = ["xl/workbook.xml", "xl/_rels/", "xl/sharedstrings", "xl/styles", "xl/worksheets/"];
    let name = name.to_ascii_lowercase();
    PARTS.iter().any(|part| name.starts_with(part)) && (name.ends_with(".xml") || name.ends_with(".rels"))
}

/// No program writes a document type into a sheet; those who do mean to make it grow.
fn declares_entities(bytes: &[u8]) -> bool {
    memmem::find(bytes, b"<!DOCTYPE").is_some() || memmem::find(bytes, b"<!ENTITY").is_some()
}

pub fn fake<E>(_: E) -> Problem {
    texts::FILE_FAKE.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn archive(parts: &[(&str, &[u8])]) -> Vec<u8> {
        let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
        let deflated = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        for (name, bytes) in parts {
            writer.start_file(*name, deflated).expect("an entry");
            writer.write_all(bytes).expect("written");
        }
        writer.finish().expect("an archive").into_inner()
    }

    fn key(parts: &[(&str, &[u8])]) -> &'static str {
        let bytes = archive(parts);
        let packed = bytes.len() as u64;
        repack(Cursor::new(bytes), packed).err().map_or("", |problem| problem.error_key)
    }

    #[test]
    fn what_grows_too_much_is_refused() {
        let sheet = "xl/worksheets/sheet1.xml";
        assert_eq!(key(&[(sheet, b"<worksheet/>")]), "");
        let zeros = vec![b' '; 2 << 20];
        assert_eq!(key(&[(sheet, &zeros)]), "import.tooBig", "a thousandfold");
        assert_eq!(key(&[("xl/media/image1.xml", &zeros)]), "", "what is not read is not unpacked");
        assert_eq!(key(&[(sheet, b"<!DOCTYPE x [<!ENTITY a 'b'>]><worksheet>&a;</worksheet>")]), "file.fake");
        let names: Vec<String> = (0..=ENTRIES).map(|index| format!("x{index}")).collect();
        let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b""[..])).collect();
        assert_eq!(key(&many), "import.tooBig");
        assert_eq!(repack(Cursor::new(b"no archive".to_vec()), 10).err().map(|p| p.error_key), Some("file.fake"));
    }

    #[test]
    fn only_the_parts_of_a_sheet_are_taken_over() {
        let parts =
            archive(&[("xl/worksheets/sheet1.xml", b"<a/>"), ("xl/vbaProject.bin", b"x"), ("../evil.xml", b"x")]);
        let packed = parts.len() as u64;
        let plain = repack(Cursor::new(parts), packed).expect("parts");
        let archive = ZipArchive::new(Cursor::new(plain)).expect("an archive");
        let names: Vec<_> = archive.file_names().map(|name| name.expect("a name")).collect();
        assert_eq!(names, ["xl/worksheets/sheet1.xml"]);
    }
}
