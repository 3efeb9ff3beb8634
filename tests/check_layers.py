#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Fails if an #include points against the layers, or if a game is named outside its own folder.

Each layer knows only those before it: base, core, ai, games, play, then ui and cli side by side,
testing, platform. Only platform knows SDL. A game's id may appear only in src/games: everything
else asks struct game.
Usage: check_layers.py SOURCE_FOLDER
"""
import pathlib
import re
import sys

MAY_INCLUDE = {
    "base": set(),
    "core": {"base"},
    "ai": {"base", "core"},
    "games": {"base", "core", "ai"},
    "play": {"base", "core", "ai"},
    "cli": {"base", "core", "ai", "play"},
    "ui": {"base", "core", "ai", "play"},
    "testing": {"base", "core", "ai", "play", "ui"},
    "platform": {"base", "core", "ai", "play", "ui", "testing"},
}
# Inside ui: the kit knows no board, the board knows no screen.
MAY_INCLUDE_IN_UI = {
    "kit": {"kit"},
    "board": {"kit", "board"},
}

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.MULTILINE)
SDL = re.compile(r"^SDL[0-9]*[/_.]")


def layer_of(root, path):
    parts = path.relative_to(root).parts
    return parts[0] if len(parts) > 1 else None


def room_of(root, path):
    """The folder inside ui or games that contains the file; None if it is in neither."""
    parts = path.relative_to(root).parts
    return parts[1] if len(parts) > 2 else None


def target_of(root, source, name):
    """The file below root named by an include; None for an external header."""
    for candidate in (source.parent / name, root / name):
        candidate = pathlib.Path(candidate).resolve()
        if root in candidate.parents and candidate.is_file():
            return candidate
    # A generated or missing header still belongs to the layer it names.
    if name.split("/")[0] in MAY_INCLUDE and "/" in name:
        return root / name
    return None


def allowed(root, source, target):
    """Returns None, or why `source` must not include `target`."""
    layer, other = layer_of(root, source), layer_of(root, target)
    if layer != other:
        return None if other in MAY_INCLUDE[layer] else f"{layer} must not know {other}"
    here, there = room_of(root, source), room_of(root, target)
    if layer == "ui" and here in MAY_INCLUDE_IN_UI and there not in MAY_INCLUDE_IN_UI[here]:
        return f"ui/{here} must not know ui/{there or target.name}"
    if layer == "games" and here and there and here != there:
        return f"{here} must not know {there}"
    return None


def include_complaints(root, source, text):
    layer = layer_of(root, source)
    relative = source.relative_to(root).as_posix()
    for match in INCLUDE.finditer(text):
        name = match.group(2)
        where = f"{relative}:{text.count(chr(10), 0, match.start()) + 1}"
        if SDL.match(name):
            if layer != "platform":
                yield f"{where}: {name}: only platform may include SDL"
            continue
        target = target_of(root, source, name)
        if target is None:
            if match.group(1) == '"':
                yield f"{where}: {name}: no such file in the source"
            continue
        reason = allowed(root, source, target)
        if reason:
            yield f"{where}: {name}: {reason}"


def game_ids(root):
    """The games' ids: the folders below games/, except the template."""
    games = root / "games"
    return sorted(p.name for p in games.iterdir() if p.is_dir()) if games.is_dir() else []


def id_complaints(root, source, text, ids):
    if layer_of(root, source) == "games" or not ids:
        return
    relative = source.relative_to(root).as_posix()
    named = re.compile(r"(?<![A-Za-z0-9])(" + "|".join(ids) + r")(?![A-Za-z0-9])", re.IGNORECASE)
    for match in named.finditer(text):
        line = text.count(chr(10), 0, match.start()) + 1
        yield f"{relative}:{line}: {match.group(1)}: a game is named outside src/games"


def complaints_about(root, source, ids):
    if layer_of(root, source) not in MAY_INCLUDE:
        yield f"{source.relative_to(root).as_posix()}: belongs to no layer"
        return
    text = source.read_text(encoding="utf-8")
    yield from include_complaints(root, source, text)
    yield from id_complaints(root, source, text, ids)


def judge(root):
    """Returns the number of files read and the list of complaints."""
    root = pathlib.Path(root).resolve()
    sources = sorted(p for p in root.rglob("*") if p.suffix in (".c", ".h"))
    ids = game_ids(root)
    return len(sources), [line for source in sources for line in complaints_about(root, source, ids)]


def main():
    count, complaints = judge(sys.argv[1])
    for line in complaints:
        print(line)
    print(f"{count} files read, {len(complaints)} complaints")
    sys.exit(1 if complaints or count == 0 else 0)


if __name__ == "__main__":
    main()
