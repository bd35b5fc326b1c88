//! Barcodes: by them the same thing is known everywhere.

/// EAN-8, UPC-A, EAN-13 and ITF-14: from the right every second digit counts three times, and all come to tens.
pub fn is_barcode(text: &str) -> bool {
    let digits: Vec<u32> = text.chars().filter_map(|c| c.to_digit(10)).collect();
    if digits.len() != text.len() || ![8, 12, 13, 14].contains(&digits.len()) {
        return false;
    }
    let weight = |place: usize| if place.is_multiple_of(2) { 1 } else { 3 };
    let sum: u32 = digits.iter().rev().enumerate().map(|(place, digit)| digit * weight(place)).sum();
    sum.is_multiple_of(10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_digit_proves_a_barcode() {
        for right in ["6901234500011", "6901234500028", "96385074", "036000291452", "16901234500018"] {
            assert!(is_barcode(right), "{right}");
        }
        for wrong in ["6901234500012", "690123450001", "", "69012345000１1", "abc", "6901234500011 "] {
            assert!(!is_barcode(wrong), "{wrong:?}");
        }
    }
}
