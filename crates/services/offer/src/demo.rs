//! Offers of the demo profile. They go the way that everybody's go, on the days that their stories tell.

use std::collections::HashMap;
use std::time::Duration;

use platform::access::{Caller, Ctx};
use platform::db::Tx;
use platform::demo::{self, People};
use platform::document::{self, Actor, Deed, Reach, Refusal, Target, Verdict, find};
use platform::files::{self, FileRef};
use platform::form::Decimal;
use platform::http::{Problem, Result};
use platform::money::Money;
use platform::workflow::Event;
use platform::{App, Date};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};
use serde_json::json;

use crate::attrs::Attrs;
use crate::change::OfferChange;
use crate::demo_data::{End, STORIES, Story, attributes};
use crate::demo_pictures::{shape, sheet};
use crate::form::{MechanismGift, MechanismLine, OfferForm, OfferMechanism, OfferSku};
use crate::image_rules::slots;
use crate::offer::{Offer, STOP, set_columns};
use crate::restrict;

/// What products of one size are told apart by.
const SPEC: &str = "规格";

/// Who acts in it.
struct Cast {
    /// For each company whoever offers its products.
    merchants: HashMap<i64, Caller>,
    /// 招商 of each company.
    sale: HashMap<i64, Caller>,
    first: Caller,
    last: Caller,
    qc: Caller,
    /// The store that each company sells through, where it needs one.
    stores: HashMap<i64, i64>,
}

impl Cast {
    async fn of(app: &App, people: &People) -> Result<Self> {
        let (mut merchants, mut sale, mut stores) = (HashMap::new(), HashMap::new(), HashMap::new());
        for company_id in 2..=6 {
            let operator = if company_id == 2 { "lijing" } else { "admin" };
            merchants.insert(company_id, people.of_company(company_id, operator).await?);
            sale.insert(company_id, people.staff(if company_id <= 4 { "zs1" } else { "zs2" }).await?);
            if let Some(store) = selection::first_store(app.db.read(), company_id).await? {
                stores.insert(company_id, store);
            }
        }
        let staff = |login: &'static str| people.staff(login);
        let (first, last, qc) = (staff("cx1").await?, staff("zx1").await?, staff("qc1").await?);
        Ok(Self { merchants, sale, first, last, qc, stores })
    }
}

/// What is made on the way and needed again.
#[derive(Default)]
struct Made {
    /// The offer of each story.
    offers: HashMap<i64, i64>,
    /// The pictures of each company, slot by slot.
    pictures: HashMap<(i64, &'static str), FileRef>,
}

pub async fn fill(app: App, people: People) -> Result<()> {
    let (cast, mut made) = (Cast::of(&app, &people).await?, Made::default());
    for story in STORIES {
        let told = play(&app, &cast, story, &mut made);
        demo::days_ago(&app, story.days_ago.unsigned_abs(), told).await.map_err(|problem| {
            let wrong: Vec<String> =
                problem.field_errors.iter().map(|error| format!("{} {}", error.field, error.message)).collect();
            Problem::internal(format!("{}: {} {wrong:?}", story.name, problem.title))
        })?;
    }
    Ok(())
}

/// The number that a story's offer was given, seen from today.
pub fn code(today: Date, no: i64) -> Result<String> {
    let story = STORIES.iter().find(|story| story.no == no);
    let story = story.ok_or_else(|| Problem::internal(format!("no demo offer {no}")))?;
    let day = today.plus_days(-story.days_ago).0.format("%y%m%d");
    Ok(format!("BP{day}{no:04}"))
}

async fn play(app: &App, cast: &Cast, story: &'static Story, made: &mut Made) -> Result<()> {
    let of = |people: &HashMap<i64, Caller>| {
        people.get(&story.company_id).cloned().ok_or_else(|| Problem::internal("nobody plays in this story"))
    };
    let merchant = Actor::new(app, &of(&cast.merchants)?).await?;
    let sale = Actor::new(app, &of(&cast.sale)?).await?;
    let form = form(app, cast, story, made, &merchant.caller).await?;
    begin_at(app, story.no).await?;
    let submits = story.end != End::Draft;
    let id = demo::create::<Offer>(app, &merchant, form, submits).await?;
    made.offers.insert(story.no, id);
    if story.end == End::Draft {
        return Ok(());
    }
    let pass = |form: serde_json::Value| Verdict::Approve { opinion: "同意。".into(), form: Some(form) };
    let to_sale = pass(json!({ "offerCategory": "New", "commissionConfirmed": true, "slotFeeConfirmed": true }));
    let to_first =
        pass(json!({ "score": { "product": 4, "price": 4, "brand": 4, "match": 5 }, "sampleResult": "与描述一致" }));
    let first = Actor::new(app, &cast.first).await?;
    let last = Actor::new(app, &cast.last).await?;
    let ended = |event, reason: &'static str, who: &Actor| happen(app.clone(), who.clone(), id, event, reason);
    match story.end {
        End::Draft | End::AtSale => return Ok(()),
        End::Cancelled => {
            ended(Event::Withdraw, "", &merchant).await?;
            return ended(Event::Cancel, "改为组合装提报", &merchant).await;
        }
        End::BdCancelled => return ended(Event::BdCancel, "活动场次调整，本次不再安排", &sale).await,
        _ => demo::decide::<Offer>(app, &sale, id, to_sale.clone()).await?,
    }
    if story.end == End::AtFirst {
        return Ok(());
    }
    if story.end == End::Rejected {
        come_back(app, &merchant, &sale, &first, id).await?;
        // Its owner has looked at it lately, or it would be closed by now.
        return touched(app, story, id).await;
    }
    let waits = |step: &'static str| async move {
        let head = find::<Offer, _>(app.db.read(), &Reach::Everything, id).await?.head;
        Ok::<bool, Problem>(head.appr_step == step)
    };
    if waits("FirstAppr").await? {
        demo::decide::<Offer>(app, &first, id, to_first).await?;
    }
    if story.end == End::AtFinal {
        return Ok(());
    }
    let (level, scene) = match story.end {
        End::Approved(level, scene) => (level, scene),
        _ => ("C", ""),
    };
    if waits("FinalAppr").await? {
        let scene = Some(scene).filter(|scene| !scene.is_empty());
        let form = json!({ "prdEchelonLevel": level, "showScheduleScene": scene, "selProductFlag": level == "S", "conditional": true });
        demo::decide::<Offer>(app, &last, id, pass(form)).await?;
    }
    if story.end == End::Stopped {
        return ended(STOP, "商家原因：停止生产", &last).await;
    }
    set(app, &Actor::new(app, &cast.qc).await?, story, id).await?;
    if story.name.contains("变更") { propose(app, &merchant, id).await } else { Ok(()) }
}

