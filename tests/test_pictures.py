#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""All pictures of the themes exist, have the sizes stated in the theme files, and stay small enough."""
import pathlib
import shutil
import struct
import subprocess
import sys
import unittest

ASSETS = pathlib.Path(__file__).resolve().parent.parent / "assets"
sys.path.insert(0, str(ASSETS / "source"))
import colour_check  # noqa: E402
import contact_sheet  # noqa: E402
import effects  # noqa: E402
import render  # noqa: E402

THEMES = [t for t in render.THEMES if (ASSETS / "themes" / f"{t}.theme").exists()]


def has_imagemagick():
    """Whether `convert` is ImageMagick's: other programs have that name, too."""
    if not shutil.which("convert"):
        return False
    return "ImageMagick" in subprocess.run(["convert", "-version"], capture_output=True, text=True).stdout


def png_size(path):
    with open(path, "rb") as f:
        head = f.read(24)
    assert head[:8] == b"\x89PNG\r\n\x1a\n", path
    return list(struct.unpack(">II", head[16:24]))


class Pictures(unittest.TestCase):
    def test_every_picture_exists_and_has_its_size(self):
        for item in render.items():
            path = ASSETS / item.path
            with self.subTest(item.path):
                self.assertTrue(path.exists())
                if item.finish != "icon":
                    self.assertEqual(png_size(path), list(item.size))

    def test_every_picture_matches_the_current_scene(self):
        stamps = render.read_stamps()
        self.assertEqual([], [item.path for item in render.items() if stamps.get(item.path) != item.digest()])

    def test_no_shadow_is_cut_off_by_its_picture(self):
        for item in render.items():
            if item.finish != "shadow":
                continue
            with self.subTest(item.path):
                self.assertLess(max(row[-1] for row in render.alpha_rows(ASSETS / item.path)), 8)

    def test_icons(self):
        for size in (16, 24, 32, 48, 64, 128, 256, 512):
            self.assertEqual(png_size(ASSETS / "icons" / f"quatuor-{size}.png"), [size, size])

    def test_particles_exist(self):
        for name in effects.SPRITES:
            self.assertEqual(png_size(ASSETS / "textures" / "common" / f"{name}.png"), list(effects.SPRITES[name][:2]))

    def test_the_light_of_a_board_ends_before_its_picture(self):
        self.assertEqual(png_size(ASSETS / "textures" / "arcade" / "common" / "halo.png"), list(effects.HALO))
        self.assertEqual([(0, 0, 0)] * 4, [effects.halo(x, y) for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1))])
        self.assertGreater(max(effects.halo(-0.8, 0)), 150)

    def test_no_common_picture_is_unused(self):
        made = {*effects.SPRITES, "board_shadow", *(pathlib.Path(i.path).stem for i in render.items() if "textures/common/" in i.path)}
        self.assertEqual(made, {p.stem for p in (ASSETS / "textures" / "common").iterdir()})

    def test_themes_have_the_geometry_of_the_scenes(self):
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

    def test_themes_have_the_bounding_box_of_each_piece(self):
        for theme in THEMES:
            values = contact_sheet.read_theme(theme)
            for name, picture in render.BODIES.items():
                with self.subTest(theme=theme, man=name):
                    self.assertEqual(list(render.body(ASSETS / "textures" / theme / picture)),
                                     contact_sheet.numbers(values, f"body.{name}"))

    def test_heads_reach_over_the_cell_behind_by_at_most_a_third(self):
        """The middle of that cell stays free, and the middle of each man lies in his own cell: that is where one presses."""
        for theme in THEMES:
            values = contact_sheet.read_theme(theme)
            cell, anchor = contact_sheet.numbers(values, "sprite.cell")[0], contact_sheet.numbers(values, "sprite.anchor")[1]
            height = cell * contact_sheet.numbers(values, "cell.aspect")[0]
            for name in render.BODIES:
                _, top, _, h = contact_sheet.numbers(values, f"body.{name}")
                with self.subTest(theme=theme, man=name):
                    self.assertLessEqual((anchor - height / 2 - top) / height, 1 / 3)
                    self.assertLess(abs(top + h / 2 - anchor), height / 2)

    def test_a_man_hides_little_of_the_one_behind(self):
        """Of the visible part of any man, whoever of his game stands in the cell before him."""
        step = round(render.CELL * render.SIN)
        for theme in THEMES:
            men = {name: (path.split("/")[0], [bytes(a > 153 for a in row) for row in render.alpha_rows(ASSETS / "textures" / theme / path)])
                   for name, path in render.BODIES.items()}
            for behind, (game, rows) in men.items():
                seen = sum(map(sum, rows))
                for before in (b for b in men if men[b][0] == game):
                    hidden = sum(a & b for low, high in zip(rows[step:], men[before][1]) for a, b in zip(low, high))
                    with self.subTest(theme=theme, behind=behind, before=before):
                        self.assertLess(hidden / seen, 0.06)

    @unittest.skipUnless(has_imagemagick(), "ImageMagick is not installed")
    def test_marks_are_visible_on_every_cell(self):
        """A mark or its edge, 70 % black around light ones and 70 % white around dark ones, has a contrast of 3 on both kinds of cells."""
        for theme in THEMES:
            values = contact_sheet.read_theme(theme)
            for game, n in (("towers", 8), ("dodgem", 5), ("stratego", 10)):
                for cell in colour_check.cell_colours(theme, game, n):
                    for mark in ("can", "capture", "refuse", "focus", "last_move"):
                        colour = values[f"colour.{mark}"]
                        red, green, blue = (int(colour[i:i + 2], 16) for i in (1, 3, 5))
                        add = 0 if 2 * red + 5 * green + blue > 8 * 110 else 0.7 * 255
                        edge = "#" + "".join(f"{round(int(cell[i:i + 2], 16) * 0.3 + add):02x}" for i in (1, 3, 5))
                        with self.subTest(theme=theme, game=game, cell=cell, mark=mark):
                            best = max(colour_check.contrast(colour, cell), colour_check.contrast(edge, cell))
                            self.assertGreaterEqual(best, 3)

    def test_themes_have_the_same_keys(self):
        keys = {t: set(contact_sheet.read_theme(t)) for t in THEMES}
        for theme in THEMES:
            self.assertEqual(keys[theme], keys[THEMES[0]], theme)

    @unittest.skipUnless(has_imagemagick(), "ImageMagick is not installed")
    def test_ranks_are_readable_in_contrast(self):
        for side in (1, 2):
            for rank in render.RANKS[:10]:
                face = ASSETS / "textures" / "contrast" / "stratego" / f"piece_{side}_{rank}.png"
                with self.subTest(face.name):
                    self.assertGreaterEqual(colour_check.contrast(*colour_check.figure_and_ground(face)), 7)

    @unittest.skipUnless(has_imagemagick(), "ImageMagick is not installed")
    def test_heads_are_seen_on_the_black_frame_of_contrast(self):
        """The top of each tall man reaches over the frame, and stands on black panels."""
        for name in (n for n, path in render.BODIES.items() if path.startswith("towers/")):
            picture = ASSETS / "textures" / "contrast" / render.BODIES[name]
            x, y, w, h = render.body(picture)
            command = ["convert", str(picture), "-background", "black", "-flatten", "-colorspace", "Gray",
                       "-crop", f"{w}x{h // 8}+{x}+{y}", "-format", "%[fx:maxima]", "info:"]
            brightest = round(255 * float(subprocess.run(command, capture_output=True, text=True, check=True).stdout))
            with self.subTest(name):
                self.assertGreaterEqual(colour_check.contrast(f"#{brightest:02x}{brightest:02x}{brightest:02x}", "#1e1e1e"), 3)

    def test_textures_stay_below_twenty_megabytes(self):
        self.assertLess(sum(p.stat().st_size for p in (ASSETS / "textures").rglob("*.png")), 20e6)


if __name__ == "__main__":
    unittest.main()
