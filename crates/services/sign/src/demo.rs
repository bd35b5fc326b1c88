//! One agreement that waits to be signed, with a link that everybody knows: for the demo profile alone.

use platform::App;
use platform::access::Ctx;
use platform::db::Tx;
use platform::demo::People;
use platform::http::Result;
use sea_orm::{EntityTrait, IntoActiveModel};

use crate::agreement::SignType;
use crate::entity::Entity;
use crate::open::{Opening, row};

/// Company 9 is approved and has not signed.
const COMPANY: i64 = 9;
pub const SIGN_ID: i64 = 901;
pub const TOKEN: &str = "demo-only-sign-token-everybody-knows-0009";

pub async fn fill(app: App, _: People) -> Result<()> {
    let job = |tx: Tx, ()| async move {
        let opening = Opening {
            company_id: COMPANY,
            sign_type: SignType::JoinAgreement,
            signer_name: "蓝青".into(),
            signer_phone: "13800000022".into(),
            signer_email: String::new(),
        };
        let row = row(&tx, SIGN_ID, &opening, TOKEN).await?;
        Entity::insert(row.into_active_model()).exec_without_returning(&tx).await?;
        Ok(())
    };
    app.db.write(&Ctx::system("demo.fill"), (), job).await
}
