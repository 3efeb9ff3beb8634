#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""quatuor-cli records: results, lists and the check of the journal, in folders made for it."""
import csv
import io
import os
import pathlib
import subprocess
import tempfile
import unittest

CLI = os.environ["QUATUOR_CLI"]
PEOPLE = "quatuor people 1\n0000000a 0 - Ada\n0000000b 1 - Élodie, the 2nd\n"


def line(number, first, second, result, game="dodgem", terms="even"):
    return (f"2026-11-{number:02}T20:12:31Z\t{game}\t{first}\t{second}\t{result}\t20\t{terms}\t"
            f"{number}.quatuor\t.\n")


ADA, BO = "person:0000000a", "person:0000000b"
JOURNAL = (line(1, ADA, BO, "1 resign") + line(2, BO, ADA, "2 blocked") + line(3, ADA, "level3", "draw agreed")
           + line(4, ADA, "level3", "2 out", "morris") + line(5, ADA, "guest:Cy", "1 resign")
           + line(6, ADA, "level3", "2 out", "morris"))


class Records(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name) / "mes données"
        (self.folder / "saves").mkdir(parents=True)
        (self.folder / "people.txt").write_text(PEOPLE)
        self.journal = self.folder / "journal.txt"
        self.journal.write_text(JOURNAL)

    def run_cli(self, *arguments, **options):
        return subprocess.run([CLI, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, timeout=60, **options)

    def records(self, *arguments):
        return self.run_cli("records", "--folder", str(self.folder), *arguments)

    def fine(self, *arguments):
        done = self.records(*arguments)
        self.assertEqual(("", 0), (done.stderr, done.returncode), done.stdout)
        return done.stdout

    def save(self, name, moves):
        path = self.folder / "saves" / name
        done = subprocess.run([CLI, "play", "dodgem", "--save", str(path)], input=moves, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60)
        self.assertEqual(0, done.returncode, done.stderr)

    def test_other_rules_give_no_rating(self):
        self.journal.write_text(line(1, ADA, "level3", "1 resign", terms="variant"))
        text = self.fine("--person", "Ada")
        self.assertIn("Ada: 1 game, 1 won", text)
        self.assertNotIn("rating", text)

    def test_a_person(self):
        text = self.fine("--person", "Ada")
        self.assertIn("Ada: 5 games, 2 won, 1 drawn, 2 lost. Has lost the last 2. Longest winning streak: 2.", text)
        rows = {row[:28].strip(): row[28:].split() for row in text.splitlines() if row.startswith("  ")}
        self.assertEqual(["3", "2", "1", "0", "rating"], rows["Dodgem"][:5])
        self.assertEqual(["2", "0", "0", "2", "rating"], rows["Twelve Men’s Morris"][:5])
        self.assertEqual(["2", "2", "0", "0"], rows["Élodie, the 2nd"])
        self.assertEqual(["3", "0", "1", "2"], rows["level 3"])
        self.assertIn("2026-11-05  Dodgem against Cy: won (5.quatuor)", text)

    def test_one_game_only(self):
        self.assertIn("Ada: 2 games, 0 won", self.fine("--person", "Ada", "--game", "morris"))
        self.assertIn("Ada: 0 games, 0 won", self.fine("--person", "Ada", "--game", "towers"))

    def test_the_overview_compares_nobody(self):
        text = self.fine()
        self.assertIn("6 finished games.", text)
        self.assertIn("  Ada\n  Élodie, the 2nd\n", text)
        self.assertNotIn("won", text)

    def test_csv(self):
        rows = list(csv.DictReader(io.StringIO(self.fine("--csv"))))
        self.assertEqual(6, len(rows))
        self.assertEqual({"time": "2026-11-02T20:12:31Z", "game": "dodgem", "player1": "Élodie, the 2nd",
                          "player2": "Ada", "result": "2", "reason": "blocked", "plies": "20",
                          "terms": "even", "file": "2.quatuor"}, rows[1])
        self.assertEqual(["level3", "guest:Cy"], [rows[3]["player2"], rows[4]["player2"]])
        mine = csv.DictReader(io.StringIO(self.fine("--csv", "--person", "Élodie, the 2nd")))
        self.assertEqual(["1.quatuor", "2.quatuor"], [row["file"] for row in mine])

    def test_who_and_what_is_not_there(self):
        for arguments, says in ((("--person", "Zoé"), "there is nobody called 'Zoé'"),
                                (("--game", "chess"), "there is no game 'chess'"),
                                (("--repair",), "--repair goes with --check"),
                                (("--folder", "x"), "--folder is given twice")):
            done = self.records(*arguments)
            self.assertEqual((2, ""), (done.returncode, done.stdout))
            self.assertIn(says, done.stderr)

    def test_an_empty_folder(self):
        for name in ("people.txt", "journal.txt"):
            (self.folder / name).unlink()
        self.assertEqual("0 finished games.\n", self.fine())
        self.assertIn("All is well.", self.fine("--check"))

    def test_merged_people(self):
        (self.folder / "merged.txt").write_text("0000000c 0000000a\n")
        with self.journal.open("a") as journal:
            journal.write(line(7, "person:0000000c", "level3", "1 resign"))
        self.assertIn("Ada: 6 games, 3 won", self.fine("--person", "Ada"))

    def test_damage_is_reported_and_costs_nothing_else(self):
        with self.journal.open("a") as journal:
            journal.write("2026-11-07T20:12:31Z\tdodg")
        done = self.records("--person", "Ada")
        self.assertEqual(0, done.returncode)
        self.assertIn("Ada: 5 games", done.stdout)
        self.assertIn("some lines of the journal cannot be read", done.stderr)

    def test_check_and_repair(self):
        self.save("a.quatuor", "resign\nyes\nquit\n")
        self.save("b.quatuor", "b5-a5\nquit\n")
        (self.folder / "saves" / "c.quatuor").write_text("nonsense")
        with self.journal.open("a") as journal:
            journal.write("nonsense\n" + line(8, "person:000000ff", "level1", "1 resign", "chess"))
        before = self.journal.read_text()
        done = self.records("--check")
        self.assertEqual(2, done.returncode)
        self.assertEqual(before, self.journal.read_text())
        for sentence in ("7 finished games in the journal.", "3 saved games.",
                         "7 lines are about games that were deleted.",
                         "1 person is not in people.txt and counts as a guest.",
                         "1 line is about a game that this version does not know.",
                         "1 saved game cannot be read.", "1 line of the journal cannot be read.",
                         "1 finished game is not in the journal."):
            self.assertIn(sentence + "\n", done.stdout)
        self.assertIn("the journal needs repair", done.stderr)
        self.assertIn("The journal was repaired.", self.fine("--check", "--repair"))
        self.assertNotIn("All is well.", self.fine("--check"))
        (self.folder / "saves" / "c.quatuor").unlink()
        self.assertIn("All is well.", self.fine("--check"))
        self.assertIn("a.quatuor", self.journal.read_text())
        self.assertIn("\tchess\t", self.journal.read_text())
        self.assertEqual("nonsense\n", (self.folder / "journal.txt.damaged").read_text())

    def test_a_lost_journal(self):
        self.save("a.quatuor", "resign\nyes\nquit\n")
        self.journal.unlink()
        self.assertIn("The journal was repaired.", self.fine("--check", "--repair"))
        self.assertIn("1 finished game.", self.fine())

    def test_the_usual_folder(self):
        home = self.folder.parent / "home"
        (home / "quatuor").mkdir(parents=True)
        (home / "quatuor" / "journal.txt").write_text(JOURNAL)
        done = self.run_cli("records", env={**os.environ, "XDG_DATA_HOME": str(home)})
        self.assertIn("6 finished games.", done.stdout)


if __name__ == "__main__":
    unittest.main()
