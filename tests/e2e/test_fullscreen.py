#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""The window fills the screen and gets its old size and place back: on a bare X server, which has no
window manager to do that, and under openbox where that is installed."""
import shutil
import subprocess
import sys
import time

from screen import PATIENCE, Screen, Window, need

WHOLE = (0, 0, 1280, 800)


def place_of(screen, window):
    shown = dict(line.split("=") for line in
                 screen.xdotool("getwindowgeometry", "--shell", window.id).split())
    return tuple(int(shown[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))


def wait_until(screen, window, what, right):
    """Until the window's place is right and the menu is laid out for its size; returns the place."""
    end = time.monotonic() + PATIENCE
    while not right(place_of(screen, window)):
        if time.monotonic() > end:
            sys.exit(f"{what}: the window is at {place_of(screen, window)}")
        time.sleep(0.1)
    place = place_of(screen, window)
    window.wait(what, lambda now: 0.75 * place[2] < right_end(now) < place[2])
    return place


def right_end(now):
    return max([x for _, x, _ in now.get("texts", [])], default=0)


def go_there_and_back(screen):
    """Started in a window, resized, and twice to the whole screen and back."""
    screen.settings(fullscreen=0)
    window = Window(screen)
    window.wait_for_screen("menu")
    screen.xdotool("windowsize", window.id, 900, 600)
    before = wait_until(screen, window, "resized", lambda place: place[2:] == (900, 600))
    for _ in range(2):
        window.key("F11")
        wait_until(screen, window, "on the whole screen", lambda place: place == WHOLE)
        window.key("F11")
        wait_until(screen, window, "back again", lambda place: place == before)
    window.quit()


def start_there(screen):
    """Started on the whole screen: a button at the right edge of the picture can be pressed."""
    window = Window(screen, "--fullscreen")
    window.wait_for_screen("menu")
    wait_until(screen, window, "started", lambda place: place == WHOLE)
    window.press("Settings")
    window.wait_for_screen("settings")
    window.key("Escape")
    window.wait_for_screen("menu")
    window.key("F11")
    wait_until(screen, window, "in a window", lambda place: place[2:] == (1000, 640))
    window.quit()


def tell(screen):
    go_there_and_back(screen)
    start_there(screen)


if __name__ == "__main__":
    need("Xvfb", "xdotool")
    with Screen() as bare:
        tell(bare)
    if not shutil.which("openbox"):
        print("not tested with a window manager: openbox is not installed")
    else:
        with Screen() as managed:
            running = subprocess.Popen(["openbox"], env=managed.environment, stderr=subprocess.DEVNULL)
            time.sleep(1)
            tell(managed)
            running.terminate()
            running.wait()
