//! R16: what is too large is refused before it is read whole.

use testkit::TestApp;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use super::{Parts, UPLOAD, head, jpeg, mp4, objects, pdf, send};
use crate::admin::refused;
use crate::support::{read_answer, status_of};

const KB: usize = 1024;

/// R16, S5-25, S8-05: to the byte, for each kind of slot.
#[tokio::test]
async fn one_byte_over_the_limit_of_a_slot_is_refused() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let picture = |size: usize| {
        let content = jpeg(16, 16);
        [content.clone(), vec![0; size - content.len()]].concat()
    };
    for (slot, name, limit, text, make) in [
        ("", "a.jpg", 10_240 * KB, "10MB", &picture as &dyn Fn(usize) -> Vec<u8>),
        ("screenshot", "a.jpg", 10_240 * KB, "10MB", &picture),
        ("authFiles", "a.pdf", 20_480 * KB, "20MB", &pdf),
        ("video", "a.mp4", 204_800 * KB, "200MB", &mp4),
    ] {
        assert_eq!(make(limit).len(), limit);
        send(&user, slot, name, &make(limit)).await.ok();
        let sentence = format!("文件大小不能超过{text}，请重新上传");
        refused(&send(&user, slot, name, &make(limit + 1)).await, 413, "file.size", &sentence);
    }
    // A slot that comes after the file is the one that counts.
    let late = Parts::default().file("a.pdf", "", &pdf(20_480 * KB + 1)).field("slot", "authFiles");
    refused(&late.post(&user, UPLOAD).await, 413, "file.size", "文件大小不能超过20MB，请重新上传");
    assert_eq!(objects(&app).len(), 4);
}

/// R16: the answer comes while most of the body has yet to be sent.
#[tokio::test(flavor = "multi_thread")]
async fn the_answer_does_not_wait_for_the_body() {
    let app = TestApp::people().await;
    let user = app.login("200001", "admin").await;
    let server = app.spawn_server().await;
    for (slot, name, limit) in [("", "a.jpg", 10_240 * KB), ("authFiles", "a.pdf", 20_480 * KB)] {
        let mut socket = TcpStream::connect(server.address).await.expect("a connection");
        let form = Parts::default().field("slot", slot).file(name, "", b"");
        let form = form.body();
        let head_of_form = &form[..form.len() - 32];
        socket.write_all(head(user.token(), 400 << 20).as_bytes()).await.expect("written");
        socket.write_all(head_of_form).await.expect("written");
        let (piece, mut sent) = (vec![b'x'; 64 * KB], 0);
        // A little more than the limit, and then nothing: whoever waits for the rest waits for ever.
        while sent < limit + KB {
            let next = piece.len().min(limit + KB - sent);
            if socket.write_all(&piece[..next]).await.is_err() {
                break;
            }
            sent += next;
        }
        let answer = read_answer(&mut socket).await;
        assert_eq!(status_of(&answer), Some(413), "{answer}");
        assert!(answer.contains("file.size"), "{answer}");
    }
    // A type that no slot takes is refused before the first byte of content.
    let mut socket = TcpStream::connect(server.address).await.expect("a connection");
    let form = Parts::default().field("slot", "screenshot").file("a.pdf", "", b"").body();
    socket.write_all(head(user.token(), 400 << 20).as_bytes()).await.expect("written");
    socket.write_all(&form[..form.len() - 32]).await.expect("written");
    let answer = read_answer(&mut socket).await;
    assert!(status_of(&answer) == Some(400) && answer.contains("file.type"), "{answer}");
    server.stop().await;
}
