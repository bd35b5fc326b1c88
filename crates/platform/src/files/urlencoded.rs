//! S7-15: a form-urlencoded body whose `base64` field is the file. Decoded as it comes, never held whole.

use axum::body::Body;
use base64::Engine;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use bytes::{Buf, Bytes, BytesMut};

use super::form::{Event, Pieces, malformed};
use crate::http::Result;

const FIELD_LIMIT: usize = 4 * 1024;
const FIELDS: usize = 16;
const SKIP_LIMIT: usize = 64 * 1024;

/// With or without the signs that fill up the last group.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

pub struct Urlencoded {
    pieces: Pieces,
    held: BytesMut,
    ended: bool,
    fields: usize,
    /// Base64 signs that do not yet make a group, while inside the file.
    signs: Option<Vec<u8>>,
    /// The file has begun: what comes before a comma may be `data:image/png;base64`.
    at_start: bool,
    /// Line breaks are skipped, but a body of nothing else has to end.
    used: usize,
    skipped: usize,
}

impl Urlencoded {
    pub fn new(body: Body) -> Self {
        let pieces = Pieces::of(body);
        Self {
            pieces,
            held: BytesMut::new(),
            ended: false,
            fields: 0,
            signs: None,
            at_start: true,
            used: 0,
            skipped: 0,
        }
    }

    pub async fn next(&mut self) -> Result<Option<Event>> {
        if self.signs.is_some()
            && let Some(bytes) = self.piece_of_file().await?
        {
            return Ok(Some(Event::Bytes(bytes)));
        }
        let Some(end) = self.find(b'=').await? else {
            return if self.held.is_empty() { Ok(None) } else { Err(malformed()) };
        };
        self.fields += 1;
        if self.fields > FIELDS {
            return Err(malformed());
        }
        let name = text(&self.held.split_to(end))?;
        self.held.advance(1);
        if name == "base64" {
            (self.signs, self.at_start) = (Some(Vec::new()), true);
            return Ok(Some(Event::File { file_name: String::new(), content_type: String::new() }));
        }
        let end = self.find(b'&').await?.unwrap_or(self.held.len());
        let value = text(&self.held.split_to(end))?;
        self.skip_separator();
        Ok(Some(Event::Field { name, value }))
    }

    /// `None` when the field has ended.
    async fn piece_of_file(&mut self) -> Result<Option<Bytes>> {
        loop {
            let separator = memchr::memchr(b'&', &self.held);
            let last = separator.is_some() || self.ended;
            let signs = self.signs.get_or_insert_default();
            let end = separator.unwrap_or(self.held.len());
            let before = signs.len();
            let taken = unescape(&self.held[..end], last, signs)?;
            self.held.advance(taken);
            let signs_taken = signs.len() - before;
            (self.used, self.skipped) = (self.used + signs_taken, self.skipped + taken - signs_taken);
            // Every sign may come as three.
            if self.skipped > self.used * 3 + SKIP_LIMIT {
                return Err(malformed());
            }
            if self.at_start && !skip_data_prefix(signs, last)? {
                self.pull().await?;
                continue;
            }
            self.at_start = false;
            // The last group alone may be short, so it waits until it is known to be the last.
            let whole = if last { signs.len() } else { signs.len().saturating_sub(1) / 4 * 4 };
            if whole > 0 {
                let group: Vec<u8> = signs.drain(..whole).collect();
                return BASE64.decode(group).map(|bytes| Some(bytes.into())).map_err(|_| malformed());
            }
            if last {
                self.signs = None;
                self.skip_separator();
                return Ok(None);
            }
            self.pull().await?;
        }
    }

    /// `None` when the body ends without it.
    async fn find(&mut self, wanted: u8) -> Result<Option<usize>> {
        loop {
            match memchr::memchr(wanted, &self.held) {
                Some(at) if at <= FIELD_LIMIT => return Ok(Some(at)),
                None if self.ended && self.held.len() <= FIELD_LIMIT => return Ok(None),
                None if !self.ended && self.held.len() <= FIELD_LIMIT => self.pull().await?,
                _ => return Err(malformed()),
            }
        }
    }

    fn skip_separator(&mut self) {
        if self.held.first() == Some(&b'&') {
            self.held.advance(1);
        }
    }

    async fn pull(&mut self) -> Result<()> {
        match self.pieces.next().await? {
            Some(piece) => self.held.extend_from_slice(&piece),
            None => self.ended = true,
        }
        Ok(())
    }
}

