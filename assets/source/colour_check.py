#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Checks that colour-blind players can tell the sides apart. Writes docs/colour-check.md.

The tables compare the mean colours of the rendered pieces as seen with ordinary vision, with protanopia, deuteranopia and
tritanopia (simulated after Machado, Oliveira and Fernandes 2009, severity 1) and in greyscale. The distance is CIE76 ΔE in
Lab: below 10 is alike, above 20 clearly different. Text and the figures on Stratego's blocks are rated by the WCAG contrast
ratio. Needs ImageMagick.
"""
import os
import re
import subprocess

import contact_sheet

ASSETS = contact_sheet.ASSETS

EYES = {
    "ordinary": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
}
PAIRS = [("towers/tower_1", "towers/tower_2"), ("towers/queen_1", "towers/queen_2"), ("towers/tower_1", "towers/queen_1"),
         ("towers/tower_2", "towers/queen_2"), ("dodgem/pawn_1", "dodgem/pawn_2"), ("morris/man_1", "morris/man_2"),
         ("stratego/back_1", "stratego/back_2")]
TEXTS = [("colour.text", "colour.panel"), ("colour.text_dim", "colour.panel"), ("colour.text", "colour.panel_active"),
         ("colour.text", "colour.button"), ("colour.text", "colour.background"), ("colour.player_1", "colour.panel"), ("colour.player_2", "colour.panel")]


def linear(c):
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def mean_colour(path):
    """Mean linear RGB of the opaque pixels."""
    out = subprocess.run(["convert", path, "-colorspace", "RGB", "-scale", "1x1!", "-depth", "16", "txt:-"],
                         check=True, stdout=subprocess.PIPE, text=True).stdout
    values = out.splitlines()[1].split("(")[1].split(")")[0].split(",")
    return [float(v) / 65535 for v in values[:3]]


def seen(rgb, eye):
    return [min(1.0, max(0.0, sum(m * c for m, c in zip(row, rgb)))) for row in EYES[eye]]


def lab(rgb):
    r, g, b = rgb
    xyz = ((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047, 0.2126 * r + 0.7152 * g + 0.0722 * b, (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a, b, eye):
    return sum((p - q) ** 2 for p, q in zip(lab(seen(a, eye)), lab(seen(b, eye)))) ** 0.5


def rgb(text):
    return [linear(int(text[i:i + 2], 16) / 255) for i in (1, 3, 5)]


def luminance(text):
    r, g, b = rgb(text)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a, b):
    hi, lo = sorted((luminance(a), luminance(b)), reverse=True)
    return (hi + 0.05) / (lo + 0.05)


def cell_colours(theme, game, n):
    """The mean colours of the first two cells of a board."""
    values = contact_sheet.read_theme(theme)
    key = f"board.{game}.{n}" if f"board.{game}.{n}" in values else f"board.{game}"
    _, _, x, y, w, h = contact_sheet.numbers(values, key)
    board = os.path.join(ASSETS, "textures", theme, game, f"board_{n}.png" if key.endswith(f".{n}") else "board.png")
    side = int(w / n * 0.6)
    for column in range(2):
        crop = f"{side}x{side}+{int(x + (column + 0.2) * w / n)}+{int(y + 0.15 * h / n)}"
        out = subprocess.run(["convert", board, "-crop", crop, "+repage", "-alpha", "off", "-scale", "1x1!", "-depth", "8", "txt:-"],
                             check=True, stdout=subprocess.PIPE, text=True).stdout
        yield re.search(r"#[0-9A-F]{6}", out).group()


def figure_and_ground(path):
    """Reduces a block's face to a few colours; returns the one with the highest contrast and the most frequent one."""
    out = subprocess.run(["convert", path, "-crop", "200x150+100+185", "-alpha", "off", "-colors", "6", "-format", "%c", "histogram:info:-"],
                         check=True, stdout=subprocess.PIPE, text=True).stdout
    found = sorted(((int(count), colour) for count, colour in re.findall(r"(\d+): .*?(#[0-9A-F]{6})", out)), reverse=True)
    ground = found[0][1]
    return max((colour for count, colour in found if count > 200*150/20), key=lambda c: contrast(c, ground)), ground


def row(name, a, b):
    return f"| {name} | " + " | ".join(f"{distance(a, b, eye):.0f}" for eye in EYES) + " |"


def main():
    # REUSE-IgnoreStart
    lines = ["<!-- SPDX-FileCopyrightText: 2026 The Quatuor authors", "     SPDX-License-Identifier: MIT -->", ""]
    # REUSE-IgnoreEnd
    lines += ["# Telling the sides apart", "", " ".join(__doc__.split("\n\n")[1].split()),
             "Shapes differ as well: square and round feet of towers, queens and morris men, straight and arched blocks, arrows up and right.",
             "In Contrast one side's rings, floors and figures are white, the other's black: mean colours do not show this, the contact sheets do.", ""]
    for theme in ("parlour", "arcade", "contrast"):
        textures = os.path.join(ASSETS, "textures", theme)
        if not all(os.path.exists(f"{textures}/{m}.png") for pair in PAIRS for m in pair):
            continue
        values = contact_sheet.read_theme(theme)
        lines += [f"## {values['name']}", "", "| pieces | " + " | ".join(EYES) + " |", "|---|" + "---:|" * len(EYES)]
        for a, b in PAIRS:
            ca, cb = mean_colour(f"{textures}/{a}.png"), mean_colour(f"{textures}/{b}.png")
            lines.append(row(f"{a.split('/')[1]} – {b.split('/')[1]} ({a.split('/')[0]})", ca, cb))
        faces = [figure_and_ground(f"{textures}/stratego/piece_{side}_4.png") for side in (1, 2)]
        lines.append(row("grounds of the figures (stratego)", *(rgb(ground) for _, ground in faces)))
        lines += ["", "| text | on | contrast |", "|---|---|---:|"]
        lines += [f"| {t[7:]} | {g[7:]} | {contrast(values[t], values[g]):.1f} |" for t, g in TEXTS]
        lines += [f"| figures | blocks of side {side} | {contrast(*face):.1f} |" for side, face in enumerate(faces, 1)] + [""]
    path = os.path.join(os.path.dirname(ASSETS), "docs", "colour-check.md")
    with open(path, "w", encoding="utf-8") as f:
        f.write("\n".join(lines))
    print(path)


if __name__ == "__main__":
    main()
