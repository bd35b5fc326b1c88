#!/usr/bin/env bash
# The web's generated types must be those of the server as it is.
set -euo pipefail
cd "$(dirname "$0")/.."
before=$(sha256sum web/src/api/*.gen.ts)
(cd web && npm run --silent gen)
after=$(sha256sum web/src/api/*.gen.ts)
if [ "$before" != "$after" ]; then
  echo "web/src/api/*.gen.ts were stale; they are renewed now: look at them and commit (make gen)" >&2
  exit 1
fi
