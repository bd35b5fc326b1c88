//! What a password must be: one rule for business accounts, a stronger one for staff and for initial passwords.

use rand::RngExt;
use rand::seq::SliceRandom;
use serde::Serialize;
use utoipa::ToSchema;

/// Read by the page, so that the hint and the check are the server's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PasswordRule {
    pub min: usize,
    pub max: usize,
    /// How many of digits, letters and symbols there must be.
    pub kinds: usize,
    pub hint: &'static str,
}

/// S5-03, S5-04.
pub const BIZ: PasswordRule =
    PasswordRule { min: 6, max: 14, kinds: 2, hint: "6~14个字符，至少包含数字、字母、符号中的2种" };

/// S5-09.
pub const STRONG: PasswordRule =
    PasswordRule { min: 8, max: 20, kinds: 2, hint: "8~20个字符，至少包含数字、字母、符号中的2种" };

impl PasswordRule {
    pub fn allows(&self, password: &str) -> bool {
        let length = password.chars().count();
        let has = |kind: fn(&char) -> bool| usize::from(password.chars().any(|c| kind(&c)));
        let kinds = has(|c| c.is_ascii_digit()) + has(|c| c.is_ascii_alphabetic()) + has(|c| c.is_ascii_punctuation());
        (self.min..=self.max).contains(&length)
            // Printable ASCII leaves no room for spaces and Chinese characters.
            && password.chars().all(|c| c.is_ascii_graphic())
            && kinds >= self.kinds
    }
}

/// Chosen by the company account alone, so that it tells nothing about a user.
pub fn rule_for(is_platform: bool) -> PasswordRule {
    if is_platform { STRONG } else { BIZ }
}

/// Passwords that half the world uses, however well they are made.
pub fn is_common(password: &str) -> bool {
    let lower = password.to_lowercase();
    include_str!("common_passwords.txt").lines().any(|line| line == lower)
}

/// Ten characters after the stronger rule, without those that are mistaken for each other when read aloud.
pub fn initial_password() -> String {
    const LETTERS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz";
    const DIGITS: &[u8] = b"23456789";
    const SYMBOLS: &[u8] = b"@#%+=?";
    let mut rng = rand::rng();
    let mut pick =
        |from: &[u8], count: usize| -> Vec<u8> { (0..count).map(|_| from[rng.random_range(0..from.len())]).collect() };
    let mut made = [pick(LETTERS, 6), pick(DIGITS, 3), pick(SYMBOLS, 1)].concat();
    made.shuffle(&mut rand::rng());
    made.into_iter().map(char::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S5-03, S5-04, A01-6
    #[test]
    fn a_business_password_has_6_to_14_characters_of_two_kinds() {
        for right in ["abc123", "Demo@2026", "a1b2c3d4e5f6g7", "123456@", "abcdef#"] {
            assert!(BIZ.allows(right), "{right}");
        }
        for wrong in ["abc12", "a1b2c3d4e5f6g78", "123456", "abcdef", "!@#$%^", "abc 123", "密码abc123", "abc123\n", ""]
        {
            assert!(!BIZ.allows(wrong), "{wrong}");
        }
        assert!(BIZ.hint.contains("6~14"));
    }

    /// S5-09
    #[test]
    fn staff_and_initial_passwords_follow_the_stronger_rule() {
        assert!(!STRONG.allows("abc123") && STRONG.allows("abcd1234") && STRONG.allows("abcdefghij1234567890"));
        assert!(!STRONG.allows("abcdefghij12345678901"));
        for _ in 0..200 {
            let made = initial_password();
            assert!(made.len() == 10 && STRONG.allows(&made) && BIZ.allows(&made), "{made}");
        }
    }

    #[test]
    fn passwords_that_everybody_uses_are_known() {
        assert!(is_common("abc123") && is_common("ABC123"));
        assert!(!is_common("Demo@2026"));
    }
}
