#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Builds the Windows packages and uses them under wine, on a private screen: installs, plays by mouse
and gamepad, saves, resumes, uninstalls. Checks files and registry, never only exit codes: an installer
that does nothing may still report success."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
import zipfile

from support import BUILD, OUT, SAVES, SOURCE, VERSION, make, run, skip_program

sys.path.insert(0, str(SOURCE / "tests" / "e2e"))
from screen import Screen  # noqa: E402

SETUP = OUT / f"Quatuor-{VERSION}-Setup.exe"
ZIP = OUT / f"Quatuor-{VERSION}-windows-x86_64.zip"
SYSTEM_LIBRARIES = {
    "advapi32", "gdi32", "imm32", "kernel32", "msvcrt", "ole32", "oleaut32", "setupapi", "shell32",
    "user32", "version", "winmm", "hid", "dinput8", "rpcrt4",
}
UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Quatuor"
MOUSE = """wait idle
expect screen new_game
""" + "key Up\n" * 5 + "key Right\n" + "key Down\n" * 4 + """key Return
wait idle
expect screen play
click b5
wait idle
click b4
wait idle
expect ply 1
"""
PAD = """plug
wait idle
expect screen menu
pad a
wait idle
expect screen play
expect ply 1
pad a
wait idle
pad dpright
pad a
wait idle
expect ply 2
"""

# From the menu to a game of towers on a 6×6 board, by gamepad.
SMALL_BOARD = """plug
wait idle
expect screen menu
pad a
wait idle
expect screen new_game
""" + "pad dpup\n" * 5 + "pad dpright\n" + "pad dpdown\n" * 3 + """pad a
wait idle
expect screen more_options
pad dpleft
pad b
wait idle
expect "6 × 6"
pad dpdown
pad a
wait idle
"""


def tree(folder):
    return {path.relative_to(folder) for path in folder.rglob("*")}


def files(folder):
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}


