//! Drafts from a workbook of four sheets: offers, and what hangs on them by their number.

use std::collections::HashMap;

use async_trait::async_trait;
use bizconfig::live_rooms;
use identity::rooms::Room;
use platform::db::Tx;
use platform::dict::{DictItem, Dictionaries};
use platform::document::{Actor, Document as _, create};
use platform::form::{Checks, Form as _, Stage};
use platform::http::Result;
use platform::import::Sheet;

use crate::form::{OfferForm, OfferMechanism};
use crate::offer::Offer;
use crate::precheck;
use crate::sheet_form::{OfferRow, SkuRow, pairs};
use crate::sku_rules::SOLD;
use crate::texts;

/// What the guide says of columns that some kinds of offers leave blank.
const UNSOLD: &str = "快速报品、赠品报品可不填";
const QUICK: &str = "快速报品可不填";

pub struct OfferSheet;

#[async_trait]
impl Sheet for OfferSheet {
    type Row = OfferRow;

    const KIND: &'static str = Offer::KIND.biz_type;
    const NAME: &'static str = Offer::KIND.name;
    const MAX_ROWS: usize = 200;
    const NUMBER: Option<&'static str> = Some("no");
    const HINTS: &'static [(&'static str, &'static str)] = &[
        ("no", "自行编号，不可重复；其他工作表按序号对应到报品"),
        ("categoryCode", "填写类目名称或编码"),
        ("category2", "填写类目名称或编码，须属于所选类目"),
        ("category3", "填写类目名称或编码，须属于所选二级类目；没有三级类目时留空"),
        ("brand", "企业信息中的品牌名称"),
        ("store", "已关联店铺的名称"),
        ("sellingPoint1", "提交前需填写3~5条卖点"),
        ("feeMode", UNSOLD),
        ("slotFee", "合作模式为坑位费+佣金时，提交前填写"),
        ("commissionRate", UNSOLD),
        ("priceProtectDays", UNSOLD),
        ("protectScope", UNSOLD),
        ("shipTime", QUICK),
        ("returnPolicy", QUICK),
        ("contactName", QUICK),
        ("contactPhone", QUICK),
        ("skus.spec", "如“颜色:红;尺寸:L”，或只填一个规格，如“50g”"),
        ("skus.barcode", "没有条码时留空"),
        ("skus.dailyPrice", "赠品报品不填"),
        ("skus.lowestPrice30", "赠品报品不填"),
        ("skus.livePagePrice", "赠品报品不填；到手价由系统按优惠机制计算"),
        ("lines.value", "直降、优惠券、满减、红包填金额；第N件折扣填该件实付的百分比，50即5折"),
        ("lines.buyQty", "第N件折扣填写"),
        ("lines.depositAmount", "定金膨胀填写"),
        ("lines.depositExpand", "定金膨胀填写"),
        ("gifts.netContent", "与主品相同时填写"),
    ];

    /// A category without a third level has none to fill in, and what is given away has no price.
    fn excuses(row: &OfferRow, field: &str, dictionaries: &Dictionaries) -> bool {
        let priced = || field.split_once("].").is_some_and(|(_, name)| SOLD.contains(&name));
        match field {
            "category3" => second(row, dictionaries).is_some_and(|item| item.children.iter().all(|item| item.disabled)),
            _ => row.is_gift() && field.starts_with("skus[") && priced(),
        }
    }

    fn key(row: &OfferRow) -> Option<String> {
        (!row.no.is_empty()).then(|| row.no.clone())
    }

    /// The rules that every draft is made by, with the database asked once for all of them.
    async fn check(tx: &Tx, actor: &Actor, rows: &[OfferRow]) -> Result<Vec<(usize, String, String)>> {
        actor.must_be_open(Offer::KIND.open_while)?;
        let known = Lookups::read(tx, actor, rows).await?;
        let faults = |(index, row): (usize, &OfferRow)| {
            known.faults(row).into_iter().map(move |(field, message)| (index, field, message))
        };
        Ok(rows.iter().enumerate().flat_map(faults).collect())
    }

    async fn take(tx: &Tx, actor: &Actor, rows: Vec<OfferRow>) -> Result<usize> {
        let known = Lookups::read(tx, actor, &rows).await?;
        for row in &rows {
            create::<Offer>(tx, actor, known.form(row), false).await?;
        }
        Ok(rows.len())
    }
}

/// What the rows of one company name.
struct Lookups<'a> {
    dictionaries: &'a std::sync::Arc<Dictionaries>,
    /// By name; two of one name have none.
    brands: HashMap<String, Option<i64>>,
    stores: HashMap<String, Option<i64>>,
    /// Those that are named, each open or with what it says instead.
    rooms: HashMap<String, Result<Room, String>>,
    catalogs: Vec<String>,
}

