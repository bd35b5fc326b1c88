#!/usr/bin/env bash
# The web's generated types must be those of the server as it was last built.
set -euo pipefail
cd "$(dirname "$0")/.."
before=$(sha256sum web/src/api/*.gen.ts web/src/api/forms/*.gen.ts)
document=$(mktemp)
trap 'rm -f "$document"' EXIT
"${CARGO_TARGET_DIR:-target}/debug/portal" openapi >"$document"
(cd web && node scripts/gen.mjs "$document")
after=$(sha256sum web/src/api/*.gen.ts web/src/api/forms/*.gen.ts)
if [ "$before" != "$after" ]; then
  echo "web/src/api/**/*.gen.ts were stale; they are renewed now: look at them and commit (make gen)" >&2
  exit 1
fi
