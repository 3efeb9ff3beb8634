# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# shellcheck shell=sh disable=SC2154,SC2034 # $root is the caller's, much else is for the caller
# Shared by the packaging scripts. Sourced with $root set to the top of the checkout.
# Environment variables and their defaults:
#   OUT                where packages go           (build-packages)
#   DEPS               where SDL2 is built, once   (build-deps)
#   SOURCE_DATE_EPOCH  the date inside packages    (date of the last commit)
#   HOMEPAGE           the project's address, for software centres (the default in meson_options.txt)
#   JOBS               parallel compilers          (2)

. "$root/tools/common.sh"
out=${OUT:-$root/build-packages}
deps=${DEPS:-$root/build-deps}

# need COMMAND=PACKAGE…: reports everything missing in one message.
need() {
    missing=
    for pair in "$@"; do
        command -v "${pair%%=*}" >/dev/null 2>&1 || missing="$missing ${pair#*=}"
    done
    [ -z "$missing" ] || lack "please install:$missing (./check --all does it)"
}

need_file() {
    [ -e "$1" ] || lack "please install $2 ($1 is missing)"
}

# run LOG COMMAND…: quiet unless it fails.
run() {
    log=$1
    shift
    "$@" >"$log" 2>&1 </dev/null || {
        tail -n 60 "$log" >&2
        die "failed: $*"
    }
}

# Everything in packages besides the game and SDL2, taken from this machine's Debian packages:
# name | Debian package | licence (SPDX) | homepage | in which packages
other_parts() {
    cat <<'TABLE'
Lato|fonts-lato|OFL-1.1|https://www.latofonts.com|appimage windows
DejaVu|fonts-dejavu-core|Bitstream-Vera|https://dejavu-fonts.github.io|appimage windows
squashfuse|libsquashfuse-dev|BSD-2-Clause|https://github.com/vasi/squashfuse|runtime
libfuse|libfuse3-dev|LGPL-2.1-only|https://github.com/libfuse/libfuse|runtime
zstd|libzstd-dev|BSD-3-Clause|https://facebook.github.io/zstd|runtime
glibc|libc6-dev|LGPL-2.1-or-later|https://www.gnu.org/software/libc|runtime
mingw-w64|mingw-w64-x86-64-dev|ZPL-2.1|https://www.mingw-w64.org|windows
libgcc|gcc-mingw-w64-x86-64-win32|GPL-3.0-or-later WITH GCC-exception-3.1|https://gcc.gnu.org|windows
NSIS|nsis|Zlib|https://nsis.sourceforge.io|windows
TABLE
}

# add_licences FOLDER SDL KIND…: licences of the game, of SDL2 built in folder SDL, of parts of a KIND.
add_licences() {
    folder=$1
    mkdir -p "$folder"
    cp "$root/LICENSE" "$folder/Quatuor.txt"
    cp "$root/LICENSES/CC-BY-4.0.txt" "$folder/Quatuor-pictures-and-music.txt"
    for licence in "$2"/share/licenses/*; do
        cp "$licence/LICENSE.txt" "$folder/${licence##*/}.txt"
    done
    shift 2
    for kind in "$@"; do
        other_parts | while IFS='|' read -r name package _ _ kinds; do
            case " $kinds " in
            *" $kind "*) licence_of "$name" "$package" >"$folder/$name.txt" ;;
            esac
        done
    done
}

# Prints the distribution's copyright file of a part.
licence_of() {
    [ -r "/usr/share/doc/$2/copyright" ] || lack "please install $2 (its licence goes into the packages)"
    printf '%s is from the Debian package %s, which says:\n\n' "$1" "$2"
    cat "/usr/share/doc/$2/copyright"
}

# Dates all files by SOURCE_DATE_EPOCH instead of the build time.
set_dates() {
    find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}

if [ -z "${SOURCE_DATE_EPOCH-}" ]; then
    SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2>/dev/null) ||
        SOURCE_DATE_EPOCH=$(stat -c %Y "$root/CHANGELOG.md")
fi
export SOURCE_DATE_EPOCH
HOMEPAGE=${HOMEPAGE-$(sed -n "s/^option('homepage'.* value: '\([^']*\)'.*/\1/p" "$root/meson_options.txt")}
export LC_ALL=C.UTF-8 TZ=UTC
umask 022
version=$(version_of_project)
[ -n "$version" ] || die "meson.build has no version."
font=/usr/share/fonts/truetype/lato/Lato-Medium.ttf
second_font=/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf # for letters that Lato lacks
mkdir -p "$out" "$deps"
out=$(CDPATH='' cd -- "$out" && pwd -P)
deps=$(CDPATH='' cd -- "$deps" && pwd -P)
