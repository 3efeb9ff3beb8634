# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Compares the first frame and the memory of two builds of the game, started in turn so that a busy
machine slows both, after one start of each that does not count. Usage: beside.py OLD NEW [ROUNDS]
(release builds; needs Xvfb)."""
import json
import pathlib
import re
import subprocess
import sys
import time

from screen import Screen, need

KEYS = ("first_frame_ms", "ms"), ("menu_mb", "MB"), ("resident_mb", "MB")  # the last with a board of 12×12


def figures(screen, game):
    command = [game, "--window", "1280x800", "--benchmark-frames", "2"]
    ran = subprocess.run(command, env=screen.environment, capture_output=True, text=True, check=True)
    return dict(json.loads(ran.stdout), menu_mb=memory_at_the_menu(screen, game))


def memory_at_the_menu(screen, game):
    process = subprocess.Popen([game, "--window", "1280x800"], env=screen.environment, stdout=subprocess.DEVNULL)
    time.sleep(4)
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    process.terminate()
    process.wait()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


def middle(values):
    return sorted(values)[len(values) // 2]


def main():
    need("Xvfb")
    games, rounds = sys.argv[1:3], int(sys.argv[3]) if len(sys.argv) > 3 else 9
    found = {game: [] for game in games}
    with Screen() as screen:
        for turn in range(rounds + 1):
            for game in games:
                ran = figures(screen, game)
                if turn > 0:
                    found[game].append(ran)
    for key, unit in KEYS:
        old, new = (middle([ran[key] for ran in found[game]]) for game in games)
        least = [min(ran[key] for ran in found[game]) for game in games]
        print(f"{key:15} {old:6.1f} -> {new:6.1f} {unit} ({new / old:.3f}), least {least[0]:.1f} -> {least[1]:.1f} "
              f"({least[1] / least[0]:.3f})")


main()
