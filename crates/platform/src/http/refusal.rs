//! What is refused before a request is one: a head too large, an address too long, bytes that are no HTTP. The library
//! answers these by itself and without a body; on their way out they get the body that every refusal has.

use std::io::{IoSlice, Result};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use uuid::Uuid;

use super::problem::Problem;
use super::texts::{self, Text};

const BARE: [(&[u8], Text); 3] = [
    (b"HTTP/1.1 431 ", texts::COMMON_LONG_HEAD),
    (b"HTTP/1.1 414 ", texts::COMMON_LONG_PATH),
    (b"HTTP/1.1 400 ", texts::COMMON_BAD_HEAD),
];

/// A connection whose bare refusals are given words.
pub struct Refusing<S> {
    inner: S,
    /// The answer that stands for a bare one, and how much of it has gone out.
    instead: Option<(Vec<u8>, usize)>,
}

impl<S> Refusing<S> {
    pub fn new(inner: S) -> Self {
        Self { inner, instead: None }
    }
}

/// The whole answer in the place of a bare one. Ours all have a body, so that nothing of ours is taken for one.
fn in_words(bytes: &[u8]) -> Option<Vec<u8>> {
    let (_, text) = BARE.iter().find(|(start, _)| bytes.starts_with(start))?;
    let head = std::str::from_utf8(bytes.strip_suffix(b"\r\n\r\n")?).ok()?;
    let bare = head.lines().any(|line| line.eq_ignore_ascii_case("content-length: 0"));
    if !bare || head.contains("\r\n\r\n") {
        return None;
    }
    let id = Uuid::now_v7().to_string();
    let body = Problem::from(*text).body("", &id).to_string();
    let kept = head.lines().filter(|line| !line.eq_ignore_ascii_case("content-length: 0")).collect::<Vec<_>>();
    let head = kept.join("\r\n");
    let length = body.len();
    let more = "content-type: application/problem+json\r\ncache-control: no-store\r\nx-content-type-options: nosniff";
    Some(format!("{head}\r\n{more}\r\nx-request-id: {id}\r\ncontent-length: {length}\r\n\r\n{body}").into_bytes())
}

impl<S: AsyncWrite + Unpin> Refusing<S> {
    /// Whether all of what was put in the place of `bytes` has gone out; `None` where they go as they are.
    fn poll_instead(&mut self, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<Option<Result<usize>>> {
        if self.instead.is_none() {
            self.instead = in_words(bytes).map(|answer| (answer, 0));
        }
        let Some((answer, sent)) = &mut self.instead else { return Poll::Ready(None) };
        while *sent < answer.len() {
            match ready!(Pin::new(&mut self.inner).poll_write(cx, &answer[*sent..])) {
                Ok(0) => return Poll::Ready(Some(Err(std::io::ErrorKind::WriteZero.into()))),
                Ok(more) => *sent += more,
                Err(error) => return Poll::Ready(Some(Err(error))),
            }
        }
        self.instead = None;
        Poll::Ready(Some(Ok(bytes.len())))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Refusing<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        match ready!(self.poll_instead(cx, bytes)) {
            Some(written) => Poll::Ready(written),
            None => Pin::new(&mut self.inner).poll_write(cx, bytes),
        }
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        // A bare refusal is one piece.
        if let [only] = pieces
            && let Some(written) = ready!(self.poll_instead(cx, only))
        {
            return Poll::Ready(written);
        }
        Pin::new(&mut self.inner).poll_write_vectored(cx, pieces)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Refusing<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.inner).poll_read(cx, buffer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_refusal_gets_a_body_and_nothing_else_does() {
        let bare = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";
        let answer = String::from_utf8(in_words(bare).expect("an answer")).expect("a text");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a body");
        assert!(head.contains("connection: close") && !head.contains("content-length: 0"), "{head}");
        assert!(head.contains(&format!("content-length: {}", body.len())), "{head}");
        let body: serde_json::Value = serde_json::from_str(body).expect("json");
        assert_eq!((body["status"].as_i64(), body["title"].as_str()), (Some(431), Some("请求头过大")));
        for other in ["HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", "HTTP/1.1 400 Bad\r\ncontent-length: 2\r\n\r\n{}"]
        {
            assert_eq!(in_words(other.as_bytes()), None, "{other}");
        }
    }
}
