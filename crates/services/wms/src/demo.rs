//! Goods of the demo profile: in every state, and what the offers there are made of.

use platform::demo::{self, People};
use platform::document::{Actor, Refusal, Verdict, find};
use platform::form::Decimal;
use platform::http::Result;
use platform::money::Money;
use platform::workflow::Event;
use platform::{App, files};

use crate::goods::{GoodsForm, GoodsSku};

/// How far it has come.
#[derive(Clone, Copy, PartialEq)]
enum End {
    Draft,
    Waiting,
    Rejected,
    Enabled,
    /// Enabled, and its weight is to be another.
    Changing,
    Disabled,
}

struct Story {
    company_id: i64,
    brand: i64,
    days_ago: u64,
    name: &'static str,
    category: &'static str,
    spec: &'static str,
    unit: &'static str,
    /// The last digits of its barcode; none has none.
    barcode: Option<i64>,
    /// In hundredths of a centimetre.
    size: [i64; 3],
    grams: i64,
    storage: &'static str,
    shelf_life: Option<i64>,
    value: i64,
    end: End,
}

#[rustfmt::skip]
const STORIES: &[Story] = &[
    Story { company_id: 2, brand: 201, days_ago: 40, name: "花植积雪草修护面霜", category: "Cosmetic_Skincare_Cream", spec: "50g/瓶", unit: "bottle", barcode: Some(1), size: [650, 650, 820], grams: 215, storage: "NORMAL", shelf_life: Some(1095), value: 149, end: End::Enabled },
    Story { company_id: 2, brand: 201, days_ago: 40, name: "花植玻尿酸精华", category: "Cosmetic_Skincare_Serum", spec: "30ml/瓶", unit: "bottle", barcode: Some(2), size: [420, 420, 1150], grams: 148, storage: "COOL", shelf_life: Some(1095), value: 129, end: End::Enabled },
    Story { company_id: 2, brand: 201, days_ago: 60, name: "花植氨基酸洁面", category: "Cosmetic_PersonalCare_Bath", spec: "100g/支", unit: "pcs", barcode: Some(3), size: [500, 380, 1620], grams: 132, storage: "NORMAL", shelf_life: Some(1095), value: 85, end: End::Changing },
    Story { company_id: 2, brand: 201, days_ago: 12, name: "花植面膜 10片装", category: "Cosmetic_Skincare_Mask", spec: "25ml×10片", unit: "box", barcode: Some(6), size: [1550, 1150, 480], grams: 365, storage: "NORMAL", shelf_life: Some(1095), value: 119, end: End::Enabled },
    Story { company_id: 2, brand: 201, days_ago: 6, name: "花植护手霜", category: "Cosmetic_Skincare_Cream", spec: "80g/支", unit: "pcs", barcode: Some(10), size: [480, 360, 1500], grams: 98, storage: "NORMAL", shelf_life: Some(1095), value: 55, end: End::Waiting },
    Story { company_id: 2, brand: 201, days_ago: 3, name: "花植身体乳", category: "Cosmetic_PersonalCare_Bath", spec: "200ml/瓶", unit: "bottle", barcode: Some(11), size: [600, 400, 1800], grams: 160, storage: "NORMAL", shelf_life: Some(1095), value: 105, end: End::Rejected },
    Story { company_id: 2, brand: 201, days_ago: 0, name: "花植香氛", category: "Cosmetic_Perfume", spec: "50ml/瓶", unit: "bottle", barcode: Some(13), size: [520, 520, 1180], grams: 310, storage: "NORMAL", shelf_life: Some(1095), value: 249, end: End::Draft },
    Story { company_id: 2, brand: 201, days_ago: 90, name: "花植旅行套装（停产）", category: "Cosmetic_Skincare_Cream", spec: "4件/套", unit: "set", barcode: None, size: [2000, 1200, 600], grams: 420, storage: "NORMAL", shelf_life: Some(1095), value: 99, end: End::Disabled },
    Story { company_id: 3, brand: 301, days_ago: 20, name: "每日坚果", category: "Food_Snack_Nut", spec: "25g×30包", unit: "box", barcode: Some(101), size: [2800, 1900, 1400], grams: 905, storage: "COOL", shelf_life: Some(270), value: 95, end: End::Changing },
    Story { company_id: 3, brand: 301, days_ago: 30, name: "冻干咖啡", category: "Food_Drink_Coffee", spec: "2g×24颗", unit: "box", barcode: Some(102), size: [1850, 1250, 520], grams: 165, storage: "NORMAL", shelf_life: Some(540), value: 115, end: End::Enabled },
    Story { company_id: 3, brand: 301, days_ago: 1, name: "炭烤牛肉脯", category: "Food_Snack_Jerky", spec: "200g/袋", unit: "bag", barcode: Some(103), size: [2200, 1500, 300], grams: 228, storage: "NORMAL", shelf_life: Some(270), value: 75, end: End::Waiting },
    Story { company_id: 4, brand: 402, days_ago: 25, name: "羊毛大衣", category: "Fashion", spec: "驼色/M", unit: "pcs", barcode: Some(201), size: [4500, 3500, 1200], grams: 1650, storage: "NORMAL", shelf_life: None, value: 1299, end: End::Enabled },
    Story { company_id: 5, brand: 501, days_ago: 35, name: "原生木浆抽纸", category: "Dailylife", spec: "24包/箱", unit: "box", barcode: Some(301), size: [4200, 3100, 2700], grams: 6200, storage: "NORMAL", shelf_life: None, value: 39, end: End::Enabled },
    Story { company_id: 5, brand: 501, days_ago: 35, name: "不粘炒锅", category: "Dailylife", spec: "32cm", unit: "pcs", barcode: Some(302), size: [5200, 3400, 1500], grams: 1980, storage: "NORMAL", shelf_life: None, value: 159, end: End::Enabled },
    Story { company_id: 6, brand: 601, days_ago: 1, name: "便携榨汁机", category: "Electronic", spec: "白色", unit: "pcs", barcode: Some(401), size: [900, 900, 2400], grams: 680, storage: "NORMAL", shelf_life: None, value: 129, end: End::Draft },
];

