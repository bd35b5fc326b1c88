//! Boxes with something in them for the demo profile, counted back from the moment of writing.

use std::time::Duration;

use platform::Timestamp;
use platform::db::{Tx, inserts};
use platform::http::Result;

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};

use crate::channels::NOTHING_DUE;
use crate::entity::message::{Column, Entity, Model, READ};
use crate::send::NewMessage;
use crate::templates;

const FULL_BOX: BoxSize = BoxSize { total: 60, unread: 25 };
const SMALL_BOX: BoxSize = BoxSize { total: 5, unread: 2 };

/// Less than half a day apart, so that the full box reaches back four weeks.
const APART: Duration = Duration::from_secs(667 * 60);
const NEWEST: Duration = Duration::from_secs(25 * 60);
const READ_AFTER: Duration = Duration::from_secs(2 * 3600);

/// The first user gets a full box, the others a few messages each.
pub async fn fill(tx: &Tx, user_ids: &[i64]) -> Result<()> {
    let Some((first, others)) = user_ids.split_first() else { return Ok(()) };
    let mut rows = box_of(*first, OF_A_MERCHANT, FULL_BOX, tx.now());
    for other in others {
        rows.extend(box_of(*other, OF_ANYBODY, SMALL_BOX, tx.now()));
    }
    for row in &mut rows {
        row.id = tx.next_id();
    }
    for insert in inserts(rows) {
        tx.execute(&insert).await?;
    }
    Ok(())
}

/// What the demo's documents have told is read by now, so that the boxes stay as they were filled.
pub async fn have_read(tx: &Tx) -> Result<()> {
    Entity::update_many()
        .col_expr(Column::ReadStates, READ.into())
        .col_expr(Column::ReadDate, tx.now().into())
        .col_expr(Column::ChannelResults, NOTHING_DUE.into())
        // The boxes that were filled have nothing due either, and keep their unread ones.
        .filter(Column::ChannelResults.is_null())
        .exec(tx)
        .await?;
    Ok(())
}

#[derive(Clone, Copy)]
struct BoxSize {
    total: u32,
    unread: u32,
}

/// A template with values, in which `{day}`, `{soon}`, `{later}`, `{time}`, `{ymd}` and `{no}` follow the date.
struct Sample {
    template: &'static str,
    biz_type: &'static str,
    link_route: &'static str,
    values: &'static [(&'static str, &'static str)],
}

/// Oldest first, so that ids rise with time.
fn box_of(user_id: i64, samples: &[Sample], size: BoxSize, now: Timestamp) -> Vec<Model> {
    let row = |age: u32| {
        let sent = now.minus(NEWEST + APART * age);
        let read = age >= size.unread;
        let message = samples[age as usize % samples.len()].message(sent, age);
        let read_date = read.then(|| sent.plus(READ_AFTER));
        // Nobody wants a month of mails on the first day.
        let channel_results = Some(NOTHING_DUE.into());
        Model {
            user_id,
            read_states: if read { READ } else { message.read_states },
            read_date,
            channel_results,
            ..message
        }
    };
    (0..size.total).rev().map(row).collect()
}

impl Sample {
    fn message(&self, sent: Timestamp, age: u32) -> Model {
        let day = sent.date();
        let context = [
            ("day", day.to_string()),
            ("soon", day.plus_days(3).to_string()),
            ("later", day.plus_days(60).to_string()),
            ("time", sent.to_string()),
            ("ymd", day.0.format("%y%m%d").to_string()),
            ("no", format!("{:04}", 1 + age * 7 % 40)),
        ];
        let context: Vec<(&str, &str)> = context.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let message = NewMessage {
            user_ids: Vec::new(),
            template: self.template,
            values: self.values.iter().map(|(name, value)| (*name, templates::fill(value, &context))).collect(),
            biz_type: self.biz_type,
            biz_id: None,
            link_route: self.link_route.to_owned(),
        };
        message.words(&templates::template(self.template).into(), sent)
    }
}

