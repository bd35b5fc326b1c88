#!/usr/bin/env bash
# Builds the release program, fills a SQLite file and a PostgreSQL cluster of its own, measures, and cleans up.
#   --quick   small data, 3 s per scenario: whether it works, not how fast it is
#   --built   with the program as it was last built
#   --keep    leave the data where they are
#   --large   10,000,000 offers instead of 1,000,000: an hour and 60 GB of disk
# Everything else goes to `portal-bench run`: --seconds 30, --only write.
set -euo pipefail
cd "$(dirname "$0")/.."

scale=1 smaller=0.1 seconds=10 build=1 keep= more=()
while [ $# -gt 0 ]; do
  case $1 in
    --quick) scale=0.02 smaller=0.01 seconds=3 ;;
    --large) scale=10 ;;
    --built) build= ;;
    --keep) keep=1 ;;
    --seconds) seconds=$2; shift ;;
    *) more+=("$1") ;;
  esac
  shift
done

scripts/setup.sh postgres bench
target=${CARGO_TARGET_DIR:-target}/release
if [ -n "$build" ]; then
  scripts/web-build.sh
  cargo build --release --locked -p portal -p bench
fi

# On a disk, which /tmp often is not: commits must wait for it, as they do in production. PostgreSQL's own user
# must get through.
dir=$(mktemp -d /var/tmp/portal-bench.XXXXXX)
chmod 711 "$dir"
cluster=$dir/cluster
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
job=

as_owner() { # PostgreSQL refuses to run as root.
  if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

stop() {
  trap - EXIT INT TERM
  # A job is a process group of its own: the program, wrk and pgbench end with it, even where somebody paused them.
  if [ -n "$job" ]; then kill -KILL -- "-$job" 2>/dev/null || true; wait "$job" 2>/dev/null || true; fi
  (cd / && as_owner "$bin/pg_ctl" -D "$cluster" -m immediate stop >/dev/null 2>&1) || true
  if [ -n "$keep" ]; then echo "kept: $dir"; else rm -rf "$dir" || { sleep 3; rm -rf "$dir"; }; fi
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

measure() { # in the background, so that a signal is not kept waiting
  set -m
  "$target/portal-bench" "$@" &
  job=$!
  set +m
  wait "$job"
  job=
}

# Durable, as in production.
mkdir "$cluster"
if [ "$(id -u)" = 0 ]; then chown postgres "$cluster"; fi
(
  cd /
  as_owner "$bin/initdb" -D "$cluster" -U portal -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
  as_owner "$bin/pg_ctl" -D "$cluster" -l "$cluster/postgres.log" -w start -o "-p $port -c listen_addresses=127.0.0.1 \
    -c unix_socket_directories= -c fsync=on -c synchronous_commit=on -c shared_buffers=512MB -c max_wal_size=4GB \
    -c max_connections=100 -c shared_preload_libraries=pg_stat_statements" >/dev/null
)

server=postgres://portal@127.0.0.1:$port
with=(--portal "$target/portal" --folder "$dir")
all=(--database "sqlite://$dir/portal.db" --database "$server/postgres")
# What must not grow is also measured on a hundred thousand offers.
"$bin/createdb" -h 127.0.0.1 -p "$port" -U portal smaller
measure fill "${with[@]}" --database "sqlite://$dir/smaller.db" --database "$server/smaller" --scale "$smaller"
measure fill "${with[@]}" "${all[@]}" --scale "$scale"
measure run "${with[@]}" "${all[@]}" --smaller "sqlite://$dir/smaller.db" --smaller "$server/smaller" --seconds "$seconds" --results bench/results "${more[@]}"
