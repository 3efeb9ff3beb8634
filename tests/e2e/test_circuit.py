#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""A run through a circuit in a real window: resumed in the last move before a win, killed in the middle of the
next game (kill -9), resumed there, lost to the end, and entered in the table with three letters. A game that was
left is never played again from the start. With mouse and keyboard by real X events; or, given a device, with that
alone, by script."""
import os
import re
import subprocess
import sys
import time

from devices import CHOOSE, LETTERS, MENU, READY
from screen import PATIENCE, Screen, Window, need

KEY = "0a1b2c3d"
GAME = "2026-11-18 065954 dodgem.quatuor"

# White's last pawn stands at its exit.
SAVE = f"""quatuor save 2
game: dodgem
size: 3
blocked: wins
player 1: human
hints 1: 0 of 3
take-backs 1: 0 of 0
player 2: level1 Pip
contest: {KEY}/1
moves:
1. c3-c2 a2-a3
2. b3-b2 a3-a2
3. c2-c1 a2-a3
4. c1-off a3-b3
5. b2-b1 b3-c3
end
"""

RUN = f"""quatuor contest 1
key: {KEY}
circuit: dodgem
circuit game: {GAME}
plan:
quatuor save 2
game: dodgem
player 1: human
player 2: human
result: none
moves:
end
"""


def fail(what):
    sys.exit(f"circuit: {what}")


class Run:
    def __init__(self, screen):
        self.screen = screen
        self.data = screen.folder / "data" / "quatuor"
        (self.data / "saves").mkdir(parents=True)
        (self.data / "contests").mkdir()
        (self.data / "saves" / GAME).write_text(SAVE)
        (self.data / "contests" / f"{KEY}.txt").write_text(RUN)
        self.check(self.data / "saves" / GAME)

    def check(self, path):
        done = subprocess.run([os.environ["QUATUOR_CLI"], "check", str(path)], capture_output=True,
                              text=True)
        if done.returncode != 0:
            fail(f"{path}: {done.stdout}{done.stderr}")

    def run(self):
        return (self.data / "contests" / f"{KEY}.txt").read_text()

    def soon(self, what, happened):
        end = time.monotonic() + PATIENCE
        while not happened():
            if time.monotonic() > end:
                fail(f"in vain waited until {what}; the run is {self.run()}")
            time.sleep(0.02)

    def start(self):
        self.window = Window(self.screen, "--mute")
        self.window.wait_for_screen("menu")

    def open_circuit(self):
        """From the menu, by mouse, to the next opponent."""
        self.window.press("Arcade")
        self.window.wait_for_screen("arcade")
        self.window.press("Dodgem")
        self.window.wait_for_screen("versus")

    def play(self):
        self.window.key("Return")
        return self.window.wait_for_screen("play")

    def win(self):
        self.play()
        self.window.click(self.window.place("b1"))
        self.window.click(self.window.place("exit"))
        self.window.wait_for_screen("bout")
        if not re.search(r"^circuit result: won \d+$", self.run(), re.M):
            fail(f"the win does not count: {self.run()}")
        self.window.press("Next opponent")
        self.window.wait_for_screen("versus")

    def kill_in_the_middle(self):
        """The opponent moves first here, and that move is on disk."""
        self.play()
        self.window.wait("a move is made", lambda now: now.get("moves", 0) >= 1)
        self.soon("the run knows its game", lambda: "circuit game:" in self.run())
        self.window.kill()
        return self.window.now["moves"]

    def resume(self, moves):
        self.start()
        self.open_circuit()
        if "circuit game:" not in self.run():
            fail("the game that was left is forgotten")
        if self.play()["moves"] < moves:
            fail("the game begins again")

    def lose(self):
        """Sides alternate, and one resigns on one's own turn."""
        person = self.run().count("circuit result:") % 2 + 1
        self.window.wait("it is our turn", lambda now: now.get("turn") == person)
        self.window.key("Escape")
        self.window.wait_for_screen("pause")
        self.window.press("Resign")
        self.window.wait_for_screen("question")
        self.window.press("Resign")
        self.window.wait_for_screen("bout")


