/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Converts to UTF-16, which Windows expects. */
#ifndef BASE_WIDE_H
#define BASE_WIDE_H

#include <stddef.h>

wchar_t *wide_from_utf8(const char *text); /* from malloc */

#endif
