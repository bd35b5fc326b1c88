//! GIF: every frame is decoded, and the file is kept as it is.

use std::io::{BufRead, Read};
use std::num::NonZeroU64;

use gif::{ColorOutput, DecodeOptions, MemoryLimit};

use super::{MAX_PIXELS, check_size, fake};
use crate::http::Result;

/// Of all frames together: minutes of animation, seconds of work.
const MAX_PIXELS_IN_ALL: u64 = 10 * MAX_PIXELS;
const MAX_FRAMES: usize = 5_000;

/// Width and height.
pub fn check(file: impl Read, max_px: u32) -> Result<(u32, u32)> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::Indexed);
    options.check_frame_consistency(true);
    options.set_memory_limit(NonZeroU64::new(MAX_PIXELS).map_or(MemoryLimit::Unlimited, MemoryLimit::Bytes));
    let mut decoder = options.read_info(file).map_err(|_| fake())?;
    let (width, height) = (u32::from(decoder.width()), u32::from(decoder.height()));
    check_size(width, height, max_px)?;
    let (mut frames, mut pixels) = (0, 0_u64);
    while let Some(frame) = decoder.next_frame_info().map_err(|_| fake())? {
        frames += 1;
        pixels += u64::from(frame.width) * u64::from(frame.height);
        if frames > MAX_FRAMES || pixels > MAX_PIXELS_IN_ALL {
            return Err(fake());
        }
        let mut buffer = vec![0; decoder.buffer_size()];
        decoder.read_into_buffer(&mut buffer).map_err(|_| fake())?;
    }
    // Whatever follows the last frame is no picture.
    let mut rest = decoder.into_inner();
    match (frames, rest.fill_buf()) {
        (1.., Ok([])) => Ok((width, height)),
        _ => Err(fake()),
    }
}
