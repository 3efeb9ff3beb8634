#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""tools/languages.py finds what is wrong in a translation, and nothing else."""
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tools"))
sys.dont_write_bytecode = True
import languages  # noqa: E402

TEMPLATE = '''msgid ""
msgstr ""
"Language: xx\\n"

#, c-format
msgid "%s takes %d of %s"
msgstr ""

#, c-format
msgid "%d man"
msgid_plural "%d men"
msgstr[0] ""
msgstr[1] ""

msgid "{player} wins."
msgstr ""

#, c-format
msgid "'%s' is %d%% sure"
msgstr ""

msgctxt "typed"
msgid "save"
msgstr ""

msgctxt "typed"
msgid "load"
msgstr ""

msgid "Again?"
msgstr ""
'''


class Report(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)
        self.addCleanup(setattr, languages, "PO", languages.PO)
        languages.PO = self.folder
        (self.folder / "quatuor.pot").write_text(TEMPLATE, encoding="utf-8")

    def report(self, code, **translated):
        """Each keyword is the beginning of an original with _ for what is no letter."""
        lines = []
        for block in TEMPLATE.split("\n\n"):
            for name, text in translated.items():
                original = block.split('msgid "')[1].split('"')[0]
                if "".join(c if c.isalpha() else "_" for c in original).strip("_").startswith(name):
                    forms = text if isinstance(text, tuple) else (text,)
                    for i, form in enumerate(forms):
                        block = block.replace(f'msgstr[{i}] ""', f'msgstr[{i}] "{form}"') \
                            if "plural" in block else block.replace('msgstr ""', f'msgstr "{form}"')
            lines.append(block)
        (self.folder / f"{code}.po").write_text("\n\n".join(lines) + "\n", encoding="utf-8")
        return languages.Report(code)

    def expect(self, count, code, **translated):
        report = self.report(code, **translated)
        self.assertEqual(count, len(report.problems), list(report.details(True)))
        self.assertEqual(len(translated), report.translated, list(report.details(True)))

    def test_gaps_are_counted(self):
        report = self.report("de", Again="Noch einmal?")
        self.assertEqual((7, 1, 14, 6, 6), (report.total, report.translated, report.percent(), report.gaps(),
                                            len(report.missing)))
        self.assertIn("not offered: 6 missing, 0 fuzzy, 0 stale, 0 wrong", report.line())
        text = (self.folder / "de.po").read_text(encoding="utf-8")
        (self.folder / "de.po").write_text(text.replace('msgid "Again?"', '#, fuzzy\nmsgid "Again?"') +
                                           '\nmsgid "gone"\nmsgstr "weg"\n', encoding="utf-8")
        self.assertIn("6 missing, 1 fuzzy, 1 stale", languages.Report("de").line())

    def test_arguments_may_change_places_but_not_types(self):
        self.expect(0, "de", s_takes="%3$s verliert %2$d an %1$s")
        self.expect(0, "de", s_takes="%s schlägt %d von %s")
        self.expect(1, "de", s_takes="%s verliert %s an %d")
        self.expect(1, "de", s_takes="%2$s verliert %1$d an %3$s")
        self.expect(1, "de", s_takes="%3$s verliert %2$d")
        self.expect(1, "de", s_takes="%3$s verliert %d an %1$s")
        self.expect(1, "de", player="{spieler} gewinnt.")

    def test_the_singular_may_spell_out_its_number(self):
        self.expect(0, "de", d_man=("ein Stein", "%d Steine"))
        self.expect(1, "de", d_man=("%s Stein", "%d Steine"))
        report = self.report("de", d_man=("%d Stein",))
        self.assertEqual(["lacks a plural form"], [wrong for _, wrong in report.problems])

    def test_quotation_marks_and_per_cent_signs(self):
        self.expect(0, "de", s__is="„%s“ ist zu %d\u00a0%% sicher")
        self.expect(1, "de", s__is="“%s” ist zu %d\u00a0%% sicher")
        self.expect(1, "de", s__is="„%s ist zu %d\u00a0%% sicher")
        self.expect(1, "de", s__is="'%s' ist zu %d\u00a0%% sicher")
        self.expect(1, "de", s__is="„%s“ ist zu %d%% sicher")
        self.expect(0, "pl", s__is="„%s” jest pewne na %d%%")
        self.expect(1, "pl", s__is="„%s” jest pewne na %d %%")

    def test_punctuation(self):
        self.expect(0, "es", Again="¿Otra vez?")
        self.expect(1, "es", Again="Otra vez?")
        self.expect(1, "de", Again="Noch einmal")
        self.expect(1, "de", Again="Noch einmal ?")
        self.expect(1, "fr", Again="Encore ?")
        self.expect(0, "fr", Again="Encore\u202f?")
        self.expect(0, "de", player="{player} gewinnt!")

    def test_words_to_type(self):
        self.expect(0, "de", save="sichern", load="laden")
        self.expect(1, "de", save="laden", load="laden")
        self.expect(1, "de", save="load", load="laden")
        self.expect(1, "de", save="Spiel sichern", load="laden")


if __name__ == "__main__":
    unittest.main()
