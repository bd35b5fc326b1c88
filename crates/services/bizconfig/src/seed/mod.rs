//! What a new installation starts with, read from the text files beside this one, whose heads explain their lines.

mod read;

use identity::catalogue::dictionaries::{DictSeed, dictionaries};
use platform::access::Ctx;
use platform::app::App;
use platform::db::Tx;
use platform::http::Result;
use platform::record::{self, Record};
use platform::{secret, setting};
use sea_orm::sea_query::OnConflict;
use sea_orm::{ActiveValue::Set, EntityTrait, PaginatorTrait};

use crate::attr_templates::AttrTemplate;
use crate::categories::KIND as CATEGORIES;
use crate::compliance_words::ComplianceWord;
use crate::entity::{category, reject_reason};
use crate::qualification::QualificationRule;

/// The fingerprint of what was last written.
const SEEDED: &str = "bizconfig.seeded";
const BY: (i64, &str) = (0, "系统");

/// What people have changed or deleted stays so: rules are written once, categories and reasons where they are missing.
pub async fn seed(app: App) -> Result<()> {
    let fingerprint = fingerprint();
    if setting::get(app.db.read(), SEEDED).await?.as_deref() == Some(&fingerprint) {
        return Ok(());
    }
    let job = |tx: Tx, fingerprint: String| async move {
        // Of two copies that start at once, the second waits here until the first is done.
        setting::put(&tx, SEEDED, &fingerprint).await?;
        seed_categories(&tx).await?;
        seed_reasons(&tx).await?;
        if record::all::<QualificationRule, _>(&tx).await?.is_empty() {
            first_rules(&tx).await?;
        }
        Ok(())
    };
    app.db.write(&Ctx::system("bizconfig.seed"), fingerprint, job).await
}

async fn first_rules(tx: &Tx) -> Result<()> {
    record::insert_all::<QualificationRule>(tx, BY, &read::rules()).await?;
    QualificationRule::changed(tx).await?;
    record::insert_all::<AttrTemplate>(tx, BY, &read::templates()).await?;
    AttrTemplate::changed(tx).await?;
    record::insert_all::<ComplianceWord>(tx, BY, &read::words()).await?;
    ComplianceWord::changed(tx).await
}

async fn seed_categories(tx: &Tx) -> Result<()> {
    fn walk(items: &[DictSeed], risk: &str, rows: &mut Vec<category::ActiveModel>) {
        for item in items {
            let risk = item.attr("risk").unwrap_or(risk);
            rows.push(category::ActiveModel {
                code: Set(item.value.into()),
                risk_level_default: Set(risk.into()),
                attr_template_id: Set(None),
                commission_min: Set(0),
                sample_required: Set(risk != "LOW"),
            });
            walk(&item.children, risk, rows);
        }
    }
    let mut rows = Vec::new();
    for kind in dictionaries().iter().filter(|kind| kind.code == CATEGORIES) {
        walk(&kind.items, "LOW", &mut rows);
    }
    let keep = OnConflict::column(category::Column::Code).do_nothing().to_owned();
    category::Entity::insert_many(rows).on_conflict(keep).exec_without_returning(tx).await?;
    Ok(())
}

async fn seed_reasons(tx: &Tx) -> Result<()> {
    if reject_reason::Entity::find().count(tx).await? > 0 {
        return Ok(());
    }
    for (code, types, snippets) in read::reasons() {
        crate::reject_reasons::write(tx, code, &types, &snippets).await?;
    }
    Ok(())
}

fn fingerprint() -> String {
    let categories: Vec<_> = dictionaries().into_iter().filter(|kind| kind.code == CATEGORIES).collect();
    secret::sha256(&format!("{categories:?}{}", read::ALL.join("")))
}
