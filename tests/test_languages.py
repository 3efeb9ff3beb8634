#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""quatuor-cli in other languages: how the language is chosen, and what must not change.
QUATUOR_CLI is the program, QUATUOR_CATALOGUES the folder of built catalogues."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tools"))
sys.dont_write_bytecode = True
import languages as translations  # noqa: E402

OFFERED = [code for code in translations.languages()
           if translations.Report(code).percent() >= translations.OFFERED]
CLI = os.environ["QUATUOR_CLI"]
LOCALE = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "QUATUOR_LANG", "QUATUOR_ASSETS")


def run(*arguments, text="", **locale):
    environment = {name: value for name, value in os.environ.items() if name not in LOCALE}
    environment.update(locale)
    return subprocess.run([CLI, *arguments], input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          universal_newlines=True, encoding="utf-8", timeout=60, env=environment)


@unittest.skipUnless((pathlib.Path(os.environ["QUATUOR_CATALOGUES"]) / "fr.mo").is_file(),
                     "the catalogues are not built: GNU gettext is missing")
class Languages(unittest.TestCase):
    def speaks(self, *arguments, **locale):
        done = run(*arguments, "--help", **locale)
        self.assertEqual(0, done.returncode, done.stderr)
        return {"Usage:": "en", "Usage\u00a0:": "fr"}[done.stdout.split(" ")[0]]

    def test_the_environment_chooses(self):
        self.assertEqual("en", self.speaks())
        self.assertEqual("fr", self.speaks(LANG="fr_FR.UTF-8"))
        self.assertEqual("fr", self.speaks(LC_ALL="fr_CA.UTF-8", LANG="en_GB.UTF-8"))
        self.assertEqual("fr", self.speaks(LC_MESSAGES="fr_BE", LANG="de_DE"))
        self.assertEqual("en", self.speaks(LC_ALL="C", LANG="fr_FR.UTF-8"))
        self.assertEqual("en", self.speaks(LANG="xx_YY.UTF-8"))

    def test_explicit_choices_come_first(self):
        self.assertEqual("fr", self.speaks(QUATUOR_LANG="fr", LC_ALL="C"))
        self.assertEqual("en", self.speaks(QUATUOR_LANG="en", LC_ALL="fr_FR.UTF-8"))
        self.assertEqual("fr", self.speaks("--lang", "fr", QUATUOR_LANG="en"))
        self.assertEqual("en", self.speaks("--lang=en", QUATUOR_LANG="fr"))

    def test_the_option_may_be_anywhere(self):
        for arguments in (["--lang", "fr", "play"], ["play", "--lang", "fr"], ["play", "--lang=fr"]):
            self.assertEqual("fr", self.speaks(*arguments))

    def test_an_unknown_language(self):
        done = run("--lang", "xx", "--version")
        self.assertEqual((2, ""), (done.returncode, done.stdout))
        self.assertEqual("quatuor-cli: there is no language 'xx': the languages are " +
                         ", ".join(["en"] + OFFERED) + "\n", done.stderr)
        done = run("--version", QUATUOR_LANG="xx")  # reported, then continued in English
        self.assertEqual(0, done.returncode)
        self.assertIn("there is no language 'xx'", done.stderr)
        done = run("play", "--lang")
        self.assertEqual((2, "quatuor-cli: --lang needs a value\n"), (done.returncode, done.stderr))

    def test_help_lists_the_languages(self):
        self.assertIn("fr", OFFERED)
        self.assertTrue(run("--help").stdout.endswith(f"sets the language:\nen, {', '.join(OFFERED)}.\n"))

    def test_every_catalogue_can_be_asked_for(self):
        """Also those that are not offered yet."""
        for code in translations.languages():
            self.assertEqual((0, ""), (run("--lang", code, "--help").returncode,
                                       run("--lang", code, "--help").stderr))

    def test_error_messages_are_translated(self):
        done = run("play", "chess", "--lang", "fr")
        self.assertEqual(2, done.returncode)
        self.assertIn("il n’y a pas de jeu", done.stderr)

    def test_a_game_in_french(self):
        done = run("--lang", "fr", "play", "dodgem", text="c5-c4\nannuler\nc5-c4\nnulle\noui\nnon\n")
        self.assertEqual(0, done.returncode, done.stderr)
        self.assertIn("Blanc joue c5-c4.", done.stdout)
        self.assertIn("Repris.", done.stdout)
        self.assertIn("Partie nulle : les deux joueurs sont d’accord.", done.stdout)
        self.assertEqual("", done.stderr)

    def test_reserves_in_french(self):
        done = run("--lang", "fr", "play", "towers", text="d7-h7\nf4-f7\nquitter\n")
        self.assertIn("À Rouge (joueur 2) de jouer.", done.stdout)
        self.assertIn("Capture : tour en h7, coin du rectangle f7–h1.".replace(" :", "\u00a0:"), done.stdout)
        self.assertIn("Bleu – pertes\u00a0: tour ×1\n", done.stdout)

    def test_english_words_are_understood_in_french(self):
        done = run("--lang", "fr", "play", "dodgem", text="c5-c4\nundo\nc5-c4\ndraw\ny\nno\n")
        self.assertIn("Repris.", done.stdout)
        self.assertIn("Partie nulle : les deux joueurs sont d’accord.", done.stdout)
        self.assertEqual("", done.stderr)

    def test_french_words_mean_nothing_in_english(self):
        done = run("play", "dodgem", text="annuler\nquit\n")
        self.assertIn("'annuler'", done.stderr)

    def test_the_help_names_the_word_that_takes_the_first_move_over(self):
        """It is written in saved games, and so the same in every language."""
        for code in translations.languages():
            opening, closing = translations.QUOTES[code]
            about = run("--lang", code, "play", "--help").stdout.split("  --swap ")[1].split("\n  --")[0]
            word = re.search(f"{opening}(.*?){closing}", about).group(1).strip()
            with self.subTest(code=code, word=word):
                done = run("--lang", code, "play", "towers", "--swap", text=f"d7-h7\n{word}\nquit\n")
                self.assertEqual((0, ""), (done.returncode, done.stderr))

    def test_words_may_be_typed_without_their_accents(self):
        for code, yes in (("es", "si"), ("es", "sí"), ("it", "si"), ("it", "sì")):
            done = run("--lang", code, "play", "dodgem", text=f"draw\n{yes}\n")
            self.assertEqual((0, ""), (done.returncode, done.stderr))
        done = run("--lang", "pt_BR", "play", "dodgem", text="draw\nnao\nquit\n")
        self.assertEqual((0, ""), (done.returncode, done.stderr))

    def test_columns_of_the_help_line_up(self):
        done = run("--lang", "fr", "play", "dodgem", text="aide\nquitter\n")
        rows = [line for line in done.stdout.splitlines() if line.startswith("  ?") or "FICHIER" in line]
        self.assertEqual(3, len(rows), done.stdout)
        starts = {line.index(word) for line, word in zip(rows, ("donner", "enregistrer la", "reprendre"))}
        self.assertEqual(1, len(starts), rows)

    def test_saves_do_not_depend_on_the_language(self):
        moves = {"towers": "d7-h7\nf4-f7\n", "dodgem": "c5-c4\na1-b1\n", "morris": "a1\nd2\n"}
        with tempfile.TemporaryDirectory() as folder:
            for game, text in moves.items():
                kept = {}
                for language in ("en", "fr"):
                    path = pathlib.Path(folder) / f"{game}-{language}"
                    done = run("--lang", language, "play", game, "--option", "repetition=off",
                               "--save", str(path), text=text)
                    self.assertEqual("", done.stderr)
                    kept[language] = path.read_text(encoding="utf-8")
                self.assertEqual(kept["en"], kept["fr"])
                for language in ("en", "fr"):
                    done = run("--lang", language, "check", str(path))
                    self.assertEqual(0, done.returncode, done.stderr)

    def test_numbers_follow_the_language(self):
        match = ["match", "dodgem", "--size", "3", "--p1", "random", "--p2", "random", "--games", "2", "--seed", "1"]
        french, english = run("--lang", "fr", *match).stdout, run(*match).stdout
        self.assertRegex(french, r"a gagné \d+,\d\u00a0% des parties")
        self.assertRegex(english, r"won \d+\.\d%")
        # the last line is for programs
        self.assertEqual(english.splitlines()[-1], french.splitlines()[-1])
        self.assertRegex(french.splitlines()[-1], r"^score \d+\.\d %")
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "game"
            run("play", "towers", "--size", "6", "--save", str(path), text="c4-f4\nd3-d4\n")
            self.assertRegex(run("--lang", "fr", "analyse", str(path)).stdout, r"c4-f4 +[+-]\d+,\d\d")
            self.assertRegex(run("analyse", str(path)).stdout, r"c4-f4 +[+-]\d+\.\d\d")

    def test_what_programs_read_stays_english(self):
        lines = "hello\ngames\nnewgame morris\napply zz\nlegal\nresult\nshow\nnewgame chess\nquit\n"
        english = run("engine", text=lines)
        for locale in ({"LANG": "fr_FR.UTF-8"}, {"QUATUOR_LANG": "fr"}):
            self.assertEqual(english.stdout, run("engine", text=lines, **locale).stdout)
        self.assertEqual(english.stdout, run("--lang", "fr", "engine", text=lines).stdout)
        for arguments in (["perft", "dodgem", "3"], ["moves", "towers"], ["query", "dodgem", "--size", "3",
                          "B../B../.WW", "w"]):
            self.assertEqual(run(*arguments).stdout, run(*arguments, QUATUOR_LANG="fr").stdout)


if __name__ == "__main__":
    unittest.main()
