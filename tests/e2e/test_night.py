#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

"""A game night in a real window, by mouse: a series best of 3, and a tournament of four whose program is
killed halfway; the records then show their games. And a timed game that is killed goes on with its
clocks."""
import os
import re
import subprocess
import sys
import time

from screen import PATIENCE, Screen, Window, need
from test_games import Match, moves_of

PEOPLE = """quatuor people 1
0000000a 0 towers/queen Ada
0000000b 1 towers/tower Bea
0000000c 2 dodgem/pawn Cid
0000000d 3 morris/man Dot
"""

TIMED = """quatuor save 2
game: dodgem
player 1: human Ada
player 2: human Bea
time 1: 5:00
time 2: 5:00
moves:
end
"""


def shown(window, words):
    """Whether a text on the screen contains these words."""
    return any(words in text for text, _, _ in window.now["texts"])


def expect(window, words):
    window.wait(f"'{words}' is shown", lambda now: any(words in text for text, _, _ in now["texts"]))


def opening_move(window):
    """The first player's pawn on b5 takes a step."""
    before = window.wait_for_screen("play")
    for cell in ("b5", "b4"):
        window.click(window.place(cell))
    window.wait("a move is made", lambda now: now.get("moves", 0) > before["moves"])


def resign(window):
    """The player to move gives up."""
    window.key("Escape")
    window.wait_for_screen("pause")
    window.press("Resign")
    window.wait_for_screen("question")
    window.press("Resign")
    window.wait_for_screen("game_over")


def write_people(screen):
    data = screen.folder / "data" / "quatuor"
    data.mkdir(parents=True, exist_ok=True)
    (data / "people.txt").write_text(PEOPLE)


# ---- a series ----

def series(screen):
    """White gives up, then Black does, who is the same player: decided after two games."""
    match = Match(screen, "dodgem")
    match.choose("Series", "Best of 3")
    match.start()
    window = match.window
    resign(window)
    expect(window, "0 – 1")
    expect(window, "best of 3")
    window.press("Next game")
    opening_move(window)
    resign(window)
    expect(window, "decided.")
    if not shown(window, "Another series"):
        sys.exit(f"the series goes on: {window.now}")
    window.press("Another series")
    window.wait("a third game begins", lambda now: now["screen"] == "play" and now["moves"] == 0)
    window.kill()


# ---- a tournament ----

def to_game_night(window):
    window.wait_for_screen("menu")
    window.press("Game night")
    window.wait_for_screen("game_night")


def begin_tournament(screen):
    window = Window(screen, "--mute")
    to_game_night(window)
    window.press("New tournament")
    window.wait_for_screen("tournament")
    for name in ("Ada", "Bea", "Cid", "Dot"):
        window.press(name)
    expect(window, "4 people take part.")
    while not shown(window, "Dodgem"):
        before = [text for text, _, _ in window.now["texts"]]
        window.click(window.words("Game"))
        window.wait("another game is chosen",
                    lambda now: [text for text, _, _ in now["texts"]] != before)
    window.press("Start")
    window.wait_for_screen("standings")
    return window


def play_one_of_tournament(window):
    expect(window, "Next: ")
    window.press("Play")
    window.wait_for_screen("play")
    resign(window)
    window.press("To the table")
    window.wait_for_screen("standings")


def tournament(screen):
    window = begin_tournament(screen)
    for _ in range(3):
        play_one_of_tournament(window)
    window.press("Play")  # the fourth is begun
    opening_move(window)
    window.kill()
    window = Window(screen, "--mute")
    to_game_night(window)
    window.press("League of 4, games played: 3")
    window.wait_for_screen("standings")
    window.press("Play")
    if window.wait_for_screen("play")["moves"] != 1:
        sys.exit(f"the game that was killed does not go on: {window.now}")
    resign(window)
    window.press("To the table")
    window.wait_for_screen("standings")
    for _ in range(2):
        play_one_of_tournament(window)
    expect(window, " wins the")  # the rest may stand on the next line
    window.key("Escape")
    return window


def knockout(window):
    """Three people: one has a bye and waits for the winner of the other two in the final."""
    to_game_night(window)
    window.press("New tournament")
    window.wait_for_screen("tournament")
    for name in ("Ada", "Bea", "Cid"):
        window.press(name)
    expect(window, "3 people take part.")
    window.press("Kind")
    expect(window, "Whoever loses is out.")
    window.press("Start")
    window.wait_for_screen("standings")
    expect(window, "bye")
    play_one_of_tournament(window)
    if shown(window, " wins the"):
        sys.exit(f"there was no final: {window.now}")
    play_one_of_tournament(window)
    expect(window, " wins the")
    window.key("Escape")
    return window


