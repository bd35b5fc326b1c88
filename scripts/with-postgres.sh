#!/usr/bin/env bash
# Runs a command with a PostgreSQL server of its own: a temporary cluster on a free port, gone afterwards.
# The command finds it in PORTAL_TEST_POSTGRES_URL, and a place for its own files in PORTAL_TEST_FOLDER and TMPDIR.
set -euo pipefail

# In memory where there is room: each test makes and removes a thousand files, which a disk's file system answers with
# more work than the test itself.
roomy() { # folder, GB that must be free there and in memory
  local free memory
  free=$(df --output=avail -k "$1" 2>/dev/null | tail -n 1) || return 1
  memory=$(awk '/^MemAvailable/ { print $2 }' /proc/meminfo)
  [ "$free" -gt $(($2 << 20)) ] && [ "$memory" -gt $(($2 << 20)) ]
}
if roomy /dev/shm 8; then export TMPDIR=/dev/shm; fi

bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
dir=$(mktemp -d)
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')

# The server refuses to run as root.
as_owner() {
  if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}
if [ "$(id -u)" = 0 ]; then chown postgres "$dir"; fi

stop() {
  as_owner "$bin/pg_ctl" -D "$dir/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$dir"
}
trap stop EXIT

cd /
as_owner "$bin/initdb" -D "$dir/data" -U portal -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
# Throw-away data: no waiting for the disk. Durability tests start a server of their own.
as_owner "$bin/pg_ctl" -D "$dir/data" -l "$dir/log" -w start -o "-p $port -c listen_addresses=127.0.0.1 \
  -c unix_socket_directories= -c fsync=off -c synchronous_commit=off -c full_page_writes=off \
  -c max_connections=400 -c shared_buffers=128MB" >/dev/null
cd - >/dev/null

mkdir "$dir/tests"
PORTAL_TEST_POSTGRES_URL="postgres://portal@127.0.0.1:$port/postgres" PORTAL_TEST_FOLDER="$dir/tests" \
  TMPDIR="$dir/tests" "$@"
