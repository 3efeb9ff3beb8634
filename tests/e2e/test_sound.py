#!/usr/bin/env python3
"""Records what would be heard (SDL's disk driver) while the music changes, is muted, comes back and
ends: it must be heard, and nowhere may it break off. An edge shows as a jump between neighbouring
samples that the music itself never makes."""
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
    """For every tenth of a second the largest jump away from where the last two samples were
    heading, largest first."""
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

        window = Window(screen)
        listen(4)
        window.press("Dodgem")
        window.press("Start")  # its music follows the menu's
        window.wait_for_screen("play")
        listen(4)
        window.key("m")
        listen(3)
        silent_until = heard()
        window.key("m")
        listen(4)
        window.key("Escape")
        window.press("Quit")
        window.program.wait(timeout=PATIENCE)
        samples = left_channel(recording)
    silence = samples[(silent_until - 1) * RATE:silent_until * RATE]
    found = edges(samples)
    usual = found[len(found) // 10][0]  # the music changes in few places
    print(f"{len(samples) / RATE:.1f} s, loudness {loudness(samples):.0f}, muted "
          f"{loudness(silence):.0f}, usual edge {usual}, sharpest {found[:6]}")
    if loudness(samples) < 100:
        sys.exit("no music is heard")
    if loudness(silence) > 1:
        sys.exit("muted music is heard")
    if found[0][0] > 4 * usual:
        sys.exit("the music breaks off somewhere")


if __name__ == "__main__":
    main()
