#!/bin/sh
# Makes everything of a release: AppImage, Windows installer and archive, the bill of materials, and
# SHA-256 sums of them all.
# Usage: release.sh VERSION [RUNTIME]
#
# VERSION has to be that of meson.build: it is written there and nowhere else. RUNTIME is handed to
# packaging/appimage/build.sh. What the environment may say: see packaging/common.sh.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
. "$root/packaging/common.sh"
[ $# -ge 1 ] || die "usage: release.sh VERSION [RUNTIME]"
[ "$1" = "$version" ] || die "meson.build says version $version, not $1."
shift
make_work_folder
export OUT="$out" DEPS="$deps"

# Another runtime (an argument) has parts of its own, which its makers tell.
list_others() {
    other_parts | while IFS='|' read -r name package licence home kinds; do
        [ $# = 0 ] || [ "$kinds" != runtime ] || continue
        installed=$(dpkg-query -W -f '${Version}' "$package" 2>/dev/null) || die "$package is not installed."
        sum=
        [ "$name" != Lato ] || sum=$(sha256sum "$font" | cut -d' ' -f1)
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
