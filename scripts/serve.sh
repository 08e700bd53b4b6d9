#!/bin/sh
# Starts the built product as it is meant to run. Whoever starts it, starts it by this: npm start, deploy/, the browser
# tests and the benches. Options of Node that are given to it come after ours, and win.
#
# The Node that Giewel brings (scripts/pinned-node.mjs), or the machine's own where that is new enough.
#
# --heap-growing-percent=100: what is old is collected once there is twice as much as was left the last time; V8 would
#   wait for four times as much.
# MALLOC_ARENA_MAX: so many shares of memory for libraries in C++, instead of eight a processor.
# --disable-warning: Node 22 calls SQLite an experiment at each start.
# What each is worth stands in docs/performance.md.
root=$(dirname "$0")/..
main=$root/dist/server/main.mjs
if [ ! -f "$main" ]; then
  echo 'Giewel is not built yet. Run npm run build, or npm start.' >&2
  exit 1
fi
node=$root/node_modules/.bin/node
if [ ! -x "$node" ]; then
  node=node
  found=$(node --version 2>&1)
  case $found in
    v22.1[89].* | v22.[2-9][0-9].* | v2[4-9].* | v[3-9][0-9].*) ;;
    *)
      echo "Giewel runs on Node 22.18, 24 or newer; here is: $found. npm ci brings one." >&2
      exit 1
      ;;
  esac
fi
export MALLOC_ARENA_MAX=2
exec "$node" --disable-warning=ExperimentalWarning --heap-growing-percent=100 "$@" "$main"
