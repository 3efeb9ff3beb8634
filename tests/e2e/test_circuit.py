#!/usr/bin/env python3
"""A run through a circuit in a real window: resumed in the last move before a win, killed in the middle of the
next game (kill -9), resumed there, lost to the end, and entered in the table with three letters. A game that was
left is never played again from the start."""
import os
import re
import subprocess
import sys
import time

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


def main():
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
