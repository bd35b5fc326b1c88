//! What may be put where: a slot of a form has its extensions and its limits.

use crate::http::{Problem, texts};

/// S5-24, S5-25, S5-26, S9-05
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    pub code: &'static str,
    pub extensions: &'static [&'static str],
    pub max_kb: u64,
    /// Of either side of a picture.
    pub max_px: u32,
    /// Encrypted at rest.
    pub sealed: bool,
}

/// Also what a code that is not in the list stands for, and an upload without any.
pub const IMAGE: Slot =
    Slot { code: "image", extensions: &["jpg", "jpeg", "png", "gif"], max_kb: 10_240, max_px: 8_192, sealed: false };
const DOCUMENT: Slot = Slot { code: "document", extensions: &["pdf", "jpg", "jpeg", "png"], max_kb: 20_480, ..IMAGE };
const VIDEO: Slot = Slot { code: "video", extensions: &["mp4"], max_kb: 204_800, ..IMAGE };

/// A sheet to be imported: no slot of a form, for it is read at once and not kept.
pub const SHEET: Slot = Slot { code: "sheet", extensions: &["xlsx"], ..IMAGE };

/// Every slot that is not a plain picture, and those that a reader would look for here.
pub static SLOTS: &[Slot] = &[
    IMAGE,
    DOCUMENT,
    VIDEO,
    Slot { code: "file", ..DOCUMENT },
    Slot { code: "files", ..DOCUMENT },
    Slot { code: "authFiles", ..DOCUMENT },
    Slot { code: "businessLicense", ..DOCUMENT },
    Slot { code: "bankPermit", ..DOCUMENT },
    Slot { code: "legalIdFront", sealed: true, ..DOCUMENT },
    Slot { code: "legalIdBack", sealed: true, ..DOCUMENT },
    Slot { code: "taxpayerProof", ..DOCUMENT },
    Slot { code: "integrityPledge", ..DOCUMENT },
    Slot { code: "msds", ..DOCUMENT },
    Slot { code: "other", ..DOCUMENT },
    Slot { code: "screenshot", ..IMAGE },
    Slot { code: "poster", ..IMAGE },
    Slot { code: "avatar", extensions: &["jpg", "jpeg", "png"], max_kb: 2_048, ..IMAGE },
    // What somebody shows of a fault, recordings of the screen among it.
    Slot { code: "feedbackFiles", extensions: &["jpg", "jpeg", "png", "gif", "pdf", "mp4"], ..VIDEO },
    // Drawn by hand on a screen.
    Slot { code: "signature", extensions: &["png"], max_kb: 512, max_px: 4_096, ..IMAGE },
    // A whole page in one picture is narrow and very long.
    Slot { code: "detailPage", max_px: 30_000, ..IMAGE },
    Slot { code: "detailImages", max_px: 30_000, ..IMAGE },
    Slot { code: "videos", ..VIDEO },
    Slot { code: "attrFiles", ..DOCUMENT },
];

impl Slot {
    pub fn sealed() -> impl Iterator<Item = &'static str> {
        SLOTS.iter().filter(|slot| slot.sealed).map(|slot| slot.code)
    }

    pub fn of(code: &str) -> &'static Self {
        SLOTS.iter().find(|slot| slot.code == code).unwrap_or(&IMAGE)
    }

    /// How much may be read while the slot is not yet known: a form may name it after the file. A picture's limit is
    /// the one that holds without a slot; a PDF or a video fits no such slot, so the one that takes it will follow.
    pub fn while_unknown(extension: &str) -> &'static Self {
        let taken_by_default = IMAGE.takes(extension);
        SLOTS.iter().find(|slot| !taken_by_default && slot.takes(extension)).unwrap_or(&IMAGE)
    }

    pub fn takes(&self, extension: &str) -> bool {
        self.extensions.contains(&extension)
    }

    pub fn max_bytes(&self) -> u64 {
        self.max_kb * 1024
    }

    pub fn wrong_type(&self) -> Problem {
        Problem::filled(texts::FILE_TYPE, &[("types", &self.extensions.join("、"))])
    }

    pub fn too_large(&self) -> Problem {
        Problem::filled(texts::FILE_SIZE, &[("n", &size_text(self.max_kb))])
    }

    pub fn too_wide(limit: u32) -> Problem {
        Problem::filled(texts::FILE_PX, &[("n", &limit.to_string())])
    }
}

/// In MB when whole, else in KB.
pub fn size_text(kb: u64) -> String {
    match kb.is_multiple_of(1024) {
        true => format!("{}MB", kb / 1024),
        false => format!("{kb}KB"),
    }
}

/// A code as forms have them; it is kept with the file.
pub fn is_code(text: &str) -> bool {
    text.len() <= 64 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-.".contains(&byte))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// S5-24, S5-25, S5-26, S9-05
    #[test]
    fn an_unknown_slot_is_a_picture_of_ten_megabytes() {
        let slot = Slot::of("whatever");
        assert_eq!((slot.extensions, slot.max_kb, slot.max_px), (&["jpg", "jpeg", "png", "gif"][..], 10_240, 8_192));
        assert_eq!(slot.wrong_type().title, "文件类型必须是jpg、jpeg、png、gif");
        assert_eq!(slot.too_large().title, "文件大小不能超过10MB，请重新上传");
        assert_eq!(Slot::too_wide(30_000).title, "长度或宽度不能超过30000px");
        assert_eq!(Slot::of("detailPage").max_px, 30_000);
        assert_eq!((Slot::of("authFiles").max_kb, Slot::of("video").max_kb), (20_480, 204_800));
        assert_eq!(size_text(1_500), "1500KB");
    }

    #[test]
    fn codes_are_declared_once() {
        let codes: HashSet<_> = SLOTS.iter().map(|slot| slot.code).collect();
        assert_eq!(codes.len(), SLOTS.len());
        assert!(codes.iter().all(|code| is_code(code)) && !is_code("a/b") && !is_code("图"));
    }

    #[test]
    fn a_slot_that_may_follow_decides_how_much_is_read() {
        assert_eq!(Slot::while_unknown("jpg"), &IMAGE);
        assert_eq!(Slot::while_unknown("pdf").max_kb, 20_480);
        assert_eq!(Slot::while_unknown("mp4").max_kb, 204_800);
        assert_eq!(Slot::while_unknown("exe"), &IMAGE);
    }
}
