//! Articles that people have read, and feedback in every state, for the demo profile.

use std::time::Duration;

use platform::access::{Caller, Ctx};
use platform::db::Tx;
use platform::demo::People;
use platform::document::next_code;
use platform::http::Result;
use platform::{App, Timestamp};
use sea_orm::ActiveValue::Set;
use sea_orm::EntityTrait;

use crate::article_rules::PUBLISHED;
use crate::demo_articles::ARTICLES;
use crate::entity::{article, article_read, feedback, feedback_reply};
use crate::feedback_rules::{CLOSED, PROCESSING, REOPENED, REPLIED, SUBMITTED};
use crate::texts;

/// Who acts in it.
#[derive(Clone)]
struct Cast {
    /// Writes the articles and answers.
    editor: Caller,
    /// Who ask, one for each feedback in turn.
    askers: Vec<Caller>,
    /// The merchants' people who have confirmed what must be read: all but the two who are shown how it asks.
    readers: Vec<i64>,
}

impl Cast {
    async fn of(people: &People) -> Result<Self> {
        let askers = vec![people.of_company(2, "admin").await?, people.of_company(2, "lijing").await?];
        let readers = people.merchants().filter(|player| player.enabled);
        let readers = readers.filter(|player| player.login != "viewer" && player.company_id != 9);
        Ok(Self { editor: people.staff("yy1").await?, askers, readers: readers.map(|player| player.id).collect() })
    }
}

struct Story {
    kind: &'static str,
    module: &'static str,
    title: &'static str,
    content: &'static str,
    urgency: &'static str,
    status: &'static str,
    hours_ago: u64,
    score: Option<i32>,
    /// By the platform where `true`, hours after the question.
    said: &'static [(bool, u64, &'static str)],
}

const STORIES: &[Story] = &[
    Story {
        kind: "SUGGEST",
        module: "OFFER",
        title: "希望报品列表可以批量复制",
        content: "大促期间同一批商品要报到两个直播间，逐个复制比较慢，希望可以勾选多条一起复制到另一个直播间。",
        urgency: "LOW",
        status: CLOSED,
        hours_ago: 240,
        score: Some(5),
        said: &[(true, 5, "感谢建议，已列入下一版计划。复制时会保留规格与图片，价格和库存需要重新填写。")],
    },
    Story {
        kind: "BUG",
        module: "COMPANY",
        title: "营业执照上传后预览是横的",
        content: "手机拍的营业执照上传以后在预览里是横着的，放大以后看不清楚，换了两张都一样，请帮忙看一下。",
        urgency: "HIGH",
        status: REPLIED,
        hours_ago: 50,
        score: None,
        said: &[(true, 3, "问题已复现：照片里的方向标记没有生效。请先旋转后再上传，修复将随下次更新发布。")],
    },
    Story {
        kind: "CONSULT",
        module: "FINANCE",
        title: "付款主体变更后旧账单怎么开票",
        content: "我们上个月变更了付款主体，变更前的一张账单还没有开票，应该按旧主体还是新主体的抬头开具？",
        urgency: "LOW",
        status: REOPENED,
        hours_ago: 90,
        score: None,
        said: &[
            (true, 8, "按账单生成时的付款主体开具即可。"),
            (false, 30, "旧主体已经注销，无法再开票，请问还有其他办法吗？"),
        ],
    },
    Story {
        kind: "BUG",
        module: "GOODS",
        title: "入库预约选不到周六的时段",
        content: "样品急着周六送到，但预约页面周六全天都是灰色的，仓库电话说周六是收货的，请确认一下时段设置。",
        urgency: "HIGH",
        status: PROCESSING,
        hours_ago: 20,
        score: None,
        said: &[],
    },
    Story {
        kind: "SUGGEST",
        module: "ACCOUNT",
        title: "建议消息可以按直播间筛选",
        content: "同时在三个直播间有报品，消息混在一起不好区分，建议消息中心增加按直播间筛选，或者在标题里带上直播间。",
        urgency: "LOW",
        status: SUBMITTED,
        hours_ago: 2,
        score: None,
        said: &[],
    },
];

pub async fn fill(app: App, people: People) -> Result<()> {
    let cast = Cast::of(&people).await?;
    let job = |tx: Tx, cast: Cast| async move {
        articles(&tx, &cast).await?;
        feedbacks(&tx, &cast).await
    };
    app.db.write(&Ctx::system("demo.fill"), cast, job).await
}

