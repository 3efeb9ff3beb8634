/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Compares the journal with people and saved games, for `records --check`. */
#ifndef CLI_RECORDS_CHECK_H
#define CLI_RECORDS_CHECK_H

#include <stdbool.h>

/* Prints what it finds; returns the exit code. `repair` mends what it can. */
int records_check(const char *folder, bool repair);

#endif
