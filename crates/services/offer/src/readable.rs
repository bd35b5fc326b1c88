//! An offer as a diff reads it: its attributes by the names that their templates give them.

use std::collections::HashMap;

use bizconfig::attr_resolve::{self, Scope};
use bizconfig::attr_templates::AttrField;
use platform::App;
use platform::dict::Dictionaries;
use platform::http::Result;
use serde_json::{Value as Json, json};

pub async fn readable(app: &App, mut form: Json) -> Result<Json> {
    // S9-08: what the flag says, as people call it.
    if let Some(domestic) = form["isDomestic"].as_bool() {
        form["isDomestic"] = if domestic { "国产" } else { "进口" }.into();
    }
    let Some(attrs) = form["offerAttrs"].as_object().cloned() else { return Ok(form) };
    let text = |name: &str| form[name].as_str().filter(|text| !text.is_empty()).map(str::to_owned);
    let category = text("category3").or(text("category2")).or(text("categoryCode")).unwrap_or_default();
    let scope = Scope {
        category_code: category,
        live_room: text("liveRoom"),
        form_type: text("formType"),
        offer_style: text("offerStyle"),
    };
    let template = attr_resolve::resolve(app, &scope).await?;
    let dictionaries = app.dict.all(&app.db).await?;
    let known: HashMap<&str, &AttrField> =
        template.groups.iter().flat_map(|group| &group.fields).map(|field| (field.attr_code.as_str(), field)).collect();
    let lines = attrs.iter().map(|(code, value)| match known.get(code.as_str()) {
        Some(field) => {
            let member = if field.key_field { "keyValue" } else { "value" };
            json!({ "label": field.label, member: words(field, value, &dictionaries) })
        }
        None => json!({ "label": code, "value": plain(value) }),
    });
    form["offerAttrs"] = lines.collect();
    Ok(form)
}

fn words(field: &AttrField, value: &Json, dictionaries: &Dictionaries) -> String {
    let label = |value: &Json| match (&field.dict_type, value.as_str()) {
        (Some(dict), Some(value)) => dictionaries.label(dict, value).to_owned(),
        _ => plain(value),
    };
    let text = match value {
        Json::Array(rows) if !field.columns.is_empty() => {
            let cells = |row: &Json| {
                let cells =
                    field.columns.iter().map(|column| format!("{} {}", column.label, plain(&row[&column.code])));
                cells.collect::<Vec<_>>().join("，")
            };
            rows.iter().map(cells).collect::<Vec<_>>().join("；")
        }
        Json::Array(values) => values.iter().map(label).collect::<Vec<_>>().join("、"),
        value => label(value),
    };
    match &field.unit {
        Some(unit) if value.is_number() => format!("{text}{unit}"),
        _ => text,
    }
}

fn plain(value: &Json) -> String {
    match value {
        Json::Null => String::new(),
        Json::Bool(yes) => if *yes { "是" } else { "否" }.to_owned(),
        Json::String(text) => text.clone(),
        other => other.to_string(),
    }
}
