//! Which pictures a category asks for: data, not code.

use platform::form::{Checks, Form};
use serde::Serialize;
use utoipa::ToSchema;

use crate::form::OfferForm;
use crate::texts;

/// A place for pictures of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImageSlot {
    pub code: &'static str,
    pub label: &'static str,
    pub most: usize,
    pub required: bool,
}

const fn slot(code: &'static str, label: &'static str, most: usize, required: bool) -> ImageSlot {
    ImageSlot { code, label, most, required }
}

pub const TRANSPARENT: &str = "transparentPng";
pub const MAIN: &str = "main";
/// A picture that is no square of at least so many pixels is worth a word.
pub const MAIN_PX: i32 = 800;

const EVERYWHERE: &[ImageSlot] = &[slot(MAIN, "主图", 1, true), slot(TRANSPARENT, "透明图", 1, true)];
const OPTIONAL: &[ImageSlot] = &[
    slot("scene", "场景图", 5, false),
    slot("package", "包装图", 1, false),
    slot("label", "标签图", 1, false),
    slot("competitor", "竞品图", 3, false),
];
const OWN: &[(&str, &[ImageSlot])] = &[
    (
        "Food",
        &[
            slot("front", "正面图", 1, true),
            slot("back", "背面图", 1, true),
            slot("ingredient", "配料表", 1, true),
            slot("nutrition", "营养成分表", 1, true),
        ],
    ),
    ("Fashion", &[slot("model", "模特图", 1, true), slot("size", "尺码图", 1, false)]),
    ("Cosmetic", &[slot("cert", "备案截图", 1, false)]),
];

/// In the order of the page: what must be there first. A quick offer needs no more than what every category does.
pub fn slots(category: &str, fast: bool) -> Vec<ImageSlot> {
    let own = OWN.iter().find(|(code, _)| *code == category).map_or(&[][..], |(_, slots)| slots);
    let eased = |slot: &ImageSlot| ImageSlot { required: slot.required && !fast, ..*slot };
    let mut all: Vec<ImageSlot> = EVERYWHERE.iter().copied().chain(own.iter().map(eased)).collect();
    all.extend(OPTIONAL);
    all.sort_by_key(|slot| !slot.required);
    all
}

/// Those of a product, which is known by its label and its package too.
pub fn product_slots(category: &str) -> Vec<ImageSlot> {
    let asked =
        |slot: ImageSlot| ImageSlot { required: slot.required || ["label", "package"].contains(&slot.code), ..slot };
    let mut all: Vec<ImageSlot> = slots(category, false).into_iter().map(asked).collect();
    all.retain(|slot| slot.code != "competitor");
    all.sort_by_key(|slot| !slot.required);
    all
}

/// What is known of an uploaded picture.
#[derive(Clone, Copy, Debug, Default)]
pub struct Picture {
    pub is_png: bool,
    pub has_alpha: bool,
    pub width: i32,
    pub height: i32,
}

/// Every slot that must be filled is; none holds more than it may; the transparent one really is.
pub fn check(
    form: &OfferForm,
    slots: &[ImageSlot],
    look: &dyn Fn(i64) -> Option<Picture>,
    checks: &mut Checks,
) -> Vec<String> {
    let mut warnings = Vec::new();
    for slot in slots {
        let here = form.images.iter().filter(|file| file.slot.as_deref() == Some(slot.code));
        let here: Vec<i64> = here.map(|file| file.file_id).collect();
        if slot.required {
            checks.ask(("images", slot.label), !here.is_empty(), texts::OFFER_IMG, &[("slot", slot.label)]);
        }
        if here.len() > slot.most {
            let most = slot.most.to_string();
            let words = texts::COMMON_COUNT.fill(&[("label", slot.label), ("n", &most)]);
            checks.refuse("images", slot.label, words);
        }
        for picture in here.into_iter().filter_map(look) {
            if slot.code == TRANSPARENT && !(picture.is_png && picture.has_alpha) {
                checks.refuse_field(OfferForm::FIELDS, "images", texts::OFFER_PNG);
            }
            if slot.code == MAIN && (picture.width < MAIN_PX || picture.width != picture.height) {
                warnings.push(format!("主图建议为不小于{MAIN_PX}*{MAIN_PX}px的正方形"));
            }
        }
    }
    let known: Vec<&str> = slots.iter().map(|slot| slot.code).collect();
    let strange = form.images.iter().any(|file| !known.contains(&file.slot.as_deref().unwrap_or_default()));
    if strange {
        checks.refuse("images", "商品图片", "图片类型不属于当前类目");
    }
    warnings
}

#[cfg(test)]
mod tests {
    use platform::files::FileRef;
    use platform::form::Stage;

    use super::*;

    fn required(category: &str) -> Vec<&'static str> {
        slots(category, false).iter().filter(|slot| slot.required).map(|slot| slot.code).collect()
    }

    /// S5-28, S5-30: the sets of the specification.
    #[test]
    fn each_category_asks_for_its_own_pictures() {
        assert_eq!(required("Food"), ["main", "transparentPng", "front", "back", "ingredient", "nutrition"]);
        assert_eq!(required("Fashion"), ["main", "transparentPng", "model"]);
        for other in ["Cosmetic", "Dailylife", "Electronic"] {
            assert_eq!(required(other), ["main", "transparentPng"]);
        }
        assert_eq!(slots("Food", true).iter().filter(|slot| slot.required).count(), 2);
    }

    fn said(category: &str, pictures: &[(&str, Picture)]) -> Vec<String> {
        let images = pictures
            .iter()
            .enumerate()
            .map(|(index, (slot, _))| FileRef { slot: Some((*slot).into()), ..FileRef::to(index as i64) });
        let form = OfferForm { category_code: category.into(), images: images.collect(), ..OfferForm::default() };
        let mut checks = Checks::at(Stage::Submit);
        check(
            &form,
            &slots(category, false),
            &|id| pictures.get(id as usize).map(|(_, picture)| *picture),
            &mut checks,
        );
        let problem = checks.finish().err();
        problem.map(|problem| problem.field_errors.into_iter().map(|error| error.message).collect()).unwrap_or_default()
    }

    const SQUARE: Picture = Picture { is_png: true, has_alpha: true, width: 800, height: 800 };

    /// A05-1, S5-31
    #[test]
    fn a_missing_or_opaque_picture_is_named() {
        let four = [("main", SQUARE), ("transparentPng", SQUARE), ("front", SQUARE), ("back", SQUARE)];
        let five: Vec<_> = four.into_iter().chain([("ingredient", SQUARE)]).collect();
        assert_eq!(said("Food", &five), ["请上传营养成分表"]);
        let opaque = Picture { has_alpha: false, ..SQUARE };
        assert_eq!(said("Cosmetic", &[("main", SQUARE), ("transparentPng", opaque)]), ["透明图必须为带透明通道的PNG"]);
        assert_eq!(said("Cosmetic", &[("main", SQUARE), ("transparentPng", SQUARE)]), Vec::<String>::new());
    }
}
