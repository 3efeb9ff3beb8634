#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Signs a finished release: one signature of its SHA-256 sums covers every file.
# Usage: sign.sh KEY, a secret key of minisign (`minisign -G` makes one and asks for its password).
# Writes OUT/Quatuor-VERSION-SHA256SUMS.minisig. People check it with
#   minisign -V -p KEY.pub -m Quatuor-VERSION-SHA256SUMS && sha256sum -c Quatuor-VERSION-SHA256SUMS
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
. "$root/packaging/common.sh"
[ $# = 1 ] || die "usage: sign.sh KEY"
need minisign=minisign
key=$(CDPATH='' cd -- "$(dirname -- "$1")" && pwd -P)/$(basename -- "$1")
cd "$out"
sums=Quatuor-$version-SHA256SUMS
[ -f "$sums" ] || die "$out has no $sums: run packaging/release.sh first."
sha256sum --check --quiet "$sums" || die "a file differs from its sum in $sums; nothing was signed."
minisign -S -s "$key" -m "$sums" -t "Quatuor $version"
say "$out/$sums.minisig"
