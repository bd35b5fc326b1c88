//! The demo's live rooms: two promotions open, the others history.

use identity::rooms::{self, Room};
use platform::access::Ctx;
use platform::app::App;
use platform::demo::People;
use platform::http::Result;

/// Room, and from how many days before today to how many after it products may be offered.
const PERIODS: [(&str, i64, i64); 5] = [
    ("promote11", -20, 5),
    ("promote12", -5, 20),
    ("promote618", -170, -140),
    ("promote99", -90, -65),
    ("promote38", -270, -240),
];

pub async fn fill(app: App, _: People) -> Result<()> {
    let job = |tx: platform::db::Tx, ()| async move {
        let today = tx.now().date();
        for room in rooms::all(&tx).await? {
            let Some((_, from, to)) = PERIODS.iter().find(|(code, ..)| *code == room.code) else { continue };
            let open = Room {
                offer_open_from: Some(today.plus_days(*from)),
                offer_open_to: Some(today.plus_days(*to)),
                start_date: Some(today.plus_days(from + 15)),
                end_date: Some(today.plus_days(to + 10)),
                min_protect_days: 30,
                rules: "参加大促的商品需提供日常价截图，到手价不得高于近30天最低价。".into(),
                ..room
            };
            rooms::save(&tx, open).await?;
        }
        Ok(())
    };
    app.db.write(&Ctx::system("demo.fill"), (), job).await
}
