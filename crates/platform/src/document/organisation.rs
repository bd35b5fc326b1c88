//! What documents need to know of companies, staff and messages. The platform keeps none of them; a service does.

use async_trait::async_trait;
use sea_orm::sea_query::{Cond, Condition, Expr, ExprTrait, SelectStatement};
use serde::Serialize;
use utoipa::ToSchema;

use crate::access::Caller;
use crate::app::App;
use crate::db::{Db, Tx};
use crate::http::Result;

/// A company as its documents see it.
#[derive(Clone, Debug)]
pub struct Party {
    pub id: i64,
    pub name: String,
    /// The staff member who looks after it.
    pub contact: Option<Colleague>,
    /// Why it may not write, where it may not.
    pub closed: Option<Closed>,
}

#[derive(Clone, Debug)]
pub struct Closed {
    pub reason: String,
    pub label: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Colleague {
    pub id: i64,
    pub name: String,
}

/// A role by its code and its name.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoleHead {
    pub role_code: String,
    pub role_name: String,
}

/// Whose rows a caller reaches.
#[derive(Clone, Debug)]
pub enum Reach {
    Everything,
    /// One company; within it the rows of these owners alone, where given.
    Company {
        id: i64,
        owners: Option<SelectStatement>,
    },
    /// The companies that the statement selects.
    Companies(SelectStatement),
    /// Of these live rooms alone, where a row belongs to one.
    InRooms {
        rooms: Vec<String>,
        reach: Box<Reach>,
    },
}

/// Where a table says whose its rows are. The module that keeps it declares this once, and every statement that reads or
/// changes a row for somebody carries the predicate: a row beyond reach is a row that does not exist.
#[derive(Clone, Copy, Debug)]
pub struct Scope {
    /// What is before the columns' names, in a statement of several tables.
    table: Option<&'static str>,
    company: Option<&'static str>,
    owner: Option<&'static str>,
    room: Option<&'static str>,
    /// Whether a row without a room is for those of every room.
    roomless: bool,
}

impl Scope {
    pub const fn company(column: &'static str) -> Self {
        Self { table: None, company: Some(column), owner: None, room: None, roomless: false }
    }

    /// Of a table whose rows belong to a live room and to no company.
    pub const fn room_alone(column: &'static str) -> Self {
        Self { table: None, company: None, owner: None, room: Some(column), roomless: false }
    }

    /// Of the company, whoever made it: for merchants who do not see everything of their own company.
    pub const fn owner(self, column: &'static str) -> Self {
        Self { owner: Some(column), ..self }
    }

    pub const fn room(self, column: &'static str) -> Self {
        Self { room: Some(column), ..self }
    }

    /// The column is empty where the row belongs to no room: it is everybody's then.
    pub const fn room_or_none(self, column: &'static str) -> Self {
        Self { room: Some(column), roomless: true, ..self }
    }

    /// The same columns under the name that the table has in a statement of several.
    pub const fn named(self, table: &'static str) -> Self {
        Self { table: Some(table), ..self }
    }

    /// Rows that the caller reaches.
    pub fn for_caller(&self, app: &App, caller: &Caller) -> Condition {
        self.within(&app.organisation.reach(caller))
    }

    pub fn within(&self, reach: &Reach) -> Condition {
        let column = |name: &'static str| match self.table {
            Some(table) => Expr::col((table, name)),
            None => Expr::col(name),
        };
        match (reach, self.company) {
            (Reach::InRooms { rooms, reach }, _) => {
                let within = self.within(reach);
                let Some(room) = self.room else { return within };
                let theirs = column(room).is_in(rooms.iter().map(String::as_str));
                within.add(if self.roomless { theirs.or(column(room).eq("")) } else { theirs })
            }
            (Reach::Everything, _) | (_, None) => Cond::all(),
            (Reach::Company { id, owners }, Some(company)) => {
                let own = Cond::all().add(column(company).eq(*id));
                match owners.as_ref().zip(self.owner) {
                    Some((owners, owner)) => own.add(column(owner).in_subquery(owners.clone())),
                    None => own,
                }
            }
            (Reach::Companies(select), Some(company)) => Cond::all().add(column(company).in_subquery(select.clone())),
        }
    }
}

