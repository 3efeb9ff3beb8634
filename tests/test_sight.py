#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""docs/sight.md names every theme and window, keeps the limits that are promised and, in long runs, says what is measured.

Usage: test_sight.py BUILD"""
import os
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
sys.dont_write_bytecode = True
import sight  # noqa: E402

# How far a figure may be from a fresh measurement: fonts and renderers differ a little between systems.
TOLERANCE = {"sizes": 1, "texts": 0.3, "marks": 0.3, "flashes": 0.5}
SEEN = """800×480, text size 100 %: small 14, body 15, large 22, title 48
800×480, text size 125 %: small 17, body 19, large 28, title 60
parlour: the least contrast of a text is 4.7: '1' (the first move)
parlour: the least part of a cell that a mark changes by 3:1 is 2.3 %: last move (stratego, a8)
"""
FLASHES = """parlour, a battle: 1.5 % of the screen flashes twice a second, 0.1 % more than three times
parlour, a rush: 12.0 % of the screen flashes twice a second, 0.0 % more than three times
"""


def differences(written, measured):
    """What differs by more than the tolerance; words are not compared."""
    found = []
    for name, tolerance in TOLERANCE.items():
        if [row[0] for row in written[name]] != [row[0] for row in measured[name]]:
            found.append(f"{name}: other rows")
        for old, new in zip(written[name], measured[name]):
            for a, b in zip(old[1:], new[1:]):
                if is_number(a) and is_number(b) and abs(float(a) - float(b)) > tolerance + 1e-6:
                    found.append(f"{name}, {old[0]}: {a} is written, {b} measured")
    return found


def is_number(text):
    return re.fullmatch(r"[\d.]+", text) is not None


class Sight(unittest.TestCase):
    def setUp(self):
        self.figures = sight.read(sight.PAGE.read_text(encoding="utf-8"))

    def test_every_theme_is_named(self):
        themes = sorted(path.stem for path in (ROOT / "assets/themes").glob("*.theme"))
        for name in ("texts", "marks", "flashes"):
            self.assertEqual(themes, sorted(row[0] for row in self.figures[name]), name)

    def test_every_window_is_named(self):
        source = (ROOT / "tests/test_ui_fit.c").read_text(encoding="utf-8")
        windows = re.search(r"struct point windows\[\] = \{(.*?)\};", source, re.DOTALL).group(1)
        windows = [f"{width}×{height}" for width, height in re.findall(r"\{(\d+), (\d+)\}", windows)]
        self.assertGreater(len(windows), 1)
        self.assertEqual(windows, [row[0] for row in self.figures["sizes"]])

    def test_what_is_promised_is_kept(self):
        sizes = {row[0]: [int(pixels) for pixels in row[1:]] for row in self.figures["sizes"]}
        for window, least in sight.LEAST_SIZES.items():
            self.assertGreaterEqual(sizes[window][0], least, window)
        for window, pixels in sizes.items():
            self.assertEqual(5, len(pixels), window)
            self.assertEqual(sorted(set(pixels)), pixels, window)
        for theme, contrast, _ in self.figures["texts"]:
            self.assertGreaterEqual(float(contrast), sight.LEAST_CONTRAST, theme)
        for theme, part, _ in self.figures["marks"]:
            self.assertGreaterEqual(float(part), sight.LEAST_PART, theme)
        for theme, twice, _, often in self.figures["flashes"]:
            self.assertLessEqual(float(twice), sight.MOST_TWICE, theme)
            self.assertLessEqual(float(often), sight.MOST_OFTEN, theme)

    def test_the_limits_are_those_of_the_tests(self):
        seen, fit, flashes = ((ROOT / f"tests/test_ui_{name}.c").read_text(encoding="utf-8")
                              for name in ("seen", "fit", "flashes"))
        for window, pixels in sight.LEAST_SIZES.items():
            self.assertIn("{" + window.replace("×", ", ") + f", {pixels}, ", fit)
        self.assertIn(f"least_text = {sight.LEAST_CONTRAST}f", seen)
        self.assertIn(f"least_part = {sight.LEAST_PART / 100}f", seen)
        self.assertIn(f"quarter = {sight.MOST_TWICE / 100}f", flashes)
        self.assertIn(f"few = {sight.MOST_OFTEN / 100}f", flashes)

    def test_the_page_is_as_the_tool_writes_it(self):
        self.assertEqual(sight.page(self.figures), sight.PAGE.read_text(encoding="utf-8"))

    def test_what_the_tests_print_is_understood(self):
        self.assertEqual({
            "sizes": [["800×480", "14", "17"]],
            "texts": [["parlour", "4.7", "'1' (the first move)"]],
            "marks": [["parlour", "2.3", "last move (stratego, a8)"]],
            "flashes": [["parlour", "12.0", "a rush", "0.1"]],
        }, sight.gather(SEEN, FLASHES))

    def test_differences_are_found(self):
        written, measured = sight.gather(SEEN, FLASHES), sight.gather(SEEN.replace("4.7", "5.1"), FLASHES)
        self.assertEqual([], differences(written, written))
        self.assertEqual(["texts, parlour: 4.7 is written, 5.1 measured"], differences(written, measured))
        measured = sight.gather(SEEN.replace("parlour", "arcade"), FLASHES)
        self.assertEqual(["texts: other rows", "marks: other rows"], differences(written, measured))

    @unittest.skipUnless(os.environ.get("QUATUOR_LONG"), "only in long runs")
    def test_the_figures_are_those_measured(self):
        self.assertEqual([], differences(self.figures, sight.measure(BUILD)), "run tools/sight.py")


if __name__ == "__main__":
    BUILD = sys.argv.pop()
    unittest.main()
