//! The unified social credit code of GB 32100-2015: seventeen characters and one that checks them.

/// The digits and the capitals without I, O, S, V and Z; a character is worth its place.
const ALPHABET: &[u8; 31] = b"0123456789ABCDEFGHJKLMNPQRTUWXY";

const WEIGHTS: [usize; 17] = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

pub fn is_credit_code(text: &str) -> bool {
    let values: Option<Vec<usize>> = text.bytes().map(worth).collect();
    let Some([first @ .., check]) = values.as_deref() else { return false };
    first.len() == WEIGHTS.len() && *check == check_value(first)
}

fn worth(character: u8) -> Option<usize> {
    ALPHABET.iter().position(|letter| *letter == character)
}

fn check_value(values: &[usize]) -> usize {
    let sum: usize = values.iter().zip(WEIGHTS).map(|(value, weight)| value * weight).sum();
    (31 - sum % 31) % 31
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "91310115MA1K3Q020R";

    #[test]
    fn a_good_code_passes_and_any_single_changed_character_is_noticed() {
        assert!(is_credit_code(GOOD));
        for place in 0..GOOD.len() {
            for letter in ALPHABET.iter().filter(|letter| **letter != GOOD.as_bytes()[place]) {
                let mut wrong = GOOD.as_bytes().to_vec();
                wrong[place] = *letter;
                let wrong = String::from_utf8(wrong).expect("ascii");
                assert!(!is_credit_code(&wrong), "{wrong}");
            }
        }
    }

    #[test]
    fn a_check_value_of_zero_is_the_character_0() {
        assert!(is_credit_code("000000000000000000"));
    }

    #[test]
    fn what_has_another_length_or_other_characters_is_no_code() {
        for wrong in ["", "9", "91310115MA1K3Q020", "91310115MA1K3Q020R0", "91310115ma1k3q020r", "91310115MAIK3Q020R"] {
            assert!(!is_credit_code(wrong), "{wrong}");
        }
        assert!(!is_credit_code("９1310115MA1K3Q020R"));
        assert!(!is_credit_code(" 91310115MA1K3Q020R"));
    }
}
