//! Five of one kind within ten minutes become one: `您有5条…`, which opens to each of them.

use std::time::Duration;

use platform::Timestamp;
use platform::db::Tx;
use platform::http::Result;
use sea_orm::sea_query::{Alias, Expr, ExprTrait, Func, Query, SelectStatement};
use sea_orm::{ColumnTrait, Condition, EntityName, EntityTrait, QueryFilter, QuerySelect};

use crate::entity::message::{Column, Entity, Model, UNREAD};
use crate::send::insert;

const MANY: i64 = 5;
const WITHIN: Duration = Duration::from_secs(10 * 60);
/// A statement takes a limited number of values.
const PER_QUERY: usize = 1_000;

/// The template of a digest; no text of its own belongs to it.
pub const DIGEST: &str = "DIGEST";

/// After `words` went to `user_ids`: those who have too many of them get a digest in their place.
pub async fn fold(tx: &Tx, words: &Model, user_ids: &[i64]) -> Result<()> {
    for user_ids in user_ids.chunks(PER_QUERY) {
        let over = over_the_limit(tx, words, user_ids).await?;
        if !over.is_empty() {
            fold_for(tx, words, &over).await?;
        }
    }
    Ok(())
}

/// What may be folded: unread, recent, and of this template or already a digest of it.
fn candidates(words: &Model, now: Timestamp) -> Condition {
    let code = words.template_code.as_str();
    Condition::all()
        .add(Column::SendDate.gt(now.minus(WITHIN)))
        .add(Column::ReadStates.eq(UNREAD))
        .add(Column::IsDeleted.eq(false))
        .add(Column::FoldedInto.is_null())
        .add(Column::TemplateCode.eq(code).or(Column::DigestOf.eq(code)))
}

async fn over_the_limit(tx: &Tx, words: &Model, user_ids: &[i64]) -> Result<Vec<i64>> {
    // A digest weighs as much as what it stands for.
    let weight = Expr::case(Column::FoldedCount.gt(0), Column::FoldedCount.into_expr()).finally(1);
    let weight = Func::sum(weight);
    let over = Entity::find()
        .select_only()
        .column(Column::UserId)
        .filter(Column::UserId.is_in(user_ids.iter().copied()))
        .filter(candidates(words, tx.now()))
        .group_by(Column::UserId)
        .having(Expr::expr(weight).gte(MANY));
    Ok(over.into_tuple().all(&**tx).await?)
}

async fn fold_for(tx: &Tx, words: &Model, user_ids: &[i64]) -> Result<()> {
    let of_these = || candidates(words, tx.now()).add(Column::UserId.is_in(user_ids.iter().copied()));
    let is_digest = || Column::DigestOf.eq(words.template_code.as_str());
    let have: Vec<i64> = Entity::find()
        .select_only()
        .column(Column::UserId)
        .filter(of_these())
        .filter(is_digest())
        .into_tuple()
        .all(&**tx)
        .await?;
    let missing = user_ids.iter().filter(|id| !have.contains(id));
    let digest = |user_id: &i64| Model {
        id: tx.next_id(),
        user_id: *user_id,
        biz_id: None,
        template_code: DIGEST.into(),
        digest_of: words.template_code.clone(),
        // Until the next statement counts.
        folded_count: 1,
        ..words.clone()
    };
    insert(tx, missing.map(digest).collect()).await?;

    let digest_of_the_same_user = newest_digest(words, tx.now());
    Entity::update_many()
        .col_expr(Column::FoldedInto, Expr::expr(digest_of_the_same_user))
        .filter(of_these())
        .filter(is_digest().not())
        .exec(&**tx)
        .await?;
    // The words of the last one: all of them got the same.
    Entity::update_many()
        .col_expr(Column::FoldedCount, Expr::expr(number_folded()))
        .col_expr(Column::Title, words.title.as_str().into())
        .col_expr(Column::Content, words.content.as_str().into())
        .col_expr(Column::LinkRoute, common_link(&words.link_route).into())
        .col_expr(Column::SendDate, tx.now().into())
        .filter(of_these())
        .filter(is_digest())
        .exec(&**tx)
        .await?;
    Ok(())
}

fn newest_digest(words: &Model, now: Timestamp) -> SelectStatement {
    let digest = |column: Column| Expr::col((Alias::new("digest"), column));
    Query::select()
        .expr(Func::max(digest(Column::Id)))
        .from_as(Entity.table_ref(), Alias::new("digest"))
        .and_where(digest(Column::UserId).equals((Entity, Column::UserId)))
        .and_where(digest(Column::DigestOf).eq(words.template_code.as_str()))
        .and_where(digest(Column::ReadStates).eq(UNREAD))
        .and_where(digest(Column::IsDeleted).eq(false))
        .and_where(digest(Column::SendDate).gt(now.minus(WITHIN)))
        .to_owned()
}

fn number_folded() -> SelectStatement {
    let part = |column: Column| Expr::col((Alias::new("part"), column));
    Query::select()
        .expr(Func::cast_as(Func::count(part(Column::Id)), Alias::new("INTEGER")))
        .from_as(Entity.table_ref(), Alias::new("part"))
        .and_where(part(Column::FoldedInto).equals((Entity, Column::Id)))
        .to_owned()
}

/// Where all of them lead: the page without the one row that a message was about, if there is such a page.
fn common_link(link: &str) -> &str {
    let page = link.split('?').next().unwrap_or_default();
    if page.bytes().any(|byte| byte.is_ascii_digit()) { "" } else { page }
}

/// What a person reads as the title.
pub fn shown_title(title: &str, folded_count: i32) -> String {
    if folded_count > 1 { format!("您有{folded_count}条{title}") } else { title.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_leads_to_the_page_that_all_share() {
        assert_eq!(common_link("/platform/todo?task=7"), "/platform/todo");
        assert_eq!(common_link("/profile/index"), "/profile/index");
        assert_eq!(common_link("/business/store-appr/detail/7"), "");
        assert_eq!(common_link(""), "");
    }

    #[test]
    fn only_a_digest_counts_in_its_title() {
        assert_eq!(shown_title("店铺申请待审批", 5), "您有5条店铺申请待审批");
        assert_eq!(shown_title("店铺申请待审批", 0), "店铺申请待审批");
    }
}
