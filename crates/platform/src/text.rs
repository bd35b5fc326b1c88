//! What the product does with words: search text with pinyin, masking, digit runs.

use std::borrow::Cow;

use pinyin::ToPinyin;

/// Lower-case words, their full pinyin and their initials, so that 花植, huazhi and hz all find 花植.
pub fn search_text<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    let mut words: Vec<String> = Vec::new();
    for part in parts.into_iter().map(str::trim).filter(|part| !part.is_empty()) {
        words.push(part.to_lowercase());
        let spelled: Vec<&str> = part.chars().filter_map(|c| c.to_pinyin()).map(|p| p.plain()).collect();
        if !spelled.is_empty() {
            words.push(spelled.concat());
            words.push(spelled.iter().filter_map(|s| s.chars().next()).collect());
        }
    }
    words.dedup();
    words.join(" ")
}

/// What somebody typed, as it is kept: without the marks that turn the direction of what follows them, so that no name
/// reads as another one, without blanks around it, and empty where nothing of it can be seen.
pub fn tidied(text: &str) -> Cow<'_, str> {
    let plain = match text.contains(is_direction_mark) {
        true => Cow::Owned(text.replace(is_direction_mark, "")),
        false => Cow::Borrowed(text),
    };
    if is_blank(&plain) {
        return Cow::Borrowed("");
    }
    match plain {
        Cow::Borrowed(text) => Cow::Borrowed(text.trim()),
        Cow::Owned(text) => Cow::Owned(text.trim().to_owned()),
    }
}

/// Nothing of it can be seen.
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || c.is_control() || is_unseen(c))
}

pub fn is_direction_mark(c: char) -> bool {
    matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Takes no room on a screen, or is an empty place. Inside a word some have their use, as in a row of joined pictures.
pub fn is_unseen(c: char) -> bool {
    is_direction_mark(c)
        || matches!(c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{180B}'..='\u{180E}'
            | '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{2064}' | '\u{206A}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}')
}

/// `13800000001` → `138****0001`.
pub fn mask_phone(phone: &str) -> String {
    mask_middle(phone, 3, 4)
}

/// `admin@c2.example` → `a***@c2.example`.
pub fn mask_email(email: &str) -> String {
    match email.split_once('@') {
        Some((name, host)) => format!("{}***@{host}", name.chars().next().map(String::from).unwrap_or_default()),
        None => "***".into(),
    }
}

/// 王芳 → 王*.
pub fn mask_name(name: &str) -> String {
    mask_middle(name, 1, 0)
}

/// What of a sensitive text may be seen by those who need not know it.
pub fn mask(text: &str) -> String {
    match text.chars().count() {
        0..=6 => mask_middle(text, 1, 0),
        7..=10 => mask_middle(text, 2, 2),
        11 => mask_phone(text),
        _ => mask_middle(text, 4, 4),
    }
}

fn mask_middle(text: &str, head: usize, tail: usize) -> String {
    let chars: Vec<char> = text.chars().collect();
    if chars.len() <= head + tail {
        return "*".repeat(chars.len());
    }
    let hidden = "*".repeat(chars.len() - head - tail);
    chars[..head].iter().collect::<String>() + &hidden + &chars[chars.len() - tail..].iter().collect::<String>()
}

/// The first configured run of digits that a value contains (a warning, never a refusal).
pub fn digit_run<'a>(value: &str, runs: &'a [String]) -> Option<&'a str> {
    let digits: String = value.chars().filter(char::is_ascii_digit).collect();
    runs.iter().map(String::as_str).find(|run| digits.contains(run))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_by_word_pinyin_and_initials() {
        let text = search_text(["上海花植美妆有限公司", "C2611"]);
        for word in ["花植", "huazhi", "shhzmz", "c2611"] {
            assert!(text.contains(word), "{word} in {text}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_no_text_and_nothing_turns_a_name_around() {
        for blank in ["", "  ", "\u{200B}", "\u{FEFF}\u{200D}\u{2060}", " \u{202E} \u{2066}", "\u{3164}\u{3000}"] {
            assert_eq!(tidied(blank), "", "{blank:?}");
            assert!(is_blank(blank));
        }
        assert_eq!(tidied(" 花植\u{202E}旗舰店\u{202C} "), "花植旗舰店");
        assert_eq!(tidied("\u{2067}abc\u{2069}"), "abc");
        // A family is joined by what cannot be seen, and stays together.
        assert_eq!(tidied(" 👨\u{200D}👩\u{200D}👧 "), "👨\u{200D}👩\u{200D}👧");
        assert_eq!(tidied("平常 的\n文字"), "平常 的\n文字");
    }

    #[test]
    fn personal_data_is_masked() {
        assert_eq!(mask_phone("13800000001"), "138****0001");
        assert_eq!(mask_email("admin@c2.example"), "a***@c2.example");
        assert_eq!(mask_name("王芳"), "王*");
        assert_eq!(mask_phone("12"), "**");
    }

    /// S5-22
    #[test]
    fn configured_digit_runs_are_found_across_the_decimal_point() {
        let runs = ["8964".to_owned(), "6489".to_owned()];
        assert_eq!(digit_run("89.64", &runs), Some("8964"));
        assert_eq!(digit_run("BP164890", &runs), Some("6489"));
        assert_eq!(digit_run("89.54", &runs), None);
    }

    #[test]
    fn masks_keep_what_helps_to_recognise() {
        assert_eq!([mask("13800000001"), mask("6222020200112233445")], ["138****0001", "6222***********3445"]);
        assert_eq!([mask("王芳"), mask("王"), mask("")], ["王*", "*", ""]);
    }
}
