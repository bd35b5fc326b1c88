//! A button that is offered works: whoever reads `actions` of a document may do each of them. Tried over every document of
//! the demo, in every state that it has, by everybody who reads it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};
use testkit::{Answer, Client, TestApp};

use crate::selection::with;
use crate::support::text;

/// Pages that read; nothing is done by them.
const READ: [&str; 3] = ["detail", "version", "log"];

const TASK: [&str; 5] = ["approve", "reject", "transfer", "claim", "comment"];

/// What a refusal says when the button should not have been there. Anything else is about what was typed.
const REFUSALS: [&str; 10] = [
    "common.method",
    "common.forbidden",
    "common.notFound",
    "common.state",
    "common.conflict",
    "common.selfApprove",
    "common.sameApprover",
    "common.taskDone",
    "common.urge",
    "company.state",
];

struct Walk {
    contract: Value,
    /// Document, action: how often it was pressed.
    pressed: BTreeMap<(String, String), usize>,
    wrong: BTreeSet<String>,
    unknown: BTreeSet<String>,
}

/// `actions` holds what the caller may do, and nothing that the call refuses.
#[tokio::test]
async fn nothing_is_offered_that_the_call_refuses() {
    let app = TestApp::new().await;
    let contract = app.anon().get("/openapi.json").await.ok().json();
    let lists: Vec<String> = contract["paths"]
        .as_object()
        .expect("paths")
        .keys()
        .filter(|path| contract["paths"][format!("{path}/{{id}}/submit")]["post"].is_object())
        .filter(|path| contract["paths"][format!("{path}/counts")]["get"].is_object())
        .cloned()
        .collect();
    assert!(lists.len() >= 6, "{lists:?}");
    let mut walk = Walk { contract, pressed: BTreeMap::new(), wrong: BTreeSet::new(), unknown: BTreeSet::new() };
    for user in identity::DEMO_USERS.iter().filter(|user| user.enabled && user.changed_pwd) {
        let els = text(&app, &format!("SELECT els_account FROM company WHERE id = {}", user.company_id)).await;
        let client = app.login(&els, user.login).await;
        for list in &lists {
            walk.press_all(&client, list, user.login).await;
        }
    }
    let Walk { pressed, wrong, unknown, .. } = walk;
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(unknown.is_empty(), "no call is known for {unknown:?}");
    for action in ["edit", "submit", "withdraw", "cancel", "delete", "urge", "approve", "reject", "claim", "comment"] {
        assert!(pressed.keys().any(|(_, name)| name == action), "the control: nobody was offered {action}");
    }
}

impl Walk {
    async fn press_all(&mut self, client: &Client, list: &str, who: &str) {
        let rows = client.get(&format!("{list}?size=100")).await;
        if rows.status() == 403 {
            return;
        }
        let mut tried = BTreeSet::new();
        for row in rows.ok().json().as_array().expect("rows") {
            let state = format!("{} {}", row["status"], row["apprStep"]);
            let one = format!("{list}/{}", row["id"]);
            let detail = client.get(&one).await.ok().json();
            for action in detail["actions"].as_array().expect("actions").iter().filter_map(Value::as_str) {
                if READ.contains(&action) || !tried.insert((state.clone(), action.to_owned())) {
                    continue;
                }
                // Something pressed before may have moved it on.
                let detail = client.get(&one).await.ok().json();
                if !detail["actions"].as_array().expect("actions").iter().any(|offered| offered == action) {
                    tried.remove(&(state.clone(), action.to_owned()));
                    continue;
                }
                let Some(answer) = self.press(client, list, action, &detail).await else {
                    self.unknown.insert(format!("{list} {action}"));
                    continue;
                };
                *self.pressed.entry((list.to_owned(), action.to_owned())).or_default() += 1;
                let (status, key) = (answer.status(), answer.error_key());
                if status >= 500 || REFUSALS.contains(&key.as_str()) {
                    self.wrong.insert(format!("{who}: {action} of {one} ({state}): {status} {}", answer.text()));
                }
                if action == "delete" && status < 300 {
                    break;
                }
            }
        }
    }

