//! One cell: what Excel holds, and what a field makes of it.

use calamine::{DataRef, ExcelDateTime};
use chrono::{Duration, NaiveDate, NaiveDateTime, NaiveTime, Timelike};
use serde_json::{Value as Json, json};

use crate::clock::{DATE_FORMAT, DATE_TIME_FORMAT};
use crate::dict::Dictionaries;
use crate::form::{FieldFact, FieldKind, Holds, scaled};
use crate::http::texts::{self, Text};
use crate::money::Money;

#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    Blank,
    Text(String),
    Number(f64),
    Bool(bool),
    Moment(NaiveDateTime),
    /// A formula that failed, a moment that no calendar has.
    Wrong(String),
}

/// The day after the last one that Excel knows.
const END_OF_DAYS: f64 = 2_958_466.0;

impl Cell {
    pub fn of(data: &DataRef<'_>) -> Self {
        match data {
            DataRef::Empty => Self::Blank,
            DataRef::Int(number) => Self::Number(*number as f64),
            DataRef::Float(number) => Self::Number(*number),
            DataRef::Bool(yes) => Self::Bool(*yes),
            DataRef::DateTime(moment) if moment.is_datetime() => moment_of(moment),
            DataRef::DateTime(duration) => Self::Number(duration.as_f64()),
            DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => text_of(text),
            DataRef::SharedString(text) => text_of(text),
            DataRef::Error(error) => Self::Wrong(error.to_string()),
        }
    }

    /// Of what would be copied.
    pub fn length(data: &DataRef<'_>) -> usize {
        match data {
            DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => text.chars().count(),
            DataRef::SharedString(text) => text.chars().count(),
            _ => 0,
        }
    }

    /// As a person reads it.
    pub fn text(&self) -> String {
        match self {
            Self::Blank => String::new(),
            Self::Text(text) | Self::Wrong(text) => text.clone(),
            Self::Number(number) => number_text(*number),
            Self::Bool(yes) => if *yes { "是" } else { "否" }.to_owned(),
            Self::Moment(moment) if moment.time() == NaiveTime::MIN => moment.format(DATE_FORMAT).to_string(),
            Self::Moment(moment) => moment.format(DATE_TIME_FORMAT).to_string(),
        }
    }
}

fn text_of(text: &str) -> Cell {
    let plain: String = text.chars().filter(|c| !c.is_control() || matches!(c, '\n' | '\t')).collect();
    match plain.trim() {
        "" => Cell::Blank,
        text => Cell::Text(text.to_owned()),
    }
}

/// Excel counts in fractions of days, so a full second may lie a hair before itself.
fn moment_of(moment: &ExcelDateTime) -> Cell {
    let wrong = || Cell::Wrong(moment.as_f64().to_string());
    if !(0.0..END_OF_DAYS).contains(&moment.as_f64()) {
        return wrong();
    }
    let (year, month, day, hour, minute, second, milli) = moment.to_ymd_hms_milli();
    let date = NaiveDate::from_ymd_opt(year.into(), month.into(), day.into());
    let whole = date.and_then(|date| date.and_hms_opt(hour.into(), minute.into(), second.into()));
    let rounded = whole.and_then(|whole| whole.checked_add_signed(Duration::milliseconds(i64::from(milli) + 500)));
    rounded.and_then(|moment| moment.with_nanosecond(0)).map_or_else(wrong, Cell::Moment)
}

/// Excel shows fifteen digits; what a sum leaves behind them is nobody's number.
fn number_text(number: f64) -> String {
    let shown: f64 = format!("{number:.14e}").parse().unwrap_or(number);
    shown.to_string()
}

