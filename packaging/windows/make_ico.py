#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Combines PNG files of several sizes into one Windows icon.

usage: make_ico.py OUTPUT PNG…
"""

import struct
import sys


def size_of(png):
    if png[:8] != b"\x89PNG\r\n\x1a\n":
        sys.exit("make_ico.py: not a PNG file")
    return struct.unpack(">II", png[16:24])


def make_icon(pictures):
    header = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(header) + 16 * len(pictures)
    entries = b""
    for png in pictures:
        width, height = size_of(png)
        # 256 is written as 0.
        entries += struct.pack("<BBBBHHII", width % 256, height % 256, 0, 0, 1, 32, len(png), offset)
        offset += len(png)
    return header + entries + b"".join(pictures)


def main(output, paths):
    pictures = []
    for path in paths:
        with open(path, "rb") as file:
            pictures.append(file.read())
    with open(output, "wb") as file:
        file.write(make_icon(pictures))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
