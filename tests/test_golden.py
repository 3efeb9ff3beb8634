#!/usr/bin/env python3
"""Golden playthroughs: plays golden/NAME.in through quatuor-cli and compares the output with
golden/NAME.txt, byte for byte. The first line of NAME.in holds the arguments, the rest is the input.

    QUATUOR_CLI=build/src/cli/quatuor-cli tests/test_golden.py --update
rewrites the transcripts; review the changes before committing them.
"""
import difflib
import os
import pathlib
import shlex
import subprocess
import sys
import unittest

FOLDER = pathlib.Path(__file__).resolve().parent / "golden"


def transcript(script):
    arguments, _, entered = script.read_text(encoding="utf-8").partition("\n")
    done = subprocess.run([os.environ["QUATUOR_CLI"], *shlex.split(arguments)],
                          input=entered.encode(), stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, timeout=60)
    return done.stdout + f"exit code {done.returncode}\n".encode()


class Golden(unittest.TestCase):
    def test_there_is_one_of_each_game(self):
        self.assertLessEqual({"towers", "dodgem", "morris", "stratego"},
                             {path.stem for path in FOLDER.glob("*.in")})


def compare(script):
    def test(self):
        expected = script.with_suffix(".txt").read_bytes()
        found = transcript(script)
        if expected != found:
            lines = [text.decode(errors="replace").splitlines() for text in (expected, found)]
            self.fail("\n".join(difflib.unified_diff(*lines, "expected", "found", lineterm="")))
    return test


for one in sorted(FOLDER.glob("*.in")):
    setattr(Golden, f"test_{one.stem}", compare(one))

if __name__ == "__main__":
    if sys.argv[1:] == ["--update"]:
        for one in sorted(FOLDER.glob("*.in")):
            one.with_suffix(".txt").write_bytes(transcript(one))
    else:
        unittest.main()
