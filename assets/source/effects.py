"""White particles with alpha, tinted by the program, and the board's shadow.

Each is a function from a point of the square -1…1 × -1…1 to an opacity 0…1.
"""
import math
import os
import struct
import zlib


def png(path, width, height, opacity, white=255):
    """A grey-with-alpha PNG."""
    rows = bytearray()
    for j in range(height):
        rows.append(0)
        y = 1 - 2 * (j + 0.5) / height
        for i in range(width):
            x = 2 * (i + 0.5) / width - 1
            rows += bytes((white, max(0, min(255, round(255 * opacity(x, y))))))

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 4, 0, 0, 0)
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


SPRITES = {"spark": (128, 128, spark), "dust": (128, 128, dust)}


def write_all(folder):
    os.makedirs(folder, exist_ok=True)
    for name, (w, h, opacity) in SPRITES.items():
        png(os.path.join(folder, name + ".png"), w, h, opacity)
    png(os.path.join(folder, "board_shadow.png"), 256, 256, board_shadow, white=0)


if __name__ == "__main__":
    write_all(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "textures", "common"))
