#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Plays a whole game of each kind in a real window, two people, with real clicks, drags and keys. After
every move the game's file must contain it, and the board must have changed at its cells; at the end the
window must name the winner according to the rules."""
import os
import pathlib
import random
import re
import subprocess
import sys
import time

from screen import PATIENCE, Screen, Window, need

GOLDEN = pathlib.Path(os.environ["QUATUOR_SOURCE"]) / "tests" / "golden" / "saves"


def cli(*arguments):
    done = subprocess.run([os.environ["QUATUOR_CLI"], *map(str, arguments)], capture_output=True,
                          text=True)
    if done.returncode != 0:
        sys.exit(f"quatuor-cli {arguments}: {done.stdout}{done.stderr}")
    return done.stdout


def name_of(game):
    """As the menu shows it."""
    return re.search(rf"^  {game} +(.+)$", cli("--help"), re.MULTILINE).group(1)


def moves_of(save):
    """The moves of a save, without move numbers."""
    words = save.split("moves:\n")[1].removesuffix("end\n").split()
    return [word for word in words if not re.fullmatch(r"\d+\.", word)]


def result_of(save):
    return re.search(r"^result: (.*)$", save, re.M).group(1).split()


# By gamepad in the new-game screen, from Start up to the tabs.
TWO_PLAYERS = [*["pad dpup"] * 5, "pad dpright", "wait idle", 'expect "Choose who plays"']


class Match:
    """A match in the window, move after move."""

    def __init__(self, screen, game, *arguments):
        self.screen, self.game = screen, game
        self.window = Window(screen, "--mute", *arguments)
        self.played = []
        name = name_of(game)
        self.window.press(name, name.split()[-1])  # may be on a separate line
        self.window.wait_for_screen("new_game")
        self.window.press("Two players")
        self.window.wait("two people can be named", lambda now: self.window.words("Choose who plays", now))

    def choose(self, label, value):
        """Clicks through an option's values, on the page behind "More…", until this one is shown."""
        if self.window.now["screen"] == "new_game":
            self.window.press("More…")
            self.window.wait_for_screen("more_options")
        for _ in range(20):
            left, line = self.window.words(label)
            place, shown = min((x, text) for text, x, y in self.window.now["texts"] if y == line and x > left)
            if shown == value:
                return
            self.window.click((place, line))
            # Not just any change: pointing at a row shows its explanation first.
            self.window.wait(f"{label} changes", lambda now: [shown, place, line] not in now["texts"])
        sys.exit(f"{label} cannot be {value}")

    def start(self, screen="play"):
        if self.window.now["screen"] == "more_options":
            self.window.key("Escape")
            self.window.wait_for_screen("new_game")
        self.window.press("Start")
        self.window.wait_for_screen(screen)

    def kept(self):
        """The game's file, once it contains every move played."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.screen.game.exists():
                save = self.screen.game.read_text()
                if moves_of(save) == self.played:
                    return save
            time.sleep(0.02)
        sys.exit(f"played were {self.played}, the file says {save}")

    def legal_moves(self):
        self.kept()
        return cli("moves", self.game, "--load", self.screen.game).split()

    def after(self, move, before):
        """Waits until the window shows the result of the move."""
        self.played.append(move)
        now = self.window.wait(f"{move} is played",
                               lambda now: now.get("moves", 0) > before["moves"])
        if now["moves"] != before["moves"] + 1:
            sys.exit(f"{move} made {now['moves'] - before['moves']} moves")
        if "reason" not in now:
            self.kept()
        return now

    def looks_different(self, places, before):
        """Checks that the board's pixels changed, not only the text."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if all(self.window.patch(place) != patch for place, patch in zip(places, before)):
                return
            time.sleep(0.05)
        sys.exit(f"after {self.played[-1]} the window shows the same as before")

    def by_mouse(self, move, drag=False):
        before = self.window.wait_for_screen("play")
        cells = [self.window.place("exit" if name == "off" else name)
                 for name in move.lstrip("x").split("-")]
        patches = [self.window.patch(place) for place in cells]
        if drag:
            self.window.drag(*cells)
        else:
            for place in cells:
                self.window.click(place)
        now = self.after(move, before)
        if now["screen"] == "play" and not move.endswith("off"):
            self.looks_different(cells, patches)
        return now

    def walk(self, goal):
        """Moves the focus with the arrow keys, on a square board."""
        for _ in range(30):
            here = self.window.now["focus"]
            if here == goal:
                return
            across, down = ord(goal[0]) - ord(here[0]), int(goal[1:]) - int(here[1:])
            if across:
                self.window.key("Right" if across > 0 else "Left")
            else:
                self.window.key("Down" if down > 0 else "Up")
            self.window.wait("the focus moves", lambda now: now.get("focus", here) != here)
        sys.exit(f"the arrow keys do not lead to {goal}")

    def by_keys(self, move):
        before = self.window.wait_for_screen("play")
        *start, goal = move.split("-")
        if before["focus"] in ("", "exit"):
            self.window.key("Up")
            self.window.wait("there is a focus", lambda now: now["focus"] not in ("", "exit"))
        for cell in start:
            self.walk(cell)
            self.window.key("Return")
        if goal == "off":
            self.window.key("Up" if before["turn"] == 1 else "Right")
            self.window.wait("the exit has the focus", lambda now: now["focus"] == "exit")
        else:
            self.walk(goal)
        self.window.key("Return")
        return self.after(move, before)

    def ends(self, winner, reason):
        """The window announces the end, the rules agree, and there is no game to resume."""
        now = self.window.wait_for_screen("game_over")
        if [now["winner"], now["reason"]] != [winner, reason]:
            sys.exit(f"{now['winner']} wins by {now['reason']}, not {winner} by {reason}")
        end = time.monotonic() + PATIENCE
        while "result: none" in self.screen.game.read_text():
            if time.monotonic() > end:
                sys.exit("the file does not say that the game is over")
            time.sleep(0.02)
        print(f"{self.game}: {len(self.played)} moves, {winner} wins by {reason}")
        self.window.quit()


