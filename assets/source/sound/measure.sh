#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Measures the sounds as the game decodes them; exits non-zero if one is out of bounds.
#   measure.sh           prints the table
#   measure.sh --write   also writes it to docs/loudness.md
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" "$work/sounds" "$work/music"
"$here/build.sh" "$work/bin"

for kind in sounds music; do
    for ogg in "$root/assets/$kind"/*.ogg; do
        [ ! -e "$ogg" ] || oggdec --quiet --output "$work/$kind/$(basename "$ogg" .ogg).wav" "$ogg"
    done
done
set -- "${1:-}"
mode=$1
set --
for wav in "$work"/music/*.wav; do
    [ ! -e "$wav" ] || set -- "$@" "$wav"
done

status=0
{
    # REUSE-IgnoreStart
    echo "<!-- SPDX-FileCopyrightText: 2026 The Quatuor authors"
    echo "     SPDX-License-Identifier: MIT -->"
    # REUSE-IgnoreEnd
    echo
    echo "# Loudness of sounds and music"
    echo
    echo "Written by \`assets/source/sound/measure.sh --write\` from the files as the game decodes them."
    echo "Loudness follows ITU-R BS.1770: the loudest 400 ms for effects, the gated mean for music."
    echo "Every file must be within 1 dB of its target, below -1 dB true peak, at 48 kHz, and begin"
    echo "and end without a click (seam: the step from the end of a loop to its beginning, relative to"
    echo "the steepest step near it, at most 1; tick: the peak above 6 kHz at the seam, at most -75 dB)."
    echo
    "$work/bin/measure" "$work/sounds" "$@" || status=1
} >"$work/table.md"
cat "$work/table.md"
[ "$mode" != --write ] || cp "$work/table.md" "$root/docs/loudness.md"

# The list and the folders must agree.
list="$root/assets/sounds/sounds.list"
grep -v '^#' "$list" | tr ' ' '\n' | grep '\.ogg$' | sort >"$work/named"
(cd "$root/assets" && ls sounds/*.ogg music/*.ogg 2>/dev/null) | sort >"$work/kept"
diff "$work/named" "$work/kept" || { echo "sounds.list and the files differ" >&2; status=1; }

music=$(cat "$root"/assets/music/*.ogg 2>/dev/null | wc -c)
sounds=$(cat "$root"/assets/sounds/*.ogg | wc -c)
echo "Effects $((sounds / 1024)) KiB, music $((music / 1024)) KiB."
[ "$music" -le 6000000 ] || { echo "the music is larger than 6 MB" >&2; status=1; }
exit $status
