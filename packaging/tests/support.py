# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Shared by the package tests: building a package once, and running it as another user."""
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
    """Runs a script of packaging/; packages go to OUT unless the settings say otherwise. If a tool is
    missing, skips the whole test: exit code 77, see lack in tools/common.sh."""
    environment = dict(os.environ, OUT=str(OUT))
    environment.update({name: str(value) for name, value in settings.items()})
    # SDL takes minutes to build: all build folders of this checkout share it.
    environment.setdefault("DEPS", str(SOURCE / "build-deps"))
    done = run(source / "packaging" / script, *arguments, timeout=2400, env=environment)
    if done.returncode == 77:
        skip_program(done.stdout.strip().splitlines()[-1])
    if done.returncode != 0:
        raise AssertionError(f"{script} failed:\n{done.stdout}")


def public_folder(add_cleanup):
    """Not below a private home, since other users must be able to read it."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="quatuor-", dir="/tmp"))
    folder.chmod(0o755)
    add_cleanup(shutil.rmtree, folder, ignore_errors=True)
    return folder


def copy_source(place):
    """Copies the repository without build results."""
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
