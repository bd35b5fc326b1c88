//! One clock for the whole program: UTC, cut to milliseconds, shown in Asia/Shanghai.
//!
//! Times are stored as integer milliseconds, so both databases order, compare and index them alike.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, TimeZone, Timelike, Utc};
use chrono_tz::Asia::Shanghai;
use chrono_tz::Tz;
use sea_orm::DeriveValueType;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

pub const DATE_TIME_FORMAT: &str = "%Y-%m-%d %H:%M:%S";
pub const DATE_FORMAT: &str = "%Y-%m-%d";

/// The source of "now". The demo profile and the tests may move it; nothing else reads the system's time.
#[derive(Clone, Default)]
pub struct Clock {
    offset_ms: Arc<AtomicI64>,
}

impl Clock {
    pub fn now(&self) -> Timestamp {
        Timestamp(Utc::now().timestamp_millis() + self.offset_ms.load(Ordering::Relaxed))
    }

    pub fn today(&self) -> Date {
        self.now().date()
    }

    pub fn shift(&self, by: Duration) {
        self.offset_ms.fetch_add(by.as_millis() as i64, Ordering::Relaxed);
    }

    pub fn offset_ms(&self) -> i64 {
        self.offset_ms.load(Ordering::Relaxed)
    }

    pub fn set_offset_ms(&self, offset: i64) {
        self.offset_ms.store(offset, Ordering::Relaxed);
    }
}

/// A moment, in milliseconds since 1970. On the wire `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, DeriveValueType)]
pub struct Timestamp(pub i64);

impl Timestamp {
    pub fn plus(self, by: Duration) -> Self {
        Self(self.0 + by.as_millis() as i64)
    }

    pub fn minus(self, by: Duration) -> Self {
        Self(self.0 - by.as_millis() as i64)
    }

    /// Zero when `earlier` is in the future.
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0).max(0) as u64)
    }

    pub fn local(self) -> DateTime<Tz> {
        let utc = DateTime::<Utc>::from_timestamp_millis(self.0).unwrap_or(DateTime::UNIX_EPOCH);
        utc.with_timezone(&Shanghai)
    }

    pub fn date(self) -> Date {
        Date(self.local().date_naive())
    }

    pub fn parse(text: &str) -> Option<Self> {
        NaiveDateTime::parse_from_str(text, DATE_TIME_FORMAT).ok().and_then(from_local)
    }
}

impl Timestamp {
    /// As it is shown. A list holds many: their digits are set by hand, several times as fast as by a format.
    fn digits(self) -> [u8; 19] {
        let local = self.local();
        let mut text = *b"0000-00-00 00:00:00";
        let year = local.year().clamp(0, 9999).unsigned_abs();
        let numbers =
            [year / 100, year % 100, local.month(), local.day(), local.hour(), local.minute(), local.second()];
        for (at, number) in [0, 2, 5, 8, 11, 14, 17].into_iter().zip(numbers) {
            text[at] = b'0' + (number / 10) as u8;
            text[at + 1] = b'0' + (number % 10) as u8;
        }
        text
    }
}

impl std::fmt::Display for Timestamp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(std::str::from_utf8(&self.digits()).unwrap_or_default())
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(std::str::from_utf8(&self.digits()).unwrap_or_default())
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| de::Error::custom("expected yyyy-MM-dd HH:mm:ss"))
    }
}

/// A calendar day in Asia/Shanghai, stored as `yyyy-MM-dd` text, which sorts as the days do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date(pub NaiveDate);

impl Date {
    pub fn parse(text: &str) -> Option<Self> {
        // chrono accepts `2026-1-5`; the contract does not.
        (text.len() == 10).then(|| NaiveDate::parse_from_str(text, DATE_FORMAT).ok().map(Self))?
    }

    pub fn plus_days(self, days: i64) -> Self {
        Self(self.0 + chrono::Duration::days(days))
    }

    /// Negative where the other day is the later one.
    pub fn days_since(self, other: Self) -> i64 {
        (self.0 - other.0).num_days()
    }

    /// The first moment of the day and the first moment of the next one.
    pub fn bounds(self) -> (Timestamp, Timestamp) {
        let start = |day: NaiveDate| from_local(day.and_hms_opt(0, 0, 0).unwrap_or_default());
        let (from, to) = (start(self.0), start(self.plus_days(1).0));
        (from.unwrap_or_default(), to.unwrap_or_default())
    }
}

