#!/usr/bin/env python3
"""Shows check_layers.py trees with one wrong include each, and right ones, and looks at what it says."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

import check_layers

RIGHT = {
    "core/game.h": "#include <stdint.h>\n",
    "core/registry.c": '#include "core/game.h"\n#include "games/games.h"\n',
    "games/games.h": '#include "core/game.h"\n',
    "ai/search.h": '#include "core/game.h"\n',
    "cli/main.c": '#include "ai/search.h"\n#include "core/game.h"\n#include "play.h"\n',
    "cli/play.h": '#include "../core/game.h"\n',
    "ui/app.h": '#include "ai/search.h"\n',
    "platform/main.c": '#include <SDL.h>\n#include <SDL2/SDL_ttf.h>\n#include "ui/app.h"\n',
}


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

    def test_a_right_tree_passes(self):
        self.assertEqual([], self.judge({}))

    def test_every_arrow_that_points_the_other_way(self):
        allowed = {
            ("games", "core"), ("ai", "core"), ("cli", "ai"), ("cli", "core"), ("ui", "ai"),
            ("ui", "core"), ("platform", "ui"), ("platform", "ai"), ("platform", "core"),
        }
        headers = {"core": "game.h", "games": "games.h", "ai": "search.h", "cli": "play.h",
                   "ui": "app.h", "platform": "sdl_window.h"}
        for layer in headers:
            for other, header in headers.items():
                if layer == other:
                    continue
                with self.subTest(layer=layer, other=other):
                    text = f'#include "{other}/{header}"\n'
                    if (layer, other) in allowed:
                        self.assertEqual([], self.judge({f"{layer}/new.c": text}))
                    else:
                        self.refuses(f"{layer}/new.c", text, f"{layer} must not know {other}")

    def test_only_the_registry_knows_the_games(self):
        self.refuses("core/match.c", '#include "games/games.h"\n', "core/match.c:1:")

    def test_the_registry_knows_nothing_else(self):
        self.refuses("core/registry.c", '#include "ai/search.h"\n', "core must not know ai")

    def test_a_path_that_climbs_is_seen(self):
        self.refuses("core/deep/a.c", '\n  # include "../../ai/search.h"\n', "core/deep/a.c:2:")

    def test_sdl_outside_platform(self):
        for header in ("<SDL.h>", "<SDL2/SDL.h>", '"SDL_image.h"', "<SDL3/SDL.h>"):
            with self.subTest(header=header):
                self.refuses("ui/app.h", f"#include {header}\n", "only platform may include SDL")

    def test_a_folder_that_is_no_layer(self):
        self.refuses("misc/a.c", "", "belongs to no layer")

    def test_a_header_that_is_nowhere(self):
        self.refuses("ai/a.c", '#include "nowhere.h"\n', "no such file")

    def test_what_the_command_answers(self):
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
