//! From a form to a temporary file, refused at the first byte that is too much.

use std::path::Path;

use super::form::{Event, Form, malformed};
use super::slots::{Slot, is_code};
use super::temp::{Temp, Whole};
use super::urlencoded::Urlencoded;
use crate::http::{Problem, Result, texts};
use crate::text::is_unseen;

const NAME_LIMIT: usize = 200;

pub enum Source {
    Multipart(Form),
    Urlencoded(Urlencoded),
}

/// What a person chose, before anybody has looked into it.
pub struct Received {
    pub whole: Whole,
    pub file_name: String,
    pub extension: String,
    /// As the form said, which may be none.
    pub slot: String,
    pub biz_type: String,
}

impl Source {
    async fn next(&mut self) -> Result<Option<Event>> {
        match self {
            Self::Multipart(form) => form.next().await,
            Self::Urlencoded(form) => form.next().await,
        }
    }
}

#[derive(Default)]
struct Fields {
    slot: Option<String>,
    biz_type: String,
    file_name: String,
}

impl Fields {
    fn put(&mut self, name: &str, value: String) -> Result<()> {
        match name {
            "slot" => self.slot = Some(code("slot", value)?).filter(|slot| !slot.is_empty()),
            "bizType" => self.biz_type = code("bizType", value)?,
            "fileName" => self.file_name = plain_name(&value),
            _ => {}
        }
        Ok(())
    }

    /// What may be read as far as is known by now.
    fn limit(&self) -> Result<&'static Slot> {
        let extension = extension(&self.file_name);
        match &self.slot {
            None => Ok(Slot::while_unknown(&extension)),
            Some(slot) if self.file_name.is_empty() || Slot::of(slot).takes(&extension) => Ok(Slot::of(slot)),
            Some(slot) => Err(Slot::of(slot).wrong_type()),
        }
    }
}

pub async fn receive(mut source: Source, folder: &Path) -> Result<Received> {
    let mut fields = Fields::default();
    let mut file: Option<(Temp, &'static Slot)> = None;
    while let Some(event) = source.next().await? {
        match (event, file.take()) {
            (Event::Field { name, value }, before) => {
                fields.put(&name, value)?;
                file = before;
            }
            (Event::File { file_name, .. }, None) => {
                if !file_name.is_empty() {
                    fields.file_name = plain_name(&file_name);
                }
                let limit = fields.limit()?;
                file = Some((Temp::create(folder).await?, limit));
            }
            (Event::Bytes(bytes), Some((temp, limit))) => {
                if temp.size() + bytes.len() as u64 > limit.max_bytes() {
                    return Err(limit.too_large());
                }
                file = Some((temp.write(bytes).await?, limit));
            }
            // Two files, or bytes before any.
            _ => return Err(malformed()),
        }
    }
    let (temp, _) = file.ok_or_else(|| Problem::filled(texts::COMMON_REQUIRED, &[("label", "文件")]))?;
    // The slot may have been named after the file.
    let slot = fields.slot.unwrap_or_default();
    let (limit, extension) = (Slot::of(&slot), extension(&fields.file_name));
    if !limit.takes(&extension) {
        return Err(limit.wrong_type());
    }
    if temp.size() > limit.max_bytes() {
        return Err(limit.too_large());
    }
    let whole = temp.finish().await?;
    Ok(Received { whole, file_name: fields.file_name, extension, slot, biz_type: fields.biz_type })
}

pub fn code(name: &'static str, value: String) -> Result<String> {
    if is_code(&value) { Ok(value) } else { Err(Problem::filled(texts::COMMON_BAD_QUERY, &[("name", name)])) }
}

/// A name for people: no path, nothing that a screen or a header cannot show.
pub fn plain_name(given: &str) -> String {
    let name = given.rsplit(['/', '\\']).next().unwrap_or_default();
    let name: String = name.chars().filter(|c| !c.is_control() && !is_unseen(*c)).collect();
    let name = name.trim();
    let skipped = name.chars().count().saturating_sub(NAME_LIMIT);
    // The end stays, since it says what it is.
    name.chars().skip(skipped).collect()
}

pub fn extension(name: &str) -> String {
    name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_no_path() {
        assert_eq!(plain_name(r"C:\fakepath\图片 1.JPG"), "图片 1.JPG");
        assert_eq!(plain_name("../../etc/passwd\r\n"), "passwd");
        // Shown as 报价exe.jpg, were the mark to stay.
        assert_eq!(plain_name("报价\u{202E}gpj.exe"), "报价gpj.exe");
        assert_eq!(plain_name("\u{200B}图\u{FEFF}.png"), "图.png");
        assert_eq!(plain_name(&format!("{}.jpg", "长".repeat(300))).chars().count(), NAME_LIMIT);
        assert_eq!((extension("a.b.JPG").as_str(), extension("none").as_str()), ("jpg", ""));
    }
}
