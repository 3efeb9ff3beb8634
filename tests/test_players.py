#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""The computer players through quatuor-cli: `go` in the engine protocol, and matches against other
programs, well-behaved or not. QUATUOR_CLI is the program."""
import os
import pathlib
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import unittest

CLI = os.environ["QUATUOR_CLI"]
ENGINE = "program:" + shlex.quote(CLI) + " engine"


def cli(*arguments, entered=""):
    return subprocess.run([CLI, *map(str, arguments)], input=entered, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=120, text=True)


def talk(*lines):
    return cli("engine", entered="".join(line + "\n" for line in lines)).stdout.splitlines()


class Go(unittest.TestCase):
    def test_every_open_game_finds_a_legal_move(self):
        for game in ("towers", "dodgem", "morris"):
            for limit in ("nodes 500", "depth 2", "time 20", "level 1", "level 5 seed 3",
                          "depth 9 nodes 100"):
                lines = talk("newgame " + game, "go " + limit)
                self.assertEqual("ok", lines[0])
                self.assertEqual("ok", lines[-1], lines)
                move = re.fullmatch(r"bestmove (\S+)", lines[-2]).group(1)
                self.assertIn(move, talk("newgame " + game, "legal"))
                for line in lines[1:-2]:
                    self.assertRegex(line, r"^info depth \d+ nodes \d+ time \d+( score .*)?")

    def test_limits_also_hold_with_hidden_pieces(self):
        setup = " ".join("""10@e7 9@a10 3@b10 3@c10 2@d10 2@f10 1@g10 B@h10 B@i10 F@j10 ready
            2@e4 9@a1 3@b1 3@c1 10@i1 2@d1 1@g1 B@h1 B@j2 F@j1 ready""".split())
        lines = talk("newgame stratego", "position startpos moves " + setup, "go nodes 4000")
        self.assertEqual("ok", lines[-1], lines)
        self.assertLessEqual(int(lines[2].split()[4]), 4600)
        self.assertRegex(lines[3], r"^bestmove [a-j]\d+-[a-j]\d+$")

    def test_a_divisor_leaves_at_least_one_node(self):
        done = subprocess.run([CLI, "match", "towers", "--p1", "8", "--p2", "8", "--games", "1",
                               "--divide", "1000000", "--option", "quiet=6"],
                              capture_output=True, text=True, timeout=60)
        each = float(re.search(r"([\d.]+) ms per ply", done.stdout).group(1))
        self.assertLess(each, 300, "as long as the time allows")

    def test_depth_and_node_limits_hold(self):
        lines = talk("newgame morris", "go depth 3")
        self.assertEqual([1, 2, 3], [int(line.split()[2]) for line in lines[1:-2]])
        lines = talk("newgame towers", "go nodes 3000")
        self.assertTrue(all(int(line.split()[4]) <= 3001 for line in lines[1:-2]), lines)

    def test_searches_are_reproducible(self):
        def without_times(lines):
            return [re.sub(r"time \d+", "", line) for line in lines]
        for question in ("go nodes 5000 seed 7", "go level 4 seed 7"):
            self.assertEqual(without_times(talk("newgame towers size=6", question)),
                             without_times(talk("newgame towers size=6", question)))

    def test_a_win_is_announced(self):
        # White has one pawn left, on the top row: it leaves and wins.
        moves = ("c3-c2 a2-a3 c2-c1 a1-b1 c1-off a3-a2 "
                 "b3-b2 a2-a3 b2-c2 b1-b2 c2-c1 b2-b1")
        lines = talk("newgame dodgem size=3", "position startpos moves " + moves, "go depth 3")
        self.assertEqual("ok", lines[1], lines)
        self.assertIn("bestmove c1-off", lines)
        self.assertIn(" score win 1 ", lines[-3])

    def test_go_returns_the_moves_of_a_turn_one_by_one(self):
        moves = "a1 g7 d1 g4 g1"  # a mill: the removal is pending
        lines = talk("newgame morris", "position startpos moves " + moves, "go depth 2")
        self.assertRegex(lines[-2], r"^bestmove x(g7|g4)$")

    def test_wrong_requests(self):
        for question, says in (("go", "a limit"), ("go fast", "'fast'"), ("go nodes", "nodes"),
                               ("go nodes 0", "nodes"), ("go depth 49", "depth"),
                               ("go level 9", "level"), ("go level 3 nodes 5", "alone"),
                               ("go seed 3", "a limit"), ("go time x", "time")):
            lines = talk("newgame dodgem", question)
            self.assertTrue(lines[1].startswith("error: ") and says in lines[1], lines)
            self.assertEqual(2, len(lines))
        self.assertTrue(talk("go nodes 5")[0].startswith("error: there is no game"))
        lines = talk("newgame dodgem", "position startpos moves resign", "go nodes 5")
        self.assertEqual("error: the game is over", lines[-1])


def alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def comes(condition):
    """Whether the condition becomes true soon."""
    until = time.monotonic() + 10
    while not condition() and time.monotonic() < until:
        time.sleep(0.05)
    return condition()


PROGRAM = """
import os, sys, time
for line in sys.stdin:
    word = line.split()[0]
    if word == "hello":
        print("name Test\\nprotocol {protocol}")
    if word == "go":
        {go}
    print("ok", flush=True)
