//! Pages of a list: zero-based `page`, `size`, `X-Total-Count` and `Link`, as the specification's client asks.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use form_urlencoded::Serializer;
use sea_orm::sea_query::SimpleExpr;
use serde::Serialize;

use super::counter::Counter;
use crate::http::{JSON, Problem, Result, texts};

pub const DEFAULT_SIZE: u64 = 20;
pub const MAX_SIZE: u64 = 100;

/// Deeper pages are a crawl, not reading: filters are the way there.
const MAX_OFFSET: u64 = 1_000_000;

pub const TOTAL_COUNT: HeaderName = HeaderName::from_static("x-total-count");
/// There are more than were counted.
pub const TOTAL_MORE: HeaderName = HeaderName::from_static("x-total-more");

/// How a page comes to its total.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Total {
    /// Counted beside the rows, under the same conditions.
    Counted,
    /// Somebody has counted them a moment ago.
    Known(u64),
}

/// Page, size and every other parameter as they came.
#[derive(Clone, Debug)]
pub struct PageRequest {
    pub page: u64,
    pub size: u64,
    pub sort: Vec<String>,
    pub filters: Vec<(String, String)>,
    /// Nobody counts further than this.
    pub most: Option<u64>,
    pub total: Total,
    /// The few rows that may be meant, where an index of pieces has found them.
    pub among: Vec<SimpleExpr>,
    /// Where the total alone is wanted, and others with it.
    pub(super) counter: Option<Counter>,
    path: String,
}

impl PageRequest {
    pub fn parse(path: &str, query: &str) -> Result<Self> {
        let mut request = Self {
            page: 0,
            size: DEFAULT_SIZE,
            sort: vec![],
            filters: vec![],
            most: None,
            total: Total::Counted,
            among: vec![],
            counter: None,
            path: path.to_owned(),
        };
        for (name, value) in form_urlencoded::parse(query.as_bytes()).into_owned() {
            match name.as_str() {
                "page" => request.page = number(&name, &value)?,
                "size" => request.size = number(&name, &value)?,
                "sort" => request.sort.push(value),
                // A repeated parameter is the same as a list with commas.
                _ => match request.filters.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, values)) => {
                        values.push(',');
                        values.push_str(&value);
                    }
                    None => request.filters.push((name, value)),
                },
            }
        }
        if request.size == 0 || request.size > MAX_SIZE {
            return Err(bad("size"));
        }
        if request.page.saturating_mul(request.size) > MAX_OFFSET {
            return Err(bad("page"));
        }
        Ok(request)
    }

    /// For the total alone: no row is brought.
    pub fn counting(path: &str, query: &str) -> Result<Self> {
        Ok(Self { size: 0, ..Self::parse(path, query)? })
    }

    /// The total comes together with those of others.
    #[must_use]
    pub fn through(self, counter: &Counter) -> Self {
        Self { counter: Some(counter.clone()), ..self }
    }

    /// Takes a filter that the list's declaration does not know out of the request; its operator is `equals`.
    pub fn take(&mut self, name: &str) -> Option<String> {
        let equals = format!("{name}.equals");
        let at = self.filters.iter().position(|(filter, _)| filter == name || *filter == equals)?;
        Some(self.filters.remove(at).1.trim().to_owned()).filter(|value| !value.is_empty())
    }

    #[must_use]
    pub fn counted_to(&self, most: Option<u64>) -> Self {
        Self { most, ..self.clone() }
    }

    pub fn offset(&self) -> u64 {
        self.page * self.size
    }

    /// `first`, `prev`, `next` and `last`, with filters and sort kept.
    fn links(&self, total: u64) -> String {
        let last = total.div_ceil(self.size).saturating_sub(1);
        let mut pages = vec![(0, "first"), (last, "last")];
        if self.page > 0 {
            pages.push((self.page.min(last + 1) - 1, "prev"));
        }
        if self.page < last {
            pages.push((self.page + 1, "next"));
        }
        let link = |(page, rel): (u64, &str)| {
            let mut query = Serializer::new(String::new());
            query.append_pair("page", &page.to_string()).append_pair("size", &self.size.to_string());
            self.sort.iter().for_each(|sort| {
                query.append_pair("sort", sort);
            });
            let query = query.extend_pairs(&self.filters).finish();
            format!("<{}?{query}>; rel=\"{rel}\"", self.path)
        };
        pages.into_iter().map(link).collect::<Vec<_>>().join(",")
    }
}

