#!/usr/bin/env python3
"""The pictures the themes promise are there, have the size the theme files say, and stay small enough."""
import pathlib
import struct
import sys
import unittest
import zlib

ASSETS = pathlib.Path(__file__).resolve().parent.parent / "assets"
sys.path.insert(0, str(ASSETS / "source"))
import contact_sheet  # noqa: E402
import effects  # noqa: E402
import render  # noqa: E402

THEMES = [t for t in render.THEMES if (ASSETS / "themes" / f"{t}.theme").exists()]


def png_size(path):
    with open(path, "rb") as f:
        head = f.read(24)
    assert head[:8] == b"\x89PNG\r\n\x1a\n", path
    return list(struct.unpack(">II", head[16:24]))


def alpha_rows(path):
    """The alpha of a PNG of grey and alpha, eight bits each, row by row."""
    data, at, packed = path.read_bytes(), 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        if kind == b"IHDR":
            width, _, depth, colour = struct.unpack(">IIBB", data[at + 8:at + 18])
            assert (depth, colour) == (8, 4), path
        packed += data[at + 8:at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    plain, stride, before = zlib.decompress(packed), 2 * width, bytearray(2 * width)
    for start in range(0, len(plain), stride + 1):
        row = bytearray(plain[start + 1:start + 1 + stride])
        for i in range(stride):
            left, up, corner = row[i - 2] if i > 1 else 0, before[i], before[i - 2] if i > 1 else 0
            guess = left + up - corner
            nearest = min((left, up, corner), key=lambda v: abs(guess - v))
            row[i] = (row[i] + (0, left, up, (left + up) // 2, nearest)[plain[start]]) & 255
        yield row[1::2]
        before = row


class Pictures(unittest.TestCase):
    def test_every_picture_is_there_in_its_size(self):
        for item in render.items():
            path = ASSETS / item.path
            with self.subTest(item.path):
                self.assertTrue(path.exists())
                if item.finish != "icon":
                    self.assertEqual(png_size(path), list(item.size))

    def test_every_picture_is_of_the_present_scene(self):
        stamps = render.read_stamps()
        self.assertEqual([], [item.path for item in render.items() if stamps.get(item.path) != item.digest()])

    def test_no_shadow_ends_at_the_edge_of_its_picture(self):
        for item in render.items():
            if item.finish != "shadow":
                continue
            with self.subTest(item.path):
                self.assertLess(max(row[-1] for row in alpha_rows(ASSETS / item.path)), 8)

    def test_icons(self):
        for size in (16, 24, 32, 48, 64, 128, 256, 512):
            self.assertEqual(png_size(ASSETS / "icons" / f"quatuor-{size}.png"), [size, size])

    def test_marks_are_there(self):
        for name in effects.SPRITES:
            self.assertEqual(png_size(ASSETS / "textures" / "common" / f"{name}.png"), list(effects.SPRITES[name][:2]))

    def test_themes_say_the_same_geometry_as_the_scenes(self):
        for theme in THEMES:
            values = contact_sheet.read_theme(theme)
            for game, n, diagonals, name in render.BOARDS:
                key = f"board.{game}.{n}" if game in ("towers", "dodgem") else f"board.{game}"
                size = contact_sheet.numbers(values, key)
                with self.subTest(theme=theme, board=key):
                    self.assertEqual(png_size(ASSETS / "textures" / theme / game / f"{name}.png"), size[:2])
                    x, y, w, h = size[2:]
                    self.assertAlmostEqual(h / w, contact_sheet.numbers(values, "cell.aspect")[0], 3)
                    self.assertTrue(0 < x and x + w < size[0] and 0 < y and y + h < size[1])

    def test_themes_have_the_same_keys(self):
        keys = {t: set(contact_sheet.read_theme(t)) for t in THEMES}
        for theme in THEMES:
            self.assertEqual(keys[theme], keys[THEMES[0]], theme)

    def test_textures_stay_below_twenty_megabytes(self):
        self.assertLess(sum(p.stat().st_size for p in (ASSETS / "textures").rglob("*.png")), 20e6)


if __name__ == "__main__":
    unittest.main()
