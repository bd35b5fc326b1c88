//! What other services may ask about companies.

use std::collections::{BTreeMap, HashMap, HashSet};

use platform::db::{Tx, among};
use platform::document::{Reach, Scope};
use platform::http::Result;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait, Query, SelectStatement, SimpleExpr};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DerivePartialModel, EntityName, EntityTrait, QueryFilter, QuerySelect, Select, Value,
};

use crate::entity::Codes;
use crate::entity::company::{ActiveModel, Column, Entity};
use crate::texts;

/// The few facts of a company that accounts and sessions need.
#[derive(Clone, Debug, PartialEq, Eq, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct Company {
    pub id: i64,
    /// Empty until the registration is approved.
    #[sea_orm(from_expr = "els_account_or_empty()")]
    pub els_account: String,
    pub name: String,
    pub short_name: String,
    pub is_platform: bool,
    pub verify_status: bool,
    pub use_status: bool,
    /// A value of the dictionary UseStatusReason; empty while the company is in use.
    pub use_status_reason: String,
    pub subject_type: String,
    pub vendor_type: String,
    /// Comma-separated.
    pub live_rooms: String,
    /// The staff member who looks after it.
    pub bd_user_id: Option<i64>,
}

/// `None` for an id that does not exist and for a deleted company alike.
pub async fn find(db: &impl ConnectionTrait, id: i64) -> Result<Option<Company>> {
    Ok(living().filter(Column::Id.eq(id)).into_partial_model().one(db).await?)
}

/// A company is itself what is reached.
pub const SCOPE: Scope = Scope::company("id").owner("created_by");

/// A company that staff reach; never the platform's own.
pub async fn reached(db: &impl ConnectionTrait, reach: &Reach, id: i64) -> Result<Option<Company>> {
    let one = living().filter(Column::Id.eq(id)).filter(Column::IsPlatform.eq(false));
    Ok(one.filter(SCOPE.within(reach)).into_partial_model().one(db).await?)
}

/// Those that exist, in no promised order.
pub async fn find_many(db: &impl ConnectionTrait, ids: &[i64]) -> Result<Vec<Company>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    Ok(living().filter(Column::Id.is_in(ids.iter().copied())).into_partial_model().all(db).await?)
}

pub async fn find_by_els_account(db: &impl ConnectionTrait, els_account: &str) -> Result<Option<Company>> {
    Ok(living().filter(Column::ElsAccount.eq(els_account)).into_partial_model().one(db).await?)
}

/// Every company but the platform's own.
pub async fn merchants(db: &impl ConnectionTrait) -> Result<Vec<Company>> {
    Ok(living().filter(Column::IsPlatform.eq(false)).into_partial_model().all(db).await?)
}

/// The ids of the companies that somebody reaches; nothing where these are all.
pub async fn ids_within(db: &impl ConnectionTrait, reach: &Reach) -> Result<Option<HashSet<i64>>> {
    if matches!(reach, Reach::Everything) {
        return Ok(None);
    }
    let ids: Vec<i64> =
        living().filter(SCOPE.within(reach)).select_only().column(Column::Id).into_tuple().all(db).await?;
    Ok(Some(ids.into_iter().collect()))
}

/// The ids of the companies that one of `people` looks after, or nobody yet.
pub fn looked_after_by(people: SelectStatement) -> SelectStatement {
    let contact = || Expr::col(Column::BdUserId);
    Query::select()
        .column(Column::Id)
        .from(Entity.table_ref())
        .and_where(contact().is_null().or(contact().in_subquery(people)))
        .to_owned()
}

/// Of these companies, those that somebody looks after, each with who does.
pub async fn contacts(db: &impl ConnectionTrait, ids: &[i64]) -> Result<Vec<(i64, i64)>> {
    let these = among(db.get_database_backend(), Expr::col(Column::Id), ids);
    let looked_after = living().filter(these).filter(Column::BdUserId.is_not_null());
    Ok(looked_after.select_only().columns([Column::Id, Column::BdUserId]).into_tuple().all(db).await?)
}

/// The ids of the companies that these people look after.
pub fn with_contact(people: Vec<Value>) -> SelectStatement {
    Query::select()
        .column(Column::Id)
        .from(Entity.table_ref())
        .and_where(Expr::col(Column::BdUserId).is_in(people))
        .to_owned()
}

/// The platform's own company: found by its account, or founded. An installation has one, so a second is refused.
pub async fn platform_company(tx: &Tx, els_account: &str, name: &str) -> Result<i64> {
    let either = Column::IsPlatform.eq(true).or(Column::ElsAccount.eq(els_account));
    let found: Option<Company> = living().filter(either).into_partial_model().one(tx).await?;
    if let Some(found) = found {
        let same = found.is_platform && found.els_account == els_account;
        return if same { Ok(found.id) } else { Err(texts::COMPANY_EXISTS.into()) };
    }
    let id = tx.next_id();
    let founded = ActiveModel {
        id: Set(id),
        els_account: Set(Some(els_account.to_owned())),
        name: Set(name.to_owned()),
        short_name: Set(name.to_owned()),
        is_platform: Set(true),
        verify_status: Set(true),
        use_status: Set(true),
        appr_status: Set("APPROVED".into()),
        appr_step: Set("End".into()),
        created_by: Set(0),
        created_date: Set(tx.now()),
        last_modified_by: Set(0),
        last_modified_date: Set(tx.now()),
        ..Default::default()
    };
    Entity::insert(founded).exec_without_returning(tx).await?;
    Ok(id)
}

