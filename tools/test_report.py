#!/usr/bin/env python3
"""Reads the log of one `meson test` run: shows what failed in full and why whole tests were
skipped, and counts the cases.

Usage: test_report.py TESTLOG_JSON
Counts Unity's test cases and unittest's one by one, any other test as one case. The last line is
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
    """(passed, failed, skipped) of one test program."""
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
    # A crash, a leak found at the end or a time-out is a failure that no case has told.
    if not succeeded and failed == 0:
        failed = 1
    return passed, failed, skipped


def reason(test):
    """What a test that was skipped as a whole said last."""
    said = ((test.get("stdout") or "") + (test.get("stderr") or "")).strip()
    return said.splitlines()[-1] if said else "no reason told"


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
