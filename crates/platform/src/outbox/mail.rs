//! E-mail by SMTP: the configured server and no other.

use std::time::Duration;

use anyhow::Context;
use lettre::message::header::ContentType;
use lettre::message::{Mailbox, SinglePart};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use super::gateway::Outgoing;

const TIMEOUT: Duration = Duration::from_secs(15);
/// Of a mail whose text is a single line.
const SUBJECT: &str = "美ONE-商家通知";

/// Where mails are handed over.
#[derive(Clone)]
pub struct Smtp {
    pub host: String,
    pub port: u16,
    pub security: Security,
    /// User name and password, where the server asks for them.
    pub credentials: Option<(String, String)>,
    /// `美ONE-商家 <no-reply@example.com>`
    pub from: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Security {
    /// TLS from the first byte.
    Tls,
    /// TLS before anything is said; a server that has none is refused.
    StartTls,
    /// For a server on this very machine.
    None,
}

pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    pub fn new(smtp: &Smtp) -> anyhow::Result<Self> {
        let tls = || TlsParameters::new(smtp.host.clone());
        let tls = match smtp.security {
            Security::Tls => Tls::Wrapper(tls()?),
            Security::StartTls => Tls::Required(tls()?),
            Security::None => Tls::None,
        };
        let builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(&smtp.host);
        let mut builder = builder.port(smtp.port).tls(tls).timeout(Some(TIMEOUT));
        if let Some((user, password)) = &smtp.credentials {
            builder = builder.credentials(Credentials::new(user.clone(), password.clone()));
        }
        Ok(Self { transport: builder.build(), from: smtp.from.parse().context("the sender is no mail address")? })
    }

    pub async fn send(&self, outgoing: &Outgoing) -> anyhow::Result<()> {
        let (subject, text) = parts(&outgoing.text);
        let mail = Message::builder()
            .from(self.from.clone())
            // Errors must not repeat the address: they are logged.
            .to(outgoing.to.parse().ok().context("the receiver has no mail address")?)
            .subject(subject)
            // The receiver's server knows by it what it has already got.
            .message_id(Some(format!("<{}@{}>", outgoing.id, self.from.email.domain())))
            .singlepart(SinglePart::builder().header(ContentType::TEXT_PLAIN).body(text.to_owned()))?;
        let answer = self.transport.send(mail).await.map_err(|error| match error.status() {
            Some(code) => anyhow::anyhow!("the mail server answered {code}"),
            None => anyhow::anyhow!("the mail server could not be reached"),
        })?;
        anyhow::ensure!(answer.is_positive(), "the mail server answered {}", answer.code());
        Ok(())
    }
}

/// The first line is the subject, where there is more than one.
fn parts(text: &str) -> (&str, &str) {
    match text.split_once("\n\n") {
        Some((subject, rest)) if !subject.contains('\n') => (subject, rest),
        _ => (SUBJECT, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_is_the_subject() {
        assert_eq!(parts("新公告\n\n《x》已发布。\n"), ("新公告", "《x》已发布。\n"));
        assert_eq!(parts("你的验证码是123456"), (SUBJECT, "你的验证码是123456"));
    }
}
