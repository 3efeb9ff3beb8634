#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Lets a libFuzzer target search for new inputs for a limited time.

Usage: run_fuzzer.py TARGET SECONDS CORPUS…
New inputs are stored beside the target, where the next run continues. Inputs that crash are stored
there too; commit them to the corpus with the fix.
"""
import pathlib
import subprocess
import sys


def main():
    target, seconds, corpora = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2], sys.argv[3:]
    found = target.with_name(target.name + "-found")
    crashes = target.with_name(target.name + "-crashes")
    for folder in (found, crashes):
        folder.mkdir(exist_ok=True)
    command = [
        str(target),
        f"-max_total_time={seconds}",
        "-timeout=60",  # catches hangs, not a busy machine
        *(["-seed=1"] if int(seconds) < 60 else []),  # a short run looks in the same places each time
        "-rss_limit_mb=1024",
        "-print_final_stats=1",
        "-close_fd_mask=2",  # readers complain, as they should; libFuzzer's own lines are shown
        f"-artifact_prefix={crashes}/",
        str(found),
        *corpora,
    ]
    print(" ".join(command), flush=True)
    sys.exit(1 if subprocess.run(command).returncode else 0)


if __name__ == "__main__":
    main()
