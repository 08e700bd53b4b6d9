#!/bin/sh
# Run once by the image of PostgreSQL, when its volume is empty: Giewel's role owns its database and is nobody else there.
# CREATEDB is for the nightly check of the backup, which restores it beside.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username=postgres <<'SQL'
create role giewel login createdb password :'password';
create database giewel owner giewel encoding 'UTF8' template template0;
SQL
