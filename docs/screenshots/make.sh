#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Retakes the screenshots in this folder, or takes many more to look at.
# Usage: docs/screenshots/make.sh [PROGRAM [SIZE]]    those in this folder, for README and metainfo
#        docs/screenshots/make.sh --gallery [PROGRAM] every screen of every game, half size, into
#                                                     build/screenshots/gallery
#        docs/screenshots/make.sh --all [PROGRAM]     every screen in every theme, language and size,
#                                                     into build/screenshots, with contact sheets
#        docs/screenshots/make.sh --moments FOLDER [SIZE THEME LANGUAGE [PROGRAM [SCRIPT…]]]
#                                                     eight frames of each moment, and a sheet of them
#        docs/screenshots/make.sh --moving [PROGRAM]  the moving picture of README, from moving/
#        docs/screenshots/make.sh --beside OLD NEW [SCRIPT…]
#                                                     two programs side by side, every screen in every theme,
#                                                     into build/screenshots/beside; which is which is in answers.txt
#        docs/screenshots/make.sh --one FOLDER SIZE THEME LANGUAGE [PROGRAM [SCRIPT…]]
# Needs a display, or Xvfb (Debian: xvfb and xauth). pngquant compresses the pictures; convert and
# montage (Debian: imagemagick) build the gallery and the sheets, and with gifsicle the moving picture.
#
# scripts/NAME.script is an input script (docs/ui.md lists the commands) with these extra lines:
#   #: game GAME        starts on the new-game screen of that game
#   #: load FILE        starts with that game from games/
#   #: before-end FILE  starts with that game before its last move, between two people
#   #: autosave FILE    starts with that game unfinished
#   #: saves            starts with all of games/ as saved games
#   #: setting NAME = VALUE
#   #: games GAME…      runs once per game; GAME in the script is replaced by its name
#   film SECONDS        pictures in a row, $rate per second, named after the script
# DIR is replaced by the output folder. Scripts press no words, since these depend on the language.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
root=$(dirname "$(dirname "$here")")
if [ -z "${DISPLAY-}" ]; then
    exec xvfb-run -a -s '-screen 0 1920x1300x24' "$0" "$@"
fi
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
# Empty folders, so that the user's own settings and games do not appear.
export XDG_DATA_HOME="$temporary/data" XDG_CONFIG_HOME="$temporary/config" SDL_AUDIODRIVER=dummy
failed=0
kept_only=no
storyboard=no
rate=12

# values WORD: prints the values of the script's lines "#: WORD …".
values() {
    sed -n "s|^#: $1 *||p" "$temporary/script"
}

# Whether the script takes a picture that exists in this folder.
takes_kept() {
    sed -n 's|^screenshot .*/||p' "$temporary/script" | while read -r name; do
        [ ! -f "$here/$name" ] || echo "$name"
    done | grep -q .
}

# Different dates give them a fixed order.
save_all() {
    day=10
    for file in "$here"/games/*.quatuor; do
        copy="$XDG_DATA_HOME/quatuor/saves/2026-11-$day game.quatuor"
        cp "$file" "$copy"
        touch -d "2026-11-$day 2$((day % 4)):$((day % 5))5:00" "$copy"
        day=$((day + 1))
    done
}

# Deletes pictures identical to the previous one, as when a page does not scroll any further.
drop_repeated() {
    before=
    sed -n 's|^screenshot ||p' "$temporary/script" | while read -r picture; do
        if [ -n "$before" ] && cmp -s "$before" "$picture"; then
            rm "$picture"
        else
            before=$picture
        fi
    done
}

# before_end SAVE: prints it without its last move and its result, as a game between two people.
before_end() {
    sed -E '/^result:/d; s/^(player [12]:) level[0-9]+.*/\1 human/; $ s/ *[^ ]+$//' "$1" |
        sed -E '/^[0-9]+\.$/d'
}

# Replaces "film SECONDS" by waits and screenshots. A screenshot takes a frame, one sixtieth of a second.
expand_film() {
    awk -v name="$(basename "$1" .script)" -v rate=$rate '
        $1 != "film" { print; next }
        { for (end = seen + $2 * rate; seen < end; seen++)
              printf "wait %.4f\nscreenshot DIR/%s-%03d.png\n", 1 / rate - 1 / 60, name, seen }' "$1"
}

# run SCRIPT GAME FOLDER SIZE THEME LANGUAGE
run() {
    expand_film "$1" | sed "s|DIR/|$3/|; s|GAME|$2|g" >"$temporary/script"
    if [ $kept_only = yes ] && ! takes_kept; then
        return
    fi
    rm -rf "$XDG_DATA_HOME" "$XDG_CONFIG_HOME"
    mkdir -p "$XDG_CONFIG_HOME/quatuor" "$XDG_DATA_HOME/quatuor/saves"
    { echo "theme = $5" && values setting; } >"$XDG_CONFIG_HOME/quatuor/settings.txt"
    if grep -q '^#: saves' "$temporary/script"; then
        save_all
    fi
    for file in $(values autosave); do
        cp "$here/games/$file" "$XDG_DATA_HOME/quatuor/autosave.quatuor"
    done
    first=
    for game in ${2:-$(values game)}; do
        first="--game $game"
    done
    for file in $(values load); do
        first="--load $here/games/$file"
    done
    for file in $(values before-end); do
        before_end "$here/games/$file" >"$temporary/before.quatuor"
        first="--load $temporary/before.quatuor"
    done
    # shellcheck disable=SC2086 # two words, or none
    "$program" $first --script "$temporary/script" --window "$4" --seed 7 --lang "$6" || {
        echo "make.sh: $(basename "$1") $2 failed ($4, $5, $6)" >&2
        failed=1
    }
    [ $storyboard = yes ] || drop_repeated
}

