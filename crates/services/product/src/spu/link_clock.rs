//! What time does to links: it closes those that nobody goes on with, and ends those whose brand is gone.

use std::time::Duration;

use platform::App;
use platform::access::Ctx;
use platform::db::Tx;
use platform::document::{Reach, complete, expire, select};
use platform::http::Result;
use platform::jobs::{Job, Schedule};
use platform::workflow::status::{APPROVED, APPROVING, CREATED, REJECTED};
use sea_orm::sea_query::{Expr, ExprTrait, SimpleExpr};
use sea_orm::{ConnectionTrait, FromQueryResult};

use super::link::SpuLink;

const NAME: &str = "product.links";
/// T12: so long nobody has done anything about it.
const IDLE: Duration = Duration::from_secs(30 * 24 * 3600);

pub fn job() -> Job {
    Job::new(NAME, "商品关联到期", Schedule::Cron("20 3 * * *"), run)
}

async fn run(app: App) -> Result<String> {
    let open = Expr::col("status").is_in([CREATED, APPROVING, REJECTED]);
    let idle = Expr::col("last_modified_date").lte(app.clock().now().minus(IDLE));
    let (mut closed, mut ended) = (0, 0);
    for link in links(&app, open.and(idle)).await? {
        let job = |tx: Tx, (app, id): (App, i64)| async move { expire::<SpuLink>(&app, &tx, id).await };
        app.db.write(&Ctx::system(NAME), (app.clone(), link.id), job).await?;
        closed += 1;
    }
    let today = app.clock().today();
    for link in links(&app, Expr::col("status").eq(APPROVED)).await? {
        let own = company::brands_in_force(app.db.read(), link.company_id, today).await?;
        if own.iter().all(|brand| Some(brand.id) != link.brand_id) {
            let job = |tx: Tx, id: i64| async move { complete::<SpuLink>(&tx, id).await };
            app.db.write(&Ctx::system(NAME), link.id, job).await?;
            ended += 1;
        }
    }
    Ok(format!("{closed} 个关联申请已关闭，{ended} 个关联已解除"))
}

#[derive(FromQueryResult)]
struct Link {
    id: i64,
    company_id: i64,
    brand_id: Option<i64>,
}

async fn links(app: &App, which: SimpleExpr) -> Result<Vec<Link>> {
    let mut found = select::<SpuLink>(&Reach::Everything);
    found.columns(["id", "company_id", "brand_id"]).and_where(which);
    let rows = app.db.read().query_all(&found).await?;
    Ok(rows.iter().map(|row| Link::from_query_result(row, "")).collect::<Result<_, _>>()?)
}
