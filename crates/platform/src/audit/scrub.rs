//! No entry of the audit log holds a phone, an e-mail address, an identity number or a bank account in clear, whoever wrote
//! it and under whatever name: what is recognised as one is masked when the entry is made.

use serde_json::Value as Json;

use crate::text::{mask, mask_email, mask_phone};

/// Whose values are masked whatever they look like.
const NAMES: &[&str] =
    &["phone", "mobile", "bankaccount", "idnumber", "idcard", "手机", "电话", "银行账号", "身份证号"];
const PHONE: usize = 11;
const IDENTITY: usize = 18;
/// Bank accounts have no form of their own; nothing else that an entry tells is so long a number.
const LONG: usize = 16;

pub fn scrub(value: &mut Json) {
    match value {
        Json::String(words) => *words = scrubbed(words),
        Json::Array(items) => items.iter_mut().for_each(scrub),
        Json::Object(members) => members.iter_mut().for_each(|(name, value)| match value {
            Json::String(words) if is_personal(name) && !words.contains('*') => *words = mask(words),
            value => scrub(value),
        }),
        _ => {}
    }
}

fn is_personal(name: &str) -> bool {
    let name = name.to_lowercase();
    NAMES.iter().any(|personal| name.contains(personal))
}

/// The same text with every number and address of a person masked.
pub fn scrubbed(text: &str) -> String {
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '@' | '.' | '_' | '-' | '+' | '%');
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|c| is_word(c) != is_word(first)).unwrap_or(rest.len());
        let (part, tail) = rest.split_at(end);
        match is_email(part) {
            true => kept.push_str(&mask_email(part)),
            false => kept.push_str(&without_numbers(part)),
        }
        rest = tail;
    }
    kept
}

fn is_email(word: &str) -> bool {
    word.split_once('@').is_some_and(|(name, host)| !name.is_empty() && host.contains('.') && !host.contains('@'))
}

/// Runs of letters and digits, each by itself: a hash or a code is no number.
fn without_numbers(word: &str) -> String {
    let mut kept = String::with_capacity(word.len());
    let mut rest = word;
    while let Some(first) = rest.chars().next() {
        let inside = first.is_ascii_alphanumeric();
        let end = rest.find(|c: char| c.is_ascii_alphanumeric() != inside).unwrap_or(rest.len());
        let (part, tail) = rest.split_at(end);
        match part {
            part if is_phone(part) => kept.push_str(&mask_phone(part)),
            part if is_identity(part) || is_long(part) => kept.push_str(&mask(part)),
            part => kept.push_str(part),
        }
        rest = tail;
    }
    kept
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_phone(run: &str) -> bool {
    let own = run.strip_prefix("86").filter(|own| own.len() == PHONE).unwrap_or(run);
    let later = own.strip_prefix('1').filter(|later| !later.starts_with(['0', '1', '2']));
    own.len() == PHONE && later.is_some_and(is_digits)
}

fn is_identity(run: &str) -> bool {
    run.len() == IDENTITY && run.strip_suffix(['x', 'X']).is_some_and(is_digits)
}

fn is_long(run: &str) -> bool {
    run.len() >= LONG && is_digits(run)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// R25
    #[test]
    fn people_are_masked_under_whatever_name_and_in_whatever_text() {
        let mut entry = json!({
            "contacts": [{ "name": "王芳", "phone": "13800000001", "email": "wang.fang@c2.example" }],
            "opinion": "请致电13800000001（或+8613900000002）核对账号6222020200112233445、证件11010519491231002X",
            "bankAccount": "310066661018",
            "手机号": "021-12345678",
            "masked": "138****0001",
        });
        scrub(&mut entry);
        assert_eq!(
            entry,
            json!({
                "contacts": [{ "name": "王芳", "phone": "138****0001", "email": "w***@c2.example" }],
                "opinion": "请致电138****0001（或+861******0002）核对账号6222***********3445、证件1101**********002X",
                "bankAccount": "3100****1018",
                "手机号": "021-****5678",
                "masked": "138****0001",
            })
        );
    }

    /// What an entry is for stays as it is.
    #[test]
    fn codes_hashes_barcodes_and_ids_stay() {
        let plain = json!({
            "code": "OF202611170001", "barcode": "6901234567892", "id": 123456789012345_i64, "status": "APPROVED",
            "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
            "creditCode": "91310000MA1K12345X", "name": "防晒乳注册证", "date": "2026-11-17 10:20:30", "price": "129.00", "words": "不含@的文字",
        });
        let mut entry = plain.clone();
        scrub(&mut entry);
        assert_eq!(entry, plain);
    }
}
