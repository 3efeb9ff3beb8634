#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Everything the terminal program and its engine can do with any game, done with every game in the
program's own list, including the test games."""
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

CLI = os.environ["QUATUOR_CLI_ALL_GAMES"]
ENDED = r"^(.* wins: .*|Draw.*)\.$"


def cli(*arguments, entered=""):
    return subprocess.run([CLI, *map(str, arguments)], input=entered, capture_output=True, text=True,
                          timeout=120)


def talk(*lines):
    return cli("engine", entered="".join(line + "\n" for line in lines)).stdout.splitlines()


# "game towers size=8 repetition=on quiet=100"
GAMES = {line.split()[1]: line.split()[2:] for line in talk("games")[:-1]}


class EveryGame(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)

    def fine(self, *arguments, **options):
        done = cli(*arguments, **options)
        self.assertEqual(("", 0), (done.stderr, done.returncode), arguments)
        return done.stdout

    def between(self, game, first, second, *arguments):
        return self.fine("play", game, "--p1", first, "--p2", second, "--seed", 3, *arguments)

    def test_there_are_those_of_the_program_and_those_of_the_tests(self):
        shipped = subprocess.run([os.environ["QUATUOR_CLI"], "engine"], input="games\n",
                                 capture_output=True, text=True).stdout.splitlines()[:-1]
        self.assertEqual([line.split()[1] for line in shipped], list(GAMES)[:len(shipped)])
        self.assertGreater(len(GAMES), len(shipped))

    def test_they_are_named_where_the_choice_is(self):
        overview = self.fine("--help")
        for game in GAMES:
            self.assertRegex(overview, rf"\n  {game} +\S")
            self.assertIn(game, cli("perft", "chess", "2").stderr)
            self.assertIn(game, cli("play").stderr)

    def test_moves_are_sorted(self):
        for game in GAMES:
            lines = self.fine("moves", game).splitlines()
            self.assertEqual(sorted(set(lines), key=str.encode), lines)

    def test_perft_counts_the_moves(self):
        for game in GAMES:
            # In games with a setup, perft begins after the example setup.
            moves = len(self.fine("moves", game).splitlines())
            counted = self.fine("perft", game, 2)
            self.assertRegex(counted, r"^perft 1 [1-9]\d*\nperft 2 [1-9]\d*\n$")
            if "@" not in self.fine("moves", game):
                self.assertTrue(counted.startswith(f"perft 1 {moves}\n"), counted)

    def test_help_in_a_game(self):
        for game in GAMES:
            done = cli("play", game, entered="help\n?\n")
            self.assertEqual(0, done.returncode)
            for word in ("undo", "redo", "save FILE", "load FILE", "draw", "resign", "quit"):
                self.assertIn(f"\n  {word} ", done.stdout)

    def test_whole_games_at_random(self):
        for game in GAMES:
            for seed in range(20 if os.environ.get("QUATUOR_LONG") else 2):
                out = self.fine("play", game, "--p1", "random", "--p2", "random", "--seed", seed)
                self.assertRegex(out.splitlines()[-1], ENDED)

    def test_levels_play_whole_games(self):
        for game in GAMES:
            self.assertRegex(self.between(game, 1, 2).splitlines()[-1], ENDED)

    def test_a_saved_game_is_the_game_played(self):
        for game in GAMES:
            path = self.folder / game
            last = self.between(game, "random", "random", "--save", path).splitlines()[-1]
            self.assertIn(last, self.fine("check", path))
            self.assertIn(last, self.fine("show", path))

    def test_games_entered_by_hand_end_in_the_same_way(self):
        for game in GAMES:
            path, again = self.folder / game, self.folder / (game + "-again")
            last = self.between(game, "random", "random", "--save", path).splitlines()[-1]
            head, moves = path.read_text().split("moves:\n")
            if "\nsetup 1: " in head:
                continue  # not written for people to read
            words = [word for word in moves.split() if not re.fullmatch(r"\d+\.|end", word)]
            out = self.fine("play", game, "--save", again, entered="\n".join(words) + "\n")
            self.assertEqual(last, out.splitlines()[-1])
            self.assertEqual(moves, again.read_text().split("moves:\n")[1])

    def test_undo_and_redo(self):
        for game in GAMES:
            move = self.fine("moves", game).splitlines()[0]
            done = cli("play", game, entered=f"{move}\nundo\nredo\nundo\n{move}\nquit\n")
            self.assertEqual(0, done.returncode, done.stderr)

    def test_games_are_analysed(self):
        """Short games: a few moves and an end. Setups come before the first move to judge."""
        for game in GAMES:
            path, moves = self.folder / game, ""
            # Only small boards are solved here: sanitizers make solving slow.
            small = ("--size", 3) if cli("moves", game, "--size", 3).returncode == 0 else ()
            for _ in range(4):
                moves += self.fine("moves", game, *small, "--moves", moves).splitlines()[-1] + " "
            if "@" in moves:
                continue
            self.fine("play", game, *small, "--save", path, entered=moves.replace(" ", "\n") + "resign\nyes\n")
            done = cli("analyse", path)  # which says so on stderr when it solves a board first
            self.assertEqual(0, done.returncode, done.stderr)
            lines = done.stdout.splitlines()
            self.assertRegex(lines[-1], r" wins: .* resigned\.$")
            self.assertEqual(moves.split(), [line.split()[2] for line in lines[:4]])

    def test_a_series(self):
        for game in GAMES:
            out = self.fine("match", game, "--p1", 2, "--p2", "random", "--games", 2)
            self.assertRegex(out, r"\d+ w, \d+ d, \d+ l")

    def test_the_engine_plays(self):
        for game, options in GAMES.items():
            lines = talk(f"newgame {game} {' '.join(options)}", "go level 3 seed 1", "go nodes 300",
                         "legal", "result", "show")
            self.assertEqual("ok", lines[-1], lines)
            self.assertEqual(2, sum(line.startswith("bestmove ") for line in lines), lines)
            for line in lines:
                self.assertFalse(line.startswith("error"), lines)
                if line.startswith("bestmove "):
                    self.assertIn(line.split()[1], lines)

    def test_the_engine_refuses(self):
        for game in GAMES:
            lines = talk(f"newgame {game}", "apply zz", f"newgame {game} nosuch=1",
                         "position startpos moves resign", "go nodes 5")
            self.assertEqual(3, sum(line.startswith("error: ") for line in lines), lines)


if __name__ == "__main__":
    unittest.main()
