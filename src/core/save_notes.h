/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The players' notes in a save, under the same veil as their setups. Only games with hidden pieces
 * have them. */
#ifndef CORE_SAVE_NOTES_H
#define CORE_SAVE_NOTES_H

#include "base/text.h"
#include "core/match.h"

/* Appends the header lines. */
void save_notes_write(const struct match *match, struct text *out);

/* Restores a player's notes in a replayed match from the value of that line. False, with the
 * reason, if it does not fit the match. */
bool save_notes_restore(struct match *match, int player, const char *value, struct fault *fault);

#endif
