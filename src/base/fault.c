/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/fault.h"

#include <stdarg.h>

#include "base/format.h"

bool fault_set(struct fault *fault, const char *format, ...)
{
    if (fault) {
        va_list arguments;
        va_start(arguments, format);
        format_list(fault->text, sizeof fault->text, format, arguments);
        va_end(arguments);
    }
    return false;
}
