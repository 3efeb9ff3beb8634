# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Puzzles for the window tests: their solutions and mistakes as cells to choose, and the program told by script to
choose them with one of the devices."""
import json
import os
import subprocess
import sys

from devices import CHOOSE
from screen import PATIENCE, SEED

GAMES = ("towers", "dodgem", "morris", "stratego")

def fail(what):
    sys.exit(f"puzzles: {what}")


def cli(*words):
    return subprocess.run([os.environ["QUATUOR_CLI"], *words], capture_output=True, text=True, check=True).stdout


class Books:
    """The puzzles that come with the program, as the terminal program lists them."""

    def __init__(self):
        self.solutions, self.options = {}, {}
        for game in GAMES:
            for line in cli("puzzles", "list", game).splitlines():
                head, moves, solution = line.split(" | ")
                self.solutions[game, moves] = solution.split()
                self.options[game, moves] = head.split()[4:]

    def find(self, now):
        """The solution of the puzzle that is shown; it has just begun."""
        solution = self.solutions.get((now["board"], " ".join(now["line"])))
        if not solution:
            fail(f"no puzzle of {now['board']} begins after {now['line']}")
        return solution

    def legal(self, now, *more):
        line = " ".join(now["line"])
        options = [word for option in self.options[now["board"], line] for word in ("--option", option)]
        return cli("moves", now["board"], *options, "--moves", " ".join([line, *more])).split()

    def mistake(self, now):
        """A whole turn that is wrong; None where a piece is to be named."""
        if now["board"] == "stratego":
            return None
        right = self.find(now)[0]
        for move in self.legal(now):
            if move != right and not any(reply.startswith("x") for reply in self.legal(now, move)):
                return move
        fail(f"every move is right after {now['line']}")


def cells_of(game, move):
    """The cells to choose, one after the other."""
    if game == "stratego":
        return [move, move]  # chosen, and chosen again
    if move.startswith("x"):
        return [move[1:]]
    start, _, goal = move.partition("-")
    return [start, "exit" if goal == "off" else goal] if goal else [start]


def own_turns(game, solution):
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
    """Plays on a screen, in one start of the program after the other."""

    def __init__(self, screen, books):
        self.screen, self.books = screen, books
        self.data = screen.folder / "data" / "quatuor"

    def command(self, script):
        path = self.screen.folder / "play.script"
        path.write_text(script)
        return [os.environ["QUATUOR"], "--window", "1000x640", "--narrate", "--mute", "--seed", SEED, "--script",
                str(path)]

    def told(self, script):
        """Plays a script; what was shown last."""
        done = subprocess.run(self.command(script + "quit\n"), env=self.screen.environment, capture_output=True,
                              text=True, timeout=PATIENCE)
        if done.returncode != 0:
            fail(f"{script}\n{done.stderr}")
        lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        return lines[-1]

    def run(self):
        """The answers of the unfinished rush."""
        path = self.data / "rush.run"
        return path.read_text().split()[-1] if path.exists() else ""

    def moves(self, game, moves, device):
        """The script that plays these own moves with a device."""
        script = ""
        for move in moves:
            for cell in cells_of(game, move):
                script += CHOOSE[device].format(cell) + "wait 0.05\n"
            script += "wait 1.5\n"
        return script

    def solving(self, now, device):
        return self.moves(now["board"], own_turns(now["board"], self.books.find(now)), device)
