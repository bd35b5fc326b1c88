//! What the offers of the demo say of themselves.

use platform::App;
use platform::access::Caller;
use platform::document::{Reach, find};
use platform::files::{self, FileRef};
use platform::form::Decimal;
use platform::http::{Problem, Result};
use platform::money::Money;

use crate::attrs::Attrs;
use crate::copying::dropped;
use crate::demo::{Cast, Made};
use crate::demo_data::{Story, attributes};
use crate::demo_pictures::{shape, sheet};
use crate::form::{MechanismGift, MechanismLine, OfferForm, OfferMechanism, OfferSku};
use crate::image_rules::slots;
use crate::offer::Offer;

/// What products of one size are told apart by.
const SPEC: &str = "规格";

pub async fn form(app: &App, cast: &Cast, story: &Story, made: &mut Made, merchant: &Caller) -> Result<OfferForm> {
    let today = app.clock().today();
    let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let category = story.category[0].split('_').next().unwrap_or_default();
    let third = if story.category[1].is_empty() { story.category[0] } else { story.category[1] };
    let serde_json::Value::Object(mut attrs) = attributes(category, third) else {
        return Err(Problem::internal("attributes are a map"));
    };
    attrs.insert("manufacturerName".into(), merchant.profile.company_name.as_str().into());
    let typed = story.typed.iter().filter(|(code, _)| *code != SPEC);
    attrs.extend(typed.map(|(code, words)| ((*code).to_owned(), (*words).into())));
    let promotion = story.room.starts_with("promote");
    let mut attr_files = Vec::new();
    if promotion {
        attrs.insert("promoStockPlan".into(), "首批60%，开播前补齐40%".into());
        let proof = files::keep_bytes(app, merchant, "attrFiles", "日常价截图.png", sheet(story.barcode)?).await?;
        attr_files.push(FileRef { slot: Some("promoDailyPriceProof".into()), ..proof });
    }
    let mut images = Vec::new();
    for slot in slots(category, false).into_iter().filter(|slot| slot.required) {
        images.push(picture(app, made, merchant, story, slot.code, slot.label).await?);
    }
    let points = if story.no == 2 {
        "第一的补水精华\n清爽不黏\n玻尿酸配方"
    } else {
        "温和配方\n质地轻润\n实惠装"
    };
    let gift = story.form == "GIFT";
    let mut form = OfferForm {
        live_room: story.room.into(),
        category_code: category.into(),
        form_type: story.form.into(),
        offer_style: if story.company_id == 4 { "MULTI_SKU" } else { "SINGLE" }.into(),
        offer_name: story.name.into(),
        category2: text(story.category[0]),
        category3: text(story.category[1]),
        brand_id: Some(if story.company_id == 4 { 402 } else { story.company_id * 100 + 1 }),
        store_id: cast.stores.get(&story.company_id).copied(),
        offer_category: text(self::category(story)),
        short_title: Some(story.name.chars().take(20).collect()),
        selling_points: text(points),
        origin_place: text("中国"),
        is_domestic: Some(true),
        item_url: Some(format!("https://detail.tmall.com/item.htm?id=7{:08}", story.barcode)),
        item_id: Some(format!("7{:08}", story.barcode)),
        month_sales: Some(3_200 + story.barcode * 17),
        good_rate: Some(Decimal(9_860)),
        sample_flag: Some(true),
        expect_show_date_from: Some(today.plus_days(7)),
        expect_show_date_to: Some(today.plus_days(21)),
        images,
        offer_attrs: Attrs(attrs),
        attr_files,
        skus: skus(story, gift),
        mechanism: if gift { OfferMechanism::default() } else { mechanism(story) },
        fee_mode: text(if story.company_id == 5 { "SUPPLY" } else { "PURE_COMMISSION" }),
        commission_rate: Some(Decimal(2_000)),
        price_protect_days: Some(30),
        protect_scope: text("SAME_STORE"),
        protect_promise: Some(true),
        ship_time: text("H48"),
        freight_template: text("全国包邮"),
        freight_insurance: Some(true),
        return_policy: text("D7_FREE"),
        invoice_support: Some(true),
        compliance_confirmed: true,
        contact_name: Some(merchant.profile.name_cn.clone()),
        contact_phone: Some(merchant.profile.phone.clone()),
        ..OfferForm::default()
    };
    dropped(app, &mut form).await?;
    let Some((no, kind)) = story.source else { return Ok(form) };
    let id = *made.offers.get(&no).ok_or_else(|| Problem::internal("nothing to show again"))?;
    again(app, id, kind, form).await
}

