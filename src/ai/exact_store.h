/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A solved board's table in a file. Written whole or not at all; opening reads little of it: each
 * part is read and verified when one of its values is first needed. */
#ifndef AI_EXACT_STORE_H
#define AI_EXACT_STORE_H

#include <stddef.h>
#include <stdint.h>

#include "base/fault.h"

bool exact_store_write(const char *path, const char *name, const uint8_t *table, size_t size,
                       struct fault *fault);

/* NULL, with the reason, if there is no such file or it is not the complete table of that name. */
struct exact_store;
struct exact_store *exact_store_open(const char *path, const char *name, size_t size,
                                     struct fault *fault);
void exact_store_close(struct exact_store *store);

/* The value at `index`; false if that part of the file is damaged. Thread-safe. */
bool exact_store_value(struct exact_store *store, size_t index, uint8_t *value);

#endif
