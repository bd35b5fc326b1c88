#!/usr/bin/env bash
# R30: known weaknesses of what we build on. It asks what can be asked where it runs, and says what could not: a machine
# without a network is no reason to fail, and none to be silent. Run it where there is one, before a release at least.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=0

if command -v cargo-deny >/dev/null; then
  # The database is fetched by `cargo deny fetch`; here it is only read.
  if out=$(timeout 60 cargo deny --offline check advisories bans sources 2>&1); then
    echo "Rust: no known weakness"
  elif grep -qiE 'advisory database|failed to (fetch|load|open)' <<<"$out"; then
    echo "Rust: not asked, there is no advisory database on this machine (cargo deny fetch)"
  else
    printf '%s\n' "$out"; failed=1
  fi
else
  echo "Rust: not asked, cargo-deny is not installed (cargo install --locked cargo-deny)"
fi

out=$(cd web && timeout 20 npm audit --json --fetch-retries=0 --fetch-timeout=10000 2>/dev/null)
case $(node -e '
  const report = JSON.parse(require("fs").readFileSync(0, "utf8") || "{}")
  const found = report.metadata?.vulnerabilities
  console.log(!found ? "silent" : found.moderate + found.high + found.critical > 0 ? "weak" : "well")
' <<<"$out" 2>/dev/null) in
  well) echo "web: no known weakness" ;;
  weak) (cd web && npm audit) || failed=1 ;;
  *) echo "web: not asked, the registry does not answer" ;;
esac
exit "$failed"
