#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""The documentation agrees with the source: links lead somewhere, the index is complete, and the manual's keys are
those of the program."""
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])

# The controls in each row of the manual's table.
ROWS = {
    "choose": ["ACCEPT"], "back": ["BACK"], "menu": ["MENU"], "undo, redo": ["UNDO", "REDO"], "hint": ["HINT"],
    "rules": ["HELP"], "look at your hidden pieces": ["PEEK"], "look back, forward": ["EARLIER", "LATER"],
    "mute": ["MUTE"], "full screen": ["FULLSCREEN"], "speech on or off": ["SPEECH"],
}


def default_keys():
    source = (ROOT / "src/ui/kit/bindings.c").read_text()
    return dict(re.findall(r'\[CONTROL_(\w+)\] = \{"[^"]+",\s*N_\("[^"]+"\),\s*"([^"]+)"', source))


class Documentation(unittest.TestCase):
    def test_links_lead_somewhere(self):
        for page in PAGES:
            for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text()):
                if "://" not in target:
                    self.assertTrue((page.parent / target).exists(), f"{page.name}: {target}")

    def test_the_index_lists_every_page(self):
        index = (ROOT / "docs/README.md").read_text()
        for page in (ROOT / "docs").glob("*.md"):
            if page.name != "README.md":
                self.assertIn(f"({page.name})", index)

    def test_the_manual_names_the_default_keys(self):
        manual = (ROOT / "docs/manual.md").read_text()
        keys = default_keys()
        for row, controls in ROWS.items():
            written = ", ".join(keys[control] for control in controls)
            self.assertRegex(manual, rf"(?m)^\| {row} \| {re.escape(written)} \|")


if __name__ == "__main__":
    unittest.main()
