# shellcheck shell=sh disable=SC2154 # $work is the caller's
# Downloads Debian source packages without adding anything to the system's apt configuration, and
# without root: the machine's own Debian sources are asked, through a list of our own.
# Sourced, with $work set to an empty folder of the caller's.

etc=${APT_ETC:-/etc/apt}

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

# download_sources FOLDER PACKAGE…: their files, not unpacked. The messages are in $work/log.
download_sources() {
    folder=$1
    shift
    write_sources
    # One entry of several failing is no reason to give up; the download decides.
    apt_get update >"$work/log" 2>&1 </dev/null || :
    mkdir -p "$folder"
    (cd "$folder" && apt_get source --download-only "$@") >>"$work/log" 2>&1 </dev/null
}