/// The field's value on the wire, or what is wrong.
pub fn value(fact: &FieldFact, cell: &Cell, dictionaries: &Dictionaries) -> Result<Json, Text> {
    if let Cell::Wrong(_) = cell {
        return Err(texts::COMMON_FORMAT);
    }
    let option = |words: &str| match fact.dict {
        Some(dict) => dictionaries.meant(dict, words).map(Json::from).ok_or(texts::COMMON_DICT),
        None => Ok(words.into()),
    };
    let text = cell.text();
    let read = match fact.holds {
        Holds::Text => return option(&text),
        Holds::Texts => return several(&text).map(option).collect(),
        Holds::Int => plain_number(&text).and_then(|number| scaled(&number, 0)).map(Json::from),
        Holds::Decimal(places) => decimal(fact, &text, places),
        Holds::Money => amount(&text),
        Holds::Bool => yes_or_no(cell),
        Holds::Date => date(cell).map(|date| date.format(DATE_FORMAT).to_string().into()),
        Holds::Time => moment(cell).map(|moment| moment.format(DATE_TIME_FORMAT).to_string().into()),
        Holds::Ids | Holds::Files | Holds::Rows | Holds::Part | Holds::Other => None,
    };
    read.ok_or(texts::COMMON_FORMAT)
}

fn several(text: &str) -> impl Iterator<Item = &str> {
    text.split(['、', '，', ',', '；', ';', '\n']).map(str::trim).filter(|part| !part.is_empty())
}

fn decimal(fact: &FieldFact, text: &str, places: u8) -> Option<Json> {
    let text = match fact.kind {
        FieldKind::Rate => text.trim_end_matches(['%', '％']).trim_end(),
        _ => text,
    };
    let number = scaled(&plain_number(text)?, places)?;
    Some(json!(number as f64 / 10_f64.powi(places.into())))
}

fn amount(text: &str) -> Option<Json> {
    let (sign, text) = text.strip_prefix('-').map_or(("", text), |rest| ("-", rest));
    let text = text.trim_start_matches(['¥', '￥']).trim_end_matches('元').trim();
    serde_json::to_value(Money::from_yuan(&format!("{sign}{}", plain_number(text)?))?).ok()
}

/// Without the commas between thousands, which must stand where they belong.
fn plain_number(text: &str) -> Option<String> {
    let text = text.replace('，', ",");
    if !text.contains(',') {
        return Some(text);
    }
    let (whole, part) = text.split_once('.').map_or((text.as_str(), None), |(whole, part)| (whole, Some(part)));
    let mut groups = whole.trim_start_matches('-').split(',');
    let first = groups.next().unwrap_or_default();
    let in_place = (1..=3).contains(&first.len()) && groups.all(|group| group.len() == 3);
    in_place.then(|| whole.replace(',', "") + &part.map(|part| format!(".{part}")).unwrap_or_default())
}

fn yes_or_no(cell: &Cell) -> Option<Json> {
    match cell {
        Cell::Bool(yes) => Some((*yes).into()),
        _ => match cell.text().to_ascii_lowercase().as_str() {
            "是" | "true" => Some(true.into()),
            "否" | "false" => Some(false.into()),
            _ => None,
        },
    }
}

fn date(cell: &Cell) -> Option<NaiveDate> {
    match cell {
        Cell::Moment(moment) => Some(moment.date()),
        Cell::Text(text) => date_of(text),
        _ => None,
    }
}

fn moment(cell: &Cell) -> Option<NaiveDateTime> {
    match cell {
        Cell::Moment(moment) => Some(*moment),
        Cell::Text(text) => {
            let (day, time) = text.split_once([' ', 'T']).unwrap_or((text, "00:00:00"));
            let time = ["%H:%M:%S", "%H:%M"].iter().find_map(|form| NaiveTime::parse_from_str(time.trim(), form).ok());
            Some(date_of(day)?.and_time(time?))
        }
        _ => None,
    }
}

/// `2026-01-31` and the other ways in which people write it.
fn date_of(text: &str) -> Option<NaiveDate> {
    let text = text.trim().trim_end_matches('日');
    let mut parts = text.split(['-', '/', '.', '年', '月']);
    let mut next = |digits: std::ops::RangeInclusive<usize>| {
        let part = parts.next().filter(|part| digits.contains(&part.len()))?;
        part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse::<u32>().ok())?
    };
    let (year, month, day) = (next(4..=4)?, next(1..=2)?, next(1..=2)?);
    if parts.next().is_some() {
        return None;
    }
    NaiveDate::from_ymd_opt(year as i32, month, day)
}

#[cfg(test)]
#[path = "cell_tests.rs"]
mod tests;