async fn articles(tx: &Tx, cast: &Cast) -> Result<()> {
    let days = |days: u64| tx.now().minus(Duration::from_secs(days * 24 * 3600));
    let (mut rows, mut reads) = (Vec::new(), Vec::new());
    for written in ARTICLES {
        let (id, published) = (tx.next_id(), days(written.days_ago));
        rows.push(article::ActiveModel {
            id: Set(id),
            title: Set(written.title.into()),
            category: Set(written.category.into()),
            content: Set(written.content.into()),
            live_rooms: Set(String::new()),
            subject_types: Set(String::new()),
            top: Set(written.top),
            must_read: Set(written.must_read),
            edition: Set(1),
            publish_date: Set(Some(published)),
            status: Set(PUBLISHED.into()),
            created_by: Set(cast.editor.user_id()),
            created_by_name: Set(cast.editor.profile.name_cn.clone()),
            created_date: Set(published),
            last_modified_date: Set(published),
            row_version: Set(1),
        });
        let read = |(n, user_id): (u64, &i64)| article_read::ActiveModel {
            article_id: Set(id),
            user_id: Set(*user_id),
            edition: Set(1),
            read_date: Set(published.plus(Duration::from_secs(1_800 * (n + 1)))),
        };
        if written.must_read {
            reads.extend((0..).zip(&cast.readers).map(read));
        }
    }
    article::Entity::insert_many(rows).exec_without_returning(tx).await?;
    if !reads.is_empty() {
        article_read::Entity::insert_many(reads).exec_without_returning(tx).await?;
    }
    Ok(())
}

async fn feedbacks(tx: &Tx, cast: &Cast) -> Result<()> {
    let mut said = Vec::new();
    for (n, story) in STORIES.iter().enumerate() {
        let asker = cast.askers.get(n % cast.askers.len().max(1)).ok_or(texts::COMMON_NOT_FOUND)?;
        let id = tx.next_id();
        let asked = tx.now().minus(hours(story.hours_ago));
        let at = |after: u64| -> Timestamp { asked.plus(hours(after)) };
        let taken = story.status != SUBMITTED;
        let replied = story.said.iter().filter(|(staff, ..)| *staff).map(|(_, after, _)| at(*after)).next_back();
        let row = feedback::ActiveModel {
            id: Set(id),
            code: Set(next_code(tx, "FB").await?),
            company_id: Set(asker.company_id()),
            company_name: Set(asker.profile.company_name.clone()),
            user_id: Set(asker.user_id()),
            user_name: Set(asker.profile.name_cn.clone()),
            r#type: Set(story.kind.into()),
            module: Set(story.module.into()),
            title: Set(story.title.into()),
            content: Set(story.content.into()),
            files: Set("[]".into()),
            contact: Set(asker.profile.phone.clone()),
            urgency: Set(story.urgency.into()),
            related_code: Set(String::new()),
            page_url: Set("/dashboard".into()),
            browser: Set("Chrome".into()),
            status: Set(story.status.into()),
            score: Set(story.score),
            assignee_id: Set(taken.then(|| cast.editor.user_id())),
            assignee_name: Set(if taken { cast.editor.profile.name_cn.clone() } else { String::new() }),
            last_reply_date: Set(replied),
            closed_date: Set((story.status == CLOSED).then(|| at(24))),
            created_date: Set(asked),
            last_modified_date: Set(replied.unwrap_or(asked)),
            is_deleted: Set(false),
            row_version: Set(0),
        };
        feedback::Entity::insert(row).exec_without_returning(tx).await?;
        for (staff, after, content) in story.said {
            let who = if *staff { &cast.editor } else { asker };
            said.push(feedback_reply::ActiveModel {
                id: Set(tx.next_id()),
                feedback_id: Set(id),
                user_id: Set(who.user_id()),
                user_name: Set(who.profile.name_cn.clone()),
                staff: Set(*staff),
                content: Set((*content).into()),
                files: Set("[]".into()),
                created_date: Set(at(*after)),
            });
        }
    }
    feedback_reply::Entity::insert_many(said).exec_without_returning(tx).await?;
    Ok(())
}

fn hours(hours: u64) -> Duration {
    Duration::from_secs(hours * 3600)
}
