//! Goods and the warehouse.
//!
//! [`GoodsSku`] is what a merchant may send (`goods_rules` are pure, `barcodes` is how it is found). [`demo`] fills the demo profile.

mod barcodes;
pub mod demo;
mod goods;
mod goods_rules;
pub mod texts;

use platform::Module;
use platform::document::{in_review, rejected};
use platform::import::DocumentSheet;
use platform::module::When;

pub use goods::{GoodsForm, GoodsSku};

const GOODS: &str = "/api/goods-skus";

pub fn module() -> Module {
    let path = "/services/wms/api/goods-skus";
    let back = rejected::<GoodsSku>("goodsRejected", "待修改货品", path).opens("/goods/sku/list?state=REJECTED");
    let waiting = in_review::<GoodsSku>(path).opens("/goods/sku/list?state=APPROVING");
    Module::new("wms")
        .living_document::<GoodsSku>(GOODS, "/api/goods-changes")
        .event::<GoodsSku, _, _, _>(GOODS, "disable", goods::disable)
        .event::<GoodsSku, _, _, _>(GOODS, "enable", goods::enable)
        .import::<DocumentSheet<GoodsSku>>(GOODS, &["goodsList_import"])
        .tasks("wms-workflow", &["goodsSkuTask"])
        .todos(40, [back, waiting])
        .texts(texts::TEXTS)
        .demo(When::InTurn, demo::fill)
        .migrations([("0200_goods", include_str!("../migrations/0200_goods.sql"))])
}
