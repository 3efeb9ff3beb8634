/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The texts of packages: the desktop entry, the description in software centres, the file type and
 * the Windows installer. packaging/translate.py writes them in every language where a template says
 * @NAME@. Only marked here, as in tables. */
TEXT(GENERIC_NAME, N_("Board Games"))
/* Translators: at most 35 letters. */
TEXT(SUMMARY, N_("Four board games for two"))
/* Translators: words people search for, each followed by a semicolon. */
TEXT(KEYWORDS, N_("board;strategy;towers;dodgem;morris;mill;stratego;"))
TEXT(SAVED_GAME, N_("Quatuor saved game"))

TEXT(ABOUT,
     N_("Quatuor is a collection of four board games for two people at one screen, or for one "
        "person against the computer:"))
TEXT(ABOUT_TOWERS, N_("Queens & Towers, a battle of rectangles"))
TEXT(ABOUT_DODGEM, N_("Dodgem, a race off the board"))
TEXT(ABOUT_MORRIS, N_("Twelve Men’s Morris, an old game of mills"))
TEXT(ABOUT_STRATEGO, N_("A simplified Stratego, with hidden ranks"))
TEXT(ABOUT_PLAYING,
     N_("Play with mouse, keyboard, gamepad or touch screen. Every move can be undone, "
        "games are saved automatically, and the computer has eight levels. No network "
        "is needed."))
TEXT(ABOUT_ACCESS,
     N_("The whole game can be played by ear: speech reads every board, move and menu. "
        "It can also be played with one hand, or with two buttons, and sounds that mean "
        "something have captions."))
TEXT(ABOUT_TRADEMARK,
     N_("Stratego is a trademark of its owner; this is an independent implementation "
        "of simplified rules."))

TEXT(FOR_WHOM, N_("Who should be able to use Quatuor?"))
TEXT(FOR_ME, N_("Only me"))
TEXT(FOR_ALL, N_("Everyone on this computer"))
TEXT(NEEDS_RIGHTS, N_("Installing for everyone requires administrator rights."))
TEXT(STILL_RUNS, N_("Quatuor is still running. Please close it, then try again."))
TEXT(DELETE_SAVES, N_("Delete your saved games and settings too?"))
/* Translators: the {folder} with the saved games and settings. */
TEXT(SAVES_ARE_IN, N_("They are in {folder} and cannot be restored."))
