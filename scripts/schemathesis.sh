#!/usr/bin/env bash
# R17: schemathesis over the contract of a running demo. First every operation succeeds once, so that nothing below
# passes because all of it is refused; then each is called with what its schema allows and with what it does not.
# PORTAL_TEST_LONG=1 tries 100 examples an operation, from a new seed.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh schemathesis

tools="${PORTAL_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/portal-tools}/schemathesis/bin"
program=$(realpath "${CARGO_TARGET_DIR:-target}/debug/portal")
root=$PWD
dir=$(mktemp -d)
started=()

stop() {
  kill "${started[@]}" 2>/dev/null || true
  wait
  rm -rf "$dir"
}
trap stop EXIT

# Each call names a network of its own in this header, so that no throttle by network hides what stands behind it.
cd "$dir"
env -i PATH="$PATH" HOME="$dir" PORTAL_PROFILE=demo PORTAL_LISTEN=127.0.0.1:0 PORTAL_DATABASE_URL="sqlite://$dir/portal.db" \
  PORTAL_CLIENT_IP_HEADER=x-fuzz-ip PORTAL_DRAIN_SECONDS=0 "$program" serve >"$dir/stdout" 2>"$dir/log" &
portal=$!
started+=("$portal")
for _ in $(seq 300); do
  grep -q 'http://' "$dir/stdout" && break
  if ! kill -0 "$portal" 2>/dev/null; then cat "$dir/log" >&2; exit 1; fi
  sleep 0.1
done
base=$(grep -o 'http://.*' "$dir/stdout")

"$tools/python" "$root/scripts/fuzz.py" "$base" "$dir/portal.db"

# A stream has no end that a call could wait for; its one success stands above.
examples=20 seed=1 limit=600
if [ -n "${PORTAL_TEST_LONG:-}" ]; then examples=100 seed=$RANDOM limit=3600; fi

try() { # further arguments
  PYTHONPATH="$root/scripts" PYTHONDONTWRITEBYTECODE=1 FUZZ_BASE="$base" SCHEMATHESIS_HOOKS=fuzz \
    timeout "$limit" "$tools/schemathesis" run "$base/openapi.json" \
    --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance \
    --phases examples,coverage,fuzzing --max-examples "$examples" --seed "$seed" --workers 2 \
    --request-timeout 30 --exclude-path /services/admin/api/message-stream --continue-on-failure \
    --suppress-health-check all --warnings off "$@"
}
# Two at once, of about as many operations each: one alone waits for its own making of examples, on one core.
half='^/services/(admin|bizconfig|fileservice|datacenter|workflow|jd|sn|zkh)/' status=0
try --include-path-regex "$half" >"$dir/first" 2>&1 &
first=$!
started+=("$first")
try --exclude-path-regex "$half" || status=$?
wait "$first" || status=$?
cat "$dir/first"

# What the answers do not show: a panic or a 500 that the client did not wait for.
if grep '"level":"ERROR"' "$dir/log" >&2; then echo "the program logged errors" >&2; status=1; fi
# The control: the calls were made within a session, or most of them would have ended at the door.
if grep -F '"route":"/services/admin/api/account"' "$dir/log" | grep -q '"status":401'; then
  echo "calls were made without a session" >&2
  status=1
fi
exit "$status"
