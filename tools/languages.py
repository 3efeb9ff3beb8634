#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""What is missing or wrong in the translations, language by language.

usage: tools/languages.py                 a line for each language
       tools/languages.py CODE…           everything that is wrong in these, with the texts
       tools/languages.py --missing CODE  also the texts without a translation

The exit status is 1 if something is wrong; what is only missing is not. See docs/translating.md."""
import pathlib
import re
import sys
import unicodedata

PO = pathlib.Path(__file__).resolve().parent.parent / "po"
COMPLETE = ("fr",)  # English and these may have no gaps; the others are offered from OFFERED on
OFFERED = 90

# How each language opens and closes a quotation, and what stands before the per cent sign.
QUOTES = {"fr": "«»", "de": "„“", "es": "«»", "it": "«»", "pt_BR": "“”", "nl": "“”", "pl": "„”", "cs": "„“",
          "uk": "«»"}
PERCENT = {"fr": "\u00a0", "de": "\u00a0", "es": "\u00a0", "cs": "\u00a0", "uk": "\u00a0"}
ALL_QUOTES = "„“”«»‹›‘‚"


class Entry:
    """One text: its original (context, one, plural), its translations, and its flags."""

    def __init__(self, fields, flags):
        self.context, self.one, self.many = (fields.get(name) for name in ("msgctxt", "msgid", "msgid_plural"))
        self.texts = [text for name, text in fields.items() if name.startswith("msgstr")]
        self.key = (self.context, self.one, self.many)
        self.fuzzy = "fuzzy" in flags
        self.formatted = "c-format" in flags

    def translated(self):
        return all(self.texts) and not self.fuzzy


def read_entries(path):
    """The entries of a .po or .pot file; the first is its header. Escapes stay as they are written."""
    entries, fields, flags, current = [], {}, "", None
    for line in path.read_text(encoding="utf-8").splitlines() + [""]:
        match = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?) "(.*)"$', line)
        if match:
            current = match.group(1)
            fields[current] = match.group(2)
        elif line.startswith('"'):
            fields[current] += line[1:-1]
        elif line.startswith("#,"):
            flags = line
        elif not line and fields:
            entries.append(Entry(fields, flags))
            fields, flags = {}, ""
    return entries


def languages():
    return (PO / "LINGUAS").read_text(encoding="utf-8").split()


# ---- placeholders ----

CONVERSION = re.compile(r"%(?:(\d+)\$)?[-+ #0']*(\*|\d+)?(?:\.(\*|\d+))?([hljztL]*)([diouxXeEfFgGcsp%])")


def arguments(text):
    """The types printf takes, by position: {1: "s", 2: "lld"}."""
    types, place = {}, 0
    for number, width, precision, length, conversion in CONVERSION.findall(text):
        if conversion == "%":
            continue
        for star in (width, precision):
            if star == "*":
                place += 1
                types[place] = "d"
        place = int(number) if number else place + 1
        types[place] = length + conversion.replace("i", "d")
    return types


def wrong_placeholders(entry, text):
    original = entry.many or entry.one
    if entry.formatted:
        wanted, given = arguments(original), arguments(text)
        if len({bool(found[0]) for found in CONVERSION.findall(text) if found[4] != "%"}) > 1:
            return "numbers some arguments (%1$s) but not all"
        singular = bool(entry.many)  # which may spell out its number
        if any(wanted.get(place) != kind for place, kind in given.items()) or \
                (not singular and given.keys() != wanted.keys()):
            return f"takes {given or 'nothing'} where the original takes {wanted or 'nothing'}"
    names = re.compile(r"\{[^}]*\}?")
    wanted, given = set(names.findall(original)), set(names.findall(text))
    if given - wanted or wanted - given - ({"{count}"} if entry.many else set()):
        return f"has {sorted(given)} where the original has {sorted(wanted)}"
    return None


# ---- typography ----

def without_quotations(code, text):
    """Quoted text is typed, or read by programs."""
    opening, closing = QUOTES[code]
    return re.sub(f"{opening}[^{closing}]*{closing}", "", text)


def wrong_quotes(code, entry, text):
    opening, closing = QUOTES[code]
    foreign = sorted(set(text) & set(ALL_QUOTES) - {opening, closing})
    if foreign:
        return f"has {' '.join(foreign)}; quotations are {opening}…{closing}"
    if text.count(opening) != text.count(closing):
        return f"does not pair {opening} and {closing}"
    if text.count('\\"') > entry.one.count('\\"') or (code != "fr" and "'" in text):
        return f"has straight quotation marks; quotations are {opening}…{closing}, the apostrophe is ’"
    return None


def wrong_french(text):
    if text.endswith(";"):  # words to search for
        return None
    if re.search("«(?!\u00a0)|(?<!\u00a0)»", text):
        return "needs U+00A0 inside « »"
    text = without_quotations("fr", text).replace("\\n", "\n")
    if re.search("(?<!\u202f)[;!?]", text):
        return "needs U+202F before ; ! ?"
    if re.search(r"(?<!\u00a0):(?!\w|%)", text):
        return "needs U+00A0 before :"
    return None


def wrong_spanish(text):
    text = without_quotations("es", text)
    for opening, closing in ("¿?", "¡!"):
        if text.count(opening) != len(re.findall(rf"(?<=[\w%}}\)»]){re.escape(closing)}", text)):
            return f"does not pair {opening} and {closing}"
    return None


def wrong_typography(code, entry, text):
    wrong = wrong_quotes(code, entry, text)
    if wrong:
        return wrong
    if "..." in text and "..." not in entry.one:
        return "has three dots; use …"
    if re.search(r"\w'\w", text):
        return "has a straight apostrophe; use ’"
    before = PERCENT.get(code, "")
    if entry.formatted and re.search(f"(?<!{before})%%" if before else r"\s%%", text):
        return f"needs {'U+00A0' if before else 'nothing'} before the per cent sign"
    if code == "fr":
        return wrong_french(text)
    if re.search(r"\w[ \u00a0\u202f][;:!?](?:\s|$)", text):
        return "has a space before a punctuation mark"
    return wrong_spanish(text) if code == "es" else None


# ---- layout ----

def wrong_layout(entry, text):
    """Leading and trailing spaces and line breaks join sentences and columns."""
    for place in (lambda t: t[:1] == " ", lambda t: t[-1:] == " ", lambda t: t.startswith("\\n"),
                  lambda t: t.endswith("\\n")):
        if place(entry.one) != place(text):
            return "begins or ends with other spaces or line breaks than the original"
    ends = [re.search(r"[.:?!…]?$", side.replace("\\n", "").rstrip()).group() for side in (entry.one, text)]
    abbreviation = len(entry.one) < 2 or (not ends[0] and len(entry.one) < 40)
    if ends[0] != ends[1] and not abbreviation and not {"!", "."} >= set(ends):
        return f"ends with {ends[1] or 'no punctuation'} where the original has {ends[0] or 'none'}"
    if "\\n" in text and "%" not in text:  # a page of help
        long = [line for line in text.split("\\n") if len(line) > 100]
        if long:
            return f"has a line of more than 100 characters: {long[0]}"
    return None


# ---- words to type ----

def wrong_words(entries):
    """Each command of the terminal game has its own word, also when typed without accents, and the English
    words stay what they are."""
    typed = [entry for entry in entries if entry.context == "typed" and entry.translated()]
    english = {entry.one for entry in entries if entry.context == "typed"}
    taken, problems = {}, []
    for entry in typed:
        for word in entry.texts[0].split(","):
            word = "".join(c for c in unicodedata.normalize("NFD", word.strip()) if not unicodedata.combining(c))
            if " " in word or not word:
                problems.append((entry, f"'{word}' is not one word"))
            elif word in taken or (word in english and word != entry.one):
                problems.append((entry, f"'{word}' already means '{taken.get(word, word)}'"))
            taken[word] = entry.one
    return problems


# ---- a language ----

class Report:
    def __init__(self, code):
        self.code = code
        template = {entry.key for entry in read_entries(PO / "quatuor.pot")[1:]}
        path = PO / f"{code}.po"
        entries = read_entries(path)[1:]
        self.total = len(template)
        own = {entry.key for entry in entries}
        self.missing = [entry for entry in entries if not any(entry.texts)]
        self.absent = sorted(map(str, template - own))
        self.fuzzy = [entry for entry in entries if entry.fuzzy]
        self.unused = sorted(map(str, own - template))
        text = path.read_text(encoding="utf-8")
        self.obsolete = text.count("\n#~ msgid ")
        self.translated = sum(entry.translated() and entry.key in template for entry in entries)
        self.problems = wrong_words(entries)
        for entry in entries:
            if not any(entry.texts):
                continue
            if not all(entry.texts):
                self.problems.append((entry, "lacks a plural form"))
            for one in filter(None, entry.texts):
                wrong = wrong_placeholders(entry, one) or wrong_layout(entry, one) or \
                    wrong_typography(code, entry, one)
                if wrong:
                    self.problems.append((entry, wrong))

    def percent(self):
        return 100 * self.translated // self.total

    def gaps(self):
        return self.total - self.translated + len(self.unused) + self.obsolete

    def line(self):
        state = "complete" if not self.gaps() else "offered" if self.percent() >= OFFERED else "not offered"
        return (f"{self.code:6} {self.translated:5} of {self.total} ({self.percent():3} %), {state}: "
                f"{self.total - self.translated - len(self.fuzzy)} missing, {len(self.fuzzy)} fuzzy, "
                f"{len(self.unused) + self.obsolete} stale, {len(self.problems)} wrong")

    def details(self, with_missing):
        for entry, wrong in self.problems:
            yield f"  {wrong}\n    {entry.many or entry.one}\n    {' | '.join(entry.texts)}"
        for entry in self.fuzzy:
            yield f"  fuzzy: {entry.one}"
        for key in self.unused:
            yield f"  not in the program any more: {key}"
        for entry in self.missing if with_missing else []:
            yield f"  missing: {entry.one}"


def main(arguments_given):
    with_missing = "--missing" in arguments_given
    codes = [code for code in arguments_given if code != "--missing"]
    unknown = [code for code in codes if code not in languages()]
    if unknown:
        sys.exit(f"{__doc__}\nthere is no po/{unknown[0]}.po in po/LINGUAS")
    failed = False
    for code in codes or languages():
        report = Report(code)
        print(report.line())
        for detail in report.details(with_missing) if codes else []:
            print(detail)
        failed = failed or report.problems or (code in COMPLETE and report.gaps())
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
