//! Small files of each kind, made and not stored, so that a reader sees what is in them.

use std::io::Cursor;

use picture::codecs::jpeg::JpegEncoder;
use picture::{DynamicImage, ImageEncoder, ImageFormat, Rgb, RgbImage, Rgba, RgbaImage};

/// Left half red, right half blue, and in the upper left corner a green square: it shows how it was turned.
pub fn drawing(width: u32, height: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, y| match (x < width / 4 && y < height / 4, x < width / 2) {
        (true, _) => Rgb([0, 255, 0]),
        (false, true) => Rgb([255, 0, 0]),
        (false, false) => Rgb([0, 0, 255]),
    })
}

pub fn jpeg(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let image = DynamicImage::from(drawing(width, height));
    image.write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, 95)).expect("a picture");
    bytes
}

/// As a telephone writes it: turned by 90°, with a place and a name in its EXIF.
pub fn jpeg_of_a_telephone(width: u32, height: u32) -> Vec<u8> {
    let mut exif = b"MM\0\x2a\0\0\0\x08\0\x02".to_vec();
    // 0x0112 orientation, SHORT, one value: 6 is a quarter turn to the right.
    exif.extend_from_slice(b"\x01\x12\0\x03\0\0\0\x01\0\x06\0\0");
    // 0x010e description, ASCII, behind the directory.
    exif.extend_from_slice(b"\x01\x0e\0\x02\0\0\0\x0e\0\0\0\x26\0\0\0\0");
    exif.extend_from_slice(b"GPS-AT-HOME-1\0");
    let mut bytes = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, 95);
    encoder.set_exif_metadata(exif).expect("exif");
    DynamicImage::from(drawing(width, height)).write_with_encoder(encoder).expect("a picture");
    bytes
}

/// With a transparent left half.
pub fn png(width: u32, height: u32) -> Vec<u8> {
    let image = RgbaImage::from_fn(width, height, |x, _| Rgba([9, 99, 199, if x < width / 2 { 0 } else { 255 }]));
    as_png(image.into())
}

/// Noise, which no encoder makes smaller.
pub fn noise(width: u32, height: u32) -> Vec<u8> {
    let mut next = random_pixels();
    let image = RgbImage::from_fn(width, height, |_, _| {
        let [a, b, c, _] = next();
        Rgb([a, b, c])
    });
    as_png(image.into())
}

pub fn translucent_noise(width: u32, height: u32) -> Vec<u8> {
    let mut next = random_pixels();
    as_png(RgbaImage::from_fn(width, height, |_, _| Rgba(next())).into())
}

fn random_pixels() -> impl FnMut() -> [u8; 4] {
    let mut state = 1_u32;
    move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state.to_be_bytes()
    }
}

fn as_png(image: DynamicImage) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    image.write_to(&mut bytes, ImageFormat::Png).expect("a picture");
    bytes.into_inner()
}

pub fn gif(width: u16, height: u16, frames: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = gif::Encoder::new(&mut bytes, width, height, &[255, 0, 0, 0, 0, 255]).expect("an encoder");
    for number in 0..frames {
        let pixels = vec![(number % 2) as u8; usize::from(width) * usize::from(height)];
        encoder.write_frame(&gif::Frame::from_indexed_pixels(width, height, pixels, None)).expect("a frame");
    }
    drop(encoder);
    bytes
}

/// The smallest that readers open, filled up to `size` bytes with a comment.
pub fn pdf(size: usize) -> Vec<u8> {
    let head = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%";
    let tail = |table: usize| format!("\nxref\n0 3\ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n{table}\n%%EOF\n");
    // The number of digits of the table's place changes the length, so it is tried until it fits.
    let mut filler = size.saturating_sub(head.len() + tail(0).len());
    loop {
        let table = head.len() + filler + 1;
        let length = head.len() + filler + tail(table).len();
        if length <= size.max(300) {
            return format!(
                "{head}{}{}",
                "x".repeat(filler + size.max(300) - length),
                tail(table + size.max(300) - length)
            )
            .into_bytes();
        }
        filler -= length - size.max(300);
    }
}

pub fn mp4(size: usize) -> Vec<u8> {
    let boxed =
        |kind: &[u8; 4], content: &[u8]| [&(content.len() as u32 + 8).to_be_bytes(), &kind[..], content].concat();
    let head = [boxed(b"ftyp", b"isom\0\0\x02\0isomiso2avc1mp41"), boxed(b"moov", &[0; 16])].concat();
    let filler = size.saturating_sub(head.len() + 8);
    [head, boxed(b"mdat", &vec![7; filler])].concat()
}
