//! Prices against what is known of them: the merchant's own figures and promises, its own earlier shows of the same
//! barcode, other channels. A barcode is no secret: what rivals took for it is told to nobody but the staff who reach them.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, Tenant, UserType, post};
use platform::dict::Dictionaries;
use platform::document::{Columns, Reach, scope};
use platform::form::{Decimal, Pairs};
use platform::http::{FieldError, Problem, Result, Valid};
use platform::money::Money;
use platform::workflow::status::{APPROVED, COMPLETED};
use platform::{App, Date, Form, Timestamp};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Cond, Expr, ExprTrait, JoinType, Order, Query};
use serde::{Deserialize, Serialize};
use serde_json::Value as Kept;
use utoipa::ToSchema;

use crate::form::{OfferForm, OfferMechanism, OfferSku};
use crate::offer::Offer;
use crate::precheck::{BLOCK, Subject, WARN, worst};
use crate::price_rules::{Price, price_of, steps_of};
use crate::protect_rules::{cheaper, undercut};
use crate::skus::has_barcode;
use crate::texts;

const HISTORY_DAYS: i64 = 180;

pub fn endpoint() -> Endpoint {
    post("/api/offers/price-check", call)
        .summary("价格检查")
        .access(Access::Codes(&["offerList", "platformOffer", "platformTodo"]), Tenant::Company)
        .changes_nothing()
        .takes::<PriceCheckForm>()
        .answers::<PriceCheck>()
}

#[derive(Clone, Debug, Default, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct PriceCheckForm {
    #[field("直播间", max = 50)]
    pub live_room: Option<String>,
    #[field("报品类别", max = 50)]
    pub offer_category: Option<String>,
    /// What has no barcode is known by its name and spec.
    #[field("商品名称", max = 60)]
    pub offer_name: Option<String>,
    #[field("规格", max = 50, list, required)]
    pub skus: Vec<PricedSku>,
    #[field("优惠机制", part)]
    pub mechanism: OfferMechanism,
}

/// What of a SKU the price depends on.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct PricedSku {
    #[field("SKU编号", to = "offerSku")]
    pub id: Option<i64>,
    #[field("临时标识", max = 50)]
    pub token: Option<String>,
    #[field("页面价", low = 0, high = 99_999_999.99, required)]
    pub live_page_price: Option<Money>,
    #[field("日常到手价", low = 0, high = 99_999_999.99)]
    pub daily_price: Option<Money>,
    #[field("近30天最低价", low = 0, high = 99_999_999.99)]
    pub lowest_price30: Option<Money>,
    #[field("每份件数", low = 1, high = 9999)]
    pub pack_qty: Option<i64>,
    #[field("净含量", low = 0)]
    pub net_content: Option<Decimal<2>>,
    #[field("单位", max = 20)]
    pub unit: Option<String>,
    #[field("条形码", max = 14)]
    pub barcode: Option<String>,
    #[field("规格", max = 6)]
    pub spec: Pairs,
}

impl From<&PricedSku> for OfferSku {
    fn from(sku: &PricedSku) -> Self {
        Self {
            id: sku.id,
            token: sku.token.clone(),
            live_page_price: sku.live_page_price,
            daily_price: sku.daily_price,
            lowest_price30: sku.lowest_price30,
            pack_qty: sku.pack_qty,
            net_content: sku.net_content,
            unit: sku.unit.clone(),
            barcode: sku.barcode.clone(),
            spec: sku.spec.clone(),
            ..Self::default()
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OfferPriceCheck)]
pub struct PriceCheck {
    level: &'static str,
    skus: Vec<CheckedSku>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfferPriceCheckSku)]
pub struct CheckedSku {
    id: Option<i64>,
    token: Option<String>,
    final_price: Money,
    per_unit_final_price: Money,
    unit_price: Option<Money>,
    subsidized_price: Money,
    /// What is left to pay after each line, in the order in which they apply.
    steps: Vec<PriceStep>,
    level: &'static str,
    items: Vec<PriceFinding>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OfferPriceStep)]
pub struct PriceStep {
    /// Which of the mechanism's lines, from 0.
    line: usize,
    price: Money,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfferPriceFinding)]
