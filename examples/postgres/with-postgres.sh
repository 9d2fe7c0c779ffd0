#!/usr/bin/env bash
# with-postgres.sh COMMAND…: a PostgreSQL of its own, in a temporary folder and on loopback, for as long as the command runs.
# PG_BIN names the folder of its programs, where they are in no usual place; NEED=pgvector is for commands that need it.
set -euo pipefail

find_bin() {
  local folder
  if [ -n "${PG_BIN:-}" ]; then printf '%s\n' "$PG_BIN"; return; fi
  for folder in /usr/lib/postgresql/*/bin /usr/local/pgsql/bin; do
    if [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ]; then printf '%s\n' "$folder"; return; fi
  done
  folder=$(command -v initdb) && dirname "$folder"
}

bin=$(find_bin) || {
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "with-postgres.sh: no PostgreSQL server here; install one (Debian: apt-get install postgresql)" >&2
    exit 69
  fi
  (apt-get update && apt-get install -y --no-install-recommends postgresql) >&2
  bin=$(find_bin)
}

# Debian's layout, then that of a plain build.
has_pgvector() {
  local version
  version=$("$bin/postgres" --version | sed -E 's/^[^0-9]*([0-9]+).*/\1/')
  [ -e "$bin/../../../../share/postgresql/$version/extension/vector.control" ] || [ -e "$bin/../share/extension/vector.control" ] ||
    { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get install -y --no-install-recommends "postgresql-$version-pgvector" >&2; }
}
if [ "${NEED:-}" = pgvector ] && ! has_pgvector; then
  echo "pgvector is not installed on this server, and there is no package of it here" >&2
  exit 69
fi

home=$(mktemp -d)
# The server refuses to run as root.
as_user=()
if [ "$(id -u)" = 0 ]; then
  id postgres >/dev/null 2>&1 || useradd --system --no-create-home postgres
  chown postgres "$home"
  as_user=(setpriv --reuid=postgres --regid="$(id -g postgres)" --clear-groups)
fi
in_home() { (cd "$home" && HOME=$home "${as_user[@]}" "$@"); }

finish() {
  in_home "$bin/pg_ctl" -D "$home/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$home"
}
trap finish EXIT

PGPORT=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
export PGPORT PGHOST=127.0.0.1 PGUSER=gate PGDATABASE=postgres
in_home "$bin/initdb" -D "$home/data" -U gate -A trust -E UTF8 --locale=C >"$home/initdb.log" 2>&1 || { cat "$home/initdb.log" >&2; exit 70; }
in_home "$bin/pg_ctl" -D "$home/data" -w -l "$home/postgres.log" \
  -o "-c listen_addresses=127.0.0.1 -c port=$PGPORT -c unix_socket_directories=$home -c fsync=off" start >/dev/null || { cat "$home/postgres.log" >&2; exit 70; }
"$bin/postgres" --version >&2
"$@"