"""


class Programs(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)

    def program(self, go, protocol=2):
        path = self.folder / "player.py"
        path.write_text(PROGRAM.format(go=go, protocol=protocol))
        return f"program:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"

    def spoiled(self, program, says):
        done = cli("match", "dodgem", "--size", "3", "--p1", "1", "--p2", program, "--games", 2,
                   "--go", "time 1")
        self.assertEqual((2, ""), (done.returncode, done.stdout), done)
        self.assertIn(says, done.stderr)

    def test_against_ourselves(self):
        done = cli("match", "dodgem", "--size", 4, "--p1", ENGINE, "--p2", "random", "--games", 6,
                   "--go", "nodes 2000", "--opening", 2, "--threads", 2)
        self.assertEqual(("", 0), (done.stderr, done.returncode))
        score = re.search(r"^score (\S+) % \(\d+ w, \d+ d, \d+ l\)\n\Z", done.stdout, re.M)
        self.assertGreaterEqual(float(score.group(1)), 75)

    def test_two_equal_programs_share_the_points(self):
        done = cli("match", "morris", "--p1", ENGINE, "--p2", ENGINE, "--games", 2, "--opening", 6,
                   "--go", "nodes 300")
        self.assertEqual(("", 0), (done.stderr, done.returncode))
        self.assertIn("score 50.0 %", done.stdout)

    def test_the_shell_runs_the_command(self):
        engine = ENGINE[len("program:"):]
        for command in (f"QUATUOR_LANG=fr {engine}", f"cd / && {engine}", f"{engine} | cat"):
            done = cli("match", "dodgem", "--size", 3, "--p1", "program:" + command, "--p2", "random",
                       "--games", 2, "--go", "nodes 50")
            self.assertEqual(("", 0), (done.stderr, done.returncode), command)

    def test_programs_end_with_the_match(self):
        """Including children of the shell that ignore their input."""
        pids = self.folder / "pids"
        sleeper = self.program("open('pids', 'a').write(f'{os.getpid()}\\n'); "
                               "print('bestmove a1-z9\\nok', flush=True); time.sleep(600)")
        command = f"program:cd {shlex.quote(str(self.folder))} && {sleeper[len('program:'):]}; true"
        self.spoiled(command, "plays 'a1-z9'")
        self.assertTrue(pids.read_text())
        for pid in map(int, pids.read_text().split()):
            self.assertTrue(comes(lambda: not alive(pid)), "it lives on")

    def test_no_process_survives_an_interrupted_match(self):
        """Not even programs that never notice a closed pipe."""
        pids = self.folder / "pids"
        thinking = self.program(f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n'); "
                                "time.sleep(30)")
        for ending in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            pids.write_text("")
            match = subprocess.Popen([CLI, "match", "dodgem", "--p1", thinking, "--p2", thinking,
                                      "--threads", "2"],
                                     # the caller may ignore it (nohup)
                                     preexec_fn=lambda: signal.signal(ending, signal.SIG_DFL))
            self.assertTrue(comes(lambda: len(pids.read_text().split()) == 2))
            match.send_signal(ending)
            self.assertEqual(-ending, match.wait(timeout=20))
            for pid in map(int, pids.read_text().split()):
                self.assertTrue(comes(lambda: not alive(pid)), f"it lives on after {ending}")

    def test_programs_that_misbehave(self):
        self.spoiled("program:/does/not/exist", "'/does/not/exist' has ended")
        self.spoiled(self.program("pass"), "gives no bestmove")
        self.spoiled(self.program("print('bestmove a1-z9')"), "plays 'a1-z9'")
        self.spoiled(self.program("print('bestmove c3-b1')"), "plays 'c3-b1'")
        self.spoiled(self.program("print('error: I am tired')"), "I am tired")
        self.spoiled(self.program("sys.exit()"), "has ended")
        self.spoiled(self.program("time.sleep(60)"), "does not answer in time")
        self.spoiled(self.program("pass", protocol=1), "does not speak protocol 2")

    def test_wrong_players(self):
        for arguments in (("--p1", "1"), ("--p1", "1", "--p2", "human")):
            done = cli("match", "dodgem", *arguments)
            self.assertEqual(2, done.returncode)
            self.assertIn("--p2 must be random, a level from 1 to 8 or program:COMMAND", done.stderr)
        done = cli("play", "dodgem", "--p1", "program:cat")
        self.assertEqual(2, done.returncode)


if __name__ == "__main__":
    unittest.main()
