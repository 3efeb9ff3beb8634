#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Tunes the weights of a game's evaluation by self-play (SPSA). Each round moves all weights a little
in random directions, opposite for the two players; they play some games, and the weights move towards
the winner's. Prints the result; measure it with a match before writing it into
src/games/GAME/insight.c. Only for games without hidden information.

  tools/tune.py build/src/cli/quatuor-cli towers --variant size=8 --variant size=6 \\
      --start piece=100,exposed=12 --step exposed=4,free=2 --rounds 60 --games 40 --nodes 1000
"""
import argparse
import random
import re
import shlex
import subprocess


def numbers(text):
    return {name: float(value) for name, value in (part.split("=") for part in text.split(","))}


def engine(cli, game, weights):
    words = [cli, "engine"]
    for name, value in weights.items():
        words += ["--weight", f"{game}.{name}={round(value)}"]
    return "program:" + shlex.join(words)


def play(options, variant, one, other, seed):
    """Returns the share of points of `one`, from 0 to 1."""
    command = [options.cli, "match", options.game, "--games", options.games, "--opening", 6,
               "--seed", seed, "--go", f"nodes {options.nodes}", "--threads", options.threads,
               "--p1", engine(options.cli, options.game, one),
               "--p2", engine(options.cli, options.game, other)]
    for choice in variant.split():
        command += ["--option", choice]
    out = subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout
    return float(re.search(r"^score (\S+) %", out, re.M).group(1)) / 100


def tune(options):
    weights, steps = numbers(options.start), numbers(options.step)
    chance = random.Random(options.seed)
    for number in range(options.rounds):
        variant = options.variant[number % len(options.variant)]
        shrink = 1 / (1 + number / options.rounds) ** 0.6
        way = {name: chance.choice((-1, 1)) * max(1, step * shrink) for name, step in steps.items()}
        plus = dict(weights, **{name: weights[name] + move for name, move in way.items()})
        minus = dict(weights, **{name: weights[name] - move for name, move in way.items()})
        share = play(options, variant, plus, minus, options.seed + 1000 * number)
        for name, move in way.items():
            weights[name] += options.rate * shrink * move * 2 * (share - 0.5)
        shown = ",".join(f"{name}={value:.1f}" for name, value in weights.items())
        print(f"{number + 1:4d} {variant or '-':12s} {100 * share:5.1f} %  {shown}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli")
    parser.add_argument("game")
    parser.add_argument("--variant", action="append", help="options of the game; several take turns")
    parser.add_argument("--start", required=True, help="name=value,… initial weights")
    parser.add_argument("--step", required=True, help="name=value,… how far each weight moves")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=1000)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rate", type=float, default=3)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.variant = options.variant or [""]
    tune(options)


if __name__ == "__main__":
    main()
