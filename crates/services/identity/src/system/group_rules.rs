//! What a tree of groups may look like. Pure. A path is `/1/12/123/`: a group's own id comes last.

use platform::http::{Problem, Result};

use crate::texts;

/// The company's root is the first level.
pub const DEPTH: usize = 5;

pub fn depth(path: &str) -> usize {
    path.split('/').filter(|part| !part.is_empty()).count()
}

pub fn child_path(parent: &str, id: i64) -> String {
    format!("{parent}{id}/")
}

/// Whether `path` is `top` itself or lies below it.
pub fn is_within(path: &str, top: &str) -> bool {
    path.starts_with(top)
}

/// A branch whose groups have these paths may hang under `parent`, as far as its shape goes.
pub fn may_hang(branch: &str, paths: &[String], parent: &str) -> Result<()> {
    if is_within(parent, branch) {
        return Err(texts::GROUP_CYCLE.into());
    }
    let height = paths.iter().map(|path| depth(path)).max().unwrap_or_default() - depth(branch) + 1;
    fits(depth(parent) + height)
}

pub fn fits(levels: usize) -> Result<()> {
    match levels <= DEPTH {
        true => Ok(()),
        false => Err(Problem::filled(texts::GROUP_DEPTH, &[("n", &DEPTH.to_string())])),
    }
}

/// The ids of siblings in their new order: `moved` taken out of its place and put into the one it was dropped at.
pub fn reordered(siblings: &[i64], moved: i64, place: usize) -> Vec<i64> {
    let mut order: Vec<i64> = siblings.iter().copied().filter(|id| *id != moved).collect();
    order.insert(place.min(order.len()), moved);
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(result: Result<()>) -> &'static str {
        result.err().map_or("", |problem| problem.error_key)
    }

    /// S4-04: the tree of a company has five levels and no circle.
    #[test]
    fn a_branch_hangs_anywhere_but_below_itself_and_not_too_deep() {
        let branch = ["/1/2/".to_owned(), "/1/2/3/".to_owned()];
        assert_eq!(key(may_hang("/1/2/", &branch, "/1/2/3/")), "group.cycle");
        assert_eq!(key(may_hang("/1/2/", &branch, "/1/2/")), "group.cycle");
        assert_eq!(key(may_hang("/1/2/", &branch, "/1/")), "");
        assert_eq!(key(may_hang("/1/2/", &branch, "/1/4/5/")), "");
        assert_eq!(key(may_hang("/1/2/", &branch, "/1/4/5/6/")), "group.depth");
        // 12 is no part of 1.
        assert_eq!(key(may_hang("/1/2/", &branch, "/1/22/")), "");
    }

    #[test]
    fn siblings_make_room_for_the_one_that_is_dropped() {
        assert_eq!(reordered(&[1, 2, 3], 3, 0), [3, 1, 2]);
        assert_eq!(reordered(&[1, 2, 3], 1, 1), [2, 1, 3]);
        assert_eq!(reordered(&[1, 2], 9, 99), [1, 2, 9]);
    }
}
