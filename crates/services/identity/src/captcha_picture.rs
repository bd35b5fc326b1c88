//! The picture of a captcha: four letters of strokes, each turned and bent in its own way and in its own ink, with lines
//! through them.

use std::f32::consts::TAU;
use std::io::Cursor;

use picture::{ImageFormat, Rgb, RgbImage};
use rand::RngExt;
use rand::rngs::ThreadRng;

const LENGTH: usize = 4;
pub const WIDTH: u32 = 120;
pub const HEIGHT: u32 = 40;
const LINES: usize = 3;
/// Half of a stroke, in pixels.
const NIB: f32 = 1.4;

/// The page's own tint and inks.
const GROUND: Rgb<u8> = Rgb([0xF8, 0xEF, 0xF6]);
const INKS: [Rgb<u8>; 4] =
    [Rgb([0x5E, 0x1F, 0x55]), Rgb([0x7B, 0x2D, 0x70]), Rgb([0x1B, 0x4F, 0x9C]), Rgb([0x0A, 0x62, 0x5C])];

type Point = (f32, f32);
type Stroke = &'static [(u8, u8)];

/// Letters and figures that people do not mistake for each other, as strokes in a square of ten by ten.
const LETTERS: [(char, &[Stroke]); 20] = [
    ('A', &[&[(0, 10), (5, 0), (10, 10)], &[(2, 7), (8, 7)]]),
    ('C', &[&[(10, 2), (7, 0), (3, 0), (0, 3), (0, 7), (3, 10), (7, 10), (10, 8)]]),
    ('E', &[&[(10, 0), (0, 0), (0, 10), (10, 10)], &[(0, 5), (8, 5)]]),
    ('F', &[&[(10, 0), (0, 0), (0, 10)], &[(0, 5), (8, 5)]]),
    ('H', &[&[(0, 0), (0, 10)], &[(10, 0), (10, 10)], &[(0, 5), (10, 5)]]),
    ('J', &[&[(4, 0), (10, 0)], &[(8, 0), (8, 7), (6, 10), (3, 10), (0, 7)]]),
    ('K', &[&[(0, 0), (0, 10)], &[(10, 0), (0, 6)], &[(4, 4), (10, 10)]]),
    ('M', &[&[(0, 10), (0, 0), (5, 6), (10, 0), (10, 10)]]),
    ('N', &[&[(0, 10), (0, 0), (10, 10), (10, 0)]]),
    ('P', &[&[(0, 10), (0, 0), (8, 0), (10, 2), (10, 4), (8, 6), (0, 6)]]),
    ('R', &[&[(0, 10), (0, 0), (8, 0), (10, 2), (10, 4), (8, 6), (0, 6)], &[(5, 6), (10, 10)]]),
    ('T', &[&[(0, 0), (10, 0)], &[(5, 0), (5, 10)]]),
    ('W', &[&[(0, 0), (2, 10), (5, 4), (8, 10), (10, 0)]]),
    ('X', &[&[(0, 0), (10, 10)], &[(10, 0), (0, 10)]]),
    ('Y', &[&[(0, 0), (5, 5), (10, 0)], &[(5, 5), (5, 10)]]),
    ('3', &[&[(0, 1), (3, 0), (8, 0), (10, 2), (8, 5), (4, 5)], &[(8, 5), (10, 8), (8, 10), (3, 10), (0, 9)]]),
    ('4', &[&[(8, 10), (8, 0), (0, 7), (10, 7)]]),
    ('6', &[&[(9, 0), (5, 0), (1, 3), (0, 7), (3, 10), (7, 10), (10, 8), (8, 5), (4, 5), (0, 7)]]),
    ('7', &[&[(0, 0), (10, 0), (4, 10)]]),
    ('9', &[&[(1, 10), (5, 10), (9, 7), (10, 3), (7, 0), (3, 0), (0, 2), (2, 5), (6, 5), (10, 3)]]),
];

/// What it says, and the picture as PNG.
pub fn draw() -> Option<(String, Vec<u8>)> {
    let mut rng = rand::rng();
    let (mut answer, mut picture) = (String::new(), RgbImage::from_pixel(WIDTH, HEIGHT, GROUND));
    for place in 0..LENGTH {
        let (letter, strokes) = LETTERS[rng.random_range(0..LETTERS.len())];
        answer.push(letter);
        let bend = Bend::any(place, &mut rng);
        let ink = INKS[rng.random_range(0..INKS.len())];
        for stroke in strokes {
            // Short pieces, so that what was straight becomes a curve.
            let points: Vec<Point> = stroke.windows(2).flat_map(|ends| bend.bent(ends[0], ends[1])).collect();
            for ends in points.windows(2) {
                line(&mut picture, ends[0], ends[1], ink, 255);
            }
        }
    }
    for _ in 0..LINES {
        let (height, swing, pace) =
            (rng.random_range(0.25..0.75), rng.random_range(2.0..8.0), rng.random_range(0.06..0.18_f32));
        let ink = INKS[rng.random_range(0..INKS.len())];
        let at = |x: u32| (x as f32, HEIGHT as f32 * height + swing * (x as f32 * pace).sin());
        for x in (0..WIDTH).step_by(3) {
            thin(&mut picture, at(x), at(x + 3), ink);
        }
    }
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).ok()?;
    Some((answer, bytes.into_inner()))
}

