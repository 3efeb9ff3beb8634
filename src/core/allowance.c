#include "core/allowance.h"

#include <stdio.h>

struct allowance allowance_of(int count)
{
    return (struct allowance){.limited = true, .allowed = (uint8_t)count};
}

int allowance_left(const struct allowance *allowance)
{
    return allowance->limited ? allowance->allowed - allowance->used : AID_UNLIMITED;
}

void allowance_format(const struct allowance *allowance, char text[ALLOWANCE_TEXT])
{
    snprintf(text, ALLOWANCE_TEXT, "%u of %u", (unsigned)allowance->used,
             (unsigned)allowance->allowed);
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

bool allowance_parse(const char *text, struct allowance *allowance)
{
    static const char between[] = " of ";
    struct allowance read = {.limited = true};
    if (!(text = read_count(text, &read.used)))
        return false;
    for (const char *letter = between; *letter; letter++)
        if (*text++ != *letter)
            return false;
    if (!(text = read_count(text, &read.allowed)) || *text || read.used > read.allowed)
        return false;
    *allowance = read;
    return true;
}

const char *aid_word(enum aid aid)
{
    return aid == AID_HINT ? "hints" : "take-backs";
}
