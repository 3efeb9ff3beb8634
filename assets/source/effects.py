"""White sprites with alpha, tinted by the program: marks on the board and particles.

Each is a function from a point of the square -1…1 × -1…1 to an opacity 0…1. Shapes with an edge are given as a
signed distance and softened over one pixel and a half, so they stay smooth when scaled down.
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


def edge(distance, width=1.5 / 128):
    """1 inside (distance < 0), 0 outside, a short ramp between."""
    return max(0.0, min(1.0, 0.5 - distance / width))


def gauss(d, sigma):
    return math.exp(-d * d / (2 * sigma * sigma))


def segment(x, y, ax, ay, bx, by):
    """Distance from a point to a segment."""
    dx, dy = bx - ax, by - ay
    t = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return math.hypot(x - ax - t * dx, y - ay - t * dy)


def glow(x, y):
    r = math.hypot(x, y)
    return max(0.0, 1 - r) ** 2.2


def ring(x, y):
    d = abs(math.hypot(x, y) - 0.80)
    return max(edge(d - 0.055), 0.42 * gauss(d, 0.075) * (math.hypot(x, y) < 1))


def dot(x, y):
    r = math.hypot(x, y)
    return max(edge(r - 0.55), 0.35 * gauss(max(0, r - 0.5), 0.16) * (r < 1))


def diamond(x, y):
    return edge((abs(x) + abs(y) - 0.82) * 0.7071)


def target(x, y):
    """A broken ring with four ticks pointing inward: this one can be captured."""
    r, a = math.hypot(x, y), math.degrees(math.atan2(y, x)) % 90
    hoop = edge(abs(r - 0.78) - 0.06) * edge(14 - min(a, 90 - a), 2.0)
    tick = min(segment(abs(x), y, 0.52, 0, 0.93, 0), segment(x, abs(y), 0, 0.52, 0, 0.93))
    return max(hoop, edge(tick - 0.055))


def corners(x, y):
    x, y = abs(x), abs(y)
    return edge(min(segment(x, y, 0.88, 0.88, 0.88, 0.52), segment(x, y, 0.88, 0.88, 0.52, 0.88)) - 0.055)


def cross(x, y):
    return edge(segment(abs(x), abs(y), 0, 0, 0.66, 0.66) - 0.12)


def focus(x, y):
    """A rounded square outline: where the keyboard or gamepad is."""
    qx, qy = max(abs(x) - 0.72, 0), max(abs(y) - 0.72, 0)
    d = math.hypot(qx, qy) + min(max(abs(x) - 0.72, abs(y) - 0.72), 0) - 0.18
    return max(edge(abs(d) - 0.035), 0.3 * gauss(abs(d), 0.05))


def square(x, y):
    """A soft-edged filled cell, for highlights of where a man came from."""
    qx, qy = max(abs(x) - 0.88, 0), max(abs(y) - 0.88, 0)
    return edge(math.hypot(qx, qy) - 0.09, 0.06)


def spark(x, y):
    r = math.hypot(x, y)
    rays = max(gauss(y, 0.035 * (1 - abs(x)) + 1e-4), gauss(x, 0.035 * (1 - abs(y)) + 1e-4)) * max(0, 1 - r) ** 0.8
    return min(1.0, rays + gauss(r, 0.13))


def dust(x, y):
    """A puff: overlapping soft discs of fixed places."""
    clear = 1.0
    for cx, cy, r, k in ((-0.3, -0.1, 0.55, 0.5), (0.28, -0.16, 0.58, 0.5), (0.02, 0.26, 0.56, 0.5), (-0.42, 0.3, 0.36, 0.35),
                         (0.45, 0.28, 0.38, 0.35), (0.0, -0.42, 0.42, 0.4)):
        clear *= 1 - k * max(0.0, 1 - math.hypot(x - cx, y - cy) / r) ** 1.2
    return 1 - clear


def beam(x, y):
    """A piece of a ray of light along x: hot core, wide halo; stretched by the program."""
    return min(1.0, edge(abs(y) - 0.10, 0.12) + 0.55 * gauss(y, 0.22) * (1 - abs(y)))


def star(x, y):
    a = math.atan2(x, y)
    r = math.hypot(x, y)
    part = 2 * math.pi / 5
    a = abs((a + part / 2) % part - part / 2)
    px, py = r * math.sin(a), r * math.cos(a)
    ix, iy = 0.38 * math.sin(part / 2), 0.38 * math.cos(part / 2)
    side = (ix * (py - 0.92) - (iy - 0.92) * px) / math.hypot(ix, iy - 0.92)
    return edge(side)


def chevron(x, y):
    return edge(segment(abs(x), y, 0, 0.42, 0.62, -0.34) - 0.13)


def board_shadow(x, y):
    """Under a board, to be drawn as nine slices: 77 of its 256 pixels at each side are the soft margin."""
    q = math.hypot(max(abs(x) - 0.40, 0), max(abs(y) - 0.40, 0)) / 0.60
    return 0.72 * max(0.0, 1 - q) ** 2


SPRITES = {
    "glow": (256, 256, glow), "ring": (256, 256, ring), "dot": (128, 128, dot), "diamond": (128, 128, diamond),
    "target": (256, 256, target), "corners": (256, 256, corners), "cross": (128, 128, cross), "focus": (256, 256, focus),
    "square": (128, 128, square), "spark": (128, 128, spark), "dust": (128, 128, dust), "beam": (16, 64, beam),
    "star": (128, 128, star), "chevron": (128, 128, chevron),
}


def write_all(folder):
    os.makedirs(folder, exist_ok=True)
    for name, (w, h, opacity) in SPRITES.items():
        png(os.path.join(folder, name + ".png"), w, h, opacity)
    png(os.path.join(folder, "board_shadow.png"), 256, 256, board_shadow, white=0)


if __name__ == "__main__":
    write_all(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "textures", "common"))
