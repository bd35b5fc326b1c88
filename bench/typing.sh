#!/usr/bin/env bash
# How fluently one types into an offer with 60 fields and 50 SKUs, in Chromium at a quarter of the machine's speed.
# With the program and the web app as they were last built; nothing else should run beside it.
set -euo pipefail
cd "$(dirname "$0")/../web"
npx playwright test --config playwright.bench.config.ts fluent
