/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "naive.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

void naive_add(struct naive_moves *moves, const char *format, ...)
{
    assert(moves->count < NAIVE_MOVES);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(moves->text[moves->count++], NAIVE_TEXT, format, arguments);
    va_end(arguments);
}
