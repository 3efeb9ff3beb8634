#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Writes the AppStream metainfo from the template, its texts in every language, the release notes in the
CHANGELOG and the URLs.

usage: metainfo.py TEMPLATE CHANGELOG VERSION HOMEPAGE OUTPUT

If HOMEPAGE is empty, the URLs are left out. It is the address of the repository: screenshots and pages are
found below it.
"""

import datetime
import os
import re
import pathlib
import sys
from xml.sax.saxutils import escape

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
sys.dont_write_bytecode = True
import translate  # noqa: E402

# Below the project's address, as forges lay out their pages.
ADDRESSES = {
    "homepage": "",
    "bugtracker": "/issues",
    "vcs-browser": "",
    "help": "/blob/main/docs/manual.md",
    "translate": "/blob/main/docs/translating.md",
    "contribute": "/blob/main/CONTRIBUTING.md",
}

SCREENSHOTS = {
    "menu": "The menu",
    "towers-capture": "Queens & Towers",
    "dodgem": "Dodgem",
    "morris-mill": "Twelve Men’s Morris",
    "stratego-setup": "Stratego with simplified rules",
}

# "## [1.0.0] – 2026-11-18", or "## [Unreleased] – 1.1.0" before a release
HEADING = re.compile(r"^## \[(?P<title>[^]]+)\](?:\s+[-–—]\s+(?P<more>\S+))?\s*$")


def read_releases(changelog, version):
    """Returns a list of (version, date or None, [note, …]), newest first as in the file."""
    releases = []
    for line in changelog.splitlines():
        heading = HEADING.match(line)
        if heading:
            title, more = heading["title"], heading["more"]
            if title == "Unreleased":
                releases.append((more or version, None, []))
            else:
                releases.append((title, more, []))
        elif releases and line.startswith("- "):
            releases[-1][2].append(line[2:].strip())
        elif releases and line.startswith("  ") and releases[-1][2]:
            releases[-1][2][-1] += " " + line.strip()
    return [release for release in releases if release[1] or release[2]]


def plain(note):
    """Removes Markdown: links and code keep their text."""
    note = re.sub(r"\[([^]]+)\]\([^)]*\)", r"\1", note)
    return re.sub(r"[`*]", "", note)


def format_release(release, today):
    version, date, notes = release
    kind = "stable" if date else "development"
    lines = [f'    <release version="{escape(version)}" date="{date or today}" type="{kind}">']
    if notes:
        lines.append("      <description>")
        lines.append("        <ul>")
        lines += [f"          <li>{escape(plain(note))}</li>" for note in notes]
        lines.append("        </ul>")
        lines.append("      </description>")
    lines.append("    </release>")
    return lines


def format_releases(releases, today):
    lines = ["  <releases>"]
    for release in releases:
        lines += format_release(release, today)
    return "\n".join(lines + ["  </releases>"])


def format_addresses(homepage):
    if not homepage:
        return ""
    homepage = homepage.rstrip("/")
    lines = [f'  <url type="{kind}">{escape(homepage + path)}</url>' for kind, path in ADDRESSES.items()]
    lines.append("  <screenshots>")
    for number, (name, caption) in enumerate(SCREENSHOTS.items()):
        lines.append('    <screenshot type="default">' if number == 0 else "    <screenshot>")
        lines.append(f"      <caption>{escape(caption)}</caption>")
        lines.append(f"      <image>{escape(homepage)}/raw/main/docs/screenshots/{name}.png</image>")
        lines.append("    </screenshot>")
    return "\n".join(lines + ["  </screenshots>"])


def main(template_path, changelog_path, version, homepage, output_path):
    # An unreleased version is dated by SOURCE_DATE_EPOCH or the CHANGELOG, so that two builds agree.
    epoch = os.environ.get("SOURCE_DATE_EPOCH") or os.stat(changelog_path).st_mtime
    today = datetime.datetime.fromtimestamp(float(epoch), datetime.timezone.utc).date().isoformat()
    with open(template_path, encoding="utf-8") as file:
        text = translate.fill(file.read(), "xml")
    with open(changelog_path, encoding="utf-8") as file:
        releases = read_releases(file.read(), version)
    if version not in [release[0] for release in releases]:
        sys.exit(f"metainfo.py: {changelog_path} has no entry for version {version}")
    text = text.replace("@ADDRESSES@\n", format_addresses(homepage) + "\n" if homepage else "")
    text = text.replace("@RELEASES@", format_releases(releases, today))
    with open(output_path, "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    if len(sys.argv) != 6:
        sys.exit(__doc__)
    main(*sys.argv[1:])
