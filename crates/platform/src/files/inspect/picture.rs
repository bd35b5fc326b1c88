//! JPEG and PNG, written anew: upright, with its alpha and its colours, and nothing else that was in the file.

use std::fs::File;
use std::io::{BufWriter, Write};

use picture::codecs::jpeg::JpegEncoder;
use picture::codecs::png::PngEncoder;
use picture::{DynamicImage, ImageDecoder, ImageEncoder, ImageFormat, ImageReader, Limits};

use super::{Format, Looked, check_size, fake, open};
use crate::files::temp::{TempPath, Whole, disk};
use crate::http::{Problem, Result};

/// 40 megapixels of four 16-bit channels.
const MAX_ALLOC: u64 = 40_000_000 * 8;
const JPEG_QUALITY: u8 = 90;
/// A profile of a few kilobytes is usual; one of megabytes is something else.
const MAX_PROFILE: usize = 1024 * 1024;

pub fn renew(whole: Whole, format: Format, max_px: u32) -> Result<Looked> {
    let kind = if format == Format::Png { ImageFormat::Png } else { ImageFormat::Jpeg };
    let mut reader = ImageReader::with_format(open(whole.path())?, kind);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_ALLOC);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|_| fake())?;
    let (width, height) = decoder.dimensions();
    check_size(width, height, max_px)?;
    let profile = decoder.icc_profile().ok().flatten().filter(|profile| profile.len() <= MAX_PROFILE);
    let orientation = decoder.orientation().map_err(|_| fake())?;
    let mut image = DynamicImage::from_decoder(decoder).map_err(|_| fake())?;
    image.apply_orientation(orientation);

    let target = TempPath::beside(whole.path());
    let file = File::options().create_new(true).write(true).open(target.path()).map_err(disk)?;
    let mut out = BufWriter::new(file);
    match format {
        Format::Png => encode(PngEncoder::new(&mut out), &image, profile)?,
        // JPEG has eight bits and no alpha.
        _ if image.color().has_color() => {
            encode(JpegEncoder::new_with_quality(&mut out, JPEG_QUALITY), &image.to_rgb8().into(), profile)?;
        }
        _ => encode(JpegEncoder::new_with_quality(&mut out, JPEG_QUALITY), &image.to_luma8().into(), profile)?,
    }
    out.flush().map_err(disk)?;
    drop(out);
    let has_alpha = format == Format::Png && image.color().has_alpha();
    let kept = Whole::of(target).map_err(disk)?;
    Ok(Looked { format, width: Some(image.width()), height: Some(image.height()), has_alpha, kept })
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
