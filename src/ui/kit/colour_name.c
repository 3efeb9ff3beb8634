/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/colour_name.h"

#include "base/i18n.h"

/* Where on the colour circle a name ends, in degrees from red. */
static const struct {
    float end;
    const char *name;
} names[] = {
    {20, NC_("colour", "red")},         {50, NC_("colour", "orange")},
    {72, NC_("colour", "yellow")},      {172, NC_("colour", "green")},
    {216, NC_("colour", "light blue")}, {252, NC_("colour", "blue")},
    {292, NC_("colour", "violet")},     {345, NC_("colour", "pink")},
    {360, NC_("colour", "red")},
};

static int largest(struct colour c)
{
    int most = c.r > c.g ? c.r : c.g;
    return most > c.b ? most : c.b;
}

static int spread(struct colour c)
{
    int least = c.r < c.g ? c.r : c.g;
    return largest(c) - (least < c.b ? least : c.b);
}

/* Degrees on the colour circle. */
static float hue_of(struct colour c)
{
    float all = (float)spread(c);
    int most = largest(c);
    float sixth = most == c.r   ? (float)(c.g - c.b) / all
                  : most == c.g ? 2 + (float)(c.b - c.r) / all
                                : 4 + (float)(c.r - c.g) / all;
    return 60 * (sixth < 0 ? sixth + 6 : sixth);
}

const char *colour_name(struct colour colour)
{
    int i = 0, most = largest(colour);
    if (spread(colour) * 8 <= most)
        return most > 200  ? C_("colour", "white")
               : most > 60 ? C_("colour", "grey")
                           : C_("colour", "black");
    while (hue_of(colour) >= names[i].end)
        i++;
    return tr_marked(names[i].name);
}