/// Percent signs undone, into `signs`; returns how much was used. A plus that nobody escaped arrives as itself or as
/// a space, and both mean a plus here.
fn unescape(held: &[u8], last: bool, signs: &mut Vec<u8>) -> Result<usize> {
    let mut at = 0;
    while let Some(&byte) = held.get(at) {
        let sign = match (byte, held.get(at + 1..at + 3)) {
            (b'%', Some(digits)) => {
                let digits = std::str::from_utf8(digits).map_err(|_| malformed())?;
                at += 2;
                u8::from_str_radix(digits, 16).map_err(|_| malformed())?
            }
            (b'%', None) if last => return Err(malformed()),
            (b'%', None) => break,
            (byte, _) => byte,
        };
        at += 1;
        match sign {
            b'\r' | b'\n' => {}
            b' ' => signs.push(b'+'),
            sign => signs.push(sign),
        }
    }
    Ok(at)
}

/// `false` while it cannot be told yet.
fn skip_data_prefix(signs: &mut Vec<u8>, last: bool) -> Result<bool> {
    const SCHEME: &[u8] = b"data:";
    if signs.len() < SCHEME.len() && SCHEME.starts_with(signs) {
        return Ok(last);
    }
    if !signs.starts_with(SCHEME) {
        return Ok(true);
    }
    match memchr::memchr(b',', signs) {
        Some(comma) if comma <= 100 => {
            signs.drain(..=comma);
            Ok(true)
        }
        None if signs.len() <= 100 && !last => Ok(false),
        _ => Err(malformed()),
    }
}

fn text(coded: &[u8]) -> Result<String> {
    let spaced: Vec<u8> = coded.iter().map(|byte| if *byte == b'+' { b' ' } else { *byte }).collect();
    let decoded = percent_encoding::percent_decode(&spaced).collect();
    String::from_utf8(decoded).map_err(|_| malformed())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    type Field = (String, String);

    fn read(body: &[u8], cut: usize) -> Result<(Vec<Field>, Vec<u8>)> {
        let pieces: Vec<_> =
            body.chunks(cut).map(|piece| Ok::<_, std::io::Error>(Bytes::copy_from_slice(piece))).collect();
        let mut form = Urlencoded::new(Body::from_stream(futures_util::stream::iter(pieces)));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime");
        runtime.block_on(async {
            let (mut fields, mut file) = (Vec::new(), Vec::new());
            while let Some(event) = form.next().await? {
                match event {
                    Event::Field { name, value } => fields.push((name, value)),
                    Event::File { .. } => {}
                    Event::Bytes(bytes) => file.extend_from_slice(&bytes),
                }
            }
            Ok((fields, file))
        })
    }

    proptest! {
        /// S7-15, R18
        #[test]
        fn any_content_comes_through_however_it_is_cut(
            content in any::<Vec<u8>>(), cut in 1_usize..40, escaped: bool, data_url: bool, noise in any::<Vec<u8>>(),
        ) {
            let mut coded = BASE64.encode(&content);
            if data_url {
                coded = format!("data:image/png;base64,{coded}");
            }
            if escaped {
                coded = coded.replace('+', "%2B").replace('/', "%2f").replace('=', "%3D");
            }
            let body = format!("fileName=%E5%9B%BE+1.png&base64={coded}&slot=video");
            let (fields, file) = read(body.as_bytes(), cut).expect("a form");
            prop_assert_eq!(file, content);
            let expected = [("fileName", "图 1.png"), ("slot", "video")].map(|(a, b)| (a.to_owned(), b.to_owned()));
            prop_assert_eq!(fields, expected);
            read(&noise, cut).ok();
            read(&[b"base64=", &noise[..]].concat(), cut).ok();
        }
    }

    #[test]
    fn what_is_no_base64_is_refused() {
        for wrong in ["base64=AA*A", "base64=%4", "base64=%zz", "base64=A", "nonsense"] {
            assert!(read(wrong.as_bytes(), 3).is_err(), "{wrong}");
        }
        assert!(read(format!("{}=1", "a".repeat(5_000)).as_bytes(), 999).is_err());
        let breaks = [b"base64=".to_vec(), vec![b'\n'; 100_000]].concat();
        assert!(read(&breaks, 999).is_err() && read(&breaks[..50_000], 999).is_ok());
        assert_eq!(read(b"base64=AAEC", 1).expect("a form").1, [0, 1, 2]);
        assert_eq!(read(b"", 1).expect("nothing").0, []);
    }
}
