#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Kills the game at random moments (kill -9) while two computer players play. The next start must always
resume a legal position, at most one move behind the screen."""
import os
import random
import re
import subprocess
import sys
import time

from screen import Screen, Window, need, random_seed

START = """quatuor save 1
game: {game}
player 1: level1
player 2: random
moves:
"""


def kept_ply(screen):
    """The number of plies in the game's file, which must be a legal game."""
    shown = subprocess.run([os.environ["QUATUOR_CLI"], "check", str(screen.game)],
                           capture_output=True, text=True)
    if shown.returncode != 0:
        sys.exit(f"the game's file is refused: {shown.stdout}{shown.stderr}")
    moves = screen.game.read_text().split("moves:\n")[1].removesuffix("end\n")
    return len([word for word in moves.split() if not re.fullmatch(r"\d+\.", word)])


def resumes(screen, ply):
    """The next start offers the game at the ply of its file."""
    code, complaints = screen.script(
        f"wait 0.5\nexpect screen menu\nkey Return\nwait 0.1\nexpect screen play\n"
        f"expect ply {ply}\n")
    if code != 0:
        sys.exit(f"the next start does not resume: {complaints}")


def kill_once(screen, chance):
    game = chance.choice(["towers", "dodgem"])
    start = screen.folder / "start.quatuor"
    start.write_text(START.format(game=game))
    screen.settings(speed=chance.randrange(4))
    window = Window(screen, "--load", str(start), "--mute")
    least = chance.randrange(2, 5)  # so that there is something to lose
    window.wait(f"{least} moves are made", lambda now: now.get("moves", 0) >= least)
    time.sleep(chance.random() * 0.7)
    window.kill()
    shown = window.now["moves"]
    kept = kept_ply(screen)
    print(f"{game}: killed at ply {shown}, kept {kept}")
    if kept < shown - 1:
        sys.exit(f"{shown - kept} moves are lost")
    resumes(screen, kept)
    screen.game.unlink(missing_ok=True)


def main():
    need("Xvfb", "xdotool")
    rounds = 100 if os.environ.get("QUATUOR_LONG") else 10
    seed = random_seed()
    chance = random.Random(seed)
    with Screen() as screen:
        for _ in range(rounds):
            kill_once(screen, chance)
    print(f"{rounds} times killed, {rounds} times resumed")


if __name__ == "__main__":
    main()
