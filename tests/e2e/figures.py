# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Compares start time, memory and idle cost of the graphical game with a minimal SDL2 program using the
same renderer, alternating so that a busy machine slows both. Usage: figures.py MINIMAL (QUATUOR is the
game)."""
import json
import os
import pathlib
import signal
import subprocess
import sys
import time

from screen import Screen, need

ROUNDS = 7
REST = 10  # seconds


def figures(screen, driver, *command):
    environment = dict(screen.environment, SDL_RENDER_DRIVER=driver)
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(ran.stdout)


def middle(list_of_figures, key):
    return sorted(figures[key] for figures in list_of_figures)[len(list_of_figures) // 2]


def compare(screen, driver, minimal, game):
    least, ours = [], []
    for _ in range(ROUNDS):
        least.append(figures(screen, driver, minimal))
        ours.append(figures(screen, driver, game, "--window", "1280x800", "--benchmark-frames", "120"))
    for key, unit in ("first_frame_ms", "ms"), ("resident_mb", "MB"):
        a, b = middle(least, key), middle(ours, key)
        print(f"{driver:9} {key:15} minimal {a:6.1f}  game {b:6.1f}  {b - a:+7.1f} {unit}")
    print(f"{driver:9} frame, 12x12 in a capture: {middle(ours, 'median_ms'):.2f} ms of our own, "
          f"{middle(ours, 'draws_per_frame'):.0f} draws, allocations {middle(ours, 'allocations')}")


def processor_seconds(process):
    """Processor time of all its threads, to the nanosecond."""
    threads = pathlib.Path(f"/proc/{process.pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def rest(screen, game, name, *arguments, after=4):
    """Processor time of an idle game."""
    process = subprocess.Popen([game, "--window", "1280x800", "--game", "towers", *arguments],
                               env=screen.environment, stdout=subprocess.DEVNULL)
    time.sleep(after)
    before = processor_seconds(process)
    time.sleep(REST)
    spent = processor_seconds(process) - before
    process.send_signal(signal.SIGTERM)
    process.wait()
    print(f"at rest, {name}: {100 * spent / REST:.3f} % of a core")


def main():
    need("Xvfb")
    minimal, game = sys.argv[1], os.environ["QUATUOR"]
    with Screen() as screen:
        for driver in "software", "opengl":
            compare(screen, driver, minimal, game)
        script = screen.folder / "pad.script"
        script.write_text("plug\nwait 1\nleave\n")
        rest(screen, game, "sound off", "--mute")
        rest(screen, game, "sound off, a gamepad connected", "--mute", "--script", str(script))
        screen.settings(music=0)
        screen.environment["SDL_AUDIODRIVER"] = "dummy"
        rest(screen, game, "effects on, no music")
        screen.settings(music=7)
        rest(screen, game, "effects and music on")
        rest(screen, game, "the same, nobody there for a minute", after=70)


main()
