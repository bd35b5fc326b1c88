//! How a sealed file is laid out: in pieces, each sealed by itself, so that nobody has to hold the whole of it to read a
//! part. Each piece knows its place and whether it is the last, so that a piece that is missing, moved or cut off, at the
//! end as well, does not open.
//!
//! The mark of the secret that sealed it, the salt of the file's own key, then the pieces; all but the last hold `PIECE`
//! bytes. The key is made for the file's place as well: in another file's the pieces do not open.

use std::io::{Read, Write};
use std::ops::Range;
use std::path::Path;

use bytes::{Bytes, BytesMut};

use crate::secret::{MARK, Place, Secrets, decrypt, encrypt};

const SALT: usize = 16;
pub const HEAD: u64 = (MARK + SALT) as u64;
/// Small: two hundred slow readers hold a few of them each.
pub const PIECE: u64 = 16 * 1024;
/// What sealing adds to each.
const TAG: u64 = 16;

/// Opens the pieces of one file.
#[derive(Clone)]
pub struct Opener {
    key: [u8; 32],
    /// Of what was sealed.
    size: u64,
}

impl Opener {
    /// By the first bytes of an object; `None` for one that was sealed whole, as all were before.
    pub fn of(secrets: &Secrets, place: &Place, head: &[u8], size: u64) -> Option<Self> {
        let (mark, salt) = head.split_at_checked(MARK)?;
        Some(Self { key: secrets.object_key(mark, place, salt.get(..SALT)?)?, size })
    }

    /// Where the pieces lie in the object that hold these bytes of the file, and the number of the first.
    pub fn place(&self, range: &Range<u64>) -> (Range<u64>, u32) {
        let (first, last) = (range.start / PIECE, range.end.saturating_sub(1) / PIECE);
        let start = |number: u64| HEAD + number * (PIECE + TAG);
        let end = start(last) + (self.size - last * PIECE).min(PIECE) + TAG;
        (start(first)..end, first as u32)
    }

    fn open(&self, number: u32, sealed: &[u8]) -> std::io::Result<Bytes> {
        let last = self.last() == u64::from(number);
        let opened = decrypt(&self.key, &nonce(number, last), sealed);
        opened.map(Bytes::from).ok_or_else(|| std::io::Error::other("sealed with another key, or not whole"))
    }

    /// An empty file has one piece as well.
    fn last(&self) -> u64 {
        self.size.saturating_sub(1) / PIECE
    }

    /// How long a sealed piece is.
    fn length(&self, number: u32) -> usize {
        ((self.size - u64::from(number) * PIECE).min(PIECE) + TAG) as usize
    }
}

/// Takes an object as it comes and gives its pieces out as they are whole, cut to what was asked for.
pub struct Opening {
    opener: Opener,
    wanted: Range<u64>,
    number: u32,
    arrived: BytesMut,
}

impl Opening {
    pub fn new(opener: Opener, wanted: Range<u64>) -> Self {
        let number = opener.place(&wanted).1;
        Self { opener, wanted, number, arrived: BytesMut::new() }
    }

    pub fn add(&mut self, bytes: &[u8]) {
        self.arrived.extend_from_slice(bytes);
    }

    pub fn is_done(&self) -> bool {
        u64::from(self.number) * PIECE >= self.wanted.end && (self.wanted.end > 0 || self.number > 0)
    }

    /// The next piece, once all of it is there.
    pub fn next(&mut self) -> std::io::Result<Option<Bytes>> {
        if self.is_done() || self.arrived.len() < self.opener.length(self.number) {
            return Ok(None);
        }
        let sealed = self.arrived.split_to(self.opener.length(self.number));
        let opened = self.opener.open(self.number, &sealed)?;
        let start = u64::from(self.number) * PIECE;
        self.number += 1;
        let cut = |at: u64| at.saturating_sub(start).min(opened.len() as u64) as usize;
        Ok(Some(opened.slice(cut(self.wanted.start)..cut(self.wanted.end))))
    }
}

/// Writes `from` sealed to `to`, a new file.
pub fn seal(secrets: &Secrets, place: &Place, from: &Path, mut to: impl Write) -> std::io::Result<()> {
    let salt: [u8; SALT] = rand::random();
    let mark = secrets.object_mark();
    let unsealed = || std::io::Error::other("a file that cannot be sealed");
    let key = secrets.object_key(&mark, place, &salt).ok_or_else(unsealed)?;
    let mut file = std::fs::File::open(from)?;
    let size = file.metadata()?.len();
    to.write_all(&mark)?;
    to.write_all(&salt)?;
    let last = (size.saturating_sub(1) / PIECE) as u32;
    let mut piece = Vec::with_capacity(PIECE as usize);
    for number in 0..=last {
        piece.clear();
        Read::by_ref(&mut file).take(PIECE).read_to_end(&mut piece)?;
        let sealed = encrypt(&key, &nonce(number, number == last), &piece);
        to.write_all(&sealed.ok_or_else(unsealed)?)?;
    }
    to.flush()
}

