/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The placeholders in a text: printf's conversions and {names}. A translation whose placeholders
 * differ from the original's would read missing arguments. */
#ifndef BASE_PLACEHOLDERS_H
#define BASE_PLACEHOLDERS_H

#include <stdbool.h>

/* Whether `text` can replace `original`: the same values of the same types, in any order
 * ("%2$s", see base/format.h). With `may_drop` it may leave some out, as "one man" does for "%d
 * men". An original that is not a format at all (a lone "%") allows everything. */
bool placeholders_match(const char *original, const char *text, bool may_drop);

#endif
