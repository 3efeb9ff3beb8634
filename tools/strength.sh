#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Plays matches between the computer's levels and prints the tables of docs/strength.md: the score of
# each level against the one below, with error bars, and an Elo-like rating.
#
#   tools/strength.sh [PROGRAM [DIVISOR]] > table.md
#
# PROGRAM is quatuor-cli (default build/src/cli/quatuor-cli). Levels 1 to 5 play GAMES_LOW games (400)
# with their own budgets; higher levels play GAMES_HIGH games (100) with both budgets divided by
# DIVISOR (10). SEED (1) seeds the games: adjust levels with one seed and judge them with another.
set -eu
cli=${1:-build/src/cli/quatuor-cli}
divisor=${2:-10}
low=${GAMES_LOW:-400}
high=${GAMES_HIGH:-100}
seed=${SEED:-1}

# table GAME "OPTION…": prints the table of one game.
table() {
    game=$1
    options=
    for option in $2; do
        options="$options --option $option"
    done
    echo
    echo "### $game${2:+ ($2)}"
    echo
    echo "| level | against | games | budgets | score | Elo above it (95 %) | rating |"
    echo "|---|---|---|---|---|---|---|"
    rating=0
    below=random
    for level in ${LEVELS:-1 2 3 4 5 6 7 8}; do
        [ "$level" -eq 1 ] || below=$((level - 1))
        games=$low
        divide=1
        [ "$level" -le 5 ] || { games=$high && divide=$divisor; }
        # shellcheck disable=SC2086
        result=$("$cli" match "$game" $options --p1 "$level" --p2 "$below" --games "$games" \
            --divide "$divide" --seed "$seed")
        score=$(echo "$result" | sed -n 's/^score //p')
        elo=$(echo "$result" | sed -n 's/^elo \([-+0-9]*\) .*/\1/p')
        range=$(echo "$result" | sed -n 's/^elo [-+0-9]* (\(.*\), 95 %)/\1/p')
        rating=$((rating + elo))
        budgets=whole
        [ "$divide" = 1 ] || budgets="1/$divide"
        echo "| $level | $below | $games | $budgets | $score | $elo ($range) | $rating |"
    done
}

# ONLY="GAME OPTION…" restricts the output to one game, LEVELS to some levels.
if [ -n "${ONLY:-}" ]; then
    # shellcheck disable=SC2086
    table ${ONLY%% *} "$(echo "$ONLY" | cut -s -d' ' -f2-)"
    exit
fi
table towers "size=8"
table dodgem "size=6"
table dodgem "size=5"
table morris ""
table stratego ""
