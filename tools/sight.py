#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Writes docs/sight.md: sizes of text, contrasts and flashes as the tests measure them on rendered frames.

Usage: tools/sight.py [BUILD]    with the tests built in that folder, otherwise in build-dev; takes minutes
"""
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "sight.md"

# Window: the smallest text in pixels that is promised at 100 % (tests/test_ui_fit.c).
LEAST_SIZES = {"1280×800": 18, "1920×1080": 24}
LEAST_CONTRAST = 4.5   # of a text, to 1
LEAST_PART = 2.0       # percent of a cell
MOST_TWICE = 25.0      # percent of the screen
MOST_OFTEN = 1.0       # percent of the screen

HEADS = {
    "sizes": ["window", "100 %", "125 %", "150 %", "175 %", "200 %"],
    "texts": ["theme", "contrast", "text"],
    "marks": ["theme", "percent of the cell", "mark"],
    "flashes": ["theme", "percent, twice", "effect", "percent, more than three times"],
}


def measure(build):
    """What the long versions of the tests print, as tables of text."""
    listed = subprocess.run(["meson", "introspect", "--tests", str(build)], stdout=subprocess.PIPE, check=True).stdout
    tests = {test["name"]: test for test in json.loads(listed)}
    return gather(run(tests["ui_seen"]), run(tests["ui_flashes"]))


def run(test):
    done = subprocess.run(test["cmd"], stdout=subprocess.PIPE, encoding="utf-8",
                          env={**os.environ, **test["env"], "QUATUOR_LONG": "1"})
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\n{test['name']} failed")
    return done.stdout


def gather(seen, flashes):
    sizes, effects = {}, {}
    for window, pixels in re.findall(r"(\d+×\d+), text size \d+ %: small (\d+)", seen):
        sizes.setdefault(window, []).append(pixels)
    for theme, *effect in re.findall(r"(\w+), (.+): ([\d.]+) % of the screen flashes twice a second, ([\d.]+) %",
                                     flashes):
        effects.setdefault(theme, []).append(effect)
    return {
        "sizes": [[window, *pixels] for window, pixels in sizes.items()],
        "texts": rows(r"(\w+): the least contrast of a text is ([\d.]+): (.*)", seen),
        "marks": rows(r"(\w+): the least part of a cell that a mark changes by 3:1 is ([\d.]+) %: (.*)", seen),
        "flashes": [worst(theme, shown) for theme, shown in effects.items()],
    }


def rows(pattern, text):
    return [list(row) for row in re.findall(pattern, text)]


def worst(theme, effects):
    name, twice, _ = max(effects, key=lambda effect: float(effect[1]))
    return [theme, twice, name, max((often for _, _, often in effects), key=float)]


def table(name, figures):
    lines = ["| " + " | ".join(row) + " |" for row in (HEADS[name], *figures[name])]
    return "\n".join([lines[0], "|" + "---|" * len(HEADS[name]), *lines[1:]])


def page(figures):
    return f"""<!-- SPDX-FileCopyrightText: 2026 The Quatuor authors
     SPDX-License-Identifier: MIT -->

# Sizes, contrasts and flashes

Written by `tools/sight.py` from what the long versions of `tests/test_ui_seen.c` and `tests/test_ui_flashes.c` measure on frames with
the real font and pictures; `tests/test_sight.py` compares. [accessibility.md](accessibility.md) says what this is for.

## The smallest text, in pixels

By window and by the setting "Text size". Promised at 100 %: {promised_sizes()}.

{table("sizes", figures)}

## The lowest contrast of a text

Of texts smaller than headings, on the menu, the pages and the boards of every game in a window of 960×600. Promised: {LEAST_CONTRAST}:1.
Texts of things that cannot be used now are left out.

{table("texts", figures)}

## The mark that changes least

How much of a cell becomes brighter or darker by 3:1 where a mark is: the pointer, the last move, a hint and so on, on every cell of the
boards as they are at first. Promised: {LEAST_PART:.0f} %.

{table("marks", figures)}

## The effect that flashes most

How much of the screen becomes brighter and darker by a tenth of the relative luminance twice, and more than three times, within a
second. Promised: at most {MOST_TWICE:.0f} % and {MOST_OFTEN:.0f} %.

{table("flashes", figures)}
"""


def promised_sizes():
    return ", ".join(f"{pixels} in {window}" for window, pixels in LEAST_SIZES.items())


def read(text):
    """The tables of a page that page() wrote."""
    figures = {}
    for name, head in HEADS.items():
        after = text.partition("| " + " | ".join(head) + " |\n")[2].partition("\n\n")[0]
        figures[name] = [line[2:-2].split(" | ") for line in after.splitlines()[1:]]
    return figures


if __name__ == "__main__":
    PAGE.write_text(page(measure(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build-dev")), encoding="utf-8")
