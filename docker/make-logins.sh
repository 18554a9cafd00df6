#!/bin/sh
# The database image runs this once, for a new volume. Creates the owner's login (no superuser, so that row security applies), its
# database, and the backup login, which reads every row and writes none.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres --dbname postgres \
  --set owner="$DATABASE_PASSWORD" --set backup="$BACKUP_PASSWORD" <<'SQL'
create role f4i login createrole nosuperuser nobypassrls password :'owner';
create database f4i owner f4i;
create role f4i_backup login bypassrls in role pg_read_all_data password :'backup';
SQL
