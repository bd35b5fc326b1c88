//! An offer of a product begins with what is known of it.

use axum::Json as Body;
use axum::extract::State;
use offer::{CopySource, OfferForm, OfferSku, begun_with};
use platform::App;
use platform::access::{Access, Caller, Endpoint, Tenant, get};
use platform::document::{Reach, find};
use platform::http::{Id, Params, Problem, Result};
use platform::workflow::status::APPROVED;
use serde::Deserialize;

use crate::spu::{Spu, SpuForm, SpuSku, link_calls, skus};
use crate::texts;

pub fn endpoint() -> Endpoint {
    get("/api/spus/{id}/offer-source", source)
        .summary("商品：发起报品的内容")
        .access(Access::Codes(&["offerList_create"]), Tenant::Company)
        .needs("liveRoom", "直播间")
        .needs("categoryCode", "类目")
        .needs("formType", "表单类型")
        .needs("offerStyle", "报品方式")
        .answers::<CopySource>()
}

/// How it is offered.
#[derive(Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Wanted {
    live_room: String,
    category_code: String,
    form_type: String,
    offer_style: String,
}

async fn source(
    State(app): State<App>,
    caller: Caller,
    Id(id): Id,
    Params(wanted): Params<Wanted>,
) -> Result<Body<CopySource>> {
    let form = begun(&app, caller.company_id(), id, wanted).await?;
    begun_with(&app, form).await.map(Body)
}

/// Of a product on the shelf that the company keeps or is linked to, with the SKUs that are sold.
pub async fn begun(app: &App, company_id: i64, id: i64, wanted: Wanted) -> Result<OfferForm> {
    let db = app.db.read();
    let spu = find::<Spu, _>(db, &Reach::Everything, id).await?;
    let own = spu.head.company_id == company_id;
    if !own && !link_calls::is_linked(db, company_id, id).await? {
        return Err(Problem::not_found());
    }
    if spu.head.status != APPROVED {
        return Err(texts::SPU_SHELF.into());
    }
    let sold = skus::of(db, id).await?.into_iter().filter(|row| row.status == skus::ENABLED).map(|row| row.id);
    let sold: Vec<i64> = sold.collect();
    let mut form = spu.form;
    form.skus.retain(|sku| sku.id.is_some_and(|id| sold.contains(&id)));
    if !own {
        // A brand is a company's own; theirs of the same trademark is chosen in the form.
        form.brand_id = link_calls::brand_of(db, company_id, id).await?;
    }
    Ok(offer_of(id, form, wanted))
}

fn offer_of(id: i64, product: SpuForm, wanted: Wanted) -> OfferForm {
    let same = product.category_code.as_deref() == Some(wanted.category_code.as_str());
    OfferForm {
        live_room: wanted.live_room,
        category_code: wanted.category_code,
        form_type: wanted.form_type,
        offer_style: wanted.offer_style,
        spu_id: Some(id),
        offer_name: product.spu_name,
        brand_id: product.brand_id,
        category2: product.category2.filter(|_| same),
        category3: product.category3.filter(|_| same),
        origin_place: product.origin_place,
        is_domestic: product.is_domestic,
        selling_points: product.selling_points,
        images: product.images,
        detail_images: product.detail_images,
        offer_attrs: product.attrs,
        attr_files: product.attr_files,
        skus: product.skus.into_iter().map(sold).collect(),
        ..OfferForm::default()
    }
}

fn sold(sku: SpuSku) -> OfferSku {
    OfferSku {
        sku_name: sku.sku_name,
        barcode: sku.barcode,
        no_barcode: sku.no_barcode,
        spec: sku.spec,
        net_content: sku.net_content,
        unit: sku.unit,
        pack_qty: sku.pack_qty,
        image: sku.image,
        market_price: sku.market_price,
        ..OfferSku::default()
    }
}
