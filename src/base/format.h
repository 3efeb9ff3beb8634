/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* printf for translated texts: sentences of other languages name their arguments in another order,
 * "%2$s %1$s", which the C library of Windows does not understand. */
#ifndef BASE_FORMAT_H
#define BASE_FORMAT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include "base/fault.h"

/* As snprintf, vsnprintf, fprintf and vfprintf. */
int format_text(char *text, size_t size, const char *format, ...) PRINTF_LIKE(3, 4);
int format_list(char *text, size_t size, const char *format, va_list arguments) PRINTF_LIKE(3, 0);
int format_print(FILE *file, const char *format, ...) PRINTF_LIKE(2, 3);
int format_print_list(FILE *file, const char *format, va_list arguments) PRINTF_LIKE(2, 0);

#endif