impl<S: Send + Sync> FromRequestParts<S> for PageRequest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self> {
        Self::parse(parts.uri.path(), parts.uri.query().unwrap_or_default())
    }
}

/// The rows of one page with the number of all.
pub struct Page<T> {
    pub rows: Vec<T>,
    pub total: u64,
    /// Whether there are more than the total says.
    pub more: bool,
    pub(super) request: PageRequest,
}

impl<T> Page<T> {
    pub(super) fn of(rows: Vec<T>, total: u64, request: &PageRequest) -> Self {
        let most = request.most.unwrap_or(u64::MAX);
        Self { rows, total: total.min(most), more: total > most, request: request.clone() }
    }

    /// As many as there are, or one more than anybody counts.
    pub fn counted(&self) -> u64 {
        self.total + u64::from(self.more)
    }

    /// The same page as the answer to the request as it came, so that its links keep every filter.
    #[must_use]
    pub fn answering(mut self, request: PageRequest) -> Self {
        self.request = request;
        self
    }

    /// The same page with other rows in the place of its own.
    pub fn with_rows<U>(self, rows: Vec<U>) -> Page<U> {
        Page { rows, total: self.total, more: self.more, request: self.request }
    }

    pub fn map<U>(self, change: impl FnMut(T) -> U) -> Page<U> {
        let Self { rows, total, more, request } = self;
        Page { rows: rows.into_iter().map(change).collect(), total, more, request }
    }
}

/// For a page of twenty rows, so that what is written is not moved time and again.
const ROOM: usize = 48 * 1024;

/// A row as the wire shows it.
pub trait Written {
    fn write_to(&self, body: &mut Vec<u8>) -> Result<()>;
}

impl<T: Serialize> Written for T {
    fn write_to(&self, body: &mut Vec<u8>) -> Result<()> {
        Ok(serde_json::to_writer(body, self)?)
    }
}

impl<T: Written> Page<T> {
    fn body(&self) -> Result<Vec<u8>> {
        let mut body = Vec::with_capacity(ROOM);
        body.push(b'[');
        for (nth, row) in self.rows.iter().enumerate() {
            if nth > 0 {
                body.push(b',');
            }
            row.write_to(&mut body)?;
        }
        body.push(b']');
        Ok(body)
    }
}

impl<T: Written> IntoResponse for Page<T> {
    fn into_response(self) -> Response {
        let links = self.request.links(self.total);
        let body = match self.body() {
            Ok(body) => body,
            Err(problem) => return problem.into_response(),
        };
        let mut response = ([(header::CONTENT_TYPE, JSON)], body).into_response();
        response.headers_mut().insert(TOTAL_COUNT, self.total.into());
        if self.more {
            response.headers_mut().insert(TOTAL_MORE, HeaderValue::from_static("true"));
        }
        // Percent-encoded by the serializer, so it is always a valid header.
        if let Ok(links) = HeaderValue::from_str(&links) {
            response.headers_mut().insert(header::LINK, links);
        }
        response
    }
}

pub fn bad(name: &str) -> Problem {
    Problem::filled(texts::COMMON_BAD_QUERY, &[("name", name)])
}

fn number(name: &str, value: &str) -> Result<u64> {
    value.parse().map_err(|_| bad(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S9-01
    #[test]
    fn size_is_20_by_default_and_100_at_most_and_pages_count_from_zero() {
        let request = PageRequest::parse("/x", "").expect("a page");
        assert_eq!((request.page, request.size), (0, 20));
        assert!(PageRequest::parse("/x", "size=100").is_ok());
        for wrong in ["size=101", "size=0", "page=-1", "page=x", "page=100000&size=100"] {
            let problem = PageRequest::parse("/x", wrong).expect_err(wrong);
            assert_eq!(problem.status, 400);
        }
    }

    #[test]
    fn links_keep_filters_and_sort() {
        let request = PageRequest::parse("/x", "page=1&size=10&sort=id,desc&name.contains=a%26b").expect("a page");
        let links = request.links(35);
        assert!(links.contains("</x?page=2&size=10&sort=id%2Cdesc&name.contains=a%26b>; rel=\"next\""), "{links}");
        assert!(links.contains("page=3&size=10") && links.contains("rel=\"last\""), "{links}");
    }
}
