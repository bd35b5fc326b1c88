//! What the product does with words: search text with pinyin, masking, digit runs.

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
