#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""The build for 64-bit ARM, run through qemu: the tests of rules, contract and search, and the recorded games and
transcripts of this machine, which must come out the same byte for byte."""
import os
import sys
import tarfile
import unittest

import support

FOLDER = support.BUILD / "arm64"
DEPS = support.SOURCE / "build-deps"
QEMU = ["qemu-aarch64-static", "-L", str(DEPS / "arm64")]


class Arm64(support.PackageTest):
    @classmethod
    def setUpClass(cls):
        support.make("arm64/build.sh", "-Dtests=enabled", "-Dwerror=true", BUILD_ARM64=FOLDER)

    def wrapper(self, program):
        """A program that can be started like one of this machine."""
        path = self.write(program.name, f"#!/bin/sh\nexec {' '.join(QEMU)} {program} \"$@\"\n")
        path.chmod(0o755)
        return str(path)

    def passes(self, *choice):
        done = support.run("meson", "test", "-C", FOLDER, "--no-rebuild", "-t", "40", *choice, timeout=3000)
        self.assertEqual(0, done.returncode, done.stdout[-4000:])

    def test_rules_contract_and_search(self):
        self.passes("--suite", "unit", "--suite", "contract")

    def test_recorded_games_are_the_same(self):
        self.passes("playthroughs")

    def test_transcripts_are_the_same(self):
        programs = {"QUATUOR_CLI": self.wrapper(FOLDER / "src/cli/quatuor-cli"),
                    "QUATUOR_CLI_ALL_GAMES": self.wrapper(FOLDER / "tests/games/all_games_cli")}
        done = support.run(sys.executable, support.SOURCE / "tests/test_golden.py", timeout=1200, cwd=support.SOURCE / "tests",
                           env=dict(os.environ, **programs))
        self.assertEqual(0, done.returncode, done.stdout[-4000:])

    def test_the_screen_plays(self):
        script = self.write("play.script", "wait idle\nkey Return\nwait idle\nclick d7\nclick h7\nwait idle\n"
                                           f"expect ply 1\nscreenshot {self.folder}/played.png\nquit\n")
        environment = dict(os.environ, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", XDG_DATA_HOME=str(self.folder / "data"),
                           XDG_CONFIG_HOME=str(self.folder / "config"), XDG_CACHE_HOME=str(self.folder / "cache"))
        (self.folder / "config/quatuor").mkdir(parents=True)
        (self.folder / "config/quatuor/settings.txt").write_text("start.towers = mode=two\n")
        done = support.run(*QEMU, FOLDER / "src/platform/quatuor", "--game", "towers", "--script", script, "--window", "1280x800",
                           env=environment, timeout=600)
        self.assertEqual(0, done.returncode, done.stdout)
        self.assertTrue((self.folder / "played.png").exists())

    def test_the_archive_holds_programs_for_this_processor(self):
        with tarfile.open(support.OUT / f"Quatuor-{support.VERSION}-aarch64.tar.gz") as archive:
            names = archive.getnames()
            head = archive.extractfile("./usr/bin/quatuor").read(20)
        self.assertEqual(b"\x7fELF", head[:4])
        self.assertEqual(183, int.from_bytes(head[18:20], "little"))  # EM_AARCH64
        self.assertIn("./usr/share/quatuor/themes/parlour.theme", names)


if __name__ == "__main__":
    unittest.main()
