#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Random input on all devices in a real window, while the window is resized and gamepads are plugged and
unplugged: the program must not crash, the board must show a legal position, and its file must
contain it. With sanitizers, nothing may leak."""
import os
import sys
from concurrent.futures import ThreadPoolExecutor

from screen import Screen, need, random_seed

# X libraries and drivers never free some memory; our own leaks have our frames in the stack. libspeechd
# loses the sentence that says why it could not connect; it is written by vasprintf, which we never call.
SUPPRESSED = "leak:libX\nleak:libSDL2\nleak:swrast\nleak:libGL\nleak:libdbus\nleak:vasprintf\n"


def play(events, seed):
    """Returns what went wrong; None if nothing did."""
    with Screen() as screen:
        suppressions = screen.folder / "suppressions"
        suppressions.write_text(SUPPRESSED)
        screen.environment["ASAN_OPTIONS"] = "detect_leaks=1"
        screen.environment["LSAN_OPTIONS"] = f"suppressions={suppressions}:print_suppressions=0"
        code, complaints = screen.script(
            f"wait idle\nmonkey {events} {seed}\nwait 2\nexpect sound\n",
            "--seed", str(seed), patience=30 * 3600)
    return f"seed {seed}, code {code}: {complaints}" if code != 0 else None


def main():
    need("Xvfb", "xdotool")
    # Sanitizers are slow, and a monkey that asks for a perfect opponent has a board solved meanwhile.
    # An event takes a frame, so several monkeys play at once where there are many events.
    brief = os.environ.get("QUATUOR_BRIEF")
    monkeys, events = (4, 50000) if os.environ.get("QUATUOR_LONG") else (1, 800 if brief else 2000)
    seed = random_seed()
    with ThreadPoolExecutor(monkeys) as pool:
        wrong = list(filter(None, pool.map(play, [events] * monkeys, range(seed, seed + monkeys))))
    if wrong:
        sys.exit("\n".join(wrong))
    print(f"{monkeys * events} events, nothing broken")


if __name__ == "__main__":
    main()
