//! What messages say. Staff may change the words, never the facts that are filled in.

use axum::Json;
use axum::extract::State;
use message::edited::{self, Words};
use message::templates::{TEMPLATES, Template, placeholders};
use platform::access::{Access, Caller, Endpoint, get, post, put};
use platform::app::App;
use platform::db::Tx;
use platform::form::{Checks, Form as _};
use platform::http::{Problem, Result, Valid};
use platform::{Form, Timestamp};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::CONFIGURATION;
use crate::Writer;
use crate::texts;

const EDIT: Access = Access::Codes(&["messageTemplate_edit"]);

pub fn endpoints() -> [Endpoint; 3] {
    [
        get("/api/message-templates", list)
            .summary("消息模板")
            .access(Access::Session, CONFIGURATION)
            .answers_all::<MessageTemplate>(),
        put("/api/message-templates", save)
            .summary("保存消息模板")
            .access(EDIT, CONFIGURATION)
            .audit("messageTemplate.save")
            .takes::<MessageTemplateForm>()
            .answers::<MessageTemplate>(),
        post("/api/message-templates/restore", restore)
            .summary("恢复默认消息模板")
            .access(EDIT, CONFIGURATION)
            .audit("messageTemplate.restore")
            .takes::<RestoreForm>()
            .answers::<MessageTemplate>(),
    ]
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MessageTemplate {
    code: String,
    r#type: String,
    level: String,
    title: String,
    content: String,
    default_title: String,
    default_content: String,
    /// The names that words may use.
    placeholders: Vec<String>,
    /// Those that the words leave out today.
    missing: Vec<String>,
    edited: bool,
    row_version: i32,
    last_modified_by_name: Option<String>,
    last_modified_date: Option<Timestamp>,
}

#[derive(Clone, Debug, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MessageTemplateForm {
    #[field("模板编码", max = 50, required)]
    code: String,
    #[field("标题", max = 100, required)]
    title: String,
    #[field("内容", max = 1000, required, area)]
    content: String,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

#[derive(Clone, Debug, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RestoreForm {
    #[field("模板编码", max = 50, required)]
    code: String,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

async fn list(State(app): State<App>) -> Result<Json<Vec<MessageTemplate>>> {
    let edited = edited::all(app.db.read()).await?;
    let own = |template: &Template| edited.iter().find(|row| row.code == template.code).cloned();
    Ok(Json(TEMPLATES.iter().map(|template| show(template, own(template))).collect()))
}

fn show(template: &Template, edited: Option<edited::Model>) -> MessageTemplate {
    let words = edited
        .as_ref()
        .map_or_else(|| Words::from(template), |row| Words { title: row.title.clone(), content: row.content.clone() });
    let used: Vec<&str> = placeholders(&words.title).chain(placeholders(&words.content)).collect();
    let names = template.placeholders();
    MessageTemplate {
        code: template.code.into(),
        r#type: template.kind.into(),
        level: template.level.into(),
        default_title: template.title.into(),
        default_content: template.content.into(),
        missing: names.iter().filter(|name| !used.contains(*name)).map(|name| (*name).to_owned()).collect(),
        placeholders: names.into_iter().map(str::to_owned).collect(),
        title: words.title,
        content: words.content,
        row_version: edited.as_ref().map_or(0, |row| row.row_version),
        last_modified_by_name: edited.as_ref().map(|row| row.last_modified_by_name.clone()),
        last_modified_date: edited.as_ref().map(|row| row.last_modified_date),
        edited: edited.is_some(),
    }
}

async fn save(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<MessageTemplateForm>,
) -> Result<Json<MessageTemplate>> {
    let template = known(&form.code)?;
    check(template, &form)?;
    let job = |tx: Tx, (writer, form): (Writer, MessageTemplateForm)| async move {
        let words = Words { title: form.title.clone(), content: form.content.clone() };
        let by = writer.caller.profile.name_cn.clone();
        let before = edited::save(&tx, &form.code, form.row_version, &by, words.clone()).await?;
        audit(&tx, &writer, &form.code, &before, &words);
        now(&tx, &form.code).await
    };
    app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, form), job).await.map(Json)
}

async fn restore(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<RestoreForm>,
) -> Result<Json<MessageTemplate>> {
    known(&form.code)?;
    let job = |tx: Tx, (writer, form): (Writer, RestoreForm)| async move {
        let before = edited::restore(&tx, &form.code, form.row_version).await?;
        audit(&tx, &writer, &form.code, &before, &known(&form.code)?.into());
        now(&tx, &form.code).await
    };
    app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, form), job).await.map(Json)
}

async fn now(tx: &Tx, code: &str) -> Result<MessageTemplate> {
    let edited = edited::all(tx).await?.into_iter().find(|row| row.code == code);
    Ok(show(known(code)?, edited))
}

fn known(code: &str) -> Result<&'static Template> {
    TEMPLATES.iter().find(|template| template.code == code).ok_or_else(Problem::not_found)
}

/// A name that nobody gives a value for would reach its reader in braces.
fn check(template: &Template, form: &MessageTemplateForm) -> Result<()> {
    let mut checks = Checks::default();
    for (field, label, text) in [("title", "标题", &form.title), ("content", "内容", &form.content)] {
        if !braces_match(text) {
            checks.refuse(field, label, texts::MESSAGE_BRACES.fill(&[("label", label)]));
            continue;
        }
        let names = template.placeholders();
        if let Some(unknown) = placeholders(text).find(|name| !names.contains(name)) {
            let name = format!("{{{unknown}}}");
            checks.refuse(field, label, texts::MESSAGE_PLACEHOLDER.fill(&[("name", &name)]));
        }
    }
    checks.finish()
}

fn braces_match(text: &str) -> bool {
    let mut open = false;
    for c in text.chars().filter(|c| matches!(c, '{' | '}')) {
        if (c == '{') == open {
            return false;
        }
        open = !open;
    }
    !open
}

fn audit(tx: &Tx, writer: &Writer, code: &str, before: &Words, after: &Words) {
    let json = |words: &Words| json!({ "code": code, "title": words.title, "content": words.content });
    let (before, after) = (json(before), json(after));
    let (about, fields) = (("messageTemplate", None, code), MessageTemplateForm::FIELDS);
    tx.audit_changes(about, fields, (Some(&before), Some(&after)), &writer.dictionaries);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_use_known_names_in_pairs_of_braces() {
        let template = known("DOC_CANCELLED_BD").expect("a template");
        let said = |content: &str| {
            let form = MessageTemplateForm {
                code: template.code.into(),
                title: "{docType}已取消".into(),
                content: content.into(),
                row_version: 0,
            };
            check(template, &form).err().map(|problem| problem.title).unwrap_or_default()
        };
        assert_eq!(said("{code}已取消：{reason}"), "");
        assert_eq!(said("已取消"), "");
        assert_eq!(said("{code}的密码{password}"), "未知占位符{password}");
        for wrong in ["{code", "code}", "{{code}}", "}{"] {
            assert_eq!(said(wrong), "内容的花括号不成对", "{wrong}");
        }
    }
}
