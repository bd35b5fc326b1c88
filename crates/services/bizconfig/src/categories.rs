//! Categories: the tree of ProductCategory with what each says about risk, papers, attributes and terms.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use platform::Form;
use platform::access::{Access, Caller, Endpoint, get, post, put};
use platform::app::App;
use platform::db::Tx;
use platform::dict::{self, ItemFields, item};
use platform::form::{Checks, Decimal, Form as _};
use platform::http::{Problem, Result, Valid};
use platform::record;
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::CONFIGURATION;
use crate::Writer;
use crate::attr_templates::AttrTemplate;
use crate::dict_types::check_code;
use crate::entity::category;
use crate::qualification::{self, MUST};
use crate::texts;

pub const KIND: &str = "ProductCategory";
const DEEPEST: usize = 3;
const EDIT: Access = Access::Codes(&["rule_edit"]);

pub fn endpoints() -> [Endpoint; 3] {
    [
        get("/api/categories", tree).summary("类目树").access(Access::Session, CONFIGURATION).answers_all::<Category>(),
        post("/api/categories", create)
            .summary("新增类目")
            .access(EDIT, CONFIGURATION)
            .audit("category.create")
            .takes::<CategoryForm>()
            .answers::<Category>()
            .created(),
        put("/api/categories", update)
            .summary("保存类目")
            .access(EDIT, CONFIGURATION)
            .audit("category.save")
            .takes::<CategoryForm>()
            .answers::<Category>(),
    ]
}

#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Category {
    pub code: String,
    pub parent_code: String,
    pub name: String,
    /// 1 to 3.
    pub level: usize,
    pub enabled: bool,
    pub risk_level_default: String,
    /// The papers that every product of it must have, from the matrix, its ancestors' included.
    pub required_certs: Vec<String>,
    pub attr_template_id: Option<i64>,
    /// Per cent.
    pub commission_min: Decimal<2>,
    pub sample_required: bool,
    pub row_version: i32,
    #[schema(no_recursion)]
    pub children: Vec<Category>,
}

#[derive(Clone, Debug, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CategoryForm {
    #[field("类目编码", max = 50, required)]
    code: String,
    #[field("上级类目", max = 50)]
    #[serde(default)]
    parent_code: String,
    #[field("类目名称", max = 50, required)]
    name: String,
    #[field("启用")]
    enabled: bool,
    #[field("默认风险等级", dict = "RiskLevel", max = 50, required)]
    risk_level_default: String,
    #[field("属性模板", to = "attrTemplate")]
    attr_template_id: Option<i64>,
    #[field("最低佣金率", low = 0, high = 100, rate)]
    commission_min: Decimal<2>,
    #[field("需寄样")]
    sample_required: bool,
    #[field("数据版本", low = 0)]
    row_version: i32,
}

async fn tree(State(app): State<App>) -> Result<Json<Vec<Category>>> {
    load(app.db.read()).await.map(Json)
}

/// The tree as it is kept in memory, without the papers: those belong to the matrix, which has a version of its own.
/// Every change of a category goes through its dictionary, and moves the dictionaries' version.
pub async fn kept(app: &App) -> Result<Arc<Vec<Category>>> {
    app.versioned_cache.get(&app.db, dict::VERSION, async |_| bare(app.db.read()).await).await
}

/// The whole tree, in the order in which people see it.
pub async fn load<C: ConnectionTrait>(db: &C) -> Result<Vec<Category>> {
    let (rows, more) = rows(db).await?;
    let rules = record::all::<qualification::QualificationRule, _>(db).await?;
    let certs = |code: &str| {
        let always = rules.iter().map(|row| &row.form).filter(|rule| rule.is_always() && rule.required == MUST);
        let mut certs: Vec<String> = Vec::new();
        for rule in always.filter(|rule| is_within(code, &rule.category_code)) {
            if !certs.contains(&rule.cert_type) {
                certs.push(rule.cert_type.clone());
            }
        }
        certs
    };
    Ok(below(None, &rows, &more, &certs))
}

