//! Tasks that have waited too long: marked once, and told to those whom they wait for and to who answers for the role.

use sea_orm::entity::prelude::*;
use sea_orm::{QueryOrder, QuerySelect};

use super::status::APPROVING;
use super::{hours, task};
use crate::access::Ctx;
use crate::app::App;
use crate::db::Tx;
use crate::document::{Notice, Receiver, act, waiting_for};
use crate::http::Result;

/// At a time, so that a backlog does not hold the writer for long.
const BATCH: u64 = 200;

pub async fn run(app: App) -> Result<String> {
    let now = app.clock().now();
    let late = task::Entity::find()
        .filter(task::Column::Status.eq(APPROVING))
        .filter(task::Column::Overtime.eq(false))
        .filter(task::Column::DueDate.lt(now))
        .order_by_asc(task::Column::DueDate)
        .limit(BATCH)
        .all(app.db.read())
        .await?;
    let many = late.len();
    for task in late {
        let job = |tx: Tx, (app, task): (App, task::Model)| async move { mark(&tx, &app, &task).await };
        app.db.write(&Ctx::system("task.overtime"), (app.clone(), task), job).await?;
    }
    Ok(format!("{many} 个任务超时"))
}

async fn mark(tx: &Tx, app: &App, task: &task::Model) -> Result<()> {
    let marked = task::Entity::update_many()
        .col_expr(task::Column::Overtime, true.into())
        .filter(task::Column::Id.eq(task.id))
        .filter(task::Column::Status.eq(APPROVING))
        .filter(task::Column::Overtime.eq(false))
        .exec(tx)
        .await?;
    let Some(document) = app.documents.get(&task.biz_type).filter(|_| marked.rows_affected == 1) else { return Ok(()) };
    let biz_type = document.kind().biz_type;
    tx.audit(|entry| {
        entry.biz_type = biz_type;
        entry.biz_id = Some(task.biz_id);
    });
    let late = hours::between(task.due_date, tx.now()).as_secs() / 3600;
    let values =
        vec![("code", task.biz_code.clone()), ("title", task.biz_title.clone()), ("hours", late.max(1).to_string())];
    let leader = Receiver::Leader {
        role: task.role_code.clone(),
        company_id: task.company_id,
        live_room: task.live_room.clone(),
    };
    let notice = Notice {
        template: "TASK_OVERTIME",
        to: [waiting_for(task), vec![leader]].concat(),
        values,
        biz_type,
        biz_id: task.biz_id,
        link: act::desk_link(task.id),
    };
    app.organisation.notify(tx, notice).await
}
