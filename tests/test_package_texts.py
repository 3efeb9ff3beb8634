#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""The texts of packages in every language: packaging/translate.py with the templates and the real po/."""
import pathlib
import re
import sys
import unittest
import xml.etree.ElementTree

SOURCE = pathlib.Path(__file__).resolve().parent.parent
PACKAGING = SOURCE / "packaging"
sys.path.insert(0, str(PACKAGING))
sys.dont_write_bytecode = True
import translate  # noqa: E402

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def filled(name):
    path = PACKAGING / name
    return translate.fill(path.read_text(encoding="utf-8"), translate.kind_of(path))


class PackageTexts(unittest.TestCase):
    def test_every_text_is_used_and_extracted(self):
        used = set()
        for name in ("desktop/org.quatuor.quatuor.desktop.in", "desktop/quatuor.xml.in", "desktop/metainfo.xml.in",
                     "windows/texts.nsh.in"):
            used |= set(re.findall(r"@([A-Z_]+)@", (PACKAGING / name).read_text(encoding="utf-8")))
        texts = translate.read_texts()
        self.assertEqual(set(texts), used - {"LANGUAGE", "ADDRESSES", "RELEASES"})
        extracted = {entry.one for entry in translate.languages.read_entries(SOURCE / "po" / "quatuor.pot")}
        self.assertEqual(set(), set(texts.values()) - extracted)

    def test_desktop_entry(self):
        lines = filled("desktop/org.quatuor.quatuor.desktop.in").splitlines()
        self.assertIn("Comment=Four board games for two", lines)
        self.assertIn("Comment[fr]=Quatre jeux de plateau à deux", lines)
        self.assertIn("Keywords[fr]=plateau;stratégie;tours;dodgem;moulin;marelle;stratego;", lines)
        self.assertLess(lines.index("GenericName=Board Games"), lines.index("GenericName[fr]=Jeux de plateau"))
        self.assertFalse([line for line in lines if "@" in line])

    def test_xml(self):
        for name, tag, french in (("desktop/quatuor.xml.in", "comment", "Partie de Quatuor enregistrée"),
                                  ("desktop/metainfo.xml.in", "summary",
                                   "Quatre jeux de plateau à deux")):
            text = filled(name)
            root = xml.etree.ElementTree.fromstring(text.replace("@ADDRESSES@\n", "").replace("@RELEASES@\n", ""))
            found = {element.get(LANGUAGE): element.text for element in root.iter() if
                     element.tag.endswith(tag)}
            self.assertEqual(french, found["fr"])
            self.assertIn(None, found)
        self.assertIn("<li>Queens &amp; Towers, a battle of rectangles</li>", text)

    def test_installer(self):
        lines = filled("windows/texts.nsh.in").splitlines()
        self.assertIn('!insertmacro MUI_LANGUAGE "French"', lines)
        self.assertIn('LangString FOR_ME ${LANG_FRENCH} "Seulement pour moi"', lines)
        deletes = [line for line in lines if line.startswith("LangString DELETE_SAVES ${LANG_ENGLISH}")]
        self.assertEqual(['LangString DELETE_SAVES ${LANG_ENGLISH} "Delete your saved games and settings too?'
                          '$\\r$\\nThey are in $APPDATA\\quatuor and cannot be restored."'], deletes)
        spoken = [line.split('"')[1] for line in lines if line.startswith("!insertmacro")]
        self.assertEqual("English", spoken[0])
        for language in spoken:  # an installer speaks a language wholly or not at all
            self.assertEqual(7, sum(f"${{LANG_{language.upper()}}}" in line for line in lines), language)

    def test_every_language_has_a_name_in_nsis(self):
        self.assertLessEqual(set(translate.languages.languages()), set(translate.NSIS))

    def test_man_pages_list_the_languages_that_are_offered(self):
        self.assertEqual(".BR en .", translate.list_languages(False))
        self.assertIn(".BR fr", translate.list_languages(True))
        for name in ("quatuor.6.in", "quatuor-cli.6.in"):
            self.assertIn("\n@LANGUAGES@\n", (PACKAGING / "man" / name).read_text(encoding="utf-8"))
        # The build fills in the version first, which must leave this for later.
        self.assertIn("'LANGUAGES': '@LANGUAGES@'", (PACKAGING / "meson.build").read_text(encoding="utf-8"))


if __name__ == "__main__":
    unittest.main()
