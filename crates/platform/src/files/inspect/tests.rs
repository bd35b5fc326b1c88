use proptest::prelude::*;

use super::*;
use crate::files::temp::TempPath;

fn whole(content: &[u8]) -> Whole {
    let path = TempPath::beside(&std::env::temp_dir().join("portal-inspect"));
    std::fs::write(path.path(), content).expect("a file");
    Whole::of(path).expect("a file")
}

fn refusal(content: &[u8], format: Format) -> &'static str {
    look(whole(content), format, 8_192).err().map_or("", |problem| problem.error_key)
}

fn boxed(kind: &[u8; 4], content: &[u8]) -> Vec<u8> {
    [&(content.len() as u32 + 8).to_be_bytes(), &kind[..], content].concat()
}

fn film() -> Vec<u8> {
    [boxed(b"ftyp", b"isom\0\0\0\0isommp41"), boxed(b"moov", b"\0\0\0\0"), boxed(b"mdat", b"film")].concat()
}

const PDF: &[u8] = b"%PDF-1.7\n1 0 obj<<>>endobj\nxref\n0 1\ntrailer<<>>\nstartxref\n27\n%%EOF\n";

/// What a bomb looks like before it is opened: a head, and data that have yet to come.
fn png_head(width: u32, height: u32) -> Vec<u8> {
    let header = [&width.to_be_bytes()[..], &height.to_be_bytes(), &[8, 6, 0, 0, 0]].concat();
    let chunk = [b"IHDR", &header[..]].concat();
    let sum = checksum(&chunk);
    [b"\x89PNG\r\n\x1a\n\0\0\0\x0d", &chunk[..], &sum.to_be_bytes(), b"\0\0\0\x09IDAT"].concat()
}

fn checksum(bytes: &[u8]) -> u32 {
    !bytes
        .iter()
        .fold(!0_u32, |sum, byte| (0..8).fold(sum ^ u32::from(*byte), |sum, _| (sum >> 1) ^ (0xedb8_8320 * (sum & 1))))
}

#[test]
fn documents_and_films_are_what_they_say_from_end_to_end() {
    assert_eq!(refusal(PDF, Format::Pdf), "");
    assert_eq!(refusal(&film(), Format::Mp4), "");
    for (content, format) in [
        ([PDF, b"PK\x03\x04 an archive"].concat(), Format::Pdf),
        ([b"%PDF-1.7\nPK\x05\x06", &PDF[9..]].concat(), Format::Pdf),
        ([b"junk", PDF].concat(), Format::Pdf),
        (PDF[..PDF.len() - 7].to_vec(), Format::Pdf),
        (String::from_utf8_lossy(PDF).replace("\n27\n", "\n99\n").into_bytes(), Format::Pdf),
        (String::from_utf8_lossy(PDF).replace("1 0 obj", "<ScRiPt>1").into_bytes(), Format::Pdf),
        ([film(), b"tail".to_vec()].concat(), Format::Mp4),
        (film()[..film().len() - 1].to_vec(), Format::Mp4),
        ([boxed(b"ftyp", b"isom\0\0\0\0"), boxed(b"moov", b"")].concat(), Format::Mp4),
        ([boxed(b"moov", b""), film()].concat(), Format::Mp4),
        (boxed(b"ftyp", b"qt  \0\0\0\0"), Format::Mp4),
        (PDF.to_vec(), Format::Mp4),
        (film(), Format::Pdf),
        (film(), Format::Png),
    ] {
        assert_eq!(refusal(&content, format), "file.fake", "{format:?} {}", String::from_utf8_lossy(&content));
    }
    let mut long = film();
    long.truncate(film().len() - 12);
    long.extend_from_slice(&[0, 0, 0, 1, b'm', b'd', b'a', b't', 0, 0, 0, 0, 0, 0, 0, 17, 9]);
    assert_eq!(refusal(&long, Format::Mp4), "", "a box may have a long length");
}

/// S5-26: sizes are looked at before a pixel is decoded.
#[test]
fn a_bomb_is_refused_by_its_head() {
    assert_eq!(refusal(&png_head(60_000, 60_000), Format::Png), "file.px");
    assert_eq!(refusal(&png_head(8_192, 8_192), Format::Png), "file.px");
    assert_eq!(refusal(&png_head(8_193, 1), Format::Png), "file.px");
    assert_eq!(refusal(&png_head(0, 5), Format::Png), "file.fake");
    assert_eq!(refusal(&png_head(8_192, 4_000), Format::Png), "file.fake", "small enough, but there is nothing in it");
    assert_eq!(check_size(1_000, 30_000, 30_000).err().map(|problem| problem.title), None);
    let too_many = check_size(8_000, 8_000, 8_192).err().map(|problem| problem.title);
    assert_eq!(too_many.as_deref(), Some("长度或宽度不能超过6324px"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// R18: whatever follows a known beginning, it is refused or kept, and nothing breaks.
    #[test]
    fn noise_is_survived(noise in any::<Vec<u8>>(), which in 0_usize..6) {
        let (head, format): (&[u8], Format) = [
            (&b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0"[..], Format::Jpeg),
            (b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0", Format::Png),
            (b"GIF89a\x02\0\x02\0\x80\0\0\0\0\0\xff\xff\xff", Format::Gif),
            (b"%PDF-1.4\n", Format::Pdf),
            (b"\0\0\0\x10ftypisom\0\0\0\0", Format::Mp4),
            (b"", Format::Png),
        ][which];
        look(whole(&[head, &noise].concat()), format, 8_192).ok();
    }

    #[test]
    fn one_changed_byte_of_a_film_or_a_document_is_survived(at in 0_usize..80, byte in any::<u8>()) {
        for (content, format) in [(film(), Format::Mp4), (PDF.to_vec(), Format::Pdf)] {
            let mut changed = content;
            let at = at % changed.len();
            changed[at] = byte;
            look(whole(&changed), format, 8_192).ok();
        }
    }
}
