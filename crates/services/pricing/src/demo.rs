//! Prices of the demo profile: what was seen elsewhere of things whose prices are promised, and what came of it.

use std::time::Duration;

use platform::App;
use platform::access::{Caller, Ctx};
use platform::db::Tx;
use platform::demo::{self, People};
use platform::http::Result;
use platform::money::Money;
use sea_orm::ActiveValue::Set;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::commitments::IN_FORCE;
use crate::entity::{commitment, violation};
use crate::prices::{Sighting, Source, keep};
use crate::violation_rules::EXPLAINED;
use crate::watch;

/// Days ago, channel, in the merchant's own store, and how much of the promised price, in per cent.
const SEEN: [(i64, &str, bool, i64); 8] = [
    (24, "jd", false, 108),
    (20, "sn", false, 104),
    (14, "zkh", false, 110),
    (12, "jd", false, 101),
    (6, "sn", false, 97),
    (3, "jd", false, 95),
    (2, "own", true, 100),
    (1, "own", true, 92),
];

/// Who brought the prices and who explains the first case.
struct Cast {
    sale: Caller,
    merchant: Caller,
}

pub async fn fill(app: App, people: People) -> Result<()> {
    let cast = Cast { sale: people.staff("zs1").await?, merchant: people.of_company(2, "lijing").await? };
    let job = |tx: Tx, sale: Caller| async move {
        let promises = commitment::Entity::find()
            .filter(commitment::Column::Status.is_in(IN_FORCE))
            .order_by_asc(commitment::Column::Id)
            .all(&tx)
            .await?;
        let mut seen = Vec::new();
        for (index, promise) in promises.iter().enumerate() {
            for (days, channel, own, share) in SEEN {
                let captured_date = tx.now().date().plus_days(-days);
                // Only every second merchant sells for less in a store of its own.
                let cheaper = own && share < 100 && !index.is_multiple_of(2);
                if cheaper || Some(captured_date) < promise.start_date || Some(captured_date) > promise.end_date {
                    continue;
                }
                let channel = if own { own_channel(&promise.store_platform) } else { channel };
                seen.push(Sighting {
                    channel: channel.to_owned(),
                    barcode: promise.barcode.clone(),
                    price: Money(promise.promised_price.0 * share / 100),
                    url: if own { promise.item_url.clone() } else { String::new() },
                    store_name: if own { promise.store_name.clone() } else { "第三方店铺".into() },
                    captured_date,
                });
            }
        }
        seen.sort_by_key(|one| one.captured_date);
        let source = Source { code: "IMPORT", user_id: Some(sale.user_id()), name: &sale.profile.name_cn };
        keep(&tx, seen, source).await
    };
    app.db.write(&Ctx::system("demo.fill"), cast.sale.clone(), job).await?;
    demo::some_time_ago(&app, Duration::from_secs(3 * 3600), watch::run(app.clone())).await?;
    explain(&app, &cast).await
}

fn own_channel(platform: &str) -> &'static str {
    match platform {
        "JD" => "jd",
        "TAOBAO" => "taobao",
        "DOUYIN" => "douyin",
        "WECHAT" => "wechat",
        _ => "tmall",
    }
}

/// One merchant has answered already.
async fn explain(app: &App, cast: &Cast) -> Result<()> {
    let job = |tx: Tx, merchant: Caller| async move {
        let case = violation::Entity::find()
            .filter(violation::Column::CompanyId.eq(merchant.company_id()))
            .order_by_asc(violation::Column::Id)
            .one(&tx)
            .await?;
        let Some(case) = case else { return Ok(()) };
        let change = violation::ActiveModel {
            status: Set(EXPLAINED.into()),
            explained_by_name: Set(Some(merchant.profile.name_cn.clone())),
            explained_date: Set(Some(tx.now())),
            explanation: Set(Some("店铺会员日叠加了平台券，已于当日下架该券，后续不再参加同类活动。".into())),
            row_version: Set(case.row_version + 1),
            ..Default::default()
        };
        violation::Entity::update_many().set(change).filter(violation::Column::Id.eq(case.id)).exec(&tx).await?;
        Ok(())
    };
    app.db.write(&Ctx::system("demo.fill"), cast.merchant.clone(), job).await
}
