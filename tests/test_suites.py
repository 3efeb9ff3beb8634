#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""The search solves at least as many positions of the tactical suites as recorded.json says. Budgets
are nodes, so the figures are the same on every machine."""
import json
import os
import pathlib
import subprocess
import tempfile
import unittest

CLI = os.environ["QUATUOR_CLI"]
SUITES = pathlib.Path(__file__).parent / "suites"
BUDGETS = ("solved_10000", "solved_100000")


def solve(path):
    done = subprocess.run([CLI, "suite", "--json", str(path)], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, timeout=220)
    return done.returncode, done.stdout, done.stderr


class Suites(unittest.TestCase):
    def test_at_least_as_many_are_solved_as_recorded(self):
        recorded = json.loads((SUITES / "recorded.json").read_text())
        self.assertEqual(sorted(path.stem for path in SUITES.glob("*.txt")), sorted(recorded))
        if os.environ.get("QUATUOR_BRIEF"):  # sanitizers do not change what is found
            recorded = dict([min(recorded.items())])
        for name, figures in recorded.items():
            code, out, err = solve(SUITES / f"{name}.txt")
            self.assertEqual((0, ""), (code, err))
            found = json.loads(out)
            self.assertGreaterEqual(found["positions"], 30, name)
            self.assertEqual(figures["positions"], found["positions"], name)
            for budget in BUDGETS:
                self.assertGreaterEqual(found[budget], figures[budget], f"{name}, {budget}")

    def test_any_file_name_is_valid_json(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / 'my "best"\\\tsuite.txt'
            path.write_text("dodgem size=3 | | c3-c2")
            code, out, err = solve(path)
            self.assertEqual((0, ""), (code, err))
            self.assertEqual(str(path), json.loads(out)["file"])

    def test_wrong_files_are_refused(self):
        for text, says in (("", "no position"), ("towers | d7-h7", "line 1"),
                           ("towers | | zz", "line 1"), ("chess | | a1", "chess"),
                           ("# only this\ntowers | d7-h8 | e4-e5", "line 2"),
                           ("dodgem size=99 | | c5-c4", "99"), ("dodgem | |", "no best move"),
                           ("dodgem | | resign", "not a move"),
                           ("dodgem | | c5-c4 draw", "not a move")):
            path = pathlib.Path(os.environ.get("TMPDIR", "/tmp")) / f"suite-{os.getpid()}.txt"
            path.write_text(text)
            self.addCleanup(path.unlink, missing_ok=True)
            code, out, err = solve(path)
            self.assertEqual((2, ""), (code, out), text)
            self.assertIn(says, err)


if __name__ == "__main__":
    unittest.main()
