#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Runs shellcheck on all shell scripts. Skipped if it is not installed."""
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLACES = (".ci", "assets", "docs", "packaging", "tools")


def is_script(path):
    if path.suffix == ".sh":
        return True
    with path.open("rb") as file:
        return file.readline().rstrip() in (b"#!/bin/sh", b"#!/bin/bash")


def scripts():
    files = [path for place in PLACES for path in (ROOT / place).rglob("*") if path.is_file()]
    return sorted(filter(is_script, [ROOT / "play", ROOT / "check", *files]))


if __name__ == "__main__":
    if not shutil.which("shellcheck"):
        print("shellcheck is not installed")
        sys.exit(77)
    found = scripts()
    print(len(found), "scripts")
    sys.exit(subprocess.run(["shellcheck", *found], cwd=ROOT).returncode)
