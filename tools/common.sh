# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# shellcheck shell=sh disable=SC2154,SC2034 # $root is the caller's, $work is for the caller
# Helpers for every script. Sourced with $root set to the top of the checkout.

say() {
    printf '%s\n' "$*"
}

die() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 1
}

# For something missing on this machine: tests treat this exit code as a skip.
lack() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 77
}

version_of_project() {
    sed -n "s/^ *version: '\([^']*\)',$/\1/p" "$root/meson.build" | head -n 1
}

# Creates a temporary folder $work, deleted when the script ends.
make_work_folder() {
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    trap 'exit 1' INT TERM HUP
}
