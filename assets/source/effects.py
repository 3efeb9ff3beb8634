# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""White particles with alpha, tinted by the program, the board's shadow, and the light of a neon board's edge.

Each is a function from a point of the square -1…1 × -1…1 to an opacity 0…1; the light, to a colour.
"""
import math
import os
import struct
import zlib


def byte(value):
    return max(0, min(255, round(255 * value)))


def png(path, width, height, pixel, colour_type=4):
    """A PNG of bytes: grey with alpha (4) or colours (2)."""
    rows = bytearray()
    for j in range(height):
        rows.append(0)
        y = 1 - 2 * (j + 0.5) / height
        for i in range(width):
            rows += bytes(pixel(2 * (i + 0.5) / width - 1, y))

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 8, colour_type, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b"")
    with open(path, "wb") as f:
        f.write(data)


def gauss(d, sigma):
    return math.exp(-d * d / (2 * sigma * sigma))


def spark(x, y):
    r = math.hypot(x, y)
    rays = max(gauss(y, 0.035 * (1 - abs(x)) + 1e-4), gauss(x, 0.035 * (1 - abs(y)) + 1e-4)) * max(0, 1 - r) ** 0.8
    return min(1.0, rays + gauss(r, 0.13))


def dust(x, y):
    """A puff: overlapping soft discs at fixed places."""
    clear = 1.0
    for cx, cy, r, k in ((-0.3, -0.1, 0.55, 0.5), (0.28, -0.16, 0.58, 0.5), (0.02, 0.26, 0.56, 0.5), (-0.42, 0.3, 0.36, 0.35),
                         (0.45, 0.28, 0.38, 0.35), (0.0, -0.42, 0.42, 0.4)):
        clear *= 1 - k * max(0.0, 1 - math.hypot(x - cx, y - cy) / r) ** 1.2
    return 1 - clear


def board_shadow(x, y):
    """The shadow under a board, drawn as nine slices: 77 of its 256 pixels on each side are the soft margin."""
    q = math.hypot(max(abs(x) - 0.40, 0), max(abs(y) - 0.40, 0)) / 0.60
    return 0.72 * max(0.0, 1 - q) ** 2


def halo(x, y):
    """Light along a rectangle of 4/5 of the picture: cyan on the left, magenta on the right, softer further out. Ends before the picture's edge."""
    ax, ay = abs(x) - 0.8, abs(y) - 0.8
    near = math.hypot(max(ax, 0), max(ay, 0)) if max(ax, ay) > 0 else -max(ax, ay)
    light = (0.42 * gauss(near, 0.008) + 0.2 * gauss(near, 0.025) + 0.11 * gauss(near, 0.08)) * max(0.0, 1 - near / 0.2) ** 0.5
    left, middle, right = (0.10, 0.80, 1.0), (0.46, 0.42, 1.0), (1.0, 0.20, 0.78)
    at = min(1.0, max(0.0, (x / 0.8 + 1) / 2)) * 2
    a, b, t = (left, middle, at) if at < 1 else (middle, right, at - 1)
    return tuple(byte(light * (p + (q - p) * t)) for p, q in zip(a, b))


SPRITES = {"spark": (128, 128, spark), "dust": (128, 128, dust)}


HALO = (480, 408)


def write_all(folder):
    for part in ("common", os.path.join("arcade", "common")):
        os.makedirs(os.path.join(folder, part), exist_ok=True)
    for name, (w, h, opacity) in SPRITES.items():
        png(os.path.join(folder, "common", name + ".png"), w, h, lambda x, y, opacity=opacity: (255, byte(opacity(x, y))))
    png(os.path.join(folder, "common", "board_shadow.png"), 256, 256, lambda x, y: (0, byte(board_shadow(x, y))))
    png(os.path.join(folder, "arcade", "common", "halo.png"), *HALO, halo, colour_type=2)


if __name__ == "__main__":
    write_all(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "textures"))