const OFFERS: &str = "/offer/list";
const CONTRACTS: &str = "/contract/contract/list";
const BILLS: &str = "/finance/finance-info/list";
const GOODS: &str = "/goods/apply-roder/list";

/// Every type is among them, so that the newest of them show every badge.
static OF_A_MERCHANT: &[Sample] = &[
    Sample {
        template: "OFFER_FINAL_PASSED",
        biz_type: "offer",
        link_route: OFFERS,
        values: &[("offerName", "花植氨基酸洁面 100g"), ("offerCode", "BP{ymd}{no}"), ("level", "A")],
    },
    Sample {
        template: "SUPPLY_TODO",
        biz_type: "offer",
        link_route: "/business/selection-supply-info-update",
        values: &[("offerCode", "BP{ymd}{no}"), ("deadline", "{soon}")],
    },
    Sample {
        template: "BILL_SENT",
        biz_type: "bill",
        link_route: BILLS,
        values: &[("billCode", "ZD{ymd}{no}"), ("payable", "12800.00"), ("dueDate", "{soon}")],
    },
    Sample {
        template: "SCHEDULE_CONFIRMED",
        biz_type: "schedule",
        link_route: OFFERS,
        values: &[
            ("offerName", "花植面膜 10片"),
            ("showDate", "{soon}"),
            ("sessionTitle", "日常直播间晚场"),
            ("scene", "助播场"),
            ("planStock", "5000"),
        ],
    },
    Sample {
        template: "CERT_EXPIRING",
        biz_type: "certificate",
        link_route: "/business/info",
        values: &[("certName", "化妆品生产许可证"), ("certNo", "沪妆2023{no}"), ("expireDate", "{later}"), ("n", "3")],
    },
    Sample {
        template: "DOC_STEP_PASSED",
        biz_type: "offer",
        link_route: OFFERS,
        values: &[
            ("docType", "报品"),
            ("code", "BP{ymd}{no}"),
            ("title", "花植卸妆油"),
            ("stepName", "招商审核"),
            ("nextStepName", "初选"),
        ],
    },
    Sample {
        template: "GOODS_ARRIVED",
        biz_type: "goodsApply",
        link_route: GOODS,
        values: &[("applyCode", "RK{ymd}{no}")],
    },
    Sample {
        template: "LOGIN_NEW_DEVICE",
        biz_type: "",
        link_route: "/profile/index",
        values: &[("time", "{time}"), ("ip", "192.0.2.18"), ("action", "登录")],
    },
    Sample {
        template: "ARTICLE_PUBLISHED",
        biz_type: "article",
        link_route: "",
        values: &[("title", "双11大促报品须知")],
    },
    Sample {
        template: "DOC_REJECTED",
        biz_type: "offer",
        link_route: OFFERS,
        values: &[
            ("docType", "报品"),
            ("code", "BP{ymd}{no}"),
            ("title", "花植防晒乳"),
            ("stepName", "初选"),
            ("reasons", "违反广告法"),
            ("opinion", "卖点含绝对化用语，请修改后重新提交"),
            ("n", "2"),
        ],
    },
    Sample {
        template: "TODO_REQUESTED",
        biz_type: "promotion",
        link_route: "/promotion-info/promotion-info-list",
        values: &[("docType", "推广信息"), ("offerCode", "BP{ymd}{no}"), ("deadline", "{soon}")],
    },
    Sample {
        template: "INVOICE_ISSUED",
        biz_type: "invoice",
        link_route: BILLS,
        values: &[("invoiceNo", "26312000000{ymd}{no}"), ("amount", "8640.00")],
    },
    Sample {
        template: "SCHEDULE_REMINDER",
        biz_type: "schedule",
        link_route: OFFERS,
        values: &[("n", "3"), ("missingList", "供货信息、推广信息")],
    },
    Sample {
        template: "QUAL_CONDITION_DUE",
        biz_type: "qualification",
        link_route: "/contract/qualification-approve/list",
        values: &[("code", "ZZ{ymd}{no}"), ("condition", "补充检测报告原件"), ("deadline", "{soon}")],
    },
    Sample {
        template: "DOC_APPROVED",
        biz_type: "qcCert",
        link_route: "/offer/qcCertAppr",
        values: &[("docType", "质检资质"), ("code", "QZ{ymd}{no}"), ("title", "花植积雪草修护面霜 50g")],
    },
    Sample {
        template: "POSTER_TO_CONFIRM",
        biz_type: "poster",
        link_route: "/promotion-info/promotion-poster-list",
        values: &[("posterCode", "HB{ymd}{no}")],
    },
    Sample {
        template: "SAMPLE_RECEIVED",
        biz_type: "goodsApply",
        link_route: GOODS,
        values: &[("offerCode", "BP{ymd}{no}")],
    },
    Sample {
        template: "CONTRACT_TO_SIGN",
        biz_type: "contract",
        link_route: CONTRACTS,
        values: &[("contractCode", "HT{ymd}{no}"), ("contractName", "花植单场合同")],
    },
    Sample {
        template: "OFFER_UNRESTRICTED",
        biz_type: "offer",
        link_route: OFFERS,
        values: &[("offerCode", "BP{ymd}{no}")],
    },
    Sample {
        template: "CONTRACT_EFFECTIVE",
        biz_type: "contract",
        link_route: CONTRACTS,
        values: &[("contractCode", "HT{ymd}{no}"), ("contractName", "花植年度框架合同")],
    },
];