impl<'a> Lookups<'a> {
    async fn read(tx: &Tx, actor: &'a Actor, rows: &[OfferRow]) -> Result<Self> {
        let (company_id, today) = (actor.caller.company_id(), tx.now().date());
        let mut rooms = HashMap::new();
        for row in rows.iter().filter(|row| !row.live_room.is_empty()) {
            if !rooms.contains_key(&row.live_room) {
                let room = live_rooms::must_be_open(tx, &row.live_room, today).await.map_err(|closed| closed.title);
                rooms.insert(row.live_room.clone(), room);
            }
        }
        let brands = company::brands_of(tx, company_id).await?.into_iter();
        Ok(Self {
            dictionaries: &actor.dictionaries,
            brands: named(brands.map(|brand| (brand.id, brand.brand_name_cn))),
            stores: named(selection::usable_stores(tx, &actor.reach(), company_id, today).await?),
            rooms,
            catalogs: company::catalogs(tx, company_id).await?,
        })
    }

    fn form(&self, row: &OfferRow) -> OfferForm {
        let second = second(row, self.dictionaries);
        let third = second.and_then(|item| below(item, &row.category3));
        let value = |item: Option<&DictItem>| item.map(|item| item.value.clone());
        OfferForm {
            live_room: row.live_room.clone(),
            category_code: row.category_code.clone(),
            form_type: row.form_type.clone(),
            offer_style: row.offer_style.clone(),
            offer_name: row.offer_name.clone(),
            category2: value(second),
            category3: value(third),
            brand_id: self.brands.get(&row.brand).copied().flatten(),
            store_id: self.stores.get(&row.store).copied().flatten(),
            short_title: row.short_title.clone(),
            selling_points: row.selling_points(),
            origin_place: row.origin_place.clone(),
            is_domestic: row.is_domestic,
            item_url: row.item_url.clone(),
            fee_mode: row.fee_mode.clone(),
            slot_fee: row.slot_fee,
            commission_rate: row.commission_rate,
            price_protect_days: row.price_protect_days,
            protect_scope: row.protect_scope.clone(),
            ship_time: row.ship_time.clone(),
            freight_insurance: row.freight_insurance,
            return_policy: row.return_policy.clone(),
            expect_show_date_from: row.expect_show_date_from,
            expect_show_date_to: row.expect_show_date_to,
            contact_name: row.contact_name.clone(),
            contact_phone: row.contact_phone.clone(),
            skus: row.skus.iter().map(SkuRow::sku).collect(),
            mechanism: OfferMechanism {
                lines: row.lines.iter().enumerate().map(|(place, line)| line.line(place)).collect(),
                gifts: row.gifts.clone(),
                ..OfferMechanism::default()
            },
            ..OfferForm::default()
        }
    }

    fn faults(&self, row: &OfferRow) -> Vec<(String, String)> {
        let form = self.form(row);
        let mut checks =
            Checks::at(Stage::Draft).knowing(Some(self.dictionaries.clone())).in_room(Some(&row.live_room));
        let strange = [
            ("category2", row.category2.is_empty() || form.category2.is_some(), texts::COMMON_DICT),
            ("category3", row.category3.is_empty() || form.category3.is_some(), texts::COMMON_DICT),
            ("brand", row.brand.is_empty() || form.brand_id.is_some(), texts::COMMON_DICT),
            ("store", row.store.is_empty() || form.store_id.is_some(), texts::OFFER_STORE),
        ];
        // Below a category that is unknown nothing can be found.
        let blind = |name: &str| match name {
            "category2" => row.category_code.is_empty(),
            "category3" => form.category2.is_none(),
            _ => false,
        };
        for (name, _, text) in strange.into_iter().filter(|(name, fine, _)| !fine && !blind(name)) {
            checks.refuse_field(OfferRow::FIELDS, name, text);
        }
        for (index, _) in row.skus.iter().enumerate().filter(|(_, sku)| pairs(&sku.spec).is_none()) {
            let refuse = |checks: &mut Checks| checks.refuse_field(SkuRow::FIELDS, "spec", texts::COMMON_FORMAT);
            checks.within(&format!("skus[{index}]"), refuse);
        }
        form.check(&mut checks);
        Offer::check(&form, &mut checks);
        precheck::open_rules(&form, (true, true), self.rooms.get(&row.live_room), &self.catalogs, &mut checks);
        let errors = checks.errors().iter();
        errors.map(|error| (error.field.replace("mechanism.", ""), error.message.clone())).collect()
    }
}

fn named(all: impl IntoIterator<Item = (i64, String)>) -> HashMap<String, Option<i64>> {
    let mut known = HashMap::new();
    for (id, name) in all {
        known.entry(name.trim().to_owned()).and_modify(|one| *one = None).or_insert(Some(id));
    }
    known
}

/// The category of the second level that a row names below its first.
fn second<'a>(row: &OfferRow, dictionaries: &'a Dictionaries) -> Option<&'a DictItem> {
    below(dictionaries.find("ProductCategory", &row.category_code)?, &row.category2)
}

fn below<'a>(item: &'a DictItem, words: &str) -> Option<&'a DictItem> {
    let open = || item.children.iter().filter(|item| !item.disabled);
    open().find(|item| item.value == words).or_else(|| open().find(|item| item.label == words))
}
