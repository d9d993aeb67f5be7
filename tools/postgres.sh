#!/usr/bin/env bash
# A throw-away PostgreSQL for tests, on a free port, in a temporary folder, gone without trace when stopped.
#
#   tools/postgres.sh start             starts a cluster and prints its URL
#   tools/postgres.sh restart URL [fast|immediate]
#   tools/postgres.sh stop URL          stops it and removes its folder
#   tools/postgres.sh with COMMAND ...  runs COMMAND with COURTIER_TEST_POSTGRES set to the URL, then stops
#
# PostgreSQL refuses to run as root; root starts it as the user postgres, which Debian's package creates.
set -euo pipefail

fail() { echo "postgres.sh: $*" >&2; exit 1; }

as_owner() {
    if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- "$@"); else "$@"; fi
}

find_programs() {
    bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
    [ -n "$bin" ] || bin=$(dirname "$(command -v initdb || true)")
    [ -x "$bin/initdb" ] || fail "PostgreSQL is not installed (Debian: apt-get install postgresql)"
    if [ "$(id -u)" = 0 ]; then id postgres > /dev/null 2>&1 || fail "root needs a user named postgres to run it as"; fi
}

folder() { echo "${TMPDIR:-/tmp}/courtier-postgres.$1"; }

# The folder carries the port's number, so making it also reserves the port among our own runs.
start() {
    find_programs
    local port dir
    for _ in 1 2 3 4 5; do
        # not a port that outgoing connections are given: such a one may be gone when the cluster is started again
        port=$(python3 -c 'import random, socket; port = random.randrange(10000, 32000)
socket.socket().bind(("127.0.0.1", port)); print(port)') || continue
        dir=$(folder "$port")
        mkdir -m 700 "$dir" 2> /dev/null || continue
        if [ "$(id -u)" = 0 ]; then chown postgres "$dir"; fi
        if as_owner "$bin/initdb" -D "$dir/data" -U courtier -A trust -E UTF8 --locale=C.UTF-8 --no-sync > "$dir/log" 2>&1 &&
            as_owner "$bin/pg_ctl" -D "$dir/data" -l "$dir/server.log" -w -t 300 \
                -o "-p $port -k $dir -c listen_addresses=127.0.0.1 -c fsync=off -c shared_buffers=32MB" start >> "$dir/log" 2>&1
        then
            echo "postgresql://courtier@127.0.0.1:$port/postgres"
            return
        fi
        cat "$dir/log" "$dir/server.log" >&2 2> /dev/null || true
        rm -rf "$dir"
    done
    fail "no cluster could be started"
}

stop() {
    find_programs
    local port dir
    port=${1##*:} port=${port%%/*}
    dir=$(folder "$port")
    [ -d "$dir" ] || fail "no cluster of ours on port $port"
    as_owner "$bin/pg_ctl" -D "$dir/data" -m immediate -w stop > /dev/null || true
    rm -rf "$dir"
}

restart() {
    find_programs
    local port dir
    port=${1##*:} port=${port%%/*}
    dir=$(folder "$port")
    [ -d "$dir" ] || fail "no cluster of ours on port $port"
    as_owner "$bin/pg_ctl" -D "$dir/data" -l "$dir/server.log" -m "${2:-fast}" -w -t 300 restart > /dev/null
}

case "${1:-}" in
    start) start ;;
    stop) [ -n "${2:-}" ] || fail "stop which? give the URL that start printed"; stop "$2" ;;
    restart) [ -n "${2:-}" ] || fail "restart which? give the URL that start printed"; restart "$2" "${3:-fast}" ;;
    with)
        shift
        [ $# -gt 0 ] || fail "with what command?"
        url=$(start)
        trap 'stop "$url"' EXIT
        COURTIER_TEST_POSTGRES=$url "$@"
        ;;
    *) sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
