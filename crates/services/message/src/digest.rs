//! Five of one kind within ten minutes become one: `你有5条…`, which opens to each of them.

use std::collections::BTreeSet;
use std::time::Duration;

use platform::db::Tx;
use platform::http::Result;
use platform::{Timestamp, push};
use sea_orm::sea_query::{Expr, ExprTrait, Func, SimpleExpr};
use sea_orm::{ColumnTrait, Condition, EntityTrait, FromQueryResult, IntoActiveModel, QueryFilter, QuerySelect};

use crate::entity::message::{Column, Entity, Model, UNREAD};

const MANY: i64 = 5;
const WITHIN: Duration = Duration::from_secs(10 * 60);

/// The template of a digest; no text of its own belongs to it.
pub const DIGEST: &str = "DIGEST";

/// Whoever has too many unread ones of a kind gets a digest in their place. `sent` are new; they come back saying
/// where they have gone.
pub async fn fold(tx: &Tx, mut sent: Vec<Model>) -> Result<Vec<Model>> {
    for pile in piles(tx, &sent).await? {
        let same = |message: &Model| message.user_id == pile.user_id && message.template_code == pile.kind;
        let Some(last) = sent.iter().rev().find(|message| same(message)) else { continue };
        let into = fold_pile(tx, &pile, last).await?;
        for message in sent.iter_mut().filter(|message| same(message)) {
            message.folded_into = Some(into);
        }
        push::nudge(tx, [pile.user_id]);
    }
    Ok(sent)
}

/// Unread ones of a kind, too many to be shown each for itself.
#[derive(FromQueryResult)]
struct Pile {
    user_id: i64,
    /// Their template.
    kind: String,
    /// The digest that stands for the first of them.
    digest: Option<i64>,
}

/// What may be folded: unread, recent, and not yet in a digest.
fn candidates(now: Timestamp) -> Condition {
    Condition::all()
        .add(Column::SendDate.gt(now.minus(WITHIN)))
        .add(Column::ReadStates.eq(UNREAD))
        .add(Column::IsDeleted.eq(false))
        .add(Column::FoldedInto.is_null())
}

async fn piles(tx: &Tx, sent: &[Model]) -> Result<Vec<Pile>> {
    let users: BTreeSet<i64> = sent.iter().map(|message| message.user_id).collect();
    let kinds: BTreeSet<&str> = sent.iter().map(|message| message.template_code.as_str()).collect();
    let is_digest = || Column::DigestOf.ne("");
    let kind = Expr::case(is_digest(), Column::DigestOf.into_expr()).finally(Column::TemplateCode.into_expr());
    let kind: SimpleExpr = kind.into();
    // A digest weighs as much as what it stands for.
    let weight = Func::sum(Expr::case(is_digest(), Column::FoldedCount.into_expr()).finally(1));
    let digest = Func::max(Expr::case(is_digest(), Column::Id.into_expr()).finally(Option::<i64>::None));
    let piles = Entity::find()
        .select_only()
        .column(Column::UserId)
        .column_as(kind.clone(), "kind")
        .column_as(SimpleExpr::from(digest), "digest")
        .filter(Column::UserId.is_in(users))
        .filter(candidates(tx.now()))
        .filter(kind.clone().is_in(kinds))
        .group_by(Column::UserId)
        .group_by(Expr::col("kind"))
        .having(SimpleExpr::from(weight).gte(MANY));
    Ok(piles.into_model().all(tx).await?)
}

/// Answers the digest, which says what the last of them says.
async fn fold_pile(tx: &Tx, pile: &Pile, last: &Model) -> Result<i64> {
    let digest = pile.digest.unwrap_or_else(|| tx.next_id());
    let folded = Entity::update_many()
        .col_expr(Column::FoldedInto, digest.into())
        .filter(Column::UserId.eq(pile.user_id))
        .filter(Column::TemplateCode.eq(&pile.kind))
        .filter(candidates(tx.now()))
        .exec(tx)
        .await?
        .rows_affected as i32;
    let link = common_link(&last.link_route);
    if pile.digest.is_some() {
        Entity::update_many()
            .col_expr(Column::FoldedCount, Column::FoldedCount.into_expr().add(folded))
            .col_expr(Column::Title, last.title.as_str().into())
            .col_expr(Column::Content, last.content.as_str().into())
            .col_expr(Column::LinkRoute, link.into())
            .col_expr(Column::SendDate, tx.now().into())
            .filter(Column::Id.eq(digest))
            .exec(tx)
            .await?;
        return Ok(digest);
    }
    let new = Model {
        id: digest,
        biz_id: None,
        template_code: DIGEST.into(),
        digest_of: pile.kind.clone(),
        folded_count: folded,
        link_route: link.to_owned(),
        send_date: tx.now(),
        ..last.clone()
    };
    Entity::insert(new.into_active_model()).exec_without_returning(tx).await?;
    Ok(digest)
}

/// Where all of them lead: the page without the one row that a message was about, if there is such a page.
fn common_link(link: &str) -> &str {
    let page = link.split('?').next().unwrap_or_default();
    if page.bytes().any(|byte| byte.is_ascii_digit()) { "" } else { page }
}

/// What a person reads as the title.
pub fn shown_title(title: &str, folded_count: i32) -> String {
    if folded_count > 1 { format!("你有{folded_count}条{title}") } else { title.to_owned() }
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
        assert_eq!(shown_title("店铺申请待审批", 5), "你有5条店铺申请待审批");
        assert_eq!(shown_title("店铺申请待审批", 0), "店铺申请待审批");
    }
}
