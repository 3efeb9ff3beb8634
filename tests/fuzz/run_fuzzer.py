#!/usr/bin/env python3
"""Lets a libFuzzer target look for new inputs for a bounded time.

Usage: run_fuzzer.py TARGET CORPUS SECONDS
What it finds interesting is kept beside the target, so that the next run goes on from there; an
input that crashes is kept there too, and its place in the end is the corpus.
"""
import pathlib
import subprocess
import sys


def main():
    target, corpus, seconds = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2], sys.argv[3]
    found = target.with_name(target.name + "-found")
    crashes = target.with_name(target.name + "-crashes")
    for folder in (found, crashes):
        folder.mkdir(exist_ok=True)
    command = [
        str(target),
        f"-max_total_time={seconds}",
        "-timeout=10",
        "-rss_limit_mb=1024",
        "-print_final_stats=1",
        f"-artifact_prefix={crashes}/",
        str(found),
        corpus,
    ]
    print(" ".join(command), flush=True)
    sys.exit(1 if subprocess.run(command).returncode else 0)


if __name__ == "__main__":
    main()
