#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Builds the Debian packages from a copy of the source and checks their contents; lintian must find
nothing."""
import os
import pathlib
import shutil
import tempfile
import unittest

from support import VERSION, PackageTest, copy_source, run, skip_program


def contents(package):
    listed = run("dpkg-deb", "--contents", package).stdout.splitlines()
    return {line.split()[5].removeprefix("./") for line in listed if not line.startswith("d")}


class Debian(PackageTest):
    place = None # the folder with the packages

    def package(self, name):
        return next(self.place.glob(f"{name}_{VERSION}_*.deb"))

    def test_lintian_finds_nothing(self):
        changes = next(self.place.glob("*.changes"))
        done = run("lintian", "--allow-root", "--display-info", "--pedantic", "--fail-on", "error,warning,info,pedantic", changes, timeout=1200)
        self.assertEqual(0, done.returncode, done.stdout)

    def test_programs_and_their_files(self):
        there = contents(self.package("quatuor"))
        self.assertLessEqual({
            "usr/games/quatuor", "usr/games/quatuor-cli", "usr/share/applications/org.quatuor.quatuor.desktop",
            "usr/share/man/man6/quatuor.6.gz", "usr/share/man/man6/quatuor-cli.6.gz",
            "usr/share/metainfo/org.quatuor.quatuor.metainfo.xml"}, there)
        self.assertEqual(set(), {path for path in there if path.startswith("usr/share/games/quatuor/")})

    def test_data(self):
        there = contents(self.package("quatuor-data"))
        self.assertLessEqual({
            "usr/share/mime/packages/quatuor.xml", "usr/share/icons/hicolor/256x256/apps/org.quatuor.quatuor.png",
            "usr/share/games/quatuor/themes/parlour.theme", "usr/share/games/quatuor/languages/fr.mo",
            *(f"usr/share/games/quatuor/fonts/quatuor{kind}.ttf" for kind in ("", "-bold", "-second"))}, there)

    def test_plays(self):
        """As installed, except for the prefix and the font, which comes from another package."""
        for name in ("quatuor", "quatuor-data"):
            run("dpkg-deb", "--extract", self.package(name), self.folder)
        typeface = self.folder / "usr/share/fonts/truetype/lato/Lato-Medium.ttf"
        typeface.parent.mkdir(parents=True)
        shutil.copy("/usr/share/fonts/truetype/lato/Lato-Medium.ttf", typeface)
        script = self.write("script", "wait idle\nexpect screen menu\n")
        done = run(self.folder / "usr/games/quatuor", "--script", script,
                   env={"PATH": os.environ["PATH"], "HOME": str(self.folder), "SDL_VIDEODRIVER": "dummy",
                        "SDL_AUDIODRIVER": "dummy"})
        self.assertEqual((0, ""), (done.returncode, done.stdout))


if __name__ == "__main__":
    for tool in ("dpkg-buildpackage", "dh", "lintian"):
        if not shutil.which(tool):
            skip_program(f"please install {tool} (./check --all does it)")
    with tempfile.TemporaryDirectory(prefix="quatuor-debian-") as folder:
        Debian.place = pathlib.Path(folder)
        built = run("dpkg-buildpackage", "-us", "-uc", cwd=copy_source(Debian.place / "quatuor"), timeout=2400)
        if built.returncode != 0:
            raise AssertionError(built.stdout)
        unittest.main()