/// How one letter is turned, sized and bent.
struct Bend {
    middle: Point,
    size: Point,
    turn: f32,
    wave: f32,
    phase: f32,
}

impl Bend {
    fn any(place: usize, rng: &mut ThreadRng) -> Self {
        let room = WIDTH as f32 / LENGTH as f32;
        Self {
            middle: (
                room * (place as f32 + 0.5) + rng.random_range(-2.5..2.5),
                HEIGHT as f32 / 2.0 + rng.random_range(-3.0..3.0),
            ),
            size: (rng.random_range(15.0..19.0), rng.random_range(21.0..26.0)),
            turn: rng.random_range(-0.35..0.35),
            wave: rng.random_range(1.0..2.4),
            phase: rng.random_range(0.0..TAU),
        }
    }

    fn bent(&self, from: (u8, u8), to: (u8, u8)) -> impl Iterator<Item = Point> + '_ {
        const PIECES: u8 = 6;
        let mix = move |a: u8, b: u8, part: u8| {
            (f32::from(a) + (f32::from(b) - f32::from(a)) * f32::from(part) / f32::from(PIECES)) / 10.0 - 0.5
        };
        (0..=PIECES).map(move |part| self.place((mix(from.0, to.0, part), mix(from.1, to.1, part))))
    }

    fn place(&self, (x, y): Point) -> Point {
        let x = x * self.size.0 + self.wave * (y * 5.0 + self.phase).sin();
        let y = y * self.size.1 + self.wave * (x * 0.25 + self.phase).cos();
        let (sin, cos) = self.turn.sin_cos();
        (self.middle.0 + x * cos - y * sin, self.middle.1 + x * sin + y * cos)
    }
}

fn thin(picture: &mut RgbImage, from: Point, to: Point, ink: Rgb<u8>) {
    line(picture, from, to, ink, 150);
}

/// Soft at its edges. What is already darker stays.
fn line(picture: &mut RgbImage, from: Point, to: Point, ink: Rgb<u8>, strength: u8) {
    let nib = if strength == 255 { NIB } else { NIB / 2.0 };
    let reach = nib + 1.0;
    let low = |a: f32, b: f32| (a.min(b) - reach).max(0.0) as u32;
    let high = |a: f32, b: f32, end: u32| ((a.max(b) + reach).max(0.0) as u32 + 1).min(end);
    for y in low(from.1, to.1)..high(from.1, to.1, HEIGHT) {
        for x in low(from.0, to.0)..high(from.0, to.0, WIDTH) {
            let cover = (nib + 0.5 - distance((x as f32, y as f32), from, to)).clamp(0.0, 1.0);
            let pixel = picture.get_pixel_mut(x, y);
            let mixed = mix(GROUND, ink, (cover * f32::from(strength)) as u8);
            if light(mixed) < light(*pixel) {
                *pixel = mixed;
            }
        }
    }
}

fn distance(point: Point, from: Point, to: Point) -> f32 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx * dx + dy * dy;
    let along = if length == 0.0 { 0.0 } else { ((point.0 - from.0) * dx + (point.1 - from.1) * dy) / length };
    let along = along.clamp(0.0, 1.0);
    (point.0 - from.0 - along * dx).hypot(point.1 - from.1 - along * dy)
}

fn light(Rgb([red, green, blue]): Rgb<u8>) -> u16 {
    u16::from(red) + u16::from(green) + u16::from(blue)
}

fn mix(under: Rgb<u8>, over: Rgb<u8>, strength: u8) -> Rgb<u8> {
    let part = |under: u8, over: u8| {
        ((u16::from(under) * (255 - u16::from(strength)) + u16::from(over) * u16::from(strength)) / 255) as u8
    };
    let ([a, b, c], [x, y, z]) = (under.0, over.0);
    Rgb([part(a, x), part(b, y), part(c, z)])
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// S7-25
    #[test]
    fn a_picture_is_120_by_40_and_its_answer_has_four_characters() {
        let mut seen = HashSet::new();
        for _ in 0..50 {
            let (answer, png) = draw().expect("a captcha");
            assert_eq!(answer.chars().count(), 4);
            let picture = picture::load_from_memory(&png).expect("a png");
            assert_eq!((picture.width(), picture.height()), (WIDTH, HEIGHT));
            let dark = picture.to_luma8().pixels().filter(|pixel| pixel.0[0] < 128).count();
            assert!((200..2_400).contains(&dark), "letters, and room between them: {dark} dark pixels");
            seen.insert(png);
        }
        assert_eq!(seen.len(), 50, "no two are alike");
    }

    #[test]
    fn each_letter_is_there_once() {
        let letters: String = LETTERS.iter().map(|(letter, _)| letter).collect();
        assert_eq!(letters, "ACEFHJKMNPRTWXY34679");
        assert_eq!(distance((0.0, 3.0), (0.0, 0.0), (0.0, 0.0)), 3.0);
        assert_eq!(distance((5.0, 2.0), (0.0, 0.0), (10.0, 0.0)), 2.0);
    }
}
