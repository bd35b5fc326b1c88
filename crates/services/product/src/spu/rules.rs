//! What must hold within one product, and what of it is key. Pure.

use std::collections::HashSet;

use platform::form::{Checks, Form as _};
use pricing::is_barcode;
use serde_json::{Map, Value as Json, json};

use super::form::{SpuForm, SpuSku};
use crate::texts;

/// Attributes by which a product is another one: their change waits for an approval.
pub const KEY_ATTRS: &[&str] =
    &["filingNo", "licenseNo", "manufacturerName", "manufacturerAddress", "cosmeticType", "foodType"];
pub const KEY_SLOTS: &[&str] = &["main", "label"];
/// What is key of one SKU; so is whether there is such a SKU at all.
const KEY_OF_SKU: &[&str] = &["barcode", "noBarcode", "spec"];

/// Barcodes are right and stand once, and so does every combination of a specification.
pub fn check(form: &SpuForm, checks: &mut Checks) {
    let measured = form.category_code.as_deref().is_some_and(|code| ["Food", "Cosmetic"].contains(&code));
    let (mut barcodes, mut specs) = (HashSet::new(), HashSet::new());
    for (index, sku) in form.skus.iter().enumerate() {
        checks.within(&format!("skus[{index}]"), |checks| {
            if let Some(barcode) = &sku.barcode {
                if !is_barcode(barcode) {
                    checks.refuse_field(SpuSku::FIELDS, "barcode", offer::texts::OFFER_BARCODE);
                } else if !barcodes.insert(barcode) {
                    checks.refuse_field(SpuSku::FIELDS, "barcode", offer::texts::OFFER_BARCODE_DUP);
                }
            }
            if !sku.spec.is_empty() && !specs.insert(sku.spec.key()) {
                checks.refuse_field(SpuSku::FIELDS, "spec", offer::texts::OFFER_SKU_DUP);
            }
            if measured {
                let of = |label: &'static str| [("label", label)];
                let (content, unit) = (sku.net_content.is_some(), sku.unit.is_some());
                checks.ask(("netContent", "净含量"), content, texts::COMMON_REQUIRED, &of("净含量"));
                checks.ask(("unit", "单位"), unit, texts::COMMON_REQUIRED, &of("单位"));
            }
        });
    }
}

/// `base` with what is key about `other`.
pub fn with_key(base: &Json, other: &Json) -> Json {
    let mut merged = base.clone();
    for fact in SpuForm::FIELDS.iter().filter(|fact| fact.key) {
        merged[fact.name] = other[fact.name].clone();
    }
    merged["images"] = key_images(&base["images"], &other["images"]);
    merged["attrs"] = key_attrs(&base["attrs"], &other["attrs"]);
    merged["skus"] = key_skus(&base["skus"], &other["skus"]);
    merged
}

fn rows(value: &Json) -> &[Json] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// In the order of `base`: what stands elsewhere is no change.
fn key_images(base: &Json, other: &Json) -> Json {
    let slot = |file: &Json| file["type"].as_str().filter(|slot| KEY_SLOTS.contains(slot)).map(str::to_owned);
    let mut theirs: Vec<&Json> = rows(other).iter().filter(|file| slot(file).is_some()).collect();
    let mut merged = Vec::new();
    for file in rows(base) {
        match slot(file) {
            None => merged.push(file.clone()),
            own => {
                let at = theirs.iter().position(|theirs| slot(theirs) == own);
                merged.extend(at.map(|at| theirs.remove(at).clone()));
            }
        }
    }
    merged.extend(theirs.into_iter().cloned());
    merged.into()
}

fn key_attrs(base: &Json, other: &Json) -> Json {
    let mut merged = base.as_object().cloned().unwrap_or_default();
    for code in KEY_ATTRS {
        match other.get(code) {
            Some(value) => merged.insert((*code).into(), value.clone()),
            None => merged.remove(*code),
        };
    }
    merged.into()
}

/// The SKUs of `other`; of those that `base` knows, what is not key stays as it is there.
fn key_skus(base: &Json, other: &Json) -> Json {
    let known = |id: &Json| rows(base).iter().find(|sku| !id.is_null() && sku["id"] == *id);
    let merged = |sku: &Json| match known(&sku["id"]) {
        None => sku.clone(),
        Some(before) => {
            let mut row: Map<String, Json> = before.as_object().cloned().unwrap_or_default();
            for name in KEY_OF_SKU {
                row.insert((*name).into(), sku.get(*name).cloned().unwrap_or(json!(null)));
            }
            row.into()
        }
    };
    rows(other).iter().map(merged).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_key_waits_and_the_rest_does_not() {
        let base = json!({
            "spuName": "面霜", "originPlace": "上海",
            "images": [{ "type": "main", "fileId": 1 }, { "type": "scene", "fileId": 2 }],
            "attrs": { "filingNo": "A", "texture": "cream" },
            "skus": [{ "id": 1, "barcode": "1", "skuName": "50g" }, { "id": 2, "barcode": "2", "skuName": "100g" }],
        });
        let other = json!({
            "spuName": "修护面霜", "originPlace": "广州",
            "images": [{ "type": "main", "fileId": 3 }, { "type": "scene", "fileId": 4 }],
            "attrs": { "texture": "gel" },
            "skus": [{ "id": 1, "barcode": "9", "skuName": "50克" }, { "barcode": "3", "skuName": "150g" }],
        });
        let then = with_key(&base, &other);
        assert_eq!((&then["spuName"], &then["originPlace"]), (&json!("修护面霜"), &json!("上海")));
        assert_eq!(then["images"], json!([{ "type": "main", "fileId": 3 }, { "type": "scene", "fileId": 2 }]));
        assert_eq!(then["attrs"], json!({ "texture": "cream" }));
        assert_eq!(then["skus"][0]["barcode"], "9");
        assert_eq!(then["skus"][0]["skuName"], "50g");
        assert_eq!(then["skus"].as_array().map(Vec::len), Some(2));

        let now = with_key(&other, &base);
        assert_eq!((&now["spuName"], &now["originPlace"]), (&json!("面霜"), &json!("广州")));
        assert_eq!(now["attrs"], json!({ "filingNo": "A", "texture": "gel" }));
        assert_eq!(
            now["skus"][0],
            json!({ "id": 1, "barcode": "1", "skuName": "50克", "noBarcode": null, "spec": null })
        );
        assert_eq!(now["skus"][1], base["skus"][1]);
    }
}
