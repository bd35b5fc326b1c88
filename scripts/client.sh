#!/usr/bin/env bash
# The contract read by somebody else's generator: a client in another language is made from it, compiles, and makes one call of
# every resource of a running demo.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh client

tools="${PORTAL_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/portal-tools}/client/bin"
program=$(realpath "${CARGO_TARGET_DIR:-target}/debug/portal")
root=$PWD
dir=$(mktemp -d)
portal=

stop() {
  kill "$portal" 2>/dev/null || true
  wait
  rm -rf "$dir"
}
trap stop EXIT

cd "$dir"
env -i PATH="$PATH" HOME="$dir" PORTAL_PROFILE=demo PORTAL_LISTEN=127.0.0.1:0 PORTAL_DATABASE_URL="sqlite://$dir/portal.db" \
  PORTAL_DRAIN_SECONDS=0 "$program" serve >"$dir/stdout" 2>"$dir/log" &
portal=$!

# Files have types of their own; to a client they are bytes.
cat >config.yml <<'YML'
post_hooks: []
content_type_overrides:
  application/vnd.openxmlformats-officedocument.spreadsheetml.sheet: application/octet-stream
  application/pdf: application/octet-stream
  application/zip: application/octet-stream
  image/png: application/octet-stream
  image/svg+xml: application/octet-stream
  text/event-stream: text/plain
YML
"$program" openapi >openapi.json
"$tools/openapi-python-client" generate --path openapi.json --meta none --config config.yml --fail-on-warning \
  --output-path "$dir/portal_client"
"$tools/python" -m compileall -q "$dir/portal_client"

for _ in $(seq 600); do
  grep -q 'http://' "$dir/stdout" && break
  if ! kill -0 "$portal" 2>/dev/null; then cat "$dir/log" >&2; exit 1; fi
  sleep 0.1
done
"$tools/python" "$root/scripts/client.py" "$(grep -o 'http://.*' "$dir/stdout")" openapi.json
