#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Tests the counts in the last line of ./check: feeds test_report.py logs like those of `meson test`."""
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tools"))
import test_report  # noqa: E402


def log(result, stdout="", stderr=""):
    return {"name": "x", "result": result, "stdout": stdout, "stderr": stderr}


class Cases(unittest.TestCase):
    def test_unity_cases_are_counted_one_by_one(self):
        self.assertEqual((7, 0, 1), test_report.cases_of(log("OK", "8 Tests 0 Failures 1 Ignored \nOK\n")))
        self.assertEqual((5, 2, 1), test_report.cases_of(log("FAIL", "8 Tests 2 Failures 1 Ignored \n")))

    def test_a_leak_reported_after_the_last_case_is_a_failure(self):
        self.assertEqual((8, 1, 0), test_report.cases_of(log("FAIL", "8 Tests 0 Failures 0 Ignored \nOK\n")))

    def test_a_crash_or_timeout_is_a_failure(self):
        self.assertEqual((0, 1, 0), test_report.cases_of(log("FAIL", "a.c:1:test_a:PASS\n")))
        self.assertEqual((0, 1, 0), test_report.cases_of(log("TIMEOUT")))

    def test_failures_in_a_program_that_says_ok_still_count(self):
        self.assertEqual((7, 1, 0), test_report.cases_of(log("OK", "8 Tests 1 Failures 0 Ignored \n")))

    def test_unittest_cases(self):
        ran = "...\n-----\nRan 9 tests in 0.1s\n\n"
        self.assertEqual((9, 0, 0), test_report.cases_of(log("OK", "", ran + "OK\n")))
        self.assertEqual((8, 0, 1), test_report.cases_of(log("OK", "", ran + "OK (skipped=1)\n")))
        self.assertEqual((6, 3, 0), test_report.cases_of(log("FAIL", "", ran + "FAILED (failures=2, errors=1)\n")))

    def test_any_other_program_is_one_case(self):
        self.assertEqual((1, 0, 0), test_report.cases_of(log("OK")))
        self.assertEqual((0, 1, 0), test_report.cases_of(log("FAIL")))
        self.assertEqual((0, 0, 1), test_report.cases_of(log("SKIP")))

    def test_a_skip_gives_its_reason(self):
        self.assertEqual("please install x", test_report.reason(log("SKIP", "Making …\nplease install x\n")))
        self.assertEqual("no reason given", test_report.reason(log("SKIP")))


if __name__ == "__main__":
    unittest.main()
