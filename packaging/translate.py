#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Puts the texts of packages, in every language, into a template.

usage: translate.py TEMPLATE OUTPUT [--untranslated]

A line of the template with @NAME@ is written once in English and once for each language that has a
translation of that text (packaging/texts.h, po/): as "Key[fr]=" in a desktop entry, with xml:lang="fr" in
XML, as ${LANG_FRENCH} in a script of NSIS. In a man page, @LANGUAGES@ is the list of the languages that are
offered, only English if the build is untranslated. Needs no GNU gettext."""
import pathlib
import re
import sys
from xml.sax.saxutils import escape

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
sys.dont_write_bytecode = True
import languages  # noqa: E402

# What NSIS calls them. It has the rest of the installer's texts.
NSIS = {"cs": "Czech", "de": "German", "es": "Spanish", "fr": "French", "it": "Italian", "nl": "Dutch",
        "pl": "Polish", "pt_BR": "PortugueseBR", "uk": "Ukrainian"}


def read_texts():
    """NAME -> English text."""
    source = (ROOT / "packaging" / "texts.h").read_text(encoding="utf-8")
    found = re.findall(r'TEXT\((\w+),\s*N_\(((?:\s*"[^"]*")+)\)\)', source)
    return {name: "".join(re.findall(r'"([^"]*)"', text)) for name, text in found}


def read_translations():
    """code -> (English text -> translation)."""
    return {code: {entry.one: entry.texts[0] for entry in languages.read_entries(languages.PO / f"{code}.po")[1:]
                   if entry.translated() and not entry.context}
            for code in languages.languages()}


def in_language(line, kind, code):
    """The line as it has to look for this language, still with its @NAME@."""
    if kind == "desktop":
        return re.sub(r"^(\w+)=", rf"\1[{code}]=", line)
    if kind == "nsi":
        return line.replace("${LANG_ENGLISH}", f"${{LANG_{NSIS[code].upper()}}}")
    return re.sub(r"<(\w+)>", rf'<\1 xml:lang="{code}">', line, count=1)


def for_kind(text, kind):
    if kind == "nsi":
        return text.replace("$", "$$").replace('"', '$\\"').replace("{folder}", "$APPDATA\\quatuor")
    return escape(text) if kind == "xml" else text


def complete_for_nsis(template, texts, own):
    """An installer speaks a language only if it has all of its texts."""
    return all(texts[name] in own for name in re.findall(r"@([A-Z_]+)@", template) if name in texts)


def fill(template, kind):
    texts, translations = read_texts(), read_translations()
    if kind == "nsi":
        translations = {code: own for code, own in translations.items()
                        if complete_for_nsis(template, texts, own)}
    lines = []
    for line in template.splitlines():
        names = [name for name in re.findall(r"@([A-Z_]+)@", line) if name in texts]
        if "@LANGUAGE@" in line:
            lines += [line.replace("@LANGUAGE@", name) for name in ["English"] + [NSIS[code] for code in translations]]
            continue
        versions = [(line, texts)] if names else []
        for code, own in translations.items() if names else []:
            if all(texts[name] in own for name in names):
                versions.append((in_language(line, kind, code), {name: own[texts[name]] for name in names}))
        for written, words in versions:
            lines.append(re.sub(r"@([A-Z_]+)@", lambda found, words=words: for_kind(words[found.group(1)], kind)
                                if found.group(1) in words else found.group(), written))
        if not names:
            lines.append(line)
    return "\n".join(lines) + "\n"


def list_languages(translated):
    codes = ["en"] + [code for code in languages.languages()
                      if translated and languages.Report(code).percent() >= languages.OFFERED]
    return "\n".join([f".BR {code} ," for code in codes[:-1]] + [f".BR {codes[-1]} ."])


def kind_of(path):
    """From "org.quatuor.quatuor.desktop.in", "installer.nsi" or "metainfo.xml.in"."""
    return {"desktop": "desktop", "nsi": "nsi", "nsh": "nsi"}.get(path.name.replace(".in", "").split(".")[-1], "xml")


def main(template, output, *options):
    path = pathlib.Path(template)
    text = fill(path.read_text(encoding="utf-8"), kind_of(path))
    text = text.replace("@LANGUAGES@", list_languages("--untranslated" not in options))
    pathlib.Path(output).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[3:] not in ([], ["--untranslated"]):
        sys.exit(__doc__)
    main(*sys.argv[1:])
