//! Pictures of products that nobody makes: a jar on a soft ground, in as many colours as there are products.

use std::io::Cursor;

use picture::imageops::FilterType;
use picture::{DynamicImage, ImageFormat, Rgba, RgbaImage};
use platform::http::{Problem, Result};

/// Drawn small and made larger by a library that is quick at it.
const DRAWN: u32 = 200;
const SIDE: u32 = 800;

/// A jar with its lid; alone where the ground is to be seen through.
pub fn shape(seed: i64, alone: bool) -> Result<Vec<u8>> {
    let turn = (seed * 47) as f64;
    let (body, lid, ground) = (tint(turn, 0.55), tint(turn, 0.35), tint(turn + 30.0, 0.93));
    let paint = |x: u32, y: u32| {
        let (dx, dy) = (f64::from(x) * 4.0 - 400.0, f64::from(y) * 4.0 - 400.0);
        let jar = dx.abs() < 190.0 && (-70.0..230.0).contains(&dy) && !is_corner(dx.abs() - 150.0, dy - 190.0, 40.0);
        let cap = dx.abs() < 205.0 && (-170.0..-70.0).contains(&dy) && !is_corner(dx.abs() - 180.0, -145.0 - dy, 25.0);
        let label = dx.abs() < 120.0 && (10.0..150.0).contains(&dy);
        let line = dx.abs() < 70.0 && ((50.0..62.0).contains(&dy) || (90.0..98.0).contains(&dy));
        match (cap, jar, label, line) {
            (true, ..) => lid,
            (_, true, true, true) => lid,
            (_, true, true, _) => Rgba([250, 248, 245, 255]),
            (_, true, ..) => body,
            _ if alone => Rgba([0, 0, 0, 0]),
            _ => ground,
        }
    };
    let drawn = RgbaImage::from_fn(DRAWN, DRAWN, paint);
    encoded(&DynamicImage::from(drawn).resize_exact(SIDE, SIDE, FilterType::Triangle))
}

/// A page with lines where words would stand.
pub fn sheet(seed: i64) -> Result<Vec<u8>> {
    let end = 320 + (seed * 37 % 160) as u32;
    let paint = |x: u32, y: u32| match (x, y) {
        (_, 0..40) => Rgba([123, 45, 112, 255]),
        (60.., 90..) if y % 44 < 12 && x < end => Rgba([198, 191, 185, 255]),
        _ => Rgba([255, 255, 255, 255]),
    };
    encoded(&RgbaImage::from_fn(600, 400, paint).into())
}

fn is_corner(dx: f64, dy: f64, radius: f64) -> bool {
    dx > 0.0 && dy > 0.0 && dx.hypot(dy) > radius
}

/// A colour by its angle and how light it is.
fn tint(turn: f64, light: f64) -> Rgba<u8> {
    let strength = (1.0 - (2.0 * light - 1.0).abs()) * 0.42;
    let part = |shift: f64| {
        let wave = ((turn + shift).to_radians().cos() + 1.0) / 2.0;
        ((light - strength / 2.0 + strength * wave) * 255.0) as u8
    };
    Rgba([part(0.0), part(-120.0), part(120.0), 255])
}

fn encoded(image: &DynamicImage) -> Result<Vec<u8>> {
    let mut bytes = Cursor::new(Vec::new());
    image.write_to(&mut bytes, ImageFormat::Png).map_err(Problem::internal)?;
    Ok(bytes.into_inner())
}