impl std::fmt::Display for Date {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| de::Error::custom("expected yyyy-MM-dd"))
    }
}

impl From<Date> for sea_orm::Value {
    fn from(date: Date) -> Self {
        date.to_string().into()
    }
}

impl sea_orm::TryGetable for Date {
    fn try_get_by<I: sea_orm::ColIdx>(res: &sea_orm::QueryResult, index: I) -> Result<Self, sea_orm::TryGetError> {
        let text = <String as sea_orm::TryGetable>::try_get_by(res, index)?;
        Self::parse(&text)
            .ok_or_else(|| sea_orm::TryGetError::DbErr(sea_orm::DbErr::Type(format!("not a date: {text}"))))
    }
}

impl sea_orm::sea_query::ValueType for Date {
    fn try_from(v: sea_orm::Value) -> Result<Self, sea_orm::sea_query::ValueTypeErr> {
        let text = <String as sea_orm::sea_query::ValueType>::try_from(v)?;
        Self::parse(&text).ok_or(sea_orm::sea_query::ValueTypeErr)
    }

    fn type_name() -> String {
        "Date".into()
    }

    fn array_type() -> sea_orm::sea_query::ArrayType {
        sea_orm::sea_query::ArrayType::String
    }

    fn column_type() -> sea_orm::ColumnType {
        sea_orm::ColumnType::Text
    }
}

impl sea_orm::sea_query::Nullable for Date {
    fn null() -> sea_orm::Value {
        <String as sea_orm::sea_query::Nullable>::null()
    }
}

/// Asia/Shanghai has no repeated hours today; the earliest reading covers the historic ones.
fn from_local(local: NaiveDateTime) -> Option<Timestamp> {
    let moment = Shanghai.from_local_datetime(&local).earliest()?;
    Some(Timestamp(moment.timestamp_millis()))
}

/// Schemas of the two wire forms.
mod schema {
    use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
    use utoipa::openapi::{KnownFormat, RefOr, SchemaFormat};

    impl utoipa::PartialSchema for super::Timestamp {
        fn schema() -> RefOr<Schema> {
            ObjectBuilder::new()
                .schema_type(Type::String)
                .pattern(Some(r"^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$"))
                .into()
        }
    }

    impl utoipa::ToSchema for super::Timestamp {}

    impl utoipa::PartialSchema for super::Date {
        fn schema() -> RefOr<Schema> {
            ObjectBuilder::new()
                .schema_type(Type::String)
                .format(Some(SchemaFormat::KnownFormat(KnownFormat::Date)))
                .into()
        }
    }

    impl utoipa::ToSchema for super::Date {}
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S9-03
    #[test]
    fn a_moment_is_shown_in_shanghai_and_read_back() {
        let moment = Timestamp(1_763_164_800_000);
        assert_eq!(moment.to_string(), "2025-11-15 08:00:00");
        assert_eq!(Timestamp::parse("2025-11-15 08:00:00"), Some(moment));
        assert_eq!(Timestamp::parse("2025-11-15T08:00:00Z"), None);
        for text in ["1990-07-01 12:00:00", "2000-02-29 23:59:59", "2026-12-31 00:09:10", "2099-10-20 19:30:01"] {
            let moment = Timestamp::parse(text).expect("a moment");
            assert_eq!(Timestamp(moment.0 + 999).to_string(), text);
            assert_eq!(serde_json::to_value(moment).expect("json"), text);
            assert_eq!(moment.local().format(DATE_TIME_FORMAT).to_string(), text);
        }
    }

    #[test]
    fn a_day_spans_midnight_to_midnight_in_shanghai() {
        let (from, to) = Date::parse("2026-11-15").expect("a date").bounds();
        assert_eq!(from.to_string(), "2026-11-15 00:00:00");
        assert_eq!(to.to_string(), "2026-11-16 00:00:00");
        assert_eq!(Date::parse("2026-1-5"), None);
    }

    #[test]
    fn a_shifted_clock_runs_ahead() {
        let clock = Clock::default();
        let before = clock.now();
        clock.shift(Duration::from_secs(3600));
        assert!(clock.now().since(before) >= Duration::from_secs(3600));
    }
}
