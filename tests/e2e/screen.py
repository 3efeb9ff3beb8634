# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""A virtual screen (Xvfb) with the graphical game on it, shared by the window tests."""
import json
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import time

SKIPPED = 77  # exit code meson treats as skipped
SEED = os.environ.get("QUATUOR_SEED", "1")  # of what the program chooses at random
PATIENCE = 120  # seconds; should catch hangs, not a busy machine


def random_seed():
    """Of what a test chooses at random: the same each time, so that a failure can be repeated; the long
    run looks elsewhere each time."""
    seed = int(time.time()) if os.environ.get("QUATUOR_LONG") and "QUATUOR_SEED" not in os.environ else int(SEED)
    print(f"seed {seed}", flush=True)
    return seed


def need(*programs):
    """Skips the test if a program is missing; ./check installs them."""
    missing = [name for name in programs if not shutil.which(name)]
    if missing:
        print("skipped: not installed:", " ".join(missing))
        sys.exit(SKIPPED)


class Screen:
    """A private X server on a free display number."""

    def __enter__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="quatuor-e2e-"))
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp",
             "-noreset", "-fbdir", str(self.folder)],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        self.environment = dict(
            os.environ,
            DISPLAY=":" + number,
            SDL_VIDEODRIVER="x11",
            SDL_RENDER_DRIVER="software",
            SDL_FRAMEBUFFER_ACCELERATION="0",
            SDL_AUDIODRIVER="dummy",
            HOME=str(self.folder),
            XDG_DATA_HOME=str(self.folder / "data"),
            XDG_CONFIG_HOME=str(self.folder / "config"),
            # The X libraries never free some of their memory.
            ASAN_OPTIONS="detect_leaks=0",
        )
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def settings(self, **values):
        """Writes the settings file for the next start."""
        path = self.folder / "config" / "quatuor" / "settings.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{key} = {value}\n" for key, value in values.items()))

    def xdotool(self, *arguments):
        return subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, check=True,
                              capture_output=True, text=True).stdout

    def picture(self):
        """The screen's contents as rows of bytes, four per pixel."""
        data = (self.folder / "Xvfb_screen0").read_bytes()  # in the format of xwd
        header = struct.unpack(">25I", data[:100])
        start, height, stride = header[0] + 12 * header[19], header[5], header[12]
        return [data[start + y * stride:start + (y + 1) * stride] for y in range(height)]

    def script(self, text, *arguments, patience=PATIENCE):
        """Runs a script; returns the exit code and the error output."""
        path = self.folder / "play.script"
        path.write_text(text)
        done = subprocess.run(
            [os.environ["QUATUOR"], "--window", "1000x640", "--script", str(path), *arguments],
            env=self.environment, capture_output=True, text=True, timeout=patience)
        return done.returncode, done.stderr

    @property
    def game(self):
        """The file of the game last played; one that does not exist when there is none."""
        saves = self.folder / "data" / "quatuor" / "saves"
        games = sorted(saves.glob("*.quatuor"), key=lambda path: path.stat().st_mtime_ns)
        return games[-1] if games else saves / "none.quatuor"


class Window:
    """The game in a window, driven by real X events. The game reports what it shows, and where
    (--narrate)."""

    def __init__(self, screen, *arguments):
        self.screen = screen
        self.now = {}
        self.news = threading.Condition()
        self.program = subprocess.Popen(
            [os.environ["QUATUOR"], "--window", "1000x640", "--narrate", "--seed", SEED, *arguments],
            env=screen.environment, stdout=subprocess.PIPE, text=True)
        self.listener = threading.Thread(target=self.listen, daemon=True)
        self.listener.start()
        self.wait("it opens", lambda now: now)
        self.id = screen.xdotool("search", "--name", "^Quatuor").split()[0]
        screen.xdotool("windowfocus", "--sync", self.id)
        place = dict(line.split("=") for line in
                     screen.xdotool("getwindowgeometry", "--shell", self.id).split())
        self.left, self.top = int(place["X"]), int(place["Y"])

    def listen(self):
        for line in self.program.stdout:
            if not line.endswith("\n"):
                break  # killed while writing a line
            with self.news:
                self.now = json.loads(line)
                self.news.notify_all()

    def wait(self, what, happened):
        """Waits until `happened` is true and nothing moves; returns what is shown then."""
        end = time.monotonic() + PATIENCE
        with self.news:
            while not (happened(self.now) and not self.now.get("moving")):
                if self.program.poll() is not None:
                    sys.exit(f"waiting until {what}: the program ended with code "
                             f"{self.program.returncode}")
                if not self.news.wait(1) and time.monotonic() > end:
                    sys.exit(f"waiting until {what}: nothing happens; shown is {self.now}")
            return self.now

    def wait_for_screen(self, name):
        return self.wait(f"the screen is {name}", lambda now: now.get("screen") == name)

    def place(self, name):
        if name == "exit":
            return self.now["exit"]
        return self.now["cells"][name]

    def click(self, place):
        self.screen.xdotool("mousemove", "--window", self.id, *place, "click", "1")

    def drag(self, start, goal):
        middle = [(a + b) // 2 for a, b in zip(start, goal)]
        move = ["mousemove", "--window", self.id]
        self.screen.xdotool(*move, *start, "mousedown", "1", *move, *middle, *move, *goal,
                            "mouseup", "1")

    def key(self, *names):
        self.screen.xdotool("key", *names)

    def words(self, text, now=None):
        """The place of the topmost such text; None if it is not shown."""
        found = [[x, y] for words, x, y in (now or self.now).get("texts", []) if words == text]
        return found[-1] if found else None

    def press(self, *texts):
        """Clicks the button labelled with one of these texts."""
        def found(now):
            return next(filter(None, (self.words(text, now) for text in texts)), None)

        self.click(found(self.wait(f"{texts} is written", found)))

    def patch(self, place, size=9):
        """The pixels around a place in the window."""
        x, y = self.left + place[0], self.top + place[1]
        return [row[4 * (x - size):4 * (x + size)]
                for row in self.screen.picture()[y - size:y + size]]

    def kill(self):
        """Kills it (kill -9); `now` then holds what was shown last."""
        self.program.kill()
        self.program.wait()
        self.listener.join()

    def quit(self):
        """Presses Quit and expects a clean exit."""
        self.press("Quit")
        if self.program.wait(timeout=PATIENCE) != 0:
            sys.exit(f"quitting ended with code {self.program.returncode}")
