#!/bin/sh
# Takes the pictures in this folder again, or all there could be, to look at them.
# Usage: docs/screenshots/make.sh [PROGRAM [SIZE]]
#        docs/screenshots/make.sh --all [PROGRAM]   every look, language and size into
#                                                   build/screenshots, with contact sheets
# Needs a display, or Xvfb (Debian: xvfb and xauth). pngquant makes the pictures small, montage
# (Debian: imagemagick) makes the sheets.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
root=$(dirname "$(dirname "$here")")
everything=no
if [ "${1-}" = --all ]; then
    everything=yes
    shift
fi
program=${1:-$root/build/src/platform/quatuor}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# An empty home, so that nobody's settings or unfinished game are in the picture.
export XDG_DATA_HOME="$folder/data" XDG_CONFIG_HOME="$folder/config" SDL_AUDIODRIVER=dummy

play() {
    if [ -n "${DISPLAY-}" ]; then
        "$program" "$@"
    else
        xvfb-run -a -s '-screen 0 1920x1200x24' "$program" "$@"
    fi
}

# take FOLDER SIZE THEME LANGUAGE
take() {
    for script in "$here"/*.script; do
        rm -rf "$folder/data" "$folder/config"
        mkdir -p "$folder/config/quatuor"
        echo "theme = $3" >"$folder/config/quatuor/settings.txt"
        # Words to press are those of the English pictures; cells and keys serve every language.
        sed "s|DIR|$1|" "$script" >"$folder/script"
        name=$(basename "$script" .script)
        set -- "$1" "$2" "$3" "$4" --script "$folder/script" --window "$2" --seed 7 --lang "$4"
        if [ -f "$here/$name.quatuor" ]; then
            set -- "$@" --load "$here/$name.quatuor"
        elif [ "$name" != tour ]; then
            set -- "$@" --game "$name"
        fi
        (shift 4 && play "$@") || echo "make.sh: $name failed ($2, $3, $4)" >&2
        set -- "$1" "$2" "$3" "$4"
    done
    if command -v pngquant >/dev/null; then
        pngquant --force --skip-if-larger --speed 8 --ext .png 192 -- "$1"/*.png || true
    fi
}

if [ $everything = no ]; then
    take "$here" "${2:-960x600}" parlour en
    exit
fi
for file in "$root"/assets/themes/*.theme; do
    theme=$(basename "$file" .theme)
    for language in en fr; do
        for size in 1280x800 1920x1080; do
            name=$theme-$language-$size
            mkdir -p "$root/build/screenshots/$name"
            take "$root/build/screenshots/$name" "$size" "$theme" "$language"
            ! command -v montage >/dev/null ||
                montage "$root/build/screenshots/$name"/*.png -resize 640x -tile 3x -geometry +6+6 \
                    -background '#202020' "$root/build/screenshots/$name.png"
        done
    done
done
