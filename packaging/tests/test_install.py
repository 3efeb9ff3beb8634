#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Installs into an empty folder, as a distribution package would, and checks every file. QUATUOR_BUILD
is the build folder."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time
import unittest

BUILD = os.environ["QUATUOR_BUILD"]
SOURCE = pathlib.Path(os.environ["QUATUOR_SOURCE"])
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def run(*command, **options):
    return subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          universal_newlines=True, errors="replace", timeout=120, **options)


class Install(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.folder = pathlib.Path(holder.name)
        destination = cls.folder / "destination"
        done = run("meson", "install", "-C", BUILD, "--no-rebuild", "--destdir", destination)
        if done.returncode != 0:
            raise AssertionError(done.stdout)
        cls.prefix = next(destination.rglob("quatuor-cli")).parent.parent
        cls.share = cls.prefix / "share"
        cls.program = cls.prefix / "bin" / "quatuor"

    def setUp(self):
        if not self.program.exists() and "cli" not in self.id():
            self.skipTest("the graphical game is not built here")

    def validated(self, tool, *arguments, **options):
        if not shutil.which(tool):
            self.skipTest(f"{tool} is not installed")
        done = run(tool, *arguments, **options)
        self.assertEqual(0, done.returncode, done.stdout)
        return done.stdout

    def metainfo_notes(self, path):
        """What the strictest check finds. Before AppStream 1.0 the tag that replaced developer_name is unknown."""
        said = self.validated("appstreamcli", "validate", "--no-net", "--pedantic", path)
        return [line for line in said.splitlines()
                if re.match("[EWIP]: ", line) and not line.endswith("unknown-tag developer")]

    def play(self, program, script, **environment):
        path = self.folder / "script"
        path.write_text(script)
        home = self.folder / "home"
        environment = {"PATH": os.environ["PATH"], "HOME": str(home), "SDL_VIDEODRIVER": "dummy",
                       "SDL_AUDIODRIVER": "dummy", "ASAN_OPTIONS": "detect_leaks=0", **environment}
        return run(program, "--script", path, env=environment, cwd="/")

    def test_assets_are_complete(self):
        for kind in ("music", "puzzles", "sounds", "textures", "themes"):
            here = {path.relative_to(SOURCE / "assets") for path in (SOURCE / "assets" / kind).rglob("*")}
            there = {path.relative_to(self.share / "quatuor")
                     for path in (self.share / "quatuor" / kind).rglob("*")}
            self.assertTrue(here)
            self.assertEqual(here, there)
        self.assertTrue((self.share / "quatuor" / "fonts" / "quatuor.ttf").is_file())

    def test_everything_is_readable_by_everyone(self):
        for path in self.prefix.rglob("*"):
            self.assertEqual(0o444, path.stat().st_mode & 0o444, path)

    def test_icons(self):
        for size in ICON_SIZES:
            icon = self.share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "org.quatuor.quatuor.png"
            header = icon.read_bytes()[:24]
            self.assertEqual(b"\x89PNG", header[:4])
            self.assertEqual((size, size), (int.from_bytes(header[16:20], "big"),
                                            int.from_bytes(header[20:24], "big")))
        # Desktops would prefer a vector icon to our bitmaps at every size.
        self.assertFalse((self.share / "icons/hicolor/scalable").exists())

    def test_desktop_entry(self):
        self.assertEqual("", self.validated("desktop-file-validate",
                                            self.share / "applications" / "org.quatuor.quatuor.desktop"))

    def test_metainfo(self):
        path = self.share / "metainfo" / "org.quatuor.quatuor.metainfo.xml"
        self.assertNotIn("@", path.read_text())
        self.assertIn("<release ", path.read_text())
        # AppStream 1.0 asks for the address that the project does not have yet; see the next test.
        notes = [note for note in self.metainfo_notes(path)
                 if 'type="homepage"' in path.read_text() or not note.endswith("url-homepage-missing")]
        self.assertEqual([], notes)

    def test_metainfo_with_an_address(self):
        path = self.folder / "with-address.metainfo.xml"
        desktop = SOURCE / "packaging" / "desktop"
        changelog = self.folder / "CHANGELOG.md"
        changelog.write_text("# Changelog\n\n## [0.2.0] – 2026-12-01\n\n### Added\n"
                             "- The `new` thing of\n  [two](http://x) lines & more.\n\n"
                             "## [0.1.0] - 2026-11-20\n- Old.\n")
        done = run("python3", desktop / "metainfo.py", desktop / "metainfo.xml.in", changelog, "0.2.0",
                   "https://example.org/quatuor/", path)
        self.assertEqual(0, done.returncode, done.stdout)
        text = path.read_text()
        self.assertIn("<li>The new thing of two lines &amp; more.</li>", text)
        self.assertIn('version="0.1.0" date="2026-11-20" type="stable"', text)
        shown = re.findall(r"https://example.org/quatuor/raw/main/docs/(screenshots/[^<]+)", text)
        self.assertTrue(shown)
        for name in shown:
            self.assertTrue((SOURCE / "docs" / name).is_file(), name)
        self.assertEqual([], self.metainfo_notes(path))

    def test_metainfo_requires_notes_for_this_version(self):
        desktop = SOURCE / "packaging" / "desktop"
        done = run("python3", desktop / "metainfo.py", desktop / "metainfo.xml.in",
                   SOURCE / "CHANGELOG.md", "99.0", "", self.folder / "none.xml")
        self.assertNotEqual(0, done.returncode)
        self.assertIn("99.0", done.stdout)

    def test_debian_has_the_same_version(self):
        version = os.environ["QUATUOR_VERSION"]
        first = (SOURCE / "debian" / "changelog").read_text().splitlines()[0]
        self.assertTrue(first.startswith(f"quatuor ({version}) "), first)

    def test_saved_games_are_recognised_by_their_first_line(self):
        text = (self.share / "mime" / "packages" / "quatuor.xml").read_text()
        first = re.search(r'value="([^"]+)"', text).group(1)
        for save in (SOURCE / "tests" / "fuzz" / "corpus" / "save").glob("*.quatuor"):
            self.assertTrue(save.read_text().startswith(first), save)

    def test_double_click_opens_the_game(self):
        """Uses the desktop's own tools and a stand-in for the game that prints its arguments."""
        moved = self.folder / "desktop"
        shutil.copytree(self.share, moved / "share")
        given = self.folder / "given"
        stand_in = moved / "bin" / "quatuor"
        stand_in.parent.mkdir()
        stand_in.write_text(f"#!/bin/sh\nprintf '%s\\n' \"$#\" \"$@\" >'{given}.new'\nmv '{given}.new' '{given}'\n")
        stand_in.chmod(0o755)
        environment = {"PATH": f"{stand_in.parent}:{os.environ['PATH']}", "HOME": str(self.folder / "home"),
                       "XDG_DATA_DIRS": f"{moved}/share:/usr/share"}
        for tool, folder in (("update-mime-database", "mime"), ("update-desktop-database", "applications")):
            self.validated(tool, moved / "share" / folder, env=environment)
        saves = SOURCE / "tests" / "fuzz" / "corpus" / "save"
        for name in ("la partie de Zoé.quatuor", "without an ending"): # recognised by its first line
            save = shutil.copy(saves / "dodgem_begun.quatuor", self.folder / name)
            self.validated("gio", "open", save, env=environment)
            for _ in range(200):
                if given.exists():
                    break
                time.sleep(0.1)
            self.assertEqual(["1", str(save)], given.read_text().splitlines())
            given.unlink()

    def test_manual_lists_every_option(self):
        helped = self.play(self.program, "quit").stdout and run(self.program, "--help").stdout
        page = (self.share / "man" / "man6" / "quatuor.6").read_text().replace("\\-", "-")
        for option in set(re.findall(r"--[a-z-]+", helped)):
            self.assertIn(option, page)

    def test_cli_finds_its_languages(self):
        languages = (SOURCE / "po" / "LINGUAS").read_text().split()
        if not shutil.which("msgfmt"):
            self.skipTest("GNU gettext is missing")
        there = sorted(path.name for path in (self.share / "quatuor" / "languages").iterdir())
        self.assertEqual(sorted(f"{language}.mo" for language in languages), there)
        # A changed copy proves that the catalogue beside the program is read, not the build folder's.
        moved = self.folder / "elsewhere"
        shutil.copytree(self.prefix, moved)
        catalogue = moved / "share" / "quatuor" / "languages" / "fr.mo"
        catalogue.write_bytes(catalogue.read_bytes().replace(b"Commandes", b"COMMANDES"))
        cli = moved / "bin" / "quatuor-cli"
        self.assertIn("\nCOMMANDES", run(cli, "--lang", "fr", "--help").stdout)

    def test_cli_manual_lists_every_command_and_option(self):
        cli = self.prefix / "bin" / "quatuor-cli"
        page = (self.share / "man" / "man6" / "quatuor-cli.6").read_text().replace("\\-", "-")
        helped = run(cli, "--help").stdout
        for option in set(re.findall(r"--[a-z-]+", helped)):
            self.assertIn(option, page)
        commands = re.search(r"Commands:\n(.*?)\n\n", helped, re.S).group(1)
        names = re.findall(r"^  (\w+)", commands, re.M)
        self.assertGreater(len(names), 5)
        for name in names:
            self.assertRegex(page, rf"(?m)^\.B\w? {name}\b")
            for option in set(re.findall(r"--[a-z0-9-]+", run(cli, name, "--help").stdout)):
                self.assertIn(option, page, f"of {name}")

    def test_manual_pages_are_well_formed(self):
        for page in (self.share / "man").rglob("*.6"):
            self.assertEqual("", self.validated("groff", "-man", "-ww", "-z", "-K", "utf8", page))

    def test_the_french_manual_has_the_same_parts(self):
        def parts(page):
            text = page.read_text()
            return (len(re.findall(r"(?m)^\.SH ", text)), len(re.findall(r"(?m)^\.TP", text)),
                    re.findall(r"\\-\\-([a-z0-9\\-]+)", text))
        for name in ("quatuor.6", "quatuor-cli.6"):
            self.assertEqual(parts(self.share / "man" / "man6" / name), parts(self.share / "man" / "fr" / "man6" / name))

    def test_finds_its_assets_wherever_it_is_moved(self):
        moved = self.folder / "Spiele à deux"
        shutil.copytree(self.prefix, moved)
        theme = moved / "share" / "quatuor" / "themes" / "parlour.theme"
        self.assertEqual("", self.play(moved / "bin" / "quatuor", "wait idle\nexpect screen menu\n").stdout)
        theme.write_text("this is no theme\n")
        self.assertIn("line 1 of the theme", self.play(moved / "bin" / "quatuor", "wait idle\n").stdout)

    def test_speaks_the_installed_languages(self):
        if not shutil.which("msgfmt"):
            self.skipTest("msgfmt is not installed")
        languages = (SOURCE / "po" / "LINGUAS").read_text().split()
        self.assertEqual({language + ".mo" for language in languages},
                         {path.name for path in (self.share / "quatuor" / "languages").iterdir()})
        self.assertIn("Commandes", run(self.prefix / "bin" / "quatuor-cli", "--lang", "fr", "--help").stdout)

    def test_opens_a_file_as_the_desktop_does(self):
        save = SOURCE / "tests" / "fuzz" / "corpus" / "save" / "dodgem_begun.quatuor"
        script = self.folder / "open"
        script.write_text("wait idle\nexpect screen play\n")
        environment = {"HOME": str(self.folder / "home"), "SDL_VIDEODRIVER": "dummy",
                       "SDL_AUDIODRIVER": "dummy", "ASAN_OPTIONS": "detect_leaks=0"}
        done = run(self.program, "--script", script, save, env=environment)
        self.assertEqual((0, ""), (done.returncode, done.stdout))
        script.write_text("wait idle\nexpect screen menu\n")
        done = run(self.program, "--script", script, "/does/not/exist.quatuor", env=environment)
        self.assertEqual((0, ""), (done.returncode, done.stdout))


if __name__ == "__main__":
    unittest.main()
