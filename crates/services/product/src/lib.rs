//! Products: what a merchant keeps once ([`spu`]), and the names and values of attributes, merged into one spelling.
//!
//! [`merge`](AttrMerge) is the approval document that carries a merge out, `merge_calls` its preview and its undoing;
//! `suggest` looks for words that may be the same (`suggest_rules`), `aliases` lists what was merged. How words stand in
//! offers is known there (`offer::spelling`). `from_offers` makes products of what is offered, `offer_source`
//! offers of products. [`demo`] fills the demo profile.

mod aliases;
pub mod demo;
mod demo_spus;
mod entity;
pub mod from_offers;
mod merge;
mod merge_calls;
pub mod offer_source;
pub mod spu;
mod suggest;
mod suggest_rules;
pub mod texts;

use platform::Module;
use platform::document::{Document as _, in_review, rejected};
use platform::module::When;

pub use from_offers::Lacking;
pub use merge::AttrMerge;
pub use spu::link_calls::sold_by;
pub use spu::{Spu, SpuForm, SpuLink};
use spu::{library, link, link_calls, link_clock};

const PATH: &str = "/api/attr-merges";
const SPUS: &str = "/api/spus";
const LINKS: &str = "/api/spu-links";

/// Products: filled before the offers of them.
pub fn module() -> Module {
    let spus = rejected::<Spu>("spuRejected", "待修改商品", "/services/product/api/spus");
    let links = rejected::<SpuLink>("spuLinkRejected", "待修改商品关联", "/services/product/api/spu-links");
    Module::new("product")
        .living_document::<Spu>(SPUS, "/api/spu-changes")
        .event::<Spu, _, _, _>(SPUS, "off-shelf", spu::off_shelf)
        .event::<Spu, _, _, _>(SPUS, "on-shelf", spu::on_shelf)
        .calls(library::endpoints())
        .calls([offer_source::endpoint()])
        .document::<SpuLink>(LINKS)
        .event::<SpuLink, _, _, _>(LINKS, "unlink", link::unlink)
        .calls(link_calls::endpoints())
        .emits::<Lacking>()
        .veto(from_offers::choosing)
        .on(from_offers::submitted)
        .on(from_offers::approved)
        .on(from_offers::ended)
        .jobs([link_clock::job(), from_offers::job()])
        .tasks("product-workflow", &[AttrMerge::KIND.workflow_type, Spu::KIND.workflow_type])
        .todos(
            20,
            [
                spus.opens("/product-manager/product-manager-comp?state=REJECTED"),
                links.opens("/product-manager/product-center?links=REJECTED"),
            ],
        )
        .texts(texts::TEXTS)
        .migrations([
            ("0210_spus", include_str!("../migrations/0210_spus.sql")),
            ("0230_spu_links", include_str!("../migrations/0230_spu_links.sql")),
            ("0241_from_offers", include_str!("../migrations/0241_from_offers.sql")),
        ])
        .demo(When::InTurn, demo_spus::fill)
}

/// Merges of the words that offers use: filled after them.
pub fn merges() -> Module {
    let path = "/services/product/api/attr-merges";
    let back = rejected::<AttrMerge>("attrMergeRejected", "待修改属性合并", path);
    let waiting = in_review::<AttrMerge>(path).opens("/offer/attrMergeManager?state=APPROVING");
    Module::new("product")
        .document::<AttrMerge>(PATH)
        .calls(merge_calls::endpoints())
        .calls(suggest::endpoints())
        .calls([aliases::endpoint()])
        .todos(20, [back.opens("/offer/attrMergeManager?state=REJECTED"), waiting])
        .migrations([("0143_merges", include_str!("../migrations/0001_merges.sql"))])
        .demo(When::InTurn, demo::fill)
}
