# shellcheck shell=sh disable=SC2154,SC2034 # $root is the caller's, much else is for the caller
# What the scripts that make packages share. Sourced with $root set to the top of the checkout.
# The environment may say:
#   OUT                where packages go           (build-packages)
#   DEPS               where SDL2 is built, once   (build-deps)
#   SOURCE_DATE_EPOCH  the date inside packages    (that of the last commit)
#   FONT               the typeface to carry       (Lato from the distribution)

. "$root/tools/common.sh"
out=${OUT:-$root/build-packages}
deps=${DEPS:-$root/build-deps}

# need COMMAND=PACKAGE…: all that are missing in one message.
need() {
    missing=
    for pair in "$@"; do
        command -v "${pair%%=*}" >/dev/null 2>&1 || missing="$missing ${pair#*=}"
    done
    [ -z "$missing" ] || lack "please install:$missing (./check --all does it)"
}

need_file() {
    [ -e "$1" ] || lack "please install $2 ($1 is missing)"
}

# run LOG COMMAND…: quiet, unless it fails.
run() {
    log=$1
    shift
    "$@" >"$log" 2>&1 </dev/null || {
        tail -n 60 "$log" >&2
        die "failed: $*"
    }
}

# Everything dated by the version rather than by the build.
set_dates() {
    find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}

if [ -z "${SOURCE_DATE_EPOCH-}" ]; then
    SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2>/dev/null) ||
        SOURCE_DATE_EPOCH=$(stat -c %Y "$root/CHANGELOG.md")
fi
export SOURCE_DATE_EPOCH
export LC_ALL=C.UTF-8 TZ=UTC
umask 022
version=$(version_of_project)
[ -n "$version" ] || die "meson.build has no version."
font=${FONT:-/usr/share/fonts/truetype/lato/Lato-Medium.ttf}
mkdir -p "$out"
out=$(CDPATH='' cd -- "$out" && pwd -P)
