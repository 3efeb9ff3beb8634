#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Builds the AppImage and runs it in every usual way: with and without FUSE, as root and as another
user, from awkward places. Checks that it leaves nothing behind."""
import ctypes
import os
import pathlib
import re
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
import unittest

from support import BUILD, OUT, SAVES, SOURCE, VERSION, PackageTest, make, public_folder, run

sys.path.insert(0, str(SOURCE / "tests" / "e2e"))
from screen import Screen  # noqa: E402

MADE = OUT / f"Quatuor-{VERSION}-x86_64.AppImage"
OWN_LIBRARIES = {"libSDL2-2.0.so.0", "libSDL2_image-2.0.so.0", "libSDL2_mixer-2.0.so.0",
                 "libSDL2_ttf-2.0.so.0"}
HOST_LIBRARIES = {"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2"}
MENU = "wait idle\nexpect screen menu\n"
MEGABYTE = 1000 * 1000
IS_ROOT = os.getuid() == 0
AS_NOBODY = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")


def may_mount():
    """Whether this machine allows FUSE mounts; many containers do not. Asks the kernel rather than the
    AppImage, which is under test."""
    try:
        device = os.open("/dev/fuse", os.O_RDWR)
    except OSError:
        return False
    if not IS_ROOT:
        os.close(device)
        return shutil.which("fusermount3") is not None
    libc = ctypes.CDLL(None)
    with tempfile.TemporaryDirectory() as place:
        options = f"fd={device},rootmode=40000,user_id=0,group_id=0".encode()
        mounted = libc.mount(b"quatuor", place.encode(), b"fuse", 0, options) == 0
        os.close(device)
        if mounted:
            libc.umount2(place.encode(), 2) # MNT_DETACH: no process serves it
    return mounted


HAS_FUSE = may_mount()


class AppImage(PackageTest):
    @classmethod
    def setUpClass(cls):
        # A copy that everyone may read, wherever the checkout is.
        cls.appimage = public_folder(cls.addClassCleanup) / MADE.name
        shutil.copy(MADE, cls.appimage)

    def setUp(self):
        super().setUp()
        self.temporary = self.folder / "temporary"
        self.temporary.mkdir(mode=0o777)
        self.temporary.chmod(0o777)
        self.home = self.folder / "home"
        self.home.mkdir(mode=0o777)
        self.home.chmod(0o777)
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(self.home),
                            "TMPDIR": str(self.temporary), "SDL_VIDEODRIVER": "dummy",
                            "SDL_AUDIODRIVER": "dummy"}

    def start(self, *arguments, appimage=None, before=(), **options):
        return run(*before, appimage or self.appimage, *arguments, env=self.environment,
                   cwd=options.pop("cwd", "/"), **options)

    def plays(self, *arguments, **options):
        """Reaches the menu with its pictures and font, prints nothing, leaves nothing behind."""
        script = self.write("script", MENU)
        done = self.start(*arguments, "--script", script, **options)
        self.assertEqual((0, ""), (done.returncode, done.stdout))
        self.leaves_nothing()

    def leaves_nothing(self):
        for _ in range(100):
            left = list(self.temporary.iterdir())
            if not left:
                return
            time.sleep(0.1)
        self.fail(f"left behind: {left}")

    def unpacked(self):
        done = self.start("--appimage-extract", cwd=self.folder)
        self.assertEqual(0, done.returncode, done.stdout)
        return self.folder / "squashfs-root"

    # ---- contents ----

    def test_size(self):
        size = self.appimage.stat().st_size
        root = self.unpacked()
        for kind in ("music", "textures"):
            shutil.rmtree(root / "usr" / "share" / "quatuor" / kind)
        done = run("mksquashfs", root, self.folder / "image", "-comp", "zstd",
                   "-Xcompression-level", "19", "-no-progress")
        self.assertEqual(0, done.returncode, done.stdout)
        runtime = int(self.start("--appimage-offset").stdout)
        rest = runtime + (self.folder / "image").stat().st_size
        print(f"AppImage: {size / MEGABYTE:.1f} MB, {rest / MEGABYTE:.1f} MB without music and textures")
        self.assertLessEqual(size, 40 * MEGABYTE)
        self.assertLessEqual(rest, 15 * MEGABYTE)

    def test_contains_its_own_libraries_and_no_others(self):
        root = self.unpacked()
        self.assertEqual(OWN_LIBRARIES, {path.name for path in (root / "usr" / "lib").iterdir()})
        programs = [*(root / "usr" / "lib").iterdir(), *(root / "usr" / "bin").iterdir()]
        for program in programs:
            headers = run("objdump", "-p", program).stdout
            needed = set(re.findall(r"NEEDED +(\S+)", headers))
            self.assertLessEqual(needed, OWN_LIBRARIES | HOST_LIBRARIES, program)
            self.assertNotIn("RUNPATH", headers)
        newest = max(tuple(map(int, version.split(".")))
                     for program in programs
                     for version in re.findall(r"GLIBC_(2\.\d+)", run("objdump", "-T", program).stdout))
        print(f"needs glibc {newest[0]}.{newest[1]}")
        self.assertLessEqual(newest, (2, 35))

    def test_contains_no_trace_of_the_build_machine(self):
        root = self.unpacked()
        for path in root.rglob("*"):
            if path.is_file():
                data = path.read_bytes()
                for place in (str(SOURCE), str(BUILD), os.environ.get("DEPS", str(SOURCE))):
                    self.assertNotIn(place.encode(), data, path)

    def test_has_what_the_specification_requires(self):
        self.assertEqual(b"AI\x02", self.appimage.read_bytes()[8:11])
        root = self.unpacked()
        for name in ("AppRun", "org.quatuor.quatuor.desktop", "org.quatuor.quatuor.png", ".DirIcon",
                     "usr/share/metainfo/org.quatuor.quatuor.metainfo.xml",
                     "usr/share/doc/quatuor/licenses/SDL2.txt",
                     "usr/share/quatuor/fonts/quatuor-second.ttf",
                     "usr/share/doc/quatuor/licenses/DejaVu.txt", "usr/share/doc/quatuor/licenses/Lato.txt"):
            self.assertTrue((root / name).exists(), name)
        self.assertTrue((root / "AppRun").stat().st_mode & stat.S_IXOTH)

    # ---- ways to run it ----

    @unittest.skipUnless(HAS_FUSE, "/dev/fuse is not for us here")
    def test_mounts_itself(self):
        self.environment["APPIMAGE_DEBUG"] = "1" # a failing mount would be reported
        self.plays()

    def test_extracts_and_runs(self):
        self.plays("--appimage-extract-and-run")

    def test_extracts_and_runs_by_environment(self):
        self.environment["APPIMAGE_EXTRACT_AND_RUN"] = "1"
        self.plays()

    @unittest.skipUnless(IS_ROOT, "only root can become another user")
    def test_runs_as_an_ordinary_user(self):
        self.plays(before=AS_NOBODY)

    @unittest.skipUnless(IS_ROOT and HAS_FUSE and shutil.which("fusermount3"), "needs root, FUSE and fusermount3")
    def test_mounts_itself_as_an_ordinary_user(self):
        """As on most machines: everyone may open /dev/fuse. Only in a private namespace."""
        script = self.write("script", MENU)
        inside = self.write("inside.sh", f"""
{{ mknod {self.folder}/fuse c 10 229 && chmod 666 {self.folder}/fuse &&
    mount --bind {self.folder}/fuse /dev/fuse; }} || exit 77
