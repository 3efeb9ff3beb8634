#!/bin/sh
# Takes the pictures in this folder again. Usage: docs/screenshots/make.sh [PROGRAM [SIZE]]
# Needs a display, or Xvfb (Debian: xvfb and xauth).
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
program=${1:-$here/../../build/src/platform/quatuor}
size=${2:-960x600}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# An empty home, so that nobody's settings or unfinished game are in the picture.
export XDG_DATA_HOME="$folder/data" XDG_CONFIG_HOME="$folder/config" SDL_AUDIODRIVER=dummy LANGUAGE=en

play() {
    if [ -n "${DISPLAY-}" ]; then
        "$program" "$@"
    else
        xvfb-run -a -s '-screen 0 1920x1200x24' "$program" "$@"
    fi
}

for script in "$here"/*.script; do
    rm -rf "$folder/data" "$folder/config"
    sed "s|DIR|$here|" "$script" >"$folder/script"
    name=$(basename "$script" .script)
    if [ "$name" = tour ]; then
        play --script "$folder/script" --window "$size" --seed 7
    elif [ -f "$here/$name.quatuor" ]; then
        play --script "$folder/script" --window "$size" --seed 7 --load "$here/$name.quatuor"
    else
        play --script "$folder/script" --window "$size" --seed 7 --game "$name"
    fi
done