async fn bare<C: ConnectionTrait>(db: &C) -> Result<Vec<Category>> {
    let (rows, more) = rows(db).await?;
    Ok(below(None, &rows, &more, &|_| Vec::new()))
}

async fn rows<C: ConnectionTrait>(db: &C) -> Result<(Vec<item::Model>, HashMap<String, category::Model>)> {
    let items = item::Entity::find()
        .filter(item::Column::Type.eq(KIND))
        .order_by_asc(item::Column::Sort)
        .order_by_asc(item::Column::Id)
        .all(db)
        .await?;
    let more = category::Entity::find().all(db).await?.into_iter().map(|row| (row.code.clone(), row)).collect();
    Ok((items, more))
}

fn below(
    parent: Option<(&item::Model, usize)>,
    rows: &[item::Model],
    more: &HashMap<String, category::Model>,
    certs: &dyn Fn(&str) -> Vec<String>,
) -> Vec<Category> {
    let (parent_id, parent_code, level) = parent.map_or((0, "", 1), |(row, level)| (row.id, &*row.value, level + 1));
    let children = rows.iter().filter(|row| row.parent_id == parent_id);
    let show = |row: &item::Model| {
        let own = more.get(&row.value);
        Category {
            code: row.value.clone(),
            parent_code: parent_code.to_owned(),
            name: row.label.clone(),
            level,
            enabled: row.enabled,
            risk_level_default: own.map(|own| own.risk_level_default.clone()).unwrap_or_default(),
            required_certs: certs(&row.value),
            attr_template_id: own.and_then(|own| own.attr_template_id),
            commission_min: own.map(category::Model::commission).unwrap_or_default(),
            sample_required: own.is_some_and(|own| own.sample_required),
            row_version: row.row_version,
            children: below(Some((row, level)), rows, more, certs),
        }
    };
    children.map(show).collect()
}

/// Whether a category is `ancestor` or lies below it; an empty ancestor is above all. Codes are paths.
pub fn is_within(code: &str, ancestor: &str) -> bool {
    let rest = code.strip_prefix(ancestor);
    ancestor.is_empty() || rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
}

/// The category with this code, wherever it stands.
pub fn find<'a>(tree: &'a [Category], code: &str) -> Option<&'a Category> {
    tree.iter().find_map(|one| if one.code == code { Some(one) } else { find(&one.children, code) })
}

async fn create(
    State(app): State<App>,
    caller: Caller,
    Valid(form): Valid<CategoryForm>,
) -> Result<(StatusCode, Json<Category>)> {
    check_code("code", "类目编码", &form.code)?;
    let job = |tx: Tx, (writer, form): (Writer, CategoryForm)| async move {
        tx.lock("categories").await?;
        let tree = load(&tx).await?;
        let parent_id = match form.parent_code.as_str() {
            "" => 0,
            code => {
                let prefix = format!("{code}_");
                if !form.code.starts_with(&prefix) || form.code == prefix {
                    let mut checks = Checks::default();
                    checks.refuse("code", "类目编码", texts::CATEGORY_CODE.fill(&[("prefix", &prefix)]));
                    checks.finish()?;
                }
                if find(&tree, code).is_none_or(|parent| parent.level >= DEEPEST) {
                    return Err(Problem::field("parentCode", "上级类目", texts::CATEGORY_LEVEL));
                }
                item_of(&tx, code).await?.id
            }
        };
        if find(&tree, &form.code).is_some() {
            return Err(Problem::field("code", "类目编码", texts::DICT_EXISTS));
        }
        let made = dict::add_item(&tx, form.item(parent_id)).await?;
        if !form.enabled {
            dict::turn(&tx, made.id, false).await?;
        }
        keep(&tx, &writer, None, &form).await
    };
    let made = app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, form), job).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn update(State(app): State<App>, caller: Caller, Valid(form): Valid<CategoryForm>) -> Result<Json<Category>> {
    let job = |tx: Tx, (writer, form): (Writer, CategoryForm)| async move {
        let tree = load(&tx).await?;
        let before = find(&tree, &form.code).ok_or_else(Problem::not_found)?;
        let row = item_of(&tx, &form.code).await?;
        let fields = ItemFields { color: row.color, remark: row.remark, live_room: row.live_room, ..form.item(0) };
        dict::change_item(&tx, row.id, form.row_version, fields).await?;
        if row.enabled != form.enabled {
            dict::turn(&tx, row.id, form.enabled).await?;
        }
        let before = CategoryForm::of(before);
        keep(&tx, &writer, Some(&before), &form).await
    };
    app.db.write(&caller.ctx, (Writer::new(&app, &caller).await?, form), job).await.map(Json)
}

