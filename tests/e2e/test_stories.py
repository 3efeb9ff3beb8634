#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Stories in a real window: several starts of the game in one home, with games begun, played on, continued,
loaded, deleted and brought back by mouse, ended by quitting or `kill -9`. Whatever was begun and not
deleted is in its file and in the list, at most one move behind after a kill, and the newest unfinished
game is the one offered to go on with."""
import os
import random
import subprocess
import sys
import time

from screen import PATIENCE, Screen, Window, need, random_seed

NAMES = {"dodgem": "Dodgem", "morris": "Morris"}  # as the menu ends their names
SHOWN = {"dodgem": "Dodgem", "morris": "Twelve Men’s Morris"}


def cli(*arguments):
    done = subprocess.run([os.environ["QUATUOR_CLI"], *map(str, arguments)], capture_output=True,
                          text=True)
    if done.returncode != 0:
        sys.exit(f"quatuor-cli {arguments}: {done.stdout}{done.stderr}")
    return done.stdout


def moves_in(path):
    words = path.read_text().split("moves:\n")[1].removesuffix("end\n").split()
    return [word for word in words if not word.endswith(".")]


class Story:
    def __init__(self, screen, seed):
        self.screen, self.seed = screen, seed
        self.chance = random.Random(seed)
        self.games = {}  # path: (game, moves), the last played at the end
        self.window = self.current = None
        self.saves = screen.folder / "data" / "quatuor" / "saves"

    def fail(self, what):
        sys.exit(f"story {self.seed}: {what}; games {self.games}; shown is {self.window.now}")

    def files(self):
        return set(self.saves.glob("*.quatuor")) if self.saves.exists() else set()

    def soon(self, what, happened):
        """Files are written on a thread of their own."""
        end = time.monotonic() + PATIENCE
        while not happened():
            if time.monotonic() > end:
                self.fail(f"in vain waited until {what}")
            time.sleep(0.02)

    # ---- what players do ----

    def to_menu(self):
        if self.window.now["screen"] == "play":
            self.window.key("Escape")
            self.window.wait_for_screen("pause")
            self.window.press("Main menu")
        elif self.window.now["screen"] == "load":
            self.window.key("Escape")
        self.window.wait_for_screen("menu")

    def begin(self):
        game = self.chance.choice(list(NAMES))
        self.to_menu()
        self.window.press(SHOWN[game], NAMES[game])
        self.window.wait_for_screen("new_game")
        self.window.press("Two players")
        self.window.press("Start")
        self.window.wait_for_screen("play")
        before = self.files()
        self.current = None
        self.move(game, cli("moves", game).split())
        self.soon("the game has a file", lambda: len(self.files() - before) == 1)
        self.current = (self.files() - before).pop()
        self.games[self.current] = (game, [self.last])
        self.kept()
        self.play()

    def move(self, game, legal):
        """Plays one of the moves that need no third click."""
        legal = [move for move in legal if "off" not in move and "x" not in move]
        if not legal:
            return False
        before = self.window.wait_for_screen("play")
        self.last = self.chance.choice(legal)
        for cell in self.last.split("-"):
            self.window.click(self.window.place(cell))
        self.window.wait(f"{self.last} is played in {game}",
                         lambda now: now.get("moves", 0) == before["moves"] + 1)
        return True

    def play(self):
        for _ in range(self.chance.randint(0, 2)):
            if self.current is None or self.window.now["screen"] != "play":
                return
            game, moves = self.games[self.current]
            if not self.move(game, cli("moves", game, "--load", self.current).split()):
                return
            self.games[self.current] = (game, moves + [self.last])
            self.kept()

    def kept(self):
        """The last move is in the file; the game is the one last played."""
        game, moves = self.games.pop(self.current)
        self.games[self.current] = (game, moves)
        self.soon(f"{self.current} holds {moves}", lambda: moves_in(self.current) == moves)

    def offered(self):
        texts = [text for text, _, _ in self.window.now["texts"] if text.startswith("Continue: ")]
        return texts[0] if texts else None

    def go_on(self):
        self.to_menu()
        offer = self.offered()
        if bool(offer) != bool(self.games):
            self.fail(f"offered is {offer}")
        if offer:
            self.window.press(offer)
            self.window.wait_for_screen("play")
            path, (game, moves) = list(self.games.items())[-1]
            if self.window.now["game"] != game or self.window.now["moves"] != len(moves):
                self.fail(f"{offer} leads elsewhere")
            self.current = path
            self.play()

    def delete(self):
        """The game on top of the list, which is the one last played."""
        self.to_menu()
        self.window.press("Games")
        self.window.wait_for_screen("load")
        if not self.games:
            return
        path = list(self.games)[-1]
        kept = self.games.pop(path)
        self.window.press("Delete")
        self.soon(f"{path} is deleted", lambda: path not in self.files())
        if self.chance.random() < 0.5:
            self.window.key("u")
            self.soon(f"{path} is back", lambda: path in self.files())
            self.games[path] = kept
        elif path == self.current:
            self.current = None
        self.check(killed=False)

    # ---- starts ----

    def check(self, killed):
        """The files are the games, whole."""
        if self.files() != set(self.games):
            self.fail(f"the files are {self.files()}")
        for path, (game, moves) in self.games.items():
            cli("check", path)
            now = moves_in(path)
            if now != moves and not (killed and now == moves[:-1]):
                self.fail(f"{path} holds {now}")
            self.games[path] = (game, now)

    def start(self):
        self.window, self.current = Window(self.screen, "--mute"), None
        self.window.wait_for_screen("menu")
        for _ in range(self.chance.randint(1, 3)):
            self.chance.choice([self.begin, self.begin, self.go_on, self.delete])()
        killed = self.chance.random() < 0.5
        if killed:
            self.window.kill()
        else:
            self.to_menu()
            self.window.quit()
        self.check(killed)


def main():
    need("Xvfb", "xdotool")
    long = os.environ.get("QUATUOR_LONG")
    seed = random_seed()
    starts = 0
    for number in range(20 if long else 1):
        with Screen() as screen:
            screen.settings(speed=3)
            story = Story(screen, seed + number)
            for _ in range(5 if long else 4):
                story.start()
                starts += 1
    print(f"{starts} starts")


if __name__ == "__main__":
    main()
