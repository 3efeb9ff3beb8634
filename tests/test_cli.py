#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Runs quatuor-cli as people and scripts do: every command, every kind of wrong input, whole games
through a pipe, and on a terminal. QUATUOR_CLI is the program."""
import json
import os
import pathlib
import pty
import re
import resource
import select
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

CLI = os.environ["QUATUOR_CLI"]
SOURCE = pathlib.Path(os.environ["QUATUOR_SOURCE"])
# The list that registers the games.
LIST = (SOURCE / "src" / "games" / "meson.build").read_text()
GAMES = tuple(re.findall(r"'(\w+)'", re.search(r"^game_names = \[(.*?)\]", LIST, re.MULTILINE | re.DOTALL)[1]))
TEN = "10@a7 9@b7 3@c7 3@d7 2@e7 2@f7 1@g7 B@h7 B@i7 F@j7 ready\n"
TEN_2 = "10@a4 9@b4 3@c4 3@d4 2@e4 2@f4 1@g4 B@h4 B@i4 F@j4 ready\n"


def cli(*arguments, entered="", **options):
    data = entered if isinstance(entered, bytes) else entered.encode()
    done = subprocess.run([CLI, *map(str, arguments)], input=data, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=60, **options)
    done.stdout = done.stdout.decode(errors="replace")
    done.stderr = done.stderr.decode(errors="replace")
    return done


class Case(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)

    def fine(self, *arguments, **options):
        done = cli(*arguments, **options)
        self.assertEqual("", done.stderr)
        self.assertEqual(0, done.returncode)
        return done.stdout

    def refused(self, *arguments, says, **options):
        """Expects one sentence on stderr that names the problem, exit code 2, nothing on stdout."""
        done = cli(*arguments, **options)
        self.assertEqual(2, done.returncode, done)
        self.assertEqual("", done.stdout)
        self.assertTrue(done.stderr.startswith("quatuor-cli: "), done.stderr)
        self.assertEqual(1, done.stderr.count("\n"), done.stderr)
        self.assertIn(says, done.stderr)

    def played(self, entered, *arguments):
        """Plays a game through a pipe and expects success; refusals are in .stderr."""
        done = cli("play", *arguments, entered=entered)
        self.assertEqual(0, done.returncode, done.stderr)
        return done

    def file(self, text, name="game.txt"):
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path



class Aloud(Case):
    """What a screen reader needs: words, and lines without control sequences."""

    def test_the_pieces_in_words(self):
        said = self.played("pieces\n", "towers", "--size", "6").stdout
        self.assertIn("Blue: tower a4, ", said)
        self.assertIn("; queen a6\n", said)
        self.assertIn("Red: tower d1, e1, d2, e2, f2, d3, e3, f3; queen f1\n", said)

    def test_hidden_pieces_are_not_named(self):
        said = self.played(TEN + "\n" + TEN_2 + "\npieces\n", "stratego").stdout
        self.assertIn("Blue: marshal a7; general b7; miner c7, d7; ", said)
        self.assertIn("Red: piece a4, b4, c4, d4, e4, f4, g4, h4, i4, j4\n", said)

    def test_lines_are_plain(self):
        for game in GAMES:
            done = self.played("?\nhelp\nboard\npieces\nquit\n", game)
            self.assertEqual([], [c for c in done.stdout + done.stderr if c < " " and c != "\n"])


class Help(Case):
    def test_help_and_version(self):
        overview = self.fine("--help")
        for word in GAMES + ("play", "perft", "moves", "show", "check", "engine", "bench"):
            self.assertIn(word, overview)
        self.assertEqual(overview, self.fine("help"))
        self.assertRegex(self.fine("--version"), r"^quatuor-cli \(Quatuor\) \d+\.\d+\.\d+\n"
                         r"Copyright \(C\) 2026 The Quatuor authors\nLicense: MIT <.*>\.\n(.+\n){2}$")

    def test_every_command_has_help(self):
        for name in ("play", "perft", "moves", "show", "check", "engine", "bench"):
            self.assertTrue(self.fine(name, "--help").startswith(f"Usage: quatuor-cli {name} "))
            self.assertEqual(self.fine(name, "--help"), self.fine(name, "-h"))

    def test_without_a_command(self):
        done = cli()
        self.assertEqual((2, ""), (done.returncode, done.stdout))
        self.assertIn("Usage", done.stderr)

    def test_unwritable_output(self):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([CLI, "perft", "dodgem", "3"], stdout=full,
                                  stderr=subprocess.PIPE, timeout=60)
        self.assertEqual(2, done.returncode)
        self.assertIn(b"could not be written", done.stderr)


class WrongArguments(Case):
    def test_commands_and_games(self):
        self.refused("frobnicate", says="'frobnicate'")
        self.refused("perft", "chess", "2", says="'chess': the games are towers, dodgem, morris")
        self.refused("moves", says="one of towers, dodgem, morris, stratego")
        self.refused("play", says="one of towers, dodgem, morris, stratego")
        self.refused("play", "chess", says="'chess'")
        self.refused("bench", "chess", says="'chess'")
        self.refused("show", says="FILE")
        self.refused("engine", "x", says="'x'")

    def test_options(self):
        self.refused("perft", "towers", "2", "--frob", says="'--frob'")
        self.refused("perft", "towers", "2", "--as", "1", says="'--as'")
        self.refused("perft", "towers", "2", "3", says="'3'")
        self.refused("perft", "towers", "--load", says="--load needs a value")
        self.refused("play", "towers", "--save=", says="--save needs a value")
        self.refused("play", "towers", "--save", "a", "--save", "b", says="--save is given twice")
        self.refused("play", "towers", "--p1", "bob", says="'bob'")
        self.refused("play", "towers", "--p2", "9", says="a level from 1 to 8")
        self.refused("play", "towers", "--seed", "-1", says="'-1'")
        self.refused("play", "towers", "--seed", "99999999999999999999", says="--seed")
        self.refused("show", "x", "--as", "3", says="'3'")
        self.refused("bench", "--json=1", says="--json takes no value")

    def test_settings(self):
        for size in ("5", "7", "14", "8x", "", "-8", "99999999999999999999"):
            self.refused("perft", "towers", "--size", size, "1", says="6, 8, 10 or 12")
        self.refused("perft", "dodgem", "--size", "9", "1", says="'9'")
        self.refused("perft", "morris", "--size", "8", "1", says="no option 'size'")
        self.refused("moves", "towers", "--option", "colour=red", says="'colour'")
        self.refused("moves", "towers", "--option", "colour", says="key=value")
        self.refused("moves", "towers", "--option", "=", says="key=value")
        self.refused("moves", "dodgem", "--option", "blocked=maybe", says="wins or loses")
        self.refused("moves", "towers", "--option", "x" * 5000 + "=1", says="no option")
        many = [word for _ in range(40) for word in ("--option", "quiet=1")]
        self.refused("moves", "towers", *many, says="32")

    def test_depths(self):
        for depth in ("0", "x", "1.5", "61", ""):
            self.refused("perft", "towers", depth, says="the depth")
        self.refused("perft", "towers", says="a game and a depth")

    def test_moves_on_the_command_line(self):
        self.refused("moves", "towers", "--moves", "d7-h7 zz", says="zz: this is not a move")
        self.refused("moves", "towers", "--moves", "d7-h8", says="d7-h8: a tower of player 1")
        self.refused("moves", "towers", "--moves", "d7-h7 resign d6-h6", says="resigned")
        self.refused("perft", "stratego", "--moves", "F@a7", "1", says="not set up")

    def test_mutually_exclusive_options(self):
        path = self.file("")
        self.refused("perft", "towers", "--load", path, "--moves", "d7-h7", "1", says="--moves")
        self.refused("play", "towers", "--load", path, "--size", "6", says="--size")


    def test_a_weight_needs_the_full_name_of_its_game(self):
        path = self.file("dodgem size=3 | | c3-c2")
        self.refused("suite", path, "--weight", "t.piece=1", says="'t.piece=1'")
        self.refused("suite", path, "--weight", ".piece=1", says="'.piece=1'")

    def test_options_only_for_matches(self):
        for option in ("--go", "--divide", "--opening"):
            self.refused("harvest", "dodgem", option, 1, says=option)


class Perft(Case):
    KNOWN = {
        ("towers", "--size", "6"): (18, 288, 6090),
        ("towers",): (32, 944, 34264),
        ("dodgem", "--size", "3"): (3, 7, 27, 101),
        ("dodgem",): (5, 23, 163, 1146),
        ("morris",): (24, 552, 12144, 255024),
        ("morris", "--option", "diagonals=on"): (24, 552, 12144, 255024),
    }

    def test_known_numbers(self):
        for arguments, numbers in self.KNOWN.items():
            expected = "".join(f"perft {d + 1} {n}\n" for d, n in enumerate(numbers))
            self.assertEqual(expected, self.fine("perft", *arguments, len(numbers)))

    def test_one_turn_is_the_list_of_moves(self):
        for game in ("towers", "dodgem", "morris"):
            count = len(self.fine("moves", game).splitlines())
            self.assertEqual(f"perft 1 {count}\n", self.fine("perft", game, 1))

    def test_after_moves_and_from_a_file(self):
        after = self.fine("perft", "towers", "--moves", "d7-h7 f4-f7", 2)
        path = self.folder / "save"
        self.played(f"d7-h7\nf4-f7\nsave {path}\n", "towers")
        self.assertEqual(after, self.fine("perft", "towers", "--load", path, 2))
        self.assertEqual(after, self.fine("perft", "--load", path, 2))
        self.refused("perft", "dodgem", "--load", path, 2, says="Queens & Towers, not Dodgem")

    def test_a_removal_belongs_to_its_turn(self):
        moves = "a1 b2 d1 b4 g1"  # a mill: one of two removals completes the turn
        self.assertEqual("xb2\nxb4\n", self.fine("moves", "morris", "--moves", moves))
        self.assertEqual("perft 1 2\n", self.fine("perft", "morris", "--moves", moves, 1))

    def test_a_finished_game_has_no_continuation(self):
        self.assertEqual("perft 1 0\nperft 2 0\n",
                         self.fine("perft", "towers", "--moves", "resign", 2))

    def test_stratego_has_a_fixed_setup(self):
        first = self.fine("perft", "stratego", 2)
        self.assertEqual(first, self.fine("perft", "stratego", 2))
        self.assertRegex(first, r"^perft 1 [1-9]\d*\nperft 2 [1-9]\d*\n$")
        setup = self.fine("moves", "stratego", "--moves", TEN + TEN_2).splitlines()
        self.assertEqual(f"perft 1 {len(setup)}\n",
                         self.fine("perft", "stratego", "--moves", TEN + TEN_2, 1))


class Moves(Case):
    def test_sorted_by_bytes(self):
        lines = self.fine("moves", "towers", "--size", "12").splitlines()
        self.assertLess(lines.index("f10-g10"), lines.index("f7-f1"))
        self.assertEqual(sorted(lines, key=str.encode), lines)

    def test_the_moves_of_a_small_board(self):
        self.assertEqual("b3-a3\nb3-b2\nc3-c2\n", self.fine("moves", "dodgem", "--size", "3"))
        self.assertEqual("b3-a3\nb3-b2\nc3-c2\n", self.fine("moves", "dodgem", "--size=3"))

    def test_none_when_the_game_is_over(self):
        self.assertEqual("", self.fine("moves", "dodgem", "--moves", "resign"))


class Files(Case):
    def saved(self, entered, *arguments):
        path = self.folder / f"saved{len(list(self.folder.iterdir()))}.txt"  # a free name
        self.played(entered + f"save {path}\n", *arguments)
        return path

    def test_check_and_show(self):
        path = self.saved("d7-h7\nf4-f7\n", "towers")
        self.assertIn("a valid saved game of Queens & Towers, 2 plies", self.fine("check", path))
        self.assertIn("Towers, 1 ply. It is", self.fine("check", self.saved("d7-h7\n", "towers")))
        path = self.saved("d7-h7\nf4-f7\n", "towers")
        shown = self.fine("show", path)
        self.assertIn("It captures the tower on h7: corner of the rectangle f7–h1.", shown)
        self.assertIn(" 7  T T T . . t . .\n", shown)
        self.assertIn("Blue (player 1) to move.", shown)

    def test_wrong_files(self):
        self.refused("check", self.folder / "nowhere", says="nowhere")
        self.refused("check", self.folder, says="folder")
        self.refused("show", self.file(b"\x00\xff\x1b" * 4000), says="game.txt")
        self.refused("check", self.file(""), says="game.txt")
        self.refused("check", self.file("x" * 1000000), says="game.txt")
        self.refused("check", self.file("quatuor save 999\ngame: towers\n"), says="999")
        self.refused("play", "--load", self.file("quatuor save 1\ngame: chess\n"), says="line 2")
        self.refused("play", "towers", "--load", self.folder / "nowhere", says="nowhere")

    def test_a_wrong_move_names_its_line(self):
        path = self.saved("d7-h7\nf4-f7\n", "towers")
        lines = path.read_text().replace("f4-f7", "f4-a4").splitlines()
        number = 1 + next(i for i, line in enumerate(lines) if "f4-a4" in line)
        wrong = self.file("\n".join(lines) + "\n")
        self.refused("check", wrong, says=f"game.txt: line {number}: ")
        self.refused("check", wrong, says="f4-a4")

    def test_every_truncated_file_is_handled(self):
        whole = self.saved("d7-h7\nf4-f7\n", "towers").read_bytes()
        for length in range(0, len(whole), 7):
            done = cli("check", self.file(whole[:length]))
            self.assertIn(done.returncode, (0, 2))
            self.assertEqual(done.returncode == 2, done.stderr != "")

    def test_stratego_keeps_its_secrets(self):
        path = self.saved(TEN + TEN_2 + "e7-e5\n", "stratego")
        self.assertNotIn("10@", path.read_text())
        ranks = re.compile(r"[\^v](10|[1-9]|B|F)")
        self.assertEqual([], ranks.findall(self.fine("show", path).split("\n\n")[1]))
        first = self.fine("show", path, "--as", "1").split("\n\n")[1]
        self.assertIn("^10", first)
        self.assertNotIn("v10", first)
        second = self.fine("show", path, "--as", "2").split("\n\n")[1]
        self.assertIn("v10", second)
        self.assertNotIn("^10", second)
        both = self.fine("show", path, "--as", "both").split("\n\n")[1]
        self.assertIn("^10", both)
        self.assertIn("v10", both)

    def test_stratego_shows_all_when_it_is_over(self):
        board = self.fine("show", self.saved(TEN + TEN_2 + "resign\n", "stratego"))
        self.assertIn("^10", board)
        self.assertIn("v10", board)
        self.assertIn("Red wins: Blue resigned.", board)


class Play(Case):
    def test_the_board_of_dodgem(self):
        done = self.played("", "dodgem")
        self.assertIn("    a b c d e\n    1 2 3 4 5\n 1  o . . . .\n 2  o . . . .\n"
                      " 3  o . . . .\n 4  o . . . .\n 5  . x x x x\n", done.stdout)

    def test_no_prompts_through_a_pipe(self):
        done = self.played("c5-c4\n", "dodgem")
        self.assertNotIn("White: ", done.stdout)
        self.assertNotIn("\x1b", done.stdout)
        self.assertEqual("", done.stderr)

    def test_dodgem_by_row_column_and_direction(self):
        separate = self.played("5 3\n1\n1 1\n2\n", "dodgem")
        self.assertIn("White plays c5-c4.", separate.stdout)
        self.assertIn("Black plays a1-b1.", separate.stdout)
        self.assertEqual(separate.stdout, self.played("5 3 1\n1,1,2\n", "dodgem").stdout)
        self.assertEqual(separate.stdout, self.played("c5-c4\na1-b1\n", "dodgem").stdout)

    def test_dodgem_steps_off_the_board(self):
        moves = "b3-b2\na1-b1\nc3-c2\nb1-c1\nb2-b1\n"
        done = self.played(moves + "1 3 2\n1 2 1\n", "dodgem", "--size", "3")
        self.assertIn("Black plays c1-off.\nThe pawn on c1 leaves the board.", done.stdout)
        self.assertIn("White plays b1-off.\nThe pawn on b1 leaves the board.", done.stdout)
        self.assertIn("White: off the board: 1\nBlack: off the board: 1\n", done.stdout)

    def test_dodgem_asks_again_until_the_entry_is_valid(self):
        done = self.played("9 9\n1 5\n1 1\n7\n5 2\n9\n3\n1\n", "dodgem")
        self.assertEqual(["Rows and columns are numbered from 1 to 5.",
                          "Row 1, column 5: there is no piece on e1.",
                          "Row 1, column 1: the piece on a1 belongs to player 2.",
                          "Enter the row and the column of a piece, such as '5 2'.",
                          "The directions are 1 (up), 2 (right), 3 (down) and 4 (left).",
                          "There is no cell in that direction."], done.stderr.splitlines())
        self.assertIn("White plays b5-b4.", done.stdout)

    def test_a_capture_is_explained(self):
        done = self.played("d7-h7\nf4-f7\n", "towers")
        self.assertIn("Red plays f4-f7.\n"
                      "It captures the tower on h7: corner of the rectangle f7–h1.", done.stdout)
        self.assertIn("Blue: lost: tower ×1", done.stdout)

    def test_a_mill_and_its_removal(self):
        done = self.played("a1\nb2\nd1\nb4\ng1\nf2\nb2\n", "morris")
        self.assertIn("That makes a mill: a1, d1, g1.", done.stdout)
        self.assertIn("'xf2': there is no enemy man on f2.", done.stderr)
        self.assertIn("Black plays xb2.\nThe man on b2 is removed.", done.stdout)
        board = done.stdout[done.stdout.rindex("    a   b"):]
        self.assertTrue(board.startswith("    a   b   c   d   e   f   g\n"
                                         " 1  x-----------x-----------x\n"
                                         "    |           |           |\n"
                                         " 2  |   .-------.-------.   |\n"), board)

    def test_the_diagonals_of_morris(self):
        done = self.played("", "morris", "--option", "diagonals=on")
        self.assertIn("    | \\         |         / |\n", done.stdout)
        self.assertIn("    | /         |         \\ |\n", done.stdout)

    def test_wrong_entries_are_explained(self):
        done = self.played("zz\nd7-h8\nd7-h7 f4-f5 c1-c2\nsave\nload\nundo x\n\x1b[31m\n"
                           + "y" * 9000 + "\nquit\n", "towers")
        self.assertIn("'zz': this is not a move.", done.stderr)
        self.assertIn("'d7-h8': a tower of player 1 cannot reach h8.", done.stderr)
        self.assertIn("'c1-c2': there is no piece on c1.", done.stderr)
        self.assertIn("Red plays f4-f5.", done.stdout)
        self.assertIn("save FILE", done.stderr)
        self.assertIn("load FILE", done.stderr)
        self.assertIn("Nothing may follow 'undo'.", done.stderr)
        self.assertIn("This line is too long.", done.stderr)
        self.assertNotIn("\x1b", done.stderr)

    def test_the_list_of_moves(self):
        done = self.played("?\n", "dodgem", "--size", "3")
        self.assertIn("\nb3-a3 b3-b2 c3-c2\n", done.stdout)

    def test_undo_and_redo(self):
        done = self.played("undo\nredo\nc5-c4\na1-b1\nundo\nundo\nredo\nredo\nredo\n", "dodgem")
        self.assertEqual(["There is nothing to take back.", "There is nothing to replay.",
                          "There is nothing to replay."], done.stderr.splitlines())
        self.assertEqual(2, done.stdout.count("Taken back."))
        self.assertEqual(2, done.stdout.count("White plays c5-c4."))
        self.assertEqual(2, done.stdout.count("Black plays a1-b1."))

    def test_undo_reverts_a_whole_turn(self):
        done = self.played("a1\nb2\nd1\nb4\ng1\nxb2\nundo\n", "morris")
        last = done.stdout[done.stdout.rindex("    a   b"):]
        self.assertIn(" 1  x-----------x-----------.\n", last)
        self.assertIn("Black (player 1) places a man.", last)

    def test_undo_against_the_computer_returns_to_the_players_turn(self):
        done = self.played("c5-c4\nundo\nundo\n", "dodgem", "--p2", "random", "--seed", "1")
        self.assertIn("There is nothing to take back.", done.stderr)
        last = done.stdout[done.stdout.rindex("    a b"):]
        self.assertIn(" 5  . x x x x\n", last)
        self.assertIn("White (player 1) to move.", last)

    def test_resigning_can_be_undone(self):
        done = self.played("resign\nc5-c4\nundo\nc5-c4\n", "dodgem")
        self.assertIn("Black wins: White resigned.", done.stdout)
        self.assertIn("the game is over", done.stderr)
        self.assertIn("White plays c5-c4.", done.stdout)

    def test_a_draw_needs_both_players(self):
        done = self.played("draw\nmaybe\nno\nc5-c4 draw\ndraw\nyes\n", "dodgem")
        self.assertIn("White (player 1) offers a draw.\nBlack does not accept", done.stdout)
        self.assertIn("The answer must be yes or no.", done.stderr)
        self.assertIn("'draw': this must be on a line of its own.", done.stderr)
        self.assertIn("Black (player 2) offers a draw.", done.stdout)
        self.assertTrue(done.stdout.endswith("Draw: both players agreed.\n"))
        done = self.played("draw\n", "dodgem", "--p2", "random", "--seed", "1")
        self.assertIn("does not accept draws", done.stdout)

    def test_another_game_keeps_what_was_agreed(self):
        done = self.played("b5-b4\nswap\nresign\nyes\nb5-b4\nswap\nquit\n", "dodgem", "--swap",
                           "--clock", "5:00", "--option", "fewer1=1")
        self.assertEqual("", done.stderr)
        self.assertEqual(2, done.stdout.count(" 5  . x x x .\nWhite has 5:00 left, Black has 5:00 left\n"))

    def test_clocks(self):
        done = self.played("b5-b4\n", "dodgem", "--clock", "60:00+60", "--clock2", "30/turn")
        self.assertRegex(done.stdout, "White has 60:[0-9]+ left, Black has 0:30 left\n")
        done = self.played("b5-b4\n", "dodgem", "--clock2", "5:00")
        self.assertIn("\nBlack has 5:00 left\n", done.stdout)
        self.assertNotIn("White has", done.stdout)
        for wrong in ("5:99", "61:00", "x"):
            self.refused("play", "dodgem", "--clock", wrong, says=f"'{wrong}' is not a time")

    def test_a_resumed_game_goes_on_with_its_clocks(self):
        path = self.folder / "timed.txt"
        self.played("b5-b4\n", "dodgem", "--clock", "5:00", "--save", path)
        self.assertIn("time 1: 5:00\n", path.read_text())
        kept = self.file("quatuor save 2\ngame: dodgem\ntime 1: 5:00\ntime 2: 5:00\n"
                         "spent: 60000\nthinking: 90000\nmoves:\n1. b5-b4\nend\n")
        done = self.played("quit\n", "--load", kept)
        self.assertIn("White has 4:00 left, Black has 3:30 left", done.stdout)
        self.refused("play", "--load", kept, "--clock", "5:00", says="before the first move")

    def test_another_game(self):
        done = self.played("resign\nyes\nc5-c4\nresign\nno\n", "dodgem")
        self.assertIn("Black wins: White resigned.", done.stdout)
        self.assertIn("White wins: Black resigned.", done.stdout)
        self.assertEqual(2, done.stdout.count("Dodgem\n"))

    def test_binary_garbage(self):
        garbage = bytes(range(256)) * 40
        self.assertEqual(0, cli("play", "towers", entered=garbage).returncode)


class Saving(Case):
    def test_a_limit_on_the_size_of_files_is_reported(self):
        def limited():
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        path = self.folder / "game.txt"
        self.refused("play", "dodgem", "--save", path, says="cannot be written: File too large",
                     entered="c5-c4\n", preexec_fn=limited)
        self.assertEqual([], list(self.folder.iterdir()))

    def test_what_a_killed_program_left_is_removed(self):
        old, young = self.folder / "game.txt.1234.tmp", self.folder / "game.txt.1235.tmp"
        others = [self.folder / name for name in ("other.txt.1234.tmp", "game.txt.tmp", "1234.tmp")]
        for path in (old, young, *others):
            path.write_text("half of")
        for path in (old, *others):
            os.utime(path, (1e9, 1e9))
        self.played("c5-c4\n", "dodgem", "--save", self.folder / "game.txt")
        self.assertFalse(old.exists())
        for path in (young, *others):
            self.assertTrue(path.exists(), path)

    def test_save_load_and_continue(self):
        path = self.folder / "with a blank.txt"
        first = self.played(f"c5-c4\nsave {path}\nquit\n", "dodgem")
        self.assertIn(f"Saved as {path}.", first.stdout)
        second = self.played("a1-b1\n", "dodgem", "--load", path)
        self.assertIn("Black plays a1-b1.", second.stdout)
        inside = self.played(f"load {path}\n3 1 2\n", "towers")
        self.assertIn("Black plays a3-b3.", inside.stdout)

    def test_a_wrong_file_changes_nothing(self):
        done = self.played(f"c5-c4\nload {self.folder}/nowhere\nload {self.file('x')}\na1-b1\n",
                           "dodgem")
        self.assertEqual(2, done.stderr.count("The game could not be loaded: "))
        self.assertIn("Black plays a1-b1.", done.stdout)

    def test_the_game_is_saved_after_every_turn(self):
        path = self.folder / "kept.txt"
        self.played("c5-c4\na1-b1\n", "dodgem", "--save", path)
        self.assertIn("c5-c4 a1-b1", path.read_text())
        self.played("undo\na2-b2\n", "--load", path, "--save", path)
        self.assertNotIn("a1-b1", path.read_text())

    def test_a_finished_game_is_not_replaced_by_the_next(self):
        path = self.folder / "kept.txt"
        self.played("c5-c4\nresign\nyes\nb5-b4\n", "dodgem", "--save", path)
        self.assertIn("c5-c4", path.read_text())
        self.assertNotIn("b5-b4", path.read_text())

    def test_other_files_are_left_alone(self):
        path = self.file("my diary")
        done = self.played(f"save {path}\nc5-c4\n", "dodgem")
        self.assertIn("is not a saved game", done.stderr)
        self.assertEqual("my diary", path.read_text())
        self.assertIn("White plays c5-c4.", done.stdout)

    def test_another_day_does_not_replace_the_game(self):
        for moves in ("c5-c4\na1-b1\n", "c5-c4\nresign\nno\n"):
            path = self.folder / f"{len(moves)}.txt"
            self.played(moves, "dodgem", "--save", path)
            before = path.read_bytes()
            self.refused("play", "dodgem", "--save", path, says="holds", entered="b5-b4\n")
            self.assertEqual(before, path.read_bytes())

    def test_loading_another_game_leaves_the_first_in_its_file(self):
        first, other = self.folder / "first.txt", self.folder / "other.txt"
        self.played("b5-b4\n", "dodgem", "--save", other)
        done = self.played(f"c5-c4\nload {other}\na1-b1\n", "dodgem", "--save", first)
        self.assertIn("1. c5-c4\n", first.read_text())
        self.assertIn("1. b5-b4 a1-b1\n", other.read_text())
        self.assertIn(f"This game is kept in {other}.", done.stdout)

    def test_after_loading_the_finished_game_is_found_where_it_is(self):
        first, other = self.folder / "first.txt", self.folder / "other.txt"
        self.played("b5-b4\n", "dodgem", "--save", other)
        done = self.played(f"load {other}\nresign\nyes\nc5-c4\n", "dodgem", "--save", first)
        self.assertIn(f"The finished game stays in {other};", done.stdout)
        self.assertIn("resign", other.read_text())

    def with_a_broken_folder(self, *after):
        """Plays a move, puts a file in the place of the game's folder, and enters the lines."""
        place, away = self.folder / "place", self.folder / "away"
        place.mkdir(exist_ok=True)
        table = subprocess.Popen([CLI, "play", "dodgem", "--save", place / "game.txt"],
                                 stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                 stderr=subprocess.PIPE, text=True)
        table.stdin.write("c5-c4\nsay\n")  # what is not understood comes after the move is saved
        table.stdin.flush()
        self.assertIn("'say'", table.stderr.readline())
        place.rename(away)
        place.write_text("a file")
        out, complaints = table.communicate("".join(line + "\n" for line in after), timeout=60)
        return table.returncode, out, complaints

    def test_a_game_that_cannot_be_saved_is_not_left_for_another(self):
        other, copy = self.folder / "other.txt", self.folder / "copy.txt"
        self.played("b5-b4\n", "dodgem", "--save", other)
        code, out, complaints = self.with_a_broken_folder("a1-b1", f"load {other}", "b5-b4")
        self.assertIn("The game is not saved: ", complaints)
        self.assertIn("The game could not be loaded: the game being played cannot be saved", complaints)
        self.assertIn("White plays b5-b4.", out)
        self.assertEqual(2, code)
        self.assertIn("1. b5-b4\n", other.read_text())

        shutil.rmtree(self.folder / "away")
        (self.folder / "place").unlink()
        code, out, complaints = self.with_a_broken_folder("a1-b1", f"save {copy}", f"load {other}")
        self.assertIn("1. c5-c4 a1-b1\n", copy.read_text())
        self.assertIn(f"This game is kept in {other}.", out)
        self.assertEqual(0, code)

    def test_after_a_game_that_cannot_be_saved_no_other_is_begun(self):
        code, out, complaints = self.with_a_broken_folder("resign", "yes", "no")
        self.assertIn("No other game is started: the game being played cannot be saved", complaints)
        self.assertNotIn("The finished game stays in", out)
        self.assertEqual(2, code)

    def test_saving_over_anything_else_is_refused(self):
        for name, content in (("large", b"x" * (5 << 20)), ("binary", bytes(range(256)))):
            path = self.file(content, name)
            done = self.played(f"c5-c4\nsave {path}\n", "dodgem")
            self.assertIn("it is left alone", done.stderr)
            self.assertEqual(content, path.read_bytes())
        self.refused("play", "dodgem", "--save", path, says="it is left alone")
        other = self.folder / "other.txt"
        self.played("b5-b4\n", "dodgem", "--save", other)
        before = other.read_bytes()
        done = self.played(f"c5-c4\nsave {other}\n", "dodgem")
        self.assertIn("holds another game", done.stderr)
        self.assertEqual(before, other.read_bytes())
        self.played(f"load {other}\na1-b1\nsave {other}\n", "dodgem")
        self.assertIn("1. b5-b4 a1-b1\n", other.read_text())

    def test_a_game_is_not_replaced_by_its_own_beginning(self):
        path = self.folder / "long.txt"
        self.played("c5-c4\na1-b1\nb5-b4\n", "dodgem", "--save", path)
        before = path.read_bytes()
        for moves in ("", "c5-c4\n"):
            done = self.played(f"{moves}save {path}\n", "dodgem")
            self.assertIn("holds another game", done.stderr)
            self.assertEqual(before, path.read_bytes())

    def test_a_game_between_computers_is_saved_while_it_is_played(self):
        path = self.folder / "computers.txt"
        with subprocess.Popen([os.environ["QUATUOR_CLI"], "play", "towers", "--p1", "4", "--p2",
                               "4", "--save", path], stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, text=True) as playing:
            moves = 0
            while moves < 3:
                moves += " plays " in playing.stdout.readline()
            playing.kill()
        self.assertIn("\n1. ", path.read_text())

    def test_a_file_that_was_begun_empty_is_used(self):
        path = self.file("")
        self.played("c5-c4\n", "dodgem", "--save", path)
        self.assertIn("c5-c4", path.read_text())

    def test_a_setup_is_saved_as_it_is_placed(self):
        path = self.folder / "army.txt"
        with subprocess.Popen([os.environ["QUATUOR_CLI"], "play", "stratego", "--save", path],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as table:
            table.stdin.write("10@e9 9@d8\n3@a8\n")
            table.stdin.flush()
            for _ in range(500):
                saved = path.read_text() if path.exists() else ""
                if "setup 1: " in saved and saved.endswith("end\n"):
                    break
                time.sleep(0.01)
            time.sleep(0.1)
            table.kill()
        again = self.played("undo\nundo\nundo\nundo\n", "--load", path)
        self.assertEqual(3, again.stdout.count("Taken back."))

    def test_moves_that_are_replaced_are_kept_beside_the_game(self):
        path = self.folder / "game.txt"
        done = self.played("c5-c4\na1-b1\nd5-d4\na2-b2\nundo\nundo\nundo\na3-b3\n", "dodgem",
                           "--save", path)
        self.assertIn("1. c5-c4 a3-b3\n", path.read_text())
        self.assertIn("1. c5-c4 a1-b1\n2. d5-d4 a2-b2\n", (self.folder / "game.txt.1").read_text())
        self.assertIn("game.txt.1", done.stdout)

    def test_two_tables_do_not_share_a_file(self):
        path = self.folder / "game.txt"
        with subprocess.Popen([os.environ["QUATUOR_CLI"], "play", "dodgem", "--save", path],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as first:
            first.stdin.write("c5-c4\n")
            first.stdin.flush()
            while not path.exists():
                time.sleep(0.01)
            self.refused("play", "--load", path, "--save", path, says="open elsewhere")
            first.kill()  # releases its file
        self.played("a1-b1\n", "--load", path, "--save", path)
        self.assertIn("1. c5-c4 a1-b1\n", path.read_text())
        self.assertEqual(["game.txt"], os.listdir(self.folder))

    def test_unwritable_places(self):
        places = ("/dev/full", "/proc/none/x", self.folder, self.folder / "no" / "such" / "folder")
        for place in places:
            done = self.played(f"save {place}\nc5-c4\n", "dodgem")
            self.assertIn("The game is not saved: ", done.stderr)
            self.assertIn("White plays c5-c4.", done.stdout)
        self.assertTrue(pathlib.Path("/dev/full").is_char_device())

    def test_a_full_disk(self):
        path = self.folder / "game.txt"
        self.played(f"c5-c4\nsave {path}\n", "dodgem")
        before = path.read_bytes()

        def no_room():
            resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

        done = cli("play", "dodgem", entered=f"c5-c4\na1-b1\nsave {path}\nd5-d4\n",
                   preexec_fn=no_room)
        self.assertEqual(0, done.returncode)
        self.assertIn("The game is not saved: ", done.stderr)
        self.assertIn("White plays d5-d4.", done.stdout)
        self.assertEqual(before, path.read_bytes())
        self.assertEqual(["game.txt"], os.listdir(self.folder))
        done = cli("play", "--load", path, "--save", path, entered="a1-b1\nb5-b4\n",
                   preexec_fn=no_room)
        self.assertEqual(2, done.returncode, "nothing is begun that cannot be kept")
        self.assertIn("cannot be written", done.stderr)
        self.assertEqual(before, path.read_bytes())


class Solved(Case):
    def query(self, board, side, *options):
        return self.fine("query", "dodgem", "--cache", self.folder, *options, board, side)

    def test_solve_reports_value_counts_time_and_memory(self):
        lines = self.fine("solve", "dodgem", "--size", 3, "--cache", self.folder).splitlines()
        self.assertEqual(["value player 1 wins in 19", "positions 1332", "won 803", "lost 529",
                          "drawn 0", "longest win 21"], lines[:6])
        self.assertRegex(lines[6], r"^time \d+\.\d\d s$")
        self.assertRegex(lines[7], r"^memory \d+\.\d MB$")
        text = self.fine("solve", "dodgem", "--size", 4, "--option", "blocked=loses",
                         "--threads", 2, "--cache", self.folder)
        self.assertTrue(text.startswith(
            "value draw\npositions 276600\nwon 141985\nlost 93073\ndrawn 41542\n"
            "longest win 61\n"), text)
        self.assertEqual([], os.listdir(self.folder), "small boards are not worth a file")

    def test_query(self):
        small = ("--size", 3)
        self.assertEqual("win 19\n", self.query("B../B../.WW", "w", *small))
        self.assertEqual("draw\n", self.query("B.../B.../B.../.WWW", "w", "--size", 4))
        self.assertEqual("win 1\n", self.query("W../B../...", "w", *small))

    def test_query_finished_positions(self):
        small = ("--size", 3)
        self.assertEqual("win 0\n", self.query("W../.../...", "b", *small))
        self.assertEqual("loss 0\n", self.query("W../.../...", "w", *small))
        self.assertEqual("win 0\n", self.query(".../.B./...", "w", *small))
        self.assertEqual("loss 0\n", self.query(".../.B./...", "b", *small))
        blocked = ".../B../WB."
        self.assertEqual("win 0\n", self.query(blocked, "w", *small))
        self.assertEqual("loss 0\n", self.query(blocked, "w", *small, "--option", "blocked=loses"))

    def test_query_refuses(self):
        for board, side, says in (("B../B../.WW", "x", "w (player 1) or b"),
                                  ("B../B..", "w", "3 rows of 3 cells"),
                                  ("B../b../.WW", "w", "row 2"),
                                  ("B../B../WWW", "w", "player 1 has 3 pawns")):
            self.refused("query", "dodgem", "--size", 3, board, side, says=says)
        self.refused("query", "dodgem", "--size", 6, "......", "w", says="too large to be solved")
        self.refused("solve", "dodgem", "--size", 6, says="too large to be solved")
        self.refused("solve", "towers", says="cannot be solved")
        self.refused("query", "dodgem", "B../B../.WW", says="an argument is missing")

    def test_the_perfect_level_wins_where_it_can(self):
        text = self.fine("match", "dodgem", "--size", 3, "--p1", 8, "--p2", 8, "--games", 4,
                         "--cache", self.folder)
        self.assertIn("the first player won 100.0%,", text)
        self.assertIn("19.0 plies per game", text)


class RandomPlayer(Case):
    def test_every_option(self):
        for arguments in (("towers", "--size", "12"), ("dodgem", "--option", "blocked=loses"),
                          ("morris", "--option", "diagonals=on", "--option", "flying=off"),
                          ("stratego", "--option", "army=full", "--option", "memory=on")):
            out = self.fine("play", *arguments, "--p1", "random", "--p2", "random", "--seed", 7)
            self.assertRegex(out.splitlines()[-1], r"^(.* wins: .*|Draw.*)\.$")

    def test_seeds(self):
        def game(seed):
            return self.fine("play", "towers", "--p1", "random", "--p2", "random", "--seed", seed)

        self.assertEqual(game(5), game(5))
        self.assertNotEqual(game(5), game(6))

    def test_a_level_against_it(self):
        path = self.folder / "game"
        out = self.fine("play", "dodgem", "--size", "3", "--p1", "2", "--p2", "random", "--seed", 1,
                        "--save", path)
        self.assertRegex(out.splitlines()[-1], r"^(.* wins: .*|Draw.*)\.$")
        self.assertIn("level2", path.read_text())

    def test_a_random_seed_is_reported(self):
        out = self.fine("play", "dodgem", "--p1", "random", "--p2", "random")
        self.assertRegex(out, r"--seed \d+ makes")

    def test_a_person_against_it(self):
        """Always plays the first move the program lists."""
        for game in ("dodgem", "morris"):
            path = self.folder / game
            self.fine("play", game, "--p2", "random", "--seed", 1, "--save", path,
                      entered=self.fine("moves", game).splitlines()[0] + "\n")
            for _ in range(300):
                moves = self.fine("moves", "--load", path).splitlines()
                if not moves:
                    break
                cli("play", "--load", path, "--save", path, "--seed", 1, entered=moves[0] + "\n")
            self.assertRegex(self.fine("check", path), r"( wins: |Draw)")


class WholeGamesByHand(Case):
    def replayed(self, game, *arguments):
        """Entering the moves of a random game for two people gives the same result."""
        out = self.fine("play", game, *arguments, "--p1", "random", "--p2", "random", "--seed", 11)
        moves = re.findall(r"^\w+ plays (\S+)\.$", out, re.MULTILINE)
        self.assertGreater(len(moves), 8)
        by_hand = self.fine("play", game, *arguments, entered="\n".join(moves) + "\n")
        self.assertEqual(out.splitlines()[-1], by_hand.splitlines()[-1])
        self.assertEqual(moves, re.findall(r"^\w+ plays (\S+)\.$", by_hand, re.MULTILINE))

    def test_towers(self):
        self.replayed("towers", "--size", "6")

    def test_dodgem(self):
        self.replayed("dodgem")

    def test_morris(self):
        self.replayed("morris")

    def test_stratego(self):
        done = self.played(TEN + TEN_2 + "e7-e4\ni4-i5\nf7-f4\na4-a5\na7-a6\na5-a6\n"
                           "b7-b6\nb4-b5\nb6-b5\nj4-j5\ng7-g6\n", "stratego")
        self.assertIn("Battle on e4: scout (Blue) attacks scout (Red).\n"
                      "Red loses: scout.\nBlue loses: scout.\n", done.stdout)
        self.assertIn("'i4-i5': ", done.stderr)
        done = self.played(TEN + TEN_2.replace("F@j4", "F@f3").replace("2@f4", "2@j4")
                           + "f7-f3\n", "stratego")
        self.assertIn("Battle on f3: scout (Blue) attacks flag (Red).\n", done.stdout)
        self.assertTrue(done.stdout.endswith("Blue wins: Red has lost the flag.\n"))


class StrategoTable(Case):
    def test_each_sees_only_their_own(self):
        done = self.played(TEN + TEN_2 + "e7-e5\n", "stratego")
        parts = done.stdout.split("--- The screen goes to ")
        self.assertEqual(4, len(parts))
        self.assertNotIn("^10", parts[1] + parts[3].split("\n\n", 1)[1])
        self.assertNotIn("v10", parts[0] + parts[2].split("\n\n", 1)[1])
        self.assertIn("Blue plays e7-e5.", parts[3])
        self.assertNotIn("@", parts[1].split("sets up")[0])

    def test_the_setup_is_a_draft(self):
        done = self.played("10@a7 9@b7\nundo\nswap a7 c8\nswap a1 c8\nswap x\nf@j7\n?\nfill\n?\n"
                           "ready\n", "stratego")
        self.assertIn("Both cells must be in your own rows.", done.stderr)
        self.assertIn("swap a7 b8", done.stderr)
        self.assertIn(" 7    .   .   .   .   .   .   .   .   .  ^F\n"
                      " 8    .   . ^10   .", done.stdout)
        self.assertIn("  9   general × 1\n", done.stdout)
        self.assertIn("All pieces are placed", done.stdout)
        self.assertIn("Blue is ready.", done.stdout)

    def test_turns_are_not_undone_between_people(self):
        done = self.played(TEN + TEN_2 + "undo\ne7-e5\nundo\n", "stratego")
        self.assertEqual(2, done.stderr.count("A turn cannot be taken back"))
        done = self.played(TEN + TEN_2 + "resign\nundo\n", "stratego")
        self.assertIn("nothing can be taken back", done.stderr)

    def test_a_battle_is_not_undone_against_the_computer(self):
        done = self.played(TEN + "i7-i6\na7-a6\nundo\n", "stratego", "--p2", "random", "--seed", 4)
        self.assertIn("Taken back.", done.stdout)
        attack = self.played(TEN + "?\n", "stratego", "--p2", "random", "--seed", 4)
        targets = re.findall(r"\b([ef]7-[ef][1-4])\b", attack.stdout)
        boards = attack.stdout[attack.stdout.rindex("      a"):]
        rows = {int(row[:2]): row[3:].split() for row in boards.splitlines()[1:11]}
        hits = [m for m in targets if rows[int(m[-1])]["ef".index(m[3]) + 4] == "v?"]
        self.assertTrue(hits, "the seed must give a battle: choose another")
        done = self.played(TEN + hits[0] + "\nundo\n", "stratego", "--p2", "random", "--seed", 4)
        self.assertIn("Hidden pieces have been shown since", done.stderr)


class Engine(Case):
    def talk(self, *lines):
        return self.fine("engine", entered="".join(line + "\n" for line in lines))

    def test_a_conversation(self):
        self.assertEqual("ok\nb3-a3\nb3-b2\nc3-c2\nok\nok\nnone\nok\nok\n",
                         self.talk("newgame dodgem size=3", "legal", "apply b3-b2", "result",
                                   "quit"))
        self.assertEqual("ok\nok\n    a b c\n    1 2 3\n 1  o . .\n 2  o x .\n 3  . . x\nturn 2\nok\n",
                         self.talk("newgame dodgem size=3", "position startpos moves b3-b2", "show"))

    def test_results(self):
        for moves, answer in (("", "none"), ("resign", "2 resign"), ("c5-c4 resign", "1 resign"),
                              ("draw", "draw agreed")):
            out = self.talk("newgame dodgem", "position startpos moves " + moves, "result")
            self.assertEqual(f"ok\nok\n{answer}\nok\n", out)
        again = "d7-h7 e4-e5 h7-d7 e5-e4 " * 2
        out = self.talk("newgame towers", "position startpos moves " + again, "result", "legal")
        self.assertEqual("ok\nok\ndraw repetition\nok\nok\n", out)

    def test_errors_change_nothing(self):
        out = self.talk("legal", "newgame", "newgame chess", "newgame towers size=7",
                        "newgame dodgem size=3", "apply", "apply zz", "apply b3-b2 x", "apply a1-a2",
                        "position", "position startpos x", "position startpos moves b3-b2 zz",
                        "frob", "legal now", "show 3", "newgame towers size", "legal")
        lines = out.splitlines()
        errors = [line for line in lines if line.startswith("error: ")]
        self.assertEqual(15, len(errors), out)
        self.assertEqual(["b3-a3", "b3-b2", "c3-c2", "ok"], lines[-4:])

    def test_hello_and_games(self):
        self.assertRegex(self.talk("hello"), r"^name Quatuor\nversion [\d.]+\nprotocol 2\nmemory 64\nok\n$")
        lines = self.talk("games").splitlines()
        self.assertEqual(list(GAMES), [line.split()[1] for line in lines[:-1]])

    def test_empty_lines_spaces_and_a_missing_last_line_end(self):
        done = cli("engine", entered="\n   \n\t newgame   dodgem \r\nresult")
        self.assertEqual("ok\nnone\nok\n", done.stdout)

    def test_absurd_input(self):
        self.assertEqual("error: the line is longer than 1048576 bytes\nok\n",
                         self.talk("x" * 3000000, "newgame towers"))
        out = self.talk("newgame dodgem", "position startpos moves " + "c5-c4 " * 100000)
        self.assertTrue(out.startswith("ok\nerror: "))
        garbage = bytes(range(256)) * 2000
        done = cli("engine", entered=b"newgame towers\n" + garbage)
        self.assertEqual(0, done.returncode)
        self.assertNotIn("\x1b", done.stdout)

    def test_stratego_hides_ranks_unless_asked(self):
        setup = "position startpos moves " + TEN.strip() + " " + TEN_2.strip()
        self.assertNotIn("^10", self.talk("newgame stratego", setup, "show"))
        self.assertIn("^10", self.talk("newgame stratego", setup, "show 1"))
        self.assertIn("v10", self.talk("newgame stratego", setup, "show both"))


class Bench(Case):
    def test_json(self):
        found = json.loads(self.fine("bench", "dodgem", "--time", 5, "--json"))["benchmarks"]
        self.assertEqual(["dodgem"] * 2, [entry["game"] for entry in found])
        self.assertEqual(10, found[1]["search_positions"])
        self.assertGreater(found[1]["search_nodes_per_second"], 0)
        self.assertGreater(found[1]["depth"], 1)
        self.assertGreater(found[1]["branching"], 1)
        self.assertEqual(6, found[0]["size"])
        self.assertGreater(found[0]["nodes_per_second"], 0)
        self.assertLessEqual(found[0]["position_bytes"], 128)

    def test_text(self):
        out = self.fine("bench", "dodgem", "--time", 5)
        self.assertRegex(out, r"^dodgem .* M nodes/s  position +\d+ bytes\ndodgem .*branching .*\n$")
        out = self.fine("bench", "stratego", "--time", 5)
        self.assertRegex(out, r"^stratego .*\n(stratego  army \w+, level 6: [\d.]+ decisions/s.*\n){2}$")

    def test_suites(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "dodgem.txt").write_text("dodgem size=3 | | b3-b2 c3-c2 b3-a3\n")
            out = self.fine("bench", "dodgem", "--time", 5, "--suites", folder)
            self.assertRegex(out, r"\ndodgem +suite of 1 positions: \d solved with 10000 nodes, "
                                  r"\d with 100000\n$")
            self.assertRegex(self.fine("suite", pathlib.Path(folder) / "dodgem.txt"),
                             r"dodgem.txt: 1 position; 10000 nodes solve \d \(\d+%\); 100000 nodes")


class Terminal(Case):
    """The same program on a pseudo-terminal."""

    def session(self, entered, *arguments):
        pid, master = pty.fork()
        if pid == 0:
            os.execv(CLI, [CLI, "play", *arguments])
        seen = b""
        for line in entered:
            while not seen.endswith(b" "):  # only questions end like this
                self.assertTrue(select.select([master], [], [], 30)[0], seen)
                seen += os.read(master, 65536)
            os.write(master, line.encode() + b"\n")
            seen += b"\0"
        try:
            while block := os.read(master, 65536):
                seen += block
        except OSError:
            pass  # end of a pseudo-terminal
        os.close(master)
        self.status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        return seen.replace(b"\0", b"").decode(errors="replace").replace("\r\n", "\n")

    def test_choosing_a_game_and_prompts(self):
        out = self.session(["7", "2", "5 3", "1", "resign", "no"])
        self.assertIn("There is no game '7'.", out)
        self.assertIn("Its number or name: ", out)
        self.assertIn("White: 5 3\n", out)
        self.assertIn("White, direction (1 up, 2 right, 3 down, 4 left): 1\n", out)
        self.assertIn("Black: resign\n", out)
        self.assertIn("White wins: Black resigned.", out)
        self.assertIn("Another game? ", out)
        self.assertEqual(0, self.status)

    def test_a_flag_falls_by_itself(self):
        """White begins to type and runs out of time; the next question gets none of it."""
        pid, master = pty.fork()
        if pid == 0:
            os.execv(CLI, [CLI, "play", "dodgem", "--clock", "1/turn"])
        seen = b""

        def until(words):
            nonlocal seen
            while words not in seen:
                self.assertTrue(select.select([master], [], [], 30)[0], seen)
                seen += os.read(master, 65536)

        until(b"White (1.0): ")
        os.write(master, b"b5-")
        until(b"Black wins: White ran out of time.")
        until(b"Another game? (yes or no; 'help' lists the other commands) ")
        os.write(master, b"no\n")
        try:
            while block := os.read(master, 65536):
                seen += block
        except OSError:
            pass  # end of a pseudo-terminal
        os.close(master)
        self.assertEqual(0, os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
        self.assertNotIn(b"the game is over", seen)

    def test_the_screen_is_cleared_between_the_players(self):
        out = self.session([TEN.strip(), "", "", TEN_2.strip(), "", "", "quit"], "stratego")
        clear = "\x1b[H\x1b[2J\x1b[3J"
        parts = out.split(clear)
        self.assertEqual(5, len(parts))
        self.assertIn("Press Enter to clear the screen.", parts[0])
        self.assertIn("Red (player 2), press Enter when only you can see the screen.", parts[1])
        self.assertNotIn("^10", parts[2])
        self.assertIn("Blue (player 1), press Enter", parts[3])
        self.assertIn("^10", parts[4])
        self.assertNotIn("v10", parts[4])

    def test_a_draw_offer_hides_the_board(self):
        out = self.session([TEN.strip(), "", "", TEN_2.strip(), "", "", "draw", "no", "", "", "quit"],
                           "stratego")
        clear = "\x1b[H\x1b[2J\x1b[3J"
        self.assertIn(clear + "Blue (player 1) offers a draw.\n", out)
        self.assertIn("Red does not accept; the game goes on.\nPress Enter to clear the screen.", out)


if __name__ == "__main__":
    unittest.main()
