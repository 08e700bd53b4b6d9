#!/bin/sh
# Writes tonight's backup into BACKUP_DIR and restores it beside to see that it can be. There is one for each day of the
# week, and the one of a week ago goes only once the new one is known to be whole.
set -eu
: "${BACKUP_DIR:?must name the folder for backups}"
giewel=$(dirname "$(readlink -f "$0")")/giewel
backup=$BACKUP_DIR/giewel-$(date +%u).backup
# Left by a night that was interrupted.
rm -f "$backup.new" "$backup.new.unfinished"
"$giewel" backup "$backup.new"
"$giewel" verify "$backup.new"
mv "$backup.new" "$backup"
