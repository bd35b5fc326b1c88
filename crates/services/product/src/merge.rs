//! A merge: merchants propose it for their own offers, staff for everybody's; 初选 approves, and it is carried out.

use std::collections::HashMap;

use async_trait::async_trait;
use bizconfig::attr_resolve;
use offer::spelling::{self, Merge, Place, Scope, aliases};
use platform::access::{Caller, UserType};
use platform::db::{Column, ColumnKind as Of, Tx};
use platform::document::{self, Actor, Beside, Codes, Columns, Doc, Document, Draft, Kind, Members};
use platform::form::{Checks, Form as _};
use platform::http::{Problem, Result};
use platform::workflow::status::{APPROVING, COMPLETED};
use platform::workflow::{Flow, Step};
use platform::{App, Form, Timestamp};
use platform::{codes, kind};
use sea_orm::sea_query::{Expr, ExprTrait, SimpleExpr};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::merge_calls::{MergeRow, SHOWN};
use crate::texts;

pub const COMPANY: &str = "COMPANY";
pub const GLOBAL: &str = "GLOBAL";
/// So long a merge can be taken back.
const UNDO_DAYS: i64 = 7;

#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct AttrMergeForm {
    #[field("合并类型", dict = "AttrMergeType", max = 20, draft, group = "合并内容")]
    pub merge_type: String,
    #[field("类目", dict = "ProductCategory", max = 50, draft)]
    pub category_code: String,
    /// An attribute's code, or the name of a spec.
    #[field("属性", max = 50, submit_if = Self::is_of_an_attribute)]
    pub attr_code: Option<String>,
    #[field("来源项", max = 50, list, submit, missing = "请至少选择一个来源项")]
    pub source_items: Vec<MergeItem>,
    #[field("目标项", max = 50, submit)]
    pub target_item: Option<String>,
    #[field("合并原因", max = 255, area, submit)]
    pub reason: Option<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[form(key = "value")]
pub struct MergeItem {
    #[field("来源项", max = 50, submit)]
    pub value: Option<String>,
    /// In how many offers it stood when the merge was last saved.
    #[field("使用数", low = 0)]
    pub usage_count: Option<i64>,
}

impl AttrMergeForm {
    fn is_of_an_attribute(&self) -> bool {
        self.merge_type != Place::Name.code()
    }

    fn sources(&self) -> Vec<String> {
        self.source_items.iter().filter_map(|item| item.value.clone()).collect()
    }

    /// Nothing where the form does not say enough yet.
    pub fn merge(&self, company_id: Option<i64>) -> Option<Merge> {
        let place = Place::of(&self.merge_type)?;
        let attr = if place == Place::Name { String::new() } else { self.attr_code.clone()? };
        let target = self.target_item.clone()?;
        let category = self.category_code.clone();
        Some(Merge { place, attr, sources: self.sources(), target, category, company_id })
            .filter(|merge| !merge.sources.is_empty())
    }

    fn words(&self) -> Vec<String> {
        self.sources().into_iter().chain(self.target_item.clone()).collect()
    }
}

/// Whose offers a document is about.
pub fn company_of(doc: &Doc<AttrMergeForm>) -> Option<i64> {
    let global = doc.own.text("scope") == GLOBAL;
    (!global).then_some(doc.head.company_id)
}

pub struct AttrMerge;

#[async_trait]
impl Document for AttrMerge {
    type Form = AttrMergeForm;

    const KIND: Kind = Kind {
        codes: Codes {
            read: &["attrMergeManager", "platformOffer", "platformTodo"],
            edit: "attrMergeManager_create",
            delete: "attrMergeManager_create",
            withdraw: "attrMergeManager_submit",
            cancel: "attrMergeManager_submit",
            export: &["attrMergeManager", "platformOffer"],
            staff: "attrMerge_approve",
            ..codes!("attrMergeManager")
        },
        ..kind!("attrMerge" "属性合并" in attr_merge, no "SX", menu "attrMergeManager", page "/offer/attr-merge/detail/")
    };

    const FLOW: Flow =
        Flow::approval(&[Step::new("AttrAppr", "属性审核", ("SELECTION_FIRST", "初选"), "attrMerge_approve")]);

