"""A screen without a monitor (Xvfb) and the graphical game on it: what the tests of the real window
share."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77  # what meson takes for "skipped"


def need(*programs):
    """Ends the test as skipped when a program is missing; ./check installs them."""
    missing = [name for name in programs if not shutil.which(name)]
    if missing:
        print("skipped: not installed:", " ".join(missing))
        sys.exit(SKIPPED)


class Screen:
    """An X server of its own, on a display number that is free."""

    def __enter__(self):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp",
             "-noreset"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="quatuor-e2e-"))
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
            # The X libraries keep some memory until the end.
            ASAN_OPTIONS="detect_leaks=0",
        )
        return self

    def __exit__(self, *_):
        self.server.terminate()
        self.server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self, *arguments):
        return subprocess.Popen([os.environ["QUATUOR"], "--window", "1000x640", *arguments],
                                env=self.environment, stdout=subprocess.DEVNULL)

    def title(self):
        """What the game's window is called, or None while there is none."""
        found = subprocess.run(
            ["xdotool", "search", "--name", "^Quatuor", "getwindowname"],
            env=self.environment, capture_output=True, text=True)
        lines = found.stdout.splitlines()
        return lines[0] if lines else None

    def script(self, text, *arguments):
        """Lets a script play; returns the exit code and what was complained about."""
        path = self.folder / "play.script"
        path.write_text(text)
        done = subprocess.run(
            [os.environ["QUATUOR"], "--window", "1000x640", "--script", str(path), *arguments],
            env=self.environment, capture_output=True, text=True, timeout=120)
        return done.returncode, done.stderr

    @property
    def autosave(self):
        return self.folder / "data" / "quatuor" / "autosave.quatuor"