def records(window):
    """Each of the four has played three games of the league, and three of them the knockout."""
    to_game_night(window)
    window.press("Records")
    window.wait_for_screen("records")
    games = {}
    while len(games) < 4:
        name = person_chosen(window.now)
        games[name] = number_below(window.now, "games")
        window.press(name)  # the next one
        window.wait("the records are another one's", lambda now: person_chosen(now) != name)
    if games["Dot"] != 3 or sum(games.values()) != 4 * 3 + 2 * 2:
        sys.exit(f"games of each: {games}")
    window.kill()
    done = subprocess.run([os.environ["QUATUOR_CLI"], "records", "--check"], capture_output=True,
                          text=True, env=window.screen.environment)
    if done.returncode != 0:
        sys.exit(f"records --check: {done.stdout}{done.stderr}")


def person_chosen(now):
    """Whose records are shown: the topmost name."""
    names = [(y, text) for text, _, y in now.get("texts", []) if text in ("Ada", "Bea", "Cid", "Dot")]
    return min(names)[1] if names else None


def number_below(now, label):
    """The number nearest to a label, in its column."""
    places = [(x, y) for text, x, y in now.get("texts", []) if text == label]
    numbers = [(abs(x - left) + abs(y - top), int(text)) for left, top in places
               for text, x, y in now["texts"] if text.isdigit() and abs(x - left) < 60]
    return min(numbers)[1] if numbers else None


# ---- the same by scripts ----

RESIGN = """wait idle
expect screen play
key Escape
wait idle
click "Resign"
wait idle
click "Resign"
wait 4
wait idle
expect screen game_over
"""

# With a gamepad each. The same player gives up twice, on either side.
SERIES = """plug
plug 2
wait idle
click "Two players"
pad dpdown
pad2 a
wait 0.3
expect "The second player plays with this gamepad now."
click "More…"
wait idle
click "Series"
wait idle
expect "Best of 3"
pad b
wait idle
click "Start"
""" + RESIGN + """expect "0 – 1"
expect "best of 3"
pad a
wait idle
expect ply 0
pad2 a
wait idle
click b5
click b4
wait idle
expect ply 1
""" + RESIGN + """expect "2 – 0"
pad2 a
wait idle
expect ply 0
"""

TOURNAMENT = """click "Game night"
wait idle
click "New tournament"
wait idle
click "Ada"
click "Bea"
click "Cid"
touch "Dot"
wait idle
expect "4 people take part. Everyone plays everyone: 6 games."
click "Start"
wait idle
""" + 6 * ('expect "Next: Queens & Towers"\nkey Return\n' + RESIGN + 'click "To the table"\nwait idle\n') + """expect screen standings
expect "New tournament"
"""


def scripted(screen):
    for text, arguments in ((SERIES, ("--game", "dodgem")), (TOURNAMENT, ())):
        code, errors = screen.script(text, "--mute", *arguments, patience=4 * PATIENCE)
        if code != 0:
            sys.exit(f"a script failed: {errors}")


# ---- a timed game ----

def seconds_shown(now):
    """The times on the clocks, top to bottom."""
    clocks = [(y, text) for text, _, y in now["texts"] if re.fullmatch(r"\d+:\d\d", text)]
    return [int(text[:-3]) * 60 + int(text[-2:]) for _, text in sorted(clocks)]


def kept_after(screen, moves):
    """The game's file, once it holds so many moves."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if screen.game.exists() and len(moves_of(screen.game.read_text())) == moves:
            return
        time.sleep(0.02)
    sys.exit(f"{moves} moves are not in the file")


def timed_game(screen):
    """Ada thinks for a while and moves, then Bea thinks; killed, both have at most the time of that last
    thinking back, and never less than was shown."""
    start = screen.folder / "start.quatuor"
    start.write_text(TIMED)
    window = Window(screen, "--load", str(start), "--mute")
    window.wait("a clock has run for two seconds", lambda now: min(seconds_shown(now), default=300) <= 298)
    opening_move(window)
    kept_after(screen, 1)
    at_move = sorted(seconds_shown(window.now))
    window.wait("the other clock has run", lambda now: max(seconds_shown(now), default=300) <= 298)
    window.kill()
    before = sorted(seconds_shown(window.now))
    window = Window(screen, "--mute")
    window.wait_for_screen("menu")
    window.key("Return")
    now = window.wait_for_screen("play")
    after = sorted(seconds_shown(now))
    print(f"clocks at the last move {at_move}, when killed {before}, resumed {after}")
    if len(after) != 2 or now["moves"] != 1:
        sys.exit(f"another game: {now}")
    if after[0] < before[0] - 1 or after[1] < before[1] - 1:
        sys.exit("time was lost")
    if after[0] > at_move[0] + 1 or after[1] > at_move[1] + 1:
        sys.exit("time of an earlier move was given back")
    window.kill()


def main():
    need("Xvfb", "xdotool")
    with Screen() as screen:
        series(screen)
    with Screen() as screen:
        write_people(screen)
        records(knockout(tournament(screen)))
    with Screen() as screen:
        write_people(screen)
        scripted(screen)
    with Screen() as screen:
        timed_game(screen)
    print("a series, a tournament and a timed game")


if __name__ == "__main__":
    main()
