/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/veil.h"

#include <stdint.h>
#include <string.h>

#include "base/rng.h"

/* Each byte becomes two of these; none is a vowel, so that no words appear by chance. */
static const char letters[] = "bcdfghjklmnpqrst";

/* A checksum of the plain text, which also seeds the veil: equal setups look equal, different ones
 * completely different. */
static unsigned checksum(const char *plain, size_t length)
{
    uint32_t sum = 2166136261u;
    for (size_t i = 0; i < length; i++)
        sum = (sum ^ (unsigned char)plain[i]) * 16777619u;
    return (sum ^ sum >> 16) & 0xffff;
}

static void add_byte(struct text *out, unsigned byte)
{
    char pair[2] = {letters[byte >> 4 & 15], letters[byte & 15]};
    text_add_bytes(out, pair, 2);
}

static bool take_byte(const char *pair, unsigned *byte)
{
    const char *high = pair[0] ? strchr(letters, pair[0]) : NULL;
    const char *low = high && pair[1] ? strchr(letters, pair[1]) : NULL;
    if (!low)
        return false;
    *byte = (unsigned)(high - letters) << 4 | (unsigned)(low - letters);
    return true;
}

void veil(const char *plain, struct text *out)
{
    unsigned check = checksum(plain, strlen(plain));
    struct rng rng = {.state = check};
    add_byte(out, check >> 8);
    add_byte(out, check & 0xff);
    for (; *plain; plain++)
        add_byte(out, ((unsigned char)*plain ^ (unsigned)rng_next(&rng)) & 0xff);
}

bool unveil(const char *veiled, struct text *out)
{
    unsigned high, low;
    if (!take_byte(veiled, &high) || !take_byte(veiled + 2, &low))
        return false;
    unsigned check = high << 8 | low;
    struct rng rng = {.state = check};
    size_t start = out->length;
    for (veiled += 4; *veiled; veiled += 2) {
        unsigned byte;
        if (!take_byte(veiled, &byte))
            return false;
        char plain = (char)((byte ^ (unsigned)rng_next(&rng)) & 0xff);
        if (plain < ' ' || plain > '~')
            return false;
        text_add_bytes(out, &plain, 1);
    }
    return out->length > start && checksum(out->data + start, out->length - start) == check;
}
