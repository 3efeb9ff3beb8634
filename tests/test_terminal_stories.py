#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Stories in the terminal: several starts on the same files with random moves, ended by quitting or by
`kill -9` at any time. Every move the program answered is in the file, except for the last turn. The
same on a disk that fails, or with a process that ends, at any call: QUATUOR_FAULTY_CLI is the terminal
program on such a disk."""
import errno
import os
import pathlib
import random
import shutil
import subprocess
import tempfile
import unittest

CLI = os.environ["QUATUOR_CLI"]
FAULTY_CLI = os.environ["QUATUOR_FAULTY_CLI"]
STORIES = 60 if os.environ.get("QUATUOR_LONG") else 6
FAULTY_STORIES, STRIDE = (20, 1) if os.environ.get("QUATUOR_LONG") else (3, 5)
ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS)
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

    def begin(self, game, path, count):
        """A game of so many moves in a file; returns them."""
        moves = self.further_moves(game, [], count)
        subprocess.run([CLI, "play", game, "--save", path], input="\n".join(moves) + "\n", text=True,
                       stdout=subprocess.DEVNULL, check=True)
        self.assertEqual(moves, played_moves(path))
        return moves

    def tell(self, fault, first, second):
        """Plays on in the first file, then loads and plays on in the second; both are (game, path,
        moves, further moves). Returns the exit code, what was said, and whether the fault came."""
        calls = self.folder / "calls"
        entered = [*first[3], f"load {second[1]}", *second[3], "quit"]
        done = subprocess.run([FAULTY_CLI, "play", "--load", first[1], "--save", first[1]],
                              input="\n".join(entered) + "\n", text=True, capture_output=True,
                              env={**os.environ, "QUATUOR_FAULT": fault,
                                   "QUATUOR_FAULT_CALLS": str(calls)})
        reached = not calls.exists() or int(calls.read_text()) >= int(fault.split()[0])
        return done, reached

    def as_played(self, pair, done):
        """If the second game could not be loaded, its moves were played in the first one, where they
        were legal."""
        if "could not be loaded" not in done.stderr:
            return pair
        (first, path, moves, further), (second, *there, strays) = pair
        strays = [move for move in strays if f" {move}." in done.stdout]
        return (first, path, moves, further + strays), (second, *there, [])

    def check_whole(self, story, path):
        done = subprocess.run([CLI, "check", path], capture_output=True, text=True)
        self.assertEqual(0, done.returncode, f"{story}: {done.stderr}")
        self.assertEqual([], list(path.parent.glob("*.damaged")), story)

    def check_file(self, story, game, done):
        """What was answered is there, but for what the player was told about, or the last move before
        the process ended."""
        _, path, before, further = game
        self.check_whole(story, path)
        now = played_moves(path)
        answered = [move for move in further if f" {move}." in done.stdout]
        told = before + answered
        self.assertEqual((before + further)[:len(now)], now, story)
        self.assertGreaterEqual(len(now), len(before), story)
        if done.returncode == 9:
            self.assertGreaterEqual(len(now), len(told) - 1, story)
        elif len(now) < len(told):
            self.assertIn("not saved", done.stderr, story)

    def further_moves(self, game, moves, count):
        further = []
        for _ in range(count):
            further.append(self.rng.choice(legal_moves(game, moves + further)))
        return further

    def two_games(self):
        pair = []
        for game in self.rng.sample(GAMES, 2):
            path = self.folder / f"{game}.txt"
            path.unlink(missing_ok=True)
            moves = self.begin(game, path, 3)
            pair.append((game, path, moves, self.further_moves(game, moves, 2)))
        return pair

    def start_again(self, files):
        """Only these files, as they were: what an ended process leaves half-written would be looked
        at by every later one."""
        for path in self.folder.iterdir():
            path.unlink()
        for path, content in files.items():
            path.write_bytes(content)

    def test_a_disk_that_fails_at_any_call_loses_nothing_unsaid(self):
        faults = ends = 0
        for seed in range(FAULTY_STORIES):
            self.rng = random.Random(1000 + seed)
            pair = self.two_games()
            files = {game[1]: game[1].read_bytes() for game in pair}
            for way in ("", "l", "h", "e", "he"):
                at, reached = 1 + self.rng.randrange(STRIDE), True
                while reached:
                    self.start_again(files)
                    fault = f"{at} {self.rng.choice(ERRORS)} {way}"
                    done, reached = self.tell(fault, *pair)
                    for game in self.as_played(pair, done):
                        self.check_file(f"story {seed}, fault {fault}", game, done)
                    faults += reached and "e" not in way
                    ends += done.returncode == 9
                    at += STRIDE
        print(f"{faults} faults, {ends} ends")
        self.assertGreater(faults, 10)
        self.assertGreater(ends, 10)


SETUPS = ("2@b7 10@f7 2@j7 9@c8 1@f8 3@h8 B@a9 3@d9 F@a10 B@b10 ready\n"
          "2@a4 9@e4 2@i4 3@b3 1@e3 10@f3 3@g2 B@i2 B@h1 F@i1 ready\n")


class Notes(unittest.TestCase):
    """Two people who hide pieces from each other, over several starts."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="quatuor-notes-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.path = self.folder / "game.quatuor"

    def play(self, entered, *source):
        done = subprocess.run([CLI, "play", *source, "--save", str(self.path)], input=entered,
                              capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_notes_are_there_at_the_next_start_for_their_owner_alone(self):
        self.play(SETUPS + "note e4 general?\nf7-f6\nnote f6 marshal\nquit\n", "stratego")
        self.assertNotIn("9?", self.path.read_text())  # veiled
        again = self.play("e4-e5\nquit\n", "--load", str(self.path))
        red, blue = again.split("The screen goes to Blue", 1)
        self.assertIn("Your notes: f6 marshal\n", red)
        self.assertNotIn("general?", red)
        self.assertIn("Your notes: e5 general?\n", blue)  # it has followed its piece
        self.assertNotIn("f6 marshal", blue)
        third = self.play("note e5\nquit\n", "--load", str(self.path))
        self.assertIn("You have no notes.", third)
        self.assertNotIn("notes 1", self.path.read_text())
        self.assertIn("notes 2", self.path.read_text())


if __name__ == "__main__":
    unittest.main()