/// Another show of an offer: what was approved is taken over as it stands, with what the new room asks for beside it.
async fn again(app: &App, id: i64, kind: &str, form: OfferForm) -> Result<OfferForm> {
    let before = find::<Offer, _>(app.db.read(), &Reach::Everything, id).await?.form;
    let mut skus = before.skus.clone();
    for (sku, new) in skus.iter_mut().zip(&form.skus) {
        (sku.id, sku.product_sku_id) = (None, None);
        (sku.final_price, sku.live_page_price) = (None, new.live_page_price);
    }
    let mut attrs = form.offer_attrs.0;
    attrs.retain(|code, _| code.starts_with("promo"));
    attrs.extend(before.offer_attrs.0.clone());
    let files = before.attr_files.iter().cloned().chain(form.attr_files);
    Ok(OfferForm {
        live_room: form.live_room,
        offer_copy_type: Some(kind.to_owned()),
        source_offer_id: Some(id),
        expect_show_date_from: form.expect_show_date_from,
        expect_show_date_to: form.expect_show_date_to,
        attr_files: files.collect(),
        offer_attrs: Attrs(attrs),
        skus,
        mechanism: form.mechanism,
        contact_phone: form.contact_phone,
        ..before
    })
}

/// Whether it was shown here before.
pub fn category(story: &Story) -> &'static str {
    story.columns.iter().find(|(column, _)| *column == "offer_category").map_or("New", |(_, category)| category)
}

/// The cream of the worked example has all of its mechanism; the others a coupon.
fn mechanism(story: &Story) -> OfferMechanism {
    let line = |kind: &str, threshold: i64, value: i64, sort| MechanismLine {
        r#type: Some(kind.into()),
        threshold: Some(yuan(threshold)).filter(|amount| amount.0 > 0),
        value: Some(yuan(value)),
        sort,
        ..MechanismLine::default()
    };
    if story.no != 1 {
        let off = Ord::min(story.price[0] / 10, 20);
        return OfferMechanism {
            mechanism_text: Some(format!("领券立减{off}元")),
            lines: vec![line("COUPON", story.price[0] / 2, off, 1)],
            ..OfferMechanism::default()
        };
    }
    OfferMechanism {
        mechanism_text: Some("直降20元，领满100减20元券，赠同款15g×2，到手价¥129".into()),
        lines: vec![line("DIRECT", 0, 20, 1), line("COUPON", 100, 20, 2)],
        gifts: vec![MechanismGift {
            gift_name: Some("同款面霜15g".into()),
            net_content: Some(Decimal(1_500)),
            qty: Some(2),
            gift_value: Some(yuan(58)),
            same_as_main: true,
            condition: Some("EACH".into()),
            gift_stock: Some(10_000),
            ..MechanismGift::default()
        }],
        ..OfferMechanism::default()
    }
}

fn skus(story: &Story, gift: bool) -> Vec<OfferSku> {
    let [live, daily, lowest] = story.price.map(|price| Some(yuan(price)).filter(|_| !gift));
    let one = |place: i64, name: String, spec: &[(&str, &str)]| OfferSku {
        sku_name: Some(name),
        barcode: Some(barcode(story.barcode + place)),
        spec: platform::form::Pairs(spec.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect()),
        net_content: Some(Decimal(story.content.0 * 100)),
        unit: Some(story.content.1.into()),
        pack_qty: Some(1),
        market_price: live.map(|live| Money(live.0 + 3_000)),
        daily_price: daily,
        lowest_price30: lowest,
        live_page_price: live,
        planned_stock: Some(if place == 0 { 5_000 } else { 400 }),
        ..OfferSku::default()
    };
    if story.company_id != 4 {
        let size = format!("{}{}", story.content.0, story.content.1);
        let typed = story.typed.iter().find(|(name, _)| *name == SPEC).map_or(size.as_str(), |(_, words)| words);
        return vec![one(0, size.clone(), &[(SPEC, typed)])];
    }
    let mut all = Vec::new();
    for colour in ["燕麦", "炭灰", "藏青"] {
        for size in ["S", "M", "L", "XL"] {
            all.push(one(all.len() as i64, format!("{colour} {size}"), &[("颜色", colour), ("尺码", size)]));
        }
    }
    all
}

pub fn yuan(amount: i64) -> Money {
    Money(amount * 100)
}

/// `69012345…` with its check digit.
pub fn barcode(number: i64) -> String {
    let body = format!("69012345{number:04}");
    let weigh = |(place, digit): (usize, u32)| digit * if place.is_multiple_of(2) { 3 } else { 1 };
    let sum: u32 = body.chars().rev().filter_map(|c| c.to_digit(10)).enumerate().map(weigh).sum();
    format!("{body}{}", (10 - sum % 10) % 10)
}

async fn picture(
    app: &App,
    made: &mut Made,
    merchant: &Caller,
    story: &Story,
    slot: &'static str,
    label: &str,
) -> Result<FileRef> {
    // The first picture is the product's own; one of each other kind does for a company.
    let key = (if slot == "main" { -story.no } else { story.company_id }, slot);
    if let Some(known) = made.pictures.get(&key) {
        return Ok(known.clone());
    }
    let bytes = shape(story.barcode, slot == "transparentPng")?;
    let kept = files::keep_bytes(app, merchant, slot, &format!("{label}.png"), bytes).await?;
    let kept = FileRef { slot: Some(slot.into()), is_primary: Some(slot == "main"), ..kept };
    made.pictures.insert(key, kept.clone());
    Ok(kept)
}
