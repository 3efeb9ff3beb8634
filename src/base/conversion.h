/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* One conversion of a printf format, "%5.1f" or "%2$s", taken apart. */
#ifndef BASE_CONVERSION_H
#define BASE_CONVERSION_H

#include <stdbool.h>
#include <stddef.h>

struct conversion {
    int number;         /* of its argument, from 1; 0: the next one */
    const char *layout; /* flags, width and precision as written */
    size_t layout_length;
    int stars;  /* widths and precisions that are arguments themselves, "%*d" */
    int length; /* of the modifiers "l", "ll", "z" …: equal only for the same ones */
    char letter;
    int type; /* equal if they take the same kind of argument */
};

/* Reads what follows a "%", which is not "%%", and moves past it; false if it is no conversion that
 * a text of ours may have. Numbered widths, "%1$*2$d", are none. */
bool conversion_read(const char **at, struct conversion *conversion);

#endif
