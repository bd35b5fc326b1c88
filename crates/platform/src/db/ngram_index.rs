//! Texts found by any part of them, over all companies: `LIKE` would read a million rows to find none.
//!
//! A text is cut into pieces of one to three letters. SQLite keeps them in a full-text table without content, PostgreSQL
//! as numbers in a side table under a GIN index; both are asked for the rows that have all pieces of a word. Pieces do
//! not say how they stood together, so whoever asks still compares the text itself.

use std::collections::BTreeSet;

use sea_orm::sea_query::{Expr, SimpleExpr};
use sea_orm::{ConnectionTrait, DbBackend, Statement, Value};

use super::among::among_listed;
use super::{Db, Tx};
use crate::http::Result;
use crate::setting;

/// A word of more rows than this is found soon by reading from the newest, and later than that by its pieces.
const MOST: usize = 10_000;

/// The ids of the rows that may hold the word. `None` where the rows themselves are to be read: there are too many of
/// them, the word is too short to have pieces, or the index is not whole yet.
pub async fn find(db: &Db, table: &'static str, word: &str) -> Result<Option<Narrowing>> {
    let pieces = grams_of(word);
    let common = format!("{table} {pieces:?}");
    if pieces.is_empty() || db.short_cache.holds(&common) || !is_whole(db, table).await? {
        return Ok(None);
    }
    let (sql, pieces) = match db.backend() {
        DbBackend::Postgres => (
            format!(
                "SELECT COUNT(*) AS n, string_agg(CAST(id AS TEXT), ',') AS ids FROM (SELECT id FROM {table} \
                 WHERE grams @> CAST(string_to_array($1, ',') AS INTEGER[]) LIMIT {}) AS found",
                MOST + 1
            ),
            joined(&pieces, ",", i32::to_string),
        ),
        _ => (
            format!(
                "SELECT COUNT(*) AS n, group_concat(id) AS ids FROM (SELECT rowid AS id FROM {table} \
                 WHERE {table} MATCH $1 LIMIT {})",
                MOST + 1
            ),
            joined(&pieces, " ", token),
        ),
    };
    let ask = Statement::from_sql_and_values(db.backend(), sql, [pieces.into()]);
    let Some(row) = db.read().query_one_raw(ask).await? else { return Ok(None) };
    if row.try_get::<i64>("", "n")? > MOST as i64 {
        db.short_cache.remember(common);
        return Ok(None);
    }
    Ok(Some(Narrowing(row.try_get::<Option<String>>("", "ids")?.unwrap_or_default())))
}

/// Ids with commas between them.
#[derive(Debug)]
pub struct Narrowing(String);

impl Narrowing {
    /// The database is given the ids as they are: it need not guess how many a condition would leave.
    pub fn condition(self, db: &Db, id: &'static str) -> SimpleExpr {
        among_listed(db.backend(), Expr::col(id), self.0)
    }
}

/// Puts texts in the place of those that their ids had.
pub async fn keep(tx: &Tx, table: &'static str, rows: &[(i64, String)]) -> Result<()> {
    if rows.is_empty() {
        return Ok(());
    }
    let backend = tx.get_database_backend();
    let places = (0..rows.len()).map(|row| (2 * row + 1, 2 * row + 2));
    let values = |write: fn(&BTreeSet<i32>) -> String| -> Vec<Value> {
        rows.iter().flat_map(|(id, text)| [Value::from(*id), write(&kept(text)).into()]).collect()
    };
    if backend == DbBackend::Postgres {
        let places: Vec<String> =
            places.map(|(id, text)| format!("(${id}, CAST(string_to_array(${text}, ',') AS INTEGER[]))")).collect();
        let sql = format!(
            "INSERT INTO {table} (id, grams) VALUES {} ON CONFLICT (id) DO UPDATE SET grams = EXCLUDED.grams \
             WHERE {table}.grams <> EXCLUDED.grams",
            places.join(", ")
        );
        let values = values(|pieces| joined(pieces, ",", i32::to_string));
        tx.execute_raw(Statement::from_sql_and_values(backend, sql, values)).await?;
        return Ok(());
    }
    let ids = rows.iter().map(|(id, _)| id.to_string()).collect::<Vec<_>>().join(",");
    tx.execute_unprepared(&format!("DELETE FROM {table} WHERE rowid IN ({ids})")).await?;
    let places: Vec<String> = places.map(|(id, text)| format!("(${id}, ${text})")).collect();
    let sql = format!("INSERT INTO {table} (rowid, grams) VALUES {}", places.join(", "));
    let values = values(|pieces| joined(pieces, " ", token));
    tx.execute_raw(Statement::from_sql_and_values(backend, sql, values)).await?;
    Ok(())
}

