//! The real program as a child process, in a folder of its own.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// A folder that goes when the test does.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        let path = std::env::temp_dir().join(format!("portal-test-{}", uuid::Uuid::new_v4()));
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    /// With nothing of this test's own environment, in a folder without a portal.toml.
    pub fn portal(&self, arguments: &[&str], environment: &[(&str, &str)]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_portal"));
        command.args(arguments).env_clear().envs(environment.iter().copied()).current_dir(&self.0);
        command
    }

    pub fn run(&self, arguments: &[&str], environment: &[(&str, &str)]) -> Output {
        self.portal(arguments, environment).output().expect("an end")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// A running program; killed when a test fails before it stops it.
pub struct Running {
    child: Child,
    /// What it logs, read from the beginning: a pipe that nobody empties would stop it.
    log: Option<JoinHandle<String>>,
    pub address: SocketAddr,
    /// From the command to the line that says where it answers.
    pub started: Duration,
}

impl Running {
    pub fn start(mut command: Command) -> Self {
        let began = Instant::now();
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("started");
        let mut stderr = child.stderr.take().expect("a pipe");
        let log = std::thread::spawn(move || {
            let mut log = String::new();
            stderr.read_to_string(&mut log).expect("a log");
            log
        });
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
        let Some(address) = address else {
            child.kill().ok();
            child.wait().expect("an end");
            panic!("{line}{}", log.join().expect("a log"));
        };
        Self { child, log: Some(log), address, started: began.elapsed() }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// SIGKILL: nothing of it runs any more.
    pub fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("an end");
    }

    /// SIGTERM; its exit code and what it logged.
    pub fn stop(mut self) -> (Option<i32>, String) {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().expect("kill");
        assert!(asked.success());
        (self.child.wait().expect("an end").code(), self.log.take().and_then(|log| log.join().ok()).expect("a log"))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

pub fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}
