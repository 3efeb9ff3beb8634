#!/bin/sh
# Prints the licence of the typeface that a package carries: what its distribution says about it.
# Usage: font-licence.sh FONT
set -eu
package=$(dpkg -S "$1" 2>/dev/null | cut -d: -f1) || package=
copyright=/usr/share/doc/$package/copyright
if [ -z "$package" ] || [ ! -r "$copyright" ]; then
    echo "font-licence.sh: nothing tells the licence of $1; give FONT a file of a Debian package" >&2
    exit 1
fi
echo "The typeface ${1##*/} is from Debian's package $package:"
echo
cat "$copyright"
