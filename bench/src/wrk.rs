//! The load: wrk, with the requests of many people in turn.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

pub struct Load {
    pub requests: f64,
    pub seconds: f64,
    pub p50: f64,
    pub p99: f64,
    /// Answers of 400 and above, and connections that broke.
    pub failed: u64,
}

/// Stands for a number that no other request has.
pub const NEXT: &str = "@NEXT";

/// One thread: wrk needs little, and the machine's cores are for the program and its database. `first` is the first of
/// the numbers.
pub fn drive(
    folder: &Path,
    address: &str,
    requests: &[String],
    connections: u16,
    seconds: u32,
    first: i64,
) -> Result<Load> {
    let script = folder.join("wrk.lua");
    std::fs::write(&script, lua(requests, first))?;
    let output = Command::new("wrk")
        .args(["-t1", &format!("-c{connections}"), &format!("-d{seconds}s"), "--timeout", "10s", "-s"])
        .arg(&script)
        .arg(format!("http://{address}/"))
        .stdin(Stdio::null())
        .output()
        .context("wrk did not start: scripts/setup.sh bench installs it")?;
    let text = String::from_utf8_lossy(&output.stdout);
    ensure!(output.status.success(), "wrk: {text}{}", String::from_utf8_lossy(&output.stderr));
    let line = text.lines().find_map(|line| line.strip_prefix("RESULT ")).context("wrk said nothing")?;
    let numbers: Vec<f64> = line.split(' ').filter_map(|number| number.parse().ok()).collect();
    let [requests, us, p50_us, p99_us, failed] = numbers[..] else { anyhow::bail!("wrk said: {line}") };
    Ok(Load { requests, seconds: us / 1e6, p50: p50_us / 1e3, p99: p99_us / 1e3, failed: failed as u64 })
}

/// Rust's way to write a text is also Lua's, for the letters that a request has.
fn lua(requests: &[String], first: i64) -> String {
    let list: Vec<String> = requests.iter().map(|request| format!("{request:?}")).collect();
    format!(
        r#"local requests = {{
{}
}}
local n, next = 0, {first} - 1
local numbered = string.find(requests[1], "{NEXT}", 1, true)
request = function()
  n = n % #requests + 1
  if not numbered then return requests[n] end
  next = next + 1
  return (string.gsub(requests[n], "{NEXT}", string.format("%d", next)))
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %f %f %d\n", summary.requests, summary.duration, latency:percentile(50),
    latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
"#,
        list.join(",\n")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_becomes_a_lua_text() {
        let script = lua(&["POST / HTTP/1.1\r\n\r\n{\"nameCn\":\"压测\"}".to_owned()], 1);
        assert!(script.contains(r#""POST / HTTP/1.1\r\n\r\n{\"nameCn\":\"压测\"}""#), "{script}");
    }
}
