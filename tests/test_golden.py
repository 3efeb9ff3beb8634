#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Golden playthroughs: plays golden/NAME.in through quatuor-cli and compares the output with
golden/NAME.txt, byte for byte. The first line of NAME.in holds the arguments, the rest is the input.
Games of the tests have theirs in games/GAME/golden, played by a program that has these games.

    QUATUOR_CLI=build/src/cli/quatuor-cli QUATUOR_CLI_ALL_GAMES=build/tests/games/all_games_cli \\
        tests/test_golden.py --update
rewrites the transcripts; review the changes before committing them.
"""
import difflib
import os
import pathlib
import shlex
import subprocess
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
CLI, ALL_GAMES = os.environ["QUATUOR_CLI"], os.environ["QUATUOR_CLI_ALL_GAMES"]
SCRIPTS = sorted([*HERE.glob("golden/*.in"), *HERE.glob("games/*/golden/*.in")])


def transcript(script):
    arguments, _, entered = script.read_text(encoding="utf-8").partition("\n")
    program = ALL_GAMES if HERE / "games" in script.parents else CLI
    done = subprocess.run([program, *shlex.split(arguments)],
                          input=entered.encode(), stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, timeout=60)
    return done.stdout + f"exit code {done.returncode}\n".encode()


class Golden(unittest.TestCase):
    def test_there_is_one_of_each_game(self):
        listed = subprocess.run([ALL_GAMES, "engine"], input="games\n", capture_output=True, text=True)
        games = {line.split()[1] for line in listed.stdout.splitlines() if line.startswith("game ")}
        played = {script.read_text(encoding="utf-8").split()[1] for script in SCRIPTS}
        self.assertGreater(len(games), 4)
        self.assertLessEqual(games, played)


def compare(script):
    def test(self):
        expected = script.with_suffix(".txt").read_bytes()
        found = transcript(script)
        if expected != found:
            lines = [text.decode(errors="replace").splitlines() for text in (expected, found)]
            self.fail("\n".join(difflib.unified_diff(*lines, "expected", "found", lineterm="")))
    return test


for one in SCRIPTS:
    setattr(Golden, "test_" + "_".join(one.relative_to(HERE).with_suffix("").parts), compare(one))

if __name__ == "__main__":
    if sys.argv[1:] == ["--update"]:
        for one in SCRIPTS:
            one.with_suffix(".txt").write_bytes(transcript(one))
    else:
        unittest.main()
