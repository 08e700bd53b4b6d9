#!/bin/sh
# Starts the instances of this machine anew, one after the other, and turns nobody away: roll.sh a1 a2
# Tried by npm run rehearse. Needs socat and curl.
set -eu

: "${ADDRESS:=10.0.0.21}"
# Every HAProxy in front; one of another machine as TCP:ADDRESS:PORT, where it has such a stats socket.
: "${BALANCERS:=/run/haproxy/admin.sock}"

tell() {
  for balancer in $BALANCERS; do
    echo "$1" | socat -t 5 - "$balancer"
  done
}

within_a_minute() {
  tries=0
  until "$@"; do
    tries=$((tries + 1))
    [ "$tries" -lt 300 ] || { echo "Not within a minute: $*" >&2; exit 1; }
    sleep 0.2
  done
}

is_ready() { curl -fsS -o /dev/null --max-time 2 "http://$ADDRESS:300$1/readyz" 2>/dev/null; }

is_taken() { ! tell "show stat ready 4 -1" | grep "^ready,$1," | cut -d, -f18 | grep -qv "^UP"; }

set_state() {
  for backend in ready living; do
    tell "set server $backend/$1 state $2" >/dev/null
  done
}

for server in "$@"; do
  number=${server#?}
  set_state "$server" drain
  systemctl restart "giewel@$number"
  within_a_minute is_ready "$number"
  set_state "$server" ready
  within_a_minute is_taken "$server"
  echo "$server is new"
done
