#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Render the pictures of Quatuor again from the scenes beside this file.

    render.py                 everything that is out of date
    render.py parlour/towers  only pictures below that path
    render.py -n              list what would be rendered
    render.py -f …            render even if up to date
    render.py -j2             two threads per picture (default 1)
    render.py --draft         quick and coarse, into build-art/ instead of assets/

Needs the Debian packages povray, povray-includes, imagemagick, pngquant, optipng and fonts-dejavu-core.
A picture is out of date when its scene, one of the scene's includes or its parameters have changed: rendered.txt
keeps their digest, so that a fresh clone renders nothing.
"""
import argparse
import hashlib
import math
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
ASSETS = os.path.dirname(HERE)
STAMPS = os.path.join(HERE, "rendered.txt")
FONTS = "/usr/share/fonts/truetype/dejavu"
NOTICE = re.compile(rb"\A/\* SPDX-.*?\*/\n+", re.DOTALL)  # who may use a scene changes no picture

THEMES = {"parlour": 0, "arcade": 1, "contrast": 2}
GAMES = {"towers": 1, "dodgem": 2, "morris": 3, "stratego": 4}
RANKS = ["10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "B", "F"]
KINDS = {"B": 11, "F": 12, **{str(n): n for n in range(1, 11)}}

CELL = 320                                  # pixels per cell in the pieces' masters
BOARD = 1600                                # width of a board in pixels: enough for a window as high
SPRITE = (1.25, 1.5)                        # cells
SHADOW = (2.0, 2.0)
ELEVATION = math.radians(58)                # of the camera above the board
SIN, COS = math.sin(ELEVATION), math.cos(ELEVATION)
LIGHT = (-0.66, 0.74, -0.26)                # to the lamp: right, up, away; both as in common.inc


class Item:
    """One picture: its path, its scene, and how it is processed afterwards. It may lie over another one, rendered with other parameters."""

    def __init__(self, path, scene, size, declares, finish, below=None):
        self.path, self.scene, self.size, self.declares, self.finish, self.below = path, scene, size, declares, finish, below

    def digest(self):
        h = hashlib.sha256()
        for name in sources(self.scene):
            with open(os.path.join(HERE, name), "rb") as scene:
                h.update(NOTICE.sub(b"", scene.read()))
        h.update(repr((self.size, sorted(self.declares.items()), self.finish, self.below, self.quality())).encode())
        return h.hexdigest()[:20]

    def quality(self):
        """POV-Ray's sampling options; without jitter, which frays straight lines."""
        if self.finish == "shadow":
            return ["-A", "File_Gamma=1.0"]
        threshold = {"board.pov": "+A0.12", "arena.pov": "+A0.3", "curtain.pov": "+A0.3"}.get(self.scene, "+A0.08")
        return ["-J", threshold, "+AM2", "+R2"]


def sources(scene, seen=None):
    """The scene and, in order, each of our includes it names."""
    seen = [] if seen is None else seen
    if scene not in seen and os.path.exists(os.path.join(HERE, scene)):
        seen.append(scene)
        with open(os.path.join(HERE, scene), encoding="utf-8") as file:
            text = file.read()
        for name in re.findall(r'#include "([^"]+)"', text):
            sources(name, seen)
    return seen


def board_geometry(game, n):
    """Frame width, rim height and foot depth in cells."""
    return {
        "towers": (0.072 * n, 0.012 * n, 0.045 * n),
        "dodgem": (0.090 * n, 0.010 * n, 0.045 * n),
        "morris": (0.30, 0.0, 0.32),
        "stratego": (0.068 * n, 0.010 * n, 0.045 * n),
    }[game]


def board_size(game, n):
    f, rim, foot = board_geometry(game, n)
    return BOARD, round(BOARD * ((n + 2 * f) * SIN + (rim + foot) * COS) / (n + 2 * f))


def board_field(game, n):
    """The playing field within a board's texture: x, y, width, height in pixels."""
    f, rim, _ = board_geometry(game, n)
    px = BOARD / (n + 2 * f)
    return tuple(round(v * px, 2) for v in (f, f * SIN + rim * COS, n, n * SIN))


