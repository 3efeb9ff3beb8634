#!/bin/sh
# Installs Unity, ThrowTheSwitch's test framework, below PREFIX as a static library with a unity.pc.
# Usage: get-unity.sh PREFIX [git|debian]
#
# Debian has no package of it (libunity-dev is something else), so the source comes from
#   git     the tag that subprojects/unity.wrap names, where the network allows it; else
#   debian  the source package ntpsec, which carries Unity in its tests. The machine's own Debian
#           sources are asked, through a list of our own: nothing is added to the system's.
# Neither needs root.
set -eu

root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd -P)
[ $# -ge 1 ] || {
    echo "Usage: get-unity.sh PREFIX [git|debian]" >&2
    exit 2
}
mkdir -p "$1"
prefix=$(CDPATH= cd -- "$1" && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM HUP

wrap_value() {
    sed -n "s/^$1 *= *//p" "$root/subprojects/unity.wrap"
}

# A machine without the network must not keep us waiting.
within() {
    seconds=$1
    shift
    if command -v timeout >/dev/null 2>&1; then
        timeout "$seconds" "$@"
    else
        "$@"
    fi
}

from_git() {
    command -v git >/dev/null 2>&1 || return 1
    GIT_TERMINAL_PROMPT=0 within 60 git clone -q --depth 1 --branch "$(wrap_value revision)" \
        "$(wrap_value url)" "$work/git" >"$work/log" 2>&1 </dev/null || return 1
    source=$work/git/src
}

# The distribution's own entries, as entries for source packages. Those of third parties are left
# out: they do not have what we look for, and may not be reachable.
debian_sources() {
    etc=${APT_ETC:-/etc/apt}
    mkdir -p "$work/apt/parts" "$work/apt/lists/partial" "$work/apt/cache/archives/partial"
    for name in debian ubuntu; do
        [ ! -f "$etc/sources.list.d/$name.sources" ] ||
            sed 's/^[Tt]ypes:.*/Types: deb-src/' "$etc/sources.list.d/$name.sources" \
                >"$work/apt/parts/$name.sources"
    done
    codename=$(. /etc/os-release && echo "${VERSION_CODENAME-}")
    for list in "$etc/sources.list" "$etc/sources.list.d/debian.list"; do
        [ ! -f "$list" ] || distribution_lines "$list"
    done >"$work/apt/parts/lines.list"
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
    apt-get -q -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$work/apt/parts" \
        -o Dir::State::lists="$work/apt/lists" -o Dir::Cache="$work/apt/cache" \
        -o APT::Sandbox::User=root -o Acquire::Retries=2 -o Acquire::http::Timeout=30 "$@"
}

from_debian() {
    command -v apt-get >/dev/null 2>&1 || return 1
    debian_sources
    # One entry of several failing is no reason to give up; the download decides.
    apt_get update >"$work/log" 2>&1 </dev/null || :
    mkdir "$work/download" "$work/unpacked"
    (cd "$work/download" && apt_get source --download-only ntpsec) >>"$work/log" 2>&1 </dev/null || return 1
    tar -xf "$work"/download/ntpsec_*.orig.tar.*[!c] -C "$work/unpacked" >>"$work/log" 2>&1 || return 1
    header=$(find "$work/unpacked" -name unity.h | head -n 1)
    [ -n "$header" ] || return 1
    source=$(dirname "$header")
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

install_from() {
    ${CC:-cc} -O1 -g -DUNITY_INCLUDE_DOUBLE -I"$1" -c "$1/unity.c" -o "$work/unity.o" &&
        mkdir -p "$prefix/include/unity" "$prefix/lib/pkgconfig" &&
        rm -f "$prefix/lib/libunity.a" &&
        ar rcs "$prefix/lib/libunity.a" "$work/unity.o" &&
        cp "$1/unity.h" "$1/unity_internals.h" "$prefix/include/unity/" || return 1
    cat >"$prefix/lib/pkgconfig/unity.pc" <<TEXT
prefix=\${pcfiledir}/../..
Name: unity
Description: ThrowTheSwitch's Unity test framework (taken from $2)
Version: $(version_of "$1")
Libs: -L\${prefix}/lib -lunity
Cflags: -I\${prefix}/include/unity -DUNITY_INCLUDE_DOUBLE
TEXT
    echo "Unity $(version_of "$1") from $2, installed below $prefix"
}

for origin in ${2:-git debian}; do
    case $origin in
    git) from_git || continue ;;
    debian) from_debian || continue ;;
    *)
        echo "get-unity.sh: unknown origin $origin (git or debian)." >&2
        exit 2
        ;;
    esac
    if ! is_wanted "$source"; then
        echo "get-unity.sh: what $origin has is no Unity from 2.5 up to 3." >&2
        continue
    fi
    case $origin in
    git) label="its repository" ;;
    debian) label="the Debian source package ntpsec" ;;
    esac
    install_from "$source" "$label"
    exit
done
[ ! -f "$work/log" ] || tail -n 15 "$work/log" >&2
echo "get-unity.sh: Unity could not be had, neither from its repository nor from Debian's sources." >&2
exit 1
