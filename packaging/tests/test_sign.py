#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""packaging/sign.sh: a signature of the sums that minisign accepts, and none for files that differ from them."""
import hashlib
import os
import shutil
import unittest

from support import SOURCE, VERSION, PackageTest, run

SUMS = f"Quatuor-{VERSION}-SHA256SUMS"


@unittest.skipUnless(shutil.which("minisign"), "minisign is missing")
class Sign(PackageTest):
    def setUp(self):
        super().setUp()
        self.write("game.zip", "a game")
        self.write(SUMS, f"{hashlib.sha256(b'a game').hexdigest()}  game.zip\n")
        self.key = self.folder / "key"
        done = run("minisign", "-G", "-W", "-p", self.folder / "key.pub", "-s", self.key)
        self.assertEqual(0, done.returncode, done.stdout)

    def sign(self):
        return run(SOURCE / "packaging/sign.sh", self.key,
                   env=dict(os.environ, OUT=str(self.folder), DEPS=str(self.folder / "deps")))

    def test_minisign_accepts_it(self):
        self.assertEqual(0, self.sign().returncode)
        done = run("minisign", "-V", "-p", self.folder / "key.pub", "-m", self.folder / SUMS)
        self.assertEqual(0, done.returncode, done.stdout)
        self.write(SUMS, "other sums\n")
        self.assertNotEqual(0, run("minisign", "-V", "-p", self.folder / "key.pub", "-m", self.folder / SUMS).returncode)

    def test_a_changed_file_is_not_signed(self):
        self.write("game.zip", "another game")
        done = self.sign()
        self.assertNotEqual(0, done.returncode)
        self.assertIn("nothing was signed", done.stdout)
        self.assertFalse((self.folder / f"{SUMS}.minisig").exists())


if __name__ == "__main__":
    unittest.main()
