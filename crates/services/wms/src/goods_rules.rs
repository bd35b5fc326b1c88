//! What holds of a goods by itself.

use platform::form::{Checks, Form as _};
use pricing::is_barcode;

use crate::goods::GoodsForm;
use crate::texts;

/// Categories whose goods perish unless somebody says otherwise.
const PERISHABLE: [&str; 2] = ["Food", "Cosmetic"];

/// What follows from the rest of the form.
pub fn completed(mut form: GoodsForm) -> GoodsForm {
    let category = form.category_code.as_deref().unwrap_or_default();
    let perishes = PERISHABLE.iter().any(|root| category == *root || category.starts_with(&format!("{root}_")));
    if form.shelf_life_flag.is_none() && !category.is_empty() {
        form.shelf_life_flag = Some(perishes);
    }
    match form.shelf_life_flag {
        Some(true) => {
            form.batch_managed = true;
            form.warn_days = form.warn_days.or(form.shelf_life_days.map(|days| (days / 3).max(1)));
        }
        _ => (form.shelf_life_days, form.warn_days) = (None, None),
    }
    if form.no_barcode {
        form.barcode = None;
    }
    form
}

pub fn check(form: &GoodsForm, checks: &mut Checks) {
    for (name, code) in [("barcode", &form.barcode), ("outerBarcode", &form.outer_barcode)] {
        if code.as_ref().is_some_and(|code| !is_barcode(code)) {
            checks.refuse_field(GoodsForm::FIELDS, name, texts::OFFER_BARCODE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(category: &str) -> GoodsForm {
        GoodsForm { category_code: Some(category.into()), shelf_life_days: Some(100), ..GoodsForm::default() }
    }

    #[test]
    fn food_and_cosmetics_perish_unless_said_otherwise() {
        let food = completed(of("Food_Snack"));
        assert_eq!((food.shelf_life_flag, food.batch_managed, food.warn_days), (Some(true), true, Some(33)));
        let dress = completed(of("Foodstuff"));
        assert_eq!((dress.shelf_life_flag, dress.batch_managed, dress.shelf_life_days), (Some(false), false, None));
        let cup = completed(GoodsForm { shelf_life_flag: Some(false), ..of("Food") });
        assert_eq!((cup.shelf_life_flag, cup.warn_days), (Some(false), None));
    }
}
