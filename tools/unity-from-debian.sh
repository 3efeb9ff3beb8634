#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Puts Unity, the test framework by ThrowTheSwitch, into subprojects/unity, where Meson looks for it.
# Usage: unity-from-debian.sh [FOLDER]
#
# Debian has no package for it (libunity-dev is something else), but the source package ntpsec
# contains it for its own tests.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
destination=${1:-$root/subprojects/unity}
. "$root/tools/common.sh"
. "$root/tools/debian-source.sh"
make_work_folder

download() {
    mkdir "$work/unpacked"
    # apt would need dpkg-dev to unpack, tar would need xz-utils; Python is installed for Meson anyway.
    download_sources "$work/download" ntpsec &&
        python3 -m tarfile -e "$work"/download/ntpsec_*.orig.tar.*[!c] "$work/unpacked" >>"$work/log" 2>&1
}

version_of() {
    awk '/^#define UNITY_VERSION_(MAJOR|MINOR|BUILD)/ { v = v (v == "" ? "" : ".") $3 } END { print v }' \
        "$1/unity.h"
}

# The tests use the interface of 2.5; version 3 may differ.
is_wanted() {
    grep -q UnityBegin "$1/unity.c" 2>/dev/null && case $(version_of "$1") in
        2.[5-9]* | 2.[1-9][0-9]*) : ;;
        *) false ;;
    esac
}

command -v apt-get >/dev/null 2>&1 || lack "this machine has no apt-get."
download || {
    tail -n 15 "$work/log" >&2
    lack "the source package ntpsec could not be downloaded; the last messages are above."
}
header=$(find "$work/unpacked" -name unity.h | head -n 1)
[ -n "$header" ] || die "the source package ntpsec does not contain Unity."
source=$(dirname "$header")
is_wanted "$source" || die "Unity '$(version_of "$source")' is the wrong version: 2.5 or newer, below 3, is needed."

mkdir -p "$destination/src"
cp "$source/unity.c" "$source/unity.h" "$source/unity_internals.h" "$destination/src/"
cp "$root/subprojects/packagefiles/unity/meson.build" "$destination/"
echo "Unity $(version_of "$source") from the Debian source package ntpsec is in $destination"
