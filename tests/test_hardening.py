#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Release builds are hardened against their own bugs: position-independent code, tables that are
read-only once the program runs, guarded stacks, checked copies. The arguments are the programs."""
import shutil
import subprocess
import sys
import unittest

PROGRAMS = []


def readelf(*arguments):
    return subprocess.run(["readelf", "-W", *arguments], stdout=subprocess.PIPE, text=True,
                          check=True).stdout


@unittest.skipUnless(shutil.which("readelf"), "readelf is missing")
class Hardening(unittest.TestCase):
    def each(self, *arguments):
        for program in PROGRAMS:
            with self.subTest(program=program):
                yield readelf(*arguments, program)

    def test_it_can_lie_anywhere(self):
        for text in self.each("-h"):
            self.assertRegex(text, r"Type:\s+DYN")

    def test_its_tables_are_read_only_once_it_runs(self):
        for text in self.each("-l", "-d"):
            self.assertIn("GNU_RELRO", text)
            self.assertRegex(text, r"BIND_NOW|Flags:.*\bNOW\b")

    def test_data_is_no_code(self):
        for text in self.each("-l"):
            self.assertRegex(text, r"GNU_STACK .* RW ")
            self.assertNotIn(" RWE ", text)

    def test_stacks_are_guarded_and_copies_checked(self):
        for text in self.each("--dyn-syms"):
            self.assertIn("__stack_chk_fail", text)
            self.assertRegex(text, r"__\w+_chk\b")


if __name__ == "__main__":
    PROGRAMS = sys.argv[1:]
    unittest.main(argv=sys.argv[:1])
