#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Records the output (SDL's disk driver) while the music changes, is muted, resumes and ends: it must be
audible and never break off abruptly. A break shows as a jump between neighbouring samples that the
music itself never makes. While muted, the device is closed, so silence costs nothing."""
import array
import math
import sys
import time

from screen import PATIENCE, Screen, Window, need

RATE, CHANNELS = 48000, 2


def left_channel(path):
    samples = array.array("h")
    data = path.read_bytes()
    samples.frombytes(data[:len(data) // 4 * 4])
    if sys.byteorder == "big":
        samples.byteswap()
    return samples[::CHANNELS]


def loudness(samples):
    return math.sqrt(sum(s * s for s in samples) / max(1, len(samples)))


def edges(samples):
    """For every tenth of a second, the largest deviation from extrapolating the previous two samples;
    largest first."""
    part = RATE // 10
    found = []
    for start in range(2, len(samples) - part, part):
        jumps = (abs(samples[i] - 2 * samples[i - 1] + samples[i - 2])
                 for i in range(start, start + part))
        found.append((max(jumps), start / RATE))
    return sorted(found, reverse=True)


def main():
    need("Xvfb", "xdotool")
    with Screen() as screen:
        screen.settings(music=10, effects=0, speed=3)
        recording = screen.folder / "heard.raw"
        screen.environment.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(recording))

        def heard():
            return recording.stat().st_size // (2 * CHANNELS * RATE) if recording.exists() else 0

        def listen(seconds):
            goal, end = heard() + seconds, time.monotonic() + PATIENCE
            while heard() < goal:
                if time.monotonic() > end:
                    sys.exit("nothing is written to the recording")
                time.sleep(0.1)

        def wait_for_silence():
            size, end = -1, time.monotonic() + PATIENCE
            while recording.stat().st_size != size:
                if time.monotonic() > end:
                    sys.exit("the device stays open although there is nothing to play")
                size = recording.stat().st_size
                time.sleep(1.5)
            kept = recording.with_name("before.raw")  # the device restarts its file
            kept.write_bytes(recording.read_bytes())
            return kept

        window = Window(screen)
        listen(4)
        window.press("Dodgem")
        window.press("Start")  # its music replaces the menu's
        window.wait_for_screen("play")
        listen(4)
        window.key("m")
        before = left_channel(wait_for_silence())
        window.key("m")
        listen(4)
        window.key("Escape")
        window.press("Quit")
        window.program.wait(timeout=PATIENCE)
        after = left_channel(recording)
    for name, samples in ("before", before), ("after", after):
        found = edges([0, 0, *samples, *[0] * RATE])  # from silence, to silence
        usual = found[len(found) // 10][0]  # the music itself changes in few places
        print(f"{name} the silence {len(samples) / RATE:.1f} s, loudness {loudness(samples):.0f}, "
              f"usual edge {usual}, sharpest {found[:6]}")
        if loudness(samples) < 100:
            sys.exit("no music is heard")
        if found[0][0] > 4 * usual:
            sys.exit("the music breaks off somewhere")


if __name__ == "__main__":
    main()
