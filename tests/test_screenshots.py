#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""The README, the manual or the metainfo shows every picture in docs/screenshots, and there are few of them:
updating pictures bloats the history."""
import os
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(os.environ.get("QUATUOR_SOURCE") or pathlib.Path(__file__).parent.parent)
sys.path.insert(0, str(ROOT / "packaging/desktop"))
sys.dont_write_bytecode = True
import metainfo  # noqa: E402 - found by the path above


class Screenshots(unittest.TestCase):
    def setUp(self):
        self.kept = {path.stem for path in (ROOT / "docs/screenshots").rglob("*.png")}
        pages = (ROOT / "README.md").read_text(encoding="utf-8") + (ROOT / "docs/manual.md").read_text(encoding="utf-8")
        self.shown = set(re.findall(r"screenshots/([\w-]+)\.png", pages))
        self.shown |= set(metainfo.SCREENSHOTS)

    def test_every_shown_picture_exists(self):
        self.assertEqual(set(), self.shown - self.kept)

    def test_every_picture_is_shown(self):
        self.assertEqual(set(), self.kept - self.shown)

    def test_there_are_at_most_a_dozen(self):
        self.assertLessEqual(len(self.kept), 12)


if __name__ == "__main__":
    unittest.main()
