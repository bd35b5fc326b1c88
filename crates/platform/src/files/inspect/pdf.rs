//! PDF: it begins as one, ends as one, and its table of contents is where its end says.

use std::io::{Read, Seek, SeekFrom};

use memchr::memmem;

const TAIL_BYTES: u64 = 64 * 1024;

pub fn is_sound(file: &mut (impl Read + Seek), size: u64) -> std::io::Result<bool> {
    let mut head = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.take(8).read_to_end(&mut head)?;
    let mut tail = Vec::new();
    file.seek(SeekFrom::Start(size.saturating_sub(TAIL_BYTES)))?;
    file.take(TAIL_BYTES).read_to_end(&mut tail)?;
    let Some(table) = table_of_contents(&tail).filter(|at| *at < size) else { return Ok(false) };
    let mut start = Vec::new();
    file.seek(SeekFrom::Start(table))?;
    file.take(16).read_to_end(&mut start)?;
    let start = start.trim_ascii_start();
    let is_table = start.starts_with(b"xref") || start.first().is_some_and(u8::is_ascii_digit);
    Ok(is_version(&head) && is_table)
}

fn is_version(head: &[u8]) -> bool {
    matches!(head, [b'%', b'P', b'D', b'F', b'-', b'1' | b'2', b'.', minor] if minor.is_ascii_digit())
}

/// From `startxref 1234 %%EOF`, behind which nothing may stand: an archive has its directory there.
fn table_of_contents(tail: &[u8]) -> Option<u64> {
    let end = memmem::rfind(tail, b"%%EOF")?;
    let is_blank = |byte: &u8| byte.is_ascii_whitespace() || *byte == 0;
    if !tail[end + 5..].iter().all(is_blank) || memmem::find(tail, b"PK\x05\x06").is_some() {
        return None;
    }
    let start = memmem::rfind(&tail[..end], b"startxref")?;
    std::str::from_utf8(&tail[start + 9..end]).ok()?.trim().parse().ok()
}
