#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""No function takes more than five parameters: things that travel together are a struct."""
import os
import pathlib
import re
import unittest

ROOT = pathlib.Path(os.environ.get("QUATUOR_SOURCE") or pathlib.Path(__file__).parent.parent)
MOST = 5

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
STRING = re.compile(r'"(?:\\.|[^"\\])*"')
# Functions begin in the first column, as clang-format leaves them; pointers to them may be anywhere.
FUNCTION = re.compile(r"^(?![# ]|return\b|typedef\b)[\w *]*?\b(\w+)\(", re.MULTILINE)
POINTER = re.compile(r"\(\*(?:const )?(\w+)(?:\[\w*\])?\)\(")


def parameters(text, start):
    """The number of parameters after the parenthesis at `start`."""
    depth, count = 1, 1
    for place in range(start, len(text)):
        letter = text[place]
        depth += (letter in "([{") - (letter in ")]}")
        count += letter == "," and depth == 1
        if depth == 0:
            return count
    return 0


def complaints(text):
    text = STRING.sub('""', COMMENT.sub(" ", text))
    for pattern in (FUNCTION, POINTER):
        for found in pattern.finditer(text):
            count = parameters(text, found.end())
            if count > MOST:
                yield f"{found[1]}: {count} parameters"


class Parameters(unittest.TestCase):
    def test_too_many_are_seen(self):
        few = "int f(int a, int b,\n      int c, int d, int e)\n{\n    g(1, 2, 3, 4, 5, 6);\n}\n"
        self.assertEqual([], list(complaints(few)))
        self.assertEqual(["f: 6 parameters"], list(complaints(few.replace("int e", "int e, int h"))))
        pointer = "struct s {\n    void (*call)(int, int, int, int, int%s);\n};\n"
        self.assertEqual([], list(complaints(pointer % "")))
        self.assertEqual(["call: 6 parameters"], list(complaints(pointer % ", int")))

    def test_no_function_has_too_many(self):
        found = [f"{path.relative_to(ROOT)}: {line}" for path in sorted((ROOT / "src").rglob("*.[ch]"))
                 for line in complaints(path.read_text(encoding="utf-8"))]
        self.assertEqual([], found)


if __name__ == "__main__":
    unittest.main()
