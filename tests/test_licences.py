#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

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


# Files of these kinds can hold a comment, and so say themselves whose they are.
# Those that cannot, or whose comments would be read as something else, are in .reuse/dep5.
SPEAKING = (".c", ".h", ".c.in", ".rc.in", ".inc", ".pov", ".py", ".sh", ".build", ".wrap", ".ini", ".yml", ".yml.in", ".theme",
            ".score", ".po", ".pot", ".md", ".nsi", ".6.in", ".xml.in", ".desktop.in", ".manifest", "meson_options.txt", "/AppRun",
            "/rules", "/control")
# A forge shows people the text of these while they write.
SHOWN = (".github/ISSUE_TEMPLATE/bug.md", ".github/ISSUE_TEMPLATE/idea.md", ".github/pull_request_template.md")


def our_files():
    """The files of the checkout, with the ones that are new and not yet in it."""
    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            stdout=subprocess.PIPE, check=True, encoding="utf-8").stdout
    return [name for name in listed.split("\0")
            if name and name not in SHOWN and "/corpus/" not in name and (ROOT / name).is_file()]


def says_whose_it_is(path):
    head = path.read_bytes()[:600]
    # REUSE-IgnoreStart
    return b"SPDX-FileCopyrightText: " in head and b"SPDX-License-Identifier: " in head
    # REUSE-IgnoreEnd


class Licences(unittest.TestCase):
    @unittest.skipUnless(shutil.which("git") and (ROOT / ".git").exists(), "no git checkout")
    def test_every_file_that_can_says_whose_it_is(self):
        scripts = [name for name in our_files() if (ROOT / name).read_bytes().startswith(b"#!")]
        named = [name for name in our_files() if ("/" + name).endswith(SPEAKING)]
        silent = sorted({name for name in scripts + named if not says_whose_it_is(ROOT / name)})
        self.assertEqual([], silent, "the first lines of these need SPDX-FileCopyrightText and SPDX-License-Identifier, as in other files")

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
