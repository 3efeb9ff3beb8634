/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A match as text that a person can read and edit: a header, then numbered moves. See
 * docs/save-format.md. Loading replays the moves, so a save cannot describe an illegal game. */
#ifndef CORE_SAVE_H
#define CORE_SAVE_H

#include "base/text.h"
#include "core/match.h"

/* Format 2 adds a title and a last line that proves the file complete. */
enum { SAVE_FORMAT = 2, SAVE_SIZE_MAX = 4 << 20 };

void save_write(const struct match *match, struct text *out);

/* Reads a save of `size` bytes (followed by a zero byte); `name` is the file's name in messages. On
 * success fills `match`, to be freed by the caller; on failure leaves it untouched and reports
 * where and why. */
bool save_read(const char *data, size_t size, const char *name, struct match *match,
               struct fault *fault);

/* The kind of a file, judged only by its first line. */
enum save_kind { SAVE_FOREIGN, SAVE_OURS, SAVE_NEWER };
enum save_kind save_kind(const char *data, size_t size);

/* The same for files. */
bool save_store(const struct match *match, const char *path, struct fault *fault);
bool save_load(const char *path, struct match *match, struct fault *fault);

#endif
