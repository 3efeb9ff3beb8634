#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Follows docs/adding-a-game.md: runs every command of the page, in order, in a copy of the source. The
resulting game must play in the terminal and, if a display is available, in a window."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

SOURCE = pathlib.Path(__file__).resolve().parent.parent
PAGE = SOURCE / "docs" / "adding-a-game.md"
PLAY = "wait idle\nexpect screen {screen}\n"


def commands():
    """The lines of the page's shell blocks, without comments."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    return [line for block in blocks for line in block.splitlines()]


class AddingAGame(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.copy = pathlib.Path(holder.name) / "source"
        cls.copy.mkdir()
        for place in SOURCE.iterdir():
            if place.name in ("assets", "docs"):
                (cls.copy / place.name).symlink_to(place)
            elif place.name in ("packaging", "po", "src", "subprojects", "tests", "tools"):
                shutil.copytree(place, cls.copy / place.name, symlinks=True)
            elif place.is_file():
                shutil.copy(place, cls.copy)
        script = cls.copy / "play.script"
        script.write_text(PLAY.format(screen="new_game"))
        # Whether it works does not depend on how fast it is.
        cls.environment = dict(os.environ, CFLAGS="-O0", QUATUOR_LANG="en", HOME=holder.name,
                               XDG_DATA_HOME=holder.name, XDG_CONFIG_HOME=holder.name,
                               SDL_AUDIODRIVER="dummy", SDL_RENDER_DRIVER="software")
        cls.said = {line: cls.run_line(line) for line in commands()}

    @classmethod
    def run_line(cls, line):
        """The output of a line of the page. A line that opens a window gets a virtual screen and is closed
        by the test."""
        if " --game " in line:
            if not shutil.which("xvfb-run") or not shutil.which("xauth"):
                return None
            line = f"xvfb-run -a {line} --mute --script play.script"
        done = subprocess.run(["sh", "-ec", line], cwd=cls.copy, env=cls.environment, encoding="utf-8",
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=280)
        if done.returncode != 0:
            raise AssertionError(f"{line}\n{done.stdout}")
        return done.stdout

    def what_is_said(self, pattern):
        found = [said for line, said in self.said.items() if re.search(pattern, line)]
        self.assertEqual(1, len(found), pattern)
        return found[0]

    def test_the_game_is_played_to_its_end(self):
        last = self.what_is_said(r"quatuor-cli play ").splitlines()[-1]
        self.assertRegex(last, r"^(.* wins: .*|Draw: .*)\.$")

    def test_the_program_lists_it(self):
        self.assertIn("Three in a Row", self.run_line("build-dev/src/cli/quatuor-cli --help"))

    def test_its_moves_are_counted(self):
        self.assertEqual(9, len(self.what_is_said(r"quatuor-cli moves ").splitlines()))
        self.assertIn("perft 4 3024\n", self.what_is_said(r"quatuor-cli perft "))

    def test_a_level_beats_a_lower_one(self):
        score = re.search(r"score (\S+) %", self.what_is_said(r"quatuor-cli match "))
        self.assertGreater(float(score.group(1)), 50)

    def test_contract_twin_and_words_are_checked(self):
        for name in ("test_contract", "test_naive", "test_words"):
            self.assertRegex(self.what_is_said(f"/{name} "), r"(?m)^[1-9]\d* Tests 0 Failures 0 Ignored")

    def test_the_files_it_speaks_of_are_there(self):
        for name in re.findall(r"`((?:src|tests|tools)/[\w/.-]+)`", PAGE.read_text(encoding="utf-8")):
            if "mygame" not in name or (self.copy / name).exists():
                self.assertTrue((self.copy / name).exists(), name)


if __name__ == "__main__":
    unittest.main()
