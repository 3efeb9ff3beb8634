#!/bin/sh
# Puts Unity, ThrowTheSwitch's test framework, into subprojects/unity, where Meson looks for it.
# Usage: unity-from-debian.sh [FOLDER]
#
# Debian has no package of it (libunity-dev is something else), but its source package ntpsec
# carries the real one in its tests.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
destination=${1:-$root/subprojects/unity}
. "$root/tools/common.sh"
. "$root/tools/debian-source.sh"
make_work_folder

download() {
    mkdir "$work/unpacked"
    # Unpacking by apt would need dpkg-dev, tar would need xz-utils; Python is there for Meson.
    download_sources "$work/download" ntpsec &&
        python3 -m tarfile -e "$work"/download/ntpsec_*.orig.tar.*[!c] "$work/unpacked" >>"$work/log" 2>&1
}

version_of() {
    awk '/^#define UNITY_VERSION_(MAJOR|MINOR|BUILD)/ { v = v (v == "" ? "" : ".") $3 } END { print v }' \
        "$1/unity.h"
}

# The tests are written for the interface of 2.5; a 3 may have another.
is_wanted() {
    grep -q UnityBegin "$1/unity.c" 2>/dev/null && case $(version_of "$1") in
        2.[5-9]* | 2.[1-9][0-9]*) : ;;
        *) false ;;
    esac
}

command -v apt-get >/dev/null 2>&1 || lack "this machine has no apt-get."
download || {
    tail -n 15 "$work/log" >&2
    lack "the source package ntpsec could not be had; the last messages are above."
}
header=$(find "$work/unpacked" -name unity.h | head -n 1)
[ -n "$header" ] || die "the source package ntpsec has no Unity in it."
source=$(dirname "$header")
is_wanted "$source" || die "Unity '$(version_of "$source")' is not what is wanted: from 2.5, below 3."

mkdir -p "$destination/src"
cp "$source/unity.c" "$source/unity.h" "$source/unity_internals.h" "$destination/src/"
cp "$root/subprojects/packagefiles/unity/meson.build" "$destination/"
echo "Unity $(version_of "$source") from the Debian source package ntpsec is in $destination"
