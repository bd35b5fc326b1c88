#!/usr/bin/env bash
# The figures of the pages, in Chromium at a quarter of the machine's speed, against the release program: what they weigh,
# how soon they can be used, how fluently one types into an offer with 60 fields and 50 SKUs. Nothing else should run
# beside it. --built takes the program as it was last built; everything else goes to Playwright.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ "${1:-}" = --built ]; then shift; else
  scripts/setup.sh node chromium
  scripts/web-build.sh
  cargo build --release --locked -p portal
fi
export PORTAL_BIN=${PORTAL_BIN:-${CARGO_TARGET_DIR:-target}/release/portal}
PORTAL_BIN=$(realpath "$PORTAL_BIN")
cd web
exec npx playwright test --config playwright.bench.config.ts "$@"
