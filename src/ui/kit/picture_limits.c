/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/picture_limits.h"

#include <string.h>

#include "base/i18n.h"

static unsigned long big_endian(const unsigned char *bytes)
{
    return (unsigned long)bytes[0] << 24 | (unsigned long)bytes[1] << 16 |
           (unsigned long)bytes[2] << 8 | bytes[3];
}

bool picture_is_allowed(const void *data, size_t size, struct fault *fault)
{
    static const unsigned char signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    const unsigned char *bytes = data;
    if (size < 24 || memcmp(bytes, signature, sizeof signature) != 0 ||
        memcmp(bytes + 12, "IHDR", 4) != 0)
        return fault_set(fault, _("it is not a PNG picture"));
    unsigned long w = big_endian(bytes + 16), h = big_endian(bytes + 20);
    return (w > 0 && w <= PICTURE_SIDE_MAX && h > 0 && h <= PICTURE_SIDE_MAX) ||
           fault_set(fault, _("it has %lu×%lu pixels; at most %d×%d are shown"), w, h,
                     PICTURE_SIDE_MAX, PICTURE_SIDE_MAX);
}