class Windows(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="jeux-", dir="/tmp")) # see left_in_registry
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        screen = Screen()
        screen.__enter__()
        cls.addClassCleanup(screen.__exit__)
        cls.environment = dict(
            os.environ, DISPLAY=screen.environment["DISPLAY"], HOME=str(cls.folder),
            WINEPREFIX=str(cls.folder / "prefix"), WINEDEBUG="-all", WINEARCH="win64",
            WINEDLLOVERRIDES="mscoree,mshtml,winemenubuilder.exe=", SDL_AUDIODRIVER="dummy",
            LC_ALL="C.UTF-8") # English, with all letters in paths
        cls.environment.pop("SDL_VIDEODRIVER", None)
        done = run("wineboot", "-i", env=cls.environment, timeout=900)
        cls.addClassCleanup(run, "wineserver", "-k", env=cls.environment)
        cls.drive = cls.folder / "prefix" / "drive_c"
        if not (cls.drive / "windows").is_dir():
            raise AssertionError(f"wine made no Windows:\n{done.stdout}")
        run("wineserver", "-w", env=cls.environment, timeout=300)
        cls.user = next(path for path in (cls.drive / "users").iterdir() if path.name != "Public")
        cls.saves = cls.user / "AppData" / "Roaming" / "quatuor"
        cls.installed = cls.user / "AppData" / "Local" / "Programs" / "Quatuor"
        cls.shipped = cls.unzip()

    @classmethod
    def unzip(cls):
        folder = cls.folder / "zip"
        with zipfile.ZipFile(ZIP) as archive:
            archive.extractall(folder)
        return folder / f"Quatuor-{VERSION}"

    def wine(self, program, *arguments, timeout=600):
        return run("wine", program, *arguments, env=self.environment, timeout=timeout, cwd=self.folder)

    def registry(self, key):
        """Returns the values of a key by name, all as text; None if there is no such key. Exports it,
        because `reg query` prints in a code page that lacks some letters."""
        path = self.folder / "registry.reg"
        path.unlink(missing_ok=True)
        self.wine("reg", "export", key, f"Z:{path}", "/y")
        if not path.exists():
            return None
        own = path.read_text("utf-16").split("\n[")[1] # its subkeys follow
        lines = re.findall(r'^(@|"[^"]+")="(.*)"$', own, re.M)
        return {name.strip('"'): re.sub(r"\\(.)", r"\1", value) for name, value in lines}

    def settle(self):
        run("wineserver", "-w", env=self.environment, timeout=300)

    def wait_for(self, what, condition):
        for _ in range(600):
            found = condition()
            if found:
                return found
            time.sleep(0.1)
        self.fail(f"waited in vain for {what}")

    def install(self, *arguments):
        self.wine(SETUP, "/S", *arguments)
        self.settle()

    def game(self):
        """The file of the game last played."""
        games = (self.saves / "saves").glob("*.quatuor")
        return max(games, key=lambda path: path.stat().st_mtime_ns)

    def uninstall(self, folder, *arguments):
        """The uninstaller continues in a copy of itself: only its effects show that it is done."""
        self.wine(folder / "uninstall.exe", "/S", *arguments)
        self.settle()
        for _ in range(100):
            if not folder.exists():
                break
            time.sleep(0.1)

    def windows(self, title):
        """Counts the windows with this title."""
        return len(run("xdotool", "search", "--onlyvisible", "--name", title, env=self.environment).stdout.split())

    def press(self, key):
        run("xdotool", "key", key, env=self.environment)

    def uninstall_asking(self, folder, answer):
        """Uninstalls interactively: by keyboard, answering the question about saved games."""
        with subprocess.Popen(["wine", folder / "uninstall.exe"], env=self.environment) as uninstaller:
            self.wait_for("the uninstaller", lambda: self.windows("Quatuor Uninstall") == 1)
            time.sleep(1)
            self.press("Return")
            self.wait_for("the question", lambda: self.windows("Quatuor Uninstall") == 2)
            time.sleep(1)
            self.press(answer)
            self.wait_for("the answer to be heard", lambda: self.windows("Quatuor Uninstall") == 1)
            self.wait_for("the end", lambda: not folder.exists())
            time.sleep(1)
            self.press("Return") # Close
            uninstaller.wait(timeout=60)
        self.settle()

    def play(self, program, script, *arguments):
        path = self.folder / "script"
        path.write_text(script)
        done = self.wine(program, "--script", f"Z:{path}", "--window", "1000x640", *arguments)
        # A wine service may crash and report it here; if the game crashed, it would not return 0.
        said = [line for line in done.stdout.splitlines() if not line.startswith("wine: ")]
        self.assertEqual((0, []), (done.returncode, said))

    # ---- contents ----

    def test_programs_need_nothing_but_windows(self):
        """Their own libraries are imported first: the order must not depend on the build folder."""
        own = {path.name.lower() for path in self.shipped.glob("*.dll")}
        for program in [*self.shipped.glob("*.exe"), *self.shipped.glob("*.dll")]:
            headers = run("x86_64-w64-mingw32-objdump", "-p", program).stdout
            names = [name.lower() for name in re.findall(r"DLL Name: (\S+)", headers)]
            self.assertLessEqual({name[:-4] for name in names if name not in own}, SYSTEM_LIBRARIES, program)
            self.assertEqual(sorted(names, key=lambda name: name not in own), names, program)

    def test_the_game_opens_no_console_and_has_its_icon_and_version(self):
        program = self.shipped / "quatuor.exe"
        headers = run("x86_64-w64-mingw32-objdump", "-p", program).stdout
        self.assertIn("(Windows GUI)", headers)
        data = program.read_bytes()
        self.assertIn("ProductVersion".encode("utf-16-le") + b"\0\0" , data)
        self.assertIn(VERSION.encode("utf-16-le"), data)
        self.assertIn(b"PerMonitorV2", data)
        icon = (SOURCE / "assets" / "icons" / "quatuor-256.png").read_bytes()
        self.assertIn(icon, data)
        self.assertIn("(Windows CUI)",
                      run("x86_64-w64-mingw32-objdump", "-p", self.shipped / "quatuor-cli.exe").stdout)

    def test_perft_matches_linux(self):
        own = BUILD / "src" / "cli" / "quatuor-cli"
        for game, depth in (("towers", 3), ("dodgem", 7), ("morris", 3), ("stratego", 3)):
            there = self.wine(self.shipped / "quatuor-cli.exe", "perft", game, depth).stdout
            here = run(own, "perft", game, depth).stdout
            self.assertTrue(here)
            self.assertEqual(here.split(), there.split())

    def test_paths_with_accents_and_spaces(self):
        folder = self.drive / "Jeux à deux ☃"
        shutil.copytree(self.shipped, folder)
        shutil.copy(SAVES / "dodgem_begun.quatuor", folder / "Zoé 1.quatuor")
        checked = self.wine(folder / "quatuor-cli.exe", "check", f"Z:{folder}/Zoé 1.quatuor")
        self.assertEqual(0, checked.returncode, checked.stdout)
        self.play(folder / "quatuor.exe", "wait idle\nexpect screen play\nexpect ply 12\n",
                  f"Z:{folder}/Zoé 1.quatuor")

    def test_a_whole_game_by_gamepad_and_mouse(self):
        """Half of it by gamepad; after a restart, the rest by mouse until victory."""
        shutil.rmtree(self.saves, ignore_errors=True)
        save = (SOURCE / "tests" / "golden" / "saves" / "towers_few.quatuor").read_text()
        moves = re.findall(r"\S+-\S+", save.split("moves:\n")[1])
        half = len(moves) // 2
        script = SMALL_BOARD
        for start, goal in (move.split("-") for move in moves[:half]):
            script += f"steer {start}\npad a\nsteer {goal}\npad a\nwait idle\nexpect sound\n"
        self.play(self.shipped / "quatuor.exe", script + f"expect moves {half}\n")
        self.assertIn(moves[half - 1], self.game().read_text())
        script = f"wait idle\nkey Return\nwait idle\nexpect screen play\nexpect moves {half}\n"
        for start, goal in (move.split("-") for move in moves[half:]):
            script += f"click {start}\nwait idle\nclick {goal}\nwait idle\n"
        script += f"expect moves {len(moves)}\nexpect screen game_over\nexpect reason few\n"
        self.play(self.shipped / "quatuor.exe", script)
        self.assertRegex(self.game().read_text(), r"result: [12] few")

    # ---- life cycle: install, play, resume, remove ----

    def check_installed(self, folder, root):
        self.assertEqual(files(self.shipped) | {pathlib.Path("uninstall.exe")}, files(folder))
        windows_folder = "C:\\" + str(folder.relative_to(self.drive)).replace("/", "\\")
        values = self.registry(f"{root}\\{UNINSTALL}")
        self.assertIsNotNone(values)
        self.assertEqual("Quatuor", values["DisplayName"])
        self.assertEqual(VERSION, values["DisplayVersion"])
        self.assertEqual(windows_folder, values["InstallLocation"])
        opened = self.registry(f"{root}\\Software\\Classes\\Quatuor.Save\\shell\\open\\command")
        self.assertEqual([f'"{windows_folder}\\quatuor.exe" "%1"'], list(opened.values()))
        self.assertEqual(["Quatuor.Save"], list(self.registry(f"{root}\\Software\\Classes\\.quatuor").values()))
        self.assertTrue(list(self.drive.rglob("Quatuor.lnk")))

    def check_removed(self, folder):
        self.assertFalse(folder.exists(), folder)
        self.assertEqual([], list(self.drive.rglob("Quatuor.lnk")))
        self.assertEqual([], self.left_in_registry())

    def check_nothing_new(self, folder, before):
        left = tree(folder) - before
        self.assertEqual(set(), {path for path in left if not {"Temp", "temp"} & set(path.parts)})

    def left_in_registry(self):
        """Every mention of the game in the registry, which wine writes to disk when it exits."""
        self.settle()
        lines = [line for path in (self.folder / "prefix").glob("*.reg")
                 for line in path.read_text(errors="replace").splitlines()]
        self.assertTrue(lines)
        return [line for line in lines if "quatuor" in line.lower()]

    def test_life_cycle_for_one_user(self):
        shutil.rmtree(self.saves, ignore_errors=True)
        before = tree(self.user)
        self.install()
        self.check_installed(self.installed, "HKCU")
        self.assertIsNone(self.registry(f"HKLM\\{UNINSTALL}"))

        program = self.installed / "quatuor.exe"
        picture = self.folder / "picture.png"
        self.play(program, MOUSE + f"screenshot Z:{picture}\nwait 0.2\n", "--game", "dodgem")
        self.assertGreater(picture.stat().st_size, 20000) # not one colour
        self.assertTrue(self.game().is_file())
        self.play(program, PAD) # continues it
        self.assertIn("b5-b4", self.game().read_text())
        self.wine(self.installed / "quatuor-cli.exe", "solve", "dodgem", "--size", "5")
        self.assertTrue(list((self.user / "AppData" / "Local" / "quatuor" / "cache").iterdir()))

        self.uninstall(self.installed)
        self.assertFalse((self.user / "AppData" / "Local" / "quatuor").exists(), "120 MB for nothing")
        self.check_removed(self.installed)
        self.assertTrue(self.game().is_file(), "saved games are the player's")

        self.install()
        self.uninstall(self.installed, "/DeleteSaves")
        self.check_removed(self.installed)
        self.check_nothing_new(self.user, before)

    def test_installs_by_pressing_return_only(self):
        """The defaults install for the current user and start the game at the end."""
        def presses():
            self.press("Return")
            time.sleep(2)
            return self.windows("^Quatuor$")

        with subprocess.Popen(["wine", SETUP], env=self.environment):
            self.wait_for("the installer", lambda: self.windows("Quatuor Setup"))
            self.wait_for("the game", presses)
            self.wine("taskkill", "/f", "/im", "quatuor.exe")
        self.check_installed(self.installed, "HKCU")
        self.uninstall(self.installed, "/DeleteSaves")
        self.check_removed(self.installed)

    def test_uninstaller_asks_before_it_deletes_saved_games(self):
        self.saves.mkdir(parents=True, exist_ok=True)
        shutil.copy(SAVES / "dodgem_begun.quatuor", self.saves / "mine.quatuor")
        self.install()
        self.uninstall_asking(self.installed, "Return") # the default
        self.check_removed(self.installed)
        self.assertTrue((self.saves / "mine.quatuor").is_file())
        self.install()
        self.uninstall_asking(self.installed, "y")
        self.check_removed(self.installed)
        self.assertFalse(self.saves.exists())

    def test_installer_speaks_english_and_french(self):
        kind = r"HKCU\Software\Classes\Quatuor.Save"
        self.install()
        self.assertEqual({"@": "Quatuor saved game"}, self.registry(kind))
        self.uninstall(self.installed)
        # wine uses the C library's locale, so French must be generated first.
        made = run("localedef", "-i", "fr_FR", "-f", "UTF-8", self.folder / "fr_FR.UTF-8")
        if made.returncode != 0:
            self.skipTest("there is no French on this machine (Debian: locales)")
        english = self.environment
        self.environment = dict(english, LOCPATH=str(self.folder), LC_ALL="fr_FR.UTF-8")
        self.install()
        self.assertEqual({"@": "Partie de Quatuor enregistrée"}, self.registry(kind))
        self.environment = english
        self.uninstall(self.installed)

    def test_double_click_opens_a_saved_game(self):
        """Installed for everyone: this wine ignores per-user file types."""
        shutil.rmtree(self.saves, ignore_errors=True)
        place = self.drive / "Parties de Zoé"
        place.mkdir()
        save = shutil.copy(SAVES / "dodgem_begun.quatuor", place / "une partie.quatuor")
        self.install("/AllUsers")
        with subprocess.Popen(["wine", "start", "/unix", save], env=self.environment):
            settings = self.saves / "settings.txt"
            self.wait_for("the game", lambda: settings.is_file() and
                          "game = dodgem" in settings.read_text())
            self.wine("taskkill", "/f", "/im", "quatuor.exe")
        self.uninstall(self.drive / "Program Files" / "Quatuor", "/AllUsers", "/DeleteSaves")

    def test_life_cycle_for_everyone(self):
        folder = self.drive / "Program Files" / "Quatuor"
        before = tree(self.drive)
        self.install("/AllUsers")
        self.check_installed(folder, "HKLM")
        self.assertIsNone(self.registry(f"HKCU\\{UNINSTALL}"))
        self.play(folder / "quatuor.exe", "wait idle\nexpect screen menu\n")
        self.uninstall(folder, "/AllUsers", "/DeleteSaves")
        self.check_removed(folder)
        self.check_nothing_new(self.drive, before)

    def test_a_running_game_is_left_alone(self):
        """Neither a newer version nor the uninstaller touches a running program."""
        self.install()
        before = tree(self.installed)
        with subprocess.Popen(["wine", self.installed / "quatuor.exe"], env=self.environment):
            self.wait_for("the game", lambda: self.windows("^Quatuor$"))
            self.assertEqual(32, self.wine(SETUP, "/S").returncode)
            self.wine(self.installed / "uninstall.exe", "/S")
            time.sleep(3) # it continues in a copy of itself
            self.assertEqual(before, tree(self.installed))
            self.assertIsNotNone(self.registry(f"HKCU\\{UNINSTALL}"))
            self.wine("taskkill", "/f", "/im", "quatuor.exe")
        self.uninstall(self.installed, "/DeleteSaves")
        self.check_removed(self.installed)

    def test_removes_only_what_it_installed(self):
        # Without spaces: wine would add quotes, and NSIS does not find /D inside quotes.
        folder = self.drive / "Mes-jeux" / "Quatuor-à-moi"
        self.install("/D=C:\\Mes-jeux\\Quatuor-à-moi")
        self.check_installed(folder, "HKCU")
        (folder / "assets" / "mine.txt").write_text("not theirs")
        self.uninstall(folder)
        self.assertEqual({pathlib.Path("assets/mine.txt")}, files(folder))
        shutil.rmtree(folder)
        self.assertIsNone(self.registry(f"HKCU\\{UNINSTALL}"))


if __name__ == "__main__":
    for tool in ("wine", "wineboot", "Xvfb", "xdotool"):
        if not shutil.which(tool):
            skip_program(f"please install {tool}")
    make("windows/build.sh")
    unittest.main()
