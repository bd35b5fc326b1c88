#!/usr/bin/env bash
# All tests, in an order that tells about the cheap mistakes first. Ends with `N passed, N failed`.
# PORTAL_TEST_LONG=1 runs the full figures of docs/security.md. Arguments pick parts: lint rust web e2e fuzz mutants.
set -uo pipefail
cd "$(dirname "$0")/.."

parts=" ${*:-lint rust web e2e fuzz ${PORTAL_TEST_LONG:+mutants}} "
passed=0 failed=0 log=$(mktemp) report=$(mktemp)
trap 'rm -f "$log" "$report"' EXIT

# Runs a step, shows what it prints, and adds up the counts that its runner closes with.
step() { # name, pattern of passed, pattern of failed, command…
  local name=$1 ok=$2 bad=$3 started=$SECONDS status p f; shift 3
  printf '\n=== %s\n' "$name"
  "$@" 2>&1 | tee "$log"
  status=${PIPESTATUS[0]}
  p=$(total "$ok") f=$(total "$bad")
  # A step without a count of its own is one test; one that fails before it counts has failed.
  if [ "$p" = 0 ] && [ "$f" = 0 ]; then if [ "$status" = 0 ]; then p=1; else f=1; fi; fi
  if [ "$status" != 0 ] && [ "$f" = 0 ]; then f=1; fi
  passed=$((passed + p)) failed=$((failed + f))
  printf -- '--- %s: %s passed, %s failed, %ss\n' "$name" "$p" "$f" $((SECONDS - started)) | tee -a "$report"
  if [ "$f" != 0 ]; then failures >>"$report"; fi
}

# What failed, by name: the end of a long log should answer the first question its reader has. A step whose runner
# names nothing shows how it ended. An error outside of every test fails the run too, and has no name.
failures() {
  local plain names
  plain=$(sed 's/\x1b\[[0-9;]*m//g' "$log")
  names=$(grep -aE '^ *((FAIL|TIMEOUT|SIG[A-Z]+|ABORT) |✘ |\[[a-z]+\] › )' <<<"$plain" | sort -u | head -12)
  names+=$(grep -aE -A8 '^⎯+ Unhandled (Rejection|Error) |^This error originated in' <<<"$plain" | head -30)
  printf '%s\n' "${names:-$(tail -n 8 <<<"$plain")}"
}

# The sum of all numbers that a pattern finds in the log.
total() {
  sed 's/\x1b\[[0-9;]*m//g' "$log" | grep -oP "$1" | awk '{ sum += $1 } END { print sum + 0 }'
}

# Also without the lints, so that the next run finds what this one has built.
source scripts/lints.env

wants() { [[ "$parts" == *" $1 "* ]]; }

# nextest where it is, cargo's own runner elsewhere: the tests are the same. Always the whole workspace: a part of it
# would be built with other features, and so everything twice.
if command -v cargo-nextest >/dev/null; then
  # More than there are cores: a test often waits, for a process to die or a second to pass.
  rust_tests=(cargo nextest run --workspace --locked --no-fail-fast --status-level fail --final-status-level fail
    --test-threads $(($(nproc) * 3 / 2)))
  rust_on_postgres=("${rust_tests[@]}" -E 'package(portal)')
  # Not those of a failed test's own output, which its runner repeats.
  rust_ok='\d+(?= passed(?!;))' rust_bad='\d+(?= failed(?!;))'
else
  rust_tests=(cargo test --workspace --locked --no-fail-fast --quiet)
  rust_on_postgres=("${rust_tests[@]}" --test it)
  rust_ok='\d+(?= passed;)' rust_bad='(?<=passed; )\d+(?= failed)'
fi
none='(?!)'

step "setup" "$none" "$none" scripts/setup.sh
step "web build" "$none" "$none" scripts/web-build.sh
if wants lint; then
  step "lint" "$none" "$none" scripts/lint.sh
  step "known weaknesses" "$none" "$none" scripts/advisories.sh
fi
if wants rust; then
  step "rust on SQLite" "$rust_ok" "$rust_bad" scripts/with-postgres.sh "${rust_tests[@]}"
  step "rust on PostgreSQL" "$rust_ok" "$rust_bad" \
    env PORTAL_TEST_DATABASE=postgres scripts/with-postgres.sh "${rust_on_postgres[@]}"
fi
if wants web || wants e2e || wants fuzz; then
  step "program" "$none" "$none" cargo test --workspace --locked --no-run --quiet
fi
if wants web; then
  step "web types are current" "$none" "$none" scripts/check-gen.sh
  step "web units" '(?<=Tests  )\d+(?= passed)' '\d+(?= failed \|)' npm --prefix web run --silent test
fi
if wants e2e; then step "journeys in Chromium" '(?<=^  )\d+(?= passed)' '(?<=^  )\d+(?= failed)' npm --prefix web run --silent e2e; fi
if wants fuzz; then
  step "a generated client" "$none" "$none" scripts/client.sh
  step "schemathesis" "$none" "$none" scripts/schemathesis.sh
fi
if wants mutants; then
  step "mutants" '^\d+(?= passed, )' '(?<= passed, )\d+(?= failed$)' scripts/with-postgres.sh scripts/mutants.py
fi

printf '\n=== all\n'
cat "$report"
printf '\n%s passed, %s failed\n' "$passed" "$failed"
[ "$failed" = 0 ]