pub struct PriceFinding {
    pub sku_id: Option<i64>,
    /// Which of the SKUs, from 0.
    pub place: usize,
    /// DAILY, LOW30, HISTORY, PROTECT, CHANNEL or DROP
    pub rule: &'static str,
    pub level: &'static str,
    pub ref_price: Option<Money>,
    /// The offer it is compared with, where there is one.
    pub ref_source: Option<String>,
    pub ref_date: Option<Date>,
    /// How much dearer it is; less than nothing for cheaper.
    pub diff: Option<Money>,
    pub message: String,
    pub waived: bool,
}

async fn call(State(app): State<App>, caller: Caller, Valid(form): Valid<PriceCheckForm>) -> Result<Json<PriceCheck>> {
    let skus: Vec<OfferSku> = form.skus.iter().map(OfferSku::from).collect();
    let mut prices = Vec::new();
    for (place, sku) in skus.iter().enumerate() {
        prices.push(price_of(sku, &form.mechanism).ok_or_else(|| nothing_left(place))?);
    }
    let room = form.live_room.unwrap_or_default();
    let asked = Asked {
        id: 0,
        // Staff are no merchant: they see what stands against the price of anybody whom they reach.
        whose: match caller.profile.user_type {
            UserType::Biz => of_company(caller.company_id()),
            UserType::Platform => app.organisation.reach(&caller),
        },
        room: &room,
        category: form.offer_category.as_deref().unwrap_or_default(),
        name: form.offer_name.as_deref().unwrap_or_default(),
        dictionaries: &*app.dict.all(&app.db).await?,
    };
    let mut found = find(app.db.read(), app.clock().now(), asked, &skus, &prices).await?;
    let checked: Vec<CheckedSku> = skus
        .into_iter()
        .zip(prices)
        .enumerate()
        .map(|(place, (sku, price))| {
            let items: Vec<PriceFinding> = found.extract_if(.., |finding| finding.place == place).collect();
            let steps = steps_of(&sku, &form.mechanism).into_iter();
            CheckedSku {
                steps: steps.map(|(line, price)| PriceStep { line, price }).collect(),
                id: sku.id,
                token: sku.token,
                final_price: price.final_price,
                per_unit_final_price: price.per_unit,
                unit_price: price.unit_price,
                subsidized_price: price.subsidized,
                level: worst(items.iter().map(|item| item.level)),
                items,
            }
        })
        .collect();
    Ok(Json(PriceCheck { level: worst(checked.iter().map(|sku| sku.level)), skus: checked }))
}

fn nothing_left(place: usize) -> Problem {
    let problem = Problem::from(texts::OFFER_ZERO);
    let message = problem.title.clone();
    let error = FieldError { field: format!("skus[{place}].livePagePrice"), label: "页面价".into(), message };
    Problem { field_errors: vec![error], ..problem }
}

/// The price section of a pre-check; a gift has no price.
pub async fn of_offer(db: &impl ConnectionTrait, subject: Subject<'_>) -> Result<Vec<PriceFinding>> {
    let form: &OfferForm = subject.form;
    if form.is_gift() {
        return Ok(Vec::new());
    }
    let priced: Vec<(usize, Price)> = form
        .skus
        .iter()
        .enumerate()
        .filter_map(|(place, sku)| Some((place, price_of(sku, &form.mechanism)?)))
        .collect();
    let skus: Vec<OfferSku> = priced.iter().map(|(place, _)| form.skus[*place].clone()).collect();
    let prices: Vec<Price> = priced.iter().map(|(_, price)| *price).collect();
    let asked = Asked {
        id: subject.id,
        whose: of_company(subject.company_id),
        room: &form.live_room,
        category: form.offer_category.as_deref().unwrap_or_default(),
        name: &form.offer_name,
        dictionaries: &subject.actor.dictionaries,
    };
    let found = find(db, subject.actor.app.clock().now(), asked, &skus, &prices).await?;
    Ok(found.into_iter().map(|finding| PriceFinding { place: priced[finding.place].0, ..finding }).collect())
}

