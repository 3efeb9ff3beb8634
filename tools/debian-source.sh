# shellcheck shell=sh disable=SC2154 # $work is the caller's
# Downloads Debian source packages without root and without touching the system's apt configuration,
# using a private copy of the machine's Debian sources.
# Sourced, with $work set to an empty folder of the caller.

etc=${APT_ETC:-/etc/apt}

# Turns the distribution's own entries into source entries. Third-party entries are left out: they do
# not have our packages and may be unreachable.
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

# The distribution's suites are named after its code name: bookworm, bookworm-security …
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

# download_sources FOLDER PACKAGE…: downloads without unpacking. Messages go to $work/log.
download_sources() {
    folder=$1
    shift
    write_sources
    # A failing entry is no reason to give up; the download decides.
    apt_get update >"$work/log" 2>&1 </dev/null || :
    mkdir -p "$folder"
    (cd "$folder" && apt_get source --download-only "$@") >>"$work/log" 2>&1 </dev/null
}
