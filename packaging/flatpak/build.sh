#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Writes the Flatpak manifest, and builds it where Flatpak and its runtime are installed.
# Usage: packaging/flatpak/build.sh           writes the manifest of the tag of this version
#        packaging/flatpak/build.sh --build   builds what is checked out here instead
# HOMEPAGE is the address of the repository (see packaging/common.sh); the manifest of a tag needs it.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
. "$root/packaging/common.sh"

id=org.quatuor.quatuor
manifest=$out/$id.yml

# source_lines: where the sources come from, as YAML.
source_lines() {
    if [ "${1-}" = --build ]; then
        printf '      - type: dir\n        path: %s\n' "$root"
    else
        printf '      - type: git\n        url: %s\n        tag: v%s\n' "$HOMEPAGE" "$version"
    fi
}

case ${1-} in
--build) need flatpak-builder=flatpak-builder ;;
'') [ -n "$HOMEPAGE" ] || die "HOMEPAGE is not set: the manifest must say where the tag v$version can be fetched." ;;
*) die "unknown argument $1" ;;
esac
while IFS= read -r line; do
    case $line in
    @SOURCE@) source_lines "$@" ;;
    *@HOMEPAGE@*) printf '%s\n' "${line%%@*}$HOMEPAGE" ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$root/packaging/flatpak/$id.yml.in" >"$manifest"
say "$manifest"
[ "${1-}" != --build ] || flatpak-builder --user --force-clean "$out/flatpak" "$manifest"
