#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Builds a release: AppImage, Windows installer and archive, bill of materials, and the SHA-256 sums
# of them all.
# Usage: release.sh VERSION [RUNTIME]
#
# VERSION must be the one in meson.build, the only place that defines it. RUNTIME is passed to
# packaging/appimage/build.sh. Environment variables: see packaging/common.sh.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
. "$root/packaging/common.sh"
[ $# -ge 1 ] || die "usage: release.sh VERSION [RUNTIME]"
[ "$1" = "$version" ] || die "meson.build says version $version, not $1."
shift
make_work_folder
export OUT="$out" DEPS="$deps"

# With another runtime (an argument), the parts of our own are not inside.
list_others() {
    other_parts | while IFS='|' read -r name package licence home kinds; do
        [ $# = 0 ] || [ "$kinds" != runtime ] || continue
        installed=$(dpkg-query -W -f '${Version}' "$package" 2>/dev/null) || die "$package is not installed."
        sum=
        [ "$name" != Lato ] || sum=$(sha256sum "$font" | cut -d' ' -f1)
        [ "$name" != DejaVu ] || sum=$(sha256sum "$second_font" | cut -d' ' -f1)
        printf '%s\t%s\t%s\t%s\tDebian package %s\t%s\n' \
            "$name" "$installed" "$licence" "$home" "$package" "$sum"
    done
}

"$root/packaging/appimage/build.sh" "$@"
"$root/packaging/windows/build.sh"
list_others "$@" >"$work/others.tsv" || exit
python3 "$root/packaging/sbom.py" "$version" "$out/Quatuor-$version-sbom.json" \
    "$deps/linux/share/components.tsv" "$deps/mingw/share/components.tsv" "$work/others.tsv"
cd "$out"
sha256sum "Quatuor-$version-x86_64.AppImage" "Quatuor-$version-Setup.exe" \
    "Quatuor-$version-windows-x86_64.zip" "Quatuor-$version-sbom.json" >"Quatuor-$version-SHA256SUMS"
say "$out/Quatuor-$version-SHA256SUMS"