/// What the list shows of it, and what it is made of; of what was not checked, nothing.
pub fn columns(found: Option<&Vec<PriceFinding>>) -> Result<Columns> {
    let level = found.map_or("", |found| worst(found.iter().map(|finding| finding.level)));
    let kept = found.map(serde_json::to_string).transpose()?.unwrap_or_default();
    Ok(vec![("price_level", level.into()), ("price_found", kept.into())])
}

/// What was found when the offer was last checked: what the list counts is what is compared.
pub async fn kept(db: &impl ConnectionTrait, id: i64) -> Result<Option<Kept>> {
    let row = Query::select().column("price_found").from("offer").and_where(Expr::col("id").eq(id)).to_owned();
    let Some(row) = db.query_one(&row).await? else { return Ok(None) };
    let text: String = row.try_get("", "price_found")?;
    if text.is_empty() { Ok(None) } else { Ok(Some(serde_json::from_str(&text)?)) }
}

struct Asked<'a> {
    id: i64,
    /// Whose earlier prices and promises count.
    whose: Reach,
    room: &'a str,
    category: &'a str,
    name: &'a str,
    dictionaries: &'a Dictionaries,
}

/// A company keeps to what it has offered and promised itself, whoever of its people did.
pub fn of_company(id: i64) -> Reach {
    Reach::Company { id, owners: None }
}

async fn find(
    db: &impl ConnectionTrait,
    now: Timestamp,
    asked: Asked<'_>,
    skus: &[OfferSku],
    prices: &[Price],
) -> Result<Vec<PriceFinding>> {
    let history = history(db, now, &asked, skus).await?;
    let barcodes: Vec<&str> = skus.iter().filter_map(|sku| sku.barcode.as_deref()).collect();
    let promises = pricing::standing(db, now.date(), &asked.whose, asked.id, &barcodes).await?;
    let elsewhere = pricing::elsewhere(db, now.date(), &barcodes).await?;
    let strict = asked.room.starts_with("promote") && asked.category == "New";
    let mut found = Vec::new();
    for (place, (sku, price)) in skus.iter().zip(prices).enumerate() {
        let mut say = |rule, level, reference: Reference, message: String, own: Money| {
            found.push(PriceFinding {
                sku_id: sku.id,
                place,
                rule,
                level,
                diff: reference.price.map(|price| Money(own.0 - price.0)),
                ref_price: reference.price,
                ref_source: reference.source,
                ref_date: reference.date,
                message,
                waived: false,
            });
        };
        if let Some(daily) = sku.daily_price
            && price.per_unit > daily
        {
            say("DAILY", BLOCK, Reference::own(daily), texts::OFFER_PRICE.fill(&[]), price.per_unit);
        }
        if let Some(lowest) = sku.lowest_price30
            && price.per_unit > lowest
        {
            let words = texts::PRICE_LOW30.fill(&[("x", &lowest.to_string())]);
            say("LOW30", WARN, Reference::own(lowest), words, price.per_unit);
        }
        if let (Some(unit), Some(past)) = (price.unit_price, history.get(&known_by(sku)))
            && past.price.is_some_and(|past| unit > past)
        {
            let (x, code) = (past.price.unwrap_or_default().to_string(), past.source.clone().unwrap_or_default());
            let words = texts::PRICE_HISTORY.fill(&[("x", &x), ("code", &code)]);
            // Without a barcode nobody can be sure that it is the same.
            let level = if strict && sku.barcode.is_some() { BLOCK } else { WARN };
            say("HISTORY", level, past.clone(), words, unit);
        }
        let barcode = sku.barcode.as_deref().unwrap_or_default();
        if let Some(broken) = promises.get(barcode).and_then(|promises| undercut(price, promises)) {
            let (date, x) = (broken.promise.end.to_string(), broken.promised.to_string());
            let words = texts::PRICE_PROTECT.fill(&[("date", &date), ("x", &x)]);
            let source = Some(broken.promise.offer_code.clone());
            let reference = Reference { price: Some(broken.promised), source, date: broken.promise.start };
            say("PROTECT", BLOCK, reference, words, broken.own);
        }
        for seen in elsewhere.get(barcode).into_iter().flat_map(|seen| cheaper(price, seen)) {
            let words = texts::PRICE_CHANNEL.fill(&[("name", asked.dictionaries.label("PriceChannel", &seen.channel))]);
            let source = Some(seen.channel.clone());
            let reference = Reference { price: Some(seen.price), source, date: Some(seen.date) };
            say("CHANNEL", WARN, reference, words, price.per_unit);
        }
        if let Some(daily) = sku.daily_price
            && price.per_unit.0 * 2 < daily.0
        {
            say("DROP", WARN, Reference::own(daily), texts::PRICE_DROP.fill(&[]), price.per_unit);
        }
    }
    Ok(found)
}

