#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Builds for 64-bit ARM (a Raspberry Pi beside the television) with Debian's cross compiler and Debian's
# own arm64 packages of SDL2.
# Usage: build.sh [MESON OPTION…]
# Makes build-arm64/ in the checkout, which `meson test` can use through qemu, and OUT/Quatuor-VERSION-aarch64.tar.gz
# (default: build-packages), to be unpacked below / on a Debian 12 or Raspberry Pi OS with SDL2 installed.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
. "$root/packaging/common.sh"
need aarch64-linux-gnu-gcc=gcc-aarch64-linux-gnu qemu-aarch64-static=qemu-user-static meson=meson ninja=ninja-build
sysroot=$deps/arm64
folder=${BUILD_ARM64:-$root/build-arm64}
"$root/packaging/arm64/sysroot.sh" "$sysroot"
make_work_folder
{
    printf "[constants]\nsysroot = '%s'\n\n" "$sysroot"
    cat "$root/packaging/arm64/cross.ini"
} >"$work/arm64.ini"
rm -rf "$folder"
unset CC
meson setup "$folder" "$root" --cross-file "$work/arm64.ini" --prefix /usr "$@"
ninja -C "$folder"
DESTDIR=$work/install meson install -C "$folder" --no-rebuild --quiet
archive=$out/Quatuor-$version-aarch64.tar.gz
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -C "$work/install" -cf - . |
    gzip -n >"$archive"
say "$archive"
