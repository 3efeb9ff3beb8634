#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Renders every sound effect and all music again from the sources in this folder.
#   render.sh            writes assets/sounds, assets/music and docs/loudness.md
#   render.sh --verify   renders into a temporary folder and compares with the committed files
# Needs a C compiler and oggenc, oggdec (Debian: vorbis-tools).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for tool in oggenc oggdec; do
    command -v "$tool" >/dev/null || { echo "$tool is missing: install vorbis-tools" >&2; exit 2; }
done

out="$root/assets"
[ "${1:-}" != --verify ] || out="$work/out"
mkdir -p "$work/bin" "$work/sounds" "$work/music" "$out/sounds" "$out/music"
"$here/build.sh" "$work/bin"
"$work/bin/render_effects" "$work/sounds" >"$work/log"
for score in "$here"/scores/*.score; do
    [ ! -e "$score" ] || "$work/bin/render_music" "$score" "$work/music/$(basename "$score" .score).wav"
done

# A fixed serial number: oggenc would choose a random one, and no two renderings would be identical.
encode() { # QUALITY WAV OGG
    oggenc --quiet --serial 1 --quality "$1" --output "$3" "$2"
}
for wav in "$work"/sounds/*.wav; do
    encode 5 "$wav" "$out/sounds/$(basename "$wav" .wav).ogg"
done
# All music together stays below 6 MB: the densest piece, which plays under a running clock, pays for it.
music_quality() { # NAME
    case $1 in rush) echo 0 ;; *) echo 3 ;; esac
}
for wav in "$work"/music/*.wav; do
    [ ! -e "$wav" ] || encode "$(music_quality "$(basename "$wav" .wav)")" "$wav" "$out/music/$(basename "$wav" .wav).ogg"
done

if [ "${1:-}" = --verify ]; then
    for kind in sounds music; do
        for file in "$out/$kind"/*.ogg; do
            [ ! -e "$file" ] || cmp "$file" "$root/assets/$kind/$(basename "$file")"
        done
    done
    echo "The rendering is identical to the committed files."
else
    "$here/measure.sh" --write
fi
