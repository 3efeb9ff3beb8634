/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Limits on pictures. A PNG of a few kilobytes can expand to more than the memory there is, so its
 * header is checked before it is decoded. */
#ifndef UI_PICTURE_LIMITS_H
#define UI_PICTURE_LIMITS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/fault.h"

enum { PICTURE_SIDE_MAX = 4096, PICTURE_BYTES_MAX = 32 << 20 };

/* Checks the beginning of a picture's file, or all of it. */
bool picture_is_allowed(const void *data, size_t size, struct fault *fault);

#endif
