/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/wide.h"

#include <windows.h>

#include "base/text.h"

wchar_t *wide_from_utf8(const char *text)
{
    int length = MultiByteToWideChar(CP_UTF8, 0, text, -1, NULL, 0);
    wchar_t *result = memory_resize(NULL, (size_t)(length + 1) * sizeof *result);
    result[0] = 0;
    MultiByteToWideChar(CP_UTF8, 0, text, -1, result, length);
    return result;
}
