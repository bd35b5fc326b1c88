//! Words that texts may not contain: kept one by one or imported as a sheet.

use async_trait::async_trait;
use platform::Form;
use platform::db::{Column, ColumnKind, Tx};
use platform::document::Actor;
use platform::form::{Checks, Form as _};
use platform::http::Result;
use platform::import::Sheet;
use platform::record::{self, Record};
use platform::setting;
use serde::{Deserialize, Serialize};

use crate::compliance_matcher::pattern;
use crate::texts;

pub const VERSION: &str = "compliance.version";
pub const REGEX: &str = "REGEX";
const EDIT: &[&str] = &["compliance_edit"];

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct ComplianceWordForm {
    #[field("词", max = 100, required)]
    pub word: String,
    #[field("匹配方式", dict = "ComplianceMatch", max = 20, required)]
    pub match_type: String,
    #[field("级别", dict = "ComplianceLevel", max = 20, required)]
    pub level: String,
    /// None: every category.
    #[field("类目", dict = "ProductCategory", max = 20)]
    pub categories: Vec<String>,
    /// None: every scene.
    #[field("场景", dict = "ComplianceScene", max = 10)]
    pub scenes: Vec<String>,
    #[field("法规", max = 100)]
    pub law_ref: Option<String>,
    #[field("建议", max = 255)]
    pub suggestion: Option<String>,
    /// A hit within what this finds is none.
    #[field("豁免", max = 200)]
    pub exempt_pattern: Option<String>,
    #[field("启用")]
    pub enabled: bool,
}

impl ComplianceWordForm {
    fn key(&self) -> (String, String, String) {
        (self.word.clone(), self.match_type.clone(), self.categories.join(","))
    }

    fn broken_pattern(&self) -> Option<(&'static str, &'static str)> {
        if self.match_type == REGEX && pattern(&self.word).is_err() {
            return Some(("word", "词"));
        }
        let exempt = self.exempt_pattern.as_deref().is_some_and(|exempt| pattern(exempt).is_err());
        exempt.then_some(("exemptPattern", "豁免"))
    }
}

pub struct ComplianceWord;

#[async_trait]
impl Record for ComplianceWord {
    type Form = ComplianceWordForm;

    const KIND: &'static str = "complianceWord";
    const NAME: &'static str = "违禁词";
    const TABLE: &'static str = "compliance_word";
    const LISTED: &'static [Column] = &[
        Column::new("word", "word", ColumnKind::Text).sortable(),
        Column::new("matchType", "match_type", ColumnKind::Enum),
        Column::new("level", "level", ColumnKind::Enum),
        Column::new("categories", "categories", ColumnKind::Text),
        Column::new("scenes", "scenes", ColumnKind::Text),
        Column::new("enabled", "enabled", ColumnKind::Bool),
    ];
    const PAGED: bool = true;
    const EDIT: &'static [&'static str] = EDIT;

    fn title(form: &ComplianceWordForm) -> String {
        form.word.clone()
    }

    fn check(form: &ComplianceWordForm, checks: &mut Checks) {
        if let Some((field, label)) = form.broken_pattern() {
            checks.refuse(field, label, texts::WORD_REGEX.fill(&[("label", label)]));
        }
    }

    async fn admit(tx: &Tx, id: i64, form: &ComplianceWordForm, checks: &mut Checks) -> Result<()> {
        let known = record::with::<Self, _>(tx, "word", &form.word).await?;
        if known.iter().any(|row| row.id != id && row.form.key() == form.key()) {
            checks.refuse_field(ComplianceWordForm::FIELDS, "word", texts::WORD_EXISTS);
        }
        Ok(())
    }

    async fn changed(tx: &Tx) -> Result<()> {
        setting::bump(tx, VERSION).await
    }
}

/// A row of the sheet; whatever is imported is enabled.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Form)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct WordRow {
    #[field("词", max = 100, required)]
    word: String,
    #[field("匹配方式", dict = "ComplianceMatch", max = 20, required)]
    match_type: String,
    #[field("级别", dict = "ComplianceLevel", max = 20, required)]
    level: String,
    #[field("类目", dict = "ProductCategory", max = 20)]
    categories: Vec<String>,
    #[field("场景", dict = "ComplianceScene", max = 10)]
    scenes: Vec<String>,
    #[field("法规", max = 100)]
    law_ref: Option<String>,
    #[field("建议", max = 255)]
    suggestion: Option<String>,
}

impl WordRow {
    fn form(&self) -> ComplianceWordForm {
        let row = self.clone();
        ComplianceWordForm {
            word: row.word,
            match_type: row.match_type,
            level: row.level,
            categories: row.categories,
            scenes: row.scenes,
            law_ref: row.law_ref,
            suggestion: row.suggestion,
            exempt_pattern: None,
            enabled: true,
        }
    }
}

pub struct WordSheet;

#[async_trait]
impl Sheet for WordSheet {
    type Row = WordRow;

    const KIND: &'static str = "complianceWord";
    const NAME: &'static str = "违禁词";
    const MAX_ROWS: usize = 5000;

    fn key(row: &WordRow) -> Option<String> {
        let (word, how, categories) = row.form().key();
        Some(format!("{how} {categories} {word}"))
    }

    async fn check(tx: &Tx, _actor: &Actor, rows: &[WordRow]) -> Result<Vec<(usize, String, String)>> {
        let known: std::collections::HashSet<_> =
            record::all::<ComplianceWord, _>(tx).await?.iter().map(|row| row.form.key()).collect();
        let mut wrong = Vec::new();
        for (index, form) in rows.iter().map(WordRow::form).enumerate() {
            if known.contains(&form.key()) {
                wrong.push((index, "word".to_owned(), texts::WORD_EXISTS.text.to_owned()));
            }
            if let Some((field, label)) = form.broken_pattern() {
                wrong.push((index, field.to_owned(), texts::WORD_REGEX.fill(&[("label", label)])));
            }
        }
        Ok(wrong)
    }

    async fn take(tx: &Tx, actor: &Actor, rows: Vec<WordRow>) -> Result<usize> {
        let by = (actor.caller.user_id(), actor.name());
        let forms: Vec<ComplianceWordForm> = rows.iter().map(WordRow::form).collect();
        let made = record::insert_all::<ComplianceWord>(tx, by, &forms).await?.len();
        ComplianceWord::changed(tx).await?;
        Ok(made)
    }
}