BOARDS = ([("towers", n, 0, f"board_{n}") for n in (6, 8, 10, 12)]
          + [("dodgem", n, 0, f"board_{n}") for n in range(3, 9)]
          + [("morris", 7, 0, "board"), ("morris", 7, 1, "board_diagonals"), ("stratego", 10, 0, "board")])


def items():
    out = []
    sprite = tuple(round(v * CELL) for v in SPRITE)
    shadow = tuple(round(v * CELL / 4) for v in SHADOW)     # soft: a quarter of the resolution is enough
    for theme, t in THEMES.items():
        def man(game, name, side, kind, blank=None):
            dark = name == "queen_2"  # whose crown is as black as the frame behind it
            finish = (("tall", "tall_neon") if game == "towers" else ("man", "neon")) + ("outlined_twice" if dark else "outlined",)
            out.append(Item(f"textures/{theme}/{game}/{name}.png", "piece.pov", sprite,
                            dict(Theme=t, Game=GAMES[game], Side=side, Kind=kind), finish[t], blank))

        def shade(game, name, side, kind):
            # the same in all themes
            out.append(Item(f"textures/{theme}/{game}/{name}.png", "piece.pov", shadow,
                            dict(Theme=0, Game=GAMES[game], Side=side, Kind=kind, Shadow=1), "shadow"))

        def bloom(game, name, side, kind):
            if theme == "arcade":
                out.append(Item(f"textures/{theme}/{game}/{name}.png", "piece.pov", shadow,
                                dict(Theme=t, Game=GAMES[game], Side=side, Kind=kind, Bloom=1), "bloom"))

        for side in (1, 2):
            bloom("towers", f"glow_tower_{side}", side, 0)
            bloom("towers", f"glow_queen_{side}", side, 1)
            bloom("dodgem", f"glow_pawn_{side}", side, 0)
            bloom("morris", f"glow_man_{side}", side, 0)
            bloom("stratego", f"glow_piece_{side}", side, 0)
            man("towers", f"tower_{side}", side, 0)
            man("towers", f"queen_{side}", side, 1)
            shade("towers", f"shadow_tower_{side}", side, 0)
            shade("towers", f"shadow_queen_{side}", side, 1)
            man("dodgem", f"pawn_{side}", side, 0)
            man("morris", f"man_{side}", side, 0)
            for rank in RANKS:
                man("stratego", f"piece_{side}_{rank}", side, KINDS[rank], dict(Kind=-1))
            man("stratego", f"back_{side}", side, 0)
            shade("stratego", f"shadow_piece_{side}", side, 0)
            out.append(Item(f"textures/{theme}/stratego/duel_{side}.png", "duel.pov", (640, 640), dict(Theme=t, Side=side, Kind=-1),
                            ("man", "neon", "outlined")[t]))
            for rank in RANKS:
                out.append(Item(f"textures/{theme}/stratego/duel_{side}_{rank}.png", "duel.pov", (640, 640), dict(Theme=t, Side=side, Kind=KINDS[rank]),
                                ("man", "neon", "man")[t]))
        shade("dodgem", "shadow_pawn", 1, 0)
        shade("morris", "shadow_man", 1, 0)
        for game, n, diagonals, name in BOARDS:
            f, rim, foot = board_geometry(game, n)
            out.append(Item(f"textures/{theme}/{game}/{name}.png", "board.pov", board_size(game, n),
                            dict(Theme=t, Game=GAMES[game], N=n, Diagonals=diagonals, FrameW=f, Rim=rim, Foot=foot),
                            "board" if t != 1 else "glow_board"))
        out.append(Item(f"textures/{theme}/common/table.png", "table.pov", (1920, 1200), dict(Theme=t), "table" if t != 1 else "glow_table"))
        for kind, name in enumerate(("tray", "tray_lit", "rail")):
            out.append(Item(f"textures/{theme}/common/{name}.png", "tray.pov", (1944, 72) if name == "rail" else (512, 512),
                            dict(Theme=t, Kind=kind), name))
        if theme != "contrast":
            out.append(Item(f"textures/{theme}/common/arena.png", "arena.pov", (1280, 448), dict(Theme=t), "arena"))
            out.append(Item(f"textures/{theme}/common/curtain.png", "curtain.pov", (640, 800), dict(Theme=t), "arena"))
        out.append(Item(f"textures/{theme}/common/title.png", "title.pov", (1320, 330), dict(Theme=t), "title"))
    for n in range(1, 5):
        out.append(Item(f"textures/common/shard_{n}.png", "shard.pov", (128, 128), dict(Kind=n), "man"))
    out.append(Item("icons/quatuor-512.png", "icon.pov", (768, 768), {}, "icon"))
    return out


