//! What an article says about itself. Pure.

use platform::document::Audience;

use crate::entity::article::Model;

pub const DRAFT: &str = "draft";
pub const PUBLISHED: &str = "published";
pub const DELETED: &str = "deleted";

/// `,common,promote11,`: each value between two commas, so that a part of a name never fits. Empty means all.
pub fn joined(values: &[String]) -> String {
    if values.is_empty() { String::new() } else { format!(",{},", values.join(",")) }
}

pub fn split(text: &str) -> Vec<String> {
    text.split(',').filter(|value| !value.is_empty()).map(str::to_owned).collect()
}

pub fn audience(row: &Model) -> Audience {
    Audience { live_rooms: split(&row.live_rooms), subject_types: split(&row.subject_types) }
}

/// The files that the text shows: `![名称](file:123)`.
pub fn pictures(content: &str) -> Vec<i64> {
    let mut found: Vec<i64> = Vec::new();
    for rest in content.split("](file:").skip(1) {
        let id = rest.split(')').next().and_then(|id| id.parse().ok());
        if let Some(id) = id.filter(|id| !found.contains(id)) {
            found.push(id);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stand_between_commas() {
        assert_eq!(joined(&["common".into(), "promote11".into()]), ",common,promote11,");
        assert_eq!(split(",common,promote11,"), ["common", "promote11"]);
        assert_eq!((joined(&[]), split("")), (String::new(), Vec::<String>::new()));
    }

    #[test]
    fn pictures_are_named_by_their_file_and_nothing_else_is_one() {
        let text = "a ![图](file:12) b ![](file:7) ![again](file:12) ![x](https://evil.example/x.png) ![y](file:z)";
        assert_eq!(pictures(text), [12, 7]);
        assert!(pictures("no pictures (file:3)").is_empty());
    }
}
