//! The table: what was measured, what the limit was, what had to be reached.

use std::fmt::Write;

use crate::run::{Measured, Summary};

const HEAD: [&str; 15] = [
    "scenario",
    "database",
    "req/s",
    "p50 ms",
    "p99 ms",
    "server CPU ms",
    "database CPU ms",
    "statements",
    "limit/s",
    "limit CPU ms",
    "rate ×",
    "CPU ×",
    "growth ×",
    "must",
    "ok",
];

pub fn table(summaries: &[Summary]) -> String {
    let mut rows = vec![HEAD.map(str::to_owned)];
    rows.extend(summaries.iter().flat_map(|summary| summary.measured.iter().map(row)));
    let mut widths = [3; HEAD.len()];
    for row in &rows {
        row.iter().zip(&mut widths).for_each(|(cell, width)| *width = cell.chars().count().max(*width));
    }
    rows.insert(1, widths.map(|width| "-".repeat(width)));
    let mut text = String::new();
    for row in &rows {
        let cells: Vec<String> = row
            .iter()
            .zip(widths)
            .map(|(cell, width)| format!("{cell}{}", " ".repeat(width - cell.chars().count())))
            .collect();
        writeln!(text, "| {} |", cells.join(" | ")).ok();
    }
    for summary in summaries {
        writeln!(
            text,
            "\n{:?}: started in {:.2} s, idle CPU {:.1} %, memory {:.0} MB after the logins and {:.0} MB at its highest; its own: \
             {:.0} MB",
            summary.database,
            summary.started_in.as_secs_f64(),
            summary.idle_cpu,
            summary.memory_before,
            summary.memory_highest,
            summary.memory_own
        )
        .ok();
    }
    text
}

fn row(measured: &Measured) -> [String; HEAD.len()] {
    let number = |digits: usize| move |value: f64| format!("{value:.digits$}");
    let given = |value: Option<f64>, digits: usize| value.map_or_else(|| "–".to_owned(), number(digits));
    let applying = measured.scenario.must.iter().filter_map(|must| Some((must, must.reached(measured)?)));
    let (musts, reached): (Vec<String>, Vec<bool>) =
        applying.map(|(must, reached)| (must.to_string(), reached)).unzip();
    let ok = match (measured.failed, reached.as_slice()) {
        (1.., _) => format!("{} FAILED", measured.failed),
        (0, []) => "–".into(),
        (0, reached) => if reached.iter().all(|one| *one) { "yes" } else { "NO" }.into(),
    };
    [
        measured.scenario.name.into(),
        format!("{:?}", measured.database),
        number(0)(measured.rate),
        number(2)(measured.p50),
        number(2)(measured.p99),
        number(3)(measured.server_cpu),
        given(measured.database_cpu, 3),
        given(measured.statements, 1),
        given(measured.limit.map(|limit| limit.rate), 0),
        given(measured.limit.map(|limit| limit.cpu), 3),
        given(measured.rate_ratio(), 2),
        given(measured.cpu_ratio(), 2),
        given(measured.growth(), 2),
        musts.join(", "),
        ok,
    ]
}
