/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "core/allowance.h"

#include <stdio.h>

struct allowance allowance_of(int count)
{
    return (struct allowance){.limited = true, .allowed = (uint8_t)count};
}

int allowance_left(const struct allowance *allowance)
{
    return allowance->limited ? allowance_parts_left(allowance) / AID_PARTS : AID_UNLIMITED;
}

int allowance_parts_left(const struct allowance *allowance)
{
    return allowance->limited
               ? (allowance->allowed - allowance->used) * AID_PARTS - allowance->parts
               : AID_UNLIMITED;
}

void allowance_use(struct allowance *allowance, int parts)
{
    int used = allowance->used * AID_PARTS + allowance->parts + parts;
    if (!allowance->limited)
        return;
    allowance->used = (uint8_t)(used / AID_PARTS);
    allowance->parts = (uint8_t)(used % AID_PARTS);
}

void allowance_format(const struct allowance *allowance, char text[ALLOWANCE_TEXT])
{
    unsigned used = allowance->used, parts = allowance->parts, allowed = allowance->allowed;
    if (parts > 0)
        snprintf(text, ALLOWANCE_TEXT, "%u+%u/%d of %u", used, parts, AID_PARTS, allowed);
    else
        snprintf(text, ALLOWANCE_TEXT, "%u of %u", used, allowed);
}

/* One or two digits. */
static const char *read_count(const char *text, uint8_t *count)
{
    int digits = 0;
    *count = 0;
    for (; text[digits] >= '0' && text[digits] <= '9' && digits < 2; digits++)
        *count = (uint8_t)(*count * 10 + (text[digits] - '0'));
    return digits ? text + digits : NULL;
}

/* "+1/3", or nothing. */
static const char *read_parts(const char *text, uint8_t *parts)
{
    if (text[0] != '+')
        return text;
    *parts = (uint8_t)(text[1] - '0');
    return text[1] > '0' && text[1] < '0' + AID_PARTS && text[2] == '/' &&
                   text[3] == '0' + AID_PARTS
               ? text + 4
               : NULL;
}

bool allowance_parse(const char *text, struct allowance *allowance)
{
    static const char between[] = " of ";
    struct allowance read = {.limited = true};
    if (!(text = read_count(text, &read.used)) || !(text = read_parts(text, &read.parts)))
        return false;
    for (const char *letter = between; *letter; letter++)
        if (*text++ != *letter)
            return false;
    if (!(text = read_count(text, &read.allowed)) || *text ||
        read.used + (read.parts > 0) > read.allowed)
        return false;
    *allowance = read;
    return true;
}

const char *aid_word(enum aid aid)
{
    return aid == AID_HINT ? "hints" : "take-backs";
}
