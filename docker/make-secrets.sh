#!/bin/sh
# Makes the secrets of this installation where there are none yet: one folder for each service, with what that service needs.
set -eu
umask 077

folder=${SECRETS:-/secrets}
api=1000:1000
mongo=999:999

# Letters and digits only: some of them stand in an address.
random() { head -c 60 /dev/urandom | base64 | tr -d '\n=+/' | cut -c 1-48; }

# Writes a secret that is not there yet, whole or not at all.
give() {
  [ -s "$folder/$1" ] && return
  printf %s "$3" > "$folder/$1.new"
  chmod 400 "$folder/$1.new"
  chown "$2" "$folder/$1.new"
  mv "$folder/$1.new" "$folder/$1"
}

give mongo/key "$mongo" "$(random)"
give mongo/root "$mongo" "$(random)"
give mongo/api "$mongo" "$(random)"
give api/mongodb-uri "$api" "mongodb://api:$(cat "$folder/mongo/api")@mongo:27017/verse?replicaSet=rs0"
give api/auth "$api" "$(random)"
give gateway/purge "$api" "$(random)"
give api/purge "$api" "$(cat "$folder/gateway/purge")"
