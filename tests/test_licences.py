#!/usr/bin/env python3
"""Licences: the REUSE specification is met, and the copyright file of the Debian package agrees with it."""
import pathlib
import re
import shutil
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent


def stanzas(path):
    """{files: licence} of a machine-readable copyright file."""
    found = {}
    for stanza in re.split(r"\n\s*\n", path.read_text()):
        fields = dict(re.findall(r"^(\w+):\s*((?:.|\n )*)$", stanza, re.MULTILINE))
        if "Files" in fields:
            found[tuple(fields["Files"].split())] = fields["License"].splitlines()[0]
    return found


class Licences(unittest.TestCase):
    def test_the_licence_is_where_both_readers_look_for_it(self):
        self.assertEqual((ROOT / "LICENSE").read_text(), (ROOT / "LICENSES/MIT.txt").read_text())

    def test_debian_says_the_same(self):
        ours = stanzas(ROOT / ".reuse/dep5")
        debian = {files: "MIT" if licence == "Expat" else licence  # Debian's name for it
                  for files, licence in stanzas(ROOT / "debian/copyright").items()}
        self.assertIn(("*",), ours)
        self.assertEqual(ours, debian)

    @unittest.skipUnless(shutil.which("reuse") and shutil.which("git") and (ROOT / ".git").exists(),
                         "reuse, or a git checkout, is missing")
    def test_reuse_finds_nothing(self):
        done = subprocess.run(["reuse", "--root", str(ROOT), "lint"], capture_output=True, text=True, timeout=300)
        self.assertEqual(0, done.returncode, done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main()
