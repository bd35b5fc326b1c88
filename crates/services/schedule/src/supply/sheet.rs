//! Supply information by sheet: out with what is there, in with what was filled in.

use std::collections::{BTreeSet, HashMap};

use async_trait::async_trait;
use platform::db::Tx;
use platform::dict::Dictionaries;
use platform::document::Actor;
use platform::form::{Checks, Form as _, Stage};
use platform::http::{Problem, Result};
use platform::import::Sheet;
use platform::{Date, Form, excel};
use rust_xlsxwriter::{Workbook, XlsxError};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde::{Deserialize, Serialize};

use super::rules::{self, CONFIRMED};
use super::{SupplyForm, SupplyView, store};
use crate::entity::supply::{Column, Entity, Model};
use crate::texts::{self, Text};

/// 36.
#[derive(Clone, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct SupplyRow {
    #[field("报品编码", max = 30, required)]
    offer_code: String,
    #[field("SKU", max = 50, required)]
    sku_name: String,
    #[field("可用库存", low = 0, high = 99999999, required)]
    available_stock: Option<i64>,
    #[field("日产能", low = 0, high = 99999999)]
    daily_capacity: Option<i64>,
    #[field("发货时效", dict = "ShipTime", max = 50, required)]
    ship_hours: Option<String>,
    /// As the address book writes it.
    #[field("发货仓", max = 300, required)]
    warehouse: String,
    #[field("生产日期")]
    production_date: Option<Date>,
    #[field("保质期", low = 1, high = 3650)]
    shelf_life_days: Option<i32>,
    #[field("价格确认", required)]
    price_confirmed: Option<bool>,
}

impl SupplyRow {
    /// What the row means for a SKU; the rest stays as it was.
    fn form(&self, row: &Model, warehouse: Option<i64>) -> SupplyForm {
        SupplyForm {
            id: Some(row.id),
            available_stock: self.available_stock,
            lock_stock: row.lock_stock,
            daily_capacity: self.daily_capacity,
            ship_hours: self.ship_hours.clone(),
            ship_warehouse: warehouse,
            presale: row.presale,
            presale_ship_date: row.presale_ship_date,
            batch_no: Some(row.batch_no.clone()),
            production_date: self.production_date,
            shelf_life_days: self.shelf_life_days,
            near_expiry: row.near_expiry,
            price_confirmed: self.price_confirmed == Some(true),
            remark: Some(row.remark.clone()),
            row_version: row.row_version,
        }
    }
}

pub struct SupplySheet;

#[async_trait]
impl Sheet for SupplySheet {
    type Row = SupplyRow;

    const KIND: &'static str = "supplyInfo";
    const NAME: &'static str = "供货信息";
    const MAX_ROWS: usize = 1000;

    fn key(row: &SupplyRow) -> Option<String> {
        Some(format!("{} {}", row.offer_code, row.sku_name))
    }

    async fn check(tx: &Tx, actor: &Actor, rows: &[SupplyRow]) -> Result<Vec<(usize, String, String)>> {
        actor.must_be_open(&[])?;
        let known = Lookups::read(tx, actor, rows).await?;
        let mut wrong = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            let mut refuse = |field: &str, text: Text| {
                let label = platform::form::find_fact(SupplyRow::FIELDS, field).map_or(field, |fact| fact.label);
                wrong.push((index, field.to_owned(), text.fill(&[("label", label)])));
            };
            let warehouse = known.warehouse(&row.warehouse);
            if warehouse.is_none() && !row.warehouse.is_empty() {
                refuse("warehouse", texts::SUPPLY_WAREHOUSE);
            }
            match known.rows.get(&(row.offer_code.clone(), row.sku_name.clone())) {
                None => refuse("skuName", texts::SUPPLY_NONE),
                Some(found) if found.status == CONFIRMED => refuse("skuName", texts::SUPPLY_CONFIRMED),
                Some(found) => {
                    let mut checks = Checks::at(Stage::Submit);
                    let form = row.form(found, warehouse);
                    rules::check(&form, &found.category_code, found.session_date, &mut checks);
                    let errors = checks
                        .errors()
                        .iter()
                        .filter(|error| error.field != "priceConfirmed" || row.price_confirmed.is_some());
                    wrong.extend(errors.map(|error| (index, error.field.clone(), error.message.clone())));
                }
            }
        }
        Ok(wrong)
    }

    async fn take(tx: &Tx, actor: &Actor, rows: Vec<SupplyRow>) -> Result<usize> {
        let known = Lookups::read(tx, actor, &rows).await?;
        for row in &rows {
            let found = known.rows.get(&(row.offer_code.clone(), row.sku_name.clone()));
            let found = found.ok_or_else(|| Problem::from(texts::SUPPLY_NONE))?;
            store(tx, actor, found.clone(), row.form(found, known.warehouse(&row.warehouse))).await?;
        }
        Ok(rows.len())
    }
}

/// Asked once for all rows.
struct Lookups {
    /// By the offer's code and the SKU's name.
    rows: HashMap<(String, String), Model>,
    warehouses: Vec<(i64, String)>,
}

impl Lookups {
    async fn read(tx: &Tx, actor: &Actor, rows: &[SupplyRow]) -> Result<Self> {
        let codes: BTreeSet<&str> = rows.iter().map(|row| row.offer_code.as_str()).collect();
        let found = Entity::find()
            .filter(super::SCOPE.within(&actor.reach()))
            .filter(Column::OfferCode.is_in(codes))
            .all(tx)
            .await?;
        let rows = found.into_iter().map(|row| ((row.offer_code.clone(), row.sku_name.clone()), row)).collect();
        Ok(Self { rows, warehouses: company::own_addresses(tx, actor.caller.company_id()).await? })
    }

    fn warehouse(&self, name: &str) -> Option<i64> {
        self.warehouses.iter().find(|(_, known)| known == name.trim()).map(|(id, _)| *id)
    }
}

const TITLES: [&str; 15] = [
    "报品编码",
    "SKU",
    "可用库存",
    "日产能",
    "发货时效",
    "发货仓",
    "生产日期",
    "保质期",
    "价格确认",
    "商品名称",
    "场次",
    "开播日期",
    "备货",
    "状态",
    "截止时间",
];

/// The list as a file: the columns of the sheet that may come back, and what helps to fill it in.
pub fn workbook(rows: &[SupplyView], dictionaries: &Dictionaries) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    excel::head_line(sheet, &TITLES)?;
    let number = |value: Option<i64>| value.map(|value| value.to_string()).unwrap_or_default();
    for (line, row) in (1u32..).zip(rows) {
        let cells = [
            row.offer_code.clone(),
            row.sku_name.clone(),
            number(row.available_stock),
            number(row.daily_capacity),
            dictionaries.label("ShipTime", &row.ship_hours).to_owned(),
            row.ship_warehouse_name.clone(),
            row.production_date.map(|date| date.to_string()).unwrap_or_default(),
            number(row.shelf_life_days.map(i64::from)),
            if row.price_confirmed { "是" } else { "否" }.to_owned(),
            row.offer_name.clone(),
            row.session_title.clone(),
            row.session_date.to_string(),
            row.plan_stock.to_string(),
            dictionaries.label("SupplyStatus", &row.status).to_owned(),
            row.deadline.to_string(),
        ];
        for (column, cell) in (0u16..).zip(&cells) {
            excel::write_text(sheet, line, column, cell)?;
        }
    }
    book.save_to_buffer()
}
