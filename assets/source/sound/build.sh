#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Compiles the synthesiser into the folder $1. Run it; do not source it.
# a*b+c is not contracted, so that the samples are the same on every machine.
# shellcheck disable=SC2086 # lists of words
set -eu
cd "$(dirname "$0")"
cc="${CC:-cc} -std=c11 -O2 -ffp-contract=off -Wall -Wextra -Wconversion -Wshadow"
common="wave.c noise.c body.c room.c loudness.c"
$cc -o "$1/render_effects" render_effects.c effects*.c $common -lm
$cc -o "$1/measure" measure.c effects*.c $common -lm
if [ -e render_music.c ]; then
    $cc -o "$1/render_music" render_music.c score.c harmony.c instruments.c $common -lm
fi
