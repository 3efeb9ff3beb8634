#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Runs ./play, ./check and the packaging scripts in a copy of the checkout where compiler, Meson, Ninja
and package manager are stand-ins that record how they were called."""
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Tools the scripts assume; all of them are essential packages in Debian.
COMMON = ("awk", "basename", "cat", "cut", "date", "dirname", "env", "find", "getconf", "grep", "head", "id", "ls",
          "mkdir", "mktemp", "rm", "sed", "sh", "sort", "stat", "tail", "timeout", "touch", "tr", "uname")
BUILT = ("cc", "gcc", "python3", "meson", "ninja", "pkg-config", "msgfmt")


class Commands(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve() / "une copie à moi"
        self.root.mkdir()
        for name in ("play", "check", "meson.build", "meson_options.txt", "CHANGELOG.md"):
            shutil.copy(ROOT / name, self.root)
        for name in ("tools", "packaging"):
            shutil.copytree(ROOT / name, self.root / name)
        # Links to the machine's tools are in one folder, stand-ins in another that comes first, so
        # that a stand-in is never written through a link.
        self.bin = pathlib.Path(folder.name) / "stand-ins"
        self.common = pathlib.Path(folder.name) / "common"
        self.common.mkdir()
        for name in COMMON:
            (self.common / name).symlink_to(shutil.which(name))
        self.asked = pathlib.Path(folder.name) / "asked"
        self.asked.touch()

    def stand_in(self, path, text=""):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f'#!/bin/sh\necho "{path.name}" "$@" >>"{self.asked}"\n{text}\n')
        path.chmod(0o755)

    def run_command(self, *command, **environment):
        done = subprocess.run([str(self.root / command[0]), *command[1:]], cwd="/", text=True, timeout=60,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env={"PATH": f"{self.bin}:{self.common}", **environment})
        return done.returncode, done.stdout

    def set_up(self):
        """A machine where everything is installed and the game is built."""
        for name in BUILT:
            self.stand_in(self.bin / name)
        self.stand_in(self.bin / "meson", 'mkdir -p "$2" && : >"$2/build.ninja"')
        (self.root / "src" / "platform").mkdir(parents=True, exist_ok=True)
        (self.root / "src" / "platform" / "meson.build").touch()
        self.stand_in(self.bin / "find", "echo Lato-Medium.ttf")
        self.stand_in(self.root / "build/src/cli/quatuor-cli")
        self.stand_in(self.root / "build/src/platform/quatuor")

    def test_help_and_version_install_nothing(self):
        version = subprocess.run(["sed", "-n", "s/^  version: '\\(.*\\)',$/\\1/p", ROOT / "meson.build"],
                                 capture_output=True, text=True).stdout
        self.assertEqual((0, f"quatuor (Quatuor) {version}"), self.run_command("play", "--version"))
        for command in ("play", "check"):
            code, said = self.run_command(command, "--help")
            self.assertEqual(0, code)
            self.assertTrue(said.startswith(f"Usage: ./{command}"), said)
        self.assertEqual("", self.asked.read_text())
        self.assertFalse((self.root / "build").exists())

    def test_wrong_arguments_are_refused_before_anything_is_done(self):
        self.assertEqual(2, self.run_command("check", "--nonsense")[0])
        for parts in ("nonsense", "gcc,nonsense", "", ","):
            self.assertEqual(2, self.run_command("check", "--only", parts)[0], parts)
        self.assertEqual(2, self.run_command("check", "--only")[0])
        code, said = self.run_command("play", "--build", "towers")
        self.assertEqual(1, code)
        self.assertIn("--build takes no further arguments", said)
        self.assertEqual("", self.asked.read_text())

    def test_with_a_display_the_graphical_game_starts(self):
        self.set_up()
        for display in ({"DISPLAY": ":1"}, {"WAYLAND_DISPLAY": "wayland-0"}):
            code, _ = self.run_command("play", "--game", "an odd one", **display)
            self.assertEqual(0, code)
            self.assertEqual("quatuor --game an odd one", self.asked.read_text().splitlines()[-1])

    def test_without_a_display_or_graphical_game_the_terminal_game_starts(self):
        self.set_up()
        code, said = self.run_command("play", "dodgem", "--size", "4")
        self.assertEqual(0, code)
        self.assertIn("There is no display here", said)
        self.assertEqual("quatuor-cli play dodgem --size 4", self.asked.read_text().splitlines()[-1])
        (self.root / "build/src/platform/quatuor").unlink()
        self.assertIn("not built here", self.run_command("play", DISPLAY=":1")[1])
        self.assertEqual("quatuor-cli play", self.asked.read_text().splitlines()[-1])

    def test_build_only(self):
        self.set_up()
        code, said = self.run_command("play", "--build", DISPLAY=":1")
        self.assertEqual(0, code)
        self.assertIn(str(self.root / "build/src/cli/quatuor-cli"), said)
        self.assertNotIn("quatuor", [line.split()[0] for line in self.asked.read_text().splitlines()])

    def test_configures_once(self):
        self.set_up()
        for _ in range(2):
            self.assertEqual(0, self.run_command("play", "--build")[0])
        setups = [line for line in self.asked.read_text().splitlines() if line.startswith("meson setup")]
        self.assertEqual(1, len(setups))

    def test_names_what_is_missing_if_nothing_can_be_installed(self):
        code, said = self.run_command("play")
        self.assertEqual(1, code)
        for name in ("compiler (the C compiler)", "meson (the build system)", "please install the above by hand"):
            self.assertIn(name, said)
        self.stand_in(self.bin / "apt-get")
        self.stand_in(self.bin / "id", "echo 1000")
        code, said = self.run_command("play")
        self.assertEqual(1, code)
        self.assertIn("Installing needs root or sudo; the packages are: gcc libc6-dev python3 meson", said)
        self.assertNotIn("apt-get", self.asked.read_text())

    def test_installs_with_the_available_package_manager(self):
        names = {"apt-get": "ninja-build", "dnf": "ninja-build", "pacman": "ninja", "brew": "ninja"}
        for manager, package in names.items():
            self.stand_in(self.bin / "id", "echo 0")
            self.stand_in(self.bin / manager)
            code, said = self.run_command("play")
            self.assertEqual(1, code, "nothing was really installed")
            self.assertIn(f"Installing with {manager}:", said)
            self.assertIn("is still not found", said)
            installs = [line for line in self.asked.read_text().splitlines()
                        if line.startswith(manager) and package in line.split()]
            self.assertTrue(installs, self.asked.read_text())
            (self.bin / manager).unlink()

    def test_uses_sudo_only_where_needed(self):
        self.stand_in(self.bin / "apt-get")
        self.stand_in(self.bin / "sudo", '"$@"')
        self.stand_in(self.bin / "id", "echo 1000")
        self.run_command("play")
        self.assertIn("sudo env DEBIAN_FRONTEND=noninteractive apt-get", self.asked.read_text())
        self.asked.write_text("")
        self.stand_in(self.bin / "id", "echo 0")
        self.run_command("play")
        self.assertNotIn("sudo", self.asked.read_text())

    def check_phases(self, *arguments):
        """The phases of ./check where every build works and no test reports anything."""
        self.set_up()
        for name in ("clang", "Xvfb", "xauth", "xdotool"):
            self.stand_in(self.bin / name)
        self.stand_in(self.bin / "clang", f'echo "{self.root}"')
        self.stand_in(self.bin / "find", "echo Lato-Medium.ttf libclang_rt.asan libclang_rt.fuzzer")
        (self.root / "subprojects/unity").mkdir(parents=True, exist_ok=True)
        (self.root / "subprojects/unity/meson.build").touch()
        said = self.run_command("check", *arguments)[1]
        return [line[:46].strip() for line in said.splitlines() if line[46:53].strip().endswith("s")]

    def test_check_runs_the_parts_it_is_asked_for(self):
        self.assertEqual(["setup", "gcc, release: build", "gcc, release: tests"], self.check_phases("--quick"))
        self.assertEqual(["setup", "clang, sanitizers: build", "fuzzing"], self.check_phases("--only", "fuzz"))
        self.assertEqual(["setup", "gcc, release: build", "long tests", "package: debian"],
                         self.check_phases("--only=debian,long"))

    def test_a_failing_setup_makes_check_fail(self):
        code, said = self.run_command("check")
        self.assertEqual(1, code)
        self.assertEqual("0 passed, 1 failed", said.splitlines()[-1])

    def test_the_address_is_set_everywhere_at_once(self):
        shutil.copytree(ROOT / "debian", self.root / "debian")
        for address in ("https://example.org/us/quatuor", "https://example.org/them/quatuor/"):
            code, said = self.run_command("packaging/set-address.sh", address)
            self.assertEqual(0, code, said)
        control = (self.root / "debian/control").read_text()
        for field in ("Homepage: https://example.org/them/quatuor\n", "Vcs-Browser: https://example.org/them/quatuor\n",
                      "Vcs-Git: https://example.org/them/quatuor.git\n"):
            self.assertEqual(1, control.count(field), control)
        self.assertNotIn("/us/", control)
        code, said = self.run_command("packaging/flatpak/build.sh", OUT=str(self.root / "out"))
        self.assertEqual(0, code, said)
        self.assertIn("url: https://example.org/them/quatuor\n", (self.root / "out/org.quatuor.quatuor.yml").read_text())
        for wrong in ("", "example.org/us", "https://example.org/'", "https://example.org/a b"):
            self.assertNotEqual(0, self.run_command("packaging/set-address.sh", wrong)[0], wrong)

    def test_missing_packaging_tools_are_reported_and_skip(self):
        for script in ("packaging/appimage/build.sh", "packaging/windows/build.sh"):
            code, said = self.run_command(script)
            self.assertEqual(77, code, said)
            self.assertRegex(said, r"please install:.* meson .*cmake")
        code, said = self.run_command("packaging/sdl-from-debian.sh", "linux", str(self.root / "deps"))
        self.assertEqual(77, code, said)
        self.assertIn("a space in its path", said)


if __name__ == "__main__":
    unittest.main()
