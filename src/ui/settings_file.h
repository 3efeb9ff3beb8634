/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The settings on disk. Other instances and versions of the program may change them at the same
 * time, so each writes only what its player has changed. */
#ifndef UI_SETTINGS_FILE_H
#define UI_SETTINGS_FILE_H

#include "ui/preferences.h"

struct settings_change {
    struct preferences before, now;
};

/* Reads the settings over the defaults. False, with a sentence for the player, if not all of them
 * could be read. */
bool settings_file_read(struct preferences *preferences, struct fault *fault);

/* Writes what has changed. A file that cannot be read is never replaced. */
bool settings_file_write(const struct settings_change *change, struct fault *fault);

#endif
