#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Every effect of the interface is in assets/sounds/sounds.list with existing files at 48 kHz; every
loop lasts a minute and the music stays below 6 MB. This test only reads Ogg pages;
assets/source/sound/measure.sh, which needs a decoder, checks loudness and clicks."""

import pathlib
import re
import struct
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"
MUSIC = {"menu", "towers", "dodgem", "morris", "stratego", "circuit", "rush"}


def read_list():
    effects, music = {}, {}
    for line in (ASSETS / "sounds/sounds.list").read_text(encoding="utf-8").splitlines():
        words = line.split()
        if not words or words[0] == "#" or line.startswith("#"):
            continue
        if words[0] == "effect":
            float(words[2]), float(words[3])
            effects[words[1]] = words[4:]
        elif words[0] == "music" and len(words) == 4:
            float(words[2])
            music[words[1]] = words[3]
        else:
            raise ValueError("sounds.list: " + line)
    return effects, music


def ogg_format(name):
    """Returns channels, rate and length in seconds, from the first header and the last page."""
    data = (ASSETS / name).read_bytes()
    start = data.index(b"\x01vorbis")
    channels, rate = struct.unpack_from("<BI", data, start + 11)
    (frames,) = struct.unpack_from("<q", data, data.rindex(b"OggS") + 6)
    return channels, rate, frames / rate


class SoundsList(unittest.TestCase):
    effects, music = read_list()

    def test_names_every_effect_of_the_interface(self):
        source = (ROOT / "src/ui/kit/audio.c").read_text(encoding="utf-8")
        names = set(re.findall(r'\[SOUND_\w+\] = "(\w+)"', source))
        self.assertTrue(names)
        self.assertEqual(names, set(self.effects))

    def test_effects_have_variations_in_mono_at_48_khz(self):
        for name, files in self.effects.items():
            self.assertGreaterEqual(len(files), 3, name)
            self.assertEqual(len(files), len(set(files)), name)
            for file in files:
                channels, rate, seconds = ogg_format(file)
                self.assertEqual((channels, rate), (1, 48000), file)
                self.assertTrue(0.05 < seconds < 4, file)

    def test_loops_last_a_minute(self):
        self.assertEqual(set(self.music), MUSIC)
        for file in self.music.values():
            channels, rate, seconds = ogg_format(file)
            self.assertEqual((channels, rate), (2, 48000), file)
            self.assertGreaterEqual(seconds, 60, file)

    def test_music_is_small(self):
        size = sum((ASSETS / file).stat().st_size for file in self.music.values())
        self.assertLess(size, 6_000_000)

    def test_no_file_is_forgotten(self):
        named = {file for files in self.effects.values() for file in files}
        named |= set(self.music.values())
        kept = {str(p.relative_to(ASSETS)) for p in ASSETS.glob("*/*.ogg")}
        self.assertEqual(named, kept)


if __name__ == "__main__":
    unittest.main()