pub async fn fill(app: App, people: People) -> Result<()> {
    let warehouse = Actor::new(&app, &people.staff("ck1").await?).await?;
    for story in STORIES {
        let merchant = Actor::new(&app, &people.of_company(story.company_id, "admin").await?).await?;
        let id = demo::days_ago(&app, story.days_ago, play(&app, &merchant, &warehouse, story)).await?;
        if story.end == End::Changing {
            demo::days_ago(&app, 1, heavier(&app, &merchant, id)).await?;
        }
    }
    Ok(())
}

/// Answers its number.
async fn play(app: &App, merchant: &Actor, warehouse: &Actor, story: &Story) -> Result<i64> {
    let picture = offer::demo_pictures::shape(story.value, false)?;
    let mut form = form(story);
    form.images = vec![files::keep_bytes(app, &merchant.caller, "images", "货品.png", picture).await?];
    let id = demo::create::<GoodsSku>(app, merchant, form, story.end != End::Draft).await?;
    let verdict = match story.end {
        End::Draft | End::Waiting => return Ok(id),
        End::Rejected => Verdict::Reject(Refusal {
            opinion: "实测重量 0.262kg，与申报相差超过 10%，请核对后重新提交。".into(),
            reason_codes: vec!["INFO_WRONG".into()],
            reasons: vec!["信息有误".into()],
            fields: vec![("weightKg".into(), "实测 0.262kg".into())],
            to_start: false,
        }),
        _ => Verdict::Approve { opinion: "实测相符。".into(), form: None },
    };
    demo::decide::<GoodsSku>(app, warehouse, id, verdict).await?;
    if story.end == End::Disabled {
        demo::happen::<GoodsSku>(app, merchant, id, Event::Own("disable")).await?;
    }
    Ok(id)
}

/// Its weight is to be another; the warehouse has not looked at it yet.
async fn heavier(app: &App, merchant: &Actor, id: i64) -> Result<()> {
    let doc = find::<GoodsSku, _>(app.db.read(), &merchant.reach(), id).await?;
    let weight = doc.form.weight_kg.map(|weight| Decimal(weight.0 + 12));
    demo::change::<GoodsSku>(app, merchant, id, GoodsForm { weight_kg: weight, ..doc.form }).await
}

fn form(story: &Story) -> GoodsForm {
    let text = |text: &str| Some(text.to_owned());
    let [length, width, height] = story.size.map(|side| Some(Decimal(side)));
    GoodsForm {
        goods_name: story.name.to_owned(),
        no_barcode: story.barcode.is_none(),
        barcode: story.barcode.map(offer::demo::barcode),
        brand_id: Some(story.brand),
        category_code: text(story.category),
        spec: text(story.spec),
        unit: text(story.unit),
        length_cm: length,
        width_cm: width,
        height_cm: height,
        weight_kg: Some(Decimal(story.grams)),
        box_qty: Some(24),
        storage_type: text(story.storage),
        shelf_life_flag: Some(story.shelf_life.is_some()),
        shelf_life_days: story.shelf_life,
        declare_value: Some(Money(story.value * 100)),
        ..GoodsForm::default()
    }
}
