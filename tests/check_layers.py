#!/usr/bin/env python3
"""Fails when an #include points against the layers of the program.

platform -> ui -> {ai, core}, cli -> {ai, core}, ai -> core, games -> core. Only core's registry
knows the games, and only platform knows SDL.
Usage: check_layers.py SOURCE_FOLDER
"""
import pathlib
import re
import sys

MAY_INCLUDE = {
    "core": set(),
    "games": {"core"},
    "ai": {"core"},
    "cli": {"ai", "core"},
    "ui": {"ai", "core"},
    "platform": {"ui", "ai", "core"},
}
# The one place that lists the games.
EXCEPTIONS = {("core/registry.c", "games"), ("core/registry.h", "games")}

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.MULTILINE)
SDL = re.compile(r"^SDL[0-9]*[/_.]")


def layer_of(root, path):
    parts = path.relative_to(root).parts
    return parts[0] if len(parts) > 1 else None


def target_of(root, source, name):
    """The file below root that an include means, or None for one from outside."""
    for candidate in (source.parent / name, root / name):
        candidate = pathlib.Path(candidate).resolve()
        if root in candidate.parents and candidate.is_file():
            return candidate
    # A header made by the build or not written yet still belongs to the layer it names.
    if name.split("/")[0] in MAY_INCLUDE and "/" in name:
        return root / name
    return None


def complaints_about(root, source):
    layer = layer_of(root, source)
    relative = source.relative_to(root).as_posix()
    text = source.read_text(encoding="utf-8")
    if layer not in MAY_INCLUDE:
        yield f"{relative}: belongs to no layer"
        return
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
        other = layer_of(root, target)
        if other == layer or other in MAY_INCLUDE[layer] or (relative, other) in EXCEPTIONS:
            continue
        yield f"{where}: {name}: {layer} must not know {other}"


def judge(root):
    """The number of files read and the list of complaints."""
    root = pathlib.Path(root).resolve()
    sources = sorted(p for p in root.rglob("*") if p.suffix in (".c", ".h"))
    return len(sources), [line for source in sources for line in complaints_about(root, source)]


def main():
    count, complaints = judge(sys.argv[1])
    for line in complaints:
        print(line)
    print(f"{count} files read, {len(complaints)} includes against the layers")
    sys.exit(1 if complaints or count == 0 else 0)


if __name__ == "__main__":
    main()
