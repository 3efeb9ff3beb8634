#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""A whole rush in a real window with each device alone: from the menu to the first puzzle, killed in the middle
(kill -9) while the clock runs, resumed, ended by three mistakes, and entered in the table with three letters."""
import re
import subprocess
import sys
import time

from devices import CHOOSE, LETTERS, READY
from puzzles import Books, Player, fail
from screen import PATIENCE, Screen, need

# The tabs: a pointer presses one, keys and gamepads step to it.
PUZZLES = {
    "mouse": 'click "Puzzles"\n',
    "touch": 'touch "Puzzles"\n',
    "pad": 'steer "Puzzles"\nwait 0.1\npad dpright\n',
    "keys": 'walk "Puzzles"\nwait 0.1\nkey Right\n',
}


def opening(device):
    """From the menu to the puzzle."""
    return (READY[device] + CHOOSE[device].format('"Arcade"') + "wait idle\n" + PUZZLES[device] +
            "wait idle\n" + CHOOSE[device].format('"Rush"') + "wait 0.3\nexpect screen rush\n")


def solve_and_kill(player, device, now):
    """The script ends, and the program goes on by itself; the clock runs when it is killed."""
    script = opening(device) + player.solving(now, device) + "leave\n"
    program = subprocess.Popen(player.command(script), env=player.screen.environment, stdout=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE
    while player.run() != "+":
        if program.poll() is not None or time.monotonic() > end:
            fail(f"{device} did not solve {now['board']} {' '.join(now['line'])}: {player.run()}")
        time.sleep(0.05)
    program.kill()
    program.wait()
    if player.run() != "+":
        fail("the answer is not on disk")


def end_by_mistakes(player, device, now):
    """One mistake per start; puzzles that ask for a piece are solved."""
    while True:
        before = player.run()
        mistake = player.books.mistake(now)
        last = mistake and before.count("-") == 2
        script = opening(device)
        script += player.moves(now["board"], [mistake], device) if mistake else player.solving(now, device)
        script += "wait 8\n"
        if last:
            script += "expect screen high_scores\nwait 3\n" + LETTERS[device][0] + "wait 1\n"
        now = player.told(script)
        if last:
            return before.count("+")
        if player.run() != before + ("-" if mistake else "+"):
            fail(f"{device}: {before} became {player.run()}")


def check_table(player, device, solved):
    table = (player.data / "high_scores.txt").read_text()
    found = re.findall(r"^rush (\d+) \S+ \S+ \S+ - (\S+)$", table, re.M)
    if len(found) != 1 or found[0][1] != LETTERS[device][1] or int(found[0][0]) < 100 * solved:
        fail(f"{device}: the table is {table}")
    if (player.data / "rush.run").exists():
        fail("the run that is over is still there")


def play(device, books):
    with Screen() as screen:
        screen.settings(speed=3, speech_offered=1)
        player = Player(screen, books)
        now = player.told(opening(device))
        solve_and_kill(player, device, now)
        now = player.told(opening(device))
        if player.run() != "+":
            fail(f"{device}: the run does not go on: {player.run()}")
        check_table(player, device, end_by_mistakes(player, device, now))
        print(f"{device}: a rush, killed once and ended by three mistakes, is in the table")


def main():
    need("Xvfb")
    books = Books()
    for device in sys.argv[1:] or CHOOSE:
        play(device, books)


if __name__ == "__main__":
    main()
