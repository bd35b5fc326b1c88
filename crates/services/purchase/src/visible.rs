//! Which needs somebody sees, and which of the answers. A company sees a need as it stands for itself: what others do about
//! it is nothing that it could find out.

use platform::App;
use platform::access::{Caller, UserType};
use platform::document::{Reach, Scope};
use platform::http::{Problem, Result};
use sea_orm::sea_query::{CaseStatement, Cond, Expr, ExprTrait, Query, SelectStatement, SimpleExpr};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, EntityName as _, EntityTrait, FromQueryResult, Iterable, QueryFilter,
    QueryOrder,
};

use crate::entity::need::{Column, Entity, Model};
use crate::entity::response;
use crate::need_rules::{ACCEPTED, CLOSED, COMPLETE, OPEN, PENDING, REJECTED, RESPONDED, RUNNING, SOURCING};

/// A need without a room is for those of every room.
const ROOM: Scope = Scope::room_alone("live_room").room_or_none("live_room");
const COMPANY: Scope = Scope::company("company_id");
/// Sees all answers, whoever looks after the company.
const SEES_ALL: &str = "SELECTION_FIRST";

pub fn is_staff(caller: &Caller) -> bool {
    caller.profile.user_type == UserType::Platform
}

/// The needs that the caller sees, with the columns of [`Model`].
pub async fn needs(db: &impl ConnectionTrait, app: &App, caller: &Caller) -> Result<SelectStatement> {
    let mut seen = if is_staff(caller) { of_staff(app, caller) } else { of_company(db, caller).await? };
    seen.cond_where(ROOM.for_caller(app, caller));
    Ok(seen)
}

pub async fn find(db: &impl ConnectionTrait, app: &App, caller: &Caller, id: i64) -> Result<Model> {
    let mut one = needs(db, app, caller).await?;
    one.and_where(Expr::col("id").eq(id));
    let row = db.query_one(&one).await?.ok_or_else(Problem::not_found)?;
    Ok(Model::from_query_result(&row, "")?)
}

/// What is asked of one company is for those who look after it, and for whoever asked.
fn of_staff(app: &App, caller: &Caller) -> SelectStatement {
    let mut seen = Query::select().columns(Column::iter()).from(Entity.table_ref()).to_owned();
    if !sees_every_company(app, caller) {
        let own = Expr::col(Column::CreatedBy).eq(caller.user_id());
        let open = Expr::col(Column::CompanyId).is_null();
        seen.cond_where(Cond::any().add(own).add(open).add(COMPANY.for_caller(app, caller)));
    }
    seen
}

fn sees_every_company(app: &App, caller: &Caller) -> bool {
    fn is_everything(reach: &Reach) -> bool {
        match reach {
            Reach::Everything => true,
            Reach::InRooms { reach, .. } => is_everything(reach),
            Reach::Company { .. } | Reach::Companies(_) => false,
        }
    }
    caller.profile.role_codes.iter().any(|role| role == SEES_ALL) || is_everything(&app.organisation.reach(caller))
}

const OWN: &str = "own_result";

/// Those that are meant for it alone, that it has answered, or that are open to whoever deals in the category.
async fn of_company(db: &impl ConnectionTrait, caller: &Caller) -> Result<SelectStatement> {
    let id = caller.company_id();
    let mut theirs = Cond::any().add(Expr::col("company_id").eq(id)).add(Expr::col(OWN).is_not_null());
    if caller.profile.company_closed.is_none() {
        let rooms = caller.profile.company_rooms.iter().map(String::as_str).chain([""]);
        let open = Cond::all()
            .add(Expr::col("company_id").is_null())
            .add(Expr::col("need_type").eq(SOURCING))
            .add(Expr::col("category_code").is_in(company::catalogs(db, id).await?))
            .add(Expr::col("live_room").is_in(rooms));
        theirs = theirs.add(open);
    }
    let mut rows = Query::select();
    for column in Column::iter() {
        match column {
            Column::Status => rows.expr_as(own_status(), "status"),
            column => rows.column((Entity, column)),
        };
    }
    let answered = Cond::all()
        .add(Expr::col((response::Entity, response::Column::NeedId)).equals((Entity, Column::Id)))
        .add(Expr::col((response::Entity, response::Column::CompanyId)).eq(id));
    rows.expr_as(result(), OWN).from(Entity.table_ref()).left_join(response::Entity.table_ref(), answered);
    let seen =
        Query::select().columns(Column::iter()).from_subquery(rows, Entity.table_name()).cond_where(theirs).to_owned();
    Ok(seen)
}

fn result() -> Expr {
    Expr::col((response::Entity, response::Column::Result))
}

/// Others' answers, and which of them was taken, are nothing to it: for whoever has not won, what was decided is over.
fn own_status() -> SimpleExpr {
    let status = || Expr::col((Entity, Column::Status));
    let kept = Expr::col((Entity, Column::NeedType)).eq(COMPLETE).or(result().eq(ACCEPTED));
    CaseStatement::new()
        .case(kept, status())
        .case(result().eq(PENDING), RESPONDED)
        .case(result().eq(REJECTED).and(status().is_not_in(RUNNING)), REJECTED)
        .case(status().eq(RESPONDED), OPEN)
        .case(status().eq(ACCEPTED), CLOSED)
        .finally(status())
        .into()
}

/// Of which needs the caller sees every answer; of the others those of the companies that the caller looks after.
fn all_of(app: &App, caller: &Caller, needs: &[Model]) -> Vec<i64> {
    let every = sees_every_company(app, caller);
    needs.iter().filter(|need| every || need.created_by == caller.user_id()).map(|need| need.id).collect()
}

/// The answers to some needs that the caller sees: the own, or as staff see them.
pub fn answers(app: &App, caller: &Caller, needs: &[Model]) -> Condition {
    let of_needs = response::Column::NeedId.is_in(needs.iter().map(|need| need.id));
    let seen = match is_staff(caller) {
        false => response::Column::CompanyId.eq(caller.company_id()).into(),
        true => {
            let all = all_of(app, caller, needs);
            if all.len() == needs.len() {
                return of_needs.into();
            }
            Cond::any().add(response::Column::NeedId.is_in(all)).add(COMPANY.for_caller(app, caller))
        }
    };
    Cond::all().add(of_needs).add(seen)
}

/// The cheapest first.
pub async fn answers_of(
    db: &impl ConnectionTrait,
    app: &App,
    caller: &Caller,
    need: &Model,
) -> Result<Vec<response::Model>> {
    let seen = response::Entity::find().filter(answers(app, caller, std::slice::from_ref(need)));
    Ok(seen.order_by_asc(response::Column::Price).order_by_asc(response::Column::Id).all(db).await?)
}

/// The answers that staff see wherever they are shown with their pictures.
pub fn answers_reached(app: &App, caller: &Caller) -> SelectStatement {
    let mut seen = Query::select().column(response::Column::Id).from(response::Entity.table_ref()).to_owned();
    if !is_staff(caller) || !sees_every_company(app, caller) {
        let made = Query::select()
            .column(Column::Id)
            .from(Entity.table_ref())
            .and_where(Expr::col(Column::CreatedBy).eq(caller.user_id()))
            .to_owned();
        let own = Expr::col(response::Column::NeedId).in_subquery(made);
        seen.cond_where(Cond::any().add(own).add(COMPANY.for_caller(app, caller)));
    }
    seen
}
