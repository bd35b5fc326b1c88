use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use platform::outbox::{MailGateway, Mailer, Security, SilentGateway, Smtp};
use testkit::{Content, TestApp};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use super::send;
use crate::support::{number, text};

/// A mail server that takes every mail, says `refusal` to the first of them if there is one, and hands over what it got.
async fn mail_server(refusal: Option<&'static str>) -> (SocketAddr, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (got, mails) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut refusal = refusal;
        while let Ok((socket, _)) = listener.accept().await {
            let (read, mut write) = socket.into_split();
            let mut lines = BufReader::new(read).lines();
            write.write_all(b"220 mail.test\r\n").await.ok();
            let (mut mail, mut in_data) = (String::new(), false);
            while let Ok(Some(line)) = lines.next_line().await {
                mail.push_str(&line);
                mail.push('\n');
                let answer = match line.split(' ').next().unwrap_or_default() {
                    "." if in_data => {
                        in_data = false;
                        got.send(std::mem::take(&mut mail)).ok();
                        refusal.take().unwrap_or("250 taken")
                    }
                    _ if in_data => continue,
                    "EHLO" => "250 mail.test",
                    "DATA" => {
                        in_data = true;
                        "354 go on"
                    }
                    "QUIT" => "221 bye",
                    _ => "250 ok",
                };
                write.write_all(format!("{answer}\r\n").as_bytes()).await.ok();
            }
        }
    });
    (address, mails)
}

async fn app_with(address: SocketAddr) -> TestApp {
    let smtp = Smtp {
        host: address.ip().to_string(),
        port: address.port(),
        security: Security::None,
        credentials: None,
        from: "portal <no-reply@portal.example>".into(),
    };
    let mailer = Mailer::new(&smtp).expect("a mailer");
    let gateway = MailGateway { mailer, others: Arc::new(SilentGateway) };
    TestApp::filled_with_parts(Content::People, move |parts| parts.gateway = Arc::new(gateway)).await
}

/// A mail goes out by a real conversation, once, and nothing of it stays in the outbox.
#[tokio::test]
async fn a_message_goes_out_as_a_mail() {
    let (address, mut mails) = mail_server(None).await;
    let app = app_with(address).await;
    send(&app, 201, "ARTICLE_PUBLISHED", "/articles").await;
    for _ in 0..2 {
        app.run_job("message.channels").await;
        app.run_job("outbox").await;
    }
    let mail = tokio::time::timeout(Duration::from_secs(10), mails.recv()).await.expect("in time").expect("a mail");
    let receiver = text(&app, "SELECT email FROM account WHERE id = 201").await;
    assert!(mail.contains(&format!("RCPT TO:<{receiver}>")), "{mail}");
    assert!(
        mail.contains("MAIL FROM:<no-reply@portal.example>") && mail.contains("text/plain; charset=utf-8"),
        "{mail}"
    );
    // The subject is 新公告, as mails write it.
    assert!(mail.contains("=?utf-8?b?5paw5YWs5ZGK?="), "{mail}");
    assert!(mails.try_recv().is_err(), "one mail for one message");
    let left = "SELECT count(*) FROM outbox WHERE payload IS NOT NULL OR state <> 'SENT'";
    assert_eq!(number(&app, left).await, 0);
}

/// A server that cannot take it now gets it later, and its log holds no address.
#[tokio::test]
async fn a_mail_that_was_refused_is_tried_again() {
    let (address, mut mails) = mail_server(Some("451 come back later")).await;
    let app = app_with(address).await;
    send(&app, 201, "ARTICLE_PUBLISHED", "").await;
    app.run_job("message.channels").await;
    app.run_job("outbox").await;
    assert_eq!(text(&app, "SELECT state FROM outbox").await, "WAITING");
    app.clock().shift(Duration::from_secs(60));
    app.run_job("outbox").await;
    assert_eq!(text(&app, "SELECT state FROM outbox").await, "SENT");
    let first = mails.recv().await.expect("a mail");
    let second = mails.recv().await.expect("the same again");
    let id = |mail: &str| mail.lines().find(|line| line.starts_with("Message-ID")).map(str::to_owned);
    assert!(id(&first).is_some());
    assert_eq!(id(&first), id(&second), "by its number the receiver knows it again");
}
