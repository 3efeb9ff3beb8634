/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The puzzle of the day: the same for everybody, by UTC date. */
#ifndef PLAY_PUZZLE_DAILY_H
#define PLAY_PUZZLE_DAILY_H

#include "play/puzzle.h"

/* `day` counts from 1970-01-01 (utc_day). Every puzzle of the book comes up once before any comes
 * up again. NULL only if the book is empty. */
const struct puzzle *puzzle_of_day(const struct puzzle_book *book, int64_t day);

#endif
