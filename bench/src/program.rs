//! The release program as a child process, in the production profile, on loopback.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

/// For data that live as long as one benchmark.
const SECRET: &str = "only-for-the-data-of-one-benchmark-run";

/// Where the program is, and the folder it may write to.
pub struct Program {
    pub binary: PathBuf,
    pub folder: PathBuf,
}

pub struct Running {
    child: Child,
    pub address: String,
    /// From its start to the line that says where it answers.
    pub started_in: Duration,
}

impl Program {
    pub fn new(binary: &Path, folder: &Path) -> Result<Self> {
        let binary = binary.canonicalize().with_context(|| format!("no program at {}", binary.display()))?;
        std::fs::create_dir_all(folder)?;
        Ok(Self { binary, folder: folder.canonicalize()? })
    }

    /// Runs a command of the program to its end.
    pub fn command(&self, database_url: &str, arguments: &[&str]) -> Result<()> {
        let output = self.prepare(database_url).args(arguments).output()?;
        let problem = String::from_utf8_lossy(&output.stderr).into_owned();
        ensure!(output.status.success(), "portal {}: {problem}", arguments.join(" "));
        Ok(())
    }

    pub fn serve(&self, database_url: &str) -> Result<Running> {
        let started = Instant::now();
        // It logs every request, as in production; a log that nobody writes would flatter it.
        let log = File::create(self.folder.join("portal.log"))?;
        let mut command = self.prepare(database_url);
        let mut child = command.arg("serve").stdout(Stdio::piped()).stderr(log).spawn()?;
        let mut line = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut line)?;
        }
        let mut running = Running { child, address: String::new(), started_in: started.elapsed() };
        let address = line.trim().rsplit('/').next().filter(|address| address.contains(':'));
        running.address =
            address.with_context(|| format!("it did not start: see {}", self.folder.display()))?.to_owned();
        Ok(running)
    }

    fn prepare(&self, database_url: &str) -> Command {
        let mut command = Command::new(&self.binary);
        command.current_dir(&self.folder).env_clear().stdin(Stdio::null()).envs([
            ("PORTAL_PROFILE", "production"),
            ("PORTAL_LISTEN", "127.0.0.1:0"),
            ("PORTAL_ADMIN_LISTEN", "127.0.0.1:0"),
            ("PORTAL_DATABASE_URL", database_url),
            ("PORTAL_STORAGE_URL", "file://files"),
            ("PORTAL_DRAIN_SECONDS", "0"),
            ("PORTAL_SECRET", SECRET),
        ]);
        command
    }
}

impl Running {
    pub fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Killed, not asked: the data are thrown away, and nobody waits for a drain.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
