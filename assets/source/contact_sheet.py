#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Show the pieces on their boards at 160, 80 and 40 pixels per cell, as the program draws them.

    contact_sheet.py [parlour|arcade|contrast]   writes build/contact-sheet-THEME.png
    contact_sheet.py THEME CHECKOUT              the same beside that of another checkout, which is on the left

It reads the geometry from the theme file and nothing else, so it also proves that the file is right.
Needs ImageMagick and pngquant.
"""
import os
import subprocess
import sys
import tempfile

ASSETS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# The scenes: game, board, cells shown (column, row of the upper left; columns, rows), then pieces by cell.
SCENES = [
    ("towers", "board_8", "towers.8", 8, (3, 2, 5, 3), "tower",
     {(3, 3): "queen_1", (4, 3): "tower_1", (3, 4): "tower_1", (5, 3): "tower_2", (6, 3): "queen_2", (6, 2): "tower_2",
      (7, 3): "tower_2", (7, 4): "tower_1", (5, 4): "tower_2", (4, 2): "tower_1", (7, 2): "queen_1"}),
    ("dodgem", "board_5", "dodgem.5", 5, (0, 0, 5, 3), "pawn",
     {(0, 0): "pawn_2", (0, 1): "pawn_2", (1, 1): "pawn_1", (2, 1): "pawn_2", (3, 2): "pawn_1", (2, 2): "pawn_1", (4, 1): "pawn_2"}),
    ("morris", "board", "morris", 7, (0, 0, 5, 3), "man",
     {(0, 0): "man_1", (3, 0): "man_2", (1, 1): "man_2", (3, 1): "man_1", (2, 2): "man_2", (3, 2): "man_1", (4, 2): "man_2"}),
    ("stratego", "board", "stratego", 10, (1, 4, 5, 3), "piece",
     {(1, 4): "back_2", (4, 4): "piece_1_3", (5, 4): "piece_2_9", (1, 5): "piece_1_10", (4, 5): "piece_1_8",
      (5, 5): "piece_1_7", (1, 6): "piece_1_F", (2, 6): "piece_1_2", (3, 6): "piece_1_1", (4, 6): "back_1", (5, 6): "piece_2_5"}),
]
RANKS = ["10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "B", "F"]


def read_theme(theme):
    values = {}
    with open(os.path.join(ASSETS, "themes", theme + ".theme"), encoding="utf-8") as f:
        lines = f.readlines()
    for line in lines:
        key, eq, value = line.partition("=")
        if eq and not line.startswith("#"):
            values[key.strip()] = value.strip()
    return values


def numbers(values, key):
    return [float(v) for v in values[key].split()]


def shadow_name(game, man):
    side = man.split("_")[1]
    return {"towers": "shadow_" + man, "dodgem": "shadow_pawn", "morris": "shadow_man", "stratego": f"shadow_piece_{side}"}[game]


def place(values, texture, kind, cell, x, y):
    """Arguments that draw a sprite with its anchor at x, y."""
    scale = cell / numbers(values, kind + ".cell")[0]
    w, h = numbers(values, kind + ".size")
    ax, ay = numbers(values, kind + ".anchor")
    return ["(", texture, "-filter", "Box" if scale < 0.5 else "Lanczos", "-resize", f"{w * scale:.0f}x{h * scale:.0f}!", ")",
            "-geometry", f"{x - ax * scale:+.0f}{y - ay * scale:+.0f}", "-composite"]


def scene(theme, values, cell, spec, out):
    game, board, key, n, (c0, r0, columns, rows), _, men = spec
    folder = os.path.join(ASSETS, "textures", theme, game)
    w, h, fx, fy, fw, fh = numbers(values, "board." + key)
    scale = cell * n / fw
    high = fh * scale / n
    left, top = (fx * scale + c0 * cell, fy * scale + r0 * high)
    margin = cell * 0.45
    command = ["convert", "-size", f"{columns * cell + 2 * margin:.0f}x{rows * high + 2 * margin:.0f}", "xc:" + values["colour.background"],
               "(", f"{folder}/{board}.png", "-filter", "Lanczos", "-resize", f"{w * scale:.0f}x{h * scale:.0f}!", ")",
               "-geometry", f"{margin - left:+.0f}{margin - top:+.0f}", "-composite"]
    order = sorted(men, key=lambda p: (p[1], p[0]))
    for shadows in (True, False):
        for column, row in order:
            x, y = margin + (column - c0 + 0.5) * cell, margin + (row - r0 + 0.5) * high
            man = men[column, row]
            if shadows:
                command += place(values, f"{folder}/{shadow_name(game, man)}.png", "shadow", cell, x, y)
            else:
                command += place(values, f"{folder}/{man}.png", "sprite", cell, x, y)
    subprocess.run(command + [out], check=True)


def ranks(theme, values, cell, out):
    folder = os.path.join(ASSETS, "textures", theme, "stratego")
    command = ["convert", "-size", f"{cell * 13}x{cell * 2}", "xc:" + values["colour.background"]]
    for side in (1, 2):
        for i, man in enumerate([f"piece_{side}_{r}" for r in RANKS] + [f"back_{side}"]):
            command += place(values, f"{folder}/{man}.png", "sprite", cell, (i + 0.5) * cell, (side - 0.5) * cell)
    subprocess.run(command + [out], check=True)


def beside(theme, checkout, out):
    """Put the sheet that another checkout makes of its own pieces on the left."""
    other = subprocess.run([sys.executable, os.path.join(checkout, "assets", "source", "contact_sheet.py"), theme],
                           check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    subprocess.run(["convert", other, out, "-background", "#202020", "-splice", "12x0", "+append", "-strip", out], check=True)


def main():
    theme = sys.argv[1] if len(sys.argv) > 1 else "parlour"
    values = read_theme(theme)
    build = os.path.join(os.path.dirname(ASSETS), "build")
    os.makedirs(build, exist_ok=True)
    out = os.path.join(build, f"contact-sheet-{theme}.png")
    with tempfile.TemporaryDirectory() as tmp:
        rows = []
        for cell, across in ((160, 2), (80, 4), (40, 4)):
            parts = []
            for i, spec in enumerate(SCENES):
                parts.append(f"{tmp}/{cell}_{i}.png")
                scene(theme, values, cell, spec, parts[-1])
            for i in range(0, 4, across):
                rows.append(f"{tmp}/row_{cell}_{i}.png")
                subprocess.run(["convert", *parts[i:i + across], "+append", rows[-1]], check=True)
        for cell in (130, 40):
            rows.append(f"{tmp}/ranks_{cell}.png")
            ranks(theme, values, cell, rows[-1])
        subprocess.run(["convert", *rows, "-background", values["colour.background"], "-append", "-strip", f"{tmp}/sheet.png"], check=True)
        subprocess.run(["pngquant", "--speed", "3", "--nofs", "--force", "--strip", "--output", out, "256", f"{tmp}/sheet.png"], check=True)
    if len(sys.argv) > 2:
        beside(theme, sys.argv[2], out)
    print(out)


if __name__ == "__main__":
    main()
