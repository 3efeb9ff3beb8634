#!/bin/sh
# Teaches Dodgem's evaluation anew: samples from solved boards, then rounds in which the network of
# the round before plays and judges games on larger boards, and a new one learns from all of it.
# Leaves the last one in src/games/dodgem_network.h; measure it before keeping it (docs/strength.md).
#
#   tools/learn_dodgem.sh [BUILD [ROUNDS [NODES]]]
#
# BUILD is a build folder (build); 4 rounds and 600 nodes a move take about five minutes of a core.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
. "$root/tools/common.sh"
build=$(CDPATH='' cd -- "${1:-$root/build}" && pwd -P)
rounds=${2:-4}
nodes=${3:-600}
header=$root/src/games/dodgem_network.h
command -v clang-format >/dev/null 2>&1 || die "please install clang-format: the network is kept formatted."
make_work_folder
samples=$work/samples
mkdir "$samples"

learn() {
    "$build/tests/learn_dodgem" "$@"
}

ninja -C "$build" tests/learn_dodgem
for blocked in wins loses; do
    learn sample 30000 10 4 $blocked 0 >"$samples/solved-4-$blocked"
    learn sample 200000 10 5 $blocked 0 >"$samples/solved-5-$blocked"
done
round=1
while [ "$round" -le "$rounds" ]; do
    for size in 6 7 8; do
        learn sample 70000 "9$round$size" $size wins "$nodes" >"$samples/$round-$size-wins"
        learn sample 30000 "9$round$size" $size loses "$nodes" >"$samples/$round-$size-loses"
    done
    rm -f "$samples/$((round - 2))"-* # what the first networks believed is of no use any more
    learn train 20 "$samples"/* >"$work/learnt.h"
    clang-format --assume-filename="$header" <"$work/learnt.h" >"$work/formatted.h"
    cp "$work/formatted.h" "$header"
    ninja -C "$build" tests/learn_dodgem
    round=$((round + 1))
done
