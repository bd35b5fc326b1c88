//! Requests as text: the same bytes are tried once here and sent by wrk thousands of times.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::LazyLock;
use std::time::Duration;

use anyhow::{Context, Result, ensure};

use crate::fill::{PASSWORD, offer_of};
use crate::scenarios::Scenario;
use crate::wrk::NEXT;

/// Somebody of the generated data.
pub struct User {
    pub company: i64,
    pub id: i64,
    pub els: String,
    pub login: String,
    pub token: String,
}

pub struct Answer {
    pub status: u16,
    head: String,
    pub body: String,
}

/// A megabyte that is a PDF without pages.
static PDF: LazyLock<String> = LazyLock::new(|| {
    let head = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%";
    let filler = "x".repeat(1_000_000);
    let table = head.len() + filler.len() + 1;
    format!("{head}{filler}\nxref\n0 3\ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n{table}\n%%EOF\n")
});

/// `etag` fills a header that asks for it.
pub fn request(address: &str, scenario: &Scenario, user: &User, etag: Option<&str>) -> String {
    let fill = |text: &str| {
        text.replace("{company}", &user.company.to_string())
            .replace("{user}", &user.id.to_string())
            .replace("{offer}", &offer_of(user.company).to_string())
            .replace("{task}", NEXT)
            .replace("{pdf}", &PDF)
            .replace("{els}", &user.els)
            .replace("{login}", &user.login)
            .replace("{password}", PASSWORD)
            .replace("{etag}", etag.unwrap_or("none"))
    };
    let mut text = format!("{} {} HTTP/1.1\r\nHost: {address}\r\n", scenario.method, fill(scenario.path));
    if !user.token.is_empty() {
        text += &format!("Authorization: Bearer {}\r\n", user.token);
    }
    for (name, value) in scenario.headers {
        text += &format!("{name}: {}\r\n", fill(value));
    }
    let body = fill(scenario.body);
    if !body.is_empty() {
        if scenario.headers.iter().all(|(name, _)| *name != "Content-Type") {
            text += "Content-Type: application/json\r\n";
        }
        text += &format!("Content-Length: {}\r\n", body.len());
    }
    text + "\r\n" + &body
}

pub fn send(address: &str, request: impl AsRef<[u8]>) -> Result<Answer> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    stream.write_all(request.as_ref())?;
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        ensure!(reader.read_line(&mut head)? > 0, "the connection was closed");
    }
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).context("no status")?;
    let mut answer = Answer { status, head, body: String::new() };
    // What is compressed on its way has no length, and nobody here reads it.
    let length = answer.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    answer.body = String::from_utf8_lossy(&body).into_owned();
    Ok(answer)
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(given, _)| given.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}
