# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# shellcheck shell=sh disable=SC2154 # $work is the caller's
# Downloads Debian packages, of sources or of another architecture, without root and without touching the
# system's apt configuration, using a private copy of the machine's Debian sources.
# Sourced, with $work set to an empty folder of the caller.

etc=${APT_ETC:-/etc/apt}

# write_sources deb|deb-src: copies the distribution's own entries as entries of this type. Third-party
# entries are left out: they do not have our packages and may be unreachable.
write_sources() {
    mkdir -p "$work/parts" "$work/lists/partial" "$work/cache/archives/partial"
    for name in debian ubuntu; do
        [ ! -f "$etc/sources.list.d/$name.sources" ] ||
            sed "s/^[Tt]ypes:.*/Types: $1/" "$etc/sources.list.d/$name.sources" \
                >"$work/parts/$name.sources"
    done
    codename=$(. /etc/os-release && echo "${VERSION_CODENAME-}")
    for list in "$etc/sources.list" "$etc/sources.list.d/debian.list"; do
        [ ! -f "$list" ] || distribution_lines "$list" "$1"
    done >"$work/parts/lines.list"
}

# distribution_lines FILE TYPE. The distribution's suites are named after its code name: bookworm,
# bookworm-security …
distribution_lines() {
    sed -n "s/^[[:space:]]*deb[[:space:]]/$2 /p" "$1" | awk -v codename="$codename" '
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

# download_sources FOLDER PACKAGE…: downloads without unpacking. Messages go to $work/log.
download_sources() {
    folder=$1
    shift
    write_sources deb-src
    # A failing entry is no reason to give up; the download decides.
    apt_get update >"$work/log" 2>&1 </dev/null || :
    mkdir -p "$folder"
    (cd "$folder" && apt_get source --download-only "$@") >>"$work/log" 2>&1 </dev/null
}

# download_packages ARCHITECTURE PACKAGE…: downloads them with everything they depend on into
# $work/cache/archives, as if nothing were installed. Messages go to $work/log.
download_packages() {
    architecture=$1
    shift
    write_sources deb
    : >"$work/nothing-installed"
    apt_get_for "$architecture" update >"$work/log" 2>&1 </dev/null || :
    apt_get_for "$architecture" install --yes --download-only --no-install-recommends "$@" \
        >>"$work/log" 2>&1 </dev/null
}

apt_get_for() {
    architecture=$1
    shift
    apt_get -o APT::Architecture="$architecture" -o APT::Architectures="$architecture" \
        -o Dir::State::status="$work/nothing-installed" -o Debug::NoLocking=1 "$@"
}
