#!/usr/bin/env bash
# Builds the web app, unless nothing it is made of has changed.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh node

stamp=web/dist/.built-from
now=$(git ls-files -co --exclude-standard web | grep -v -E '^web/(e2e|dist)/' | sort | xargs -d '\n' sha256sum 2>/dev/null | sha256sum | cut -c1-64)
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$now" ]; then exit 0; fi
(cd web && npm run --silent build)
echo "$now" > "$stamp"
