#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Whose turn it is can be seen from across the room, with the eyes half closed: on rendered frames of every theme, the panel of the
player to move is much lighter than the other one, whoever it is."""
import pathlib
import struct
import sys
import zlib

from screen import Screen, need

SAVE = """quatuor save 2
game: towers
player 1: human Ada
player 2: human Bea
moves:
end
"""
SCRIPT = """wait idle
expect screen play
screenshot {0}/first.png
click d7
click h7
wait idle
screenshot {0}/second.png
"""
SIZE = 1280, 800
PANELS = (30, 70, 220, 330), (1030, 70, 220, 330)  # x, y, width, height: well inside both panels at this size
RATIO = 1.8  # of linear light: obvious on a blurred picture, whatever the colours of the armies


def rows_of(path):
    """A PNG's rows of bytes, and how many bytes a pixel has."""
    data, at, packed = path.read_bytes(), 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, _, depth, colour = struct.unpack(">IIBB", body[:10])
            assert depth == 8 and colour in (2, 6), path
        packed += body if kind == b"IDAT" else b""
        at += 12 + length
    step = 3 if colour == 2 else 4
    stride, plain = step * width, zlib.decompress(packed)
    before, rows = bytearray(stride), []
    for start in range(0, len(plain), stride + 1):
        row, way = bytearray(plain[start + 1:start + 1 + stride]), plain[start]
        for i in range(stride if way else 0):
            left, up = row[i - step] if i >= step else 0, before[i]
            corner = before[i - step] if i >= step else 0
            nearest = min((left, up, corner), key=lambda v: abs(left + up - corner - v))
            row[i] = (row[i] + (0, left, up, (left + up) // 2, nearest)[way]) & 255
        rows.append(row)
        before = row
    return rows, step


LINEAR = [(v / 255 / 12.92) if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in range(256)]


def light(picture, panel):
    """The mean luminance of a part of a picture."""
    rows, step = picture
    x, y, w, h = panel
    total = 0.0
    for row in rows[y:y + h:2]:
        for i in range(x * step, (x + w) * step, 2 * step):
            total += 0.2126 * LINEAR[row[i]] + 0.7152 * LINEAR[row[i + 1]] + 0.0722 * LINEAR[row[i + 2]]
    return total / (len(rows[y:y + h:2]) * len(range(x * step, (x + w) * step, 2 * step)))


def check(screen, theme):
    screen.settings(theme=theme)
    save = screen.folder / "turn.quatuor"
    save.write_text(SAVE)
    code, errors = screen.script(SCRIPT.format(screen.folder), "--load", str(save), "--window", "{}x{}".format(*SIZE))
    assert code == 0, errors
    for player, name in enumerate(("first", "second")):
        picture = rows_of(screen.folder / f"{name}.png")
        active, other = light(picture, PANELS[player]), light(picture, PANELS[1 - player])
        print(f"{theme}, player {player + 1} to move: {active:.4f} beside {other:.4f}, {active / other:.2f} times as light")
        assert active >= RATIO * other, f"{theme}: the panel of player {player + 1} does not stand out"


def main():
    need("Xvfb")
    themes = pathlib.Path(__file__).resolve().parents[2] / "assets" / "themes"
    with Screen() as screen:
        for path in sorted(themes.glob("*.theme")):
            check(screen, path.stem)


if __name__ == "__main__":
    sys.exit(main())