    const LISTED: &'static [Column] = &[
        Column::new("mergeType", "merge_type", Of::Enum),
        Column::new("categoryCode", "category_code", Of::Enum),
        Column::new("attrCode", "attr_code", Of::Text),
        Column::new("sourceText", "source_text", Of::Text),
        Column::new("targetText", "target_text", Of::Text),
        Column::new("scope", "scope", Of::Enum),
        Column::new("affectedCount", "affected_count", Of::Number).sortable(),
        Column::new("executedDate", "executed_date", Of::Time),
        Column::new("undoneDate", "undone_date", Of::Time),
    ];

    const BESIDE: Option<Beside> = Some(Beside::of::<AttrMergeBeside>());

    fn title(form: &AttrMergeForm) -> String {
        let title = format!("{} → {}", form.sources().join("、"), form.target_item.as_deref().unwrap_or_default());
        title.chars().take(100).collect()
    }

    fn summary(form: &AttrMergeForm) -> Vec<(&'static str, String)> {
        vec![("来源", form.sources().join("、")), ("目标", form.target_item.clone().unwrap_or_default())]
    }

    /// How often each of the words stands there is counted here, not by whoever sends it.
    async fn prepared(tx: &Tx, actor: &Actor, mut form: AttrMergeForm) -> Result<AttrMergeForm> {
        let used = match Place::of(&form.merge_type) {
            Some(place) => {
                let scope =
                    Scope { category: form.category_code.clone(), reach: spelling::reach_of(scope_of(&actor.caller)) };
                let attr = if place == Place::Name { "" } else { form.attr_code.as_deref().unwrap_or_default() };
                let all = spelling::usage(tx, &scope).await?;
                all.into_iter().filter(|usage| usage.place == place && usage.attr == attr).collect()
            }
            None => Vec::new(),
        };
        for item in &mut form.source_items {
            let known = used.iter().find(|usage| Some(&usage.word) == item.value.as_ref());
            item.usage_count = Some(known.map_or(0, |usage| usage.count));
        }
        Ok(form)
    }

    fn check(form: &AttrMergeForm, checks: &mut Checks) {
        let sources = form.sources();
        if form.target_item.as_ref().is_some_and(|target| sources.contains(target)) {
            checks.refuse_field(AttrMergeForm::FIELDS, "targetItem", texts::ATTR_SAME);
        }
    }

    async fn admit(tx: &Tx, draft: &mut Draft<'_, AttrMergeForm>) -> Result<()> {
        let form = draft.form;
        // SPUs are merged once there are some.
        let Some(place) = Place::of(&form.merge_type) else {
            draft.checks.refuse_field(AttrMergeForm::FIELDS, "mergeType", texts::COMMON_DICT);
            return Ok(());
        };
        if let (Place::Value, Some(attr)) = (place, &form.attr_code)
            && !is_typed(&draft.actor.app, &form.category_code, attr).await?
        {
            draft.checks.refuse_field(AttrMergeForm::FIELDS, "attrCode", texts::COMMON_DICT);
        }
        let company_id = scope_of(&draft.actor.caller);
        let mut affected = 0;
        if let Some(merge) = form.merge(company_id) {
            affected = spelling::preview(tx, &merge).await?.iter().filter(|row| !row.clash).count();
            if draft.submitting {
                must_be_alone(tx, draft, form).await?;
                if let Some(source) = aliases::circle(tx, &merge).await? {
                    let values = [("target", merge.target.as_str()), ("source", source.as_str())];
                    draft.checks.refuse_filled(AttrMergeForm::FIELDS, "targetItem", texts::ATTR_CIRCLE, &values);
                }
            }
        }
        let values: [(&'static str, SimpleExpr); 4] = [
            ("source_text", form.sources().join("、").into()),
            ("target_text", form.target_item.clone().unwrap_or_default().into()),
            ("scope", if company_id.is_some() { COMPANY } else { GLOBAL }.into()),
            ("affected_count", (affected as i64).into()),
        ];
        draft.columns.extend(values);
        Ok(())
    }

    /// Carried out in the same transaction: every version, every alias, or nothing.
    async fn approved(tx: &Tx, actor: &Actor, doc: &Doc<AttrMergeForm>) -> Result<()> {
        let merge = doc.form.merge(company_of(doc)).ok_or_else(|| Problem::internal("a merge without its words"))?;
        let (kept, rows): (Vec<_>, Vec<_>) =
            spelling::rewrite(tx, actor, &merge, &doc.head.code).await?.into_iter().unzip();
        let shown: Vec<MergeRow> = rows.into_iter().take(SHOWN).map(MergeRow::from).collect();
        aliases::add(tx, doc.head.id, &merge).await?;
        let values: Columns = vec![
            ("affected_count", (kept.len() as i64).into()),
            ("executed_date", tx.now().into()),
            ("undo_snapshot", json!({ "kept": kept, "rows": shown }).to_string().into()),
        ];
        document::set_columns::<Self>(tx, doc.head.id, values).await?;
        document::complete::<Self>(tx, doc.head.id).await
    }

    /// What the attribute is called, and whether the merge can still be taken back.
    async fn enrich(app: &App, caller: &Caller, rows: &mut [Members]) -> Result<()> {
        let labels = attr_resolve::labels(app).await?;
        for row in rows {
            let label = label(&labels, &row.text("mergeType"), &row.text("attrCode"));
            let executed = Timestamp::parse(&row.text("executedDate"));
            let standing = row.text("status") == COMPLETED && row.is_null("undoneDate");
            let can = standing && executed.is_some_and(|date| is_undoable(date, app)) && may_undo(caller);
            row.set("attrLabel", label);
            row.set("canUndo", can);
            if can {
                row.extend("actions", ["undo"]);
            }
        }
        Ok(())
    }
}

