#!/usr/bin/env python3
"""Puzzles in a real window: a rush whose puzzles are solved with the mouse, the keys, a gamepad and a touch screen, each
after another start of the program; killed in the middle (kill -9) and resumed; ended by its clock and entered in the
table. The daily puzzles are the same in every time zone. A duel with the two halves of the keyboard."""
import json
import os
import re
import subprocess
import sys
import time

from screen import PATIENCE, Screen, Window, need

GAMES = ("towers", "dodgem", "morris", "stratego")
PAGE = 'click "Arcade"\nwait idle\nclick "Puzzles"\nwait idle\n'
RUSH = PAGE + 'click "Rush"\nwait 0.3\n'
DAILY = PAGE + "key Down\nkey Down\nkey Return\nwait 0.3\n"


def fail(what):
    sys.exit(f"puzzles: {what}")


class Books:
    """The puzzles that come with the program, as the terminal program lists them."""

    def __init__(self):
        self.solutions = {}
        for game in GAMES:
            lines = subprocess.run([os.environ["QUATUOR_CLI"], "puzzles", "list", game],
                                   capture_output=True, text=True, check=True).stdout
            for line in lines.splitlines():
                _, moves, solution = line.split(" | ") if line.count(" | ") == 2 else (None, None, None)
                if moves:
                    self.solutions[game, moves] = solution.split()

    def find(self, now):
        """The solution of the puzzle that is shown; it has just begun."""
        solution = self.solutions.get((now["board"], " ".join(now["line"])))
        if not solution:
            fail(f"no puzzle of {now['board']} begins after {now['line']}")
        return solution


def cells_of(game, move):
    """The cells to choose, one after the other."""
    if game == "stratego":
        return [move, move]  # chosen, and chosen again
    if move.startswith("x"):
        return [move[1:]]
    start, _, goal = move.partition("-")
    return [start, "exit" if goal == "off" else goal] if goal else [start]


def own_turns(game, before, solution):
    """The moves of the solution that the person has to make: whole turns, in which a removal follows its mill."""
    own, turn = [], True
    for index, move in enumerate(solution):
        if turn:
            own.append(move)
        following = solution[index + 1] if index + 1 < len(solution) else ""
        if not (game == "morris" and following.startswith("x")):
            turn = not turn
    return own


class Player:
    def __init__(self, screen, books):
        self.screen, self.books = screen, books
        self.data = screen.folder / "data" / "quatuor"

    def told(self, script):
        """Plays a script; what was shown last."""
        path = self.screen.folder / "play.script"
        path.write_text(script + "quit\n")
        done = subprocess.run(
            [os.environ["QUATUOR"], "--window", "1000x640", "--narrate", "--mute", "--script", str(path)],
            env=self.screen.environment, capture_output=True, text=True, timeout=PATIENCE)
        if done.returncode != 0:
            fail(f"{script}\n{done.stderr}")
        lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        return lines[-1]

    def run(self):
        path = self.data / "rush.run"
        return path.read_text().split()[-1] if path.exists() else ""

    def solve(self, now, device):
        """Solves the puzzle that is shown, as this device would, in another start of the program."""
        script = RUSH + ("plug\n" if device == "pad" else "")
        game = now["board"]
        for move in own_turns(game, now["line"], self.books.find(now)):
            for cell in cells_of(game, move):
                script += f"{device} {cell}\n" if device != "pad" else self.steer(cell)
                script += "wait 0.05\n"
            script += "wait 1.5\n"
        before = self.run().count("+")
        after = self.told(script)
        if self.run().count("+") != before + 1:
            fail(f"{device} did not solve {now['board']} {' '.join(now['line'])}: {self.run()}")
        return after

    @staticmethod
    def steer(cell):
        return f"steer {cell}\nwait 0.1\npad a\n"


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
    for move in own_turns(game, before, solution):
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


def duel(player):
    """Two halves of one keyboard: the left one solves, the right one tries to do it for them."""
    window = Window(player.screen, "--mute")
    window.wait_for_screen("menu")
    window.press("Arcade")
    window.wait_for_screen("arcade")
    window.press("Puzzles")
    window.key("Down", "Right", "Right")  # a board of squares, where the arrows go straight
    window.wait("only Dodgem's puzzles are asked for", lambda now: window.words("Dodgem", now))
    window.press("Duel")
    window.wait_for_screen("duel")
    window.key("space", "Return", "Return")
    now = window.wait("the puzzle is shown", lambda now: now.get("line") and not any(
        "first right answer" in text for text, *_ in now["texts"]))
    game, keys = now["board"], {"up": "w", "down": "s", "left": "a", "right": "d"}
    for move in own_turns(game, now["line"], player.books.find(now)):
        for cell in cells_of(game, move):
            walk(window, cell, keys)
            window.key("Return")  # the other side
            window.key("space")
            time.sleep(0.3)
        time.sleep(1.5)
    end = time.monotonic() + PATIENCE
    log = player.data / "puzzles.txt"
    while not re.search(r" \+ duel$", log.read_text(), re.M):
        if time.monotonic() > end:
            fail(f"the left half did not take the point: {window.now}")
        time.sleep(0.05)
    window.kill()


def walk(window, cell, keys):
    """Moves the left focus to a cell, by what the window says about it."""
    for _ in range(40):
        now = window.now
        here = now["focus"]
        if here == cell:
            return
        start, goal = now["cells"][here], now["exit"] if cell == "exit" else now["cells"][cell]
        dx, dy = goal[0] - start[0], goal[1] - start[1]
        way = ("right" if dx > 0 else "left") if abs(dx) > abs(dy) else ("down" if dy > 0 else "up")
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
        for device in ("click", "touch", "pad", "click", "pad", "touch"):
            now = player.solve(now, device)
        end_by_clock(player)
        compare_time_zones(screen, player)
        duel(player)
    print("a rush, killed once and played with every device, is in the table")


if __name__ == "__main__":
    main()