/// What a price is compared with.
#[derive(Clone, Debug)]
struct Reference {
    price: Option<Money>,
    source: Option<String>,
    date: Option<Date>,
}

impl Reference {
    fn own(price: Money) -> Self {
        Self { price: Some(price), source: None, date: None }
    }
}

/// A barcode, or where there is none the spec.
fn known_by(sku: &OfferSku) -> (&str, String) {
    match sku.barcode.as_deref() {
        Some(barcode) => (barcode, String::new()),
        None => ("", sku.spec.key()),
    }
}

/// For each SKU the lowest unit price of what was approved in the last half year, of those who are asked about: of the
/// same barcode, or without one of the same name and spec.
async fn history<'a>(
    db: &impl ConnectionTrait,
    now: Timestamp,
    asked: &Asked<'_>,
    skus: &'a [OfferSku],
) -> Result<HashMap<(&'a str, String), Reference>> {
    let mut lowest: HashMap<(&str, String), Reference> = HashMap::new();
    let column = |table: &'static str, name: &'static str| Expr::col((table, name));
    let barcodes: Vec<&str> = skus.iter().filter_map(|sku| sku.barcode.as_deref()).collect();
    let specs: Vec<String> = skus.iter().filter(|sku| sku.barcode.is_none()).map(|sku| sku.spec.key()).collect();
    let specs: Vec<String> = specs.into_iter().filter(|spec| !spec.is_empty()).collect();
    let coded = Cond::all().add(column("s", "barcode").is_in(barcodes.iter().copied())).add(has_barcode("s"));
    let bare = Cond::all()
        .add(column("o", "title").eq(asked.name))
        .add(column("s", "barcode").eq(""))
        .add(column("s", "spec_key").is_in(specs.iter().map(String::as_str)));
    let ways = [(coded, !barcodes.is_empty()), (bare, !specs.is_empty() && !asked.name.is_empty())];
    for (same, _) in ways.into_iter().filter(|(_, any)| *any) {
        let past = Query::select()
            .expr_as(column("s", "barcode"), "barcode")
            .expr_as(column("s", "spec_key"), "spec_key")
            .expr_as(column("s", "unit_price"), "unit_price")
            .expr_as(column("o", "code"), "code")
            .expr_as(column("o", "appr_end_date"), "approved")
            .from_as("offer_sku", "s")
            .join_as(JoinType::InnerJoin, "offer", "o", column("o", "id").equals(("s", "offer_id")))
            .cond_where(same)
            .and_where(column("s", "unit_price").is_not_null())
            .and_where(column("o", "status").is_in([APPROVED, COMPLETED]))
            .and_where(column("o", "appr_end_date").gte(now.date().plus_days(-HISTORY_DAYS).bounds().0))
            .and_where(column("o", "id").ne(asked.id))
            .cond_where(scope::<Offer>().named("o").within(&asked.whose))
            .order_by_expr(column("s", "unit_price"), Order::Asc)
            .to_owned();
        for row in db.query_all(&past).await? {
            let (barcode, spec): (String, String) = (row.try_get("", "barcode")?, row.try_get("", "spec_key")?);
            let is_it = |known: &(&str, String)| known.0 == barcode && (!barcode.is_empty() || known.1 == spec);
            let Some(known) = skus.iter().map(known_by).find(is_it) else { continue };
            let approved: Option<Timestamp> = row.try_get("", "approved")?;
            let reference = Reference {
                price: Some(row.try_get("", "unit_price")?),
                source: Some(row.try_get("", "code")?),
                date: approved.map(|time| time.date()),
            };
            lowest.entry(known).or_insert(reference);
        }
    }
    Ok(lowest)
}
