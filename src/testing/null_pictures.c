/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Pictures of the null platform: only their names. */
#include <stdio.h>
#include <string.h>

#include "testing/null_platform.h"
#include "ui/kit/canvas.h"

const char *null_picture_lost;
char null_picture_missed[96];

enum { PICTURES_MAX = 2048, TRIES = 64 };
static char names[PICTURES_MAX][96]; /* by hash; a picture's number is its place, never 0 */

static unsigned hash_of(const char *text)
{
    unsigned hash = 2166136261u;
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 16777619u;
    return hash;
}

int picture_find(const char *file)
{
    if (null_picture_lost && strstr(file, null_picture_lost))
        return PICTURE_NONE;
    if (strstr(file, "/glow_")) /* men of the default theme do not shine */
        return PICTURE_NONE;
    for (unsigned i = 0, hash = hash_of(file); i < TRIES; i++) {
        int place = 1 + (int)((hash + i) % (PICTURES_MAX - 1));
        if (names[place][0] == '\0')
            snprintf(names[place], sizeof names[place], "%s", file);
        if (strcmp(names[place], file) == 0)
            return place;
    }
    return PICTURE_NONE;
}

void picture_report_missing(const char *file)
{
    snprintf(null_picture_missed, sizeof null_picture_missed, "%s", file);
}

const char *null_picture_name(int picture)
{
    return names[picture];
}
