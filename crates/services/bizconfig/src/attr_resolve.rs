//! Which attributes a product of a category has in a room: every template that holds there, the more specific over
//! the more general, attribute by attribute.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use platform::access::{Access, Caller, Endpoint, UserType, get};
use platform::app::App;
use platform::http::{Params, Result};
use platform::record::{self, Row};
use sea_orm::EntityTrait;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::CONFIGURATION;
use crate::attr_templates::{AttrGroup, AttrTemplate, AttrTemplateForm, VERSION};
use crate::categories::is_within;
use crate::entity::category;

pub fn endpoints() -> [Endpoint; 1] {
    [get("/api/attr-templates/resolve", call)
        .summary("某直播间某类目的属性")
        .access(Access::Session, CONFIGURATION)
        .param("liveRoom", "直播间")
        .needs("categoryCode", "类目编码")
        .param("formType", "表单类型")
        .param("offerStyle", "报品方式")
        .answers::<Resolved>()]
}

/// Where attributes are asked for.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Scope {
    pub category_code: String,
    pub live_room: Option<String>,
    pub form_type: Option<String>,
    pub offer_style: Option<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct Resolved {
    pub groups: Vec<AttrGroup>,
    /// The templates it is made of, the most specific first.
    pub layers: Vec<Layer>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Layer {
    pub id: i64,
    pub name: String,
}

/// What only staff see is nothing to a merchant.
async fn call(State(app): State<App>, caller: Caller, Params(scope): Params<Scope>) -> Result<Json<Resolved>> {
    let mut resolved = resolve(&app, &scope).await?;
    if caller.profile.user_type == UserType::Biz {
        for group in &mut resolved.groups {
            group.fields.retain(|field| field.visible_to.as_deref() != Some("STAFF"));
        }
    }
    Ok(Json(resolved))
}

type Template = Row<AttrTemplateForm>;

/// Templates and the categories that name one; made anew when either changes.
struct All {
    templates: Vec<Template>,
    pinned: HashMap<String, i64>,
}

/// The attributes of a product there.
pub async fn resolve(app: &App, scope: &Scope) -> Result<Resolved> {
    let all = everything(app).await?;
    Ok(merge(layers(&all.templates, &all.pinned, scope)))
}

async fn everything(app: &App) -> Result<Arc<All>> {
    app.versioned_cache
        .get(&app.db, VERSION, async |_| {
            let templates = record::all::<AttrTemplate, _>(app.db.read()).await?;
            let rows = category::Entity::find().all(app.db.read()).await?;
            let pinned = rows.into_iter().filter_map(|row| Some((row.code, row.attr_template_id?))).collect();
            Ok(All { templates, pinned })
        })
        .await
}

/// What each attribute is called, in whatever template.
pub async fn labels(app: &App) -> Result<HashMap<String, String>> {
    let all = everything(app).await?;
    let fields = all.templates.iter().flat_map(|template| &template.form.groups).flat_map(|group| &group.fields);
    Ok(fields.map(|field| (field.attr_code.clone(), field.label.clone())).collect())
}

/// From the most general to the most specific. A category that names a template has it in place of those that name the
/// category or one above it.
fn layers<'a>(templates: &'a [Template], pinned: &HashMap<String, i64>, scope: &Scope) -> Vec<&'a Template> {
    let pin = ancestors(&scope.category_code).find_map(|code| pinned.get(code));
    let own = |wanted: &Option<String>, asked: &Option<String>| wanted.is_none() || wanted == asked;
    let holds = |template: &&Template| {
        let form = &template.form;
        let category = match (&form.category_code, pin) {
            (None, _) => true,
            (Some(_), Some(pin)) => template.id == *pin,
            (Some(code), None) => is_within(&scope.category_code, code),
        };
        let room =
            form.live_room.is_empty() || scope.live_room.as_ref().is_some_and(|room| form.live_room.contains(room));
        category && room && own(&form.form_type, &scope.form_type) && own(&form.offer_style, &scope.offer_style)
    };
    let mut found: Vec<&Template> = templates.iter().filter(holds).collect();
    found.sort_by_key(|template| {
        let form = &template.form;
        let depth = form.category_code.as_ref().map_or(0, |code| code.split('_').count());
        (depth, !form.live_room.is_empty(), form.form_type.is_some(), form.offer_style.is_some())
    });
    found
}