/// For staff and merchants alike.
static OF_ANYBODY: &[Sample] = &[
    Sample {
        template: "ARTICLE_PUBLISHED",
        biz_type: "article",
        link_route: "",
        values: &[("title", "双11大促报品须知")],
    },
    Sample {
        template: "LOGIN_NEW_DEVICE",
        biz_type: "",
        link_route: "/profile/index",
        values: &[("time", "{time}"), ("ip", "192.0.2.26"), ("action", "登录")],
    },
    Sample {
        template: "FEEDBACK_REPLIED",
        biz_type: "feedback",
        link_route: "/submit-feedback",
        values: &[("code", "FB{ymd}{no}")],
    },
    Sample {
        template: "ARTICLE_PUBLISHED",
        biz_type: "article",
        link_route: "",
        values: &[("title", "资质要求一览（{day}更新）")],
    },
];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use platform::Clock;

    use super::*;
    use crate::entity::message::UNREAD;
    use crate::templates::TEMPLATES;

    #[test]
    fn the_first_box_has_60_messages_of_which_25_of_all_types_are_unread() {
        let now = Clock::default().now();
        let rows = box_of(201, OF_A_MERCHANT, FULL_BOX, now);
        let unread: Vec<_> = rows.iter().filter(|row| row.read_states == UNREAD).collect();
        assert_eq!((rows.len(), unread.len()), (60, 25));
        let types: HashSet<_> = unread.iter().map(|row| row.r#type.as_str()).collect();
        assert_eq!(types, TEMPLATES.iter().map(|template| template.kind).collect());
    }

    #[test]
    fn messages_lie_in_the_past_and_are_read_after_they_were_sent() {
        let now = Clock::default().now();
        for samples in [OF_A_MERCHANT, OF_ANYBODY] {
            let rows = box_of(201, samples, FULL_BOX, now);
            assert!(rows.is_sorted_by_key(|row| row.send_date));
            for row in &rows {
                assert!(row.send_date < now && row.read_date.is_none_or(|read| row.send_date < read && read < now));
                assert_eq!(row.read_date.is_some(), row.read_states == READ);
            }
        }
    }

    /// Whatever placeholder was forgotten would still show its braces.
    #[test]
    fn nothing_is_left_to_fill_and_nothing_is_too_long() {
        for samples in [OF_A_MERCHANT, OF_ANYBODY] {
            for row in box_of(201, samples, FULL_BOX, Clock::default().now()) {
                assert!(!row.title.contains('{') && !row.content.contains('{'), "{}", row.content);
                assert!(row.title.chars().count() <= 100 && row.content.chars().count() <= 1_000);
                assert!(row.link_route.is_empty() || row.link_route.starts_with('/'));
            }
        }
    }
}
