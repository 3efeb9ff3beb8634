#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""On a machine without GNU gettext everything builds and speaks only English. Builds quatuor-cli with
a PATH that has every program of this machine except msgfmt."""
import json
import os
import pathlib
import subprocess
import tempfile
import unittest

SOURCE = pathlib.Path(__file__).resolve().parent.parent
LOCALE = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "QUATUOR_LANG", "QUATUOR_ASSETS")


def link_programs(folder):
    """Links every program in PATH except msgfmt."""
    for place in os.get_exec_path():
        for program in pathlib.Path(place).glob("*"):
            link = folder / program.name
            if program.name != "msgfmt" and not os.path.lexists(link):
                link.symlink_to(program)


class WithoutGettext(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        folder = pathlib.Path(holder.name)
        programs = folder / "programs"
        programs.mkdir()
        link_programs(programs)
        cls.environment = {name: value for name, value in os.environ.items() if name not in LOCALE}
        cls.environment.update(PATH=str(programs), LANG="fr_FR.UTF-8")
        cls.build = folder / "build"
        cls.said = cls.run_well("meson", "setup", cls.build, SOURCE, "--prefix", folder / "installed",
                                "-Dbuildtype=plain", "-Dtests=disabled")
        cls.run_well("meson", "compile", "-C", cls.build, "quatuor-cli")

    @classmethod
    def call(cls, *command, text=""):
        return subprocess.run(list(map(str, command)), input=text, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, encoding="utf-8", timeout=200, env=cls.environment)

    @classmethod
    def run_well(cls, *command, **options):
        done = cls.call(*command, **options)
        if done.returncode != 0:
            raise AssertionError(done.stdout)
        return done.stdout

    def test_configuring_says_what_is_missing(self):
        self.assertIn("msgfmt (GNU gettext) was not found: the programs will speak English only.", self.said)

    def test_a_game_in_english(self):
        cli = self.build / "src" / "cli" / "quatuor-cli"
        output = self.run_well(cli, "play", "dodgem", text="c5-c4\nundo\nc5-c4\ndraw\ny\nno\n")
        self.assertIn("White plays c5-c4.", output)
        self.assertIn("Draw: both players agreed.", output)

    def test_another_language_is_refused(self):
        done = self.call(self.build / "src" / "cli" / "quatuor-cli", "--lang", "fr", "--help")
        self.assertEqual((2, "quatuor-cli: there is no language 'fr': the languages are en\n"), (done.returncode, done.stdout))

    def test_no_catalogue_is_installed(self):
        installed = json.loads(self.run_well("meson", "introspect", self.build, "--installed"))
        self.assertEqual([], [place for place in installed.values() if place.endswith(".mo")])


if __name__ == "__main__":
    unittest.main()
