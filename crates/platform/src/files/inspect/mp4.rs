//! MP4: a row of boxes from the first byte to the last, with a film and its table among them.

use std::io::{Read, Seek, SeekFrom};

const MAX_BOXES: usize = 100_000;

pub fn is_sound(file: &mut (impl Read + Seek), size: u64) -> std::io::Result<bool> {
    let (mut at, mut has_table, mut has_film) = (0, false, false);
    for number in 0..MAX_BOXES {
        if at == size {
            return Ok(has_table && has_film);
        }
        let Some((kind, length)) = box_at(file, at, size)? else { return Ok(false) };
        match &kind {
            b"ftyp" if number != 0 => return Ok(false),
            b"ftyp" => {}
            _ if number == 0 => return Ok(false),
            b"moov" => has_table = true,
            b"mdat" => has_film = true,
            _ => {}
        }
        at += length;
    }
    Ok(false)
}

/// Its name and its whole length, which ends inside the file.
fn box_at(file: &mut (impl Read + Seek), at: u64, size: u64) -> std::io::Result<Option<([u8; 4], u64)>> {
    file.seek(SeekFrom::Start(at))?;
    let mut head = Vec::with_capacity(16);
    file.take(16).read_to_end(&mut head)?;
    let Some((short, rest)) = head.split_first_chunk::<4>() else { return Ok(None) };
    let Some((kind, rest)) = rest.split_first_chunk::<4>() else { return Ok(None) };
    let (least, length) = match (u32::from_be_bytes(*short), rest.first_chunk::<8>()) {
        (0, _) => (8, size - at),
        (1, Some(long)) => (16, u64::from_be_bytes(*long)),
        (1, None) => return Ok(None),
        (short, _) => (8, u64::from(short)),
    };
    let is_name = kind.iter().all(|byte| byte.is_ascii_graphic() || *byte == b' ' || *byte == 0xa9);
    Ok((is_name && length >= least && length <= size - at).then_some((*kind, length)))
}
