# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""When the graphical program cannot start as asked, it prints one line that names the real reason."""
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest
import zlib

QUATUOR = os.environ["QUATUOR"]
SOURCE = pathlib.Path(os.environ["QUATUOR_SOURCE"])


class Start(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="quatuor-start-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.environment = dict(
            os.environ, HOME=str(self.folder), XDG_DATA_HOME=str(self.folder / "data"),
            XDG_CONFIG_HOME=str(self.folder / "config"), SDL_AUDIODRIVER="dummy",
            XDG_RUNTIME_DIR=str(self.folder),  # without it libwayland prints an extra line
            ASAN_OPTIONS="detect_leaks=0")
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
            self.environment.pop(name, None)

    def run_program(self, *arguments, **more):
        return subprocess.run([QUATUOR, *arguments], env=dict(self.environment, **more), text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60)

    def assert_refused(self, words, *arguments, **more):
        done = self.run_program(*arguments, **more)
        self.assertEqual(2, done.returncode, done.stderr)
        self.assertEqual(1, done.stderr.count("\n"), done.stderr)
        self.assertIn(words, done.stderr)
        return done.stderr

    def test_without_a_display_the_terminal_is_named(self):
        self.assert_refused("quatuor-cli")
        self.assert_refused("quatuor-cli", DISPLAY=":99999")  # a number no display has

    def test_the_dummy_video_driver_works(self):
        done = self.run_program("--benchmark-frames", "2", SDL_VIDEODRIVER="dummy")
        self.assertEqual(0, done.returncode, done.stderr)

    def test_without_a_home_players_are_told_before_the_first_move(self):
        script = self.folder / "script"
        script.write_text('wait idle\nclick "Two players"\nwait idle\nclick "Start"\nwait idle\n'
                          "expect screen question\n")
        for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            del self.environment[name]
        for homes in ({}, {"HOME": ""}, {"HOME": "here"}, {"HOME": "", "XDG_DATA_HOME": "here"}):
            done = subprocess.run([QUATUOR, "--game", "dodgem", "--script", script],
                                  env=dict(self.environment, SDL_VIDEODRIVER="dummy", **homes),
                                  cwd=self.folder, capture_output=True, text=True, timeout=60)
            self.assertEqual(0, done.returncode, f"{homes}: {done.stderr}")
            self.assertFalse((self.folder / "here").exists(), homes)

    def test_numbers_out_of_range(self):
        for option in ("--benchmark-frames", "--seed"):
            for value in ("-1", "", "3x", "99999999999999999999999"):
                self.assert_refused(option, option, value)
        self.assert_refused("--benchmark-frames", "--benchmark-frames", "0")

    def test_a_missing_script_is_named(self):
        line = self.assert_refused("/nope", "--script", "/nope", SDL_VIDEODRIVER="dummy")
        self.assertNotIn("window", line)

    def test_a_script_moves_sticks_and_triggers(self):
        script = self.folder / "script"
        # On the rules screen the trigger turns pages; on the menu the stick moves the focus.
        script.write_text("wait idle\nplug\nwait idle\nkey F1\nwait idle\nexpect screen help\n"
                          "pad righttrigger\nwait idle\npad b\nwait idle\nexpect screen menu\n"
                          "stick down\nwait 0.2\nstick centre\nwait idle\npad2 lefttrigger\n")
        done = self.run_program("--script", str(script), SDL_VIDEODRIVER="dummy")
        self.assertEqual((0, ""), (done.returncode, done.stderr))

    def test_a_second_gamepad_joins(self):
        script = self.folder / "script"
        settings = self.folder / "config" / "quatuor" / "settings.txt"
        settings.parent.mkdir(parents=True)
        settings.write_text("start.dodgem = mode=two\n")
        # The first one moves the focus; A on the second joins instead of pressing what is focused.
        script.write_text("plug\nplug 2\nwait idle\nexpect screen new_game\npad dpup\n"
                          "pad2 a\nwait 0.3\nexpect screen new_game\n"
                          'expect "The second player plays with this gamepad now."\n')
        done = self.run_program("--game", "dodgem", "--script", str(script), SDL_VIDEODRIVER="dummy")
        self.assertEqual((0, ""), (done.returncode, done.stderr))

    def picture_size(self, screen, *arguments):
        """The window's size on such a screen, taken from a screenshot."""
        read, write = os.pipe()
        server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", screen + "x24",
                                   "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        try:
            with os.fdopen(read) as pipe:
                number = pipe.readline().strip()
            picture = self.folder / "picture.png"
            script = self.folder / "script"
            script.write_text(f"wait idle\nscreenshot {picture}\n")
            done = self.run_program("--script", str(script), *arguments, DISPLAY=":" + number,
                                    SDL_VIDEODRIVER="x11", SDL_RENDER_DRIVER="software")
            self.assertEqual(0, done.returncode, done.stderr)
        finally:
            server.terminate()
            server.wait()
        header = picture.read_bytes()[16:24]
        return int.from_bytes(header[:4], "big"), int.from_bytes(header[4:], "big")

    @unittest.skipUnless(shutil.which("Xvfb"), "Xvfb is not installed")
    def test_the_window_fits_the_screen(self):
        settings = self.folder / "config" / "quatuor" / "settings.txt"
        self.assertEqual((1280, 800), self.picture_size("1920x1080"))
        width, height = self.picture_size("1366x768")
        self.assertEqual(1280, width)
        self.assertLess(height, 768)
        self.assertEqual((1500, 900), self.picture_size("1366x768", "--window", "1500x900"))
        settings.write_text("window_x = 5000\nwindow_y = 10\nwindow_w = 3000\nwindow_h = 700\n")
        width, height = self.picture_size("1366x768")
        self.assertLess(width, 1366)
        self.assertEqual(700, height)

    def assets(self):
        """A copy of the assets to damage; large files are only linked."""
        copy = self.folder / "assets"
        copy.mkdir()
        for path in (SOURCE / "assets").iterdir():
            if path.name == "themes":
                shutil.copytree(path, copy / path.name)
            else:
                (copy / path.name).symlink_to(path)
        return copy

    def test_a_damaged_font_is_named(self):
        assets = self.assets()
        (assets / "fonts").mkdir()
        (assets / "fonts" / "quatuor.ttf").write_text("nothing")
        line = self.assert_refused("quatuor.ttf", SDL_VIDEODRIVER="dummy",
                                   QUATUOR_ASSETS=str(assets))
        self.assertNotIn("window", line)

    def test_a_benchmark_leaves_no_games_and_needs_no_home(self):
        done = self.run_program("--benchmark-frames", "2", SDL_VIDEODRIVER="dummy")
        self.assertEqual(0, done.returncode, done.stderr)
        self.assertEqual([], [path for path in self.folder.rglob("*") if path.suffix in (".quatuor", ".txt")])
        done = self.run_program("--benchmark-frames", "2", SDL_VIDEODRIVER="dummy", HOME="", XDG_DATA_HOME="")
        self.assertEqual(0, done.returncode, done.stderr)

    def test_a_damaged_theme_is_named(self):
        assets = self.assets()
        (assets / "themes" / "parlour.theme").write_text("colour of what\n")
        done = self.run_program("--benchmark-frames", "2", SDL_VIDEODRIVER="dummy",
                                QUATUOR_ASSETS=str(assets))
        self.assertEqual(0, done.returncode, done.stderr)
        self.assertIn("parlour.theme", done.stderr)

    def run_with_assets(self, assets):
        done = self.run_program("--benchmark-frames", "30", SDL_VIDEODRIVER="dummy",
                                QUATUOR_ASSETS=str(assets))
        self.assertEqual(0, done.returncode, done.stderr)
        return done.stderr

    def test_wild_numbers_of_a_theme_are_named_with_file_and_line(self):
        assets = self.assets()
        with open(assets / "themes" / "parlour.theme", "a") as theme:
            theme.write("cell.aspect = nan\n")
        line = (assets / "themes" / "parlour.theme").read_text().count("\n")
        self.assertRegex(self.run_with_assets(assets), f"parlour.theme: line {line} of the theme")

    def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(self):
        assets = self.assets()
        (assets / "themes" / "parlour.theme").unlink()
        os.mkfifo(assets / "themes" / "parlour.theme")
        done = self.run_program("--benchmark-frames", "2", SDL_VIDEODRIVER="dummy",
                                QUATUOR_ASSETS=str(assets))
        self.assertIn("parlour.theme", done.stderr)
        os.mkfifo(self.folder / "fifo")
        self.assert_refused("fifo", "--script", str(self.folder / "fifo"), SDL_VIDEODRIVER="dummy")

    def test_a_picture_that_claims_gigabytes_is_refused(self):
        assets = self.assets()
        (assets / "textures").unlink()
        shutil.copytree(SOURCE / "assets" / "textures", assets / "textures")
        table = assets / "textures" / "parlour" / "common" / "table.png"
        png = bytearray(table.read_bytes())
        png[16:24] = (60000).to_bytes(4, "big") * 2
        png[29:33] = zlib.crc32(png[12:29]).to_bytes(4, "big")
        table.write_bytes(png)
        self.assertIn("table.png cannot be read: it has 60000×60000 pixels; at most",
                      self.run_with_assets(assets))

    def test_a_theme_outside_the_assets_is_not_read(self):
        settings = self.folder / "config" / "quatuor" / "settings.txt"
        settings.parent.mkdir(parents=True)
        (self.folder / "x.theme").write_text("not a theme\n")
        assets = self.assets()
        settings.write_text("theme = ../../x\n")
        self.assertEqual("", self.run_with_assets(assets))

    def memory(self, window):
        """The most memory the program has with such a window, in KB."""
        script = self.folder / "script"
        script.write_text("wait idle\n")
        environment = dict(self.environment, SDL_VIDEODRIVER="dummy", SDL_RENDER_DRIVER="software",
                           ASAN_OPTIONS="detect_leaks=0:quarantine_size_mb=8")
        program = subprocess.Popen([QUATUOR, "--window", window, "--script", str(script)],
                                   env=environment)
        _, status, used = os.wait4(program.pid, 0)
        program.returncode = os.waitstatus_to_exitcode(status)
        self.assertEqual(0, program.returncode)
        return used.ru_maxrss

    def test_a_very_wide_window_takes_no_more_than_it_needs(self):
        """The complete table would take 160 MB."""
        self.assertLess(self.memory("8000x200") - self.memory("1280x800"), 100 * 1024)


if __name__ == "__main__":
    unittest.main()