/// Somebody who may be told something, and where.
#[derive(Clone, Debug)]
pub struct Person {
    pub id: i64,
    pub name: String,
    pub company_id: i64,
    pub company_name: String,
    pub email: String,
    /// Whether mails are wanted at all.
    pub receive_email: bool,
    pub phone: String,
    /// Whether the official account is followed.
    pub gz_subscribe: bool,
}

/// Whose people of the merchants: those of these live rooms and kinds of companies; an empty list means all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audience {
    pub live_rooms: Vec<String>,
    pub subject_types: Vec<String>,
}

impl Audience {
    /// `live_rooms` are comma-separated, as a company keeps them.
    pub fn takes_in(&self, live_rooms: &str, subject_type: &str) -> bool {
        let mut rooms = live_rooms.split(',').map(str::trim);
        (self.live_rooms.is_empty() || rooms.any(|room| self.live_rooms.iter().any(|wanted| wanted == room)))
            && (self.subject_types.is_empty() || self.subject_types.iter().any(|wanted| wanted == subject_type))
    }
}

/// Who is told.
#[derive(Clone, Debug)]
pub enum Receiver {
    User(i64),
    /// Everybody who holds the code, reaches the company and sees the live room, where there is one.
    Holders {
        permission: String,
        company_id: i64,
        live_room: String,
    },
    /// Everybody of the company who holds the code.
    Owners {
        permission: String,
        company_id: i64,
    },
    /// The same for many companies at once.
    Companies {
        permission: String,
        ids: Vec<i64>,
    },
    /// Everybody with the role who reaches the company and, where it is about one, sees the live room.
    Role {
        role: String,
        company_id: i64,
        live_room: String,
    },
    /// Whoever answers for the role, reaches the company and sees the live room; without anybody, the platform's
    /// administrators.
    Leader {
        role: String,
        company_id: i64,
        live_room: String,
    },
}

/// Words to somebody, in the transaction that has something to tell.
#[derive(Clone, Debug)]
pub struct Notice {
    pub template: &'static str,
    pub to: Vec<Receiver>,
    pub values: Vec<(&'static str, String)>,
    pub biz_type: &'static str,
    pub biz_id: i64,
    pub link: String,
}

#[async_trait]
pub trait Organisation: Send + Sync {
    async fn party(&self, tx: &Tx, company_id: i64) -> Result<Option<Party>>;

    /// Staff who may act on a step of this company, in this live room; an empty one is everybody's.
    async fn holders(&self, tx: &Tx, permission: &str, company_id: i64, live_room: &str) -> Result<Vec<Colleague>>;

    /// The same for whoever only reads.
    async fn candidates(&self, db: &Db, permission: &str, company_id: i64, live_room: &str) -> Result<Vec<Colleague>>;
    /// The staff's roles by which somebody reads with one of these codes, reaches the company and sees the live room.
    async fn roles_that_read(&self, tx: &Tx, codes: &[&str], company_id: i64, live_room: &str)
    -> Result<Vec<RoleHead>>;

    fn reach(&self, caller: &Caller) -> Reach;

    /// Forgets whom this copy remembers to hold what; the others do within a second.
    fn forget(&self);

    async fn notify(&self, tx: &Tx, notice: Notice) -> Result<()>;

    /// Those of `ids` who may still log in.
    async fn people(&self, db: &Db, ids: &[i64]) -> Result<Vec<Person>>;

    /// Every merchant's people within the audience who may still log in.
    async fn audience(&self, db: &Db, audience: &Audience) -> Result<Vec<Person>>;
}