/// All rows have their pieces: those of new ones come with them, those of older ones by [`crate::db::ngram_index::keep`].
pub async fn declare_whole(tx: &Tx, table: &'static str) -> Result<()> {
    setting::put(tx, table, "1").await
}

pub async fn is_whole(db: &Db, table: &'static str) -> Result<bool> {
    if !db.short_cache.holds(table) {
        if setting::version(db, table).await? == 0 {
            return Ok(false);
        }
        db.short_cache.remember(table.to_owned());
    }
    Ok(true)
}

/// The pieces that a text is found by.
fn kept(text: &str) -> BTreeSet<i32> {
    let mut all = BTreeSet::new();
    for run in runs(text) {
        for length in if run.wide { [1, 2] } else { [2, 3] } {
            all.extend(run.letters.windows(length).map(piece));
        }
    }
    all
}

/// The longest pieces of a word, which are the rarest.
fn grams_of(word: &str) -> BTreeSet<i32> {
    let mut all = BTreeSet::new();
    for run in runs(word) {
        let length = run.letters.len().min(if run.wide { 2 } else { 3 });
        if run.wide || length > 1 {
            all.extend(run.letters.windows(length).map(piece));
        }
    }
    all
}

/// Letters that stand together, of one kind: Chinese ones say much, of the others it takes three.
struct Run {
    wide: bool,
    letters: Vec<char>,
}

fn runs(text: &str) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut apart = true;
    for letter in text.to_lowercase().chars() {
        if !letter.is_alphanumeric() {
            apart = true;
            continue;
        }
        let wide = !letter.is_ascii();
        match runs.last_mut() {
            Some(run) if !apart && run.wide == wide => run.letters.push(letter),
            _ => runs.push(Run { wide, letters: vec![letter] }),
        }
        apart = false;
    }
    runs
}

/// A number for a piece; two that share one only bring a row that is then not shown.
fn piece(letters: &[char]) -> i32 {
    crc32fast::hash(letters.iter().collect::<String>().as_bytes()).cast_signed()
}

/// What SQLite's index takes for a word.
fn token(piece: &i32) -> String {
    format!("{piece:08x}")
}

fn joined(pieces: &BTreeSet<i32>, between: &str, write: fn(&i32) -> String) -> String {
    pieces.iter().map(write).collect::<Vec<_>>().join(between)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_word_is_asked_for_by_its_longest_pieces() {
        assert_eq!(grams_of("面霜").len(), 1);
        assert_eq!(grams_of("保湿面霜").len(), 3);
        assert_eq!(grams_of("霜").len(), 1);
        assert_eq!(grams_of("huazhi").len(), 4);
        assert_eq!(grams_of("霜50ml").len(), 3);
        assert!(grams_of("a").is_empty() && grams_of("%_ -").is_empty());
    }

    proptest! {
        /// Whatever part of a text is asked for, the text has its pieces.
        #[test]
        fn every_part_of_a_text_is_found(text in "[面霜精华a-d0-3 %·İß-]{1,20}", from in 0..20_usize, length in 1..8_usize) {
            let text = text.to_lowercase();
            let part: String = text.chars().skip(from).take(length).collect();
            prop_assert!(grams_of(&part).is_subset(&kept(&text)), "{part} of {text}");
        }
    }
}