/// Every category that it deals in.
pub async fn catalogs(db: &impl ConnectionTrait, id: i64) -> Result<Vec<String>> {
    let row: Option<Codes> =
        living().filter(Column::Id.eq(id)).select_only().column(Column::Catalogs).into_tuple().one(db).await?;
    Ok(row.map(|codes| codes.0).unwrap_or_default())
}

/// Merchants in use that deal in a category and work in a live room, where one is named.
pub async fn dealing_in(db: &impl ConnectionTrait, category: &str, live_room: &str) -> Result<Vec<i64>> {
    let in_use = living().filter(Column::IsPlatform.eq(false)).filter(Column::UseStatus.eq(true));
    let columns = in_use.select_only().columns([Column::Id, Column::Catalogs, Column::LiveRooms]);
    let rows: Vec<(i64, Codes, String)> = columns.into_tuple().all(db).await?;
    let deals = |(_, catalogs, rooms): &(i64, Codes, String)| {
        catalogs.0.iter().any(|own| own == category)
            && (live_room.is_empty() || rooms.split(',').any(|own| own.trim() == live_room))
    };
    Ok(rows.into_iter().filter(deals).map(|(id, ..)| id).collect())
}

/// What is known of how reliable these companies are.
pub async fn scores(db: &impl ConnectionTrait, ids: &[i64]) -> Result<HashMap<i64, i32>> {
    let these = among(db.get_database_backend(), Expr::col(Column::Id), ids);
    let scored = living().filter(these).select_only().columns([Column::Id, Column::CreditScore]);
    let rows: Vec<(i64, Option<i32>)> = scored.into_tuple().all(db).await?;
    Ok(rows.into_iter().filter_map(|(id, score)| Some((id, score?))).collect())
}

/// The first category that it deals in; empty where it has named none.
pub async fn main_category(db: &impl ConnectionTrait, id: i64) -> Result<String> {
    let row: Option<(Codes, String)> = living()
        .filter(Column::Id.eq(id))
        .select_only()
        .columns([Column::Catalogs, Column::CategoryLevel1])
        .into_tuple()
        .one(db)
        .await?;
    let Some((catalogs, level1)) = row else { return Ok(String::new()) };
    Ok(if level1.is_empty() { catalogs.0.into_iter().next().unwrap_or_default() } else { level1 })
}

/// Which submission of certificates was the last to pass.
pub async fn set_vendor_certificate(tx: &Tx, id: i64, submission_id: i64) -> Result<()> {
    let update = Entity::update_many().col_expr(Column::VendorCertificate, Some(submission_id).into());
    update.filter(Column::Id.eq(id)).exec(tx).await?;
    Ok(())
}

/// The companies whose score has moved, with the new one.
pub async fn keep_scores(tx: &Tx, scores: &HashMap<i64, i32>) -> Result<BTreeMap<i64, i32>> {
    let kept: Vec<(i64, Option<i32>)> = living()
        .filter(Column::Id.is_in(scores.keys().copied()))
        .filter(Column::VerifyStatus.eq(true))
        .select_only()
        .columns([Column::Id, Column::CreditScore])
        .into_tuple()
        .all(tx)
        .await?;
    let new =
        |(id, old): (i64, Option<i32>)| scores.get(&id).copied().filter(|new| old != Some(*new)).map(|new| (id, new));
    let moved: BTreeMap<i64, i32> = kept.into_iter().filter_map(new).collect();
    for (id, score) in &moved {
        let update = Entity::update_many().col_expr(Column::CreditScore, Some(*score).into());
        update.filter(Column::Id.eq(*id)).exec(tx).await?;
    }
    Ok(moved)
}

fn living() -> Select<Entity> {
    Entity::find().filter(Column::IsDeleted.eq(false))
}

