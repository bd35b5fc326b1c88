//! JPEG and PNG, written anew: upright, with its alpha and its colours, and nothing else that was in the file.

use std::io::{BufRead, BufWriter, Cursor, Seek, Write};

use picture::codecs::jpeg::JpegEncoder;
use picture::codecs::png::PngEncoder;
use picture::{DynamicImage, ImageDecoder, ImageEncoder, ImageFormat, ImageReader, Limits};

use super::{Format, Looked, check_size, fake, open};
use crate::files::temp::{TempPath, Whole, create, disk};
use crate::http::{Problem, Result};

/// 40 megapixels of four 16-bit channels.
const MAX_ALLOC: u64 = 40_000_000 * 8;
const JPEG_QUALITY: u8 = 90;
const SMALL_QUALITY: u8 = 80;
/// A profile of a few kilobytes is usual; one of megabytes is something else.
const MAX_PROFILE: usize = 1024 * 1024;

pub fn renew(whole: Whole, format: Format, max_px: u32) -> Result<Looked> {
    let mut decoder = decoder(open(whole.path())?, format)?;
    let (width, height) = decoder.dimensions();
    check_size(width, height, max_px)?;
    let profile = decoder.icc_profile().ok().flatten().filter(|profile| profile.len() <= MAX_PROFILE);
    let orientation = decoder.orientation().map_err(|_| fake())?;
    let mut image = DynamicImage::from_decoder(decoder).map_err(|_| fake())?;
    image.apply_orientation(orientation);

    let target = TempPath::beside(whole.path());
    let file = create(target.path()).map_err(disk)?;
    let mut out = BufWriter::new(file);
    write(&mut out, &image, format, JPEG_QUALITY, profile)?;
    out.flush().map_err(disk)?;
    drop(out);
    let has_alpha = format == Format::Png && image.color().has_alpha();
    let kept = Whole::of(target).map_err(disk)?;
    Ok(Looked { format, width: Some(image.width()), height: Some(image.height()), has_alpha, kept })
}

/// A picture that was kept, inside a square of `side`.
pub fn shrink(bytes: Vec<u8>, from: Format, to: Format, side: u32) -> Result<Vec<u8>> {
    let image = DynamicImage::from_decoder(decoder(Cursor::new(bytes), from)?).map_err(Problem::internal)?;
    let mut out = Vec::new();
    write(&mut out, &image.thumbnail(side, side), to, SMALL_QUALITY, None)?;
    Ok(out)
}

fn decoder(from: impl BufRead + Seek + 'static, format: Format) -> Result<impl ImageDecoder> {
    let kind = if format == Format::Png { ImageFormat::Png } else { ImageFormat::Jpeg };
    let mut reader = ImageReader::with_format(from, kind);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_ALLOC);
    reader.limits(limits);
    reader.into_decoder().map_err(|_| fake())
}

fn write(
    out: &mut impl Write,
    image: &DynamicImage,
    format: Format,
    quality: u8,
    profile: Option<Vec<u8>>,
) -> Result<()> {
    match format {
        Format::Png => encode(PngEncoder::new(out), image, profile),
        // JPEG has eight bits and no alpha.
        _ if image.color().has_color() => {
            encode(JpegEncoder::new_with_quality(out, quality), &image.to_rgb8().into(), profile)
        }
        _ => encode(JpegEncoder::new_with_quality(out, quality), &image.to_luma8().into(), profile),
    }
}

fn encode(mut encoder: impl ImageEncoder, image: &DynamicImage, profile: Option<Vec<u8>>) -> Result<()> {
    if let Some(profile) = profile {
        encoder.set_icc_profile(profile).ok();
    }
    image.write_with_encoder(encoder).map_err(|error| match error {
        picture::ImageError::IoError(error) => disk(error),
        error => Problem::internal(error),
    })
}
