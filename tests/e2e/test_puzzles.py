#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Puzzles in a real window: a rush whose puzzles are solved with the mouse, the keys, a gamepad and a touch screen, each
after another start of the program; killed in the middle (kill -9) and resumed; ended by its clock and entered in the
table. The daily puzzles are the same in every time zone. A duel with the two halves of the keyboard, killed and
resumed, and one with two gamepads."""
import re
import time

from puzzles import Books, Player, cells_of, fail, own_turns
from screen import PATIENCE, Screen, Window, need

PAGE = 'click "Arcade"\nwait idle\nclick "Puzzles"\nwait idle\n'
RUSH = PAGE + 'click "Rush"\nwait 0.3\n'
DAILY = PAGE + "key Down\nkey Down\nkey Return\nwait 0.3\n"


def solve(player, now, device):
    """Solves the puzzle that is shown, as this device would, in another start of the program."""
    before = player.run().count("+")
    after = player.told(RUSH + ("plug\n" if device == "pad" else "") + player.solving(now, device))
    if player.run().count("+") != before + 1:
        fail(f"{device} did not solve {now['board']} {' '.join(now['line'])}: {player.run()}")
    return after


def kill_in_the_middle(player):
    """A mouse in a real window; then the program is killed while the clock runs."""
    window = Window(player.screen, "--mute")
    window.wait_for_screen("menu")
    window.press("Arcade")
    window.wait_for_screen("arcade")
    window.press("Puzzles")
    window.press("Rush")
    begun = time.monotonic()
    now = window.wait("a puzzle is shown", lambda now: now.get("screen") == "rush" and now.get("line"))
    print(f"the first puzzle is shown and at rest after {1000 * (time.monotonic() - begun):.0f} ms, with xdotool")
    game, before = now["board"], now["line"]
    solution = player.books.find(now)
    solved = player.run().count("+")
    for move in own_turns(game, solution):
        for cell in cells_of(game, move):
            window.click(window.place(cell))
            time.sleep(0.05)
        window.wait("the board rests", lambda now: now.get("screen") == "rush")
        time.sleep(1)
    end = time.monotonic() + PATIENCE
    while player.run().count("+") != solved + 1:
        if time.monotonic() > end:
            fail(f"the mouse did not solve {game} {before}: {player.run()}")
        time.sleep(0.05)
    window.kill()
    if player.run().count("+") != solved + 1:
        fail("the answer is not on disk")


def end_by_clock(player):
    """Three minutes go by in simulated time; then three letters."""
    player.told(RUSH + "wait 190\nexpect screen high_scores\nkey Return\nkey Return\nkey Return\nwait 1\n")
    table = (player.data / "high_scores.txt").read_text()
    if not re.search(r"^rush \d+ ", table, re.M):
        fail(f"the rush is not in the table: {table}")
    if (player.data / "rush.run").exists():
        fail("the run that is over is still there")


def compare_time_zones(screen, player):
    shown = set()
    for zone in ("UTC", "Pacific/Kiritimati", "Etc/GMT+12"):
        screen.environment["TZ"] = zone
        now = player.told(DAILY)
        if now["screen"] != "puzzle":
            fail(f"the daily puzzle does not open: {now['screen']}")
        shown.add((now["board"], tuple(now["line"])))
    del screen.environment["TZ"]
    if len(shown) != 1:
        fail("the daily puzzle depends on the time zone")


def open_duel(player):
    """Only Dodgem's puzzles: a board of squares, where the arrows go straight."""
    window = Window(player.screen, "--mute")
    window.wait_for_screen("menu")
    window.press("Arcade")
    window.wait_for_screen("arcade")
    window.press("Puzzles")
    window.key("Down", "Right", "Right")
    window.wait("only Dodgem's puzzles are asked for", lambda now: window.words("Dodgem", now))
    window.press("Duel")
    window.wait_for_screen("duel")
    return window


def join(window, button):
    window.press(button)
    window.wait("two are asked to sit down", lambda now: window.words("Press to join", now))
    window.key("space", "Return", "Return")
    return window.wait("the puzzle is shown", lambda now: now.get("line") and not any(
        "first right answer" in text for text, *_ in now["texts"]))


def duel(player):
    """Two halves of one keyboard: the left one solves, the right one tries to do it for them. Killed after the point, it
    goes on with the next puzzle."""
    window = open_duel(player)
    now = join(window, "Play")
    game, keys = now["board"], {"up": "w", "down": "s", "left": "a", "right": "d"}
    for move in own_turns(game, player.books.find(now)):
        for cell in cells_of(game, move):
            walk(window, cell, keys)
            window.key("Return")  # the other side
            window.key("space")
            time.sleep(0.3)
        time.sleep(1.5)
    end = time.monotonic() + PATIENCE
    kept = player.data / "duel-dodgem.run"
    while not kept.read_text().endswith(" 1\n"):
        if time.monotonic() > end:
            fail(f"the left half did not take the point: {window.now}")
        time.sleep(0.05)
    window.kill()
    window = open_duel(player)
    window.wait("the score is the same", lambda now: window.words("Player 1 – Player 2 · 1 : 0", now))
    if join(window, "Continue")["line"] == now["line"]:
        fail("the duel begins again")
    window.kill()


def duel_by_pads(player):
    """Two gamepads: each joins a side, and the first one takes the point. The second start goes on with the same puzzle."""
    joining = 'wait idle\npad a\nwait 0.2\npad2 a\nwait 4\n'
    opening = "plug\nplug 2\n" + PAGE + 'click "Duel"\nwait idle\nclick "{}"\n' + joining
    now = player.told(opening.format("Play"))
    player.told(opening.format("Continue") + player.solving(now, "pad"))
    if not (player.data / "duel.run").read_text().endswith(" 1\n"):
        fail("the first gamepad did not take the point")


def way_towards(start, goal):
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    return ("right" if dx > 0 else "left") if abs(dx) > abs(dy) else ("down" if dy > 0 else "up")


def way_off(now):
    """The focus leaves the board from the chosen man alone, straight over the edge the exit is beyond."""
    return "right" if now["exit"][0] > max(x for x, _ in now["cells"].values()) else "up"


def walk(window, cell, keys):
    """Moves the left focus to a cell, by what the window says about it."""
    for _ in range(40):
        now = window.now
        here = now["focus"]
        if here == cell:
            return
        way = way_off(now) if cell == "exit" else way_towards(now["cells"][here], now["cells"][cell])
        window.key(keys[way])
        window.wait(f"the focus leaves {here}", lambda now: now["focus"] != here)
    fail(f"the focus does not reach {cell}: {window.now['focus']}")


def main():
    need("Xvfb", "xdotool")
    with Screen() as screen:
        screen.settings(speed=3, speech_offered=1)
        player = Player(screen, Books())
        kill_in_the_middle(player)
        now = player.told(RUSH)
        if "Paused" in str(now["texts"]) or now["screen"] != "rush":
            fail("the run does not go on")
        for device in ("mouse", "touch", "pad", "keys", "mouse", "pad", "keys", "touch"):
            now = solve(player, now, device)
        end_by_clock(player)
        compare_time_zones(screen, player)
        duel(player)
        duel_by_pads(player)
    print("a rush, killed once and played with every device, is in the table")


if __name__ == "__main__":
    main()