exec {" ".join(AS_NOBODY)} '{self.appimage}' --script {script}
""")
        if run("unshare", "--mount", "true").returncode != 0:
            self.skipTest("no namespace can be made here")
        self.environment["APPIMAGE_DEBUG"] = "1"
        done = run("unshare", "--mount", "sh", inside, env=self.environment, cwd="/")
        if done.returncode == 77:
            self.skipTest("no /dev/fuse for everybody can be made here")
        self.assertEqual((0, ""), (done.returncode, done.stdout))
        self.leaves_nothing()

    def test_runs_from_a_read_only_folder(self):
        folder = self.folder / "read-only"
        folder.mkdir()
        copy = shutil.copy(self.appimage, folder)
        os.chmod(copy, 0o555)
        folder.chmod(0o555)
        self.addCleanup(folder.chmod, 0o755)
        self.plays(appimage=copy, before=AS_NOBODY if IS_ROOT else (), cwd=folder)

    def test_runs_from_a_path_with_spaces_and_accents(self):
        folder = self.folder / "Téléchargements à moi"
        folder.mkdir()
        copy = shutil.copy(self.appimage, folder / "Quatuor – le jeu.AppImage")
        self.plays(appimage=copy)
        self.plays("--appimage-extract-and-run", appimage=copy)

    @unittest.skipUnless(IS_ROOT, "only root can become another user")
    def test_runs_where_the_home_cannot_be_read(self):
        closed = self.folder / "closed"
        closed.mkdir(mode=0o700)
        self.environment["HOME"] = str(closed)
        script = self.write("script", MENU)
        done = self.start("--script", script, before=AS_NOBODY)
        self.assertEqual(0, done.returncode, done.stdout)
        self.leaves_nothing()

    @unittest.skipUnless(shutil.which("Xvfb"), "Xvfb is not installed")
    def test_opens_a_window(self):
        """The bundled SDL finds the machine's X11."""
        picture = self.folder / "picture.png"
        script = self.write("script", MENU + f"screenshot {picture}\nwait 0.2\n")
        with Screen() as screen:
            self.environment.update(DISPLAY=screen.environment["DISPLAY"], SDL_VIDEODRIVER="x11")
            done = self.start("--script", script, "--window", "1000x640")
        self.assertEqual((0, ""), (done.returncode, done.stdout))
        self.assertGreater(picture.stat().st_size, 20000) # not one colour

    def test_opens_a_saved_game_by_a_relative_path(self):
        shutil.copy(SAVES / "dodgem_begun.quatuor", self.folder / "une partie.quatuor")
        script = self.write("script", "wait idle\nexpect screen play\nexpect ply 12\n")
        done = self.start("--script", script, "une partie.quatuor", cwd=self.folder)
        self.assertEqual((0, ""), (done.returncode, done.stdout))

    def test_quatuor_cli_is_inside(self):
        done = self.start("--cli", "perft", "dodgem", "4")
        own = run(BUILD / "src" / "cli" / "quatuor-cli", "perft", "dodgem", "4")
        self.assertEqual(own.stdout, done.stdout)
        link = self.folder / "quatuor-cli"
        link.symlink_to(self.appimage)
        self.assertEqual(own.stdout, self.start("perft", "dodgem", "4", appimage=link).stdout)

    def test_returns_the_exit_code_of_the_application(self):
        script = self.write("script", "expect screen nowhere\n")
        for way in ((), ("--appimage-extract-and-run",)):
            self.assertEqual(1, self.start(*way, "--script", script).returncode)
            self.assertEqual(2, self.start(*way, "--no-such-option").returncode)
        self.leaves_nothing()

    def test_cleans_up_after_being_terminated(self):
        for way in ((), ("--appimage-extract-and-run",)):
            process = subprocess.Popen([self.appimage, *way, "--game", "towers"],
                                       env=self.environment, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
            for _ in range(200):
                if list(self.temporary.glob("*/AppRun")):
                    break
                time.sleep(0.05)
            time.sleep(1)
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=30)
            self.leaves_nothing()

    def test_cleans_up_if_terminated_while_unpacking(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            process = subprocess.Popen([self.appimage, "--appimage-extract-and-run", "--game", "towers"],
                                       env=self.environment, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
            while process.poll() is None and not list(self.temporary.glob("*/*")):
                pass
            process.send_signal(number)
            self.assertEqual(128 + number, process.wait(timeout=30))
            self.leaves_nothing()

    @unittest.skipUnless(HAS_FUSE, "/dev/fuse is not for us here")
    def test_mount_option(self):
        process = subprocess.Popen([self.appimage, "--appimage-mount"], env=self.environment,
                                   stdout=subprocess.PIPE, universal_newlines=True)
        place = pathlib.Path(process.stdout.readline().strip())
        self.assertTrue((place / "usr" / "bin" / "quatuor").is_file())
        process.send_signal(signal.SIGINT)
        self.assertEqual(0, process.wait(timeout=30))
        process.stdout.close()
        self.leaves_nothing()

    # ---- errors ----

    def refused(self, says, *arguments, **options):
        done = self.start(*arguments, **options)
        self.assertNotEqual(0, done.returncode)
        self.assertIn(says, done.stdout)
        self.assertEqual(1, done.stdout.count("\n"), done.stdout)
        self.leaves_nothing()

    def test_says_what_is_wrong(self):
        runtime = int(self.start("--appimage-offset").stdout)
        cut = self.folder / "cut.AppImage"
        cut.write_bytes(self.appimage.read_bytes()[:runtime])
        cut.chmod(0o755)
        self.refused("contains no application", appimage=cut)
        self.refused("unknown option --appimage-nonsense", "--appimage-nonsense")
        self.environment["TMPDIR"] = "/does/not/exist"
        self.refused("TMPDIR", "--appimage-extract-and-run")

    def test_an_old_system_is_told_so(self):
        programs = self.folder / "programs"
        programs.mkdir()
        for version, status in (("glibc 2.31", 1), ("glibc 2.35", 0), ("glibc 3.0", 0), ("", 0)):
            self.write("programs/getconf", f"#!/bin/sh\necho '{version}'\n").chmod(0o755)
            self.environment["PATH"] = f"{programs}:{os.environ['PATH']}"
            done = self.start("--version")
            self.assertEqual(status, done.returncode, done.stdout)
            if status:
                self.assertIn("too old: it has glibc 2.31, and glibc 2.35 is needed", done.stdout)
                self.assertEqual(1, done.stdout.count("\n"), done.stdout)
        self.leaves_nothing()

    def test_extracts_by_pattern(self):
        done = self.start("--appimage-extract", "usr/share/quatuor/themes/*", cwd=self.folder)
        self.assertEqual(0, done.returncode, done.stdout)
        found = [path for path in (self.folder / "squashfs-root").rglob("*") if path.is_file()]
        self.assertEqual({"themes"}, {path.parent.name for path in found})

    # ---- speed ----

    @unittest.skipUnless(HAS_FUSE, "unpacking takes longer, and is only for machines without FUSE")
    def test_starts_nearly_as_fast_as_the_build(self):
        """Runs to the first frame and exits; takes the best of several runs, more if the machine is busy."""
        commands = {"build": [BUILD / "src" / "platform" / "quatuor"], "AppImage": [self.appimage]}
        best = {}
        ratio = None
        for turn in range(30):
            if turn >= 5 and ratio <= 1.5:
                break
            for name, command in commands.items():
                begun = time.perf_counter()
                done = run(*command, "--benchmark-frames", 1, env=self.environment)
                taken = time.perf_counter() - begun
                self.assertEqual(0, done.returncode, done.stdout)
                best[name] = min(taken, best.get(name, taken))
            ratio = best["AppImage"] / best["build"]
        print(f"start: build {best['build'] * 1000:.0f} ms, AppImage {best['AppImage'] * 1000:.0f} ms, "
              f"ratio {ratio:.2f}")
        self.assertLessEqual(ratio, 1.5)


if __name__ == "__main__":
    make("appimage/build.sh")
    unittest.main()