/// `A_B_C`, `A_B`, `A`.
fn ancestors(code: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(code), |code| code.rsplit_once('_').map(|(parent, _)| parent))
}

fn merge(layers: Vec<&Template>) -> Resolved {
    let mut groups: Vec<AttrGroup> = Vec::new();
    for group in layers.iter().flat_map(|template| &template.form.groups) {
        for field in &group.fields {
            let known = groups.iter_mut().flat_map(|group| &mut group.fields);
            if let Some(known) = known.into_iter().find(|known| known.attr_code == field.attr_code) {
                *known = field.clone();
                continue;
            }
            match groups.iter_mut().find(|known| known.group_name == group.group_name) {
                Some(known) => known.fields.push(field.clone()),
                None => groups.push(AttrGroup { group_name: group.group_name.clone(), fields: vec![field.clone()] }),
            }
        }
    }
    let layers = layers.iter().rev().map(|template| Layer { id: template.id, name: template.form.name.clone() });
    Resolved { groups, layers: layers.collect() }
}

#[cfg(test)]
mod tests {
    use platform::Timestamp;

    use super::*;
    use crate::attr_templates::AttrField;

    fn template(id: i64, fill: impl FnOnce(&mut AttrTemplateForm), fields: &[(&str, bool)]) -> Template {
        let field = |(code, required): &(&str, bool)| AttrField {
            attr_code: (*code).into(),
            required: *required,
            ..Default::default()
        };
        let group = AttrGroup { group_name: format!("组{id}"), fields: fields.iter().map(field).collect() };
        let mut form = AttrTemplateForm { name: format!("模板{id}"), groups: vec![group], ..Default::default() };
        fill(&mut form);
        Row { id, row_version: 0, last_modified_by_name: String::new(), last_modified_date: Timestamp(0), form }
    }

    fn samples() -> Vec<Template> {
        vec![
            template(1, |_| (), &[("standard", true), ("awards", false)]),
            template(2, |form| form.category_code = Some("Food".into()), &[("licence", true), ("awards", true)]),
            template(3, |form| form.category_code = Some("Food_Health".into()), &[("blueHat", true)]),
            template(4, |form| form.live_room = vec!["promote11".into(), "promote12".into()], &[("stock", true)]),
            template(5, |form| form.form_type = Some("PRESALE".into()), &[("deposit", true)]),
            template(6, |form| form.category_code = Some("Foodstuff".into()), &[("wrong", true)]),
        ]
    }

    fn found(scope: &Scope, pinned: &HashMap<String, i64>) -> (Vec<i64>, Vec<String>) {
        let samples = samples();
        let resolved = merge(layers(&samples, pinned, scope));
        let codes = resolved.groups.iter().flat_map(|group| &group.fields).map(|field| field.attr_code.clone());
        (resolved.layers.iter().map(|layer| layer.id).collect(), codes.collect())
    }

    #[test]
    fn the_more_specific_comes_first_and_says_more() {
        let mut scope = Scope { category_code: "Food_Health".into(), ..Default::default() };
        let (layers, codes) = found(&scope, &HashMap::new());
        assert_eq!(layers, [3, 2, 1]);
        assert_eq!(codes, ["standard", "awards", "licence", "blueHat"]);
        scope.live_room = Some("promote12".into());
        scope.form_type = Some("PRESALE".into());
        assert_eq!(found(&scope, &HashMap::new()).0, [3, 2, 4, 5, 1]);
        scope.live_room = Some("common".into());
        assert_eq!(found(&scope, &HashMap::new()).0, [3, 2, 5, 1]);

        let samples = samples();
        let merged = merge(super::layers(&samples, &HashMap::new(), &scope));
        let awards = merged.groups.iter().flat_map(|group| &group.fields).find(|field| field.attr_code == "awards");
        assert!(awards.is_some_and(|awards| awards.required), "the category's own word counts");
    }

    #[test]
    fn a_category_that_names_a_template_has_that_one() {
        let pinned = HashMap::from([("Food".to_owned(), 6)]);
        let scope = Scope { category_code: "Food_Health".into(), ..Default::default() };
        assert_eq!(found(&scope, &pinned).0, [6, 1]);
    }
}