/// Described alone; `enrich` says it member by member.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "nothing is made of it, it describes")]
struct AttrMergeBeside {
    attr_label: String,
    can_undo: bool,
}

/// What people call the attribute of a merge.
pub fn label(labels: &HashMap<String, String>, merge_type: &str, attr: &str) -> String {
    match Place::of(merge_type) {
        Some(Place::Name) => "规格名称".into(),
        Some(Place::Value) => labels.get(attr).cloned().unwrap_or_else(|| attr.to_owned()),
        _ => attr.to_owned(),
    }
}

pub fn is_undoable(executed: Timestamp, app: &App) -> bool {
    app.clock().today().days_since(executed.date()) <= UNDO_DAYS
}

/// Whoever approves merges, and whoever proposed one for the own company.
pub fn may_undo(caller: &Caller) -> bool {
    caller.has("attrMerge_undo") || caller.has("attrMergeManager_undo")
}

/// Staff are about everybody's offers.
pub fn scope_of(caller: &Caller) -> Option<i64> {
    (caller.profile.user_type == UserType::Biz).then_some(caller.company_id())
}

/// Whether people type this attribute freely.
async fn is_typed(app: &App, category: &str, attr: &str) -> Result<bool> {
    let scope = attr_resolve::Scope { category_code: category.to_owned(), ..attr_resolve::Scope::default() };
    let groups = attr_resolve::resolve(app, &scope).await?.groups;
    let mut fields = groups.iter().flat_map(|group| &group.fields);
    Ok(fields.any(|field| field.attr_code == attr && ["text", "textarea"].contains(&field.control.as_str())))
}

/// No other merge of the same attribute waits for its approval.
async fn must_be_alone(tx: &Tx, draft: &mut Draft<'_, AttrMergeForm>, form: &AttrMergeForm) -> Result<()> {
    let column = Expr::col::<&str>;
    let alike = column("category_code")
        .eq(form.category_code.as_str())
        .and(column("merge_type").eq(form.merge_type.as_str()))
        .and(column("company_id").eq(draft.company_id).or(column("scope").eq(GLOBAL)));
    let key = format!("{}/{}", form.category_code, form.merge_type);
    let words = form.words();
    for other in document::others::<AttrMerge>(tx, draft, &key, &[APPROVING], alike).await? {
        let other: AttrMergeForm = serde_json::from_value(other.form)?;
        let same = match form.is_of_an_attribute() {
            true => other.attr_code == form.attr_code,
            false => other.words().iter().any(|word| words.contains(word)),
        };
        if same {
            return Err(texts::ATTR_BUSY.into());
        }
    }
    Ok(())
}
