#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""A game is a folder: the first test game needs exactly one line outside its folder, the one that
registers it. Documentation may mention it."""
import pathlib
import re
import unittest

SOURCE = pathlib.Path(__file__).resolve().parent.parent
LIST = SOURCE / "tests" / "games" / "meson.build"
GAME = re.search(r"test_game_names = \[\s*'(\w+)'", LIST.read_text(encoding="utf-8")).group(1)
PLACES = ("src", "tests", "tools", "packaging", "po", "assets/themes", "assets/sounds", "debian")
FILES = ("meson.build", "meson_options.txt", "check", "play")


def lines_that_name(game, files):
    named = re.compile(rf"(?<![a-z]){game}(?![a-z])", re.IGNORECASE)
    for path in files:
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a sound
        for number, line in enumerate(text.splitlines(), 1):
            if named.search(line):
                yield path, number, line.strip()


def files_outside(folder):
    for place in PLACES:
        yield from (path for path in sorted((SOURCE / place).rglob("*"))
                    if path.is_file() and folder not in path.parents and "__pycache__" not in path.parts)
    yield from (SOURCE / name for name in FILES)


class FifthGame(unittest.TestCase):
    def setUp(self):
        self.folder = LIST.parent / GAME

    def test_it_is_one_line(self):
        found = list(lines_that_name(GAME, files_outside(self.folder)))
        self.assertEqual([(LIST, f"'{GAME}',")], [(path, line) for path, _, line in found],
                         "\n".join(f"{path}:{number}: {line}" for path, number, line in found))

    def test_nothing_is_named_after_it(self):
        self.assertEqual([], [path for path in files_outside(self.folder) if GAME in path.name])

    def test_it_is_a_whole_game(self):
        for name in ("rules.c", "insight.c", "levels.c", "lessons.c", "rules_page.c", "naive.c",
                     "golden", "fuzz/engine", "fuzz/save"):
            self.assertTrue((self.folder / name).exists(), name)

    def test_the_search_finds_what_it_looks_for(self):
        inside = [path for path in self.folder.rglob("*") if path.is_file()]
        self.assertGreater(len(list(lines_that_name(GAME, inside))), 20)


if __name__ == "__main__":
    unittest.main()
