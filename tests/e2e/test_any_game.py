#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Plays a test game in a real window, knowing nothing but its card in the menu: enters its golden save
with clicks, drags and keys in turn, and once more with the gamepad alone. Usage: test_any_game.py GAME"""
import os
import pathlib
import sys

os.environ["QUATUOR"] = os.environ["QUATUOR_ALL_GAMES"]
os.environ["QUATUOR_CLI"] = os.environ["QUATUOR_CLI_ALL_GAMES"]
from screen import Screen, need  # noqa: E402: they read the environment
from test_games import Match, moves_of, result_of  # noqa: E402


def golden(game):
    """A save of the game with its default options, so that none have to be chosen."""
    folder = pathlib.Path(os.environ["QUATUOR_SOURCE"]) / "tests" / "games" / game / "golden"
    return (folder / "window.quatuor").read_text()


def by_hand(screen, game, save):
    match = Match(screen, game)
    match.start()
    for index, move in enumerate(moves_of(save)):
        if index % 3 == 2:
            match.by_keys(move)
        else:
            match.by_mouse(move, drag=index % 3 == 1 and "-" in move)
    match.ends(int(result_of(save)[0]), result_of(save)[1])


def by_gamepad(screen, game, save):
    # Two players were chosen by hand, which is remembered.
    lines = ["plug", "wait idle", "expect screen new_game", "pad a", "wait idle", "expect screen play"]
    for number, move in enumerate(moves_of(save), 1):
        for cell in move.split("-"):
            lines += [f"steer {cell}", "pad a"]
        lines += ["wait idle", f"expect moves {number}"]
    lines += ["expect screen game_over", f"expect reason {result_of(save)[1]}", "pad a",
              "wait idle", "expect screen play", "expect moves 0"]
    code, complaints = screen.script("\n".join(lines), "--mute", "--game", game)
    if code != 0:
        sys.exit(f"the gamepad's game: {complaints}")


def main():
    need("Xvfb", "xdotool")
    game = sys.argv[1]
    save = golden(game)
    with Screen() as screen:
        screen.settings(speed=3)
        by_hand(screen, game, save)
        by_gamepad(screen, game, save)
    print(f"{game}: {len(moves_of(save))} moves by hand and by gamepad")


if __name__ == "__main__":
    main()
