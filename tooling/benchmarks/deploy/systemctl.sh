#!/bin/sh
# Stands for systemctl where no systemd can run: starts what a unit's ExecStart says, as its user, with its environment and
# without rights, and hands "reload nginx" to nginx. It does not restart what ends, nor make the system read-only.
set -e

start() {
  unit=/etc/systemd/system/${1%%@*}@.service
  instance=${1#*@}
  of() { sed -n "s/^$1=//p" "$unit" | sed "s/%i/$instance/g"; }
  user=$(of User)
  install -d -o "$user" -g "$user" "/var/lib/$(of StateDirectory)"
  cd "$(of WorkingDirectory)"
  # The file of settings comes after the unit's own, so that it wins, as with systemd.
  # Split into words, as systemd does.
  setsid env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin USER="$user" LOGNAME="$user" \
    $(of Environment) $(grep -v '^#' "$(of EnvironmentFile)") \
    setpriv --reuid="$user" --regid="$user" --init-groups --no-new-privs --bounding-set=-all $(of ExecStart) \
    </dev/null >"/var/log/$1.log" 2>&1 &
}

case "$*" in
  daemon-reload) ;;
  'reload nginx') nginx -s reload ;;
  'enable --now '*)
    shift 2
    for each in "$@"; do start "$each"; done
    ;;
  *)
    echo "This stand-in for systemctl does not know: $*" >&2
    exit 1
    ;;
esac
