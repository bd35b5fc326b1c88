use proptest::prelude::*;

use super::*;

fn form(kind: &str, pieces: Vec<Vec<u8>>) -> Result<Form> {
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, kind.parse().expect("a header"));
    let pieces = pieces.into_iter().map(|piece| Ok::<_, std::io::Error>(Bytes::from(piece)));
    Form::new(&headers, Body::from_stream(futures_util::stream::iter(pieces)))
}

/// Events with the pieces of a file put together; `Err` where the form is refused.
fn read(body: &[u8], cut: usize) -> Result<Vec<Event>> {
    let pieces = body.chunks(cut.max(1)).map(<[u8]>::to_vec).collect();
    let mut form = form("multipart/form-data; boundary=b0", pieces)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime");
    runtime.block_on(async {
        let mut events: Vec<Event> = Vec::new();
        while let Some(event) = form.next().await? {
            match (events.last_mut(), event) {
                (Some(Event::Bytes(before)), Event::Bytes(more)) => *before = [&before[..], &more[..]].concat().into(),
                (_, event) => events.push(event),
            }
        }
        Ok(events)
    })
}

fn body(content: &[u8]) -> Vec<u8> {
    let head = "--b0\r\nContent-Disposition: form-data; name=\"slot\"\r\n\r\nvideo\r\n--b0\r\n\
                content-disposition: form-data; filename=\"图 \\\"1%22.jpg\"; name=\"file\"\r\nContent-Type: image/jpeg\r\n\r\n";
    [head.as_bytes(), content, b"\r\n--b0--\r\n"].concat()
}

#[test]
fn a_form_is_read_alike_however_it_is_cut() {
    let content = b"--b0 \r\n--b\r\n\r\n--b1\r\n";
    let expected = [
        Event::Field { name: "slot".into(), value: "video".into() },
        Event::File { file_name: "图 \"1\".jpg".into(), content_type: "image/jpeg".into() },
        Event::Bytes(Bytes::from_static(content)),
    ];
    for cut in 1..80 {
        assert_eq!(read(&body(content), cut).expect("a form"), expected, "pieces of {cut}");
    }
}

#[test]
fn what_is_no_form_is_refused() {
    let whole = body(b"x");
    for end in 0..whole.len() - 2 {
        assert!(read(&whole[..end], 7).is_err(), "cut off at {end}");
    }
    let endless = [b"--b0\r\nx: ".to_vec(), vec![b'a'; 20_000], b"\r\n\r\n".to_vec()].concat();
    let long = "--b0\r\nContent-Disposition: form-data; name=\"slot\"\r\n\r\n".to_owned() + &"x".repeat(20_000);
    let many = "--b0\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\r\n".repeat(40) + "--b0--";
    for wrong in [b"preamble\r\n--b0--".to_vec(), endless, long.into_bytes(), many.into_bytes()] {
        assert!(read(&wrong, 4096).is_err());
    }
    for kind in ["multipart/form-data", "multipart/mixed; boundary=x", "text/plain", "multipart/form-data; boundary="] {
        assert!(form(kind, Vec::new()).is_err(), "{kind}");
    }
    let coded = parameter("form-data; name=file; filename*=UTF-8''%E5%9B%BE.png", "filename*");
    assert_eq!(coded.as_deref(), Some("图.png"));
}

proptest! {
    /// R18
    #[test]
    fn any_content_comes_through_and_any_body_is_survived(
        content in proptest::collection::vec(any::<u8>(), 0..300), cut in 1_usize..64, noise in any::<Vec<u8>>(),
    ) {
        prop_assume!(memmem::find(&content, b"\r\n--b0").is_none());
        let events = read(&body(&content), cut).expect("a form");
        let found = events.iter().find_map(|event| match event { Event::Bytes(bytes) => Some(bytes.to_vec()), _ => None });
        prop_assert_eq!(found.unwrap_or_default(), content);
        read(&[b"--b0\r\n", &noise[..]].concat(), cut).ok();
    }
}
