#!/bin/sh
# Makes everything of a release: AppImage, Windows installer and archive, the bill of materials, and
# SHA-256 sums of them all.
# Usage: release.sh VERSION [RUNTIME]
#
# VERSION has to be that of meson.build: it is written there and nowhere else. RUNTIME is handed to
# packaging/appimage/build.sh. OUT, DEPS, FONT and SOURCE_DATE_EPOCH: see packaging/common.sh.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
. "$root/packaging/common.sh"
[ $# -ge 1 ] || die "usage: release.sh VERSION [RUNTIME]"
[ "$1" = "$version" ] || die "meson.build says version $version, not $1."
shift
make_work_folder
export OUT="$out" DEPS="$deps"

# add NAME DEBIAN_PACKAGE LICENCE HOME [FILE]: what comes from a package of this machine.
add() {
    installed=$(dpkg-query -W -f '${Version}' "$2" 2>/dev/null) || die "$2 is not installed."
    sum=
    [ -z "${5-}" ] || sum=$(sha256sum "$5" | cut -d' ' -f1)
    printf '%s\t%s\t%s\t%s\tDebian package %s\t%s\n' "$1" "$installed" "$3" "$4" "$2" "$sum"
}

list_others() {
    add Lato fonts-lato OFL-1.1 https://www.latofonts.com "$font"
    add mingw-w64 mingw-w64-x86-64-dev ZPL-2.1 https://www.mingw-w64.org
    # Another runtime has its own parts, which its makers tell.
    [ $# = 0 ] || return 0
    add squashfuse libsquashfuse-dev BSD-2-Clause https://github.com/vasi/squashfuse
    add libfuse libfuse3-dev LGPL-2.1-only https://github.com/libfuse/libfuse
    add zstd libzstd-dev BSD-3-Clause https://facebook.github.io/zstd
    add glibc libc6-dev LGPL-2.1-or-later https://www.gnu.org/software/libc
}

"$root/packaging/appimage/build.sh" "$@"
"$root/packaging/windows/build.sh"
list_others "$@" >"$work/others.tsv"
python3 "$root/packaging/sbom.py" "$version" "$out/Quatuor-$version-sbom.json" \
    "$deps/linux/share/components.tsv" "$deps/mingw/share/components.tsv" "$work/others.tsv"
cd "$out"
sha256sum "Quatuor-$version-x86_64.AppImage" "Quatuor-$version-Setup.exe" \
    "Quatuor-$version-windows-x86_64.zip" "Quatuor-$version-sbom.json" >"Quatuor-$version-SHA256SUMS"
say "$out/Quatuor-$version-SHA256SUMS"
