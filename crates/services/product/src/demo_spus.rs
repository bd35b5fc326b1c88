//! Products of the demo profile: in every state, and masters of what is offered there.

use std::collections::HashMap;

use offer::{Attrs, demo as offers, product_slots};
use platform::access::Ctx;
use platform::db::Tx;
use platform::demo::{self, People};
use platform::document::{Actor, Happening, Reach, Refusal, Target, Verdict, find, happen};
use platform::files::FileRef;
use platform::form::{Decimal, Pairs};
use platform::http::{Problem, Result};
use platform::workflow::Event;
use platform::{App, files};
use serde_json::json;

use crate::spu::{Spu, SpuForm, SpuSku};

/// How far it has come.
#[derive(Clone, Copy, PartialEq)]
enum End {
    /// Little more than its name.
    Begun,
    /// A picture and a weight are missing.
    Draft,
    Waiting,
    Rejected,
    Approved,
    /// Approved, and its name is to be another.
    Changing,
    OffShelf,
}

struct Story {
    company_id: i64,
    brand: i64,
    days_ago: u64,
    name: &'static str,
    /// From the second level on.
    category: [&'static str; 2],
    /// The last digits of its barcode; none has none.
    barcode: Option<i64>,
    sku: (&'static str, &'static [(&'static str, &'static str)]),
    content: (i64, &'static str),
    /// In hundredths of a centimetre.
    size: [i64; 3],
    grams: i64,
    end: End,
}

const CREAM: [&str; 2] = ["Cosmetic_Skincare", "Cosmetic_Skincare_Cream"];
const CLEAN: [&str; 2] = ["Cosmetic_PersonalCare", "Cosmetic_PersonalCare_Bath"];
const PLAIN: Story = Story {
    company_id: 2,
    brand: 201,
    days_ago: 30,
    name: "",
    category: CREAM,
    barcode: None,
    sku: ("50g", &[("规格", "50g")]),
    content: (50, "g"),
    size: [650, 650, 820],
    grams: 215,
    end: End::Approved,
};

#[rustfmt::skip]
const STORIES: &[Story] = &[
    Story { days_ago: 60, name: "花植氨基酸洁面 100g", category: CLEAN, barcode: Some(3), sku: ("100g", &[("规格", "100g")]), content: (100, "g"), size: [500, 380, 1620], grams: 132, end: End::Changing, ..PLAIN },
    Story { days_ago: 90, name: "花植旅行套装（停产）", sku: ("4件套", &[("规格", "4件套")]), content: (120, "ml"), size: [2000, 1200, 600], grams: 420, end: End::OffShelf, ..PLAIN },
    Story { days_ago: 40, name: "花植积雪草修护面霜 50g", barcode: Some(1), ..PLAIN },
    Story { days_ago: 40, name: "花植玻尿酸精华 30ml", category: ["Cosmetic_Skincare", "Cosmetic_Skincare_Serum"], barcode: Some(2), sku: ("30ml", &[("规格", "30ml")]), content: (30, "ml"), size: [420, 420, 1150], grams: 148, ..PLAIN },
    Story { days_ago: 12, name: "花植面膜 10片", category: ["Cosmetic_Skincare", "Cosmetic_Skincare_Mask"], barcode: Some(6), sku: ("10片", &[("规格", "10片")]), content: (250, "ml"), size: [1550, 1150, 480], grams: 365, ..PLAIN },
    Story { days_ago: 20, name: "花植护手霜 80g", barcode: Some(10), sku: ("80g", &[("规格", "80g")]), content: (80, "g"), size: [480, 360, 1500], grams: 98, ..PLAIN },
    Story { days_ago: 5, name: "花植防晒乳 60g", category: ["Cosmetic_Skincare", "Cosmetic_Skincare_Sunscreen"], barcode: Some(4), sku: ("60g", &[("规格", "60g")]), content: (60, "g"), size: [450, 320, 1380], grams: 86, end: End::Rejected, ..PLAIN },
    Story { days_ago: 2, name: "花植润唇膏 4g", barcode: Some(16), sku: ("4g", &[("规格", "4g")]), content: (4, "g"), size: [200, 200, 750], grams: 18, end: End::Waiting, ..PLAIN },
    Story { days_ago: 1, name: "花植香氛 100ml", category: ["Cosmetic_Perfume", ""], barcode: Some(17), sku: ("100ml", &[("规格", "100ml")]), content: (100, "ml"), size: [620, 520, 1380], grams: 410, end: End::Draft, ..PLAIN },
    Story { days_ago: 0, name: "花植洗发露 300ml", category: CLEAN, barcode: Some(15), sku: ("300ml", &[("规格", "300ml")]), end: End::Begun, ..PLAIN },
    Story { company_id: 4, brand: 402, days_ago: 3, name: "曜石帆布包", category: ["Fashion_Bag", ""], barcode: Some(225), sku: ("燕麦", &[("颜色", "燕麦")]), content: (1, "pcs"), size: [4000, 3000, 600], grams: 480, end: End::Waiting },
    Story { company_id: 5, brand: 501, days_ago: 35, name: "居佳抽纸 24包", category: ["Dailylife_Cleaning", ""], barcode: Some(301), sku: ("24包", &[("规格", "24包")]), content: (24, "bag"), size: [4200, 3100, 2700], grams: 6200, ..PLAIN },
];

/// The pictures of each company, slot by slot, but for the first of each product.
type Pictures = HashMap<(i64, &'static str), FileRef>;

pub async fn fill(app: App, people: People) -> Result<()> {
    let app = &app;
    let first = Actor::new(app, &people.staff("cx1").await?).await?;
    let mut pictures = Pictures::new();
    for story in STORIES {
        let operator = if story.company_id == 2 { "lijing" } else { "admin" };
        let merchant = Actor::new(app, &people.of_company(story.company_id, operator).await?).await?;
        let told = play(app, &merchant, &first, story, &mut pictures);
        let id = demo::days_ago(app, story.days_ago, told).await.map_err(|problem| {
            Problem::internal(format!("{}: {} {:?}", story.name, problem.title, problem.field_errors))
        })?;
        if story.end == End::Changing {
            demo::days_ago(app, 1, rename(app, &merchant, id)).await?;
        }
    }
    Ok(())
}

/// Answers its number.
async fn play(app: &App, merchant: &Actor, first: &Actor, story: &Story, pictures: &mut Pictures) -> Result<i64> {
    let form = form(app, merchant, story, pictures).await?;
    let submits = ![End::Begun, End::Draft].contains(&story.end);
    let id = demo::create::<Spu>(app, merchant, form, submits).await?;
    let verdict = match story.end {
        End::Begun | End::Draft | End::Waiting => return Ok(id),
        End::Rejected => Verdict::Reject(Refusal {
            opinion: "标签图看不清注册证号，请更换后重新提交。".into(),
            reason_codes: vec!["IMAGE_BAD".into()],
            reasons: vec!["图片不合规".into()],
            fields: vec![("images".into(), "标签图请更换为清晰的实拍图".into())],
            to_start: false,
        }),
        _ => Verdict::Approve { opinion: "资料齐全，同意上架。".into(), form: Some(json!({})) },
    };
    demo::decide::<Spu>(app, first, id, verdict).await?;
    if story.end == End::OffShelf {
        take_off(app, merchant, id).await?;
    }
    Ok(id)
}

async fn take_off(app: &App, merchant: &Actor, id: i64) -> Result<()> {
    let job = move |tx: Tx, merchant: Actor| async move {
        let row_version = find::<Spu, _>(&tx, &Reach::Everything, id).await?.head.row_version;
        let happening = Happening::of(Event::Own("off-shelf"), "套装停产，不再供货");
        happen::<Spu>(&tx, &merchant, Target { id, row_version }, happening).await
    };
    app.db.write(&Ctx::system("demo.fill"), merchant.clone(), job).await
}

/// Its name is to be another; 初选 has not looked at it yet.
async fn rename(app: &App, merchant: &Actor, id: i64) -> Result<()> {
    let form = find::<Spu, _>(app.db.read(), &merchant.reach(), id).await?.form;
    demo::change::<Spu>(app, merchant, id, SpuForm { spu_name: "花植氨基酸净润洁面 100g".into(), ..form }).await
}

async fn form(app: &App, merchant: &Actor, story: &Story, pictures: &mut Pictures) -> Result<SpuForm> {
    let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let [second, third] = story.category;
    let category = second.split('_').next().unwrap_or_default();
    let begun = SpuForm {
        spu_name: story.name.into(),
        brand_id: Some(story.brand),
        category_code: text(category),
        category2: text(second),
        category3: text(third),
        ..SpuForm::default()
    };
    if story.end == End::Begun {
        return Ok(SpuForm { skus: vec![SpuSku { sku_name: text(story.sku.0), ..SpuSku::default() }], ..begun });
    }
    let mut form = SpuForm {
        origin_place: text("中国"),
        is_domestic: Some(true),
        selling_points: text("温和配方\n质地轻润\n实惠装"),
        attrs: attributes(merchant, category, if third.is_empty() { second } else { third }),
        skus: vec![sku(story)],
        ..begun
    };
    let mut asked = form.as_offer();
    offers::dropped(app, &mut asked).await?;
    form.attrs = asked.offer_attrs;
    for slot in product_slots(category).into_iter().filter(|slot| slot.required) {
        if story.end != End::Draft || slot.code != "label" {
            form.images.push(picture(app, merchant, story, (slot.code, slot.label), pictures).await?);
        }
    }
    Ok(form)
}

fn attributes(merchant: &Actor, category: &str, third: &str) -> Attrs {
    let mut attrs = offers::attributes(category, third);
    attrs["manufacturerName"] = merchant.caller.profile.company_name.as_str().into();
    Attrs(attrs.as_object().cloned().unwrap_or_default())
}

fn sku(story: &Story) -> SpuSku {
    let (name, spec) = story.sku;
    let [length, width, height] = story.size.map(|side| Some(Decimal(side)));
    SpuSku {
        sku_name: Some(name.into()),
        barcode: story.barcode.map(offers::barcode),
        no_barcode: story.barcode.is_none(),
        spec: Pairs(spec.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect()),
        net_content: Some(Decimal(story.content.0 * 100)),
        unit: Some(story.content.1.into()),
        pack_qty: Some(1),
        length_cm: length,
        width_cm: width,
        height_cm: height,
        weight_kg: Some(Decimal(story.grams)).filter(|_| story.end != End::Draft),
        ..SpuSku::default()
    }
}

/// The first picture is the product's own; one of each other kind does for a company.
async fn picture(
    app: &App,
    merchant: &Actor,
    story: &Story,
    (slot, label): (&'static str, &str),
    pictures: &mut Pictures,
) -> Result<FileRef> {
    let key = (story.company_id, slot);
    if let Some(known) = pictures.get(&key).filter(|_| slot != offer::MAIN) {
        return Ok(known.clone());
    }
    let bytes = offer::demo_pictures::shape(story.barcode.unwrap_or(story.grams), slot == "transparentPng")?;
    let kept = files::keep_bytes(app, &merchant.caller, slot, &format!("{label}.png"), bytes).await?;
    let kept = FileRef { slot: Some(slot.into()), is_primary: Some(slot == offer::MAIN), ..kept };
    pictures.insert(key, kept.clone());
    Ok(kept)
}