fn els_account_or_empty() -> SimpleExpr {
    Expr::col((Entity, Column::ElsAccount)).if_null("")
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use platform::Clock;
    use platform::db::Db;
    use platform::module::Program;
    use platform::secret::Secrets;
    use sea_orm::IntoActiveModel;

    use super::*;
    use crate::demo;
    use crate::entity::{brand, company};

    /// The demo companies in a folder of their own, which goes when the test ends.
    struct DemoDb {
        db: Db,
        folder: PathBuf,
    }

    impl DemoDb {
        async fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("company-{name}-{}", std::process::id()));
            std::fs::create_dir_all(&folder).expect("a folder");
            let url = format!("sqlite://{}/portal.db?mode=rwc", folder.display());
            let db = Db::connect(&url, Clock::default()).await.expect("a database");
            let program = Program::new(vec![platform::module(), crate::module()]);
            program.migrations.apply(&db).await.expect("migrations");
            db.technical((), |tx, ()| async move { demo::fill(&tx, &Secrets::new("a test", None)).await })
                .await
                .expect("demo data");
            Self { db, folder }
        }
    }

    impl Drop for DemoDb {
        fn drop(&mut self) {
            std::fs::remove_dir_all(&self.folder).ok();
        }
    }

    impl std::ops::Deref for DemoDb {
        type Target = Db;

        fn deref(&self) -> &Db {
            &self.db
        }
    }

    async fn insert(db: &Db, row: company::ActiveModel) -> Result<()> {
        db.technical(row, |tx, row| async move {
            Entity::insert(row).exec_without_returning(&tx).await?;
            Ok(())
        })
        .await
    }

    async fn update(db: &Db, row: company::ActiveModel) {
        let updated = db.technical(row, |tx, row| async move {
            Entity::update(row).exec(&tx).await?;
            Ok(())
        });
        updated.await.expect("an update");
    }

    #[tokio::test]
    async fn companies_are_found_by_id_and_by_account_number() {
        let db = DemoDb::new("find").await;
        let company = find(db.read(), 7).await.expect("an answer").expect("company 7");
        assert_eq!((company.els_account.as_str(), company.use_status_reason.as_str()), ("200006", "ARREARS"));
        assert_eq!(find_by_els_account(db.read(), "200006").await.expect("an answer"), Some(company));
        assert_eq!(find(db.read(), 8).await.expect("an answer").expect("company 8").els_account, "");
        assert_eq!(find(db.read(), 11).await.expect("an answer"), None);
        assert_eq!(find_by_els_account(db.read(), "").await.expect("an answer"), None);
        assert_eq!(find_many(db.read(), &[2, 3, 11]).await.expect("an answer").len(), 2);
        assert!(find_many(db.read(), &[]).await.expect("an answer").is_empty());
    }

    #[tokio::test]
    async fn there_is_one_platform_company() {
        let db = DemoDb::new("platform").await;
        let ask =
            |els: &'static str| db.technical(els, |tx, els| async move { platform_company(&tx, els, "平台").await });
        assert_eq!(ask("100000").await.expect("the one of the demo"), 1);
        assert!(ask("100001").await.is_err() && ask("200001").await.is_err());

        let gone = company::ActiveModel { id: Set(1), is_deleted: Set(true), ..Default::default() };
        update(&db, gone).await;
        let id = ask("100001").await.expect("a new one");
        assert_eq!(ask("100001").await.expect("the same"), id);
        let company = find(db.read(), id).await.expect("an answer").expect("the company");
        assert!(company.is_platform && company.verify_status && company.use_status);
    }

    #[tokio::test]
    async fn rows_are_read_back_as_written() {
        let db = DemoDb::new("read").await;
        let (companies, brands) = demo::rows(db.clock.now(), &Secrets::new("a test", None));
        let company = Entity::find_by_id(7).one(db.read()).await.expect("a query").expect("company 7");
        let written = &companies[6];
        assert_eq!((&company.catalogs, company.to_time), (&written.catalogs, written.to_time));
        assert_eq!((company.from_time, company.actual_capital), (written.from_time, written.actual_capital));
        let brand = brand::Entity::find_by_id(402).one(db.read()).await.expect("a query").expect("brand 402");
        assert_eq!(brand.auth_chain, brands[5].auth_chain);
    }

    /// S3-07
    #[tokio::test]
    async fn flags_are_false_unless_said_otherwise() {
        let db = DemoDb::new("flags").await;
        let row = company::ActiveModel {
            id: Set(99),
            name: Set("缺省有限公司".into()),
            created_by: Set(0),
            created_date: Set(db.clock.now()),
            last_modified_by: Set(0),
            last_modified_date: Set(db.clock.now()),
            ..Default::default()
        };
        insert(&db, row).await.expect("a row");
        let row = Entity::find_by_id(99).one(db.read()).await.expect("a query").expect("company 99");
        let flags =
            [row.verify_status, row.use_status, row.is_platform, row.is_micro_ent, row.is_staging, row.is_deleted];
        assert_eq!(flags, [false; 6]);
    }

    #[tokio::test]
    async fn a_credit_code_is_taken_until_its_company_is_deleted_and_an_account_number_for_ever() {
        let db = DemoDb::new("unique").await;
        let second = demo::rows(db.clock.now(), &Secrets::new("a test", None)).0.remove(1);
        let again = company::Model { id: 12, code: None, els_account: None, ..second.clone() };
        let problem = insert(&db, again.clone().into_active_model()).await.expect_err("the code is taken");
        assert!(problem.is_duplicate());

        let gone = company::ActiveModel { id: Set(second.id), is_deleted: Set(true), ..Default::default() };
        update(&db, gone).await;
        insert(&db, again.into_active_model()).await.expect("the code is free");
        let number = company::Model { id: 13, code: None, credit_code: String::new(), ..second };
        let problem = insert(&db, number.into_active_model()).await.expect_err("the number is taken");
        assert!(problem.is_duplicate());
    }
}
