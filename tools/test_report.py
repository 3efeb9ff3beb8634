#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Summarises the log of one `meson test` run: prints the full output of failed tests and the reasons
for skipped ones, and counts the cases.

Usage: test_report.py TESTLOG_JSON
Counts each Unity and unittest case; any other test counts as one case. The last line is
`PASSED FAILED SKIPPED`.
"""
import json
import re
import sys

UNITY = re.compile(r"^(\d+) Tests (\d+) Failures (\d+) Ignored", re.MULTILINE)
UNITTEST = re.compile(r"^Ran (\d+) tests? in .*\n\n(?:OK|FAILED)(?: \((.*)\))?", re.MULTILINE)


def unittest_cases(match):
    numbers = dict(re.findall(r"(\w+)=(\d+)", match.group(2) or ""))
    failed = int(numbers.get("failures", 0)) + int(numbers.get("errors", 0))
    skipped = int(numbers.get("skipped", 0))
    return max(int(match.group(1)) - failed - skipped, 0), failed, skipped


def cases_of(test):
    """Returns (passed, failed, skipped) for one test program."""
    if test["result"] == "SKIP":
        return 0, 0, 1
    succeeded = test["result"] in ("OK", "EXPECTEDFAIL")
    passed, failed, skipped = 0, 0, 0
    unity = UNITY.search(test.get("stdout") or "")
    unittest = UNITTEST.search(test.get("stderr") or "")
    if unity:
        total, failed, skipped = map(int, unity.groups())
        passed = total - failed - skipped
    elif unittest:
        passed, failed, skipped = unittest_cases(unittest)
    elif succeeded:
        passed = 1
    # A crash, a leak found at exit or a timeout is a failure that no case reports.
    if not succeeded and failed == 0:
        failed = 1
    return passed, failed, skipped


def reason(test):
    """The last line printed by a test that was skipped as a whole."""
    said = ((test.get("stdout") or "") + (test.get("stderr") or "")).strip()
    return said.splitlines()[-1] if said else "no reason given"


def show(test):
    print(f"---- {test['name']}: {test['result']}, exit code {test.get('returncode')}")
    for stream in ("stdout", "stderr"):
        if test.get(stream):
            print(test[stream].rstrip("\n"))
    print(f"---- end of {test['name']}")


def main():
    totals = [0, 0, 0]
    with open(sys.argv[1], encoding="utf-8", errors="replace") as log:
        for line in log:
            test = json.loads(line)
            cases = cases_of(test)
            totals = [a + b for a, b in zip(totals, cases)]
            if cases[1]:
                show(test)
            elif test["result"] == "SKIP":
                print(f"skipped: {test['name']}: {reason(test)}")
    print(*totals)


if __name__ == "__main__":
    main()