/// The key is the file's own, so a number is never used twice with it.
fn nonce(number: u32, last: bool) -> [u8; 12] {
    let mut nonce = [0; 12];
    nonce[7..11].copy_from_slice(&number.to_be_bytes());
    nonce[11] = u8::from(last);
    nonce
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here() -> Place {
        Place::of("file", "object", 1)
    }

    fn sealed(secrets: &Secrets, plain: &[u8]) -> Vec<u8> {
        let path = std::env::temp_dir().join(format!("seal-{}", uuid::Uuid::new_v4()));
        std::fs::write(&path, plain).expect("a file");
        let mut sealed = Vec::new();
        seal(secrets, &here(), &path, &mut sealed).expect("sealed");
        std::fs::remove_file(path).expect("removed");
        sealed
    }

    fn opened(secrets: &Secrets, sealed: &[u8], size: u64, wanted: Range<u64>) -> Option<Vec<u8>> {
        opened_at(secrets, &here(), sealed, size, wanted)
    }

    fn opened_at(secrets: &Secrets, at: &Place, sealed: &[u8], size: u64, wanted: Range<u64>) -> Option<Vec<u8>> {
        let opener = Opener::of(secrets, at, sealed, size)?;
        let (place, _) = opener.place(&wanted);
        let mut opening = Opening::new(opener, wanted);
        let mut all = Vec::new();
        // As a store gives it, in parts that are nobody's pieces.
        for part in sealed.get(place.start as usize..(place.end as usize).min(sealed.len()))?.chunks(5_000) {
            opening.add(part);
            while let Some(piece) = opening.next().ok()? {
                all.extend_from_slice(&piece);
            }
        }
        opening.is_done().then_some(all)
    }

    #[test]
    fn what_is_sealed_in_pieces_opens_whole_and_in_parts() {
        let secrets = Secrets::new("one", None);
        for size in [0_usize, 1, 16_383, 16_384, 16_385, 50_000] {
            let plain: Vec<u8> = (0..size).map(|n| (n % 251) as u8).collect();
            let sealed = sealed(&secrets, &plain);
            let all = opened(&secrets, &sealed, size as u64, 0..size as u64);
            assert_eq!(all.as_deref(), Some(&plain[..]), "{size}");
            assert_eq!(opened(&Secrets::new("two", None), &sealed, size as u64, 0..size as u64), None);
            let elsewhere = Place::of("file", "object", 2);
            assert_eq!(opened_at(&secrets, &elsewhere, &sealed, size as u64, 0..size as u64), None, "another file's");
            // Another secret since then: it opens, and is not of today's key.
            let later = Secrets::new("two", None).after(["one"]);
            assert!(opened(&later, &sealed, size as u64, 0..size as u64).is_some() && !later.are_current(&sealed));
        }
        let plain: Vec<u8> = (0..50_000).map(|n| (n % 251) as u8).collect();
        let sealed = sealed(&secrets, &plain);
        for (from, to) in [(0, 1), (16_380, 16_390), (16_384, 32_768), (49_999, 50_000), (20_000, 45_000)] {
            let part = opened(&secrets, &sealed, 50_000, from as u64..to as u64);
            assert_eq!(part.as_deref(), Some(&plain[from..to]), "{from}..{to}");
        }
    }

    #[test]
    fn what_is_cut_off_moved_or_changed_does_not_open() {
        let secrets = Secrets::new("one", None);
        let plain = vec![7; 40_000];
        let sealed = sealed(&secrets, &plain);
        let open = |sealed: &[u8], size: u64| opened(&secrets, sealed, size, 0..size);
        assert!(open(&sealed, 40_000).is_some(), "the control");
        assert_eq!(open(&sealed[..sealed.len() - 1], 40_000), None, "cut off");
        // Also for a reader who is told that the file is no longer than that.
        let piece = (PIECE + TAG) as usize;
        assert_eq!(open(&sealed[..HEAD as usize + piece], PIECE), None, "without its end");
        let mut moved = sealed.clone();
        let (first, second) = moved[HEAD as usize..].split_at_mut(piece);
        first.swap_with_slice(&mut second[..piece]);
        assert_eq!(open(&moved, 40_000), None, "moved");
        let mut changed = sealed;
        changed[HEAD as usize + 3] ^= 1;
        assert_eq!(open(&changed, 40_000), None, "changed");
    }
}
