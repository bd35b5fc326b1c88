//! Every sentence that a refusal or a warning shows, whichever module it belongs to.

use std::collections::{HashMap, HashSet};

use identity::texts::*;
use offer::texts::{OFFER_GIFT, PRICE_CHANNEL, PRICE_DROP, PRICE_LOW30};
use portal::program;
use schedule::texts::SUPPLY_STOCK;

#[test]
fn keys_are_unique_and_named_like_their_module() {
    let mut seen = HashSet::new();
    for text in program().texts {
        assert!(seen.insert(text.key), "{} twice", text.key);
        assert!(text.key.split('.').count() == 2 && text.key.is_ascii(), "{}", text.key);
        assert!(matches!(text.status, 200 | 400..=599), "{}", text.key);
    }
}

/// A sentence has one key, and the one that the catalogue of the field gives it, modules that are to come included.
#[test]
fn a_sentence_has_one_key_and_a_key_one_sentence() {
    let catalogue: Vec<(&str, &str)> =
        include_str!("texts.txt").lines().filter_map(|line| line.split_once(' ')).collect();
    let mut said = HashMap::new();
    for text in program().texts {
        let other = said.insert(text.text, text.key);
        assert_eq!(other, None, "{}: {}", text.key, text.text);
        match catalogue.iter().find(|(key, _)| *key == text.key) {
            Some((_, sentence)) => assert_eq!(text.text, *sentence, "{}", text.key),
            None => assert_eq!(catalogue.iter().find(|(_, sentence)| *sentence == text.text), None, "{}", text.key),
        }
    }
    let known = catalogue.iter().filter(|(key, _)| said.values().any(|said| said == key)).count();
    assert!(known > 80, "the control: {known} sentences of the catalogue are there");
}

/// The sentences of the specification end in `!` in two places; everything else is full width.
#[test]
fn punctuation_is_chinese() {
    for text in program().texts {
        let specified = ["pwd.rule", "pwd.differ"].contains(&text.key);
        assert_eq!(text.text.contains('!'), specified, "{}", text.key);
        assert!(!text.text.contains([',', ';', ':', '?', '"', '\'']), "{}", text.key);
        assert!(!text.text.ends_with(['。', ' ']) && !text.text.is_ascii(), "{}", text.key);
        assert_eq!(text.text.matches('{').count(), text.text.matches('}').count(), "{}", text.key);
    }
}

#[test]
fn a_warning_is_no_refusal_and_others_have_their_status() {
    for text in [COMMON_DIGITS, OFFER_GIFT, SUPPLY_STOCK, PRICE_LOW30, PRICE_CHANNEL, PRICE_DROP, PWD_DONE] {
        assert_eq!(text.status, 200, "{}", text.key);
    }
    let expected = [(AUTH_BAD, 401), (AUTH_INITIAL_PWD, 403), (COMMON_NOT_FOUND, 404), (COMMON_TASK_DONE, 409)];
    for (text, status) in expected {
        assert_eq!(text.status, status, "{}", text.key);
    }
    assert_eq!((FILE_SIZE.status, COMMON_IDEM_BODY.status, CODE_TOO_OFTEN.status), (413, 422, 429));
}

/// S5-02, S5-03, S5-05…S5-08, S8-01, S8-03, S8-04, S8-12
#[test]
fn the_texts_of_the_specification_are_word_for_word() {
    let expected = [
        (PWD_CURRENT_REQUIRED, "请输入当前密码"),
        (PWD_SHORT, "密码不能少于5位"),
        (PWD_NEW_REQUIRED, "请输入新密码"),
        (PWD_RULE, "密码不符合规则，请再次输入!"),
        (PWD_CONFIRM_REQUIRED, "请再次输入密码"),
        (PWD_DIFFER, "两次输入密码不一致!"),
        (PWD_MISMATCH, "新密码与确认密码不匹配！"),
        (PWD_DONE, "修改成功！"),
        (PHONE_FORMAT, "手机号输入格式有误！"),
        (EMAIL_FORMAT, "邮箱格式有误！"),
        (AUTH_EXPIRED, "你当前的会话已超时，请重新登陆"),
        (COMMON_FORBIDDEN, "没有访问权限"),
        (COMMON_SERVER, "系统开小差啦，请重试"),
    ];
    for (text, sentence) in expected {
        assert_eq!(text.text, sentence);
    }
}
