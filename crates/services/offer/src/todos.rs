//! What offers say on people's first page.

use platform::App;
use platform::access::{Caller, UserType};
use platform::document::{self, counted, in_review, rejected};
use platform::http::Result;
use platform::todo::{Milestone, Todo};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait};

use crate::Offer;

const OFFERS: &str = "/services/selection/api/offers";

pub fn todos() -> Vec<Todo> {
    let restricted =
        |who| counted::<Offer>(who, "offerRestricted", "限播报品", OFFERS).filter("broadcastRestricted=true");
    vec![
        rejected::<Offer>("offerRejected", "待修改报品", OFFERS).opens("/offer/list?state=REJECTED"),
        in_review::<Offer>(OFFERS).opens("/offer/list?state=APPROVING"),
        restricted(UserType::Biz).hint("消除限播原因后恢复排期").opens("/offer/list?broadcastRestricted=true"),
        restricted(UserType::Platform)
            .hint("不能排期和播出")
            .codes(&["platformOffer"])
            .opens("/platform/offers?broadcastRestricted=true"),
    ]
}

pub fn milestones() -> Vec<Milestone> {
    let first = Milestone::new("firstOffer", "提交首个报品", "选择直播间与商品，填写机制后提交审核", submitted);
    vec![first.codes(&["offerList"]).opens("/offer/list?new=1")]
}

/// Half of the way is to have begun one.
async fn submitted(app: App, caller: Caller) -> Result<u8> {
    let any = |submitted: bool| {
        let mut one = document::select::<Offer>(&app.organisation.reach(&caller));
        one.column("id").limit(1);
        if submitted {
            one.and_where(Expr::col("submitted").eq(true));
        }
        one
    };
    if app.db.read().query_one(&any(true)).await?.is_some() {
        return Ok(100);
    }
    Ok(if app.db.read().query_one(&any(false)).await?.is_some() { 50 } else { 0 })
}
