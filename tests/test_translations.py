#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Fails if po/ is out of date, a translation is invalid, or one is missing, unused or fuzzy in a language
that has to be complete. QUATUOR_SOURCE is the checkout. Skipped without GNU gettext."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

SOURCE = pathlib.Path(os.environ.get("QUATUOR_SOURCE", pathlib.Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(SOURCE / "tools"))
sys.dont_write_bytecode = True
import languages as translations  # noqa: E402 (tools/languages.py, which reports the same)

PO = SOURCE / "po"
LANGUAGES = translations.languages()
HOW = "\nRun tools/update-po.sh, then translate what it reports (docs/translating.md)."


def run(*command):
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          universal_newlines=True, encoding="utf-8",
                          env={**os.environ, "LC_ALL": "C", "LANGUAGE": ""})
    return done.returncode, done.stdout


def texts_of(path):
    return {entry.key for entry in translations.read_entries(path)}


@unittest.skipUnless(shutil.which("xgettext") and shutil.which("msgfmt"), "GNU gettext is missing")
class Translations(unittest.TestCase):
    maxDiff = None

    def test_template_is_up_to_date(self):
        with tempfile.TemporaryDirectory() as folder:
            code, out = run("sh", SOURCE / "tools" / "update-po.sh", folder)
            self.assertEqual(0, code, out)
            fresh = texts_of(pathlib.Path(folder) / "quatuor.pot")
        kept = texts_of(PO / "quatuor.pot")
        self.assertGreater(len(fresh), 300)
        self.assertEqual([], sorted(map(str, fresh - kept)), "new in the sources." + HOW)
        self.assertEqual([], sorted(map(str, kept - fresh)), "gone from the sources." + HOW)

    def test_what_is_translated_is_right(self):
        """Placeholders, layout, words to type and typography; also in languages that have gaps."""
        for language in LANGUAGES:
            report = translations.Report(language)
            self.assertEqual([], list(report.details(False)), f"see tools/languages.py {language}")
            self.assertEqual([], report.absent, f"missing in po/{language}.po.{HOW}")
            self.assertEqual(0, report.obsolete, f"po/{language}.po has unused translations.{HOW}")

    def test_complete_languages_have_no_gaps(self):
        self.assertIn("fr", translations.COMPLETE)
        for language in translations.COMPLETE:
            report = translations.Report(language)
            self.assertEqual([], [entry.key for entry in report.missing], f"without a translation in {language}")
            self.assertEqual((0, 100), (report.gaps(), report.percent()))
            code, out = run("msgcmp", PO / f"{language}.po", PO / "quatuor.pot")
            self.assertEqual(0, code, out)

    def test_every_language_has_its_name_and_its_decimal_mark(self):
        for language in LANGUAGES:
            own = {entry.key: entry.texts for entry in translations.read_entries(PO / f"{language}.po")}
            self.assertRegex(own[(None, "English", None)][0], r"^\w{5,}")
            self.assertNotEqual("English", own[(None, "English", None)][0])
            self.assertIn(own[("decimal mark", ".", None)][0], (",", ""), language)

    def test_formats_and_headers_are_valid(self):
        for language in LANGUAGES:
            code, out = run("msgfmt", "--check", "--check-accelerators=_", "--output-file=/dev/null",
                            PO / f"{language}.po")
            self.assertEqual((0, ""), (code, out))

    def test_no_sentence_is_left_unmarked(self):
        """Text shown to people passes through _(): these functions show their argument."""
        shows = re.compile(r'\b(?:canvas_(?:text|label|paragraph)|form_(?:button|choice|slider)|app_notice|'
                           r'fault_set|complain|table_refuse)\((?:[^;"]|\n)*?(?<![_("])"([^"]*[A-Za-z]{3}[^"]*)"')
        allowed = {"Quatuor", "--lang", "SDL_ttf: %s", "no program"}
        unmarked = []
        for path in sorted((SOURCE / "src").rglob("*.c")):
            # The engine answers programs, the self-check addresses developers.
            if path.name.startswith(("engine", "selfcheck")):
                continue
            for match in shows.finditer(path.read_text(encoding="utf-8")):
                before = match.group(0)
                text = match.group(1)
                if re.search(r'(?:_|N_|tr_plural|C_)\((?:\s*"[^"]*"\s*,?)*\s*"[^"]*"$', before) or text in allowed:
                    continue
                unmarked.append(f"{path.relative_to(SOURCE)}: {text}")
        self.assertEqual([], unmarked, "not marked for translation with _()")


if __name__ == "__main__":
    unittest.main()
