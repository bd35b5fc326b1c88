//! What a line of a list, or a detail, shows. Its names are known when the program is built, and a page has some twenty
//! lines of some fifty members: no line makes texts of them, and nobody sorts them.

use std::borrow::Cow;
use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};
use serde_json::Value as Json;

#[derive(Clone, Debug, Default)]
pub struct Members(Vec<(Cow<'static, str>, Json)>);

impl Members {
    pub fn get(&self, name: &str) -> Option<&Json> {
        self.0.iter().find(|(own, _)| own == name).map(|(_, value)| value)
    }

    pub fn get_mut(&mut self, name: &str) -> Option<&mut Json> {
        self.0.iter_mut().find(|(own, _)| own == name).map(|(_, value)| value)
    }

    /// Empty where there is none.
    pub fn text(&self, name: &str) -> &str {
        self[name].as_str().unwrap_or_default()
    }

    pub fn flag(&self, name: &str) -> bool {
        self[name].as_bool().unwrap_or_default()
    }

    pub fn set(&mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Json>) {
        let name = name.into();
        match self.get_mut(&name) {
            Some(place) => *place = value.into(),
            None => self.0.push((name, value.into())),
        }
    }

    pub fn remove(&mut self, name: &str) {
        if let Some(place) = self.0.iter().position(|(own, _)| own == name) {
            self.0.remove(place);
        }
    }

    pub fn with_room(members: usize) -> Self {
        Self(Vec::with_capacity(members))
    }

    /// One that nobody has said before.
    pub fn add(&mut self, name: &'static str, value: Json) {
        self.0.push((name.into(), value));
    }

    /// Another value for the one that was said as the `place`th, counted from zero.
    pub(super) fn put(&mut self, place: usize, value: Json) {
        if let Some((_, said)) = self.0.get_mut(place) {
            *said = value;
        }
    }
}

impl From<Members> for Json {
    fn from(Members(members): Members) -> Self {
        members.into_iter().map(|(name, value)| (name.into_owned(), value)).collect()
    }
}

impl Index<&str> for Members {
    type Output = Json;

    fn index(&self, name: &str) -> &Json {
        self.get(name).unwrap_or(&Json::Null)
    }
}

impl IndexMut<&'static str> for Members {
    fn index_mut(&mut self, name: &'static str) -> &mut Json {
        let place = self.0.iter().position(|(own, _)| own == name).unwrap_or_else(|| {
            self.0.push((name.into(), Json::Null));
            self.0.len() - 1
        });
        &mut self.0[place].1
    }
}

impl Serialize for Members {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_member_is_said_once_and_set_as_often_as_one_likes() {
        let mut members = Members::with_room(4);
        members.add("apprStep", json!("FirstAppr"));
        members.add("gift", json!(true));
        members.add("id", json!(7));
        members.put(0, json!("FinalAppr"));
        members.set("gift", false);
        members["note"] = json!("好");
        members["id"] = json!(8);
        let shown = serde_json::to_string(&members).expect("json");
        assert_eq!(shown, r#"{"apprStep":"FinalAppr","gift":false,"id":8,"note":"好"}"#);
        assert_eq!((members.text("note"), members.flag("gift"), &members["none"]), ("好", false, &Json::Null));
    }
}
