//! PDFs: one of our templates and data become pages with Chinese text that can be searched and copied.
//!
//! A template is typst source of ours and reads its data with `json("data.json")`: what people typed is never pasted
//! into source. [`render`] is the whole of it; `typesetter` speaks to the library.

mod typesetter;

use serde_json::Value;
use tokio::sync::Semaphore;

/// A page is short work, but it is the processor's: two at a time leave the rest of the program alive.
static TURNS: Semaphore = Semaphore::const_new(2);

/// What a PDF is made of.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub template: &'static str,
    /// The template's `json("data.json")`.
    pub data: Value,
    /// Pictures by the names under which the template reads them.
    pub files: Vec<(&'static str, Vec<u8>)>,
}

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("the font has no glyph for {0:?}")]
    Glyphs(Vec<char>),
    #[error("the template does not compile: {0}")]
    Template(String),
    #[error("the work was ended: {0}")]
    Ended(String),
}

/// On a thread of its own.
pub async fn render(sheet: Sheet) -> Result<Vec<u8>, Error> {
    let turn = TURNS.acquire().await.map_err(|error| Error::Ended(error.to_string()))?;
    let work = move || {
        let _turn = turn;
        render_now(sheet)
    };
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Ended(error.to_string()))?
}

/// Characters that no page can show: a missing glyph is a silent gap, so a text is asked about before it is set.
pub fn unprintable(text: &str) -> Vec<char> {
    typesetter::unprintable(text)
}

fn render_now(sheet: Sheet) -> Result<Vec<u8>, Error> {
    let missing = unprintable(&format!("{}{}", sheet.template, words(&sheet.data)));
    if !missing.is_empty() {
        return Err(Error::Glyphs(missing));
    }
    typesetter::set(sheet)
}

/// Every text of the data, since any of them may be printed.
fn words(data: &Value) -> String {
    match data {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(words).collect(),
        Value::Object(members) => members.values().map(words).collect(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests;
