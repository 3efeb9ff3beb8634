/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* An error in one sentence, for the person who caused it (a file, an option, a move). Functions
 * that can fail for such reasons return false and fill one of these. */
#ifndef BASE_FAULT_H
#define BASE_FAULT_H

#include <stdbool.h>

struct fault {
    char text[320];
};

#if defined(__MINGW32__) /* with __USE_MINGW_ANSI_STDIO, set in meson.build */
#define PRINTF_LIKE(text, first) __attribute__((format(gnu_printf, text, first)))
#elif defined(__GNUC__)
#define PRINTF_LIKE(text, first) __attribute__((format(printf, text, first)))
#else
#define PRINTF_LIKE(text, first)
#endif

/* Fills the fault (may be NULL) and returns false, to allow `return fault_set(...)`. */
bool fault_set(struct fault *fault, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