# The picture from which each piece's outline is measured; all blocks of an army share one.
BODIES = {f"{man}_{side}": f"{game}/{picture or man}_{side}.png"
          for game, man, picture in (("towers", "tower", ""), ("towers", "queen", ""), ("dodgem", "pawn", ""),
                                     ("morris", "man", ""), ("stratego", "piece", "back")) for side in (1, 2)}


def alpha_rows(path):
    """The alpha channel of a PNG, row by row: grey with alpha, or a palette, eight bits each."""
    with open(path, "rb") as f:
        data = f.read()
    at, packed, clear = 8, b"", b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, _, depth, colour = struct.unpack(">IIBB", body[:10])
            assert depth == 8 and colour in (3, 4), path
        packed += body if kind == b"IDAT" else b""
        clear = body if kind == b"tRNS" else clear
        at += 12 + length
    step = 2 if colour == 4 else 1
    plain, stride, before = zlib.decompress(packed), step * width, bytearray(step * width)
    for start in range(0, len(plain), stride + 1):
        row = bytearray(plain[start + 1:start + 1 + stride])
        for i in range(stride if plain[start] else 0):
            left, up, corner = row[i - step] if i >= step else 0, before[i], before[i - step] if i >= step else 0
            guess = left + up - corner
            nearest = min((left, up, corner), key=lambda v: abs(guess - v))
            row[i] = (row[i] + (0, left, up, (left + up) // 2, nearest)[plain[start]]) & 255
        yield row[1::2] if colour == 4 else bytes(clear[i] if i < len(clear) else 255 for i in row)
        before = row


def body(path):
    """The bounding box of a piece without its glow: x, y, width, height in pixels."""
    seen = [(x, y) for y, row in enumerate(alpha_rows(path)) for x, a in enumerate(row) if a > 153]
    left, top = min(x for x, _ in seen), min(y for _, y in seen)
    return left, top, max(x for x, _ in seen) - left + 1, max(y for _, y in seen) - top + 1


GENERATED = "# --- geometry, written by assets/source/render.py --themes ---"


def write_themes():
    """Update the geometry in the theme files from the scenes."""
    for theme in THEMES:
        path = os.path.join(ASSETS, "themes", theme + ".theme")
        if not os.path.exists(path):
            continue
        with open(path, encoding="utf-8") as f:
            text = f.read().split(GENERATED)[0].rstrip("\n")
        half, quarter = CELL // 2, CELL // 4
        lines = [GENERATED, f"cell.aspect = {SIN:.4f}", f"cell.rise = {COS:.4f}",
                 f"lift.shadow = {-LIGHT[0] / LIGHT[1]:.4f} {LIGHT[2] / LIGHT[1] * SIN:.4f}",
                 f"sprite.cell = {CELL}", f"sprite.size = {SPRITE[0] * CELL:.0f} {SPRITE[1] * CELL:.0f}",
                 f"sprite.anchor = {SPRITE[0] * half:.0f} {CELL}",
                 f"shadow.cell = {quarter}", f"shadow.size = {SHADOW[0] * quarter:.0f} {SHADOW[1] * quarter:.0f}",
                 f"shadow.anchor = {quarter} {quarter}",
                 f"glow.cell = {quarter}", f"glow.size = {SHADOW[0] * quarter:.0f} {SHADOW[1] * quarter:.0f}",
                 f"glow.anchor = {quarter} {quarter}",
                 "board_shadow.size = 256 256", "board_shadow.margin = 77"]
        for name, picture in BODIES.items():
            x, y, w, h = body(os.path.join(ASSETS, "textures", theme, picture))
            lines.append(f"body.{name} = {x} {y} {w} {h}")
        for game, n, diagonals, name in BOARDS:
            if not diagonals:
                key = f"board.{game}.{n}" if game in ("towers", "dodgem") else f"board.{game}"
                numbers = (*board_size(game, n), *board_field(game, n))
                lines.append(f"{key} = " + " ".join(f"{v:g}" for v in numbers))
        with open(path, "w", encoding="utf-8") as f:
            f.write(text + "\n\n" + "\n".join(lines) + "\n")


def run(*command):
    done = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{command[0]} failed:\n{done.stdout[-3000:]}")


def trace(item, raw, threads, draft):
    """Ray-trace a picture and lay it over the one below, which is traced once for all."""
    if item.below:
        below = {**item.declares, **item.below}
        base = os.path.join(os.path.dirname(raw), "-".join(f"{k}{v}" for k, v in sorted(below.items())) + ".png")
        if not os.path.exists(base):
            trace(Item(item.path, item.scene, item.size, below, item.finish), base, threads, draft)
    trace_alone(item, raw, threads, draft)
    if item.below:
        run("convert", base, raw, "-compose", "Over", "-composite", raw)


def trace_alone(item, raw, threads, draft):
    w, h = item.size
    if draft:
        w, h = w // 2, h // 2
    alpha = [] if item.finish in ("shadow", "bloom", "table", "glow_table", "rail", "arena") else ["+UA"]
    run("povray", f"+I{os.path.join(HERE, item.scene)}", f"+L{HERE}", f"+L{FONTS}", f"+O{raw}",
        f"+W{w}", f"+H{h}", "+FN", *alpha, "-D", f"+WT{threads}", *item.quality(), *(["+A0.3", "+R2"] if draft else []),
        *[f"Declare={k}={v}" for k, v in item.declares.items()])


def quantise(raw, path, colours, quality="0-100", dither=True):
    """Reduce to few well-chosen colours, then compress best."""
    options = ["--speed", "1", "--strip", "--force", "--quality", quality] + ([] if dither else ["--nofs"])
    run("pngquant", *options, "--output", path, str(colours), raw)
    run("optipng", "-quiet", "-o2", path)
    blacken_clear(path)


def blacken_clear(path):
    """pngquant paints fully transparent pixels green; black bleeds less where a filter averages straight alpha."""
    with open(path, "rb") as f:
        data = f.read()
    out, at, chunks = bytearray(data[:8]), 8, []
    while at < len(data):
        length = struct.unpack(">I", data[at:at + 4])[0]
        chunks.append([data[at + 4:at + 8], bytearray(data[at + 8:at + 8 + length])])
        at += 12 + length
    alpha = next((body for kind, body in chunks if kind == b"tRNS"), b"")
    for kind, body in chunks:
        if kind == b"PLTE":
            for i, a in enumerate(alpha):
                if a == 0:
                    body[3 * i:3 * i + 3] = b"\0\0\0"
        out += struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    with open(path, "wb") as f:
        f.write(out)


def finish_man(raw, path, item):
    quantise(raw, path, 256)


def darken_around(raw, colour, reach, strength):
    """A soft dark edge around a man, on whatever lies behind him: in a full column each head stands apart from the foot behind it."""
    run("convert", raw, "(", "+clone", "-channel", "A", "-morphology", "Dilate", "Disk:2.3", "-blur", f"0x{reach}", "-evaluate", "multiply", str(strength),
        "+channel", "-fill", colour, "-colorize", "100", ")", "+swap", "-compose", "Over", "-composite", raw)


def finish_tall(raw, path, item):
    darken_around(raw, "#160a04", 4.5, 0.62)
    quantise(raw, path, 256)


def finish_shadow(raw, path, item):
    # turn floor brightness into black with alpha; the darkest place stays slightly transparent
    tmp = raw + ".alpha.png"
    run("convert", raw, "-set", "colorspace", "RGB", "-colorspace", "Gray", "-negate", "-evaluate", "multiply", "0.84", "-level", "5%,100%", "-blur", "0x1.6",
        "-fx", "u*min(1,(w-0.5-i)/(w/5))", tmp)  # a queen's shadow is longer than the picture: fade it out before the edge
    run("convert", tmp, "-set", "colorspace", "Gray", "(", "+clone", "-fill", "black", "-colorize", "100", ")", "+swap",
        "-alpha", "off", "-compose", "CopyOpacity", "-composite", "-define", "png:color-type=4", "-depth", "8", path)
    run("optipng", "-quiet", "-o2", path)


def light_up(raw, lit):
    """Light spills over the man himself; the glow around him is a picture of its own, which the program adds to what lies below."""
    run("convert", raw, "(", "+clone", "-background", "black", "-alpha", "remove", "-level", "45%,100%", "-blur", "0x7", "-evaluate", "multiply", "0.75", ")",
        "-channel", "RGB", "-compose", "Screen", "-composite", lit)


def finish_neon(raw, path, item):
    lit = raw + ".lit.png"
    light_up(raw, lit)
    quantise(lit, path, 256)


def finish_tall_neon(raw, path, item):
    lit = raw + ".lit.png"
    light_up(raw, lit)
    run("convert", lit, "-channel", "RGB", "-evaluate", "multiply", "1.22", lit)
    darken_around(lit, "#02010c", 6, 0.85)
    quantise(lit, path, 256)


def finish_bloom(raw, path, item):
    # light on black, soft near the tubes and softer further out
    def blurred(radius, strength):
        return ["(", "-clone", "0", "-blur", f"0x{radius}", "-evaluate", "multiply", str(strength), ")"]
    run("convert", raw, *blurred(1.5, 0.18), *blurred(5, 0.38), *blurred(12, 0.85), "-delete", "0", "-background", "black", "-compose", "Plus", "-flatten",
        "-depth", "8", "-define", "png:color-type=2", path)
    run("optipng", "-quiet", "-o2", path)


def outline(raw, width, colour):
    run("convert", raw, "(", "+clone", "-channel", "A", "-morphology", "Dilate", f"Disk:{width}", "-blur", "0x0.7", "+channel", "-fill", colour, "-colorize", "100", ")",
        "+swap", "-compose", "Over", "-composite", raw + ".line.png")
    return raw + ".line.png"


def finish_outlined(raw, path, item):
    # a black line around the silhouette: seen on every cell
    quantise(outline(raw, 4.3, "black"), path, 256)


def finish_outlined_twice(raw, path, item):
    # and a white one around that: seen on the black frame and on black panels, too
    quantise(outline(outline(raw, 4.3, "black"), 4.3, "white"), path, 256)


def finish_board(raw, path, item):
    quantise(raw, path, 256)


def spread_light(raw, lit, width, levels="35%,100%"):
    """Bright lines light up what lies beside them, first closely, then further out."""
    for radius, strength in ((width / 400, 0.9), (width / 100, 1.8)):
        run("convert", lit if os.path.exists(lit) else raw, "(", raw, "-background", "black", "-alpha", "remove", "-level", levels,
            "-blur", f"0x{radius}", "-evaluate", "multiply", str(strength), ")", "-channel", "RGB", "-compose", "Screen", "-composite", lit)


def finish_glow_board(raw, path, item):
    spread_light(raw, raw + ".lit.png", item.size[0])
    quantise(raw + ".lit.png", path, 256)


def finish_glow_table(raw, path, item):
    spread_light(raw, raw + ".lit.png", item.size[0])
    quantise(raw + ".lit.png", path, 128)


def finish_table(raw, path, item):
    quantise(raw, path, 128)


def finish_arena(raw, path, item):
    if item.declares["Theme"] == 1:
        spread_light(raw, raw + ".lit.png", item.size[0], "50%,100%")
        raw += ".lit.png"
    quantise(raw, path, 256)


def finish_rail(raw, path, item):
    quantise(raw, path, 128)


def lay_over(raw, path, colour, reach):
    """With a soft shadow or light of one colour around it."""
    run("convert", raw, "(", "+clone", "-channel", "A", "-blur", f"0x{reach[0]}", "-evaluate", "multiply", str(reach[1]), "+channel",
        "-fill", colour, "-colorize", "100", ")", "+swap", "-compose", "Over", "-composite", raw + ".soft.png")
    quantise(raw + ".soft.png", path, 256)


def finish_tray(raw, path, item):
    # the shadow it throws on the table; neon shines even at rest
    if item.declares["Theme"] == 1:
        spread_light(raw, raw + ".rim.png", item.size[0], "60%,100%")
        return lay_over(raw + ".rim.png", path, "#2a1a6e", (15, 0.9))
    lay_over(raw, path, "black", (14, 0.8))


def finish_tray_lit(raw, path, item):
    # light instead, seen from across the room; the rim's own spills over wood and leather
    theme = item.declares["Theme"]
    if theme != 2:
        spread_light(raw, raw + ".rim.png", item.size[0], "60%,100%")
        raw += ".rim.png"
    lay_over(raw, path, ("#ffc64a", "#40d8ff", "#ffd000")[theme], (17, 1.0))


def finish_title(raw, path, item):
    # a shadow on the table, light around the tubes, or a black line
    theme = item.declares["Theme"]
    if theme == 2:
        return finish_outlined(raw, path, item)
    if theme == 1:
        lit = raw + ".lit.png"
        run("convert", raw, "(", "+clone", "-channel", "RGBA", "-blur", "0x5", ")", "(", "-clone", "0", "-channel", "RGBA", "-blur", "0x16", "-channel", "A",
            "-evaluate", "multiply", "1.5", ")", "-reverse", "-background", "none", "-flatten", lit)
        run("convert", lit, "(", raw, "-fill", "white", "-colorize", "55", "-channel", "A", "-morphology", "Erode", "Disk:5", "-blur", "0x1.5", ")",
            "-compose", "Over", "-composite", lit)
        return quantise(lit, path, 256)
    lay_over(raw, path, "black", (9, 1.3))


def finish_icon(raw, path, item):
    folder = os.path.dirname(path)
    for size in (512, 256, 128, 64, 48, 32, 24, 16):
        out = os.path.join(folder, f"quatuor-{size}.png")
        sharpen = [] if size > 128 else ["-unsharp", "0x0.6+0.7+0.0"]
        run("convert", raw, "-filter", "Lanczos", "-resize", f"{size}x{size}", *sharpen, "-strip", out)
        run("optipng", "-quiet", "-o2", out)


def read_stamps():
    try:
        with open(STAMPS, encoding="utf-8") as f:
            return dict(reversed(line.split()) for line in f if line.strip())
    except FileNotFoundError:
        return {}


def write_stamps(stamps):
    with open(STAMPS + ".new", "w", encoding="utf-8") as f:
        for path in sorted(stamps):
            f.write(f"{stamps[path]}  {path}\n")
    os.replace(STAMPS + ".new", STAMPS)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("paths", nargs="*", help="parts of paths below assets/; all when none is given")
    parser.add_argument("-j", type=int, default=1, metavar="THREADS")
    parser.add_argument("-n", action="store_true", help="only say what is out of date")
    parser.add_argument("-f", action="store_true", help="render even if up to date")
    parser.add_argument("--draft", metavar="DIRECTORY", help="half size, coarse, into another directory")
    parser.add_argument("--touch", action="store_true", help="count as up to date: the last change does not show in these")
    parser.add_argument("--themes", action="store_true", help="only write the geometry into the theme files")
    args = parser.parse_args()
    if args.themes:
        return write_themes()

    os.nice(15)                             # rendering is not urgent
    stamps, todo = read_stamps(), []
    for item in items():
        if args.paths and not any(p in item.path for p in args.paths):
            continue
        fresh = stamps.get(item.path) == item.digest() and os.path.exists(os.path.join(ASSETS, item.path))
        if args.f or args.draft or not fresh:
            todo.append(item)
    if args.n:
        print("\n".join(i.path for i in todo) or "Everything is up to date.")
        return
    if args.touch:
        return write_stamps({**stamps, **{i.path: i.digest() for i in todo}})
    with tempfile.TemporaryDirectory() as scratch:
        if not args.draft and (not args.paths or any(p in "textures/common/" for p in args.paths)):
            import effects
            effects.write_all(os.path.join(ASSETS, "textures"))
        for number, item in enumerate(todo, 1):
            print(f"[{number}/{len(todo)}] {item.path}", flush=True)
            digest = item.digest()          # before rendering: a scene edited meanwhile stays out of date
            raw = os.path.join(scratch, f"{number}.png")
            path = os.path.join(args.draft or ASSETS, item.path)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            first = path.replace("/arcade/", "/parlour/").replace("/contrast/", "/parlour/")
            if item.finish == "shadow" and first != path and not args.draft:
                shutil.copyfile(first, path)
            else:
                trace(item, raw, args.j, args.draft)
                globals()["finish_" + item.finish](raw, path, item)
            if not args.draft:
                stamps = read_stamps()
                stamps[item.path] = digest
                write_stamps(stamps)


if __name__ == "__main__":
    main()
