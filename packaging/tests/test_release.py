#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Builds a whole release twice, from copies of the source in two folders, and expects identical files.
Checks the sums and the bill of materials. SDL2 is built once and shared by both."""
import hashlib
import json
import os
import pathlib
import subprocess
import tempfile
import unittest
import zipfile

from support import SOURCE, VERSION, PackageTest, copy_source, make, run

APPIMAGE = f"Quatuor-{VERSION}-x86_64.AppImage"
ZIP = f"Quatuor-{VERSION}-windows-x86_64.zip"
SETUP = f"Quatuor-{VERSION}-Setup.exe"
BILL = f"Quatuor-{VERSION}-sbom.json"
SUMS = f"Quatuor-{VERSION}-SHA256SUMS"
FILES = {APPIMAGE, ZIP, SETUP, BILL, SUMS}
DEPS = pathlib.Path(os.environ.get("DEPS") or SOURCE / "build-deps")
EPOCH = "1795000000"


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def make_release(source):
    out = source / "out"
    make("release.sh", VERSION, source=source, OUT=out, DEPS=DEPS, SOURCE_DATE_EPOCH=EPOCH)
    return out


class Release(PackageTest):
    made = () # two folders

    def setUp(self):
        super().setUp()
        self.out = self.made[0]

    def test_has_everything_and_nothing_else(self):
        for out in self.made:
            self.assertEqual(FILES, {path.name for path in out.iterdir()})

    def test_does_not_depend_on_the_build_folder(self):
        one, other = self.made
        different = {name for name in FILES if (one / name).read_bytes() != (other / name).read_bytes()}
        self.assertEqual(set(), different)

    def test_sums_are_right(self):
        lines = (self.out / SUMS).read_text().splitlines()
        listed = {name: total for total, name in (line.split("  ") for line in lines)}
        self.assertEqual({name: sha256(self.out / name) for name in FILES - {SUMS}}, listed)
        done = run("sha256sum", "--check", "--strict", SUMS, cwd=self.out)
        self.assertEqual(0, done.returncode, done.stdout)

    def components(self):
        bill = json.loads((self.out / BILL).read_text())
        self.assertEqual(("CycloneDX", VERSION), (bill["bomFormat"], bill["metadata"]["component"]["version"]))
        return {entry["name"]: entry for entry in bill["components"]}

    def licences_in_packages(self):
        appimage = subprocess.run([self.out / APPIMAGE, "--appimage-extract", "usr/share/doc/*"],
                                  cwd=self.folder, stdout=subprocess.PIPE)
        self.assertEqual(0, appimage.returncode)
        texts = {path.stem for path in self.folder.rglob("licenses/*.txt")}
        with zipfile.ZipFile(self.out / ZIP) as archive:
            names = map(pathlib.PurePosixPath, archive.namelist())
            return texts | {name.stem for name in names if name.parent.name == "licenses" and name.suffix}

    def test_bill_lists_every_part(self):
        """Parts in the bill and licences in the packages match one to one; Quatuor itself has two."""
        ours = {"Quatuor", "Quatuor-pictures-and-music"}
        self.assertEqual({*self.components(), *ours}, self.licences_in_packages())

    def test_bill_has_versions_licences_and_sources(self):
        sources = list((DEPS / "sources").iterdir())
        known = {sha256(path) for path in sources if ".orig.tar" in path.name}
        self.assertTrue(known)
        for name, entry in self.components().items():
            self.assertRegex(entry["version"], r"^[0-9]", name)
            self.assertTrue(entry["licenses"][0], name)
            origin = entry["properties"][0]["value"]
            if "source package" in origin:
                self.assertIn(entry["hashes"][0]["content"], known, name)
                self.assertTrue([path for path in sources if path.name.startswith(origin.split()[-1] + "_")])
            else:
                package = origin.split()[-1]
                installed = run("dpkg-query", "-W", "-f", "${Version}", package).stdout
                self.assertEqual(installed, entry["version"], name)

    def test_another_version_is_refused(self):
        done = run(SOURCE / "packaging" / "release.sh", "99.0", env=dict(os.environ, OUT=str(self.folder)))
        self.assertEqual(1, done.returncode)
        self.assertIn(f"meson.build says version {VERSION}, not 99.0", done.stdout)
        self.assertEqual([], list(self.folder.iterdir()))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="quatuor-release-") as place:
        copies = [copy_source(pathlib.Path(place) / name)
                  for name in ("one", "un autre dossier/où l’on construit")]
        Release.made = list(map(make_release, copies))
        unittest.main()
