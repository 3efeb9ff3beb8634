#!/usr/bin/env python3
"""Stories in the terminal: several starts on the same files with random moves, ended by quitting or by
`kill -9` at any time. Every move the program answered is in the file, except for the last turn."""
import os
import pathlib
import random
import shutil
import subprocess
import tempfile
import unittest

CLI = os.environ["QUATUOR_CLI"]
STORIES = 60 if os.environ.get("QUATUOR_LONG") else 6
GAMES = ("dodgem", "morris", "towers")


def legal_moves(game, played):
    done = subprocess.run([CLI, "moves", game, "--moves", " ".join(played)], stdout=subprocess.PIPE,
                          text=True)
    return done.stdout.split() if done.returncode == 0 else []


def played_moves(path):
    """The moves of a file, without numbers."""
    lines = path.read_text().split("moves:\n", 1)[1].splitlines()
    words = [word for line in lines for word in line.split()]
    return [word for word in words if not word.endswith(".") and word != "end"]


class Stories(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="quatuor-stories-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def start(self, rng, game, path, known):
        """One start: plays a few moves, each answered before the next, then ends; returns them."""
        source = ["--load", str(path)] if path.exists() else [game]
        table = subprocess.Popen([CLI, "play", *source, "--save", str(path)], stdin=subprocess.PIPE,
                                 stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        answered = []
        for _ in range(rng.randint(1, 4)):
            moves = legal_moves(game, known + answered)
            if not moves:
                break
            move = rng.choice(moves)
            table.stdin.write(move + "\n")
            table.stdin.flush()
            if not self.wait_for(table, move):
                break
            answered.append(move)
        if rng.random() < 0.5:
            table.kill()
        table.stdin.close()
        table.wait()
        table.stdout.close()
        return answered

    def wait_for(self, table, move):
        for line in table.stdout:
            if f" {move}." in line:
                return True
        return False

    def test_nothing_answered_is_lost(self):
        starts = 0
        for seed in range(STORIES):
            rng = random.Random(seed)
            files = {self.folder / f"{seed}-{game}.txt": (game, []) for game in GAMES}
            for _ in range(rng.randint(3, 6)):
                path = rng.choice(list(files))
                game, known = files[path]
                answered = self.start(rng, game, path, known)
                starts += 1
                for other, (_, moves) in files.items():
                    if other != path and moves:
                        self.assertEqual(moves, played_moves(other), f"story {seed}")
                if path.exists():
                    now = played_moves(path)
                    told = known + answered
                    self.assertEqual(told[:len(now)], now[:len(told)], f"story {seed}")
                    self.assertGreaterEqual(len(now), len(told) - 1, f"story {seed}")
                    files[path] = (game, now)
                else:
                    self.assertLessEqual(len(answered), 1, f"story {seed}")
        print(f"{STORIES} stories, {starts} starts")


if __name__ == "__main__":
    unittest.main()
