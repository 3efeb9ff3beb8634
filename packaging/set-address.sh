#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Writes the project's address, once it has one, into every place that must know it: the default of the
# option homepage (metainfo, Flatpak and packages follow it) and the fields of the Debian package.
# Usage: packaging/set-address.sh https://HOST/OWNER/quatuor
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
. "$root/tools/common.sh"

address=${1-}
address=${address%/}
case $address in
https://?*/?*) ;;
*) die "Usage: packaging/set-address.sh https://HOST/OWNER/quatuor" ;;
esac
case $address in
*[!A-Za-z0-9./:~_-]*) die "$address contains characters that an address of a project does not need." ;;
esac

# replace FILE SCRIPT: sed in place, the same on every system.
replace() {
    sed "$2" "$1" >"$1.new"
    cat "$1.new" >"$1"
    rm "$1.new"
}

replace "$root/meson_options.txt" "/^option('homepage'/s|value: '[^']*'|value: '$address'|"
replace "$root/debian/control" '/^Homepage:/d; /^Vcs-/d'
replace "$root/debian/control" "s|^Rules-Requires-Root: no\$|&\\
Homepage: $address\\
Vcs-Browser: $address\\
Vcs-Git: $address.git|"
say "The project's address is now $address. The maintainer in debian/control has one of its own."