def towers(screen):
    """By mouse, every second move by drag and drop."""
    save = (GOLDEN / "towers_few.quatuor").read_text()
    match = Match(screen, "towers")
    match.choose("Board size", "6 × 6")
    match.start()
    for index, move in enumerate(moves_of(save)):
        match.by_mouse(move, drag=index % 2 == 1)
    match.ends(int(result_of(save)[0]), result_of(save)[1])


def morris(screen):
    """By mouse, with mills, removals and the game's options."""
    save = (GOLDEN / "morris_diagonals.quatuor").read_text()
    match = Match(screen, "morris")
    match.choose("Diagonal lines", "On")
    match.choose("Flying with three men", "Off")
    match.start()
    for move in moves_of(save):
        match.by_mouse(move)
    match.ends(int(result_of(save)[0]), result_of(save)[1])


def forward(move, turn):
    """How far a Dodgem move advances towards its edge."""
    start, goal = move.split("-")
    if goal == "off":
        return 2
    return int(start[1:]) - int(goal[1:]) if turn == 1 else ord(goal[0]) - ord(start[0])


def dodgem(screen):
    """By keyboard only, always forward."""
    match = Match(screen, "dodgem")
    match.choose("Board size", "3 × 3")
    match.start()
    now = match.window.now
    while "reason" not in now:
        legal = cli("moves", "dodgem", "--size", "3", "--moves", " ".join(match.played)).split()
        now = match.by_keys(max(legal, key=lambda move: (forward(move, now["turn"]), move)))
    match.ends(now["winner"], now["reason"])


def stratego_cells(screen, symbol):
    """The cells where `quatuor-cli show --as both` prints this symbol."""
    rows = cli("show", screen.game, "--as", "both").splitlines()
    found = []
    for row in rows:
        number = re.match(r" ?(\d+) {2,3}", row)
        if number:
            cells = [row[3 + 4 * i:7 + 4 * i].strip() for i in range(10)]
            found += [f"{chr(ord('a') + i)}{number.group(1)}"
                      for i, cell in enumerate(cells) if re.fullmatch(symbol, cell)]
    return found


def open_curtain(match):
    match.window.wait_for_screen("curtain")
    if "cells" in match.window.now:
        sys.exit("the board is there although the curtain is closed")
    match.window.press("I am ready: show my pieces")


def arrange(match):
    """Sets up by clicks: takes a ready-made setup, swaps two pieces, mirrors and accepts it."""
    open_curtain(match)
    now = match.window.wait_for_screen("setup")
    match.window.press("Ready-made setup")
    first, second = ("a7", "b8") if now["turn"] == 1 else ("a4", "b3")
    match.window.click(match.window.place(first))
    match.window.click(match.window.place(second))
    match.window.press("Mirror")
    match.window.press("Ready")


def distance(move, flag):
    goal = move.split("-")[1]
    return abs(ord(goal[0]) - ord(flag[0])) + abs(int(goal[1:]) - int(flag[1:]))


def stratego(screen):
    """By mouse, with setups and curtains; player 1 knows where the flag is."""
    chance = random.Random(5)
    match = Match(screen, "stratego", "--seed", "11")
    match.start("curtain")
    arrange(match)
    arrange(match)
    flag = None
    now = {"turn": 1}
    while "reason" not in now:
        open_curtain(match)
        match.window.wait_for_screen("play")
        flag = flag or stratego_cells(screen, "vF")[0]
        legal = match.legal_moves()
        quiet = [move for move in legal
                 if move.split("-")[1] not in stratego_cells(screen, r"\^.*")]
        if now["turn"] == 1:
            move = min(legal, key=lambda move: (distance(move, flag), move))
        else:
            move = chance.choice(quiet or legal)
        now = match.by_mouse(move)
    match.ends(1, "flag")


def gamepad(screen):
    """By virtual gamepad only, from the menu to the rematch. The gamepad is inside the program, so a
    script drives it."""
    save = (GOLDEN / "towers_few.quatuor").read_text()
    lines = ["plug", "wait idle", "expect screen menu", "pad a", "wait idle", "expect screen new_game",
             *TWO_PLAYERS, *["pad dpdown"] * 3, "pad a", "wait idle", "expect screen more_options", "pad dpleft",
             "pad b", "wait idle", 'expect "6 × 6"', "pad dpdown", "pad a", "wait idle"]
    for number, move in enumerate(moves_of(save), 1):
        start, goal = move.split("-")
        lines += [f"steer {start}", "pad a", f"steer {goal}", "pad a", "wait idle",
                  f"expect moves {number}", "expect sound"]
    lines += ["expect screen game_over", f"expect reason {result_of(save)[1]}", "pad a",
              "wait idle", "expect screen play", "expect moves 0"]
    code, complaints = screen.script("\n".join(lines), "--mute")
    if code != 0:
        sys.exit(f"the gamepad's game: {complaints}")
    print(f"gamepad: {len(moves_of(save))} moves and a rematch")


def main():
    need("Xvfb", "xdotool")
    game = sys.argv[1]
    plays = {"towers": towers, "dodgem": dodgem, "morris": morris, "stratego": stratego,
             "gamepad": gamepad}
    with Screen() as screen:
        # Only one of them uses full animations, to save time.
        screen.settings(speed=2 if game == "towers" else 3)
        plays[game](screen)


if __name__ == "__main__":
    main()
