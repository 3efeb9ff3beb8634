"""What the tests of packages share: making a package once, and running it as another person."""
import os
import pathlib
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
    print(reason)
    sys.exit(77)


def make(script, *arguments, source=SOURCE, **settings):
    """Runs a script of packaging/, with packages going to OUT unless the settings say otherwise. What
    the machine lacks skips the whole test: exit code 77, see lack in tools/common.sh."""
    environment = dict(os.environ, OUT=str(OUT))
    environment.update({name: str(value) for name, value in settings.items()})
    # SDL takes minutes to build: every build folder of this checkout shares one.
    environment.setdefault("DEPS", str(SOURCE / "build-deps"))
    done = run(source / "packaging" / script, *arguments, timeout=2400, env=environment)
    if done.returncode == 77:
        skip_program(done.stdout.strip().splitlines()[-1])
    if done.returncode != 0:
        raise AssertionError(f"{script} failed:\n{done.stdout}")


def public_folder(add_cleanup):
    """Not below a private home: other users have to get there."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="quatuor-", dir="/tmp"))
    folder.chmod(0o755)
    add_cleanup(shutil.rmtree, folder, ignore_errors=True)
    return folder


def copy_source(place):
    """What is in the repository, without what was built in it."""
    ignored = shutil.ignore_patterns("build*", ".git", "__pycache__")
    return shutil.copytree(SOURCE, place, ignore=lambda folder, names: (
        ignored(folder, names) if pathlib.Path(folder) == SOURCE else []))


class PackageTest(unittest.TestCase):
    def setUp(self):
        self.folder = public_folder(self.addCleanup)

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return path