# take FOLDER SIZE THEME LANGUAGE [SCRIPT…]
take() {
    folder=$1 size=$2 theme=$3 language=$4
    shift 4
    mkdir -p "$folder"
    [ $# -gt 0 ] || set -- "$here"/scripts/*.script
    for script; do
        each=$(sed -n 's|^#: games *||p' "$script")
        for game in ${each:-none}; do
            run "$script" "${each:+$game}" "$folder" "$size" "$theme" "$language"
        done
    done
}

make_small() {
    if command -v pngquant >/dev/null; then
        pngquant --force --skip-if-larger --speed 8 --ext .png 192 -- "$@" || true
    fi
}

# To add a picture, first create an empty file with its name in this folder.
take_kept() {
    kept_only=yes
    take "$temporary/pictures" "$1" parlour en
    for file in "$here"/*.png; do
        mv "$temporary/pictures/$(basename "$file")" "$file"
    done
    make_small "$here"/*.png
}

# Every screen at half size with few colours, and a page showing them all.
take_gallery() {
    gallery=$root/build/screenshots/gallery
    take "$temporary/pictures" 1280x800 parlour en
    rm -rf "$gallery"
    mkdir -p "$gallery"
    echo "# Every screen of every game" >"$gallery/README.md"
    for file in "$temporary"/pictures/*.png; do
        name=$(basename "$file" .png)
        convert "$file" -filter Lanczos -resize 50% "$gallery/$name.png"
        printf '\n%s\n\n![%s](%s.png)\n' "$name" "$name" "$name" >>"$gallery/README.md"
    done
    pngquant --force --ext .png 64 -- "$gallery"/*.png
}

# moments FOLDER SIZE THEME LANGUAGE [SCRIPT…]: eight frames of each, four in a row.
take_moments() {
    storyboard=yes
    sheets=$1
    shift
    size=$1 theme=$2 language=$3
    shift 3
    [ $# -gt 0 ] || set -- "$here"/moments/*.script
    for script; do
        name=$(basename "$script" .script)
        take "$sheets/$name" "$size" "$theme" "$language" "$script"
        mkdir -p "$sheets"
        montage "$sheets/$name"/*-[1-8].png -resize 960x960 -tile 4x2 -geometry +6+6 \
            -background '#202020' "$sheets/$name.png"
    done
}

# Few colours without dithering: between two frames little changes, so little is stored.
take_moving() {
    storyboard=yes
    take "$temporary/moving" 960x600 parlour en "$here"/moving/*.script
    mogrify -filter Lanczos -resize 720x450 "$temporary"/moving/*.png
    convert -delay $((100 / rate)) -loop 0 "$temporary"/moving/*.png +dither -layers OptimizeTransparency "$temporary/moving.gif"
    gifsicle -O3 --lossy=20 "$temporary/moving.gif" -o "$here/moving.gif"
}

take_all() {
    for file in "$root"/assets/themes/*.theme; do
        theme=$(basename "$file" .theme)
        for language in en fr; do
            for size in 1280x800 1920x1080; do
                folder=$root/build/screenshots/$theme-$language-$size
                take "$folder" "$size" "$theme" "$language"
                make_small "$folder"/*.png
                ! command -v montage >/dev/null ||
                    montage "$folder"/*.png -resize 640x -tile 3x -geometry +6+6 \
                        -background '#202020' "$folder.png"
            done
        done
    done
}

# For eyes that are not told which is new: a checksum of the name decides who is on the left.
take_beside() {
    beside=$root/build/screenshots/beside old=$1 new=$2
    shift 2
    rm -rf "$beside"
    mkdir -p "$beside"
    for file in "$root"/assets/themes/*.theme; do
        theme=$(basename "$file" .theme)
        program=$old && take "$temporary/old" 1920x1080 "$theme" en "$@"
        program=$new && take "$temporary/new" 1920x1080 "$theme" en "$@"
        for picture in "$temporary"/new/*.png; do
            name=$theme-$(basename "$picture")
            [ -f "$temporary/old/${picture##*/}" ] || continue
            left=new right=old
            [ $(($(printf %s "$name" | cksum | cut -d' ' -f1) % 2)) = 0 ] || { left=old right=new; }
            convert "$temporary/$left/${picture##*/}" "$temporary/$right/${picture##*/}" -background '#202020' \
                -splice 12x0 +append "$beside/$name"
            echo "$name: $left on the left" >>"$beside/answers.txt"
        done
        rm -rf "$temporary/old" "$temporary/new"
    done
}

case ${1-} in
--beside)
    old=$2 new=$3
    shift 3
    take_beside "$old" "$new" "$@"
    ;;
--all)
    program=${2:-$root/build/src/platform/quatuor}
    take_all
    ;;
--moving)
    program=${2:-$root/build/src/platform/quatuor}
    take_moving
    ;;
--gallery)
    program=${2:-$root/build/src/platform/quatuor}
    take_gallery
    ;;
--moments)
    program=${6:-$root/build/src/platform/quatuor}
    folder=$2 size=${3:-1920x1080} theme=${4:-parlour} language=${5:-en}
    shift $(($# > 6 ? 6 : $#))
    take_moments "$folder" "$size" "$theme" "$language" "$@"
    ;;
--one)
    program=${6:-$root/build/src/platform/quatuor}
    folder=$2 size=$3 theme=$4 language=$5
    shift $(($# > 6 ? 6 : $#))
    take "$folder" "$size" "$theme" "$language" "$@"
    ;;
*)
    program=${1:-$root/build/src/platform/quatuor}
    take_kept "${2:-960x600}"
    ;;
esac
exit $failed
