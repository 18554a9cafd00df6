#!/bin/sh
# Creates a backup in the given folder and, after it is complete, deletes those older than four weeks.
set -eu
folder=$1
cd "$(dirname "$0")/.."
node=$(ls node_modules/node-*/bin/node | head -n 1)
"$node" scripts/backup.ts "$folder/f4i-$(date +%Y-%m-%dT%H%M).tar.gz"
find "$folder" -name 'f4i-*.tar.gz' -mtime +28 -delete