class Script:
    """A run played with one device, in two starts of the program."""

    def __init__(self, run, device):
        self.run, self.device = run, device

    def choose(self, place):
        return CHOOSE[self.device].format(place) + "wait 0.1\n"

    def opponent(self):
        """The next one comes by himself, unless somebody cannot wait."""
        hurry = {"pad": "pad a\n", "keys": "key Return\n"}.get(self.device, "wait 7\n")
        return "wait idle\nexpect screen versus\n" + hurry + "wait idle\nexpect screen play\n"

    def opening(self):
        return (READY[self.device] + self.choose('"Arcade"') + "wait idle\n" + self.choose('"Dodgem"') +
                self.opponent())

    def win_and_wait(self):
        """Wins, and meets the next opponent, who moves first."""
        return (self.opening() + self.choose("b1") + self.choose("exit") + "wait idle\nwait 3\nexpect screen bout\n" +
                self.choose('"Next opponent"') + self.opponent() + "wait 0.5\nwait idle\nexpect moves 1\n")

    def lose(self):
        return ("wait 0.5\nwait idle\n" + MENU[self.device] + "wait idle\n" + self.choose('"Resign"') + "wait idle\n" +
                self.choose('"Resign"') + "wait idle\nwait 3\nexpect screen bout\n")

    def lose_to_the_end(self):
        """From the game that was killed on."""
        once_more = self.choose('"Once more"') + self.opponent()
        return (self.opening() + "expect moves 1\n" + self.lose() + once_more + self.lose() + once_more + self.lose() +
                self.choose('"To the table"') + "wait idle\nexpect screen high_scores\nwait 3\n" +
                LETTERS[self.device][0] + "wait 2\n" + self.choose('"Main menu"') + "wait idle\nexpect screen menu\nquit\n")

    def command(self, text):
        path = self.run.screen.folder / "play.script"
        path.write_text(text)
        return [os.environ["QUATUOR"], "--window", "1000x640", "--mute", "--script", str(path)]

    def play(self):
        environment = self.run.screen.environment
        program = subprocess.Popen(self.command(self.win_and_wait() + "leave\n"), env=environment)
        won = re.compile(r"^circuit result: won \d+$", re.M)
        self.run.soon("it is won, and the next game has begun",
                      lambda: program.poll() or (won.search(self.run.run()) and "circuit game:" in self.run.run()))
        if program.poll() is None:
            time.sleep(0.5)
        if program.poll() is not None:
            fail(f"{self.device}: the first half went wrong")
        program.kill()
        program.wait()
        done = subprocess.run(self.command(self.lose_to_the_end()), env=environment, timeout=PATIENCE)
        table = (self.run.data / "high_scores.txt").read_text()
        if done.returncode != 0 or not table.rstrip().endswith(" - " + LETTERS[self.device][1]):
            fail(f"{self.device}: the second half went wrong; the table is {table}")


def play_by_script(device):
    need("Xvfb")
    with Screen() as screen:
        screen.settings(speed=3, speech_offered=1)
        Script(Run(screen), device).play()
    print(f"{device}: a run, killed once and lost in the end, is in the table")


def main():
    if len(sys.argv) > 1 and sys.argv[1]:
        play_by_script(sys.argv[1])
        return
    need("Xvfb", "xdotool")
    with Screen() as screen:
        screen.settings(speed=3)
        run = Run(screen)
        run.start()
        run.open_circuit()
        run.win()
        run.resume(run.kill_in_the_middle())
        for life in range(3):
            run.lose()
            run.window.press("Once more" if life < 2 else "To the table")
            if life < 2:
                run.window.wait_for_screen("versus")
                run.play()
        run.window.wait_for_screen("high_scores")
        run.window.key("q", "u", "a")
        table = run.data / "high_scores.txt"
        run.soon("the letters are kept", lambda: table.read_text().rstrip().endswith(" - QUA"))
        run.window.press("Main menu")
        run.window.wait_for_screen("menu")
        run.window.quit()
    print("a run, killed once and lost in the end, is in the table")


if __name__ == "__main__":
    main()
