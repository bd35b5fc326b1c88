//! Puts a Chinese font into the program. It comes from the system, so that the repository need not carry it.

use std::path::{Path, PathBuf};

/// Small ones first: the whole file becomes part of the program; only what a page shows becomes part of a PDF.
const FONTS: &[&str] = &[
    "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
    "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
];

fn main() {
    println!("cargo::rerun-if-env-changed=PORTAL_PDF_FONT");
    let named = std::env::var_os("PORTAL_PDF_FONT").map(PathBuf::from);
    let found = named.or_else(|| FONTS.iter().map(PathBuf::from).find(|path| path.is_file()));
    let Some(font) = found else {
        println!(
            "cargo::error=no Chinese font for PDFs: run scripts/setup.sh, install fonts-wqy-microhei, or name a font file in PORTAL_PDF_FONT"
        );
        return;
    };
    println!("cargo::rerun-if-changed={}", font.display());
    let to = Path::new(&std::env::var_os("OUT_DIR").unwrap_or_default()).join("chinese.font");
    if let Err(error) = std::fs::copy(&font, &to) {
        println!("cargo::error={}: {error}", font.display());
    }
}