/// A lower price that waits for its approval, beside the one that holds.
async fn propose(app: &App, merchant: &Actor, id: i64) -> Result<()> {
    let doc = find::<Offer, _>(app.db.read(), &Reach::Everything, id).await?;
    let mut form = document::opened::<Offer>(&app.secrets, &doc)?;
    form.change_of = Some(id);
    for sku in &mut form.skus {
        (sku.live_page_price, sku.final_price) = (Some(yuan(149)), None);
    }
    demo::create::<OfferChange>(app, merchant, form, true).await.map(|_| ())
}

/// What only modules that are still to come would do.
async fn set(app: &App, qc: &Actor, story: &'static Story, id: i64) -> Result<()> {
    let job = move |tx: Tx, (qc, id): (Actor, i64)| async move {
        for (column, value) in story.columns {
            let doc = find::<Offer, _>(&tx, &Reach::Everything, id).await?;
            let values = match (*column, *value) {
                ("restrict", reason) => restrict::opened(&tx, &qc, &doc, reason, "").await?,
                ("complete", _) => {
                    document::complete::<Offer>(&tx, id).await?;
                    continue;
                }
                ("shown", days) => {
                    let days: i64 = days.parse().unwrap_or_default();
                    let date = tx.now().date().plus_days(days);
                    pricing::shown(&tx, id, date).await?;
                    vec![("show_status", "SHOWED".into()), ("last_show_date", date.to_string().into())]
                }
                (column, "true") => vec![(column, true.into())],
                (column, value) => vec![(column, value.into())],
            };
            set_columns(&tx, id, values).await?;
        }
        Ok(())
    };
    app.db.write(&Ctx::system("demo.fill"), (qc.clone(), id), job).await
}

async fn touched(app: &App, story: &Story, id: i64) -> Result<()> {
    let days = Duration::from_secs(story.days_ago.saturating_sub(4).unsigned_abs() * 24 * 3600);
    let job = move |tx: Tx, ()| async move {
        set_columns(&tx, id, vec![("last_modified_date", tx.now().plus(days).into())]).await
    };
    app.db.write(&Ctx::system("demo.fill"), (), job).await
}

