/* What a picture may claim to be. A PNG of a few kilobytes can unfold to more than there is memory,
 * so its first bytes are asked before a decoder believes them. */
#ifndef UI_PICTURE_LIMITS_H
#define UI_PICTURE_LIMITS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/fault.h"

enum { PICTURE_SIDE_MAX = 4096, PICTURE_BYTES_MAX = 32 << 20 };

/* The beginning of a picture's file, or all of it; false, with the reason. */
bool picture_is_allowed(const void *data, size_t size, struct fault *fault);

#endif
