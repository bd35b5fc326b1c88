//! `GET /api/message-location-logs/type/count`: how many messages of each type wait for the caller.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use platform::App;
use platform::access::Caller;
use platform::dict::DictItem;
use platform::http::{Params, Problem, Result, texts};
use sea_orm::sea_query::{Asterisk, Expr, ExprTrait};
use sea_orm::{ColumnTrait, Condition, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::entity::message::{Column, Entity, READ, UNREAD};
use crate::view::own;

pub const READ_STATES: &str = "readStates.equals";

pub const MESSAGE_TYPE: &str = "MessageType";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountQuery {
    #[serde(rename = "readStates.equals")]
    read_states: Option<String>,
}

/// How many messages of one type (S7-28).
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MessageTypeCount)]
pub struct TypeCount {
    r#type: String,
    type_label: String,
    count: i64,
}

pub async fn count_by_type(
    State(app): State<App>,
    caller: Caller,
    Params(query): Params<CountQuery>,
) -> Result<Json<Vec<TypeCount>>> {
    let states = query.read_states.as_deref().map(state);
    if states == Some(None) {
        return Err(Problem::filled(texts::COMMON_BAD_QUERY, &[("name", READ_STATES)]));
    }
    by_type(&app, caller.user_id(), states.flatten()).await.map(Json)
}

/// What the bell shows.
pub async fn unread_counts(app: &App, user_id: i64) -> Result<Vec<TypeCount>> {
    by_type(app, user_id, Some(UNREAD)).await
}

async fn by_type(app: &App, user_id: i64, read_states: Option<i32>) -> Result<Vec<TypeCount>> {
    let found = count(app.db.read(), own(user_id, app.clock().now()), read_states).await?;
    let dictionaries = app.dict.all(&app.db).await?;
    Ok(in_dictionary_order(&dictionaries.items, &found))
}

fn state(text: &str) -> Option<i32> {
    match text {
        "0" => Some(UNREAD),
        "1" => Some(READ),
        _ => None,
    }
}

async fn count(db: &impl ConnectionTrait, which: Condition, read_states: Option<i32>) -> Result<HashMap<String, i64>> {
    let mut query = Entity::find()
        .select_only()
        .column(Column::Type)
        .expr(Expr::col(Asterisk).count())
        .filter(which)
        .group_by(Column::Type);
    if let Some(read_states) = read_states {
        query = query.filter(Column::ReadStates.eq(read_states));
    }
    Ok(query.into_tuple::<(String, i64)>().all(db).await?.into_iter().collect())
}

/// Every type in use is there, with zero where nothing waits; one that was switched off only as long as something does.
fn in_dictionary_order(items: &[DictItem], found: &HashMap<String, i64>) -> Vec<TypeCount> {
    let types = items.iter().filter(|item| item.kind == MESSAGE_TYPE);
    let counts = types.map(|item| (item, found.get(&item.value).copied().unwrap_or(0)));
    counts
        .filter(|(item, count)| !item.disabled || *count > 0)
        .map(|(item, count)| TypeCount { r#type: item.value.clone(), type_label: item.label.clone(), count })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use platform::Clock;
    use platform::db::Db;
    use platform::module::Program;

    use super::*;
    use crate::{NewMessage, demo, send};

    fn item(kind: &str, value: &str, label: &str) -> DictItem {
        DictItem {
            kind: kind.into(),
            value: value.into(),
            label: label.into(),
            live_room: String::new(),
            sort: 0,
            color: String::new(),
            disabled: false,
            children: Vec::new(),
        }
    }

    /// S7-28
    #[test]
    fn types_come_in_the_order_of_their_dictionary_with_zeros() {
        let off = |item: DictItem| DictItem { disabled: true, ..item };
        let items = [
            item("YesNo", "true", "是"),
            item(MESSAGE_TYPE, "TODO", "待办提醒"),
            item(MESSAGE_TYPE, "APPROVAL", "审批通知"),
            off(item(MESSAGE_TYPE, "WMS", "仓储通知")),
            off(item(MESSAGE_TYPE, "CERT", "资质到期")),
        ];
        let found = HashMap::from([("APPROVAL".to_owned(), 3), ("CERT".to_owned(), 1)]);
        let answer = serde_json::to_value(in_dictionary_order(&items, &found)).expect("json");
        let expected = serde_json::json!([
            {"type": "TODO", "typeLabel": "待办提醒", "count": 0},
            {"type": "APPROVAL", "typeLabel": "审批通知", "count": 3},
            {"type": "CERT", "typeLabel": "资质到期", "count": 1},
        ]);
        assert_eq!(answer, expected);
    }

    /// S7-28
    #[test]
    fn the_state_is_0_or_1() {
        assert_eq!((state("0"), state("1")), (Some(UNREAD), Some(READ)));
        for wrong in ["", "2", "-1", "00", "true", "0,1"] {
            assert_eq!(state(wrong), None, "{wrong}");
        }
    }

    /// A database in a folder of its own, which goes when the test ends.
    struct Folder(PathBuf);

    impl Drop for Folder {
        fn drop(&mut self) {
            std::fs::remove_dir_all(&self.0).ok();
        }
    }

    /// S7-28
    #[tokio::test]
    async fn only_the_user_s_own_messages_count() {
        let folder = Folder(std::env::temp_dir().join(format!("message-count-{}", std::process::id())));
        std::fs::create_dir_all(&folder.0).expect("a folder");
        let url = format!("sqlite://{}/portal.db?mode=rwc", folder.0.display());
        let db = Db::connect(&url, Clock::default()).await.expect("a database");
        let program = Program::new(vec![platform::module(), crate::module()]);
        program.migrations.apply(&db).await.expect("migrations");
        let sum = async |user_id, state| {
            count(db.read(), own(user_id, db.clock.now()), state).await.expect("counts").values().sum::<i64>()
        };

        db.technical((), |tx, ()| async move { demo::fill(&tx, &[1, 2]).await }).await.expect("demo messages");
        assert_eq!((sum(1, Some(UNREAD)).await, sum(1, Some(READ)).await, sum(1, None).await), (25, 35, 60));
        assert_eq!((sum(2, Some(UNREAD)).await, sum(3, None).await), (2, 0));

        let article = |user_ids: &[i64]| NewMessage {
            user_ids: user_ids.to_vec(),
            template: "ARTICLE_PUBLISHED",
            values: vec![("title", "停机维护通知".to_owned())],
            biz_type: "",
            biz_id: None,
            link_route: String::new(),
        };
        db.technical((), move |tx, ()| async move {
            send(&tx, article(&[]));
            send(&tx, article(&[2, 3]));
            Ok(())
        })
        .await
        .expect("sent");
        assert_eq!((sum(2, Some(UNREAD)).await, sum(3, Some(UNREAD)).await), (3, 1));
        assert_eq!(
            count(db.read(), own(3, db.clock.now()), None).await.expect("counts"),
            HashMap::from([("SYSTEM".to_owned(), 1)])
        );
    }
}