/// Two rounds: 初选 refuses, the merchant changes one thing, 初选 refuses again.
async fn come_back(app: &App, merchant: &Actor, sale: &Actor, first: &Actor, id: i64) -> Result<()> {
    let refusal = |opinion: &str, code: &str, reason: &str, fields: &[(&str, &str)]| {
        Verdict::Reject(Refusal {
            opinion: opinion.into(),
            reason_codes: vec![code.into()],
            reasons: vec![reason.into()],
            fields: fields.iter().map(|(field, remark)| ((*field).into(), (*remark).into())).collect(),
            to_start: false,
        })
    };
    let early =
        refusal("页面价高于同类产品，请调整。", "PRICE_HIGH", "价格无优势", &[("skus[0].livePagePrice", "≤169")]);
    demo::decide::<Offer>(app, first, id, early).await?;
    let job = |tx: Tx, (merchant, id): (Actor, i64)| async move {
        let doc = find::<Offer, _>(&tx, &Reach::Everything, id).await?;
        let mut form = document::opened::<Offer>(&merchant.app.secrets, &doc)?;
        for sku in &mut form.skus {
            (sku.live_page_price, sku.final_price) = (Some(yuan(169)), None);
        }
        form.selling_points = Some("轻薄水感\n不易泛白\nSPF50+ 防护".into());
        let target = Target { id, row_version: doc.head.row_version };
        document::save::<Offer>(&tx, &merchant, target, form, true).await
    };
    app.db.write(&Ctx::system("demo.fill"), (merchant.clone(), id), job).await?;
    let again = json!({ "offerCategory": "New", "commissionConfirmed": true, "slotFeeConfirmed": true });
    demo::decide::<Offer>(app, sale, id, Verdict::Approve { opinion: "价格已调整。".into(), form: Some(again) })
        .await?;
    let late = refusal(
        "图片不清晰，卖点请补充依据。",
        "IMAGE_BAD",
        "图片不合规",
        &[("images", "主图请更换为白底图"), ("sellingPoints", "补充防护依据")],
    );
    demo::decide::<Offer>(app, first, id, late).await
}

async fn happen(app: App, who: Actor, id: i64, event: Event, reason: &'static str) -> Result<()> {
    let job = move |tx: Tx, who: Actor| async move {
        let head = find::<Offer, _>(&tx, &Reach::Everything, id).await?.head;
        let target = Target { id, row_version: head.row_version };
        document::happen::<Offer>(&tx, &who, target, Deed::of(event, reason)).await
    };
    app.db.write(&Ctx::system("demo.fill"), who, job).await
}

/// The next number of the day ends as the story says.
async fn begin_at(app: &App, no: i64) -> Result<()> {
    let job = move |tx: Tx, ()| async move {
        let day = tx.now().local().format("%y%m%d").to_string();
        let last = "last_no";
        let set = Query::insert()
            .into_table("document_number")
            .columns(["prefix", "day", "last_no"])
            .values(["BP".into(), day.into(), (no - 1).into()])
            .map_err(Problem::internal)?
            .on_conflict(OnConflict::columns(["prefix", "day"]).value(last, Expr::value(no - 1).add(0)).to_owned())
            .to_owned();
        tx.execute(&set).await?;
        Ok(())
    };
    app.db.technical((), job).await
}

async fn form(app: &App, cast: &Cast, story: &Story, made: &mut Made, merchant: &Caller) -> Result<OfferForm> {
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
    let source = story.source.and_then(|(no, kind)| Some((*made.offers.get(&no)?, kind)));
    if let Some((id, _)) = source {
        // What was approved is taken over as it stands.
        let before = find::<Offer, _>(app.db.read(), &Reach::Everything, id).await?.form;
        images = before.images;
        attr_files.extend(before.attr_files);
        attrs.extend(before.offer_attrs.0);
    }
    let points = if story.no == 2 {
        "第一的补水精华\n清爽不黏\n玻尿酸配方"
    } else {
        "温和配方\n质地轻润\n实惠装"
    };
    let gift = story.form == "GIFT";
    Ok(OfferForm {
        live_room: story.room.into(),
        category_code: category.into(),
        form_type: story.form.into(),
        offer_style: if story.company_id == 4 { "MULTI_SKU" } else { "SINGLE" }.into(),
        offer_copy_type: source.map(|(_, kind)| kind.to_owned()),
        source_offer_id: source.map(|(id, _)| id),
        offer_name: story.name.into(),
        category2: text(story.category[0]),
        category3: text(story.category[1]),
        brand_id: Some(if story.company_id == 4 { 402 } else { story.company_id * 100 + 1 }),
        store_id: cast.stores.get(&story.company_id).copied(),
        offer_category: text("New"),
        short_title: Some(story.name.chars().take(20).collect()),
        selling_points: text(points),
        origin_place: text("中国"),
        is_domestic: Some(true),
        item_url: Some(format!("https://detail.tmall.com/item.htm?id=7{:08}", story.barcode)),
        item_id: Some(format!("7{:08}", story.barcode)),
        month_sales: Some(3_200 + story.barcode * 17),
        good_rate: Some(Decimal(9_860)),
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
    })
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

fn yuan(amount: i64) -> Money {
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
