/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Saved games under names chosen by players. Existing contents are never destroyed. */
#ifndef CLI_STORAGE_H
#define CLI_STORAGE_H

#include "base/text.h"
#include "core/match.h"

/* Whether a new game may use this file: it does not exist yet, or is empty. */
bool storage_is_free(const char *path, struct fault *fault);

/* Writes the match, completely or not at all. Refuses to replace anything but an earlier state of
 * the same game, unless the file is known to be this match's `own`. */
bool storage_save(const char *path, const struct match *match, bool own, struct fault *fault);

/* Writes the match to the first free name of "PATH.1", "PATH.2" …, and returns it in `name`. */
bool storage_save_beside(const char *path, const struct match *match, struct text *name,
                         struct fault *fault);

#endif
