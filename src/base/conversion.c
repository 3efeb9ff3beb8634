/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/conversion.h"

#include <string.h>

/* Of a width or a precision: a text of ours has up to 200; a wrong one of billions would be padded
 * for minutes. */
enum { WIDTH_MAX = 999 };

static int read_digits(const char **at)
{
    int number = 0;
    for (; **at >= '0' && **at <= '9'; ++*at)
        number = number < 1000 ? number * 10 + (**at - '0') : number;
    return number;
}

/* "2$"; nothing is passed over if it is a width or something else, such as "0$", which names no
 * argument and is then no conversion at all. */
static int read_number(const char **at)
{
    const char *digits = *at;
    int number = read_digits(at);
    if (number > 0 && **at == '$')
        ++*at;
    else {
        *at = digits;
        number = 0;
    }
    return number;
}

/* A width or a precision: digits, or "*", which takes an argument; false if it is too large. */
static bool read_width(const char **at, struct conversion *conversion)
{
    if (**at != '*')
        return read_digits(at) <= WIDTH_MAX;
    ++*at;
    conversion->stars++;
    return true;
}

/* Letters that take the same argument count as the same. */
static int type_of(char letter, int length)
{
    static const char *const classes[] = {"di", "ouxX", "fFeEgGaA", "c", "s", "p"};
    for (int i = 0; i < (int)(sizeof classes / sizeof *classes); i++)
        if (letter && strchr(classes[i], letter))
            return classes[i][0] + 256 * length;
    return 0;
}

bool conversion_read(const char **at, struct conversion *conversion)
{
    *conversion = (struct conversion){.number = read_number(at), .layout = *at};
    *at += strspn(*at, "-+ #0'");
    bool fits = read_width(at, conversion);
    if (**at == '.') {
        ++*at;
        fits = read_width(at, conversion) && fits;
    }
    conversion->layout_length = (size_t)(*at - conversion->layout);
    for (; **at && strchr("hljztL", **at); ++*at)
        conversion->length =
            conversion->length * 8 % 4096 + 1 + (int)(strchr("hljztL", **at) - "hljztL");
    conversion->letter = **at;
    conversion->type = type_of(**at, conversion->length);
    *at += conversion->type != 0;
    return fits && conversion->type != 0 && !(conversion->number && conversion->stars);
}