/// What the dictionary does not keep, the audit entry, and the category as it is now.
async fn keep(tx: &Tx, writer: &Writer, before: Option<&CategoryForm>, form: &CategoryForm) -> Result<Category> {
    if let Some(id) = form.attr_template_id
        && !record::all::<AttrTemplate, _>(tx).await?.iter().any(|template| template.id == id)
    {
        return Err(Problem::field("attrTemplateId", "属性模板", texts::COMMON_NOT_FOUND));
    }
    write(tx, form.row()).await?;
    let json = |form: &CategoryForm| serde_json::to_value(form).unwrap_or_default();
    let old = before.map(|before| json(&CategoryForm { row_version: form.row_version, ..before.clone() }));
    let (fields, new) = (CategoryForm::FIELDS, json(form));
    tx.audit_changes(("category", None, &form.name), fields, (old.as_ref(), Some(&new)), &writer.dictionaries);
    dict::keep(tx, "category", item_of(tx, &form.code).await?.id, fields, &new).await?;
    find(&load(tx).await?, &form.code).cloned().ok_or_else(Problem::not_found)
}

async fn write(tx: &Tx, row: category::Model) -> Result<()> {
    use category::Column;

    let row = category::ActiveModel {
        code: Set(row.code),
        risk_level_default: Set(row.risk_level_default),
        attr_template_id: Set(row.attr_template_id),
        commission_min: Set(row.commission_min),
        sample_required: Set(row.sample_required),
    };
    let replace = OnConflict::column(Column::Code)
        .update_columns([
            Column::RiskLevelDefault,
            Column::AttrTemplateId,
            Column::CommissionMin,
            Column::SampleRequired,
        ])
        .to_owned();
    category::Entity::insert(row).on_conflict(replace).exec_without_returning(tx).await?;
    Ok(())
}

async fn item_of(tx: &Tx, code: &str) -> Result<item::Model> {
    let found = item::Entity::find().filter(item::Column::Type.eq(KIND)).filter(item::Column::Value.eq(code));
    found.one(tx).await?.ok_or_else(Problem::not_found)
}

impl CategoryForm {
    fn of(category: &Category) -> Self {
        Self {
            code: category.code.clone(),
            parent_code: category.parent_code.clone(),
            name: category.name.clone(),
            enabled: category.enabled,
            risk_level_default: category.risk_level_default.clone(),
            attr_template_id: category.attr_template_id,
            commission_min: category.commission_min,
            sample_required: category.sample_required,
            row_version: category.row_version,
        }
    }

    fn item(&self, parent_id: i64) -> ItemFields {
        ItemFields {
            kind: KIND.into(),
            value: self.code.clone(),
            label: self.name.clone(),
            live_room: String::new(),
            parent_id,
            color: String::new(),
            remark: String::new(),
        }
    }

    fn row(&self) -> category::Model {
        category::Model {
            code: self.code.clone(),
            risk_level_default: self.risk_level_default.clone(),
            attr_template_id: self.attr_template_id,
            commission_min: self.commission_min.0,
            sample_required: self.sample_required,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_says_what_it_lies_below() {
        assert!(is_within("Food_Health", "Food") && is_within("Food", "Food") && is_within("Food", ""));
        assert!(!is_within("Foodstuff", "Food") && !is_within("Food", "Food_Health"));
    }
}
