#!/bin/sh
# Starts the gateway of the image. The releases of a new image are copied into the releases folder once, so that a
# restart keeps what was served last, even without the registry. What a team has deployed to the registry goes first.
set -eu

image=${IMAGE:-/app/image}
releases=${RELEASES_DIR:-/app/.releases}

if ! cmp -s "$image/releases.txt" "$releases/image.txt"; then
  cp -R "$image/sections/." "$releases/"
  cp "$image/releases.txt" "$releases/image.txt"
fi
exec node --enable-source-maps "$image"/shell/*/server/gateway.cjs
