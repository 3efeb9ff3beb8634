#!/usr/bin/env python3
"""Somebody presses everything in a real window, on all devices, while the window changes its size
and gamepads come and go: the program must not stumble, the board must show a legal position, and the
autosave must hold it. With sanitizers on, nothing may leak either."""
import os
import sys
import time

from screen import Screen, need

# X libraries and drivers keep some memory until the end; what is ours has our frames in it.
SUPPRESSED = "leak:libX\nleak:libSDL2\nleak:swrast\nleak:libGL\nleak:libdbus\n"


def main():
    need("Xvfb", "xdotool")
    events = 200000 if os.environ.get("QUATUOR_LONG") else 2000
    seed = int(os.environ.get("QUATUOR_SEED", time.time()))
    print(f"seed {seed}")
    with Screen() as screen:
        suppressions = screen.folder / "suppressions"
        suppressions.write_text(SUPPRESSED)
        screen.environment["ASAN_OPTIONS"] = "detect_leaks=1"
        screen.environment["LSAN_OPTIONS"] = f"suppressions={suppressions}:print_suppressions=0"
        code, complaints = screen.script(
            f"wait idle\nmonkey {events} {seed}\nwait 2\nexpect sound\n",
            "--seed", str(seed), patience=30 * 3600)
    if code != 0:
        sys.exit(f"seed {seed}, code {code}: {complaints}")
    print(f"{events} events, nothing broken")


if __name__ == "__main__":
    main()