    async fn press(&self, client: &Client, list: &str, action: &str, detail: &Value) -> Option<Answer> {
        let id = &detail["id"];
        if TASK.contains(&action) {
            let (path, place) = self.task_call(client, action, detail).await?;
            return Some(client.post(&path, self.body(&place, "post", detail)).await);
        }
        Some(match action {
            "edit" if self.contract["paths"][list]["put"].is_null() => {
                client.put(&format!("{list}/{id}"), self.form(&format!("{list}/{{id}}"), detail)).await
            }
            "edit" => client.put(list, self.form(list, detail)).await,
            "unbind" => {
                let (merchant, store) = (&detail["companyId"], &detail["storeId"]);
                let base = list.replace("offer-store-apprs", "offer-stores/removeMerchantStoreRelation");
                client.post(&format!("{base}?merchantId={merchant}&storeId={store}"), json!({})).await
            }
            "delete" => client.delete(&format!("{list}/{id}")).await,
            "copy" | "reuse" => client.get(&format!("{list}/{id}/copy-source?mode={action}")).await,
            "supplement" => {
                let body = self.form(&format!("{list}/{{id}}/supplement"), detail);
                client.put(&format!("{list}/{id}/supplement"), body).await
            }
            _ => {
                let place = format!("{list}/{{id}}/{}", kebab(action));
                let method = if self.contract["paths"][&place]["post"].is_object() { "post" } else { return None };
                client.post(&format!("{list}/{id}/{}", kebab(action)), self.body(&place, method, detail)).await
            }
        })
    }

    /// The desk that the document's task lies on.
    async fn task_call(&self, client: &Client, action: &str, detail: &Value) -> Option<(String, String)> {
        let task = detail["task"]["id"].as_i64()?;
        for desk in self.contract["paths"].as_object()?.keys().filter(|path| path.ends_with("-workflow/api/tasks")) {
            if client.get(&format!("{desk}/{task}")).await.status() == 200 {
                return Some((format!("{desk}/{task}/{action}"), format!("{desk}/{{id}}/{action}")));
            }
        }
        None
    }

    /// A body with what it must have, and as much of the rest as has to do with reasons.
    fn body(&self, place: &str, method: &str, detail: &Value) -> Value {
        let schema = &self.contract["paths"][place][method]["requestBody"]["content"]["application/json"]["schema"];
        let properties = self.properties(schema);
        let mut body = Map::new();
        for (name, schema) in properties {
            let value = match name.as_str() {
                "rowVersion" => {
                    detail["task"]["bizRowVersion"].as_i64().map_or(detail["rowVersion"].clone(), Value::from)
                }
                "rejectReasonCodes" => json!(["INFO_MISSING"]),
                "form" => detail["task"]["formStart"].clone(),
                "reason" | "opinion" | "text" => json!("按约定处理，说明如下"),
                "stopReason" => json!("VENDOR"),
                _ if schema["type"] == "string" && schema["enum"].is_null() => json!("按约定处理"),
                _ => continue,
            };
            body.insert(name.clone(), value);
        }
        body.into()
    }

    /// The document as it is, to be saved once more.
    fn form(&self, list: &str, detail: &Value) -> Value {
        let schema = &self.contract["paths"][list]["put"]["requestBody"]["content"]["application/json"]["schema"];
        let members = self.properties(schema).into_iter().filter_map(|(name, schema)| {
            let value = detail.get(name.as_str())?.clone();
            Some((name.clone(), self.sent(schema, value)))
        });
        let form = Value::Object(members.collect());
        with(form, json!({ "id": detail["id"], "rowVersion": detail["rowVersion"] }))
    }

    /// An answer says more than a body takes, such as the name of a file.
    fn sent(&self, schema: &Value, value: Value) -> Value {
        match value {
            Value::Array(items) => items.into_iter().map(|item| self.sent(&schema["items"], item)).collect(),
            Value::Object(members) => {
                let known = self.properties(schema);
                let kept = members.into_iter().filter_map(|(name, value)| {
                    let schema = known.iter().find(|(known, _)| **known == name)?.1;
                    Some((name, self.sent(schema, value)))
                });
                Value::Object(kept.collect())
            }
            plain => plain,
        }
    }

    fn properties<'a>(&'a self, schema: &'a Value) -> Vec<(&'a String, &'a Value)> {
        if let Some(name) = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
            return self.properties(&self.contract["components"]["schemas"][name]);
        }
        let mut all: Vec<_> = schema["properties"].as_object().into_iter().flatten().collect();
        for part in ["oneOf", "allOf"] {
            all.extend(schema[part].as_array().into_iter().flatten().flat_map(|part| self.properties(part)));
        }
        all
    }
}

fn kebab(name: &str) -> String {
    name.chars()
        .flat_map(|letter| match letter.is_ascii_uppercase() {
            true => vec!['-', letter.to_ascii_lowercase()],
            false => vec![letter],
        })
        .collect()
}
