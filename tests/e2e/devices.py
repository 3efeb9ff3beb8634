# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""How a script plays with each of the devices, for tests that play everything with every one of them."""

READY = {"mouse": "", "touch": "", "pad": "plug\n", "keys": ""}

# Chooses a place: a cell, the exit, or a quoted text.
CHOOSE = {
    "mouse": "click {}\n",
    "touch": "touch {}\n",
    "pad": "steer {}\nwait 0.1\npad a\n",
    "keys": "walk {}\nwait 0.1\nkey Return\n",
}

# Opens the menu of a game.
MENU = {"mouse": 'click "Menu"\n', "touch": 'touch "Menu"\n', "pad": "pad start\n", "keys": "key Escape\n"}

# Enters the letters of a high score, of which the last are offered again; what is in the table then. (Scripts press keys,
# they do not type: the circuit played with real X events has letters typed.)
LETTERS = {
    "mouse": ('click "Enter"\n', "AAA"),
    "touch": ('touch "Enter"\n', "AAA"),
    "pad": ("pad dpdown\nwait 0.2\n" + "pad a\nwait 0.2\n" * 3, "BAA"),
    "keys": ("key Down\nwait 0.2\n" + "key Return\nwait 0.2\n" * 3, "BAA"),
}
