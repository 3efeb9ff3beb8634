# shellcheck shell=sh disable=SC2154,SC2034 # $root is the caller's, $work is for the caller
# What every script of the checkout may use. Sourced with $root set to the top of the checkout.

say() {
    printf '%s\n' "$*"
}

die() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 1
}

# What this machine lacks is no fault of ours: tests take this exit code for a skip.
lack() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 77
}

version_of_project() {
    sed -n "s/^ *version: '\([^']*\)',$/\1/p" "$root/meson.build" | head -n 1
}

# A folder of the script's own as $work, gone when it ends.
make_work_folder() {
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    trap 'exit 1' INT TERM HUP
}
