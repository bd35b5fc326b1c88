//! What a line of a list, or a detail, shows: an object of JSON, written as it is put together. A page has some twenty
//! lines of some fifty members; none of them becomes a value that is made, read once and thrown away.

use std::borrow::Cow;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value as Json;

use crate::db::Written;
use crate::http::{JSON, Result};

#[derive(Clone, Debug, Default)]
pub struct Members {
    /// `"name":value,`, one behind the other; those that were replaced among them.
    written: Vec<u8>,
    places: Vec<Place>,
}

#[derive(Clone, Debug)]
struct Place {
    name: Cow<'static, str>,
    /// Where it begins, where its value does, and where that ends: before the comma.
    from: usize,
    value: usize,
    end: usize,
}

impl Members {
    pub fn with_room(members: usize, bytes: usize) -> Self {
        Self { written: Vec::with_capacity(bytes), places: Vec::with_capacity(members) }
    }

    /// One that nobody has said before.
    pub fn add(&mut self, name: impl Into<Cow<'static, str>>, value: impl Serialize) {
        let place = self.write(name.into(), |written| {
            let start = written.len();
            // What cannot be written, such as a map whose keys are no texts, is nothing.
            if serde_json::to_writer(&mut *written, &value).is_err() {
                written.truncate(start);
                written.extend_from_slice(NULL);
            }
        });
        self.places.push(place);
    }

    /// In the place of what was said before, if anything was.
    pub fn set(&mut self, name: impl Into<Cow<'static, str>>, value: impl Serialize) {
        self.add(name, value);
        self.settle();
    }

    /// The same that another one says.
    pub fn set_same(&mut self, name: &'static str, other: &str) {
        let value = self.raw(other).to_owned();
        let place = self.write(name.into(), |written| written.extend_from_slice(&value));
        self.places.push(place);
        self.settle();
    }

    /// An object of what some others say.
    pub fn add_object(&mut self, name: &'static str, others: &[&'static str]) {
        let mut object = Self::with_room(others.len(), 32 * others.len());
        for other in others {
            let place = object.write((*other).into(), |written| written.extend_from_slice(self.raw(other)));
            object.places.push(place);
        }
        let place = self.write(name.into(), |written| object.write_object(written));
        self.places.push(place);
    }

    /// At the end of the list that is said.
    pub fn extend<'a>(&mut self, name: &'static str, more: impl IntoIterator<Item = &'a str>) {
        if let Json::Array(mut items) = self.get(name) {
            items.extend(more.into_iter().map(Json::from));
            self.set(name, items);
        }
    }

    pub fn remove(&mut self, name: &str) {
        if let Some(at) = self.position(name) {
            self.places.remove(at);
        }
    }

    pub fn has(&self, name: &str) -> bool {
        self.position(name).is_some()
    }

    /// Null where there is none.
    pub fn get(&self, name: &str) -> Json {
        serde_json::from_slice(self.raw(name)).unwrap_or_default()
    }

    /// Empty where there is none.
    pub fn text(&self, name: &str) -> Cow<'_, str> {
        match self.raw(name) {
            [b'"', inside @ .., b'"'] if !inside.contains(&b'\\') => String::from_utf8_lossy(inside),
            raw => serde_json::from_slice::<String>(raw).unwrap_or_default().into(),
        }
    }

    pub fn flag(&self, name: &str) -> bool {
        self.raw(name) == b"true"
    }

    pub fn int(&self, name: &str) -> Option<i64> {
        std::str::from_utf8(self.raw(name)).ok()?.parse().ok()
    }

    pub fn is_null(&self, name: &str) -> bool {
        self.raw(name) == NULL
    }

    /// The whole object.
    fn write_object(&self, out: &mut Vec<u8>) {
        out.push(b'{');
        let mut places = self.places.iter().peekable();
        while let Some(first) = places.next() {
            // Neighbours are copied at one stroke.
            let mut end = first.end;
            while let Some(next) = places.next_if(|next| next.from == end + 1) {
                end = next.end;
            }
            out.extend_from_slice(&self.written[first.from..end]);
            if places.peek().is_some() {
                out.push(b',');
            }
        }
        out.push(b'}');
    }

    fn write(&mut self, name: Cow<'static, str>, value: impl FnOnce(&mut Vec<u8>)) -> Place {
        let from = self.written.len();
        // Names are those of fields: nothing in them needs to be escaped.
        self.written.push(b'"');
        self.written.extend_from_slice(name.as_bytes());
        self.written.extend_from_slice(b"\":");
        let start = self.written.len();
        value(&mut self.written);
        let end = self.written.len();
        self.written.push(b',');
        Place { name, from, value: start, end }
    }

    /// The last one takes the place of one with its name.
    fn settle(&mut self) {
        let Some((last, others)) = self.places.split_last() else { return };
        if let Some(at) = others.iter().position(|other| other.is(&last.name)) {
            self.places.swap_remove(at);
        }
    }

    fn position(&self, name: &str) -> Option<usize> {
        self.places.iter().position(|place| place.is(name))
    }

    fn raw(&self, name: &str) -> &[u8] {
        self.position(name).map_or(NULL, |at| &self.written[self.places[at].value..self.places[at].end])
    }
}

