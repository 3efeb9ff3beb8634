#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Unpacks Debian's arm64 packages of the C library, SDL2 and its companions into a folder, to compile
# and emulate against. Nothing is installed: the machine's own packages cannot be mixed with these.
# Usage: sysroot.sh FOLDER. A finished FOLDER is left alone; delete it to unpack again.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
. "$root/tools/common.sh"
[ $# = 1 ] || die "usage: sysroot.sh FOLDER"
[ ! -f "$1/.complete" ] || exit 0
command -v dpkg-deb >/dev/null 2>&1 || lack "dpkg-deb is missing: this works on Debian only."
. "$root/tools/debian-source.sh"
make_work_folder
download_packages arm64 libc6-dev libsdl2-dev libsdl2-image-dev libsdl2-mixer-dev libsdl2-ttf-dev || {
    cat "$work/log" >&2
    lack "Debian's arm64 packages cannot be downloaded; apt's messages are above."
}
mkdir -p "$1"
for package in "$work"/cache/archives/*.deb; do
    dpkg-deb --extract "$package" "$1"
done
# Absolute links would lead out of the folder and into this machine's own libraries.
find "$1" -type l -lname '/*' | while read -r link; do
    ln -sf --relative "$1$(readlink "$link")" "$link"
done
touch "$1/.complete"
