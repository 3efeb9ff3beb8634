#!/usr/bin/env python3
"""Kills the game at random moments (kill -9) while two computer players play. Every time the next
start must resume a legal position, at most one move behind what was on the screen."""
import os
import random
import re
import subprocess
import sys
import time

from screen import Screen, need

START = """quatuor save 1
game: {game}
player 1: level1
player 2: random
moves:
"""


def ply_of(title):
    found = re.search(r"ply (\d+)$", title or "")
    return int(found.group(1)) if found else None


def wait_for_ply(screen, program, least):
    """The ply the window tells once it is `least` or more."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if program.poll() is not None:
            sys.exit(f"the program ended by itself with code {program.returncode}")
        ply = ply_of(screen.title())
        if ply is not None and ply >= least:
            return ply
        time.sleep(0.02)
    sys.exit(f"no move was made in a minute (the window says {screen.title()!r})")


def kept_ply(screen):
    """The ply of the autosave, which must be a legal game."""
    shown = subprocess.run([os.environ["QUATUOR_CLI"], "check", str(screen.autosave)],
                           capture_output=True, text=True)
    if shown.returncode != 0:
        sys.exit(f"the autosave is refused: {shown.stdout}{shown.stderr}")
    moves = screen.autosave.read_text().split("moves:\n")[1]
    return len([word for word in moves.split() if not re.fullmatch(r"\d+\.", word)])


def resumes(screen, ply):
    """The next start offers the game; it stands where the autosave says."""
    code, complaints = screen.script(
        f"wait 0.5\nexpect screen menu\nkey Return\nwait 0.1\nexpect screen play\n"
        f"expect ply {ply}\n")
    if code != 0:
        sys.exit(f"the next start does not resume: {complaints}")


def kill_once(screen, chance):
    game = chance.choice(["towers", "dodgem"])
    start = screen.folder / "start.quatuor"
    start.write_text(START.format(game=game))
    settings = screen.folder / "config" / "quatuor" / "settings.txt"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(f"speed = {chance.randrange(4)}\n")
    program = screen.start("--load", str(start), "--mute")
    wait_for_ply(screen, program, chance.randrange(2, 5))  # so that there is something to lose
    time.sleep(chance.random() * 0.7)
    shown = ply_of(screen.title())
    program.kill()
    program.wait()
    kept = kept_ply(screen)
    print(f"{game}: killed at ply {shown}, kept {kept}")
    if kept < shown - 1:
        sys.exit(f"{shown - kept} moves are lost")
    resumes(screen, kept)
    screen.autosave.unlink(missing_ok=True)


def main():
    need("Xvfb", "xdotool")
    rounds = 100 if os.environ.get("QUATUOR_LONG") else 10
    seed = int(os.environ.get("QUATUOR_SEED", time.time()))
    print(f"seed {seed}")
    chance = random.Random(seed)
    with Screen() as screen:
        for _ in range(rounds):
            kill_once(screen, chance)
    print(f"{rounds} times killed, {rounds} times resumed")


if __name__ == "__main__":
    main()
