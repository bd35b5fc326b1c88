//! CPU time and memory of processes, from /proc.

use std::fs;

use anyhow::{Context, Result};

/// The kernel counts for user space in hundredths of a second on every platform we run on.
const MS_PER_TICK: f64 = 10.0;

struct Stat {
    parent: u32,
    own: u64,
    /// Of children that have ended and were waited for.
    ended: u64,
}

/// Milliseconds that a process has used so far.
pub fn of_process(pid: u32) -> Result<f64> {
    Ok(stat(pid)?.own as f64 * MS_PER_TICK)
}

/// Milliseconds of a process and of all its children, also of those that have ended meanwhile.
pub fn of_family(pid: u32) -> Result<f64> {
    loop {
        let before = stat(pid)?;
        let children = fs::read_dir("/proc")?
            .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
            .filter_map(|child| stat(child).ok())
            .filter(|child| child.parent == pid);
        let alive: u64 = children.map(|child| child.own).sum();
        let parent = stat(pid)?;
        // A child that ends while we count would be counted twice or not at all.
        if parent.ended == before.ended {
            return Ok((parent.own + parent.ended + alive) as f64 * MS_PER_TICK);
        }
    }
}

pub fn parent_of(pid: u32) -> Result<u32> {
    Ok(stat(pid)?.parent)
}

/// In MB.
#[derive(Clone, Copy)]
pub struct Memory {
    pub now: f64,
    /// Of that, what the program asked for; the rest are pages of its own file and of SQLite's, which the kernel takes back
    /// as it likes.
    pub own: f64,
    pub highest: f64,
}

pub fn memory(pid: u32) -> Result<Memory> {
    let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
    let field = |name: &str| {
        let line = status.lines().find(|line| line.starts_with(name))?;
        line.split_whitespace().nth(1)?.parse::<f64>().ok().map(|kb| kb / 1024.0)
    };
    let read = || Some(Memory { now: field("VmRSS:")?, own: field("RssAnon:")?, highest: field("VmHWM:")? });
    read().context("no memory in /proc: has the program ended?")
}

fn stat(pid: u32) -> Result<Stat> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // The name, in brackets, may hold anything, even brackets.
    let fields: Vec<&str> = text.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let number = |index: usize| fields.get(index).and_then(|field| field.parse::<u64>().ok());
    let read =
        || Some(Stat { parent: number(1)? as u32, own: number(11)? + number(12)?, ended: number(13)? + number(14)? });
    read().context("an unknown form of /proc/…/stat")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_knows_its_own_figures() {
        let own = std::process::id();
        // Time goes on between the two looks, so the smaller figure is taken first.
        let alone = of_process(own).expect("a time");
        assert!(of_family(own).expect("a time") >= alone);
        let memory = memory(own).expect("memory");
        assert!(memory.own > 0.0 && memory.now > memory.own && memory.highest >= memory.now);
        assert!(parent_of(own).expect("a parent") > 0);
    }
}