impl Place {
    /// Few names of one length end alike: most are told apart by a letter, without a call.
    fn is(&self, name: &str) -> bool {
        let (own, name) = (self.name.as_bytes(), name.as_bytes());
        own.len() == name.len() && own.last() == name.last() && own == name
    }
}

const NULL: &[u8] = b"null";

impl From<Members> for Json {
    fn from(members: Members) -> Self {
        let mut text = Vec::with_capacity(members.written.len() + 2);
        members.write_object(&mut text);
        serde_json::from_slice(&text).unwrap_or_default()
    }
}

impl Written for Members {
    fn write_to(&self, body: &mut Vec<u8>) -> Result<()> {
        self.write_object(body);
        Ok(())
    }
}

impl IntoResponse for Members {
    fn into_response(self) -> Response {
        let mut body = Vec::with_capacity(self.written.len() + 2);
        self.write_object(&mut body);
        ([(header::CONTENT_TYPE, JSON)], body).into_response()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn shown(members: &Members) -> String {
        let mut text = Vec::new();
        members.write_object(&mut text);
        String::from_utf8(text).expect("a text")
    }

    #[test]
    fn a_member_is_said_once_and_set_as_often_as_one_likes() {
        let mut members = Members::with_room(4, 64);
        assert_eq!(shown(&members), "{}");
        members.add("apprStep", "FirstAppr");
        members.add("gift", true);
        members.add("id", 7);
        members.set("gift", false);
        members.set("note", "好\"的\"");
        members.set("id", 8);
        members.set_same("offerId", "id");
        members.set_same("apprStep", "nothing");
        members.add("actions", ["detail"]);
        members.extend("actions", ["undo", "log"]);
        members.extend("none", ["undo"]);
        members.add_object("some", &["gift", "offerId", "nothing"]);
        let object = json!({
            "apprStep": null, "gift": false, "id": 8, "note": "好\"的\"", "offerId": 8,
            "actions": ["detail", "undo", "log"], "some": { "gift": false, "offerId": 8, "nothing": null },
        });
        assert_eq!(serde_json::from_str::<Json>(&shown(&members)).expect("json"), object);
        assert_eq!(Json::from(members.clone()), object);
        assert_eq!(
            (members.text("note").as_ref(), members.flag("gift"), members.int("id")),
            ("好\"的\"", false, Some(8))
        );
        assert!(members.is_null("none") && !members.has("none") && members.get("none").is_null());
        members.remove("apprStep");
        members.remove("some");
        members.remove("none");
        assert!(!members.has("apprStep") && members.has("note"));
        let mut object = object;
        let kept = object.as_object_mut().expect("an object");
        kept.remove("apprStep");
        kept.remove("some");
        assert_eq!(serde_json::from_str::<Json>(&shown(&members)).expect("json"), object);
    }
}
