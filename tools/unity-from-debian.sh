#!/bin/sh
# Puts Unity, ThrowTheSwitch's test framework, into subprojects/unity, where Meson looks for it.
# Usage: unity-from-debian.sh [FOLDER]
#
# Debian has no package of it (libunity-dev is something else), but its source package ntpsec
# carries the real one in its tests. The machine's own Debian sources are asked, through a list of
# our own: nothing is added to the system's, and root is not needed.
set -eu

root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd -P)
destination=${1:-$root/subprojects/unity}
etc=${APT_ETC:-/etc/apt}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM HUP

die() {
    [ ! -f "$work/log" ] || tail -n 15 "$work/log" >&2
    echo "unity-from-debian.sh: $*" >&2
    exit 1
}

# The distribution's own entries, as entries for source packages. Those of third parties are left
# out: they do not have what we look for, and may not be reachable.
write_sources() {
    mkdir -p "$work/parts" "$work/lists/partial" "$work/cache/archives/partial"
    for name in debian ubuntu; do
        [ ! -f "$etc/sources.list.d/$name.sources" ] ||
            sed 's/^[Tt]ypes:.*/Types: deb-src/' "$etc/sources.list.d/$name.sources" \
                >"$work/parts/$name.sources"
    done
    codename=$(. /etc/os-release && echo "${VERSION_CODENAME-}")
    for list in "$etc/sources.list" "$etc/sources.list.d/debian.list"; do
        [ ! -f "$list" ] || distribution_lines "$list"
    done >"$work/parts/lines.list"
}

# The suites of the distribution are called after its code name: bookworm, bookworm-security …
distribution_lines() {
    sed -n 's/^[[:space:]]*deb[[:space:]]/deb-src /p' "$1" | awk -v codename="$codename" '
        {
            line = $0
            sub(/\[[^]]*\]/, "", line)
            split(line, word, " ")
            suite = word[3]
            sub(/[-\/].*/, "", suite)
        }
        suite == codename || suite ~ /^(stable|testing|unstable|sid)$/'
}

apt_get() {
    apt-get -q -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$work/parts" \
        -o Dir::State::lists="$work/lists" -o Dir::Cache="$work/cache" \
        -o APT::Sandbox::User=root -o Acquire::Retries=2 -o Acquire::http::Timeout=30 "$@"
}

download() {
    # One entry of several failing is no reason to give up; the download decides.
    apt_get update >"$work/log" 2>&1 </dev/null || :
    mkdir "$work/download" "$work/unpacked"
    # Unpacking by apt would need dpkg-dev, tar would need xz-utils; Python is there for Meson.
    (cd "$work/download" && apt_get source --download-only ntpsec) >>"$work/log" 2>&1 </dev/null &&
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

command -v apt-get >/dev/null 2>&1 || die "this machine has no apt-get."
write_sources
download || die "the source package ntpsec could not be had; the last messages are above."
header=$(find "$work/unpacked" -name unity.h | head -n 1)
[ -n "$header" ] || die "the source package ntpsec has no Unity in it."
source=$(dirname "$header")
is_wanted "$source" || die "Unity '$(version_of "$source")' is not what is wanted: from 2.5, below 3."

mkdir -p "$destination/src"
cp "$source/unity.c" "$source/unity.h" "$source/unity_internals.h" "$destination/src/"
cp "$root/subprojects/packagefiles/unity/meson.build" "$destination/"
echo "Unity $(version_of "$source") from the Debian source package ntpsec is in $destination"
