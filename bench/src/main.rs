//! Measures the release program next to the least that its database must do.
//!
//! `fill` makes the data, `run` starts the program on them and prints the table. [`scenarios`] is the list of what is
//! measured; `run.sh` does everything.

mod cpu;
mod fill;
mod http;
mod import;
mod limit;
mod must;
mod program;
mod run;
mod scenarios;
mod table;
mod wrk;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};
use platform::Clock;

use fill::Sizes;
use program::Program;

/// The program's own: SQLite's limit is measured inside this process.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Fill empty databases.
    Fill {
        #[command(flatten)]
        with: With,
        #[command(flatten)]
        sizes: Sizes,
    },
    /// Measure on filled databases.
    Run {
        #[command(flatten)]
        with: With,
        /// Of each scenario, and of its limit.
        #[arg(long, default_value_t = 10)]
        seconds: u32,
        /// A tenth of each database, in the same order, to see what grows with the data.
        #[arg(long = "smaller")]
        smaller: Vec<String>,
        /// Only scenarios whose name holds this.
        #[arg(long, default_value = "")]
        only: String,
        /// A folder for the table.
        #[arg(long)]
        results: Option<PathBuf>,
    },
}

#[derive(Args)]
struct With {
    /// sqlite://… or postgres://…, one after the other.
    #[arg(long = "database", required = true)]
    databases: Vec<String>,
    #[arg(long, default_value = "target/release/portal")]
    portal: PathBuf,
    /// For logs and scripts.
    #[arg(long)]
    folder: PathBuf,
}

#[tokio::main]
async fn main() -> ExitCode {
    match perform(Cli::parse().command).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn perform(command: Command) -> Result<()> {
    match command {
        Command::Fill { with, sizes } => {
            let program = Program::new(&with.portal, &with.folder)?;
            for url in &with.databases {
                println!("{}", url.split(':').next().unwrap_or_default());
                fill::fill(&program, url, &sizes).await?;
            }
        }
        Command::Run { with, seconds, smaller, only, results } => {
            let program = Program::new(&with.portal, &with.folder)?;
            let plan = run::Plan { program: &program, seconds, only: &only };
            let mut summaries = Vec::new();
            for (place, url) in with.databases.iter().enumerate() {
                summaries.push(run::run(&plan, url, smaller.get(place).map(String::as_str)).await?);
            }
            let report = format!("{}\n{}", heading(seconds)?, table::table(&summaries));
            println!("\n{report}");
            if let Some(folder) = results {
                std::fs::create_dir_all(&folder)?;
                let name = Clock::default().now().to_string().replace([':', ' '], "-");
                let path = folder.join(format!("{name}.md"));
                std::fs::write(&path, report)?;
                println!("written to {}", path.display());
            }
        }
    }
    Ok(())
}

/// A load of more than one before the start means that somebody else was at work: compare ratios, not times.
fn heading(seconds: u32) -> Result<String> {
    let load = std::fs::read_to_string("/proc/loadavg")?;
    let cores = std::thread::available_parallelism()?;
    let now = Clock::default().now();
    Ok(format!("{now}, {cores} cores, {seconds} s each, load {}\n", load.split(' ').next().unwrap_or_default()))
}
