#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Trains a game's evaluation in rounds: the previous round's network plays and judges games, and a new
# network learns from these, and from solved boards if there are any. Leaves the last one in
# src/games/GAME/network.h; measure it before keeping it (docs/strength.md).
#
#   tools/learn.sh dodgem|morris [BUILD [ROUNDS [NODES]]]
#
# BUILD is a build folder (default build). 4 rounds with 600 nodes per move take about five minutes of
# one core for Dodgem, and a few more for morris.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
. "$root/tools/common.sh"
game=${1:-}
rounds=${3:-4}
nodes=${4:-600}
header=$root/src/games/$game/network.h
[ -f "$header" ] || die "no game with a network: '$game'. tools/learn.sh dodgem|morris [BUILD [ROUNDS [NODES]]]"
build=$(CDPATH='' cd -- "${2:-$root/build}" && pwd -P)
command -v clang-format >/dev/null 2>&1 || die "please install clang-format: the network is stored formatted."
make_work_folder
samples=$work/samples
mkdir "$samples"

learn() {
    "$build/tests/learn" "$@"
}

# sample ROUND COUNT OPTION…: positions from games with the current network, or from solved boards.
sample() {
    round=$1 count=$2
    shift 2
    learn sample "$count" "9$round" "$nodes" "$game" "$@" >"$samples/$round-$(echo "$@" | tr ' ' -)"
}

dodgem_solved() {
    for blocked in wins loses; do
        sample solved 30000 size=4 blocked=$blocked
        sample solved 200000 size=5 blocked=$blocked
    done
}

dodgem_games() {
    for size in 6 7 8; do
        sample "$1" 70000 size=$size blocked=wins
        sample "$1" 30000 size=$size blocked=loses
    done
}

morris_games() {
    for diagonals in off on; do
        sample "$1" 200000 diagonals=$diagonals
        sample "$1" 40000 diagonals=$diagonals flying=off
    done
}

ninja -C "$build" tests/learn
neurons=16
if [ "$game" = dodgem ]; then
    neurons=32
    dodgem_solved
fi
number=1
while [ "$number" -le "$rounds" ]; do
    "${game}_games" "$number"
    rm -f "$samples/$((number - 2))"-* # the judgement of early networks is no longer useful
    learn train 20 "$neurons" "$game" "$samples"/* >"$work/learnt.h"
    clang-format --assume-filename="$header" <"$work/learnt.h" >"$work/formatted.h"
    cp "$work/formatted.h" "$header"
    ninja -C "$build" tests/learn
    number=$((number + 1))
done
