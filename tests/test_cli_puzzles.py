#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""quatuor-cli puzzles: makes, lists and proves. QUATUOR_CLI is the program; QUATUOR_LONG=1 proves every puzzle."""
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

CLI = os.environ["QUATUOR_CLI"]
BARE = os.environ["QUATUOR_CLI_ALL_GAMES"]  # also has games without puzzles
LIST = pathlib.Path(os.environ["QUATUOR_SOURCE"]) / "tests" / "games" / "meson.build"
WITHOUT = re.search(r"test_game_names = \[\s*'(\w+)'", LIST.read_text())[1]
GAMES = ("towers", "dodgem", "morris", "stratego")


def cli(*arguments, program=CLI, **environment):
    return subprocess.run([program, "puzzles", *map(str, arguments)], capture_output=True, text=True, timeout=3000,
                          env={**os.environ, **environment})


class Puzzles(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)

    def check(self, text):
        path = self.folder / "book.txt"
        path.write_text(text)
        return cli("check", path)

    def test_the_same_seed_makes_the_same_book(self):
        arguments = ("make", "morris", "--count", 4, "--seed", 3)
        first, second = cli(*arguments), cli(*arguments)
        self.assertEqual(0, first.returncode, first.stderr)
        self.assertEqual(first.stdout, second.stdout)
        self.assertEqual(4, first.stdout.count("\npuzzle "))
        self.assertNotEqual(first.stdout, cli("make", "morris", "--count", 4, "--seed", 4).stdout)

    def test_what_is_made_is_proven(self):
        for game, options in (("towers", ("--size", 6)), ("dodgem", ("--size", 4)),
                              ("morris", ("--option", "diagonals=on")), ("stratego", ())):
            made = cli("make", game, "--count", 2, *options)
            self.assertEqual(0, made.returncode, made.stderr)
            checked = self.check(made.stdout)
            self.assertEqual((0, f"{game}: 2 puzzles proven\n"), (checked.returncode, checked.stdout), made.stdout)

    def test_a_line_per_puzzle(self):
        for game in GAMES:
            lines = cli("list", game).stdout.splitlines()
            for number, line in enumerate(lines, 1):
                description, moves, solution = line.split(" | ")
                self.assertEqual(str(number), description.split()[0])
                self.assertTrue(moves and solution)

    def test_moves_lead_to_the_position_in_other_commands(self):
        for game in ("towers", "dodgem", "morris"):
            description, moves, solution = cli("list", game).stdout.splitlines()[0].split(" | ")
            options = [part for word in description.split()[4:] for part in ("--option", word)]
            done = subprocess.run([CLI, "moves", game, "--moves", moves, *options], capture_output=True, text=True)
            self.assertEqual(0, done.returncode, done.stderr)
            self.assertIn(solution.split()[0], done.stdout.split())

    def test_a_wrong_answer_fails(self):
        book = cli("make", "dodgem", "--count", 1, "--size", 4).stdout
        lines = book.splitlines()
        number = int(lines[2].split()[1])
        moves = lines[1].split(" |")[1].split()[:number]
        legal = subprocess.run([CLI, "moves", "dodgem", "--size", "4", "--moves", " ".join(moves),
                                *(["--option", "blocked=loses"] if "blocked" in lines[1] else [])],
                               capture_output=True, text=True).stdout.split()
        start, solution = lines[2].split(" | ")
        other = next(move for move in legal if move != solution.split()[0])
        done = self.check("\n".join([*lines[:2], f"{start} | {other}"]) + "\n")
        self.assertEqual(2, done.returncode)
        self.assertIn("dodgem, puzzle 1: its answer is wrong", done.stdout)

    def test_the_same_puzzle_twice_fails(self):
        lines = cli("make", "dodgem", "--count", 1, "--size", 4).stdout.splitlines()
        done = self.check("\n".join([*lines, lines[-1]]) + "\n")
        self.assertEqual(2, done.returncode)
        self.assertIn("puzzle 2: it is the mirror image of another one", done.stdout)

    def test_wrong_entries_are_named(self):
        done = self.check("quatuor puzzles 1 dodgem\npuzzle 1 win 1 900 | b3-b2\n")
        self.assertEqual(2, done.returncode)
        self.assertIn("book.txt, line 2: there is no game", done.stdout)

    def test_wrong_arguments(self):
        for arguments, says in ((("make",), "a game must be given"), (("list", "chess"), "'chess'"),
                                (("solve", "dodgem"), "make, list and check"), (("check", "/nowhere"), "/nowhere"),
                                (("make", "dodgem", "--count", 0), "--count"), ((), "an argument is missing")):
            done = cli(*arguments)
            self.assertEqual((2, ""), (done.returncode, done.stdout))
            self.assertIn(says, done.stderr)

    def test_games_without_puzzles(self):
        done = cli("list", WITHOUT, program=BARE)
        self.assertEqual(2, done.returncode)
        self.assertIn("has no puzzles", done.stderr)

    def test_missing_books_are_named(self):
        done = cli("list", "dodgem", QUATUOR_ASSETS=str(self.folder))
        self.assertEqual(2, done.returncode)
        self.assertIn("no puzzles of Dodgem here", done.stderr)

    @unittest.skipUnless(os.environ.get("QUATUOR_LONG"), "takes minutes")
    def test_every_puzzle_is_proven(self):
        done = cli("check")
        self.assertEqual(0, done.returncode, done.stdout)
        for game in GAMES:
            self.assertIn(f"{game}: ", done.stdout)


if __name__ == "__main__":
    unittest.main()
