#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""Runs check_layers.py on a valid tree and on trees with one violation each."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

import check_layers

RIGHT = {
    "base/files.h": "#include <stdint.h>\n",
    "core/game.h": '#include "base/files.h"\n',
    "ai/search.h": '#include "core/game.h"\n',
    "games/chess/rules.c": '#include "core/game.h"\n#include "games/chess/position.h"\n',
    "games/chess/position.h": "/* chess */\n",
    "games/go/position.h": "/* go */\n",
    "play/session.h": '#include "ai/search.h"\n',
    "cli/main.c": '#include "ai/search.h"\n#include "core/game.h"\n#include "table.h"\n',
    "cli/table.h": '#include "../core/game.h"\n',
    "ui/kit/canvas.h": "",
    "ui/board/view.h": '#include "ui/kit/canvas.h"\n',
    "ui/screens/menu.h": '#include "ui/board/view.h"\n',
    "ui/app.h": '#include "play/session.h"\n#include "ui/screens/menu.h"\n',
    "testing/script.h": '#include "ui/app.h"\n',
    "platform/main.c": '#include <SDL.h>\n#include <SDL2/SDL_ttf.h>\n#include "ui/app.h"\n',
}
# One header per layer, in the order of their dependencies.
HEADERS = {
    "base": "files.h", "core": "game.h", "ai": "search.h", "games": "chess/position.h",
    "play": "session.h", "cli": "table.h", "ui": "app.h", "testing": "script.h",
    "platform": "sdl_window.h",
}
ORDER = list(HEADERS)


def may_know(layer, other):
    if other in ("games", "cli"):  # everyone asks struct game; nothing depends on the terminal
        return False
    return ORDER.index(other) < ORDER.index(layer)


class Layers(unittest.TestCase):
    def judge(self, changes):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {**RIGHT, **changes}.items():
                path = pathlib.Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            return check_layers.judge(folder)[1]

    def refuses(self, name, text, complaint):
        complaints = self.judge({name: text})
        self.assertEqual(1, len(complaints), complaints)
        self.assertIn(complaint, complaints[0])

    def test_a_valid_tree_passes(self):
        self.assertEqual([], self.judge({}))

    def test_every_wrong_direction(self):
        for layer in HEADERS:
            for other, header in HEADERS.items():
                if layer == other:
                    continue
                with self.subTest(layer=layer, other=other):
                    text = f'#include "{other}/{header}"\n'
                    # Including a game's header also names the game.
                    complaints = [line for line in self.judge({f"{layer}/new.c": text})
                                  if "is named" not in line]
                    if may_know(layer, other):
                        self.assertEqual([], complaints)
                    else:
                        self.assertEqual(1, len(complaints))
                        self.assertIn(f"{layer} must not know {other}", complaints[0])

    def test_the_rooms_of_the_interface(self):
        self.refuses("ui/kit/a.c", '#include "ui/board/view.h"\n', "ui/kit must not know ui/board")
        self.refuses("ui/kit/a.c", '#include "ui/app.h"\n', "ui/kit must not know ui/app.h")
        self.refuses("ui/board/a.c", '#include "ui/screens/menu.h"\n',
                     "ui/board must not know ui/screens")

    def test_games_do_not_know_each_other(self):
        self.refuses("games/go/rules.c", '#include "games/chess/position.h"\n',
                     "go must not know chess")

    def test_a_game_named_outside_its_folder(self):
        for text in ('"chess"', "/* as in chess */", "chess_rules()", "CHESS_SIZE"):
            with self.subTest(text=text):
                self.refuses("ui/app.c", f"\n{text}\n", "ui/app.c:2: ")
        self.assertEqual([], self.judge({"ui/app.c": "chessboard and gopher\n"}))
        self.assertEqual([], self.judge({"games/chess/rules.c": "chess\n"}))

    def test_a_relative_path_is_resolved(self):
        self.refuses("core/deep/a.c", '\n  # include "../../ai/search.h"\n', "core/deep/a.c:2:")

    def test_sdl_outside_platform(self):
        for header in ("<SDL.h>", "<SDL2/SDL.h>", '"SDL_image.h"', "<SDL3/SDL.h>"):
            with self.subTest(header=header):
                self.refuses("ui/app.h", f"#include {header}\n", "only platform may include SDL")

    def test_an_unknown_folder(self):
        self.refuses("misc/a.c", "", "belongs to no layer")

    def test_a_missing_header(self):
        self.refuses("ai/a.c", '#include "nowhere.h"\n', "no such file")

    def test_output_of_the_command(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(1, self.run_on(folder), "nothing to read is an error")
            path = pathlib.Path(folder, "ai", "a.c")
            path.parent.mkdir()
            path.write_text("#include <stdio.h>\n", encoding="utf-8")
            self.assertEqual(0, self.run_on(folder))
            path.write_text('#include "cli/play.h"\n', encoding="utf-8")
            self.assertEqual(1, self.run_on(folder))

    def run_on(self, folder):
        command = [sys.executable, check_layers.__file__, folder]
        return subprocess.run(command, stdout=subprocess.DEVNULL).returncode


if __name__ == "__main__":
    unittest.main()
