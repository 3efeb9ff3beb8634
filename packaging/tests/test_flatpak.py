#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""The Flatpak manifest: written for a tag, readable by flatpak-builder, without network and home folder. It
is not built here, since that needs a runtime from the network."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Flatpak(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.out = pathlib.Path(folder.name)

    def write(self, **environment):
        return subprocess.run([ROOT / "packaging/flatpak/build.sh"], text=True, timeout=60, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env={"PATH": os.environ["PATH"], "OUT": str(self.out), "DEPS": str(self.out), **environment})

    def test_the_manifest_of_a_tag_names_the_sources(self):
        done = self.write(HOMEPAGE="https://example.org/quatuor")
        self.assertEqual(0, done.returncode, done.stdout)
        manifest = self.out / "org.quatuor.quatuor.yml"
        text = manifest.read_text()
        self.assertNotIn("@", text)
        self.assertIn("url: https://example.org/quatuor\n", text)
        self.assertRegex(text, r"tag: v\d+\.\d+\.\d+\n")
        if not shutil.which("flatpak-builder"):
            self.skipTest("flatpak-builder is missing")
        read = json.loads(subprocess.run(["flatpak-builder", "--show-manifest", manifest], check=True, timeout=60,
                                         capture_output=True).stdout)
        self.assertEqual([], [right for right in read["finish-args"]
                              if "network" in right or "home" in right or "host" in right])

    def test_without_an_address_nothing_is_written(self):
        done = self.write()
        self.assertNotEqual(0, done.returncode)
        self.assertIn("HOMEPAGE", done.stdout)
        self.assertEqual([], list(self.out.glob("*.yml")))


if __name__ == "__main__":
    unittest.main()
