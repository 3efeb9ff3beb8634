"""What the tests of packages share: making a package once, and running it as another person."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

SOURCE = pathlib.Path(os.environ["QUATUOR_SOURCE"])
VERSION = os.environ["QUATUOR_VERSION"]
BUILD = pathlib.Path(os.environ["QUATUOR_BUILD"])
OUT = pathlib.Path(os.environ.get("OUT") or BUILD / "packages")
SAVES = SOURCE / "tests" / "fuzz" / "corpus" / "save"


def run(*command, timeout=300, **options):
    return subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          stdin=subprocess.DEVNULL, universal_newlines=True, errors="replace",
                          timeout=timeout, **options)


def skip_program(reason):
    print(f"skipped: {reason}")
    sys.exit(77)


def make(script, *arguments):
    """Runs a script of packaging/ with packages going to OUT. Missing tools skip the whole test."""
    environment = dict(os.environ, OUT=str(OUT))
    # SDL takes minutes to build: every build folder of this checkout shares one.
    environment.setdefault("DEPS", str(SOURCE / "build-deps"))
    done = run(SOURCE / "packaging" / script, *arguments, timeout=5400, env=environment)
    missing = re.search(r"please install.*", done.stdout)
    if done.returncode != 0 and missing:
        skip_program(missing.group(0))
    if done.returncode != 0:
        raise AssertionError(f"{script} failed:\n{done.stdout}")


class PackageTest(unittest.TestCase):
    def setUp(self):
        # Not below a private home: other users have to get there.
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="quatuor-", dir="/tmp"))
        self.folder.chmod(0o755)
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return path
