#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Every C source is laid out as .clang-format says. Skipped without clang-format 14, since other
versions lay out some lines differently."""
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("assets", "packaging", "src", "tests", "tools")
TOOLS = ("clang-format", "clang-format-14")


def version_14():
    for tool in filter(shutil.which, TOOLS):
        version = subprocess.run([tool, "--version"], capture_output=True, text=True).stdout
        if re.search(r"version 14\.", version):
            return tool
    return None


if __name__ == "__main__":
    tool = version_14()
    if not tool:
        print("clang-format 14 is not installed")
        sys.exit(77)
    sources = [path for place in PLACES for path in (ROOT / place).rglob("*.[ch]")]
    print(len(sources), "sources")
    done = subprocess.run([tool, "--dry-run", "--Werror", *sources])
    sys.exit(done.returncode)
