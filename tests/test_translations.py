#!/usr/bin/env python3
"""Fails if po/ is out of date or a translation is missing, unused, fuzzy or invalid.
QUATUOR_SOURCE is the checkout. Skipped without GNU gettext."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

SOURCE = pathlib.Path(os.environ.get("QUATUOR_SOURCE", pathlib.Path(__file__).resolve().parent.parent))
PO = SOURCE / "po"
LANGUAGES = (PO / "LINGUAS").read_text().split()
HOW = "\nRun tools/update-po.sh, then translate what it reports (docs/translating.md)."


def run(*command):
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          universal_newlines=True, encoding="utf-8",
                          env={**os.environ, "LC_ALL": "C", "LANGUAGE": ""})
    return done.returncode, done.stdout


def read_entries(path):
    """Reads a .po or .pot file: (context, original, plural) -> list of translations."""
    entries, fields, current = {}, {}, None
    for line in path.read_text(encoding="utf-8").splitlines() + [""]:
        match = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?) "(.*)"$', line)
        if match:
            current = match.group(1)
            fields[current] = match.group(2)
        elif line.startswith('"'):
            fields[current] += line[1:-1]
        elif not line and fields:
            key = (fields.get("msgctxt"), fields["msgid"], fields.get("msgid_plural"))
            entries[key] = [text for name, text in fields.items() if name.startswith("msgstr")]
            fields = {}
    entries.pop((None, "", None))
    return entries


@unittest.skipUnless(shutil.which("xgettext") and shutil.which("msgfmt"), "GNU gettext is missing")
class Translations(unittest.TestCase):
    maxDiff = None

    def test_template_is_up_to_date(self):
        with tempfile.TemporaryDirectory() as folder:
            code, out = run("sh", SOURCE / "tools" / "update-po.sh", folder)
            self.assertEqual(0, code, out)
            fresh = read_entries(pathlib.Path(folder) / "quatuor.pot")
        kept = read_entries(PO / "quatuor.pot")
        self.assertGreater(len(fresh), 300)
        self.assertEqual([], sorted(map(str, fresh.keys() - kept.keys())), "new in the sources." + HOW)
        self.assertEqual([], sorted(map(str, kept.keys() - fresh.keys())), "gone from the sources." + HOW)

    def test_every_message_is_translated_and_none_is_unused(self):
        template = read_entries(PO / "quatuor.pot")
        for language in LANGUAGES:
            path = PO / f"{language}.po"
            own = read_entries(path)
            self.assertEqual([], sorted(map(str, template.keys() - own.keys())), f"missing in {path}.{HOW}")
            self.assertEqual([], sorted(map(str, own.keys() - template.keys())), f"unused in {path}.{HOW}")
            self.assertEqual([], [key for key, texts in own.items() if not all(texts)],
                             f"without a translation in {path}")
            text = path.read_text(encoding="utf-8")
            self.assertNotIn("\n#, fuzzy", text)
            self.assertNotIn("\n#~", text, f"{path} has unused translations")
            code, out = run("msgcmp", path, PO / "quatuor.pot")
            self.assertEqual(0, code, out)

    def test_formats_and_headers_are_valid(self):
        for language in LANGUAGES:
            code, out = run("msgfmt", "--check", "--check-accelerators=_", "--output-file=/dev/null",
                            PO / f"{language}.po")
            self.assertEqual((0, ""), (code, out))

    def test_formats_work_on_every_system(self):
        """printf on Windows does not support %2$s, so arguments keep their order."""
        for language in LANGUAGES:
            for key, texts in read_entries(PO / f"{language}.po").items():
                for text in texts:
                    self.assertNotRegex(text, r"%\d+\$", key)

    def test_placeholders_are_those_of_the_original(self):
        """{player} and the like are filled in by name. The singular may spell out the number."""
        places = re.compile(r"\{[^}]*\}?")
        for language in LANGUAGES:
            for key, texts in read_entries(PO / f"{language}.po").items():
                wanted = set(places.findall(key[2] or key[1]))
                for text in texts:
                    missing = wanted - set(places.findall(text))
                    self.assertEqual(set(), set(places.findall(text)) - wanted, key)
                    self.assertLessEqual(missing, {"{count}"} if key[2] else set(), key)

    def test_layout_of_texts_is_kept(self):
        """Leading and trailing spaces and line breaks join sentences and columns."""
        for language in LANGUAGES:
            for key, texts in read_entries(PO / f"{language}.po").items():
                for text in texts:
                    self.assertEqual(key[1].startswith(" "), text.startswith(" "), key)
                    self.assertEqual(key[1].endswith(" "), text.endswith(" "), key)
                    for line in text.replace("\\n", "\n").split("\n"):
                        if "\\n" in text and "%" not in text:  # a page of help
                            self.assertLessEqual(len(line), 100, line)

    def test_french_typography(self):
        """U+202F before ; ! ?, U+00A0 before : and % and inside « », ’ for apostrophes. Text between
        « and » is typed or read by programs, and exempt."""
        for key, texts in read_entries(PO / "fr.po").items():
            for text in texts:
                self.assertNotRegex(text, "«(?!\u00a0)|(?<!\u00a0)»", key)
                text = re.sub("«[^»]*»", "", text).replace("\\n", "\n")
                self.assertNotRegex(text, "(?<!\u202f)[;!?]", key)
                self.assertNotRegex(text, r"(?<!\u00a0):(?!\w|%)", key)
                self.assertNotRegex(text, "(?<!\u00a0)%%", key)
                self.assertNotRegex(text, r"\w'\w", key)

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
